"""The master's network in numpy: it evaluates a table from one seat's view.

Training keeps the first layer in factors (``features/inputs.py``). Here they are multiplied once,
and since an observation is nearly all zeros, only the rows of nonzero numbers are added up.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sevencats.games.gwent.learn.features import actions
from sevencats.games.gwent.learn.features.features import observation
from sevencats.games.gwent.learn.features.inputs import LEADS, columns
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.decisions import Decision

Floats = NDArray[np.float32]


class FirstLayer(NamedTuple):
    """The first layer, precomputed: a row for every number of an observation."""

    rows: Floats
    leads: Floats
    bias: Floats

    def __call__(self, seen: Floats) -> Floats:
        places = np.flatnonzero(seen)
        mine, other = columns().totals
        lead = float(seen[mine] - seen[other])
        leads = np.tanh(np.array([lead / size for size in LEADS], np.float32))
        total = seen[places] @ self.rows[places] + leads @ self.leads + self.bias
        return np.asarray(total, np.float32)


def _first(weights: dict[str, Floats], name: str) -> FirstLayer:
    form = columns()
    part = {
        key: weights[f"{name}/{key}"] for key in ("cards", "groups", "numbers", "leads", "bias")
    }
    by_card = np.einsum("cd,gdw->gcw", part["cards"], part["groups"])
    loose = form.group == form.groups
    rows = np.empty((len(form.group), part["bias"].shape[0]), np.float32)
    rows[loose] = part["numbers"]
    rows[~loose] = by_card[form.group[~loose], form.card[~loose]]
    return FirstLayer(rows * form.scale[:, None], part["leads"], part["bias"])


class Network:
    """A policy with its estimate of the outcome, made from the weights of a file."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.first = _first(weights, "policy/first")
        self.weights = {
            key.removeprefix("policy/"): array
            for key, array in weights.items()
            if key.startswith("policy/") and "first/" not in key
        }
        self.critic = Critic(weights)

    def think(self, state: GwentState, decision: Decision) -> tuple[Floats, float]:
        """Return the probability of each option of a decision, and the expected outcome (-1 to 1)
        for the seat that decides."""
        w = self.weights
        before = self.first(observation(state, decision.seat))
        hidden = np.maximum(np.maximum(before, 0) @ w["second"] + w["second_bias"], 0)
        numbers = [actions.numbers()[key] for key in decision.keys]
        logits = _logits(w, hidden, numbers)
        chances = np.exp(logits - logits.max())
        value = np.tanh(float(hidden @ w["value"][:, 0] + w["value_bias"][0]))
        return chances / chances.sum(), float(value)


def _logits(w: dict[str, Floats], hidden: Floats, numbers: list[int]) -> Floats:
    """Return the logit of each action."""
    labels = (hidden @ w["labels"]).reshape(actions.BLOCK, -1)
    logits = np.empty(len(numbers), np.float32)
    for place, number in enumerate(numbers):
        if number < actions.WORD_ROOM:
            logits[place] = hidden @ w["words"][:, number]
        else:
            card, label = divmod(number - actions.WORD_ROOM, actions.BLOCK)
            logits[place] = labels[label] @ w["options"][card] + w["label_bias"][label, card]
    return logits


class Critic:
    """Judges worlds in which both views are known."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.own = _first(weights, "critic/first")
        self.other = _first(weights, "critic/other")
        self.second = weights["critic/second"]
        self.second_bias = weights["critic/second_bias"]
        self.value = weights["critic/value"][:, 0]
        self.value_bias = float(weights["critic/value_bias"][0])

    def judge(self, world: GwentState, seat: int) -> float:
        """Return the expected outcome (-1 to 1) for a seat of a world."""
        asked = next((d.seat for d in world.pending), seat)
        own, other = observation(world, asked), observation(world, 1 - asked)
        before = self.own(own) + self.other(other)
        hidden = np.maximum(np.maximum(before, 0) @ self.second + self.second_bias, 0)
        value = float(np.tanh(hidden @ self.value + self.value_bias))
        return value if asked == seat else -value


def networks_of(path: Path) -> dict[str, Floats]:
    """Return the weights of a weights file or of a training run's file, by name."""
    with np.load(path) as data:
        names = [name for name in data.files if name.startswith(("policy/", "critic/"))]
        return {name: data[name].astype(np.float32) for name in names}


def read(path: Path) -> Network:
    """Read the network of a weights file or of a training run."""
    return Network(networks_of(path))


@cache
def master() -> Network:
    """Return the network that comes with the program."""
    with as_file(files(__package__) / "weights" / "master.npz") as path:
        return read(path)


def keep(path: Path, weights: dict[str, Any]) -> None:
    """Write a weights file, in half precision, which is enough to play."""
    small: dict[str, Any] = {k: np.asarray(v, np.float16) for k, v in weights.items()}
    np.savez_compressed(path, **small)
