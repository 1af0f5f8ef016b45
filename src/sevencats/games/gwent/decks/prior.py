"""Guesses at the unseen cards of a deck.

A deck is secret, but the rules of deck building, the starter decks and the cards played so far are
public. A guess completes the seen cards to a legal deck: often to the starter deck of the faction,
sometimes to a starter deck with changes, sometimes to a custom deck that prefers strong cards.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import Card
from sevencats.games.gwent.decks.check import rules_of
from sevencats.kernel.rng import Rng

#: Origins of a deck: the weight before a card was seen, the chance (in 1000) that one of its cards
#: is a card of the starter deck, and the likelihood (in 100) of a seen card that is in the starter
#: deck and of one that is not.
_STORIES = ((40, 1000, 100, 0), (35, 850, 85, 15), (25, 0, 45, 55))
#: Consecutive refused cards before the guess takes any unit that is left.
_PATIENCE = 60


class Clues(NamedTuple):
    """A seat's knowledge of another's deck. ``seen`` and ``reserve`` are pairs of card and copies,
    of the deck and of its reserve; ``waiting`` is the number of reserve cards it has not seen.
    Every reserve card stands for a card of the deck that calls it (G1.3, G2.7)."""

    faction: str
    leader: str
    rules: str
    size: int
    seen: tuple[tuple[str, int], ...]
    reserve: tuple[tuple[str, int], ...]
    waiting: int


def guess(clues: Clues, rng: Rng) -> list[str]:
    """Card ids for the cards that were not seen, as many as there are, in no particular order."""
    building = _Building(clues)
    starter = base().starters[clues.faction]
    familiar = list((Counter(starter.cards) - Counter(dict(clues.seen))).elements())
    familiar = [familiar[place] for place in rng.order(len(familiar))]
    share = _STORIES[rng.weighted(_odds(clues))][1]
    for caller in building.callers(clues, rng, rng.below(1000) < share):
        building.add(caller)
        if caller in familiar:
            familiar.remove(caller)
    names, bounds = _pool(clues.faction)
    refused = 0
    while building.missing:
        if refused > _PATIENCE:
            building.add(building.lightest())
            continue
        known = bool(familiar) and rng.below(1000) < share
        card = familiar.pop() if known else names[bisect(bounds, rng.below(bounds[-1]))]
        if building.takes(base().cards[card]):
            building.add(card)
            refused = 0
        else:
            refused += 1
    return building.added


def guess_reserve(clues: Clues, deck: list[str]) -> list[str]:
    """The reserve cards that were not seen, for a deck with these unseen cards."""
    seen = Counter(dict(clues.reserve))
    there = Counter(base().reserve_for(base().pool(clues.faction))) - seen
    called = (_called_by(Counter(dict(clues.seen)) + Counter(deck)) - seen) & there
    return [*called.elements(), *(there - called).elements()][: clues.waiting]


def _called_by(cards: Counter[str]) -> Counter[str]:
    """The reserve of a deck with these cards."""
    known = {name: copies for name, copies in cards.items() if name in base().cards}
    return Counter(base().reserve_for(known))


def _calls(card: Card) -> list[str]:
    return [name for name in (card.transforms_into, card.summons) if name is not None]


@lru_cache(maxsize=64)
def _odds(clues: Clues) -> tuple[int, ...]:
    """The likelihood of each origin, given the seen cards (integer weights)."""
    starter = base().starters[clues.faction]
    foreign = sum((Counter(dict(clues.seen)) - Counter(starter.cards)).values())
    own = sum(copies for _, copies in clues.seen) - foreign
    odds = [prior * a**own * b**foreign for prior, _, a, b in _STORIES]
    if clues.leader != starter.leader or clues.size != sum(starter.cards.values()):
        odds[0] = 0
    return tuple(odds)


@lru_cache(maxsize=8)
def _pool(faction: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The cards a deck of the faction may hold, and running sums of their popularity."""
    pool = base().pool(faction)
    return tuple(pool), tuple(accumulate(_liking(base().cards[card]) for card in pool))


def _liking(card: Card) -> int:
    if card.kind == "weather":
        return 3
    if card.kind == "special":
        return 8
    liked = {"spy": 8, "medic": 6, "muster": 3, "tight_bond": 3}
    return 2 + card.strength + sum(liked.get(ability, 1) for ability in card.abilities)


class _Building:
    """A deck that grows card by card and stays legal."""

    def __init__(self, clues: Clues) -> None:
        rules = rules_of(clues.rules)
        self.starter = base().starters[clues.faction]
        self.pool = base().pool(clues.faction)
        self.held: Counter[str] = Counter()
        self.added: list[str] = []
        self.specials = max(0, min(rules.max_specials, clues.size - rules.min_units))
        self.spies = 99 if rules.max_spies is None else rules.max_spies
        self.medics = 99 if rules.max_medics is None else rules.max_medics
        self.strength = 9999 if rules.max_strength is None else rules.max_strength
        for card, copies in clues.seen:
            for _ in range(copies):
                self._count(card)
        self.missing = clues.size - self.held.total()

    def _count(self, name: str) -> None:
        card = base().cards.get(name)
        self.held[name] += 1
        if card is not None:
            self.strength -= card.strength
            self.specials -= card.kind in ("special", "weather")
            self.spies -= "spy" in card.abilities
            self.medics -= "medic" in card.abilities

    def add(self, card: str) -> None:
        """Put a card into the deck."""
        self._count(card)
        self.added.append(card)
        self.missing -= 1

    def takes(self, card: Card) -> bool:
        """Return whether the deck may hold this card too."""
        special = card.kind in ("special", "weather")
        return (
            self.held[card.id] < self.pool[card.id]
            # Another caller would have its card in the reserve, whose size is public.
            and not _calls(card)
            and not (special and self.specials <= 0)
            and not ("spy" in card.abilities and self.spies <= 0)
            and not ("medic" in card.abilities and self.medics <= 0)
            # Leave room for the weakest units.
            and card.strength + 2 * (self.missing - 1) <= max(self.strength, 2 * self.missing)
        )

    def callers(self, clues: Clues, rng: Rng, familiar: bool) -> list[str]:
        """Cards that call others, as many as the reserve proves: those whose card was seen there,
        then any, and of these those of the starter deck first if they are ``familiar``."""
        seen, explained = Counter(dict(clues.reserve)), _called_by(Counter(dict(clues.seen)))
        proven = seen - explained
        count = proven.total() + max(0, clues.waiting - (explained - seen).total())
        names = [
            name
            for name, copies in self.pool.items()
            for _ in range(copies - self.held[name])
            if _calls(base().cards[name])
        ]
        names = [names[place] for place in rng.order(len(names))]
        if familiar:
            names.sort(key=lambda name: name not in self.starter.cards)
        certain = []
        for name in names:
            called = Counter(_calls(base().cards[name]))
            if called <= proven:
                certain.append(name)
                proven -= called
        rest = list((Counter(names) - Counter(certain)).elements())
        return [*certain, *rest][: min(count, self.missing)]

    def lightest(self) -> str:
        """The weakest unit that is left; if there is none, any card."""
        left = [base().cards[name] for name in self.pool if self.held[name] < self.pool[name]]
        units = [card for card in left if self.takes(card)] or left
        return min(units or base().cards.values(), key=lambda card: (card.strength, card.id)).id
