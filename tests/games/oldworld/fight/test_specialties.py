"""The specialties of the schools at every level (W8)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.arena import Duel, Hunt

from sevencats.kernel.views import observe

# -- Viper ----------------------------------------------------------------------------------------

VIPER = {1: (3, 0), 2: (2, 1), 3: (4, 1), 4: (4, 2), 5: (4, 2)}


@pytest.mark.rule("W8.1")
@pytest.mark.parametrize("level", VIPER)
def test_viper_looks_at_the_deck_after_a_hit(hunt: Hunt, level: int) -> None:
    seen, lose = VIPER[level]
    attacks = ["calm", "c2b5", "c9b1", "lose", "drain"]
    game = hunt(school="viper", specialty=level, hand=["hit", "rest"], trail=True, attacks=attacks)
    game.pick("play:hit")
    game.expect("done", "use:specialty")
    game.pick("use:specialty")
    shown = attacks[1 : 1 + seen]
    assert observe(game.state, 0).zones["fight_pool"][::-1][:seen] == [f"fight.{c}" for c in shown]
    if lose:
        assert game.asked() == ("A", "scout_discard")
        game.expect(*(f"discard:{card}" for card in shown))
        for card in shown[:lose]:
            game.pick(f"discard:{card}")
        assert game.zone("fight_discard") == ["calm", *shown[:lose]]
    rest = shown[lose:]
    for card in rest[:0:-1]:  # the lowest first: they change places
        assert game.asked() == ("A", "scout_order")
        game.pick(f"top:{card}")
    assert game.zone("fight_pool")[::-1][: len(rest)] == rest[::-1]
    game.done("attack")


@pytest.mark.rule("W8.1")
def test_viper_may_decline_and_use_it_later_but_only_once(hunt: Hunt) -> None:
    hand = ["hit", "hit", "hit", "rest", "guard"]
    game = hunt(school="viper", specialty=1, hand=hand, trail=True, attacks=["calm"] * 9)
    game.pick("play:hit", "done")
    game.pick("charge", "play:hit", "use:specialty")
    assert game.asked() == ("B", "attack")  # three alike: nothing to put in order
    game.pick("charge", "play:hit")
    assert game.asked() == ("B", "attack")
    game.done("attack")


@pytest.mark.rule("W8.1")
def test_viper_needs_a_card_that_was_discarded(duel: Duel) -> None:
    game = duel(
        {"school": "viper", "hand": ["hit", "rest"]}, {"shield": 2, "hand": ["rest", "hit"]}
    )
    game.pick("play:hit")  # the shield takes it
    assert game.asked() == ("B", "combo")
    game.done("combo")


@pytest.mark.rule("W8.1")
def test_viper_looks_into_a_witchers_deck_and_nobody_else_does(duel: Duel) -> None:
    game = duel(
        {"school": "viper", "specialty": 2, "hand": ["hit", "rest"]},
        {"shield": 0, "hand": ["rest", "hit"], "deck": ["rest", "guard", "study", "sign"]},
    )
    game.pick("play:hit", "use:specialty")
    game.expect("discard:guard", "discard:study")
    assert observe(game.state, 1).zones["B.deck"] == [None] * 3
    assert observe(game.state, 0).zones["B.deck"] == [None, "study", "guard"]
    game.pick("discard:study")
    assert game.discard("B") == ["rest", "study"]
    assert game.deck("B") == ["guard", "sign"]
    game.done("combo")


@pytest.mark.rule("W8.1")
def test_viper_can_win_by_what_it_discards(hunt: Hunt) -> None:
    more = {"monster": [{"id": "small", "level": 1, "life": 3}]}
    game = hunt("small", school="viper", specialty=4, hand=["hit", "rest"], trail=True, more=more,
                attacks=["calm"] * 3)  # fmt: skip
    game.pick("play:hit", "use:specialty")
    assert game.zone("A.trophies") == ["small"]
    game.done("lose_trashed")


@pytest.mark.rule("W8.1")
def test_viper_sees_a_deck_shorter_than_its_look(duel: Duel) -> None:
    game = duel(
        {"school": "viper", "hand": ["hit", "rest"]},
        {"shield": 0, "hand": ["rest", "hit"], "deck": ["rest", "guard", "study"]},
    )
    game.pick("play:hit", "use:specialty")
    assert observe(game.state, 0).zones["B.deck"] == ["study", "guard"]
    game.pick("top:study")
    assert game.deck("B") == ["study", "guard"]
    game.done("combo")


# -- Bear -----------------------------------------------------------------------------------------

BEAR = {1: (1, 0), 2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (2, 2)}


@pytest.mark.rule("W8.2")
@pytest.mark.parametrize("level", BEAR)
def test_bear_acts_by_itself_without_shield(hunt: Hunt, level: int) -> None:
    draw, shield = BEAR[level]
    game = hunt(school="bear", specialty=level, hand=["hit", "guard"], shield=0, defense=4,
                trail=True)  # fmt: skip
    assert game.asked() == ("A", "combo")
    assert len(game.hand()) == 2 + draw
    assert game.shield() == shield
    game.done("combo")


@pytest.mark.rule("W8.2")
def test_bear_waits_until_the_shield_is_gone_and_acts_once(hunt: Hunt) -> None:
    game = hunt(school="bear", specialty=1, hand=["guard", "hit"], shield=1, trail=True,
                attacks=["c1b1", "calm", "calm"])  # fmt: skip
    game.pick("play:hit")
    assert len(game.hand()) == 2  # one drawn in the draw step
    game.state.shield[0] = 0
    game.pick("charge")
    assert len(game.hand()) == 3
    game.pick("play:rest")
    before = len(game.hand())
    game.state.shield[0] = 0
    game.pick("charge")
    assert len(game.hand()) == before
    game.done("combo")


@pytest.mark.rule("W8.2")
def test_bear_acts_when_the_shield_falls_in_its_own_turn(hunt: Hunt) -> None:
    game = hunt("whispess", school="bear", specialty=2, hand=["guard", "hit"], shield=2, defense=4,
                trail=True)  # fmt: skip
    game.pick("play:guard")  # the Whispess takes 2, Armour gives 1, the card 1
    assert game.shield() == 2
    assert len(game.hand()) == 1 + 1 + 1
    game.done("attack")


# -- Cat ------------------------------------------------------------------------------------------

CAT = {1: (2, 1), 2: (2, 0), 3: (3, 1), 4: (3, 0), 5: (3, 0)}


@pytest.mark.rule("W8.3")
@pytest.mark.parametrize("level", CAT)
def test_cat_draws_in_its_first_fight_turn(hunt: Hunt, level: int) -> None:
    draw, back = CAT[level]
    game = hunt(school="cat", specialty=level, hand=["hit", "guard"], trail=True)
    game.expect("done", "use:specialty")
    game.pick("use:specialty")
    if back:
        assert game.asked() == ("A", "recall")
        game.pick("recall:guard")
        assert game.deck()[0] == "guard"
        assert observe(game.state, 1).zones["A.deck"][-1] is None
        assert observe(game.state, 0).zones["A.deck"][-1] == "guard"
    assert len(game.hand()) == 2 + draw - back
    game.done("combo")


@pytest.mark.rule("W8.3")
def test_cat_has_only_the_first_turn(hunt: Hunt) -> None:
    game = hunt(school="cat", hand=["hit", "guard"], trail=True, attacks=["calm"] * 3)
    game.pick("done", "play:hit")
    game.pick("charge")
    assert game.asked() == ("A", "combo")
    game.done("combo")


# -- Wolf -----------------------------------------------------------------------------------------

WOLF = {1: (1, 0), 2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (2, 2)}


@pytest.mark.rule("W8.4")
@pytest.mark.parametrize("level", WOLF)
def test_wolf_strikes_harder_with_three_cards(hunt: Hunt, level: int) -> None:
    more, draw = WOLF[level]
    game = hunt(school="wolf", specialty=level, hand=["link", "link", "hit"], trail=True)
    game.pick("play:link", "play:link", "play:hit")
    game.expect("done", "use:specialty")
    game.pick("use:specialty")
    assert len(game.zone("fight_pool")) == 10 - 3 - more
    assert len(game.hand()) == 1 + draw
    game.done("attack")


@pytest.mark.rule("W8.4")
def test_wolf_needs_three_cards(hunt: Hunt) -> None:
    game = hunt(school="wolf", hand=["link", "hit"], trail=True)
    game.pick("play:link", "play:hit")
    assert game.asked() == ("B", "attack")
    game.done("attack")


# -- Griffin --------------------------------------------------------------------------------------

GRIFFIN = {1: ("top", 2), 2: ("top", 1), 3: ("top", 0), 4: ("any", 0), 5: ("any", 0)}


@pytest.mark.rule("W8.5")
@pytest.mark.parametrize("level", GRIFFIN)
def test_griffin_takes_a_discard(hunt: Hunt, level: int) -> None:
    which, lose = GRIFFIN[level]
    game = hunt(school="griffin", specialty=level, hand=["hit", "hit", "rest"], shield=0,
                deck=["guard", "study", "rest", "rest"], attacks=["c2b5"])  # fmt: skip
    game.pick("charge")
    assert game.discard() == ["guard", "study"]
    game.pick("use:specialty")
    taken = "study"
    if which == "any":
        game.expect("take:guard", "take:study")
        taken = "guard"
        game.pick("take:guard")
    assert taken in game.hand()
    for _ in range(lose):
        game.pick("discard:hit")
    assert game.hand().count("hit") == 2 - lose
    game.done("combo")


@pytest.mark.rule("W8.5")
def test_griffin_needs_a_discard(hunt: Hunt) -> None:
    game = hunt(school="griffin", hand=["hit", "rest"], trail=True)
    assert game.asked() == ("A", "combo")
    game.done("combo")


# -- those to come --------------------------------------------------------------------------------


def _own_school(*levels: Any) -> dict[str, Any]:
    return {
        "school": [
            {
                "id": "own",
                "location": "behelt_nar",
                "colour": "orange",
                "specialty": "own",
                "levels": [list(level) for level in levels],
            }
        ]
    }


@pytest.mark.rule("W8.6")
@pytest.mark.parametrize("level,potions,drawn", [(1, 2, 0), (2, 1, 0), (3, 1, 2)])
def test_potion_tolerance(hunt: Hunt, level: int, potions: int, drawn: int) -> None:
    def trait(price: int, *do: str) -> dict[str, Any]:
        return {"when": "my_turn", "may": True, "once": "fight", "cost": [f"potion -{price}"],
                "do": list(do)}  # fmt: skip

    one, two = [trait(2, "damage 2")], [trait(1, "damage 2")]
    high = [trait(1, "damage 2", "draw 2")]
    more = _own_school(one, two, high, high, high)
    held = ["swallow", "swallow"][:potions]
    game = hunt(school="own", specialty=level, hand=["hit", "rest"], trail=True, more=more,
                potions=held)  # fmt: skip
    game.expect("done", "use:specialty")  # swallow heals nothing yet
    game.pick("use:specialty")
    assert len(game.zone("fight_pool")) == 8
    assert game.zone("A.potions") == []
    assert len(game.hand()) == 2 + drawn
    assert game.state.fight.potions == (0, 0)
    game.done("combo")


@pytest.mark.rule("W8.6")
def test_potion_tolerance_at_level_one_needs_two_potions(hunt: Hunt) -> None:
    trait = {"when": "my_turn", "may": True, "once": "fight", "cost": ["potion -2"],
             "do": ["damage 2"]}  # fmt: skip
    game = hunt(school="own", hand=["hit", "rest"], trail=True, potions=["swallow"],
                more=_own_school(*[[trait]] * 5))  # fmt: skip
    assert game.asked() == ("A", "combo")
    game.done("combo")


ELDER_BLOOD = _own_school(
    [{"when": "link", "may": True, "once": "fight"}],
    *[[{"when": "link", "may": True, "once": "fight", "do": ["damage 1", "draw_step +1"]}]] * 4,
)


@pytest.mark.rule("W8.7")
@pytest.mark.parametrize("level,more,drawn", [(1, 0, 1), (2, 1, 2)])
def test_elder_blood_links_any_colour(hunt: Hunt, level: int, more: int, drawn: int) -> None:
    game = hunt(school="own", specialty=level, hand=["hit", "guard"], trail=True, shield=0,
                more=ELDER_BLOOD)  # fmt: skip
    game.pick("play:hit")
    game.expect("done", "use:specialty")
    game.pick("use:specialty")  # guard is the only card to follow, and does
    assert len(game.zone("fight_pool")) == 10 - 1 - more
    assert game.shield() == 1
    assert len(game.hand()) == drawn
    game.done("attack")


@pytest.mark.rule("W8.7")
def test_elder_blood_serves_one_card_once_a_fight(hunt: Hunt) -> None:
    game = hunt(school="own", specialty=1, hand=["hit", "guard", "guard", "hit3"], trail=True,
                more=ELDER_BLOOD, attacks=["calm"] * 3)  # fmt: skip
    game.pick("play:hit", "use:specialty")
    game.expect("play:guard", "play:hit3")  # and not done: it is used for a card
    game.pick("play:guard")
    assert game.asked() == ("B", "attack")
    game.pick("charge", "play:guard")
    assert game.asked() == ("B", "attack")
    game.done("attack")


@pytest.mark.rule("W8.8")
def test_a_specialty_is_used_once_a_fight_whatever_its_level(hunt: Hunt) -> None:
    game = hunt(school="own", hand=["hit", "rest"], trail=True,
                more=_own_school(*[[{"when": "my_turn", "may": True, "once": "fight",
                                     "do": ["draw 1", "specialty +1"]}]] * 5))  # fmt: skip
    game.pick("use:specialty")
    assert game.attr("specialty") == 2
    assert game.asked() == ("A", "combo")
    game.done("combo")
