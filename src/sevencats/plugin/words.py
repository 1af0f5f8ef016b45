"""The texts of one table, for the terminal, replays and the server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from sevencats.kernel import Decision, Event, State
from sevencats.kernel.views import View
from sevencats.plugin.reading import Reading
from sevencats.text import Narration, Texts


class Words(Protocol):
    """Describes one table in one language. ``names`` are those of the players by seat."""

    texts: Texts
    names: Sequence[str]
    #: True if ``reading`` and ``status`` ever return anything, so that callers can skip them.
    has_status: bool

    def title(self) -> str:
        """The game and the mode."""
        ...

    def events(self, events: Sequence[Event], seat: int | None) -> Narration:
        """Sentences for events, as a seat (None: a spectator) sees them; events are redacted."""
        ...

    def heading(self, event: Event) -> str:
        """The heading of the part that an event begins; empty if it begins none."""
        ...

    def question(self, decision: Decision) -> str:
        """The text of a question."""
        ...

    def option(self, decision: Decision, key: str, view: View) -> str:
        """The text of an option; ``view`` is that of the seat that is asked."""
        ...

    def shows_table(self, decision: Decision, view: View) -> bool:
        """Return whether the terminal prints the whole table before this question."""
        ...

    def table(self, view: View) -> list[str]:
        """The whole table."""
        ...

    def hand(self, view: View, seat: int) -> list[str]:
        """The hand of a seat, one card per line."""
        ...

    def hand_line(self, view: View, seat: int) -> str:
        """The hand of a seat in one line; empty if it holds none."""
        ...

    def standing(self, decision: Decision, events: Sequence[Event], view: View) -> str:
        """A summary after a pick; empty where there is nothing to say."""
        ...

    def reading(self, view: View) -> Reading | None:
        """The card that is being read aloud and waits for a choice, or None."""
        ...

    def status(self, view: View) -> list[str]:
        """Sentences about things in no zone: a track, the seats that are ready."""
        ...

    def readings(self, events: Sequence[Event]) -> list[Reading]:
        """Readings from events (redacted): results of choices."""
        ...


#: Makes the words of a table from any state of it; without names the seats go by their labels.
WordsMaker = Callable[[Any, Texts, Sequence[str]], Words]


class PlainWords:
    """Words for a game without texts: ids and keys."""

    has_status = False

    def __init__(self, state: State, texts: Texts, names: Sequence[str] = ()) -> None:
        self.texts = texts
        self.names = names or state.game.seat_names(state)
        self._state = state

    def title(self) -> str:
        """The id of the game."""
        return self._state.game.name

    def events(self, events: Sequence[Event], seat: int | None) -> Narration:
        """One line for each event: who, what, which card."""
        return Narration([self._event(event) for event in events], frozenset())

    def heading(self, event: Event) -> str:
        """The kernel knows no parts of a game."""
        return ""

    def question(self, decision: Decision) -> str:
        """The kind of question, and what it is about."""
        return f"{decision.kind}: {decision.source}" if decision.source else decision.kind

    def option(self, decision: Decision, key: str, view: View) -> str:
        """The key itself."""
        return key

    def shows_table(self, decision: Decision, view: View) -> bool:
        """Always, because nothing else shows where the cards are."""
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
        """Empty: the events say it."""
        return ""

    def reading(self, view: View) -> Reading | None:
        """Nothing is read aloud."""
        return None

    def status(self, view: View) -> list[str]:
        """Empty: the public facts say it."""
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
