"""Ready-made set-ups of every mode: tests play them all, and simulations cycle through them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, permutations

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS, DeckList
from sevencats.games.gwent.decks.lineup import solo_config, whole_deck
from sevencats.games.gwent.table import Config
from sevencats.kernel.registry import Sample

#: Changes that adapt a starter deck to the advanced limits (A1).
ADVANCED_CHANGES: dict[str, dict[str, int]] = {
    "monsters": {"biting_frost": -1},
    "nilfgaard": {"biting_frost": -1, "vattier_de_rideaux": -1, "morteisen": 1},
    "northern_realms": {"biting_frost": -1},
    "scoiatael": {"biting_frost": -1},
    "skellige": {"biting_frost": -1, "impenetrable_fog": -1},
}


def advanced_deck(faction: str) -> DeckList:
    """The starter deck of a faction, changed as little as A1 asks."""
    starter = base().starters[faction]
    cards = dict(starter.cards)
    for card, change in ADVANCED_CHANGES[faction].items():
        cards[card] = cards.get(card, 0) + change
    return DeckList(
        name=f"advanced_{faction}",
        faction=faction,
        leader=starter.leader,
        cards={card: copies for card, copies in cards.items() if copies},
        reserve=base().reserve_for(cards),
    )


def samples(mode: str) -> Sequence[Sample]:
    """The set-ups of a mode, always in the same order."""
    return _SAMPLES[mode]()


def _pairs(mode: str, deck: Callable[[str], DeckList]) -> list[Sample]:
    return [
        Sample(f"{one}-{two}", Config(mode=mode, decks=(deck(one), deck(two))))
        for one in FACTIONS
        for two in FACTIONS
    ]


def _starter(faction: str) -> DeckList:
    return base().starters[faction]


def _duels() -> list[Sample]:
    return _pairs("duel", _starter)


def _advanced() -> list[Sample]:
    return _pairs("advanced", advanced_deck)


def _tournaments() -> list[Sample]:
    triples = list(combinations(FACTIONS, 3))
    samples = []
    for index, one in enumerate(triples):
        two = triples[(index + 3) % len(triples)]
        decks = tuple(advanced_deck(faction) for faction in (*one, *two))
        samples.append(
            Sample(f"{'+'.join(one)}-{'+'.join(two)}", Config(mode="tournament", decks=decks))
        )
    return samples


def _free_for_all() -> list[Sample]:
    samples = []
    for seats in (3, 4, 5):
        for first in range(len(FACTIONS)):
            factions = [FACTIONS[(first + step) % len(FACTIONS)] for step in range(seats)]
            decks = tuple(map(_starter, factions))
            samples.append(Sample("-".join(factions), Config(mode="ffa", decks=decks)))
    two_alike = ("nilfgaard", "scoiatael", "nilfgaard", "scoiatael", "monsters")
    decks = tuple(map(_starter, two_alike))
    samples.append(Sample("-".join(two_alike), Config(mode="ffa", decks=decks)))
    return samples


def _teams() -> list[Sample]:
    samples = []
    for index, (one, two) in enumerate(permutations(FACTIONS, 2)):
        others = list(permutations(FACTIONS, 2))[(index * 7 + 3) % 20]
        factions = (one, others[0], two, others[1])
        decks = tuple(map(_starter, factions))
        samples.append(Sample("-".join(factions), Config(mode="teams", decks=decks)))
    return samples


def _solo() -> list[Sample]:
    """All cards against all cards; every other one with the leader variant, and starter decks
    without weather for the deck-building variant (S1)."""
    samples = []
    leaders = list(base().leaders.values())
    for index, (one, two) in enumerate((one, two) for one in FACTIONS for two in FACTIONS):
        own = [leader.id for leader in leaders if leader.faction == one]
        variant = index % 2 == 1
        player = whole_deck(one, own[index % len(own)])
        if index % 3 == 2:
            player = _without_weather(base().starters[one])
        config = solo_config(player, two, leaders=variant)
        samples.append(Sample(f"{one}-{two}{'-leaders' if variant else ''}", config))
    return samples


def _without_weather(deck: DeckList) -> DeckList:
    kind = base().cards
    cards = {
        card: copies
        for card, copies in deck.cards.items()
        if kind[card].kind != "weather" or card == "clear_weather"
    }
    return DeckList(
        name=deck.name,
        faction=deck.faction,
        leader=deck.leader,
        cards=cards,
        reserve=dict(deck.reserve),
    )


_SAMPLES: dict[str, Callable[[], list[Sample]]] = {
    "duel": _duels,
    "advanced": _advanced,
    "tournament": _tournaments,
    "ffa": _free_for_all,
    "teams": _teams,
    "solo": _solo,
}
