"""The play command: Old World in the terminal, against bots or with others at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sevencats.bots import BOTS
from sevencats.cli.oldworld.setup import choose_config
from sevencats.cli.oldworld.terminal import OldWorldTerminal
from sevencats.cli.oldworld.voice import OldWorldVoice
from sevencats.cli.playing import begin, check_people, make_bots, play_out, show_names, words_of
from sevencats.oldworld import GAME
from sevencats.oldworld.state import OldWorldState
from sevencats.text import LANGUAGES, Texts, over

_NAMES = ", ".join(BOTS["oldworld"])


def play(
    seats: Annotated[int, typer.Option(help="How many play: 2 to 5, or 1 for the solo game.")] = 2,
    bots: Annotated[
        str, typer.Option(help=f"Who plays the other seats, with commas between them: {_NAMES}.")
    ] = list(BOTS["oldworld"])[-1],
    humans: Annotated[int, typer.Option(min=1, help="People at this keyboard.")] = 1,
    schools: Annotated[
        str, typer.Option(help="A school for each seat, with commas; without it they are drafted.")
    ] = "",
    expansions: Annotated[str, typer.Option(help="Expansions, with commas between them.")] = "",
    pack: Annotated[Path | None, typer.Option(help="The folder of a pack of your own.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
    lang: Annotated[
        str, typer.Option(envvar="SEVENCATS_LANG", help=f"Language: {', '.join(LANGUAGES)}.")
    ] = "en",
    journal: Annotated[
        Path | None,
        typer.Option(help="Keep the game in this file, and go on with it if it is there."),
    ] = None,
    names: Annotated[str, typer.Option(help="The players' names, with commas between them.")] = "",
    reasons: Annotated[
        bool, typer.Option("--reasons", help="The bots say why they moved.")
    ] = False,
) -> None:
    """Play The Witcher: Old World in the terminal. Without options: against one bot."""
    texts = over(Texts.load(lang), [pack] if pack else [])
    config = choose_config(seats, words_of(schools), words_of(expansions), pack)
    session, resumed = begin(GAME, seed, journal, lambda number: config)
    places = check_people(session, humans)
    shown = show_names(session, humans, words_of(names), texts)
    players = make_bots(words_of(bots), session, places[humans:])
    assert isinstance(session.state, OldWorldState)
    voice = OldWorldVoice(session.state, texts, shown)
    typer.echo(texts("play-welcome", title=voice.title(), seed=str(session.seed)))
    if resumed:
        typer.echo(texts("play-resumed", file=str(journal)))
    terminal = OldWorldTerminal(session, players, voice, journal, reasons=reasons)
    play_out(terminal, session, journal, texts)
