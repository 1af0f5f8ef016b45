"""Mages in position files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sevencats.games.oldworld.expansion import PositionField
from sevencats.games.oldworld.expansions.mages import energy
from sevencats.games.oldworld.expansions.mages.model import DECK, GONE, POOL, is_mage
from sevencats.games.oldworld.expansions.mages.schools import CLAIMED
from sevencats.games.oldworld.positions.cards import Components
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.errors import BadData
from sevencats.kernel.values import items, number, word


def _read_home(state: OldWorldState, cards: Components, seat: int, given: Any, where: str) -> None:
    """The school that a mage has claimed."""
    place = word(given, where)
    if not is_mage(state, seat):
        raise BadData(f"{where}: only mages claim a school")
    location = state.table.content.locations.get(place)
    if location is None or location.action != "school":
        raise BadData(f"{where}: there is no school at {place!r}")
    if f"{CLAIMED}{place}" in state.extra:
        raise BadData(f"{where}: the school at {place} is taken")
    state.extra[f"{CLAIMED}{place}"] = seat


def _read_energy(
    state: OldWorldState, cards: Components, seat: int, given: Any, where: str
) -> None:
    """Energy, which in a fight may be above wisdom."""
    if not is_mage(state, seat):
        raise BadData(f"{where}: only mages have energy")
    state.shield[seat] = number(given, where, 0)


def _read_protection(
    state: OldWorldState, cards: Components, seat: int, given: Any, where: str
) -> None:
    amount = number(given, where, 0)
    if amount:
        state.extra[energy.protection_key(state, seat)] = amount


def _read_pile(zone: str, row: bool = False) -> PositionField:
    """A pile of the mages' cards, from its top; the pool from its left."""

    def read(state: OldWorldState, cards: Components, seat: int, given: Any, where: str) -> None:
        names = items(given, where)
        cards.put_all("action", list(names)[::-1] if row else names, where, zone)

    return PositionField(read)


def _homes(state: OldWorldState) -> dict[str, str]:
    return {
        state.table.seats[seat]: name.removeprefix(CLAIMED)
        for name, seat in sorted(state.extra.items())
        if name.startswith(CLAIMED)
    }


def _protections(state: OldWorldState) -> dict[str, int]:
    amounts = {name: energy.protection(state, seat) for seat, name in enumerate(state.table.seats)}
    return {name: amount for name, amount in amounts.items() if amount}


def _pool(state: OldWorldState) -> list[str]:
    return [state.ident(card) for card in state.common(POOL)]


POSITION = {
    "home": PositionField(_read_home, True),
    "energy": PositionField(_read_energy, True),
    "protection": PositionField(_read_protection, True),
    "mage_pool": _read_pile(POOL, row=True),
    "mage_deck": _read_pile(DECK),
    "mage_discard": _read_pile(GONE),
}
OUTCOME: dict[str, Callable[[OldWorldState], Any]] = {
    "homes": _homes,
    "protection": _protections,
    "mage_pool": _pool,
}
