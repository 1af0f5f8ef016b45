"""The file of an arena run: a header line, then one JSON line for each finished set.

A run that was interrupted goes on from its file. The header says what decides the games; a file
with another header is never written to.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any

from sevencats import __version__
from sevencats.kernel import registry
from sevencats.kernel.errors import BadData
from sevencats.sim.arena import Arena, Job, Played

FORMAT = 1


class ArenaFile:
    """An open file; ``done`` are the sets it held already. Without a path nothing is kept."""

    def __init__(self, path: Path | None, arena: Arena) -> None:
        self.path = path
        self.arena = arena
        self.done: dict[Job, Played] = {}
        if path is None:
            return
        text = path.read_bytes() if path.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        if text:
            self.done = _read(path, whole, arena)
        self._file = path.open("r+b" if text else "wb")
        # A last line that was not written to its end is dropped, and its set played again.
        self._file.truncate(len(whole))
        self._file.seek(len(whole))
        if not text:
            self._write(header(arena))

    def add(self, played: Played) -> None:
        """Keep a finished set. One that failed is not kept: the next run tries it again."""
        if self.path is not None and not played.error:
            self._write(_line(self.arena, played))

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data).encode() + b"\n")
        self._file.flush()

    def __enter__(self) -> ArenaFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.path is not None:
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


def _line(arena: Arena, played: Played) -> dict[str, Any]:
    first, second = arena.pairs[played.pair]
    return {
        "set": played.number,
        "pair": [first, second],
        "decks": arena.deal(played.number).name,
        "points": list(played.points),
        "score": round(played.score, 4),
    }


def _read(path: Path, text: bytes, arena: Arena) -> dict[Job, Played]:
    lines = text.splitlines()
    head = _data(lines[0]) if lines else None
    if head is None or "arena" not in head:
        raise BadData(f"{path} is not the file of an arena run: choose another file")
    wanted = header(arena)
    wrong = [
        f"{name} {_words(head.get(name))} (asked: {_words(value)})"
        for name, value in wanted.items()
        if head.get(name) != value
    ]
    if wrong:
        raise BadData(
            f"{path} belongs to another run, with {', '.join(wrong)}: choose another file, or "
            "the options of that run"
        )
    done = {}
    for number, line in enumerate(lines[1:], 2):
        played = _played(_data(line), arena)
        if played is None:
            raise BadData(f"{path}: line {number} is not a set of this run; remove it to go on")
        done[played.job] = played
    return done


def _words(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _data(line: bytes) -> dict[str, Any] | None:
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None


def _played(data: dict[str, Any] | None, arena: Arena) -> Played | None:
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
    return Played(number, arena.pairs.index((pair[0], pair[1])), tuple(map(float, points)))
