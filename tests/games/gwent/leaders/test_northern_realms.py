"""The Foltests (G9.11 to G9.15)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from helpers.gwent.scenario import Duel

Build = Callable[..., Duel]

TEMERIA = "foltest_king_of_temeria"
COMMANDER = "foltest_lord_commander_of_the_north"
SIEGEMASTER = "foltest_the_siegemaster"
STEEL_FORGED = "foltest_the_steel_forged"
MEDELL = "foltest_son_of_medell"


def shuffled(g: Duel) -> list[str]:
    """The zones the last pick had shuffled."""
    return [g.state.layout[int(event.args[0])].name for event in g.events("shuffled")]


# -- King of Temeria ----------------------------------------------------------------------------


@pytest.mark.rule("G9.11", "G9.0")
def test_temeria_plays_impenetrable_fog_from_the_deck(duel: Build) -> None:
    g = duel(
        A=dict(
            faction="northern_realms",
            leader=TEMERIA,
            hand=["ves"],
            deck=["skellige_storm", "impenetrable_fog", "thaler", "impenetrable_fog"],
            ranged=["keira_metz", "philippa_eilhart"],
            close=["siegfried_of_denesle"],
        ),
        B=dict(hand=["vreemde"], ranged=["vanhemar"], siege=["siege_engineer"]),
    )
    g.expect("leader", "pass", "play:ves")
    g.pick("leader")
    assert g.zone("weather") == ["impenetrable_fog"]
    assert g.strength("A", "ranged") == [1, 10]
    assert g.strength("B", "ranged") == [1]
    assert g.strength("A", "close") == [5]
    assert g.strength("B", "siege") == [6]
    assert sorted(g.deck("A")) == ["impenetrable_fog", "skellige_storm", "thaler"]
    assert shuffled(g) == ["A.deck"]
    assert g.asked() == ("B", "turn")
    g.pick("play:vreemde")
    g.expect("pass", "play:ves")


@pytest.mark.rule("G9.11", "G9.0", "G3.4")
def test_temeria_finds_no_fog(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=TEMERIA,
            hand=["impenetrable_fog"],
            deck=["skellige_storm", "biting_frost"],
            discard=["impenetrable_fog"],
        ),
        B=dict(hand=["vreemde"], deck=["impenetrable_fog"]),
    )
    g.pick("leader")
    assert g.zone("weather") == []
    assert shuffled(g) == ["A.deck"]
    assert g.asked() == ("B", "turn")
    g.pick("play:vreemde")
    g.expect("pass", "play:impenetrable_fog")


# -- Lord Commander of the North ----------------------------------------------------------------


@pytest.mark.rule("G9.12")
def test_lord_commander_discards_all_weather(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=COMMANDER,
            hand=["ves"],
            deck=["thaler", "thaler"],
            close=["siegfried_of_denesle"],
        ),
        B=dict(hand=["vreemde"], ranged=["vanhemar"], siege=["siege_engineer"]),
        weather=[
            ("biting_frost", "A"),
            ("impenetrable_fog", "B"),
            ("skellige_storm", "A"),
            ("biting_frost", "B"),
        ],
    )
    assert (g.total("A"), g.total("B")) == (1, 2)
    g.expect("leader", "pass", "play:ves")
    g.pick("leader")
    assert g.zone("weather") == []
    assert (g.total("A"), g.total("B")) == (5, 10)
    assert sorted(g.discard("A")) == ["biting_frost", "skellige_storm"]
    assert sorted(g.discard("B")) == ["biting_frost", "impenetrable_fog"]
    assert shuffled(g) == []
    assert g.asked() == ("B", "turn")
    g.pick("play:vreemde")
    g.expect("pass", "play:ves")


@pytest.mark.rule("G9.12", "G3.4")
def test_lord_commander_under_a_clear_sky(duel: Build) -> None:
    g = duel(
        A=dict(leader=COMMANDER, hand=["ves"], horn=["close"], close=["siegfried_of_denesle"]),
        B=dict(hand=["vreemde"]),
    )
    g.expect("leader", "pass", "play:ves")
    g.pick("leader")
    assert g.strength("A", "close") == [10]
    assert g.discard("A") == []
    g.pick("play:vreemde")
    g.expect("pass", "play:ves")


# -- The Siegemaster ----------------------------------------------------------------------------


@pytest.mark.rule("G9.13", "G1.5")
def test_siegemaster_doubles_the_own_siege_row_but_no_hero(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=SIEGEMASTER,
            hand=["ballista"],
            siege=["trebuchet", "morvran_voorhis"],
            close=["siegfried_of_denesle"],
            ranged=["keira_metz"],
        ),
        B=dict(hand=["vreemde", "sweers"], siege=["siege_engineer"]),
    )
    g.expect("leader", "pass", "play:ballista")
    g.pick("leader")
    assert g.strength("A", "siege") == [12, 10]
    assert g.strength("A", "close") == [5]
    assert g.strength("A", "ranged") == [5]
    assert g.strength("B", "siege") == [6]
    assert g.asked() == ("B", "turn")
    g.pick("play:vreemde")
    g.expect("pass", "play:ballista")
    g.pick("play:ballista")
    assert g.strength("A", "siege") == [12, 10, 12]


@pytest.mark.rule("G9.13", "G4.5")
def test_siegemaster_adds_nothing_to_a_special_horn(duel: Build) -> None:
    g = duel(
        A=dict(leader=SIEGEMASTER, hand=["ves"], siege=["trebuchet"], horn=["siege"]),
        B=dict(hand=["vreemde"]),
    )
    g.pick("leader")
    assert g.strength("A", "siege") == [12]
    assert g.events("horn") == []
    g.pick("play:vreemde")
    g.expect("pass", "play:ves")


@pytest.mark.rule("G9.13", "G4.5")
def test_siegemaster_does_nothing_with_a_horn_unit(duel: Build) -> None:
    g = duel(
        A=dict(leader=SIEGEMASTER, hand=["decoy", "ves"], siege=["draig_bon_dhu", "trebuchet"]),
        B=dict(hand=["vreemde", "vreemde"]),
    )
    g.pick("leader")
    assert g.strength("A", "siege") == [2, 12]
    g.pick("play:vreemde", "play:decoy", "target:siege.draig_bon_dhu")
    assert g.strength("A", "siege") == [0, 6]


@pytest.mark.rule("G9.13", "G4.5")
def test_a_horn_unit_is_doubled_by_siegemaster_who_came_first(duel: Build) -> None:
    g = duel(
        A=dict(leader=SIEGEMASTER, hand=["draig_bon_dhu", "ves"], siege=["trebuchet"]),
        B=dict(hand=["vreemde", "vreemde"]),
    )
    g.pick("leader", "play:vreemde", "play:draig_bon_dhu")
    assert g.strength("A", "siege") == [12, 4]


@pytest.mark.rule("G9.13", "G4.5")
def test_the_horn_of_siegemaster_comes_after_bond_and_morale(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=SIEGEMASTER,
            hand=["ves"],
            siege=["catapult", "catapult", "kaedweni_siege_expert"],
        ),
        B=dict(hand=["vreemde"]),
    )
    g.pick("leader")
    assert g.strength("A", "siege") == [34, 34, 2]


@pytest.mark.rule("G9.13", "G1.6")
def test_siegemaster_ends_with_the_round_and_is_spent(duel: Build) -> None:
    g = duel(
        A=dict(leader=SIEGEMASTER, hand=["ballista", "ves"], siege=["trebuchet"]),
        B=dict(hand=["vreemde", "vreemde"]),
    )
    g.pick("leader", "pass", "pass")
    assert g.round == 2
    g.expect("pass", "play:ballista", "play:ves")
    g.pick("play:ballista")
    assert g.strength("A", "siege") == [6]


# -- The Steel-Forged and Son of Medell ---------------------------------------------------------

BURNERS = [
    # leader, row, a 6, a 4, a 3, a hero of 10
    (STEEL_FORGED, "siege", "siege_engineer", "holger_blackhand", "rotten_mangonel"),
    (MEDELL, "ranged", "assire_var_anahid", "vanhemar", "puttkammer"),
]
HERO = {"siege": "morvran_voorhis", "ranged": "tibor_eggebracht"}
burner = pytest.mark.parametrize(("leader", "row", "six", "four", "three"), BURNERS)


@pytest.mark.rule("G9.14", "G9.15")
@burner
def test_a_row_of_ten_loses_its_strongest(
    duel: Build, leader: str, row: str, six: str, four: str, three: str
) -> None:
    g = duel(
        A=dict(leader=leader, hand=["ves"], siege=["trebuchet"] * 2, ranged=["dethmold"] * 2),
        B=dict(hand=["vreemde"], close=["villentretenmerth"] * 2, **{row: [four, six]}),
    )
    g.expect("leader", "pass", "play:ves")
    g.pick("leader")
    assert g.told("burned") == [six]
    assert g.row("B", row) == [four]
    assert g.discard("B") == [six]
    assert g.row("B", "close") == ["villentretenmerth"] * 2
    assert g.total("A") == 24
    assert g.asked() == ("B", "turn")
    g.pick("play:vreemde")
    g.expect("pass", "play:ves")


@pytest.mark.rule("G9.14", "G9.15", "G3.4")
@burner
def test_a_row_of_nine_is_safe_and_the_leader_spent(
    duel: Build, leader: str, row: str, six: str, four: str, three: str
) -> None:
    g = duel(
        A=dict(leader=leader, hand=["ves"]),
        B=dict(hand=["vreemde"], close=["villentretenmerth"] * 2, **{row: [three, six]}),
    )
    g.expect("leader", "pass", "play:ves")
    g.pick("leader")
    assert g.row("B", row) == [three, six]
    assert g.events("burned") == []
    g.pick("play:vreemde")
    g.expect("pass", "play:ves")


@pytest.mark.rule("G9.14", "G9.15")
@burner
def test_tied_cards_are_all_discarded(
    duel: Build, leader: str, row: str, six: str, four: str, three: str
) -> None:
    g = duel(
        A=dict(leader=leader, hand=["ves"]),
        B=dict(hand=["vreemde"], **{row: [six, four, six]}),
    )
    g.pick("leader")
    assert g.row("B", row) == [four]
    assert g.discard("B") == [six, six]


@pytest.mark.rule("G9.14", "G9.15", "G1.5")
@burner
def test_a_hero_is_counted_but_not_discarded(
    duel: Build, leader: str, row: str, six: str, four: str, three: str
) -> None:
    g = duel(
        A=dict(leader=leader, hand=["ves"]),
        B=dict(hand=["vreemde"], **{row: [HERO[row], three]}),
    )
    g.pick("leader")
    assert g.row("B", row) == [HERO[row]]
    assert g.discard("B") == [three]


@pytest.mark.rule("G9.14", "G9.15", "G1.5", "G3.4")
@burner
def test_heroes_alone_lose_nothing(
    duel: Build, leader: str, row: str, six: str, four: str, three: str
) -> None:
    g = duel(
        A=dict(leader=leader, hand=["ves"]),
        B=dict(hand=["vreemde"], **{row: [HERO[row], "decoy"]}),
    )
    g.pick("leader")
    assert g.row("B", row) == [HERO[row], "decoy"]


@pytest.mark.rule("G9.14", "G9.15", "G4.7")
@burner
def test_row_is_measured_with_current_strengths(
    duel: Build, leader: str, row: str, six: str, four: str, three: str
) -> None:
    weak = duel(
        A=dict(leader=leader, hand=["ves"]),
        B=dict(hand=["vreemde"], **{row: [six, four, six]}),
        weather=["skellige_storm"],
    )
    weak.pick("leader")
    assert weak.row("B", row) == [six, four, six]
    strong = duel(
        A=dict(leader=leader, hand=["ves"]),
        B=dict(hand=["vreemde"], horn=[row], **{row: [six]}),
    )
    strong.pick("leader")
    assert strong.row("B", row) == []
    assert strong.zone(f"B.row_special.{row}") == ["commanders_horn"]


@pytest.mark.rule("G9.14", "G9.15")
@burner
def test_the_strongest_is_the_one_strongest_now(
    duel: Build, leader: str, row: str, six: str, four: str, three: str
) -> None:
    g = duel(
        A=dict(leader=leader, hand=["ves"]),
        B=dict(hand=["vreemde"], **{row: [six, "bonded", "bonded"]}),
        cards={"bonded": {"strength": 4, "rows": [row], "abilities": ["tight_bond"]}},
    )
    g.pick("leader")
    assert g.row("B", row) == [six]


@pytest.mark.rule("G9.15", "G5.9")
def test_medell_wakes_an_avenger(duel: Build) -> None:
    g = duel(
        A=dict(leader=MEDELL, hand=["ves"]),
        B=dict(
            hand=["vreemde"],
            ranged=["tibor_eggebracht", "cow"],
            reserve=["bovine_defense_force"],
        ),
    )
    g.pick("leader")
    assert g.row("B", "ranged") == ["tibor_eggebracht"]
    assert g.row("B", "close") == ["bovine_defense_force"]
    assert g.discard("B") == ["cow"]
