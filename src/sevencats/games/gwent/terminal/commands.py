"""The Gwent commands: play, simulate, decks, positions; and those for developers."""

from __future__ import annotations

import typer

from sevencats.games.gwent.terminal import analyse, deck, dev, learn, play, position, simulate
from sevencats.plugin.commands import Commands

app = typer.Typer(
    help="Play Gwent, simulate games, check decks, set up positions.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("position")(position.position)
app.command("analyse")(analyse.analyse)
app.add_typer(deck.app, name="deck")
app.add_typer(learn.twin, name="twin")
app.command("train")(learn.train)

COMMANDS = Commands(
    app,
    bench={"duel": dev.duel},
    dev={
        "outlook": dev.outlook,
        "catalogue": dev.catalogue,
        "puzzles": dev.puzzles,
        "weights": learn.weights,
    },
)
