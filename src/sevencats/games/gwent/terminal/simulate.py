"""The simulate command: many games by bots, and what they add up to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from sevencats.cli.options import AsJson, Debug, Games, GameSeed, Lang, Start, Workers
from sevencats.cli.play.playing import words_of
from sevencats.cli.simulation import Row, report, share
from sevencats.games.gwent import GAME, Config
from sevencats.games.gwent.bots import PLAYERS
from sevencats.games.gwent.decks.lineup import check_config
from sevencats.games.gwent.decks.source import load_deck
from sevencats.games.gwent.modes import Seating, mode_of
from sevencats.games.gwent.terminal.setup import fit
from sevencats.sim import runner
from sevencats.sim.summary import Summary
from sevencats.text import Texts

STARTERS = "starters"


def simulate(
    mode: Annotated[str, typer.Option(help=f"The mode: {', '.join(GAME.modes)}.")] = "duel",
    bots: Annotated[
        str,
        typer.Option(
            help="A comma-separated list of bots, one for each seat, or one for all seats: "
            f"{', '.join(PLAYERS.names)}."
        ),
    ] = "random",
    seats: Annotated[
        int, typer.Option(min=0, help="Only tables with this many seats (free for all: 3, 4 or 5).")
    ] = 0,
    games: Games = 1000,
    seed: GameSeed = 1,
    start: Start = 0,
    workers: Workers = 1,
    decks: Annotated[
        str,
        typer.Option(
            help="starters: all pairings of starter decks in turn. Else a deck for each seat, "
            "with commas between them."
        ),
    ] = STARTERS,
    debug: Debug = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Play many games by bots and sum them up. Exit code 1 if a game failed.

    Game N of a seed is the same game whatever the number of games and workers: repeat one with
    --start N --games 1.
    """
    texts = Texts.load(lang)
    rules = mode_of(mode)
    if decks == STARTERS:
        configs = runner.samples(GAME.name, mode, seats)
    else:
        loaded = [load_deck(name) for name in words_of(decks)]
        fitted = [fit(deck, mode, other=place >= rules.decks) for place, deck in enumerate(loaded)]
        configs = [Config(mode=mode, decks=tuple(fitted))]
        check_config(configs[0])
    plan = runner.make_plan(
        GAME.name, configs, tuple(words_of(bots)), seed, games, start=start, debug=debug
    )
    seating = GAME.blank(runner.largest(plan)).table.seating
    report(
        plan,
        workers,
        texts,
        {"mode": mode, "bots": bots, "seed": seed},
        lambda summary: _data(summary, seating),
        lambda data: list(_rows(data, texts)),
        _command(mode, bots, seed, decks, seats),
        as_json=as_json,
    )


def _data(summary: Summary, seating: Seating) -> dict[str, Any]:
    """The sums of a run: factions, totals in a round, points."""
    return {
        **summary.common_data(seating.seats),
        "factions": summary.label_data(),
        "average_totals": summary.mean_totals(seating.sides),
        "average_points": summary.mean_points(seating.sides),
    }


def _rows(data: dict[str, Any], texts: Texts) -> Iterator[Row]:
    for name, counts in data["factions"].items():
        faction = texts(f"faction-{name.replace('_', '-')}")
        label = texts("sim-faction", name=faction, games=str(counts["games"]))
        yield label, share(counts["wins"], counts["win_rate"])
    for name, mean in data["average_totals"].items():
        yield texts("sim-total", name=name), f"{mean:.1f}"
    if any(data["average_points"].values()):
        for name, mean in data["average_points"].items():
            yield texts("sim-points", name=name), f"{mean:.2f}"


def _command(mode: str, bots: str, seed: int, decks: str, seats: int) -> str:
    command = f"sevencats gwent simulate --mode {mode} --bots {bots} --seed {seed}"
    return f"{command} --decks '{decks}'" + (f" --seats {seats}" if seats else "")
