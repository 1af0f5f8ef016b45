"""The small Gwent: OpenSpiel's own tests, its information sets, and CFR that solves it."""

from __future__ import annotations

import pytest

from sevencats.games.gwent.learn.mini import CARDS, COPIES
from sevencats.kernel import RulesError

pyspiel = pytest.importorskip("pyspiel")

from sevencats.adapters.small import whole_tree  # noqa: E402


def load(hand: int) -> object:
    """The game with hands of this size."""
    return pyspiel.load_game("python_sevencats_gwent_mini", {"hand": hand})


def test_openspiel_random_sim_test() -> None:
    pyspiel.random_sim_test(load(2), num_sims=10, serialize=False, verbose=False)


def test_deals_are_as_likely_as_with_shuffled_cards() -> None:
    state = load(1).new_initial_state()  # type: ignore[attr-defined]
    assert [round(chance, 6) for _, chance in state.chance_outcomes()] == [1 / 16] * 16
    two = dict(load(2).new_initial_state().chance_outcomes())  # type: ignore[attr-defined]
    alike = (COPIES / 12) * ((COPIES - 1) / 11)
    assert two[0] == pytest.approx(alike * alike)


def test_a_player_knows_its_hand_and_no_other() -> None:
    state = load(2).new_initial_state()  # type: ignore[attr-defined]
    first: dict[str, list[int]] = {}
    second: dict[str, list[int]] = {}
    for deal, _ in state.chance_outcomes():
        dealt = state.child(deal)
        first.setdefault(dealt.information_state_string(0), []).append(deal)
        second.setdefault(dealt.information_state_string(1), []).append(deal)
    hands = len(CARDS) * (len(CARDS) + 1) // 2
    for told in (first, second):
        assert len(told) == hands
        assert all(len(alike) == hands for alike in told.values())


def test_cfr_comes_close_to_an_equilibrium() -> None:
    tree = whole_tree(load(1))  # type: ignore[arg-type]
    solver = pyspiel.CFRSolver(tree)
    found = []
    for _ in range(2):
        for _ in range(100):
            solver.evaluate_and_update_policy()
        found.append(pyspiel.exploitability(tree, solver.average_policy()))
    assert found[1] < found[0] and found[1] < 0.01


def test_the_tree_is_the_game() -> None:
    """Their solver in Python plays the game itself; both find the same value."""
    from open_spiel.python.algorithms import cfr, exploitability

    game = load(1)
    solver = cfr.CFRSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    slow = exploitability.exploitability(game, solver.average_policy())
    tree = whole_tree(game)  # type: ignore[arg-type]
    quick = pyspiel.CFRSolver(tree)
    for _ in range(3):
        quick.evaluate_and_update_policy()
    assert pyspiel.exploitability(tree, quick.average_policy()) == pytest.approx(slow, abs=1e-6)


def test_large_hands_are_refused() -> None:
    with pytest.raises(RulesError, match="does not fit into memory"):
        load(4)
