"""What bots see of Legendary Hunt."""

from __future__ import annotations

from sevencats.kernel.decisions import Decision
from sevencats.oldworld.expansion import OptionWorth
from sevencats.oldworld.expansions.legendary_hunt.beast import (
    beast_place,
    has_token,
    tokens_left,
)
from sevencats.oldworld.expansions.legendary_hunt.model import MOVES
from sevencats.oldworld.rules.travel import distances_to
from sevencats.oldworld.state import OldWorldState

#: Killing the beast is the game; a lost fight gives a token and costs the turn. In hundredths.
WON, LOST = 10000, 400
#: A trophy by the steps that are done. The fatigue of the third one takes more than it brings.
_STEPS = (2000, 2000, 400)
#: Alone, by the movement cards that are left after this turn: what it is worth to try it at all,
#: however bad the odds look, and what each step takes off that the turn ends away from the beast.
_TRY = {0: 5000, 1: 1000, 2: 500}
_STEP_AWAY = {1: 400, 2: 150}
#: A token: its bonus, and a card less of the beast's life (alone for two of them). In hundredths.
_TOKEN, _TOKEN_ALONE = 450, 350
#: What it brings to drive the beast off: the action that it blocked, for a card.
_ACTION, _CARD, _HUNDREDTHS = 3, 1, 100


def _token_worth(state: OldWorldState) -> int:
    return _TOKEN_ALONE if state.table.solo else _TOKEN


def trophy(state: OldWorldState, seat: int, terrain: int) -> int:
    """A step takes one off the beast's protection, and its fatigue takes cards to live on."""
    return _STEPS[min(state.track[seat], len(_STEPS) - 1)]


def fight_worths(state: OldWorldState) -> tuple[int, int]:
    """What it is worth to win and to lose a fight with the beast."""
    return WON, LOST + (_TRY.get(_turns_left(state), 0) if state.table.solo else 0)


def _turns_left(state: OldWorldState) -> int:
    """Alone: the turns after this one, if nothing costs a movement card more."""
    return len(state.common(MOVES))


def stay(state: OldWorldState, seat: int, place: int) -> int:
    """Who ends phase I on a destruction token takes it. Alone, when time runs out, one has to be
    near the beast."""
    worth = _token_worth(state) if has_token(state, place) else 0
    if state.table.solo and beast_place(state) >= 0:
        far = distances_to(state.table, beast_place(state)).get(place, len(state.table.places))
        worth -= max(0, far - 1) * _STEP_AWAY.get(_turns_left(state), 0)
    return worth


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
