"""The arena commands: bots against bots, with intervals, a sequential test and a ladder."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from sevencats.cli.arena import tables
from sevencats.cli.arena.play import Options, finish, play, play_in_order
from sevencats.cli.options import Lang
from sevencats.kernel.errors import RulesError
from sevencats.plugin import default_game, find_plugin, plugins
from sevencats.sim.arena import Arena, PlayedSet, make_arena, make_jobs
from sevencats.sim.arena_report import error_report, label_report, pair_report, score_data
from sevencats.sim.ladder import ladder as rate
from sevencats.sim.sprt import OPEN, Question, Sprt
from sevencats.sim.verify import differences, read_run
from sevencats.text import Texts

app = typer.Typer(help="Compare bots.", no_args_is_help=True, rich_markup_mode=None)

#: The game of the help texts.
_USUAL = find_plugin(default_game())
_MODES = ", ".join(_USUAL.game.modes)

Bots = Annotated[
    str, typer.Option(help=f"A comma-separated list of bots: {', '.join(_USUAL.players.names)}.")
]
Game = Annotated[str, typer.Option(help=f"The game: {', '.join(plugins())}.")]
Mode = Annotated[
    str,
    typer.Option(help=f"The mode: {_MODES}.", show_default=next(iter(_USUAL.game.modes))),
]
Sets = Annotated[
    int, typer.Option("--quadruples", "--sets", min=1, help="Number of sets for each pair.")
]
Seats = Annotated[
    int, typer.Option(min=0, help="Only tables with this many seats; 0: all of the mode.")
]
Seed = Annotated[int, typer.Option(help="The same seed plays the same games.")]
Workers = Annotated[int, typer.Option(min=1, help="Processes to share the work.")]
Out = Annotated[
    Path | None, typer.Option(help="Save finished sets here; a second run continues from there.")
]
Ray = Annotated[
    str, typer.Option(help="Play on Ray at this address; 'local' starts it with --workers.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.callback()
def _group() -> None:
    pass


@app.command()
def run(
    bots: Bots,
    game: Game = _USUAL.name,
    mode: Mode = "",
    seats: Seats = 0,
    quadruples: Sets = 100,
    seed: Seed = 1,
    start: Annotated[int, typer.Option(min=0, help="The number of the first set.")] = 0,
    workers: Workers = 1,
    out: Out = None,
    ray: Ray = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Score and 95 % interval of each pair of bots, over sets. Exit code 1 if a set failed.

    A set is one deal, played with every exchange of places: in the duel four games, a quadruple.
    """
    arena = _arena(game, bots, mode, seed, seats)
    options = Options(arena, workers, out, ray, Texts.load(lang), as_json)
    played = play(options, make_jobs(arena, quadruples, start))
    good = [one for one in played if not one.error]
    data = {**_head(options), "pairs": pair_report(options.arena, good)}
    _show(options, data, tables.run_table)
    finish(options, error_report(options.arena, played))


@app.command()
def sprt(
    bots: Annotated[str, typer.Option(help="The new bot and the old one: NEW,OLD.")],
    elo0: Annotated[float, typer.Option(help="Rejected if it is better by only this.")] = 0.0,
    elo1: Annotated[float, typer.Option(help="Accepted if it is better by this.")] = 20.0,
    alpha: Annotated[float, typer.Option(help="Risk of accepting wrongly.")] = 0.05,
    beta: Annotated[float, typer.Option(help="Risk of rejecting wrongly.")] = 0.05,
    game: Game = _USUAL.name,
    mode: Mode = "",
    seats: Seats = 0,
    quadruples: Annotated[
        int, typer.Option("--quadruples", "--sets", min=1, help="The most sets to play.")
    ] = 10000,
    seed: Seed = 1,
    workers: Workers = 1,
    out: Out = None,
    ray: Ray = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Play until it is clear whether the new bot is better than the old one, and stop."""
    arena = _arena(game, bots, mode, seed, seats)
    if len(arena.bots) != 2:
        raise RulesError("the test is between two bots: --bots NEW,OLD")
    options = Options(arena, workers, out, ray, Texts.load(lang), as_json)
    test = Sprt(Question(elo0, elo1, alpha, beta))
    good: list[PlayedSet] = []
    errors: list[PlayedSet] = []
    with closing(play_in_order(options, make_jobs(arena, quadruples))) as sets:
        for one in sets:
            (errors if one.error else good).append(one)
            if not one.error and test.add(one.score, arena.deal(one.number).par) != OPEN:
                break
    data = _head(options) | asdict(test.question) | _verdict(test)
    data |= score_data(arena, good) if good else {}
    _show(options, data, tables.sprt_table)
    finish(options, error_report(arena, errors))


def _verdict(test: Sprt) -> dict[str, Any]:
    lower, upper = (round(bound, 3) for bound in test.question.bounds)
    llr = round(test.llr, 3)
    return {"sets": test.sets, "llr": llr, "lower": lower, "upper": upper, "verdict": test.verdict}


@app.command()
def ladder(
    bots: Bots,
    game: Game = _USUAL.name,
    mode: Mode = "",
    seats: Seats = 0,
    quadruples: Sets = 100,
    seed: Seed = 1,
    workers: Workers = 1,
    out: Out = None,
    ray: Ray = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Ratings of all bots from a round robin, and the first bot's score by what was brought."""
    arena = _arena(game, bots, mode, seed, seats)
    options = Options(arena, workers, out, ray, Texts.load(lang), as_json)
    played = play(options, make_jobs(arena, quadruples))
    good = [one for one in played if not one.error]
    data = {
        **_head(options),
        "ladder": rate(arena, good) if good else [],
        "pairs": pair_report(arena, good),
    }
    key = find_plugin(game).contest.key
    if key:
        data[key] = label_report(arena, good)
    _show(options, data, tables.ladder_table)
    finish(options, error_report(arena, played))


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(help="Files of runs (--out).", exists=True)],
    sets: Annotated[
        int, typer.Option(min=0, help="How many sets of each to play again; 0: all.")
    ] = 5,
    seed: Annotated[int, typer.Option(help="Draws the sets.")] = 1,
) -> None:
    """Play sets of saved runs again. Exit code 1 if one ends differently than the file says."""
    wrong = 0
    for path in files:
        arena, played = read_run(path)
        count = min(sets or len(played), len(played))
        found = differences(arena, played, sets, seed)
        wrong += len(found)
        typer.echo(f"{path.name}: {count - len(found)} of {count} sets as told")
        for one in found:
            typer.echo(f"  set {one.number}: {list(one.told)} told, {list(one.found)} played")
    if wrong:
        raise typer.Exit(1)


@app.command()
def board(
    files: Annotated[list[Path], typer.Argument(help="Files of runs (--out).", exists=True)],
) -> None:
    """Print saved runs as the rows of a leaderboard, the best score first."""
    typer.echo("| bot | against | mode | score | sets | file |")
    typer.echo("| --- | --- | --- | --- | --- | --- |")
    rows = []
    for path in files:
        arena, played = read_run(path)
        for pair in pair_report(arena, played):
            low, high = pair["score_low"], pair["score_high"]
            score = f"{pair['score']:.3f} [{low:.3f}, {high:.3f}]"
            named = f"{pair['first']} | {pair['second']} | {arena.game} {arena.mode}"
            rows.append((pair["score"], f"| {named} | {score} | {len(played)} | {path.name} |"))
    for _, row in sorted(rows, reverse=True):
        typer.echo(row)


def _arena(game: str, bots: str, mode: str, seed: int, seats: int) -> Arena:
    """The run that the options describe; without a mode the first one of the game."""
    mode_id = mode or next(iter(find_plugin(game).game.modes))
    return make_arena(_words(bots), mode_id, seed, seats, game)


def _words(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",") if name.strip()]


def _head(options: Options) -> dict[str, Any]:
    arena = options.arena
    head = {"mode": arena.mode, "seed": arena.seed, "bots": list(arena.bots)}
    return {**head, "seats": arena.seats} if arena.seats else head


def _show(options: Options, data: dict[str, Any], table: tables.Printer) -> None:
    if options.as_json:
        typer.echo(json.dumps(data, indent=2))
    else:
        for line in table(find_plugin(options.arena.game), data, options.texts):
            typer.echo(line)
