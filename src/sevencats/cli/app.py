"""The commands, put together. Each group of commands is a module of its own with an ``app``."""

from __future__ import annotations

from typing import Annotated

import typer

import sevencats
from sevencats.cli import arena, bench, dev, load, plain, replay, rules, serve
from sevencats.kit import kits

_TITLES = " and ".join(kit.title for kit in kits().values())

app = typer.Typer(
    name="sevencats",
    help=f"Seven Cats: {_TITLES}, for players, bots and researchers. Without a command: serve the "
    "page and open it.",
    add_completion=False,
    suggest_commands=False,  # click does it itself
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

# Groups of commands, in the order the help shows them.
for _name, _kit in kits().items():
    _commands = _kit.commands() if _kit.commands is not None else plain.commands(_kit)
    app.add_typer(_commands.app, name=_name)
    for _command, _function in _commands.bench.items():
        bench.app.command(_command)(_function)
    for _command, _function in _commands.dev.items():
        dev.app.command(_command)(_function)
app.command("serve")(serve.serve)
app.command("backup")(serve.backup)
app.command("restore")(serve.restore)
app.add_typer(serve.server, name="server")
app.command("replay")(replay.replay)
app.add_typer(rules.app, name="rules")
app.add_typer(arena.app, name="arena")
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
) -> None:
    if context.invoked_subcommand is not None:
        return
    if not serve.can_serve():
        typer.echo(context.get_help())
        raise typer.Exit(2)
    serve.serve_and_open()
