"""Commands for developers of Seven Cats."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(help="For developers of Seven Cats.", no_args_is_help=True, rich_markup_mode=None)


@app.callback()
def _group() -> None:
    pass


@app.command()
def golden() -> None:
    """Write the golden games in tests/golden again. Read the difference before you commit it."""
    # Imported here, so that no other command waits for the games to load their cards.
    from sevencats.sim.golden import golden_folder, regenerate

    for name, what in regenerate(golden_folder(Path.cwd())).items():
        typer.echo(f"{what:8}{name}")


@app.command()
def protocol() -> None:
    """Write web/generated again, from which the page makes its types."""
    from sevencats.cli.protocol import write

    for path in write(Path.cwd()):
        typer.echo(f"wrote {path.relative_to(Path.cwd())}")


@app.command("rules")
def rules_file() -> None:
    """Write web/generated/rules again: the rules as the page shows them, in each language."""
    from sevencats.cli.rules.page import write

    typer.echo(f"wrote {write(Path.cwd()).relative_to(Path.cwd())}")


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="Its id, such as high_card.")],
    folder: Annotated[
        Path | None, typer.Argument(help="Where to write it; by default a folder of its name.")
    ] = None,
) -> None:
    """Write a small game of your own that plays in the terminal, on the page and in the arena."""
    from sevencats.cli.new_game import write_game

    files = write_game(name, folder or Path(name))
    for path in files:
        typer.echo(f"wrote {path}")
    typer.echo(f"Check it with: sevencats dev conform {files[0]}:GAME")


@app.command()
def conform(
    game: Annotated[str, typer.Argument(help="The name of a game, or FILE.py:GAME.")],
    seeds: Annotated[int, typer.Option(min=1, help="Random games of each sample.")] = 3,
) -> None:
    """Check that a game keeps the promises on which everything else relies. Exit code 1 if not."""
    from sevencats.sim.conform import conform as checks
    from sevencats.sim.conform import find_game

    failed = False
    for name, fault in checks(find_game(game), seeds):
        typer.echo(f"{'ok   ' if fault is None else 'FAULT'} {name}")
        if fault is not None:
            failed = True
            typer.echo(f"      {fault.message} ({fault.where})")
    raise typer.Exit(int(failed))
