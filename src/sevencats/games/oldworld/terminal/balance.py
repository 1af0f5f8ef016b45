"""The balance command: many games of Old World by bots, and detailed statistics of them."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout
from pathlib import Path
from typing import Annotated

import typer

from sevencats.cli.options import AsJson, Games, GameSeed, Lang, Workers
from sevencats.cli.play.playing import words_of
from sevencats.cli.progress import Bar
from sevencats.games.oldworld import GAME
from sevencats.games.oldworld.balance.pages import write_pages
from sevencats.games.oldworld.balance.report import report
from sevencats.games.oldworld.balance.targets import Target, targets
from sevencats.games.oldworld.bots import PLAYERS
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.terminal.options import Expansions, PackFolder
from sevencats.games.oldworld.terminal.setup import choose_config
from sevencats.kernel import RulesError
from sevencats.sim import runner
from sevencats.sim.games import Recorded, play_recorded
from sevencats.sim.runner import SimulationPlan
from sevencats.text import Texts

#: A game without a winner by then counts as unfinished.
ROUNDS = 40
INTERRUPTED = 130


def balance(
    games: Games = 100,
    workers: Workers = 1,
    seats: Annotated[
        str, typer.Option(help="Sizes of the tables, with commas; they take turns. 1 is solo.")
    ] = "1,2,3,4,5",
    bots: Annotated[
        str, typer.Option(help=f"A bot for all seats, or one for each: {', '.join(PLAYERS.names)}.")
    ] = PLAYERS.advisor,
    seed: GameSeed = 1,
    expansions: Expansions = "",
    pack: PackFolder = None,
    rounds: Annotated[int, typer.Option(min=1, help="A game ends after so many rounds.")] = ROUNDS,
    ray: Annotated[
        str, typer.Option(help="Play on Ray at this address; 'local' starts it with --workers.")
    ] = "",
    out: Annotated[
        Path, typer.Option(help="A folder for the games, the report and its charts.")
    ] = Path("balance"),
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Play many games by bots and write a report: length, shares, fights, and the worth of each
    card, action, trophy, potion and story option. Exit code 1 if a game failed.

    Every finished game is kept in the folder: run the same command again to go on after an
    interruption, or with more games to add to them.
    """
    texts = Texts.load(lang)
    sizes = _sizes(seats)
    configs = [choose_config(n, (), words_of(expansions), pack, rounds) for n in sizes]
    plan = runner.make_plan(
        GAME.name, configs, tuple(words_of(bots)), seed, games, records=True, estimates=True
    )
    about = {"seats": sizes, "rounds": rounds, "expansions": words_of(expansions)}
    played = _play(plan, out, about, workers, ray, texts)
    content = load(configs[0].packs, configs[0].records)
    data = report(played.records.values(), content)
    facts = {"games": len(played.records), "bots": bots, "seats": seats, "seed": seed}
    page = write_pages(out, data, facts)
    if as_json:
        typer.echo(json.dumps(data, indent=1))
    else:
        for line in _lines(targets(data), texts):
            typer.echo(line)
        typer.echo(texts("ow-balance-written", file=str(page)), err=True)
    for game in played.errors:
        words = {"number": str(game.number), "seed": str(game.seed), "error": game.error}
        typer.echo(texts("sim-error", **words), err=True)
    if played.errors:
        raise typer.Exit(1)


def _sizes(seats: str) -> list[int]:
    words = words_of(seats)
    if not words or not all(word.isdigit() for word in words):
        raise RulesError(f"--seats {seats!r}: numbers with commas between them, such as 2,3,4,5")
    return sorted({int(word) for word in words})


def _play(
    plan: SimulationPlan, out: Path, about: dict[str, object], workers: int, ray: str, texts: Texts
) -> Recorded:
    """Play with a progress bar; Ctrl-C prints how to continue."""
    out.mkdir(parents=True, exist_ok=True)
    path = out / "games.jsonl"
    # Send Ray's messages about lost workers to the error output: the output is the result alone.
    quiet = redirect_stdout(sys.stderr) if ray else nullcontext()
    try:
        with quiet, _bar(plan.games, texts) as tick:
            return play_recorded(plan, path, about, workers=workers, ray=ray, tick=tick)
    except KeyboardInterrupt:
        typer.echo(texts("arena-go-on", file=str(path)), err=True)
        raise typer.Exit(INTERRUPTED) from None


@contextmanager
def _bar(total: int, texts: Texts) -> Iterator[Callable[[int], None]]:
    """On a terminal show a bar with the rate; call the returned function with the number of games
    done."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    began = time.monotonic()
    with Bar(texts("sim-progress"), total) as bar:
        first: list[int] = []

        def tick(done: int) -> None:
            first.append(done)
            rate = (done - first[0]) / max(time.monotonic() - began, 1e-6)
            bar.show(done, f"{rate:.1f}/s")

        yield tick


def _lines(rows: list[Target], texts: Texts) -> Iterator[str]:
    """Each target with a tick, or with what is missing."""
    for row in rows:
        key = "ow-balance-met" if row.met else "ow-balance-missed"
        words = {"name": row.name, "wanted": row.wanted, "measured": row.measured}
        yield texts(key, **words, short=row.short)
