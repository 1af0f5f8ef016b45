"""The texts of stories and events to be read aloud, in one language: the choice first, the result
of the chosen option after it, and never anything else."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import CardOption
from sevencats.games.oldworld.rules.explore import Reading as Card
from sevencats.games.oldworld.text import cards as cardtext
from sevencats.games.oldworld.text.lines import lines_text
from sevencats.kernel.events import Event
from sevencats.kernel.views import View
from sevencats.plugin.reading import Reading, ReadingOption
from sevencats.text import Texts


def _own_card(view: View) -> Card | None:
    """A card that only the viewer reads, where all act at the same time."""
    for decision in view.decisions:
        if decision.kind in ("story", "event"):
            name = view.public.seats[decision.seat]
            return Card(decision.kind, decision.source, name, name, {})
    return None


class CardReader:
    """Find the words of one table's cards."""

    def __init__(self, texts: Texts, content: Content) -> None:
        self.texts = texts
        self.content = content

    def open_card(self, view: View) -> Reading | None:
        """The card whose option is to be chosen now; options are closed that the viewer, if asked,
        cannot pay for."""
        read = view.public.reading or _own_card(view)
        if read is None:
            return None
        seats = view.public.seats
        closed = {key for decision in view.decisions for key in decision.closed}
        records = self.content.stories if read.kind == "story" else self.content.events
        options = records[read.id].options
        return Reading(
            stage="choice",
            kind=read.kind,
            id=read.id,
            title=self._title(read.kind, read.id),
            text=self._text(read.kind, read.id, "intro"),
            seat=seats.index(read.seat),
            reader=seats.index(read.reader),
            options=tuple(
                self._option(read.kind, read.id, letter, choice, closed)
                for letter, choice in sorted(options.items())
            ),
        )

    def results(self, events: Sequence[Event]) -> list[Reading]:
        """The results of choices, and events without a choice."""
        return [found for event in events if (found := self._result(event)) is not None]

    def again(self, name: str, events: Sequence[Event]) -> list[str]:
        """The cards of that title, id or number that were read in these events: what was read
        aloud, the choice and its result, a paragraph each."""
        wanted = name.casefold().replace("_", " ").strip()
        paragraphs: list[str] = []
        for event in events:
            if event.kind in ("story_read", "event_read"):
                kind, ident = event.kind.partition("_")[0], str(event.args[1])
            elif event.kind in ("story_option", "event_option", "outcome"):
                kind = "story" if event.kind == "story_option" else "event"
                ident = str(event.args[0])
            elif event.kind == "branch":
                kind, ident = str(event.args[0]), str(event.args[1])
            else:
                continue
            title = self._title(kind, ident)
            if wanted in (ident.replace("_", " "), title.casefold()):
                paragraphs += self._paragraphs(event, kind, ident, title)
        return [paragraph for paragraph in paragraphs if paragraph]

    def _paragraphs(self, event: Event, kind: str, ident: str, title: str) -> list[str]:
        if event.kind.endswith("_read"):
            parts = [self._text(kind, ident, part) for part in ("intro", "result")]
            return [title, *parts]
        result = self._result(event)
        return [] if result is None else [result.chosen, result.text]

    def _result(self, event: Event) -> Reading | None:
        if event.kind in ("story_option", "event_option"):
            kind, ident, letter = event.kind.partition("_")[0], str(event.args[0]), event.args[1]
            chosen = self._text(kind, ident, str(letter)) or str(letter)
            text = self._text(kind, ident, f"{letter}-result")
            result = self._read(event.seat, kind, ident, text)
            intro = self._text(kind, ident, "intro")
            return msgspec.structs.replace(result, chosen=chosen, intro=intro)
        if event.kind == "event_read":
            reader, ident = int(event.args[0]), str(event.args[1])
            if self.content.events[ident].options:
                return None  # its options are open now
            parts = [self._text("event", ident, part) for part in ("intro", "result")]
            text = "\n".join(part for part in parts if part)
            return self._read(event.seat, "event", ident, text, reader)
        if event.kind == "outcome":
            ident, band = str(event.args[0]), event.args[1]
            return self._read(
                event.seat, "event", ident, self._text("event", ident, f"band-{band}")
            )
        if event.kind == "branch":
            card, of, letter, band = map(str, event.args)
            text = self._text(card, of, f"{letter}-band-{band}")
            return self._read(event.seat, card, of, text) if text else None
        return None

    def _read(self, seat: int, kind: str, ident: str, text: str, reader: int = -1) -> Reading:
        return Reading(
            stage="result",
            kind=kind,
            id=ident,
            title=self._title(kind, ident),
            text=text,
            seat=seat,
            reader=reader,
        )

    def _option(
        self, kind: str, ident: str, letter: str, choice: CardOption, closed: set[str]
    ) -> ReadingOption:
        key = f"option:{letter}"
        text = self._text(kind, ident, letter) or letter
        return ReadingOption(key, text, lines_text(self.texts, choice.cost), key in closed)

    def _title(self, kind: str, ident: str) -> str:
        return cardtext.name(self.texts, self.content, kind, ident)

    def _text(self, kind: str, ident: str, part: str) -> str:
        """A text of a card; empty where a pack brings none."""
        key = f"{kind}-{ident.replace('_', '-')}-{part}"
        text = self.texts(key)
        return "" if text == key else text
