"""Solo: the opponent's medics, horns, musters, spies, Scorch and Mardroeme (S4, S8)."""

from __future__ import annotations

import pytest
from helpers.gwent.mode_tables import Build, me


@pytest.mark.rule("S4", "G5.3", "S8")
@pytest.mark.parametrize(
    ("pile", "board", "weather", "taken"),
    [
        (["griffin", "fiend", "foglet"], {}, [], "fiend"),
        (["griffin", "draug", "philippa_eilhart"], {}, [], "griffin"),
        (
            ["blue_stripes_commando", "catapult"],
            {"close": ["blue_stripes_commando"]},
            [],
            "blue_stripes_commando",
        ),
        (["fiend", "dethmold"], {}, ["biting_frost"], "dethmold"),
        (["fiend", "griffin", "sabrina_glevissig"], {"horn": ["ranged"]}, [], "sabrina_glevissig"),
        (
            ["fiend", "kaedweni_siege_expert"],
            {"siege": ["trebuchet"] * 5},
            [],
            "kaedweni_siege_expert",
        ),
        (["griffin", "dandelion"], {"close": ["fiend", "fiend"]}, [], "dandelion"),
        (["fiend", "dethmold", "trebuchet"], {}, [], "fiend"),
        (["trebuchet", "dethmold"], {}, [], "dethmold"),
        (["griffin", "forktail", "frightener"], {}, [], "forktail"),
        (["werewolf", "siegfried_of_denesle"], {}, [], "werewolf"),
    ],
)
def test_a_medic_takes_the_unit_that_adds_most(
    solo: Build, pile: list[str], board: dict[str, list[str]], weather: list[str], taken: str
) -> None:
    g = solo(
        player=me(),
        opponent=dict(deck=["dun_banner_medic"], discard=pile, **board),
        weather=[(card, "player") for card in weather],
        turn="opponent",
    )
    left = [card for card in pile if card != taken]
    assert sorted(g.discard("opponent")) == sorted(left)


@pytest.mark.rule("S4", "G5.7")
def test_a_medic_adds_most_strength_whatever_the_player_would_lose(solo: Build) -> None:
    g = solo(
        player=me(close=["fiend", "fiend"]),
        opponent=dict(
            deck=["dun_banner_medic"], discard=["villentretenmerth", "black_infantry_archer"]
        ),
        turn="opponent",
    )
    assert g.discard("opponent") == ["villentretenmerth"]
    assert g.row("player", "close") == ["fiend", "fiend"]


@pytest.mark.rule("S4", "S8", "G5.7")
def test_of_units_that_add_the_same_a_medic_takes_the_better_one(solo: Build) -> None:
    g = solo(
        player=me(close=["fiend", "fiend"]),
        opponent=dict(deck=["dun_banner_medic"], discard=["ice_giant", "villentretenmerth", "ves"]),
        cards={
            "ice_giant": {"kind": "unit", "strength": 7, "rows": ["close"], "faction": "monsters"}
        },
        turn="opponent",
    )
    assert g.discard("opponent") == ["ice_giant", "ves"]
    assert g.row("player", "close") == []


@pytest.mark.rule("S4", "G5.3", "S8")
def test_medic_chain_is_tried_to_its_end(solo: Build) -> None:
    g = solo(
        player=me(),
        opponent=dict(
            deck=["siege_technician"], discard=["etolian_auxiliary_archers", "fiend", "griffin"]
        ),
        turn="opponent",
    )
    assert g.row("opponent", "ranged") == ["etolian_auxiliary_archers"]
    assert g.row("opponent", "close") == ["fiend"]
    assert g.discard("opponent") == ["griffin"]


@pytest.mark.rule("S4", "G3.4")
def test_a_medic_without_a_target(solo: Build) -> None:
    g = solo(
        player=me(discard=["fiend"]),
        opponent=dict(deck=["dun_banner_medic"], discard=["draug", "decoy"]),
        turn="opponent",
    )
    assert g.row("opponent", "siege") == ["dun_banner_medic"]
    assert g.discard("player") == ["fiend"]


@pytest.mark.rule("S4", "G5.3")
def test_the_players_medic_is_the_players_choice(solo: Build) -> None:
    g = solo(
        player=dict(hand=["dun_banner_medic", "ves"], discard=["foglet", "fiend"]),
        opponent=dict(deck=["griffin"]),
    )
    g.pick("play:dun_banner_medic")
    g.expect("target:fiend", "target:foglet")
    g.pick("target:foglet")
    assert g.row("player", "close") == ["foglet"]


# -- horn, muster, spy, scorch ------------------------------------------------------------------


@pytest.mark.rule("S4", "S8", "G6.1")
@pytest.mark.parametrize(
    ("board", "row"),
    [
        ({"close": ["fiend"], "ranged": ["black_infantry_archer"]}, "ranged"),
        ({"close": ["fiend"], "siege": ["ballista", "rotten_mangonel"]}, "siege"),
        ({"close": ["fiend"], "ranged": ["cockatrice", "endrega", "gargoyle"]}, "ranged"),
        ({"ranged": ["cockatrice", "vanhemar"], "siege": ["ballista"]}, "ranged"),
        ({"close": ["fiend"], "siege": ["ballista", "morvran_voorhis"]}, "siege"),
        ({"close": ["fiend"], "siege": ["ballista"]}, "close"),
        ({"ranged": ["dethmold"], "siege": ["ballista"]}, "ranged"),
        ({}, "close"),
        ({"close": ["draug"], "ranged": ["cockatrice"]}, "ranged"),
        ({"close": ["fiend", "griffin"], "ranged": ["cockatrice"], "horn": ["close"]}, "ranged"),
        ({"close": ["dandelion", "fiend", "griffin"], "ranged": ["dethmold"]}, "ranged"),
    ],
)
def test_a_horn_goes_to_the_best_row(solo: Build, board: dict[str, list[str]], row: str) -> None:
    """On a tie the row with most cards, then close before ranged before siege."""
    g = solo(player=me(), opponent=dict(deck=["commanders_horn"], **board), turn="opponent")
    assert "commanders_horn" in g.zone(f"opponent.row_special.{row}")


@pytest.mark.rule("S4", "G5.5")
def test_muster_finds_only_the_first_card_and_that_musters_no_further(solo: Build) -> None:
    g = solo(
        player=me(),
        opponent=dict(deck=["griffin", "nekker", "fiend", "nekker", "nekker"], discard=["nekker"]),
    )
    g.pick("play:toruviel")
    g.pick("play:toruviel")
    assert g.row("opponent", "close") == ["griffin", "nekker", "nekker"]
    assert sorted(g.deck("opponent")) == ["fiend", "nekker"]
    assert g.discard("opponent") == ["nekker"]
    assert g.shuffled() == ["opponent.deck"]


@pytest.mark.rule("S4", "G5.5")
@pytest.mark.parametrize(
    ("deck", "found"),
    [
        (["crone_brewess", "fiend", "crone_whispess", "crone_weavess"], "crone_whispess"),
        (["crone_brewess", "crone_weavess", "crone_whispess"], "crone_weavess"),
        (["vampire_katakan", "vampire_fleder", "vampire_bruxa"], "vampire_fleder"),
        (["arachas_behemoth", "fiend", "arachas", "arachas"], "arachas"),
    ],
)
def test_the_first_named_card_is_the_topmost(solo: Build, deck: list[str], found: str) -> None:
    g = solo(player=me(), opponent=dict(deck=deck), turn="opponent")
    lying = [card for row in ("close", "ranged", "siege") for card in g.row("opponent", row)]
    assert sorted(lying) == sorted([deck[0], found])


@pytest.mark.rule("S4", "G5.5")
def test_solo_player_musters_normally(solo: Build) -> None:
    g = solo(
        player=dict(hand=["nekker", "nekker", "ves"], deck=["nekker", "fiend"]),
        opponent=dict(deck=["griffin"]),
    )
    g.pick("play:nekker")
    assert g.row("player", "close") == ["nekker"] * 3


@pytest.mark.rule("S4", "G5.8")
def test_a_spy_plays_two_cards_at_once(solo: Build) -> None:
    g = solo(
        player=me(),
        opponent=dict(deck=["prince_stennis", "griffin", "ballista", "fiend"]),
        turn="opponent",
    )
    assert g.row("player", "close") == ["prince_stennis"]
    assert g.total("player") == 5
    assert g.row("opponent", "close") == ["griffin"]
    assert g.row("opponent", "siege") == ["ballista"]
    assert g.deck("opponent") == ["fiend"]
    assert g.hand_size("opponent") == 0
    assert g.asked() == ("player", "turn")


@pytest.mark.rule("S4", "S2", "G5.8")
def test_a_spy_that_draws_weather_and_a_spy(solo: Build) -> None:
    g = solo(
        player=me(),
        opponent=dict(
            deck=[
                "thaler",
                "torrential_rain",
                "prince_stennis",
                "griffin",
                "foglet",
                "ves",
                "fiend",
            ]
        ),
        turn="opponent",
    )
    assert g.weather() == ["torrential_rain"]
    assert g.row("player", "close") == ["prince_stennis"]
    assert g.row("player", "siege") == ["thaler"]
    assert g.row("opponent", "close") == ["griffin", "foglet", "ves"]
    assert g.deck("opponent") == ["fiend"]


@pytest.mark.rule("S4", "G5.8")
def test_solo_player_spy_draws_normally(solo: Build) -> None:
    g = solo(
        player=dict(hand=["thaler"], deck=["ves", "fiend", "griffin"]),
        opponent=dict(deck=["foglet"]),
    )
    g.pick("play:thaler")
    assert g.row("opponent", "siege") == ["thaler"]
    assert g.hand("player") == ["fiend", "ves"]


@pytest.mark.rule("S4", "G6.4")
def test_its_scorch_hits_only_the_players_side(solo: Build) -> None:
    g = solo(
        player=me(close=["ves", "griffin", "foglet"], ranged=["philippa_eilhart"]),
        opponent=dict(deck=["scorch"], close=["fiend"], ranged=["black_infantry_archer"]),
        turn="opponent",
    )
    assert g.row("player", "close") == ["foglet"]
    assert g.row("player", "ranged") == ["philippa_eilhart"]
    assert g.total("opponent") == 16
    assert g.discard("opponent") == ["scorch"]


@pytest.mark.rule("S4", "G5.12")
def test_its_pirate_hits_only_the_players_side(solo: Build) -> None:
    g = solo(
        player=me(close=["ves", "foglet"]),
        opponent=dict(deck=["clan_dimun_pirate"], close=["fiend"]),
        turn="opponent",
    )
    assert g.row("player", "close") == ["foglet"]
    assert g.row("opponent", "ranged") == ["clan_dimun_pirate"]
    assert g.row("opponent", "close") == ["fiend"]


@pytest.mark.rule("S4", "G5.8", "G6.4")
def test_its_scorch_reaches_its_own_spy_on_the_players_side(solo: Build) -> None:
    g = solo(
        player=me(close=["stefan_skellen", "ves"]),
        opponent=dict(deck=["scorch"]),
        owners={"stefan_skellen": "opponent"},
        turn="opponent",
    )
    assert g.row("player", "close") == ["ves"]
    assert g.discard("player") == ["stefan_skellen"]


@pytest.mark.rule("S4", "G6.4")
def test_the_players_scorch_reaches_both_sides(solo: Build) -> None:
    g = solo(
        player=dict(hand=["scorch", "ves"], close=["fiend"]),
        opponent=dict(deck=["foglet"], siege=["ballista"]),
    )
    g.pick("play:scorch")
    assert (g.row("player", "close"), g.row("opponent", "siege")) == ([], [])


@pytest.mark.rule("S8", "G5.11")
@pytest.mark.parametrize(
    ("board", "row"),
    [
        ({"close": ["berserker"], "ranged": ["young_berserker"]}, "close"),
        ({"ranged": ["young_berserker"], "close": ["fiend"]}, "ranged"),
        ({"ranged": ["young_berserker"] * 3, "close": ["berserker"]}, "ranged"),
        ({}, "close"),
    ],
)
def test_a_mardroeme_goes_where_it_gains_most(
    solo: Build, board: dict[str, list[str]], row: str
) -> None:
    reserve = ["transformed_vildkaarl", *["transformed_young_vildkaarl"] * 3]
    g = solo(
        player=me(), opponent=dict(deck=["mardroeme"], reserve=reserve, **board), turn="opponent"
    )
    assert g.zone(f"opponent.row_special.{row}") == ["mardroeme"]


@pytest.mark.rule("S4", "S2.1")
def test_weather_under_a_decoy_hits_that_count_and_brings_no_card(solo: Build) -> None:
    g = solo(
        player=me(close=["fiend"], siege=["ballista"]),
        opponent=dict(deck=["decoy", "biting_frost", "ves", "fiend", "griffin"], close=["fiend"]),
        turn="opponent",
    )
    g.pick("pass")
    assert g.last == ([7, 2], "player")
    assert g.deck("opponent") == ["griffin"]
    assert "biting_frost" in g.discard("opponent")


@pytest.mark.rule("S4")
def test_agile_units_move_from_ranged_to_close_combat(solo: Build) -> None:
    g = solo(
        player=me(),
        opponent=dict(deck=["ballista"], ranged=["yaevinn", "barclay_els"], horn=["close"]),
        turn="opponent",
    )
    assert g.row("opponent", "close") == ["yaevinn", "barclay_els"]
    assert g.row("opponent", "ranged") == []


@pytest.mark.rule("S4")
@pytest.mark.parametrize("row", ["close", "ranged"])
def test_a_morale_boost_moves_only_for_a_gain(solo: Build, row: str) -> None:
    """Either row would do: it boosts one other unit in each."""
    rows = {"close": ["ves"], "ranged": ["vanhemar"]}
    rows[row].append("olgierd_von_everec")
    g = solo(player=me(), opponent=dict(deck=["ballista"], **rows), turn="opponent")
    assert g.row("opponent", row)[-1] == "olgierd_von_everec"
    assert g.events("moved") == []


@pytest.mark.rule("S4", "S8")
@pytest.mark.parametrize(("olgierd", "yaevinn"), [("close", "ranged"), ("ranged", "close")])
def test_of_moves_that_gain_the_same_close_combat_comes_first(
    solo: Build, olgierd: str, yaevinn: str
) -> None:
    """One of the two joins the other, and both ways make as much."""
    g = solo(
        player=me(),
        opponent=dict(deck=["ballista"], **{olgierd: ["olgierd_von_everec"], yaevinn: ["yaevinn"]}),
        turn="opponent",
    )
    assert sorted(g.row("opponent", "close")) == ["olgierd_von_everec", "yaevinn"]
    assert g.total("opponent") == 6 + 7 + 6
