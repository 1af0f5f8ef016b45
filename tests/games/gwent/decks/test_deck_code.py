"""Share codes: round trips, length, damage, other catalogues, and codes that must stay good."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sevencats.games.gwent.cards.catalogue import Catalogue, base
from sevencats.games.gwent.cards.model import FACTIONS, Card, DeckList, Pack
from sevencats.games.gwent.cards.packs import PACKS
from sevencats.games.gwent.decks import code as deckcode
from sevencats.games.gwent.decks.check import STANDARD, check
from sevencats.games.gwent.decks.code import decode, encode, number_of
from sevencats.kernel.errors import BadData

#: Codes that people have. They must be read for ever.
OLD_CODES = {
    "monsters": "G11LiRy3BE8mJtQ6ZBDda9JCrjC4ORkrWH13ZdZLgduUEhFxjG5",
    "nilfgaard": "G1PDWVW2tt4zeYvLONDJJrCM0K71ArlRnzDmEmTpMNrid5Fp",
    "skellige": "G15HNcTthDSEoNFwNFEdiCYcgBK0icxf84nnjtqdbqi1aioDN4",
}

PILES = st.dictionaries(st.sampled_from(sorted(base().cards)), st.integers(1, 6), max_size=40)


@st.composite
def any_deck(draw: st.DrawFn) -> DeckList:
    """A deck of any cards, mostly illegal."""
    cards = draw(PILES)
    return DeckList(
        faction=draw(st.sampled_from(FACTIONS)),
        leader=draw(st.sampled_from(sorted(base().leaders))),
        cards=cards,
        reserve=draw(PILES | st.just(base().reserve_for(cards))),
    )


@st.composite
def legal_deck(draw: st.DrawFn) -> DeckList:
    """A deck by the standard rules."""
    faction = draw(st.sampled_from(FACTIONS))
    leaders = [leader.id for leader in base().leaders.values() if leader.faction == faction]
    pool = [card for card, n in base().pool(faction).items() for _ in range(n)]
    units = [card for card in pool if base().cards[card].kind in ("unit", "hero")]
    specials = [card for card in pool if card not in units]
    drawn = draw(st.permutations(units))[: draw(st.integers(22, len(units)))]
    drawn += draw(st.permutations(specials))[: draw(st.integers(0, 10))]
    cards = {card: drawn.count(card) for card in drawn}
    return DeckList(
        faction=faction,
        leader=draw(st.sampled_from(leaders)),
        cards=cards,
        reserve=base().reserve_for(cards),
    )


@settings(deadline=None)
@given(any_deck())
def test_any_deck_comes_back(deck: DeckList) -> None:
    code = encode(deck)
    assert decode(code) == deck
    assert encode(decode(code)) == code


@settings(deadline=None)
@given(legal_deck())
def test_a_legal_deck_comes_back_and_is_still_legal(deck: DeckList) -> None:
    assert check(deck, STANDARD) == []
    assert decode(encode(deck)) == deck


@pytest.mark.parametrize("faction", FACTIONS)
def test_code_is_short_and_fits_in_a_url(faction: str) -> None:
    code = encode(base().starters[faction])
    assert re.fullmatch(r"G1[0-9A-Za-z]+", code)
    assert len(code) <= 52


def test_the_name_is_not_in_the_code() -> None:
    deck = base().starters["monsters"]
    assert decode(encode(deck)) == replace(deck, name="")


@pytest.mark.parametrize("faction", OLD_CODES)
def test_old_codes_stay_readable(faction: str) -> None:
    assert decode(f" {OLD_CODES[faction]}\n").cards == base().starters[faction].cards


def test_every_card_has_a_number_of_its_own() -> None:
    """If this fails for a new card, give that card a free number in ``deckcode.GIVEN``."""
    for names in (base().cards, base().leaders):
        numbers = [number_of(name) for name in names]
        assert len(set(numbers)) == len(numbers)
        assert all(0 <= number < 4096 for number in numbers)


def test_a_given_number_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    free = next(n for n in range(4096) if n not in {number_of(card) for card in base().cards})
    monkeypatch.setitem(deckcode.GIVEN, "ghoul", free)
    deck = base().starters["monsters"]
    assert number_of("ghoul") == free
    assert decode(encode(deck)).cards == deck.cards


@settings(deadline=None)
@given(st.data())
def test_a_changed_sign_is_noticed(data: st.DataObject) -> None:
    code = OLD_CODES["monsters"]
    place = data.draw(st.integers(2, len(code) - 1))
    sign = data.draw(st.sampled_from("0123456789ABCxyz_-é"))
    assume(code[place] != sign)
    with pytest.raises(BadData, match=r"deck code 'G1.*' is damaged: was it copied whole\?"):
        decode(code[:place] + sign + code[place + 1 :])


@pytest.mark.parametrize("length", range(3, len(OLD_CODES["monsters"])))
def test_a_code_cut_short_is_noticed(length: int) -> None:
    with pytest.raises(BadData, match="is damaged"):
        decode(OLD_CODES["monsters"][:length])


@settings(deadline=None)
@given(st.text(max_size=60) | st.text("0123456789ABCabc", max_size=60).map("G1".__add__))
def test_nonsense_is_not_a_code(text: str) -> None:
    with pytest.raises(BadData):
        decode(text)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("", "'' is not a deck code: deck codes start with G1"),
        ("ghoul", "'ghoul' is not a deck code"),
        ("G2abcdef", "deck code 'G2abcdef' has version 2, and this program reads 1"),
        (f"G1{'z' * 5000}", "deck code 'G1zzzzzzzzzzzzzzzzzz...' is damaged"),
        (OLD_CODES["monsters"].replace("G1", "G10"), "is damaged"),
    ],
)
def test_bad_code_error_messages(code: str, words: str) -> None:
    with pytest.raises(BadData) as error:
        decode(code)
    assert words in str(error.value)


def test_a_grown_or_reordered_catalogue_reads_the_same_codes() -> None:
    new = Pack(id="new", cards=(Card(id="teapot", faction="neutral", kind="unit"),))
    grown = Catalogue.of([new, *reversed(PACKS)])
    for faction, code in OLD_CODES.items():
        assert decode(code, grown).cards == base().starters[faction].cards


def test_unknown_card_in_code_is_reported() -> None:
    small = Catalogue.of(pack for pack in PACKS if pack.id != "neutral")
    with pytest.raises(BadData, match="has a card that is not in this catalogue"):
        decode(OLD_CODES["monsters"], small)
    strange = Catalogue.of(pack for pack in PACKS if pack.id != "monsters")
    with pytest.raises(BadData, match="it was made with other cards"):
        decode(OLD_CODES["monsters"], strange)
