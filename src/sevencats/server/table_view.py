"""A view as it goes over the wire. The parts that only a game knows are records of its own."""

from __future__ import annotations

from typing import Any

import msgspec

from sevencats.kernel.decisions import Decision
from sevencats.kernel.views import View


class OptionView(msgspec.Struct, frozen=True):
    """One answer. What its key stands for is not sent: a sleeve tells when a card was drawn."""

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
    """What a seat or a spectator is sent."""
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
    """A question as the seat that is asked sees it."""
    options = [OptionView(key) for key in decision.keys]
    return DecisionView(decision.id, decision.kind, decision.source, options, list(decision.closed))
