"""Commands for those who work on Seven Cats itself."""

from __future__ import annotations

from pathlib import Path

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
