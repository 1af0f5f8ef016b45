"""The games of a run one by one, with the record of each: saved in a file, resumed from it, on this
machine or on Ray."""

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
from sevencats.sim.runner import SimulationPlan, play_game
from sevencats.sim.summary import GameOutcome

FORMAT = 1


class Recorded(NamedTuple):
    """All games of a run: the records by number, and the failed ones."""

    records: dict[int, dict[str, Any]]
    errors: list[GameOutcome]


def header(plan: SimulationPlan, about: Mapping[str, Any]) -> dict[str, Any]:
    """The header: everything that decides the games of a run; ``about`` describes the set-ups."""
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
    plan: SimulationPlan,
    path: Path | None,
    about: Mapping[str, Any],
    *,
    workers: int = 1,
    ray: str = "",
    minutes: float = 0,
    tick: Callable[[int], None] = lambda done: None,
) -> Recorded:
    """Play the games that the file does not hold yet and save each as it is done. ``tick`` gets the
    number done. A failed game is not saved: the next run tries it again. After ``minutes`` no
    further game is awaited (0: all are played)."""
    end = time.monotonic() + minutes * 60 if minutes else math.inf
    wanted = range(plan.start, plan.start + plan.games)
    with LineFile(path, header(plan, about), "such a run") as file:
        records = {
            number: record for number, record in file.parsed(_record, "a game") if number in wanted
        }
        errors = []
        tick(len(records))
        left = [number for number in wanted if number not in records]
        with closing(_play(plan, left, workers, ray)) as played:
            for game in played:
                if game.error or game.record is None:
                    errors.append(game)
                else:
                    records[game.number] = game.record
                    file.write({"game": game.number, "seed": game.seed, "record": game.record})
                tick(len(records) + len(errors))
                if time.monotonic() > end:
                    break
    return Recorded(dict(sorted(records.items())), sorted(errors))


def kept_records(path: Path) -> list[dict[str, Any]]:
    """The records of the games in a file, whatever its header says."""
    if not path.is_file():
        raise BadData(f"{path}: there is no such file")
    lines = map(parse_line, path.read_bytes().splitlines())
    return [line["record"] for line in lines if line and isinstance(line.get("record"), dict)]


def _play(
    plan: SimulationPlan, numbers: Sequence[int], workers: int, ray: str
) -> Generator[GameOutcome, None, None]:
    work = partial(play_game, plan)
    if ray and numbers:
        return map_on_ray(work, numbers, ray, workers)
    return map_here(work, numbers, workers)


def _record(line: dict[str, Any]) -> tuple[int, dict[str, Any]] | None:
    """The number and the record of a game; None if the line has none."""
    game, record = line.get("game"), line.get("record")
    return (game, record) if isinstance(game, int) and isinstance(record, dict) else None
