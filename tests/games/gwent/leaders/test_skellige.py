"""The leaders of Skellige (G9.21 to G9.24)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from helpers.gwent.scenario import Duel

from sevencats.kernel.views import observe

Build = Callable[..., Duel]

CRACH = "crach_an_craite"
BRAN = "king_bran"
ARNJOLF = "arnjolf_the_patricide"
HARALD = "harald_an_craite_the_cripple"

#: Close combat units of a plain strength.
NUMBERED = {
    f"unit_{n}": {"strength": n, "rows": ["close"]} for n in (0, 1, 2, 3, 4, 5, 6, 7, 12, 15)
}


def shuffled(g: Duel) -> list[str]:
    """The zones the last pick had shuffled."""
    return [g.state.layout[int(event.args[0])].name for event in g.events("shuffled")]


# -- Crach an Craite ----------------------------------------------------------------------------


@pytest.mark.rule("G9.21")
def test_crach_returns_both_piles_and_shuffles(duel: Build) -> None:
    g = duel(
        A=dict(
            faction="skellige",
            leader=CRACH,
            hand=["udalryk"],
            deck=["svanrige", "svanrige"],
            discard=["madman_lugos", "scorch", "biting_frost"],
            close=["donar_an_hindar"],
        ),
        B=dict(hand=["ves"], deck=["ballista"], discard=["keira_metz", "thaler"]),
    )
    g.expect("leader", "pass", "play:udalryk")
    g.pick("leader")
    assert g.discard("A") == []
    assert g.discard("B") == []
    assert sorted(g.deck("A")) == ["biting_frost", "madman_lugos", "scorch", "svanrige", "svanrige"]
    assert sorted(g.deck("B")) == ["ballista", "keira_metz", "thaler"]
    assert sorted(shuffled(g)) == ["A.deck", "B.deck"]
    assert g.row("A", "close") == ["donar_an_hindar"]
    assert g.hand("A") == ["udalryk"]
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:udalryk")


@pytest.mark.rule("G9.21")
def test_crach_of_the_second_seat(duel: Build) -> None:
    g = duel(
        A=dict(hand=["ves"], deck=["ballista"], discard=["keira_metz"]),
        B=dict(leader=CRACH, hand=["udalryk"], deck=["svanrige"], discard=["scorch"]),
        turn="B",
    )
    g.pick("leader")
    assert sorted(g.deck("A")) == ["ballista", "keira_metz"]
    assert sorted(g.deck("B")) == ["scorch", "svanrige"]
    assert sorted(shuffled(g)) == ["A.deck", "B.deck"]


@pytest.mark.rule("G9.21")
def test_nobody_knows_the_order_after_crach(duel: Build) -> None:
    g = duel(
        A=dict(leader=CRACH, hand=["udalryk"], deck=["svanrige"], discard=["madman_lugos"]),
        B=dict(hand=["ves"], discard=["keira_metz", "thaler"]),
    )
    g.pick("leader")
    for seat in (0, 1, None):
        view = observe(g.state, seat)
        assert view.zones["A.deck"] == [None, None]
        assert view.zones["B.deck"] == [None, None]


@pytest.mark.rule("G9.21")
def test_crach_returns_spy_to_deck_of_its_pile(duel: Build) -> None:
    g = duel(
        A=dict(leader=CRACH, hand=["udalryk"], discard=["thaler", "svanrige"]),
        B=dict(hand=["ves"], deck=["ballista"]),
        owners={"thaler": "B"},
    )
    g.pick("leader")
    assert sorted(g.deck("A")) == ["svanrige", "thaler"]
    assert g.deck("B") == ["ballista"]


@pytest.mark.rule("G9.21")
def test_cards_that_crach_returned_can_be_drawn(duel: Build) -> None:
    g = duel(
        A=dict(leader=CRACH, hand=["stefan_skellen", "udalryk"], discard=["svanrige", "scorch"]),
        B=dict(hand=["ves", "ves"]),
    )
    g.pick("leader", "play:ves", "play:stefan_skellen")
    assert g.hand("A") == ["scorch", "svanrige", "udalryk"]


@pytest.mark.rule("G9.21", "G3.4")
def test_crach_with_empty_piles(duel: Build) -> None:
    g = duel(
        A=dict(leader=CRACH, hand=["udalryk"], deck=["svanrige", "scorch"]),
        B=dict(hand=["ves"]),
    )
    g.pick("leader")
    assert sorted(g.deck("A")) == ["scorch", "svanrige"]
    assert g.deck("B") == []
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:udalryk")


# -- King Bran ----------------------------------------------------------------------------------


@pytest.mark.rule("G9.22", "G4.2")
@pytest.mark.parametrize(
    ("printed", "left"),
    [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (12, 6), (15, 8)],
)
def test_bran_loses_half_rounded_down(duel: Build, printed: int, left: int) -> None:
    g = duel(
        A=dict(leader=BRAN, hand=["udalryk"], close=[f"unit_{printed}"]),
        B=dict(hand=["ves"], close=[f"unit_{printed}"]),
        weather=["biting_frost"],
        cards=NUMBERED,
    )
    g.expect("pass", "play:udalryk")
    assert g.strength("A", "close") == [left]
    assert g.strength("B", "close") == [min(printed, 1)]


@pytest.mark.rule("G9.22", "G4.2")
def test_bran_helps_in_every_weather(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=BRAN,
            hand=["udalryk"],
            close=["blueboy_lugos"],
            ranged=["clan_brokvar_archer"],
            siege=["holger_blackhand"],
        ),
        B=dict(hand=["ves"]),
        weather=["biting_frost", "skellige_storm", "impenetrable_fog"],
    )
    assert g.strength("A", "close") == [3]
    assert g.strength("A", "ranged") == [3]
    assert g.strength("A", "siege") == [2]


@pytest.mark.rule("G9.22", "G4.3", "G4.4", "G4.5")
def test_bond_morale_and_horn_come_after_the_half_loss(duel: Build) -> None:
    bond = duel(
        A=dict(leader=BRAN, hand=["udalryk"], close=["clan_drummond_shield_maiden"] * 3),
        B=dict(hand=["ves"]),
        weather=["biting_frost"],
    )
    assert bond.strength("A", "close") == [6, 6, 6]
    every = duel(
        A=dict(
            leader=BRAN,
            hand=["udalryk"],
            close=["clan_drummond_shield_maiden"] * 2 + ["unit_5", "drummer"],
            horn=["close"],
        ),
        B=dict(hand=["ves"]),
        weather=["biting_frost"],
        cards={
            **NUMBERED,
            "drummer": {"strength": 3, "rows": ["close"], "abilities": ["morale_boost"]},
        },
    )
    assert every.strength("A", "close") == [10, 10, 8, 4]


@pytest.mark.rule("G9.22", "G1.5")
def test_bran_changes_nothing_for_heroes_and_in_fair_weather(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=BRAN,
            hand=["udalryk"],
            close=["cerys", "blueboy_lugos"],
            ranged=["clan_brokvar_archer"],
        ),
        B=dict(hand=["ves"], close=["john_natalis"]),
        weather=["biting_frost"],
    )
    assert g.strength("A", "close") == [10, 3]
    assert g.strength("A", "ranged") == [6]
    assert g.strength("B", "close") == [10]


@pytest.mark.rule("G9.22", "G4.2")
def test_bran_helps_the_units_on_his_side_of_the_board(duel: Build) -> None:
    g = duel(
        A=dict(leader=BRAN, hand=["stefan_skellen", "udalryk"], close=["prince_stennis"]),
        B=dict(hand=["ves"]),
        weather=["biting_frost"],
        owners={"prince_stennis": "B"},
    )
    g.pick("play:stefan_skellen")
    assert g.strength("A", "close") == [3]
    assert g.strength("B", "close") == [1]


@pytest.mark.rule("G9.22", "G4.6")
def test_a_doubled_spy_loses_half_on_the_side_of_bran(duel: Build) -> None:
    g = duel(
        A=dict(leader=BRAN, hand=["udalryk"], close=["prince_stennis"]),
        B=dict(leader="eredin_breacc_glas_the_treacherous", hand=["ves"], close=["prince_stennis"]),
        weather=["biting_frost"],
    )
    assert g.strength("A", "close") == [5]
    assert g.strength("B", "close") == [1]


@pytest.mark.rule("G9.22", "G1.6")
def test_bran_works_in_every_round(duel: Build) -> None:
    g = duel(
        A=dict(leader=BRAN, hand=["blueboy_lugos", "biting_frost", "udalryk"]),
        B=dict(hand=["ves", "ves"], close=["siegfried_of_denesle"]),
    )
    g.pick("pass", "pass")
    assert g.round == 2
    g.pick("pass", seat="B")
    g.pick("play:blueboy_lugos", "play:biting_frost")
    assert g.strength("A", "close") == [3]


# -- Arnjolf the Patricide ----------------------------------------------------------------------


@pytest.mark.rule("G9.23", "G9.0")
def test_arnjolf_plays_a_tight_bond_unit_of_the_deck(duel: Build) -> None:
    g = duel(
        A=dict(
            faction="skellige",
            leader=ARNJOLF,
            hand=["udalryk", "clan_drummond_shield_maiden"],
            deck=[
                *("war_longship", "clan_an_craite_warrior", "light_longship", "cerys"),
                *("clan_an_craite_warrior", "mardroeme"),
            ],
            discard=["clan_drummond_shield_maiden"],
            close=["clan_an_craite_warrior"],
        ),
        B=dict(hand=["ves"], deck=["catapult"]),
    )
    g.expect("leader", "pass", "play:clan_drummond_shield_maiden", "play:udalryk")
    g.pick("leader")
    assert g.asked() == ("A", "take")
    g.expect("target:clan_an_craite_warrior", "target:war_longship")
    g.pick("target:clan_an_craite_warrior")
    assert g.row("A", "close") == ["clan_an_craite_warrior"] * 2
    assert g.strength("A", "close") == [12, 12]
    assert sorted(g.deck("A")) == [
        *("cerys", "clan_an_craite_warrior", "light_longship", "mardroeme", "war_longship"),
    ]
    assert shuffled(g) == ["A.deck"]
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:clan_drummond_shield_maiden", "play:udalryk")


@pytest.mark.rule("G9.23")
def test_arnjolf_takes_the_only_kind_without_asking(duel: Build) -> None:
    g = duel(
        A=dict(leader=ARNJOLF, hand=["udalryk"], deck=["svanrige", "war_longship", "svanrige"]),
        B=dict(hand=["ves"]),
    )
    g.pick("leader")
    assert g.row("A", "siege") == ["war_longship"]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G9.23", "G3.3", "G5.1")
def test_the_abilities_of_the_unit_act(duel: Build) -> None:
    g = duel(
        A=dict(leader=ARNJOLF, hand=["udalryk"], deck=["ranger"], discard=["svanrige", "scorch"]),
        B=dict(hand=["ves"]),
        cards={
            "ranger": {
                "strength": 3,
                "rows": ["close", "ranged"],
                "abilities": ["agile", "tight_bond", "medic"],
            }
        },
    )
    g.pick("leader")
    assert g.asked() == ("A", "row")
    g.expect("row:close", "row:ranged")
    g.pick("row:ranged")
    assert g.row("A", "ranged") == ["ranger"]
    assert g.row("A", "close") == ["svanrige"]


@pytest.mark.rule("G9.23", "G9.0", "G3.4")
def test_arnjolf_finds_no_tight_bond_unit(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=ARNJOLF,
            hand=["war_longship"],
            deck=["svanrige", "light_longship"],
            discard=["war_longship"],
        ),
        B=dict(hand=["ves"], deck=["catapult"]),
    )
    g.expect("leader", "pass", "play:war_longship")
    g.pick("leader")
    assert g.total("A") == 0
    assert g.hand("A") == ["war_longship"]
    assert shuffled(g) == ["A.deck"]
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:war_longship")


# -- Harald the Cripple -------------------------------------------------------------------------


@pytest.mark.rule("G9.24", "G9.0", "G5.10", "G5.11")
def test_harald_plays_a_mardroeme_on_a_row_of_his_choice(duel: Build) -> None:
    g = duel(
        A=dict(
            faction="skellige",
            leader=HARALD,
            hand=["udalryk"],
            deck=["svanrige", "mardroeme", "ermion", "mardroeme"],
            reserve=["transformed_vildkaarl", *["transformed_young_vildkaarl"] * 2],
            close=["berserker"],
            ranged=["young_berserker", "clan_brokvar_archer", "young_berserker"],
        ),
        B=dict(hand=["ves"], ranged=["young_berserker"]),
    )
    g.expect("leader", "pass", "play:udalryk")
    g.pick("leader")
    assert g.asked() == ("A", "row")
    g.expect("row:close", "row:ranged", "row:siege")
    g.pick("row:ranged")
    assert g.zone("A.row_special.ranged") == ["mardroeme"]
    assert sorted(g.row("A", "ranged")) == [
        *("clan_brokvar_archer", "transformed_young_vildkaarl", "transformed_young_vildkaarl"),
    ]
    assert sorted(g.strength("A", "ranged")) == [6, 16, 16]
    assert g.zone("removed") == ["young_berserker"] * 2
    assert g.row("A", "close") == ["berserker"]
    assert g.row("B", "ranged") == ["young_berserker"]
    assert sorted(g.deck("A")) == ["ermion", "mardroeme", "svanrige"]
    assert shuffled(g) == ["A.deck"]
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:udalryk")


@pytest.mark.rule("G9.24", "G5.11")
def test_a_berserker_that_comes_later_transforms_too(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=HARALD,
            hand=["berserker", "udalryk"],
            deck=["mardroeme"],
            reserve=["transformed_vildkaarl"],
        ),
        B=dict(hand=["ves", "ves"]),
    )
    g.pick("leader", "row:close", "play:ves", "play:berserker")
    assert g.row("A", "close") == ["transformed_vildkaarl"]
    assert g.strength("A", "close") == [14]


@pytest.mark.rule("G9.24", "G6.3")
def test_harald_may_not_choose_a_row_that_has_a_mardroeme(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=HARALD,
            hand=["udalryk"],
            deck=["mardroeme", "svanrige"],
            mardroeme=["close"],
            horn=["siege"],
        ),
        B=dict(hand=["ves"], mardroeme=["ranged"]),
    )
    g.pick("leader")
    g.expect("row:ranged", "row:siege")
    g.pick("row:siege")
    assert sorted(g.zone("A.row_special.siege")) == ["commanders_horn", "mardroeme"]


@pytest.mark.rule("G9.24", "G6.3", "G3.4", "G9.0")
def test_harald_without_a_free_row(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=HARALD,
            hand=["udalryk"],
            deck=["mardroeme", "svanrige"],
            mardroeme=["close", "ranged", "siege"],
        ),
        B=dict(hand=["ves"]),
    )
    g.pick("leader")
    assert sorted(g.deck("A")) == ["mardroeme", "svanrige"]
    assert shuffled(g) == ["A.deck"]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G9.24", "G9.0", "G3.4")
def test_harald_finds_no_mardroeme(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=HARALD,
            hand=["mardroeme"],
            deck=["svanrige", "ermion"],
            discard=["mardroeme"],
        ),
        B=dict(hand=["ves"], deck=["mardroeme"]),
    )
    g.expect("leader", "pass", "play:mardroeme")
    g.pick("leader")
    assert g.hand("A") == ["mardroeme"]
    assert sorted(g.deck("A")) == ["ermion", "svanrige"]
    assert shuffled(g) == ["A.deck"]
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:mardroeme")


@pytest.mark.rule("G9.24", "G7.2")
def test_the_mardroeme_leaves_with_the_round(duel: Build) -> None:
    g = duel(
        A=dict(leader=HARALD, hand=["udalryk"], deck=["mardroeme"]),
        B=dict(hand=["ves"]),
    )
    g.pick("leader", "row:close", "pass", "pass")
    assert g.round == 2
    assert g.zone("A.row_special.close") == []
    assert g.discard("A") == ["mardroeme"]
