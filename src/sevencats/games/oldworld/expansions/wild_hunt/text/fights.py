"""Descriptions of generals, their cards, hounds and tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sevencats.games.oldworld.expansions.wild_hunt.generals import (
    HuntCard,
    HuntGeneral,
    cards_of,
)
from sevencats.games.oldworld.expansions.wild_hunt.hounds import Hound, HoundToken
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import Line, Trait
from sevencats.games.oldworld.text.lines import lines_text, trait_text
from sevencats.text import Texts


def _said(texts: Texts, key: str, lines: Sequence[Line]) -> list[str]:
    """Describe lines with the words for their moment or target; nothing for no lines."""
    return [texts(f"ow-hunt-{key}", what=lines_text(texts, lines))] if lines else []


def _held(texts: Texts, key: str, traits: Sequence[Trait]) -> list[str]:
    if not traits:
        return []
    return [texts(f"ow-hunt-{key}", what=", ".join(trait_text(texts, one) for one in traits))]


def _general(texts: Texts, content: Content, general: HuntGeneral) -> str:
    """Describe side A, side B, and the four cards."""
    parts = [
        *_said(texts, "enter", general.enter),
        *_said(texts, "enter-once", general.enter_once),
        *_said(texts, "last", general.last),
        *_said(texts, "last-away", general.last_away),
        *_said(texts, "last-once", general.last_once),
    ]
    for card in cards_of(content, general.id):
        name = texts(f"ow-hunt-card-{card.id.replace('_', '-')}")
        parts.append(texts("ow-hunt-card-line", name=name, text=_attack(texts, card)))
    own = cards_of(content, general.id)
    return " ".join([*parts, *(_passive(texts, own[0]) if own else [])])


def _attack(texts: Texts, card: HuntCard) -> str:
    held = _held(texts, "card-next", card.next)
    return "; ".join([lines_text(texts, card.attack), *held])


def _passive(texts: Texts, card: HuntCard) -> list[str]:
    inner = [
        *([lines_text(texts, card.passive)] if card.passive else []),
        *_held(texts, "card-now", card.now),
        *_said(texts, "card-after", card.after),
        *_said(texts, "card-after-once", card.after_once),
    ]
    return [texts("ow-hunt-passive", what="; ".join(inner))] if inner else []


def _card(texts: Texts, content: Content, card: HuntCard) -> str:
    attack = texts("ow-hunt-card-attack", what=_attack(texts, card))
    return " ".join([attack, *_passive(texts, card)])


def _hound(texts: Texts, content: Content, hound: Hound) -> str:
    life = ", ".join(map(str, hound.life))
    return texts("ow-hound-text", shield=hound.shield, draw=hound.draw, life=life)


def _token(texts: Texts, content: Content, token: HoundToken) -> str:
    return texts("ow-hound-token-text", n=token.level, what=lines_text(texts, token.do))


DESCRIBE: dict[str, Callable[[Texts, Content, Any], str]] = {
    "hunt_general": _general,
    "hunt_card": _card,
    "hound": _hound,
    "hound_token": _token,
}
