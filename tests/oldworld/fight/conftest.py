"""``hunt`` and ``duel``: fights with cards made for the test (see ``arena.py``)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from arena import Duel, Hunt
from scenes import Scene


@pytest.fixture
def hunt(scene: Callable[..., Scene]) -> Hunt:
    return Hunt(scene)


@pytest.fixture
def duel(scene: Callable[..., Scene]) -> Duel:
    return Duel(scene)
