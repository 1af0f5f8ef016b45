"""The resume command."""

from __future__ import annotations

import typer
from click.core import ParameterSource

from sevencats.cli.options import Lang
from sevencats.cli.play.saved import command_to_resume


def resume(context: typer.Context, lang: Lang = "") -> None:
    """Continue the last game that was played in the terminal."""
    from sevencats.cli import main

    words = command_to_resume()
    if context.get_parameter_source("lang") is ParameterSource.COMMANDLINE:
        words += ["--lang", lang]
    main(words)
