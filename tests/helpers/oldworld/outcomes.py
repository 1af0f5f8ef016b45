"""Outcomes of position files and games after their set-up, for the tests of all expansions."""

from __future__ import annotations

from typing import Any

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.positions.runner import play_position
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.engine import settle, take

SCHOOLS = ("wolf", "bear", "cat", "viper", "griffin")


def legal_outcome(data: dict[str, Any]) -> dict[str, Any]:
    """The outcome of a position whose script is legal and uses up all its chances."""
    outcome = play_position(data)
    assert outcome["legal"], outcome["refused"]
    assert outcome["chance_left"] == 0
    return outcome


def refusal_of(data: dict[str, Any]) -> str:
    """Why the script of a position is against the rules."""
    outcome = play_position(data)
    assert not outcome["legal"]
    return str(outcome["refused"]["reason"])


def after_setup(config: Config, seed: int) -> OldWorldState:
    """A new game, advanced to the first turn; questions of the set-up take the first option."""
    state = GAME.new_game(config, seed)
    settle(state)
    while state.pending and state.pending[0].kind != "phase1":
        take(state, state.pending[0], 0)
        settle(state)
    return state
