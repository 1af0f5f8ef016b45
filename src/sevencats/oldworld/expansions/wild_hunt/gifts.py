"""Gifts between witchers at one location, any time in phase I and any number (W15.2). What two
exchange, each gives to the other."""

from __future__ import annotations

from typing import NamedTuple

from sevencats.kernel.atoms import move, tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler
from sevencats.oldworld.expansions import bombs
from sevencats.oldworld.expansions.wild_hunt.board import witchers_at
from sevencats.oldworld.packs.model import TERRAINS
from sevencats.oldworld.rules.cards import terrain_of, trail_at
from sevencats.oldworld.state import OldWorldState
from sevencats.oldworld.zones import POTIONS, TRAILS

_DONE, _GOLD = -1, -2


class Gift(NamedTuple):
    """A seat gives things to another that is with it, one after the other."""

    seat: int
    to: int


def gift_options(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    """To whom a seat can give something now."""
    return [
        (f"give:{state.table.seats[other]}", other)
        for other in witchers_at(state, state.place[seat])
        if other != seat and gifts(state, seat, other)
    ]


def gifts(state: OldWorldState, seat: int, to: int) -> list[tuple[str, int]]:
    """What a seat can give to another, as far as that one may hold it."""
    items = [("gift:gold", _GOLD)] if state.gold[seat] else []
    if len(state.cards(to, POTIONS)) < state.table.tracks.potion_limit:
        items += [(f"gift_potion:{state.ident(s)}", s) for s in state.cards(seat, POTIONS)]
    if bombs.ID in state.table.config.packs and len(bombs.bombs(state, to)) < bombs.LIMIT:
        items += [(f"gift_bomb:{state.ident(s)}", s) for s in bombs.bombs(state, seat)]
    for token in state.cards(seat, TRAILS):
        terrain = terrain_of(state, token)
        if trail_at(state, to, terrain) < 0:
            quest = state.trail_quests[seat] >> terrain & 1
            word = "gift_trail_quest" if quest else "gift_trail"
            items.append((f"{word}:{TERRAINS[terrain]}", token))
    return items


def begin_gift(state: OldWorldState, seat: int, to: int) -> None:
    """A seat gives something to another."""
    state.stack.append(Gift(seat, to))


def _run(state: OldWorldState, frame: Gift) -> list[Decision] | None:
    """It is asked until the seat has given enough, also where the other has gone away: what is
    under way must not come to nothing because of somebody else."""
    seat, to = frame
    here = state.place[seat] == state.place[to]
    items = gifts(state, seat, to) if here else []
    keys, args, _ = merged([("done", _DONE), *items])
    return [Decision(0, seat, "gift", state.table.seats[to], keys, args, deliberate=True)]


def _answer(state: OldWorldState, frame: Gift, decision: Decision, index: int) -> None:
    seat, to = frame
    what, table = decision.args[index], state.table
    if what == _DONE:
        state.stack.pop()
        return
    word = decision.keys[index].partition(":")[0]
    if what == _GOLD:
        state.gold[seat] -= 1
        state.gold[to] += 1
        tell(state, "gift_gold", seat, table.seats[to])
    elif word == "gift_potion":
        move(state, what, table.zone(to, POTIONS), "gift", to)
    elif word == "gift_bomb":
        move(state, what, table.zone_of[f"{table.seats[to]}.bombs"], "gift", to)
    else:
        bit = 1 << terrain_of(state, what)
        if state.trail_quests[seat] & bit:
            state.trail_quests[seat] &= ~bit
            state.trail_quests[to] |= bit
        move(state, what, table.zone(to, TRAILS), "gift_trail", to)


GIFT_FRAMES: dict[type, Handler] = {Gift: Handler(_run, _answer)}
