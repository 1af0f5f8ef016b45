"""Measure the master's look ahead in the twin, against its network alone.

Its settings were chosen with this: an accelerator plays a thousand games with every variant in
seconds. ``learn/master/lookahead.py`` is the same look ahead for the engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib.resources import as_file, files
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from sevencats.games.gwent.learn.master.lookahead import LEAST_CHANCE, MOST_CHANCE
from sevencats.games.gwent.learn.train.measure import _deals
from sevencats.games.gwent.learn.train.network import Params, critic, policy_and_belief
from sevencats.games.gwent.learn.train.run import weights_of
from sevencats.games.gwent.learn.twin.asks import Ask
from sevencats.games.gwent.learn.twin.choices import choices
from sevencats.games.gwent.learn.twin.decks import deck_pool
from sevencats.games.gwent.learn.twin.game import action_numbers, is_settled
from sevencats.games.gwent.learn.twin.observe import observe
from sevencats.games.gwent.learn.twin.rounds import DRAW
from sevencats.games.gwent.learn.twin.state import (
    DECK,
    HAND,
    SEAT_ZONES,
    State,
    encode_decks,
    mix,
)
from sevencats.games.gwent.learn.twin.tick import tick

#: A JAX array, which mypy treats as Any, whether JAX is installed or not.
Array = Any
#: Maximum number of ticks before an unfinished game is abandoned.
_LONGEST = 170
_RANDOM_DECKS = 400
#: Upper bound of the questions to one player in a game.
_MOST_QUESTIONS = 80


class Manner(NamedTuple):
    """The settings of a look ahead: ticks before the critic is asked, standard errors of doubt, the
    weight of the network's log-probability beside the gain, and whether hands are dealt by its
    belief or evenly."""

    ticks: int = 16
    doubt: float = 1.0
    habit: float = 0.0
    belief: bool = True


def redeal(state: State, viewer: Array, luck: Array, held: Array, belief: Array) -> State:
    """Redeal the cards that the viewer does not know: the rival's hand by the viewer's belief or
    evenly, and both decks. ``held`` is the logarithm of the expected count of each card."""
    places = jnp.arange(state.kind.shape[0])
    zone, seq, known = state.zone, state.seq, state.known
    for seat in range(2):
        hand, deck = (state.zone == seat * SEAT_ZONES + part for part in (HAND, DECK))
        pool = (hand | deck) & ((state.known >> viewer & 1) == 0)
        noise = mix(luck + mix(places.astype(jnp.uint32) + jnp.uint32(7 + seat)))
        gumbel = -jnp.log(-jnp.log((noise >> 8).astype(jnp.float32) / 2**24 + 1e-9) + 1e-9)
        copies = jnp.sum((state.kind[:, None] == state.kind[None, :]) & pool[None, :], axis=1)
        chance = jnp.exp(held[state.kind]) / jnp.maximum(copies, 1)
        chance = jnp.clip(chance, LEAST_CHANCE, MOST_CHANCE)
        wish = jnp.where(belief, jnp.log(chance / (1 - chance)), 0.0) + gumbel
        # The places of the pool's cards, the hand first, and the cards that get them.
        source = jnp.argsort(jnp.where(pool, places + 500 * deck, 1000 + places))
        target = jnp.argsort(jnp.where(pool, -wish, 1e9))
        dealt = places < jnp.sum(pool)

        def moved(column: Array, source: Array, target: Array, dealt: Array) -> Array:
            return column.at[target].set(jnp.where(dealt, column[source], column[target]))

        zone, seq, known = (moved(part, source, target, dealt) for part in (zone, seq, known))
    return state._replace(zone=zone, seq=seq, known=known)


def _logits(policy: Params, state: State) -> tuple[Array, Array]:
    """Return the network's logit of every choice, and its belief about the other hand."""
    seen = jax.vmap(observe)(state, state.seat).astype(jnp.bfloat16)
    weights, _, held = policy_and_belief(policy, seen)
    open_ = jax.vmap(choices)(state)
    # Without a question, one idle choice keeps the numbers finite.
    open_ = open_.at[:, 0].set(open_[:, 0] | ~jnp.any(open_, axis=1))
    listed = jnp.take_along_axis(weights, jax.vmap(action_numbers)(state), axis=1)
    return jnp.where(open_, listed, -1e9), held


def _kept(over: Array, now: State, new: State) -> State:
    def choose(old: Array, changed: Array) -> Array:
        return jnp.where(over.reshape((-1,) + (1,) * (old.ndim - 1)), old, changed)

    kept: State = jax.tree.map(choose, now, new)
    return kept


def _to_question(policy: Params, state: State, player: Array) -> State:
    """Play the network's favourite moves until the player has a choice or the game is over."""

    def done(state: State) -> Array:
        return jax.vmap(is_settled)(state) & ((state.ask == Ask.OVER) | (state.seat == player))

    def body(carry: tuple[State, Array]) -> tuple[State, Array]:
        state, count = carry
        after = jax.vmap(tick)(state, jnp.argmax(_logits(policy, state)[0], axis=1))
        return _kept(done(state), state, after), count + 1

    def goes_on(carry: tuple[State, Array]) -> Array:
        return ~jnp.all(done(carry[0])) & (carry[1] < _LONGEST)

    state, _ = jax.lax.while_loop(goes_on, body, (state, jnp.int32(0)))
    return state


def _play_on(policy: Params, state: State, key: Array, ticks: Array, shape: Any) -> State:
    """Let the network play both sides for some ticks. The options of a world share their luck."""
    games, worlds, options = shape

    def body(carry: tuple[State, Array, Array]) -> tuple[State, Array, Array]:
        state, count, key = carry
        key, now = jax.random.split(key)
        wishes, _ = _logits(policy, state)
        noise = jax.random.gumbel(now, (games * worlds, 1, wishes.shape[1]))
        noise = jnp.broadcast_to(noise, (games * worlds, options, wishes.shape[1]))
        after = jax.vmap(tick)(state, jnp.argmax(wishes + noise.reshape(wishes.shape), axis=1))
        return _kept(state.ask == Ask.OVER, state, after), count + 1, key

    def goes_on(carry: tuple[State, Array, Array]) -> Array:
        return ~jnp.all(carry[0].ask == Ask.OVER) & (carry[1] < jnp.minimum(ticks, _LONGEST))

    state, _, _ = jax.lax.while_loop(goes_on, body, (state, jnp.int32(0), key))
    return state


def _worth(value: Params, state: State, seat: Array) -> Array:
    """Return the result of finished games, and the critic's estimate of others (-1 to 1)."""
    own, other = (
        jax.vmap(observe)(state, who).astype(jnp.bfloat16) for who in (state.seat, 1 - state.seat)
    )
    guess = critic(value, own, other) * jnp.where(state.seat == seat, 1.0, -1.0)
    result = jnp.where(state.winner == DRAW, 0.0, jnp.where(state.winner == seat, 1.0, -1.0))
    return jnp.where(state.ask == Ask.OVER, result, guess)


@partial(jax.jit, static_argnames=("worlds", "options"))
def _turn(
    networks: Params, state: State, player: Array, key: Array, manner: Manner, worlds: int,
    options: int,
) -> tuple[State, Array]:  # fmt: skip
    """Play to the player's next choice and make it after a look ahead. Also return how many games
    had such a choice."""
    state = _to_question(networks["policy"], state, player)
    wishes, held = _logits(networks["policy"], state)
    top, which = jax.lax.top_k(jax.nn.log_softmax(wishes), options)
    games = player.shape[0]
    seeds = jax.random.bits(key, (games, worlds), jnp.uint32)
    held = jnp.concatenate([held, jnp.full((games, 1), -9.0)], axis=1)

    def world(one: State, seat: Array, seed: Array, expected: Array) -> State:
        return redeal(one, seat, seed, expected, jnp.asarray(manner.belief))._replace(chance=seed)

    dealt = jax.vmap(jax.vmap(world, (None, None, 0, None)))(state, player, seeds, held)
    many = jax.tree.map(
        lambda part: jnp.repeat(part[:, :, None], options, axis=2).reshape(-1, *part.shape[2:]),
        dealt,
    )
    shape = (games, worlds, options)
    first = jnp.broadcast_to(which[:, None], shape).reshape(-1)
    seat = jnp.broadcast_to(player[:, None, None], shape).reshape(-1)
    many = _play_on(
        networks["policy"], jax.vmap(tick)(many, first), key, jnp.asarray(manner.ticks), shape
    )
    results = _worth(networks["critic"], many, seat).reshape(shape)
    gains = results - results[:, :, :1]
    error = jnp.std(gains, axis=1) / worlds**0.5
    score = jnp.mean(gains, axis=1) - manner.doubt * error + manner.habit * (top - top[:, :1])
    best = jnp.argmax(jnp.where(top > -1e8, score, -jnp.inf), axis=1)
    choice = jnp.take_along_axis(which, best[:, None], axis=1)[:, 0]
    over = state.ask == Ask.OVER
    return _kept(over, state, jax.vmap(tick)(state, choice)), jnp.sum(~over)


def scores(
    manner: Manner, worlds: int, options: int, games: int, seed: int, random_decks: bool
) -> Iterator[str]:
    """Return the score of the look ahead against the network alone, with its standard error. Every
    deal is played twice, with the seats swapped."""
    with as_file(files("sevencats.games.gwent.learn.master") / "weights" / "master.npz") as path:
        networks = weights_of(path)
    decks = jax.tree.map(jnp.asarray, encode_decks(deck_pool(99, _RANDOM_DECKS)))
    state = jax.jit(_deals, static_argnums=2)(
        decks, jnp.uint32(seed), games, jnp.bool_(random_decks)
    )
    player = (jnp.arange(games) % 2).astype(state.seat.dtype)
    key, asked = jax.random.PRNGKey(seed), 0
    for _ in range(_MOST_QUESTIONS):
        key, now = jax.random.split(key)
        state, count = _turn(networks, state, player, now, manner, worlds, options)
        asked += int(count)
        if not int(count):
            break
    points = jnp.where(state.winner == DRAW, 0.5, state.winner == player).reshape(-1, 2)
    pairs = jnp.mean(points, axis=1)[jnp.all((state.ask == Ask.OVER).reshape(-1, 2), axis=1)]
    error = float(jnp.std(pairs)) / len(pairs) ** 0.5
    yield f"{float(jnp.mean(pairs)):.4f} +- {error:.4f} over {2 * len(pairs)} games"
    yield f"{asked / games:.1f} choices a game, {worlds * options} positions for each"
