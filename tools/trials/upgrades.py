"""The upgrade trial: games of all kinds begin on an older version and go on with this one.

A game goes on where its rows lead to the same states, or from its last snapshot. Where they do not,
its table says so and can be closed by its people. Anything else is a fault.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from sevencats.server.client import ApiRefusal, Person
from sevencats.server.local import ServerProcess, run_apart
from trials.begun import last_step, play

_ENV = {"SEVENCATS_RATE_SCALE": "1000", "SEVENCATS_SOCKETS_PER_ADDRESS": "500"}


@dataclass(slots=True)
class Report:
    """The findings of the trial. ``faults`` is empty if all is well."""

    tables: int = 0
    #: Games that went on, and the kinds of those of other rules, which were closed.
    went_on: int = 0
    closed: list[str] = field(default_factory=list)
    picks: int = 0
    faults: list[str] = field(default_factory=list)


async def go_on(url: str, games: list[dict[str, Any]], rng: Random) -> Report:
    """Go on with games, or close them."""
    report = Report(len(games))
    for game in games:
        people = [Person(url, token) for token in game["tokens"]]
        grants, table = game["grants"], game["grants"][0]["table"]
        name = f"{game['kind']} ({table})"
        try:
            step = await last_step(people[0], grants[0])
            if step < game["step"]:
                report.faults.append(f"{name}: it was at step {game['step']}, and is at {step}")
            report.picks += await play(people, grants, rng)
            report.went_on += 1
        except ApiRefusal as refusal:
            if refusal.code != "other_rules":
                report.faults.append(f"{name}: {refusal}")
                continue
            await people[0].post(f"/api/tables/{table}/close")
            if (await people[0].get(f"/api/tables/{table}"))["status"] != "finished":
                report.faults.append(f"{name}: it cannot be closed")
            report.closed.append(game["kind"])
    return report


def run_upgrade(old: Path, tables: int, seed: int) -> Report:
    """Run the trial; ``old`` is a checkout of an older version."""
    with tempfile.TemporaryDirectory(prefix="sevencats-") as name:
        folder = Path(name)
        url = f"sqlite:///{folder / 'tables.db'}"
        before, after = ServerProcess(folder, url, **_ENV), ServerProcess(folder, url, **_ENV)
        paths = str(_installed(old, folder)), str(old.resolve() / "src")
        before.env["PYTHONPATH"] = os.pathsep.join(paths)
        try:
            games = _begun(before.start(), tables, seed)
            before.stop()
            return run_apart(go_on(after.start().url, games, Random(seed)))
        finally:
            before.stop()
            after.stop()


def _begun(server: ServerProcess, tables: int, seed: int) -> list[dict[str, Any]]:
    """Let the older version's own client begin games."""
    program = Path(__file__).with_name("begun.py")
    command = [sys.executable, str(program), server.url, str(tables), str(seed)]
    done = subprocess.run(command, env=server.env, stdout=subprocess.PIPE, check=True, text=True)
    games: list[dict[str, Any]] = json.loads(done.stdout)
    return games


def _installed(old: Path, folder: Path) -> Path:
    """Describe an older version as an installed package, because its games are entry points."""
    project = tomllib.loads((old / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    site = folder / "site"
    info = site / "sevencats-0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sevencats\nVersion: 0\n")
    lines = []
    for group, entries in project.get("entry-points", {}).items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines))
    return site
