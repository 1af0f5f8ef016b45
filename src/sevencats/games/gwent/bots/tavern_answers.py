"""The tavern bot's answers to questions other than the turn."""

from __future__ import annotations

from collections.abc import Callable

from sevencats.games.gwent.bots.worth import CARD, Glance, profile
from sevencats.games.gwent.cards.flags import HERO, MEDIC, UNIT, WEATHER
from sevencats.games.gwent.rules.strength import totals
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.decisions import Decision


def _redraw(state: GwentState, decision: Decision) -> int:
    """Redraw the least valuable card; keep anything decent."""
    table, face = state.table, state.face
    facts = profile(table)
    hand = [table.type_of[face[sleeve]] for sleeve in state.zones[table.hand(decision.seat)]]
    best, least = 0, 5
    for index in range(1, len(decision.args)):
        card = face[decision.args[index]]
        kind = table.type_of[card]
        value = facts.keep[kind]
        if table.flags[card] & WEATHER:
            # The deck has more than enough of them, and a hand needs units first.
            value = 0
        elif _called_in_hand(facts.musters[kind], kind, hand):
            value = -1
        if value < least:
            best, least = index, value
    return best


def _called_in_hand(musters: tuple[int, ...], kind: int, hand: list[int]) -> bool:
    """Return whether the card would call others from the hand, which the deck would give for
    free."""
    return sum([other in musters for other in hand]) > (kind in musters)


def _row(state: GwentState, decision: Decision) -> int:
    glance = Glance(state, decision.seat)
    table = state.table
    kind = table.type_index[decision.source]
    card = table.type_of.index(kind)
    flags = table.flags[card]
    if flags & UNIT:
        return max(
            range(len(decision.args)), key=lambda i: glance.unit(card, flags, decision.args[i])
        )
    sums = [0 if glance.horn[row] else glance.plain_sum[row] for row in decision.args]
    return sums.index(max(sums))


def _receiver(state: GwentState, decision: Decision) -> int:
    """Give a spy to the weakest rival."""
    sums = totals(state)
    return min(range(len(decision.args)), key=lambda i: sums[decision.args[i]])


def _enemy(state: GwentState, decision: Decision) -> int:
    """Choose the rival with the most cards to look at."""
    table = state.table
    if len(table.seating.sides) == len(table.seating.seats):
        return max(
            range(len(decision.args)),
            key=lambda i: len(state.zones[table.discard(decision.args[i])]),
        )
    return 0


def _starter(state: GwentState, decision: Decision) -> int:
    """Let a rival begin."""
    side_of = state.table.seating.side_of
    own = side_of[decision.seat]
    return next(i for i, seat in enumerate(decision.args) if side_of[seat] != own)


def _discard(state: GwentState, decision: Decision) -> int:
    table, face = state.table, state.face
    worth = profile(table).keep
    return min(
        range(len(decision.args)), key=lambda i: worth[table.type_of[face[decision.args[i]]]]
    )


def _decoy(state: GwentState, decision: Decision) -> int:
    sleeve, _ = Glance(state, decision.seat).decoy_target()
    if sleeve < 0:
        return 0
    face, type_of = state.face, state.table.type_of
    for index, arg in enumerate(decision.args):
        same_place = state.where[arg] == state.where[sleeve]
        if same_place and type_of[face[arg]] == type_of[face[sleeve]]:
            return index
    return 0


def _revive(state: GwentState, decision: Decision) -> int:
    """Choose the unit that adds most; a spy or another medic counts more."""
    table, face = state.table, state.face
    glance = Glance(state, decision.seat)

    def value(index: int) -> int:
        card = face[decision.args[index]]
        flags = table.flags[card]
        gain = max(glance.unit(card, flags & ~MEDIC, row) for row in table.rows[card])
        return gain + (CARD if flags & MEDIC and len(decision.keys) > 1 else 0)

    return max(range(len(decision.args)), key=value)


def _weather(state: GwentState, decision: Decision) -> int:
    glance = Glance(state, decision.seat)
    return max(range(len(decision.args)), key=lambda i: glance.gain(decision.args[i]))


def best_card(state: GwentState, decision: Decision) -> int:
    """Take the card with the highest value in hand."""
    table, face = state.table, state.face
    if decision.kind == "deck":
        return 0
    worth = profile(table).keep

    def value(index: int) -> int:
        card = face[decision.args[index]]
        bonus = 2 if table.flags[card] & HERO else 0
        return worth[table.type_of[card]] + bonus

    return max(range(len(decision.args)), key=value)


#: By kind of question; the others take the best card.
ANSWERS: dict[str, Callable[[GwentState, Decision], int]] = {
    "redraw": _redraw,
    "row": _row,
    "receiver": _receiver,
    "enemy": _enemy,
    "starter": _starter,
    "discard": _discard,
    "decoy": _decoy,
    "revive": _revive,
    "weather": _weather,
}
