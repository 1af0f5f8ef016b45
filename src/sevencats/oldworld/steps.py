"""Named steps: the places where a pack may put its own rule in the place of the base game's.

A step is a plain function of the state. The base game registers each under a name and calls it by
that name; a pack's hook gets the function it replaces first, so it can go on with it or not. Which
hooks hold is worked out once per set-up (``table.steps``), so a game without the pack never asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from sevencats.kernel.effects import Effect
from sevencats.kernel.handlers import Handler
from sevencats.oldworld.packs.model import Record
from sevencats.oldworld.packs.read import KINDS

Step = Callable[..., Any]
F = TypeVar("F", bound=Step)

BASE_STEPS: dict[str, Step] = {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Expansion:
    """The code of a pack. ``steps`` are hooks by step name, called as ``hook(base, state, ...)``;
    ``zones`` are common zones of its own (name, whether all see it, what hidden cards mix with; a
    name like ``*.bombs`` is one for each seat);
    ``kinds`` are records of its own, by the name of their table in a pack, and ``components``
    makes cards of the content (kind, id, zone); ``frames``, ``ops`` and ``tests`` are what the
    kernel needs to run its pauses and effects."""

    id: str
    steps: dict[str, Step] = field(default_factory=dict)
    zones: tuple[tuple[str, bool, str], ...] = ()
    kinds: dict[str, type[Record]] = field(default_factory=dict)
    components: Callable[[Any], Iterable[tuple[str, str, str]]] = lambda content: ()
    frames: dict[type, Handler] = field(default_factory=dict)
    ops: dict[str, Callable[[Any, Effect], None]] = field(default_factory=dict)
    tests: dict[str, Callable[[Any, Effect], int]] = field(default_factory=dict)


#: Every pack that brings code, by id; ``expansions/`` holds them.
CODE: dict[str, Expansion] = {}


def step(name: str) -> Callable[[F], F]:
    """Register the base game's own way to do a step."""

    def register(function: F) -> F:
        assert name not in BASE_STEPS, f"there are two steps {name!r}"
        BASE_STEPS[name] = function
        return function

    return register


def add_expansion(expansion: Expansion) -> Expansion:
    """Make the code of a pack known."""
    assert expansion.id not in CODE, f"there are two expansions {expansion.id!r}"
    CODE[expansion.id] = expansion
    KINDS.update(expansion.kinds)
    return expansion


def expansions_of(packs: Iterable[str]) -> list[Expansion]:
    """The code of these packs, in their order."""
    return [CODE[pack] for pack in packs if pack in CODE]


def steps_of(packs: Iterable[str]) -> dict[str, Step]:
    """The steps as they are with these packs, in their order."""
    steps = dict(BASE_STEPS)
    for expansion in expansions_of(packs):
        for name, hook in expansion.steps.items():
            assert name in steps, f"{expansion.id} replaces a step that does not exist: {name!r}"
            steps[name] = partial(hook, steps[name])
    return steps
