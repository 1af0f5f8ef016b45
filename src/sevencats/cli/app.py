"""The commands, put together. Each group of commands is a module of its own with an ``app``."""

from __future__ import annotations

from typing import Annotated

import typer

import sevencats
from sevencats.cli import arena, bench, dev, gwent, load, oldworld, replay, rules, serve

app = typer.Typer(
    name="sevencats",
    help="Seven Cats: Gwent and The Witcher: Old World, for players, bots and researchers.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

# Groups of commands, in the order the help shows them.
app.add_typer(gwent.app, name="gwent")
app.add_typer(oldworld.app, name="oldworld")
app.command("serve")(serve.serve)
app.command("backup")(serve.backup)
app.command("restore")(serve.restore)
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


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    pass
