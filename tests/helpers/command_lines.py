"""Command lines of docs and examples, checked against the programs: words, options, values."""

from __future__ import annotations

import re
import shlex
from functools import cache
from pathlib import Path
from typing import Any

import click
import typer

from sevencats.cli.app import app

#: A word that stands for something: FILE, DECK..., URL, X, N.
_PLACEHOLDER = re.compile(r"^[A-Z][A-Z.]*$|[<\[]|\.\.\.")


_get_command = typer.main.get_command


@cache
def click_command(program: typer.Typer) -> click.Command:
    """A typer program as click has it; making it takes a third of a second."""
    return _get_command(program)


def words_of(line: str) -> list[str]:
    """The words of a command line, without a comment, settings before it and ``&`` behind it."""
    words = shlex.split(line.removeprefix("$ "), comments=True)
    while words and re.match(r"^[A-Z_]+=", words[0]):
        del words[0]
    return words[:-1] if words[-1:] == ["&"] else words


def is_pattern(words: list[str]) -> bool:
    """Return whether some words are only placeholders."""
    return any(_PLACEHOLDER.search(word) for word in words)


def assert_is_a_command(words: list[str], program: Any = app, name: str = "sevencats") -> None:
    """Words that a typer program understands: commands, options, and values of the right kind."""
    command: click.Command | None = click_command(program)
    context = None
    try:
        while isinstance(command, click.Group) and words:
            context = command.make_context(name, [*words], parent=context)
            found, command, words = command.resolve_command(context, words_left(context))
            name = found or name
        assert command is not None
        command.make_context(name, [*words], parent=context)
    except click.exceptions.Exit:
        pass  # --help or --version
    except click.ClickException as error:
        raise AssertionError(error.format_message()) from None


def words_left(context: click.Context) -> list[str]:
    """The words that a group leaves to its commands."""
    return [*context._protected_args, *context.args]


def assert_has_options(words: list[str], program: Any = app) -> None:
    """The command of a pattern, or of a mention without its arguments: it exists and has the
    options that are named."""
    command: Any = click_command(program)
    while hasattr(command, "commands") and words and "<" not in words[0]:
        assert words[0] in command.commands, f"there is no command {words[0]}"
        command, words = command.commands[words[0]], words[1:]
    options = {name for option in command.params for name in option.opts}
    unknown = {word.strip("[]") for word in words if "--" in word[:3]} - options
    assert not unknown, f"there is no option {', '.join(unknown)}"


def make_files(words: list[str], folder: Path) -> None:
    """Empty files in place of those that a command names and nothing has written."""
    for word in words:
        path = folder / word
        if re.fullmatch(r"[\w./-]+\.(csv|db|dump|jsonl?|npz|pem|deck)", word) and not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
