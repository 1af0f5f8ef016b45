"""The play command: Gwent in the terminal, against bots or with others at one keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from sevencats import bots
from sevencats.cli.gwent.setup import (
    choose_config,
    make_bots,
    resume,
    show_names,
    words_of,
)
from sevencats.cli.gwent.terminal import Terminal
from sevencats.gwent import GAME
from sevencats.gwent.cardtext import leader_name
from sevencats.gwent.modes import mode_of
from sevencats.kernel import RulesError, Session
from sevencats.text import LANGUAGES, Texts

_DECK = "a deck file, a share code, or a starter deck such as monsters"


def play(
    deck: Annotated[
        str, typer.Option(help=f"Your deck: {_DECK}. A tournament takes three, with commas.")
    ] = "",
    against: Annotated[
        str, typer.Option(help="The decks of the others, with commas between them.")
    ] = "",
    bot: Annotated[
        str,
        typer.Option(
            help=f"Who plays the others: a level ({', '.join(bots.LEVELS)}) "
            f"or a bot ({', '.join(bots.NAMES)})."
        ),
    ] = "tavern",
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
    lang: Annotated[
        str, typer.Option(envvar="SEVENCATS_LANG", help=f"Language: {', '.join(LANGUAGES)}.")
    ] = "en",
    journal: Annotated[
        Path | None,
        typer.Option(help="Keep the game in this file, and go on with it if it is there."),
    ] = None,
    names: Annotated[str, typer.Option(help="The players' names, with commas between them.")] = "",
    mode: Annotated[str, typer.Option(help=f"How to play: {', '.join(GAME.modes)}.")] = "duel",
    humans: Annotated[int, typer.Option(min=1, help="People at this keyboard.")] = 1,
    reasons: Annotated[
        bool, typer.Option("--reasons", help="The bots say why they moved.")
    ] = False,
) -> None:
    """Play Gwent in the terminal. Without options: a starter deck against a bot."""
    texts = Texts.load(lang)
    mode_of(mode)
    session, resumed = _begin(deck, against, seed, journal, mode, humans)
    seats = range(len(GAME.seat_names(session.state)))
    free = len(seats) - session.state.virtual.bit_count()
    if humans > free:
        raise RulesError(f"there are {humans} people for {free} {'seat' if free == 1 else 'seats'}")
    shown = show_names(session, humans, words_of(names), texts)
    players = make_bots(bot, session.seed, seats[humans:])
    terminal = Terminal(session, players, shown, texts, journal, reasons=reasons)
    labels = [texts("log-you"), *shown[1:]] if humans == 1 else shown
    _welcome(session, labels, texts, journal if resumed else None)
    if bot in bots.LEVELS:
        typer.echo(texts("play-level", level=texts(f"level-{bot}")))
    if terminal.play():
        typer.echo(texts("play-finished"))
        if journal is not None:
            typer.echo(texts("play-read", file=str(journal)))
    else:
        _leave(session, journal, texts)


def _begin(
    deck: str,
    against: str,
    seed: int | None,
    journal: Path | None,
    mode: str,
    humans: int,
) -> tuple[Session, bool]:
    """The game of the journal if there is one, else a new game."""
    if journal is not None and journal.exists():
        return resume(journal), True
    number = secrets.randbits(32) if seed is None else seed
    config = choose_config(mode, number, words_of(deck), words_of(against), humans)
    session = Session(GAME, config, number)
    if journal is not None:
        session.journal().save(journal)
    return session, False


def _welcome(session: Session, shown: list[str], texts: Texts, resumed: Path | None) -> None:
    public = GAME.public(session.state)
    mode = texts(f"mode-{public['mode']}")
    typer.echo(texts("play-welcome", mode=mode, seed=str(session.seed)))
    if resumed is not None:
        typer.echo(texts("play-resumed", file=str(resumed)))
    decks = session.state.config.decks
    for number, deck in enumerate(decks):
        faction = texts(f"faction-{deck.faction.replace('_', '-')}")
        name = shown[number * len(shown) // len(decks)]
        if deck.leader:
            leader = leader_name(texts, deck.leader)
            typer.echo(texts("play-deck", name=name, faction=faction, leader=leader))
        else:
            typer.echo(texts("play-deck-alone", name=name, faction=faction))


def _leave(session: Session, journal: Path | None, texts: Texts) -> None:
    typer.echo()
    typer.echo(texts("play-left"))
    if journal is not None:
        typer.echo(texts("play-go-on", file=str(journal)))
    else:
        typer.echo(texts("play-go-on-how", seed=str(session.seed)))
