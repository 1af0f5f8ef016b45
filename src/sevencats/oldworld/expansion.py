"""What an expansion may bring beside its pack of data, and the register of those that bring code.

A hook of an expansion works where a set-up names its pack; a game without the pack never asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from sevencats.kernel.effects import Effect
from sevencats.kernel.handlers import Handler
from sevencats.oldworld.language.vocabulary import BASE_VOCABULARY, Vocabulary
from sevencats.oldworld.packs.model import Record
from sevencats.oldworld.packs.read import KINDS
from sevencats.oldworld.steps import Steps


def _unchanged(steps: Steps) -> Steps:
    return steps


@dataclass(frozen=True, slots=True, kw_only=True)
class Expansion:
    """The code of a pack. ``steps`` gets the steps as they are without it and gives them with its
    own in place (``dataclasses.replace``), which may go on with those they replace;
    ``vocabulary`` are words of its own for effects, conditions and traits;
    ``zones`` are common zones of its own (name, whether all see it, what hidden cards mix with; a
    name like ``*.bombs`` is one for each seat);
    ``kinds`` are records of its own, by the name of their table in a pack, and ``components``
    makes cards of the content (kind, id, zone); ``frames``, ``ops`` and ``predicates`` are what
    the kernel needs to run its pauses and effects. ``seats`` are numbers of seats that it adds to a
    mode."""

    id: str
    seats: dict[str, tuple[int, ...]] = field(default_factory=dict)
    steps: Callable[[Steps], Steps] = _unchanged
    vocabulary: Vocabulary = field(default_factory=Vocabulary)
    zones: tuple[tuple[str, bool, str], ...] = ()
    kinds: dict[str, type[Record]] = field(default_factory=dict)
    components: Callable[[Any], Iterable[tuple[str, str, str]]] = lambda content: ()
    frames: dict[type, Handler] = field(default_factory=dict)
    ops: dict[str, Callable[[Any, Effect], None]] = field(default_factory=dict)
    predicates: dict[str, Callable[[Any, Effect], int]] = field(default_factory=dict)


#: Every pack that brings code, by id; ``expansions/`` holds them.
CODE: dict[str, Expansion] = {}


def add_expansion(expansion: Expansion) -> Expansion:
    """Make the code of a pack known."""
    assert expansion.id not in CODE, f"there are two expansions {expansion.id!r}"
    CODE[expansion.id] = expansion
    KINDS.update(expansion.kinds)
    return expansion


def expansions_of(packs: Iterable[str]) -> list[Expansion]:
    """The code of these packs, in their order."""
    return [CODE[pack] for pack in packs if pack in CODE]


@lru_cache(maxsize=64)
def vocabulary_of(packs: tuple[str, ...]) -> Vocabulary:
    """The words of effects, conditions and traits with these packs."""
    vocabulary = BASE_VOCABULARY
    for expansion in expansions_of(packs):
        vocabulary = vocabulary.joined(expansion.vocabulary)
    return vocabulary
