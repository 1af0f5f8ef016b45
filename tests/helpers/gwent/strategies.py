"""Random legal decks and pairings, for Hypothesis and for plain random tests."""

from __future__ import annotations

from hypothesis import strategies as st
from referee.gwent_setups import LEADERS, random_deck

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import DeckList
from sevencats.games.gwent.table import Config


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
