"""A number for every answer.

An answer is a word (``pass``) or a word with a piece (``play:rend_1``). Words that few questions
use have no numbers of their own: their answers take the spare numbers, in the order in which the
question lists them, so that every question can be answered with any packs. Numbers never move:
spare ones come first, then words, then pieces in the order of ``pieces.txt``.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from sevencats.adapters.vocabulary import SHUFFLE, Vocabulary
from sevencats.games.oldworld.learn.features.pieces import of_kind, pieces
from sevencats.kernel.decisions import Decision

#: More than the options of the longest question.
SPARE = 96
#: Numbers for words, used or not.
_WORDS_END = 256
#: Answers without a piece. New ones go to the end.
WORDS = (
    *("pass", "done", "end", "act", "yes", "no", "turn", "wait", "fight", "charge", "bite"),
    *("option:a", "option:b", "option:c", "option:d", "explore:city", "explore:wilds"),
    *("terrain:forest", "terrain:mountain", "terrain:water", "wager:none"),
    *("attribute:alchemy", "attribute:combat", "attribute:defense", "attribute:specialty"),
    *("pay:gold", "pay:nothing", "pay:two", "potion_drawn", "bomb_for:gold", "bomb_for:potion"),
    *("reroll:1", "reroll:2", "reroll:3", "reroll:4", "reroll:5", "use:specialty", "take_back"),
    *("drive", "join", "refuse", "stay_out", "withdraw", "rest", "gift:gold", "swap:gold"),
)
#: The words that are said of a piece, by its kind. New ones would move numbers: they are spare.
_SAID = {
    "card": ("play", "discard", "trash", "gain", "take", "pay", "heal", "recall", "boost", "top"),
    "at": ("move", "step", "sail", "mount", "ride", "guard", "claim"),
    "monster": ("fight", "monster", "use"),
    "seat": ("fight", "poker", "player", "wager", "give", "fighter"),
    "school": ("school",),
    "potion": ("potion", "discard"),
    "story": ("quest",),
    "fight": ("top",),
}
#: The place in a row, or what is paid with: the piece itself says enough.
_BETWEEN = re.compile(r":(?:[0-9]+|card|trophy)\.")


class OldWorldVocabulary(Vocabulary):
    """The numbers of keys; those of spare answers depend on the question."""

    def numbered(self, decision: Decision) -> list[int]:
        """Return the number of each option of a decision, in its order."""
        return list(_numbered(self, decision.keys))


@lru_cache(4096)
def _numbered(words: OldWorldVocabulary, keys: tuple[str, ...]) -> tuple[int, ...]:
    found: list[int] = []
    spare = iter(range(SPARE))
    for key in keys:
        plain = _BETWEEN.sub(":", key)
        number = words.number(plain) if plain in words else -1
        # Two copies of a card may lie in one row: the second is spare.
        found.append(number if number >= 0 and number not in found else next(spare))
    return tuple(found)


@cache
def vocabulary() -> OldWorldVocabulary:
    """Return the answers of players, the same ones in every mode."""
    known = (*WORDS, *([""] * (_WORDS_END - SPARE - len(WORDS))))
    table = [*_spares(), *known]
    for piece in pieces():
        kind, _, name = piece.rpartition(".") if "." in piece else ("card", "", piece)
        table += [f"{word}:{name}" for word in _SAID.get(kind, ())]
    return OldWorldVocabulary([key for key in table if key], table)


@cache
def chance_vocabulary() -> OldWorldVocabulary:
    """Return the outcomes of chance: dice and first seats have numbers, others spare ones."""
    dice = [f"die:{face}" for face in range(1, 7)]
    first = [f"first:{seat}" for seat in of_kind("seat")]
    table = [*_spares(), SHUFFLE, *dice, *first]
    return OldWorldVocabulary(table, table)


def _spares() -> list[str]:
    return [f"spare:{number}" for number in range(SPARE)]
