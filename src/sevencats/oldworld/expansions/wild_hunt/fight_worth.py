"""What bots know of hound fights, of the generals' abilities and of the last fight.

Of the cards of others they look at nothing but how many there are.
"""

from __future__ import annotations

from collections.abc import Mapping

from sevencats.kernel.decisions import Decision
from sevencats.oldworld.expansion import OptionWorth
from sevencats.oldworld.expansions.wild_hunt.board import (
    fighters,
    general,
    hound_fought,
    hound_guard,
    hound_level,
    hounds,
    hunt_place,
    last_round,
    marks,
    shields,
    witchers_at,
)
from sevencats.oldworld.expansions.wild_hunt.generals import cards_of
from sevencats.oldworld.expansions.wild_hunt.hounds import HoundCall, hound_life, hound_of
from sevencats.oldworld.expansions.wild_hunt.last_fight import LastFight
from sevencats.oldworld.expansions.wild_hunt.last_record import seats_of, standing
from sevencats.oldworld.packs.model import TERRAINS
from sevencats.oldworld.rules.spawn import level_of, prey
from sevencats.oldworld.rules.travel import distances_to
from sevencats.oldworld.state import OldWorldState
from sevencats.oldworld.zones import HAND

#: All in hundredths. What a hound's token brings to each fighter, by level; the location and the
#: monsters that are free of it; a shield off the Hunt.
_TOKEN, _FREE, _SHIELD = (0, 200, 250, 700), 150, 60
#: A card that is played, one that is lost with the hand, a shield of one's own.
_PLAYED, _LOST, _OWN_SHIELD = 30, 80, 40
#: The damage that a card drawn adds to a combo, and that one of an unknown hand brings.
_DRAWN, _UNKNOWN, _MOST_UNKNOWN = 70, 80, 500
#: The chance to win in percent where the damage expected is just the life, what a point more or
#: less changes, and how far.
_EVEN, _POINT, _SUREST = 50, 25, 95
#: To be at the Hunt's place when the last fight begins is a fight turn more.
_FIRST_TURN = 400
#: Combos looked at for one estimate.
_LOOKS = 300
_HUNDREDTHS = 100
#: Nobody has still to come.
_HERE: Mapping[int, int] = {}


# -- damage ----------------------------------------------------------------------------------------


def best_combo(state: OldWorldState, seat: int) -> int:
    """The most damage that a combo of a seat's hand deals, by what is printed."""
    table, hand = state.table, [state.face[card] for card in state.cards(seat, HAND)]
    looks = 0

    def extend(last: int, damage: int, left: list[int]) -> int:
        nonlocal looks
        best = damage
        for place, face in enumerate(left):
            if looks >= _LOOKS:
                break
            link = table.extensions[last].get(table.colour[face]) if last >= 0 else None
            if last >= 0 and link is None:
                continue
            looks += 1
            more = table.symbols[face].damage + (link.damage if link else 0)
            best = max(best, extend(face, damage + more, left[:place] + left[place + 1 :]))
        return best

    return extend(-1, 0, hand)


def _expected(
    state: OldWorldState, seat: int, viewer: int, drawn: int, far: Mapping[int, int]
) -> int:
    """The damage of a seat's combo against a hound, as the viewer can know it, in hundredths. Where
    it has still to come, the way costs a card a step."""
    if seat == viewer:
        return _HUNDREDTHS * best_combo(state, seat) + _DRAWN * drawn
    steps = far.get(state.place[seat], 0)
    cards = max(0, len(state.cards(seat, HAND)) - steps) + drawn
    return min(_MOST_UNKNOWN, _UNKNOWN * cards)


def _fight_worth(
    state: OldWorldState, viewer: int, place: int, party: list[int], far: Mapping[int, int] = _HERE
) -> int:
    """What it is worth to all that these seats fight the hound at a location, in hundredths;
    ``far`` are the steps from each location to it, where they have still to come."""
    level = hound_level(state, place)
    hound = hound_of(state.table.content, level)
    damage = sum(_expected(state, seat, viewer, hound.draw, far) for seat in party)
    over = damage - _HUNDREDTHS * hound_life(state, place)
    chance = max(100 - _SUREST, min(_SUREST, _EVEN + _POINT * over // _HUNDREDTHS))
    excess = min(max(0, over), _HUNDREDTHS * shields(state))
    won = _TOKEN[level] * len(party) + _FREE + _SHIELD * excess // _HUNDREDTHS
    hands = sum(len(state.cards(seat, HAND)) + hound.draw for seat in party)
    cost = sum(_OWN_SHIELD * min(hound.shield, state.shield[seat]) for seat in party)
    expected = (chance * won - (100 - chance) * _LOST * hands) // 100
    return expected - _PLAYED * len(party) - cost


def _helpers(state: OldWorldState, place: int, seat: int) -> list[int]:
    """Who else could fight there."""
    busy = fighters(state)
    here = witchers_at(state, place)
    return [other for other in here if other != seat and not busy >> other & 1]


def _best_party(state: OldWorldState, seat: int, place: int, others: list[int]) -> int:
    """Alone or with all who are there, whichever is better."""
    return max(
        _fight_worth(state, seat, place, [seat]),
        _fight_worth(state, seat, place, [seat, *others]),
    )


# -- hounds ----------------------------------------------------------------------------------------


def _hound(state: OldWorldState, decision: Decision, option: int) -> float:
    seat, place = decision.seat, state.place[decision.seat]
    return _best_party(state, seat, place, _helpers(state, place, seat)) // _HUNDREDTHS


def _join(state: OldWorldState, decision: Decision, option: int) -> float:
    """Whether the fight is better with oneself in it than without."""
    if decision.keys[option] != "join":
        return 0
    seat, place = decision.seat, state.place[decision.seat]
    party = _party(state, decision)
    together = _fight_worth(state, seat, place, [*party, seat])
    return together - max(0, _fight_worth(state, seat, place, party))


def _party(state: OldWorldState, decision: Decision) -> list[int]:
    """Who is in the fight already."""
    stack = state.branches[decision.branch] if decision.branch >= 0 else tuple(state.stack)
    call = stack[-1]
    return seats_of(call.joined) if isinstance(call, HoundCall) else []


def _fight_on(state: OldWorldState, decision: Decision, option: int) -> float:
    """Who has called fights: the others have counted on it."""
    return 1 if decision.keys[option] == "fight" else 0


def meeting(state: OldWorldState) -> tuple[int, list[int], int]:
    """The hound that it is best to meet at, who can come there, and what that is worth; -1: none.
    It is worked out from what everybody sees, so that all bots come to the same."""
    best: tuple[int, list[int], int] = (-1, [], 0)
    for place in hounds(state):
        if hound_fought(state, place):
            continue
        far = distances_to(state.table, place)
        party = [seat for seat in range(len(state.place)) if _can_come(state, seat, far)]
        worth = _fight_worth(state, -1, place, party, far) if party else 0
        if worth > best[2]:
            best = (place, party, worth)
    return best


def _can_come(state: OldWorldState, seat: int, far: Mapping[int, int]) -> bool:
    """Whether a seat is there, or may still go there and have a card left."""
    steps = far[state.place[seat]]
    return not steps or (state.turn[seat].phase == 1 and len(state.cards(seat, HAND)) > steps)


def visit(state: OldWorldState, seat: int, place: int) -> int:
    """What it is worth to come to a location: a hound to be faced with those who are there."""
    if not hound_level(state, place) or hound_fought(state, place):
        return 0
    return max(0, _best_party(state, seat, place, _helpers(state, place, seat)))


def stay(state: OldWorldState, seat: int, place: int) -> int:
    """What it is worth to be at a location when all have ended phase I: where others come to fight
    a hound, and before the last fight with the Hunt."""
    worth = _FIRST_TURN if place == hunt_place(state) and last_round(state) else 0
    if hound_level(state, place):
        target, party, together = meeting(state)
        if target == place and seat in party:
            worth += together // len(party)
    return worth


# -- abilities of the generals ---------------------------------------------------------------------


def _guard(state: OldWorldState, decision: Decision, option: int) -> float:
    """The hound that is hardest to beat anyway."""
    place = decision.args[option]
    return hound_level(state, place) + hound_guard(state, place)


def _mark(state: OldWorldState, decision: Decision, option: int) -> float:
    """The monster that is hardest to beat anyway."""
    terrain = decision.args[option]
    return level_of(state, prey(state, terrain)) + marks(state, TERRAINS[terrain])


# -- the last fight --------------------------------------------------------------------------------


def _turn(state: OldWorldState, decision: Decision, option: int) -> float:
    """Large hands go first, because they may end it; where the general's cards undo the rest of a
    turn's damage, small ones do."""
    frame = state.stack[-1]
    if decision.keys[option] != "turn" or not isinstance(frame, LastFight):
        return 1
    left = seats_of(frame.left & standing(state) & ~frame.waiting)
    undone = any(card.now for card in cards_of(state.table.content, general(state)))
    sign = 1 if undone and not shields(state) else -1
    first = min(left, key=lambda seat: (sign * len(state.cards(seat, HAND)), seat), default=-1)
    return 2 if first == decision.seat else 0


OPTION_WORTHS: dict[str, OptionWorth] = {
    "phase1:hound": _hound,
    "hound_join": _join,
    "hound_fight": _fight_on,
    "guard_hound": _guard,
    "mark_monster": _mark,
    "hunt_turn": _turn,
}
