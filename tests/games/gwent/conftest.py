"""``duel``: a scenario by card names (see ``helpers/gwent/scenario.py``)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from helpers.gwent.scenario import Duel

ROUND_WORDS = ("weather", "cards", "turn", "round", "seed", "phase", "owners", "mode", "options")
HARNESS_WORDS = ("confirm", "chance")


@pytest.fixture(params=["plain", "reload"])
def duel(request: pytest.FixtureRequest) -> Iterator[Callable[..., Duel]]:
    """Builds a game; run once as it is and once with save and load before every pick."""
    built: list[Duel] = []

    def build(**given: Any) -> Duel:
        words = {k: given.pop(k) for k in (*ROUND_WORDS, *HARNESS_WORDS) if k in given}
        built.append(Duel(given, reload=request.param == "reload", **words))
        return built[-1]

    yield build
    for game in built:
        game.finish()
