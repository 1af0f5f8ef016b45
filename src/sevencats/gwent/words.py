"""Card names in sentences: one, a list with copies counted, words joined."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sevencats.gwent import cardtext
from sevencats.text import Texts


def name_card(texts: Texts, card_id: str) -> str:
    """A card's name; a card that no word file knows is called by its id."""
    name = cardtext.card_name(texts, card_id)
    return name if not name.startswith("card-") else card_id.replace("_", " ")


def list_cards(texts: Texts, ids: Iterable[str]) -> str:
    """Names in a row, copies counted: "Ghoul ×2 and Harpy"."""
    count: dict[str, int] = {}
    for card_id in ids:
        count[card_id] = count.get(card_id, 0) + 1
    words = []
    for card_id, copies in count.items():
        name = name_card(texts, card_id)
        words.append(name if copies == 1 else texts("log-copies", card=name, count=copies))
    return join(texts, words)


def join(texts: Texts, words: Sequence[str]) -> str:
    """Words with commas and a last "and"."""
    if len(words) < 2:
        return "".join(words)
    return texts("cardtext-and", left=", ".join(words[:-1]), right=words[-1])
