"""Training runs, goes on from its file, and numpy computes what JAX computed."""

from __future__ import annotations

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from sevencats.games.gwent import GAME, Config
from sevencats.games.gwent.learn.features import actions
from sevencats.games.gwent.learn.features.features import observation
from sevencats.games.gwent.learn.master.network import read
from sevencats.games.gwent.learn.train import checkpoint
from sevencats.games.gwent.learn.train.measure import score, starter_table
from sevencats.games.gwent.learn.train.network import (
    Shape,
    critic,
    init_critic,
    init_policy,
    policy,
    widened,
)
from sevencats.games.gwent.learn.train.ppo import Settings
from sevencats.games.gwent.learn.train.run import TrainingPlan, train
from sevencats.games.gwent.learn.twin.decks import deck_pool, random_deck
from sevencats.games.gwent.learn.twin.observe import size
from sevencats.games.gwent.learn.twin.state import encode_decks
from sevencats.kernel import settle, take
from sevencats.kernel.rng import Rng

SMALL = Settings(games=8, ticks=4, minibatches=2, fresh=4, rival_share=0.25, scripted_share=0.5)

SHAPE = Shape(card=8, width=16, second=16, option=8)


def plan(out: Path, updates: int, resume: Path | None = None) -> TrainingPlan:
    return TrainingPlan(
        seconds=1000,
        out=out,
        resume=resume,
        updates=updates,
        decks=10,
        shape=SHAPE,
        settings=SMALL,
        every=0.0,
    )


def test_a_run_goes_on_from_its_file_and_numpy_plays_it(tmp_path: Path) -> None:
    lines: list[str] = []
    file = tmp_path / "run.npz"
    train(plan(file, 2), lines.append)
    assert len(lines) == 3 and "2 updates" in lines[-1]
    assert file.stat().st_size < 16 * 2**20
    train(plan(file, 3, resume=file), lines.append)
    again = checkpoint.load(file)
    assert again.facts["updates"] == 3
    assert again.facts["samples"] == 3 * SMALL.games * SMALL.ticks
    _same_in_numpy(file, again)


def _same_in_numpy(file: Path, point: checkpoint.Checkpoint) -> None:
    rng = Rng(5)
    config = Config(
        mode="duel", decks=(random_deck(rng, "skellige"), random_deck(rng, "nilfgaard"))
    )
    state = GAME.new_game(config, 7)
    settle(state)
    network = read(file)
    params = jax.tree.map(jnp.asarray, (point.policy, point.critic))
    for _ in range(15):
        decision = state.pending[0]
        seen = observation(state, decision.seat)[None]
        weights, value = policy(params[0], jnp.asarray(seen))
        listed = np.asarray(weights)[0, [actions.numbers()[key] for key in decision.keys]]
        wanted = np.exp(listed - listed.max())
        chances, guess = network.think(state, decision)
        # JAX multiplies with half the precision.
        assert np.allclose(chances, wanted / wanted.sum(), atol=0.02)
        assert abs(guess - float(value[0])) < 0.02
        other = observation(state, 1 - decision.seat)[None]
        judged = float(critic(params[1], jnp.asarray(seen), jnp.asarray(other))[0])
        assert abs(network.critic.judge(state, decision.seat) - judged) < 0.02
        take(state, decision, rng.below(len(decision.keys)))
        settle(state)


def test_a_wider_network_computes_the_same() -> None:
    narrow, wide = Shape(8, 16, 16, 8), Shape(8, 24, 32, 8)
    one, two = jax.random.split(jax.random.PRNGKey(3))
    seen = jnp.asarray(np.random.default_rng(4).integers(0, 2, (6, size())), jnp.float32)
    players = (init_policy(one, narrow), init_policy(two, wide))
    before, after = policy(players[0], seen), policy(widened(*players), seen)
    assert np.allclose(before[0], after[0], atol=1e-4)
    judges = (init_critic(one, narrow), init_critic(two, wide))
    judged = critic(judges[0], seen, seen[::-1])
    assert np.allclose(judged, critic(widened(*judges), seen, seen[::-1]), atol=1e-4)


def test_the_table_of_starter_decks_has_the_mean_of_all_games() -> None:
    decks = jax.tree.map(jnp.asarray, encode_decks(deck_pool(3, 10)))
    learner = init_policy(jax.random.PRNGKey(1), SHAPE)
    table = starter_table(learner, None, decks, jnp.uint32(5), 50)
    assert table.shape == (5, 5)
    whole = score(learner, None, decks, jnp.uint32(5), jnp.bool_(False), 50)
    assert abs(float(table.mean()) - float(whole)) < 1e-6, "50 games are two of each cell"
    # Against itself both seats of a deal get one point together.
    mirror = starter_table(learner, learner, decks, jnp.uint32(5), 50)
    assert np.allclose(mirror + mirror.T, 1)
