"""The Eredins (G9.1 to G9.5)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from helpers.gwent.scenario import Duel

from sevencats.kernel.views import observe

Build = Callable[..., Duel]

WILD_HUNT = "eredin_king_of_the_wild_hunt"
RED_RIDERS = "eredin_commander_of_the_red_riders"
DESTROYER = "eredin_destroyer_of_worlds"
BRINGER = "eredin_bringer_of_death"
TREACHEROUS = "eredin_breacc_glas_the_treacherous"


def shuffled(g: Duel) -> list[str]:
    """The zones the last pick had shuffled."""
    return [g.state.layout[int(event.args[0])].name for event in g.events("shuffled")]


# -- King of the Wild Hunt ----------------------------------------------------------------------


@pytest.mark.rule("G9.1", "G9.0")
def test_wild_hunt_plays_a_weather_card_of_its_choice(duel: Build) -> None:
    deck = ["harpy", "biting_frost", "scorch", "torrential_rain", "biting_frost"]
    deck += ["clear_weather", "skellige_storm", "impenetrable_fog", "decoy"]
    g = duel(
        A=dict(faction="monsters", leader=WILD_HUNT, hand=["fiend"], deck=deck, close=["griffin"]),
        B=dict(hand=["ves"], close=["siegfried_of_denesle"]),
    )
    g.expect("leader", "pass", "play:fiend")
    g.pick("leader")
    assert g.asked() == ("A", "weather")
    g.expect(
        "target:biting_frost",
        "target:clear_weather",
        "target:impenetrable_fog",
        "target:skellige_storm",
        "target:torrential_rain",
    )
    g.pick("target:biting_frost")
    assert g.zone("weather") == ["biting_frost"]
    assert g.strength("A", "close") == [1]
    assert g.strength("B", "close") == [1]
    deck.remove("biting_frost")
    assert sorted(g.deck("A")) == sorted(deck)
    assert shuffled(g) == ["A.deck"]
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:fiend")


@pytest.mark.rule("G9.1")
def test_wild_hunt_weather_ends_in_the_pile_of_its_player(duel: Build) -> None:
    g = duel(
        A=dict(leader=WILD_HUNT, hand=["fiend"], deck=["biting_frost"]),
        B=dict(hand=["ves"]),
    )
    g.pick("leader", "pass", "pass")
    assert g.round == 2
    assert g.zone("weather") == []
    assert g.discard("A") == ["biting_frost"]
    assert g.discard("B") == []


@pytest.mark.rule("G9.1", "G6.6")
def test_wild_hunt_may_play_clear_weather(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=WILD_HUNT,
            hand=["fiend"],
            deck=["harpy", "clear_weather", "biting_frost"],
            close=["griffin"],
        ),
        B=dict(hand=["ves"], ranged=["keira_metz"]),
        weather=[("biting_frost", "A"), ("impenetrable_fog", "B")],
    )
    g.pick("leader", "target:clear_weather")
    assert g.zone("weather") == []
    assert sorted(g.discard("A")) == ["biting_frost", "clear_weather"]
    assert g.discard("B") == ["impenetrable_fog"]
    assert (g.total("A"), g.total("B")) == (5, 5)
    assert shuffled(g) == ["A.deck"]


@pytest.mark.rule("G9.1")
def test_wild_hunt_takes_the_only_kind_without_asking(duel: Build) -> None:
    g = duel(
        A=dict(leader=WILD_HUNT, hand=["fiend"], deck=["harpy", "skellige_storm", "harpy"]),
        B=dict(hand=["ves"]),
    )
    g.pick("leader")
    assert g.zone("weather") == ["skellige_storm"]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G9.1", "G9.0", "G3.4")
def test_wild_hunt_searches_the_deck_only(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=WILD_HUNT,
            hand=["biting_frost"],
            deck=["harpy", "griffin"],
            discard=["impenetrable_fog"],
        ),
        B=dict(hand=["ves"], deck=["torrential_rain", "torrential_rain"]),
    )
    g.expect("leader", "pass", "play:biting_frost")
    g.pick("leader")
    assert g.zone("weather") == []
    assert g.hand("A") == ["biting_frost"]
    assert g.discard("A") == ["impenetrable_fog"]
    assert shuffled(g) == ["A.deck"]
    g.pick("play:ves")
    g.expect("pass", "play:biting_frost")


# -- Commander of the Red Riders ----------------------------------------------------------------


@pytest.mark.rule("G9.2", "G1.5")
def test_red_riders_doubles_the_own_close_row_but_no_hero(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=RED_RIDERS,
            hand=["fiend"],
            close=["griffin", "imlerith"],
            ranged=["grave_hag"],
            siege=["ice_giant"],
        ),
        B=dict(hand=["ves", "thaler"], close=["siegfried_of_denesle"]),
    )
    g.expect("leader", "pass", "play:fiend")
    g.pick("leader")
    assert g.strength("A", "close") == [10, 10]
    assert g.strength("A", "ranged") == [5]
    assert g.strength("A", "siege") == [5]
    assert g.strength("B", "close") == [5]
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:fiend")
    g.pick("play:fiend")
    assert g.strength("A", "close") == [10, 10, 12]


@pytest.mark.rule("G9.2", "G4.5")
def test_red_riders_adds_nothing_to_a_special_horn(duel: Build) -> None:
    g = duel(
        A=dict(leader=RED_RIDERS, hand=["fiend"], close=["griffin"], horn=["close"]),
        B=dict(hand=["ves"]),
    )
    g.pick("leader")
    assert g.strength("A", "close") == [10]
    assert g.events("horn") == []
    g.pick("play:ves")
    g.expect("pass", "play:fiend")


@pytest.mark.rule("G9.2", "G4.5")
def test_red_riders_does_nothing_with_a_horn_unit(duel: Build) -> None:
    g = duel(
        A=dict(leader=RED_RIDERS, hand=["decoy", "fiend"], close=["dandelion", "griffin"]),
        B=dict(hand=["ves", "ves"]),
    )
    g.pick("leader")
    assert g.events("horn") == []
    assert g.strength("A", "close") == [2, 10]
    g.pick("play:ves", "play:decoy", "target:close.dandelion")
    assert g.row("A", "close") == ["decoy", "griffin"]
    assert g.strength("A", "close") == [0, 5]


@pytest.mark.rule("G9.2", "G4.5")
def test_a_horn_unit_is_doubled_by_red_riders_that_came_first(duel: Build) -> None:
    g = duel(
        A=dict(leader=RED_RIDERS, hand=["dandelion", "fiend"], close=["griffin"]),
        B=dict(hand=["ves", "ves"]),
    )
    g.pick("leader", "play:ves", "play:dandelion")
    assert g.strength("A", "close") == [10, 4]


@pytest.mark.rule("G9.2", "G4.5", "G6.1")
def test_a_special_horn_adds_nothing_to_red_riders(duel: Build) -> None:
    g = duel(
        A=dict(leader=RED_RIDERS, hand=["commanders_horn", "fiend"], close=["griffin"]),
        B=dict(hand=["ves", "ves"]),
    )
    g.pick("leader", "play:ves", "play:commanders_horn")
    g.expect("row:close", "row:ranged", "row:siege")
    g.pick("row:close")
    assert g.strength("A", "close") == [10]


@pytest.mark.rule("G9.2")
def test_red_riders_looks_at_its_own_close_row_only(duel: Build) -> None:
    g = duel(
        A=dict(leader=RED_RIDERS, hand=["fiend"], close=["griffin"], horn=["ranged", "siege"]),
        B=dict(hand=["ves"], close=["dandelion", "vesemir"], horn=["close"]),
    )
    g.pick("leader")
    assert g.strength("A", "close") == [10]


@pytest.mark.rule("G9.2", "G1.6")
def test_red_riders_ends_with_the_round_and_is_spent(duel: Build) -> None:
    g = duel(
        A=dict(faction="monsters", leader=RED_RIDERS, hand=["fiend"], close=["griffin"]),
        B=dict(hand=["ves"]),
    )
    g.pick("leader", "pass", "pass")
    assert g.round == 2
    assert g.row("A", "close") == ["griffin"]  # kept by Monsters
    assert g.strength("A", "close") == [5]
    assert g.asked() == ("A", "turn")
    g.expect("pass", "play:fiend")


# -- Destroyer of Worlds ------------------------------------------------------------------------


@pytest.mark.rule("G9.3", "G9.0", "G1.7")
def test_destroyer_discards_two_and_takes_one_of_the_deck(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=DESTROYER,
            hand=["fiend", "imlerith", "scorch", "harpy"],
            deck=["leshen", "griffin", "griffin", "biting_frost"],
        ),
        B=dict(hand=["ves"]),
    )
    g.expect("leader", "pass", "play:fiend", "play:harpy", "play:imlerith", "play:scorch")
    g.pick("leader")
    assert g.asked() == ("A", "discard")
    g.expect("discard:fiend", "discard:harpy", "discard:imlerith", "discard:scorch")
    g.pick("discard:imlerith")
    assert g.asked() == ("A", "discard")
    g.expect("discard:fiend", "discard:harpy", "discard:scorch")
    g.pick("discard:scorch")
    assert g.asked() == ("A", "take")
    g.expect("take:biting_frost", "take:griffin", "take:leshen")
    g.pick("take:leshen")
    assert g.hand("A") == ["fiend", "harpy", "leshen"]
    assert g.discard("A") == ["imlerith", "scorch"]
    assert sorted(g.deck("A")) == ["biting_frost", "griffin", "griffin"]
    assert shuffled(g) == ["A.deck"]
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:fiend", "play:harpy", "play:leshen")


@pytest.mark.rule("G9.3")
def test_nobody_else_sees_what_the_destroyer_takes(duel: Build) -> None:
    g = duel(
        A=dict(leader=DESTROYER, hand=["fiend", "harpy"], deck=["leshen", "griffin"]),
        B=dict(hand=["ves"]),
    )
    g.pick("leader", "discard:fiend", "take:griffin")
    assert observe(g.state, 0).zones["A.hand"] == ["griffin"]
    assert observe(g.state, 1).zones["A.hand"] == [None]
    assert observe(g.state, None).zones["A.hand"] == [None]


@pytest.mark.rule("G9.3")
def test_destroyer_with_two_cards_in_hand_loses_both(duel: Build) -> None:
    g = duel(
        A=dict(leader=DESTROYER, hand=["fiend", "harpy"], deck=["leshen", "griffin", "harpy"]),
        B=dict(hand=["ves"]),
    )
    g.pick("leader")
    g.expect("discard:fiend", "discard:harpy")
    g.pick("discard:fiend")
    assert g.asked() == ("A", "take")  # the second card was the only one left
    g.pick("take:griffin")
    assert g.hand("A") == ["griffin"]
    assert g.discard("A") == ["fiend", "harpy"]


@pytest.mark.rule("G9.3", "G3.4")
def test_destroyer_with_one_card_in_hand_loses_that_one(duel: Build) -> None:
    g = duel(
        A=dict(leader=DESTROYER, hand=["fiend"], deck=["leshen", "griffin", "harpy"]),
        B=dict(hand=["ves"]),
    )
    g.pick("leader")
    assert g.asked() == ("A", "take")
    g.expect("take:griffin", "take:harpy", "take:leshen")
    g.pick("take:harpy")
    assert g.hand("A") == ["harpy"]
    assert g.discard("A") == ["fiend"]
    assert shuffled(g) == ["A.deck"]


@pytest.mark.rule("G9.3", "G3.1", "G3.4")
def test_destroyer_with_an_empty_hand_still_takes_a_card(duel: Build) -> None:
    g = duel(
        A=dict(leader=DESTROYER, deck=["leshen", "griffin", "harpy"]),
        B=dict(hand=["ves"]),
    )
    g.expect("leader", "pass")
    g.pick("leader")
    g.expect("take:griffin", "take:harpy", "take:leshen")
    g.pick("take:leshen")
    assert g.hand("A") == ["leshen"]
    assert g.discard("A") == []


@pytest.mark.rule("G9.3", "G3.4")
def test_destroyer_with_an_empty_deck_only_discards(duel: Build) -> None:
    g = duel(
        A=dict(leader=DESTROYER, hand=["fiend", "harpy", "griffin"], discard=["leshen"]),
        B=dict(hand=["ves"]),
    )
    g.pick("leader", "discard:fiend", "discard:harpy")
    assert g.hand("A") == ["griffin"]
    assert g.discard("A") == ["leshen", "fiend", "harpy"]
    assert g.asked() == ("B", "turn")


# -- Bringer of Death ---------------------------------------------------------------------------


@pytest.mark.rule("G9.4", "G1.5")
def test_bringer_takes_units_specials_and_weather_but_no_hero(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=BRINGER,
            hand=["fiend"],
            deck=["griffin", "griffin"],
            discard=["harpy", "imlerith", "scorch", "biting_frost", "harpy", "decoy"],
        ),
        B=dict(hand=["ves"], discard=["keira_metz"]),
    )
    g.expect("leader", "pass", "play:fiend")
    g.pick("leader")
    assert g.asked() == ("A", "take")
    g.expect("take:biting_frost", "take:decoy", "take:harpy", "take:scorch")
    g.refuse("take:imlerith")
    g.pick("take:harpy")
    assert g.hand("A") == ["fiend", "harpy"]
    assert sorted(g.discard("A")) == ["biting_frost", "decoy", "harpy", "imlerith", "scorch"]
    assert g.discard("B") == ["keira_metz"]
    assert shuffled(g) == []
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:fiend", "play:harpy")


@pytest.mark.rule("G9.4")
@pytest.mark.parametrize("card", ["biting_frost", "scorch", "commanders_horn", "ghoul"])
def test_bringer_takes_the_only_card_without_asking(duel: Build, card: str) -> None:
    g = duel(
        A=dict(leader=BRINGER, hand=["fiend"], discard=[card, "imlerith"]),
        B=dict(hand=["ves"]),
    )
    g.pick("leader")
    assert g.hand("A") == sorted([card, "fiend"])
    assert g.discard("A") == ["imlerith"]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G9.4", "G5.8")
def test_bringer_takes_an_enemy_spy_and_plays_it(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=BRINGER,
            hand=["fiend"],
            deck=["griffin", "harpy", "foglet"],
            discard=["prince_stennis"],
        ),
        B=dict(hand=["ves"]),
        owners={"prince_stennis": "B"},
    )
    g.pick("leader", "play:ves", "play:prince_stennis")
    assert g.row("B", "close") == ["ves", "prince_stennis"]
    assert g.hand("A") == ["fiend", "griffin", "harpy"]


@pytest.mark.rule("G9.4", "G1.5", "G3.4")
def test_bringer_does_nothing_in_row_of_heroes(duel: Build) -> None:
    g = duel(
        A=dict(leader=BRINGER, hand=["fiend"], discard=["imlerith", "leshen"]),
        B=dict(hand=["ves"], discard=["keira_metz"]),
    )
    g.pick("leader")
    assert g.hand("A") == ["fiend"]
    assert g.discard("A") == ["imlerith", "leshen"]
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:fiend")


# -- The Treacherous ----------------------------------------------------------------------------


@pytest.mark.rule("G9.5", "G4.6", "G1.6")
def test_treacherous_doubles_the_spies_of_both_sides(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=TREACHEROUS,
            hand=["fiend"],
            close=["prince_stennis", "griffin"],
            siege=["thaler"],
        ),
        B=dict(hand=["ves"], close=["stefan_skellen", "siegfried_of_denesle"]),
    )
    g.expect("pass", "play:fiend")
    assert g.strength("A", "close") == [10, 5]
    assert g.strength("A", "siege") == [2]
    assert g.strength("B", "close") == [18, 5]


@pytest.mark.rule("G9.5", "G4.6")
def test_treacherous_counts_spies_of_both_players(duel: Build) -> None:
    g = duel(
        A=dict(leader=TREACHEROUS, hand=["fiend", "stefan_skellen"]),
        B=dict(hand=["ves", "prince_stennis"]),
    )
    g.pick("play:stefan_skellen", "play:prince_stennis")
    assert g.total("A") == 10
    assert g.total("B") == 18


@pytest.mark.rule("G9.5", "G4.6", "G4.2")
def test_treacherous_doubles_before_the_weather(duel: Build) -> None:
    g = duel(
        A=dict(leader=TREACHEROUS, hand=["fiend"], close=["prince_stennis"]),
        B=dict(hand=["ves"], close=["stefan_skellen"]),
        weather=["biting_frost"],
    )
    assert g.strength("A", "close") == [1]
    assert g.strength("B", "close") == [1]


@pytest.mark.rule("G9.5", "G4.6")
def test_bond_morale_and_horn_follow_the_doubled_spy(duel: Build) -> None:
    g = duel(
        A=dict(leader=TREACHEROUS, hand=["fiend"]),
        B=dict(hand=["ves"], close=["mole", "mole", "drummer"], horn=["close"]),
        cards={
            "mole": {"strength": 3, "rows": ["close"], "abilities": ["spy", "tight_bond"]},
            "drummer": {"strength": 1, "rows": ["close"], "abilities": ["morale_boost"]},
        },
    )
    assert g.strength("B", "close") == [26, 26, 2]


@pytest.mark.rule("G9.5", "G1.5")
def test_treacherous_leaves_a_hero_spy_alone(duel: Build) -> None:
    g = duel(
        A=dict(leader=TREACHEROUS, hand=["fiend"], close=["master_spy", "mysterious_elf"]),
        B=dict(hand=["ves"]),
        cards={
            "master_spy": {
                "kind": "hero",
                "strength": 4,
                "rows": ["close"],
                "abilities": ["spy"],
            }
        },
    )
    assert g.strength("A", "close") == [4, 0]
