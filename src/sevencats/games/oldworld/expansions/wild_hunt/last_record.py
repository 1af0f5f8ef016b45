"""The record of the last fight, passed from one seat to the next. It is a fight with a monster. The
seat that acts, or suffers the Hunt's attack, is the ``attacker`` of ``state.fight``; the things a
seat has used up are kept in ``extra`` in between.
"""

from __future__ import annotations

from sevencats.games.oldworld.expansions.wild_hunt.model import GENERAL
from sevencats.games.oldworld.fight.record import BEAST, NOBODY
from sevencats.games.oldworld.fight.sides import clear_turn, note_fight, pool_size
from sevencats.games.oldworld.language.traits import forget_turn
from sevencats.games.oldworld.state import OldWorldState

#: In ``extra``, for the length of the fight: a seat's fight turns and used potions.
_TURNS, _POTIONS = "last_turns.{}", "last_potions.{}"
#: The mark of its end event besides the result, since the log describes it differently.
LAST = "last"


def is_last_fight(state: OldWorldState) -> bool:
    """Tell whether the fight is the one with the Hunt."""
    monster = state.fight.monster
    return monster >= 0 and state.table.kind[state.face[monster]] == GENERAL


def all_seats(state: OldWorldState) -> int:
    """Return all seats, as a bit mask."""
    return (1 << len(state.table.seats)) - 1


def standing(state: OldWorldState) -> int:
    """Return the seats that are not out: with a card in hand or deck (W15.7)."""
    seats = range(len(state.table.seats))
    return sum(1 << seat for seat in seats if pool_size(state, seat))


def seats_of(mask: int) -> list[int]:
    """Return the seats of a bit mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def hand_fight_to(state: OldWorldState, seat: int, active: int) -> None:
    """Make a seat the attacker: it acts, or the Hunt does and it suffers."""
    keep_record(state)
    fight, extra = state.fight, state.extra
    turns = extra.get(_TURNS.format(seat), 0) + (active == seat)
    extra[_TURNS.format(seat)] = turns
    clear_turn(
        state,
        attacker=seat,
        active=active,
        turns=(turns, fight.turns[1]),
        potions=(extra.get(_POTIONS.format(seat), 0), 0),
        used=forget_turn(fight.used) if active == seat else fight.used,
        winner=NOBODY,
    )


def count_attack(state: OldWorldState) -> None:
    """Begin the Hunt's fight turn."""
    own, its = state.fight.turns
    note_fight(state, active=BEAST, turns=(own, its + 1))


def keep_record(state: OldWorldState) -> None:
    """Remember what the current attacker has used up."""
    fight = state.fight
    if fight.attacker >= 0:
        state.extra[_POTIONS.format(fight.attacker)] = fight.potions[0]
