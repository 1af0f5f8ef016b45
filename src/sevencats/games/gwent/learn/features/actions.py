"""One table of actions for all modes of Gwent: a permanent number for every option key.

Words that name no card come first and have room to grow. Then each card has a block of eight, in
the order of ``cards.txt``: a card that is new in the catalogue is added at its end, so that no
number ever moves and a trained network keeps its meaning.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from sevencats.games.gwent.cards.model import FACTIONS, ROW_NAMES

#: Append only. The first eight are those of a duel, in the order the twin counts them.
WORDS = (
    *("pass", "leader", "done", *(f"row:{row}" for row in ROW_NAMES), "starter:A", "starter:B"),
    *("to:A", "to:B", *(f"{word}:{seat}" for word in ("starter", "to") for seat in "CDE")),
    *(f"{word}:{seat}" for word in ("starter", "to") for seat in ("A1", "B1", "A2", "B2")),
    *(f"{word}:{seat}" for word in ("starter", "to") for seat in ("player", "opponent")),
    *("deck:1", "deck:2", "deck:3"),
    *(f"colour:{faction}" for faction in FACTIONS),
)
#: Numbers kept for words.
WORD_ROOM = 64
#: The actions with a card, in the order of its block.
LABELS = ("play", "redraw", "discard", "take", "target", *(f"target:{row}" for row in ROW_NAMES))
BLOCK = len(LABELS)


@cache
def cards() -> tuple[str, ...]:
    """The cards in the order of their numbers."""
    text = files(__package__).joinpath("cards.txt").read_text(encoding="utf-8")
    return tuple(text.split())


@cache
def card_numbers() -> dict[str, int]:
    """The number of every card."""
    return {card: number for number, card in enumerate(cards())}


def size() -> int:
    """The size of the table, unused numbers included."""
    return WORD_ROOM + BLOCK * len(cards())


def card_action(label: str, card: str) -> int:
    """Return the number of an action with a card."""
    return WORD_ROOM + BLOCK * card_numbers()[card] + LABELS.index(label)


@cache
def keys() -> tuple[str, ...]:
    """The option key of every number; empty for numbers that are not in use."""
    words = [*WORDS, *[""] * (WORD_ROOM - len(WORDS))]
    for card in cards():
        words += [f"{label}:{card}" for label in LABELS[:5]]
        words += [f"{label}.{card}" for label in LABELS[5:]]
    return tuple(words)


@cache
def numbers() -> dict[str, int]:
    """The number of every option key."""
    return {key: number for number, key in enumerate(keys()) if key}
