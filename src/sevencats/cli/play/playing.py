"""From command-line options to a game: names, bots, a new or a saved game."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import typer

from sevencats.cli.play import saved
from sevencats.cli.play.terminal import Terminal
from sevencats.errors import said
from sevencats.installed import program
from sevencats.kernel import BadData, RulesError, Run, read_journal
from sevencats.kernel.journal import journal_of
from sevencats.kernel.journal import resume as resume_journal
from sevencats.kernel.registry import Game
from sevencats.kernel.rng import Rng
from sevencats.kernel.run import new_run
from sevencats.plugin import find_plugin
from sevencats.plugin.bots import Bot
from sevencats.text import Texts

_BOT_STREAM = 0xB07


def words_of(option: str) -> list[str]:
    """A list as options take it: words separated by commas."""
    return [word.strip() for word in option.split(",") if word.strip()]


def begin(
    game: Game, seed: int | None, journal: Path | None, choose: Callable[[int], Any]
) -> tuple[Run, bool, Path | None]:
    """The game of the journal if there is one (True), else a new game of the set-up that
    ``choose`` gives for the seed; and the file it is saved in."""
    if journal is not None and journal.exists():
        run = resume(game, journal)
        saved.note(journal)
        return run, True, journal
    number = secrets.randbits(32) if seed is None else seed
    run = new_run(game, choose(number), number)
    journal = journal or saved.own_file()
    if journal is not None:
        journal_of(run).save(journal)
        saved.note(journal)
    return run, False, journal


def check_people(run: Run, humans: int) -> range:
    """The seats of a table; refused if there are fewer than ``humans``."""
    seats = range(len(run.game.seat_names(run.state)))
    free = len(seats) - run.state.virtual.bit_count()
    if humans > free:
        raise said(RulesError, "error-people", people=humans, seats=free)
    return seats


def make_bots(names: Sequence[str], run: Run, seats: Sequence[int]) -> dict[int, Bot]:
    """A bot for each of these seats: one name for all of them, or one for each."""
    if len(names) not in (1, len(seats)) and seats:
        raise said(RulesError, "error-bots", bots=len(names), seats=len(seats))
    each = [*names] * len(seats) if len(names) == 1 else names
    players = find_plugin(run.game.name).players
    dealt = players.dealt(each, Rng(run.seed))
    return {
        seat: players.make(name, Rng(run.seed ^ _BOT_STREAM + seat).next())
        for seat, name in zip(seats, dealt, strict=bool(seats))
    }


def show_names(run: Run, people: int, given: Sequence[str], texts: Texts) -> list[str]:
    """The names of the players: as given, or else by their roles."""
    seats = run.game.seat_names(run.state)
    if len(given) > len(seats):
        raise said(RulesError, "error-names", names=len(given), seats=len(seats))
    if len(set(given)) < len(given):
        raise said(RulesError, "error-same-name")
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
        raise said(BadData, "error-other-game", file=path, found=journal.game, wanted=game.name)
    return resume_journal(journal)


def play_out(terminal: Terminal, run: Run, journal: Path | None, texts: Texts) -> None:
    """Play until the end or until the person leaves, and say how to continue."""
    if terminal.play():
        saved.forget()
        typer.echo(texts("play-finished"))
        if journal is not None:
            typer.echo(texts("play-read", program=program(), file=str(journal)))
        return
    typer.echo()
    typer.echo(texts("play-left"))
    values = {"program": program(), "seed": str(run.seed), "file": str(journal)}
    if journal is None:
        typer.echo(texts("play-go-on-how", **values))
    elif saved.is_own(journal):
        typer.echo(texts("play-go-on-last", **values))
    else:
        typer.echo(texts("play-go-on", **values))
