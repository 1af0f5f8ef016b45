"""Discarding, drawing, gaining a card (W5)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.pinned import PINNED

POOL = ["oak", "oak", "coin", "crown", "coin", "crown"]


def witcher(*hand: str, **more: Any) -> dict[str, Any]:
    return {"hand": list(hand), "deck": ["oak"] * 4, **more}


@pytest.mark.rule("W5.1")
def test_keeps_at_most_three_cards(scene: Any) -> None:
    game = scene(A=witcher("oak", "elm", "peak", "lake"), B={}, at=3, pool=POOL, records=PINNED)
    assert game.asked() == ("A", "keep")
    game.expect("discard:elm", "discard:lake", "discard:oak", "discard:peak")
    game.refuse("done")
    game.pick("discard:elm")
    game.expect("discard:lake", "discard:oak", "discard:peak", "done")
    game.pick("done")
    assert game.discard() == ["elm"] and len(game.hand()) == 3
    game.done("gain")


@pytest.mark.rule("W5.1", "W5.2")
def test_any_number_of_cards_may_be_discarded(scene: Any) -> None:
    game = scene(A=witcher("elm", "peak"), B={}, at=3, pool=POOL, records=PINNED)
    game.pick("discard:elm", "discard:peak")
    assert game.hand() == ["oak"] * 3 and game.discard() == ["elm", "peak"]
    game.done("gain")


@pytest.mark.rule("W5.2")
def test_the_discards_make_a_new_deck(scene: Any) -> None:
    here = {"hand": [], "deck": ["oak"], "discard": ["lake", "peak", "elm"]}
    game = scene(A=here, B={}, at=3, pool=POOL, records=PINNED)
    assert game.hand() == ["elm", "oak", "peak"]
    assert game.deck() == ["lake"] and game.discard() == []
    game.done("gain")


@pytest.mark.rule("W5.2")
def test_a_witcher_with_few_cards_draws_what_there_is(scene: Any) -> None:
    game = scene(A={"hand": [], "deck": ["oak"]}, B={}, at=3, pool=POOL, records=PINNED)
    assert game.hand() == ["oak"]
    game.done("gain")


@pytest.mark.rule("W5.2", "W6.11")
@pytest.mark.parametrize(
    ("turn", "hand"),
    [
        ({"draw": 1}, 4),
        ({"draw": -1}, 2),
        ({"cap": 2}, 2),
        ({"cap": 2, "draw": 2}, 2),
        ({"exact": 1}, 1),
        ({"exact": 1, "draw": 2}, 1),
        ({"draw": -5}, 0),
    ],
)
def test_what_happened_this_turn_changes_the_draw(
    scene: Any, turn: dict[str, int], hand: int
) -> None:
    here = {"hand": [], "deck": ["oak"] * 6}
    game = scene(A=here, B={}, at=3, turn=turn, pool=["oak"] * 6, records=PINNED)
    assert len(game.hand()) == hand
    game.done("gain")


@pytest.mark.rule("W5.2")
def test_more_is_drawn_even_with_three_kept(scene: Any) -> None:
    here = witcher("elm", "elm", "elm")
    game = scene(A=here, B={}, at=3, turn={"draw": 1}, pool=POOL, records=PINNED)
    game.pick("done")
    assert game.hand() == ["elm", "elm", "elm", "oak"]
    game.done("gain")


@pytest.mark.rule("W5.3")
def test_the_places_change_the_cost(scene: Any) -> None:
    """Leftmost two 1 more, rightmost 1 less; only what the hand can pay is offered."""
    one = {"hand": [], "deck": ["oak"]}
    game = scene(A=one, B={}, at=3, pool=POOL, records=PINNED)
    game.expect("gain:1.oak", "gain:2.oak", "gain:3.coin", "gain:5.coin", "gain:6.crown")
    game.refuse("gain:4.crown")
    game.done("gain")


@pytest.mark.rule("W5.3", "W3.9")
def test_the_cost_is_paid_and_the_pool_slides(scene: Any) -> None:
    three = {"hand": [], "deck": ["elm", "peak", "lake"]}
    tops = {"action_deck": ["star"]}
    game = scene(A=three, B={}, at=3, pool=POOL, tops=tops, records=PINNED)
    game.pick("gain:4.crown")
    assert game.asked() == ("A", "lose_discarded")
    game.expect("discard:elm", "discard:lake", "discard:peak")  # not with the card taken
    game.pick("discard:elm", "discard:lake")
    assert game.hand("A") == ["crown", "peak"]
    assert game.discard("A") == ["elm", "lake"]
    assert game.zone("pool") == ["star", "oak", "oak", "coin", "coin", "crown"]
    assert game.asked()[0] == "B"


@pytest.mark.rule("W5.3")
def test_the_rightmost_place_is_never_below_zero(scene: Any) -> None:
    here = {"hand": ["elm"], "deck": []}
    game = scene(A=here, B={}, at=3, pool=["crown"] * 5 + ["oak"], records=PINNED)
    game.pick("done")  # the rest follows: it is the only card one can pay for
    assert game.hand("A") == ["elm", "oak"] and game.discard("A") == []


@pytest.mark.rule("W5.3")
def test_one_card_must_be_taken(scene: Any) -> None:
    game = scene(A=witcher("elm"), B={}, at=3, pool=POOL, records=PINNED)
    game.pick("done")
    game.refuse("done")
    game.refuse("end")
    game.done("gain")


@pytest.mark.rule("W5.3")
def test_no_card_when_none_can_be_paid(scene: Any) -> None:
    game = scene(A={"hand": [], "deck": []}, B={}, at=3, pool=["crown"] * 6, records=PINNED)
    assert game.asked()[0] == "B"
    assert game.hand("A") == [] and game.zone("pool") == ["crown"] * 6


@pytest.mark.rule("W1.11", "W5.3")
def test_a_short_pool_has_the_right_places(scene: Any) -> None:
    here = {"hand": [], "deck": ["elm"]}
    game = scene(A=here, B={}, at=3, pool=["coin", "coin"], records=PINNED)
    game.expect("gain:5.coin", "gain:6.coin")
    game.done("gain")


@pytest.mark.rule("W5.4")
def test_seven_cards_are_the_limit(scene: Any) -> None:
    here = {"hand": ["elm"] * 3, "deck": ["oak"] * 9}
    game = scene(A=here, B={}, at=3, turn={"draw": 6}, pool=["oak"] * 6, records=PINNED)
    game.pick("done")
    assert len(game.hand()) == 7
    game.expect("gain:1.oak", "gain:2.oak")  # the others cost nothing: there is no room for them
    game.pick("gain:1.oak", "discard:elm")
    assert len(game.hand("A")) == 7
