"""Exploring: the reader, the options, the result nobody has seen (W4.4 to W4.8, W9.5)."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from helpers.oldworld.scenes import Scene
from helpers.oldworld.tales import HELD, story, told

from sevencats.games.oldworld.packs.check import check_pack
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.rules.explore import Reading, being_read
from sevencats.kernel.events import redact
from sevencats.kernel.views import observe

Build = Callable[..., Scene]


def seen(game: Scene) -> list[Any]:
    """Everything anybody can see: views, questions and the events of the last pick."""
    seats: list[int | None] = [None, *range(len(game.state.table.seats))]
    return [
        json.dumps([observe(game.state, seat).to_data(), redact(game.log, seat)]) for seat in seats
    ]


def explored(scene: Build, options: dict[str, Any], seats: Sequence[str] = "ABC") -> Scene:
    """A has drawn a card with these options and is asked for one."""
    record = {"id": "tale", "deck": "wilds", "options": options}
    table = {name: {"hand": HELD, "gold": 3} if name == "A" else {} for name in seats}
    game = scene(**table, at=2, tops={"wilds": ["tale"]}, records={"story": [record]})
    game.pick("explore:wilds")
    return game


# -- reading --------------------------------------------------------------------------------------


@pytest.mark.rule("W4.4")
def test_a_card_with_one_option_to_pay_for_is_shown_whole_and_asked(scene: Build) -> None:
    """It is there to be read: nobody chooses in the reader's place."""
    game = explored(scene, {"a": {"cost": ["gold -4"], "do": ["potion +1"]}, "b": {}})
    (decision,) = game.state.pending
    assert (decision.keys, decision.closed) == (("option:b",), ("option:a",))
    reading = being_read(game.state)
    assert reading is not None and reading.costs == {"a": ("gold -4",), "b": ()}
    game.refuse("option:a")
    game.pick("option:b")
    game.done("keep")


@pytest.mark.parametrize(
    ("only", "gear", "open_to_a"),
    [
        ("school:wolf", [], True),
        ("school:cat|bear", [], False),
        ("with:4", ["4"], True),
        ("with:5|6", ["4"], False),
        ("gold>=3", [], True),
        ("combat>=4", [], False),
    ],
)
def test_an_option_only_for_some_is_read_out_to_no_others(
    scene: Build, only: str, gear: list[str], open_to_a: bool
) -> None:
    record = {
        "id": "tale",
        "deck": "wilds",
        "options": {"a": {}, "c": {"only": [only], "do": ["gold +1"]}},
    }
    seats = {"A": {"hand": HELD, "gold": 3, "gear": gear}, "B": {}}
    game = scene(**seats, at=2, tops={"wilds": ["tale"]}, records={"story": [record]})
    game.pick("explore:wilds")
    (decision,) = game.state.pending
    assert (decision.keys, decision.closed) == (
        ("option:a", "option:c") if open_to_a else ("option:a",),
        (),
    )
    reading = being_read(game.state)
    assert reading is not None and ("c" in reading.costs) == open_to_a
    if not open_to_a:
        game.refuse("option:c")
    game.done("story")


@pytest.mark.parametrize(("letter", "knows"), [("a", True), ("b", False)])
def test_a_card_knows_what_was_chosen_before(scene: Build, letter: str, knows: bool) -> None:
    asks = {"a": {}, "c": {"only": ["chose:tale_1.a"], "do": ["gold +1"]}}
    tales = [
        {"id": "tale_1", "deck": "city", "options": {"a": {"do": ["event 901"]}, "b": {}}},
        {"id": "tale_2", "deck": "city", "options": asks},
    ]
    records = {"story": tales, "event": [{"id": "901", "options": asks}]}
    tops = {"city": ["tale_1", "tale_2"]}
    game = scene(A={"hand": HELD}, B={}, at=2, tops=tops, records=records)
    game.pick("explore:city")
    game.pick(f"option:{letter}")
    if letter == "a":
        assert game.state.pending[0].keys == ("option:a", "option:c")
    assert ("chose.0.tale_1.a" in game.state.extra) == knows
    assert "chose.0.tale_1.b" not in game.state.extra, "nobody asks for it"
    game.done("event" if knows else "keep")


@pytest.mark.parametrize(
    ("only", "fault"),
    [
        ("school:goose", "there is no school 'goose'"),
        ("with:7", "there is no companion or equipment '7'"),
        ("chose:wilds_wick.x", "there is no choice 'wilds_wick.x'"),
        ("first_turn", "belongs in a fight"),
        ("luck", "'luck' is not a condition"),
    ],
)
def test_conditions_of_options_are_checked(tmp_path: Path, only: str, fault: str) -> None:
    (tmp_path / "pack.toml").write_text('id = "mine"\nlanguages = ["en"]\n', encoding="utf-8")
    (tmp_path / "stories.toml").write_text(
        f"""[[story]]
id = "tale"
deck = "city"
options.a = {{}}
options.c = {{ only = ["{only}"] }}
""",
        encoding="utf-8",
    )
    assert any(fault in line for line in check_pack(tmp_path).faults)


def test_an_event_is_asked_too(scene: Build) -> None:
    event = {"id": "901", "options": {"a": {"cost": ["gold -9"]}, "b": {"do": ["gold +1"]}}}
    game = told(scene, ["event 901"], events=[event])
    (decision,) = game.state.pending
    assert (decision.kind, decision.keys, decision.closed) == (
        "event",
        ("option:b",),
        ("option:a",),
    )
    game.pick("option:b")
    assert game.gold() == 1
    game.done("keep")


@pytest.mark.rule("W4.4")
def test_the_right_hand_player_reads(scene: Build) -> None:
    game = explored(scene, {"a": {"do": ["gold +1"]}, "b": {}})
    assert game.asked() == ("A", "story")
    assert [(e.seat, e.args) for e in game.events("story_read")] == [(0, (2, "tale"))]
    assert being_read(game.state) == Reading(
        kind="story", id="tale", seat="A", reader="C", costs={"a": (), "b": ()}
    )
    game.pick("option:b")
    assert being_read(game.state) is None
    game.done("keep")


@pytest.mark.rule("W9.5")
def test_solo_player_reads_the_story(scene: Build) -> None:
    game = explored(scene, {"a": {"do": ["gold +1"]}, "b": {}}, seats="A")
    assert [(e.seat, e.args) for e in game.events("story_read")] == [(0, (0, "tale"))]
    game.pick("option:a")
    assert game.gold() == 4
    game.done("keep")


@pytest.mark.rule("W4.4")
def test_unaffordable_option_cannot_be_chosen(scene: Build) -> None:
    options = {"a": {"cost": ["gold -4"]}, "b": {"cost": ["gold -3"]}, "c": {}}
    game = explored(scene, options)
    game.expect("option:b", "option:c")
    game.refuse("option:a")
    game.pick("option:b")
    assert game.gold() == 0
    game.done("keep")


@pytest.mark.rule("W4.4")
@pytest.mark.parametrize("price", ["potion -1", "shield -2", "combat -1"])
def test_only_missing_gold_bars_an_option(scene: Build, price: str) -> None:
    """A potion that nobody has is lost as far as possible, which is not at all."""
    game = explored(scene, {"a": {"cost": [price], "do": ["gold +1"]}, "b": {}})
    assert game.state.pending[0].closed == ()
    game.pick("option:a")
    assert game.gold() == 4
    game.done("keep")


@pytest.mark.rule("W4.4", "W4.7")
def test_other_prices_are_paid_in_part(scene: Build) -> None:
    """Two potions are asked for, one is there: it goes. Gold bars beside a potion that is not."""
    both = ["potion -2", "gold -1"]
    options = {"a": {"cost": ["potion -2"]}, "b": {}, "c": {"cost": both}}
    record = {"id": "tale", "deck": "wilds", "options": options}
    seats = {"A": {"hand": HELD, "potions": ["swallow"]}, "B": {}}
    game = scene(**seats, at=2, tops={"wilds": ["tale"]}, records={"story": [record]})
    game.pick("explore:wilds")
    (decision,) = game.state.pending
    assert (decision.keys, decision.closed) == (("option:a", "option:b"), ("option:c",))
    game.pick("option:a")
    assert game.zone("A.potions") == []
    game.done("keep")


def test_a_price_is_paid_before_the_result(scene: Build) -> None:
    game = explored(scene, {"a": {"cost": ["gold -3"], "do": ["gold +1"]}, "b": {}})
    game.pick("option:a")
    assert [event.args for event in game.events("gold")] == [(-3,), (1,)]
    game.done("keep")


RESULTS: list[list[Any]] = [
    ["gold +3"],
    ["quest forest 7"],
    [{"roll": {"1-3": ["shield -1"], "4-6": []}}],
    [{"fight": {"bands": {"0+": []}}}],
]


@pytest.mark.rule("W4.4", "W9.5")
@pytest.mark.parametrize("seats", ["A", "ABC"])
@pytest.mark.parametrize("result", RESULTS)
def test_nothing_seen_before_the_choice_depends_on_a_result(
    scene: Build, result: list[Any], seats: str
) -> None:
    options = {"a": {"cost": ["gold -1"]}, "b": {}}
    plain = explored(scene, options, seats)
    other = explored(scene, {"a": {"cost": ["gold -1"], "do": result}, "b": {"do": result}}, seats)
    assert seen(plain) == seen(other)
    plain.done("story")
    other.done("story")


@pytest.mark.rule("W4.4", "W9.5")
@pytest.mark.parametrize("seats", ["A", "ABC"])
@pytest.mark.parametrize("result", RESULTS)
def test_the_result_of_the_other_option_is_never_seen(
    scene: Build, result: list[Any], seats: str
) -> None:
    plain = explored(scene, {"a": {"do": ["gold +1"]}, "b": {}}, seats)
    other = explored(scene, {"a": {"do": ["gold +1"]}, "b": {"do": result}}, seats)
    for game in (plain, other):
        game.pick("option:a")
        game.done("keep")
    assert seen(plain) == seen(other)


@pytest.mark.rule("W4.4")
def test_the_card_on_top_is_hidden_until_it_is_read(scene: Build) -> None:
    game = scene(A={}, B={}, at=2, tops={"city": ["city_pit"]})
    view = observe(game.state, 0)
    assert set(view.zones["city"]) == {None}
    game.pick("explore:city")
    for seat in (None, 0, 1):
        assert observe(game.state, seat).zones["city"][-1] == "story.city_pit"
    game.done("story")


# -- results --------------------------------------------------------------------------------------


@pytest.mark.rule("W4.5")
def test_an_instant_result_and_the_card_leaves_the_game(scene: Build) -> None:
    game = told(scene, ["gold +1"])
    assert "tale" in game.zone("box")
    assert "tale" not in game.zone("city")
    game.done("keep")


@pytest.mark.rule("W4.8")
def test_result_applies_to_the_active_player(scene: Build) -> None:
    records = {"story": [story(["gold +2", "shield -1", "trail"])]}
    seats: dict[str, Any] = {"A": {}, "B": {"hand": HELD}, "C": {}}
    game = scene(
        **{**seats, "B": {"hand": ["bear_push_1"]}},
        active="B",
        at=2,
        tops={"city": ["tale"]},
        records=records,
    )
    game.pick("explore:city", "option:a", seat="B")
    game.pick("terrain:water", seat="B")
    assert [game.gold(seat) for seat in "ABC"] == [0, 2, 0]
    assert [game.shield(seat) for seat in "ABC"] == [1, 0, 1]
    assert [len(game.trails(seat)) for seat in "ABC"] == [0, 1, 0]
    game.done("keep")


@pytest.mark.rule("W4.5")
def test_quest_is_public_with_location_token(scene: Build) -> None:
    game = told(scene, ["quest forest 7 gold:1"], tops={"tokens.forest": ["vizima"]})
    assert game.zone("A.quests") == ["tale"]
    assert game.zone("A.quest_tokens") == ["vizima"]
    assert "vizima" not in game.zone("tokens.forest")
    assert "tale" not in game.zone("box") + game.zone("city")
    assert [event.args for event in game.events("quest_at")] == [("tale", "vizima", 7, "gold:1")]
    assert observe(game.state, 1).zones["A.quests"] == ["story.tale"]
    game.done("keep")


@pytest.mark.rule("W4.5")
def test_a_quest_at_a_named_place_takes_no_token(scene: Build) -> None:
    game = told(scene, ["quest at:novigrad 7"])
    assert game.zone("A.quests") == ["tale"]
    assert game.zone("A.quest_tokens") == []
    assert [event.args[1] for event in game.events("quest_at")] == ["novigrad"]
    game.done("keep")


def _empty(game: Scene, *terrains: str) -> None:
    for terrain in terrains:
        for sleeve in game.state.common(f"tokens.{terrain}")[:]:
            game._put(sleeve, "box")


@pytest.mark.rule("W4.5")
@pytest.mark.parametrize("terrain", ["forest", "mountain"])
def test_no_token_of_the_terrain_another_one_of_choice(scene: Build, terrain: str) -> None:
    records = {"story": [story(["quest water 7"])]}
    game = scene(A={"hand": HELD}, B={}, at=2, tops={"city": ["tale"]}, records=records)
    _empty(game, "water")
    game.pick("explore:city", "option:a")
    assert game.asked() == ("A", "quest_terrain")
    game.expect("terrain:forest", "terrain:mountain")
    game.pick(f"terrain:{terrain}")
    (token,) = game.zone("A.quest_tokens")
    assert game.state.table.content.locations[token].terrain == terrain
    assert game.zone("A.quests") == ["tale"]
    game.done("keep")


@pytest.mark.rule("W4.5")
def test_single_other_terrain_is_not_asked(scene: Build) -> None:
    records = {"story": [story(["quest water 7"])]}
    game = scene(A={"hand": HELD}, B={}, at=2, tops={"city": ["tale"]}, records=records)
    _empty(game, "water", "forest")
    game.pick("explore:city", "option:a")
    (token,) = game.zone("A.quest_tokens")
    assert game.state.table.content.locations[token].terrain == "mountain"
    game.done("keep")


@pytest.mark.rule("W4.5")
def test_no_token_at_all_and_the_card_is_discarded(scene: Build) -> None:
    records = {"story": [story(["quest water 7"])]}
    game = scene(A={"hand": HELD}, B={}, at=2, tops={"city": ["tale"]}, records=records)
    _empty(game, *TERRAINS)
    game.pick("explore:city", "option:a")
    assert game.zone("A.quests") == []
    assert "tale" in game.zone("box")
    assert game.state.spots == ()
    game.done("keep")


@pytest.mark.rule("W4.5")
def test_any_number_of_quests(scene: Build) -> None:
    tales = [story(["quest forest 7"], ident=f"tale_{n}") for n in (1, 2, 3)]
    game = scene(A={"hand": HELD}, B={}, at=2, tops={"city": ["tale_1"]}, records={"story": tales})
    from helpers.oldworld.tales import give_quest

    give_quest(game, "tale_2", "forest", 7)
    give_quest(game, "tale_3", "at:novigrad", 8)
    game.pick("explore:city", "option:a")
    assert sorted(game.zone("A.quests")) == ["tale_1", "tale_2", "tale_3"]
    assert len(game.zone("A.quest_tokens")) == 2
    game.done("keep")
