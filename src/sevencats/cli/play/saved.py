"""The last game at this keyboard: its file, and the command that continues it."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import click

from sevencats.errors import said
from sevencats.kernel.errors import SevenCatsError

JOURNAL = "--journal"
_NOTE = "last.json"


def own_file() -> Path | None:
    """A file of our own for a new game, which replaces the previous one; None if it cannot be
    written, or if the game was not started by a command."""
    if not _command():
        return None
    # Games in two terminals at once have a file each.
    path = _folder() / f"game-{os.getpid()}.jsonl"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        for before in path.parent.glob("game-*.jsonl"):
            before.unlink(missing_ok=True)
        path.touch()
        path.unlink()
    except OSError:
        return None
    return path


def note(journal: Path) -> None:
    """Record how to continue the game that is saved in this file."""
    if not _command():
        return
    text = json.dumps({"command": _without_journal(_command()), "journal": str(journal.absolute())})
    with suppress(OSError):
        _folder().mkdir(parents=True, exist_ok=True)
        (_folder() / _NOTE).write_text(text, encoding="utf-8")


def is_own(journal: Path) -> bool:
    """Return whether a journal is a file of our own, which the next game replaces."""
    return journal.parent == _folder()


def forget() -> None:
    """Delete the record: the game is over."""
    with suppress(OSError):
        (_folder() / _NOTE).unlink()


def command_to_resume() -> list[str]:
    """The words after ``sevencats`` that continue the last game."""
    try:
        note = json.loads((_folder() / _NOTE).read_text(encoding="utf-8"))
        command, journal = note["command"], note["journal"]
        if not Path(journal).is_file():
            raise FileNotFoundError(journal)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise said(SevenCatsError, "error-nothing-to-resume") from error
    return [*command, JOURNAL, journal]


def _command() -> list[str]:
    """The words after ``sevencats``; empty outside of a command."""
    context = click.get_current_context(silent=True)
    return (context.find_root().obj or []) if context is not None else []


def _folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "sevencats" / "terminal"


def _without_journal(command: Sequence[str]) -> list[str]:
    kept, skip = [], False
    for word in command:
        if skip or word.startswith(f"{JOURNAL}="):
            skip = False
        elif word == JOURNAL:
            skip = True
        else:
            kept.append(word)
    return kept
