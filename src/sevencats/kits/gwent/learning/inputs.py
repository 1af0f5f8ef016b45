"""How an observation of the duel becomes the input of a network, for training and for play alike.

Every count of a card belongs to a group (a zone as the seat sees it) and to a card. A network has
one row of numbers for each card and one matrix for each group, so that what it learns about a card
in one place holds in all of them. Other numbers are scaled and have weights of their own.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sevencats.kits.gwent.learning.actions import BLOCK, WORD_ROOM, card_numbers, cards
from sevencats.kits.gwent.learning.layout import layout

MODE = "duel"
#: What to divide numbers by; others are taken as they are.
_SCALES = {"total": 30.0, "hand_size": 5.0, "deck_size": 15.0, "aside_size": 2.0, "round": 2.0}
#: The lead is also seen through these: is it a lead, is it a big one?
LEADS = (2.0, 8.0, 25.0)


class Columns(NamedTuple):
    """Per number of the observation: its group and card (the last group: no card), and what to
    multiply it with. ``totals`` are the places of one's own total and the other's."""

    group: NDArray[np.int32]
    card: NDArray[np.int32]
    scale: NDArray[np.float32]
    groups: int
    totals: tuple[int, int]


@cache
def columns() -> Columns:
    """The columns of a duel's observation."""
    form = layout(MODE)
    numbers = card_numbers()
    named = [group for group, items in form.items.items() if items and set(items) <= set(numbers)]
    group = np.full(len(form), len(named), np.int32)
    card = np.zeros(len(form), np.int32)
    scale = np.ones(len(form), np.float32)
    for place, name in enumerate(named):
        first = form.first[name]
        for item, step in form.items[name].items():
            group[first + step], card[first + step] = place, numbers[item]
    for place, name in enumerate(form.names):
        for word, size in _SCALES.items():
            if group[place] == len(named) and name.endswith(word):
                scale[place] = 1.0 / size
    totals = (form.place("side0", "total"), form.place("side1", "total"))
    return Columns(group, card, scale, len(named), totals)


def heads() -> tuple[int, int, int]:
    """The parts of a policy: words, labels and cards."""
    return WORD_ROOM, BLOCK, len(cards())


def columns_of_hand() -> tuple[int, int]:
    """Where the counts of one's own hand begin, and how many they are; they run over the cards by
    number."""
    form = layout(MODE)
    assert list(form.items["seat0.hand"]) == list(cards())
    return form.first["seat0.hand"], len(cards())
