"""Deck files: plain text that people can write by hand.

    # my deck
    name: Frost and fangs
    faction: monsters
    leader: eredin_king_of_the_wild_hunt
    3 ghoul
    crone_weavess

A card is written as its id or its name in any of our languages. Reading only checks that the
file can be understood; ``check.py`` decides whether the deck is legal.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from sevencats.errors import said
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS, DeckList
from sevencats.games.gwent.decks import names as decknames
from sevencats.kernel.errors import BadData
from sevencats.text import Texts

#: More cards than any box has; a file or code with more is an error.
MAX_CARDS = 255
_FIELDS = ("name", "faction", "leader")
_SECTIONS = ("cards", "reserve")
_COUNTED = re.compile(r"([0-9]{1,3})\s*[xX×]?\s+(\S.*)")


@dataclass(slots=True)
class _DeckReader:
    """The deck read so far. ``at`` is the position for error messages."""

    source: str
    line: int = 0
    pile: str = "cards"
    fields: dict[str, str] = field(default_factory=dict)
    seen: dict[str, int] = field(default_factory=dict)
    piles: dict[str, dict[str, int]] = field(default_factory=lambda: {"cards": {}})

    def fail(self, key: str, /, **values: Any) -> BadData:
        fault = said(BadData, key, **values)
        return said(BadData, "error-at-line", file=self.source, line=self.line, fault=fault)

    def read(self, line: str) -> None:
        self.line += 1
        line = line.strip()
        key, colon, value = line.partition(":")
        key = key.strip().lower()
        # A name may contain a '#', so its line takes no comment.
        if key != "name":
            line = re.split(r"(?:^|\s)#", line, maxsplit=1)[0].strip()
            value = line.partition(":")[2]
        if not line:
            return
        if colon and key in _FIELDS:
            self._field(key, value.strip())
        elif colon and key in _SECTIONS:
            self.pile = key
            self.piles.setdefault(key, {})
            if value.strip():
                self._card(value.strip())
        else:
            self._card(line)

    def _field(self, key: str, value: str) -> None:
        if key in self.seen:
            before = {"line": self.seen[key], "value": self.fields[key]}
            raise self.fail("error-deck-twice", key=key, **before)
        if not value and key != "name":
            raise self.fail("error-deck-empty", key=key)
        self.seen[key] = self.line
        self.fields[key] = _clean(value) if key == "name" else self._find(key, value)

    def _card(self, line: str) -> None:
        copies, written = self._counted(line) if line[0] in "0123456789+-" else (1, line)
        card = self._find("card", written)
        pile = self.piles[self.pile]
        pile[card] = pile.get(card, 0) + copies
        if sum(pile.values()) > MAX_CARDS:
            raise self.fail("error-deck-grows", most=MAX_CARDS)

    def _counted(self, line: str) -> tuple[int, str]:
        counted = _COUNTED.fullmatch(line)
        if counted is not None and 0 < int(counted[1]) <= MAX_CARDS:
            return int(counted[1]), counted[2]
        if re.fullmatch(r"[0-9]+\s*[xX×]?", line):
            raise self.fail("error-deck-no-card-after", number=line)
        raise self.fail("error-deck-copies", word=line.split()[0], most=MAX_CARDS)

    def _find(self, kind: str, written: str) -> str:
        if len(written) > decknames.LONGEST:
            cut = f"{written[: decknames.LONGEST]}..."
            raise self.fail(f"error-deck-no-{kind}", name=cut, known=FACTIONS)
        name = decknames.find(kind, written)
        if name is not None:
            return name
        if kind == "card" and decknames.find("leader", written):
            raise self.fail("error-deck-is-leader", name=written)
        near = () if kind == "faction" else decknames.closest(kind, written)
        raise self.fail(f"error-deck-no-{kind}", name=written, known=FACTIONS, near=near)


def read_deck(text: str, source: str) -> DeckList:
    """Read a deck file; raises ``BadData`` with the source and line of the error."""
    reader = _DeckReader(source)
    for line in text.removeprefix("\ufeff").splitlines():
        reader.read(line)
    for key in ("faction", "leader"):
        if key not in reader.fields:
            raise said(BadData, "error-deck-lacks", file=source, key=key)
    cards = reader.piles["cards"]
    return DeckList(
        faction=reader.fields["faction"],
        leader=reader.fields["leader"],
        cards=cards,
        reserve=reader.piles.get("reserve", base().reserve_for(cards)),
        name=reader.fields.get("name", ""),
    )


def write_deck(deck: DeckList) -> str:
    """Write a deck as a file that :func:`read_deck` reads back to the same deck.

    The reserve is written only if it is not what the cards call. ``BadData`` for a deck with
    something the catalogue does not know.
    """
    check_known(deck)
    lines = [f"name: {_clean(deck.name)}"] if _clean(deck.name) else []
    lines += [f"faction: {deck.faction}", f"leader: {deck.leader}", ""]
    lines += [f"{copies} {card}" for card, copies in deck.cards.items()]
    if deck.reserve != base().reserve_for(deck.cards):
        lines += ["", "reserve:"]
        lines += [f"{copies} {card}" for card, copies in deck.reserve.items()]
    return "\n".join(lines) + "\n"


def check_known(deck: DeckList) -> None:
    """Raise ``BadData`` if a deck names something unknown or holds an impossible number."""
    if deck.faction not in FACTIONS:
        raise BadData(f"there is no faction {deck.faction!r}")
    if deck.leader not in base().leaders:
        raise BadData(f"there is no leader {deck.leader!r}")
    for pile in (deck.cards, deck.reserve):
        for card, copies in pile.items():
            if card not in base().cards:
                raise BadData(f"there is no card {card!r}")
            if copies < 1:
                raise BadData(f"a deck cannot hold {copies} copies of {card!r}")
        if sum(pile.values()) > MAX_CARDS:
            raise BadData(f"a deck of {sum(pile.values())} cards: {MAX_CARDS} is the most")


def deck_title(texts: Texts, name: str) -> str:
    """Return a deck's name for people: starter decks and faction ids in their language."""
    plain, space, number = name.partition(" ")
    faction = plain.removeprefix("starter_")
    if faction not in FACTIONS:
        return name or texts("deck-unnamed")
    shown = texts(f"faction-{faction.replace('_', '-')}")
    title = shown if faction == plain else texts("deck-starter", faction=shown)
    return f"{title}{space}{number}"


def _clean(name: str) -> str:
    """A name on one line, without control characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
