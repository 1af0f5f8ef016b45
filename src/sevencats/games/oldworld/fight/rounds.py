"""Fight turns alternate until a life pool is empty (W6.2, W6.3, W6.9)."""

from __future__ import annotations

from sevencats.games.oldworld.fight.frames import FightRound, MonsterTurn, Outcome, WitcherTurn
from sevencats.games.oldworld.fight.record import BEAST, MONSTER, NOBODY
from sevencats.games.oldworld.fight.sides import (
    clear_turn,
    note_fight,
    opponent,
    plus_one,
    pool_size,
    side_of,
)
from sevencats.games.oldworld.language.traits import forget_turn
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.atoms import tell
from sevencats.kernel.handlers import Handler, never_asks

#: A monster that wins with at most this many cards left is driven away (W6.11).
DRIVEN_AWAY = 1
#: A fight ends after this many fight turns without a lost card, as it might never end (W6.9).
STALLED = 20


def _run(state: OldWorldState, frame: FightRound) -> None:
    who = frame.who
    other = opponent(state, who)
    if not pool_size(state, who):
        finish(state, other)
        return
    if not pool_size(state, other):
        finish(state, who)
        return
    if _stalled(state):
        finish(state, _stronger(state))
        return
    state.stack[-1] = FightRound(other)
    fight = state.fight
    clear_turn(
        state,
        turns=plus_one(fight.turns, side_of(state, who)),
        used=forget_turn(fight.used),
        active=who,
    )
    tell(state, "fight_turn", who)
    state.table.steps.fight_turn(state, who)


def _stalled(state: OldWorldState) -> bool:
    """Count the fight turns in which nobody lost a card permanently: cards that return to the hand
    could be played forever. A monster's pool shrinks with every attack."""
    fight = state.fight
    both = pool_size(state, fight.attacker) + pool_size(state, fight.rival)
    fewer = both < fight.low or not fight.low
    note_fight(state, low=both if fewer else fight.low, idle=0 if fewer else fight.idle + 1)
    return state.fight.idle >= STALLED


def _stronger(state: OldWorldState) -> int:
    """Return the side with more cards left; if equal, the defender."""
    fight = state.fight
    stronger = pool_size(state, fight.attacker) > pool_size(state, fight.rival)
    return fight.attacker if stronger else fight.rival


def begin_turn(state: OldWorldState, who: int) -> None:
    """Begin a fight turn of a witcher or of the monster."""
    state.stack.append(MonsterTurn(-1, 0) if who == BEAST else WitcherTurn(who))


def knocked_out(state: OldWorldState) -> bool:
    """End the fight at once if the passive side of the fight turn has no cards left: the active
    side wins even with its own last cards (W6.9). The fight cannot end before its first turn."""
    active = state.fight.active
    if active == NOBODY or pool_size(state, opponent(state, active)):
        return False
    finish(state, active)
    return True


def attack_goes_on(state: OldWorldState, stage: str) -> bool:
    """Tell whether a monster's attack has more stages; after its last stage the fight turn ends."""
    if knocked_out(state):
        return False
    if stage == "end":
        state.stack.pop()
        end_turn(state)
        return False
    return True


def end_turn(state: OldWorldState) -> None:
    """End a fight turn: a side that has played its last cards is knocked out."""
    active = state.fight.active
    state.table.steps.fight_turn_end(state, active)
    if not knocked_out(state) and not pool_size(state, active):
        finish(state, opponent(state, active))


def turn_over(state: OldWorldState, who: int) -> None:
    """Do nothing: called at the end of a fight turn, for expansions."""


def finish(state: OldWorldState, winner: int) -> None:
    """End the fight when a side has no cards left."""
    state.table.steps.fight_finish(state, winner)


def end_fight(state: OldWorldState, winner: int) -> None:
    """End the fight; the rest of the fight turn is dropped."""
    while not isinstance(state.stack.pop(), FightRound):
        pass
    note_fight(state, winner=winner)
    state.table.steps.fight_outcome(state, _result(state, winner))


def begin_outcome(state: OldWorldState, result: str) -> None:
    """Start the outcome of the fight, by its result."""
    state.stack.append(Outcome(result, 0))


def _result(state: OldWorldState, winner: int) -> str:
    """Return how a fight ended, as a word."""
    if state.fight.kind == MONSTER:
        if winner != BEAST:
            return "defeated"
        return "driven_away" if pool_size(state, BEAST) <= DRIVEN_AWAY else "lost"
    return "attacker" if winner == state.fight.attacker else "defender"


ROUND_FRAMES: dict[type, Handler] = {FightRound: Handler(_run, never_asks)}
