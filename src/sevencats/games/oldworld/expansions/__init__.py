"""The code of expansions. A module here calls ``add_expansion`` with its hooks, zones and frames;
all modules here are loaded, and each applies to games whose set-up names its pack."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from sevencats.games.oldworld.expansion import CODE, Expansion


def all_expansions() -> list[Expansion]:
    """Load and return every expansion that has code."""
    for module in iter_modules(__path__):
        import_module(f"{__name__}.{module.name}")
    return list(CODE.values())
