"""Invariants of a Gwent table after every answer."""

from __future__ import annotations

from sevencats.games.gwent.cards.flags import CLEAR, DECOY, HERO, HORN, MARDROEME, UNIT, WEATHER
from sevencats.games.gwent.cards.model import ROWS
from sevencats.games.gwent.rules.strength import explain, strengths, totals
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.table import RESERVE, SEAT_ZONES
from sevencats.kernel import Event


def check_table(state: GwentState) -> None:
    """Raise AssertionError if a card is in a wrong zone or a count is wrong."""
    state.check()
    table, zones = state.table, state.zones
    seats, sides = len(table.seating.seats), len(table.seating.sides)
    assert sum(map(len, zones)) == len(state.face)
    assert all(0 <= gems <= 2 for gems in state.gems)
    assert 1 <= state.round <= 3 or table.mode.id != "duel"
    for mask in (state.passed, state.used, state.off):
        assert 0 <= mask < 1 << seats
    for sleeve in zones[table.weather]:
        flags = table.flags[state.face[sleeve]]
        assert flags & WEATHER and not flags & CLEAR, f"{name(state, sleeve)} is no weather"
        assert state.by[sleeve] >= 0
    for seat in range(seats):
        for sleeve in zones[seat * SEAT_ZONES + RESERVE]:
            assert table.reserve[state.face[sleeve]]
    for side in range(sides):
        for row in ROWS:
            check_row(state, side, row)
    check_strengths(state)


def check_row(state: GwentState, side: int, row: int) -> None:
    """Check that a row has only its own units and Decoys, and one horn or Mardroeme beside it."""
    table = state.table
    for sleeve in state.zones[table.row(side, row)]:
        card = state.face[sleeve]
        if table.flags[card] & UNIT:
            assert row in table.rows[card], f"{name(state, sleeve)} lies on row {row}"
        else:
            assert table.flags[card] & DECOY, f"{name(state, sleeve)} lies on a row"
        assert state.by[sleeve] >= 0, f"nobody played {name(state, sleeve)}"
    beside = [table.flags[state.face[s]] for s in state.zones[table.row_special(side, row)]]
    assert all(flags & (HORN | MARDROEME) and not flags & UNIT for flags in beside)
    assert sum(1 for flags in beside if flags & HORN) <= 1
    assert sum(1 for flags in beside if flags & MARDROEME) <= 1


def check_strengths(state: GwentState) -> None:
    """Check that the cached fold, a fresh fold and the step-by-step computation agree."""
    table = state.table
    cached = strengths(state)
    fresh = state.copy()
    fresh.dirty = -1
    assert strengths(fresh) == cached, "the cache is stale"
    sums = list(state.bonus)
    for side in range(len(table.seating.sides)):
        for row in ROWS:
            sleeves = state.zones[table.row(side, row)]
            slow = [explain(state, sleeve)["result"] for sleeve in sleeves]
            assert list(cached[side * 3 + row]) == slow
            sums[side] += sum(slow)
    assert totals(state) == sums


def check_events(state: GwentState, events: list[Event]) -> None:
    """Check that no hero is burned, decoyed or revived, and that no Decoy burns."""
    for event in events:
        if event.kind in ("burned", "decoyed", "revived"):
            flags = state.table.flags[event.card]
            assert flags & UNIT and not flags & HERO, f"{event.kind}: {event}"


def name(state: GwentState, sleeve: int) -> str:
    """Return the card in a sleeve."""
    return state.game.card_name(state, state.face[sleeve])
