"""Agile units that change rows: Hope of the Aen Seidhe (G9.20), and the solo opponent's free moves
(S4)."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from sevencats.games.gwent.cards.flags import HORN, MORALE
from sevencats.games.gwent.cards.model import CLOSE, RANGED, ROW_NAMES
from sevencats.games.gwent.rules.frames import Arrange
from sevencats.games.gwent.rules.ops import op
from sevencats.games.gwent.rules.placing import is_plain, transform_row
from sevencats.games.gwent.rules.strength import forces
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.table import SIDE_ZONES
from sevencats.kernel.atoms import move
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import Effect
from sevencats.kernel.handlers import Handler

#: The rows of agile units as bits.
CLOSE_BIT, RANGED_BIT, BOTH = 1 << CLOSE, 1 << RANGED, 1 << CLOSE | 1 << RANGED


class Plans(NamedTuple):
    """The best ways to arrange the agile units of a side. A plan has for each unit the rows, as
    bits, in which it gives the most strength; ``guides`` are the units that change the value of
    others, and have the same row in every plan."""

    units: list[int]
    guides: list[int]
    best: list[dict[int, int]]


def plans_for(state: GwentState, side: int) -> Plans:
    """Every best way to arrange the agile units of a side. The value of a unit in a row does not
    depend on the others, except for units that boost morale or act as a horn."""
    units = _agile_units(state, side)
    if not units:
        return Plans([], [], [{}])
    guides = [s for s in units if state.table.flags[state.face[s]] & (MORALE | HORN)]
    others = [s for s in units if s not in guides]
    plans: list[dict[int, int]] = []
    most = -1
    for rows in product((RANGED, CLOSE), repeat=len(guides)):
        guided = dict(zip(guides, rows, strict=True))
        close, total = _strengths(state, side, {**guided, **dict.fromkeys(others, CLOSE)})
        ranged, _ = _strengths(state, side, {**guided, **dict.fromkeys(others, RANGED)})
        total += sum(max(0, ranged[s] - close[s]) for s in others)
        if total > most:
            most, plans = total, []
        if total == most:
            free = {s: _better(close[s], ranged[s]) for s in others}
            plans.append({s: 1 << row for s, row in guided.items()} | free)
    return Plans(units, guides, plans)


def _better(close: int, ranged: int) -> int:
    return BOTH if close == ranged else CLOSE_BIT if close > ranged else RANGED_BIT


def _agile_units(state: GwentState, side: int) -> list[int]:
    """The agile units of a side in order, those of one name together."""
    table = state.table
    groups: dict[int, list[int]] = {}
    for row in (CLOSE, RANGED):
        for sleeve in state.zones[table.row(side, row)]:
            if is_plain(state, sleeve) and len(table.rows[state.face[sleeve]]) > 1:
                groups.setdefault(table.type_of[state.face[sleeve]], []).append(sleeve)
    return [sleeve for group in groups.values() for sleeve in group]


def _strengths(state: GwentState, side: int, places: dict[int, int]) -> tuple[dict[int, int], int]:
    """The strengths of these units and the total of the side if each were in that row."""
    trial = state.copy()
    lying: dict[int, list[int]] = {}
    for row in (CLOSE, RANGED):
        zone = state.table.row(side, row)
        lying[row] = [s for s in state.zones[zone] if s not in places]
        lying[row] += [s for s, there in places.items() if there == row]
        trial.zones[zone] = lying[row]
    trial.dirty |= 1 << side
    force = forces(trial)[side]
    values = {
        s: v for row in (CLOSE, RANGED) for s, v in zip(lying[row], force.rows[row], strict=True)
    }
    return {s: values[s] for s in places}, force.total


# -- the solo opponent ----------------------------------------------------------------------------


def move_for_free(state: GwentState, seat: int) -> None:
    """Move the agile units of a side to the best rows, as few of them as possible (S4)."""
    plans = plans_for(state, state.table.seating.side_of[seat])
    ways = [{s: _kept(rows, _row_of(state, s)) for s, rows in plan.items()} for plan in plans.best]
    best = min(ways, key=lambda way: _rank(state, plans.units, way))
    _arrange(state, seat, {sleeve: best[sleeve] for sleeve in plans.units})


def _rank(state: GwentState, units: list[int], way: dict[int, int]) -> tuple[int, ...]:
    """Sort key: the number of units that move, then which of them are in close combat (S8)."""
    return sum(way[s] != _row_of(state, s) for s in units), *(way[s] for s in units)


def _row_of(state: GwentState, sleeve: int) -> int:
    """The row in which an agile unit lies."""
    return (state.where[sleeve] - state.table.row(0, 0)) % SIDE_ZONES


def _kept(rows: int, row: int) -> int:
    """The row of a unit if both are equally good: its current one."""
    return row if rows >> row & 1 else 1 - row


def _arrange(state: GwentState, seat: int, way: dict[int, int]) -> None:
    """Move units to their rows; units that join a Mardroeme transform (G5.11)."""
    side = state.table.seating.side_of[seat]
    for sleeve, row in way.items():
        if row != _row_of(state, sleeve):
            move(state, sleeve, state.table.row(side, row), "moved", seat)
    for row in (CLOSE, RANGED):
        transform_row(state, side, row)


# -- Hope of the Aen Seidhe -----------------------------------------------------------------------


@op
def best_agile_rows(state: GwentState, frame: Effect) -> None:
    """Move each of the seat's agile units to its best row; where both are, its player chooses."""
    state.stack.append(Arrange(frame.seat, (), ()))


def _run_arrange(state: GwentState, frame: Arrange) -> list[Decision] | None:
    sleeve, way = _settled(state, frame)
    if sleeve >= 0:
        source = state.table.types[state.table.type_of[state.face[sleeve]]]
        return [Decision(0, frame.seat, "row", source, _ROW_KEYS, (CLOSE, RANGED))]
    state.stack.pop()
    _arrange(state, frame.seat, way)
    return None


_ROW_KEYS = (f"row:{ROW_NAMES[CLOSE]}", f"row:{ROW_NAMES[RANGED]}")


def _answer_arrange(state: GwentState, frame: Arrange, decision: Decision, index: int) -> None:
    sleeve, _ = _settled(state, frame)
    if decision.args[index] == CLOSE:
        state.stack[-1] = frame._replace(close=(*frame.close, sleeve))
    else:
        state.stack[-1] = frame._replace(ranged=(*frame.ranged, sleeve))


def _settled(state: GwentState, frame: Arrange) -> tuple[int, dict[int, int]]:
    """The first unit whose row its player still has to choose (-1: none), and the rows of those
    before it. Units that change the value of others come first: then each of the others has one
    value."""
    units, guides, plans = plans_for(state, state.table.seating.side_of[frame.seat])
    said = dict.fromkeys(frame.close, CLOSE) | dict.fromkeys(frame.ranged, RANGED)
    way: dict[int, int] = {}
    for sleeve in [*guides, *(s for s in units if s not in guides)]:
        rows = 0
        for plan in plans:
            rows |= plan[sleeve]
        if rows != BOTH:
            way[sleeve] = CLOSE if rows == CLOSE_BIT else RANGED
        elif sleeve in said:
            way[sleeve] = said[sleeve]
            plans = [plan for plan in plans if plan[sleeve] >> said[sleeve] & 1]
        else:
            return sleeve, way
    return -1, {sleeve: way[sleeve] for sleeve in units}


AGILE_FRAMES: dict[type, Handler] = {Arrange: Handler(_run_arrange, _answer_arrange)}
