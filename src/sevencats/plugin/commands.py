"""The commands that a game adds to the ``sevencats`` program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # A server never prints a line, so the command-line library is loaded with the commands only.
    from typer import Typer

Command = Callable[..., None]


@dataclass(frozen=True)
class Commands:
    """``app`` is the group ``sevencats <game>``; ``bench`` and ``dev`` are single commands that
    join those groups, by name."""

    app: Typer
    bench: Mapping[str, Command] = field(default_factory=dict)
    dev: Mapping[str, Command] = field(default_factory=dict)
