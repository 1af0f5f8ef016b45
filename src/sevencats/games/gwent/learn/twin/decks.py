"""Decks for training and tests: the starter decks, and random legal ones of all factions."""

from __future__ import annotations

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS, DeckList
from sevencats.games.gwent.decks.check import STANDARD
from sevencats.kernel.rng import Rng

#: Maximum number of units in a random deck; larger decks are legal but rare.
MOST_UNITS = 32


def random_deck(rng: Rng, faction: str) -> DeckList:
    """Make a legal deck with a random leader; half of them prefer strong units, as people do."""
    catalogue = base()
    leaders = [name for name, leader in catalogue.leaders.items() if leader.faction == faction]
    pool = [card for card, copies in catalogue.pool(faction).items() for _ in range(copies)]
    units = [card for card in pool if catalogue.cards[card].kind in ("unit", "hero")]
    specials = [card for card in pool if catalogue.cards[card].kind not in ("unit", "hero")]
    wanted = STANDARD.min_units + rng.below(MOST_UNITS - STANDARD.min_units + 1) * rng.below(2)
    chosen = [units[place] for place in rng.order(len(units))]
    if rng.below(2):
        # Take the strongest of three units at a time, as a person would.
        offers = [chosen[place : place + 3] for place in range(0, len(chosen), 3)]
        chosen = [max(offer, key=_liking) for offer in offers] + chosen
    cards: dict[str, int] = {}
    copies = catalogue.pool(faction)
    for card in chosen:
        if sum(cards.values()) < wanted and cards.get(card, 0) < copies[card]:
            cards[card] = cards.get(card, 0) + 1
    for place in rng.order(len(specials))[: rng.below(STANDARD.max_specials + 1)]:
        cards[specials[place]] = cards.get(specials[place], 0) + 1
    return DeckList(
        faction=faction,
        leader=leaders[rng.below(len(leaders))],
        cards=cards,
        reserve=catalogue.reserve_for(cards),
        name="",
    )


def _liking(card: str) -> int:
    facts = base().cards[card]
    return facts.strength + 4 * len(facts.abilities)


def deck_pool(seed: int, random_decks: int) -> list[DeckList]:
    """Return the starter decks, then ``random_decks`` random ones, the factions in turn."""
    rng = Rng(seed)
    return [
        *base().starters.values(),
        *(random_deck(rng, FACTIONS[number % 5]) for number in range(random_decks)),
    ]
