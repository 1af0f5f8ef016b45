"""High Card as an installed game: a folder with a distribution's metadata, put on PYTHONPATH.

So the real discovery by entry point runs, in fresh processes, and no other test meets the game.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

#: A folder that holds the module ``highcard`` and ``highcard-1.0.dist-info``.
SITE = Path(__file__).parents[1] / "third" / "site"


def with_third_game() -> dict[str, str]:
    """The environment of a process in which the game is installed."""
    paths = [str(SITE), os.environ.get("PYTHONPATH", "")]
    return {
        "PYTHONPATH": os.pathsep.join(path for path in paths if path),
        # Not the last game of the person who runs the tests.
        "XDG_DATA_HOME": str(Path(tempfile.gettempdir()) / "sevencats-tests"),
    }


def run_python(*args: str, text: str = "", cwd: Path | None = None) -> str:
    """The output of a fresh Python with the game installed; its failure fails the test."""
    done = subprocess.run(
        [sys.executable, *args],
        input=text,
        capture_output=True,
        text=True,
        cwd=cwd,
        env={**os.environ, **with_third_game()},
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def sevencats(*args: object, text: str = "") -> str:
    """The output of a ``sevencats`` command."""
    script = "from sevencats.cli import main; main()"
    return run_python("-c", script, *map(str, args), text=text)
