"""The trials: ``.venv/bin/python tools/trials --help`` lists them."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from sevencats.cli.progress import Bar
from sevencats.server.local import ServerProcess

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)


@app.command()
def kill_test(
    database: Annotated[
        str, typer.Option(help="sqlite (one process) or postgresql (two, with Redis).")
    ] = "sqlite",
    kills: Annotated[int, typer.Option(min=1, help="Servers to kill.")] = 200,
    games: Annotated[int, typer.Option(min=1, help="Games going on at a time.")] = 8,
    seed: Annotated[int, typer.Option(help="The same seed kills after the same times.")] = 1,
) -> None:
    """Kill servers at random while people play, and account for every accepted pick."""
    from trials.kills import run_trial

    if database not in ("sqlite", "postgresql"):
        raise ValueError(f"--database is sqlite or postgresql, not {database!r}")
    with Bar("kills", kills) as bar:
        report = run_trial(database, kills, games, seed, bar.advance)
    _finish(asdict(report))


@app.command()
def rebuilt(
    game: Annotated[str, typer.Option(help="The game.")] = "gwent",
    games: Annotated[int, typer.Option(min=1, help="Games to play.")] = 1000,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
) -> None:
    """Compare what the programs of bots are sent with what they are asked, over many games."""
    from trials.rebuilt import run_games

    with Bar("games", games) as bar:
        report = run_games(game, games, seed, bar.advance)
    _finish(asdict(report))


@app.command()
def drill(
    games: Annotated[int, typer.Option(min=1, help="Games going on at a time.")] = 8,
    seed: Annotated[int, typer.Option(help="Who plays at which process.")] = 1,
) -> None:
    """Lose each part of a set-up while people play, and time how long they wait."""
    from trials.drills import run_drills

    faults = []
    for outcome in run_drills(games, seed):
        typer.echo(outcome.line())
        faults += outcome.faults
    _finish({"faults": faults})


@app.command()
def cluster(
    processes: Annotated[int, typer.Option(min=1, help="Servers that share the load.")] = 2,
    tables: Annotated[int, typer.Option(min=1, help="Duels of two people.")] = 500,
    every: Annotated[float, typer.Option(min=0, help="Seconds between two picks.")] = 8.0,
    seconds: Annotated[float, typer.Option(min=1, help="How long to measure.")] = 60.0,
) -> None:
    """Measure duels of people at several processes, with PostgreSQL and Redis."""
    from sevencats.bench.load import LoadPlan
    from trials.cluster import measure_cluster

    report = measure_cluster(LoadPlan(tables, seconds, every, duels=True), processes)
    for line in report.lines():
        typer.echo(line)
    raise typer.Exit(1 if report.faults else 0)


@app.command()
def fuzz(
    frames: Annotated[int, typer.Option(min=1, help="Frames to send.")] = 100_000,
    seed: Annotated[int, typer.Option(help="The same seed sends the same frames.")] = 1,
) -> None:
    """Send broken and hostile frames to a server's socket."""
    from trials.fuzz import Fuzzer

    env = {"SEVENCATS_RATE_SCALE": "100000", "SEVENCATS_SOCKETS_PER_ADDRESS": "500"}
    with tempfile.TemporaryDirectory(prefix="sevencats-") as name, Bar("frames", frames) as bar:
        folder = Path(name)
        server = ServerProcess(folder, f"sqlite:///{folder / 'fuzz.db'}", **env).start()
        try:
            fuzzer = Fuzzer(server.url, seed)
            report = asyncio.run(fuzzer.run(frames, bar.advance))
            if not server.running:
                report.faults.append("the server ended")
            if "Traceback" in server.log.read_text(encoding="utf-8"):
                report.faults.append("the server's log has a traceback")
        finally:
            server.stop()
    _finish(asdict(report))


@app.command()
def leaks(
    messages: Annotated[int, typer.Option(min=1, help="Messages to compare.")] = 100_000,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
) -> None:
    """Deal hidden cards again and check that no viewer's messages change."""
    from trials.leaks import LeakTrial

    with Bar("messages", messages) as bar:
        report = LeakTrial(seed).run(messages, bar.advance)
    _finish(asdict(report))


@app.command()
def upgrade(
    old: Annotated[Path, typer.Argument(help="A checkout of an older version.")],
    tables: Annotated[int, typer.Option(min=1, help="Games in play at the upgrade.")] = 26,
    seed: Annotated[int, typer.Option(help="What is picked.")] = 1,
) -> None:
    """Go on with games of all kinds that an older version began."""
    from trials.upgrades import run_upgrade

    _finish(asdict(run_upgrade(old, tables, seed)))


@app.command()
def memory(
    games: Annotated[int, typer.Option(min=10, help="Games to play.")] = 5000,
    at_once: Annotated[int, typer.Option(min=1, help="Games going on at a time.")] = 20,
    seed: Annotated[int, typer.Option(help="Who plays what.")] = 1,
) -> None:
    """Play games of all kinds and check that the server's memory does not grow."""
    from trials.memory import run_memory_trial

    with Bar("games", games) as bar:
        report = run_memory_trial(games, at_once, seed, bar.advance)
    _finish(asdict(report))


@app.command()
def referee(
    game: Annotated[str, typer.Option(help="gwent or oldworld.")] = "oldworld",
    games: Annotated[int, typer.Option(min=1, help="Games to watch.")] = 2000,
    seed: Annotated[int, typer.Option(help="The number of the first game.")] = 1,
) -> None:
    """Watch random games of every mode and mix for broken rules."""
    from referee.trial import watch_games

    if game not in ("gwent", "oldworld"):
        raise ValueError(f"--game is gwent or oldworld, not {game!r}")
    with Bar("games", games) as bar:
        report = watch_games(game, games, seed, bar.advance)
    _finish(asdict(report))


@app.command()
def browsers(
    games: Annotated[int, typer.Option(min=1, help="Random games of each game.")] = 1000,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 1,
) -> None:
    """Play random games in Pyodide and in this Python, and compare their digests."""
    from bundle import build
    from bundle.conformance import random_faults

    if not build.up_to_date():
        build.build_packs()
    _finish({"games": games, "faults": random_faults(seed, games)})


def _finish(report: dict[str, object]) -> None:
    """Print what was found; exit code 1 if there is a fault."""
    faults = report.pop("faults")
    assert isinstance(faults, list)
    for name, value in report.items():
        typer.echo(f"{name:12}{value:.1f}" if isinstance(value, float) else f"{name:12}{value}")
    for fault in faults[:20]:
        typer.echo(f"fault: {fault}", err=True)
    typer.echo(f"{'faults':12}{len(faults)}")
    raise typer.Exit(1 if faults else 0)


if __name__ == "__main__":
    # Started as a folder, Python knows the modules in it but not the package that they are.
    sys.path[0] = str(Path(__file__).resolve().parents[1])
    app()
