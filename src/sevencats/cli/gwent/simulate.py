"""The simulate command: many games by bots, and what they add up to."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from typing import Annotated, Any

import typer

from sevencats import bots as all_bots
from sevencats.cli.gwent.setup import fit, words_of
from sevencats.cli.progress import rate_bar
from sevencats.gwent import GAME, Config
from sevencats.gwent.decksource import load_deck
from sevencats.gwent.modes import mode_of
from sevencats.sim import runner
from sevencats.sim.runner import Plan
from sevencats.sim.summary import Summary
from sevencats.text import LANGUAGES, Texts

STARTERS = "starters"


def simulate(
    mode: Annotated[str, typer.Option(help=f"How to play: {', '.join(GAME.modes)}.")] = "duel",
    bots: Annotated[
        str,
        typer.Option(
            help="A bot for each seat, with commas between them, or one for all seats: "
            f"{', '.join(all_bots.NAMES)}."
        ),
    ] = "random",
    seats: Annotated[
        int, typer.Option(min=0, help="Only tables with so many seats (free for all: 3, 4 or 5).")
    ] = 0,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    start: Annotated[int, typer.Option(min=0, help="The number of the first game.")] = 0,
    workers: Annotated[int, typer.Option(min=1, help="Processes to share the work.")] = 1,
    decks: Annotated[
        str,
        typer.Option(
            help="starters: all pairings of starter decks in turn. Else a deck for each seat, "
            "with commas between them."
        ),
    ] = STARTERS,
    debug: Annotated[
        bool, typer.Option("--debug", help="Check the whole state after every pick.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[
        str, typer.Option(envvar="SEVENCATS_LANG", help=f"Language: {', '.join(LANGUAGES)}.")
    ] = "en",
) -> None:
    """Play many games by bots and sum them up. Exit code 1 if a game failed.

    Game N of a seed is the same game whatever the number of games and workers: repeat one with
    --start N --games 1.
    """
    texts = Texts.load(lang)
    config = None
    if decks != STARTERS:
        own = mode_of(mode).decks
        loaded = [load_deck(name) for name in words_of(decks)]
        fitted = [fit(deck, mode, other=place >= own) for place, deck in enumerate(loaded)]
        config = Config(mode=mode, decks=tuple(fitted))
    plan = runner.make_plan(
        mode,
        tuple(words_of(bots)),
        seed,
        games,
        start=start,
        debug=debug,
        config=config,
        seats=seats,
    )
    began = time.monotonic()
    summary = _run(plan, workers, texts)
    data = summary.to_data(*runner.names(plan))
    if as_json:
        typer.echo(json.dumps({"mode": mode, "bots": bots, "seed": seed, **data}, indent=2))
    else:
        _print_table(data, texts)
        _print_time(games, time.monotonic() - began, texts)
    _print_errors(summary, _command(mode, bots, seed, decks, seats), texts)
    if summary.errors:
        raise typer.Exit(1)


def _run(plan: Plan, workers: int, texts: Texts) -> Summary:
    summary = Summary()
    for part in _with_bar(plan, workers, texts):
        summary.merge(part)
    return summary


def _with_bar(plan: Plan, workers: int, texts: Texts) -> Iterator[Summary]:
    """The parts of a run; on a terminal a bar shows the rate and the time left."""
    if not sys.stderr.isatty():
        yield from runner.run(plan, workers)
        return
    began = time.monotonic()
    with rate_bar() as bar:
        task = bar.add_task(texts("sim-progress"), total=plan.games, rate="-")
        done = 0
        for part in runner.run(plan, workers):
            done += part.games + len(part.errors)
            rate = done / max(time.monotonic() - began, 1e-6)
            bar.update(task, completed=done, rate=f"{rate:.0f}")
            yield part


def _print_table(data: dict[str, Any], texts: Texts) -> None:
    rows = [
        (texts("sim-games"), str(data["games"])),
        (texts("sim-decisions"), str(data["decisions"])),
        (texts("sim-per-game"), f"{data['decisions_per_game']:.1f}"),
        (texts("sim-rounds"), f"{data['rounds_per_game']:.2f}"),
    ]
    for name, wins in data["wins"].items():
        rows.append((texts("sim-wins", name=name), f"{wins} ({data['win_rates'][name]:.1%})"))
    rows.append((texts("sim-draws"), str(data["draws"])))
    for name, counts in data["factions"].items():
        faction = texts(f"faction-{name.replace('_', '-')}")
        label = texts("sim-faction", name=faction, games=str(counts["games"]))
        rows.append((label, f"{counts['wins']} ({counts['win_rate']:.1%})"))
    for name, mean in data["average_totals"].items():
        rows.append((texts("sim-total", name=name), f"{mean:.1f}"))
    if any(data["average_points"].values()):
        for name, mean in data["average_points"].items():
            rows.append((texts("sim-points", name=name), f"{mean:.2f}"))
    rows.append((texts("sim-longest"), str(data["longest"]["decisions"])))
    rows.append((texts("sim-errors"), str(len(data["errors"]))))
    width = max(len(label) for label, _ in rows)
    for label, value in rows:
        typer.echo(f"{label:<{width}}  {value}")


def _print_time(games: int, seconds: float, texts: Texts) -> None:
    rate = f"{games / max(seconds, 1e-6):.0f}"
    line = texts("sim-time", games=str(games), seconds=f"{seconds:.1f}", rate=rate)
    typer.echo(line, err=True)


def _print_errors(summary: Summary, command: str, texts: Texts) -> None:
    for game in summary.errors:
        words = texts("sim-error", number=str(game.number), seed=str(game.seed), error=game.error)
        typer.echo(words, err=True)
        repeat = f"{command} --start {game.number} --games 1 --debug"
        typer.echo(texts("sim-repeat", command=repeat), err=True)


def _command(mode: str, bots: str, seed: int, decks: str, seats: int) -> str:
    command = f"sevencats gwent simulate --mode {mode} --bots {bots} --seed {seed}"
    return f"{command} --decks '{decks}'" + (f" --seats {seats}" if seats else "")
