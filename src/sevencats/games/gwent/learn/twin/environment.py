"""The duel for users of Pgx: the names and shapes of its environments, without a dependency on it.

https://github.com/sotetsuk/pgx describes them. A finished game does not change; restart it with
``init`` (Pgx's ``auto_reset`` does so).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import jax
import jax.numpy as jnp

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import DeckList
from sevencats.games.gwent.learn.features import actions
from sevencats.games.gwent.learn.twin import game
from sevencats.games.gwent.learn.twin.asks import Ask
from sevencats.games.gwent.learn.twin.observe import observe, size
from sevencats.games.gwent.learn.twin.rounds import DRAW
from sevencats.games.gwent.learn.twin.state import Array, State, encode_decks, init, pair


class EnvState(NamedTuple):
    """A state with the fields of Pgx; ``game`` is the twin's state."""

    current_player: Array
    observation: Array
    rewards: Array
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    game: State


class Duel:
    """A duel of two random decks from a list, by default the starter decks."""

    id = "sevencats_gwent_duel"
    version = "v0"
    num_players = 2

    def __init__(self, decks: Sequence[DeckList] = ()) -> None:
        self.decks = encode_decks(decks or list(base().starters.values()))

    @property
    def num_actions(self) -> int:
        """The size of the table of actions."""
        return actions.size()

    @property
    def observation_shape(self) -> tuple[int]:
        """The length of an observation."""
        return (size(),)

    def init(self, key: Array) -> EnvState:
        """Start a game and advance it to its first question."""
        one, two, three = jax.random.split(key, 3)
        pool = self.decks.kind.shape[0]
        first, second = (jax.random.randint(k, (), 0, pool) for k in (one, two))
        return _shown(game.advance(init(pair(self.decks, first, second), jax.random.bits(three))))

    def step(self, state: EnvState, action: Array) -> EnvState:
        """Return the state after an action. An illegal action loses the game, as in Pgx."""
        allowed = state.legal_action_mask[action] | state.terminated
        after = _shown(game.step(state.game, action))
        player = state.current_player
        lost = jnp.where(jnp.arange(2) == player, -1.0, 1.0)
        refused = after._replace(
            rewards=lost,
            terminated=jnp.bool_(True),
            legal_action_mask=jnp.ones_like(after.legal_action_mask),
        )
        over = state._replace(rewards=jnp.zeros(2))
        chosen = jax.tree.map(lambda a, b: jnp.where(allowed, a, b), after, refused)
        moved: EnvState = jax.tree.map(lambda a, b: jnp.where(state.terminated, a, b), over, chosen)
        return moved

    def observe(self, state: EnvState, player: Array) -> Array:
        """Return a player's observation."""
        return observe(state.game, player)


def _shown(state: State) -> EnvState:
    over = state.ask == Ask.OVER
    won = jnp.where(jnp.arange(2) == state.winner, 1.0, -1.0)
    won = jnp.where(state.winner == DRAW, 0.0, won)
    mask = game.legal(state)
    return EnvState(
        current_player=state.seat,
        observation=observe(state, state.seat),
        rewards=jnp.where(over, won, 0.0),
        terminated=over,
        truncated=jnp.bool_(False),
        # Pgx expects a legal action even after the end.
        legal_action_mask=mask | over,
        game=state,
    )
