"""G5.3: medics."""

from __future__ import annotations

import pytest
from helpers.gwent.scenario import NewDuel

MEDIC = "dun_banner_medic"


@pytest.mark.rule("G5.3", "G3.3")
def test_the_player_chooses_a_unit_of_the_own_pile(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=[MEDIC, "roach"], discard=["ves", "keira_metz", "ves"]),
        B=dict(hand=["roach"], discard=["fiend"]),
    )
    g.pick(f"play:{MEDIC}")
    assert g.asked() == ("A", "revive")
    g.expect("target:keira_metz", "target:ves")
    g.pick("target:ves")
    assert g.row("A", "close") == ["ves"]
    assert g.row("A", "siege") == [MEDIC]
    assert sorted(g.discard("A")) == ["keira_metz", "ves"]
    assert g.discard("B") == ["fiend"]
    assert g.told("revived") == ["ves"]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G5.3", "G1.5", "G1.7")
def test_heroes_and_specials_stay_in_the_pile(duel: NewDuel) -> None:
    pile = ["geralt_of_rivia", "decoy", "biting_frost", "commanders_horn", "ves", "fiend"]
    g = duel(A=dict(hand=[MEDIC, "roach"], discard=pile), B=dict(hand=["roach"]))
    g.pick(f"play:{MEDIC}")
    g.expect("target:ves", "target:fiend")
    g.pick("target:fiend")
    assert g.row("A", "close") == ["fiend"]


@pytest.mark.rule("G5.3", "G3.4")
def test_without_a_target_the_medic_may_be_played_and_does_nothing(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=[MEDIC, "roach"], discard=["geralt_of_rivia", "decoy"]),
        B=dict(hand=["roach"], discard=["ves"]),
    )
    g.pick(f"play:{MEDIC}")
    assert g.row("A", "siege") == [MEDIC]
    assert g.discard("A") == ["geralt_of_rivia", "decoy"]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G5.3", "G3.4")
def test_a_single_target_must_be_taken(duel: NewDuel) -> None:
    g = duel(A=dict(hand=[MEDIC, "roach"], discard=["ves"]), B=dict(hand=["roach"]), confirm=True)
    g.pick(f"play:{MEDIC}")
    g.expect("target:ves")
    g.refuse("pass")
    g.refuse("done")
    g.pick("target:ves")
    assert g.row("A", "close") == ["ves"]


@pytest.mark.rule("G5.3")
def test_medics_chain(duel: NewDuel) -> None:
    g = duel(
        A=dict(
            hand=[MEDIC, "roach"],
            discard=["etolian_auxiliary_archers", "siege_technician", "ves", "fiend"],
        ),
        B=dict(hand=["roach"]),
    )
    g.pick(f"play:{MEDIC}")
    g.expect(
        "target:etolian_auxiliary_archers", "target:siege_technician", "target:ves", "target:fiend"
    )
    g.pick("target:etolian_auxiliary_archers")
    g.expect("target:siege_technician", "target:ves", "target:fiend")
    g.pick("target:siege_technician")
    g.expect("target:ves", "target:fiend")
    g.pick("target:ves")
    assert g.row("A", "siege") == [MEDIC, "siege_technician"]
    assert g.row("A", "ranged") == ["etolian_auxiliary_archers"]
    assert g.row("A", "close") == ["ves"]
    assert g.discard("A") == ["fiend"]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G5.3", "G5.8")
def test_a_revived_spy_goes_to_the_enemy_and_draws(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=[MEDIC, "roach"], discard=["prince_stennis"], deck=["ves", "fiend", "nekker"]),
        B=dict(hand=["roach"]),
    )
    g.pick(f"play:{MEDIC}")
    assert g.row("B", "close") == ["prince_stennis"]
    assert g.hand("A") == ["fiend", "roach", "ves"]
    assert g.deck("A") == ["nekker"]


@pytest.mark.rule("G5.3", "G3.5", "G5.8")
def test_an_enemy_spy_in_the_own_pile_can_be_sent_back(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=[MEDIC, "roach"], discard=["stefan_skellen"], deck=["ves", "fiend"]),
        B=dict(hand=["roach"], deck=["nekker", "nekker"]),
        owners={"stefan_skellen": "B"},
    )
    g.pick(f"play:{MEDIC}")
    assert g.row("B", "close") == ["stefan_skellen"]
    assert g.hand("A") == ["fiend", "roach", "ves"]
    assert g.hand_size("B") == 1


@pytest.mark.rule("G5.3", "G5.1")
def test_a_revived_agile_unit_asks_for_its_row(duel: NewDuel) -> None:
    g = duel(A=dict(hand=[MEDIC, "roach"], discard=["harpy"]), B=dict(hand=["roach"]))
    g.pick(f"play:{MEDIC}")
    assert g.asked() == ("A", "row")
    g.expect("row:close", "row:ranged")
    g.pick("row:ranged")
    assert g.row("A", "ranged") == ["harpy"]


@pytest.mark.rule("G5.3", "G5.5")
def test_a_revived_muster_unit_musters(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=[MEDIC, "roach"], discard=["nekker", "fiend"], deck=["nekker", "ves"]),
        B=dict(hand=["roach"]),
    )
    g.pick(f"play:{MEDIC}", "target:nekker")
    assert g.row("A", "close") == ["nekker", "nekker"]
    assert g.deck("A") == ["ves"]


@pytest.mark.rule("G5.3", "G5.7")
def test_a_revived_row_scorcher_burns(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=[MEDIC, "roach"], discard=["villentretenmerth"]),
        B=dict(hand=["roach"], close=["fiend", "ves"]),
    )
    g.pick(f"play:{MEDIC}")
    assert g.row("B", "close") == ["ves"]


@pytest.mark.rule("G5.3", "G5.12")
def test_a_medic_burned_by_the_pirate_it_revived(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["dun_banner_medic", "roach"], discard=["clan_dimun_pirate"], horn=["siege"]),
        B=dict(hand=["roach"]),
    )
    g.pick("play:dun_banner_medic")
    assert g.row("A", "siege") == []
    assert g.row("A", "ranged") == ["clan_dimun_pirate"]
    assert g.discard("A") == ["dun_banner_medic"]


@pytest.mark.rule("G1.7", "G5.3")
@pytest.mark.parametrize(
    ("hero", "row"), [("yennefer_of_vengerberg", "ranged"), ("menno_coehoorn", "close")]
)
def test_a_hero_medic_acts_as_any_other(duel: NewDuel, hero: str, row: str) -> None:
    g = duel(A=dict(hand=[hero, "roach"], discard=["thaler", "ballista"]), B=dict(hand=["roach"]))
    g.pick(f"play:{hero}")
    g.expect("target:thaler", "target:ballista")
    g.pick("target:ballista")
    assert g.row("A", row) == [hero]
    assert g.row("A", "siege") == ["ballista"]


@pytest.mark.rule("G5.3", "G5.10")
def test_a_revived_berserker_meets_the_mardroeme(duel: NewDuel) -> None:
    g = duel(
        A=dict(
            hand=["birna_bran", "roach"],
            discard=["berserker"],
            reserve=["transformed_vildkaarl"],
            mardroeme=["close"],
        ),
        B=dict(hand=["roach"]),
    )
    g.pick("play:birna_bran")
    assert g.row("A", "close") == ["birna_bran", "transformed_vildkaarl"]
    assert g.zone("removed") == ["berserker"]


@pytest.mark.rule("G3.4")
def test_alike_targets_are_one_option(duel: NewDuel) -> None:
    g = duel(A=dict(hand=[MEDIC, "roach"], discard=["ves", "ves"]), B=dict(hand=["roach"]))
    g.pick(f"play:{MEDIC}")
    assert g.row("A", "close") == ["ves"]
    assert g.discard("A") == ["ves"]


@pytest.mark.rule("G1.3", "G5.3", "G5.10")
def test_a_reserve_card_that_has_fallen_can_be_brought_back(duel: NewDuel) -> None:
    bear = "transformed_vildkaarl"
    g = duel(
        A=dict(hand=["mardroeme", "birna_bran"], close=["berserker"], reserve=[bear]),
        B=dict(hand=["scorch", "ves"]),
    )
    g.pick("play:mardroeme", "row:close", "play:scorch")
    assert g.discard("A") == [bear]
    g.pick("play:birna_bran")
    assert sorted(g.row("A", "close")) == ["birna_bran", bear]


@pytest.mark.rule("G5.3", "P4")
def test_in_a_duel_nobody_is_asked_for_a_colour(duel: NewDuel) -> None:
    g = duel(
        A=dict(
            faction="northern_realms",
            hand=["dun_banner_medic", "ves"],
            discard=["villentretenmerth", "villentretenmerth"],
        ),
        B=dict(faction="monsters", hand=["ves"]),
        owners={"villentretenmerth#1": "A", "villentretenmerth#2": "B"},
    )
    g.pick("play:dun_banner_medic")
    assert g.row("A", "close") == ["villentretenmerth"]
    assert g.asked() == ("B", "turn")
