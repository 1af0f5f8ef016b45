"""Hound fights (W15.2, W15.6, W15.12): one combo of each participating witcher, in phase I.

The fight runs in the branch of the seat that began it and asks the others there. Participants wait
with everything else until it is over, because a seat has only one hand and one combo.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from sevencats.games.oldworld.expansion import Component, ZoneSpec
from sevencats.games.oldworld.expansions.wild_hunt.board import (
    fighters,
    hound_fought,
    hound_guard,
    hound_level,
    lose_shields,
    note_fought,
    remove_hound,
    set_fighters,
    witchers_at,
)
from sevencats.games.oldworld.expansions.wild_hunt.model import LEVELS, MOST_PLAYERS, records
from sevencats.games.oldworld.fight.frames import Combo
from sevencats.games.oldworld.fight.record import NO_FIGHT, SHORT, Fight
from sevencats.games.oldworld.fight.resolve import put_away
from sevencats.games.oldworld.language.lines import Reader
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import Line, Record
from sevencats.games.oldworld.rules.atoms import change_shield
from sevencats.games.oldworld.rules.cards import lose_card
from sevencats.games.oldworld.rules.frames import Draw
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DECK, DISCARD, HAND
from sevencats.kernel.atoms import move, tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.effects import Node, begin, merged
from sevencats.kernel.handlers import Handler, never_asks

#: The zone of the hound tokens. They are face down, but everybody knows which are left.
TOKENS = "hound_tokens"
_JOIN, _STAY_OUT = 1, 0


class Hound(Record, frozen=True, kw_only=True):
    """A level of hounds: what a fight costs each fighter (shield lost, cards drawn), and their life
    for one to five players."""

    level: int
    shield: int
    draw: int
    life: tuple[int, ...]


class HoundToken(Record, frozen=True, kw_only=True):
    """The gain of each fighter for a hound of that level."""

    level: int
    do: tuple[Line, ...]


KINDS: dict[str, type[Record]] = {"hound": Hound, "hound_token": HoundToken}
ZONES = (ZoneSpec(TOKENS, True),)
LIMITS = {"hound": {"life": "2 to 7, for one to five players: one more for each level and player"}}


class HoundCall(NamedTuple):
    """A witcher is about to fight the hound at a location, and the others there may join. ``open``
    are the seats that have not answered, ``joined`` those that join."""

    seat: int
    place: int
    open: int
    joined: int


class HoundResolve(NamedTuple):
    """Not everybody joins: the caller decides whether to fight all the same."""

    seat: int
    place: int
    joined: int


class HoundFight(NamedTuple):
    """A hound is fought: ``joined`` are all fighters, ``left`` those whose turn in this stage is
    still to come, ``now`` is whose it is; ``damage`` is what their combos have come to."""

    place: int
    joined: int
    left: int
    stage: str
    now: int = -1
    damage: int = 0


class HoundReward(NamedTuple):
    """A token of the hound's level is turned over. Each fighter gains its bonus, in any order:
    ``left`` are those that have not yet. ``token`` is its id, empty before."""

    level: int
    joined: int
    left: int
    token: str


def hound_of(content: Content, level: int) -> Hound:
    """Return the hounds of a level."""
    return next(one for one in records(content, "hound", Hound).values() if one.level == level)


def hound_life(state: OldWorldState, place: int) -> int:
    """Return the damage that beats the hound at a location, with the shields beside it."""
    life = hound_of(state.table.content, hound_level(state, place)).life
    return life[len(state.table.seats) - 1] + hound_guard(state, place)


# -- who fights ------------------------------------------------------------------------------------


def hound_options(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    """Return the hound that a seat may fight at its location: once a round, with a card to play."""
    place = state.place[seat]
    free = hound_level(state, place) and not hound_fought(state, place)
    if not free or not _has_cards(state, seat):
        return []
    return [(f"hound:{state.table.places[place].id}", place)]


def begin_hound_fight(state: OldWorldState, seat: int, place: int) -> None:
    """Attack the hound at a seat's location; the others there are asked."""
    others = [other for other in witchers_at(state, place) if other != seat]
    set_fighters(state, fighters(state) | 1 << seat)
    tell(state, "hound_fight", seat, hound_level(state, place), state.table.places[place].id)
    state.stack.append(HoundCall(seat, place, sum(1 << other for other in others), 1 << seat))


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def _at_rest(state: OldWorldState, seat: int) -> bool:
    """Tell whether a seat is in the middle of nothing else, such as a payment."""
    return not state.branches or len(state.branches[seat]) <= 1


def _has_cards(state: OldWorldState, seat: int) -> bool:
    """Tell whether a seat has a card to play: it draws some before its combo, and outside of fights
    with monsters the discards are shuffled into an empty deck."""
    return any(state.cards(seat, zone) for zone in (HAND, DECK, DISCARD))


def _may_join(state: OldWorldState, seat: int, place: int) -> bool:
    return state.place[seat] == place and _has_cards(state, seat)


def _run_call(state: OldWorldState, frame: HoundCall) -> list[Decision] | None:
    """Ask all who are here at the same time; wait for those who are busy, but not for those who
    left."""
    waited = [seat for seat in _seats(frame.open) if _may_join(state, seat, frame.place)]
    if not waited:
        _close_call(state, frame)
        return None
    place = state.table.places[frame.place].id
    keys, args = ("join", "stay_out"), (_JOIN, _STAY_OUT)
    return [
        Decision(0, seat, "hound_join", place, keys, args, deliberate=True)
        for seat in waited
        if _at_rest(state, seat)
    ]


def _answer_call(state: OldWorldState, frame: HoundCall, decision: Decision, index: int) -> None:
    seat = decision.seat
    joined = frame.joined
    if decision.args[index] == _JOIN:
        joined |= 1 << seat
        set_fighters(state, fighters(state) | 1 << seat)
        tell(state, "hound_joined", seat)
    state.stack[-1] = frame._replace(open=frame.open & ~(1 << seat), joined=joined)


def _close_call(state: OldWorldState, frame: HoundCall) -> None:
    """Close the call after all answers; the caller may still cancel if a player does not come."""
    missing = [seat for seat in witchers_at(state, frame.place) if not frame.joined >> seat & 1]
    if missing:
        state.stack[-1] = HoundResolve(frame.seat, frame.place, frame.joined)
    else:
        _begin(state, frame.place, frame.joined)


def _run_resolve(state: OldWorldState, frame: HoundResolve) -> list[Decision]:
    place = state.table.places[frame.place].id
    return [Decision(0, frame.seat, "hound_fight", place, ("fight", "withdraw"), (1, 0))]


def _answer_resolve(
    state: OldWorldState, frame: HoundResolve, decision: Decision, index: int
) -> None:
    if decision.args[index]:
        _begin(state, frame.place, frame.joined)
    else:
        state.stack.pop()
        set_fighters(state, fighters(state) & ~frame.joined)
        tell(state, "hound_left", frame.seat)


# -- the fight -------------------------------------------------------------------------------------


def _begin(state: OldWorldState, place: int, joined: int) -> None:
    note_fought(state, place)
    state.stack[-1] = HoundFight(place, joined, joined, "draw")


def _run_fight(state: OldWorldState, frame: HoundFight) -> None:
    """Let all draw, then play their combos one after the other; only damage and shield count."""
    if frame.stage == "resolve":
        state.stack[-1] = frame._replace(stage="count")
        state.table.steps.fight_short(state, frame.now)
    elif frame.stage == "count":
        damage = frame.damage + state.fight.damage
        put_away(state, frame.now)
        state.fight = NO_FIGHT
        state.stack[-1] = frame._replace(stage="combo", damage=damage)
    elif frame.left:
        seat = _seats(frame.left)[0]
        left = frame.left & ~(1 << seat)
        if frame.stage == "draw":
            state.stack[-1] = frame._replace(left=left)
            _prepare(state, frame.place, seat)
        else:
            state.stack[-1] = frame._replace(left=left, stage="resolve", now=seat)
            state.fight = Fight(kind=SHORT, attacker=seat, active=seat)
            state.stack.append(Combo(seat))
    elif frame.stage == "draw":
        state.stack[-1] = frame._replace(left=frame.joined, stage="combo")
    else:
        _end(state, frame)


def _prepare(state: OldWorldState, place: int, seat: int) -> None:
    hound = hound_of(state.table.content, hound_level(state, place))
    change_shield(state, seat, -hound.shield)
    state.stack.append(Draw(seat, hound.draw))


def _end(state: OldWorldState, frame: HoundFight) -> None:
    """Take surplus damage off the Hunt's shields if the hound is beaten (W15.9); else hands are
    lost."""
    place, level = frame.place, hound_level(state, frame.place)
    excess = frame.damage - hound_life(state, place)
    tell(state, "hound_damage", -1, frame.damage, hound_life(state, place))
    if excess < 0:
        state.stack.pop()
        tell(state, "hound_stays", -1, state.table.places[place].id)
        for seat in _seats(frame.joined):
            for card in state.cards(seat, HAND)[:]:
                lose_card(state, seat, card, "discarded")
        set_fighters(state, fighters(state) & ~frame.joined)
        return
    tell(state, "hound_beaten", -1, level, state.table.places[place].id)
    remove_hound(state, place)
    lose_shields(state, excess)
    state.stack[-1] = HoundReward(level, frame.joined, frame.joined, "")


def _run_reward(state: OldWorldState, frame: HoundReward) -> list[Decision] | None:
    if not frame.token:
        tokens = records(state.table.content, "hound_token", HoundToken)
        items = [
            (f"hound_token:{state.ident(card)}", card)
            for card in state.common(TOKENS)
            if tokens[state.ident(card)].level == frame.level
        ]
        keys, args, weights = merged(items)
        if items:
            return [Decision(0, CHANCE, "hound_token", "", keys, args, weights)]
    elif frame.left:
        return _ask_who_gains(state, frame)
    state.stack.pop()
    set_fighters(state, fighters(state) & ~frame.joined)
    return None


def _ask_who_gains(state: OldWorldState, frame: HoundReward) -> list[Decision] | None:
    """Ask which of the remaining seats is next; the last one is not asked."""
    seats = _seats(frame.left)
    if len(seats) == 1:
        _gain(state, frame, seats[0])
        return None
    key = f"hound_bonus:{frame.token}"
    return [Decision(0, seat, "hound_bonus", "", (key,), (0,), deliberate=True) for seat in seats]


def _answer_reward(
    state: OldWorldState, frame: HoundReward, decision: Decision, index: int
) -> None:
    if frame.token:
        _gain(state, frame, decision.seat)
        return
    card = decision.args[index]
    state.stack[-1] = frame._replace(token=state.ident(card))
    move(state, card, state.table.zone_of["box"], "hound_token", -1)


def _gain(state: OldWorldState, frame: HoundReward, seat: int) -> None:
    state.stack[-1] = frame._replace(left=frame.left & ~(1 << seat))
    begin(state, f"hound_token:{frame.token}", seat, -1)


FRAMES: dict[type, Handler] = {
    HoundCall: Handler(_run_call, _answer_call),
    HoundResolve: Handler(_run_resolve, _answer_resolve),
    HoundFight: Handler(_run_fight, never_asks),
    HoundReward: Handler(_run_reward, _answer_reward),
}


# -- data ------------------------------------------------------------------------------------------


def components(content: Content) -> Iterator[Component]:
    """Return the hound tokens; hounds themselves are figures on the map."""
    for ident in records(content, "hound_token", HoundToken):
        yield Component("hound_token", ident, TOKENS)


def trees(content: Content, reader: Reader) -> dict[str, Node]:
    """Return the bonuses of the tokens."""
    return {
        f"hound_token:{one.id}": reader.ability(reader.lines(one.do, one.id), one.id)
        for one in records(content, "hound_token", HoundToken).values()
    }


def token_lines(content: Content, parts: list[str]) -> Iterable[Line]:
    """Return the lines behind a token's tree."""
    return records(content, "hound_token", HoundToken)[parts[0]].do


LINES: dict[str, Callable[[Content, list[str]], Iterable[Line]]] = {"hound_token": token_lines}


def _check_hound(content: Content, hound: Hound) -> Iterable[str]:
    if hound.level not in LEVELS:
        yield f"level: {hound.level} is none of {', '.join(map(str, LEVELS))}"
    if len(hound.life) != MOST_PLAYERS or min(hound.life, default=0) < 1:
        yield f"life: it needs a number for 1 to {MOST_PLAYERS} players"


def _check_token(content: Content, token: HoundToken) -> Iterable[str]:
    if token.level not in LEVELS:
        yield f"level: {token.level} is none of {', '.join(map(str, LEVELS))}"


CHECKS: dict[type[Record], Callable[[Content, Any], Iterable[str]]] = {
    Hound: _check_hound,
    HoundToken: _check_token,
}
