"""Proximal policy optimisation, with a critic that sees both hands."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax

from sevencats.games.gwent.learn.features.inputs import columns_of_hand
from sevencats.games.gwent.learn.train.network import Params, critic, policy_and_belief
from sevencats.games.gwent.learn.train.rollout import (
    Rivals,
    Sample,
    new_games,
    play_tick,
    seen_by_both,
)
from sevencats.games.gwent.learn.twin.state import Decks, State

#: A JAX array, which mypy treats as Any, whether JAX is installed or not.
Array = Any


class Settings(NamedTuple):
    """The hyperparameters of a run. ``games`` run in parallel, with ``ticks`` between two updates.
    In some games the rival is a past self (``sharpness`` scales its logits), in others it follows a
    script; in the rest the learner plays against itself."""

    games: int = 16384
    ticks: int = 32
    rival_share: float = 0.2
    scripted_share: float = 0.0
    sharpness: float = 1.0
    minibatches: int = 16
    epochs: int = 1
    clip: float = 0.2
    trace: float = 0.9
    value_weight: float = 0.5
    learning_rate: float = 7e-4
    final_rate: float = 5e-5
    entropy: float = 0.012
    final_entropy: float = 0.0015
    fresh: int = 4096
    belief_weight: float = 0.03


class Learner(NamedTuple):
    """The state of a run: networks, the optimiser's state and the games."""

    policy: Params
    critic: Params
    optimiser: Any
    state: State
    key: Array


class Knobs(NamedTuple):
    """The hyperparameters that change during a run."""

    learning_rate: Array
    entropy: Array


def optimiser(settings: Settings) -> optax.GradientTransformation:
    """Return Adam with gradient clipping; the rate is set at each update."""
    return optax.chain(
        optax.clip_by_global_norm(1.0),
        optax.inject_hyperparams(optax.adam)(learning_rate=settings.learning_rate, eps=1e-5),
    )


def advantages(samples: Sample, last: Array, trace: float) -> Array:
    """Return how much better than expected each tick went for seat A (generalised advantages)."""
    following = jnp.concatenate([samples.value[1:], last[None]])

    def back(later: Array, now: tuple[Array, Array, Array, Array]) -> tuple[Array, Array]:
        value, after, reward, ended = now
        goes_on = 1.0 - ended
        surprise = reward + goes_on * after - value
        total = surprise + trace * goes_on * later
        return total, total

    steps = (samples.value, following, samples.reward, samples.ended.astype(jnp.float32))
    _, found = jax.lax.scan(back, jnp.zeros_like(last), steps, reverse=True)
    return found


def loss(
    networks: tuple[Params, Params],
    batch: tuple[Sample, Array, Array],
    knobs: Knobs,
    settings: Settings,
) -> tuple[Array, dict[str, Array]]:
    """Return the loss of a minibatch: policy, value and entropy."""
    samples, gain, target = batch
    weights, guess, held = policy_and_belief(networks[0], samples.own)
    chosen = jnp.take_along_axis(weights, samples.actions.astype(jnp.int32), axis=1)
    chances = jax.nn.log_softmax(jnp.where(samples.options, chosen, -1e9))
    log_chance = jnp.take_along_axis(chances, samples.choice[:, None], axis=1)[:, 0]
    decided = samples.decided.astype(jnp.float32)
    decisions = jnp.maximum(jnp.sum(decided), 1.0)
    centre = jnp.sum(gain * decided) / decisions
    spread = jnp.sqrt(jnp.sum(decided * (gain - centre) ** 2) / decisions) + 1e-6
    scaled = (gain - centre) / spread
    ratio = jnp.exp(jnp.clip(log_chance - samples.log_chance, -10.0, 10.0))
    limited = jnp.clip(ratio, 1.0 - settings.clip, 1.0 + settings.clip)
    acting = -jnp.sum(decided * jnp.minimum(ratio * scaled, limited * scaled)) / decisions
    spread_out = -jnp.sum(jnp.where(samples.options, jnp.exp(chances) * chances, 0.0), axis=1)
    entropy = jnp.sum(decided * spread_out) / decisions
    sign = jnp.where(samples.seat == 0, 1.0, -1.0)
    values = critic(networks[1], samples.own, samples.other, samples.scripted)
    judging = jnp.mean((values - sign * target) ** 2)
    guessing = jnp.sum(decided * (guess - sign * target) ** 2) / decisions
    total = acting - knobs.entropy * entropy
    total += settings.value_weight * (judging + 0.5 * guessing)
    # Hands as counts: the Poisson likelihood of each card's count.
    first, many = columns_of_hand()
    hand = samples.other[:, first : first + many].astype(jnp.float32)
    missed = jnp.sum(jnp.exp(jnp.minimum(held, 3.0)) - hand * held, axis=1)
    believing = jnp.sum(decided * missed) / decisions
    total += settings.belief_weight * believing
    shift = jnp.sum(decided * (samples.log_chance - log_chance)) / decisions
    return total, {
        "entropy": entropy,
        "critic": judging,
        "guess": guessing,
        "belief": believing,
        "shift": shift,
        "decided": jnp.mean(decided),
    }


def update(
    learner: Learner, past: Params, decks: Decks, knobs: Knobs, settings: Settings
) -> tuple[Learner, dict[str, Array]]:
    """Play on for some ticks, then learn from them."""
    key, for_play, for_fresh, for_order = jax.random.split(learner.key, 4)
    fresh = new_games(decks, jax.random.bits(for_fresh), settings.fresh)
    rivals = Rivals(
        past,
        int(settings.games * settings.rival_share),
        int(settings.games * settings.scripted_share),
        settings.sharpness,
    )

    def body(state: State, tick_key: Array) -> tuple[State, Sample]:
        return play_tick(learner.policy, learner.critic, rivals, state, fresh, tick_key)

    keys = jax.random.split(for_play, settings.ticks)
    state, samples = jax.lax.scan(body, learner.state, keys)
    own, other = seen_by_both(state)
    last = critic(learner.critic, own, other, rivals.scripted_marks(state.seat))
    last *= jnp.where(state.seat == 0, 1.0, -1.0)
    gain = advantages(samples, last, settings.trace)
    target = gain + samples.value
    gain = gain * jnp.where(samples.seat == 0, 1.0, -1.0)
    flat = jax.tree.map(lambda leaf: leaf.reshape(-1, *leaf.shape[2:]), (samples, gain, target))
    networks, opt_state, facts = _learn(
        (learner.policy, learner.critic), learner.optimiser, flat, knobs, settings, for_order
    )
    facts["ended"] = jnp.sum(samples.ended)
    facts["draws"] = jnp.sum(samples.ended & (samples.reward == 0.0))
    number = jnp.arange(settings.games)
    points = 0.5 + 0.5 * jnp.where(number % 2 == 1, 1.0, -1.0) * samples.reward
    scripted = rivals.scripted_seat(settings.games) >= 0
    for name, games in (("past", number < rivals.past), ("scripted", scripted)):
        against = samples.ended & games
        facts[name] = jnp.sum(against * points) / jnp.maximum(jnp.sum(against), 1)
    return Learner(networks[0], networks[1], opt_state, state, key), facts


def _learn(
    networks: tuple[Params, Params],
    opt_state: Any,
    flat: Any,
    knobs: Knobs,
    settings: Settings,
    key: Array,
) -> tuple[tuple[Params, Params], Any, dict[str, Array]]:
    """Run some epochs over all samples in random minibatches."""
    size = settings.games * settings.ticks // settings.minibatches
    gradient = jax.grad(partial(loss, settings=settings), has_aux=True)
    rule = optimiser(settings)

    def minibatch(carry: Any, places: Array) -> Any:
        nets, opt = carry
        batch = jax.tree.map(lambda leaf: leaf[places], flat)
        slopes, facts = gradient(nets, batch, knobs)
        opt[1].hyperparams["learning_rate"] = knobs.learning_rate
        changes, opt = rule.update(slopes, opt, nets)
        return (optax.apply_updates(nets, changes), opt), facts

    orders = jnp.concatenate(
        [
            jax.random.permutation(one, settings.games * settings.ticks).reshape(-1, size)
            for one in jax.random.split(key, settings.epochs)
        ]
    )
    (networks, opt_state), facts = jax.lax.scan(minibatch, (networks, opt_state), orders)
    return networks, opt_state, jax.tree.map(jnp.mean, facts)


def make_update(settings: Settings) -> Any:
    """Compile the update for these settings; it donates the learner's memory."""
    return jax.jit(partial(update, settings=settings), donate_argnums=0)
