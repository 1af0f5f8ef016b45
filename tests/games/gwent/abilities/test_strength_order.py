"""G4: strength, step by step."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.gwent.scenario import Duel, NewDuel

from sevencats.games.gwent.rules.strength import explain

COMMANDO = "blue_stripes_commando"


def steps(g: Duel, side: str, row: str, index: int) -> Any:
    """How a card comes to its strength."""
    state = g.state
    zone = [zone.name for zone in state.layout].index(f"{side}.board.{row}")
    return explain(state, state.zones[zone][index])


@pytest.mark.rule("G4.1", "G1.4")
def test_it_starts_with_the_printed_strength(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], close=["fiend"], ranged=["harpy"], siege=["ballista"]))
    assert [g.strength("A", row) for row in ("close", "ranged", "siege")] == [[6], [2], [6]]
    assert steps(g, "A", "close", 0)["printed"] == 6


@pytest.mark.rule("G4.2")
def test_weather_makes_it_one_and_leaves_a_zero(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["roach"], close=["fiend", "ghoul", "kambi"]),
        B=dict(close=["vesemir"]),
        weather=["biting_frost"],
    )
    assert g.strength("A", "close") == [1, 1, 0]
    assert g.strength("B", "close") == [1]


@pytest.mark.rule("G4.1", "G4.2", "G4.3", "G4.4", "G4.5")
def test_weather_then_bond_then_morale_then_horn(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["roach"], close=[COMMANDO] * 3 + ["olgierd_von_everec"], horn=["close"]),
        weather=["biting_frost"],
    )
    assert g.strength("A", "close") == [8, 8, 8, 2]
    assert steps(g, "A", "close", 0) == {
        "printed": 4,
        "weather": 1,
        "bond": 3,
        "morale": 4,
        "horn": 8,
        "result": 8,
    }


@pytest.mark.rule("G4.3", "G4.4", "G4.5")
def test_bond_then_morale_then_horn(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], close=[COMMANDO] * 3 + ["olgierd_von_everec"], horn=["close"]))
    assert g.strength("A", "close") == [26, 26, 26, 12]


@pytest.mark.rule("G4.3", "G4.4")
def test_bond_then_morale(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], close=[COMMANDO] * 2 + ["olgierd_von_everec"]))
    assert g.strength("A", "close") == [9, 9, 6]


@pytest.mark.rule("G4.2", "G4.4")
def test_weather_then_morale(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["roach"], close=["vesemir", "olgierd_von_everec"]), weather=["biting_frost"]
    )
    assert g.strength("A", "close") == [2, 1]


@pytest.mark.rule("G4.2", "G4.5")
def test_weather_then_horn(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], close=["vesemir"], horn=["close"]), weather=["biting_frost"])
    assert g.strength("A", "close") == [2]


@pytest.mark.rule("G4.2", "G4.3")
def test_weather_on_one_row_of_a_bond_over_two(duel: NewDuel) -> None:
    cards = {"twin": dict(strength=5, abilities=["agile", "tight_bond"])}
    g = duel(
        A=dict(hand=["roach"], close=["twin"], ranged=["twin"]),
        weather=["biting_frost"],
        cards=cards,
    )
    assert g.strength("A", "close") == [2]
    assert g.strength("A", "ranged") == [10]


@pytest.mark.rule("G4.5")
def test_horns_do_not_add_up(duel: NewDuel) -> None:
    g = duel(
        A=dict(
            leader="eredin_commander_of_the_red_riders",
            hand=["commanders_horn", "roach"],
            close=["dandelion", "ves"],
        ),
        B=dict(hand=["roach", "fiend"]),
    )
    g.pick("play:commanders_horn", "row:close", "play:roach", "leader")
    assert g.strength("A", "close") == [4, 10]


@pytest.mark.rule("G4.6")
def test_the_treacherous_doubles_the_spies_of_both_sides_before_weather(duel: NewDuel) -> None:
    eredin = dict(leader="eredin_breacc_glas_the_treacherous", hand=["roach"])
    sides = dict(
        A=dict(close=["stefan_skellen", "ves"], **eredin),
        B=dict(close=["prince_stennis"], siege=["thaler", "thaler"], horn=["close"]),
    )
    g = duel(**sides)
    assert g.strength("A", "close") == [18, 5]
    assert g.strength("B", "close") == [20]
    assert g.strength("B", "siege") == [2, 2]
    assert steps(g, "A", "close", 0)["spy"] == 18
    cold = duel(**sides, weather=["biting_frost"])
    assert cold.strength("A", "close") == [1, 1]
    assert cold.strength("B", "close") == [2]


@pytest.mark.rule("G4.7")
def test_the_total_is_the_sum_of_the_three_rows(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], close=["ves"], ranged=["leshen"], siege=["ballista"]))
    assert g.total("A") == 21
    assert g.total("B") == 0


@pytest.mark.rule("G4.7")
def test_strengths_are_recomputed_after_each_change(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["biting_frost", "clear_weather", "commanders_horn"], close=["ves"]),
        B=dict(hand=["roach", "ghoul", "fiend"]),
    )
    totals = [g.total("A")]
    for keys in (["biting_frost"], ["clear_weather"], ["commanders_horn"]):
        g.pick(f"play:{keys[0]}")
        if g.asked() == ("A", "row"):
            g.pick("row:close")
        totals.append(g.total("A"))
        g.pick({1: "play:roach", 2: "play:ghoul", 3: "play:fiend"}[len(totals) - 1])
    assert totals == [5, 1, 5, 10]


@pytest.mark.rule("G1.4")
def test_a_decoy_on_a_row_has_no_strength_whatever_acts_there(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["roach"], close=["decoy", "olgierd_von_everec"], horn=["close"]),
        weather=["biting_frost"],
    )
    assert g.strength("A", "close") == [0, 2]
