"""What every test may import lies beside this file: pytest puts the folder of a conftest on the
path (``scripted.py``, ``position_files.py``, ``strategies.py``, ``third_game.py``)."""

from __future__ import annotations

import gc
import os
import tomllib
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from dealing import dealt

_PROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"


def pytest_configure() -> None:
    """Games are found by entry point: an install from before the last change knows others."""
    wanted = tomllib.loads(_PROJECT.read_text(encoding="utf-8"))["project"]["entry-points"]
    for group, entries in wanted.items():
        known = {entry.name: entry.value for entry in entry_points(group=group)}
        if not entries.items() <= known.items():
            pytest.exit(
                f"the installed package does not know the {group} of pyproject.toml; install it "
                "again: python3 -c 'import make; make.setup(dev=True)'",
                returncode=2,
            )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Processes that test side by side begin with the long tests, each with another kind of them.

    The last ones to be run are short then, so that no process waits for another at the end; and
    while one waits for a browser or a server, another one computes.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        items[:] = dealt(items, workers)


def pytest_collection_finish() -> None:
    """Half a million objects of collected tests stay until the end: no collection of garbage has
    to walk over them."""
    gc.collect()
    gc.freeze()


def pytest_sessionfinish() -> None:
    """Pytest looks for garbage twice more when all is over. Where caches have grown large, that
    took a process so long that it was interrupted, and a warning told of it."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module", autouse=True)
def _benches_walk_over_nothing_old(request: pytest.FixtureRequest) -> None:
    """Benches collect garbage before each probe. What the tests before them have left in caches
    made that take seconds a probe."""
    if "bench" in request.module.__name__:
        gc.collect()
        gc.freeze()
