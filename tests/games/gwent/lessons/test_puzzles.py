"""The puzzles of the day: every line wins, and the solver finds no other first pick that does."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from sevencats.games.gwent.bots.endgame import exact_values
from sevencats.games.gwent.lessons.puzzle_making import as_position, solution_of
from sevencats.games.gwent.lessons.puzzles import position_state, puzzles
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.engine import settle, take

#: Those that the solver checks here: all of them take a minute.
SOLVED = range(0, len(puzzles()), 9)


def played(number: int) -> GwentState:
    """The end of a puzzle's line."""
    puzzle = puzzles()[number]
    state = puzzle.begin()
    assert isinstance(state, GwentState)
    for key in puzzle.line:
        (decision,) = state.pending
        assert decision.seat == 0
        take(state, decision, decision.keys.index(key))
        settle(state)
    return state


def test_there_are_enough_and_they_differ() -> None:
    positions = [str(puzzle.begin().zones) + str(puzzle.line) for puzzle in puzzles()]
    assert len(positions) >= 60
    assert len(set(positions)) == len(positions)
    firsts = [puzzle.line[0] for puzzle in puzzles()]
    assert all(one != other for one, other in pairwise(firsts))
    assert len(set(firsts)) >= 6


def test_every_line_wins_the_game() -> None:
    for number in range(len(puzzles())):
        state = played(number)
        assert state.over and state.winners == (0,), number


def test_puzzles_have_no_hidden_cards_and_no_chance() -> None:
    for puzzle in puzzles():
        state = puzzle.begin()
        assert isinstance(state, GwentState)
        rival = [*state.zones[state.table.hand(1)], *state.zones[state.table.deck(1)]]
        assert not rival and not state.zones[state.table.deck(0)]


@pytest.mark.parametrize("number", SOLVED)
def test_exactly_one_first_pick_wins(number: int) -> None:
    puzzle = puzzles()[number]
    state = puzzle.begin()
    assert isinstance(state, GwentState)
    values = exact_values(state, state.pending[0])
    assert values is not None
    winning = [key for key, value in zip(state.pending[0].keys, values, strict=True) if value == 1]
    assert winning == [puzzle.line[0]]


def position(hand: list[str], rival: list[str]) -> dict[str, Any]:
    """The last round: the rival has passed with some cards in the close row."""
    seat = {"gems": 1, "leader_used": True}
    return {
        "format": "gwent-position/1",
        "seats": {
            "A": {
                "faction": "northern_realms",
                "leader": "foltest_king_of_temeria",
                "hand": hand,
                **seat,
            },
            "B": {
                "faction": "monsters",
                "leader": "eredin_king_of_the_wild_hunt",
                "passed": True,
                "board": {"close": rival},
                **seat,
            },
        },
        "round": 3,
        "turn": "A",
        "phase": "play",
    }


def test_puzzle_solver_scorches_before_counting() -> None:
    fire_first = position(["scorch#1", "siegfried_of_denesle#1"], ["fiend#1", "werewolf#1"])
    solution = solution_of(position_state(fire_first))
    # Fiend 6, werewolf 5, Siegfried 5: scorch takes the fiend; then 5 against 5 does not win.
    assert solution is None
    weaker = position(["scorch#1", "blue_stripes_commando#1", "ves#1"], ["fiend#1"])
    assert solution_of(position_state(weaker)) is None, "any order wins"


def test_a_position_of_a_game_can_be_read_back() -> None:
    state = position_state(position(["scorch#1", "ves#1"], ["fiend#1"]))
    again = position_state(as_position(state, 0))
    assert again.pending[0].keys == state.pending[0].keys
