"""The network in JAX: its parameters and its computation.

A policy sees its seat's view. The critic sees both views and is only used for training (and for
search, where both hands of a world are known). Both begin with the factored layer of
``features.inputs``.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from sevencats.games.gwent.learn.features.inputs import LEADS, columns, heads

Params = dict[str, Any]
#: A JAX array, which mypy treats as Any, whether JAX is installed or not.
Array = Any


class Shape(NamedTuple):
    """The sizes of a network: numbers per card, the width of the layers, numbers per option."""

    card: int = 24
    width: int = 256
    second: int = 256
    option: int = 32


#: Inputs of the critic about the players: is the deciding one scripted, is the other?
PLAYERS = 2


def _dense(key: Array, rows: int, columns_: int, scale: float = 1.0) -> Array:
    return jax.random.normal(key, (rows, columns_)) * scale / np.sqrt(rows)


def _first(key: Array, shape: Shape) -> Params:
    """Initialise the factored first layer."""
    form = columns()
    one, two, three, four = jax.random.split(key, 4)
    _, _, cards = heads()
    return {
        "cards": jax.random.normal(one, (cards, shape.card)) * 0.5,
        "groups": jax.random.normal(two, (form.groups, shape.card, shape.width))
        * (0.5 / np.sqrt(shape.card)),
        "numbers": _dense(three, int(np.sum(form.group == form.groups)), shape.width, 1.0),
        "leads": _dense(four, len(LEADS), shape.width, 1.0),
        "bias": jnp.zeros(shape.width),
    }


def init_policy(key: Array, shape: Shape) -> Params:
    """Initialise a policy that gives all options about the same probability."""
    keys = jax.random.split(key, 7)
    words, labels, cards = heads()
    return {
        "first": _first(keys[0], shape),
        "second": _dense(keys[1], shape.width, shape.second, 1.4),
        "second_bias": jnp.zeros(shape.second),
        "words": _dense(keys[2], shape.second, words, 0.01),
        "labels": _dense(keys[3], shape.second, labels * shape.option, 0.1),
        "options": jax.random.normal(keys[4], (cards, shape.option)) * 0.1,
        "label_bias": jnp.zeros((labels, cards)),
        "value": _dense(keys[5], shape.second, 1, 0.01),
        "value_bias": jnp.zeros(1),
        "belief": _dense(keys[6], shape.second, shape.option, 0.1),
        "belief_bias": jnp.full(cards, -3.0, jnp.float32),
    }


def init_critic(key: Array, shape: Shape) -> Params:
    """Initialise a critic that calls every game even."""
    keys = jax.random.split(key, 4)
    return {
        "first": _first(keys[0], shape),
        "other": _first(keys[1], shape),
        "scripted": jnp.zeros((PLAYERS, shape.width)),
        "second": _dense(keys[2], shape.width, shape.second, 1.4),
        "second_bias": jnp.zeros(shape.second),
        "value": _dense(keys[3], shape.second, 1, 0.01),
        "value_bias": jnp.zeros(1),
    }


def full_layer(first: Params) -> Array:
    """Return the factored layer as one matrix over the numbers of an observation."""
    form = columns()
    by_card = jnp.einsum("cd,gdw->gcw", first["cards"], first["groups"])
    loose = form.group == form.groups
    place = np.cumsum(loose) - 1
    numbers = first["numbers"][np.where(loose, place, 0)]
    counted = by_card[np.where(loose, 0, form.group), form.card]
    return jnp.where(loose[:, None], numbers, counted) * form.scale[:, None]


def _leads(seen: Array) -> Array:
    mine, other = columns().totals
    lead = seen[..., mine].astype(jnp.float32) - seen[..., other].astype(jnp.float32)
    return jnp.stack([jnp.tanh(lead / size) for size in LEADS], axis=-1)


def _apply_first(first: Params, seen: Array) -> Array:
    kind = jnp.bfloat16
    matrix = full_layer(first).astype(kind)
    out = jnp.dot(seen.astype(kind), matrix, preferred_element_type=jnp.float32)
    return out + _leads(seen) @ first["leads"] + first["bias"]


def _hidden(params: Params, before: Array) -> Array:
    kind = jnp.bfloat16
    hidden = jax.nn.relu(before).astype(kind)
    after = jnp.dot(hidden, params["second"].astype(kind), preferred_element_type=jnp.float32)
    return jax.nn.relu(after + params["second_bias"])


def policy(params: Params, seen: Array) -> tuple[Array, Array]:
    """Return the logit of every action (as in the table of actions), and the expected outcome from
    -1 to 1, for a batch of observations."""
    weights, value, _ = policy_and_belief(params, seen)
    return weights, value


def policy_and_belief(params: Params, seen: Array) -> tuple[Array, Array, Array]:
    """Return the same, and the logarithm of the expected count of each card in the other hand."""
    hidden = _hidden(params, _apply_first(params["first"], seen))
    _, labels, cards = heads()
    kind = jnp.bfloat16
    small = hidden.astype(kind)
    spoken = jnp.dot(small, params["words"].astype(kind), preferred_element_type=jnp.float32)
    wishes = jnp.dot(small, params["labels"].astype(kind), preferred_element_type=jnp.float32)
    wishes = wishes.reshape(*hidden.shape[:-1], labels, -1)
    options = jnp.einsum("...lo,co->...cl", wishes.astype(kind), params["options"].astype(kind))
    options = options.astype(jnp.float32) + params["label_bias"].T
    flat = options.reshape(*hidden.shape[:-1], labels * cards)
    value = jnp.tanh(hidden @ params["value"] + params["value_bias"])[..., 0]
    held = (hidden @ params["belief"]) @ params["options"].T + params["belief_bias"]
    return jnp.concatenate([spoken, flat], axis=-1), value, held


def critic(params: Params, own: Array, other: Array, scripted: Array | None = None) -> Array:
    """Return the expected outcome from -1 to 1 for the first of two views, given both. ``scripted``
    marks players that follow a script (``PLAYERS``); without it both play by the policy."""
    before = _apply_first(params["first"], own) + _apply_first(params["other"], other)
    if scripted is not None:
        before += scripted @ params["scripted"]
    hidden = _hidden(params, before)
    return jnp.tanh(hidden @ params["value"] + params["value_bias"])[..., 0]


def widened(params: Params, target: Params) -> Params:
    """Return a network with the shape of ``target``, which is wider, that computes the same: new
    units have inputs, but nothing uses their outputs yet. Parts that only ``target`` has are taken
    from it."""

    def grown(name: str, new: Any, old: Any) -> Any:
        if isinstance(new, dict):
            known = old or {}
            return {key: grown(key, part, known.get(key)) for key, part in new.items()}
        if old is None:
            return new
        wider = np.array(new)
        if name in _LISTENS_TO_HIDDEN:
            wider[old.shape[0] :] = 0.0
        wider[tuple(slice(size) for size in old.shape)] = np.asarray(old)
        return jnp.asarray(wider)

    return {key: grown(key, part, params.get(key)) for key, part in target.items()}


#: Matrices with a row for each hidden unit.
_LISTENS_TO_HIDDEN = frozenset({"second", "words", "labels", "value", "belief"})


def count(params: Params) -> int:
    """Return the number of parameters."""
    return int(sum(leaf.size for leaf in jax.tree.leaves(params)))
