"""Micro-Gwent: its rules, and that the best rival is found."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import micro
import numpy as np
from micro import ARCHER, FROST, GHOUL, HANDS, LIKELY, PASS, Table, after, options, totals


def test_bonds_double_and_frost_bites_both_sides() -> None:
    assert totals(((2, 2, 0), (1, 1, 0))) == (2 * 2 + 2 * 6, 2 + 3)
    assert totals(((2, 2, 0), (1, 1, 1))) == (2 * 1 + 2 * 6, 1 + 3)


def played(*actions: int) -> Table:
    table = Table()
    for action in actions:
        table = after(table, action)
    return table


def test_the_winner_of_a_round_begins_and_a_draw_costs_both_a_gem() -> None:
    won = played(PASS, GHOUL, PASS)
    assert (won.gems, won.turn, won.board) == ((1, 2), 1, (micro.NONE, micro.NONE))
    assert played(GHOUL, GHOUL, PASS, PASS).gems == (1, 1)
    lost = played(PASS, GHOUL, PASS, ARCHER, PASS, PASS)
    assert lost.over and lost.worth == -1


def test_empty_hand_passes() -> None:
    table = played(GHOUL, PASS, GHOUL, GHOUL, FROST)
    assert table.gems == (2, 1), "the round is over as soon as the last card lies"
    assert table.passed == (True, False) and table.turn == 1


def test_best_response_beats_player_who_always_passes() -> None:
    never = np.zeros((len(HANDS), 4))
    never[:, PASS] = 1
    chances: Any = defaultdict(lambda: never)
    for seat in (0, 1):
        assert np.allclose(micro._best(Table(), seat, LIKELY, chances), 1)


def test_a_step_of_training_keeps_illegal_actions_at_nothing() -> None:
    rng = np.random.default_rng(1)
    size = len(micro.seen(Table())) + 3
    policy, critic = micro.Net(size, 4, rng), micro.Net(size + 3, 1, rng)
    before = [w.copy() for w in policy.weights]
    micro.update(policy, critic, 16, 0.05, 2e-3, rng)
    assert any((a != b).any() for a, b in zip(before, policy.weights, strict=True))
    table = played(FROST, GHOUL)
    chances = micro.chances_for_hands(policy, [table])[0]
    legal = options(table)
    assert not chances[~legal].any()
    assert np.allclose(chances[legal.any(axis=1)].sum(axis=1), 1)
    assert not legal.all(axis=1).any(), "the only frost is gone"
