"""The environment for users of Pgx keeps what Pgx's own ``api_test`` asks of its games: shapes and
types, masks, rewards, and what happens after the end and after an illegal action."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import pytest

from sevencats.games.gwent.learn.twin.environment import Duel, EnvState

GAMES = 8


@pytest.fixture(scope="module")
def duel() -> tuple[Duel, Any, Any]:
    env = Duel()
    return env, jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))


def check_shape(env: Duel, state: EnvState) -> None:
    assert state.current_player.shape == (GAMES,)
    assert jnp.issubdtype(state.current_player.dtype, jnp.integer)
    assert state.terminated.dtype == state.truncated.dtype == jnp.bool_
    assert state.rewards.shape == (GAMES, env.num_players)
    assert state.rewards.dtype == jnp.float32
    assert state.legal_action_mask.shape == (GAMES, env.num_actions)
    assert state.legal_action_mask.dtype == jnp.bool_
    assert state.observation.shape == (GAMES, *env.observation_shape)
    assert not jnp.isnan(state.observation.astype(jnp.float32)).any()
    assert ((state.current_player >= 0) & (state.current_player < env.num_players)).all()
    assert state.legal_action_mask.any(axis=1).all()


def test_random_games_satisfy_pgx(duel: tuple[Duel, Any, Any]) -> None:
    env, init, step = duel
    state = init(jax.random.split(jax.random.PRNGKey(1), GAMES))
    check_shape(env, state)
    assert not state.rewards.any()
    seen = jax.vmap(env.observe)(state, state.current_player)
    assert (seen == state.observation).all()
    key, paid = jax.random.PRNGKey(2), jnp.zeros((GAMES, 2))
    for _ in range(120):
        key, one = jax.random.split(key)
        over = state.terminated
        wishes = jnp.log(state.legal_action_mask.astype(jnp.float32))
        state = step(state, jax.random.categorical(one, wishes, axis=-1))
        check_shape(env, state)
        # Nothing is paid twice, and nothing before the end.
        assert not state.rewards[over | ~state.terminated].any()
        assert (state.terminated | ~over).all()
        paid += state.rewards
        if over.all():
            break
    assert over.all(), "a game did not end"
    assert (paid.sum(axis=1) == 0).all()
    assert (jnp.abs(paid[:, 0]) <= 1).all()
    assert paid.any()


def test_an_illegal_action_loses_the_game(duel: tuple[Duel, Any, Any]) -> None:
    _, init, step = duel
    state = init(jax.random.split(jax.random.PRNGKey(3), GAMES))
    illegal = jnp.argmin(state.legal_action_mask, axis=1)
    after = step(state, illegal)
    assert after.terminated.all()
    mine = jnp.take_along_axis(after.rewards, state.current_player[:, None], axis=1)
    assert (mine == -1).all()
    assert (after.rewards.sum(axis=1) == 0).all()
