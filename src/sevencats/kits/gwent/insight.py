"""What helps a person to see through a Gwent table: why a card counts for what it does, and what
a play would come to. The second is tried on the seat's own blindfolded table, so it can tell
nothing that the seat does not know."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from sevencats.gwent.cards.model import ROWS
from sevencats.gwent.rules.strength import explain, totals
from sevencats.gwent.state import GwentState
from sevencats.kernel.decisions import Decision
from sevencats.kernel.engine import take
from sevencats.kernel.views import blindfold
from sevencats.kits.gwent.reasons import Code, DeckFace, Goes, decks, reasons


class Steps(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The strength of a card after each step of the rules; ``spy`` only where it applies."""

    printed: int
    spy: int | None = None
    weather: int
    bond: int
    morale: int
    horn: int
    result: int


class PlayOutcome(msgspec.Struct, frozen=True):
    """The totals that a play would leave, and the cards that would be gone: zone and card."""

    totals: list[int]
    gone: list[tuple[str, str]]


class GwentInsight(msgspec.Struct, frozen=True, omit_defaults=True):
    """``why``: per row zone the steps of each card's strength. ``plays``: for the seat's own turn,
    option (or ``option/row``) to what it would come to. ``cannot`` and ``goes``: see ``reasons``.
    ``decks``: per seat what was brought to a tournament, null where one has not seen it."""

    why: dict[str, list[Steps]]
    plays: dict[str, PlayOutcome]
    cannot: dict[str, Code]
    goes: dict[str, Goes]
    decks: list[list[DeckFace | None]] | None = None


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
        why = {
            state.layout[zone].name: [
                Steps(**explain(state, sleeve)) for sleeve in state.zones[zone]
            ]
            for zone in _row_zones(state)
            if state.zones[zone]
        }
        _explained = _Explained(state, asked, why)
    return _explained.why


def _row_zones(state: GwentState) -> list[int]:
    return [
        state.table.row(side, row) for side in range(len(state.table.seating.sides)) for row in ROWS
    ]


def _plays(state: GwentState, seat: int) -> dict[str, PlayOutcome]:
    turn = next((d for d in state.pending if d.seat == seat and d.kind == "turn"), None)
    # A virtual player answers at once, from cards that nobody knows.
    if turn is None or state.virtual:
        return {}
    known = blindfold(state, seat)
    assert isinstance(known, GwentState)
    lies = {sleeve: zone for zone in _row_zones(known) for sleeve in known.zones[zone]}
    found: dict[str, PlayOutcome] = {}
    for index, key in enumerate(turn.keys):
        if not key.startswith("play:"):
            continue
        after = _after(known, turn, index)
        rows = next((d for d in after.pending if d.seat == seat and d.kind == "row"), None)
        if rows is None:
            found[key] = _outcome(known, lies, after)
            continue
        for place, row in enumerate(rows.keys):
            found[f"{key}/{row}"] = _outcome(known, lies, _after(after, rows, place))
    return found


def _after(state: GwentState, decision: Decision, index: int) -> GwentState:
    tried = state.copy()
    take(tried, decision, index)
    return tried


def _outcome(before: GwentState, lies: dict[int, int], after: GwentState) -> PlayOutcome:
    """What a play comes to; ``lies`` says where cards lay before it."""
    rows = set(_row_zones(after))
    gone = [
        (before.layout[zone].name, before.game.card_name(before, before.face[sleeve]))
        for sleeve, zone in lies.items()
        if after.where[sleeve] not in rows
    ]
    return PlayOutcome(totals(after), gone)
