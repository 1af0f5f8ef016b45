"""Answers to questions about cards: their texts, and how their strength is computed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import ROW_NAMES, ROWS
from sevencats.games.gwent.decks import names as decknames
from sevencats.games.gwent.rules.strength import explain
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.text.cards import card_name, card_text, leader_name, leader_text
from sevencats.games.gwent.text.words import name_card
from sevencats.text import Texts


def describe_card(name: str, texts: Texts) -> str:
    """A card or leader by its name in any language, or by its id; else the names that are near."""
    card = decknames.find("card", name)
    if card is not None:
        return f"{card_name(texts, card)}. {card_text(texts, base().cards[card], base())}"
    leader = decknames.find("leader", name)
    if leader is not None:
        return f"{leader_name(texts, leader)}. {leader_text(texts, base().leaders[leader])}"
    near = decknames.closest("card", name) + decknames.closest("leader", name)
    if near:
        return texts("play-card-near", name=name, near=", ".join(near))
    return texts("play-card-unknown", name=name)


class Lying(NamedTuple):
    """A card on a row; ``number`` counts over the table."""

    number: int
    side: int
    row: int
    sleeve: int


def on_table(state: GwentState) -> list[Lying]:
    """The cards on the rows, numbered in the order of sides and rows."""
    spots = [(side, row) for side in range(len(state.gems)) for row in ROWS]
    cards = [
        (side, row, sleeve)
        for side, row in spots
        for sleeve in state.zones[state.table.row(side, row)]
    ]
    return [Lying(number, *spot) for number, spot in enumerate(cards, 1)]


def numbered_table(state: GwentState, sides: Sequence[str], texts: Texts) -> list[str]:
    """The cards on the rows, a line each, with the numbers that ``why`` takes."""
    lines = []
    for number, side, row, sleeve in on_table(state):
        lines.append(
            texts(
                "play-numbered",
                number=number,
                side=sides[side],
                row=texts(f"row-{ROW_NAMES[row]}"),
                card=_name(state, sleeve, texts),
                strength=explain(state, sleeve)["result"],
            )
        )
    return lines


def why(state: GwentState, sleeve: int, texts: Texts) -> str:
    """The strength of a card step by step; a step that changes nothing is left out."""
    steps = explain(state, sleeve)
    before = steps["printed"]
    words = [texts("why-printed", value=before)]
    for step in ("spy", "weather", "bond", "morale", "horn"):
        value = steps.get(step, before)
        if value != before:
            words.append(texts(f"why-{step}", value=value))
            before = value
    return texts(
        "why", card=_name(state, sleeve, texts), steps=", ".join(words), result=steps["result"]
    )


def _name(state: GwentState, sleeve: int, texts: Texts) -> str:
    return name_card(texts, state.game.card_name(state, state.face[sleeve]))


def row_of(word: str, texts: Texts) -> int:
    """The row a person names, by id or in the language; -1 if it is none."""
    folded = decknames.fold(word)
    for row, name in enumerate(ROW_NAMES):
        if folded and folded in (name, decknames.fold(texts(f"row-{name}"))):
            return row
    return -1
