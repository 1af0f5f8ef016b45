"""Measure the processor time of a page, independent of other load on the machine."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

#: Frames in a second.
SMOOTH = 55
#: Milliseconds in a tick of the system's accounts.
TICK = 1000 // os.sysconf("SC_CLK_TCK")


def processor_times() -> dict[int, int]:
    """Milliseconds of the processor that each process under this one has used."""
    parents: dict[int, int] = {}
    used: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            parents[int(path.parent.name)] = int(fields[1])
            used[int(path.parent.name)] = (int(fields[11]) + int(fields[12])) * TICK

    def below(pid: int) -> bool:
        while pid and pid != os.getpid():
            pid = parents.get(pid, 0)
        return bool(pid)

    return {pid: ms for pid, ms in used.items() if pid != os.getpid() and below(pid)}
