"""Set-ups of Gwent for watched games: every mode, and decks with hardly any cards left."""

from __future__ import annotations

from itertools import islice

from sevencats.games.gwent import GAME as GAME
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS, DeckList
from sevencats.games.gwent.decks.lineup import solo_config, whole_deck
from sevencats.games.gwent.samples import samples
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.table import Config
from sevencats.kernel.atoms import relocate
from sevencats.kernel.engine import advance
from sevencats.kernel.rng import Rng

LEADERS = tuple(base().leaders)


# -- Gwent -----------------------------------------------------------------------------------------


def random_deck(leader: str, seed: int, units: int = 22, specials: int = 10) -> DeckList:
    """Make a legal deck (G1.1 to G1.3) under this leader, with these numbers of units and specials
    if the faction has them."""
    catalogue = base()
    faction = catalogue.leaders[leader].faction
    copies = [card for card, count in catalogue.pool(faction).items() for _ in range(count)]
    rng = Rng(seed)
    left = {True: units, False: specials}
    cards: dict[str, int] = {}
    for index in rng.order(len(copies)):
        card = catalogue.cards[copies[index]]
        unit = card.kind in ("unit", "hero")
        if left[unit]:
            left[unit] -= 1
            cards[card.id] = cards.get(card.id, 0) + 1
    assert not left[True], f"{faction} has fewer than {units} units"
    cards = dict(sorted(cards.items(), key=lambda pair: catalogue.order(pair[0])))
    return DeckList(
        faction=faction, leader=leader, cards=cards, reserve=catalogue.reserve_for(cards)
    )


def gwent_config(mode: str, rng: Rng) -> Config:
    """Make a config of a mode: random decks under random leaders where the mode allows them."""
    if mode in ("advanced", "tournament"):
        every = samples(mode)
        config = every[rng.below(len(every))].config
        assert isinstance(config, Config)
        return config
    if mode == "solo":
        leader = LEADERS[rng.below(len(LEADERS))]
        faction = base().leaders[leader].faction
        rival = FACTIONS[rng.below(len(FACTIONS))]
        return solo_config(whole_deck(faction, leader), rival, leaders=bool(rng.below(2)))
    count = {"duel": 2, "teams": 4}.get(mode) or 3 + rng.below(3)
    leaders: list[str] = []
    while len(leaders) < count:
        leader = LEADERS[rng.below(len(LEADERS))]
        mates = leaders[-2:-1] if mode == "teams" and len(leaders) > 1 else []
        if all(base().leaders[mate].faction != base().leaders[leader].faction for mate in mates):
            leaders.append(leader)
    decks = tuple(random_deck(leader, rng.below(1 << 30), 22 + rng.below(6)) for leader in leaders)
    return Config(mode=mode, decks=decks)


def gwent_game(mode: str, seed: int) -> GwentState:
    """Start a game of a mode. Some decks have hardly any cards, and some discard piles are full."""
    rng = Rng(seed)
    state = GAME.new_game(gwent_config(mode, rng), seed)
    if mode != "tournament":
        for seat in range(len(state.table.seating.seats)):
            _thin_deck(state, seat, rng)
        advance(state)
    return state


def _thin_deck(state: GwentState, seat: int, rng: Rng) -> None:
    """Take some cards off a deck before it is shuffled: none, out of the game, or to the pile."""
    table = state.table
    pile = table.discard(table.seating.side_of[seat])
    way = rng.below(4)
    deck = state.zones[table.deck(seat)]
    order = rng.order(len(deck))
    gone = [deck[place] for place in islice(order, (0, 0, 20, len(deck))[way])]
    kept = rng.below(14)
    for number, sleeve in enumerate(gone[: max(0, len(deck) - kept)]):
        where = pile if number % 3 == 0 else table.removed
        relocate(state, sleeve, where)
        state.known[sleeve] |= state.sees[where]
