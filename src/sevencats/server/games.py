"""Plugins of games for the server: unknown names raise ``Refusal``."""

from __future__ import annotations

from sevencats.kernel.errors import SevenCatsError
from sevencats.plugin import Plugin, find_plugin
from sevencats.plugin.decks import Decks
from sevencats.server.errors import Refusal


def plugin_of(name: str) -> Plugin:
    """The plugin of a game; ``not_found`` when there is no such game."""
    try:
        return find_plugin(name)
    except SevenCatsError as error:
        raise Refusal("not_found", str(error), what=name[:24]) from None


def decks_of(name: str) -> Decks:
    """The deck reader of a game; ``bad_choice`` where it has none."""
    decks = plugin_of(name).decks
    if decks is None:
        raise Refusal("bad_choice", f"{name} has no decks")
    return decks
