"""Reports on a deck for the deck builder: cards, counts, and every rule set.

The page counts and judges nothing itself: limits and broken clauses come from ``decks.check``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sevencats.games.gwent.cards.model import DeckList
from sevencats.games.gwent.decks.check import (
    RULES,
    Counts,
    DeckRules,
    Violation,
    check,
    check_tournament,
    count,
    rules_of,
)
from sevencats.games.gwent.decks.code import decode, encode, looks_like_code
from sevencats.games.gwent.decks.files import read_deck
from sevencats.games.gwent.page.setup import find_mode
from sevencats.kernel.errors import BadData
from sevencats.plugin.decks import (
    DeckFault,
    DeckReport,
    Decks,
    DeckSheet,
    Gauge,
    RuleCheck,
    TrioReport,
)
from sevencats.plugin.errors import BadChoice
from sevencats.text import Texts


class GwentDecks(Decks):
    """Decks of a faction with its leader."""

    def code(self, text: str) -> str:
        return _encode(_read(text))

    def report(self, mode: str, text: str, lang: str) -> DeckReport:
        rules = find_mode(mode)
        deck = _read(text)
        faults = check(deck, rules_of(rules.deck_rules))
        return DeckReport(
            legal=not faults,
            faction=deck.faction,
            leader=deck.leader,
            code=_encode(deck),
            counts=asdict(count(deck)),
            faults=_faults(faults, Texts.load(lang)),
        )

    def sheet(self, text: str, lang: str) -> DeckSheet:
        deck, texts = _read(text), Texts.load(lang)
        code, counts = _encode(deck), count(deck)
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

    def trio(self, decks: Sequence[str], lang: str) -> TrioReport:
        faults = _faults(check_tournament([_read(deck) for deck in decks]), Texts.load(lang))
        return TrioReport(not faults, faults)


def _read(text: str) -> DeckList:
    try:
        return decode(text) if looks_like_code(text) else read_deck(text, "deck")
    except BadData as error:
        raise BadChoice(str(error)) from None


def _encode(deck: DeckList) -> str:
    try:
        return encode(deck)
    except BadData as error:
        raise BadChoice(str(error)) from None


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
