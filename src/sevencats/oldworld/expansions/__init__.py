"""The code of expansions. A module here calls ``add_expansion`` with its hooks, zones and frames;
it is found by lying here, and works in games whose set-up names its pack."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from sevencats.oldworld.expansion import CODE, Expansion


def all_expansions() -> list[Expansion]:
    """Every expansion that brings code, loaded."""
    for module in iter_modules(__path__):
        import_module(f"{__name__}.{module.name}")
    return list(CODE.values())
