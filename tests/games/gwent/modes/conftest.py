"""``ffa``, ``teams`` and ``solo``: positions of a mode; ``game``: a whole game of any mode."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from helpers.gwent.mode_tables import Build, Table

from sevencats.games.gwent.samples import advanced_deck
from sevencats.games.gwent.table import Config

WORDS = (
    *("weather", "cards", "turn", "round", "seed", "phase", "owners", "options"),
    *("confirm", "chance"),
)


@pytest.fixture(params=["plain", "reload"])
def tables(request: pytest.FixtureRequest) -> Iterator[tuple[list[Table], bool]]:
    """The games of a test, run once as they are and once with save and load before every pick."""
    built: list[Table] = []
    yield built, request.param == "reload"
    for table in built:
        table.finish()


def _build(tables: tuple[list[Table], bool], mode: str, **given: Any) -> Table:
    words = {key: given.pop(key) for key in WORDS if key in given}
    built, reload = tables
    built.append(Table(given, mode=mode, reload=reload, **words))
    return built[-1]


@pytest.fixture
def ffa(tables: tuple[list[Table], bool]) -> Build:
    """A free for all: seats A to C, D or E."""
    return partial(_build, tables, "ffa")


@pytest.fixture
def teams(tables: tuple[list[Table], bool]) -> Build:
    """Two against two: seats A1, B1, A2, B2 and the sides A and B, which hold the board."""
    return partial(_build, tables, "teams")


@pytest.fixture
def solo(tables: tuple[list[Table], bool]) -> Build:
    """Solo: ``player`` against ``opponent``, which moves by itself."""
    return partial(_build, tables, "solo")


@pytest.fixture
def game(tables: tuple[list[Table], bool]) -> Build:
    """A whole game of a config."""

    def build(config: Config, **words: Any) -> Table:
        built, reload = tables
        built.append(Table.of(config, reload=reload, **words))
        return built[-1]

    return build


@pytest.fixture
def tournament(game: Build) -> Build:
    """A tournament of the advanced sample decks, by faction: three of each player."""

    def build(one: Iterator[str], two: Iterator[str], **words: Any) -> Table:
        decks = tuple(advanced_deck(faction) for faction in (*one, *two))
        return game(Config(mode="tournament", decks=decks), **words)

    return build
