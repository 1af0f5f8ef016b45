"""Predict the winner of a game between two sides from the start of a round.

A logistic model of each side's cards, fitted to games of tavern bots by ``sevencats dev outlook``.
``OUTLOOK`` was fitted to 12,000 games; the tavern bot's habits have improved a little since.
``endgame.py`` uses it to weigh the end of a round.
"""

from __future__ import annotations

from math import exp

from sevencats.games.gwent.bots.worth import profile
from sevencats.games.gwent.rules.leadership import leader_ready
from sevencats.games.gwent.rules.strength import totals
from sevencats.games.gwent.state import GwentState

#: By gems left (own, other): weights of the features, in their order.
OUTLOOK: dict[tuple[int, int], tuple[float, ...]] = {
    (2, 1): (0.4277, -0.191, 0.1696, 0.2085, 0.2235, 0.4277),
    (1, 1): (0.0, -0.1969, 0.2613, 0.0426, 0.2449, 0.2894),
}


def features(state: GwentState, side: int) -> tuple[float, ...]:
    """Return a constant 1, then the differences of the two sides: cards in hand, their value,
    leaders that are ready, strength on the table, and who starts."""
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
    """Return a side's win chance, between 0 and 1."""
    own, other = state.gems[side], state.gems[1 - side]
    if own < other:
        return 1.0 - outlook(state, 1 - side)
    weights = OUTLOOK.get((own, other))
    if weights is None:
        return 0.5
    score = sum([w * x for w, x in zip(weights, features(state, side), strict=True)])
    return 1.0 / (1.0 + exp(-score))
