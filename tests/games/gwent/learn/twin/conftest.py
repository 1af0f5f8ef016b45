"""The twin's tests need JAX, which the set-up does not install: it is 400 MB and takes minutes to
compile. ``python3 make.py test tests/games/gwent/learn/twin`` runs them after ``.venv/bin/uv pip
install -r requirements-train.lock``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path

import pytest

#: Seconds a test may take: most of it is compiled for a minute or two.
TIMEOUT = 900

MISSING = [package for package in ("jax", "optax") if find_spec(package) is None]


class SkippedModule(pytest.Module):
    """A file that is not imported, because what it imports is not there."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        pytest.skip(f"needs {' and '.join(MISSING)}: requirements-train.lock")


def pytest_pycollect_makemodule(
    module_path: Path, parent: pytest.Collector
) -> pytest.Module | None:
    """A skip in a conftest is an error where pytest is called with this very folder."""
    return SkippedModule.from_parent(parent, path=module_path) if MISSING else None


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """The time limit of other tests is too short for a compiler."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.timeout(TIMEOUT))
