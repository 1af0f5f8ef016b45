"""Hints for bots about hounds: where to gather, when to fight, and who joins.

Damage above a hound's life is taken off the Hunt's shields, so a hound is best fought by everybody
with full hands: at the beginning of a round, by those who ended the last one at its place. Bots
agree on that place without communication, because they compute it from what all of them see; of the
cards of others they use only the number.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sevencats.games.oldworld.bots.hints import OptionWorth
from sevencats.games.oldworld.expansions.wild_hunt.board import (
    fighters,
    hound_fought,
    hound_level,
    hounds,
    hounds_left,
    hunt_place,
    last_round,
    rounds,
    shields,
    witchers_at,
)
from sevencats.games.oldworld.expansions.wild_hunt.hounds import HoundCall, hound_life, hound_of
from sevencats.games.oldworld.expansions.wild_hunt.last_record import seats_of
from sevencats.games.oldworld.expansions.wild_hunt.model import (
    MOST_PLAYERS,
    appearing,
    track_of,
)
from sevencats.games.oldworld.rules.travel import distances_to
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DECK, DISCARD, HAND
from sevencats.kernel.branches import asking_frame
from sevencats.kernel.decisions import Decision

#: All in hundredths. What a hound's token brings to each fighter, by level; the location and the
#: monsters that are free of it; a shield off the Hunt, which is a point of damage less to deal: an
#: attribute level makes about three in the last fight.
_TOKEN, _FREE, _SHIELD = (0, 150, 200, 450), 150, 150
#: The cards that a fighter plays, which could have paid for moves; a card lost with the hand; a
#: point of the fighter's shield, which rises again after the next fight with a monster, but not in
#: the last round.
_PLAYED, _LOST, _OWN_SHIELD, _LAST_SHIELD = 120, 60, 40, 100
#: The damage of the best combo of so many cards, over decks from all parts of games; that of a card
#: drawn to a known hand.
_COMBO, _DRAWN = (0, 100, 180, 280, 380, 480, 600, 720), 100
#: The chance to win in percent where the damage expected is just the life, what a point more or
#: less changes, and how far.
_EVEN, _POINT, _SUREST = 50, 20, 95
#: A hand at the beginning of a round, and the moves that a witcher makes to come to a hound.
_NEW_HAND, _REACH = 3, 3
#: The share, in percent, that counts of what can only be had in the next round; the same if there
#: are as many hounds as rounds left to fight them.
_LATER, _PRESSED = 80, 50
#: To be at the Hunt's place when the last fight begins is a fight turn more; before it, the Hunt
#: stays where it is, and does nobody harm. A round before the last one, each step from it.
_FIRST_TURN, _HELD, _STEP = 1000, 60, 90
#: A card in hand at the beginning of a round, besides its usual value: before the last round it
#: pays for the way to the Hunt, and in the last fight it adds to the first combo.
_IN_HAND, _BEFORE_LAST, _IN_LAST = 80, 110, 160
#: Combos looked at for one estimate.
_LOOKS = 300
_HUNDREDTHS, _PERCENT = 100, 100
#: A rating for fighting later.
_NEVER = -1


class Gathering(NamedTuple):
    """The location where bots meet (-1: nowhere), the level of its hound, who can come, and what
    the fight is then worth to all of them together."""

    place: int
    level: int
    party: tuple[int, ...]
    worth: int


_NOWHERE = Gathering(-1, 0, (), 0)


# -- damage ----------------------------------------------------------------------------------------


def best_combo(state: OldWorldState, seat: int) -> int:
    """Return the most damage of a combo of a seat's hand, by the printed values."""
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


def _damage_of(cards: int) -> int:
    """Estimate the damage of the best combo of this many unknown cards."""
    return _COMBO[min(max(0, cards), len(_COMBO) - 1)]


def _damage_now(state: OldWorldState, seat: int, viewer: int, drawn: int) -> int:
    """Estimate the damage of a seat at the hound, from what the viewer knows."""
    drawn = min(drawn, sum(len(state.cards(seat, zone)) for zone in (DECK, DISCARD)))
    if seat == viewer:
        return _HUNDREDTHS * best_combo(state, seat) + _DRAWN * drawn
    return _damage_of(len(state.cards(seat, HAND)) + drawn)


# -- what a fight is worth -------------------------------------------------------------------------


def _worth(state: OldWorldState, level: int, life: int, damage: int, party: int) -> int:
    """Return the value to all if this many seats deal about this damage to a hound."""
    over = damage - _HUNDREDTHS * life
    chance = max(100 - _SUREST, min(_SUREST, _EVEN + _POINT * over // _HUNDREDTHS))
    excess = min(max(0, over), _HUNDREDTHS * shields(state))
    won = _TOKEN[level] * party + _FREE + _SHIELD * excess // _HUNDREDTHS
    hands = party * _NEW_HAND
    return (chance * won - (_PERCENT - chance) * _LOST * hands) // _PERCENT


def _fight_now(state: OldWorldState, viewer: int, place: int, party: list[int]) -> int:
    """Return the value of these seats fighting the hound at their location at once."""
    level = hound_level(state, place)
    hound = hound_of(state.table.content, level)
    damage = sum(_damage_now(state, seat, viewer, hound.draw) for seat in party)
    worth = _worth(state, level, hound_life(state, place), damage, len(party))
    return worth - sum(_cost(state, seat, hound.shield) for seat in party)


def _cost(state: OldWorldState, seat: int, lost: int) -> int:
    """Return the cost of a fight to a seat: a seat that is ready needs its cards for no move."""
    shield = _LAST_SHIELD if last_round(state) else _OWN_SHIELD
    played = _PLAYED if state.turn[seat].phase == 1 else 0
    return played + shield * min(lost, state.shield[seat])


def _helpers(state: OldWorldState, place: int, seat: int) -> list[int]:
    """Return the other seats that could fight there now."""
    busy = fighters(state)
    here = witchers_at(state, place)
    return [other for other in here if other != seat and not busy >> other & 1]


def _best_now(state: OldWorldState, seat: int, place: int) -> int:
    """Return the better value: alone, or with all seats that are there."""
    others = _helpers(state, place, seat)
    together = _fight_now(state, seat, place, [seat, *others])
    return max(_fight_now(state, seat, place, [seat]), together) if others else together


# -- where to gather -------------------------------------------------------------------------------


def gathering(state: OldWorldState) -> Gathering:
    """Return the best place to meet: a hound, or the Hunt's location if a hound is about to appear
    there. Computed from public information only, so that all bots get the same result."""
    best = _NOWHERE
    for place, level in _meeting_places(state).items():
        party = _who_can_come(state, place)
        worth = _gathered_worth(state, place, level, party)
        if worth > best.worth:
            best = Gathering(place, level, tuple(party), worth)
    return best


def _meeting_places(state: OldWorldState) -> dict[int, int]:
    """Return the locations of hounds that may still be fought before the last fight, with their
    levels, including the location where the next one appears."""
    last = last_round(state)
    places = {
        place: hound_level(state, place)
        for place in hounds(state)
        if not (last and hound_fought(state, place))
    }
    level, place = _next_hound(state), hunt_place(state)
    if level and place >= 0 and place not in places:
        places[place] = level
    return places


def _next_hound(state: OldWorldState) -> int:
    """Return the level of the hound that appears at the end of this round; 0 for none."""
    track = track_of(state.table.content, len(state.table.seats))
    if last_round(state) or not hounds_left(state):
        return 0
    entries = map(appearing, track.appear[state.round - 1])
    return next((level for word, level in entries if word == "hound"), 0)


def _who_can_come(state: OldWorldState, place: int) -> list[int]:
    far = distances_to(state.table, place)
    return [seat for seat in range(len(state.place)) if _can_come(state, seat, far)]


def _can_come(state: OldWorldState, seat: int, far: Mapping[int, int]) -> bool:
    """Tell whether a seat is there, or can still go there this round; in the last round it needs a
    card left over."""
    steps, hand = far[state.place[seat]], len(state.cards(seat, HAND))
    if not steps:
        return True
    return state.turn[seat].phase == 1 and steps <= _REACH and hand >= steps + last_round(state)


def _gathered_worth(state: OldWorldState, place: int, level: int, party: list[int]) -> int:
    """Return the value of a fight of all who can come: in the next round with new hands, in the
    last one as soon as they arrive."""
    hound = hound_of(state.table.content, level)
    known = hound_level(state, place) == level
    life = hound_life(state, place) if known else hound.life[_players(state)]
    if last_round(state):
        far = distances_to(state.table, place)
        hands = [len(state.cards(seat, HAND)) - far[state.place[seat]] for seat in party]
        return _worth(state, level, life, _together(hands, hound.draw), len(party))
    worth = _worth(state, level, life, _together([_NEW_HAND] * len(party), hound.draw), len(party))
    return worth - _PLAYED * len(party)


def _together(hands: list[int], drawn: int) -> int:
    return sum(_damage_of(hand + drawn) for hand in hands)


def _players(state: OldWorldState) -> int:
    return min(len(state.table.seats), MOST_PLAYERS) - 1


# -- hints -----------------------------------------------------------------------------------------


def visit(state: OldWorldState, seat: int, place: int) -> int:
    """Return the value of arriving at a location in phase I: a hound to fight at once, unless
    waiting is better."""
    if not hound_level(state, place) or hound_fought(state, place):
        return 0
    now = _best_now(state, seat, place) - _DRAWN
    return max(0, now) if now >= _waiting(state, place) else 0


def stay(state: OldWorldState, seat: int, place: int) -> int:
    """Return the value of ending phase I at a location: where all gather, and with the Hunt."""
    worth, hunt = 0, hunt_place(state)
    if place == hunt:
        worth += _FIRST_TURN if last_round(state) else _HELD
    elif hunt >= 0 and state.round + 1 == rounds(state):
        worth -= _STEP * distances_to(state.table, hunt)[place]
    if hound_level(state, place) or place == hunt:
        there = gathering(state)
        if there.place == place and seat in there.party:
            others = [other for other in there.party if other != seat]
            worth += there.worth - max(0, _gathered_worth(state, place, there.level, others))
    return worth


def payment(state: OldWorldState) -> int:
    """Return the value of a card in hand at the end of phase III."""
    if last_round(state):
        return _IN_LAST
    return _BEFORE_LAST if state.round + 1 == rounds(state) else _IN_HAND


def _waiting(state: OldWorldState, place: int) -> int:
    """Return the value of the fight with the hound at a location once all who can have come; 0 if
    all are there."""
    party = _who_can_come(state, place)
    if all(state.place[seat] == place for seat in party):
        return 0
    worth = _gathered_worth(state, place, hound_level(state, place), party)
    if last_round(state):
        return worth
    left = rounds(state) - state.round
    share = _PRESSED if len(hounds(state)) >= left else _LATER
    return share * worth // _PERCENT


def _hound(state: OldWorldState, decision: Decision, option: int) -> float:
    """Fight now, unless waiting for others or for the next round brings more."""
    place = state.place[decision.seat]
    now = _best_now(state, decision.seat, place)
    return now // _HUNDREDTHS if now >= _waiting(state, place) else _NEVER


def _join(state: OldWorldState, decision: Decision, option: int) -> float:
    """Tell whether the fight is better with the seat in it than without."""
    if decision.keys[option] != "join":
        return 0
    seat, place = decision.seat, state.place[decision.seat]
    party = _party(state, decision)
    together = _fight_now(state, seat, place, [*party, seat])
    return together - max(0, _fight_now(state, seat, place, party))


def _party(state: OldWorldState, decision: Decision) -> list[int]:
    """Return the seats already in the fight."""
    call = asking_frame(state, decision)
    return seats_of(call.joined) if isinstance(call, HoundCall) else []


def _fight_on(state: OldWorldState, decision: Decision, option: int) -> float:
    """Fight on if the seat called the fight: the others count on it."""
    return 1 if decision.keys[option] == "fight" else 0


OPTION_WORTHS: dict[str, OptionWorth] = {
    "phase1:hound": _hound,
    "hound_join": _join,
    "hound_fight": _fight_on,
}
