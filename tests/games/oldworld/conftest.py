"""``scene``: a table by ids (see ``scenes.py``)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from helpers.oldworld.scenes import Scene


@pytest.fixture(params=["plain", "reload"])
def scene(request: pytest.FixtureRequest) -> Iterator[Callable[..., Scene]]:
    """Builds a game: seats as ``A={...}``, the rest as in ``Scene``. Run once as it is and once
    with save and load before every pick."""
    built: list[Scene] = []

    def build(**given: Any) -> Scene:
        seats = {name: given.pop(name) for name in "ABCDE" if name in given}
        built.append(Scene(seats, reload=request.param == "reload", **given))
        return built[-1]

    yield build
    for game in built:
        game.finish()
