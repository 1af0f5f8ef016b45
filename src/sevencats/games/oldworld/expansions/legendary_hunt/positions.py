"""Legendary Hunt in position files and their outcomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sevencats.games.oldworld.expansion import PositionField
from sevencats.games.oldworld.expansions.legendary_hunt.beast import (
    PLACE,
    RUIN,
    beast_place,
    held,
    the_beast,
)
from sevencats.games.oldworld.expansions.legendary_hunt.model import (
    BEAST_ZONE,
    FIGHT_DECK,
    MOVES,
    MOVES_GONE,
    MOVES_OUT,
    TOKENS,
    Legend,
    Movement,
    records,
)
from sevencats.games.oldworld.positions.cards import Components, place_named
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.errors import BadData
from sevencats.kernel.values import items, known_keys, mapping, words


def _read_beast(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
    """Read which beast it is and its location, by default its start location."""
    entry = mapping(given, at)
    known_keys(entry, ("monster", "place"), at)
    cards.put("legend", entry.get("monster"), f"{at}.monster", BEAST_ZONE)
    start = records(state.table.content, Legend)[entry["monster"]].location
    state.extra[PLACE] = place_named(state.table, entry.get("place", start), f"{at}.place")


def _read_ruins(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
    for index, name in enumerate(words(given, at)):
        place = place_named(state.table, name, f"{at}[{index}]")
        if place == beast_place(state):
            raise BadData(f"{at}[{index}]: the legendary monster stands at {name}")
        state.extra[RUIN.format(name)] = 1


def _read_moves(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
    """Read the pile; the other cards are discarded, or in solo removed from the game."""
    cards.put_all("movement", given, at, MOVES)
    rest = MOVES_OUT if state.table.solo else MOVES_GONE
    for ident in records(state.table.content, Movement):
        if cards.is_free("movement", ident):
            cards.put("movement", ident, at, rest)


def _pile(kind: str, zone: str) -> PositionField:
    """Return the field for the top cards of a pile, top first."""

    def read(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
        cards.put_all(kind, items(given, at), at, zone)

    return PositionField(read)


def _read_held(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
    cards.put_all("destruction", given, at, f"{state.table.seats[seat]}.destruction")


POSITION: dict[str, PositionField] = {
    "beast": PositionField(_read_beast),
    "ruins": PositionField(_read_ruins),
    "movement": PositionField(_read_moves),
    "legend_deck": _pile("legend_card", FIGHT_DECK),
    "destruction_pile": _pile("destruction", TOKENS),
    "destruction": PositionField(_read_held, True),
}


# -- outcomes --------------------------------------------------------------------------------------


def _told_beast(state: OldWorldState) -> dict[str, str] | None:
    place, card = beast_place(state), the_beast(state)
    if place < 0 or card < 0:
        return None
    return {"monster": state.ident(card), "place": state.table.places[place].id}


def _told_ruins(state: OldWorldState) -> list[str]:
    prefix = RUIN.format("")
    return sorted(name.removeprefix(prefix) for name in state.extra if name.startswith(prefix))


def _told_held(state: OldWorldState) -> dict[str, list[str]]:
    return {
        name: [state.ident(card) for card in held(state, seat)]
        for seat, name in enumerate(state.table.seats)
    }


def _told_moves(state: OldWorldState) -> dict[str, Any]:
    gone = [state.ident(card) for card in reversed(state.common(MOVES_GONE))]
    return {"left": len(state.common(MOVES)), "discard": gone}


OUTCOME: dict[str, Callable[[OldWorldState], Any]] = {
    "beast": _told_beast,
    "ruins": _told_ruins,
    "destruction": _told_held,
    "movement": _told_moves,
}
