"""Questions of the arena about the set-ups of a game, so that the luck of the deal cancels out."""

from __future__ import annotations

from typing import Any

from sevencats.text import Texts


class Contest:
    """How two sides swap what they brought, and what that is called. This class is the contest of
    games in which sides bring nothing."""

    #: The name of the things that are brought, for reports ("factions"); empty: nothing is brought.
    key: str = ""
    #: All things that can be brought, in the order of tables.
    labels: tuple[str, ...] = ()

    def whole(self, config: Any) -> Any:
        """The set-up for a game played until someone wins; ready-made ones may end early."""
        return config

    def swapped(self, config: Any) -> Any | None:
        """The set-up of two sides in which each brings the other's choice; None if nothing would
        change."""
        return None

    def brought(self, config: Any) -> tuple[tuple[str, ...], ...]:
        """The label of what each seat brings."""
        return ()

    def label_name(self, label: str, texts: Texts) -> str:
        """A label in words."""
        return label
