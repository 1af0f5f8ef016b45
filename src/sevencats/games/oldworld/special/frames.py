"""The pauses of special attacks and of what their words do."""

from __future__ import annotations

from typing import NamedTuple


class SpecialAttack(NamedTuple):
    """A special attack is carried out, stage by stage: ``tree`` is the effect by its name."""

    tree: str
    stage: str


class OpenAttack(NamedTuple):
    """The attack is named after its card is turned up; ``card`` is -1 before. ``more`` is the
    damage that traits add."""

    card: int
    more: int


class Shed(NamedTuple):
    """A seat discards a card of its hand that has one of these colours."""

    seat: int
    colours: str


class Drop(NamedTuple):
    """A card of a seat's hand is discarded: one of the ``cheapest`` (which the monster's player
    picks), of the ``dearest``, or of those with the most extensions (``linked``)."""

    seat: int
    how: str


class Bury(NamedTuple):
    """Cards of the hand go under the deck."""

    seat: int
    left: int


class TrashTop(NamedTuple):
    """A seat looks at the top cards of its deck and trashes one of them."""

    seat: int
    looks: int


class Regrow(NamedTuple):
    """Cards of the monster's discards go back on top of its life pool. ``chosen``: the monster's
    player picks them."""

    left: int
    chosen: bool


class ForcedCombo(NamedTuple):
    """A seat lays a combo of so many cards at once; nothing of it deals damage."""

    seat: int
    cards: int
    stage: str
