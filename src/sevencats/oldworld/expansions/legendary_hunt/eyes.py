"""What bots see of Legendary Hunt."""

from __future__ import annotations

from sevencats.kernel.decisions import Decision
from sevencats.oldworld.expansion import Eye
from sevencats.oldworld.expansions.legendary_hunt.beast import distances_to
from sevencats.oldworld.state import OldWorldState

#: Killing the beast is the game; a lost fight gives a token and costs the turn. In hundredths.
WON, LOST = 10000, 100


def _step_worth(state: OldWorldState, decision: Decision, option: int) -> float:
    """Not where the seat wants to use locations: the farther from it the better."""
    return distances_to(state.table, decision.args[option])[state.place[decision.seat]]


EYES: dict[str, Eye] = {"beast_step": _step_worth}
