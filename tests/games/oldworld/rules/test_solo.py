"""Alone (W9)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.pinned import PINNED

from sevencats.games.oldworld.public import public_view
from sevencats.games.oldworld.rules.growth import gain_trophy
from sevencats.kernel.engine import advance
from sevencats.kernel.views import returns

ONE_LEFT = {"water": ("leshen", "novigrad")}
#: Level I and II are gone.
TWO_TROPHIES = ["monster.arachas", "monster.griffin"]


@pytest.mark.rule("W9.1")
def test_the_set_up_alone(scene: Any) -> None:
    chance = ["trophy:alchemy", "terrain:water", "terrain:forest"]
    game = scene(A={}, at="setup", chance=chance)
    assert game.zone("supply") == ["alchemy"]
    monsters = game.state.table.content.monsters
    levels = {t: monsters[game.zone(f"prey.{t}")[0]].level for t in ("forest", "mountain", "water")}
    assert levels == {"water": 3, "forest": 2, "mountain": 1}
    assert (game.gold(), len(game.hand())) == (3, 5)
    assert game.zone("A.own_trophies") == [] and game.zone("extra") == []
    assert game.asked() == ("A", "phase1")


@pytest.mark.rule("W9.1")
def test_the_board_may_be_drafted(scene: Any) -> None:
    chance = ["trophy:combat", "terrain:water", "terrain:forest", "school:cat", "school:wolf"]
    game = scene(A={}, at="setup", drafted=True, chance=chance)
    game.expect("school:cat", "school:wolf")
    game.pick("school:cat")
    assert game.state.school == ["cat"]


@pytest.mark.rule("W9.2")
@pytest.mark.parametrize(
    ("throw", "pay"),
    [
        ("12346", 0),
        ("11234", 0),
        ("11224", 1),
        ("11124", 2),
        ("12345", 3),
        ("23456", 3),
        ("11122", 4),
        ("11112", 5),
        ("11111", 6),
    ],
)
def test_poker_pays_by_a_table(scene: Any, throw: str, pay: int) -> None:
    here = {"place": "novigrad", "gold": 1, "hand": ["oak"], "deck": []}
    game = scene(A=here, moved=True, records=PINNED)
    game.chance(*(f"die:{die}" for die in throw))
    game.pick("act")
    assert game.gold() == 0
    assert game.asked() == ("A", "reroll")
    game.pick("done")
    assert game.gold() == pay


@pytest.mark.rule("W9.2")
def test_one_reroll_alone(scene: Any) -> None:
    here = {"place": "novigrad", "gold": 1, "hand": ["oak"], "deck": []}
    game = scene(A=here, moved=True, records=PINNED)
    game.chance(*(f"die:{die}" for die in "11346"))
    game.pick("act", "reroll:3", "reroll:4", "reroll:5")
    game.chance("die:1", "die:1", "die:1")
    game.pick("done")
    assert game.gold() == 6


@pytest.mark.rule("W9.2")
def test_the_rightmost_card_goes_if_another_was_taken(scene: Any) -> None:
    pool = ["oak", "oak", "elm", "peak", "lake", "star"]
    game = scene(
        A={"hand": [], "deck": []},
        at=3,
        pool=pool,
        records=PINNED,
        tops={"action_deck": ["coin", "crown"]},
    )
    game.pick("gain:4.peak")
    assert game.hand() == ["peak"]
    assert game.zone("action_discard") == ["star"]
    assert game.zone("pool") == ["crown", "coin", "oak", "oak", "elm", "lake"]


@pytest.mark.rule("W9.2")
def test_the_rightmost_card_may_be_taken(scene: Any) -> None:
    pool = ["oak", "oak", "elm", "peak", "lake", "star"]
    game = scene(
        A={"hand": [], "deck": []}, at=3, pool=pool, records=PINNED, tops={"action_deck": ["coin"]}
    )
    game.pick("gain:6.star")
    assert game.zone("action_discard") == []
    assert game.zone("pool") == ["coin", "oak", "oak", "elm", "peak", "lake"]


@pytest.mark.rule("W9.3")
@pytest.mark.parametrize(("turns", "rank"), [(14, "legend"), (15, "master"), (40, "novice")])
def test_the_last_trophy_from_a_fight_wins_with_a_rank(scene: Any, turns: int, rank: str) -> None:
    trophies = [*TWO_TROPHIES, "attribute.combat"]
    game = scene(
        A={"track": 3, "trophies": trophies}, monsters=ONE_LEFT, turns=turns, records=PINNED
    )
    assert public_view(game.state).rank == ""
    gain_trophy(game.state, 0, game.state.common("prey.water")[0])
    advance(game.state)
    assert game.winners == ["A"] and returns(game.state) == (1,)
    assert public_view(game.state).rank == rank


@pytest.mark.rule("W9.3")
@pytest.mark.parametrize(
    ("trophies", "left"),
    [
        (["attribute.combat"], {**ONE_LEFT, "mountain": ("griffin", "ard_modron")}),
        (TWO_TROPHIES, ONE_LEFT),
    ],
)
def test_no_trophy_wins_while_another_is_missing(
    scene: Any, trophies: list[str], left: dict[str, tuple[str, str]]
) -> None:
    game = scene(A={"track": 1, "trophies": trophies}, monsters=left, records=PINNED)
    gain_trophy(game.state, 0, game.state.common("prey.water")[0])
    advance(game.state)
    assert not game.state.over and game.state.track == [2]
    game.done("lose_trashed")


@pytest.mark.rule("W9.4")
def test_the_last_monster_waits_for_the_attribute_trophy(scene: Any) -> None:
    here = {"place": "novigrad", "track": 2, "trophies": TWO_TROPHIES, "combat": 5}
    game = scene(A=here, monsters=ONE_LEFT, at=2, records=PINNED)
    assert game.offered("fight") == []
    assert "meditate:combat" in game.offered()
    trophies = [*TWO_TROPHIES, "attribute.combat"]
    game = scene(
        A={**here, "track": 3, "trophies": trophies}, monsters=ONE_LEFT, at=2, records=PINNED
    )
    assert game.offered("fight") == ["fight:leshen"]


@pytest.mark.rule("W9.4")
@pytest.mark.parametrize("trophies", [[], ["monster.arachas"]])
def test_earlier_monsters_may_be_fought_without_it(scene: Any, trophies: list[str]) -> None:
    here = {"place": "novigrad", "track": len(trophies), "trophies": trophies}
    more = {**ONE_LEFT, "mountain": ("griffin", "ard_modron")}
    game = scene(A=here, monsters=more, at=2, records=PINNED)
    assert game.offered("fight") == ["fight:leshen"]
