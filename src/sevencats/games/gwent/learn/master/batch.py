"""Evaluate many positions at once: one matrix product replaces hundreds of small ones."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sevencats.games.gwent.learn.features import actions
from sevencats.games.gwent.learn.features.features import observation
from sevencats.games.gwent.learn.features.inputs import LEADS, columns
from sevencats.games.gwent.learn.master.network import FirstLayer, Floats, Network
from sevencats.games.gwent.state import GwentState

#: Logit of an action that is not an option.
CLOSED = np.float32(-1e9)
#: Expected counts are clipped to these (natural logarithms).
LEAST_HELD, MOST_HELD = -5.0, 3.0


def preferences(network: Network, states: Sequence[GwentState]) -> Floats:
    """Return the logit of every action for the first question of every state, a row per state;
    ``CLOSED`` for actions that are not options."""
    seen = np.stack([observation(state, state.pending[0].seat) for state in states])
    logits = _logits(network.weights, _hidden(network, seen))
    numbers, size = actions.numbers(), logits.shape[1]
    open_ = [
        row * size + numbers[key]
        for row, state in enumerate(states)
        for key in state.pending[0].keys
    ]
    masked = np.full(logits.size, CLOSED, np.float32)
    masked[open_] = logits.reshape(-1)[open_]
    return masked.reshape(logits.shape)


def expected_hand(network: Network, state: GwentState, seat: int) -> Floats:
    """Return the number of copies of each card, by card number, that ``seat`` expects in the
    rival's hand."""
    w = network.weights
    hidden = _hidden(network, observation(state, seat)[None])
    held = (hidden @ w["belief"]) @ w["options"].T + w["belief_bias"]
    return np.asarray(np.exp(np.clip(held[0], LEAST_HELD, MOST_HELD)), np.float32)


def judgements(network: Network, worlds: Sequence[GwentState], seat: int) -> Floats:
    """Return the value of worlds for a seat (-1 to 1), by the critic, which sees both hands."""
    critic = network.critic
    asked = [next((d.seat for d in world.pending), seat) for world in worlds]
    pairs = list(zip(worlds, asked, strict=True))
    own = np.stack([observation(world, one) for world, one in pairs])
    other = np.stack([observation(world, 1 - one) for world, one in pairs])
    before = _first(critic.own, own) + _first(critic.other, other)
    hidden = np.maximum(np.maximum(before, 0) @ critic.second + critic.second_bias, 0)
    values = np.tanh(hidden @ critic.value + critic.value_bias)
    return np.asarray(np.where(np.array(asked) == seat, values, -values), np.float32)


def _first(layer: FirstLayer, seen: Floats) -> Floats:
    mine, other = columns().totals
    lead = (seen[:, mine] - seen[:, other])[:, None]
    leads = np.tanh(lead / np.array(LEADS, np.float32))
    return np.asarray(seen @ layer.rows + leads @ layer.leads + layer.bias, np.float32)


def _hidden(network: Network, seen: Floats) -> Floats:
    w = network.weights
    before = _first(network.first, seen)
    return np.asarray(np.maximum(np.maximum(before, 0) @ w["second"] + w["second_bias"], 0))


def _logits(w: dict[str, Floats], hidden: Floats) -> Floats:
    """Return the logit of every action of the table, for every row."""
    labels = (hidden @ w["labels"]).reshape(len(hidden), actions.BLOCK, -1)
    cards = np.einsum("nlo,co->ncl", labels, w["options"], optimize=True) + w["label_bias"].T
    return np.concatenate([hidden @ w["words"], cards.reshape(len(hidden), -1)], axis=1)
