"""Views of what a seat may know, and worlds that look the same to it.

Both read one table only: ``known``. A view is built by adding what is allowed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.engine import derive_pending
from sevencats.kernel.events import ALL
from sevencats.kernel.handles import NO_HANDLE, numbers
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import State


class View(NamedTuple):
    """The table as one seat (None: a spectator) sees it.

    ``zones`` maps a zone to its cards in order, None where the seat does not know the card.
    ``handles`` has the zones in which it knows a card: the handle of each (see ``handles.py``), 0
    where it does not know the card. ``public`` and ``private`` are records of the game; a spectator
    has nothing private. ``asked`` names the seats that have an open decision; only the viewer's own
    are in ``decisions``.
    """

    game: str
    seat: int | None
    zones: dict[str, list[str | None]]
    handles: dict[str, list[int]]
    public: Any
    private: Any
    asked: tuple[int, ...]
    decisions: tuple[Decision, ...]

    def private_data(self) -> dict[str, Any]:
        """The private part of one seat, under its number."""
        return {} if self.private is None else {str(self.seat): msgspec.to_builtins(self.private)}

    def to_data(self) -> dict[str, Any]:
        """The view as JSON-able data."""
        return {
            "game": self.game,
            "seat": self.seat,
            "zones": self.zones,
            "handles": self.handles,
            "public": msgspec.to_builtins(self.public),
            "private": self.private_data(),
            "asked": list(self.asked),
            # ``args`` are left out: a sleeve would reveal when a card was drawn.
            "decisions": [
                {
                    "id": d.id,
                    "kind": d.kind,
                    "source": d.source,
                    "options": [{"key": key} for key in d.keys],
                    "closed": list(d.closed),
                }
                for d in self.decisions
            ],
        }


class Common(NamedTuple):
    """The parts that views of one state share: the name of each card, the handle of each sleeve,
    the zones that everybody or nobody knows completely, the sleeves of the other zones with the
    seats (a bit mask) that know one of them, the public part, and the seats that are asked."""

    names: Sequence[str]
    numbers: Sequence[int]
    zones: dict[str, list[str | None]]
    handles: dict[str, list[int]]
    rest: list[tuple[str, list[int], int]]
    public: Any
    asked: tuple[int, ...]


def common(state: State) -> Common:
    """Compute once what all viewers of a state share."""
    names = state.game.card_names(state)
    handle_of, face = numbers(state.handles), state.face
    known: list[int] = state.known.tolist()
    zones: dict[str, list[str | None]] = {}
    handles: dict[str, list[int]] = {}
    rest: list[tuple[str, list[int], int]] = []
    for zone, ids in zip(state.layout, state.zones, strict=True):
        if not ids:
            zones[zone.name] = []
            continue
        of_all, of_any = ALL, 0
        for sleeve in ids:
            of_all &= known[sleeve]
            of_any |= known[sleeve]
        if of_all == ALL:
            zones[zone.name] = [names[face[s]] for s in ids]
            handles[zone.name] = [handle_of[s] for s in ids]
        else:
            zones[zone.name] = [None] * len(ids)
            if of_any:
                rest.append((zone.name, ids, of_any))
    asked = tuple([d.seat for d in state.pending if d.seat != CHANCE])
    return Common(names, handle_of, zones, handles, rest, state.game.public(state), asked)


def observe(state: State, seat: int | None, shared: Common | None = None) -> View:
    """The view of a seat. Reads the state, changes nothing. Pass the state's ``common`` as
    ``shared`` to make several views; they then share its parts."""
    shared = shared or common(state)
    names, handle_of, known, face = shared.names, shared.numbers, state.known, state.face
    # A card whose bits are all set is known to everybody; a spectator knows no other.
    bit = ALL if seat is None else 1 << seat
    zones, handles = shared.zones.copy(), shared.handles.copy()
    for name, ids, known_to in shared.rest:
        if known_to & bit != bit:
            continue
        zones[name] = [names[face[s]] if known[s] & bit == bit else None for s in ids]
        numbered = [handle_of[s] if known[s] & bit == bit else NO_HANDLE for s in ids]
        if any(numbered):
            handles[name] = numbered
    return View(
        game=state.game.name,
        seat=seat,
        zones=zones,
        handles=handles,
        public=shared.public,
        private=None if seat is None else state.game.private(state, seat),
        asked=shared.asked,
        decisions=tuple([d for d in state.pending if d.seat == seat]),
    )


def blindfold(state: State, seat: int) -> State:
    """A copy without anything ``seat`` does not know: all that a bot gets.

    Hidden cards are in an order that reveals nothing (sorted inside each pool), and the random
    generator is reset. Any two states that look the same to the seat give the same blindfolded one;
    the game removes card lists that the seat cannot know (``conceal``).
    """
    return _deal_hidden(state.game.conceal(state, seat), seat, None)


def redeterminise(state: State, seat: int, rng: Rng) -> State:
    """A world that looks the same to ``seat``: hidden cards are dealt again inside each pool.

    The world depends on what the seat knows and on ``rng``, not on where the hidden cards really
    are. It has its own random generator.
    """
    return _deal_hidden(state, seat, rng)


#: Deals to try until one fits the questions of other seats.
_TRIES = 1000


def _deal_hidden(state: State, seat: int, rng: Rng | None) -> State:
    """Deal hidden cards. A question to another seat can reveal its cards (it found a card in its
    deck), so deals in which it would not be asked are rejected."""
    ids = [d.id for d in state.pending]
    others_asked = any(d.seat != seat and d.seat != CHANCE for d in state.pending)
    deal = rng
    for _ in range(_TRIES):
        world = _dealt(state, seat, deal)
        if not others_asked or derive_pending(world, ids):
            return world
        deal = deal or Rng(0)
    raise AssertionError("no deal fits the open questions")


def _dealt(state: State, seat: int, rng: Rng | None) -> State:
    world = state.copy()
    world.rng = 0 if rng is None else rng.next()
    bit = 1 << seat
    known, face = world.known, list(world.face)
    hidden: dict[int, list[int]] = {}
    for zone, sleeves in zip(world.layout, world.zones, strict=True):
        if zone.pool >= 0:
            unknown = [s for s in sleeves if not known[s] & bit]
            hidden.setdefault(zone.pool, []).extend(unknown)
    for sleeves in hidden.values():
        faces = sorted([face[s] for s in sleeves])
        if rng is not None:
            faces = [faces[source] for source in rng.order(len(faces))]
        for sleeve, card in zip(sleeves, faces, strict=True):
            face[sleeve] = card
    world.face = tuple(face)
    world.game.repair_hidden(world, seat, rng)
    return world


def returns(state: State) -> tuple[int, ...]:
    """Per seat 1 for a win, 0 for a draw or an open game, -1 for a loss."""
    return state.game.returns(state)
