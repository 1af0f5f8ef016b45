"""Small changes to a witcher's board: gold, shield, attributes, the turn. Each emits its event."""

from __future__ import annotations

from typing import Any

from sevencats.games.oldworld.expansion import terms_of
from sevencats.games.oldworld.packs.model import ATTRIBUTES
from sevencats.games.oldworld.rules.frames import DrawPotions
from sevencats.games.oldworld.state import OldWorldState, Turn
from sevencats.kernel.atoms import tell

#: The highest level of an attribute or witcher.
TOP_LEVEL = 5


def change_gold(state: OldWorldState, seat: int, change: int) -> int:
    """Gain gold, or lose as much as the seat has (W4.7); return the change made."""
    change = max(change, -state.gold[seat])
    if change:
        state.gold[seat] += change
        tell(state, "gold", seat, change)
    return change


def shield_cap(state: OldWorldState, seat: int) -> int:
    """Return the highest shield allowed now."""
    return state.table.steps.growth_shield_cap(state, seat)


def cap_by_defense(state: OldWorldState, seat: int) -> int:
    """Return the highest shield that the defense level allows."""
    return state.table.tracks.shield[defense_now(state, seat) - 1]


def cap_by_level(state: OldWorldState, seat: int) -> int:
    """Return the highest shield allowed now: only the defense level limits it."""
    return state.table.steps.growth_shield_level(state, seat)


def gain_by_defense(state: OldWorldState, seat: int) -> int:
    """Return how much shield a new defense level gives: 1, but nothing for level 5 (W3.2)."""
    return int(state.attr(seat, "defense") < TOP_LEVEL)


def defense_now(state: OldWorldState, seat: int) -> int:
    """Return the defense level with the changes that last for a fight, at least 1."""
    change = state.table.steps.fight_defense(state, seat)
    return max(1, state.attr(seat, "defense") + change)


def change_shield(state: OldWorldState, seat: int, change: int) -> int:
    """Raise or lower the shield between 0 and its cap; return the change made."""
    before = state.shield[seat]
    after = max(0, before + change)
    if change > 0:
        gain = min(after, shield_cap(state, seat)) - before
        after = before + (state.table.steps.fight_shield_gain(state, seat, gain) if gain > 0 else 0)
    if after != before:
        state.shield[seat] = after
        tell_shield(state, seat, after - before)
    return after - before


def tell_shield(state: OldWorldState, seat: int, change: int) -> None:
    """Emit the event of a change of the shield, or of what a board has in its place."""
    tell(state, "shield", seat, change, *_own_word(state, seat, "shield"))


def _own_word(state: OldWorldState, seat: int, word: str) -> tuple[str, ...]:
    """Return the board's own word for something, if it has one."""
    terms = terms_of(state.table.content, state.school[seat])
    return (terms[word],) if word in terms else ()


def lower_shield_to_cap(state: OldWorldState, seat: int) -> None:
    """Lower the shield to its cap after the defense level fell (W6.21)."""
    change_shield(state, seat, min(0, shield_cap(state, seat) - state.shield[seat]))


def raise_attribute(
    state: OldWorldState, seat: int, attribute: str, by: int = 1, *, gifts: bool = True
) -> None:
    """Raise an attribute level by level, with the potion, shield and witcher level that follow
    (W3.2, W6.16). Without ``gifts`` a new witcher level draws nothing."""
    index = seat * len(ATTRIBUTES) + ATTRIBUTES.index(attribute)
    for _ in range(by):
        if state.attrs[index] == TOP_LEVEL:
            return
        state.attrs[index] += 1
        more = _own_word(state, seat, attribute)
        tell(state, "attribute", seat, attribute, 1, state.attrs[index], *more)
        if attribute == "alchemy":
            state.stack.append(DrawPotions(seat, 1))
        elif attribute == "defense":
            change_shield(state, seat, state.table.steps.growth_shield_gain(state, seat))
        _level_up(state, seat, gifts)


def lower_attribute(state: OldWorldState, seat: int, attribute: str, by: int = 1) -> None:
    """Lower an attribute, not below 1; an attribute at the top never falls (W6.8)."""
    index = seat * len(ATTRIBUTES) + ATTRIBUTES.index(attribute)
    if state.attrs[index] == TOP_LEVEL:
        return
    fall = min(by, state.attrs[index] - 1)
    if fall > 0:
        state.attrs[index] -= fall
        more = _own_word(state, seat, attribute)
        tell(state, "attribute", seat, attribute, -fall, state.attrs[index], *more)
        if attribute == "defense":
            lower_shield_to_cap(state, seat)


def _level_up(state: OldWorldState, seat: int, gifts: bool) -> None:
    """Raise the witcher's level if all four attributes are above it (W6.16)."""
    size = len(ATTRIBUTES)
    while min(state.attrs[seat * size : seat * size + size]) > state.level[seat]:
        state.level[seat] += 1
        tell(state, "level", seat, state.level[seat])
        if gifts:
            state.table.steps.growth_level_up(state, seat, state.level[seat])


def update_turn(state: OldWorldState, seat: int, **changes: Any) -> None:
    """Change the record of a seat's turn."""
    set_turn(state, seat, state.turn[seat]._replace(**changes))


def set_turn(state: OldWorldState, seat: int, turn: Turn) -> None:
    """Replace the record of a seat's turn."""
    state.turn = (*state.turn[:seat], turn, *state.turn[seat + 1 :])


def move_to(state: OldWorldState, seat: int, place: int) -> None:
    """Put a witcher on a location; the caller handles what entering means."""
    state.place[seat] = place
    tell(state, "moved", seat, state.table.places[place].id)
