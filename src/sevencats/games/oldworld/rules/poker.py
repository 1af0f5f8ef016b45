"""Dice poker: with a witcher here, with the locals, in solo (W2.4, W3.4, W9.2)."""

from __future__ import annotations

from sevencats.games.oldworld.rules.atoms import change_gold, update_turn
from sevencats.games.oldworld.rules.frames import Poker
from sevencats.games.oldworld.rules.poker_hands import hand, rank_of, wins
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.atoms import tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.handlers import Handler

#: The active player's opponent when it is not a witcher.
LOCALS, NOBODY = -1, -2
DICE = 5
#: The gold that the winner takes.
POT = 3
_FACES = tuple(f"die:{face}" for face in range(1, 7))


def rivals(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    """Return the witchers here that the seat may play with: both need a gold, and each may play
    only once a turn."""
    if not state.gold[seat]:
        return []
    return [
        (f"poker:{name}", other)
        for other, name in enumerate(state.table.seats)
        if other != seat
        and state.place[other] == state.place[seat]
        and state.gold[other]
        and not state.turn[seat].poker >> other & 1
    ]


def play_witcher(state: OldWorldState, seat: int, rival: int) -> None:
    """Start a game: both pay one gold, and the bank adds one (W2.4)."""
    update_turn(state, seat, poker=state.turn[seat].poker | 1 << rival)
    tell(state, "poker", seat, state.table.seats[rival])
    change_gold(state, rival, -1)
    _begin(state, seat, rival)


def play_locals(state: OldWorldState, seat: int) -> None:
    """Start a game with the locals: pay one gold, and the bank adds two (W3.4)."""
    rival = state.table.steps.poker_opponent(state, seat)
    tell(state, "poker", seat, "locals" if rival == LOCALS else "")
    _begin(state, seat, rival)


def opponent(state: OldWorldState, seat: int) -> int:
    """Return ``LOCALS``, whom the right-hand player plays, or in solo ``NOBODY``, with a pay
    table."""
    return NOBODY if state.table.solo else LOCALS


def pay(state: OldWorldState, rank: int) -> int:
    """Return the pay of a hand in a game without an opponent (W9.2)."""
    return state.table.tracks.poker_solo[rank]


def _begin(state: OldWorldState, seat: int, rival: int) -> None:
    change_gold(state, seat, -1)
    dice = DICE if rival == NOBODY else 2 * DICE
    state.stack.append(Poker(seat, rival, (0,) * dice, 1 if rival == NOBODY else 0, 0))


def _side(state: OldWorldState, frame: Poker) -> tuple[int, int]:
    """Return the seat that rerolls now, and the index of its first die: the other side first, then
    the active one."""
    if frame.turn:
        return frame.seat, 0
    rival = state.table.right(frame.seat) if frame.rival == LOCALS else frame.rival
    return rival, DICE


def _run_poker(state: OldWorldState, frame: Poker) -> list[Decision] | None:
    if 0 in frame.dice:
        whose = "active" if frame.dice.index(0) < DICE else "other"
        return [Decision(0, CHANCE, "die", whose, _FACES, tuple(range(1, 7)))]
    if frame.turn < 2:
        decider, _ = _side(state, frame)
        free = [die for die in range(DICE) if not frame.again >> die & 1]
        keys = ("done", *(f"reroll:{die + 1}" for die in free))
        return [Decision(0, decider, "reroll", "", keys, (-1, *free))]
    state.stack.pop()
    _settle(state, frame)
    return None


def _answer_poker(state: OldWorldState, frame: Poker, decision: Decision, index: int) -> None:
    choice = decision.args[index]
    if decision.seat == CHANCE:
        at = frame.dice.index(0)
        dice = (*frame.dice[:at], choice, *frame.dice[at + 1 :])
        state.stack[-1] = frame._replace(dice=dice)
        if 0 not in dice:
            tell(state, "dice", frame.seat, frame.rival, *dice)
    elif choice >= 0:
        state.stack[-1] = frame._replace(again=frame.again | 1 << choice)
    else:
        decider, start = _side(state, frame)
        tell(state, "rerolls", decider, frame.again.bit_count())
        dice = tuple(
            0 if start <= at < start + DICE and frame.again >> (at - start) & 1 else die
            for at, die in enumerate(frame.dice)
        )
        state.stack[-1] = frame._replace(dice=dice, turn=frame.turn + 1, again=0)


def _settle(state: OldWorldState, frame: Poker) -> None:
    mine, theirs = frame.dice[:DICE], frame.dice[DICE:]
    seat, rival = frame.seat, frame.rival
    if rival == NOBODY:
        tell(state, "poker_pay", seat, hand(mine))
        change_gold(state, seat, state.table.steps.poker_pay(state, rank_of(mine)))
        return
    won = wins(mine, theirs)
    tell(state, "poker_won" if won else "poker_lost", seat, hand(mine), hand(theirs))
    if won or rival >= 0:
        change_gold(state, seat if won else rival, POT)


POKER_FRAMES: dict[type, Handler] = {Poker: Handler(_run_poker, _answer_poker)}
