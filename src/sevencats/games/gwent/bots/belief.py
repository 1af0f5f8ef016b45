"""Beliefs about hidden cards: worlds sampled by how well they explain the public play.

A world is a deal of the hidden cards. Deck lists that the seat does not know are guessed first,
from the prior over decks (``decks/prior.py``). It then makes a few deals and keeps one, by how
likely its hands make the passes and plays of this round: a player who gives up a round probably
could not win it cheaply, and a spy seldom stays in a hand.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from sevencats.games.gwent.bots.worth import Glance
from sevencats.games.gwent.cards.flags import SPY
from sevencats.games.gwent.decks.conceal import Origin, clues_of, deck_of, knows, unknown_decks
from sevencats.games.gwent.decks.prior import Clues, guess, guess_reserve
from sevencats.games.gwent.rules.strength import totals
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.table import CONCEALED
from sevencats.kernel.decisions import CHANCE
from sevencats.kernel.engine import derive_pending
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import redeterminise

#: Number of deals to choose one from.
DEALS = 4
#: Maximum number of guesses until one fits the questions that others are being asked.
TRIES = 20
#: How likely it is (in 100) that a rival passes with a card that would have turned the round: when
#: the round is not the last chance, and when it is.
LETS_GO, LETS_ALL_GO = 40, 4
#: How likely it is (in 100) that a spy is kept for later.
KEEPS_SPY = 35


class Hidden(NamedTuple):
    """A deck with an unknown list: the public facts, its hidden sleeves and its unused sleeves, of
    the deck and of its reserve."""

    clues: Clues
    sleeves: tuple[int, ...]
    unused: tuple[int, ...]
    reserve: tuple[int, ...]
    unused_reserve: tuple[int, ...]


class Belief:
    """A seat's belief about the hidden cards, based on its blindfolded table."""

    def __init__(self, table: GwentState, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.unknown = _hidden_decks(table, seat) if CONCEALED in table.config.options else ()
        side_of = table.table.seating.side_of
        self.rivals = [
            other
            for other, side in enumerate(side_of)
            if side != side_of[seat] and not table.virtual >> other & 1
        ]
        self.telling = any(_has_acted(table, rival) for rival in self.rivals)
        self.others_asked = any(d.seat not in (seat, CHANCE) for d in table.pending)

    def world(self, rng: Rng) -> GwentState:
        """Sample a world that looks the same to the seat, likelier worlds more often."""
        table = self._with_lists(rng)
        if not self.telling:
            return _deal(table, self.seat, rng)
        deals = [_deal(table, self.seat, rng) for _ in range(DEALS)]
        return deals[rng.weighted([self._weight(deal) for deal in deals])]

    def deal(self, rng: Rng) -> GwentState:
        """Sample a world that looks the same to the seat, all deals equally likely."""
        return _deal(self._with_lists(rng), self.seat, rng)

    def _with_lists(self, rng: Rng) -> GwentState:
        """Return the table with guessed deck lists; the guess fits the questions that others are
        being asked, unless none is found within ``TRIES``."""
        if not self.unknown:
            return self.table
        ids = [d.id for d in self.table.pending]
        for _ in range(TRIES):
            table = self.table.copy()
            for hidden in self.unknown:
                _imagine(table, hidden, rng)
            if not self.others_asked or derive_pending(_deal(table, self.seat, rng), ids):
                return table
        return self.table

    def _weight(self, world: GwentState) -> int:
        """Rate how well a deal explains the rivals' actions (1 to 10,000)."""
        weight = 10_000.0
        for rival in self.rivals:
            weight *= _explains(world, rival)
        return max(1, round(weight))


def _deal(table: GwentState, seat: int, rng: Rng) -> GwentState:
    world = redeterminise(table, seat, rng)
    assert isinstance(world, GwentState)
    return world


def _has_acted(state: GwentState, rival: int) -> bool:
    """Return whether this rival's actions in this round say something about its hand."""
    table = state.table
    if not state.zones[table.hand(rival)]:
        return False
    return bool(state.passed >> rival & 1) or any(by == rival for by in state.by)


def _explains(world: GwentState, rival: int) -> float:
    """Return how likely (0 to 1) a rival with this hand acts as it did."""
    table = world.table
    hand = world.zones[table.hand(rival)]
    chance = 1.0
    for sleeve in hand:
        if table.flags[world.face[sleeve]] & SPY:
            chance *= KEEPS_SPY / 100
    if not world.passed >> rival & 1:
        return chance
    side = table.seating.side_of[rival]
    sums = totals(world)
    behind = max(total for other, total in enumerate(sums) if other != side) - sums[side]
    if behind < 0 or not hand:
        return chance
    glance = Glance(world, rival)
    if max([glance.gain(sleeve) for sleeve in hand]) > behind:
        last = table.mode.gems > 0 and world.gems[side] == 1
        chance *= (LETS_ALL_GO if last else LETS_GO) / 100
    return chance


def _hidden_decks(state: GwentState, seat: int) -> tuple[Hidden, ...]:
    """Return the decks with a list that the seat does not know."""
    table, config = state.table, state.config
    unknown = unknown_decks(config, seat)
    origins = [(deck, reserve) for deck in unknown for reserve in (False, True)]
    seen: dict[Origin, Counter[str]] = {origin: Counter() for origin in origins}
    sleeves: dict[Origin, list[int]] = {origin: [] for origin in origins}
    unused: dict[Origin, list[int]] = {origin: [] for origin in origins}
    for sleeve, card in enumerate(state.face):
        origin = deck_of(table, card), table.reserve[card]
        if origin not in seen:
            continue
        if state.where[sleeve] == table.unused:
            unused[origin].append(sleeve)
        elif knows(state, seat, sleeve):
            seen[origin][table.types[table.type_of[card]]] += 1
        else:
            sleeves[origin].append(sleeve)
    return tuple(
        Hidden(
            # The config lists every card the deck could hold; only the sizes are the real ones.
            clues_of(config, deck, seen[deck, False], seen[deck, True])._replace(
                size=seen[deck, False].total() + len(sleeves[deck, False]),
                waiting=len(sleeves[deck, True]),
            ),
            tuple(sleeves[deck, False]),
            tuple(unused[deck, False]),
            tuple(sleeves[deck, True]),
            tuple(unused[deck, True]),
        )
        for deck in unknown
    )


def _imagine(world: GwentState, hidden: Hidden, rng: Rng) -> None:
    """Give a deck other hidden cards, taken from the unused ones."""
    face = list(world.face)
    cards = guess(hidden.clues, rng)
    _give(world, face, hidden.sleeves + hidden.unused, cards)
    reserve = guess_reserve(hidden.clues, cards)
    _give(world, face, hidden.reserve + hidden.unused_reserve, reserve)
    world.face = tuple(face)


def _give(world: GwentState, face: list[int], places: tuple[int, ...], names: list[str]) -> None:
    """Give the first of these sleeves the cards with these names, the others the rest."""
    table = world.table
    by_name: dict[str, list[int]] = {}
    for sleeve in places:
        card = face[sleeve]
        by_name.setdefault(table.types[table.type_of[card]], []).append(card)
    dealt = [by_name[name].pop() for name in names]
    left = [card for cards in by_name.values() for card in cards]
    for sleeve, card in zip(places, dealt + left, strict=True):
        face[sleeve] = card
