"""The keyboard and the screen of a terminal: plain lines, no boxes."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import typer

from sevencats.cli.play.colour import Kind, in_colour
from sevencats.cli.play.screen import width, wrap
from sevencats.text import Texts

#: Clears the screen and the scrollback, so that no hand stays behind.
_CLEAR = "\033[2J\033[3J\033[H"


class PlayerLeft(Exception):
    """The player has left before the end of the game."""


class Console:
    """Prints wrapped lines and reads answers."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def print(self, text: str = "", indent: int = 0, kind: Kind = "") -> None:
        """Print a text, wrapped to the width of the terminal, in the colours of its kind."""
        for line in wrap(text, width(), indent):
            typer.echo(in_colour(line, kind))

    def print_lines(
        self, lines: Sequence[str], empty: str = "", indent: int = 0, kind: Kind = ""
    ) -> None:
        """Print lines; the message ``empty`` if there are none."""
        for line in lines or ([self.texts(empty)] if empty else []):
            self.print(line, indent, kind)

    def read(self, prompt: str) -> str:
        """Read a line; raises ``PlayerLeft`` at the end of the input."""
        typer.echo(prompt + " ", nl=False)
        sys.stdout.flush()
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            line = ""
        if not line:
            typer.echo()
            raise PlayerLeft
        return line.strip()

    def confirm(self, question: str) -> bool:
        """Ask a yes-or-no question."""
        answer = self.read(self.texts(question))
        return answer.lower() in (*self.texts("play-yes").split(), "yes", "y")

    def hand_over(self, name: str) -> None:
        """Clear the screen and wait until the next player has the device."""
        if sys.stdout.isatty():
            typer.echo(_CLEAR, nl=False)
        typer.echo()
        typer.echo(self.texts("play-hand-over", name=name))
        self.read(self.texts("play-ready", name=name))
