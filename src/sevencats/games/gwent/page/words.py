"""Describe a table of Gwent in words."""

from __future__ import annotations

from collections.abc import Sequence

from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.terminal.table_text import TableText
from sevencats.games.gwent.text.log import (
    describe_option,
    describe_question,
    names_of,
    narration,
)
from sevencats.games.gwent.text.words import list_cards
from sevencats.kernel import CHANCE, Decision, Event
from sevencats.kernel.views import View
from sevencats.plugin.reading import Reading
from sevencats.text import Narration, Texts

#: Kinds of questions before the first turn.
_BEFORE = ("starter", "redraw", "deck")


class GwentWords:
    """Describes one table. Without names the two of a solo game are called by their parts."""

    has_status = False

    def __init__(self, state: GwentState, texts: Texts, names: Sequence[str] = ()) -> None:
        self.texts = texts
        self.names = names or _usual_names(state, texts)
        self.words = TableText(texts, self.names)
        self._mode = state.table.mode.id
        self._seats = state.table.seating.seats
        self._log_names = names_of(state, self.names)

    def title(self) -> str:
        """Return game and mode."""
        return f"Gwent, {self.texts(f'mode-{self._mode}')}"

    def events(self, events: Sequence[Event], seat: int | None) -> Narration:
        """Return the lines of the log."""
        return narration(events, seat, self._log_names, self.texts)

    def heading(self, event: Event) -> str:
        """Return the heading of a new round."""
        return self.texts("replay-round", round=event.args[0]) if event.kind == "round" else ""

    def question(self, decision: Decision) -> str:
        """Return the text of a question."""
        return describe_question(decision, self.texts)

    def option(self, decision: Decision, key: str, view: View) -> str:
        """Return the text of an option."""
        return describe_option(decision, key, view, self.texts, self.names)

    def shows_table(self, decision: Decision, view: View) -> bool:
        """Return whether to print the table: only before a turn."""
        return decision.kind == "turn"

    def table(self, view: View) -> list[str]:
        """Return rows, totals and weather."""
        return self.words.lines(view)

    def hand(self, view: View, seat: int) -> list[str]:
        """Return the hand with the facts of its cards."""
        return self.words.hand(view, seat)

    def hand_line(self, view: View, seat: int) -> str:
        """Return the names of the cards."""
        cards = [card for card in view.zones[f"{self._seats[seat]}.hand"] if card]
        return list_cards(self.texts, sorted(cards))

    def standing(self, decision: Decision, events: Sequence[Event], view: View) -> str:
        """Return the totals if a player has acted. A scored round has logged its own."""
        if decision.seat == CHANCE or decision.kind in _BEFORE or not events:
            return ""
        if any(event.kind == "scored" for event in events):
            return ""
        return self.texts("replay-totals", scores=self.words.scores(view))

    def status(self, view: View) -> list[str]:
        """Return nothing: the board shows the status."""
        return []

    def reading(self, view: View) -> Reading | None:
        """Nothing is read aloud."""
        return None

    def readings(self, events: Sequence[Event]) -> list[Reading]:
        """Nothing is read aloud."""
        return []


def _usual_names(state: GwentState, texts: Texts) -> Sequence[str]:
    if state.table.mode.solo:
        return texts("play-name-solo"), texts("play-name-opponent")
    return state.table.seating.seats
