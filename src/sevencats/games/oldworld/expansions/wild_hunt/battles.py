"""Hounds, generals and the last fight together, for the expansion."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from sevencats.games.oldworld.expansion import Component
from sevencats.games.oldworld.expansions.wild_hunt import (
    generals,
    hounds,
    last_fight,
    last_turns,
    words_fight,
)
from sevencats.games.oldworld.language.lines import Reader
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import Line, Record
from sevencats.games.oldworld.steps import Steps
from sevencats.kernel.effects import Node
from sevencats.kernel.handlers import Handler

FRAMES: dict[type, Handler] = {
    **words_fight.FRAMES,
    **hounds.FRAMES,
    **last_fight.FRAMES,
    **last_turns.FRAMES,
}
KINDS: dict[str, type[Record]] = {**generals.KINDS, **hounds.KINDS}
CHECKS: dict[type[Record], Callable[[Content, Any], Iterable[str]]] = {
    **generals.CHECKS,
    **hounds.CHECKS,
}
LIMITS = {**generals.LIMITS, **hounds.LIMITS}
LINES: dict[str, Callable[[Content, list[str]], Iterable[Line]]] = {
    **generals.LINES,
    **hounds.LINES,
}
ZONES = (*generals.ZONES, *hounds.ZONES)


def components(content: Content) -> Iterator[Component]:
    """All physical cards and tokens of them."""
    yield from generals.components(content)
    yield from hounds.components(content)


def trees(content: Content, reader: Reader) -> dict[str, Node]:
    """All their effects."""
    own = words_fight.trees(content, reader)
    return own | generals.trees(content, reader) | hounds.trees(content, reader)


def steps(base: Steps) -> Steps:
    """All steps that they replace."""
    return last_fight.steps(generals.steps(base))
