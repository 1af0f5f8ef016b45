"""Play sets of a saved arena run again, and compare."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from sevencats import __version__
from sevencats.kernel.errors import BadData
from sevencats.kernel.rng import Rng
from sevencats.plugin import plugins
from sevencats.sim.arena import Arena, PlayedSet, make_arena, play_set
from sevencats.sim.arena_file import header, parse_set
from sevencats.sim.line_file import parse_line


class Difference(NamedTuple):
    """A set that was played differently: its number, the points in the file, and those now."""

    number: int
    told: tuple[float, ...]
    found: tuple[float, ...]


def read_run(path: Path) -> tuple[Arena, list[PlayedSet]]:
    """Return a saved run and its sets. ``BadData`` for other files and versions."""
    first, *rest = path.read_bytes().splitlines() or [b""]
    head = parse_line(first)
    if head is None or "arena" not in head:
        raise BadData(f"{path} is not the file of an arena run")
    if head.get("engine") != __version__:
        raise BadData(
            f"{path} was played by version {head.get('engine')}, and this is {__version__}: "
            "other rules may give other games"
        )
    arena = _arena(path, head)
    sets = []
    for number, line in enumerate(rest, 2):
        data = parse_line(line)
        played = None if data is None else parse_set(data, arena)
        if played is None:
            raise BadData(f"{path}: line {number} is not a set of this run")
        sets.append(played)
    return arena, sets


def _arena(path: Path, head: dict[str, Any]) -> Arena:
    """Find the game whose cards are those of the header, and make its run."""
    for name, plugin in plugins().items():
        if head.get("mode") not in plugin.game.modes:
            continue
        arena = make_arena(head["bots"], head["mode"], head["seed"], head["seats"], name)
        if header(arena) == head:
            return arena
    raise BadData(f"{path}: no installed game has this mode with these cards")


def differences(arena: Arena, sets: list[PlayedSet], count: int, seed: int) -> list[Difference]:
    """Play ``count`` sets again, drawn by ``seed`` (0: all of them), and return the different."""
    order = Rng(seed).order(len(sets))
    found = []
    for place in order[: count or len(sets)]:
        told = sets[place]
        again = play_set(arena, told.job)
        if again.error or again.points != told.points:
            found.append(Difference(told.number, told.points, again.points))
    return found
