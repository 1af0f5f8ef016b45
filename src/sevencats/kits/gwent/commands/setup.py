"""From command-line options to a set-up of Gwent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sevencats.gwent import GAME, Config
from sevencats.gwent.cards.model import DeckList
from sevencats.gwent.decks.lineup import opponent_deck
from sevencats.gwent.decks.source import load_deck
from sevencats.gwent.modes import mode_of
from sevencats.kernel import RulesError
from sevencats.kernel.rng import Rng
from sevencats.kits.gwent.setup import fit_starter

_DECK_STREAM = 0xDEC


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
    """The deck that a named one stands for in a mode; of the solo opponent only the faction."""
    rules = mode_of(mode)
    if rules.solo and other:
        return opponent_deck(deck.faction)
    return fit_starter(deck, rules)
