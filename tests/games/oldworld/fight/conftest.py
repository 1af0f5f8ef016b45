"""``hunt`` and ``duel``: fights with cards made for the test (see ``arena.py``)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from helpers.oldworld.arena import Duel, Hunt
from helpers.oldworld.scenes import Scene


@pytest.fixture
def hunt(scene: Callable[..., Scene]) -> Hunt:
    return Hunt(scene)


@pytest.fixture
def duel(scene: Callable[..., Scene]) -> Duel:
    return Duel(scene)
