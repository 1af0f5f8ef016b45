"""Dice poker: the hands, the ties, and who pays and gains (W2.4, W2.5, W3.4)."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any

import pytest
from helpers.oldworld.pinned import PINNED

from sevencats.games.oldworld.rules.poker_hands import HANDS, hand, rank_of, value, wins


def dice(text: str) -> tuple[int, ...]:
    return tuple(map(int, text))


@pytest.mark.rule("W2.5")
def test_the_hands_from_high_to_low() -> None:
    order = ["44444", "33336", "33355", "23456", "12345", "44412", "33556", "33124", "12346"]
    names = [
        "five",
        "four",
        "full_house",
        "six_high",
        "five_high",
        "three",
        "two_pairs",
        "pair",
        "nothing",
    ]
    assert [hand(dice(text)) for text in order] == names
    assert list(HANDS) == names[::-1]
    for better, worse in pairwise(order):
        assert value(dice(better)) > value(dice(worse))


@pytest.mark.rule("W2.5")
def test_every_throw_has_one_hand_and_order_does_not_matter() -> None:
    counts: dict[str, int] = {}
    for throw in product(range(1, 7), repeat=5):
        name = hand(throw)
        counts[name] = counts.get(name, 0) + 1
        assert value(throw) == value(throw[::-1])
        assert rank_of(throw) == HANDS.index(name)
    assert counts == {
        "five": 6,
        "four": 150,
        "full_house": 300,
        "six_high": 120,
        "five_high": 120,
        "three": 1200,
        "two_pairs": 1800,
        "pair": 3600,
        "nothing": 480,
    }


@pytest.mark.rule("W2.4")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("66666", "55555"),
        ("22221", "11116"),
        ("33336", "33335"),  # same four: the unused die
        ("44422", "33366"),  # full house: the three first
        ("44433", "44422"),  # then the pair
        ("55512", "44465"),
        ("44465", "44463"),  # same three: highest unused, then the second
        ("66112", "55443"),  # two pairs: the higher pair first
        ("66332", "66224"),
        ("66334", "66332"),
        ("33654", "22654"),
        ("12456", "12346"),  # nothing: the highest dice
    ],
)
def test_ties_go_by_values_then_unused_dice(better: str, worse: str) -> None:
    assert wins(dice(better), dice(worse))
    assert not wins(dice(worse), dice(better))


@pytest.mark.rule("W2.4")
@pytest.mark.parametrize(
    ("one", "two"),
    [("33654", "33654"), ("23456", "65432"), ("33652", "33651"), ("11111", "11111")],
)
def test_a_full_tie_is_the_active_players(one: str, two: str) -> None:
    """The third unused die of a pair is not looked at."""
    assert wins(dice(one), dice(two)) and wins(dice(two), dice(one))


def rolls(*throws: str) -> list[str]:
    return [f"die:{die}" for throw in throws for die in throw]


def at_vizima(**more: Any) -> dict[str, Any]:
    return {"place": "vizima", "hand": ["oak"], "deck": [], "gold": 2, **more}


@pytest.mark.rule("W2.4")
def test_poker_with_a_witcher(scene: Any) -> None:
    """Both pay, both roll; the other rerolls first, then the active player; the best takes 3."""
    game = scene(A=at_vizima(), B=at_vizima(gold=1), moved=True, records=PINNED)
    assert "poker:B" in game.offered()
    game.chance(*rolls("11234", "33452"))
    game.pick("poker:B")
    assert (game.gold("A"), game.gold("B")) == (1, 0)
    assert game.asked() == ("B", "reroll")
    game.expect("done", "reroll:1", "reroll:2", "reroll:3", "reroll:4", "reroll:5")
    game.pick("reroll:3")
    game.expect("done", "reroll:1", "reroll:2", "reroll:4", "reroll:5")
    game.refuse("reroll:3")
    game.chance("die:3")
    game.pick("done")  # B: 3 3 3 5 2
    assert game.asked() == ("A", "reroll")
    game.chance("die:1", "die:1")
    game.pick("reroll:5", "reroll:4", "done")  # A: 1 1 2 1 1
    assert (game.gold("A"), game.gold("B")) == (4, 0)
    game.refuse("poker:B")  # once a turn


@pytest.mark.rule("W2.4")
def test_the_other_witcher_may_win(scene: Any) -> None:
    game = scene(A=at_vizima(), B=at_vizima(), moved=True, records=PINNED)
    game.chance(*rolls("11234", "33456"))
    game.pick("poker:B", "done", "done")
    assert (game.gold("A"), game.gold("B")) == (1, 4)


@pytest.mark.rule("W2.4")
def test_witcher_without_gold_does_not_gamble(scene: Any) -> None:
    game = scene(A=at_vizima(), B=at_vizima(gold=0), C={"gold": 5}, moved=True, records=PINNED)
    assert game.offered("poker") == []  # B is broke, C is elsewhere
    game = scene(A=at_vizima(gold=0), B=at_vizima(), moved=True, records=PINNED)
    assert game.offered("poker") == []


@pytest.mark.rule("W2.4")
def test_each_witcher_once_a_turn(scene: Any) -> None:
    game = scene(A=at_vizima(), B=at_vizima(), C=at_vizima(), moved=True, records=PINNED)
    assert game.offered("poker") == ["poker:B", "poker:C"]
    game.chance(*rolls("66666", "11234"))
    game.pick("poker:B", "done", "done")
    assert game.offered("poker") == ["poker:C"]


@pytest.mark.rule("W2.4", "W4.2")
def test_no_fight_after_dice_with_that_witcher(scene: Any) -> None:
    game = scene(A=at_vizima(), B=at_vizima(), C=at_vizima(), moved=True, records=PINNED)
    game.chance(*rolls("66666", "11234"))
    game.pick("poker:B", "done", "done", "end")
    assert game.offered("fight") == ["fight:C"]
    game.done("phase2")


@pytest.mark.rule("W3.4")
def test_the_right_hand_player_plays_the_locals(scene: Any) -> None:
    inn = {"place": "novigrad", "hand": ["oak"], "deck": [], "gold": 1}
    game = scene(A=inn, B={}, C={}, moved=True, records=PINNED)
    game.chance(*rolls("55123", "66123"))
    game.pick("act")
    assert game.gold() == 0
    assert game.asked() == ("C", "reroll")
    game.pick("done")
    assert game.asked() == ("A", "reroll")
    game.chance("die:5")
    game.pick("reroll:3", "done")
    assert game.gold() == 3 and game.gold("C") == 0


@pytest.mark.rule("W3.4")
def test_gold_won_by_locals_goes_to_the_bank(scene: Any) -> None:
    inn = {"place": "novigrad", "hand": ["oak"], "deck": [], "gold": 1}
    game = scene(A=inn, B={"gold": 2}, moved=True, records=PINNED)
    game.chance(*rolls("55123", "66123"))
    game.pick("act")
    game.pick("done", seat="B")
    game.pick("done", seat="A")
    assert (game.gold("A"), game.gold("B")) == (0, 2)


@pytest.mark.rule("W3.4")
def test_gambling_needs_gold(scene: Any) -> None:
    inn = {"place": "novigrad", "hand": ["oak", "elm"], "deck": []}
    game = scene(A=inn, B={}, moved=True, records=PINNED)
    game.refuse("act")
