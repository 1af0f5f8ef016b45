"""The description of the end of the Wild Hunt: how close it was, and each player's deeds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from sevencats.games.oldworld.expansions.wild_hunt import board
from sevencats.games.oldworld.expansions.wild_hunt.last_record import is_last_fight
from sevencats.games.oldworld.expansions.wild_hunt.model import USUAL_LEVEL
from sevencats.games.oldworld.fight.record import BEAST
from sevencats.games.oldworld.fight.sides import pool_size
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.text.words import school_name
from sevencats.games.oldworld.zones import TROPHIES
from sevencats.kernel.events import Event
from sevencats.kernel.run import Step
from sevencats.text import Texts

_BEATEN = ("defeated", "driven_away")


@dataclass
class Deeds:
    """The deeds of each seat: monsters killed or driven away, hounds beaten alone or together,
    cards given as support, and damage dealt in the last fight."""

    seats: int
    monsters: list[int] = field(default_factory=list)
    hounds: list[int] = field(default_factory=list)
    support: list[int] = field(default_factory=list)
    damage: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.monsters, self.hounds = [0] * self.seats, [0] * self.seats
        self.support, self.damage = [0] * self.seats, [0] * self.seats


def deeds_of(seats: int, steps: Iterable[Step]) -> Deeds:
    """Read a game once."""
    deeds, turn = Deeds(seats), BEAST
    for step in steps:
        before = step.before
        assert isinstance(before, OldWorldState)
        for event in step.events:
            if event.kind == "fight_turn":
                turn = event.seat
            _count(deeds, before, event, turn)
    return deeds


def _count(deeds: Deeds, before: OldWorldState, event: Event, turn: int) -> None:
    """Count an event; ``turn`` is the seat whose fight turn it was."""
    args = event.args
    if event.kind == "fight_over" and args[0] in _BEATEN and len(args) == 1:
        deeds.monsters[before.fight.attacker] += 1
    elif event.kind == "hound_beaten":
        place, fighting = before.table.place_index[str(args[1])], board.fighters(before)
        for seat in board.witchers_at(before, place):
            deeds.hounds[seat] += fighting >> seat & 1
    elif event.kind == "supports":
        deeds.support[event.seat] += int(args[1])
    elif is_last_fight(before) and turn >= 0 and _hurts_the_hunt(event):
        deeds.damage[turn] += int(args[0])


def _hurts_the_hunt(event: Event) -> bool:
    return event.kind == "hunt_shields_lost" or (event.kind == "damage" and event.seat == BEAST)


def ending(
    texts: Texts, state: OldWorldState, steps: Sequence[Step], names: Sequence[str]
) -> list[str]:
    """Describe the general, the difficulty and what was left of the Hunt; then each player."""
    deeds = deeds_of(len(names), steps)
    return [
        _result(texts, state),
        *(_player(texts, state, deeds, *one) for one in enumerate(names)),
    ]


def _result(texts: Texts, state: OldWorldState) -> str:
    levels = tuple(state.table.content.more["hunt_level"])
    return texts(
        "ow-end-hunt-won" if state.winners else "ow-end-hunt-lost",
        general=texts(f"ow-hunt-general-{board.general(state)}"),
        level=texts(f"ow-hunt-level-{board.chosen(state, levels, USUAL_LEVEL)}"),
        round=state.round,
        shields=board.shields(state),
        cards=len(state.common("fight_pool")),
    )


def _player(texts: Texts, state: OldWorldState, deeds: Deeds, seat: int, name: str) -> str:
    return texts(
        "ow-end-hunter",
        name=name,
        school=school_name(texts, state.table.content, state.school[seat]),
        level=state.level[seat],
        trophies=len(state.cards(seat, TROPHIES)),
        monsters=deeds.monsters[seat],
        hounds=deeds.hounds[seat],
        support=deeds.support[seat],
        damage=deeds.damage[seat],
        cards=pool_size(state, seat),
    )
