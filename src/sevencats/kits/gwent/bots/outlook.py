"""How a game between two sides is likely to end, judged when a round has just begun.

A logistic model of what each side holds, fitted to games of tavern players by
``sevencats dev outlook``. ``OUTLOOK`` holds the result of 12,000 games; the tavern player's habits
have become a little better since. The end of a round is weighed with it (``endgame.py``).
"""

from __future__ import annotations

from math import exp

from sevencats.gwent.rules.leadership import leader_ready
from sevencats.gwent.rules.strength import totals
from sevencats.gwent.state import GwentState
from sevencats.kits.gwent.bots.worth import profile

#: By gems left (own, other): weights of the features, in their order.
OUTLOOK: dict[tuple[int, int], tuple[float, ...]] = {
    (2, 1): (0.4277, -0.191, 0.1696, 0.2085, 0.2235, 0.4277),
    (1, 1): (0.0, -0.1969, 0.2613, 0.0426, 0.2449, 0.2894),
}


def features(state: GwentState, side: int) -> tuple[float, ...]:
    """One, then the differences of the two sides: cards in hand, what they are worth, leaders that
    are ready, strength on the table, and who starts."""
    table = state.table
    keep = profile(table).keep
    cards = worth = leaders = starts = 0
    for seat, at in enumerate(table.seating.side_of):
        sign = 1 if at == side else -1
        hand = state.zones[table.hand(seat)]
        cards += sign * len(hand)
        worth += sign * sum([keep[table.type_of[state.face[s]]] for s in hand])
        leaders += sign * leader_ready(state, seat)
    starts = 1 if table.seating.side_of[state.starter] == side else -1
    sums = totals(state)
    return (
        1.0,
        float(cards),
        float(worth),
        float(leaders),
        float(sums[side] - sums[1 - side]),
        starts,
    )


def outlook(state: GwentState, side: int) -> float:
    """The chance of a side to win, between 0 and 1."""
    own, other = state.gems[side], state.gems[1 - side]
    if own < other:
        return 1.0 - outlook(state, 1 - side)
    weights = OUTLOOK.get((own, other))
    if weights is None:
        return 0.5
    score = sum([w * x for w, x in zip(weights, features(state, side), strict=True)])
    return 1.0 / (1.0 + exp(-score))
