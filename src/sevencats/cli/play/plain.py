"""Default commands for a game without its own: play and simulate its ready-made set-ups."""

from __future__ import annotations

from typing import Annotated

import typer

from sevencats.cli.options import (
    AsJson,
    DealSeed,
    Debug,
    Games,
    GameSeed,
    Humans,
    JournalFile,
    Lang,
    Names,
    Reasons,
    Start,
    Workers,
)
from sevencats.cli.play.playing import (
    begin,
    check_people,
    make_bots,
    play_out,
    show_names,
    words_of,
)
from sevencats.cli.play.terminal import Terminal
from sevencats.cli.simulation import report
from sevencats.errors import nearest, said
from sevencats.kernel.rng import Rng
from sevencats.plugin import BadSetup, Plugin
from sevencats.plugin.commands import Command, Commands
from sevencats.sim import runner
from sevencats.text import Texts

_SETUP_STREAM = 0x5E7

# The help lists the choices of all modes: options are read before the game is known.
_Mode = Annotated[str, typer.Option(help="The mode; by default the first one.")]
_Bots = Annotated[str, typer.Option(help="A bot for all seats, or a comma-separated list of bots.")]
_Seats = Annotated[int, typer.Option(min=0, help="Number of seats; 0: the fewest.")]
_Tables = Annotated[int, typer.Option(min=0, help="Only tables with this many seats; 0: all.")]


def commands(plugin: Plugin) -> Commands:
    """``play`` and ``simulate`` for a game."""
    app = typer.Typer(
        help=f"Play {plugin.title}, simulate games.", no_args_is_help=True, rich_markup_mode=None
    )
    choices = f"Modes: {', '.join(plugin.game.modes)}. Bots: {', '.join(plugin.players.names)}."
    play = f"Play {plugin.title} in the terminal."
    simulate = "Play many games by bots and sum them up. Exit code 1 if a game failed."
    app.command("play", help=f"{play}\n\n{choices}")(_play(plugin))
    app.command("simulate", help=f"{simulate}\n\n{choices}")(_simulate(plugin))
    return Commands(app)


def _play(plugin: Plugin) -> Command:
    def play(
        mode: _Mode = "",
        seats: _Seats = 0,
        bots: _Bots = "",
        humans: Humans = 1,
        seed: DealSeed = None,
        lang: Lang = "",
        journal: JournalFile = None,
        names: Names = "",
        reasons: Reasons = False,
    ) -> None:
        texts = Texts.load(lang)
        mode_id = _mode(plugin, mode)
        count = seats or min(plugin.game.modes[mode_id].seats)

        def choose(number: int) -> object:
            return plugin.setup.config(mode_id, [()] * count, (), Rng(number ^ _SETUP_STREAM))

        run, resumed, journal = begin(plugin.game, seed, journal, choose)
        places = check_people(run, humans)
        shown = show_names(run, humans, words_of(names), texts)
        players = make_bots(words_of(bots or plugin.players.advisor), run, places[humans:])
        words = plugin.words(run.state, texts, shown)
        typer.echo(texts("play-welcome", title=words.title(), seed=str(run.seed)))
        if resumed:
            typer.echo(texts("play-resumed", file=str(journal)))
        terminal = Terminal(run, players, words, journal, reasons=reasons, resumed=resumed)
        play_out(terminal, run, journal, texts)

    return play


def _simulate(plugin: Plugin) -> Command:
    def simulate(
        mode: _Mode = "",
        bots: _Bots = plugin.players.names[0],
        seats: _Tables = 0,
        games: Games = 1000,
        seed: GameSeed = 1,
        start: Start = 0,
        workers: Workers = 1,
        debug: Debug = False,
        as_json: AsJson = False,
        lang: Lang = "",
    ) -> None:
        mode_id = _mode(plugin, mode)
        configs = runner.samples(plugin.name, mode_id, seats)
        each = tuple(words_of(bots))
        plan = runner.make_plan(plugin.name, configs, each, seed, games, start=start, debug=debug)
        names = runner.seat_names(plan)
        command = f"sevencats {plugin.name} simulate --mode {mode_id} --bots {bots} --seed {seed}"
        report(
            plan,
            workers,
            Texts.load(lang),
            {"mode": mode_id, "bots": bots, "seed": seed},
            lambda summary: summary.common_data(names),
            lambda data: [],
            command + (f" --seats {seats}" if seats else ""),
            as_json=as_json,
        )

    return simulate


def _mode(plugin: Plugin, mode: str) -> str:
    """The mode, or the game's first one; raises with the list of modes."""
    mode_id = mode or next(iter(plugin.game.modes))
    if mode_id not in plugin.game.modes:
        known = tuple(plugin.game.modes)
        near = nearest(mode, known)
        raise said(BadSetup, "error-no-mode", game=plugin.title, mode=mode, known=known, near=near)
    return mode_id
