"""Commands for developers of Seven Cats."""

from __future__ import annotations

from pathlib import Path

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
