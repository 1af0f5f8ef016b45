"""The search bot: what it never does, and how it spends its time."""

from __future__ import annotations

from typing import Any

import pytest

from sevencats.games.gwent.bots import PLAYERS, search
from sevencats.games.gwent.bots.search import SearchBot, evaluate
from sevencats.games.gwent.bots.tavern import TAVERN, tavern_index
from sevencats.games.gwent.positions.file import read_position
from sevencats.games.gwent.positions.runner import set_up
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.rng import Rng
from sevencats.plugin.bots import Budget, Sight, budget


def table(gems: int, board: list[str]) -> GwentState:
    """A holds weak cards and B a strong hand; B has not passed."""
    data: dict[str, Any] = {
        "format": "gwent-position/1",
        "round": 2,
        "turn": "A",
        "seats": {
            "A": {"gems": gems, "hand": ["ghoul#1", "nekker#1"], "board": {"close": board}},
            "B": {
                "gems": 2,
                "hand": ["draug#1", "imlerith#1", "leshen#1"],
                "board": {"close": ["geralt_of_rivia#1"]},
            },
        },
    }
    return set_up(read_position(data))


@pytest.mark.parametrize("seed", range(4))
def test_search_never_concedes_last_gem(seed: int) -> None:
    """Every option looks lost, and passing loses by least."""
    state = table(1, [])
    choice = PLAYERS.make("search@12", seed).choose(Sight(state, state.pending[0]))
    assert state.pending[0].keys[choice.option] != "pass"


def test_a_pass_is_tried_where_it_may_be_right() -> None:
    for gems, board in ((2, []), (1, ["cirilla_fiona_elen_riannon#1", "vesemir#1"])):
        state = table(gems, board)
        assert search._hopeless_pass(Sight(state, state.pending[0])) == -1


def test_rivals_play_on_in_some_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = set()
    original = tavern_index

    def listen(state: Any, decision: Any, habits: Any = TAVERN) -> int:
        seen.add((decision.seat, habits))
        return original(state, decision, habits)

    monkeypatch.setattr(search, "tavern_index", listen)
    state = table(2, [])
    evaluate(Sight(state, state.pending[0]), Budget(0, 30), Rng(1))
    assert seen == {(0, TAVERN), (1, TAVERN), (1, search.STUBBORN)}


# Time


class Clocks:
    """Clocks that go on with every game: so much computed, so much passed."""

    def __init__(self, computed: float, passed: float) -> None:
        self.steps = (computed, passed)
        self.games = 0

    def play(self, *_: Any) -> float:
        self.games += 1
        return 0.5


@pytest.mark.parametrize(
    ("computed", "passed", "games"),
    [
        # A millisecond a game, alone on the machine or beside others.
        (0.001, 0.001, 50),
        (0.001, 0.002, 50),
        # Nobody waits for ever: after three times the budget it is enough.
        (0.0, 0.01, 15),
    ],
)
def test_a_budget_counts_the_time_of_computing(
    monkeypatch: pytest.MonkeyPatch, computed: float, passed: float, games: int
) -> None:
    clocks = Clocks(computed, passed)
    monkeypatch.setattr(budget, "_thread_time", lambda: clocks.games * computed)
    monkeypatch.setattr(budget, "perf_counter", lambda: clocks.games * passed)
    monkeypatch.setattr(search, "play_out", clocks.play)
    state = table(2, [])
    SearchBot(1, Budget(milliseconds=50)).choose(Sight(state, state.pending[0]))
    assert games <= clocks.games <= games + 6
