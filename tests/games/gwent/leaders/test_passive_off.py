"""Passive leaders are always at work, and off beside The White Flame (G1.6, G9.8)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from helpers.gwent.scenario import Duel

from sevencats.games.gwent.cards.catalogue import base

Build = Callable[..., Duel]

TREACHEROUS = "eredin_breacc_glas_the_treacherous"
WHITE_FLAME = "emhyr_the_white_flame"
INVADER = "emhyr_invader_of_the_north"
DAISY = "francesca_daisy_of_the_valley"
BRAN = "king_bran"
PASSIVE = [TREACHEROUS, WHITE_FLAME, INVADER, DAISY, BRAN]

#: The other's leader, and whether a passive leader beside it works.
beside = pytest.mark.parametrize(
    ("other", "works"), [("", True), ("crach_an_craite", True), (WHITE_FLAME, False)]
)


@pytest.mark.rule("G1.6")
def test_five_leaders_are_passive() -> None:
    leaders = base().leaders.values()
    assert sorted(PASSIVE) == sorted(leader.id for leader in leaders if leader.passive)


@pytest.mark.rule("G1.6")
@pytest.mark.parametrize("leader", PASSIVE)
def test_a_passive_leader_is_never_an_option(duel: Build, leader: str) -> None:
    g = duel(
        A=dict(leader=leader, hand=["vesemir"] * 2, close=["roach"]),
        B=dict(leader="crach_an_craite" if leader != WHITE_FLAME else "", hand=["ves"] * 2),
    )
    g.expect("pass", "play:vesemir")
    g.refuse("leader")
    g.pick("pass", "pass")
    assert g.round == 2
    g.expect("pass", "play:vesemir")


@pytest.mark.rule("G1.6")
@pytest.mark.parametrize("leader", PASSIVE)
def test_a_player_without_cards_and_with_a_passive_leader_passes(duel: Build, leader: str) -> None:
    g = duel(A=dict(leader=leader), B=dict(hand=["ves"]))
    assert g.passed("A")
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G1.6", "G9.8", "G9.22")
@beside
def test_king_bran(duel: Build, other: str, works: bool) -> None:
    g = duel(
        A=dict(leader=BRAN, hand=["vesemir"], close=["blueboy_lugos"]),
        B=dict(leader=other, hand=["ves"], close=["siegfried_of_denesle"]),
        weather=["biting_frost"],
    )
    assert g.strength("A", "close") == [3 if works else 1]
    assert g.strength("B", "close") == [1]


@pytest.mark.rule("G1.6", "G9.8", "G9.5")
@beside
def test_the_treacherous(duel: Build, other: str, works: bool) -> None:
    g = duel(
        A=dict(leader=TREACHEROUS, hand=["vesemir"], close=["prince_stennis"]),
        B=dict(leader=other, hand=["ves"], close=["stefan_skellen"]),
    )
    assert g.strength("A", "close") == [10 if works else 5]
    assert g.strength("B", "close") == [18 if works else 9]


@pytest.mark.rule("G1.6", "G9.8", "G9.10")
@beside
@pytest.mark.parametrize("medic_of", ["A", "B"])
def test_invader_of_the_north(duel: Build, other: str, works: bool, medic_of: str) -> None:
    seats = {
        "A": {"leader": INVADER, "hand": ["vesemir"]},
        "B": {"leader": other, "hand": ["ves"]},
    }
    seats[medic_of] |= {"hand": ["birna_bran", "roach"], "discard": ["svanrige", "udalryk"]}
    g = duel(**seats, turn=medic_of)
    if works:
        g.chance("target:udalryk")
        g.pick("play:birna_bran")
    else:
        g.pick("play:birna_bran")
        assert g.asked() == (medic_of, "revive")
        g.expect("target:svanrige", "target:udalryk")
        g.pick("target:udalryk")
    assert g.row(medic_of, "close") == ["birna_bran", "udalryk"]


@pytest.mark.rule("G1.6", "G9.8", "G9.17")
@beside
def test_daisy_of_the_valley(duel: Build, other: str, works: bool) -> None:
    g = duel(
        A=dict(faction="scoiatael", leader=DAISY, deck=["riordain"] * 13),
        B=dict(faction="nilfgaard", leader=other, deck=["vreemde"] * 13),
        phase="start",
    )
    g.pick("starter:B")
    assert g.hand_size("A") == (11 if works else 10)
    assert g.hand_size("B") == 10
    g.pick("done", seat="A")
    g.pick("done", seat="B")


@pytest.mark.rule("G1.6", "G9.8")
@pytest.mark.parametrize("leader", [TREACHEROUS, INVADER, DAISY, BRAN])
def test_no_passive_leader_disables_white_flame(duel: Build, leader: str) -> None:
    """With A's passive leader off, The White Flame of B goes on blocking round after round."""
    g = duel(
        A=dict(leader=leader, hand=["vesemir"] * 2, close=["prince_stennis", "blueboy_lugos"]),
        B=dict(leader=WHITE_FLAME, hand=["ves"] * 2),
        weather=["biting_frost"],
    )
    assert g.strength("A", "close") == [1, 1]
    g.pick("pass", "pass")
    assert g.round == 2
    g.pick("play:vesemir")
    g.expect("pass", "play:ves")


@pytest.mark.rule("G1.6", "G9.8", "G9.22")
def test_two_brans_each_help_their_own_side(duel: Build) -> None:
    g = duel(
        A=dict(leader=BRAN, hand=["vesemir"], close=["blueboy_lugos"]),
        B=dict(leader=BRAN, hand=["ves"], close=["siegfried_of_denesle"]),
        weather=["biting_frost"],
    )
    assert g.strength("A", "close") == [3]
    assert g.strength("B", "close") == [3]
