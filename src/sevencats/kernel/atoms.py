"""Atoms: the only functions that move cards. Each changes the state and emits its event."""

from __future__ import annotations

from typing import NamedTuple

from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.events import ALL, NONE, Event
from sevencats.kernel.state import State


def relocate(state: State, sleeve: int, zone: int, index: int = -1) -> int:
    """Put a sleeve at the end of a zone (or at ``index``); returns the zone it was in. It
    emits no event and reveals nothing: games use ``move``."""
    where, zones = state.where, state.zones
    origin = where[sleeve]
    left = zones[origin][:]
    left.remove(sleeve)
    zones[origin] = left
    if index < 0:
        zones[zone] = [*zones[zone], sleeve]
    else:
        zones[zone] = [*zones[zone][:index], sleeve, *zones[zone][index:]]
    where[sleeve] = zone
    return origin


def move(state: State, sleeve: int, zone: int, kind: str, seat: int, index: int = -1) -> None:
    """Move a sleeve to the end of a zone (or to ``index``) and emit event ``kind``."""
    origin = relocate(state, sleeve, zone, index)
    known = state.known[sleeve] = state.known[sleeve] | state.sees[zone]
    state.dirty |= state.marks[origin] | state.marks[zone]
    shuffles = state.handles.shuffles[sleeve]
    state.log.append(Event(kind, seat, sleeve, state.face[sleeve], known, (origin, zone), shuffles))


def move_all(
    state: State, sleeves: list[int], zone: int, kind: str, seat: int, *args: int | str
) -> None:
    """Move many sleeves of one zone at once: a sweep of the board, an opening hand.

    One event says from where, to where and how many. Only the views of seats that may know
    show which cards they are.
    """
    if not sleeves:
        return
    where, known, sees = state.where, state.known, state.sees[zone]
    origin = where[sleeves[0]]
    if len(sleeves) == len(state.zones[origin]):
        state.zones[origin] = []
    else:
        gone = set(sleeves)
        state.zones[origin] = [s for s in state.zones[origin] if s not in gone]
    state.zones[zone] = state.zones[zone] + sleeves
    for sleeve in sleeves:
        where[sleeve] = zone
        known[sleeve] |= sees
    state.dirty |= state.marks[origin] | state.marks[zone]
    state.log.append(Event(kind, seat, NONE, NONE, ALL, (origin, zone, len(sleeves), *args)))


def reveal(state: State, sleeve: int, seats: int, kind: str, seat: int) -> None:
    """Let the seats of a bit mask know what is in a sleeve."""
    state.known[sleeve] |= seats
    known, zone = state.known[sleeve], state.where[sleeve]
    shuffles = state.handles.shuffles[sleeve]
    state.log.append(Event(kind, seat, sleeve, state.face[sleeve], known, (zone,), shuffles))


def exchange(state: State, one: int, other: int) -> None:
    """Two sleeves exchange their cards; no event is emitted."""
    face = list(state.face)
    face[one], face[other] = face[other], face[one]
    state.face = tuple(face)


def tell(state: State, kind: str, seat: int, *args: int | str) -> None:
    """Emit an event that moves no card."""
    state.log.append(Event(kind, seat, NONE, NONE, ALL, args))


def uncover(state: State, kind: str, seat: int, *args: int | str) -> None:
    """Emit an event that tells what nobody could know before: a text that is read out now. Moves
    before it cannot be undone any more (see ``knowledge.py``)."""
    state.log.append(Event(kind, seat, NONE, NONE, ALL, args, 0, True))


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
    face, known = list(state.face), state.known
    faces = [face[sleeve] for sleeve in sleeves]
    for sleeve, card in zip(sleeves, map(faces.__getitem__, order), strict=True):
        face[sleeve] = card
        known[sleeve] = 0
    state.face = tuple(face)
    state.handles = state.handles.shuffled(sleeves)
    tell(state, "shuffled", -1, frame.zone)


def push_shuffle(state: State, zone: int) -> None:
    """Push a shuffle of a zone, unless one is already on the stack."""
    # By type first: frames are tuples, and Shuffle(1) equals any other frame that holds just 1.
    if not any(isinstance(frame, Shuffle) and frame.zone == zone for frame in state.stack):
        state.stack.append(Shuffle(zone))
