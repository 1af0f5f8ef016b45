"""The commands, put together. Each group of commands is a module of its own with an ``app``."""

from __future__ import annotations

import os
from typing import Annotated

import typer.core
from click.core import ParameterSource

import sevencats
from sevencats.cli import administer, bench, bot, dataset, dev, load, replay, serve, site
from sevencats.cli.arena import commands as arena
from sevencats.cli.language import VARIABLE
from sevencats.cli.options import Lang
from sevencats.cli.play import plain, resume
from sevencats.cli.rules import commands as rules
from sevencats.extras import missing_module
from sevencats.plugin import plugins

# The help is plain text. Where rich is installed, as with a server, typer would load it for nothing
# and write a backslash before each bracket.
typer.core.HAS_RICH = False

_TITLES = " and ".join(plugin.title for plugin in plugins().values())

app = typer.Typer(
    name="sevencats",
    help=f"Seven Cats: {_TITLES}, for players, bots and researchers. Without a command: serve the "
    "page and open it.",
    add_completion=False,
    suggest_commands=False,  # click handles it
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

# Groups of commands, in the order the help shows them.
for _name, _plugin in plugins().items():
    _commands = _plugin.commands() if _plugin.commands is not None else plain.commands(_plugin)
    app.add_typer(_commands.app, name=_name)
    for _command, _function in _commands.bench.items():
        bench.app.command(_command)(_function)
    for _command, _function in _commands.dev.items():
        dev.app.command(_command)(_function)
app.command("serve")(serve.serve)
app.command("site")(site.site)
app.command("backup")(administer.backup)
app.command("restore")(administer.restore)
app.add_typer(administer.server, name="server")
app.command("resume")(resume.resume)
app.command("replay")(replay.replay)
app.add_typer(rules.app, name="rules")
app.add_typer(arena.app, name="arena")
app.add_typer(bot.app, name="bot")
app.command("dataset")(dataset.dataset)
bench.app.command("load")(load.load)
app.add_typer(bench.app, name="bench")
app.add_typer(dev.app, name="dev")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sevencats {sevencats.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _options(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Show the version."),
    ] = False,
    lang: Lang = "",
) -> None:
    if context.get_parameter_source("lang") is ParameterSource.COMMANDLINE:
        # Each command reads its own option, whose default is this variable.
        os.environ[VARIABLE] = lang
    if context.invoked_subcommand is not None:
        return
    if not serve.can_serve():
        typer.echo(context.get_help())
        typer.echo()
        raise missing_module("uvicorn", "error-no-page")
    serve.serve_and_open(lang)
