"""Inline cards of a position file."""

from __future__ import annotations

from typing import Any

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import KINDS, ROW_NAMES, ROWS, Card
from sevencats.games.gwent.rules.abilities import ABILITIES
from sevencats.kernel.errors import BadData
from sevencats.kernel.values import known_keys, mapping, number, word, words

_CARD_KEYS = (
    *("kind", "strength", "rows", "abilities", "faction", "side_deck"),
    *("musters", "transforms_into", "summons"),
)
_WEATHER_ROWS = {
    "weather_frost": (0,),
    "weather_fog": (1,),
    "weather_rain": (2,),
    "weather_storm": (1, 2),
}


def inline_cards(given: dict[str, Any]) -> dict[str, Card]:
    """Return the inline cards by id; the cards they link to must exist."""
    cards = {}
    for card_id, facts in given.items():
        where = f"cards.{card_id}"
        facts = mapping(facts, where)
        known_keys(facts, _CARD_KEYS, where)
        cards[card_id] = _inline_card(card_id, facts, where)
    known = {**base().cards, **cards}
    for card_id, card in cards.items():
        links = (*card.musters, card.transforms_into, card.summons)
        for link in links:
            if link is not None and link not in known:
                raise BadData(f"cards.{card_id}: there is no card {link!r}")
    return cards


def _inline_card(card_id: str, facts: dict[str, Any], where: str) -> Card:
    kind = word(facts.get("kind", "unit"), f"{where}.kind")
    if kind not in KINDS:
        raise BadData(f"{where}.kind: must be one of {', '.join(KINDS)}, not {kind!r}")
    abilities = tuple(words(facts.get("abilities", []), f"{where}.abilities"))
    for ability in abilities:
        if ability not in ABILITIES:
            raise BadData(f"{where}.abilities: there is no ability {ability!r}")
    rows = []
    for row in words(facts.get("rows", []), f"{where}.rows"):
        if row not in ROW_NAMES:
            raise BadData(f"{where}.rows: there is no row {row!r}")
        rows.append(ROW_NAMES.index(row))
    if not rows and kind in ("unit", "hero"):
        rows = [0, 1] if "agile" in abilities else [0]
    if not rows and kind == "special":
        rows = list(ROWS)
    if not rows and abilities:
        rows = list(_WEATHER_ROWS.get(abilities[0], ()))
    return Card(
        id=card_id,
        faction=word(facts.get("faction"), f"{where}.faction") or "neutral",
        kind=kind,
        strength=number(facts.get("strength") or 0, f"{where}.strength", 0),
        rows=tuple(sorted(rows)),
        abilities=abilities,
        musters=tuple(words(facts.get("musters", []), f"{where}.musters")),
        transforms_into=word(facts.get("transforms_into"), f"{where}.transforms_into") or None,
        summons=word(facts.get("summons"), f"{where}.summons") or None,
        reserve=bool(facts.get("side_deck", False)),
    )
