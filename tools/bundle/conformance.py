"""Compares games in Pyodide, under Node, with the same games played natively."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path

import page

from bundle import build, digests
from sevencats.sim import golden

_HERE = Path(__file__).parent
#: Writes golden games; the packs lack this module of ours.
_GOLDEN = """
import sys, types
module = types.ModuleType("golden")
sys.modules["golden"] = module
exec(compile(open("/golden.py").read(), "golden.py", "exec"), module.__dict__)
chosen = [game for game in module.golden_games() if game.file in words]
result = "\\0".join(part for game in chosen for part in (game.file, module.golden_text(game)))
"""


def in_pyodide(program: Path, *words: str) -> str:
    """The result of a program on the packed engine."""
    node, env = page.node_command()
    command = [*node, "run.mjs", str(build.PACKS), str(program), *words]
    done = subprocess.run(command, cwd=_HERE, env=env, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{program.name} failed in Pyodide:\n{done.stderr}")
    return done.stdout


def golden_faults(files: Iterable[str], folder: Path) -> list[str]:
    """The golden games that are others in Pyodide."""
    source = Path(golden.__file__).read_text(encoding="utf-8")
    program = folder / "golden_program.py"
    given = f"open('/golden.py', 'w').write({source!r})\n"
    program.write_text(given + _GOLDEN, encoding="utf-8")
    parts = in_pyodide(program, *files).split("\0")
    found = dict(zip(parts[::2], parts[1::2], strict=True))
    home = golden.golden_folder(_HERE)
    return [
        f"{file} is another game in Pyodide"
        for file in files
        if found.get(file) != (home / file).read_text(encoding="utf-8")
    ]


def random_faults(first: int, count: int) -> list[str]:
    """The random games that end differently in Pyodide."""
    there = in_pyodide(_HERE / "digests.py", str(first), str(count)).split("\n")
    here = digests.lines(first, count)
    if len(there) != len(here):
        return [f"{len(there)} games in Pyodide, {len(here)} natively"]
    return [f"natively {a}, in Pyodide {b}" for a, b in zip(here, there, strict=True) if a != b]
