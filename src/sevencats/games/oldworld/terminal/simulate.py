"""The simulate command: many games of Old World by bots, and their statistics."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from sevencats.cli.options import (
    AsJson,
    Debug,
    Games,
    GameSeed,
    Lang,
    Start,
    Workers,
)
from sevencats.cli.play.playing import words_of
from sevencats.cli.simulation import Row, report, share
from sevencats.games.oldworld import GAME
from sevencats.games.oldworld.balance.report import report as balance
from sevencats.games.oldworld.bots import PLAYERS
from sevencats.games.oldworld.packs.load import Content, load
from sevencats.games.oldworld.terminal.options import Expansions, PackFolder, Schools, Seats
from sevencats.games.oldworld.terminal.setup import choose_config
from sevencats.sim import runner
from sevencats.sim.summary import Summary
from sevencats.text import Texts

#: Random witchers need many rounds; a game without a winner by then will not have one.
ROUNDS = 200


def simulate(
    seats: Seats = 2,
    bots: Annotated[
        str,
        typer.Option(
            help="A bot for each seat, with commas between them, or one for all seats: "
            f"{', '.join(PLAYERS.names)}."
        ),
    ] = "random",
    games: Games = 100,
    seed: GameSeed = 1,
    start: Start = 0,
    workers: Workers = 1,
    schools: Schools = "",
    expansions: Expansions = "",
    pack: PackFolder = None,
    rounds: Annotated[
        int, typer.Option(min=0, help="A game ends without a winner after so many; 0: never.")
    ] = ROUNDS,
    debug: Debug = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Play many games by bots and sum them up. Exit code 1 if a game failed.

    Game N of a seed is the same game whatever the number of games and workers: repeat one with
    --start N --games 1. Games that the limit of rounds ended are counted apart.
    """
    texts = Texts.load(lang)
    config = choose_config(seats, words_of(schools), words_of(expansions), pack, rounds)
    plan = runner.make_plan(
        GAME.name,
        [config],
        tuple(words_of(bots)),
        seed,
        games,
        start=start,
        debug=debug,
        records=as_json,
    )
    content = load(config.packs, config.records)
    names = runner.seat_names(plan)
    options = {"schools": schools, "expansions": expansions, "pack": pack}
    repeated = "".join(f" --{name} {value}" for name, value in options.items() if value)
    report(
        plan,
        workers,
        texts,
        {"mode": config.mode, "seats": seats, "bots": bots, "seed": seed, "rounds": rounds},
        lambda summary: _data(summary, names, content),
        lambda data: list(_rows(data, texts)),
        f"sevencats oldworld simulate --seats {seats} --bots {bots} --seed {seed} "
        f"--rounds {rounds}{repeated}",
        as_json=as_json,
    )


def _data(summary: Summary, seats: tuple[str, ...], content: Content) -> dict[str, Any]:
    """The sums of a run. Games that only their limit ended are counted apart. As JSON it has the
    content of the balance report without its estimates of odds."""
    records = [record for _, record in sorted(summary.records.items())]
    return {
        **summary.common_data(seats),
        "capped": summary.capped,
        "schools": summary.label_data(),
        "average_trophies": summary.mean_points(seats),
        **({"balance": balance(records, content)} if records else {}),
    }


def _rows(data: dict[str, Any], texts: Texts) -> Iterator[Row]:
    yield texts("ow-sim-capped"), str(data["capped"])
    for name, counts in data["schools"].items():
        school = texts(f"ow-school-{name.replace('_', '-')}")
        label = texts("ow-sim-school", name=school, games=str(counts["games"]))
        yield label, share(counts["wins"], counts["win_rate"])
    for name, mean in data["average_trophies"].items():
        yield texts("ow-sim-trophies", name=name), f"{mean:.2f}"
