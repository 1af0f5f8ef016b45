"""Solo: set-up and the opponent's turns (S1 to S3)."""

from __future__ import annotations

import json

import pytest
from helpers.gwent.mode_tables import Build, me

from sevencats.games.gwent.decks.lineup import solo_config, whole_deck
from sevencats.games.gwent.page.insight import insight
from sevencats.kernel.views import observe

LEADER = "eredin_bringer_of_death"


# -- set-up -------------------------------------------------------------------------------------


@pytest.mark.rule("S1", "S3", "G2.2", "G2.3")
def test_a_solo_game_begins_with_the_opponents_turn(game: Build) -> None:
    g = game(solo_config(whole_deck("monsters", LEADER), "northern_realms"))
    assert [(d.seat, d.kind) for d in g.state.pending] == [(0, "redraw")]
    assert g.hand_size("player") == 10
    assert g.hand_size("opponent") == 0
    assert g.state.gems == [2, 2]
    before = len(g.deck("opponent"))
    g.pick("done")
    assert g.asked() == ("player", "turn")
    assert len(g.deck("opponent")) < before


@pytest.mark.rule("S1", "G2.2")
def test_only_the_player_redraws(game: Build) -> None:
    g = game(solo_config(whole_deck("monsters", LEADER), "skellige"))
    for _ in range(2):
        assert g.asked() == ("player", "redraw")
        g.pick(g.options()[1])
    assert g.asked() == ("player", "turn")
    assert g.hand_size("player") == 10


@pytest.mark.rule("S1")
def test_opponents_leaders_are_hidden(game: Build) -> None:
    g = game(solo_config(whole_deck("monsters", LEADER), "nilfgaard", leaders=True))
    g.pick("done")
    for seat in (0, None):
        text = json.dumps(observe(g.state, seat).to_data())
        assert "emhyr" not in text
    assert g.state.table.leaders == (LEADER, "")
    assert sorted(g.state.table.leader_pile) == [
        "emhyr_emperor_of_nilfgaard",
        "emhyr_his_imperial_majesty",
        "emhyr_invader_of_the_north",
        "emhyr_the_relentless",
        "emhyr_the_white_flame",
    ]
    assert g.turned_up == []


@pytest.mark.rule("S1")
def test_the_opponents_deck_is_shuffled_and_face_down(game: Build) -> None:
    decks = []
    for seed in (1, 2):
        g = game(solo_config(whole_deck("monsters", LEADER), "nilfgaard"), seed=seed)
        decks.append(g.deck("opponent"))
        assert set(observe(g.state, 0).to_data()["zones"]["opponent.deck"]) == {None}
        g.pick("done")
    assert sorted(decks[0]) == sorted(decks[1])
    assert decks[0] != decks[1]


# -- turns --------------------------------------------------------------------------------------


@pytest.mark.rule("S2", "S3")
def test_the_opponent_plays_its_top_card_after_each_turn(solo: Build) -> None:
    g = solo(
        player=dict(hand=["ves", "fiend", "toruviel"]),
        opponent=dict(deck=["griffin", "ballista", "dethmold", "foglet"]),
    )
    assert g.total("opponent") == 0
    g.pick("play:ves")
    assert g.row("opponent", "close") == ["griffin"]
    g.pick("play:fiend")
    assert g.row("opponent", "siege") == ["ballista"]
    assert g.deck("opponent") == ["dethmold", "foglet"]
    assert g.asked() == ("player", "turn")


@pytest.mark.rule("S3")
def test_after_the_pass_it_has_one_last_turn(solo: Build) -> None:
    g = solo(
        player=dict(hand=["ves", "toruviel"], close=["fiend"]),
        opponent=dict(deck=["griffin", "ballista", "dethmold"]),
    )
    g.pick("pass")
    assert g.last == ([6, 5], "player")
    assert g.state.gems == [2, 1]
    assert g.round == 2
    assert g.row("opponent", "siege") == ["ballista"]
    assert g.deck("opponent") == ["dethmold"]
    assert g.asked() == ("player", "turn")


@pytest.mark.rule("S3", "G7.3")
@pytest.mark.parametrize(("strength", "winner"), [(["draug"], "player"), ([], "opponent")])
def test_the_opponent_opens_every_round(solo: Build, strength: list[str], winner: str) -> None:
    g = solo(player=me(close=strength), opponent=dict(deck=["griffin", "ballista"]))
    g.pick("pass")
    assert g.last[1] == winner
    assert g.starter == "opponent"
    assert g.row("opponent", "siege") == ["ballista"]


@pytest.mark.rule("S3", "G3.1")
def test_a_player_without_cards_passes(solo: Build) -> None:
    g = solo(
        player=dict(hand=["ves"]),
        opponent=dict(deck=["foglet", "griffin", "ballista", "dethmold", "fiend"], gems=2),
    )
    g.pick("play:ves")
    assert g.over
    assert g.winner == "opponent"
    assert g.round == 2
    assert g.last == ([0, 12], "opponent")
    assert g.deck("opponent") == ["fiend"]


@pytest.mark.rule("S2", "G3.1")
def test_a_leader_is_a_turn_of_the_player(solo: Build) -> None:
    g = solo(
        player=me(leader="foltest_the_siegemaster", siege=["ballista"]),
        opponent=dict(deck=["griffin", "fiend"]),
    )
    g.pick("leader")
    assert g.strength("player", "siege") == [12]
    assert g.row("opponent", "close") == ["griffin"]


@pytest.mark.rule("S2", "G7.4")
def test_the_game_ends_with_the_last_gem(solo: Build) -> None:
    g = solo(player=me(close=["draug"], gems=1), opponent=dict(deck=["griffin"], gems=1))
    g.pick("pass")
    assert g.winner == "player"
    assert g.returns == (1, -1)
    h = solo(player=me(close=["ves"], gems=1), opponent=dict(deck=["griffin"], gems=1))
    h.pick("pass")
    assert h.winner == "draw"


@pytest.mark.rule("S2", "G6.5")
def test_after_weather_it_plays_on(solo: Build) -> None:
    g = solo(
        player=me(close=["fiend"]),
        opponent=dict(deck=["biting_frost", "impenetrable_fog", "griffin", "ballista"]),
        turn="opponent",
    )
    assert g.weather() == ["biting_frost", "impenetrable_fog"]
    assert g.strength("player", "close") == [1]
    assert g.strength("opponent", "close") == [1]
    assert g.deck("opponent") == ["ballista"]


@pytest.mark.rule("S2", "G6.6")
def test_after_clear_weather_it_plays_on_too(solo: Build) -> None:
    g = solo(
        player=me(close=["fiend"]),
        opponent=dict(deck=["clear_weather", "griffin", "ballista"]),
        weather=[("biting_frost", "opponent")],
        turn="opponent",
    )
    assert g.weather() == []
    assert g.row("opponent", "close") == ["griffin"]
    assert sorted(g.discard("opponent")) == ["biting_frost", "clear_weather"]


@pytest.mark.rule("S2", "S2.1")
def test_weather_at_the_bottom_of_the_deck_ends_the_turn(solo: Build) -> None:
    g = solo(player=me(close=["fiend"]), opponent=dict(deck=["biting_frost"]), turn="opponent")
    assert g.weather() == ["biting_frost"]
    assert g.asked() == ("player", "turn")


@pytest.mark.rule("S2.1")
def test_with_an_empty_deck_it_takes_no_turn(solo: Build) -> None:
    g = solo(
        player=me(close=["fiend"]),
        opponent=dict(ranged=["yaevinn"]),
        weather=[("impenetrable_fog", "player")],
    )
    g.pick("play:toruviel")
    assert g.asked() == ("player", "turn")
    assert g.row("opponent", "ranged") == ["yaevinn"]
    g.pick("pass")
    assert g.last == ([7, 1], "player")


@pytest.mark.rule("S2.1", "G6.1")
def test_card_the_opponent_cannot_place_is_discarded_as_its_turn(solo: Build) -> None:
    g = solo(
        player=me(),
        opponent=dict(deck=["commanders_horn", "griffin"], horn=["close", "ranged", "siege"]),
        turn="opponent",
    )
    assert g.discard("opponent") == ["commanders_horn"]
    assert g.deck("opponent") == ["griffin"]
    assert g.told("discarded") == []
    assert g.asked() == ("player", "turn")


@pytest.mark.rule("S2.1", "G6.3")
def test_a_mardroeme_it_cannot_place_is_discarded(solo: Build) -> None:
    g = solo(
        player=me(),
        opponent=dict(deck=["mardroeme", "griffin"], mardroeme=["close", "ranged", "siege"]),
        turn="opponent",
    )
    assert g.discard("opponent") == ["mardroeme"]
    assert g.deck("opponent") == ["griffin"]


@pytest.mark.rule("S2", "S3")
def test_the_turn_of_the_opponent_can_be_asked_for(solo: Build) -> None:
    g = solo(player=me(), opponent=dict(deck=["griffin", "fiend"]), turn="opponent", confirm=True)
    assert g.asked() == ("opponent", "turn")
    g.expect("opponent_turn")
    g.pick("opponent_turn")
    assert g.row("opponent", "close") == ["griffin"]
    assert g.asked() == ("player", "turn")


@pytest.mark.rule("S1", "G9.9")
def test_the_player_never_plays_weather_but_clear_weather(solo: Build) -> None:
    g = solo(
        player=dict(
            leader="emhyr_the_relentless", hand=["skellige_storm", "clear_weather", "ves"], deck=[]
        ),
        opponent=dict(discard=["biting_frost"], deck=["griffin", "biting_frost", "fiend"]),
    )
    g.expect("leader", "pass", "play:clear_weather", "play:ves")
    g.pick("leader")
    assert "biting_frost" in g.hand("player")
    g.expect("pass", "play:clear_weather", "play:ves")
    g.refuse("play:biting_frost")
    assert insight(g.state, 0).cannot["biting_frost"] == "no-weather"
    g.pick("play:ves")
    assert g.weather() == ["biting_frost"]
    g.pick("play:clear_weather")
    assert g.weather() == []
