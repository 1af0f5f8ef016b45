"""The puzzles of Gwent: a checked set, made by ``sevencats dev puzzles``."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache, partial
from importlib.resources import files
from typing import Any

from sevencats.games.gwent.positions.file import read_position
from sevencats.games.gwent.positions.runner import set_up
from sevencats.games.gwent.state import GwentState
from sevencats.plugin.puzzles import Puzzle

FILE = "puzzles.jsonl"


def position_state(data: dict[str, Any]) -> GwentState:
    """The state of a puzzle's position."""
    state = set_up(read_position(data))
    # A table takes forced moves by itself.
    state.confirm = False
    return state


@cache
def puzzles() -> Sequence[Puzzle]:
    """All puzzles, in the order of their days."""
    text = files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    return [_puzzle(json.loads(line)) for line in text.splitlines()]


def text_of(line: Sequence[str], position: dict[str, Any]) -> str:
    """Return a puzzle as a line of the file."""
    return json.dumps({"line": line, "position": position}, separators=(",", ":")) + "\n"


def _puzzle(data: dict[str, Any]) -> Puzzle:
    return Puzzle(tuple(data["line"]), partial(position_state, data["position"]))
