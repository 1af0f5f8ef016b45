"""The Old World commands: play, simulate, positions, odds, stories, packs."""

from __future__ import annotations

import typer

from sevencats.games.oldworld.terminal import (
    balance,
    dev,
    expansions,
    mixes,
    odds,
    pack,
    play,
    position,
    simulate,
    spread,
    stories,
)
from sevencats.plugin.commands import Commands

app = typer.Typer(
    help="Play The Witcher: Old World, simulate games, set up positions, read and check packs.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("balance")(balance.balance)
app.command("position")(position.position)
app.command("odds")(odds.odds)
app.command("stories")(stories.stories)
app.command("expansions")(expansions.expansions)
app.command("mixes")(mixes.mixes)
app.command("spread")(spread.spread_command)
app.add_typer(pack.app, name="pack")

COMMANDS = Commands(app, bench={"oldworld": dev.oldworld}, dev={"oldworld-outlook": dev.outlook})
