"""Dagon: its track, how it emerges, the fight with it and its outcome (W14.4, W14.5, W14.8,
W14.9)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from sevencats.games.oldworld.expansions.skellige.model import (
    BONUSES,
    dagon_card,
    deep,
    sea_of,
    start_spot,
)
from sevencats.games.oldworld.fight import outcome
from sevencats.games.oldworld.fight.begin import hunt
from sevencats.games.oldworld.fight.record import BEAST, MONSTER
from sevencats.games.oldworld.fight.sides import fighters, note_fight
from sevencats.games.oldworld.language.traits import fire
from sevencats.games.oldworld.rules.atoms import change_shield, update_turn
from sevencats.games.oldworld.rules.frames import TakeCard
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.games.oldworld.zones import TROPHIES
from sevencats.kernel.atoms import move, tell

#: In ``extra``: the spot of the track, counted down from its top (0: it has emerged); its location,
#: while it is there; and a bit mask of the seats that have its trail.
SPOT, UP, TRAILS = "dagon_spot", "dagon", "dagon_trails"


class Arrive(NamedTuple):
    """A seat is on its way to an island. It arrives unless something has turned it back
    (``turned``); nothing else happens once Dagon has emerged beneath it (``risen``)."""

    seat: int
    place: int
    origin: int
    turned: bool = False
    risen: bool = False


def crossing(state: OldWorldState) -> int:
    """Return the stack position of the frame of the seat that is crossing; -1 if none is."""
    stack = state.stack
    return next((at for at in range(len(stack)) if isinstance(stack[at], Arrive)), -1)


# -- the track -------------------------------------------------------------------------------------


def spot(state: OldWorldState) -> int:
    """Return how many spots below its location Dagon is."""
    return state.extra.get(SPOT, start_spot(state.table))


def is_up(state: OldWorldState) -> bool:
    """Tell whether Dagon has emerged."""
    return UP in state.extra


def safe_from(state: OldWorldState) -> int:
    """Return the lowest number of the die that is a safe crossing now."""
    return sea_of(state.table.content).safe[spot(state) - 1]


def shift_dagon(state: OldWorldState, change: int) -> None:
    """Move Dagon up or down its track. Once it has emerged only a fight drives it away."""
    lowest = len(sea_of(state.table.content).safe)
    for _ in range(abs(change)):
        now = spot(state)
        after = now - 1 if change > 0 else min(lowest, now + 1)
        if is_up(state) or after == now:
            return
        state.extra[SPOT] = after
        tell(state, "dagon_rises" if change > 0 else "dagon_sinks", -1, after)
        if not after:
            _emerge(state)


def _emerge(state: OldWorldState) -> None:
    """Let Dagon emerge: a seat that is crossing loses its shield and gains its trail; others are
    unaffected."""
    state.extra[UP] = deep(state.table)
    tell(state, "dagon_emerges", -1)
    at = crossing(state)
    if at < 0:
        return
    frame = state.stack[at]
    assert isinstance(frame, Arrive)
    state.stack[at] = frame._replace(risen=True)
    change_shield(state, frame.seat, -state.shield[frame.seat])
    give_trail(state, frame.seat)


def send_away(state: OldWorldState) -> None:
    """Drive Dagon away to its start, and return its trails (W14.8)."""
    state.extra.pop(UP, None)
    state.extra.pop(TRAILS, None)
    state.extra[SPOT] = start_spot(state.table)
    tell(state, "dagon_leaves", -1, state.extra[SPOT])


def has_trail(state: OldWorldState, seat: int) -> bool:
    """Tell whether a seat has a trail of Dagon."""
    return bool(state.extra.get(TRAILS, 0) >> seat & 1)


def give_trail(state: OldWorldState, seat: int) -> None:
    """Give a trail of Dagon to a seat without one."""
    if not has_trail(state, seat):
        state.extra[TRAILS] = state.extra.get(TRAILS, 0) | 1 << seat
        tell(state, "dagon_trail", seat)


# -- the fight -------------------------------------------------------------------------------------


def begin_dagon(state: OldWorldState, seat: int) -> None:
    """Attack Dagon; with its trail the seat begins."""
    hunt(state, seat, dagon_card(state.table), -1, has_trail(state, seat))


def is_dagon(state: OldWorldState) -> bool:
    """Tell whether the fight is one with Dagon."""
    return state.fight.kind == MONSTER and state.fight.monster == dagon_card(state.table)


def _spoils(state: OldWorldState, result: str) -> None:
    """Gain a card of cost 0, and a bonus card, or after a defeat its trail and a smaller draw in
    phase III."""
    seat = state.fight.attacker
    state.stack.append(TakeCard(seat, 0))
    if result == "lost":
        update_turn(state, seat, draw=state.turn[seat].draw - 1)
        give_trail(state, seat)
        return
    deck = state.common(BONUSES)
    if deck:
        note_fight(state, trophy=deck[-1])  # it helps from the next fight on
        move(state, deck[-1], state.table.zone(seat, TROPHIES), "dagon_bonus", seat)


def fight_steps(base: Steps) -> Steps:
    """The steps of fights."""

    def fight_turn(state: OldWorldState, who: int) -> None:
        base.fight_turn(state, who)
        if who == BEAST:
            fire(state, "foe_turn", state.fight.attacker)

    def stages(state: OldWorldState) -> tuple[outcome.Stage, ...]:
        """Return the stages of the outcome, without trophy, step or fatigue (W14.5)."""
        if not is_dagon(state):
            return base.fight_stages(state)
        return (
            outcome.tidy,
            outcome.shields,
            outcome.gather,
            outcome.gold,
            outcome.traits,
            _spoils,
            outcome.board,
            outcome.shuffle,
        )

    def aftermath(state: OldWorldState, result: str) -> None:
        """Drive Dagon away first, so that bonus cards after a fight move it from its start."""
        for seat in reversed(fighters(state)):
            fire(state, "fought", seat)
        base.fight_aftermath(state, result)
        if is_dagon(state) and result != "lost":
            send_away(state)

    return replace(base, fight_turn=fight_turn, fight_stages=stages, fight_aftermath=aftermath)
