"""``arena_cli``: the arena's commands as a person runs them."""

from __future__ import annotations

import pytest
from helpers.cli import Cli, Ran, cli, no_columns

__all__ = ["arena_cli", "cli", "no_columns"]


@pytest.fixture
def arena_cli(cli: Cli) -> Cli:
    """Run ``sevencats arena`` with arguments."""

    def run(*args: object) -> Ran:
        return cli("arena", *args)

    return run
