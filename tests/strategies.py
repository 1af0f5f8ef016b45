"""Random legal decks and pairings, for Hypothesis and for plain random tests."""

from __future__ import annotations

from hypothesis import strategies as st

from sevencats.gwent.cards.catalogue import base
from sevencats.gwent.cards.model import DeckList
from sevencats.gwent.table import Config
from sevencats.kernel.rng import Rng

LEADERS = tuple(base().leaders)


def random_deck(leader: str, seed: int, units: int = 22, specials: int = 10) -> DeckList:
    """A legal deck (G1.1 to G1.3) under this leader: so many units and specials, if there are."""
    catalogue = base()
    faction = catalogue.leaders[leader].faction
    copies = [card for card, count in catalogue.pool(faction).items() for _ in range(count)]
    rng = Rng(seed)
    left = {True: units, False: specials}
    cards: dict[str, int] = {}
    for index in rng.order(len(copies)):
        card = catalogue.cards[copies[index]]
        unit = card.kind in ("unit", "hero")
        if left[unit]:
            left[unit] -= 1
            cards[card.id] = cards.get(card.id, 0) + 1
    assert not left[True], f"{faction} has fewer than {units} units"
    cards = dict(sorted(cards.items(), key=lambda pair: catalogue.order(pair[0])))
    return DeckList(
        faction=faction, leader=leader, cards=cards, reserve=catalogue.reserve_for(cards)
    )


def decks(leaders: tuple[str, ...] = LEADERS) -> st.SearchStrategy[DeckList]:
    """Random legal decks under random leaders."""
    return st.builds(
        random_deck,
        leader=st.sampled_from(leaders),
        seed=st.integers(0, 2**32 - 1),
        units=st.integers(22, 30),
        specials=st.integers(0, 10),
    )


def duels(leaders: tuple[str, ...] = LEADERS) -> st.SearchStrategy[Config]:
    """Set-ups of a duel: two random decks, or two starter decks."""
    deck = st.one_of(decks(leaders), st.sampled_from(tuple(base().starters.values())))
    return st.builds(lambda one, two: Config(mode="duel", decks=(one, two)), deck, deck)
