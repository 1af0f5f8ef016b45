"""Hints for bots about the generals' abilities and the last fight."""

from __future__ import annotations

from sevencats.games.oldworld.bots.hints import OptionWorth
from sevencats.games.oldworld.expansions.wild_hunt.board import (
    general,
    hound_guard,
    hound_level,
    marks,
    shields,
)
from sevencats.games.oldworld.expansions.wild_hunt.generals import cards_of
from sevencats.games.oldworld.expansions.wild_hunt.last_fight import LastFight
from sevencats.games.oldworld.expansions.wild_hunt.last_record import seats_of, standing
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.rules.spawn import level_of, prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import HAND
from sevencats.kernel.decisions import Decision


def _guard(state: OldWorldState, decision: Decision, option: int) -> float:
    """Choose the hound that is hardest to beat anyway."""
    place = decision.args[option]
    return hound_level(state, place) + hound_guard(state, place)


def _mark(state: OldWorldState, decision: Decision, option: int) -> float:
    """Choose the monster that is hardest to beat anyway."""
    terrain = decision.args[option]
    return level_of(state, prey(state, terrain)) + marks(state, TERRAINS[terrain])


def _turn(state: OldWorldState, decision: Decision, option: int) -> float:
    """Prefer large hands, because they may end the fight; but small hands if the general's cards
    undo the rest of a turn's damage."""
    frame = state.stack[-1]
    if decision.keys[option] != "turn" or not isinstance(frame, LastFight):
        return 1
    left = seats_of(frame.left & standing(state) & ~frame.waiting)
    undone = any(card.now for card in cards_of(state.table.content, general(state)))
    sign = 1 if undone and not shields(state) else -1
    first = min(left, key=lambda seat: (sign * len(state.cards(seat, HAND)), seat), default=-1)
    return 2 if first == decision.seat else 0


OPTION_WORTHS: dict[str, OptionWorth] = {
    "guard_hound": _guard,
    "mark_monster": _mark,
    "hunt_turn": _turn,
}
