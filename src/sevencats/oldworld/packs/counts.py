"""How often the cards of a deck do something, beside the box's own decks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
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
#: The decks of the boxes by pack: how many cards, and how many of them have an effect. Of the
#: events of the Adventure Pack and of the sea deck only the number is known, of the Wild Hunt's
#: cards little more.
BOXES: dict[str, dict[str, tuple[int, dict[str, int]]]] = {
    "base": {
        "city": (
            36,
            {
                **{"gold": 22, "quest": 19, "potion": 8, "draw3": 7, "trail": 4},
                **{"shield": 7, "card": 8, "trash": 5, "roll": 5},
            },
        ),
        "wilds": (
            36,
            {
                **{"gold": 15, "quest": 21, "potion": 17, "draw3": 11, "trail": 8},
                **{"shield": 7, "card": 5, "trash": 5, "roll": 5},
            },
        ),
        "events": (
            56,
            {
                **{"gold": 21, "potion": 10, "draw3": 7, "trail": 2, "shield": 13},
                **{"card": 16, "trash": 3, "roll": 12, "test": 6, "fight": 4},
                "kept": 14,
            },
        ),
    },
    "adventure_pack": {
        "city": (
            59,
            {
                **{"gold": 32, "quest": 26, "potion": 10, "draw3": 10, "trail": 8},
                **{"shield": 9, "card": 14, "trash": 4, "roll": 1},
            },
        ),
        "wilds": (
            60,
            {
                **{"gold": 20, "quest": 26, "potion": 22, "draw3": 14, "trail": 17},
                **{"shield": 8, "card": 24, "trash": 10, "roll": 5},
            },
        ),
        "events": (81, {}),
    },
    "skellige": {
        "sea": (50, {}),
        "events": (
            30,
            {
                **{"gold": 9, "potion": 1, "draw3": 3, "trail": 1, "shield": 11},
                **{"card": 14, "fight": 6, "kept": 4},
            },
        ),
    },
    "wild_hunt": {
        "hunt_1": (20, {"quest": 13}),
        "hunt_2": (15, {"quest": 5}),
        "events": (
            35,
            {
                **{"gold": 11, "draw3": 6, "trail": 3, "shield": 6, "card": 12, "trash": 1},
                "fight": 2,
            },
        ),
    },
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
    parts = [BOXES[pack][deck] for pack in packs if deck in BOXES.get(pack, {})]
    size = sum(cards for cards, _ in parts)
    if not size:
        return None, {}
    known = [effect for effect in parts[0][1] if all(effect in more for _, more in parts)]
    counts = {effect: sum(more[effect] for _, more in parts) for effect in known}
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
