"""The analysis: chances with intervals, fair to hidden cards, and the turning points of a game."""

from __future__ import annotations

from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from sevencats.games.gwent import GAME
from sevencats.games.gwent.bots import PLAYERS
from sevencats.games.gwent.bots.analysis import (
    GameReport,
    analyse_decision,
    analyse_journal,
    best_line,
    interval,
)
from sevencats.games.gwent.bots.chart import Chart, Mark, draw
from sevencats.games.gwent.positions.file import read_position
from sevencats.games.gwent.positions.runner import set_up
from sevencats.kernel import BadData, Decision, Journal, RulesError, Run
from sevencats.kernel.journal import journal_of
from sevencats.kernel.rng import Rng
from sevencats.kernel.run import new_run
from sevencats.kernel.views import redeterminise
from sevencats.plugin.bots import Budget, bot_index

FEW = Budget(milliseconds=0, simulations=20)
SVG = "{http://www.w3.org/2000/svg}"

#: B has passed at 17. Scorch takes its tower; after the frost even that is too late.
WON: dict[str, Any] = {
    "format": "gwent-position/1",
    "round": 3,
    "turn": "A",
    "cards": {
        "guard": {"strength": 10, "rows": ["close"]},
        "tower": {"strength": 12, "rows": ["siege"]},
        "champion": {"kind": "hero", "strength": 5, "rows": ["ranged"]},
    },
    "seats": {
        "A": {
            "gems": 1,
            "hand": ["scorch#1", "biting_frost#1"],
            "board": {"close": ["guard#1"]},
        },
        "B": {
            "gems": 1,
            "passed": True,
            "hand": ["ghoul#1"],
            "board": {"siege": ["tower#1"], "ranged": ["champion#1"]},
        },
    },
}


def game_of(mode: str = "duel", seed: int = 5, most: int = 1000, level: str = "recruit") -> Run:
    """A game of recruits, up to so many picks."""
    game = new_run(GAME, GAME.modes[mode].samples()[3].config, seed)
    bots = [PLAYERS.make(level, seat + 1) for seat in range(5)]
    while game.state.pending and most:
        decision = game.state.pending[0]
        index = bot_index(bots[decision.seat], game.state, decision)
        game.commit(game.pick(decision.pick(decision.keys[index])))
        most -= 1
    return game


@pytest.fixture(scope="module")
def journal() -> Journal:
    return journal_of(game_of())


@pytest.fixture(scope="module")
def report(journal: Journal) -> GameReport:
    return analyse_journal(journal, FEW, seed=3)


# One decision


def test_the_only_winning_option_has_the_highest_chance() -> None:
    state = set_up(read_position(WON))
    values = analyse_decision(state, state.pending[0], FEW, seed=1)
    assert {value.key for value in values} == {"pass", "play:biting_frost", "play:scorch"}
    assert values[0].key == "play:scorch"
    assert values[0].chance > 0.9
    assert all(value.chance < 0.1 for value in values[1:])


def turns(mode: str) -> list[tuple[Any, Decision]]:
    """A few moments of a game, some of them questions that follow a turn."""
    found = []
    for most in (2, 9, 14, 20):
        game = game_of(mode, most=most)
        found += [(game.state, d) for d in game.state.pending[:1] if len(d.keys) > 1]
    return found


@pytest.mark.parametrize("mode", ["duel", "ffa"])
def test_every_option_has_a_chance_inside_its_interval(mode: str) -> None:
    for state, decision in turns(mode):
        values = analyse_decision(state, decision, FEW, seed=3)
        assert sorted(value.key for value in values) == sorted(decision.keys)
        for value in values:
            assert 0 <= value.low <= value.chance <= value.high <= 1
            assert value.games >= 1
        assert all(a.games >= b.games for a, b in pairwise(values))


@pytest.mark.parametrize("mode", ["duel", "teams"])
def test_analysis_ignores_hidden_cards(mode: str) -> None:
    moved = 0
    for number, (state, decision) in enumerate(turns(mode)):
        world = redeterminise(state, decision.seat, Rng(number + 1))
        moved += world.face != state.face
        values = analyse_decision(state, decision, FEW, seed=4)
        assert analyse_decision(world, decision, FEW, seed=4) == values
        lines = [best_line(s, decision, values[0].key, 4) for s in (state, world)]
        assert lines[0] == lines[1]
    assert moved, "no hidden card was ever moved"


def test_analysis_is_repeatable_and_changes_nothing() -> None:
    game = game_of(most=9)
    before = journal_of(game).text()
    decision = game.state.pending[0]
    one, two = (analyse_decision(game.state, decision, FEW, seed=7) for _ in range(2))
    assert one == two
    best_line(game.state, decision, one[0].key, 7)
    assert journal_of(game).text() == before


def test_a_line_begins_with_the_option_and_goes_on() -> None:
    game = game_of(most=9)
    decision = game.state.pending[0]
    line = best_line(game.state, decision, decision.keys[-1], seed=1, plies=4)
    assert (line[0].decision, line[0].key) == (decision, decision.keys[-1])
    assert 2 <= len(line) <= 5
    assert all(ply.key in ply.decision.keys for ply in line)


def test_intervals_shrink_with_the_games_and_never_vanish() -> None:
    assert interval([]) == interval([0.4]) == (0.0, 1.0)
    widths = []
    for games in (4, 40, 400):
        low, high = interval([0.4, 0.6] * (games // 2))
        assert low < 0.5 < high
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)
    low, high = interval([0.5] * 100)
    assert 0 < high - low < 0.1


def test_intervals_contain_the_true_chance() -> None:
    """Of many samples with a known mean, about 95 in 100 intervals hold it."""
    rng = Rng(3)
    held = 0
    for _ in range(500):
        low, high = interval([rng.below(1001) / 1000 for _ in range(8)])
        held += low <= 0.5 <= high
    assert 0.92 <= held / 500 <= 0.98


# A whole game


def test_a_game_has_three_turning_points(report: GameReport) -> None:
    assert len(report.turning_points) == 3
    drops = [move.drop for move in report.turning_points]
    assert drops == sorted(drops, reverse=True) and drops[-1] > 0
    assert max(move.drop for move in report.moves) == drops[0]
    for move in report.turning_points:
        assert move.best != move.pick
        assert {move.best, move.pick} <= set(move.decision.keys)


def test_every_turn_is_judged(journal: Journal, report: GameReport) -> None:
    assert [move.turn for move in report.moves] == list(range(1, len(report.moves) + 1))
    assert {move.decision.seat for move in report.moves} == {0, 1}
    rounds = [move.round for move in report.moves]
    assert rounds == sorted(rounds) and rounds[0] == 1
    played = [line.pick for line in journal.lines]
    assert all(move.pick in played for move in report.moves)
    for move in report.moves:
        assert move.before.key == move.best and move.picked.key == move.pick
        assert move.before.chance >= move.picked.chance
        assert (move.drop == 0) == (move.best == move.pick)


def test_the_curve_is_that_of_one_seat_and_ends_with_the_result(journal: Journal) -> None:
    heard: list[tuple[int, int]] = []
    budget = Budget(milliseconds=0, simulations=1)
    a, b = (
        analyse_journal(journal, budget, seat=seat, done=lambda *at: heard.append(at))
        for seat in (0, 1)
    )
    count = len(a.moves)
    assert heard == [(turn, count) for turn in range(1, count + 1)] * 2
    for seat, curve in ((0, a.curve), (1, b.curve)):
        own = [m.turn for m in a.moves if m.decision.seat == seat]
        assert [point.turn for point in curve] == [*own, count + 1]
    assert a.curve[-1].chance + b.curve[-1].chance == 1


def test_running_game_has_no_result_yet() -> None:
    report = analyse_journal(journal_of(game_of(most=12)), FEW)
    assert report.curve[-1].turn <= len(report.moves)


def test_what_cannot_be_analysed(journal: Journal) -> None:
    with pytest.raises(RulesError, match="seat 5 is not played"):
        analyse_journal(journal, FEW, seat=5)
    with pytest.raises(RulesError, match="seat 1 is not played"):
        analyse_journal(journal_of(game_of("solo")), FEW, seat=1)
    with pytest.raises(BadData, match="nobody has had a turn"):
        analyse_journal(journal_of(game_of(most=0)), FEW)


# The chart


def chart(
    points: list[tuple[int, float]], turns: int, text: str = "A & <B>"
) -> ElementTree.Element:
    marks = [Mark(turn, text) for turn in (1, 3, turns)]
    rounds = [(1, "Round 1", 1), (2, "Round 2", 2), (4, "Round 3", 3)]
    return ElementTree.fromstring(draw(Chart(text, "What it shows", "Turn", points, rounds, marks)))


@pytest.mark.parametrize("turns", [4, 9, 30, 300])
def test_a_chart_stays_inside_its_picture(turns: int) -> None:
    root = chart([(turn, (turn % 5) / 4) for turn in range(1, turns + 1, 2)], turns)
    assert root.find(f"{SVG}title").text == "A & <B>"  # type: ignore[union-attr]
    assert root.find(f"{SVG}desc").text == "What it shows"  # type: ignore[union-attr]
    for node in root.iter():
        for name in ("x", "x1", "x2", "cx"):
            assert 0 <= float(node.get(name, 0)) <= 900
        for name in ("y", "y1", "y2", "cy"):
            assert 0 <= float(node.get(name, 0)) <= 400
    ticks = [node.text for node in root.iter(f"{SVG}text") if (node.text or "").isdigit()]
    assert len(ticks) <= 30


def test_a_chart_without_points_and_with_a_long_text() -> None:
    assert len(chart([(1, 0.5)], 9, "word " * 60).findall(f"{SVG}polyline")) == 1
    empty = ElementTree.fromstring(draw(Chart("t", "d", "Turn", [], [], [Mark(1, "m")])))
    assert empty.tag == f"{SVG}svg"
