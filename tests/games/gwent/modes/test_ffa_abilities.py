"""Free for all: abilities among more than two (F4, F5)."""

from __future__ import annotations

import pytest
from helpers.gwent.mode_tables import Build, seat


@pytest.mark.rule("F4", "G5.8")
def test_the_spys_player_chooses_who_gets_it(ffa: Build) -> None:
    g = ffa(
        A=seat(0),
        B=dict(hand=["thaler", "ves"], deck=["fiend", "griffin", "ballista"]),
        C=seat(0),
        D=seat(0),
        turn="B",
    )
    g.pick("play:thaler")
    assert g.asked() == ("B", "receiver")
    g.expect("to:A", "to:C", "to:D")
    g.refuse("to:B")
    g.pick("to:D")
    assert g.row("D", "siege") == ["thaler"]
    assert [g.total(name) for name in "ABCD"] == [0, 0, 0, 1]
    assert g.hand("B") == ["fiend", "griffin", "ves"]
    assert g.asked() == ("C", "turn")


@pytest.mark.rule("F4", "G5.3")
def test_a_spy_brought_back_by_a_medic_asks_again(ffa: Build) -> None:
    g = ffa(
        A=dict(hand=["dun_banner_medic", "ves"], discard=["prince_stennis", "thaler"]),
        B=seat(0),
        C=seat(0),
    )
    g.pick("play:dun_banner_medic")
    g.expect("target:prince_stennis", "target:thaler")
    g.pick("target:prince_stennis")
    g.expect("to:B", "to:C")
    g.pick("to:B")
    assert g.row("B", "close") == ["prince_stennis"]
    assert g.discard("A") == ["thaler"]


@pytest.mark.rule("F4", "G3.5")
def test_a_spy_falls_into_the_pile_of_its_receiver(ffa: Build) -> None:
    g = ffa(A=dict(hand=["thaler"], deck=["ves"]), B=seat(0), C=seat(0))
    g.pick("play:thaler", "to:C", "pass", "pass", "pass")
    assert g.discard("C") == ["thaler"]
    assert g.points == [0, 0, 2]


@pytest.mark.rule("F4", "G5.7")
def test_row_scorch_looks_at_each_enemy_on_its_own(ffa: Build) -> None:
    g = ffa(
        A=dict(hand=["villentretenmerth", "ves"], close=["fiend", "fiend"]),
        B=dict(hand=["ves"], close=["fiend", "griffin", "fiend"]),
        C=dict(hand=["ves"], close=["griffin", "botchling"]),
        D=dict(hand=["ves"], close=["letho_of_gulet", "vreemde"]),
        E=dict(hand=["ves"], ranged=["black_infantry_archer"]),
    )
    g.pick("play:villentretenmerth")
    assert g.row("A", "close") == ["fiend", "fiend", "villentretenmerth"]
    assert g.row("B", "close") == ["griffin"]
    assert g.row("C", "close") == ["griffin", "botchling"]
    assert g.row("D", "close") == ["letho_of_gulet"]
    assert g.row("E", "ranged") == ["black_infantry_archer"]
    assert sorted(g.told("burned")) == ["fiend", "fiend", "vreemde"]


@pytest.mark.rule("F4")
@pytest.mark.parametrize(
    ("leader", "row", "units"),
    [
        ("foltest_the_steel_forged", "siege", ["ballista", "holger_blackhand"]),
        ("foltest_son_of_medell", "ranged", ["dethmold", "vanhemar"]),
        ("francesca_queen_of_dol_blathanna", "close", ["fiend", "botchling"]),
    ],
)
def test_a_leader_scorches_each_enemy_row_on_its_own(
    ffa: Build, leader: str, row: str, units: list[str]
) -> None:
    g = ffa(
        A={"hand": ["ves"], "leader": leader, row: units},
        B={"hand": ["ves"], row: units},
        C={"hand": ["ves"], row: units[1:]},
        D={"hand": ["ves"], row: [units[0], *units]},
    )
    g.pick("leader")
    assert g.row("A", row) == units
    assert g.row("B", row) == units[1:]
    assert g.row("C", row) == units[1:]
    assert g.row("D", row) == units[1:]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("F4", "G9.7")
def test_emperor_asks_for_a_hand(ffa: Build) -> None:
    g = ffa(
        A=dict(leader="emhyr_emperor_of_nilfgaard", hand=["ves"]),
        B=dict(hand=["fiend", "griffin"]),
        C=dict(hand=["toruviel", "ballista", "scorch", "thaler"]),
    )
    g.pick("leader")
    assert g.asked() == ("A", "enemy")
    g.expect("to:B", "to:C")
    g.chance("slot:03", "slot:01", "slot:02")
    g.pick("to:C")
    assert g.seen("A", "C.hand") == [None, "ballista", "scorch", "thaler"]
    assert g.seen("A", "B.hand") == [None, None]
    assert g.seen("B", "C.hand") == [None] * 4
    assert g.seen(None, "C.hand") == [None] * 4


@pytest.mark.rule("F4", "G9.9")
def test_relentless_asks_for_a_pile(ffa: Build) -> None:
    g = ffa(
        A=dict(leader="emhyr_the_relentless", hand=["ves"]),
        B=dict(hand=["ves"], discard=["griffin", "scorch"]),
        C=dict(hand=["ves"], discard=["toruviel", "letho_of_gulet", "fiend"]),
    )
    g.pick("leader")
    assert g.asked() == ("A", "enemy")
    g.expect("to:B", "to:C")
    g.pick("to:C")
    g.expect("take:fiend", "take:toruviel")
    g.pick("take:toruviel")
    assert g.hand("A") == ["toruviel", "ves"]
    assert g.discard("C") == ["letho_of_gulet", "fiend"]
    assert g.discard("B") == ["griffin", "scorch"]


@pytest.mark.rule("G3.4", "F4", "G9.7")
def test_an_enemy_without_a_hand_cannot_be_looked_at(ffa: Build) -> None:
    g = ffa(
        A=dict(leader="emhyr_emperor_of_nilfgaard", hand=["ves"]),
        B=dict(close=["fiend"]),
        C=dict(hand=["toruviel"]),
        D=dict(hand=["ballista"]),
    )
    g.pick("leader")
    g.expect("to:C", "to:D")
    g.pick("to:D")
    assert g.seen("A", "D.hand") == ["ballista"]


@pytest.mark.rule("G3.4", "F4", "G9.7")
def test_emperor_looks_at_the_only_hand_left(ffa: Build) -> None:
    g = ffa(
        A=dict(leader="emhyr_emperor_of_nilfgaard", hand=["ves"]),
        B=dict(close=["fiend"]),
        C=dict(hand=["toruviel"]),
    )
    g.pick("leader")
    assert g.seen("A", "C.hand") == ["toruviel"]


@pytest.mark.rule("G3.4", "F4", "G9.9")
def test_a_pile_without_a_fitting_card_cannot_be_chosen(ffa: Build) -> None:
    g = ffa(
        A=dict(leader="emhyr_the_relentless", hand=["ves"]),
        B=dict(hand=["ves"]),
        C=dict(hand=["ves"], discard=["letho_of_gulet"]),
        D=dict(hand=["ves"], discard=["fiend"]),
        E=dict(hand=["ves"], discard=["griffin", "letho_of_gulet"]),
    )
    g.pick("leader")
    g.expect("to:D", "to:E")
    g.pick("to:E")
    assert g.hand("A") == ["griffin", "ves"]


@pytest.mark.rule("G3.4", "F4", "G9.9")
def test_relentless_without_a_fitting_card_asks_nothing(ffa: Build) -> None:
    g = ffa(
        A=dict(leader="emhyr_the_relentless", hand=["ves"]),
        B=dict(hand=["ves"]),
        C=dict(hand=["ves"], discard=["letho_of_gulet"]),
    )
    g.pick("leader")
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("F4", "G9.8")
def test_white_flame_blocks_all_the_others(ffa: Build) -> None:
    g = ffa(
        A=dict(leader="foltest_the_siegemaster", hand=["ves"], siege=["ballista"]),
        B=dict(leader="emhyr_the_white_flame", hand=["ves"]),
        C=dict(leader="king_bran", hand=["ves"], close=["fiend"]),
        D=dict(leader="crach_an_craite", hand=["ves"]),
        weather=["biting_frost"],
    )
    g.expect("pass", "play:ves")
    g.refuse("leader")
    assert g.strength("C", "close") == [1]
    g.pick("play:ves", "play:ves", "play:ves")
    g.expect("pass", "play:ves")


@pytest.mark.rule("F4", "G9.21")
def test_crach_returns_every_pile(ffa: Build) -> None:
    g = ffa(
        A=dict(leader="crach_an_craite", hand=["ves"], discard=["fiend"]),
        B=dict(hand=["ves"], deck=["toruviel"], discard=["griffin"]),
        C=dict(hand=["ves"], discard=["ballista", "letho_of_gulet"]),
    )
    g.pick("leader")
    assert [g.discard(name) for name in "ABC"] == [[], [], []]
    assert g.deck("A") == ["fiend"]
    assert sorted(g.deck("B")) == ["griffin", "toruviel"]
    assert sorted(g.deck("C")) == ["ballista", "letho_of_gulet"]


@pytest.mark.rule("F4.1", "G6.5")
def test_weather_reaches_every_side(ffa: Build) -> None:
    rows = dict(close=["fiend"], ranged=["dethmold"], siege=["ballista"])
    g = ffa(
        A=dict(hand=["skellige_storm", "ves"], **rows),
        B=dict(hand=["biting_frost", "ves"], **rows),
        C=dict(hand=["ves"], **rows),
        D=dict(hand=["clear_weather", "ves"], **rows),
    )
    g.pick("play:skellige_storm")
    assert [g.total(name) for name in "ABCD"] == [8] * 4
    g.pick("play:biting_frost")
    assert [g.total(name) for name in "ABCD"] == [3] * 4
    g.pick("play:ves")
    assert g.total("C") == 4
    g.pick("play:clear_weather")
    assert [g.total(name) for name in "ABCD"] == [18, 18, 23, 18]
    assert (g.discard("A"), g.discard("B")) == (["skellige_storm"], ["biting_frost"])


@pytest.mark.rule("F4.1", "G6.4")
def test_scorch_reaches_every_side(ffa: Build) -> None:
    g = ffa(
        A=dict(hand=["scorch", "ves"], siege=["ballista"]),
        B=dict(hand=["ves"], close=["fiend", "griffin"]),
        C=dict(hand=["ves"], close=["letho_of_gulet"], ranged=["dethmold"]),
        D=dict(hand=["ves"], close=["griffin"]),
    )
    g.pick("play:scorch")
    assert g.row("A", "siege") == []
    assert g.row("B", "close") == ["griffin"]
    assert g.row("C", "close") == ["letho_of_gulet"]
    assert g.row("C", "ranged") == []
    assert g.row("D", "close") == ["griffin"]


@pytest.mark.rule("F4.1", "G5.12")
def test_the_pirate_reaches_every_side_and_itself(ffa: Build) -> None:
    g = ffa(
        A=dict(hand=["clan_dimun_pirate", "ves"], close=["griffin"]),
        B=dict(hand=["ves"], close=["fiend"]),
        C=dict(hand=["ves"], siege=["ballista", "rotten_mangonel"]),
    )
    g.pick("play:clan_dimun_pirate")
    assert sorted(g.told("burned")) == ["ballista", "clan_dimun_pirate", "fiend"]
    assert [g.total(name) for name in "ABC"] == [5, 0, 3]


@pytest.mark.rule("F5", "G8.3")
@pytest.mark.parametrize(
    ("totals", "drawn"),
    [
        ((6, 5, 4), 1),
        ((5, 6, 4), 0),
        ((5, 5, 4), 0),
        ((5, 6, 4, 3), 1),
        ((4, 6, 5, 3), 0),
        ((5, 6, 5, 5), 0),
        ((3, 4, 5, 2, 1), 1),
        ((0, 0, 0), 0),
    ],
)
def test_northern_realms_draw_above_two_opponents(
    ffa: Build, totals: tuple[int, ...], drawn: int
) -> None:
    seats = {name: seat(total) for name, total in zip("ABCDE", totals, strict=False)}
    seats["A"] |= {"faction": "northern_realms", "deck": ["ballista", "trebuchet"]}
    g = ffa(**seats)
    g.pick(*["pass"] * len(totals))
    assert g.hand("A") == sorted(["toruviel", *["ballista"] * drawn])


@pytest.mark.rule("F5")
def test_two_northern_realms_may_both_draw(ffa: Build) -> None:
    realms = dict(faction="northern_realms", deck=["ballista"])
    g = ffa(A=seat(6, **realms), B=seat(5, **realms), C=seat(2), D=seat(1))
    g.pick(*["pass"] * 4)
    assert [g.hand_size(name) for name in "ABCD"] == [2, 2, 1, 1]
