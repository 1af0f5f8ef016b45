"""Many games at once: every tick the network answers for the seat that is asked."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from sevencats.kits.gwent.train.network import Params, critic, policy
from sevencats.kits.gwent.twin.asks import Ask
from sevencats.kits.gwent.twin.choices import choices
from sevencats.kits.gwent.twin.game import action_numbers
from sevencats.kits.gwent.twin.observe import observe
from sevencats.kits.gwent.twin.rounds import DRAW
from sevencats.kits.gwent.twin.state import Decks, State, init, mix, pair
from sevencats.kits.gwent.twin.tick import tick

#: An array of JAX, which mypy takes for anything, installed or not.
Array = Any


class Sample(NamedTuple):
    """A tick of a batch of games: both views, what could be chosen and as which actions, what was
    chosen and how likely that was, the critic's view for seat A, whether the learner decided, and
    for seat A what the tick brought (1, 0 or -1) and whether the game ended with it."""

    own: Array
    other: Array
    seat: Array
    options: Array
    actions: Array
    choice: Array
    log_chance: Array
    value: Array
    decided: Array
    reward: Array
    ended: Array


def new_games(decks: Decks, seed: Array, games: int) -> State:
    """Fresh games of random pairs of decks. The first five are the starter decks; they come up in
    three of eight seats."""
    counts = jnp.arange(games, dtype=jnp.uint32)
    seeds = mix(seed + mix(counts))
    pool = decks.kind.shape[0]

    def deck(number: Array) -> Array:
        starters = (mix(number) & 7) < 3
        return jnp.where(starters, mix(number + 1) % 5, mix(number + 2) % pool).astype(jnp.int32)

    one, two = deck(mix(seeds + 7)), deck(mix(seeds + 11))
    return jax.vmap(lambda a, b, s: init(pair(decks, a, b), s))(one, two, seeds)


def _masked(state: State, weights: Array) -> tuple[Array, Array, Array]:
    """The options of a state, their actions, and the log-chances of its choices."""
    options = choices(state)
    actions = action_numbers(state)
    # Where nobody is asked, one idle choice keeps the numbers finite.
    options = options.at[0].set(options[0] | ~jnp.any(options))
    chances = jnp.where(options, weights[actions], -jnp.inf)
    return options, actions, jax.nn.log_softmax(chances)


def seen_by_both(state: State) -> tuple[Array, Array]:
    """The view of the seat that is asked, and the other's, small enough to keep."""
    own = jax.vmap(observe)(state, state.seat)
    other = jax.vmap(observe)(state, 1 - state.seat)
    return own.astype(jnp.bfloat16), other.astype(jnp.bfloat16)


def play_tick(
    learner: Params,
    value: Params,
    past: Params,
    rivals: int,
    state: State,
    fresh: State,
    key: Array,
) -> tuple[State, Sample]:
    """One tick of all games. In the first ``rivals`` games one seat is played by ``past``; a game
    that is over begins anew as one of ``fresh``."""
    own, other = seen_by_both(state)
    weights, _ = policy(learner, own)
    games = state.ask.shape[0]
    number = jnp.arange(games)
    if rivals:
        foreign, _ = policy(past, own[:rivals])
        by_past = (number < rivals) & (state.seat == number % 2)
        foreign = jnp.concatenate([foreign, weights[rivals:]])
        weights = jnp.where(by_past[:, None], foreign, weights)
    else:
        by_past = jnp.zeros(games, bool)
    options, actions, chances = jax.vmap(_masked)(state, weights)
    choice = jax.random.categorical(key, chances)
    asked = (state.ask <= Ask.FETCH_MARDROEME) & (jnp.sum(options, axis=1) > 1)
    after = jax.vmap(tick)(state, choice)
    ended = after.ask == Ask.OVER
    reward = jnp.where(after.winner == DRAW, 0.0, jnp.where(after.winner == 0, 1.0, -1.0))
    sign = jnp.where(state.seat == 0, 1.0, -1.0)
    sample = Sample(
        own=own,
        other=other,
        seat=state.seat,
        options=options,
        actions=actions.astype(jnp.int16),
        choice=choice,
        log_chance=jnp.take_along_axis(chances, choice[:, None], axis=1)[:, 0],
        value=critic(value, own, other) * sign,
        decided=asked & ~by_past,
        reward=jnp.where(ended, reward, 0.0),
        ended=ended,
    )
    return renewed(after, ended, fresh, key), sample


def renewed(state: State, ended: Array, fresh: State, key: Array) -> State:
    """Games that are over begin anew."""
    which = jax.random.randint(key, ended.shape, 0, fresh.ask.shape[0])

    def choose(now: Any, new: Any) -> Array:
        shape = (-1,) + (1,) * (now.ndim - 1)
        return jnp.where(ended.reshape(shape), new[which], now)

    return jax.tree.map(choose, state, fresh)
