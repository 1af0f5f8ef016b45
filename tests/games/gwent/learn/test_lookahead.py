"""The master's look ahead: worlds it may imagine, and when it trusts what it finds there."""

from __future__ import annotations

import numpy as np

from sevencats.games.gwent import GAME
from sevencats.games.gwent.bots import PLAYERS
from sevencats.games.gwent.bots.search import belief_of
from sevencats.games.gwent.learn.features.actions import card_numbers
from sevencats.games.gwent.learn.master.batch import judgements, preferences
from sevencats.games.gwent.learn.master.lookahead import Tried, _world
from sevencats.games.gwent.learn.master.network import master
from sevencats.games.gwent.samples import samples
from sevencats.games.gwent.state import GwentState
from sevencats.kernel import settle, take
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import observe
from sevencats.plugin.bots import Sight, bot_index


def turns(count: int, seed: int) -> list[GwentState]:
    """The first turns of a duel between tavern bots."""
    state = GAME.new_game(samples("duel")[7].config, seed)
    bot = PLAYERS.make("tavern", seed)
    settle(state)
    found: list[GwentState] = []
    while len(found) < count:
        decision = state.pending[0]
        if decision.kind == "turn":
            found.append(state.copy())
        take(state, decision, bot_index(bot, state, decision))
        settle(state)
    return found


def hand_of_rival(world: GwentState, seat: int) -> list[str]:
    table = world.table
    zone = world.zones[table.hand(1 - seat)]
    return [table.types[table.type_of[world.face[sleeve]]] for sleeve in zone]


def test_many_positions_are_judged_like_one() -> None:
    network, states = master(), turns(12, 4)
    for state, row in zip(states, preferences(network, states), strict=True):
        chances, _ = network.think(state, state.pending[0])
        open_ = row[row > -1e8]
        expected = np.exp(open_ - open_.max())
        assert np.allclose(np.sort(chances), np.sort(expected / expected.sum()), atol=1e-4)
    for seat in (0, 1):
        single = [network.critic.judge(state, seat) for state in states]
        assert np.allclose(judgements(network, states, seat), single, atol=1e-4)


def test_imagined_worlds_look_like_the_table() -> None:
    state = turns(9, 5)[-1]
    seat = state.pending[0].seat
    sight = Sight(state, state.pending[0])
    held = np.full(len(card_numbers()), 0.5, np.float32)
    rng, belief = Rng(1), belief_of(sight)
    worlds = [_world(belief, state, seat, held, rng) for _ in range(20)]
    assert len({tuple(sorted(hand_of_rival(world, seat))) for world in worlds}) > 10
    for world in worlds:
        assert observe(world, seat).to_data() == observe(state, seat).to_data()
        assert sorted(world.face) == sorted(state.face)


def test_hands_follow_the_belief() -> None:
    state = turns(3, 6)[-1]
    seat = state.pending[0].seat
    belief, rng = belief_of(Sight(state, state.pending[0])), Rng(2)
    even = np.full(len(card_numbers()), 0.2, np.float32)
    deals = [hand_of_rival(_world(belief, state, seat, even, rng), seat) for _ in range(60)]
    names = {name for hand in deals for name in hand}
    rare = min(names, key=lambda name: (sum(name in hand for hand in deals), name))
    expected = even.copy()
    expected[card_numbers()[rare]] = 5.0
    sure = [hand_of_rival(_world(belief, state, seat, expected, rng), seat) for _ in range(60)]
    assert sum(rare in hand for hand in sure) > 2 * sum(rare in hand for hand in deals)


def test_lookahead_ignores_gains_within_noise() -> None:
    first = np.zeros(64, np.float32)
    lucky = np.where(np.arange(64) % 2, 1.0, -0.9).astype(np.float32)
    better = np.full(64, 0.2, np.float32)
    assert Tried([4, 7], np.stack([first, lucky], axis=1)).best() == 0
    assert Tried([4, 7], np.stack([first, better], axis=1)).best() == 1
