"""Measure the speed of the twin when a network chooses every move."""

from __future__ import annotations

import time

import jax
import jax.numpy as jnp

from sevencats.games.gwent.learn.train.network import Shape, init_policy, policy
from sevencats.games.gwent.learn.twin.asks import Ask
from sevencats.games.gwent.learn.twin.bench import renew, start
from sevencats.games.gwent.learn.twin.choices import choices
from sevencats.games.gwent.learn.twin.game import action_numbers
from sevencats.games.gwent.learn.twin.observe import observe
from sevencats.games.gwent.learn.twin.state import Array, State
from sevencats.games.gwent.learn.twin.tick import tick


def network_play(games: int, ticks: int, repeats: int = 3) -> dict[str, float]:
    """Return ticks and decisions a second when a network of the master's shape samples every
    move."""
    fresh = start(games)
    params = init_policy(jax.random.PRNGKey(1), Shape())

    def body(state: State, key: Array) -> tuple[State, Array]:
        seen = jax.vmap(observe)(state, state.seat).astype(jnp.bfloat16)
        weights, _ = policy(params, seen)
        options = jax.vmap(choices)(state)
        listed = jnp.take_along_axis(weights, jax.vmap(action_numbers)(state), axis=1)
        choice = jax.random.categorical(key, jnp.where(options, listed, -1e9))
        asked = (state.ask <= Ask.FETCH_MARDROEME) & (jnp.sum(options, axis=1) > 1)
        return renew(jax.vmap(tick)(state, choice), fresh), jnp.sum(asked)

    compiled = jax.jit(lambda state, key: jax.lax.scan(body, state, jax.random.split(key, ticks)))
    state, asked = compiled(fresh, jax.random.PRNGKey(2))
    jax.block_until_ready(state)
    best = 1e9
    for number in range(repeats):
        began = time.perf_counter()
        state, asked = compiled(state, jax.random.PRNGKey(number))
        jax.block_until_ready(state)
        best = min(best, time.perf_counter() - began)
    decisions = float(jnp.sum(asked.astype(jnp.float32)))
    return {
        "games": games,
        "ticks_per_second": games * ticks / best,
        "decisions_per_second": decisions / best,
    }
