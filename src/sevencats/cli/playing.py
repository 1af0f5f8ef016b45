"""From command-line options to a game: names, bots, a new or a saved game."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import typer

from sevencats.bots import Bot
from sevencats.cli.terminal import Terminal
from sevencats.kernel import BadData, RulesError, Run, read_journal
from sevencats.kernel.journal import journal_of
from sevencats.kernel.journal import resume as resume_journal
from sevencats.kernel.registry import Game
from sevencats.kernel.rng import Rng
from sevencats.kernel.run import new_run
from sevencats.kit import find_kit
from sevencats.text import Texts

_BOT_STREAM = 0xB07


def words_of(option: str) -> list[str]:
    """A list as options take it: words with commas between them."""
    return [word.strip() for word in option.split(",") if word.strip()]


def begin(
    game: Game, seed: int | None, journal: Path | None, choose: Callable[[int], Any]
) -> tuple[Run, bool]:
    """The game of the journal if there is one (True), else a new game of the set-up that
    ``choose`` gives for the seed."""
    if journal is not None and journal.exists():
        return resume(game, journal), True
    number = secrets.randbits(32) if seed is None else seed
    run = new_run(game, choose(number), number)
    if journal is not None:
        journal_of(run).save(journal)
    return run, False


def check_people(run: Run, humans: int) -> range:
    """The seats of a table; refused if there are not enough for these people."""
    seats = range(len(run.game.seat_names(run.state)))
    free = len(seats) - run.state.virtual.bit_count()
    if humans > free:
        raise RulesError(f"there are {humans} people for {free} {'seat' if free == 1 else 'seats'}")
    return seats


def make_bots(names: Sequence[str], run: Run, seats: Sequence[int]) -> dict[int, Bot]:
    """A bot for each of these seats: one name for all of them, or one for each."""
    if len(names) not in (1, len(seats)) and seats:
        raise RulesError(f"there are {len(names)} bots for {len(seats)} seats")
    each = [*names] * len(seats) if len(names) == 1 else names
    players = find_kit(run.game.name).players
    return {
        seat: players.make(name, Rng(run.seed ^ _BOT_STREAM + seat).next())
        for seat, name in zip(seats, each, strict=bool(seats))
    }


def show_names(run: Run, people: int, given: Sequence[str], texts: Texts) -> list[str]:
    """The names of the players: as given, else by their roles."""
    seats = run.game.seat_names(run.state)
    if len(given) > len(seats):
        raise RulesError(f"there are {len(given)} names for {len(seats)} seats")
    if len(set(given)) < len(given):
        raise RulesError("two players have the same name")
    shown = list(given)
    for seat in range(len(given), len(seats)):
        if run.state.virtual >> seat & 1:
            shown.append(texts("play-name-opponent"))
        elif seat < people:
            shown.append(texts("play-name-player", seat=seats[seat]))
        elif len(seats) - people == 1:
            shown.append(texts("play-name-bot"))
        else:
            shown.append(texts("play-name-bot-many", seat=seats[seat]))
    return shown


def resume(game: Game, path: Path) -> Run:
    """The game of a journal, ready to continue; raises ``BadData`` if it cannot be played on."""
    journal = read_journal(path.read_text(encoding="utf-8"))
    if journal.game != game.name:
        raise BadData(f"{path}: this is a game of {journal.game}, not of {game.name}")
    return resume_journal(journal)


def play_out(terminal: Terminal, run: Run, journal: Path | None, texts: Texts) -> None:
    """Play until the end or until the person leaves, and say how to continue."""
    if terminal.play():
        typer.echo(texts("play-finished"))
        if journal is not None:
            typer.echo(texts("play-read", file=str(journal)))
        return
    typer.echo()
    typer.echo(texts("play-left"))
    if journal is not None:
        typer.echo(texts("play-go-on", file=str(journal)))
    else:
        typer.echo(texts("play-go-on-how", seed=str(run.seed)))
