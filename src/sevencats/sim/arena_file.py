"""The file of an arena run: a header line, then one JSON line for each finished set."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any

from sevencats import __version__
from sevencats.kernel import registry
from sevencats.kernel.errors import BadData
from sevencats.sim.arena import Arena, Job, PlayedSet
from sevencats.sim.line_file import LineFile

FORMAT = 1


class ArenaFile:
    """An open file; ``done`` are the sets it held already. Without a path nothing is kept."""

    def __init__(self, path: Path | None, arena: Arena) -> None:
        self.arena = arena
        self.done: dict[Job, PlayedSet] = {}
        self._file = LineFile(path, header(arena), "an arena run")
        for number, line in enumerate(self._file.lines, 2):
            played = _played(line, arena)
            if played is None:
                self._file.close()
                raise BadData(f"{path}: line {number} is not a set of this run; remove it to go on")
            self.done[played.job] = played

    def add(self, played: PlayedSet) -> None:
        """Keep a finished set. One that failed is not kept: the next run tries it again."""
        if not played.error:
            self._file.add(_line(self.arena, played))

    def __enter__(self) -> ArenaFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def header(arena: Arena) -> dict[str, Any]:
    """What decides the games of a run."""
    return {
        "arena": FORMAT,
        "bots": list(arena.bots),
        "mode": arena.mode,
        "seed": arena.seed,
        "seats": arena.seats,
        "engine": __version__,
        "content": registry.game(arena.game).content(arena.deal(0).lineups[0].config),
    }


def _line(arena: Arena, played: PlayedSet) -> dict[str, Any]:
    first, second = arena.pairs[played.pair]
    return {
        "set": played.number,
        "pair": [first, second],
        "decks": arena.deal(played.number).name,
        "points": list(played.points),
        "score": round(played.score, 4),
    }


def _played(data: dict[str, Any] | None, arena: Arena) -> PlayedSet | None:
    """A line read back; None if it is none."""
    if data is None:
        return None
    number, pair, points = data.get("set"), data.get("pair"), data.get("points")
    if not isinstance(number, int) or number < 0 or not isinstance(points, list):
        return None
    if not isinstance(pair, list) or tuple(pair) not in arena.pairs:
        return None
    if len(points) != len(arena.deal(number).lineups):
        return None
    if not all(isinstance(p, int | float) and 0 <= p <= 1 for p in points):
        return None
    return PlayedSet(number, arena.pairs.index((pair[0], pair[1])), tuple(map(float, points)))
