"""The width of the terminal, and lines that fit into it without breaking words."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap

#: Below this width nothing is wrapped: it would be a column of single words.
_LEAST = 30


def width() -> int:
    """The columns of the terminal, or those of ``COLUMNS``; 0 where the output is not a terminal,
    so that a file or another program gets each sentence on one line."""
    columns = os.environ.get("COLUMNS", "")
    if columns.isdecimal():
        return int(columns)
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else 0


def height() -> int:
    """The rows of the terminal, or those of ``LINES``; 0 where the output is not a terminal."""
    rows = os.environ.get("LINES", "")
    if rows.isdecimal():
        return int(rows)
    return shutil.get_terminal_size().lines if sys.stdout.isatty() else 0


def wrap(text: str, columns: int, indent: int = 0) -> list[str]:
    """The lines of a text, wrapped between words at ``columns`` (0: never). Continuation lines
    start where the text starts, ``indent`` columns further right."""
    lines = text.split("\n")
    if columns < _LEAST:
        return lines
    wrapped = []
    for line in lines:
        start = len(line) - len(line.lstrip())
        parts = textwrap.wrap(
            line,
            columns,
            subsequent_indent=" " * (start + indent),
            break_long_words=False,
            break_on_hyphens=False,
            drop_whitespace=True,
        )
        wrapped += parts or [""]
    return wrapped
