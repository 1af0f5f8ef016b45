"""Turn an observation of the duel into the input of a network, for training and for play.

Every count of a card belongs to a group (a zone as the seat sees it) and to a card. A network has
one row of numbers for each card and one matrix for each group, so that a fact learned about a card
in one zone applies in all. Other numbers are scaled and have weights of their own.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sevencats.games.gwent.learn.features.actions import BLOCK, WORD_ROOM, card_numbers, cards
from sevencats.games.gwent.learn.features.layout import layout

MODE = "duel"
#: Divisors of numbers; all others are used unscaled.
_SCALES = {"total": 30.0, "hand_size": 5.0, "deck_size": 15.0, "aside_size": 2.0, "round": 2.0}
#: Scales at which the network also sees the lead: is it a lead, is it a big one?
LEADS = (2.0, 8.0, 25.0)


class Columns(NamedTuple):
    """Per number of the observation: its group and card (the last group: no card), and its
    factor. ``totals`` are the indices of the seat's own total and the rival's."""

    group: NDArray[np.int32]
    card: NDArray[np.int32]
    scale: NDArray[np.float32]
    groups: int
    totals: tuple[int, int]


@cache
def columns() -> Columns:
    """Return the columns of a duel's observation."""
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
    """Return the sizes of a policy's parts: words, labels and cards."""
    return WORD_ROOM, BLOCK, len(cards())


def columns_of_hand() -> tuple[int, int]:
    """Return the first index of the counts of the seat's own hand, and their number; they are in
    the order of card numbers."""
    form = layout(MODE)
    assert list(form.items["seat0.hand"]) == list(cards())
    return form.first["seat0.hand"], len(cards())
