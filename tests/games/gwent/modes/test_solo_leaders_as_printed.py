"""Solo with the leader variant: leaders that act as their card says (S7)."""

from __future__ import annotations

import pytest
from helpers.gwent.mode_tables import Build, me


@pytest.mark.rule("S7")
@pytest.mark.parametrize(
    ("leader", "row", "units"),
    [
        ("eredin_commander_of_the_red_riders", "close", ["fiend", "draug"]),
        ("foltest_the_siegemaster", "siege", ["ballista", "morvran_voorhis"]),
        ("francesca_the_beautiful", "ranged", ["dethmold", "philippa_eilhart"]),
    ],
)
def test_a_horn_leader_blows_for_the_round(
    solo: Build, leader: str, row: str, units: list[str]
) -> None:
    g = solo(player=me(close=["draug"] * 3), opponent={"leader": leader, row: units})
    g.pick("pass")
    assert g.last == ([30, 22], "player")
    assert g.state.horns == 0
    h = solo(player=me(close=["draug"] * 3), opponent={"leader": leader, row: units, "horn": [row]})
    h.pick("pass")
    assert h.last == ([30, 22], "player")
    assert h.events("horn") == []


@pytest.mark.rule("S7", "S2.1")
@pytest.mark.parametrize(
    ("leader", "weather", "row", "unit"),
    [
        ("emhyr_his_imperial_majesty", "torrential_rain", "siege", "ballista"),
        ("foltest_king_of_temeria", "impenetrable_fog", "ranged", "dethmold"),
        ("francesca_pureblood_elf", "biting_frost", "close", "fiend"),
    ],
)
def test_weather_leader_plays_only_its_weather(
    solo: Build, leader: str, weather: str, row: str, unit: str
) -> None:
    g = solo(
        player=me(**{row: [unit, unit]}),
        opponent=dict(
            deck=["redanian_foot_soldier", "skellige_storm", weather, "ves", "clear_weather"],
            leader=leader,
        ),
    )
    question = g.question_after("pass")
    assert question.kind == "shuffle"
    g.pick("pass")
    assert g.last == ([2, 1], "player")
    assert weather in g.discard("opponent")
    assert "opponent.deck" in g.shuffled()


@pytest.mark.rule("S7", "G9.12")
def test_lord_commander_clears_the_weather(solo: Build) -> None:
    g = solo(
        player=me(ranged=["philippa_eilhart"]),
        opponent=dict(leader="foltest_lord_commander_of_the_north", close=["fiend", "fiend"]),
        weather=[("biting_frost", "opponent"), ("torrential_rain", "player")],
    )
    g.pick("pass")
    assert g.last == ([10, 12], "opponent")
    assert (g.discard("opponent")[0], g.discard("player")[0]) == ("biting_frost", "torrential_rain")


@pytest.mark.rule("S7", "G9.14", "G9.15", "G9.19")
@pytest.mark.parametrize(
    ("leader", "row", "units"),
    [
        ("foltest_the_steel_forged", "siege", ["ballista", "holger_blackhand"]),
        ("foltest_son_of_medell", "ranged", ["dethmold", "vanhemar"]),
        ("francesca_queen_of_dol_blathanna", "close", ["fiend", "botchling"]),
    ],
)
def test_a_scorch_leader_burns_the_players_row(
    solo: Build, leader: str, row: str, units: list[str]
) -> None:
    g = solo(player=me(**{row: units}), opponent=dict(leader=leader, close=["ves"]))
    g.pick("pass")
    assert g.last == ([4, 5], "opponent")
    h = solo(player=me(**{row: units[:1]}), opponent=dict(leader=leader, close=["ves"]))
    h.pick("pass")
    assert h.last == ([6, 5], "player")


@pytest.mark.rule("S7", "G9.21")
def test_crach_returns_both_piles(solo: Build) -> None:
    g = solo(
        player=me(close=["draug"], discard=["fiend"], deck=["ves"]),
        opponent=dict(leader="crach_an_craite", discard=["griffin", "ballista"]),
    )
    g.pick("pass")
    assert g.last == ([10, 0], "player")
    assert sorted(g.deck("player")) == ["fiend", "ves"]
    assert g.discard("player") == ["draug"]
    assert g.discard("opponent") == []
    assert len(g.deck("opponent")) == 1
    assert g.total("opponent") in (5, 6)


@pytest.mark.rule("S7", "S6.1", "G9.5")
def test_the_treacherous_doubles_spies_for_the_rest_of_the_game(solo: Build) -> None:
    g = solo(
        player=dict(hand=["prince_stennis", "thaler", "ves"], close=["draug", "stefan_skellen"]),
        opponent=dict(leader="eredin_breacc_glas_the_treacherous", siege=["thaler"], gems=3),
        owners={"stefan_skellen": "opponent", "thaler#2": "player"},
    )
    assert (g.total("player"), g.total("opponent")) == (19, 1)
    g.pick("pass")
    assert g.last == ([28, 2], "player")
    g.pick("play:prince_stennis")
    assert g.strength("opponent", "close") == [10]


@pytest.mark.rule("S6.1")
def test_active_leader_acts_once(solo: Build) -> None:
    g = solo(
        player=me(close=["draug"] * 2),
        opponent=dict(
            leader="eredin_commander_of_the_red_riders",
            close=["fiend"],
            deck=["decoy", "foglet", "griffin"],
            gems=3,
        ),
    )
    g.pick("pass")
    assert g.last == ([20, 16], "player")
    assert g.row("opponent", "close") == ["griffin"]
    assert g.strength("opponent", "close") == [5]
