"""The games of a run one by one, with the record of each: kept in a file, continued from there, on
this machine or on Ray."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from sevencats import __version__
from sevencats.kernel import registry
from sevencats.kernel.errors import BadData
from sevencats.sim.line_file import LineFile, parse_line
from sevencats.sim.pool import map_here
from sevencats.sim.ray_pool import map_on_ray
from sevencats.sim.runner import Plan, play_game
from sevencats.sim.summary import GameOutcome

FORMAT = 1


class Recorded(NamedTuple):
    """All games of a run: the records by number, and those that failed."""

    records: dict[int, dict[str, Any]]
    errors: list[GameOutcome]


def header(plan: Plan, about: Mapping[str, Any]) -> dict[str, Any]:
    """What decides the games of a run; ``about`` is what the set-ups are called."""
    game = registry.game(plan.game)
    return {
        "games": FORMAT,
        "game": plan.game,
        **about,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "engine": __version__,
        "content": sorted({game.content(config) for config in plan.configs}),
    }


def play_recorded(
    plan: Plan,
    path: Path | None,
    about: Mapping[str, Any],
    *,
    workers: int = 1,
    ray: str = "",
    minutes: float = 0,
    tick: Callable[[int], None] = lambda done: None,
) -> Recorded:
    """Play the games that the file does not hold yet and keep each as it is done. ``tick`` gets the
    number done. A game that failed is not kept: the next run tries it again. After so many
    ``minutes`` no further game is waited for (0: all are played)."""
    end = time.monotonic() + minutes * 60 if minutes else math.inf
    wanted = range(plan.start, plan.start + plan.games)
    with LineFile(path, header(plan, about), "such a run") as file:
        records = {number: record for number, record in _kept(file) if number in wanted}
        errors = []
        tick(len(records))
        left = [number for number in wanted if number not in records]
        with closing(_play(plan, left, workers, ray)) as played:
            for game in played:
                if game.error or game.record is None:
                    errors.append(game)
                else:
                    records[game.number] = game.record
                    file.add({"game": game.number, "seed": game.seed, "record": game.record})
                tick(len(records) + len(errors))
                if time.monotonic() > end:
                    break
    return Recorded(dict(sorted(records.items())), sorted(errors))


def kept_records(path: Path) -> list[dict[str, Any]]:
    """The records of the games that a file holds, whatever decided them."""
    if not path.is_file():
        raise BadData(f"{path}: there is no such file")
    lines = map(parse_line, path.read_bytes().splitlines())
    return [line["record"] for line in lines if line and isinstance(line.get("record"), dict)]


def _play(
    plan: Plan, numbers: Sequence[int], workers: int, ray: str
) -> Generator[GameOutcome, None, None]:
    work = partial(play_game, plan)
    if ray and numbers:
        return map_on_ray(work, numbers, ray, workers)
    return map_here(work, numbers, workers)


def _kept(file: LineFile) -> list[tuple[int, dict[str, Any]]]:
    records = []
    for number, line in enumerate(file.lines, 2):
        game, record = (line or {}).get("game"), (line or {}).get("record")
        if not isinstance(game, int) or not isinstance(record, dict):
            where = f"{file.path}: line {number}"
            raise BadData(f"{where} is not a game of this run; remove it to go on")
        records.append((game, record))
    return records
