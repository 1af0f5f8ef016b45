"""Quests and events: where, for what price, what is read, what is kept (W7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from helpers.oldworld.scenes import Scene
from helpers.oldworld.tales import HELD, give_quest, story

from sevencats.kernel.views import observe

Build = Callable[..., Scene]


def questing(
    scene: Build,
    *events: Mapping[str, Any],
    price: str = "",
    a: Mapping[str, Any] | None = None,
    tokens: Sequence[str] = ("vizima", "novigrad"),
    **more: Any,
) -> Scene:
    """A has come to Vizima, where its quest is: event 901."""
    records = {"story": [story([])], "event": list(events)}
    seat = {"hand": HELD, "place": "vizima", **(a or {})}
    game = scene(
        A=seat,
        B={},
        C={},
        moved=True,
        records=records,
        tops={"tokens.forest": list(tokens), **more.pop("tops", {})},
        **more,
    )
    give_quest(game, "tale", "forest", 901, price)
    return game


def event(*lines: Any, number: int = 901, **more: Any) -> dict[str, Any]:
    return {"id": str(number), "do": list(lines), **more}


# -- going there ----------------------------------------------------------------------------------


@pytest.mark.rule("W7.1", "W2.2")
def test_at_its_place_a_quest_may_be_resolved(scene: Build) -> None:
    game = questing(scene, event("gold +2"))
    assert "end" in game.offered()  # it is optional
    game.pick("quest:tale")
    assert game.gold() == 2
    assert [(e.seat, e.args) for e in game.events("event_read")] == [(0, (2, 901))]


@pytest.mark.rule("W7.1", "W2.3")
def test_quest_needs_a_move(scene: Build) -> None:
    game = questing(scene, event("gold +2"), turn={"moved": False})
    assert game.offered("quest") == []


@pytest.mark.rule("W7.1")
def test_quest_cannot_be_resolved_elsewhere(scene: Build) -> None:
    game = questing(scene, event("gold +2"), a={"place": "novigrad"})
    assert game.offered("quest") == []


@pytest.mark.rule("W7.1")
def test_quest_cannot_be_resolved_by_another_player(scene: Build) -> None:
    records = {"story": [story([])], "event": [event("gold +2")]}
    game = scene(A={"place": "novigrad", "hand": HELD}, B={}, moved=True, records=records)
    give_quest(game, "tale", "at:novigrad", 901, seat="B")
    assert game.offered("quest") == []


@pytest.mark.rule("W7.1")
@pytest.mark.parametrize(
    ("price", "a", "can"),
    [
        ("gold:2", {"gold": 2}, True),
        ("gold:2", {"gold": 1}, False),
        ("potion:1", {"potions": ["cat"]}, True),
        ("potion:1", {}, False),
        ("shield:1", {}, True),
        ("shield:1", {"shield": 0}, False),
        ("discard:1 trash:1", {}, True),
        ("discard:1 trash:2", {}, False),
    ],
)
def test_its_price_must_be_payable(scene: Build, price: str, a: dict[str, Any], can: bool) -> None:
    game = questing(scene, event("gold +2"), price=price, a=a)
    assert game.offered("quest") == (["quest:tale"] if can else [])


@pytest.mark.rule("W7.1")
def test_the_price_is_paid_first(scene: Build) -> None:
    game = questing(scene, event("draw 1"), price="gold:1 discard:1", a={"gold": 1})
    game.pick("quest:tale")
    assert game.gold() == 0
    assert not game.events("event_read")
    game.pick("discard:wolf_push_1")
    assert game.events("event_read")
    assert len(game.hand()) == 2


@pytest.mark.rule("W7.1", "W7.2")
def test_then_token_card_and_event_go_where_they_belong(scene: Build) -> None:
    game = questing(scene, event("gold +2"))
    deck = game.zone("events")
    game.pick("quest:tale")
    assert "vizima" in game.zone("tokens.forest")
    assert game.zone("A.quest_tokens") == game.zone("A.quests") == []
    assert "tale" in game.zone("box")
    assert game.zone("events") == deck
    assert game.state.spots == ()


# -- kinds of events ------------------------------------------------------------------------------


@pytest.mark.rule("W7.1", "W9.5")
def test_options_of_an_event_and_nobody_knows_their_results(scene: Build) -> None:
    def at_options(result: list[str]) -> Scene:
        options = {"a": {"do": result}, "b": {"cost": ["gold -9"]}, "c": {}}
        game = questing(scene, event(options=options))
        game.pick("quest:tale")
        return game

    game, other = at_options(["gold +1"]), at_options(["quest water 3"])
    game.expect("option:a", "option:c")
    for seat in (None, 0, 1, 2):
        assert observe(game.state, seat).to_data() == observe(other.state, seat).to_data()
    assert game.log == other.log
    game.pick("option:a")
    assert game.gold() == 1
    other.done("event")


@pytest.mark.rule("W7.1")
@pytest.mark.parametrize("kept", ["equipment", "companion"])
def test_kept_cards_stay_and_are_public(scene: Build, kept: str) -> None:
    trait = {"when": "enter", "only": ["at:novigrad"], "do": ["gold +1"]}
    game = questing(scene, event("gold +1", kept=kept, traits=[trait]))
    game.pick("quest:tale")
    assert game.zone("A.gear") == ["901"]
    assert "901" not in game.zone("events")
    assert observe(game.state, 2).zones["A.gear"] == ["event.901"]
    assert game.gold() == 1


@pytest.mark.rule("W7.2")
def test_kept_event_is_not_read_again(scene: Build) -> None:
    game = questing(scene, event("gold +1", kept="companion"), a={"gear": ["901"]})
    game.pick("quest:tale")
    assert [e.args for e in game.events("event_gone")] == [(901,)]
    assert game.gold() == 0
    assert "tale" in game.zone("box")


@pytest.mark.rule("W7.1")
def test_a_chain_reads_on(scene: Build) -> None:
    last = event(number=902, options={"a": {"do": ["gold +3"]}, "b": {}})
    game = questing(scene, event("gold +1", "event 902"), last)
    game.pick("quest:tale")
    assert [e.args for e in game.events("event_read")] == [(2, 901), (2, 902)]
    assert "tale" in game.zone("A.quests")  # not done yet
    game.pick("option:a")
    assert game.gold() == 4
    assert "tale" in game.zone("box")


@pytest.mark.rule("W7.1", "W4.5")
def test_event_may_move_the_witcher(scene: Build) -> None:
    game = questing(scene, event("quest forest 902 gold:1"), event(number=902))
    game.pick("quest:tale")
    assert game.zone("A.quests") == ["tale"]
    assert game.zone("A.quest_tokens") == ["novigrad"]
    assert "vizima" in game.zone("tokens.forest")
    (quest,) = game.state.spots
    assert (quest.event, quest.price) == (902, "gold:1")


@pytest.mark.rule("W7.1")
def test_a_test_of_an_event(scene: Build) -> None:
    bands = {"3-7": ["shield -1"], "8-16": ["combat +1"]}
    game = questing(
        scene, event({"test": "combat", "bands": bands}), a={"combat": 2}, chance=["die:4"]
    )
    game.pick("quest:tale")
    assert game.attr("combat") == 3
    assert [e.args for e in game.events("outcome")] == [(901, 2)]


@pytest.mark.rule("W7.1")
def test_phase_three_at_once(scene: Build) -> None:
    game = questing(scene, event("phase3", kept="equipment"))
    game.pick("quest:tale")
    assert "tale" in game.zone("box")
    game.done("keep")


@pytest.mark.rule("W7.1")
def test_a_short_fight_of_an_event(scene: Build) -> None:
    fight = {"fight": {"shield": -1, "bands": {"0": [], "1-2": ["gold +1"], "3+": ["gold +5"]}}}
    blow = {"id": "wolf_push_1", "symbols": {"damage": 2, "shield": 1}, "extensions": {}}
    records = {"story": [story([])], "event": [event(fight)], "action": [blow]}
    game = scene(A={"place": "vizima", "hand": HELD}, B={}, moved=True, records=records)
    give_quest(game, "tale", "at:vizima", 901)
    game.pick("quest:tale", "play:wolf_push_1")
    assert (game.gold(), game.shield()) == (1, 1)
    assert game.hand() == ["wolf_quick_slash_1"]
    assert not game.state.fight.kind


@pytest.mark.rule("W7.2")
def test_open_quests_count_nothing_at_the_end(scene: Build) -> None:
    game = questing(scene, event("gold +2"), turns=3, rounds=1, active="C", at=3)
    give_quest(game, "city_pit", "at:novigrad", 7, seat="B")
    while not game.state.over:
        game.pick(game.state.pending[0].keys[0])
    assert game.winners == []
    assert len(game.state.spots) == 2
