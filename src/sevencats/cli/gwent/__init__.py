"""The Gwent commands: play, simulate, decks, positions."""

from __future__ import annotations

import typer

from sevencats.cli.gwent import analyse, deck, play, position, simulate

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
