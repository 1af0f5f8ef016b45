"""The twenty cards of the monster fight deck, both sides (W6.7, W6.8)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.arena import Hunt

from sevencats.games.oldworld.packs.load import base

pytestmark = pytest.mark.rule("W6.8")
ATTRIBUTE: dict[str, Any] = {"combat": 2, "defense": 3, "alchemy": 4, "specialty": 5}


MONSTERS = {1: "plain", 2: "plain2", 3: "plain3"}


def _sides() -> list[tuple[str, str, int]]:
    """Every side of every card, at each level where the level makes a difference."""
    found = []
    for card in base().fight_cards.values():
        for side, attack in (("charge", card.charge), ("bite", card.bite)):
            levels = (1, 2, 3) if attack.level or attack.discard else (2,)
            found += [(card.id, side, level) for level in levels]
    return found


@pytest.mark.parametrize("card,side,level", _sides())
def test_a_side_of_a_card(hunt: Hunt, card: str, side: str, level: int) -> None:
    attack = getattr(base().fight_cards[card], side)
    game = hunt(MONSTERS[level], hand=["rest"] * 4, deck=["rest"] * 12, shield=0, attacks=[card],
                **ATTRIBUTE)  # fmt: skip
    game.pick(side)
    damage = max(0, attack.damage + attack.level * level + ATTRIBUTE.get(attack.attribute, 0))
    told = game.events("damage")
    assert [event.args for event in told] == ([(damage,)] if damage else [])
    assert len(game.told("trashed")) == attack.trash
    assert len(game.told("discarded")) == attack.discard * level
    for name, before in ATTRIBUTE.items():
        assert game.attr(name) == before - (name == attack.lower)
    game.done("attack")
