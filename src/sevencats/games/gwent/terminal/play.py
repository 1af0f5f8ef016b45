"""The play command: Gwent in the terminal, against bots or with others at one keyboard."""

from __future__ import annotations

from typing import Annotated

import typer

from sevencats.cli.options import DealSeed, Humans, JournalFile, Lang, Names, Reasons
from sevencats.cli.play.playing import (
    begin,
    check_people,
    make_bots,
    play_out,
    show_names,
    words_of,
)
from sevencats.cli.play.terminal import Terminal
from sevencats.games.gwent import GAME
from sevencats.games.gwent.bots import PLAYERS
from sevencats.games.gwent.modes import mode_of
from sevencats.games.gwent.page.words import GwentWords
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.terminal.setup import choose_config
from sevencats.games.gwent.terminal.terminal import GwentTerminalGame
from sevencats.games.gwent.text.cards import leader_name
from sevencats.kernel import Run, observe
from sevencats.text import Texts

_DECK = "a deck file, a share code, or a starter deck such as monsters"


def play(
    deck: Annotated[
        str, typer.Option(help=f"Your deck: {_DECK}. A tournament takes three, comma-separated.")
    ] = "",
    against: Annotated[str, typer.Option(help="The decks of the others, comma-separated.")] = "",
    bot: Annotated[
        str,
        typer.Option(
            help=f"Who plays the others: a level ({', '.join(PLAYERS.levels)}) "
            f"or a bot ({', '.join(PLAYERS.names)})."
        ),
    ] = "tavern",
    seed: DealSeed = None,
    lang: Lang = "",
    journal: JournalFile = None,
    names: Names = "",
    mode: Annotated[str, typer.Option(help=f"The mode: {', '.join(GAME.modes)}.")] = "duel",
    humans: Humans = 1,
    reasons: Reasons = False,
) -> None:
    """Play Gwent in the terminal. Without options: a starter deck against a bot."""
    texts = Texts.load(lang)
    mode_of(mode)
    run, resumed, journal = begin(
        GAME,
        seed,
        journal,
        lambda number: choose_config(mode, number, words_of(deck), words_of(against), humans),
    )
    seats = check_people(run, humans)
    shown = show_names(run, humans, words_of(names), texts)
    players = make_bots([bot], run, seats[humans:])
    assert isinstance(run.state, GwentState)
    words = GwentWords(run.state, texts, shown)
    terminal = Terminal(
        run,
        players,
        words,
        journal,
        game=GwentTerminalGame,
        reasons=reasons,
        resumed=resumed,
    )
    labels = [texts("log-you"), *shown[1:]] if humans == 1 else shown
    _welcome(run, words, labels, resumed)
    if bot in PLAYERS.levels:
        typer.echo(texts("play-level", level=texts(f"level-{bot}")))
    play_out(terminal, run, journal, texts)


def _welcome(run: Run, words: GwentWords, shown: list[str], resumed: bool) -> None:
    texts = words.texts
    typer.echo(texts("play-welcome", title=words.title(), seed=str(run.seed)))
    if resumed:
        public = observe(run.state, 0).public
        totals = ":".join(map(str, public.totals))
        typer.echo(texts("play-back", round=public.round, totals=totals))
    decks = run.state.config.decks
    for number, deck in enumerate(decks):
        faction = texts(f"faction-{deck.faction.replace('_', '-')}")
        name = shown[number * len(shown) // len(decks)]
        if deck.leader:
            leader = leader_name(texts, deck.leader)
            typer.echo(texts("play-deck", name=name, faction=faction, leader=leader))
        else:
            typer.echo(texts("play-deck-alone", name=name, faction=faction))
