"""Checkpoints: one file of a few megabytes with networks, optimiser, past selves and progress."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import jax
import numpy as np

from sevencats.games.gwent.learn.train.network import Params

FORMAT = "sevencats-training/1"


class Checkpoint(NamedTuple):
    """All data to resume a run; ``progress`` has a record for every printed line."""

    policy: Params
    critic: Params
    optimiser: list[Any]
    past: list[Params]
    progress: list[dict[str, float]]
    facts: dict[str, Any]


def flatten(tree: Params, prefix: str = "") -> dict[str, Any]:
    """Flatten a tree of arrays into names with slashes."""
    flat: dict[str, Any] = {}
    for name, part in tree.items():
        if isinstance(part, dict):
            flat.update(flatten(part, f"{prefix}{name}/"))
        else:
            flat[prefix + name] = part
    return flat


def unflatten(flat: dict[str, Any]) -> Params:
    """Undo :func:`flatten`."""
    tree: Params = {}
    for name, leaf in flat.items():
        *folders, last = name.split("/")
        at = tree
        for folder in folders:
            at = at.setdefault(folder, {})
        at[last] = leaf
    return tree


def save(path: Path, point: Checkpoint) -> None:
    """Write a checkpoint, with half the precision for past selves and the optimiser."""
    arrays: dict[str, Any] = {}
    arrays.update({f"policy/{k}": np.asarray(v) for k, v in flatten(point.policy).items()})
    arrays.update({f"critic/{k}": np.asarray(v) for k, v in flatten(point.critic).items()})
    arrays.update({f"optimiser/{n}": _rough(v) for n, v in enumerate(point.optimiser)})
    for n, self_ in enumerate(point.past):
        small = {f"past{n}/{k}": np.asarray(v, np.float16) for k, v in flatten(self_).items()}
        arrays.update(small)
    about = {"format": FORMAT, "past": len(point.past), **point.facts, "progress": point.progress}
    arrays["about"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    part = path.with_suffix(".part.npz")
    np.savez_compressed(part, **arrays)
    part.replace(path)


def _rough(leaf: Any) -> Any:
    """Clear the lower half of each number's bits: the range stays, and the file halves."""
    array = np.array(leaf)
    if array.dtype == np.float32:
        array.view(np.uint32)[...] &= np.uint32(0xFFFF0000)
    return array


def load(path: Path) -> Checkpoint:
    """Read a checkpoint."""
    with np.load(path) as data:
        arrays = {name: data[name] for name in data.files}
    about = json.loads(arrays.pop("about").tobytes())
    if about.get("format") != FORMAT:
        raise ValueError(f"{path} is not a file of a training run ({FORMAT})")

    def part(name: str) -> Params:
        head = f"{name}/"
        flat = {
            key.removeprefix(head): leaf.astype(np.float32)
            for key, leaf in arrays.items()
            if key.startswith(head)
        }
        return unflatten(flat)

    leaves = [name for name in arrays if name.startswith("optimiser/")]
    return Checkpoint(
        policy=part("policy"),
        critic=part("critic"),
        optimiser=[arrays[f"optimiser/{n}"] for n in range(len(leaves))],
        past=[part(f"past{n}") for n in range(about["past"])],
        progress=about["progress"],
        facts={k: v for k, v in about.items() if k not in ("format", "past", "progress")},
    )


def restore_optimiser(like: Any, leaves: list[Any]) -> Any:
    """Return the optimiser's state with the leaves of a file."""
    return jax.tree.unflatten(jax.tree.structure(like), leaves)
