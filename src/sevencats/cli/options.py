"""Options shared by many commands."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sevencats.cli.language import VARIABLE, chosen_language
from sevencats.text import LANGUAGES

Lang = Annotated[
    str,
    typer.Option(
        envvar=VARIABLE,
        callback=chosen_language,
        help=f"Language: {', '.join(LANGUAGES)}; by default that of the system.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]

# -- play ------------------------------------------------------------------------------------------

DealSeed = Annotated[int | None, typer.Option(help="The same seed deals the same cards.")]
JournalFile = Annotated[
    Path | None,
    typer.Option("--journal", help="Save the game in this file; continue it if the file exists."),
]
Names = Annotated[str, typer.Option(help="The players' names, comma-separated.")]
Humans = Annotated[int, typer.Option(min=1, help="People at this keyboard.")]
Reasons = Annotated[bool, typer.Option("--reasons", help="Bots explain their moves.")]

# -- simulate --------------------------------------------------------------------------------------

Games = Annotated[int, typer.Option(min=1, help="Number of games.")]
GameSeed = Annotated[int, typer.Option(help="The same seed plays the same games.")]
Start = Annotated[int, typer.Option(min=0, help="The number of the first game.")]
Workers = Annotated[int, typer.Option(min=1, help="Processes to share the work.")]
Debug = Annotated[bool, typer.Option("--debug", help="Check the whole state after every pick.")]
