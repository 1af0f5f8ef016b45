"""The mixes command: games with every expansion, every two and all of them, each move checked."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from sevencats.cli.options import GameSeed, Workers
from sevencats.cli.play.playing import words_of
from sevencats.games.oldworld.balance.mix_table import markdown
from sevencats.games.oldworld.balance.mixes import (
    Log,
    Played,
    Trial,
    added_up,
    mixes_of,
    pieces,
    play,
)
from sevencats.games.oldworld.balance.reach import reach_report
from sevencats.games.oldworld.bots import PLAYERS
from sevencats.games.oldworld.packs.catalogue import built_in, check_names, spelled_out
from sevencats.kernel import RulesError


def mixes(
    only: Annotated[
        str, typer.Option(help="The expansions to mix, with commas; by default all there are.")
    ] = "",
    with_: Annotated[
        str, typer.Option("--with", help="Expansions that are in every mix, with commas.")
    ] = "",
    random: Annotated[int, typer.Option(min=0, help="Random games for each mix.")] = 20,
    bots: Annotated[int, typer.Option(min=0, help="Games of a bot for each mix.")] = 2,
    player: Annotated[
        str, typer.Option(help="That bot: hunter@3 tries fights less often and is faster.")
    ] = PLAYERS.advisor,
    rounds: Annotated[int, typer.Option(min=1, help="A game is cut after so many rounds.")] = 12,
    log: Annotated[
        Path | None,
        typer.Option(help="Write every ten games down here, and go on from what is there."),
    ] = None,
    minutes: Annotated[
        float, typer.Option(min=0, help="Stop after so many minutes (0: when all is played).")
    ] = 0,
    every_set: Annotated[
        bool, typer.Option("--every-set", help="Every allowed set, not only each two and all.")
    ] = False,
    table: Annotated[
        Path | None, typer.Option(help="Write what was played as a Markdown table.")
    ] = None,
    reached: Annotated[
        Path | None,
        typer.Option(help="Write how often games came to each card, level and outcome."),
    ] = None,
    seed: GameSeed = 1,
    workers: Workers = 1,
) -> None:
    """Play games with each expansion, each two that go together and all, solo and by 2 to 5.

    The state is checked after every move. Prints a line for each mix and bot; exit code 1 if a game
    failed.
    """
    always = spelled_out(words_of(with_))
    packs = spelled_out(words_of(only)) if only else tuple(built_in()[1:])
    check_names((*packs, *always) if only else always)
    packs = tuple(pack for pack in packs if pack not in always)
    if len(packs) < 1:
        raise RulesError("there is no expansion to play with")
    PLAYERS.make(player, seed)  # report a wrong name before anything is played
    games = {"random": random, player: bots}
    trial = Trial(packs, games, seed, rounds, every_set, always)
    parts, left = _play(trial, Log(log, trial), minutes, workers)
    if table is not None:
        table.write_text(markdown(added_up(parts), mixes_of(trial)), encoding="utf-8")
    if reached is not None:
        counts = sum((Counter(part.reached) for part in parts), Counter[str]())
        reached.write_text(reach_report(counts, packs), encoding="utf-8")
    failed = _print_table(parts)
    if left:
        typer.echo(f"{left} games are still to be played")
    if failed:
        raise typer.Exit(1)


def _play(trial: Trial, log: Log, minutes: float, workers: int) -> tuple[list[Played], int]:
    """Play what has not been recorded yet; return everything played so far, and how many games are
    left when time runs out."""
    end = time.monotonic() + minutes * 60
    parts, left = [], 0
    for piece in pieces(trial):
        played = log.find(piece)
        if played is None and minutes and time.monotonic() > end:
            left += piece.games
            continue
        if played is None:
            played = play(trial, piece, workers)
            log.add(piece, played)
        parts.append(played)
    return parts, left


def _print_table(parts: list[Played]) -> int:
    """A line for each mix and bot, its first failures, and the sum; return how many failed."""
    sums = added_up(parts)
    for one in sums:
        typer.echo(
            f"{one.bot:8}{one.games:6} games {one.ended:6} ended {one.moves:9} moves "
            f"{len(one.failed):4} failed  {one.mix}"
        )
        for failure in one.failed[:3]:
            typer.echo(f"  game {failure.number} (seed {failure.seed}): {failure.error}", err=True)
    failed = sum(len(one.failed) for one in sums)
    games, moves = sum(one.games for one in sums), sum(one.moves for one in sums)
    typer.echo(f"{games} games, {moves} moves, {failed} failed")
    return failed
