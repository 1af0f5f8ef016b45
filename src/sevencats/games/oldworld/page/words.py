"""A table of Old World in words."""

from __future__ import annotations

from collections.abc import Sequence

from sevencats.games.oldworld.page.readings import CardReader
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.terminal.lines.table import TableText
from sevencats.games.oldworld.text.log import narration
from sevencats.games.oldworld.text.log_names import names_of
from sevencats.games.oldworld.text.options import describe_option, describe_question
from sevencats.kernel import Decision, Event
from sevencats.kernel.views import View
from sevencats.plugin.reading import Reading
from sevencats.text import Narration, Texts


class OldWorldWords:
    """Describe one table."""

    has_status = True

    def __init__(self, state: OldWorldState, texts: Texts, names: Sequence[str] = ()) -> None:
        table = state.table
        self.texts = texts
        self.names = names or table.seats
        self.words = TableText(texts, table.content, self.names)
        self._mode = table.config.mode
        self._seats = table.seats
        self._log_names = names_of(state, self.names)
        self._reader = CardReader(texts, table.content)

    def title(self) -> str:
        """Game and mode."""
        return f"The Witcher: Old World, {self.texts(f'ow-mode-{self._mode}')}"

    def events(self, events: Sequence[Event], seat: int | None) -> Narration:
        """The log."""
        return narration(events, seat, self._log_names, self.texts)

    def heading(self, event: Event) -> str:
        """A turn begins."""
        if event.kind != "turn":
            return ""
        return self.texts("ow-replay-turn", n=event.args[0], name=self.names[event.seat])

    def question(self, decision: Decision) -> str:
        """The question."""
        return describe_question(decision, self.texts, self._log_names.content)

    def option(self, decision: Decision, key: str, view: View) -> str:
        """The options."""
        content = self._log_names.content
        return describe_option(decision, key, view, self.texts, content, self.names)

    def shows_table(self, decision: Decision, view: View) -> bool:
        """Show the table when a turn begins."""
        moved: bool = view.public.turn.moved
        return decision.kind == "phase1" and not moved

    def table(self, view: View) -> list[str]:
        """Monsters, witchers and the pool."""
        return self.words.lines(view)

    def hand(self, view: View, seat: int) -> list[str]:
        """The hand with the facts of its cards."""
        return self.words.hand(view, seat)

    def hand_line(self, view: View, seat: int) -> str:
        """The names of the cards."""
        cards = [card for card in view.zones[f"{self._seats[seat]}.hand"] if card]
        return self.words.names("action", sorted(cards))

    def standing(self, decision: Decision, events: Sequence[Event], view: View) -> str:
        """The log has the changes."""
        return ""

    def reading(self, view: View) -> Reading | None:
        """The story or event whose option is to be chosen."""
        return self._reader.open_card(view)

    def status(self, view: View) -> list[str]:
        """The standing of expansions: tracks, tokens, who is ready."""
        return self.words.status(view.public)

    def readings(self, events: Sequence[Event]) -> list[Reading]:
        """Results of choices, and events without one."""
        return self._reader.results(events)
