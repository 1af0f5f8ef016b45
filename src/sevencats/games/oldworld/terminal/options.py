"""Options shared by several commands of Old World."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Seats = Annotated[int, typer.Option(help="How many play: 2 to 5, or 1 for the solo game.")]
Schools = Annotated[
    str, typer.Option(help="A school for each seat, with commas; without it they are drafted.")
]
Expansions = Annotated[
    str,
    typer.Option(
        help="Expansions and choices of theirs (<expansion>:<choice>), with commas between them; "
        "see sevencats oldworld expansions."
    ),
]
PackFolder = Annotated[
    Path | None, typer.Option("--pack", help="A pack of your own: its folder or zip file.")
]
