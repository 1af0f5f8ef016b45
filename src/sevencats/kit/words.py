"""The texts of one table, for the terminal, replays and the server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from sevencats.kernel import Decision, Event, State
from sevencats.kernel.views import View
from sevencats.kit.reading import Reading
from sevencats.text import Narration, Texts


class Words(Protocol):
    """Describes one table in one language. ``names`` are those of the players by seat."""

    texts: Texts
    names: Sequence[str]
    #: Whether ``reading`` and ``status`` ever say anything: else nobody has to look for them.
    has_status: bool

    def title(self) -> str:
        """What is played: the game and the mode."""
        ...

    def events(self, events: Sequence[Event], seat: int | None) -> Narration:
        """What happened, for a seat (None: a spectator); events are redacted."""
        ...

    def heading(self, event: Event) -> str:
        """The heading of the part that an event begins; empty if it begins none."""
        ...

    def question(self, decision: Decision) -> str:
        """What a decision asks."""
        ...

    def option(self, decision: Decision, key: str, view: View) -> str:
        """What an option says; ``view`` is that of the seat that is asked."""
        ...

    def shows_table(self, decision: Decision, view: View) -> bool:
        """Whether the terminal prints the whole table before this question."""
        ...

    def table(self, view: View) -> list[str]:
        """The whole table."""
        ...

    def hand(self, view: View, seat: int) -> list[str]:
        """The hand of a seat, a card a line."""
        ...

    def hand_line(self, view: View, seat: int) -> str:
        """The hand of a seat in one line; empty if it holds none."""
        ...

    def standing(self, decision: Decision, events: Sequence[Event], view: View) -> str:
        """How things stand after a pick; empty where there is nothing to say."""
        ...

    def reading(self, view: View) -> Reading | None:
        """The card that is read aloud now and waits for a choice; None: none is."""
        ...

    def status(self, view: View) -> list[str]:
        """How things stand that lie in no zone, in sentences: a track, who is ready."""
        ...

    def readings(self, events: Sequence[Event]) -> list[Reading]:
        """What events (redacted) give to read: results of choices that were made."""
        ...


#: Makes the words of a table from any state of it; without names the seats go by their labels.
WordsMaker = Callable[[Any, Texts, Sequence[str]], Words]


class PlainWords:
    """Ids and keys: all that the kernel knows about a table."""

    has_status = False

    def __init__(self, state: State, texts: Texts, names: Sequence[str] = ()) -> None:
        self.texts = texts
        self.names = names or state.game.seat_names(state)
        self._state = state

    def title(self) -> str:
        """The id of the game."""
        return self._state.game.name

    def events(self, events: Sequence[Event], seat: int | None) -> Narration:
        """A line for each event: who, what, which card."""
        return Narration([self._event(event) for event in events], frozenset())

    def heading(self, event: Event) -> str:
        """No part of a game is known."""
        return ""

    def question(self, decision: Decision) -> str:
        """The kind of question, and what it is about."""
        return f"{decision.kind}: {decision.source}" if decision.source else decision.kind

    def option(self, decision: Decision, key: str, view: View) -> str:
        """The key."""
        return key

    def shows_table(self, decision: Decision, view: View) -> bool:
        """Nothing else says where the cards are."""
        return True

    def table(self, view: View) -> list[str]:
        """The public facts and the zones; hidden cards are only counted."""
        facts = [f"{name}: {value}" for name, value in view.to_data()["public"].items()]
        zones = [f"{name}: {self._cards(cards)}" for name, cards in view.zones.items() if cards]
        return [*facts, *zones]

    def hand(self, view: View, seat: int) -> list[str]:
        """The cards in zones that only this seat sees."""
        own = [zone.name for zone in self._state.layout if zone.sees == 1 << seat]
        return sorted(card for name in own for card in view.zones[name] if card)

    def hand_line(self, view: View, seat: int) -> str:
        """The same in one line."""
        return ", ".join(self.hand(view, seat))

    def standing(self, decision: Decision, events: Sequence[Event], view: View) -> str:
        """The events say it."""
        return ""

    def reading(self, view: View) -> Reading | None:
        """Nothing is read aloud."""
        return None

    def status(self, view: View) -> list[str]:
        """The public facts say it."""
        return []

    def readings(self, events: Sequence[Event]) -> list[Reading]:
        """Nothing is read aloud."""
        return []

    def _cards(self, cards: Sequence[str | None]) -> str:
        known = sorted(card for card in cards if card)
        hidden = len(cards) - len(known)
        return ", ".join([*known, *([self.texts("log-hidden", count=hidden)] if hidden else [])])

    def _event(self, event: Event) -> str:
        game = self._state.game
        parts = [event.kind]
        if event.seat >= 0:
            parts.insert(0, f"{self.names[event.seat]}:")
        if event.card >= 0:
            parts.append(game.card_name(self._state, event.card))
        if event.sleeve < 0:
            parts += map(str, event.args)
        return " ".join(parts)
