"""The public part of the table beside its cards."""

from __future__ import annotations

from helpers.oldworld.scenes import Scene

from sevencats.games.oldworld.public import public_view
from sevencats.games.oldworld.public_types import OldWorldPublic
from sevencats.games.oldworld.rules.poker import play_locals
from sevencats.kernel.engine import advance

_HAND = ["block_1", "block_2", "whirl_1", "whirl_2", "rend_1"]


def _seen(scene: Scene) -> OldWorldPublic:
    return public_view(scene.state)


def test_public_view_counts_cards_still_to_lose() -> None:
    """Five damage: one point of shield, one card of the deck, three of the hand, of choice."""
    weak = {"hand": _HAND, "deck": ["rend_2"], "place": "novigrad", "shield": 1}
    scene = Scene(
        {"A": weak, "B": {}},
        at=2,
        monsters={"forest": ("foglet", "novigrad")},
        tops={"fight_deck": ["fight_5"]},
    )
    scene.pick("fight:foglet")
    assert (scene.asked(), _seen(scene).owed) == (("A", "damage"), 3)
    scene.pick("discard:rend_1")
    assert _seen(scene).owed == 2
    scene.pick("discard:block_1", "discard:block_2")
    assert (scene.asked(), _seen(scene).owed) == (("A", "combo"), 0)
    scene.done("combo")


def test_dice_are_named_row_by_row() -> None:
    throws = [f"die:{face}" for face in (5, 5, 2, 5, 1, 6, 4, 6, 2, 4)]
    players = {"A": {"gold": 1, "place": "novigrad"}, "B": {"gold": 1, "place": "novigrad"}}
    scene = Scene(players, moved=True, chance=throws)
    scene.pick("poker:B")
    poker = _seen(scene).poker
    assert poker is not None
    assert (poker.hands, poker.pot) == (("three", "two_pairs"), 3)
    scene.done("reroll")


def test_solo_has_no_pot() -> None:
    throws = [f"die:{face}" for face in (1, 2, 3, 4, 5)]
    scene = Scene({"A": {"gold": 1, "place": "novigrad"}}, moved=True, chance=throws)
    play_locals(scene.state, 0)
    advance(scene.state)
    scene._settle()
    poker = _seen(scene).poker
    assert poker is not None
    assert (poker.hands, poker.pot) == (("five_high",), 0)
