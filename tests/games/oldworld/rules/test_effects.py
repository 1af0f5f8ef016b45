"""The language of effects: what can be written, what is refused, and what each line does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from helpers.oldworld.scenes import Scene
from helpers.oldworld.tales import HELD, story, told

from sevencats.games.oldworld.game import GAME
from sevencats.games.oldworld.language.lines import Reader, affordable, trees, walk
from sevencats.games.oldworld.language.tables import TABLES
from sevencats.games.oldworld.language.words import WORDS, price_lines
from sevencats.games.oldworld.packs.load import base
from sevencats.kernel.effects import Op, Switch
from sevencats.kernel.errors import BadData

Build = Callable[..., Scene]
GREEN = "precise_cut_1"


# -- reading --------------------------------------------------------------------------------------


@pytest.mark.parametrize("usage", [usage for word in WORDS.values() for usage in word.usage])
def test_every_way_a_word_is_written_can_be_read(usage: str) -> None:
    found = [node for node in walk(Reader().lines([usage], "here")) if isinstance(node, Op)]
    assert found and all(node.name in GAME.ops for node in found)


TABLE_SAMPLES: dict[str, dict[str, Any]] = {
    "roll": {"roll": {"1-2": ["gold +1"], "3-6": []}},
    "test": {"test": "combat", "bands": {"3-7": [], "8-16": ["gold +1"]}},
    "tier": {"tier": "level", "bands": {"1-2": [], "3": ["gold +1"], "4-5": []}},
    "choose": {"choose": {"a": ["gold +1"], "b": ["potion +1"]}},
    "may": {"may": ["combat +1"], "cost": ["gold -1"]},
    "if": {"if": "shield=0", "then": ["gold +1"], "else": [{"roll": {"1-6": []}}]},
    "fight": {"fight": {"shield": -1, "draw": 2, "bands": {"0-2": [], "3+": ["gold +1"]}}},
}


@pytest.mark.parametrize("table", TABLES)
def test_every_table_can_be_read(table: str) -> None:
    for node in walk(Reader().lines([TABLE_SAMPLES[table]], "here")):
        assert not isinstance(node, Op) or node.name in GAME.ops
        assert not isinstance(node, Switch) or node.test in GAME.predicates


def test_all_effects_of_the_box_name_what_exists() -> None:
    for tree in trees(base()).values():
        for node in walk(tree):
            assert not isinstance(node, Op) or node.name in GAME.ops
            assert not isinstance(node, Switch) or node.test in GAME.predicates


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("glod +2", "glod"),
        ("gold 2", "gold 2"),
        ("gold +0", "gold +0"),
        ("gold", "gold"),
        ("attribute strongest +1", "attribute strongest"),
        ("trail swamp", "trail swamp"),
        ("card 3", "card 3"),
        ("trash 1 deck", "trash 1 deck"),
        ("scout 1 2", "scout 1 2"),
        ("quest swamp 7", "swamp"),
        ("quest forest", "quest forest"),
        ("quest forest 7 silver:1", "silver:1"),
        ("keep it", "keep it"),
        ("", "''"),
        (7, "7"),
        ({"dance": []}, "dance"),
        ({"roll": {"1-6": []}, "test": "combat"}, "test"),
        ({"roll": {"1-6": []}, "bands": {}}, "bands"),
        ({"roll": {"1-2": [], "4-6": []}}, "4-6"),
        ({"roll": {"1-2": []}}, "no band holds 3"),
        ({"roll": {"1-7": []}}, "1-7"),
        ({"roll": {"one": [], "2-6": []}}, "one"),
        ({"roll": {"1-6": ["glod +2"]}}, "glod"),
        ({"test": "strength", "bands": {"3-16": []}}, "strength"),
        ({"test": "combat"}, "bands"),
        ({"tier": "gold", "bands": {"1-5": []}}, "gold"),
        ({"choose": {"a": []}}, "choose"),
        ({"may": ["gold +1"], "cost": ["draw 1"]}, "draw 1"),
        ({"if": "beer>=2", "then": []}, "beer>=2"),
        ({"fight": {"shield": 1, "bands": {"0+": []}}}, "short fight"),
        ({"fight": {"bands": {"0-2": []}}}, "3 and more"),
        ({"fight": {"bands": {"0+": []}, "magic": 1}}, "magic"),
    ],
)
def test_fault_names_place_and_word(line: Any, word: str) -> None:
    with pytest.raises(BadData) as caught:
        Reader().lines([line], "story tale, option a")
    assert str(caught.value).startswith("story tale, option a")
    assert word in str(caught.value)


@pytest.mark.parametrize(
    ("record", "word"),
    [
        ({"story": [{"id": "t", "deck": "city", "options": {"a": {"do": ["x"]}}}]}, "story t"),
        (
            {"story": [{"id": "t", "deck": "city", "options": {"a": {"cost": ["gold -1"]}}}]},
            "every option has a price",
        ),
        ({"event": [{"id": "901", "options": {"a": {}}, "do": ["gold +1"]}]}, "event 901"),
        ({"event": [{"id": "901", "traits": [{"when": "won", "do": ["x 1"]}]}]}, "event.901"),
        ({"potion": [{"id": "beer", "do": ["drink"]}]}, "potion beer"),
        ({"potion": [{"id": "beer", "do": ["quest forest 7"]}]}, "belongs in a story or event"),
        (
            {"story": [{"id": "t", "deck": "city", "options": {"a": {"do": ["damage 2"]}}}]},
            "story t, option a: 'damage' belongs in a fight",
        ),
        (
            {
                "story": [
                    {"id": "t", "deck": "city", "options": {"a": {"do": [{"if": "first_turn"}]}}}
                ]
            },
            "story t, option a: 'first_turn' belongs in a fight",
        ),
        ({"potion": [{"id": "beer", "do": [], "only": ["beer>=2"]}]}, "beer>=2"),
    ],
)
def test_trees_name_the_record_with_a_slip(record: dict[str, Any], word: str) -> None:
    with pytest.raises(BadData, match=word):
        trees(base().with_records(record))


# -- prices ---------------------------------------------------------------------------------------


@pytest.mark.rule("W4.4")
@pytest.mark.parametrize(
    ("cost", "can"),
    [
        ([], True),
        (["gold -2"], True),
        (["gold -3"], False),
        (["gold -1", "gold -2"], False),
        (["shield -1"], True),
        (["shield -2"], False),
        (["potion -1"], True),
        (["potion -2"], False),
        (["discard 2"], True),
        (["discard 1", "trash 1"], True),
        (["discard 2", "trash 1"], False),
        (["trash 3 any"], True),
        (["trash 30 any"], False),
        (["combat -1"], True),
        (["combat -2"], False),
        (["alchemy -1"], False),  # at the top it never falls
        (["defense -1"], False),  # nor below 1
        (["attribute any -1"], True),
        (["draw3 -1"], True),
    ],
)
def test_a_price_must_be_payable_in_full(scene: Build, cost: list[str], can: bool) -> None:
    game = scene(
        A={"hand": HELD, "gold": 2, "potions": ["swallow"], "combat": 2, "alchemy": 5}, B={}
    )
    assert affordable(game.state, 0, cost) is can


def test_the_price_of_a_quest_as_lines() -> None:
    assert price_lines("gold:1 discard:2") == ("gold -1", "discard 2")
    assert price_lines("") == ()


# -- what lines do --------------------------------------------------------------------------------


@pytest.mark.rule("W4.7", "W4.8")
@pytest.mark.parametrize(
    ("line", "gold"), [("gold +2", 5), ("gold -1", 2), ("gold -9", 0), ("gold -all", 0)]
)
def test_pays_only_gold_it_has(scene: Build, line: str, gold: int) -> None:
    game = told(scene, [line], a={"gold": 3})
    assert (game.gold("A"), game.gold("B")) == (gold, 0)
    game.done("keep")


@pytest.mark.rule("W4.7")
@pytest.mark.parametrize(
    ("line", "before", "after"),
    [
        ("shield +1", 2, 3),
        ("shield +1", 3, 3),
        ("shield +9", 2, 3),
        ("shield -1", 2, 1),
        ("shield -1", 0, 0),
        ("shield =0", 2, 0),
    ],
)
def test_shield_between_nothing_and_its_cap(
    scene: Build, line: str, before: int, after: int
) -> None:
    game = told(scene, [line], a={"defense": 3, "shield": before})
    assert game.shield() == after
    game.done("keep")


@pytest.mark.rule("W3.2", "W4.7")
def test_a_named_attribute(scene: Build) -> None:
    game = told(scene, ["defense +1", "combat -1", "alchemy +1"], a={"combat": 2})
    assert [game.attr(name) for name in ("defense", "combat", "alchemy")] == [2, 1, 2]
    assert game.shield() == 2
    assert len(game.zone("A.potions")) == 1
    game.done("keep")


def test_an_attribute_of_choice(scene: Build) -> None:
    game = told(scene, ["attribute any +1"], a={"combat": 5, "alchemy": 2})
    game.expect("attribute:defense", "attribute:alchemy", "attribute:specialty")
    game.pick("attribute:alchemy")
    assert game.attr("alchemy") == 3
    game.done("keep")


def test_the_lowest_attribute(scene: Build) -> None:
    game = told(scene, ["attribute lowest +1"], a={"combat": 3, "alchemy": 2})
    game.expect("attribute:defense", "attribute:specialty")
    game.pick("attribute:specialty")
    game.done("keep")


@pytest.mark.rule("W6.8")
def test_no_attribute_falls_below_one_or_from_five(scene: Build) -> None:
    game = told(scene, ["attribute any -1", "attribute any -1"], a={"combat": 5, "alchemy": 2})
    assert (game.attr("combat"), game.attr("alchemy")) == (5, 1)
    game.done("keep")


@pytest.mark.rule("W3.3")
def test_potions_come_and_go(scene: Build) -> None:
    game = told(scene, ["potion +1", "potion -1"], a={"potions": ["swallow", "cat"]})
    assert game.offered("discard")[:1] == ["discard:cat"]
    game.pick("discard:cat")
    assert "cat" not in game.zone("A.potions") and len(game.zone("A.potions")) == 2
    game.done("keep")


def test_all_potions_go(scene: Build) -> None:
    game = told(scene, ["potion -all"], a={"potions": ["swallow", "cat"]})
    assert game.zone("A.potions") == []
    game.done("keep")


@pytest.mark.rule("W4.6")
def test_a_trail_of_choice_and_one_of_a_terrain(scene: Build) -> None:
    game = told(scene, ["trail water", "trail"], tops={"tokens.water": ["cidaris"]})
    game.expect("terrain:forest", "terrain:mountain")
    game.pick("terrain:forest")
    assert sorted(game.trails()) == ["forest", "water"]
    game.done("keep")


@pytest.mark.rule("W4.6")
def test_a_card_of_a_cost_goes_to_the_discards(scene: Build) -> None:
    pool = ["whirl_1", GREEN, "whirl_2", "rend_1", "crushing_blow_1", "block_1"]
    game = told(scene, ["card 0"], pool=pool)
    game.expect(f"take:{GREEN}", "take:rend_1")
    game.pick("take:rend_1")
    assert game.discard() == ["rend_1"]
    assert len(game.zone("pool")) == 6
    game.done("keep")


@pytest.mark.rule("W4.6", "W1.11")
def test_a_card_not_in_the_pool_is_looked_for_in_the_deck(scene: Build) -> None:
    pool = ["whirl_1", "whirl_2", "whirl_3", "whirl_4", "whirl_5", "whirl_6"]
    game = told(scene, ["card 2"], pool=pool, tops={"action_deck": ["rend_1", "firestream_1"]})
    assert game.discard() == ["firestream_1"]
    assert game.zone("action_discard") == ["rend_1"]
    game.done("keep")


def test_trash_of_the_hand_and_of_everything(scene: Build) -> None:
    game = told(scene, ["trash 1", "trash 1 any"], a={"discard": ["wolf_aard_1"]})
    game.pick("trash:wolf_push_1")
    assert "wolf_push_1" in game.zone("box")
    assert {"trash:wolf_quick_slash_1", "trash:wolf_aard_1", "trash:wolf_yrden_2"} <= set(
        game.offered("trash")
    )
    game.pick("trash:wolf_yrden_2")
    assert "wolf_yrden_2" in game.zone("box")
    game.done("keep")


@pytest.mark.rule("W4.7")
def test_loses_only_cards_it_has(scene: Build) -> None:
    game = told(scene, ["discard 3"])
    game.pick("discard:wolf_push_1")  # the other one goes unasked
    assert sorted(game.discard()) == sorted(HELD)
    game.done("gain")


def test_a_random_card_is_chosen_by_chance(scene: Build) -> None:
    game = told(scene, ["discard 1 random"], chance=["discard:wolf_push_1"])
    assert game.hand() == ["wolf_quick_slash_1"]
    game.done("keep")


def test_the_whole_hand_goes(scene: Build) -> None:
    game = told(scene, ["discard all"])
    assert sorted(game.discard()) == sorted(HELD)
    game.done("gain")


@pytest.mark.rule("W5.4")
def test_drawing_and_taking_back(scene: Build) -> None:
    game = told(
        scene,
        ["draw 1", "take_back 1", "take_back any"],
        a={
            "discard": ["wolf_aard_1", "wolf_aard_2", "wolf_demolishing_blow_1"],
            "deck": ["wolf_yrden_1"],
        },
    )
    assert game.hand() == sorted([*HELD, "wolf_yrden_1", "wolf_demolishing_blow_1"])
    game.pick("take:wolf_aard_1")
    assert game.discard() == ["wolf_aard_2"]
    assert len(game.hand()) == 5
    game.done("keep")


@pytest.mark.rule("W5.4")
def test_full_hand_takes_back_no_card(scene: Build) -> None:
    full = [f"wolf_{name}" for name in ("aard_1", "aard_2", "push_1", "push_2", "yrden_1")]
    full += ["wolf_quick_slash_1", "wolf_quick_slash_2"]
    game = told(
        scene,
        ["take_back 2", "take_back any"],
        a={"hand": full, "discard": ["wolf_demolishing_blow_1"]},
    )
    assert len(game.hand()) == 7
    game.done("keep")


@pytest.mark.parametrize(("lines", "cards"), [(["draw3 +1"], 4), (["draw3 -1"], 2)])
def test_phase_three_draws_more_or_fewer(scene: Build, lines: list[str], cards: int) -> None:
    game = told(scene, lines, a={"hand": []})
    assert len(game.hand()) == cards
    game.done("gain")


def test_phase_three_draws_at_most(scene: Build) -> None:
    game = told(scene, ["draw3 +2", "draw3 max 2", "draw3 max 3"], a={"hand": []})
    assert len(game.hand()) == 2
    game.done("gain")


@pytest.mark.rule("W3.7")
def test_moving_for_nothing_finds_a_trail(scene: Build) -> None:
    game = told(scene, ["move novigrad"], a={"trail_quests": {"forest": "novigrad"}})
    assert (game.place(), game.gold()) == ("novigrad", 1)
    assert game.trails() == {"forest": "novigrad"}
    game.done("keep")


# -- what branches --------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "gold"), [(1, 1), (2, 1), (3, 2), (6, 2)])
def test_a_table_of_dice(scene: Build, die: int, gold: int) -> None:
    lines = [{"roll": {"1-2": ["gold +1"], "3-6": ["gold +2"]}}]
    game = told(scene, lines, chance=[f"die:{die}"])
    assert game.gold() == gold
    assert [event.args for event in game.events("rolled")] == [(die,)]
    game.done("keep")


@pytest.mark.rule("W7.1")
@pytest.mark.parametrize(("combat", "die", "gold"), [(1, 1, 1), (2, 4, 2), (3, 1, 1), (5, 6, 3)])
def test_a_test_adds_twice_the_attribute(scene: Build, combat: int, die: int, gold: int) -> None:
    bands = {"3-7": ["gold +1"], "8-15": ["gold +2"], "16": ["gold +3"]}
    lines = [{"test": "combat", "bands": bands}]
    game = told(scene, lines, a={"combat": combat}, chance=[f"die:{die}"])
    assert game.gold() == gold
    assert [event.args for event in game.events("tested")] == [("combat", die, 2 * combat + die)]
    game.done("keep")


@pytest.mark.rule("W7.1")
@pytest.mark.parametrize("of", ["alchemy", "level"])
@pytest.mark.parametrize(("level", "gold"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_tiers(scene: Build, of: str, level: int, gold: int) -> None:
    bands = {"1-2": ["gold +1"], "3": ["gold +2"], "4-5": ["gold +3"]}
    game = told(scene, [{"tier": of, "bands": bands}], a={of: level})
    assert game.gold() == gold
    game.done("keep")


def test_a_choice_within_a_result(scene: Build) -> None:
    game = told(scene, [{"choose": {"coin": ["gold +1"], "glass": ["potion +1"]}}])
    game.expect("choose:coin", "choose:glass")
    game.pick("choose:glass")
    assert (game.gold(), len(game.zone("A.potions"))) == (0, 1)
    game.done("keep")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_offer(scene: Build, answer: str) -> None:
    game = told(scene, [{"may": ["combat +1"], "cost": ["gold -1"]}], a={"gold": 1})
    game.expect("no", "yes")
    game.pick(answer)
    assert (game.gold(), game.attr("combat")) == ((0, 2) if answer == "yes" else (1, 1))
    game.done("keep")


def test_unaffordable_offer_can_only_be_declined(scene: Build) -> None:
    game = told(scene, [{"may": ["combat +1"], "cost": ["gold -1"]}, "gold +2"])
    game.expect("no")
    assert game.state.pending[0].closed == ("yes",)
    game.refuse("yes")
    game.pick("no")
    assert (game.gold(), game.attr("combat")) == (2, 1)
    game.done("keep")


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("shield=1", True),
        ("shield=0", False),
        ("gold>=2", True),
        ("gold<=1", False),
        ("hand=2", True),
        ("deck>=9", False),
        ("discard=0", True),
        ("potion<=0", True),
        ("level>=2", False),
        ("trophies=0", True),
        ("combat>=1", True),
    ],
)
def test_conditions(scene: Build, condition: str, holds: bool) -> None:
    lines = [{"if": condition, "then": ["gold +1"], "else": ["gold +5"]}]
    game = told(scene, lines, a={"gold": 2})
    assert game.gold() == (3 if holds else 7)
    game.done("keep")


@pytest.mark.rule("W7.1")
def test_a_short_fight_counts_the_damage_of_one_combo(scene: Build) -> None:
    bands = {"0": ["gold +1"], "1-3": ["gold +2"], "4+": ["gold +3"]}
    lines = [{"fight": {"shield": -1, "draw": 1, "bands": bands}}]
    blow = {"id": "wolf_quick_slash_1", "symbols": {"damage": 3}, "extensions": {}}
    records = {"story": [story(lines)], "action": [blow]}
    game = scene(
        A={"hand": ["wolf_quick_slash_1"]}, B={}, at=2, tops={"city": ["tale"]}, records=records
    )
    game.pick("explore:city", "option:a")
    assert (game.shield(), len(game.hand())) == (0, 2)
    game.pick("play:wolf_quick_slash_1")
    assert game.gold() == 2
    assert game.discard() == ["wolf_quick_slash_1"]
    game.done("keep")


@pytest.mark.rule("W7.1")
def test_a_short_fight_without_a_card_deals_nothing(scene: Build) -> None:
    lines = [{"fight": {"bands": {"0": ["gold +1"], "1+": ["gold +2"]}}}]
    game = told(scene, lines, a={"hand": [], "deck": []})
    assert game.gold() == 1
    game.done("phase2")  # A has no card to gain one with: B's turn
