"""How often the cards of a deck do something, beside the box's own decks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from sevencats.games.oldworld.packs.catalogue import manifests
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import CardOption, EventCard, Line, Story

#: The effects that are counted, by the beginning of a line. A table counts by its word: ``roll``,
#: ``test`` ... ``story_counts`` of a pack has the same words.
EFFECTS = {
    "gold": r"gold ",
    "quest": r"quest ",
    "potion": r"potion ",
    "draw3": r"draw3 ",
    "trail": r"trail\b",
    "shield": r"shield [-=]",
    "attribute": r"(attribute|combat|defense|alchemy|specialty) ",
    "card": r"card ",
    "trash": r"trash ",
    "roll": r"roll$",
    "test": r"(test|tier)$",
    "fight": r"fight$",
    "kept": r"kept$",
}


class DeckCount(NamedTuple):
    """A deck: its cards and those of the box's, and for each effect how many cards of ours have it
    and what percentage of the box's do (None: not known)."""

    deck: str
    cards: int
    box: int | None
    effects: dict[str, tuple[int, int | None]]


def decks_of(content: Content) -> dict[str, list[Story | EventCard]]:
    """The stories by their deck, and all events."""
    decks: dict[str, list[Story | EventCard]] = {}
    for story in content.stories.values():
        decks.setdefault(story.deck, []).append(story)
    return {**decks, "events": sorted(content.events.values(), key=lambda event: int(event.id))}


def count_decks(content: Content) -> list[DeckCount]:
    """Every deck of the content, counted."""
    return [_count(deck, cards, content.packs) for deck, cards in decks_of(content).items()]


def box_of(deck: str, packs: Iterable[str]) -> tuple[int | None, dict[str, int]]:
    """A deck as the boxes of these packs make it: its cards, and for each effect that all of them
    know how many of a hundred have it."""
    known = manifests()
    decks = [known[pack].story_counts for pack in packs if pack in known]
    parts = [each[deck] for each in decks if deck in each]
    size = sum(part["cards"] for part in parts)
    if not size:
        return None, {}
    effects = [effect for effect in EFFECTS if all(effect in part for part in parts)]
    counts = {effect: sum(part[effect] for part in parts) for effect in effects}
    return size, {effect: (200 * n + size) // (2 * size) for effect, n in counts.items()}


def _count(deck: str, cards: list[Story | EventCard], packs: Iterable[str]) -> DeckCount:
    whole = whole_cards(cards)
    lines = [[line for part in card for line in card_lines(part)] for card in whole]
    size, box = box_of(deck, packs)
    effects = {
        effect: (
            sum(any(re.match(pattern, line) for line in card) for card in lines),
            box.get(effect),
        )
        for effect, pattern in EFFECTS.items()
    }
    return DeckCount(deck, len(whole), size, effects)


def whole_cards(cards: Iterable[Story | EventCard]) -> list[list[Story | EventCard]]:
    """The cards of a deck; one of two halves is one card."""
    whole: dict[str, list[Story | EventCard]] = {}
    for card in cards:
        whole.setdefault((isinstance(card, Story) and card.half_of) or card.id, []).append(card)
    return list(whole.values())


def card_lines(card: Story | EventCard) -> Iterator[str]:
    """All plain lines of a card, prices too; a table gives its own word first."""
    for choice in card.options.values():
        yield from choice_lines(choice)
    if isinstance(card, EventCard):
        yield from flat(card.do)
        if card.kept:
            yield "kept"


def choice_lines(choice: CardOption) -> Iterator[str]:
    """The plain lines of an option: its price and what comes of it."""
    yield from flat(choice.cost)
    yield from flat(choice.do)


def flat(lines: tuple[Line, ...] | list[Line]) -> Iterator[str]:
    """Plain lines, those inside tables too; a table gives its own word first."""
    for line in lines:
        if isinstance(line, str):
            yield line
            continue
        yield next(iter(line))
        for value in line.values():
            yield from _inside(value)


def _inside(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for inner in value.values():
            yield from _inside(inner)
    elif isinstance(value, list | tuple):
        yield from flat(list(value))
