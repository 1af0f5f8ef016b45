"""An environment by its name and the library it is for."""

from __future__ import annotations

from typing import Any

from sevencats.adapters.ids import NAMESPACE, table_of
from sevencats.errors import nearest
from sevencats.kernel import RulesError

LIBRARIES = ("gymnasium", "pettingzoo", "openspiel")


def make(ident: str, library: str = "gymnasium", **settings: Any) -> Any:
    """An environment of a game and mode, ``<game>-<mode>-v0``, for a learning library.

    ``library`` is ``gymnasium`` (one learner against bots; with ``num_envs`` a vector
    environment), ``pettingzoo`` (an agent for each seat) or ``openspiel`` (a game of two).
    ``settings`` go to the environment; ``docs/research/adapters.md`` lists them.
    ``SevenCatsError`` for a name that does not exist, ``ImportError`` where the library is missing.

    >>> import sevencats
    >>> name = sevencats.game_names()[0]
    >>> table = sevencats.make(f"{name}-duel-v0", opponent="greedy")  # doctest: +SKIP
    >>> seen, info = table.reset(seed=1)  # doctest: +SKIP
    """
    if library not in LIBRARIES:
        near = nearest(library, LIBRARIES)
        hint = f"did you mean {near[0]}? " if near else ""
        raise RulesError(
            f"there is no adapter for {library!r}; {hint}there are {', '.join(LIBRARIES)}"
        )
    table = table_of(ident)
    if library == "openspiel":
        from sevencats.adapters.openspiel import load_duel

        return load_duel(table.game, table.mode, settings)
    name = ident if ident.startswith(f"{NAMESPACE}/") else f"{NAMESPACE}/{ident}"
    if library == "pettingzoo":
        from sevencats.adapters.pettingzoo import env

        return env(table.mode, game=table.game, **settings)
    import gymnasium

    import sevencats.adapters.gymnasium  # noqa: F401  registers the names

    if "num_envs" in settings:
        return gymnasium.make_vec(name, **settings)
    return gymnasium.make(name, **settings)
