"""What a seat may know, and worlds that look the same to it.

Both read one table only: ``known``. A view is built by adding what is allowed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.engine import derive_pending
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import State


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat (None: a spectator) sees it.

    ``zones`` maps a zone to its cards in order, None where the seat does not know the card.
    ``asked`` names the seats that have an open decision; only one's own are in ``decisions``.
    """

    game: str
    seat: int | None
    zones: dict[str, list[str | None]]
    public: dict[str, Any]
    private: dict[str, Any]
    asked: tuple[int, ...]
    decisions: tuple[Decision, ...]

    def to_data(self) -> dict[str, Any]:
        """The view as JSON-able data."""
        return {
            "game": self.game,
            "seat": self.seat,
            "zones": self.zones,
            "public": self.public,
            "private": self.private,
            "asked": list(self.asked),
            "decisions": [
                {
                    "id": d.id,
                    "kind": d.kind,
                    "source": d.source,
                    "options": [{"key": key, "arg": arg} for key, arg in d.options],
                }
                for d in self.decisions
            ],
        }


def observe(state: State, seat: int | None) -> View:
    """The view of a seat. Reads the state, changes nothing."""
    bit = 0 if seat is None else 1 << seat
    name = state.game.card_name
    known, face = state.known, state.face
    zones: dict[str, list[str | None]] = {
        zone.name: [name(state, face[s]) if known[s] & bit or known[s] == -1 else None for s in ids]
        for zone, ids in zip(state.layout, state.zones, strict=True)
    }
    return View(
        game=state.game.name,
        seat=seat,
        zones=zones,
        public=state.game.public(state),
        private={} if seat is None else state.game.private(state, seat),
        asked=tuple(d.seat for d in state.pending if d.seat != CHANCE),
        decisions=tuple(d for d in state.pending if d.seat == seat),
    )


def redeterminise(state: State, seat: int, rng: Rng) -> State:
    """A world that looks the same to ``seat``: hidden cards are dealt anew inside each pool.

    The copy has its own random future. Cards a seat has never seen but whose deck list is not
    public are dealt as they are here; a belief about lists belongs to the bots.
    """
    world = state.copy()
    world.rng = rng.next()
    bit = 1 << seat
    hidden: dict[int, list[int]] = {}
    for zone, sleeves in zip(world.layout, world.zones, strict=True):
        if zone.pool >= 0:
            unknown = [s for s in sleeves if not world.known[s] & bit]
            hidden.setdefault(zone.pool, []).extend(unknown)
    for sleeves in hidden.values():
        faces = [world.face[s] for s in sleeves]
        for sleeve, source in zip(sleeves, rng.order(len(sleeves)), strict=True):
            world.face[sleeve] = faces[source]
    derive_pending(world, [d.id for d in state.pending])
    return world


def returns(state: State) -> tuple[int, ...]:
    """Per seat 1 for a win, 0 for a draw or an open game, -1 for a loss."""
    return state.game.returns(state)
