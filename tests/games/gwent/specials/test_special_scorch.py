"""G6.4: Scorch."""

from __future__ import annotations

import pytest
from helpers.gwent.scenario import NewDuel


@pytest.mark.rule("G6.4", "G3.5")
def test_strongest_of_both_sides_burn_with_ties(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["scorch", "roach"], close=["fiend", "ves"], siege=["ballista"]),
        B=dict(hand=["roach"], ranged=["dethmold", "keira_metz"]),
    )
    g.expect("pass", "play:roach", "play:scorch")
    g.pick("play:scorch")
    assert sorted(g.discard("A")) == ["ballista", "fiend", "scorch"]
    assert g.discard("B") == ["dethmold"]
    assert g.row("A", "close") == ["ves"]
    assert g.row("B", "ranged") == ["keira_metz"]
    assert sorted(g.told("burned")) == ["ballista", "dethmold", "fiend"]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G6.4")
def test_own_units_burn_too(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["scorch", "roach"], close=["fiend"]), B=dict(hand=["roach"], close=["ves"])
    )
    g.pick("play:scorch")
    assert g.row("A", "close") == []
    assert g.row("B", "close") == ["ves"]


@pytest.mark.rule("G6.4", "G4.7")
def test_the_strength_of_the_moment_counts(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["scorch", "roach"], close=["vesemir"], siege=["thaler"], horn=["siege"]),
        B=dict(hand=["roach"], close=["fiend"]),
        weather=["biting_frost"],
    )
    g.pick("play:scorch")
    assert g.row("A", "siege") == []
    assert g.row("A", "close") == ["vesemir"]
    assert g.row("B", "close") == ["fiend"]


@pytest.mark.rule("G6.4", "G1.5")
def test_heroes_are_not_looked_at(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["scorch", "roach"], close=["geralt_of_rivia"]),
        B=dict(hand=["roach"], close=["draug", "ghoul"]),
    )
    g.pick("play:scorch")
    assert g.row("A", "close") == ["geralt_of_rivia"]
    assert g.row("B", "close") == ["draug"]


@pytest.mark.rule("G6.4", "G3.4")
def test_on_an_empty_board_it_only_discards_itself(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["scorch", "roach"]), B=dict(hand=["roach"]))
    g.pick("play:scorch")
    assert g.discard("A") == ["scorch"]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G6.4")
def test_a_lone_zero_is_the_strongest(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["scorch", "roach"]), B=dict(hand=["roach"], ranged=["havekar_healer"]))
    g.pick("play:scorch")
    assert g.discard("B") == ["havekar_healer"]


@pytest.mark.rule("G6.4", "G6.1", "G6.5")
def test_horns_and_weather_stay(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["scorch", "roach"], horn=["close"], close=["ves"]),
        B=dict(hand=["roach"]),
        weather=["impenetrable_fog"],
    )
    g.pick("play:scorch")
    assert g.zone("A.row_special.close") == ["commanders_horn"]
    assert g.zone("weather") == ["impenetrable_fog"]
