"""The last fight of the Wild Hunt: its pool, who acts when, shields, and how it ends."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.huntfights import HERE, by, last_fight, played, questions, seated, turn

from sevencats.games.oldworld.positions.runner import play_position

CALM = ["calm"] * 6


def two(**words: Any) -> dict[str, Any]:
    """Two witchers at the Hunt's place; what is given is A's."""
    return seated(A={"hand": ["hit3"], **words}, B={"hand": ["hit"]})


# -- the beginning ---------------------------------------------------------------------------------


@pytest.mark.rule("W15.7")
def test_hands_are_kept_and_discards_go_into_the_decks() -> None:
    seats = two(hand=["hit"], deck=["rest"], discard=["guard"])
    out = played(seats=seats, last_fight={"stage": "begin"}, general="caranthir")
    seat = out["seats"]["A"]
    assert (seat["hand"], sorted(seat["deck"]), seat["discard"]) == (["hit"], ["guard", "rest"], [])


@pytest.mark.parametrize(
    "more",
    [
        pytest.param([], marks=pytest.mark.rule("W15.7")),
        pytest.param(["special_attacks"], marks=pytest.mark.rule("W15.13")),
    ],
)
def test_the_pool_is_16_ordinary_cards_and_the_four_of_the_general(more: list[str]) -> None:
    """With Monster Trail its special cards are taken out."""
    out = play_position(
        {
            "format": "oldworld-position/1",
            "expansions": ["wild_hunt:eredin", *more],
            "hunt": {"place": HERE},
            "last_fight": {"stage": "begin"},
            "seats": {"A": {"place": HERE}, "B": {"place": HERE}},
        }
    )
    pool = out["last_fight"]["pool"]
    assert len(pool) == 20
    assert sum(card.startswith(("magic_shock_wave", "exploding")) for card in pool) == 4
    assert not [card for card in pool if card.startswith("special")]


@pytest.mark.rule("W15.7")
def test_those_at_its_place_act_first_then_all_are_there() -> None:
    seats = seated(A={"hand": ["hit"]}, B={"hand": ["hit"], "place": "cintra"})
    out = played(
        seats=seats, last_pool=CALM, last_fight={"stage": "here", "left": ["A"]}, shields=3
    )
    assert set(questions(out, "hunt_turn")) == {"A"}
    assert out["seats"]["B"]["place"] == "cintra"
    out = played(
        *turn("A", "hit"),
        seats=seats,
        last_pool=CALM,
        last_fight={"stage": "here", "left": ["A"]},
        shields=3,
        chance=["charge", "charge"],
    )
    assert out["seats"]["B"]["place"] == HERE
    assert set(questions(out, "hunt_turn")) == {"A", "B"}, "after the Hunt everybody acts"
    assert len(out["last_fight"]["pool"]) == 5


# -- turns -----------------------------------------------------------------------------------------


@pytest.mark.rule("W15.7")
def test_players_act_in_any_order_each_a_whole_turn() -> None:
    out = last_fight(seats=two(), shields=9)
    assert questions(out, "hunt_turn") == {"A": ["turn", "wait"], "B": ["turn", "wait"]}
    out = last_fight(*by("B", "turn"), seats=two(), shields=9)
    assert set(questions(out, "fight_turn")) == {"B"} and not questions(out, "hunt_turn")
    out = last_fight(*turn("B", "hit"), seats=two(), shields=9)
    assert questions(out, "hunt_turn") == {"A": ["turn"]}
    assert out["hunt"]["shields"] == 8


@pytest.mark.rule("W15.7")
def test_waiting_player_is_asked_again_after_others() -> None:
    out = last_fight(*by("A", "wait"), seats=two(), shields=9)
    assert questions(out, "hunt_turn") == {"B": ["turn"]}
    out = last_fight(*by("A", "wait"), *turn("B", "hit"), seats=two(), shields=9)
    assert questions(out, "hunt_turn") == {"A": ["turn"]}


@pytest.mark.rule("W15.7")
def test_shields_go_first_and_the_excess_to_the_pool() -> None:
    out = last_fight(*turn("A", "hit3"), seats=two(), shields=2)
    assert out["hunt"]["shields"] == 0
    assert len(out["last_fight"]["pool"]) == 5
    out = last_fight(*turn("A", "hit3"), seats=two(), shields=4)
    assert out["hunt"]["shields"] == 1
    assert len(out["last_fight"]["pool"]) == 6


@pytest.mark.rule("W15.7")
def test_random_discards_go_by_level_three() -> None:
    out = last_fight(
        pool=["lose", *CALM],
        stage="hunt",
        seats=seated(A={"hand": ["rest"] * 5}, B={"hand": ["rest"] * 5}),
        chance=["charge", "charge"],
    )
    assert [out["seats"][name]["hand_size"] for name in "AB"] == [2, 2]


@pytest.mark.rule("W15.7")
def test_each_player_flips_the_token_for_an_ordinary_card() -> None:
    out = last_fight(
        pool=["c2b5", *CALM],
        stage="hunt",
        seats=seated(A={"deck": ["rest"] * 8}, B={"deck": ["rest"] * 8}),
        chance=["charge", "bite"],
    )
    assert [out["seats"][name]["deck_size"] for name in "AB"] == [6, 3]
    assert set(questions(out, "hunt_turn")) == {"A", "B"}


@pytest.mark.rule("W15.7")
def test_each_player_applies_the_upper_part_of_a_special_card() -> None:
    out = last_fight(
        *by("B", "discard:hit"),
        pool=["magic_shock_wave_3", *CALM],
        stage="hunt",
        general="eredin",
        seats=seated(A={"deck": ["rest"] * 8}, B={"deck": ["rest"] * 2, "hand": ["hit"] * 2}),
    )
    assert out["seats"]["A"]["deck_size"] == 4, "3 damage, and the top card for want of a hand"
    assert (out["seats"]["B"]["deck_size"], out["seats"]["B"]["hand_size"]) == (0, 0)
    assert out["last_fight"]["standing"] == ["A"]


@pytest.mark.rule("W15.7")
def test_used_specialty_stays_used_next_turn() -> None:
    """Two potions in all by an alchemy of 1 would be one too many."""
    seats = two(hand=["hit", "hit"], potions=["thunderbolt"] * 2, deck=["rest"] * 6)
    first = (*by("A", "turn", "potion:thunderbolt", "done", "play:hit"), *turn("B", "hit"))
    out = last_fight(*first, *by("A", "turn"), seats=seats, shields=30, chance=["charge", "charge"])
    assert questions(out, "fight_turn") == {"A": ["done"]}


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("W15.7")
def test_fighter_without_cards_is_out_and_others_go_on() -> None:
    out = last_fight(
        pool=["c9b1", *CALM],
        stage="hunt",
        seats=seated(A={"deck": ["rest"] * 2}, B={"deck": ["rest"] * 3}),
        chance=["charge", "bite"],
    )
    assert out["last_fight"]["standing"] == ["B"]
    assert questions(out, "hunt_turn") == {"B": ["turn"]}
    assert out["game"] == "ongoing"


@pytest.mark.rule("W15.7")
def test_knocked_out_fighter_is_not_attacked() -> None:
    out = last_fight(
        *turn("B", "hit"),
        pool=["c9b1", "c2b5", *CALM],
        stage="hunt",
        shields=5,
        seats=seated(A={"deck": ["rest"]}, B={"deck": ["rest"] * 12, "hand": ["hit"]}),
        chance=["charge", "bite", "charge"],
    )
    assert questions(out, "hunt_turn") == {"B": ["turn"]}


@pytest.mark.rule("W15.7")
def test_playing_last_card_knocks_out_unless_it_wins() -> None:
    seats = two(hand=["hit"], deck=[])
    out = last_fight(*turn("A", "hit"), seats=seats, shields=9)
    assert out["last_fight"]["standing"] == ["B"]
    out = last_fight(*turn("A", "hit"), pool=["calm"], seats=seats)
    assert (out["game"], out["winners"]) == ("won", ["A", "B"])


@pytest.mark.rule("W15.8")
def test_all_win_together_even_when_knocked_out() -> None:
    out = last_fight(
        *turn("B", "hit3"),
        pool=["c9b1", "calm", "calm"],
        stage="hunt",
        seats=seated(A={"deck": ["rest"]}, B={"deck": ["rest"] * 3, "hand": ["hit3"]}),
        chance=["charge", "bite"],
    )
    assert (out["game"], out["winners"]) == ("won", ["A", "B"])


@pytest.mark.rule("W15.7")
def test_own_last_card_wins_for_witchers_still_standing() -> None:
    seats = seated(A={"deck": ["rest"]}, B={"deck": ["rest"] * 3})
    out = last_fight(pool=["c9b1"], stage="hunt", seats=seats, chance=["charge", "bite"])
    assert (out["game"], out["winners"]) == ("won", ["A", "B"])


@pytest.mark.rule("W15.8")
def test_all_lose_when_all_are_out() -> None:
    seats = seated(A={"deck": ["rest"]}, B={"deck": ["rest"]})
    out = last_fight(pool=["c9b1", "calm"], stage="hunt", seats=seats, chance=["charge"] * 2)
    assert (out["game"], out["winners"]) == ("lost", [])


@pytest.mark.rule("W15.7")
def test_alone_the_same() -> None:
    out = last_fight(*turn("A", "hit3"), pool=["calm"] * 3, seats=seated(A={"hand": ["hit3"]}))
    assert (out["game"], out["winners"]) == ("won", ["A"])


@pytest.mark.rule("W15.7")
def test_a_card_that_hits_back_between_two_turns_may_win() -> None:
    """A's blow makes the pack attack after A's turn; what it takes from B hits the last card."""
    spite = {"id": "spite", "name": "spite", "colour": "red", "terrain": "water", "cost": 0}
    hits_back = {"traits": [{"when": "lost_to_damage", "do": ["damage 1"]}], "copies": 1}
    more = {"action": [{**spite, "symbols": {}, "extensions": {}, **hits_back}]}
    out = last_fight(
        *turn("A", "hit"),
        pool=["phantom_axe_combat", "calm"],
        where={"pack": 1},
        content=more,
        more=["advanced_cards"],
        seats=seated(A={"hand": ["hit"]}, B={"deck": ["spite", "rest"]}),
    )
    assert (out["game"], out["winners"]) == ("won", ["A", "B"])
