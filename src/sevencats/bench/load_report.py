"""The results of a load test, and the server's own counters."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import httpx


@dataclass(slots=True)
class LoadReport:
    """The results. ``faults`` is empty when all is well."""

    sockets: int = 0
    tables: int = 0
    seconds: float = 0.0
    connect_seconds: float = 0.0
    picks: int = 0
    bot_rows: int = 0
    frames: int = 0
    games: int = 0
    picks_per_second: float = 0.0
    frames_per_second: float = 0.0
    p50_ms: float = 0.0
    p99_ms: float = 0.0
    #: 99 of 100 picks took the server at most this long, as far as its counters tell.
    server_p99_ms: float = 0.0
    #: The server's processor time per journal row, everything included; and its transactions.
    server_ms_per_row: float = 0.0
    #: Share of one processor that the server has used.
    busy: float = 0.0
    #: Share of one processor that the clients have used: near 1 they are too slow.
    clients_busy: float = 0.0
    #: The longest delay of the clients themselves: a pick that came then is shown no sooner.
    clients_late_ms: float = 0.0
    #: Share of all processors that the machine's host gave to others: above a few hundredths the
    #: times say little about the server.
    stolen: float = 0.0
    commit_ms: float = 0.0
    rows_per_commit: float = 0.0
    #: The server's memory at the end, and the total time of its garbage collections.
    memory_mb: float = 0.0
    paused_ms: float = 0.0
    pauses: int = 0
    #: The longest pause, as far as the server's counters tell.
    longest_ms: float = 0.0
    echo_per_second: float = 0.0
    echo_p50_ms: float = 0.0
    echo_p99_ms: float = 0.0
    #: The echo server's processor time for one message, and how many messages a row equals.
    echo_ms: float = 0.0
    echoes_per_row: float = 0.0
    cores: int = os.cpu_count() or 1
    #: True if the server used compiled rules, as ``sevencats serve`` would.
    compiled: bool = False
    faults: list[str] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """The report as plain data."""
        return asdict(self)

    def lines(self) -> list[str]:
        """The report for people."""
        return [
            f"{self.sockets} sockets at {self.tables} tables, {self.cores} cores, "
            f"{self.seconds:.0f} s; connected in {self.connect_seconds:.1f} s; "
            f"{'compiled' if self.compiled else 'plain'} rules",
            f"picks   {self.picks_per_second:8.0f}/s   p50 {self.p50_ms:.0f} ms   "
            f"p99 {self.p99_ms:.0f} ms   ({self.picks} picks, {self.games} games ended; "
            f"99 % within {self.server_p99_ms:g} ms by the server's own count)",
            f"frames  {self.frames_per_second:8.0f}/s   each a whole view, with its digest checked",
            f"server  {self.server_ms_per_row:8.2f} ms of processor time a row   "
            f"{100 * self.busy:.0f} % of one processor   "
            f"transactions of {self.rows_per_commit:.1f} rows in {self.commit_ms:.1f} ms",
            f"memory  {self.memory_mb:8.0f} MB   {self.pauses} pauses for garbage collection, "
            f"{self.paused_ms:.0f} ms in all, none over {self.longest_ms:g} ms",
            f"machine {100 * self.stolen:8.0f} % of the processors taken by others, "
            f"{100 * self.clients_busy:.0f} % of one used by the clients, who stood still for "
            f"{self.clients_late_ms:.0f} ms at most",
            *self._echo_lines(),
            f"faults  {len(self.faults)}",
            *self.faults[:10],
        ]

    def _echo_lines(self) -> list[str]:
        """The bare echo server, where it was measured."""
        if not self.echo_ms:
            return []
        return [
            f"echo    {self.echo_per_second:8.0f}/s   p50 {self.echo_p50_ms:.0f} ms   "
            f"p99 {self.echo_p99_ms:.0f} ms   (bare server of the same stack; "
            f"{self.echo_ms:.3f} ms of processor time each, a row is {self.echoes_per_row:.1f})"
        ]


class Counts(NamedTuple):
    """The counters of a server since it was started."""

    #: Pauses for garbage collection that took at most this many seconds, and picks.
    pauses_within: dict[float, float]
    picks_within: dict[float, float]
    processor: float
    commits: float
    commit_seconds: float
    rows: float
    memory: float
    pauses: float
    paused: float
    tables: float


def stolen_seconds() -> float:
    """Processor time that the machine's host gave to others since it was started; 0 where the
    system does not tell."""
    try:
        words = Path("/proc/stat").read_text(encoding="ascii").split("\n", 1)[0].split()
        return int(words[8]) / os.sysconf("SC_CLK_TCK")
    except (OSError, IndexError, ValueError, AttributeError):
        return 0.0


def bound(part: float, before: dict[float, float], after: dict[float, float]) -> float:
    """The smallest bound of a histogram that covers a part of the entries between two readings; 0
    if there are none."""
    counts = {most: count - before.get(most, 0.0) for most, count in after.items()}
    total = max(counts.values(), default=0.0)
    return next((m for m in sorted(counts) if total and counts[m] >= part * total), 0.0)


_PAUSES, _PICKS = "sevencats_gc_pause_seconds_bucket", "sevencats_pick_seconds_bucket"


async def read_counts(urls: Sequence[str]) -> Counts:
    """The counters of several servers, added up."""
    sums: dict[str, float] = {}
    within: dict[str, dict[float, float]] = {_PAUSES: {}, _PICKS: {}}
    for url in urls:
        async with httpx.AsyncClient(base_url=url, verify=False) as client:
            text = (await client.get("/metrics")).text
        for line in text.splitlines():
            if not line.startswith("#"):
                words, _, value = line.rpartition(" ")
                name, _, labels = words.partition("{")
                sums[name] = sums.get(name, 0.0) + float(value)
                if name in within:
                    most = float(labels.partition('le="')[2].partition('"')[0])
                    within[name][most] = within[name].get(most, 0.0) + float(value)
    names = (
        "process_cpu_seconds_total",
        "sevencats_commit_rows_count",
        "sevencats_commit_seconds_sum",
        "sevencats_commit_rows_sum",
        "process_resident_memory_bytes",
        "sevencats_gc_pause_seconds_count",
        "sevencats_gc_pause_seconds_sum",
        "sevencats_tables",
    )
    # Some systems do not report the processor time of a process.
    return Counts(within[_PAUSES], within[_PICKS], *(sums.get(name, 0.0) for name in names))
