"""Help for a person at a Gwent table: how a card's strength is computed, and the outcome of each
play. Plays are tried on the seat's own blindfolded table, so they cannot reveal anything that the
seat does not know."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sevencats.games.gwent.cards.flags import BOND, HERO, UNIT
from sevencats.games.gwent.cards.model import ROWS
from sevencats.games.gwent.page.insight_types import CardAt, GwentInsight, PlayOutcome, Steps
from sevencats.games.gwent.page.reasons import decks, reasons
from sevencats.games.gwent.rules.frames import Arrange, Turn
from sevencats.games.gwent.rules.leadership import TREACHEROUS, sides_led_by
from sevencats.games.gwent.rules.strength import explain, forces, totals, weather_rows
from sevencats.games.gwent.rules.turns import PASS
from sevencats.games.gwent.state import Force, GwentState
from sevencats.kernel.decisions import Decision
from sevencats.kernel.engine import take_until
from sevencats.kernel.views import blindfold


def insight(state: GwentState, seat: int | None) -> GwentInsight:
    """Return the facts that help ``seat`` (None: a spectator) to understand the table."""
    faces = decks(state, seat) if state.table.mode.decks > 1 else None
    if seat is None:
        return GwentInsight(_why(state), {}, {}, {}, faces)
    why = reasons(state, seat)
    return GwentInsight(_why(state), _plays(state, seat), why.cannot, why.goes, faces)


class _Explained(NamedTuple):
    """The last explained state with its open decisions and the explanation, kept because all
    viewers of a table see the same state."""

    state: GwentState
    asked: tuple[int, ...]
    why: dict[str, list[Steps]]


_explained: _Explained | None = None


def _why(state: GwentState) -> dict[str, list[Steps]]:
    global _explained
    # A state that has moved on since then has other decisions open.
    asked = tuple(decision.id for decision in state.pending)
    if _explained is None or _explained.state is not state or _explained.asked != asked:
        _explained = _Explained(state, asked, explain_rows(state))
    return _explained.why


def explain_rows(state: GwentState) -> dict[str, list[Steps]]:
    """Return the steps of every card in a row, by the row's zone."""
    why: dict[str, list[Steps]] = {}
    weather, spies = weather_rows(state), bool(sides_led_by(state, TREACHEROUS))
    for side, force in enumerate(forces(state)):
        for row in ROWS:
            zone = state.table.row(side, row)
            if state.zones[zone]:
                quiet = not spies and not weather >> row & 1 and _is_quiet(force, row)
                why[state.layout[zone].name] = [
                    _steps(state, sleeve, quiet) for sleeve in state.zones[zone]
                ]
    return why


def _is_quiet(force: Force, row: int) -> bool:
    """Return whether only bonds change strengths in a row."""
    return not force.morale[row] and not force.horn[row]


def _steps(state: GwentState, sleeve: int, quiet: bool) -> Steps:
    card = state.face[sleeve]
    bits = state.table.flags[card]
    # Most cards have their printed strength: nothing acts on heroes, nor in a quiet row.
    if bits & HERO or not bits & UNIT or (quiet and not bits & BOND):
        return _unchanged(state.table.strength[card] if bits & UNIT else 0)
    return Steps(**explain(state, sleeve))


@lru_cache(maxsize=64)
def _unchanged(printed: int) -> Steps:
    return Steps(
        printed=printed,
        weather=printed,
        bond=printed,
        morale=printed,
        horn=printed,
        result=printed,
    )


def _plays(state: GwentState, seat: int) -> dict[str, PlayOutcome]:
    turn = next((d for d in state.pending if d.seat == seat and d.kind == "turn"), None)
    # A virtual seat answers at once, from cards that nobody knows.
    if turn is None or state.virtual:
        return {}
    known = blindfold(state, seat)
    assert isinstance(known, GwentState)
    forces(known)  # all the copies then have the strengths of rows that a play does not touch
    trials = _Trials(known, seat)
    for index, (key, arg) in enumerate(zip(turn.keys, turn.args, strict=True)):
        if arg != PASS:
            trials.follow(key, arg, _after(known, turn, index))
    return trials.plays


#: Questions about where a card goes: a person answers them with the card in hand.
_PLACES = frozenset({"row", "receiver", "decoy", "colour"})


class _Trials:
    """The outcomes of a turn's options, tried one by one on copies of ``state``."""

    def __init__(self, state: GwentState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.plays: dict[str, PlayOutcome] = {}
        self._rows = tuple([zone for side in state.table.row_zone for zone in side])
        self._hands = {state.table.hand(seat) for seat in range(len(state.table.seating.seats))}
        self._lay = {sleeve for zone in self._rows for sleeve in state.zones[zone]}

    def follow(self, key: str, played: int, after: GwentState) -> None:
        """Add the outcome of ``key`` for each place where the person can put the card."""
        asked = next((d for d in after.pending if d.seat == self.seat and d.kind in _PLACES), None)
        if asked is None:
            self.plays[key] = self._outcome(played, after)
            return
        if isinstance(after.stack[-1], Arrange):
            # The rows are equally good: every answer has the same outcome.
            self.follow(key, played, _after(after, asked, 0))
            return
        # Colours have the same outcome, too, but the next question is named after the colour.
        places = asked.keys[:1] if asked.kind == "colour" else asked.keys
        for index, place in enumerate(places):
            self.follow(f"{key}/{place}", played, _after(after, asked, index))

    def _outcome(self, played: int, after: GwentState) -> PlayOutcome:
        gone: list[CardAt] = []
        back: list[CardAt] = []
        came: list[CardAt] = []
        for zone in self._rows:
            now, then = after.zones[zone], self.state.zones[zone]
            if now is then:  # copies share the zones in which nothing moved
                continue
            for sleeve in then:
                place = after.where[sleeve]
                if place not in self._rows:
                    (back if place in self._hands else gone).append(self._named(sleeve, zone))
            came += [self._named(s, zone) for s in now if s not in self._lay and s != played]
        return PlayOutcome(totals(after), gone, back, came, self._choice(after))

    def _choice(self, after: GwentState) -> list[str]:
        """Return the cards from which one comes back next; discard piles are public."""
        asked = (d for d in after.pending if d.seat == self.seat and d.kind == "revive")
        return [key.rpartition(":")[2] for decision in asked for key in decision.keys]

    def _named(self, sleeve: int, zone: int) -> CardAt:
        state = self.state
        return CardAt(state.layout[zone].name, state.game.card_name(state, state.face[sleeve]))


def _after(state: GwentState, decision: Decision, index: int) -> GwentState:
    tried = state.copy()
    # The next player's options do not matter here, and listing them would take the longest.
    take_until(tried, decision, index, Turn)
    return tried
