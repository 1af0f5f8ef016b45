"""The memory trial: games of all kinds come and go, and a server ends as small as it began.

The server's memory is read while games are played, always about as many, and when all tables are
put away: first after some games, because caches fill, then at the end.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from sevencats.bench.load_report import read_counts
from sevencats.server.local import ServerProcess, run_apart
from trials.kills import Games

#: Memory that may have been added at the end.
_MORE_MB = 20.0
#: Part of the games after which the caches are full.
_WARM = 0.1
_SAMPLES = 20
#: Seconds after which a table that nobody uses is put away, and until everything is at rest.
_IDLE_S, _REST_S = 3.0, 5.0
_ENV = {
    "SEVENCATS_RATE_SCALE": "1000",
    "SEVENCATS_SOCKETS_PER_ADDRESS": "5000",
    "SEVENCATS_IDLE_SECONDS": f"{_IDLE_S}",
}


@dataclass(slots=True)
class Report:
    """The findings of the trial. ``faults`` is empty if all is well."""

    games: int = 0
    rows: int = 0
    seconds: float = 0.0
    #: Megabytes with no table in memory: before the first game, when caches are full, at the end.
    fresh_mb: float = 0.0
    warm_mb: float = 0.0
    end_mb: float = 0.0
    #: Games, and megabytes while others were played.
    playing: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


class MemoryTrial(Games):
    """Games on one server, whose memory is measured."""

    def __init__(self, server: ServerProcess, database_url: str, seed: int) -> None:
        super().__init__([server], database_url, seed)
        self.found = Report()

    async def measure(self, games: int, at_once: int, on_game: Callable[[int], None]) -> Report:
        """Play ``games``, ``at_once`` at a time."""
        found, begun = self.found, time.monotonic()
        found.fresh_mb = await self._at_rest()
        warm = max(at_once, int(games * _WARM))
        await self.while_playing(at_once, self._play_until(warm, on_game))
        found.warm_mb = await self._at_rest()
        self.over = False
        await self.while_playing(at_once, self._play_until(games, on_game))
        found.end_mb = await self._at_rest()
        found.games, found.seconds = self.report.finished, time.monotonic() - begun
        if found.end_mb > found.warm_mb + _MORE_MB:
            found.faults.append(f"{found.end_mb - found.warm_mb:.1f} MB more than in the beginning")
        found.faults += self.report.faults
        return found

    async def _play_until(self, games: int, on_game: Callable[[int], None]) -> None:
        step = max(1, games // _SAMPLES)
        seen = shown = self.report.finished
        while self.report.finished < games:
            await asyncio.sleep(0.5)
            on_game(self.report.finished - shown)
            shown = self.report.finished
            if shown >= seen + step:
                seen = shown
                self.found.playing.append(f"{seen}: {await self._megabytes():.1f}")

    async def _at_rest(self) -> float:
        """The memory when all tables are put away."""
        while (await read_counts([self.url()])).tables:
            await asyncio.sleep(0.5)
        await asyncio.sleep(_REST_S)
        return await self._megabytes()

    async def _megabytes(self) -> float:
        counts = await read_counts([self.url()])
        self.found.rows = int(counts.rows)
        return counts.memory / 1e6

    async def _check(self) -> None:
        """The kill trial replays what was written."""


def run_memory_trial(
    games: int, at_once: int, seed: int, on_game: Callable[[int], None] = lambda _: None
) -> Report:
    """Run the trial with a server of its own."""
    with tempfile.TemporaryDirectory(prefix="sevencats-") as name:
        folder = Path(name)
        url = f"sqlite:///{folder / 'tables.db'}"
        server = ServerProcess(folder, url, **_ENV).start()
        try:
            return run_apart(MemoryTrial(server, url, seed).measure(games, at_once, on_game))
        finally:
            server.stop()
