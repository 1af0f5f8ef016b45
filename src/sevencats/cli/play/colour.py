"""Colours of the terminal. Nothing is said by a colour alone."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from typing import Literal

import click

#: The kinds of lines.
Kind = Literal["", "question", "status", "number", "closed"]
_NUMBER = re.compile(r"^\d+\.")


def has_colours() -> bool:
    """Return whether the output has colours: a terminal, unless NO_COLOR is set (no-color.org)."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return sys.stdout.isatty() and not plain


def in_colour(line: str, kind: Kind) -> str:
    """Return a line of a kind in its colours; as it is where there are none."""
    if not kind or not has_colours():
        return line
    if kind == "question":
        return click.style(line, bold=True)
    if kind == "status":
        return click.style(line, fg="cyan")
    if kind == "closed":
        return click.style(line, dim=True)
    # Of an option only the number: what it says stays plain.
    return _NUMBER.sub(lambda number: click.style(number[0], fg="yellow", bold=True), line)


def marked(line: str, colours: Mapping[str, str]) -> str:
    """Return a line in which each of these signs, with the word that it begins, has its colour."""
    if not colours or not has_colours():
        return line
    pattern = rf"[{re.escape(''.join(colours))}][^\s·]*"
    return re.sub(pattern, lambda word: click.style(word[0], fg=colours[word[0][0]]), line)
