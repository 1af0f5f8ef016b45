"""G1.5 and G1.7: heroes."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.gwent.scenario import Duel, NewDuel

GERALT = "geralt_of_rivia"


def alone(duel: NewDuel, hand: str, **given: Any) -> Duel:
    """Geralt beside an ordinary unit, and a card to play."""
    side = dict(hand=[hand, "nekker"], close=[GERALT, "ves"])
    side.update(given.pop("A", {}))
    return duel(A=side, B=dict(hand=["nekker"]), **given)


@pytest.mark.rule("G1.5", "G4.2")
def test_weather_does_not_touch_a_hero(duel: NewDuel) -> None:
    g = alone(duel, "biting_frost")
    g.pick("play:biting_frost")
    assert g.strength("A", "close") == [15, 1]


@pytest.mark.rule("G1.5", "G4.5")
def test_a_special_horn_does_not_touch_a_hero(duel: NewDuel) -> None:
    g = alone(duel, "commanders_horn")
    g.pick("play:commanders_horn", "row:close")
    assert g.strength("A", "close") == [15, 10]


@pytest.mark.rule("G1.5", "G5.2")
def test_a_horn_unit_does_not_touch_a_hero(duel: NewDuel) -> None:
    g = alone(duel, "dandelion")
    g.pick("play:dandelion")
    assert g.strength("A", "close") == [15, 10, 2]


@pytest.mark.rule("G1.5", "G4.5")
def test_a_leader_horn_does_not_touch_a_hero(duel: NewDuel) -> None:
    g = alone(duel, "roach", A=dict(leader="eredin_commander_of_the_red_riders"))
    g.pick("leader")
    assert g.strength("A", "close") == [15, 10]


@pytest.mark.rule("G1.5", "G4.4")
def test_morale_does_not_touch_a_hero(duel: NewDuel) -> None:
    g = alone(duel, "olgierd_von_everec")
    g.pick("play:olgierd_von_everec", "row:close")
    assert g.strength("A", "close") == [15, 6, 6]


@pytest.mark.rule("G1.5", "G4.3")
def test_bond_does_not_touch_a_hero(duel: NewDuel) -> None:
    cards = {"brother": dict(kind="hero", strength=4, abilities=["tight_bond"])}
    g = duel(A=dict(hand=["roach"], close=["brother", "brother"]), cards=cards)
    assert g.strength("A", "close") == [4, 4]


@pytest.mark.rule("G1.5", "G6.4")
def test_scorch_does_not_touch_a_hero(duel: NewDuel) -> None:
    g = alone(duel, "scorch")
    g.pick("play:scorch")
    assert g.row("A", "close") == [GERALT]


@pytest.mark.rule("G1.5", "G6.4", "G3.4")
def test_scorch_over_heroes_alone_does_nothing(duel: NewDuel) -> None:
    g = alone(duel, "scorch", A=dict(close=[GERALT]))
    g.pick("play:scorch")
    assert g.row("A", "close") == [GERALT]
    assert g.discard("A") == ["scorch"]


@pytest.mark.rule("G1.5", "G5.7")
def test_a_row_scorch_does_not_touch_a_hero(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["villentretenmerth", "nekker"]),
        B=dict(hand=["nekker"], close=[GERALT, "ves"]),
    )
    g.pick("play:villentretenmerth")
    assert g.row("B", "close") == [GERALT]


@pytest.mark.rule("G1.5", "G6.2")
def test_a_decoy_does_not_touch_a_hero(duel: NewDuel) -> None:
    g = alone(duel, "decoy", A=dict(close=[GERALT, "ves", "fiend"]))
    g.pick("play:decoy")
    g.expect("target:close.ves", "target:close.fiend")
    g.pick("target:close.ves")
    assert g.row("A", "close") == [GERALT, "decoy", "fiend"]


@pytest.mark.rule("G1.5", "G5.10")
def test_mardroeme_does_not_touch_a_hero(duel: NewDuel) -> None:
    cards = {
        "jarl": dict(kind="hero", strength=7, abilities=["berserker"], transforms_into="bear"),
        "bear": dict(strength=9, side_deck=True),
    }
    g = duel(
        A=dict(hand=["mardroeme", "roach"], close=["jarl"], reserve=["bear"]),
        B=dict(hand=["roach"]),
        cards=cards,
    )
    g.pick("play:mardroeme", "row:close")
    assert g.row("A", "close") == ["jarl"]


@pytest.mark.rule("G1.5", "G4.7")
def test_heroes_count_in_row_and_total(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], close=[GERALT, "ves"], ranged=["leshen"]))
    assert g.strength("A", "close") == [15, 5]
    assert g.total("A") == 30


@pytest.mark.rule("G1.7")
def test_a_hero_can_be_drawn_and_discarded_from_the_hand(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["thaler", "roach"], deck=["leshen", "draug"]),
        B=dict(leader="eredin_destroyer_of_worlds", hand=[GERALT, "ves"], deck=["fiend"]),
    )
    g.pick("play:thaler")
    assert g.hand("A") == ["draug", "leshen", "roach"]
    g.pick("leader", f"discard:{GERALT}")
    assert g.discard("B") == [GERALT, "ves"]
    assert g.hand("B") == ["fiend"]


@pytest.mark.rule("G1.7")
def test_a_hero_with_a_horn_doubles_others(duel: NewDuel) -> None:
    cards = {"skald": dict(kind="hero", strength=4, abilities=["commanders_horn"])}
    g = duel(A=dict(hand=["skald", "roach"], close=["ves"]), B=dict(hand=["roach"]), cards=cards)
    g.pick("play:skald")
    assert g.strength("A", "close") == [10, 4]
