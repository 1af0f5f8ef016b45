"""Skellige's return (G8.5): both units are drawn before either is put down."""

from __future__ import annotations

import pytest
from helpers.gwent.scenario import NewDuel


@pytest.mark.rule("G8.5", "G5.3")
def test_a_returning_medic_does_not_take_the_unit_drawn_with_it(duel: NewDuel) -> None:
    g = duel(
        A=dict(
            faction="skellige",
            hand=["roach"],
            discard=["birna_bran", "stefan_skellen"],
            deck=["ves"] * 6,
        ),
        B=dict(hand=["roach"]),
        round=2,
    )
    g.chance("target:birna_bran")
    g.pick("pass", "pass")
    assert g.hand_size("A") == 3
    g.done("turn")


@pytest.mark.rule("G8.5", "G5.3")
def test_unit_drawn_with_medic_is_not_a_target(duel: NewDuel) -> None:
    g = duel(
        A=dict(faction="skellige", hand=["roach"], discard=["birna_bran", "udalryk", "svanrige"]),
        B=dict(hand=["roach"]),
        round=2,
    )
    g.chance("target:birna_bran", "target:udalryk")
    g.pick("pass", "pass")
    g.done("turn")
    assert sorted(g.row("A", "close")) == ["birna_bran", "svanrige", "udalryk"]
