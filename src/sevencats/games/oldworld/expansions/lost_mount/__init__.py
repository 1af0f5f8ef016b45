"""Lost Mount (W12.2): a mount on the map that gives cards to the player who finds it, by a die."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from sevencats.games.oldworld.expansion import (
    Data,
    Expansion,
    PositionField,
    Positions,
    Rules,
    ZoneSpec,
    add_expansion,
)
from sevencats.games.oldworld.language.lines import Reader
from sevencats.games.oldworld.language.vocabulary import Vocabulary
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import TERRAINS, Line, Record
from sevencats.games.oldworld.positions.cards import Components, place_named
from sevencats.games.oldworld.rules.cards import terrain_of
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.kernel.atoms import move, push_shuffle, tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import Node, begin, merged
from sevencats.kernel.handlers import Handler

ID = "lost_mount"
#: In ``extra``: the location of the mount; missing while it is off the map.
PLACE = ID
#: The zone of the two location tokens to choose from.
DRAWN = "mount_tokens"
_TOKENS = 2


class Mount(Record, frozen=True, kw_only=True):
    """The mount: the reward for finding it."""

    do: tuple[Line, ...]


class PlaceMount(NamedTuple):
    """A seat puts the mount on one of two locations, after choosing a pile of location tokens."""

    seat: int


# -- placing it ------------------------------------------------------------------------------------


def _piles(state: OldWorldState) -> list[int]:
    """Return the terrains that have location tokens left."""
    return [at for at, terrain in enumerate(TERRAINS) if state.common(f"tokens.{terrain}")]


def _run_place(state: OldWorldState, frame: PlaceMount) -> list[Decision] | None:
    drawn = state.common(DRAWN)
    if drawn:
        items = [(f"mount:{state.ident(token)}", token) for token in drawn]
        keys, args, _ = merged(items)
        return [Decision(0, frame.seat, "mount", "", keys, args)]
    piles = _piles(state)
    if PLACE in state.extra or not piles:
        state.stack.pop()
        return None
    keys, args, _ = merged([(f"terrain:{TERRAINS[pile]}", pile) for pile in piles])
    return [Decision(0, frame.seat, "mount_pile", "", keys, args)]


def _answer_place(state: OldWorldState, frame: PlaceMount, decision: Decision, index: int) -> None:
    table, chosen = state.table, decision.args[index]
    if decision.kind == "mount_pile":
        pile = state.common(f"tokens.{TERRAINS[chosen]}")
        for token in pile[: -_TOKENS - 1 : -1]:
            move(state, token, table.zone_of[DRAWN], "mount_token", frame.seat)
        return
    place = table.token_place[state.face[chosen]]
    state.extra[PLACE] = place
    tell(state, "mount_placed", frame.seat, table.places[place].id)
    pile_zone = table.zone_of[f"tokens.{TERRAINS[terrain_of(state, chosen)]}"]
    state.stack.pop()
    for token in state.common(DRAWN)[:]:
        move(state, token, pile_zone, "token_back", -1)
    push_shuffle(state, pile_zone)


# -- finding it ------------------------------------------------------------------------------------


def _find(state: OldWorldState, seat: int) -> None:
    """Take the mount off the map and roll. A seat that comes there outside phase I puts it back at
    once."""
    place = state.table.places[state.extra.pop(PLACE)].id
    tell(state, "mount_found", seat, place)
    if state.turn[seat].phase != 1:
        state.stack.append(PlaceMount(seat))
    begin(state, f"mount:{ID}", seat, -1)


def _steps(base: Steps) -> Steps:
    def setup_end(state: OldWorldState) -> None:
        """Let the last player place the mount at the end of the set-up."""
        state.stack.append(PlaceMount(state.table.right(state.first)))
        base.setup_end(state)

    def enter(state: OldWorldState, seat: int, place: int) -> None:
        base.travel_enter(state, seat, place)
        if state.extra.get(PLACE) == place:
            _find(state, seat)

    def phase1_end(state: OldWorldState, seat: int) -> None:
        base.phase1_end(state, seat)
        if PLACE not in state.extra:
            state.stack.append(PlaceMount(seat))

    return replace(base, setup_end=setup_end, travel_enter=enter, phase1_end=phase1_end)


# -- data ------------------------------------------------------------------------------------------


def _trees(content: Content, reader: Reader) -> dict[str, Node]:
    return {
        f"mount:{mount.id}": reader.ability(reader.lines(mount.do, mount.id), mount.id)
        for mount in content.more["mount"].values()
        if isinstance(mount, Mount)
    }


def _check_mount(content: Content, mount: Mount) -> Iterable[str]:
    if mount.id != ID:
        yield f"there is one mount, {ID}"


def _read_place(state: OldWorldState, cards: Components, seat: int, given: Any, where: str) -> None:
    state.extra[PLACE] = place_named(state.table, given, where)


def _told_place(state: OldWorldState) -> str | None:
    return state.table.places[state.extra[PLACE]].id if PLACE in state.extra else None


add_expansion(
    Expansion(
        id=ID,
        rules=Rules(
            steps=_steps,
            frames={PlaceMount: Handler(_run_place, _answer_place)},
            landmarks=(PLACE,),
        ),
        data=Data(
            vocabulary=Vocabulary(forms={"mount": "place"}),
            kinds={"mount": Mount},
            checks={Mount: _check_mount},
            trees=_trees,
            zones=(ZoneSpec(DRAWN, True),),
        ),
        positions=Positions(
            fields={PLACE: PositionField(_read_place)},
            outcome={PLACE: _told_place},
        ),
    )
)
