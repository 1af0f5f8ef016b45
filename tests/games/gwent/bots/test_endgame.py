"""The end of a round that only one side still plays: solved, and exactly where it decides."""

from __future__ import annotations

from typing import Any

import pytest

from sevencats.games.gwent.bots import PLAYERS, endgame
from sevencats.games.gwent.bots.analysis import analyse_decision
from sevencats.games.gwent.bots.endgame import decides, exact_values, solve
from sevencats.games.gwent.bots.search import solved
from sevencats.games.gwent.positions.file import read_position
from sevencats.games.gwent.positions.runner import set_up
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.rng import Rng
from sevencats.plugin.bots import Budget, Sight

FEW = Budget(milliseconds=0, simulations=20)

#: B has passed, 12 ahead. The guard and a horn on its row win; the vampire does not matter.
CARDS = {
    "guard": {"strength": 8, "rows": ["close"]},
    "vampire": {"strength": 3, "rows": ["siege"]},
    "wall": {"strength": 12, "rows": ["close"]},
}


def table(hand: list[str], gems: tuple[int, int] = (1, 1), **b: Any) -> GwentState:
    data: dict[str, Any] = {
        "format": "gwent-position/1",
        "round": 3,
        "turn": "A",
        "cards": CARDS,
        "seats": {
            "A": {"gems": gems[0], "hand": hand},
            "B": {
                "gems": gems[1],
                "passed": True,
                "hand": ["ghoul#1"],
                "board": {"close": ["wall#1"]},
                **b,
            },
        },
    }
    return set_up(read_position(data))


def chances(state: GwentState) -> dict[str, float]:
    decision = state.pending[0]
    values = exact_values(state, decision)
    assert values is not None
    return dict(zip(decision.keys, values, strict=True))


def test_every_option_has_the_value_of_the_best_line_after_it() -> None:
    found = chances(table(["guard#1", "commanders_horn#1", "vampire#1"]))
    assert found == {
        "pass": 0.0,
        "play:commanders_horn": 1.0,
        "play:guard": 1.0,
        "play:vampire": 1.0,
    }
    assert set(chances(table(["guard#1", "vampire#1"])).values()) == {0.0}


def test_a_draw_is_worth_a_half() -> None:
    found = chances(table(["wall#2"]))
    assert found == {"pass": 0.0, "play:wall": 0.5}


def test_questions_on_the_way_are_part_of_the_line() -> None:
    """The horn must go to the row of the guard, whatever habit would do."""
    state = table(["commanders_horn#1", "guard#1"])
    index, chance = solve(state, state.pending[0])
    assert chance == 1.0 and state.pending[0].keys[index] != "pass"


@pytest.mark.parametrize(("gems", "exact"), [((1, 1), True), ((1, 2), False), ((2, 1), False)])
def test_it_is_exact_only_where_the_round_decides(gems: tuple[int, int], exact: bool) -> None:
    state = table(["guard#1", "vampire#1"], gems)
    assert decides(state) is exact
    assert (solved(Sight(state, state.pending[0]), Rng(1)) is not None) is exact


def test_analysis_is_inexact_while_a_rival_plays() -> None:
    state = table(["guard#1", "vampire#1"], passed=False)
    assert solved(Sight(state, state.pending[0]), Rng(1)) is None


def test_too_long_a_puzzle_is_not_called_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endgame, "EXACT_NODES", 3)
    state = table(["guard#1", "commanders_horn#1", "vampire#1"])
    assert exact_values(state, state.pending[0]) is None
    values = analyse_decision(state, state.pending[0], FEW, 1)
    assert not values[0].solved and sum(value.games for value in values) > 4


def test_exact_analysis_has_no_interval() -> None:
    state = table(["guard#1", "commanders_horn#1", "vampire#1"])
    values = analyse_decision(state, state.pending[0], FEW, 1)
    assert all(value.solved and value.low == value.chance == value.high for value in values)
    assert [value.chance for value in values] == [1.0, 1.0, 1.0, 0.0]
    assert values[-1].key == "pass"


def test_draws_make_the_analysis_inexact() -> None:
    """The spy draws two of five cards, and only the hero wins."""
    weak = ["ghoul#2", "ghoul#3", "nekker#1", "nekker#2"]
    seats = {
        "A": {"gems": 1, "hand": ["prince_stennis#1"], "deck": ["geralt_of_rivia#1", *weak]},
        "B": {"gems": 1, "passed": True, "board": {"siege": ["vampire#1"]}},
    }
    data = {"format": "gwent-position/1", "round": 3, "turn": "A", "cards": CARDS, "seats": seats}
    state = set_up(read_position(data))
    values = analyse_decision(state, state.pending[0], FEW, 1)
    spy = next(value for value in values if value.key == "play:prince_stennis")
    assert spy.solved and 0 < spy.chance < 1 and spy.low < spy.high


def test_the_search_bot_plays_the_solution() -> None:
    state = table(["guard#1", "commanders_horn#1", "vampire#1"])
    choice = PLAYERS.make("search@4", 1).choose(Sight(state, state.pending[0]))
    assert choice.reason.key == "finish"
    assert state.pending[0].keys[choice.option] in ("play:guard", "play:commanders_horn")
