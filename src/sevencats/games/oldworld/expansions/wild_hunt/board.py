"""The Wild Hunt on the board: its location, hounds and shields. All of it is kept in ``extra``, and
read and written only here."""

from __future__ import annotations

from sevencats.games.oldworld.expansions.wild_hunt.model import (
    FIRST_GENERAL,
    GENERAL,
    HOUNDS,
    ID,
    USUAL_LEVEL,
    YOUNGEST,
    HuntLevel,
    Setting,
    records,
    track_of,
)
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.atoms import tell

#: In ``extra``: the location of the Hunt and its shields; a hound's level under its location; that
#: it was fought this round; shields beside a hound; tokens on the card of a terrain's monster.
PLACE, SHIELDS = "hunt", "hunt_shields"
HOUND, FOUGHT, GUARD = "hound.{}", "hound_fought.{}", "hound_guard.{}"
MARK = "hunt_mark.{}"
#: The seats in a hound fight, as a bit mask; the cards that supporters gave in the current fight; a
#: 1 if the Hunt does not move at the end of this round.
FIGHTERS, SUPPORT, HALTED = "hunt_fighters", "hunt_support", "hunt_halted"


# -- what was chosen -------------------------------------------------------------------------------


def chosen(state: OldWorldState, words: tuple[str, ...], usual: str) -> str:
    """Return the one of these words that the set-up names."""
    return next((word for word in state.table.config.chosen(ID) if word in words), usual)


def general(state: OldWorldState) -> str:
    """Return the general of the Hunt."""
    return chosen(state, tuple(state.table.content.more[GENERAL]), FIRST_GENERAL)


def setting(state: OldWorldState) -> Setting:
    """Return shields and first monsters by the difficulty."""
    levels = records(state.table.content, "hunt_level", HuntLevel)
    return levels[chosen(state, tuple(levels), USUAL_LEVEL)].setting(len(state.table.seats))


def youngest(state: OldWorldState) -> int:
    """Return the seat of the youngest player, who breaks ties (W15.10)."""
    named = YOUNGEST.index(chosen(state, YOUNGEST, YOUNGEST[0]))
    return min(named, len(state.table.seats) - 1)


def rounds(state: OldWorldState) -> int:
    """Return the number of rounds."""
    return track_of(state.table.content, len(state.table.seats)).rounds


def last_round(state: OldWorldState) -> bool:
    """Tell whether this round ends with the last fight."""
    return state.round >= rounds(state)


# -- the Hunt --------------------------------------------------------------------------------------


def hunt_place(state: OldWorldState) -> int:
    """Return the location of the Hunt; -1 before it has appeared."""
    return state.extra.get(PLACE, -1)


def put_hunt(state: OldWorldState, place: int) -> None:
    """Move the Hunt to a location."""
    state.extra[PLACE] = place
    tell(state, "hunt_at", -1, state.table.places[place].id)


def witchers_at(state: OldWorldState, place: int) -> list[int]:
    """Return the seats whose witchers are at a location."""
    return [seat for seat, there in enumerate(state.place) if there == place]


def shields(state: OldWorldState) -> int:
    """Return the shields of the Hunt."""
    return state.extra.get(SHIELDS, 0)


def lose_shields(state: OldWorldState, count: int) -> int:
    """Remove shields, as far as there are any (W15.9); returns how many were removed."""
    lost = min(count, shields(state))
    if lost > 0:
        state.extra[SHIELDS] = shields(state) - lost
        tell(state, "hunt_shields_lost", -1, lost, state.extra[SHIELDS])
    return lost


def gain_shields(state: OldWorldState, count: int) -> None:
    """Add shields to the Hunt."""
    if count > 0:
        state.extra[SHIELDS] = shields(state) + count
        tell(state, "hunt_shields_gained", -1, count, state.extra[SHIELDS])


# -- hounds ----------------------------------------------------------------------------------------


def _key(state: OldWorldState, name: str, place: int) -> str:
    return name.format(state.table.places[place].id)


def hounds(state: OldWorldState) -> list[int]:
    """Return the locations with a hound."""
    return [place for place in range(len(state.table.places)) if hound_level(state, place)]


def hound_level(state: OldWorldState, place: int) -> int:
    """Return the level of the hound at a location; 0 if there is none."""
    return state.extra.get(_key(state, HOUND, place), 0)


def hounds_left(state: OldWorldState) -> int:
    """Return the number of hounds that can still appear."""
    return HOUNDS - len(hounds(state))


def add_hound(state: OldWorldState, place: int, level: int) -> None:
    """Place a hound at a location without one."""
    state.extra[_key(state, HOUND, place)] = level
    tell(state, "hound_appears", -1, level, state.table.places[place].id)


def remove_hound(state: OldWorldState, place: int) -> None:
    """Remove a hound, with everything beside it."""
    for name in (HOUND, FOUGHT, GUARD):
        state.extra.pop(_key(state, name, place), None)


def hound_fought(state: OldWorldState, place: int) -> bool:
    """Tell whether the hound at a location was fought this round."""
    return _key(state, FOUGHT, place) in state.extra


def note_fought(state: OldWorldState, place: int) -> None:
    """Mark the hound at a location as fought this round (W15.2)."""
    state.extra[_key(state, FOUGHT, place)] = 1


def forget_fought(state: OldWorldState) -> None:
    """Clear these marks for a new round."""
    for place in hounds(state):
        state.extra.pop(_key(state, FOUGHT, place), None)


def hound_guard(state: OldWorldState, place: int) -> int:
    """Return the shields beside a hound."""
    return state.extra.get(_key(state, GUARD, place), 0)


def add_guard(state: OldWorldState, place: int, count: int) -> None:
    """Add shields beside a hound."""
    state.extra[_key(state, GUARD, place)] = hound_guard(state, place) + count
    tell(state, "hound_guarded", -1, state.table.places[place].id, count)


def is_blocked(state: OldWorldState, place: int) -> bool:
    """Tell whether the Hunt or a hound blocks the action of a location (W15.2)."""
    return hunt_place(state) == place or hound_level(state, place) > 0


def near(state: OldWorldState, place: int) -> int:
    """Count the hounds, and the Hunt, at a location or its neighbours (W15.3)."""
    here = (place, *state.table.paths[place])
    return sum(bool(hound_level(state, there)) for there in here) + (hunt_place(state) in here)


# -- marks of a monster ----------------------------------------------------------------------------


def marks(state: OldWorldState, terrain: str) -> int:
    """Return the tokens on the card of a terrain's monster."""
    return state.extra.get(MARK.format(terrain), 0)


def add_marks(state: OldWorldState, terrain: str, count: int) -> None:
    """Put tokens on the card of a terrain's monster."""
    state.extra[MARK.format(terrain)] = marks(state, terrain) + count


def drop_marks(state: OldWorldState, terrain: str) -> None:
    """Remove them together with the monster."""
    state.extra.pop(MARK.format(terrain), None)


# -- hound fights ----------------------------------------------------------------------------------


def fighters(state: OldWorldState) -> int:
    """Return the seats in a hound fight, as a bit mask."""
    return state.extra.get(FIGHTERS, 0)


def set_fighters(state: OldWorldState, mask: int) -> None:
    """Set the seats in a hound fight, as a bit mask; 0: none."""
    state.extra.pop(FIGHTERS, None)
    if mask:
        state.extra[FIGHTERS] = mask
