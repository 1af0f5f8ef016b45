"""The mixes command: games with every expansion, every two and all of them, each move checked."""

from __future__ import annotations

from typing import Annotated

import typer

from sevencats.cli.options import GameSeed, Workers
from sevencats.cli.playing import words_of
from sevencats.kernel import RulesError
from sevencats.kits.oldworld import mixes as played
from sevencats.kits.oldworld.bots import PLAYERS
from sevencats.oldworld.packs.catalogue import built_in, check_names, spelled_out


def mixes(
    only: Annotated[
        str, typer.Option(help="The expansions to mix, with commas; by default all there are.")
    ] = "",
    random: Annotated[int, typer.Option(min=0, help="Random games for each mix.")] = 20,
    bots: Annotated[int, typer.Option(min=0, help="Games of the best bot for each mix.")] = 2,
    rounds: Annotated[int, typer.Option(min=1, help="A game is cut after so many rounds.")] = 12,
    seed: GameSeed = 1,
    workers: Workers = 1,
) -> None:
    """Play games with each expansion, each two that go together and all, solo and by 2 to 5.

    The state is checked after every move. Prints a line for each mix; exit code 1 if a game failed.
    """
    packs = spelled_out(words_of(only)) if only else tuple(built_in()[1:])
    check_names(pack for pack in packs if only)
    if len(packs) < 1:
        raise RulesError("there is no expansion to play with")
    games = {"random": random, PLAYERS.advisor: bots}
    played_games = moves = failed = 0
    for packs_played, bot, summary in played.play(
        packs, games, seed=seed, rounds=rounds, workers=workers
    ):
        played_games += summary.games
        moves += summary.decisions
        failed += len(summary.errors)
        name = "+".join(packs_played)
        typer.echo(f"{bot:8}{summary.games:6} games {summary.decisions:9} moves  {name}")
        for error in summary.errors[:3]:
            typer.echo(f"  game {error.index} (seed {error.seed}): {error.error}", err=True)
    typer.echo(f"{played_games} games, {moves} moves, {failed} failed")
    if failed:
        raise typer.Exit(1)
