"""The order of the tests for several processes."""

from __future__ import annotations

from itertools import groupby
from os.path import relpath
from pathlib import Path

import pytest

_TESTS = Path(__file__).resolve().parents[1]
#: Folders of tests that take long: they wait for a browser, wait for servers, or compute. All
#: others hold thousands of tests of milliseconds.
_LONG = (
    ("e2e",),
    ("server", "docs", "third"),
    (
        *("", "adapters", "bench", "cli", "compiled", "conformance", "properties", "sim"),
        *("games/gwent/bots", "games/gwent/learn", "games/oldworld/bots"),
    ),
)


def _kind(folder: str) -> int | None:
    """The kind of long tests in a folder; empty for modules beside ``helpers``."""
    for number, names in enumerate(_LONG):
        if any(folder == name or (name and folder.startswith(f"{name}/")) for name in names):
            return number
    return None


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Reorder the tests for ``--dist worksteal``, which first gives each process an equal run of
    the list. The tests of a module stay together, because they share fixtures."""
    runs: list[list[pytest.Item]] = [[] for _ in range(workers)]
    short: list[pytest.Item] = []
    modules = [0 for _ in _LONG]
    for path, tests in groupby(items, lambda item: item.path):
        folder = Path(relpath(path.resolve(), _TESTS)).parent.as_posix()
        kind = _kind("" if folder == "." else folder)
        if kind is None:
            short += tests
        else:
            homes = range(kind % workers, workers, len(_LONG))
            runs[homes[modules[kind] % len(homes)]] += tests
            modules[kind] += 1
    left = len(items)
    for number, run in enumerate(runs):
        missing = max(0, left // (workers - number) - len(run))
        run += short[:missing]
        del short[:missing]
        left -= len(run)
    return [item for run in [*runs, short] for item in run]
