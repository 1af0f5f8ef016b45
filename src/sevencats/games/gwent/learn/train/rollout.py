"""Play a batch of games: in every tick the network answers for the seat that decides."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from sevencats.games.gwent.bots.search import STUBBORN
from sevencats.games.gwent.bots.tavern import TAVERN, Habits
from sevencats.games.gwent.learn.train.network import Params, critic, policy
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


class Sample(NamedTuple):
    """A tick of a batch of games: both views, the choices with their actions, the choice taken and
    its log-probability, the players that follow a script, the critic's value for seat A, whether
    the learner decided, and for seat A the reward (1, 0 or -1) and whether the game ended."""

    own: Array
    other: Array
    seat: Array
    options: Array
    actions: Array
    choice: Array
    log_chance: Array
    scripted: Array
    value: Array
    decided: Array
    reward: Array
    ended: Array


def new_games(decks: Decks, seed: Array, games: int) -> State:
    """Start games of random pairs of decks. The first five are the starter decks, which five of
    eight seats get."""
    counts = jnp.arange(games, dtype=jnp.uint32)
    seeds = mix(seed + mix(counts))
    pool = decks.kind.shape[0]

    def deck(number: Array) -> Array:
        starters = (mix(number) & 7) < 5
        return jnp.where(starters, mix(number + 1) % 5, mix(number + 2) % pool).astype(jnp.int32)

    one, two = deck(mix(seeds + 7)), deck(mix(seeds + 11))
    return jax.vmap(lambda a, b, s: init(pair(decks, a, b), s))(one, two, seeds)


class Rivals(NamedTuple):
    """The learner's rivals: in the first ``past`` games a network with its logits scaled by
    ``sharpness``, in the next ``scripted`` games variants of the tavern bot. They have seat A in
    every other game."""

    policy: Params
    past: int
    scripted: int
    sharpness: float = 1.0

    def scripted_seat(self, games: int) -> Array:
        """Return the scripted seat of each game, or -1."""
        number = jnp.arange(games)
        follows = (number >= self.past) & (number < self.past + self.scripted)
        return jnp.where(follows, number % 2, -1)

    def scripted_marks(self, seat: Array) -> Array:
        """Return the marks for the critic: is the deciding seat scripted, is the other?"""
        at = self.scripted_seat(seat.shape[0])
        return jnp.stack([at == seat, at == 1 - seat], axis=1).astype(jnp.float32)


#: Variants of the tavern bot. Most are the bot itself; one seldom passes, one is bold, one careful.
KIN = (
    *(TAVERN,) * 5,
    STUBBORN,
    TAVERN._replace(safe_lead=15, stop_hand=5, threat=5, ahead_cards=0, thrift=6),
    TAVERN._replace(safe_lead=6, fold_cards=2, ahead_cards=2, thrift=11),
)


def _habits(games: int) -> Habits:
    """Return the habits of each game: each variant plays two games, one on each seat."""
    which = jnp.arange(games) // 2 % len(KIN)
    return Habits(*(jnp.array(column, jnp.int32)[which] for column in zip(*KIN, strict=True)))


def _masked(state: State, weights: Array) -> tuple[Array, Array, Array]:
    """Return the options of a state, their actions, and the log-probabilities of its choices."""
    options = choices(state)
    actions = action_numbers(state)
    # Without a question, one idle choice keeps the numbers finite.
    options = options.at[0].set(options[0] | ~jnp.any(options))
    chances = jnp.where(options, weights[actions], -jnp.inf)
    return options, actions, jax.nn.log_softmax(chances)


def seen_by_both(state: State) -> tuple[Array, Array]:
    """Return the view of the deciding seat and that of the other, in a compact type."""
    own = jax.vmap(observe)(state, state.seat)
    other = jax.vmap(observe)(state, 1 - state.seat)
    return own.astype(jnp.bfloat16), other.astype(jnp.bfloat16)


def play_tick(
    learner: Params, value: Params, rivals: Rivals, state: State, fresh: State, key: Array
) -> tuple[State, Sample]:
    """Play one tick of all games; restart a finished game as one of ``fresh``."""
    own, other = seen_by_both(state)
    weights, _ = policy(learner, own)
    games = state.ask.shape[0]
    number = jnp.arange(games)
    foreign = jnp.zeros(games, bool)
    if rivals.past:
        theirs, _ = policy(rivals.policy, own[: rivals.past])
        foreign = (number < rivals.past) & (state.seat == number % 2)
        theirs = jnp.concatenate([theirs * rivals.sharpness, weights[rivals.past :]])
        weights = jnp.where(foreign[:, None], theirs, weights)
    options, actions, chances = jax.vmap(_masked)(state, weights)
    choice = jax.random.categorical(key, chances)
    if rivals.scripted:
        choice = _with_scripted(rivals, state, options, choice)
        foreign |= state.seat == rivals.scripted_seat(games)
    marks = rivals.scripted_marks(state.seat)
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
        scripted=marks,
        value=critic(value, own, other, marks) * sign,
        decided=asked & ~foreign,
        reward=jnp.where(ended, reward, 0.0),
        ended=ended,
    )
    return renewed(after, ended, fresh, key), sample


def _with_scripted(rivals: Rivals, state: State, options: Array, choice: Array) -> Array:
    """Replace the choices of scripted seats by those of their scripts."""
    first, end = rivals.past, rivals.past + rivals.scripted
    part, open_ = jax.tree.map(lambda leaf: leaf[first:end], (state, options))
    scripted = jax.vmap(tavern)(part, open_, _habits(rivals.scripted))
    at = rivals.scripted_seat(choice.shape[0])[first:end]
    mixed = jnp.where(part.seat == at, scripted.astype(choice.dtype), choice[first:end])
    return choice.at[first:end].set(mixed)


def renewed(state: State, ended: Array, fresh: State, key: Array) -> State:
    """Restart finished games."""
    which = jax.random.randint(key, ended.shape, 0, fresh.ask.shape[0])

    def choose(now: Any, new: Any) -> Array:
        shape = (-1,) + (1,) * (now.ndim - 1)
        return jnp.where(ended.reshape(shape), new[which], now)

    return jax.tree.map(choose, state, fresh)
