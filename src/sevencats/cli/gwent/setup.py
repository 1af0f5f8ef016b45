"""From what a person asks for to a game that can begin: set-up, names, bots, a saved game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from sevencats.bots import Bot, make_bot
from sevencats.gwent import GAME, Config
from sevencats.gwent.catalogue import base
from sevencats.gwent.decksource import load_deck
from sevencats.gwent.lineup import opponent_deck, whole_deck
from sevencats.gwent.model import DeckList
from sevencats.gwent.modes import mode_of
from sevencats.gwent.samples import advanced_deck
from sevencats.kernel import BadData, Journal, Pick, RulesError, Session, read_journal, replay
from sevencats.kernel.journal import CHANCE_NAME
from sevencats.kernel.rng import Rng
from sevencats.text import Texts

_DECK_STREAM, _BOT_STREAM = 0xDEC, 0xB07


def words_of(option: str) -> list[str]:
    """A list as options take it: words with commas between them."""
    return [word.strip() for word in option.split(",") if word.strip()]


def choose_config(
    mode: str, seed: int, own: Sequence[str], others: Sequence[str], people: int
) -> Config:
    """A set-up of the mode; decks that nobody named are ready-made ones, by the seed."""
    rules = mode_of(mode)
    mine = [fit(load_deck(name), mode) for name in own]
    theirs = [fit(load_deck(name), mode, other=True) for name in others]
    if mine and len(mine) != rules.decks:
        raise RulesError(f"{mode}: you bring {rules.decks} decks, not {len(mine)}")
    configs: list[Config] = [sample.config for sample in GAME.modes[mode].samples()]
    fitting = [
        config
        for config in configs
        if len(config.decks) >= people * rules.decks
        and (not theirs or len(config.decks) == len(theirs) + rules.decks)
    ]
    if not fitting:
        sizes = " or ".join(map(str, GAME.modes[mode].seats))
        raise RulesError(
            f"{mode} is played by {sizes} seats: {people} people and {len(theirs)} other decks "
            "do not fit"
        )
    config = fitting[Rng(seed ^ _DECK_STREAM).below(len(fitting))]
    first, rest = config.decks[: rules.decks], config.decks[rules.decks :]
    return replace(config, decks=(*(mine or first), *(theirs or rest)))


def fit(deck: DeckList, mode: str, *, other: bool = False) -> DeckList:
    """A starter deck stands for what its faction brings to a mode that starters do not fit."""
    rules = mode_of(mode)
    if rules.solo and other:
        return opponent_deck(deck.faction)
    if deck not in base().starters.values():
        return deck
    if rules.solo:
        return whole_deck(deck.faction, deck.leader)
    return advanced_deck(deck.faction) if rules.deck_rules == "advanced" else deck


def make_bots(name: str, seed: int, seats: Sequence[int]) -> dict[int, Bot]:
    """A bot for each of these seats."""
    return {seat: make_bot(name, Rng(seed ^ _BOT_STREAM + seat).next()) for seat in seats}


def show_names(session: Session, people: int, given: Sequence[str], texts: Texts) -> list[str]:
    """What the players are called: as given, else by what they are."""
    seats = session.game.seat_names(session.state)
    if len(given) > len(seats):
        raise RulesError(f"there are {len(given)} names for {len(seats)} seats")
    if len(set(given)) < len(given):
        raise RulesError("two players have the same name")
    shown = list(given)
    for seat in range(len(given), len(seats)):
        if session.state.virtual >> seat & 1:
            shown.append(texts("play-name-opponent"))
        elif seat < people:
            shown.append(texts("play-name-player", seat=seats[seat]))
        elif len(seats) - people == 1:
            shown.append(texts("play-name-bot"))
        else:
            shown.append(texts("play-name-bot-many", seat=seats[seat]))
    return shown


def resume(path: Path) -> Session:
    """The game of a journal, ready to go on; raises ``BadData`` if it cannot be played again."""
    journal = read_journal(path.read_text(encoding="utf-8"))
    if journal.game != GAME.name:
        raise BadData(f"{path}: this is a game of {journal.game}, not of {GAME.name}")
    for _ in replay(journal):
        pass
    session = Session(GAME, GAME.config_from(journal.config), journal.seed)
    _repeat(session, journal, path)
    return session


def _repeat(session: Session, journal: Journal, path: Path) -> None:
    """Make the picks of the people and bots again; chance must say what it said before."""
    names = GAME.seat_names(session.state)
    for entry in journal.entries:
        if entry.seat == CHANCE_NAME:
            continue
        seat = names.index(entry.seat)
        decision = next(d for d in session.state.pending if d.seat == seat)
        session.opening += session.pick(Pick(decision.id, seat, entry.key))
    if session.entries != journal.entries:
        raise BadData(f"{path}: chance has other results there than the seed gives")
