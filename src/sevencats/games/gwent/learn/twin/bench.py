"""Measure the twin's speed: random play, and play by a network."""

from __future__ import annotations

import time
from typing import Any

import jax
import jax.numpy as jnp

from sevencats.games.gwent.learn.twin.asks import Ask
from sevencats.games.gwent.learn.twin.choices import choices
from sevencats.games.gwent.learn.twin.decks import deck_pool
from sevencats.games.gwent.learn.twin.state import Array, State, encode_decks, init, mix, pair
from sevencats.games.gwent.learn.twin.tick import tick


def random_choice(state: State) -> Array:
    """Make a random legal choice, with the game's own generator."""
    options = choices(state)
    counts = jnp.arange(options.shape[0], dtype=jnp.uint32)
    wishes = mix(state.chance * jnp.uint32(3) + mix(counts)) >> 1
    return jnp.argmax(jnp.where(options, wishes, 0).astype(jnp.int32))


def _random_tick(state: State) -> tuple[State, Array]:
    options = jnp.sum(choices(state))
    asked = (state.ask <= Ask.FETCH_MARDROEME) & (options > 1)
    return tick(state, random_choice(state)), asked


def start(games: int, seed: int = 1) -> State:
    """Start games of random decks."""
    decks = jax.tree.map(jnp.asarray, encode_decks(deck_pool(seed, 500)))
    numbers = jnp.arange(games, dtype=jnp.uint32)
    pool = decks.kind.shape[0]

    def one(number: Array) -> State:
        first, second = mix(number + 1) % pool, mix(number + 77777) % pool
        return init(pair(decks, first.astype(jnp.int32), second.astype(jnp.int32)), number)

    return jax.jit(jax.vmap(one))(numbers)


def renew(state: State, fresh: State) -> State:
    """Restart finished games from their first states."""
    over = state.ask == Ask.OVER
    again = fresh._replace(chance=mix(state.chance))

    def choose(now: Any, new: Any) -> Array:
        return jnp.where(over.reshape((-1,) + (1,) * (now.ndim - 1)), new, now)

    return jax.tree.map(choose, state, again)


def random_play(games: int, ticks: int, repeats: int = 3) -> dict[str, float]:
    """Return ticks and decisions a second of random play, the best of some runs."""
    fresh = start(games)

    def run(state: State) -> tuple[State, Array]:
        def body(now: State, _: None) -> tuple[State, Array]:
            after, asked = jax.vmap(_random_tick)(now)
            return renew(after, fresh), jnp.sum(asked)

        return jax.lax.scan(body, state, None, length=ticks)

    compiled = jax.jit(run)
    began = time.perf_counter()
    state, asked = compiled(fresh)
    jax.block_until_ready(state)
    warm = time.perf_counter() - began
    best = 1e9
    for _ in range(repeats):
        began = time.perf_counter()
        state, asked = compiled(state)
        jax.block_until_ready(state)
        best = min(best, time.perf_counter() - began)
    decisions = float(jnp.sum(asked.astype(jnp.float32)))
    return {
        "games": games,
        "ticks_per_second": games * ticks / best,
        "decisions_per_second": decisions / best,
        "compile_seconds": warm,
    }
