"""Atoms: the only functions that move cards. Each mutates and emits the event that tells of it."""

from __future__ import annotations

from typing import NamedTuple

from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.events import Event
from sevencats.kernel.state import State


def move(state: State, sleeve: int, zone: int, kind: str, seat: int, index: int = -1) -> None:
    """Move a sleeve to the end of a zone (or to ``index``) and emit event ``kind``."""
    origin = state.where[sleeve]
    state.zones[origin].remove(sleeve)
    if index < 0:
        state.zones[zone].append(sleeve)
    else:
        state.zones[zone].insert(index, sleeve)
    state.where[sleeve] = zone
    known = state.known[sleeve] | state.layout[zone].sees
    state.known[sleeve] = known
    state.tick += 1
    state.log.append(Event(kind, seat, sleeve, state.face[sleeve], known, (origin, zone)))


def reveal(state: State, sleeve: int, seats: int, kind: str, seat: int) -> None:
    """Let the seats of a bit mask know what is in a sleeve."""
    state.known[sleeve] |= seats
    state.tick += 1
    state.log.append(
        Event(kind, seat, sleeve, state.face[sleeve], state.known[sleeve], (state.where[sleeve],))
    )


def tell(state: State, kind: str, seat: int, *args: int | str) -> None:
    """Emit an event that moves no card."""
    state.tick += 1
    state.log.append(Event(kind, seat, args=args))


class Shuffle(NamedTuple):
    """A zone waits to be shuffled by chance."""

    zone: int


def run_shuffle(state: State, frame: Shuffle) -> list[Decision] | None:
    """Ask chance for an order; nothing to ask for fewer than two cards."""
    size = len(state.zones[frame.zone])
    if size < 2:
        state.stack.pop()
        return None
    name = state.layout[frame.zone].name
    return [Decision(0, CHANCE, "shuffle", name, (), (), (), size)]


def answer_shuffle(state: State, frame: Shuffle, order: tuple[int, ...]) -> None:
    """Permute the faces of the zone and forget who knew what."""
    state.stack.pop()
    sleeves = state.zones[frame.zone]
    faces = [state.face[sleeve] for sleeve in sleeves]
    for sleeve, source in zip(sleeves, order, strict=True):
        state.face[sleeve] = faces[source]
        state.known[sleeve] = 0
    tell(state, "shuffled", -1, frame.zone)


def push_shuffle(state: State, zone: int) -> None:
    """Shuffle a zone when the stack comes to it, unless that is already due."""
    frame = Shuffle(zone)
    if frame not in state.stack:
        state.stack.append(frame)
