"""New monsters (W6.12, W1.8, W9.2)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.pinned import PINNED

from sevencats.games.oldworld.rules.spawn import after_defeat, replace_monster
from sevencats.kernel.engine import advance

BEAST = {"forest": ("arachas", "novigrad")}
TOPS = {
    "monsters.1": ["foglet"],
    "monsters.2": ["griffin"],
    "monsters.3": ["leshen"],
    "tokens.forest": ["dhuwod"],
}


def go_on(game: Any) -> None:
    game.state.pending = ()
    advance(game.state)
    game._settle()
    game.state.check()


def defeat(game: Any, level: int) -> None:
    """The forest's monster is a player's trophy; what comes after it."""
    state = game.state
    (card,) = state.common("prey.forest")
    game._put(card, "A.trophies")
    after_defeat(state, 0, level)
    go_on(game)


def drive_away(game: Any, level: int) -> None:
    replace_monster(game.state, 0, level)
    go_on(game)


@pytest.mark.rule("W6.12")
def test_a_defeated_monster_is_followed_by_a_higher_one(scene: Any) -> None:
    game = scene(A={}, B={}, monsters=BEAST, tops=TOPS, records=PINNED)
    defeat(game, 1)
    assert game.zone("prey.forest") == ["griffin"]
    assert game.zone("monsters.1").count("arachas") == 0  # it is a trophy now
    assert len(game.zone("lair.forest")) == 1
    assert game.events("shuffled")


@pytest.mark.rule("W6.12")
def test_level_three_stays_three(scene: Any) -> None:
    game = scene(A={}, B={}, monsters={"forest": ("bruxa", "novigrad")}, tops=TOPS, records=PINNED)
    defeat(game, 3)
    assert game.zone("prey.forest") == ["leshen"]


@pytest.mark.rule("W6.12")
def test_a_driven_monster_is_followed_by_one_of_its_level(scene: Any) -> None:
    game = scene(A={}, B={}, monsters=BEAST, tops=TOPS, records=PINNED)
    drive_away(game, 1)
    assert game.zone("prey.forest") == ["foglet"]
    assert game.zone("away.1") == ["arachas"]


@pytest.mark.rule("W6.12")
def test_its_token_and_all_trails_for_it_go_back_first(scene: Any) -> None:
    game = scene(
        A={"trails": {"forest": "vizima", "water": "cidaris"}},
        B={"trail_quests": {"forest": "dhuwod"}},
        C={"trails": {"mountain": "cintra"}},
        monsters=BEAST,
        records=PINNED,
    )
    drive_away(game, 1)
    assert game.trails("A") == {"water": "cidaris"}
    assert game.trails("B") == {} and game.state.trail_quests == [0, 0, 0]
    assert game.trails("C") == {"mountain": "cintra"}
    assert game.gold("B") == 0  # the gold on the quest is the bank's
    tokens = game.zone("tokens.forest") + game.zone("lair.forest")
    assert sorted(tokens) == [
        "dhuwod",
        "haern_caduch",
        "novigrad",
        "stygga",
        "vengerberg",
        "vizima",
    ]


@pytest.mark.rule("W6.12")
def test_the_new_token_is_drawn_after_the_shuffle(scene: Any) -> None:
    """The old location may come again."""
    game = scene(A={}, B={}, monsters=BEAST, records=PINNED)
    pile = len(game.zone("tokens.forest"))
    game.chance(f"order:{','.join(map(str, range(pile + 1)))}")
    drive_away(game, 1)
    assert game.zone("lair.forest") == ["novigrad"]  # it lay on top of its pile


@pytest.mark.rule("W6.12")
def test_tokens_on_quests_stay(scene: Any) -> None:
    game = scene(A={}, B={}, monsters=BEAST, records=PINNED)
    token = game._find("stygga", ["place"])
    game._put(token, "A.quest_tokens")
    drive_away(game, 1)
    assert game.zone("A.quest_tokens") == ["stygga"]


@pytest.mark.rule("W6.12")
def test_empty_pile_is_refilled_with_driven_away_monsters(scene: Any) -> None:
    game = scene(
        A={},
        B={},
        monsters=BEAST,
        tops={"away.2": ["griffin", "fiend"]},
        records=PINNED,
        empty=["monsters.2"],
    )
    defeat(game, 1)
    assert game.zone("prey.forest") == ["griffin"]  # the top one
    assert game.zone("monsters.2") == ["fiend"] and game.zone("away.2") == []


@pytest.mark.rule("W6.12")
def test_next_lower_level_appears_when_piles_are_empty(scene: Any) -> None:
    game = scene(
        A={},
        B={},
        monsters=BEAST,
        tops={"monsters.1": ["foglet"]},
        records=PINNED,
        empty=["monsters.2"],
    )
    defeat(game, 1)
    assert game.zone("prey.forest") == ["foglet"]


@pytest.mark.rule("W6.12")
def test_with_no_monster_left_the_location_and_the_trails_go_back(scene: Any) -> None:
    game = scene(
        A={"trails": {"forest": "vizima"}},
        B={},
        monsters=BEAST,
        records=PINNED,
        empty=["monsters.1", "monsters.2", "monsters.3"],
    )
    defeat(game, 1)
    assert game.zone("prey.forest") == [] and game.zone("lair.forest") == []
    assert game.trails("A") == {} and len(game.zone("tokens.forest")) == 6


@pytest.mark.rule("W6.12")
def test_the_driven_one_comes_back_when_it_is_the_last(scene: Any) -> None:
    game = scene(A={}, B={}, monsters=BEAST, records=PINNED, empty=["monsters.1"])
    drive_away(game, 1)
    assert game.zone("prey.forest") == ["arachas"] and game.zone("away.1") == []


@pytest.mark.rule("W1.8")
def test_the_tokens_set_aside_replace_the_first_level_ones(scene: Any) -> None:
    tops = {**TOPS, "extra": ["harpy"]}
    game = scene(A={}, B={}, C={}, D={}, monsters=BEAST, tops=tops, records=PINNED)
    defeat(game, 1)
    assert game.zone("prey.forest") == ["harpy"] and game.zone("extra") == []
    defeat(game, 1)
    assert game.zone("prey.forest") == ["griffin"]


@pytest.mark.rule("W1.8")
@pytest.mark.parametrize("level", [2, 3])
def test_they_replace_no_monster_of_a_higher_level(scene: Any, level: int) -> None:
    tops = {**TOPS, "extra": ["harpy"]}
    beast = {"forest": ({2: "fiend", 3: "leshen"}[level], "novigrad")}
    higher = {**tops, "monsters.3": ["penitent"]}
    game = scene(A={}, B={}, C={}, D={}, monsters=beast, tops=higher, records=PINNED)
    defeat(game, level)
    assert game.zone("prey.forest") != ["harpy"] and game.zone("extra") == ["harpy"]


@pytest.mark.rule("W1.8")
def test_a_driven_one_is_not_replaced_by_them(scene: Any) -> None:
    tops = {**TOPS, "extra": ["harpy"]}
    game = scene(A={}, B={}, C={}, D={}, monsters=BEAST, tops=tops, records=PINNED)
    drive_away(game, 1)
    assert game.zone("prey.forest") == ["foglet"] and game.zone("extra") == ["harpy"]


@pytest.mark.rule("W9.2")
def test_alone_a_defeated_monster_is_not_replaced(scene: Any) -> None:
    game = scene(A={"trails": {"forest": "vizima"}}, monsters=BEAST, records=PINNED)
    defeat(game, 1)
    assert game.zone("prey.forest") == [] and game.zone("lair.forest") == []
    assert game.trails() == {}


@pytest.mark.rule("W9.2")
def test_alone_a_driven_monster_is_replaced(scene: Any) -> None:
    game = scene(A={}, monsters=BEAST, tops=TOPS, records=PINNED)
    drive_away(game, 1)
    assert game.zone("prey.forest") == ["foglet"]
