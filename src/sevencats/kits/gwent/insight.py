"""Help for a person at a Gwent table: how a card's strength is computed, and what a play would lead
to. The second is tried on the seat's own blindfolded table, so it cannot reveal anything that the
seat does not know."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sevencats.gwent.cards.flags import BOND, HERO, UNIT
from sevencats.gwent.cards.model import ROWS
from sevencats.gwent.rules.frames import Arrange, Turn
from sevencats.gwent.rules.leadership import TREACHEROUS, sides_led_by
from sevencats.gwent.rules.strength import explain, forces, totals, weather_rows
from sevencats.gwent.rules.turns import PASS
from sevencats.gwent.state import Force, GwentState
from sevencats.kernel.decisions import Decision
from sevencats.kernel.engine import take_until
from sevencats.kernel.views import blindfold
from sevencats.kits.gwent.insight_types import CardAt, GwentInsight, PlayOutcome, Steps
from sevencats.kits.gwent.reasons import decks, reasons


def insight(state: GwentState, seat: int | None) -> GwentInsight:
    """What helps ``seat`` (None: a spectator) to understand the table."""
    faces = decks(state, seat) if state.table.mode.decks > 1 else None
    if seat is None:
        return GwentInsight(_why(state), {}, {}, {}, faces)
    why = reasons(state, seat)
    return GwentInsight(_why(state), _plays(state, seat), why.cannot, why.goes, faces)


class _Explained(NamedTuple):
    """The state that was explained last, what it asked, and the explanation: all who look at a
    table look at the same state."""

    state: GwentState
    asked: tuple[int, ...]
    why: dict[str, list[Steps]]


_explained: _Explained | None = None


def _why(state: GwentState) -> dict[str, list[Steps]]:
    global _explained
    # A state that has gone on since then asks something else.
    asked = tuple(decision.id for decision in state.pending)
    if _explained is None or _explained.state is not state or _explained.asked != asked:
        _explained = _Explained(state, asked, explain_rows(state))
    return _explained.why


def explain_rows(state: GwentState) -> dict[str, list[Steps]]:
    """The steps of every card that lies in a row, by the row's zone."""
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
    """Whether nothing in a row changes strengths but bonds."""
    return not force.morale[row] and not force.horn[row]


def _steps(state: GwentState, sleeve: int, quiet: bool) -> Steps:
    card = state.face[sleeve]
    bits = state.table.flags[card]
    # Most cards count for what is printed on them: nothing acts on heroes, nor in a quiet row.
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
    # A virtual player answers at once, from cards that nobody knows.
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
    """What the options of a turn come to, tried one by one on copies of ``state``."""

    def __init__(self, state: GwentState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.plays: dict[str, PlayOutcome] = {}
        self._rows = tuple([zone for side in state.table.row_zone for zone in side])
        self._hands = {state.table.hand(seat) for seat in range(len(state.table.seating.seats))}
        self._lay = {sleeve for zone in self._rows for sleeve in state.zones[zone]}

    def follow(self, key: str, played: int, after: GwentState) -> None:
        """Add what ``key`` comes to, at each place where the person can put the card."""
        asked = next((d for d in after.pending if d.seat == self.seat and d.kind in _PLACES), None)
        if asked is None:
            self.plays[key] = self._outcome(played, after)
            return
        if asked.kind == "colour" or isinstance(after.stack[-1], Arrange):
            # Colours, and rows that are equally good: any answer comes to the same.
            self.follow(key, played, _after(after, asked, 0))
            return
        for index, place in enumerate(asked.keys):
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
        """The cards of which one comes back next; discard piles lie open."""
        asked = (d for d in after.pending if d.seat == self.seat and d.kind == "revive")
        return [key.rpartition(":")[2] for decision in asked for key in decision.keys]

    def _named(self, sleeve: int, zone: int) -> CardAt:
        state = self.state
        return CardAt(state.layout[zone].name, state.game.card_name(state, state.face[sleeve]))


def _after(state: GwentState, decision: Decision, index: int) -> GwentState:
    tried = state.copy()
    # What the next player could do is of no interest, and finding it out would take the longest.
    take_until(tried, decision, index, Turn)
    return tried
