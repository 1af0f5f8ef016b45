"""Solo: the factions of both sides (S5)."""

from __future__ import annotations

import pytest
from helpers.gwent.mode_tables import Build, Table, me

from sevencats.games.gwent.decks.lineup import solo_config, whole_deck

LEADER = "eredin_bringer_of_death"


@pytest.mark.rule("S5", "G8.3")
def test_northern_realms_play_two_cards_after_a_round_they_won(solo: Build) -> None:
    g = solo(
        player=me(),
        opponent=dict(
            faction="northern_realms",
            deck=["griffin", "ballista", "fiend", "ves", "foglet", "dethmold"],
        ),
    )
    g.pick("pass")
    assert g.last == ([0, 5], "opponent")
    assert g.row("opponent", "siege") == ["ballista"]
    assert g.row("opponent", "close") == ["fiend"]
    assert g.deck("opponent") == ["ves", "foglet", "dethmold"]
    g.pick("play:toruviel")
    assert g.row("opponent", "close") == ["fiend", "ves"]
    assert g.deck("opponent") == ["foglet", "dethmold"]


@pytest.mark.rule("S5")
@pytest.mark.parametrize(("close", "winner"), [(["draug"], "player"), (["ves"], "tie")])
def test_northern_realms_play_one_card_after_any_other_round(
    solo: Build, close: list[str], winner: str
) -> None:
    g = solo(
        player=me(close=close),
        opponent=dict(faction="northern_realms", deck=["griffin", "ballista", "fiend"]),
    )
    g.pick("pass")
    assert g.last[1] == winner
    assert g.deck("opponent") == ["fiend"]


@pytest.mark.rule("S5", "S2")
def test_weather_comes_on_top_of_the_two_cards(solo: Build) -> None:
    g = solo(
        player=me(),
        opponent=dict(
            faction="northern_realms", deck=["griffin", "biting_frost", "ballista", "fiend", "ves"]
        ),
    )
    g.pick("pass")
    assert g.weather() == ["biting_frost"]
    assert g.deck("opponent") == ["ves"]


@pytest.mark.rule("S5")
def test_other_factions_play_one_card(solo: Build) -> None:
    g = solo(player=me(), opponent=dict(faction="skellige", deck=["griffin", "ballista", "fiend"]))
    g.pick("pass")
    assert g.last[1] == "opponent"
    assert g.deck("opponent") == ["fiend"]


@pytest.mark.rule("S5", "G8.4")
def test_a_scoiatael_player_starts_the_first_round(game: Build) -> None:
    deck = whole_deck("scoiatael", "francesca_the_beautiful")
    g = game(solo_config(deck, "scoiatael"))
    g.pick("done")
    assert g.starter == "player"
    assert g.asked() == ("player", "turn")
    assert len(g.deck("opponent")) == sum(g.state.config.decks[1].cards.values())


@pytest.mark.rule("S5")
def test_a_scoiatael_opponent_changes_nothing(game: Build) -> None:
    g = game(solo_config(whole_deck("monsters", LEADER), "scoiatael"))
    assert g.asked() == ("player", "redraw")
    g.pick("done")
    assert g.starter == "opponent"


@pytest.mark.rule("S5")
@pytest.mark.parametrize(
    ("close", "winner", "starter"),
    [
        (["draug"], "player", "player"),
        (["griffin"], "tie", "opponent"),
        ([], "opponent", "opponent"),
    ],
)
def test_a_scoiatael_player_starts_after_a_win(
    solo: Build, close: list[str], winner: str, starter: str
) -> None:
    g = solo(
        player=me(faction="scoiatael", close=close),
        opponent=dict(deck=["griffin", "ballista", "fiend"]),
    )
    g.pick("pass")
    assert g.last[1] == winner
    assert g.starter == starter
    assert len(g.deck("opponent")) == (2 if starter == "player" else 1)


@pytest.mark.rule("S5", "G8.1")
def test_a_monsters_opponent_keeps_a_unit(solo: Build) -> None:
    g = solo(
        player=me(close=["ves"]),
        opponent=dict(faction="monsters", deck=["griffin", "ballista"], close=["fiend", "draug"]),
    )
    g.pick("play:toruviel")
    g.chance("target:close.fiend")
    g.pick("pass")
    assert g.row("opponent", "close") == ["fiend"]
    assert g.row("player", "close") == []


@pytest.mark.rule("S5", "G8.2")
@pytest.mark.parametrize(
    ("mine", "its", "winner"),
    [
        ("nilfgaard", "monsters", "player"),
        ("monsters", "nilfgaard", "opponent"),
        ("nilfgaard", "nilfgaard", "tie"),
    ],
)
def test_nilfgaard_wins_ties_on_either_side(solo: Build, mine: str, its: str, winner: str) -> None:
    g = solo(
        player=me(faction=mine, ranged=["dethmold"]),
        opponent=dict(faction=its, siege=["trebuchet"], deck=["decoy", "decoy"]),
    )
    g.pick("pass")
    assert g.last == ([6, 6], winner)


@pytest.mark.rule("S5", "G8.3")
def test_a_northern_realms_player_draws_after_a_win(solo: Build) -> None:
    g = solo(
        player=me(faction="northern_realms", close=["draug"], deck=["ves", "fiend"]),
        opponent=dict(deck=["griffin", "foglet"]),
    )
    g.pick("pass")
    assert g.hand("player") == ["toruviel", "toruviel", "toruviel", "ves"]


@pytest.mark.rule("S5", "G8.5", "S8")
def test_a_skellige_opponent_returns_two_units(solo: Build) -> None:
    g = solo(
        player=me(),
        opponent=dict(
            faction="skellige", deck=["griffin", "foglet"], discard=["olaf", "ballista", "hjalmar"]
        ),
        round=2,
        weather=[("biting_frost", "player")],
    )
    g.chance("target:ballista", "target:olaf")
    g.pick("pass")
    assert g.round == 3
    assert g.row("opponent", "siege") == ["ballista"]
    assert g.row("opponent", "close") == ["olaf", "foglet"]


@pytest.mark.rule("S5", "G9.10", "S4")
def test_the_players_invader_makes_its_medic_random(solo: Build) -> None:
    g = solo(
        player=me(leader="emhyr_invader_of_the_north"),
        opponent=dict(deck=["dun_banner_medic"], discard=["foglet", "fiend"]),
        chance=["target:foglet"],
        turn="opponent",
    )
    assert g.row("opponent", "close") == ["foglet"]


@pytest.mark.rule("S2")
def test_there_is_no_limit_to_its_cards(solo: Build) -> None:
    spies = ["thaler", "prince_stennis", "sigismund_dijkstra"]
    deck = [*spies, "biting_frost", "griffin", "fiend", "ballista", "ves", "foglet"]
    g: Table = solo(player=me(), opponent=dict(deck=deck), turn="opponent")
    assert g.row("player", "close") == spies[1:]
    assert g.row("player", "siege") == spies[:1]
    assert g.row("opponent", "close") == ["griffin", "fiend", "ves"]
    assert g.deck("opponent") == ["foglet"]
    assert g.asked() == ("player", "turn")
