"""The value of five dice, and the comparison of two throws (W2.4, W2.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

#: From the lowest hand to the highest.
HANDS = (
    "nothing",
    "pair",
    "two_pairs",
    "three",
    "five_high",
    "six_high",
    "full_house",
    "four",
    "five",
)
#: How many unused dice break a tie.
_SPARE = 2

_GROUPS: dict[tuple[int, ...], str] = {
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two_pairs",
    (3, 1, 1): "three",
    (3, 2): "full_house",
    (4, 1): "four",
    (5,): "five",
}
_STRAIGHTS: dict[tuple[int, ...], str] = {
    (1, 2, 3, 4, 5): "five_high",
    (2, 3, 4, 5, 6): "six_high",
}


def hand(dice: Sequence[int]) -> str:
    """Return the name of a hand."""
    straight = _STRAIGHTS.get(tuple(sorted(dice)))
    counts = tuple(sorted(Counter(dice).values(), reverse=True))
    return straight or _GROUPS.get(counts, "nothing")


def value(dice: Sequence[int]) -> tuple[int, ...]:
    """Return a hand as numbers to compare: its kind, the values of its dice (the three of a full
    house before the pair, the higher of two pairs first), then the two best unused dice. All dice
    of nothing count."""
    name = hand(dice)
    rank = HANDS.index(name)
    if name in ("nothing", "five_high", "six_high"):
        return (rank, *sorted(dice, reverse=True))
    groups = sorted(((count, die) for die, count in Counter(dice).items()), reverse=True)
    used = [die for count, die in groups if count > 1]
    spare = [die for count, die in groups if count == 1]
    return (rank, *used, *spare[:_SPARE])


def rank_of(dice: Sequence[int]) -> int:
    """Return the rank of a hand among the nine."""
    return HANDS.index(hand(dice))


def wins(active: Sequence[int], other: Sequence[int]) -> bool:
    """Tell whether the active player wins, as also in a full tie."""
    return value(active) >= value(other)
