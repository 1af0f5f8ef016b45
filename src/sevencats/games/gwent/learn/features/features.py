"""A seat's view as a vector of fixed length.

Cards are counted where the seat knows them (``state.known``, the table that views are built from)
and its own deck as a list without order. ``layout`` names every number.
"""

from __future__ import annotations

from functools import lru_cache

from sevencats.adapters.missing import missing
from sevencats.games.gwent import Config
from sevencats.games.gwent.cards.model import ROW_NAMES, ROWS
from sevencats.games.gwent.learn.features.layout import SEAT_NUMBERS, SIDE_NUMBERS, layout
from sevencats.games.gwent.rules.leadership import leader_ready, leader_works
from sevencats.games.gwent.rules.strength import strengths, totals
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.table import ASIDE, RESERVE, SEAT_ZONES, GwentTable, build_table

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from error


def names(mode: str) -> tuple[str, ...]:
    """Return the name of every number of the vector, in order."""
    return tuple(layout(mode).names)


def highs(mode: str) -> NDArray[np.float32]:
    """Return the largest value of every number; the smallest is 0."""
    return np.array(layout(mode).highs, dtype=np.float32)


def observation(state: GwentState, seat: int) -> NDArray[np.float32]:
    """Return the table as ``seat`` sees it, without changing the state."""
    eye = _eye(state.config, seat)
    bit = 1 << seat
    zones, face, known, type_of = state.zones, state.face, state.known, state.table.type_of
    marks = _marks(state, eye)
    for zone, columns in eye.shown:
        if zones[zone]:
            marks += [columns[type_of[face[s]]] for s in zones[zone] if known[s] & bit]
    marks += [eye.deck_columns[type_of[face[s]]] for s in zones[eye.deck]]
    vector = np.bincount(np.array(marks, dtype=np.intp), minlength=eye.size).astype(np.float32)
    numbers = _numbers(state, eye)
    vector[: len(numbers)] = numbers
    return vector


class _Perspective:
    """The constants of a seat and a set-up: the order of seats and sides as it counts them, and for
    each zone the index in the vector of every card type (-1: the card cannot be there)."""

    def __init__(self, config: Config, seat: int) -> None:
        table = build_table(config)
        seating = table.seating
        self.seat = seat
        self.layout = layout(config.mode)
        self.size = len(self.layout)
        self.types = table.types
        seats, sides = len(seating.seats), len(seating.sides)
        self.seats = [(seat + step) % seats for step in range(seats)]
        self.sides = [(seating.side_of[seat] + step) % sides for step in range(sides)]
        self.no_sides = [0] * len(SIDE_NUMBERS) * (self.layout.sides - sides)
        self.no_seats = [0] * len(SEAT_NUMBERS) * (self.layout.seats - seats)
        self._who: tuple[GwentTable | None, list[int]] = (None, [])
        self.deck = table.deck(seat)
        self.deck_columns = self._columns("seat0.deck")
        self.shown = [
            (table.weather, self._columns("weather")),
            (table.removed, self._columns("removed")),
        ]
        for number, side in enumerate(self.sides):
            for row in ROWS:
                group = f"side{number}.{ROW_NAMES[row]}"
                self.shown.append((table.row(side, row), self._columns(group)))
                columns = self._columns(f"{group}_special")
                self.shown.append((table.row_special(side, row), columns))
            self.shown.append((table.discard(side), self._columns(f"side{number}.discard")))
        for number, other in enumerate(self.seats):
            self.shown.append((table.hand(other), self._columns(f"seat{number}.hand")))
            reserve = other * SEAT_ZONES + RESERVE
            self.shown.append((reserve, self._columns(f"seat{number}.reserve")))
            if number in self.layout.mates:
                aside = other * SEAT_ZONES + ASIDE
                self.shown.append((aside, self._columns(f"seat{number}.aside")))
            for box in range(table.mode.decks if table.mode.decks > 1 else 0):
                zone = table.removed + 1 + other * table.mode.decks + box
                self.shown.append((zone, self._columns(f"seat{number}.box{box + 1}")))

    def who(self, table: GwentTable) -> list[int]:
        """Return the marks of factions and leaders; they change only between games of a match."""
        if self._who[0] is not table:
            place = self.layout.place
            marks = [place(f"seat{n}.faction", table.factions[s]) for n, s in enumerate(self.seats)]
            for number, seat in enumerate(self.seats):
                if table.leaders[seat]:
                    marks.append(place(f"seat{number}.leader", table.leaders[seat]))
            self._who = (table, marks)
        return self._who[1]

    def _columns(self, group: str) -> tuple[int, ...]:
        items = self.layout.items[group]
        return tuple(self.layout.first[group] + items[t] if t in items else -1 for t in self.types)


@lru_cache(maxsize=1024)
def _eye(config: Config, seat: int) -> _Perspective:
    return _Perspective(config, seat)


def _decks_are_known(state: GwentState) -> bool:
    """Return whether leaders and factions are known: in a tournament only after decks are
    picked."""
    return state.table.mode.decks == 1 or bool(state.picks)


def _marks(state: GwentState, eye: _Perspective) -> list[int]:
    """Return the indices that hold a 1: the question, factions, leaders."""
    place = eye.layout.place
    marks = []
    for decision in state.pending:
        if decision.seat == eye.seat:
            marks.append(place("question", decision.kind))
            if decision.source in eye.layout.items["asks_for"]:
                marks.append(place("asks_for", decision.source))
    if _decks_are_known(state):
        marks += eye.who(state.table)
    marks += [place("turned_up", leader) for leader in state.turned]
    return marks


def _numbers(state: GwentState, eye: _Perspective) -> list[int]:
    """Return the numbers at the head of the vector, in the order of ``layout``."""
    table = state.table
    numbers = [state.round, len(state.zones[table.under]) if table.under >= 0 else 0]
    rows, sums, last = strengths(state), totals(state), state.last
    for side in eye.sides:
        horns = state.horns >> 3 * side
        numbers += [
            state.gems[side],
            state.points[side],
            sums[side],
            sum(rows[3 * side]),
            sum(rows[3 * side + 1]),
            sum(rows[3 * side + 2]),
            horns & 1,
            horns >> 1 & 1,
            horns >> 2 & 1,
            last[side] if last else 0,
            last[-1] == side if last else 0,
        ]
    numbers += eye.no_sides
    asked = [decision.seat for decision in state.pending]
    shown = _decks_are_known(state)
    for seat in eye.seats:
        zone = seat * SEAT_ZONES
        numbers += [
            1,
            len(state.zones[zone]),
            len(state.zones[zone + 1]),
            len(state.zones[zone + ASIDE]),
            state.passed >> seat & 1,
            shown and leader_ready(state, seat),
            shown and leader_works(state, seat),
            state.turn == seat,
            state.starter == seat,
            seat in asked,
        ]
    return numbers + eye.no_seats
