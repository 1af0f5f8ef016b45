"""The duel for users of Pgx: the same names and shapes as its environments, without needing it.

https://github.com/sotetsuk/pgx describes them. A game that is over stays as it is; restart it with
``init`` (Pgx's ``auto_reset`` does so).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import jax
import jax.numpy as jnp

from sevencats.gwent.cards.catalogue import base
from sevencats.gwent.cards.model import DeckList
from sevencats.kits.gwent.learning import actions
from sevencats.kits.gwent.twin import game
from sevencats.kits.gwent.twin.asks import Ask
from sevencats.kits.gwent.twin.observe import observe, size
from sevencats.kits.gwent.twin.rounds import DRAW
from sevencats.kits.gwent.twin.state import Array, State, encode_decks, init, pair


class EnvState(NamedTuple):
    """A state as Pgx has it; ``game`` is the twin's own."""

    current_player: Array
    observation: Array
    rewards: Array
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    game: State


class Duel:
    """Two random decks of a list (the starter decks, unless said) against each other."""

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
        """A new game, played on to its first question."""
        one, two, three = jax.random.split(key, 3)
        pool = self.decks.kind.shape[0]
        first, second = (jax.random.randint(k, (), 0, pool) for k in (one, two))
        return _shown(game.advance(init(pair(self.decks, first, second), jax.random.bits(three))))

    def step(self, state: EnvState, action: Array) -> EnvState:
        """The state after an action. One that is not legal loses the game, as in Pgx."""
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
        """What a player sees."""
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
        # Pgx wants something to be legal after the end too.
        legal_action_mask=mask | over,
        game=state,
    )
