"""The spread command: how often bots read each story and event, and its value to them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sevencats.cli.options import Games, GameSeed, Workers
from sevencats.games.oldworld import GAME
from sevencats.games.oldworld.balance.spread import kind_shares, set_ups, spread
from sevencats.games.oldworld.balance.spread_report import card_table, summary
from sevencats.games.oldworld.bots import PLAYERS
from sevencats.sim import runner
from sevencats.sim.games import Recorded, play_recorded

#: A game without a winner by then is cut.
ROUNDS = 40


def spread_command(
    games: Games = 1000,
    bot: Annotated[
        str, typer.Option(help=f"Who plays: {', '.join(PLAYERS.names)}.")
    ] = PLAYERS.advisor,
    rounds: Annotated[int, typer.Option(min=1, help="A game is cut after so many.")] = ROUNDS,
    log: Annotated[
        Path | None, typer.Option(help="Keep every game here, and go on from what is there.")
    ] = None,
    minutes: Annotated[
        float, typer.Option(min=0, help="Stop after so many minutes (0: when all is played).")
    ] = 0,
    table: Annotated[
        Path | None, typer.Option(help="Write a table of all cards to this file, as Markdown.")
    ] = None,
    seed: GameSeed = 22,
    workers: Workers = 1,
) -> None:
    """Play games over all decks of stories and count what is read, offered and taken.

    Tables of 2 to 4 take turns: all decks that go together, with boards of one kind and of two, the
    base, and each deck that goes with no other. Prints the sums, the cards read least and
    most, and the options that hardly anybody takes. Exit code 1 if a game failed.
    """
    played = _play(games, bot, rounds, seed, log, minutes, workers)
    records = list(played.records.values())
    cards = spread(records)
    for line in summary(len(records), kind_shares(records), cards):
        typer.echo(line)
    if table is not None:
        table.write_text("\n".join(card_table(cards)) + "\n", encoding="utf-8")
    for game in played.errors:
        typer.echo(f"game {game.number} (seed {game.seed}): {game.error}", err=True)
    if played.errors:
        raise typer.Exit(1)


def _play(
    games: int, bot: str, rounds: int, seed: int, log: Path | None, minutes: float, workers: int
) -> Recorded:
    """Play what the file does not contain yet."""
    plan = runner.make_plan(GAME.name, set_ups(rounds), (bot,), seed, games, records=True)
    about = {"what": "spread", "rounds": rounds}
    return play_recorded(plan, log, about, workers=workers, minutes=minutes)
