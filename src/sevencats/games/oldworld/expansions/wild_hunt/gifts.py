"""Gifts and exchanges between witchers at one location, any number at any time in phase I (W15.2).

Things that the other has room for are given. Things it has no room for are exchanged for one of the
same kind: a seat offers a pair, and the other accepts or refuses. A seat in the middle of something
gets nothing until that is done.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from sevencats.games.oldworld.expansions import bombs
from sevencats.games.oldworld.expansions.wild_hunt.board import fighters, witchers_at
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.rules.cards import terrain_of, trail_at
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import POTIONS, TRAILS
from sevencats.kernel.atoms import move, tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler

_DONE, _GOLD, _PAIR = -1, -2, -3
_AGREE, _REFUSE = 1, 0
#: The words of the option that offers a trail or trail quest of the seat's own for another.
_TRAILS = {
    (False, True): "swap_trail",
    (True, False): "swap_trail_quest",
    (True, True): "swap_trail_quests",
}


class Gift(NamedTuple):
    """A seat gives things to another that is with it, one after the other."""

    seat: int
    to: int


class Swap(NamedTuple):
    """A seat offers a thing of its own for one of the same kind that the other has (sleeves)."""

    seat: int
    to: int
    mine: int
    theirs: int


def gift_options(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    """Return the seats that a seat can give something to now."""
    return [
        (f"give:{state.table.seats[other]}", other)
        for other in witchers_at(state, state.place[seat])
        if other != seat and gifts(state, seat, other)
    ]


def gifts(state: OldWorldState, seat: int, to: int) -> list[tuple[str, int]]:
    """Return what a seat can give to another with room for it, and the exchanges it can offer for
    the rest."""
    if not _can_take(state, to):
        return []
    items = [("gift:gold", _GOLD)] if state.gold[seat] else []
    if _potion_room(state, to):
        items += [(f"gift_potion:{state.ident(s)}", s) for s in state.cards(seat, POTIONS)]
    if _bomb_room(state, to):
        items += [(f"gift_bomb:{state.ident(s)}", s) for s in _bombs(state, seat)]
    for token in state.cards(seat, TRAILS):
        terrain = terrain_of(state, token)
        if trail_at(state, to, terrain) < 0:
            word = "gift_trail_quest" if _is_quest(state, seat, token) else "gift_trail"
            items.append((f"{word}:{TERRAINS[terrain]}", token))
    return [*items, *((key, _PAIR) for key in _swaps(state, seat, to))]


def _can_take(state: OldWorldState, seat: int) -> bool:
    """Tell whether a seat is in the middle of nothing but gifts: other questions to it must not
    change because of another seat."""
    branch = state.branches[seat][1:] if state.branches else ()
    return not fighters(state) >> seat & 1 and all(isinstance(one, Gift | Swap) for one in branch)


def _bombs(state: OldWorldState, seat: int) -> list[int]:
    return bombs.bombs(state, seat) if bombs.ID in state.table.config.packs else []


def _potion_room(state: OldWorldState, seat: int) -> bool:
    return len(state.cards(seat, POTIONS)) < state.table.tracks.potion_limit


def _bomb_room(state: OldWorldState, seat: int) -> bool:
    return len(_bombs(state, seat)) < bombs.LIMIT


def _is_quest(state: OldWorldState, seat: int, token: int) -> bool:
    return bool(state.trail_quests[seat] >> terrain_of(state, token) & 1)


def begin_gift(state: OldWorldState, seat: int, to: int) -> None:
    """Let a seat give something to another."""
    state.stack.append(Gift(seat, to))


def _run(state: OldWorldState, frame: Gift) -> list[Decision] | None:
    """Asked until the seat has given enough, even if the other has left: another player must not
    cancel an action in progress."""
    seat, to = frame
    here = state.place[seat] == state.place[to]
    items = gifts(state, seat, to) if here else []
    keys, args, _ = merged([("done", _DONE), *items])
    return [Decision(0, seat, "gift", state.table.seats[to], keys, args, deliberate=True)]


def _answer(state: OldWorldState, frame: Gift, decision: Decision, index: int) -> None:
    seat, to = frame
    what, table = decision.args[index], state.table
    word = decision.keys[index].partition(":")[0]
    if what == _DONE:
        state.stack.pop()
    elif what == _GOLD:
        state.gold[seat] -= 1
        state.gold[to] += 1
        tell(state, "gift_gold", seat, table.seats[to])
    elif what == _PAIR:
        state.stack.append(Swap(seat, to, *_swaps(state, seat, to)[decision.keys[index]]))
    else:
        if word == "gift_trail_quest":
            _change_quests(state, seat, to, what)
        _hand_over(state, to, what)


def _change_quests(state: OldWorldState, one: int, other: int, token: int) -> None:
    """Exchange the trail quest marks of a token between two seats."""
    bit, quests = 1 << terrain_of(state, token), state.trail_quests
    quests[one] ^= bit
    quests[other] ^= bit


def _hand_over(state: OldWorldState, to: int, thing: int) -> None:
    """Transfer a thing to its new owner."""
    table, kind = state.table, state.table.kind[state.face[thing]]
    if kind == "potion":
        move(state, thing, table.zone(to, POTIONS), "gift", to)
    elif kind == "bomb":
        move(state, thing, table.zone_of[f"{table.seats[to]}.bombs"], "gift", to)
    else:
        move(state, thing, table.zone(to, TRAILS), "gift_trail", to)


# -- exchanges -------------------------------------------------------------------------------------


def _swaps(state: OldWorldState, seat: int, to: int) -> dict[str, tuple[int, int]]:
    """Return the exchanges a seat can offer if neither has room for more, by option."""
    pairs: list[tuple[int, int]] = []
    if not (_potion_room(state, seat) or _potion_room(state, to)):
        pairs += product(state.cards(seat, POTIONS), state.cards(to, POTIONS))
    if not (_bomb_room(state, seat) or _bomb_room(state, to)):
        pairs += product(_bombs(state, seat), _bombs(state, to))
    for mine in state.cards(seat, TRAILS):
        theirs = trail_at(state, to, terrain_of(state, mine))
        pairs += [(mine, theirs)] if theirs >= 0 else []
    named = {_swap_key(state, seat, to, pair): pair for pair in pairs}
    return {key: pair for key, pair in named.items() if key}


def _swap_key(state: OldWorldState, seat: int, to: int, pair: tuple[int, int]) -> str:
    """Return the option for such an exchange, ``swap_potion:swallow.cat``; empty if it would change
    nothing."""
    mine, theirs = pair
    kind = state.table.kind[state.face[mine]]
    if kind in ("potion", "bomb"):
        given, taken = state.ident(mine), state.ident(theirs)
        return f"swap_{kind}:{given}.{taken}" if given != taken else ""
    word = _TRAILS.get((_is_quest(state, seat, mine), _is_quest(state, to, theirs)))
    return f"{word}:{TERRAINS[terrain_of(state, mine)]}" if word else ""


def _is_void(state: OldWorldState, frame: Swap) -> bool:
    """Tell whether one of the two has left, or no longer has the thing offered."""
    seat, to, mine, theirs = frame
    here = state.place[seat] == state.place[to] and _can_take(state, to)
    return not (here and mine in _things(state, seat) and theirs in _things(state, to))


def _things(state: OldWorldState, seat: int) -> list[int]:
    return [*state.cards(seat, POTIONS), *_bombs(state, seat), *state.cards(seat, TRAILS)]


def _run_swap(state: OldWorldState, frame: Swap) -> list[Decision] | None:
    """Ask the other, from its own point of view: its cat for their swallow."""
    seat, to, mine, theirs = frame
    if _is_void(state, frame):
        state.stack.pop()
        return None
    asked = _swap_key(state, to, seat, (theirs, mine))
    keys, args, _ = merged([(asked, _AGREE), ("refuse", _REFUSE)])
    return [Decision(0, to, "swap", state.table.seats[seat], keys, args)]


def _answer_swap(state: OldWorldState, frame: Swap, decision: Decision, index: int) -> None:
    seat, to, mine, theirs = frame
    state.stack.pop()
    if decision.args[index] == _REFUSE:
        tell(state, "swap_refused", to, state.table.seats[seat])
        return
    trails = mine in state.cards(seat, TRAILS)
    if trails and _is_quest(state, seat, mine) != _is_quest(state, to, theirs):
        _change_quests(state, seat, to, mine)
    _hand_over(state, to, mine)
    _hand_over(state, seat, theirs)


GIFT_FRAMES: dict[type, Handler] = {
    Gift: Handler(_run, _answer),
    Swap: Handler(_run_swap, _answer_swap),
}
