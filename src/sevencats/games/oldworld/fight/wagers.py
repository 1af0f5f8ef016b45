"""Wagers on a fight between witchers, by seats outside it (W6.2, W6.13)."""

from __future__ import annotations

from sevencats.games.oldworld.fight.frames import Wager
from sevencats.games.oldworld.fight.record import NOBODY
from sevencats.games.oldworld.fight.sides import fighters, note_fight
from sevencats.games.oldworld.rules.atoms import change_gold
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.atoms import tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.handlers import Handler

STAKE = 1


def ask_wagers(state: OldWorldState) -> None:
    """Ask all other seats, clockwise from the attacker."""
    state.stack.append(Wager(state.table.left(state.fight.attacker)))


def _run(state: OldWorldState, frame: Wager) -> list[Decision] | None:
    seat, fight, names = frame.seat, state.fight, state.table.seats
    if seat == fight.attacker:
        state.stack.pop()
        return None
    if seat == fight.rival or state.gold[seat] < STAKE:
        state.stack[-1] = Wager(state.table.left(seat))
        return None
    options = sorted((f"wager:{names[who]}", who) for who in fighters(state))
    keys, args = zip(*options, ("wager:none", NOBODY), strict=True)
    return [Decision(0, seat, "wager", "", keys, args)]


def _answer(state: OldWorldState, frame: Wager, decision: Decision, index: int) -> None:
    seat, on = frame.seat, decision.args[index]
    state.stack[-1] = Wager(state.table.left(seat))
    if on == NOBODY:
        return
    bets = state.fight.wagers
    note_fight(state, wagers=(*bets[:seat], on, *bets[seat + 1 :]))
    tell(state, "wager", seat, state.table.seats[on])
    change_gold(state, seat, -STAKE)


def settle_wagers(state: OldWorldState, gained: int) -> None:
    """Pay lost wagers to the bank; return won ones with as much as the winner gained."""
    for seat, on in enumerate(state.fight.wagers):
        if on == NOBODY:
            continue
        won = on == state.fight.winner
        tell(state, "wager_won" if won else "wager_lost", seat)
        if won:
            change_gold(state, seat, STAKE + gained)


WAGER_FRAMES: dict[type, Handler] = {Wager: Handler(_run, _answer)}
