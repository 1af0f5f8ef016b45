"""Tables of every mode, and random games on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from sevencats.games.gwent import GAME, Config
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import DeckList
from sevencats.games.gwent.state import GwentState
from sevencats.kernel import CHANCE, Decision, settle, take
from sevencats.kernel.rng import Rng

#: Every mode, and every size of a free for all.
TABLES = [
    ("duel", 2),
    ("advanced", 2),
    ("tournament", 2),
    ("ffa", 3),
    ("ffa", 4),
    ("ffa", 5),
    ("teams", 4),
    ("solo", 2),
]
each_table = pytest.mark.parametrize(("mode", "seats"), TABLES)
each_mode = pytest.mark.parametrize("mode", list(GAME.modes))

#: Answers that end something early: a random player gives them rarely, to see more of the game.
LAZY = ("pass", "done")


def other_leader(deck: DeckList, number: int) -> DeckList:
    """The deck under another leader of its faction."""
    own = [leader.id for leader in base().leaders.values() if leader.faction == deck.faction]
    return replace(deck, leader=own[number % len(own)]) if deck.leader else deck


def large_deck(faction: str, number: int) -> DeckList:
    """All units of a faction, ten specials, and a leader by number."""
    pool = base().pool(faction)
    cards = {c: n for c, n in pool.items() if base().cards[c].kind in ("unit", "hero")}
    specials = [c for c, n in pool.items() for _ in range(n) if c not in cards]
    order = Rng(number).order(len(specials))[:10]
    for place in order:
        cards[specials[place]] = cards.get(specials[place], 0) + 1
    deck = DeckList(faction=faction, leader="", cards=cards, reserve=base().reserve_for(cards))
    return other_leader(replace(deck, leader="any"), number)


def configs(mode: str, count: int) -> Iterator[Config]:
    """Set-ups of a mode under changing leaders; where decks may be large, every other one is."""
    samples = [sample.config for sample in GAME.modes[mode].samples()]
    for number in range(count):
        config = samples[number * 7 % len(samples)]
        decks = tuple(other_leader(deck, number + place) for place, deck in enumerate(config.decks))
        if mode in ("duel", "ffa") and number % 2:
            decks = tuple(large_deck(d.faction, number + n) for n, d in enumerate(decks))
        yield replace(config, decks=decks)


def chosen(decision: Decision, rng: Rng) -> int:
    """A random option; a lazy one only now and then."""
    index = rng.below(len(decision.keys))
    if decision.keys[index] in LAZY and rng.below(6):
        index = rng.below(len(decision.keys))
    return index


def played(config: Config, seed: int) -> Iterator[GwentState]:
    """A random game; yields the state before every question to a player and at the end."""
    rng = Rng(seed + 1000)
    state = GAME.new_game(config, seed)
    settle(state)
    while state.pending:
        yield state
        assert state.pending[0].seat != CHANCE
        decision = state.pending[rng.below(len(state.pending))]
        take(state, decision, chosen(decision, rng))
        settle(state)
    yield state


def players(state: GwentState) -> list[int]:
    """The seats a player plays."""
    return [s for s in range(len(state.table.seating.seats)) if not state.virtual >> s & 1]
