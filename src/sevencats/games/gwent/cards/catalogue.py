"""The catalogue: all packs put together, and the cards that a deck may use."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import blake2b

from sevencats.games.gwent.cards.model import (
    FACTIONS,
    SHARED,
    Card,
    DeckList,
    Faction,
    Leader,
    Pack,
)
from sevencats.games.gwent.cards.packs import PACKS


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue:
    """All factions, cards, leaders and starter decks, in catalogue order.

    Treat the dicts as read-only. Build one with :meth:`of`. ``factions``, ``cards`` and ``leaders``
    are keyed by id, ``starters`` by faction.
    """

    factions: dict[str, Faction]
    cards: dict[str, Card]
    leaders: dict[str, Leader]
    starters: dict[str, DeckList]
    places: dict[str, int]

    @classmethod
    def of(cls, packs: Iterable[Pack]) -> Catalogue:
        """Put packs together; a duplicate id (or starter deck of a faction) is a ValueError."""
        factions: dict[str, Faction] = {}
        cards: dict[str, Card] = {}
        leaders: dict[str, Leader] = {}
        starters: dict[str, DeckList] = {}
        home: dict[str, str] = {}

        def claim(name: str, pack: Pack) -> None:
            if name in home:
                raise ValueError(f"{name!r} is in pack {home[name]!r} and in pack {pack.id!r}")
            home[name] = pack.id

        for pack in packs:
            if pack.faction is not None:
                claim(f"faction {pack.faction.id}", pack)
                factions[pack.faction.id] = pack.faction
            for card in pack.cards:
                claim(card.id, pack)
                cards[card.id] = card
            for leader in pack.leaders:
                claim(leader.id, pack)
                leaders[leader.id] = leader
            for deck in pack.starters:
                claim(f"starter deck of {deck.faction}", pack)
                starters[deck.faction] = deck
        places = {name: place for place, name in enumerate([*cards, *leaders])}
        return cls(factions, cards, leaders, starters, places)

    def order(self, card_id: str) -> int:
        """Return the place of a card in the catalogue; leaders come after all cards."""
        return self.places[card_id]

    def pool(self, faction: str) -> dict[str, int]:
        """Return the cards that a deck of this faction may hold, id to copies (G1.2, G1.3).

        These are its own cards and the shared ones, without the reserve cards.
        """
        if faction not in FACTIONS:
            raise ValueError(f"no faction {faction!r}: choose from {', '.join(FACTIONS)}")
        return {
            card.id: card.copies
            for card in self.cards.values()
            if card.faction in (faction, *SHARED) and not card.reserve
        }

    def reserve_for(self, card_ids: Mapping[str, int] | Iterable[str]) -> dict[str, int]:
        """Return the reserve cards that these cards can call, id to number (G1.3).

        Takes a deck's ``cards`` (id to copies) or plain ids, one for each copy. There are as many
        as there are callers, but never more than the catalogue has.
        """
        calls: dict[str, int] = {}
        pairs = (
            card_ids.items()
            if isinstance(card_ids, Mapping)
            else ((card_id, 1) for card_id in card_ids)
        )
        for card_id, copies in pairs:
            card = self.cards[card_id]
            for called in (card.transforms_into, card.summons):
                if called is not None:
                    calls[called] = calls.get(called, 0) + copies
        return {
            called: min(calls[called], self.cards[called].copies)
            for called in sorted(calls, key=self.order)
            if calls[called] > 0
        }


def printed_total(catalogue: Catalogue) -> int:
    """Return the number of cards in the box, counted as the box prints them.

    Each faction's own cards and the leaders count once; the neutral, special and weather cards
    are printed once in each faction's colour (G1.2). Reserve cards count like all others. The
    base catalogue gives 197 + 24 + 5 * 42 = 431, while the box says 436. Which cards make the
    difference of 5 is unknown.
    """
    own = sum(card.copies for card in catalogue.cards.values() if card.faction in FACTIONS)
    shared = sum(card.copies for card in catalogue.cards.values() if card.faction in SHARED)
    return own + len(catalogue.leaders) + len(FACTIONS) * shared


def content_hash(catalogue: Catalogue) -> str:
    """Return a short fingerprint of all facts: equal facts in equal order, equal fingerprint."""
    facts = {
        "cards": [asdict(card) for card in catalogue.cards.values()],
        "leaders": [asdict(leader) for leader in catalogue.leaders.values()],
        "starters": [asdict(deck) for deck in catalogue.starters.values()],
    }
    dump = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return blake2b(dump.encode("ascii"), digest_size=8).hexdigest()


@cache
def base() -> Catalogue:
    """Return the catalogue of the box."""
    return Catalogue.of(PACKS)
