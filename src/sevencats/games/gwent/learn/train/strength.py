"""Measure a finished network against another player: with random decks, and deck by deck."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path

import jax
import jax.numpy as jnp

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.learn.train.measure import score, starter_table
from sevencats.games.gwent.learn.train.run import weights_of
from sevencats.games.gwent.learn.twin.decks import deck_pool
from sevencats.games.gwent.learn.twin.state import encode_decks

_RANDOM_DECKS = 4000


def measure(network: Path | None, rival: Path | None, games: int, seed: int) -> Iterator[str]:
    """Return the scores as lines; None: the master's network, and the tavern bot as rival."""
    with as_file(files("sevencats.games.gwent.learn.master") / "weights" / "master.npz") as master:
        learner = weights_of(network or master)["policy"]
    other = None if rival is None else weights_of(rival)["policy"]
    decks = jax.tree.map(jnp.asarray, encode_decks(deck_pool(seed, _RANDOM_DECKS)))
    deals = jnp.uint32(seed)
    known = score(learner, other, decks, deals, jnp.bool_(False), games)
    yield f"starter decks: {float(known):.4f} in {games:,d} games"
    unknown = score(learner, other, decks, deals, jnp.bool_(True), games)
    yield f"random decks of seed {seed}: {float(unknown):.4f} in {games:,d} games"
    names = list(base().starters)
    yield f"rows: its deck, columns: the other's, about {games // len(names) ** 2} games each"
    yield "".join(f"{name:>18}" for name in ["", *names])
    for name, row in zip(
        names, starter_table(learner, other, decks, deals, games).tolist(), strict=True
    ):
        yield f"{name:>18}" + "".join(f"{points:18.3f}" for points in row)
