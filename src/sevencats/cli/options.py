"""Options that many commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sevencats.text import LANGUAGES

Lang = Annotated[
    str, typer.Option(envvar="SEVENCATS_LANG", help=f"Language: {', '.join(LANGUAGES)}.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]

# -- play ------------------------------------------------------------------------------------------

DealSeed = Annotated[int | None, typer.Option(help="The same seed deals the same cards.")]
JournalFile = Annotated[
    Path | None,
    typer.Option("--journal", help="Keep the game in this file, and go on with it if it is there."),
]
Names = Annotated[str, typer.Option(help="The players' names, with commas between them.")]
Humans = Annotated[int, typer.Option(min=1, help="People at this keyboard.")]
Reasons = Annotated[bool, typer.Option("--reasons", help="The bots say why they moved.")]

# -- simulate --------------------------------------------------------------------------------------

Games = Annotated[int, typer.Option(min=1, help="How many games.")]
GameSeed = Annotated[int, typer.Option(help="The same seed plays the same games.")]
Start = Annotated[int, typer.Option(min=0, help="The number of the first game.")]
Workers = Annotated[int, typer.Option(min=1, help="Processes to share the work.")]
Debug = Annotated[bool, typer.Option("--debug", help="Check the whole state after every pick.")]
