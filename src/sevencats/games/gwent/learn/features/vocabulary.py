"""The option keys that can occur in a mode of Gwent, numbered.

The keys are computed from the catalogue and the effect trees, not collected from games. Answers of
players have the numbers of the table in ``actions.py``, which are permanent and the same in every
mode; the outcomes of chance are numbered in sorted order. Players and chance have a vocabulary
each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from sevencats.adapters.vocabulary import SHUFFLE, Vocabulary
from sevencats.games.gwent import GAME
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.flags import flags_of
from sevencats.games.gwent.cards.model import FACTIONS, ROW_NAMES, Card
from sevencats.games.gwent.learn.features import actions
from sevencats.games.gwent.modes import Seating, mode_of
from sevencats.games.gwent.rules.select import Cards, EnemySeats, EnemySides, Has, OnBoard
from sevencats.kernel.effects import Choose, Node, Repeat, Select, Seq, Switch

#: Upper bound of a hand's size.
_SLOTS = 100


@cache
def vocabulary(mode: str) -> Vocabulary:
    """Return the answers of players in a mode, at its largest table."""
    seating = _largest(mode)
    keys = {"done", "leader", "pass"}
    keys |= {f"play:{card}" for card in base().cards}
    keys |= {f"redraw:{card.id}" for card in base().cards.values() if not card.reserve}
    keys |= {f"row:{row}" for row in ROW_NAMES}
    keys |= {f"starter:{seat}" for seat in seating.seats}
    keys |= {f"to:{name}" for name in (*seating.seats, *seating.sides)}
    keys |= set(_effect_keys(mode, seating))
    keys |= _colours(seating)
    if mode_of(mode).decks > 1:
        keys |= {f"deck:{number + 1}" for number in range(mode_of(mode).decks)}
    return Vocabulary(keys, actions.keys())


@cache
def chance_vocabulary(mode: str) -> Vocabulary:
    """Return the outcomes of chance in a mode; a shuffle is the single outcome ``SHUFFLE``."""
    seating = _largest(mode)
    units = [card for card in base().cards.values() if card.kind == "unit"]
    keys = {SHUFFLE}
    keys |= {f"{word}:{seat}" for word in ("decides", "first", "starter") for seat in seating.seats}
    keys |= {f"slot:{number:02}" for number in range(_SLOTS)}
    keys |= {f"target:{card.id}" for card in units}
    keys |= set(_on_rows(units)) | _colours(seating)
    if mode_of(mode).solo:
        keys |= {f"leader:{leader}" for leader in base().leaders}
    return Vocabulary(keys)


@cache
def kinds(mode: str) -> tuple[str, ...]:
    """Return the kinds of questions a player can be asked."""
    asked = {"receiver", "redraw", "row", "starter", "turn"}
    asked |= {choice.kind for choice in _choices(mode)}
    if _colours(_largest(mode)):
        asked.add("colour")
    return tuple(sorted(asked | {"deck"} if mode_of(mode).decks > 1 else asked))


def _largest(mode: str) -> Seating:
    return mode_of(mode).seatings[-1]


def _colours(seating: Seating) -> set[str]:
    """Return the keys of colours, which cards are asked for by where mates share a side."""
    shared = len(seating.sides) < len(seating.seats)
    return {f"colour:{faction}" for faction in FACTIONS} if shared else set()


def _choices(mode: str) -> Iterator[Choose]:
    for name, tree in GAME.effects.items():
        if mode_of(mode).solo or not name.startswith("solo:"):
            yield from _walk(tree)


def _walk(node: Node) -> Iterator[Choose]:
    if isinstance(node, Seq | Switch):
        for part in node.parts if isinstance(node, Seq) else node.cases:
            yield from _walk(part)
    elif isinstance(node, Repeat):
        yield from _walk(node.body)
    elif isinstance(node, Choose):
        yield node
        yield from _walk(node.then)


def _effect_keys(mode: str, seating: Seating) -> Iterator[str]:
    for choice in _choices(mode):
        yield from _select_keys(choice.select, seating)


def _select_keys(select: Select, seating: Seating) -> Iterator[str]:
    if isinstance(select, Cards):
        yield from (f"{select.label}:{card.id}" for card in _matching(select.where))
    elif isinstance(select, OnBoard):
        yield from _on_rows(_matching(select.where))
    elif isinstance(select, EnemySeats):
        yield from (f"to:{seat}" for seat in seating.seats)
    elif isinstance(select, EnemySides):
        yield from (f"to:{side}" for side in seating.sides)
    else:
        raise NotImplementedError(f"the vocabulary does not know what {select!r} lists")


def _on_rows(cards: Sequence[Card]) -> Iterator[str]:
    for card in cards:
        yield from (f"target:{ROW_NAMES[row]}.{card.id}" for row in card.rows)


def _matching(where: Has) -> list[Card]:
    return [
        card
        for card in base().cards.values()
        if flags_of(card) & where.bits == where.bits
        and not flags_of(card) & where.bar
        and where.card in ("", card.id)
    ]
