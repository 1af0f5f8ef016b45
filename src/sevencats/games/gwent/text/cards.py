"""Names and rules texts of cards and leaders, made from their facts, in the language asked for.

The words are in ``locales/<lang>/cards.ftl`` and ``abilities.ftl``; here they are only put
together. All texts are plain sentences, fit to be read aloud.
"""

from __future__ import annotations

from sevencats.games.gwent.cards.catalogue import Catalogue
from sevencats.games.gwent.cards.model import ROW_NAMES, Card, Leader
from sevencats.text import Texts, join


def card_name(texts: Texts, card_id: str) -> str:
    """Return the name of a card."""
    return texts(f"card-{_dashed(card_id)}")


def leader_name(texts: Texts, leader_id: str) -> str:
    """Return the name of a leader, with the title."""
    return texts(f"leader-{_dashed(leader_id)}")


def card_text(texts: Texts, card: Card, catalogue: Catalogue) -> str:
    """Return the rules text of a card: what it is, where it lies, what its abilities do."""
    rows = [texts(f"row-{ROW_NAMES[row]}") for row in card.rows]
    parts = [
        texts(
            f"cardtext-{card.kind}",
            rows=join(texts, rows, "list-or"),
            strength=card.strength,
        )
    ]
    parts += [_ability(texts, card, ability, catalogue) for ability in card.abilities]
    if card.reserve:
        parts.append(texts("cardtext-reserve"))
    return " ".join(parts)


def leader_text(texts: Texts, leader: Leader) -> str:
    """Return the rules text of a leader: active or passive, and what the ability does."""
    frame = "cardtext-leader-passive" if leader.passive else "cardtext-leader-active"
    return texts(frame, text=texts(f"leader-text-{_dashed(leader.id)}"))


def _ability(texts: Texts, card: Card, ability: str, catalogue: Catalogue) -> str:
    key = f"ability-{_dashed(ability)}"
    name = texts(key)
    mustered = sorted(card.musters, key=catalogue.order)
    called = card.transforms_into or card.summons
    text = texts(
        f"{key}-text",
        kind=card.kind,
        cards=join(texts, [card_name(texts, pulled) for pulled in mustered]),
        card=card_name(texts, called) if called else "",
    )
    # A special card with the name of its ability need not repeat the name.
    if card.kind in ("special", "weather") and name == card_name(texts, card.id):
        return text
    return texts("cardtext-ability", name=name, text=text)


def _dashed(name: str) -> str:
    return name.replace("_", "-")
