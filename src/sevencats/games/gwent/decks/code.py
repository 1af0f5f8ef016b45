"""Share codes: a deck as a short word of letters and digits, such as ``G1kQ3...``.

A code must stay valid when the catalogue grows, so it does not use positions in the catalogue:
every card has its own number, a 12-bit hash of its id. Facts, order and new cards
do not matter to it; only a deck with a card that is gone cannot be read. Twelve bits are few, so
the salt is one that gives all cards of the box different numbers. A new card that meets a taken
number is given a free one in ``GIVEN``, forever.

The deck is written as one whole number. Least first: checksum (16 bits), faction, whether the
reserve is written out, leader, number of cards, and the rank of the sorted card numbers among all
lists of that length (which costs less than the numbers themselves). A starter deck comes to about
50 signs. The name of the deck is not in the code.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from hashlib import blake2b
from math import comb

from sevencats.errors import said
from sevencats.games.gwent.cards.catalogue import Catalogue, base
from sevencats.games.gwent.cards.model import FACTIONS, DeckList
from sevencats.games.gwent.decks.files import MAX_CARDS, check_known
from sevencats.kernel.errors import BadData

VERSION = "1"
#: Numbers of cards whose hash was already taken. Never change or remove an entry.
GIVEN: dict[str, int] = {}

_SALT = b"deck35"
_NUMBERS = 1 << 12
_CHECK = 1 << 16
_FACTIONS = 16
_SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_LONGEST = 640


def looks_like_code(text: str) -> bool:
    """Return whether a text is meant to be a share code, intact or damaged."""
    return re.match(r"G[0-9]\S", text.strip()) is not None


def encode(deck: DeckList) -> str:
    """Return the share code of a deck, legal or not; ``BadData`` if it names unknown things."""
    check_known(deck)
    own_reserve = deck.reserve != base().reserve_for(deck.cards)
    fields = [
        (FACTIONS.index(deck.faction), _FACTIONS),
        (int(own_reserve), 2),
        (number_of(deck.leader), _NUMBERS),
    ]
    for pile in (deck.cards, deck.reserve) if own_reserve else (deck.cards,):
        numbers = sorted(number_of(card) for card in Counter(pile).elements())
        fields += [(len(numbers), MAX_CARDS + 1), (_rank(numbers), _ranks(len(numbers)))]
    payload = 0
    for value, radix in reversed(fields):
        payload = payload * radix + value
    return f"G{VERSION}{_to_text(payload * _CHECK + _checksum(payload))}"


def decode(code: str, catalogue: Catalogue | None = None) -> DeckList:
    """Return the deck of a share code; ``BadData`` if it is damaged or names an unknown card."""
    code = code.strip()
    if not looks_like_code(code):
        raise said(BadData, "error-code-none", code=_shown(code), start=f"G{VERSION}")
    if code[1] != VERSION:
        versions = {"found": code[1], "wanted": VERSION}
        raise said(BadData, "error-code-version", code=_shown(code), **versions)
    payload, check = divmod(_from_text(code), _CHECK)
    if check != _checksum(payload):
        raise _damaged(code)
    cards = catalogue or base()
    payload, faction = divmod(payload, _FACTIONS)
    payload, own_reserve = divmod(payload, 2)
    payload, leader = divmod(payload, _NUMBERS)
    payload, pile = _take_pile(payload)
    reserve: list[int] = []
    if own_reserve:
        payload, reserve = _take_pile(payload)
    if payload or faction >= len(FACTIONS):
        raise _damaged(code)
    deck = _name(cards.cards, pile, code)
    return DeckList(
        faction=FACTIONS[faction],
        leader=next(iter(_name(cards.leaders, [leader], code))),
        cards=deck,
        reserve=_name(cards.cards, reserve, code) if own_reserve else cards.reserve_for(deck),
    )


def number_of(name: str) -> int:
    """Return the number that a card or leader has in every code."""
    digest = blake2b(name.encode("utf-8"), digest_size=4, person=_SALT).digest()
    return GIVEN.get(name, int.from_bytes(digest, "big") % _NUMBERS)


def _name(names: Iterable[str], numbers: list[int], code: str) -> dict[str, int]:
    """The cards or leaders of these numbers with their copies, in catalogue order."""
    copies = Counter(numbers)
    counts = {name: copies.pop(number_of(name), 0) for name in names}
    if copies:
        number = str(min(copies))
        raise said(BadData, "error-code-card", code=_shown(code), number=number)
    return {name: count for name, count in counts.items() if count}


# Ranks of sorted lists of numbers. Adding each number's index makes them distinct, and lists of n
# distinct numbers are counted by binomials.


def _ranks(length: int) -> int:
    return comb(_NUMBERS + length - 1, length) if length else 1


def _rank(numbers: list[int]) -> int:
    return sum(comb(number + place, place + 1) for place, number in enumerate(numbers))


def _take_pile(payload: int) -> tuple[int, list[int]]:
    """Split the length and the ranked list off a payload: the rest, and the numbers.

    The greatest number comes first and none is greater than the one before, so one walk down the
    binomials finds all of them: the worst code takes some milliseconds.
    """
    payload, length = divmod(payload, MAX_CARDS + 1)
    payload, rank = divmod(payload, _ranks(length))
    numbers = []
    number, below = _NUMBERS - 1, comb(_NUMBERS + length - 2, length) if length else 0
    for place in range(length - 1, -1, -1):
        # ``below`` is comb(number + place, place + 1): the lists that are less up to this place.
        while below > rank:
            below = below * (number - 1) // (number + place)
            number -= 1
        numbers.append(number)
        rank -= below
        below = below * (place + 1) // max(1, number + place)
    return payload, numbers


def _checksum(payload: int) -> int:
    data = payload.to_bytes(payload.bit_length() // 8 + 1, "big")
    return int.from_bytes(blake2b(data, digest_size=2, person=_SALT).digest(), "big")


def _to_text(number: int) -> str:
    signs = ""
    while number:
        number, digit = divmod(number, len(_SIGNS))
        signs = _SIGNS[digit] + signs
    return signs


def _from_text(code: str) -> int:
    if len(code) > _LONGEST or not set(code) <= set(_SIGNS) or code[2] == "0":
        raise _damaged(code)
    number = 0
    for sign in code[2:]:
        number = number * len(_SIGNS) + _SIGNS.index(sign)
    return number


def _damaged(code: str) -> BadData:
    return said(BadData, "error-code-damaged", code=_shown(code))


def _shown(code: str) -> str:
    return code if len(code) <= 24 else f"{code[:20]}..."
