"""Card names in sentences: one, or a list with copies counted."""

from __future__ import annotations

from collections.abc import Iterable

from sevencats.games.gwent.text import cards as cardtext
from sevencats.text import Texts, count_up


def name_card(texts: Texts, card_id: str) -> str:
    """A card's name; a card that no word file knows shows its id."""
    name = cardtext.card_name(texts, card_id)
    return name if not name.startswith("card-") else card_id.replace("_", " ")


def list_cards(texts: Texts, ids: Iterable[str]) -> str:
    """Names in a row, copies counted: "Ghoul ×2 and Harpy"."""
    return count_up(texts, [name_card(texts, card_id) for card_id in ids])
