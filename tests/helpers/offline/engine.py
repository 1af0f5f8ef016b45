"""The engine for browsers, built once for all tests that need it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from bundle import build

_PROGRAM = Path(build.__file__)
_LOCK = build.BUILT / "lock"


def need_packs() -> None:
    """Build the packs, unless they are there; another process may be at it."""
    if sys.platform == "win32":  # pragma: no cover
        build.build_packs()
        return
    import fcntl

    build.BUILT.mkdir(parents=True, exist_ok=True)
    with _LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not build.up_to_date():
            program = "from bundle import build; build.build_packs()"
            done = subprocess.run(
                [sys.executable, "-c", program],
                cwd=_PROGRAM.parents[1],
                capture_output=True,
                text=True,
            )
            assert done.returncode == 0, done.stderr[-2000:]
