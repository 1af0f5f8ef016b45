"""Deck legality: rule sets as records, and every broken clause at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sevencats.errors import nearest, said
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS, SHARED, Card, DeckList
from sevencats.games.gwent.decks.files import deck_title
from sevencats.games.gwent.text.cards import card_name, leader_name
from sevencats.kernel.errors import RulesError
from sevencats.text import Texts, join

TOURNAMENT_DECKS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckRules:
    """The numbers of one way to build a deck, None for no limit. ``clause`` defines them.

    ``solo`` decks have no weather but Clear Weather, and may be the whole faction (S1).
    """

    id: str
    clause: str
    min_units: int = 22
    max_specials: int = 10
    max_spies: int | None = None
    max_medics: int | None = None
    max_strength: int | None = None
    solo: bool = False


STANDARD = DeckRules(id="standard", clause="G1.1")
ADVANCED = DeckRules(
    id="advanced", clause="A1", max_specials=5, max_spies=2, max_medics=2, max_strength=130
)
SOLO = DeckRules(id="solo", clause="G1.1", solo=True)

RULES = {rules.id: rules for rules in (STANDARD, ADVANCED, SOLO)}


def rules_of(name: str) -> DeckRules:
    """The rule set of that name; raises with the list of rule sets."""
    if name not in RULES:
        near = nearest(name, RULES)
        raise said(RulesError, "error-no-deck-rules", name=name, known=[*RULES], near=near)
    return RULES[name]


@dataclass(frozen=True, slots=True)
class Violation:
    """A broken clause: the message key and its arguments (ids and numbers, no words).

    ``deck`` names the deck where several are checked together.
    """

    clause: str
    key: str
    args: Mapping[str, Any] = field(default_factory=dict)
    deck: str = ""

    def text(self, texts: Texts) -> str:
        """Return the violation as a sentence, without its clause."""
        args = {name: _words(texts, name, value) for name, value in self.args.items()}
        text = texts(self.key, **args)
        if not self.deck:
            return text
        return texts("deckcheck-in-deck", deck=deck_title(texts, self.deck), text=text)


@dataclass(frozen=True, slots=True)
class Counts:
    """The counts of a deck. Heroes are units, weather cards are specials (G1.1)."""

    units: int
    specials: int
    spies: int
    medics: int
    strength: int


def count(deck: DeckList) -> Counts:
    """Count a deck; cards that are unknown or belong in the reserve do not count (G1.3)."""
    known = [(card, n) for card, n in _known(deck) if not card.reserve]
    units = [(card, n) for card, n in known if _is_unit(card)]
    return Counts(
        units=sum(n for _, n in units),
        specials=sum(n for card, n in known if not _is_unit(card)),
        spies=sum(n for card, n in known if "spy" in card.abilities),
        medics=sum(n for card, n in known if "medic" in card.abilities),
        strength=sum(card.strength * n for card, n in units),
    )


def check(deck: DeckList, rules: DeckRules = STANDARD) -> list[Violation]:
    """Return all violations of a deck; an empty list for a legal deck."""
    violations = [*_leader(deck), *_cards(deck)]
    if rules.solo:
        violations += _weather(deck)
    if not (rules.solo and deck.cards == whole_faction(deck.faction)):
        violations += _numbers(deck, rules)
    return violations + list(_reserve(deck))


def check_tournament(decks: Sequence[DeckList]) -> list[Violation]:
    """Check the decks that a player brings to a tournament (T1)."""
    names = labels(decks)
    violations: list[Violation] = []
    if len(decks) != TOURNAMENT_DECKS:
        args = {"count": len(decks), "limit": TOURNAMENT_DECKS}
        violations.append(Violation("T1", "deckcheck-tournament-decks", args))
    violations += _same_faction(decks, "T1", "deckcheck-tournament-faction")
    homes: dict[str, list[str]] = {}
    for name, deck in zip(names, decks, strict=True):
        for card, _ in _known(deck):
            if card.kind == "hero":
                homes.setdefault(card.id, []).append(name)
    for hero, where in homes.items():
        if len(where) > 1:
            args_hero = {"card": hero, "decks": tuple(where)}
            violations.append(Violation("T1", "deckcheck-tournament-hero", args_hero))
    return violations + check_each(decks, ADVANCED)


def check_team(decks: Sequence[DeckList]) -> list[Violation]:
    """Check that team mates play different factions (P1)."""
    return _same_faction(decks, "P1", "deckcheck-team-faction")


def check_each(decks: Sequence[DeckList], rules: DeckRules) -> list[Violation]:
    """Check several decks by the same rules; each violation names its deck."""
    return [
        replace(violation, deck=name)
        for name, deck in zip(labels(decks), decks, strict=True)
        for violation in check(deck, rules)
    ]


def labels(decks: Sequence[DeckList]) -> list[str]:
    """Distinct names for decks: the name or else the faction, with a number where needed."""
    names = [deck.name or deck.faction for deck in decks]
    often = Counter(names)
    return [f"{name} ({n})" if often[name] > 1 else name for n, name in enumerate(names, start=1)]


def whole_faction(faction: str) -> dict[str, int]:
    """Return the solo deck that is all cards of a faction, without weather (S1)."""
    if faction not in FACTIONS:
        return {}
    pool = base().pool(faction)
    return {card: n for card, n in pool.items() if not _is_bad_weather(base().cards[card])}


def _leader(deck: DeckList) -> Iterator[Violation]:
    if deck.faction not in FACTIONS:
        yield Violation("G1.2", "deckcheck-unknown-faction", {"name": deck.faction})
    leader = base().leaders.get(deck.leader)
    if leader is None:
        yield Violation("G1.1", "deckcheck-unknown-leader", {"name": deck.leader})
    elif leader.faction != deck.faction:
        args = {"leader": leader.id, "faction": leader.faction, "own": deck.faction}
        yield Violation("G1.2", "deckcheck-foreign-leader", args)


def _cards(deck: DeckList) -> Iterator[Violation]:
    """Check each card against the pool of the faction (G1.2, G1.3)."""
    for name in deck.cards:
        if name not in base().cards:
            yield Violation("G1.2", "deckcheck-unknown-card", {"name": name})
    for card, n in _known(deck):
        foreign = card.faction not in (deck.faction, *SHARED)
        if foreign:
            args = {"card": card.id, "faction": card.faction, "own": deck.faction}
            yield Violation("G1.2", "deckcheck-foreign-card", args)
        if card.reserve:
            yield Violation("G1.3", "deckcheck-reserve-card", {"card": card.id})
        elif n > card.copies and not foreign:
            copies = {"card": card.id, "count": n, "limit": card.copies}
            yield Violation("G1.2", "deckcheck-too-many-copies", copies)


def _weather(deck: DeckList) -> Iterator[Violation]:
    for card, _ in _known(deck):
        if _is_bad_weather(card):
            yield Violation("S1", "deckcheck-solo-weather", {"card": card.id})


def _numbers(deck: DeckList, rules: DeckRules) -> Iterator[Violation]:
    """Check the counts against the limits of the rule set (G1.1, A1)."""
    counts = count(deck)
    if counts.units < rules.min_units:
        args = {"count": counts.units, "limit": rules.min_units}
        yield Violation(rules.clause, "deckcheck-too-few-units", args)
    for key, number, limit in (
        ("deckcheck-too-many-specials", counts.specials, rules.max_specials),
        ("deckcheck-too-many-spies", counts.spies, rules.max_spies),
        ("deckcheck-too-many-medics", counts.medics, rules.max_medics),
        ("deckcheck-too-strong", counts.strength, rules.max_strength),
    ):
        if limit is not None and number > limit:
            facts = {"count": number, "limit": limit, **_who(deck, key)}
            yield Violation(rules.clause, key, facts)


def _who(deck: DeckList, key: str) -> dict[str, Any]:
    """The excess spies or medics, with their copies."""
    ability = {"deckcheck-too-many-spies": "spy", "deckcheck-too-many-medics": "medic"}.get(key)
    if ability is None:
        return {}
    return {"cards": {card.id: n for card, n in _known(deck) if ability in card.abilities}}


def _reserve(deck: DeckList) -> Iterator[Violation]:
    """Check that the reserve holds exactly the cards that others call (G1.3)."""
    called = base().reserve_for({card.id: n for card, n in _known(deck)})
    for name in [*called, *(name for name in deck.reserve if name not in called)]:
        if name not in base().cards:
            yield Violation("G1.3", "deckcheck-unknown-card", {"name": name})
        elif deck.reserve.get(name, 0) != called.get(name, 0):
            args = {
                "card": name,
                "count": deck.reserve.get(name, 0),
                "limit": called.get(name, 0),
            }
            yield Violation("G1.3", "deckcheck-wrong-reserve", args)


def _same_faction(decks: Sequence[DeckList], clause: str, key: str) -> list[Violation]:
    sharing: dict[str, list[str]] = {}
    for name, deck in zip(labels(decks), decks, strict=True):
        sharing.setdefault(deck.faction, []).append(name)
    return [
        Violation(clause, key, {"faction": faction, "decks": tuple(names)})
        for faction, names in sharing.items()
        if len(names) > 1
    ]


def _known(deck: DeckList) -> Iterator[tuple[Card, int]]:
    for name, n in deck.cards.items():
        if name in base().cards and n > 0:
            yield base().cards[name], n


def _is_unit(card: Card) -> bool:
    return card.kind in ("unit", "hero")


def _is_bad_weather(card: Card) -> bool:
    return card.kind == "weather" and "clear_weather" not in card.abilities


def _words(texts: Texts, name: str, value: Any) -> Any:
    """An argument for people: ids become names, lists become words separated by commas."""
    if name == "card":
        return card_name(texts, value)
    if name == "leader":
        return leader_name(texts, value)
    if name in ("faction", "own"):
        return texts(f"faction-{value.replace('_', '-')}") if value in FACTIONS else value
    if name == "cards":
        return ", ".join(f"{n} {card_name(texts, card)}" for card, n in value.items())
    if name == "decks":
        return join(texts, [deck_title(texts, deck) for deck in value])
    return value
