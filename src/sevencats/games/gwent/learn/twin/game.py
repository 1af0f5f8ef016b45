"""The duel as pure functions: ``init``, ``step``, ``legal`` and ``observe`` of one game.

They work under ``jax.vmap`` and ``jax.lax.scan``. An action is a number of the table in
``features/actions.py``. ``step`` plays on to the next question that has more than one answer;
training runs ``tick`` (see ``tick.py``), which takes one small step at a time.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np

from sevencats.games.gwent.learn.features import actions
from sevencats.games.gwent.learn.twin import asks
from sevencats.games.gwent.learn.twin.asks import LABELS, Ask
from sevencats.games.gwent.learn.twin.choices import choices
from sevencats.games.gwent.learn.twin.observe import observe
from sevencats.games.gwent.learn.twin.state import BOARD, SIDE_ZONES, Array, State, init
from sevencats.games.gwent.learn.twin.tick import tick

__all__ = [
    "action_numbers",
    "advance",
    "choice_of",
    "init",
    "is_settled",
    "legal",
    "observe",
    "open_choices",
    "step",
]

_LABEL = np.array(
    [actions.LABELS.index(label) if label else 0 for label in LABELS]
    + [0] * (len(Ask) - len(LABELS)),
    np.int32,
)
assert actions.WORDS[: len(asks.WORDS)] == asks.WORDS


def action_numbers(state: State) -> Array:
    """Return the action of every choice, legal or not."""
    label = jnp.asarray(_LABEL)[state.ask]
    row = jnp.where(state.ask == Ask.DECOY, 1 + (state.zone - BOARD) % SIDE_ZONES, 0)
    kind = jnp.minimum(state.kind.astype(jnp.int32), len(actions.cards()) - 1)
    cards = actions.WORD_ROOM + actions.BLOCK * kind + label + row
    return jnp.concatenate([jnp.arange(len(asks.WORDS), dtype=cards.dtype), cards])


def open_choices(state: State) -> Array:
    """Return which choices the player has; none without a question."""
    return choices(state) & (state.ask <= Ask.FETCH_MARDROEME)


def legal(state: State) -> Array:
    """Return which actions are legal, over the whole table."""
    mask = jnp.zeros(actions.size(), bool)
    return mask.at[action_numbers(state)].max(open_choices(state))


def choice_of(state: State, action: Array) -> Array:
    """Return the choice of an action."""
    return jnp.argmax(open_choices(state) & (action_numbers(state) == action))


def is_settled(state: State) -> Array:
    """Return whether the game is over or there is something to decide."""
    return (state.ask == Ask.OVER) | (jnp.sum(open_choices(state)) > 1)


def advance(state: State) -> State:
    """Play on while there is nothing to decide."""
    return jax.lax.while_loop(
        lambda s: ~is_settled(s), lambda s: tick(s, jnp.argmax(choices(s))), state
    )


def step(state: State, action: Array) -> State:
    """Take an action and play on to the next question. The action is assumed to be legal."""
    return advance(tick(state, choice_of(state, action)))
