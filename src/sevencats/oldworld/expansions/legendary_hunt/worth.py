"""What bots see of Legendary Hunt."""

from __future__ import annotations

from sevencats.kernel.decisions import Decision
from sevencats.oldworld.expansion import OptionWorth
from sevencats.oldworld.expansions.legendary_hunt.beast import (
    has_token,
    tokens_left,
)
from sevencats.oldworld.rules.travel import distances_to
from sevencats.oldworld.state import OldWorldState

#: Killing the beast is the game; a lost fight gives a token and costs the turn. In hundredths.
WON, LOST = 10000, 400
#: A token: its bonus, and a card less of the beast's life (alone for two of them). In hundredths.
_TOKEN, _TOKEN_ALONE = 450, 350
#: What it brings to drive the beast off: the action that it blocked, for a card.
_ACTION, _CARD, _HUNDREDTHS = 3, 1, 100


def _token_worth(state: OldWorldState) -> int:
    return _TOKEN_ALONE if state.table.solo else _TOKEN


def stay(state: OldWorldState, seat: int, place: int) -> int:
    """Who ends phase I on a destruction token takes it."""
    return _token_worth(state) if has_token(state, place) else 0


def _drive_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """It leaves a token to be taken where one stands, and the action of the location."""
    acted = state.turn[decision.seat].acted >> state.place[decision.seat] & 1
    worth = (0 if acted else _ACTION) - _CARD
    return worth + (_token_worth(state) // _HUNDREDTHS if tokens_left(state) > 0 else 0)


def _step_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """Not where the seat wants to use locations: the farther from it the better."""
    far = distances_to(state.table, decision.args[option])
    return far.get(state.place[decision.seat], len(far))  # no path leads to an island


OPTION_WORTHS: dict[str, OptionWorth] = {"beast_step": _step_worth, "phase1:drive": _drive_worth}
