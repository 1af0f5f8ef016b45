"""A table of Gwent in words."""

from __future__ import annotations

from collections.abc import Sequence

from sevencats.gwent.state import GwentState
from sevencats.gwent.text.log import describe_option, describe_question, names_of, narration
from sevencats.gwent.text.words import list_cards
from sevencats.kernel import CHANCE, Decision, Event
from sevencats.kernel.views import View
from sevencats.kit.reading import Reading
from sevencats.kits.gwent.table_text import TableText
from sevencats.text import Narration, Texts

#: What is asked before the first turn.
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
        """Game and mode."""
        return f"Gwent, {self.texts(f'mode-{self._mode}')}"

    def events(self, events: Sequence[Event], seat: int | None) -> Narration:
        """The log."""
        return narration(events, seat, self._log_names, self.texts)

    def heading(self, event: Event) -> str:
        """A round begins."""
        return self.texts("replay-round", round=event.args[0]) if event.kind == "round" else ""

    def question(self, decision: Decision) -> str:
        """What is asked."""
        return describe_question(decision, self.texts)

    def option(self, decision: Decision, key: str, view: View) -> str:
        """What may be answered."""
        return describe_option(decision, key, view, self.texts, self.names)

    def shows_table(self, decision: Decision, view: View) -> bool:
        """The table is printed before a turn."""
        return decision.kind == "turn"

    def table(self, view: View) -> list[str]:
        """Rows, totals and weather."""
        return self.words.lines(view)

    def hand(self, view: View, seat: int) -> list[str]:
        """The hand with the facts of its cards."""
        return self.words.hand(view, seat)

    def hand_line(self, view: View, seat: int) -> str:
        """The names of the cards."""
        cards = [card for card in view.zones[f"{self._seats[seat]}.hand"] if card]
        return list_cards(self.texts, sorted(cards))

    def standing(self, decision: Decision, events: Sequence[Event], view: View) -> str:
        """The totals, if somebody has acted. A scored round has logged its own."""
        if decision.seat == CHANCE or decision.kind in _BEFORE or not events:
            return ""
        if any(event.kind == "scored" for event in events):
            return ""
        return self.texts("replay-totals", scores=self.words.scores(view))

    def status(self, view: View) -> list[str]:
        """The board shows it."""
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
