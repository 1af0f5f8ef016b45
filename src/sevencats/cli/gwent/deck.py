"""The deck commands."""

from __future__ import annotations

import typer

app = typer.Typer(help="List, show and check decks.", no_args_is_help=True, rich_markup_mode=None)
