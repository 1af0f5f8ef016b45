"""Hints for bots about Legendary Hunt."""

from __future__ import annotations

from sevencats.games.oldworld.bots.hints import Hints, OptionWorth, Prize, add_hints
from sevencats.games.oldworld.expansions.legendary_hunt.beast import (
    beast_place,
    has_token,
    the_beast,
    tokens_left,
)
from sevencats.games.oldworld.expansions.legendary_hunt.model import ID, MOVES
from sevencats.games.oldworld.rules.travel import distances_to
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.decisions import Decision

#: Killing the beast is the game; a lost fight gives a token and costs the turn. In hundredths.
_WON, _LOST = 10000, 400
#: A trophy by the steps that are done. The fatigue of the third one takes more than it brings.
_STEPS = (2000, 2000, 400)
#: In solo, by the movement cards left after this turn: the value of trying the fight at all,
#: however bad the odds look, and the cost of each step between the end of the turn and the beast.
_TRY = {0: 5000, 1: 1000, 2: 500}
_STEP_AWAY = {1: 400, 2: 150}
#: A token: its bonus, and a card less of the beast's life (alone for two of them). In hundredths.
_TOKEN, _TOKEN_ALONE = 450, 350
#: The value of driving the beast off: the action that it blocked, for a card.
_ACTION, _CARD, _HUNDREDTHS = 3, 1, 100


def _token_worth(state: OldWorldState) -> int:
    return _TOKEN_ALONE if state.table.solo else _TOKEN


def trophy(state: OldWorldState, seat: int, terrain: int) -> int:
    """Rate a trophy: a step lowers the beast's protection, and its fatigue costs cards of the life
    pool."""
    return _STEPS[min(state.track[seat], len(_STEPS) - 1)]


def _prizes(state: OldWorldState) -> dict[str, Prize]:
    """Return the value of winning and losing a fight with the beast."""
    if beast_place(state) < 0:
        return {}
    lost = _LOST + (_TRY.get(_turns_left(state), 0) if state.table.solo else 0)
    return {state.ident(the_beast(state)): Prize(_WON, lost)}


def _turns_left(state: OldWorldState) -> int:
    """Return the turns left in solo after this one, if no further movement card is lost."""
    return len(state.common(MOVES))


def stay(state: OldWorldState, seat: int, place: int) -> int:
    """Rate ending phase I at a location: a destruction token there is taken. In solo, the seat must
    be near the beast when time runs out."""
    worth = _token_worth(state) if has_token(state, place) else 0
    if state.table.solo and beast_place(state) >= 0:
        far = distances_to(state.table, beast_place(state)).get(place, len(state.table.places))
        worth -= max(0, far - 1) * _STEP_AWAY.get(_turns_left(state), 0)
    return worth


def _drive_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """Rate driving it away: it leaves a token to take at this location, and frees the location's
    action."""
    acted = state.turn[decision.seat].acted >> state.place[decision.seat] & 1
    worth = (0 if acted else _ACTION) - _CARD
    return worth + (_token_worth(state) // _HUNDREDTHS if tokens_left(state) > 0 else 0)


def _step_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """Rate steps away from where the seat wants to use locations: the farther the better."""
    far = distances_to(state.table, decision.args[option])
    return far.get(state.place[decision.seat], len(far))  # no path leads to an island


OPTION_WORTHS: dict[str, OptionWorth] = {"beast_step": _step_worth, "phase1:drive": _drive_worth}

add_hints(ID, Hints(option_worths=OPTION_WORTHS, stay=stay, trophy=trophy, prizes=_prizes))
