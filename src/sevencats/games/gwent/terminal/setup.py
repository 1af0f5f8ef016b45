"""From command-line options to a set-up of Gwent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sevencats.errors import Either, said
from sevencats.games.gwent import GAME, Config
from sevencats.games.gwent.cards.model import DeckList
from sevencats.games.gwent.decks.lineup import opponent_deck
from sevencats.games.gwent.decks.source import load_deck
from sevencats.games.gwent.modes import mode_of
from sevencats.games.gwent.page.setup import fit_starter
from sevencats.kernel import RulesError
from sevencats.kernel.rng import Rng

_DECK_STREAM = 0xDEC


def choose_config(
    mode: str, seed: int, own: Sequence[str], others: Sequence[str], people: int
) -> Config:
    """A set-up of the mode; decks that nobody named are ready-made ones, by the seed."""
    rules = mode_of(mode)
    mine = [fit(load_deck(name), mode) for name in own]
    theirs = [fit(load_deck(name), mode, other=True) for name in others]
    if mine and len(mine) != rules.decks:
        wanted, found = rules.decks, len(mine)
        raise said(RulesError, "error-deck-count", mode=mode, wanted=wanted, found=found)
    configs: list[Config] = [sample.config for sample in GAME.modes[mode].samples()]
    fitting = [
        config
        for config in configs
        if len(config.decks) >= people * rules.decks
        and (not theirs or len(config.decks) == len(theirs) + rules.decks)
    ]
    if not fitting:
        sizes = Either(map(str, GAME.modes[mode].seats))
        raise said(
            RulesError,
            "error-decks-fit",
            mode=mode,
            sizes=sizes,
            people=people,
            others=len(theirs),
        )
    config = fitting[Rng(seed ^ _DECK_STREAM).below(len(fitting))]
    first, rest = config.decks[: rules.decks], config.decks[rules.decks :]
    return replace(config, decks=(*(mine or first), *(theirs or rest)))


def fit(deck: DeckList, mode: str, *, other: bool = False) -> DeckList:
    """The deck that a named one stands for in a mode; of the solo opponent only the faction."""
    rules = mode_of(mode)
    if rules.solo and other:
        return opponent_deck(deck.faction)
    return fit_starter(deck, rules)
