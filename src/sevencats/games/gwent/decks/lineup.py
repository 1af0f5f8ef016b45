"""Checks the decks of a set-up before the first card is dealt."""

from __future__ import annotations

from functools import lru_cache

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS, DeckList
from sevencats.games.gwent.decks.check import (
    Violation,
    check,
    check_team,
    check_tournament,
    rules_of,
    whole_faction,
)
from sevencats.games.gwent.modes import Mode, Seating, mode_of
from sevencats.games.gwent.table import Config
from sevencats.kernel.errors import RulesError
from sevencats.text import Texts


@lru_cache(maxsize=256)
def check_config(config: Config) -> None:
    """Refuse a set-up that breaks the rules, naming seat, clause and card, all at once."""
    mode = mode_of(config.mode)
    seating = mode.seating(len(config.decks))
    texts = Texts.load("en")
    broken = _bad_options(mode, config)
    if mode.solo:
        broken += _bad_opponent(config.decks[1])
    broken += [
        f"{who}: {fault.clause}: {fault.text(texts)}"
        for who, faults in _faults(mode, seating, config.decks)
        for fault in faults
    ]
    if broken:
        raise RulesError("; ".join(broken))


def _bad_options(mode: Mode, config: Config) -> list[str]:
    """Only the solo game has options: its opponent's leaders (S6)."""
    known = {"leaders", *(f"leader:{name}" for name in base().leaders)} if mode.solo else set()
    return [
        f"{mode.id} has no option {option!r}" for option in config.options if option not in known
    ]


def _bad_opponent(deck: DeckList) -> list[str]:
    """The solo opponent plays all cards of its faction and no leader of its own (S1)."""
    if deck.faction not in FACTIONS:
        return [f"opponent: S1: there is no faction {deck.faction!r}"]
    want = opponent_deck(deck.faction)
    if (deck.cards, deck.reserve, deck.leader) == (want.cards, want.reserve, want.leader):
        return []
    return [f"opponent: S1: it plays all cards of {deck.faction}, and its leaders lie in a pile"]


def _faults(
    mode: Mode, seating: Seating, decks: tuple[DeckList, ...]
) -> list[tuple[str, list[Violation]]]:
    faults = []
    for seat, name in enumerate(seating.seats):
        own = decks[seat * mode.decks : (seat + 1) * mode.decks]
        if mode.decks > 1:
            faults.append((name, check_tournament(own)))
        elif not (mode.solo and seat == 1):
            faults.append((name, check(own[0], rules_of(mode.deck_rules))))
    if len(seating.sides) != len(seating.seats):
        for side, name in enumerate(seating.sides):
            mates = [d for d, at in zip(decks, seating.side_of, strict=True) if at == side]
            faults.append((name, check_team(mates)))
    return faults


def solo_config(player: DeckList, opponent: str, *, leaders: bool = False) -> Config:
    """A solo game against all cards of a faction (S1); ``leaders`` turns on the variant (S6)."""
    return Config(
        mode="solo",
        decks=(player, opponent_deck(opponent)),
        options=("leaders",) if leaders else (),
    )


def opponent_deck(faction: str) -> DeckList:
    """All cards of a faction except reserve cards; its leaders form a pile of their own (S1)."""
    cards = base().pool(faction)
    return DeckList(
        name=f"all_{faction}",
        faction=faction,
        leader="",
        cards=cards,
        reserve=base().reserve_for(cards),
    )


def whole_deck(faction: str, leader: str) -> DeckList:
    """The player's solo deck: all cards of a faction but the weather that S1 takes out."""
    cards = whole_faction(faction)
    return DeckList(
        name=f"all_{faction}",
        faction=faction,
        leader=leader,
        cards=cards,
        reserve=base().reserve_for(cards),
    )
