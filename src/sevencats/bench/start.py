"""Measure a start: the import, the help, and a first random game of each game.

Every probe is a process of its own, measured by the system when it ends: the seconds that it kept a
processor busy (other programs on the machine do not change these much), and its largest memory. A
Python that does nothing takes turns with the others, and the ratios are to it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from typing import NamedTuple

from sevencats import game_names

NOTHING = "python, nothing"
_GAME = "import sevencats; sevencats.play({name!r}, ['random'], seed=1)"
#: The arguments of Python for each probe.
PROBES: Mapping[str, Sequence[str]] = {
    NOTHING: ("-c", ""),
    "import sevencats": ("-c", "import sevencats"),
    "sevencats --help": ("-m", "sevencats", "--help"),
    **{f"a first game of {name}": ("-c", _GAME.format(name=name)) for name in game_names()},
}
#: A process inherits the largest memory of the one that starts it, so that is a small one.
_LAUNCHER = """
import os, sys
quiet = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
pid = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=quiet)
_, status, usage = os.wait4(pid, 0)
print(status, usage.ru_utime + usage.ru_stime, usage.ru_maxrss)
"""


class Cost(NamedTuple):
    """The cost of one process."""

    seconds: float
    megabytes: float


def measure(rounds: int) -> dict[str, Cost]:
    """Return the median of each probe over rounds that run them all, after an uncounted round."""
    found: dict[str, list[Cost]] = {name: [] for name in PROBES}
    for turn in range(rounds + 1):
        for name, words in PROBES.items():
            cost = run(words)
            if turn:
                found[name].append(cost)
    return {
        name: Cost(median(c.seconds for c in costs), median(c.megabytes for c in costs))
        for name, costs in found.items()
    }


def run(words: Sequence[str]) -> Cost:
    """Run this Python with arguments and return what it cost; ``RuntimeError`` if it failed."""
    launcher = [sys.executable, "-I", "-S", "-c", _LAUNCHER, sys.executable, *words]
    said = subprocess.run(launcher, stdout=subprocess.PIPE, text=True, check=True).stdout.split()
    code = os.waitstatus_to_exitcode(int(said[0]))
    if code:
        raise RuntimeError(f"exit code {code}: {' '.join(words)}")
    unit = 1 if sys.platform == "darwin" else 1024  # bytes there, kilobytes elsewhere
    return Cost(float(said[1]), int(said[2]) * unit / 1e6)


def table(costs: Mapping[str, Cost]) -> Iterator[str]:
    """Yield the figures as lines of a table in Markdown, with their ratios to an empty Python."""
    nothing = costs[NOTHING]
    yield "| start | processor seconds | of an empty Python | MB | of an empty Python |"
    yield "|---|---:|---:|---:|---:|"
    for name, (seconds, megabytes) in costs.items():
        times = f"{seconds / nothing.seconds:.1f}", f"{megabytes / nothing.megabytes:.1f}"
        yield f"| {name} | {seconds:.3f} | {times[0]} | {megabytes:.1f} | {times[1]} |"


def as_json(costs: Mapping[str, Cost]) -> dict[str, object]:
    """Return the same as plain data."""
    nothing = costs[NOTHING]
    return {
        name: {
            "seconds": round(cost.seconds, 4),
            "seconds_ratio": round(cost.seconds / nothing.seconds, 2),
            "megabytes": round(cost.megabytes, 1),
            "megabytes_ratio": round(cost.megabytes / nothing.megabytes, 2),
        }
        for name, cost in costs.items()
    }
