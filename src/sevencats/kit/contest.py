"""What the arena asks about the set-ups of a game, so that the luck of the deal cancels out."""

from __future__ import annotations

from typing import Any

from sevencats.text import Texts


class Contest:
    """How two sides swap what they brought, and what that is called. This class is the contest of
    games in which sides bring nothing."""

    #: What is brought, as the reports name it ("factions"); empty: nothing is.
    key: str = ""
    #: Everything that can be brought, in the order of tables.
    labels: tuple[str, ...] = ()

    def whole(self, config: Any) -> Any:
        """The set-up for a game that is played until it is won; ready-made ones may end early."""
        return config

    def swapped(self, config: Any) -> Any | None:
        """The set-up of two sides in which each brings what the other brought; None if nothing
        would change."""
        return None

    def brought(self, config: Any) -> tuple[tuple[str, ...], ...]:
        """What each seat brings, by label."""
        return ()

    def label_name(self, label: str, texts: Texts) -> str:
        """A label in words."""
        return label
