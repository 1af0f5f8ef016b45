"""Gains and losses by effects outside fights (W4.6 to W4.8, W1.11)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.pinned import records

POOL = ["crown", "coin", "oak", "coin", "elm", "crown"]


def told(scene: Any, *lines: str, A: dict[str, Any] | None = None, **more: Any) -> Any:
    """A explores and takes the option that does this."""
    story = {"id": "tale", "deck": "city", "options": {"a": {"do": list(lines)}, "b": {}}}
    here = {"hand": [], "deck": ["star"] * 4, **(A or {})}
    tops = {"city": ["tale"], **more.pop("tops", {})}
    others = {name: more.pop(name) for name in "BCDE" if name in more} or {"B": {}}
    more.setdefault("pool", POOL)
    game = scene(A=here, **others, at=2, tops=tops, records=records(story=[story]), **more)
    game.pick("explore:city", "option:a")
    return game


def last(game: Any) -> None:
    """The effect is done: phase III asks."""
    assert game.asked()[1] in ("keep", "gain")
    game.done(game.asked()[1])


@pytest.mark.rule("W4.6", "W3.9")
def test_a_card_by_printed_cost_goes_to_the_discards(scene: Any) -> None:
    game = told(scene, "card 0", tops={"action_deck": ["star"]})
    game.expect("take:elm", "take:oak")  # places do not count
    game.pick("take:oak")
    assert game.discard() == ["oak"]
    assert game.zone("pool") == ["star", "crown", "coin", "coin", "elm", "crown"]
    last(game)


@pytest.mark.rule("W4.6")
def test_one_of_cost_one(scene: Any) -> None:
    game = told(scene, "card 1", tops={"action_deck": ["star"]})
    assert game.discard() == ["coin"]  # both are the same card
    last(game)


@pytest.mark.rule("W4.6")
def test_missing_card_is_searched_in_the_deck(scene: Any) -> None:
    top = ["crown", "coin", "oak", "elm"]
    game = told(scene, "card 0", pool=["coin"] * 6, tops={"action_deck": top})
    assert game.discard() == ["oak"]
    assert game.zone("action_discard") == ["crown", "coin"]
    assert game.zone("pool") == ["coin"] * 6
    assert game.zone("action_deck")[-1] == "elm"
    last(game)


@pytest.mark.rule("W4.6", "W1.11")
def test_action_deck_is_refilled_while_searching(scene: Any) -> None:
    """The deck holds none, the discards do."""
    game = told(
        scene,
        "card 0",
        pool=["coin"] * 6,
        empty=["action_deck"],
        tops={"action_discard": ["oak", "crown"]},
    )
    assert game.discard() == ["oak"]
    assert game.zone("action_deck") == ["crown"] or game.zone("action_discard") == ["crown"]
    last(game)


@pytest.mark.rule("W4.6", "W1.11", "W4.7")
def test_no_matching_card_gains_nothing(scene: Any) -> None:
    game = told(scene, "card 0", pool=["coin"] * 6, empty=["action_deck"])
    assert game.discard() == []
    last(game)


@pytest.mark.rule("W1.11")
def test_potion_deck_is_refilled_and_shuffled(scene: Any) -> None:
    tops = {"potion_discard": ["swallow", "thunderbolt", "swallow"]}
    game = told(scene, "potion +1", empty=["potion_deck"], tops=tops)
    assert game.shuffles() == ["potion_deck"]
    assert len(game.zone("A.potions")) == 1 and len(game.zone("potion_deck")) == 2
    last(game)


@pytest.mark.rule("W1.11", "W3.9")
def test_the_pool_stays_short_without_cards(scene: Any) -> None:
    game = told(scene, "card 1", empty=["action_deck"])
    assert game.zone("pool") == ["crown", "oak", "coin", "elm", "crown"]
    last(game)


@pytest.mark.rule("W1.11", "W3.9")
def test_the_pool_is_filled_from_the_discards(scene: Any) -> None:
    game = told(scene, "card 1", empty=["action_deck"], tops={"action_discard": ["lake"]})
    assert game.zone("pool") == ["lake", "crown", "oak", "coin", "elm", "crown"]
    assert game.zone("action_discard") == []
    last(game)


@pytest.mark.rule("W4.6")
def test_a_trail_of_choice(scene: Any) -> None:
    game = told(scene, "trail", tops={"tokens.water": ["cidaris"]})
    game.expect("terrain:forest", "terrain:mountain", "terrain:water")
    game.pick("terrain:water")
    assert game.trails() == {"water": "cidaris"}
    last(game)


@pytest.mark.rule("W4.6", "W3.7")
def test_owned_trail_is_not_offered_and_trail_quest_is_replaced(scene: Any) -> None:
    here = {"trails": {"water": "cidaris"}, "trail_quests": {"forest": "vizima"}}
    game = told(scene, "trail", A=here, tops={"tokens.forest": ["dhuwod"]})
    game.expect("terrain:forest", "terrain:mountain")
    game.pick("terrain:forest")
    assert game.trails() == {"water": "cidaris", "forest": "dhuwod"}
    assert game.gold() == 0 and "vizima" in game.zone("tokens.forest")
    last(game)


@pytest.mark.rule("W4.7")
@pytest.mark.parametrize(
    ("line", "gold", "shield"),
    [("gold -5", 0, 1), ("shield -3", 2, 0), ("gold -1", 1, 1), ("shield +4", 2, 1)],
)
def test_effects_apply_as_far_as_possible(scene: Any, line: str, gold: int, shield: int) -> None:
    game = told(scene, line, A={"gold": 2})
    assert (game.gold(), game.shield()) == (gold, shield)
    last(game)


@pytest.mark.rule("W4.7")
def test_loses_only_what_it_has(scene: Any) -> None:
    game = told(scene, "potion -2", "discard 2", "gold +1", A={"potions": ["cat"]})
    assert game.zone("A.potions") == [] and game.gold() == 1
    last(game)


@pytest.mark.rule("W1.11", "W3.3")
def test_potions_are_drawn_while_there_are_any(scene: Any) -> None:
    tops = {"potion_discard": ["cat", "swallow"]}
    game = told(scene, "potion +3", empty=["potion_deck"], tops=tops)
    assert sorted(game.zone("A.potions")) == ["cat", "swallow"]
    assert game.zone("potion_deck") == game.zone("potion_discard") == []
    last(game)


@pytest.mark.rule("W3.3")
def test_all_potions_are_drawn_before_one_must_go(scene: Any) -> None:
    tops = {"potion_deck": ["swallow", "thunderbolt"]}
    held = ["cat", "cat", "cat", "tawny_owl"]
    game = told(scene, "potion +2", A={"potions": held}, tops=tops)
    assert game.zone("A.potions") == [*held, "swallow", "thunderbolt"], "both are seen"
    game.expect("discard:cat", "discard:swallow", "discard:tawny_owl", "discard:thunderbolt")
    game.pick("discard:cat", "discard:swallow")
    assert game.zone("A.potions") == ["cat", "cat", "tawny_owl", "thunderbolt"]
    last(game)


@pytest.mark.rule("W3.3", "W1.11")
def test_a_potion_too_many_is_not_drawn_again_at_once(scene: Any) -> None:
    game = told(
        scene,
        "potion +2",
        A={"potions": ["cat"] * 4},
        empty=["potion_deck"],
        tops={"potion_discard": ["swallow"]},
    )
    assert len(game.zone("A.potions")) == 5
    game.pick("discard:cat")
    assert game.zone("potion_discard") == ["cat"] and game.zone("potion_deck") == []
    last(game)


@pytest.mark.rule("W4.8")
def test_effects_apply_to_the_active_player(scene: Any) -> None:
    rich = {"gold": 3, "shield": 1, "potions": ["cat"]}
    game = told(scene, "gold -1", "shield -1", "combat +1", A={"gold": 3}, B=rich, C=rich)
    assert (game.gold("A"), game.shield("A"), game.attr("combat", "A")) == (2, 0, 2)
    for name in "BC":
        assert (game.gold(name), game.shield(name), game.attr("combat", name)) == (3, 1, 1)
    last(game)


@pytest.mark.rule("W4.7", "W6.16")
def test_an_attribute_at_the_top_stays(scene: Any) -> None:
    game = told(scene, "combat +1", A={"combat": 5})
    assert game.attr("combat") == 5
    last(game)


@pytest.mark.rule("W5.2")
def test_straight_to_phase_three(scene: Any) -> None:
    event = [{"id": "77", "do": ["phase3"]}]
    story = {
        "id": "tale",
        "deck": "city",
        "options": {"a": {"do": ["quest at:vizima 77"]}, "b": {}},
    }
    content = records(story=[story], event=event)
    here = {"hand": ["oak", "elm"], "deck": ["star"] * 4, "place": "kaer_morhen"}
    game = scene(A=here, B={}, at=2, tops={"city": ["tale"]}, records=content, pool=["elm"] * 6)
    game.pick("explore:city", "option:a", "done")
    while game.asked()[0] == "A":
        game.pick(game.offered()[-1])
    while game.asked() != ("A", "phase1"):
        game.pick(game.offered()[0])
    game.pick("move:vizima", f"pay:card.{'oak' if 'oak' in game.hand() else 'elm'}")
    game.pick("quest:tale")
    assert game.asked()[1] == "keep"  # no phase II
    game.done("keep")
