"""The play command: Old World in the terminal, against bots or with others at one keyboard."""

from __future__ import annotations

from typing import Annotated

import typer

from sevencats.cli.options import (
    DealSeed,
    Humans,
    JournalFile,
    Lang,
    Names,
    Reasons,
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
from sevencats.games.oldworld import GAME
from sevencats.games.oldworld.bots import PLAYERS
from sevencats.games.oldworld.packs.own import folder_of_pack
from sevencats.games.oldworld.page.words import OldWorldWords
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.terminal.options import Expansions, PackFolder, Schools, Seats
from sevencats.games.oldworld.terminal.setup import choose_config
from sevencats.games.oldworld.terminal.terminal import OldWorldTerminalGame
from sevencats.text import Texts, over

_NAMES = ", ".join(PLAYERS.names)


def play(
    seats: Seats = 2,
    bots: Annotated[
        str, typer.Option(help=f"Who plays the other seats, with commas between them: {_NAMES}.")
    ] = PLAYERS.advisor,
    humans: Humans = 1,
    schools: Schools = "",
    expansions: Expansions = "",
    pack: PackFolder = None,
    seed: DealSeed = None,
    lang: Lang = "",
    journal: JournalFile = None,
    names: Names = "",
    reasons: Reasons = False,
) -> None:
    """Play The Witcher: Old World in the terminal. Without options: against one bot."""
    texts = over(Texts.load(lang), [folder_of_pack(pack)] if pack else [])
    config = choose_config(seats, words_of(schools), words_of(expansions), pack)
    run, resumed, journal = begin(GAME, seed, journal, lambda number: config)
    places = check_people(run, humans)
    shown = show_names(run, humans, words_of(names), texts)
    players = make_bots(words_of(bots), run, places[humans:])
    assert isinstance(run.state, OldWorldState)
    words = OldWorldWords(run.state, texts, shown)
    typer.echo(texts("play-welcome", title=words.title(), seed=str(run.seed)))
    if resumed:
        tracks = ":".join(map(str, run.state.track))
        typer.echo(texts("ow-back", round=run.state.round, tracks=tracks))
    terminal = Terminal(
        run,
        players,
        words,
        journal,
        game=OldWorldTerminalGame,
        reasons=reasons,
        resumed=resumed,
    )
    play_out(terminal, run, journal, texts)
