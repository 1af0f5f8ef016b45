"""How often the cards of a deck do something, beside the box's own decks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from sevencats.oldworld.packs.load import Content
from sevencats.oldworld.packs.model import Choice, EventCard, Line, Story

#: What is counted, by how a line of it begins. A table counts by its word: ``roll``, ``test`` ...
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
#: The decks of the base box: how many cards, and how many of a hundred have an effect.
BOX: dict[str, tuple[int, dict[str, int]]] = {
    "city": (
        36,
        {
            **{"gold": 61, "quest": 53, "potion": 22, "draw3": 19, "trail": 11},
            **{"shield": 19, "card": 22, "trash": 14, "roll": 14},
        },
    ),
    "wilds": (
        36,
        {
            **{"gold": 42, "quest": 58, "potion": 47, "draw3": 31, "trail": 22},
            **{"shield": 19, "card": 14, "trash": 14, "roll": 14},
        },
    ),
    "events": (
        56,
        {
            **{"gold": 38, "potion": 18, "draw3": 12, "trail": 4, "shield": 23},
            **{"card": 29, "trash": 5, "roll": 21, "test": 11, "fight": 7},
            "kept": 25,
        },
    ),
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
    return [_count(deck, cards) for deck, cards in decks_of(content).items()]


def _count(deck: str, cards: list[Story | EventCard]) -> DeckCount:
    lines = [list(card_lines(card)) for card in cards]
    size, box = BOX.get(deck, (None, {}))
    effects = {
        effect: (
            sum(any(re.match(pattern, line) for line in card) for card in lines),
            box.get(effect),
        )
        for effect, pattern in EFFECTS.items()
    }
    return DeckCount(deck, len(cards), size, effects)


def card_lines(card: Story | EventCard) -> Iterator[str]:
    """All plain lines of a card, prices too; a table gives its own word first."""
    for choice in card.options.values():
        yield from choice_lines(choice)
    if isinstance(card, EventCard):
        yield from flat(card.do)
        if card.kept:
            yield "kept"


def choice_lines(choice: Choice) -> Iterator[str]:
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
