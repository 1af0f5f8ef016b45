"""The file of an arena run: a header line, then one JSON line for each finished set."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sevencats import __version__
from sevencats.kernel import registry
from sevencats.sim.arena import Arena, Job, PlayedSet
from sevencats.sim.line_file import LineFile

FORMAT = 1


class ArenaFile(LineFile):
    """An open file; ``done`` are the sets it already held. Without a path nothing is saved."""

    def __init__(self, path: Path | None, arena: Arena) -> None:
        super().__init__(path, header(arena), "an arena run")
        self.arena = arena
        played = self.parsed(lambda line: parse_set(line, arena), "a set")
        self.done: dict[Job, PlayedSet] = {one.job: one for one in played}

    def add(self, played: PlayedSet) -> None:
        """Save a finished set. A failed set is not saved: the next run tries it again."""
        if not played.error:
            self.write(_line(self.arena, played))


def header(arena: Arena) -> dict[str, Any]:
    """The header: everything that decides the games of a run."""
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


def parse_set(data: dict[str, Any], arena: Arena) -> PlayedSet | None:
    """Parse a line; None if it is not a set."""
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
