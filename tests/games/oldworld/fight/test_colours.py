"""The five kinds of cards by their colours (W6.18)."""

from __future__ import annotations

import pytest
from helpers.oldworld.arena import Hunt

from sevencats.games.oldworld.packs.load import base
from sevencats.games.oldworld.packs.model import COLOURS

#: Names that say what kind of card it is.
KINDS = {
    "blue": {"quick_slash", "precise_cut", "whirl"},  # fast attacks
    "red": {"demolishing_blow", "crushing_blow", "precise_blow"},  # strong attacks
    "green": {"push", "block", "cover", "quick_reflexes"},  # dodges
    "yellow": {"quen", "yrden", "axii", "magic_trap"},  # defensive signs
    "purple": {"aard", "firestream", "intensive_igni"},  # offensive signs
}


@pytest.mark.rule("W6.18")
@pytest.mark.parametrize("colour", COLOURS)
def test_what_a_colour_is(colour: str) -> None:
    found = {card.colour for card in base().actions.values() if card.name in KINDS[colour]}
    assert found == {colour}


@pytest.mark.rule("W6.18", "W6.4")
@pytest.mark.parametrize("colour", COLOURS)
def test_an_extension_takes_cards_of_its_colour_only(hunt: Hunt, colour: str) -> None:
    plain = {"cost": 1, "terrain": "wild", "copies": 2}
    cards = [{"id": f"one_{c}", "name": f"one_{c}", "colour": c, **plain} for c in COLOURS]
    first = {"id": "first", "name": "first", "colour": "red", **plain, "extensions": {colour: {}}}
    hand = ["first", *(f"one_{c}" for c in COLOURS)]
    game = hunt(hand=hand, trail=True, more={"action": [first, *cards]})
    game.pick("play:first")
    game.expect(f"play:one_{colour}", "done")
    game.done("combo")
