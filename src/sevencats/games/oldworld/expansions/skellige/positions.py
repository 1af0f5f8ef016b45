"""Skellige in position files and their outcomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sevencats.games.oldworld.expansion import PositionField
from sevencats.games.oldworld.expansions.skellige.dagon import SPOT, TRAILS, UP, has_trail, spot
from sevencats.games.oldworld.expansions.skellige.model import BONUSES, DECK, deep, sea_of
from sevencats.games.oldworld.expansions.skellige.ships import FOUND, SHIP, put_ship
from sevencats.games.oldworld.positions.cards import Components, place_named
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.errors import BadData
from sevencats.kernel.values import items, number, words


def _read_dagon(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
    """Read the spot below its location; 0: it has emerged."""
    value = number(given, at, 0)
    if value > len(sea_of(state.table.content).safe):
        raise BadData(f"{at}: the track has no spot {value}")
    state.extra[SPOT] = value
    if not value:
        state.extra[UP] = deep(state.table)


def _read_ships(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
    for index, name in enumerate(words(given, at)):
        place = state.table.place_index.get(name, -1)
        record = state.table.places[place]
        if place < 0 or not (record.harbour or record.island):
            raise BadData(f"{at}[{index}]: no ship can lie at {name!r}")
        put_ship(state, place)


def _read_islands(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
    for index, name in enumerate(words(given, at)):
        place_named(state.table, name, f"{at}[{index}]")
        state.extra[FOUND.format(name)] = 1


def _pile(kind: str, zone: str) -> PositionField:
    """Return the field of a pile, top first; cards that are not named are in the box."""

    def read(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
        cards.put_all(kind, items(given, at), at, zone)
        table = state.table
        for card, start in enumerate(table.start):
            if start == table.zone_of[zone] and cards.is_free(kind, table.ident[card]):
                cards.put(kind, table.ident[card], at, "box")

    return PositionField(read)


def _read_trail(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
    if given is not True:
        raise BadData(f"{at}: it is true, or not there")
    state.extra[TRAILS] = state.extra.get(TRAILS, 0) | 1 << seat


def _read_bonuses(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
    cards.put_all("dagon_bonus", given, at, f"{state.table.seats[seat]}.trophies")


POSITION: dict[str, PositionField] = {
    "dagon": PositionField(_read_dagon),
    "ships": PositionField(_read_ships),
    "islands": PositionField(_read_islands),
    "sea": _pile("story", DECK),
    "dagon_bonuses": _pile("dagon_bonus", BONUSES),
    "dagon_trail": PositionField(_read_trail, True),
    "bonus_cards": PositionField(_read_bonuses, True),
}


# -- outcomes --------------------------------------------------------------------------------------


def _under(state: OldWorldState, pattern: str) -> list[str]:
    prefix = pattern.format("")
    names = [name.removeprefix(prefix) for name in state.extra if name.startswith(prefix)]
    return sorted(names)


def _ships(state: OldWorldState) -> list[str]:
    names = _under(state, SHIP)
    return [name for name in names for _ in range(state.extra[SHIP.format(name)])]


def _islands(state: OldWorldState) -> list[str]:
    return _under(state, FOUND)


def _trails(state: OldWorldState) -> list[str]:
    return [name for seat, name in enumerate(state.table.seats) if has_trail(state, seat)]


OUTCOME: dict[str, Callable[[OldWorldState], Any]] = {
    "dagon": spot,
    "ships": _ships,
    "islands": _islands,
    "dagon_trails": _trails,
}
