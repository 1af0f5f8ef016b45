"""G6.2: the Decoy."""

from __future__ import annotations

import pytest
from helpers.gwent.scenario import NewDuel


@pytest.mark.rule("G6.2", "G3.6")
def test_decoy_swaps_with_unit_on_own_side(duel: NewDuel) -> None:
    g = duel(
        A=dict(
            hand=["decoy", "roach"], close=["ves", "harpy"], ranged=["harpy"], siege=["ballista"]
        ),
        B=dict(hand=["roach"], close=["fiend"]),
    )
    g.expect("pass", "play:decoy", "play:roach")
    g.pick("play:decoy")
    assert g.asked() == ("A", "decoy")
    g.expect(
        "target:close.ves", "target:close.harpy", "target:ranged.harpy", "target:siege.ballista"
    )
    g.pick("target:close.ves")
    assert g.row("A", "close") == ["decoy", "harpy"]
    assert g.hand("A") == ["roach", "ves"]
    assert g.strength("A", "close") == [0, 2]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G6.2")
def test_the_unit_can_be_played_again(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["decoy"], siege=["siege_technician"], discard=["ves"]),
        B=dict(hand=["roach", "fiend"]),
    )
    g.pick("play:decoy", "play:roach", "play:siege_technician")
    assert g.row("A", "close") == ["ves"]
    assert g.row("A", "siege") == ["decoy", "siege_technician"]


@pytest.mark.rule("G6.2", "G5.8")
def test_decoy_takes_enemy_spy_from_own_side(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["decoy"], close=["stefan_skellen"], deck=["ves", "nekker", "fiend"]),
        B=dict(hand=["roach", "griffin"]),
        owners={"stefan_skellen": "B"},
    )
    g.pick("play:decoy")
    assert g.hand("A") == ["stefan_skellen"]
    g.pick("play:roach", "play:stefan_skellen")
    assert g.row("B", "close") == ["roach", "stefan_skellen"]
    assert g.hand("A") == ["nekker", "ves"]


@pytest.mark.rule("G6.2")
def test_decoy_cannot_take_own_spy_from_enemy_side(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["decoy", "roach"]),
        B=dict(hand=["roach"], close=["stefan_skellen"]),
        owners={"stefan_skellen": "A"},
    )
    g.expect("pass", "play:roach")


@pytest.mark.rule("G3.4", "G6.2", "G1.5")
@pytest.mark.parametrize("row", [[], ["geralt_of_rivia"], ["decoy"]])
def test_without_a_unit_to_replace_it_may_not_be_played(duel: NewDuel, row: list[str]) -> None:
    g = duel(A=dict(hand=["decoy", "roach"], close=row), B=dict(hand=["roach"], close=["ves"]))
    g.expect("pass", "play:roach")
    g.refuse("play:decoy")


@pytest.mark.rule("G6.2")
def test_a_single_unit_is_taken_unasked(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["decoy", "roach"], close=["ves"]), B=dict(hand=["roach"]))
    g.pick("play:decoy")
    assert g.row("A", "close") == ["decoy"]
    assert g.hand("A") == ["roach", "ves"]


@pytest.mark.rule("G6.2", "G1.4")
def test_it_stays_at_zero_whatever_acts_on_its_row(duel: NewDuel) -> None:
    g = duel(
        A=dict(
            hand=["decoy", "roach"], siege=["ballista", "kaedweni_siege_expert"], horn=["siege"]
        ),
        B=dict(hand=["roach"]),
    )
    g.pick("play:decoy", "target:siege.ballista")
    assert g.strength("A", "siege") == [0, 2]


@pytest.mark.rule("G6.2", "G6.4")
def test_it_is_not_scorched(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["scorch", "roach"], close=["decoy"]), B=dict(hand=["roach"], close=["decoy"])
    )
    g.pick("play:scorch")
    assert g.row("A", "close") == g.row("B", "close") == ["decoy"]


@pytest.mark.rule("G6.2", "G5.7")
def test_it_is_not_burned_with_its_row(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["villentretenmerth", "roach"]),
        B=dict(hand=["roach"], close=["geralt_of_rivia", "decoy", "kambi"]),
    )
    g.pick("play:villentretenmerth")
    assert g.row("B", "close") == ["geralt_of_rivia", "decoy"]


@pytest.mark.rule("G6.2", "G5.3")
def test_it_is_not_revived(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["dun_banner_medic", "roach"], discard=["decoy"]), B=dict(hand=["roach"]))
    g.pick("play:dun_banner_medic")
    assert g.discard("A") == ["decoy"]


@pytest.mark.rule("G6.2", "G8.1")
def test_monsters_do_not_keep_it(duel: NewDuel) -> None:
    g = duel(A=dict(faction="monsters", hand=["roach"], close=["decoy"]), B=dict(hand=["roach"]))
    g.pick("pass", "pass")
    assert g.row("A", "close") == []
    assert g.discard("A") == ["decoy"]


@pytest.mark.rule("G6.2", "G4.3")
def test_two_decoys_do_not_bond_and_gain_no_morale(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], close=["decoy", "decoy", "olgierd_von_everec"]))
    assert g.strength("A", "close") == [0, 0, 6]


@pytest.mark.rule("G6.2", "G5.3")
def test_a_taken_medic_does_not_act_until_it_is_played(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["decoy", "roach"], siege=["dun_banner_medic"], discard=["ves"]),
        B=dict(hand=["roach"]),
    )
    g.pick("play:decoy")
    assert g.discard("A") == ["ves"]
    assert g.hand("A") == ["dun_banner_medic", "roach"]


@pytest.mark.rule("G7.2", "G3.5")
def test_it_goes_to_the_pile_of_its_side(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["decoy", "roach"], close=["ves"]), B=dict(hand=["roach"]))
    g.pick("play:decoy", "pass", "pass")
    assert g.discard("A") == ["decoy"]
