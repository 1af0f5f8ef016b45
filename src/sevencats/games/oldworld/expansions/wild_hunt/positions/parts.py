"""The Wild Hunt in position files and their outcomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sevencats.games.oldworld.expansion import PositionField
from sevencats.games.oldworld.expansions.wild_hunt import board
from sevencats.games.oldworld.expansions.wild_hunt.generals import CARD, CARDS, cards_of
from sevencats.games.oldworld.expansions.wild_hunt.model import DECKS, GENERAL, LEVELS
from sevencats.games.oldworld.expansions.wild_hunt.rounds import PARTS, HuntRound
from sevencats.games.oldworld.positions.cards import Components, place_named
from sevencats.games.oldworld.rules.frames import RoundEnd
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.errors import BadData
from sevencats.kernel.values import known_keys, mapping, number, word

#: The phase that every seat is in, by the part of the round.
_PHASES = {"act": 1, "fight": 2, "meditate": 2, "explore": 2, "gain": 2, "appear": 0, "ride": 0}


def _read_hunt(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
    """``{"place": "novigrad", "shields": 12}``; its general is chosen with the expansion."""
    data = mapping(given, at)
    known_keys(data, ("place", "shields"), at)
    state.extra[board.PLACE] = place_named(state.table, data.get("place"), f"{at}.place")
    state.extra[board.SHIELDS] = number(data.get("shields", 0), f"{at}.shields", 0)
    name = board.general(state)
    cards.put(GENERAL, name, at, GENERAL)
    for card in cards_of(state.table.content, name):
        if cards.is_free(CARD, card.id):  # it may be in the pool of the last fight
            cards.put(CARD, card.id, at, CARDS)


def _read_hounds(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
    """``{"cintra": 2}``: levels by location."""
    for name, level in mapping(given, at).items():
        place = place_named(state.table, name, f"{at}.{name}")
        if level not in LEVELS:
            raise BadData(f"{at}.{name}: a hound has level 1, 2 or 3, not {level!r}")
        state.extra[board.HOUND.format(state.table.places[place].id)] = level


def _read_part(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
    """The part of the round that begins, for all seats together."""
    part = word(given, at)
    if part not in PARTS:
        raise BadData(f"{at}: there is no part {part!r}; the parts are {', '.join(PARTS)}")
    turn = state.turn[state.active]._replace(phase=_PHASES[part])
    state.turn = (turn,) * len(state.table.seats)
    state.active = -1
    state.stack = [RoundEnd(), HuntRound(part)]


def _deck(zone: str) -> PositionField:
    """An exploration deck, top first; what is not named is in the box."""

    def read(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
        cards.put_all("story", given, at, zone)
        table = state.table
        for card, start in enumerate(table.start):
            if start == table.zone_of[zone] and cards.is_free("story", table.ident[card]):
                cards.put("story", table.ident[card], at, "box")

    return PositionField(read)


POSITION: dict[str, PositionField] = {
    "hunt": PositionField(_read_hunt),
    "hounds": PositionField(_read_hounds),
    "part": PositionField(_read_part, late=True),
    **{deck: _deck(deck) for deck in DECKS.values()},
}


# -- outcomes --------------------------------------------------------------------------------------


def _hunt(state: OldWorldState) -> dict[str, Any]:
    place = board.hunt_place(state)
    return {
        "general": board.general(state),
        "place": state.table.places[place].id if place >= 0 else None,
        "shields": board.shields(state),
        "round": state.round,
        "phases": {
            name: turn.phase for name, turn in zip(state.table.seats, state.turn, strict=True)
        },
    }


def _hounds(state: OldWorldState) -> dict[str, int]:
    places = state.table.places
    return {places[place].id: board.hound_level(state, place) for place in board.hounds(state)}


OUTCOME: dict[str, Callable[[OldWorldState], Any]] = {"hunt": _hunt, "hounds": _hounds}
