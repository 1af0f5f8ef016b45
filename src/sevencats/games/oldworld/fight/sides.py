"""The two sides of a fight, their life pools, and the record of the fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sevencats.games.oldworld.fight.record import BEAST, MONSTER
from sevencats.games.oldworld.packs.model import Monster
from sevencats.games.oldworld.zones import DECK, HAND

if TYPE_CHECKING:
    from sevencats.games.oldworld.state import OldWorldState


def note_fight(state: OldWorldState, **changes: Any) -> None:
    """Change the record of the fight."""
    state.fight = state.fight._replace(**changes)


def clear_turn(state: OldWorldState, **changes: Any) -> None:
    """Change the record for a new fight turn, clearing everything that belongs to the last one."""
    note_fight(
        state,
        combo=(),
        adding=False,
        bridge=-1,
        damage=0,
        draw=0,
        dealt=0,
        hurt=0,
        shield_gained=0,
        **changes,
    )


def opponent(state: OldWorldState, who: int) -> int:
    """Return a fighter's opponent: a seat, or ``BEAST`` for the monster."""
    fight = state.fight
    return fight.rival if who == fight.attacker else fight.attacker


def fighters(state: OldWorldState) -> list[int]:
    """Return the seats that fight, the attacker first."""
    fight = state.fight
    return [fight.attacker] if fight.kind == MONSTER else [fight.attacker, fight.rival]


def controller(state: OldWorldState) -> int:
    """Return the seat that controls the monster for the whole fight (W6.3); in solo the witcher."""
    return state.table.right(state.fight.attacker)


def side_of(state: OldWorldState, who: int) -> int:
    """Return 0 for the attacker, 1 for the other side."""
    return 0 if who == state.fight.attacker else 1


def turns_of(state: OldWorldState, who: int) -> int:
    """Return the number of fight turns a fighter has begun."""
    return state.fight.turns[side_of(state, who)]


def plus_one(pair: tuple[int, int], side: int) -> tuple[int, int]:
    """Add one to the number of a side."""
    return (pair[0] + 1, pair[1]) if side == 0 else (pair[0], pair[1] + 1)


def pool_size(state: OldWorldState, who: int) -> int:
    """Return the number of cards of a life pool: a witcher's deck and hand (W6.1), a monster's pile
    (W6.3)."""
    if who == BEAST:
        return len(state.common("fight_pool"))
    return len(state.cards(who, DECK)) + len(state.cards(who, HAND))


def foe(state: OldWorldState) -> Monster:
    """Return the monster of this fight."""
    return state.table.steps.fight_foe(state)


def monster_card(state: OldWorldState) -> Monster:
    """Return the record of the monster of this fight."""
    return state.table.content.monsters[state.ident(state.fight.monster)]
