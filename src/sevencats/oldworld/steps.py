"""Named steps: the places where a pack may put its own rule in the place of the base game's.

A step is a plain function of the state. The base game registers each under a name and calls it by
that name; a pack's hook gets the function it replaces first, so it can go on with it or not. Which
hooks hold is worked out once per set-up (``table.steps``), so a game without the pack never asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, TypeVar

Step = Callable[..., Any]
F = TypeVar("F", bound=Step)

BASE_STEPS: dict[str, Step] = {}
#: Pack id -> step name -> function (base, state, ...).
HOOKS: dict[str, dict[str, Step]] = {}


def step(name: str) -> Callable[[F], F]:
    """Register the base game's own way to do a step."""

    def register(function: F) -> F:
        assert name not in BASE_STEPS, f"there are two steps {name!r}"
        BASE_STEPS[name] = function
        return function

    return register


def steps_of(packs: Iterable[str]) -> dict[str, Step]:
    """The steps as they are with these packs, in their order."""
    steps = dict(BASE_STEPS)
    for pack in packs:
        for name, hook in HOOKS.get(pack, {}).items():
            assert name in steps, f"{pack} replaces a step that does not exist: {name!r}"
            steps[name] = partial(hook, steps[name])
    return steps
