"""Location actions (W3)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.pinned import PINNED

POOL = ["crown", "oak", "coin", "elm", "peak", "lake"]
MONSTERS = {"forest": ("arachas", "novigrad"), "mountain": ("foglet", "cintra")}


def witcher(place: str, **more: Any) -> dict[str, Any]:
    return {"place": place, "hand": ["oak", "peak"], "deck": [], **more}


# -- attributes -----------------------------------------------------------------------------------


@pytest.mark.rule("W3.1")
def test_an_attribute_not_above_the_level_rises(scene: Any) -> None:
    game = scene(A=witcher("dhuwod"), B={}, moved=True, records=PINNED)
    game.pick("act")
    assert (game.attr("combat"), game.level()) == (2, 1)


@pytest.mark.rule("W3.1")
@pytest.mark.parametrize(
    ("combat", "level", "offered"), [(2, 1, 0), (2, 2, 1), (3, 2, 0), (5, 5, 0)]
)
def test_an_attribute_above_the_level_or_at_the_top_does_not(
    scene: Any, combat: int, level: int, offered: int
) -> None:
    game = scene(A=witcher("dhuwod", combat=combat, level=level), B={}, moved=True, records=PINNED)
    assert game.offered("act") == ["act"] * offered


@pytest.mark.rule("W3.2")
def test_alchemy_brings_a_potion(scene: Any) -> None:
    tops = {"potion_deck": ["swallow"]}
    game = scene(A=witcher("ban_ard"), B={}, moved=True, tops=tops, records=PINNED)
    game.pick("act")
    assert game.attr("alchemy") == 2
    assert game.zone("A.potions") == ["swallow"]


@pytest.mark.rule("W3.2")
@pytest.mark.parametrize(
    ("defense", "shield", "after"), [(1, 1, 2), (2, 0, 1), (3, 2, 3), (4, 4, 4), (4, 3, 3)]
)
def test_defense_brings_a_shield_but_not_at_five(
    scene: Any, defense: int, shield: int, after: int
) -> None:
    here = witcher("cintra", defense=defense, level=4, shield=shield)
    game = scene(A=here, B={}, moved=True, records=PINNED)
    game.pick("act")
    assert (game.attr("defense"), game.shield()) == (defense + 1, after)


# -- potions --------------------------------------------------------------------------------------


@pytest.mark.rule("W3.3")
def test_a_potion_is_drawn(scene: Any) -> None:
    tops = {"potion_deck": ["swallow", "cat"]}
    game = scene(A=witcher("cidaris"), B={}, moved=True, tops=tops, records=PINNED)
    game.pick("act")
    assert game.zone("A.potions") == ["swallow"]


@pytest.mark.rule("W3.3")
def test_a_fifth_potion_must_go(scene: Any) -> None:
    held = ["cat", "cat", "swallow", "thunderbolt"]
    tops = {"potion_deck": ["swallow"]}
    game = scene(A=witcher("cidaris", potions=held), B={}, moved=True, tops=tops, records=PINNED)
    game.pick("act")
    assert game.asked() == ("A", "lose_potion")
    game.expect("discard:cat", "discard:swallow", "discard:thunderbolt")
    game.refuse("discard:potion")
    game.pick("discard:cat")
    assert sorted(game.zone("A.potions")) == ["cat", "swallow", "swallow", "thunderbolt"]
    assert game.zone("potion_discard") == ["cat"]


# -- exchange -------------------------------------------------------------------------------------


@pytest.mark.rule("W3.5", "W3.9")
def test_exchange_for_at_most_one_more(scene: Any) -> None:
    game = scene(
        A=witcher("vengerberg"),
        B={},
        moved=True,
        pool=POOL,
        records=PINNED,
        tops={"action_deck": ["star"]},
    )
    game.pick("act")
    game.expect("trash:oak", "trash:peak")
    game.pick("trash:peak")
    assert game.asked() == ("A", "exchange_for")
    game.expect("take:coin", "take:elm", "take:lake", "take:oak", "take:peak")  # crown costs 2
    game.pick("take:coin")
    assert game.hand() == ["coin", "oak"]
    assert game.zone("box").count("peak") == 1
    assert game.zone("pool") == ["star", "crown", "oak", "elm", "peak", "lake"]


@pytest.mark.rule("W3.5")
def test_card_without_exchange_cannot_be_given(scene: Any) -> None:
    here = witcher("vengerberg", hand=["oak", "coin"])
    game = scene(A=here, B={}, moved=True, pool=["crown"] * 6, records=PINNED)
    game.pick("act")  # only the coin may go, and only a crown can come
    assert game.hand() == ["crown", "oak"]


@pytest.mark.rule("W3.5")
def test_no_exchange_when_nothing_fits(scene: Any) -> None:
    game = scene(A=witcher("vengerberg"), B={}, moved=True, pool=["crown"] * 6, records=PINNED)
    game.refuse("act")
    game = scene(A=witcher("vengerberg", hand=[]), B={}, at="round", records=PINNED)
    assert "act" not in game.offered()


# -- schools --------------------------------------------------------------------------------------


@pytest.mark.rule("W3.6")
def test_a_school_trains_for_level_plus_one(scene: Any) -> None:
    here = witcher("haern_caduch", gold=3, combat=3, defense=2)
    game = scene(A=here, B={}, moved=True, records=PINNED)
    game.pick("act")
    game.expect("attribute:alchemy", "attribute:defense")  # no specialty here
    assert game.state.pending[0].closed == ("attribute:combat",), "shown: it costs 4"
    game.refuse("attribute:combat")
    game.refuse("attribute:specialty")
    game.pick("attribute:defense")
    assert (game.attr("defense"), game.gold()) == (3, 0)
    game.refuse("act")


@pytest.mark.rule("W3.6")
def test_a_school_asks_also_where_one_lesson_can_be_paid_for(scene: Any) -> None:
    here = witcher("haern_caduch", gold=2, combat=3, defense=2)
    game = scene(A=here, B={}, moved=True, records=PINNED)
    game.pick("act")
    game.expect("attribute:alchemy")
    assert game.state.pending[0].closed == ("attribute:combat", "attribute:defense")
    game.pick("attribute:alchemy")


@pytest.mark.rule("W3.6")
def test_specialty_only_at_home(scene: Any) -> None:
    home = witcher("kaer_morhen", gold=2)
    game = scene(A=home, B={}, moved=True, records=PINNED)
    game.pick("act")
    game.expect("attribute:alchemy", "attribute:combat", "attribute:defense", "attribute:specialty")
    game.pick("attribute:combat")


@pytest.mark.rule("W3.6")
def test_a_school_needs_gold_and_room(scene: Any) -> None:
    game = scene(A=witcher("haern_caduch", gold=1), B={}, moved=True, records=PINNED)
    game.refuse("act")
    top = witcher("haern_caduch", gold=20, combat=5, defense=5, alchemy=5, level=1)
    game = scene(A=top, B={}, moved=True, records=PINNED)
    game.refuse("act")


# -- rumours --------------------------------------------------------------------------------------


@pytest.mark.rule("W3.7")
def test_rumours_give_gold_and_a_trail_quest(scene: Any) -> None:
    game = scene(
        A=witcher("hengfors"),
        B={},
        moved=True,
        monsters=MONSTERS,
        records=PINNED,
        tops={"tokens.forest": ["vizima"]},
    )
    game.pick("act")
    assert game.gold() == 1
    game.expect("monster:arachas", "monster:foglet")
    game.pick("monster:arachas")
    assert game.trails() == {"forest": "vizima?"}
    assert game.gold() == 1


@pytest.mark.rule("W3.7")
def test_a_token_of_this_place_is_drawn_again(scene: Any) -> None:
    tops = {"tokens.mountain": ["hengfors", "doldeth"]}
    game = scene(
        A=witcher("hengfors"), B={}, moved=True, monsters=MONSTERS, tops=tops, records=PINNED
    )
    game.pick("act", "monster:foglet")
    assert game.trails() == {"mountain": "doldeth?"}
    assert "hengfors" in game.zone("tokens.mountain")
    assert [event.kind for event in game.log].count("shuffled") == 1


@pytest.mark.rule("W3.7")
def test_a_terrain_without_tokens_cannot_be_chosen(scene: Any) -> None:
    """All forest tokens but this place's own lie elsewhere."""
    trails = {"trails": {"forest": "vengerberg"}}
    game = scene(
        A=witcher("vizima"),
        B={"trails": {"forest": "haern_caduch"}},
        C=trails,
        D={"trails": {"forest": "dhuwod"}},
        E={"trails": {"forest": "stygga"}},
        moved=True,
        monsters=MONSTERS,
        records=PINNED,
    )
    assert game.zone("tokens.forest") == ["vizima"]
    game.pick("act")  # the foglet is the only one one can hear of
    assert list(game.trails()) == ["mountain"]


@pytest.mark.rule("W3.7")
@pytest.mark.parametrize("word", ["trails", "trail_quests"])
def test_a_new_trail_quest_replaces_the_old(scene: Any, word: str) -> None:
    here = witcher("hengfors", **{word: {"forest": "vengerberg"}})
    tops = {"tokens.forest": ["vizima"]}
    game = scene(A=here, B={}, moved=True, monsters=MONSTERS, tops=tops, records=PINNED)
    game.pick("act", "monster:arachas")
    assert game.trails() == {"forest": "vizima?"}
    assert "vengerberg" in game.zone("tokens.forest")
    assert game.gold() == 1  # the gold on the old one is the bank's


@pytest.mark.rule("W3.7")
def test_entering_its_location_makes_it_a_trail(scene: Any) -> None:
    here = witcher("hengfors", hand=["oak", "elm", "star"], trail_quests={"forest": "vizima"})
    game = scene(A=here, B={}, monsters=MONSTERS, records=PINNED)
    game.pick("move:vizima", "pay:card.oak")
    assert game.trails() == {"forest": "vizima"} and game.gold() == 1
    game.pick("move:novigrad", "pay:card.elm", "move:vizima", "pay:card.star")
    assert game.gold() == 1  # only once


@pytest.mark.rule("W3.7")
def test_rumours_give_gold_even_when_no_monster_can_be_heard_of(scene: Any) -> None:
    game = scene(A=witcher("hengfors"), B={}, moved=True, records=PINNED)
    game.pick("act")
    assert game.gold() == 1 and game.trails() == {}


# -- alms -----------------------------------------------------------------------------------------


@pytest.mark.rule("W3.8", "W3.9")
@pytest.mark.parametrize(("gold", "after"), [(0, 1), (1, 1), (4, 4)])
def test_alms_for_the_poor(scene: Any, gold: int, after: int) -> None:
    here = witcher("doldeth", gold=gold)
    game = scene(A=here, B={}, moved=True, pool=POOL, records=PINNED)
    game.pick("act", "done")
    assert game.gold() == after and game.zone("pool") == POOL


@pytest.mark.rule("W3.8", "W3.9")
def test_alms_may_trash_two_of_the_pool(scene: Any) -> None:
    tops = {"action_deck": ["star", "coin"]}
    game = scene(A=witcher("doldeth"), B={}, moved=True, pool=POOL, tops=tops, records=PINNED)
    game.pick("act")
    game.expect("done", *{f"trash:{card}" for card in POOL})
    game.pick("trash:elm")
    assert game.asked() == ("A", "alms")
    assert game.zone("pool") == ["crown", "oak", "coin", "peak", "lake"]  # not filled yet
    game.refuse("trash:elm")
    game.pick("trash:crown")
    assert game.zone("pool") == ["coin", "star", "oak", "coin", "peak", "lake"]
    assert {"elm", "crown"} <= set(game.zone("box"))


@pytest.mark.rule("W3.8")
def test_alms_may_trash_one(scene: Any) -> None:
    tops = {"action_deck": ["star"]}
    game = scene(A=witcher("doldeth"), B={}, moved=True, pool=POOL, tops=tops, records=PINNED)
    game.pick("act", "trash:lake", "done")
    assert game.zone("pool") == ["star", "crown", "oak", "coin", "elm", "peak"]
