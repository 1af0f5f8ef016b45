"""The simulate command: many games of Old World by bots, and what they add up to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from sevencats.bots import BOTS
from sevencats.cli.oldworld.setup import choose_config
from sevencats.cli.playing import words_of
from sevencats.cli.simulation import Row, report, share
from sevencats.oldworld import GAME
from sevencats.sim import runner
from sevencats.text import LANGUAGES, Texts

#: Random witchers need some patience; who has not won by then never will.
ROUNDS = 200


def simulate(
    seats: Annotated[int, typer.Option(help="How many play: 2 to 5, or 1 for the solo game.")] = 2,
    bots: Annotated[
        str,
        typer.Option(
            help="A bot for each seat, with commas between them, or one for all seats: "
            f"{', '.join(BOTS['oldworld'])}."
        ),
    ] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    start: Annotated[int, typer.Option(min=0, help="The number of the first game.")] = 0,
    workers: Annotated[int, typer.Option(min=1, help="Processes to share the work.")] = 1,
    schools: Annotated[
        str, typer.Option(help="A school for each seat, with commas; without it they are drafted.")
    ] = "",
    expansions: Annotated[str, typer.Option(help="Expansions, with commas between them.")] = "",
    pack: Annotated[Path | None, typer.Option(help="The folder of a pack of your own.")] = None,
    rounds: Annotated[
        int, typer.Option(min=0, help="A game ends without a winner after so many; 0: never.")
    ] = ROUNDS,
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
    --start N --games 1. Games that the limit of rounds ended are counted apart.
    """
    texts = Texts.load(lang)
    config = choose_config(seats, words_of(schools), words_of(expansions), pack, rounds)
    plan = runner.make_plan(
        GAME.name, [config], tuple(words_of(bots)), seed, games, start=start, debug=debug
    )
    names = runner.seat_names(plan)
    options = {"schools": schools, "expansions": expansions, "pack": pack}
    given = "".join(f" --{name} {value}" for name, value in options.items() if value)
    report(
        plan,
        workers,
        texts,
        {"mode": config.mode, "seats": seats, "bots": bots, "seed": seed, "rounds": rounds},
        lambda summary: summary.oldworld_data(names),
        lambda data: list(_rows(data, texts)),
        f"sevencats oldworld simulate --seats {seats} --bots {bots} --seed {seed} "
        f"--rounds {rounds}{given}",
        as_json=as_json,
    )


def _rows(data: dict[str, Any], texts: Texts) -> Iterator[Row]:
    yield texts("ow-sim-capped"), str(data["capped"])
    for name, counts in data["schools"].items():
        school = texts(f"ow-school-{name.replace('_', '-')}")
        label = texts("ow-sim-school", name=school, games=str(counts["games"]))
        yield label, share(counts["wins"], counts["win_rate"])
    for name, mean in data["average_trophies"].items():
        yield texts("ow-sim-trophies", name=name), f"{mean:.2f}"
