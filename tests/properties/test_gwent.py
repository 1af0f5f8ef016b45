"""Random legal decks and random picks keep the invariants of Gwent."""

from __future__ import annotations

import json

import pytest
from helpers.gwent.strategies import duels
from hypothesis import given, settings
from hypothesis import strategies as st
from referee.gwent_setups import LEADERS, random_deck
from referee.gwent_table import check_events, check_table
from referee.play import by_numbers, played

from sevencats.games.gwent import GAME
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import DeckList
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.table import Config
from sevencats.kernel import digest, dump, load, observe, redeterminise, returns
from sevencats.kernel.rng import Rng

numbers = st.lists(st.integers(0, 255), max_size=40)
seeds = st.integers(0, 2**32 - 1)


def leader_duel(leader: str, seed: int) -> Config:
    """A random deck under this leader against one under another."""
    other = LEADERS[seed % len(LEADERS)]
    return Config(
        mode="duel",
        decks=(random_deck(leader, seed, 22, 10), random_deck(other, seed + 1, 24, 8)),
    )


@given(config=duels(), seed=seeds, picks=numbers)
def test_the_table_stays_in_order(config: Config, seed: int, picks: list[int]) -> None:
    state = GAME.new_game(config, seed)
    check_table(state)
    for events in played(state, by_numbers(picks, Rng(seed))):
        check_events(state, events)
        check_table(state)
    assert state.over and 0 in state.gems
    assert sorted(returns(state)) in ([0, 0], [-1, 1])


@settings(max_examples=20)
@given(config=duels(), seed=seeds, picks=numbers)
def test_a_game_saved_anywhere_goes_on_the_same(
    config: Config, seed: int, picks: list[int]
) -> None:
    """The same game twice: once untouched, once saved and loaded before every answer."""
    state, saved = GAME.new_game(config, seed), GAME.new_game(config, seed)
    twin = by_numbers(picks, Rng(seed))
    for events in played(state, by_numbers(picks, Rng(seed))):
        loaded = load(json.loads(json.dumps(dump(saved))))
        assert isinstance(loaded, GwentState)
        saved = loaded
        assert next(played(saved, twin)) == events
        assert digest(saved) == digest(state)
        assert saved.pending == state.pending


@settings(max_examples=20)
@given(config=duels(), seed=seeds, picks=numbers)
def test_sampled_worlds_look_the_same_and_are_legal(
    config: Config, seed: int, picks: list[int]
) -> None:
    state = GAME.new_game(config, seed)
    rng = Rng(seed + 1)
    for number, _ in enumerate(played(state, by_numbers(picks, Rng(seed)))):
        for seat in range(2):
            world = redeterminise(state, seat, rng)
            assert isinstance(world, GwentState)
            assert observe(world, seat).to_data() == observe(state, seat).to_data()
            check_table(world)
            if number % 8 == 0:
                for events in played(world, by_numbers([], Rng(seed))):
                    check_events(world, events)
                    check_table(world)


@pytest.mark.parametrize("leader", LEADERS)
def test_every_leader_plays_in_order(leader: str) -> None:
    """Several random games under each of the leaders; an active one is used in some of them."""
    used = 0
    for seed in range(12):
        state = GAME.new_game(leader_duel(leader, seed * 5 + 1), seed)
        for events in played(state, by_numbers([], Rng(seed))):
            check_events(state, events)
            check_table(state)
        used += state.used & 1
    assert bool(used) != base().leaders[leader].passive


@pytest.mark.parametrize("leader", LEADERS)
def test_every_leader_keeps_secrets_and_saves(leader: str) -> None:
    """In games under each leader: sampled worlds look the same, saved ones go on the same."""
    for seed in range(4):
        state = GAME.new_game(leader_duel(leader, seed * 7 + 3), seed)
        rng = Rng(seed)
        for _ in played(state, by_numbers([], Rng(seed + 50))):
            loaded = load(json.loads(json.dumps(dump(state))))
            assert digest(loaded) == digest(state) and loaded.pending == state.pending
            for seat in range(2):
                world = redeterminise(state, seat, rng)
                assert observe(world, seat).to_data() == observe(state, seat).to_data()
                acting = [(d.id, d.seat, d.kind, d.source) for d in state.pending]
                assert [(d.id, d.seat, d.kind, d.source) for d in world.pending] == acting


@given(deck=st.builds(random_deck, st.sampled_from(LEADERS), seeds))
def test_random_decks_are_legal(deck: DeckList) -> None:
    """The strategy itself keeps to G1.1 to G1.3."""
    cards, pool = base().cards, base().pool(deck.faction)
    units = sum(n for card, n in deck.cards.items() if cards[card].kind in ("unit", "hero"))
    assert units >= 22
    assert sum(deck.cards.values()) - units <= 10
    assert all(0 < n <= pool[card] for card, n in deck.cards.items())
    assert base().leaders[deck.leader].faction == deck.faction
    assert all(cards[card].reserve for card in deck.reserve)
