"""The twin's tables say what the catalogue says."""

from __future__ import annotations

import numpy as np

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.flags import flags_of
from sevencats.games.gwent.learn.twin.decks import deck_pool
from sevencats.games.gwent.learn.twin.state import encode_decks
from sevencats.games.gwent.learn.twin.tables import (
    NOTHING,
    STRENGTH_AT,
    leader_numbers,
    numbers,
    tables,
)


def test_every_card_has_its_flags_and_strength() -> None:
    facts = tables().facts
    for name, number in numbers().items():
        card = base().cards[name]
        assert facts[number] & (1 << STRENGTH_AT) - 1 == flags_of(card)
        assert facts[number] >> STRENGTH_AT & 31 == card.strength


def test_twin_musters_bring_all_linked_cards() -> None:
    calls, called_by = tables().calls, tables().called_by
    crones = [numbers()[name] for name in ("crone_brewess", "crone_weavess", "crone_whispess")]
    everyone = sum(int(called_by[crone]) for crone in crones)
    assert {int(calls[crone]) for crone in crones} == {everyone}
    assert calls[numbers()["geralt_of_rivia"]] == called_by[numbers()["roach"]] != 0
    assert calls[numbers()["roach"]] == 0


def test_only_passive_leaders_do_nothing() -> None:
    passive = {name for name, leader in base().leaders.items() if leader.passive}
    idle = {name for name, n in leader_numbers().items() if tables().leader_does[n] == NOTHING}
    assert idle == passive


def test_decks_become_places_and_every_caller_has_its_reserve_card() -> None:
    decks = deck_pool(1, 200)
    encoded = encode_decks(decks)
    assert encoded.kind.shape == (205, 48)
    for deck, kind, reserve, partner in zip(
        decks, encoded.kind, encoded.reserve, encoded.partner, strict=True
    ):
        assert int(np.sum(kind < len(numbers()))) == sum((deck.cards | deck.reserve).values())
        assert int(np.sum(reserve)) == sum(deck.reserve.values())
        assert int(np.sum(partner >= 0)) == sum(deck.reserve.values())
        assert set(np.flatnonzero(reserve)) == set(partner[partner >= 0])
