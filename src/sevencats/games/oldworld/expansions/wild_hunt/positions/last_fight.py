"""The last fight in position files, and what it adds to their outcomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sevencats.games.oldworld.expansion import PositionField
from sevencats.games.oldworld.expansions.wild_hunt import board
from sevencats.games.oldworld.expansions.wild_hunt.generals import CARD
from sevencats.games.oldworld.expansions.wild_hunt.last_fight import LastFight, begin_last_fight
from sevencats.games.oldworld.expansions.wild_hunt.last_record import (
    is_last_fight,
    seats_of,
    standing,
)
from sevencats.games.oldworld.expansions.wild_hunt.words_fight import PACK
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.positions.cards import Components
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.errors import BadData
from sevencats.kernel.values import known_keys, mapping, number, word, words

#: Where a file may begin: before the abilities of side B, with those at the Hunt's place, with its
#: fight turn, or with the turn of all.
_STAGES = ("begin", "here", "hunt", "all")


def _read_pool(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
    """The Hunt's pool from the top: its own cards and ordinary fight cards."""
    for index, ident in enumerate(words(given, at)):
        kind = CARD if ident in state.table.content.more[CARD] else "fight"
        cards.put(kind, ident, f"{at}[{index}]", "fight_pool")


def _read_fight(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
    """``{"stage": "all", "left": ["B"], "pack": 2}``: who has still to act, and the hounds beside
    the general's card."""
    data = mapping(given, at)
    known_keys(data, ("stage", "left", "pack"), at)
    stage = word(data.get("stage", "begin"), f"{at}.stage")
    if stage not in _STAGES:
        raise BadData(f"{at}.stage: {stage!r} is none of {', '.join(_STAGES)}")
    if data.get("pack"):
        state.extra[PACK] = number(data["pack"], f"{at}.pack", 0)
    state.active, state.stack = -1, []
    begin_last_fight(state)
    if stage == "begin":
        return
    if not state.common("fight_pool"):
        raise BadData(f"{at}.stage: {stage!r} needs a last_pool")
    names = state.table.seats
    left = words(data.get("left", list(names)), f"{at}.left")
    unknown = [name for name in left if name not in names]
    if unknown:
        raise BadData(f"{at}.left: there is no seat {unknown[0]!r}")
    state.fight = state.fight._replace(pooled=True)
    state.stack[-1] = LastFight(stage, sum(1 << names.index(name) for name in left))


def _read_guards(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
    """``{"cintra": 2}``: shields beside hounds, by location."""
    for name, count in mapping(given, at).items():
        if board.HOUND.format(name) not in state.extra:
            raise BadData(f"{at}.{name}: there is no hound")
        state.extra[board.GUARD.format(name)] = number(count, f"{at}.{name}", 1)


def _read_marks(state: OldWorldState, cards: Components, seat: int, given: Any, at: str) -> None:
    """``{"forest": 2}``: quest tokens on the cards of monsters, by terrain."""
    marked = mapping(given, at)
    known_keys(marked, TERRAINS, at)
    for name, count in marked.items():
        state.extra[board.MARK.format(name)] = number(count, f"{at}.{name}", 1)


POSITION: dict[str, PositionField] = {
    "hound_guards": PositionField(_read_guards, late=True),
    "monster_marks": PositionField(_read_marks),
    "last_pool": PositionField(_read_pool),
    "last_fight": PositionField(_read_fight, late=True),
}


def _last_fight(state: OldWorldState) -> dict[str, Any] | None:
    if not is_last_fight(state):
        return None
    return {
        "standing": [state.table.seats[seat] for seat in seats_of(standing(state))],
        "pool": [state.ident(card) for card in reversed(state.common("fight_pool"))],
        "pack": state.extra.get(PACK, 0),
    }


def _guards(state: OldWorldState) -> dict[str, int]:
    places = state.table.places
    guarded = {places[p].id: board.hound_guard(state, p) for p in board.hounds(state)}
    return {name: count for name, count in guarded.items() if count}


def _marks(state: OldWorldState) -> dict[str, int]:
    return {name: count for name in TERRAINS if (count := board.marks(state, name))}


OUTCOME: dict[str, Callable[[OldWorldState], Any]] = {
    "last_fight": _last_fight,
    "hound_guards": _guards,
    "monster_marks": _marks,
}
