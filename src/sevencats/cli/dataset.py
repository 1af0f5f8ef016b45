"""The dataset command: games between bots as a Parquet file with a card."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from sevencats.cli.game_rows import Order, card, jobs, play_row
from sevencats.kernel.errors import RulesError
from sevencats.plugin import default_game, find_plugin, plugins
from sevencats.sim.pool import map_here

#: Rows that are written together.
_GROUP = 200


def dataset(
    out: Annotated[Path, typer.Option(help="The Parquet file; its card lies beside it as .md.")],
    game: Annotated[str, typer.Option(help=f"The game: {', '.join(plugins())}.")] = default_game(),
    mode: Annotated[str, typer.Option(help="The mode (the first one of the game).")] = "",
    bots: Annotated[str, typer.Option(help="The bots, with commas between them.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 10_000,
    seed: Annotated[int, typer.Option(help="The same seed makes the same rows.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Processes to share the work.")] = 1,
) -> None:
    """Write games between bots as rows of a Parquet file, with a card that describes them."""
    import pyarrow
    import pyarrow.parquet

    plugin = find_plugin(game)
    mode = mode or next(iter(plugin.game.modes))
    if mode not in plugin.game.modes:
        raise RulesError(f"there is no mode {mode!r}; the modes are {', '.join(plugin.game.modes)}")
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    for name in names:
        plugin.players.make(name, 0)
    order = Order(game, mode, names, seed)
    writer = None
    group: list[dict[str, Any]] = []
    part = out.with_name(out.name + ".part")
    for number, row in enumerate(_in_order(order, games, workers), 1):
        group.append(row)
        if len(group) == _GROUP or number == games:
            table = pyarrow.Table.from_pylist(group)
            writer = writer or pyarrow.parquet.ParquetWriter(part, table.schema, compression="zstd")
            writer.write_table(table)
            group = []
            typer.echo(f"{number} of {games}", err=True)
    if writer is not None:
        writer.close()
    part.replace(out)
    options = f"--game {game} --mode {mode} --bots {','.join(names)} --games {games} --seed {seed}"
    command = f"sevencats dataset {options} --out {shlex.quote(out.name)}"
    text = "\n".join(card(order, games, command)) + "\n"
    out.with_suffix(".md").write_text(text, encoding="utf-8")
    typer.echo(f"{out}: {games} games, {out.stat().st_size / 1e6:.1f} MB", file=sys.stdout)


def _in_order(order: Order, games: int, workers: int) -> Any:
    """Yield the rows in the order of their numbers, however they arrive."""
    early: dict[int, dict[str, Any]] = {}
    wanted = 0
    for row in map_here(play_row, jobs(order, games), workers):
        early[row["number"]] = row
        while wanted in early:
            yield early.pop(wanted)
            wanted += 1
