"""All there is to say about a deck, for the deck builder: cards, counts, and every rule set.

The page counts and judges nothing itself: limits and broken clauses come from ``deckcheck``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

import msgspec

from sevencats.gwent.cards.model import DeckList
from sevencats.gwent.decks.check import (
    RULES,
    Counts,
    DeckRules,
    Violation,
    check,
    check_tournament,
    count,
)
from sevencats.gwent.decks.code import decode, encode, looks_like_code
from sevencats.gwent.decks.files import read_deck
from sevencats.kernel.errors import BadData
from sevencats.server.errors import Refusal
from sevencats.server.hosting.base import DeckFault
from sevencats.text import Texts


class Gauge(msgspec.Struct, frozen=True):
    """A counted thing: so many there are, so many there must or may be (null: no limit)."""

    what: str
    count: int
    least: int | None
    most: int | None


class RuleCheck(msgspec.Struct, frozen=True):
    """What a rule set says: its numbers and its broken clauses."""

    rules: str
    legal: bool
    gauges: tuple[Gauge, ...]
    faults: tuple[DeckFault, ...]


class DeckSheet(msgspec.Struct, frozen=True):
    """A deck as it was read, with its share code and what each rule set says of it."""

    name: str
    faction: str
    leader: str
    cards: dict[str, int]
    reserve: dict[str, int]
    code: str
    counts: dict[str, int]
    checks: tuple[RuleCheck, ...]


class TrioReport(msgspec.Struct, frozen=True):
    """Whether decks may be brought to a tournament together."""

    legal: bool
    faults: tuple[DeckFault, ...]


def deck_sheet(game: str, text: str, lang: str) -> DeckSheet:
    """Read a deck (share code or deck file) and check it by every rule set."""
    deck = _read(game, text)
    try:
        code = encode(deck)
    except BadData as error:
        raise Refusal("bad_choice", str(error)) from None
    texts = Texts.load(lang)
    counts = count(deck)
    checks = []
    for rules in RULES.values():
        faults = _faults(check(deck, rules), texts)
        checks.append(RuleCheck(rules.id, not faults, _gauges(counts, rules), faults))
    return DeckSheet(
        name=deck.name,
        faction=deck.faction,
        leader=deck.leader,
        cards=dict(deck.cards),
        reserve=dict(deck.reserve),
        code=code,
        counts=asdict(counts),
        checks=tuple(checks),
    )


def trio_report(game: str, decks: Sequence[str], lang: str) -> TrioReport:
    """Check what a player would bring to a tournament."""
    faults = _faults(check_tournament([_read(game, deck) for deck in decks]), Texts.load(lang))
    return TrioReport(not faults, faults)


def _read(game: str, text: str) -> DeckList:
    """A deck from a share code or the text of a deck file; never from a path."""
    if game != "gwent":
        raise Refusal("bad_choice", f"{game[:24]} has no decks")
    try:
        return decode(text) if looks_like_code(text) else read_deck(text, "deck")
    except BadData as error:
        raise Refusal("bad_choice", str(error)) from None


def _faults(violations: Sequence[Violation], texts: Texts) -> tuple[DeckFault, ...]:
    return tuple(DeckFault(fault.clause, fault.text(texts)) for fault in violations)


def _gauges(counts: Counts, rules: DeckRules) -> tuple[Gauge, ...]:
    return (
        Gauge("units", counts.units, rules.min_units, None),
        Gauge("specials", counts.specials, None, rules.max_specials),
        Gauge("spies", counts.spies, None, rules.max_spies),
        Gauge("medics", counts.medics, None, rules.max_medics),
        Gauge("strength", counts.strength, None, rules.max_strength),
    )
