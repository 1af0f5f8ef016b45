"""A view on the wire. Game-specific parts are records of the game."""

from __future__ import annotations

from typing import Any

import msgspec

from sevencats.kernel.decisions import Decision
from sevencats.kernel.views import View


class OptionView(msgspec.Struct, frozen=True):
    """One answer. ``args`` are not sent: a sleeve would reveal when a card was drawn."""

    key: str


class DecisionView(msgspec.Struct, frozen=True):
    """A question to this seat; ``source`` is the card or effect that asks. ``closed`` are the keys
    of options that exist and cannot be taken now."""

    id: int
    kind: str
    source: str
    options: list[OptionView]
    closed: list[str] = []


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one viewer sees it. ``zones`` has the cards of each zone in order, null where
    the viewer does not know the card; ``handles``, for the zones in which it knows a card, the
    numbers by which cards can be followed (0: unknown). ``private`` has what only one seat may
    know, under its number. ``asked`` are the seats that have an open decision."""

    game: str
    seat: int | None
    zones: dict[str, list[str | None]]
    handles: dict[str, list[int]]
    public: Any
    private: dict[str, Any]
    asked: tuple[int, ...]
    decisions: list[DecisionView]


def table_view(view: View) -> TableView:
    """The view for a seat or a spectator."""
    return TableView(
        game=view.game,
        seat=view.seat,
        zones=view.zones,
        handles=view.handles,
        public=view.public,
        private={} if view.private is None else {str(view.seat): view.private},
        asked=view.asked,
        decisions=[decision_view(decision) for decision in view.decisions],
    )


def decision_view(decision: Decision) -> DecisionView:
    """A question for the seat that is asked."""
    options = [OptionView(key) for key in decision.keys]
    return DecisionView(decision.id, decision.kind, decision.source, options, list(decision.closed))
