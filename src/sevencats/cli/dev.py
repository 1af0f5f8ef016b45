"""Commands for those who work on Seven Cats itself."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="For those who work on Seven Cats itself.", no_args_is_help=True, rich_markup_mode=None
)


@app.callback()
def _group() -> None:
    pass


@app.command()
def golden() -> None:
    """Write the golden games in tests/golden again. Read the difference before you commit it."""
    # Only here: the games load all their cards, which no other command should wait for.
    from sevencats.sim.golden import golden_folder, regenerate

    for name, what in regenerate(golden_folder(Path.cwd())).items():
        typer.echo(f"{what:8}{name}")


@app.command()
def outlook(
    games: Annotated[int, typer.Option(min=10, help="Games to learn from.")] = 12_000,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 11,
) -> None:
    """Fit the search bot's outlook anew and print its weights (kits/gwent/bots/outlook.py)."""
    from sevencats.sim.outlook_fit import collect, fit

    with typer.progressbar(length=games, file=sys.stderr) as bar:
        rows = collect(games, seed, on_game=lambda: bar.update(1))
    for case, positions in rows.items():
        typer.echo(f"{case}: {fit(positions)},  # {len(positions)} positions")


@app.command()
def catalogue() -> None:
    """Write web/catalogue.json again: the cards as the page knows them."""
    from sevencats.cli.catalogue import write

    typer.echo(f"wrote {write(Path.cwd()).relative_to(Path.cwd())}")


@app.command()
def protocol() -> None:
    """Write web/protocol.json again: the wire types, from which the page makes its own."""
    from sevencats.cli.protocol import write

    typer.echo(f"wrote {write(Path.cwd()).relative_to(Path.cwd())}")


@app.command("rules")
def rules_file() -> None:
    """Write web/rules again: the rules as the page shows them, in each language."""
    from sevencats.cli.rules_page import write

    typer.echo(f"wrote {write(Path.cwd()).relative_to(Path.cwd())}")
