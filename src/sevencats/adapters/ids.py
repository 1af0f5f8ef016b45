"""The name of every mode for libraries that make environments by name: ``<game>-<mode>-v0``."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from sevencats.adapters.learning import learning_of
from sevencats.errors import nearest
from sevencats.kernel import RulesError
from sevencats.plugin import plugins

#: The namespace of the names in the registries of libraries.
NAMESPACE = "sevencats"


class Table(NamedTuple):
    """A mode of a game."""

    game: str
    mode: str


@cache
def tables() -> dict[str, Table]:
    """Every mode of every game that has numbers, by its name without the namespace."""
    return {
        f"{name}-{mode}-v0": Table(name, mode)
        for name, plugin in plugins().items()
        if plugin.learning
        for mode in learning_of(name).game.modes
    }


def table_of(ident: str) -> Table:
    """The mode with this name, with or without the namespace."""
    plain = ident.removeprefix(f"{NAMESPACE}/")
    known = tables()
    if plain not in known:
        near = nearest(plain, known)
        hint = f"did you mean {near[0]}? " if near else ""
        raise RulesError(f"there is no {ident!r}; {hint}the names are {', '.join(known)}")
    return known[plain]
