"""Measure a network's strength during training, in a batch of games in the twin. Like the master
bot, it always takes the option with the highest logit."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp

from sevencats.games.gwent.bots.tavern import TAVERN
from sevencats.games.gwent.learn.train.network import Params, policy
from sevencats.games.gwent.learn.twin.asks import Ask
from sevencats.games.gwent.learn.twin.choices import choices
from sevencats.games.gwent.learn.twin.game import action_numbers
from sevencats.games.gwent.learn.twin.observe import observe
from sevencats.games.gwent.learn.twin.rounds import DRAW
from sevencats.games.gwent.learn.twin.state import Decks, State, init, mix, pair
from sevencats.games.gwent.learn.twin.tavern import tavern
from sevencats.games.gwent.learn.twin.tick import tick

#: A JAX array, which mypy treats as Any, whether JAX is installed or not.
Array = Any
#: Ticks in which nearly every game ends; unfinished games are left out.
LONGEST = 160
_STARTERS = 5


def _liked(params: Params, state: State, seen: Array) -> Array:
    """Return the choice with the highest logit, in every game."""
    weights, _ = policy(params, seen.astype(jnp.bfloat16))
    listed = jnp.take_along_axis(weights, jax.vmap(action_numbers)(state), axis=1)
    return jnp.argmax(jnp.where(jax.vmap(choices)(state), listed, -1e9), axis=1)


def _scripted(state: State) -> Array:
    return jax.vmap(lambda one: tavern(one, choices(one), TAVERN))(state)


def _deals(decks: Decks, seed: Array, games: int, random_decks: Array) -> State:
    """Return every deal twice, with the seats swapped."""
    number = jnp.arange(games, dtype=jnp.uint32) // 2
    starters = number % _STARTERS, number // _STARTERS % _STARTERS
    others = jnp.uint32(decks.kind.shape[0] - _STARTERS)
    one, two = (
        jnp.where(random_decks, _STARTERS + mix(number * 2 + seed + side) % others, starter)
        for side, starter in enumerate(starters)
    )
    seeds = mix(seed + mix(number))
    return jax.vmap(lambda a, b, s: init(pair(decks, a, b), s))(one, two, seeds)


@partial(jax.jit, static_argnames="games")
def outcomes(
    learner: Params,
    rival: Params | None,
    decks: Decks,
    seed: Array,
    random_decks: Array,
    games: int,
) -> tuple[Array, Array]:
    """Return the points of a network in every game against another, or against the tavern bot
    (None), and which games have ended: with the starter decks, or with the other decks of the
    pool."""
    seat = jnp.arange(games) % 2

    def body(state: State, _: None) -> tuple[State, None]:
        seen = jax.vmap(observe)(state, state.seat)
        theirs = _scripted(state) if rival is None else _liked(rival, state, seen)
        choice = jnp.where(state.seat == seat, _liked(learner, state, seen), theirs)
        after = jax.vmap(tick)(state, choice)
        over = state.ask == Ask.OVER

        def keep(now: Array, new: Array) -> Array:
            return jnp.where(over.reshape((-1,) + (1,) * (now.ndim - 1)), now, new)

        return jax.tree.map(keep, state, after), None

    state = _deals(decks, seed, games, random_decks)
    state, _ = jax.lax.scan(body, state, None, length=LONGEST)
    points = jnp.where(state.winner == DRAW, 0.5, state.winner == seat)
    over = state.ask == Ask.OVER
    return jnp.where(over, points, 0.0), over


def score(
    learner: Params,
    rival: Params | None,
    decks: Decks,
    seed: Array,
    random_decks: Array,
    games: int = 16384,
) -> Array:
    """Return the average points of :func:`outcomes`."""
    points, over = outcomes(learner, rival, decks, seed, random_decks, games)
    return jnp.sum(points) / jnp.sum(over)


def starter_table(
    learner: Params, rival: Params | None, decks: Decks, seed: Array, games: int
) -> Array:
    """Return the average points with each starter deck (rows) against each other one (columns)."""
    points, over = outcomes(learner, rival, decks, seed, jnp.bool_(False), games)
    number, seat = jnp.arange(games) // 2, jnp.arange(games) % 2
    first, second = number % _STARTERS, number // _STARTERS % _STARTERS
    own, other = jnp.where(seat == 0, first, second), jnp.where(seat == 0, second, first)
    cell, cells = own * _STARTERS + other, _STARTERS * _STARTERS
    total, ended = (
        jax.ops.segment_sum(part, cell, cells) for part in (points, over.astype(jnp.float32))
    )
    return (total / ended).reshape(_STARTERS, _STARTERS)
