"""The mutable state of a Gwent game."""

from __future__ import annotations

from typing import Any, NamedTuple

from sevencats.games.gwent.table import Config, GwentTable, with_decks
from sevencats.kernel.handles import no_handles
from sevencats.kernel.registry import Game
from sevencats.kernel.state import State, Zone, numbers_of


class Force(NamedTuple):
    """The strengths of a side's cards (see ``rules/strength.py``): the strength of every card per
    row, the total; per row the sum and number of units except heroes, the number of morale
    boosts, and whether a horn acts; and how many tight-bond units there are of each card type."""

    rows: tuple[tuple[int, ...], ...]
    total: int
    plain_sum: tuple[int, ...]
    plain_count: tuple[int, ...]
    morale: tuple[int, ...]
    horn: tuple[bool, ...]
    bonds: dict[int, int]


class GwentState(State):
    """A Gwent table.

    ``by``: per sleeve the seat that played it last (-1: nobody yet). ``gems`` and ``points`` run
    over sides. ``passed``, ``used`` (leader spent) and ``off`` (leader cancelled permanently) are
    bit masks of seats, ``horns`` of leader horns (bit ``side * 3 + row``). ``last`` holds the
    totals of the last round and its winner (-1: tie); ``winners`` the sides that won the game.
    ``bonus`` is strength a solo leader added to a side's total, ``turned`` are the solo leaders
    turned up so far, ``picks`` the tournament decks in play. ``idle`` counts the rounds in a row
    without an act, ``stuck``: nobody could act in this one. ``forces`` is the cached projection,
    per side.
    """

    __slots__ = (
        "bonus",
        "by",
        "forces",
        "gems",
        "horns",
        "idle",
        "last",
        "off",
        "over",
        "passed",
        "picks",
        "points",
        "round",
        "starter",
        "stuck",
        "table",
        "turn",
        "turned",
        "used",
        "winners",
    )

    def __init__(self) -> None:
        """Set nothing: ``begin`` and ``copy`` set all fields."""

    def begin(
        self,
        game: Game,
        config: Config,
        table: GwentTable,
        zones: list[list[int]],
        where: list[int],
        virtual: int,
    ) -> None:
        """Set up the table before the first frame; ``where`` is the zone of each card."""
        cards, sides = range(len(where)), len(table.seating.sides)
        State.__init__(
            self,
            game=game,
            config=config,
            stack=[],
            zones=zones,
            where=numbers_of(where),
            face=tuple(cards),
            known=numbers_of(table.sees[zone] for zone in where),
            handles=no_handles(len(where)),
            rng=0,
            asked=0,
            pending=(),
            confirm=False,
            sees=table.sees,
            marks=table.marks,
            virtual=virtual,
            trees=game.effects,
        )
        self.table = table
        self.by = [-1 for _ in cards]
        self.gems = [table.mode.gems] * sides
        self.points = [0] * sides
        self.bonus = [0] * sides
        self.last: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()
        self.passed = 0
        self.used = 0
        self.off = 0
        self.horns = 0
        self.round = 1
        self.starter = 0
        self.turn = 0
        self.over = False
        self.idle = 0
        self.stuck = False
        self.turned: tuple[str, ...] = ()
        self.picks: tuple[int, ...] = ()
        self.forces: tuple[Force, ...] = ()

    @property
    def layout(self) -> tuple[Zone, ...]:
        return self.table.layout

    def copy(self) -> GwentState:
        twin = GwentState()
        self.copy_into(twin)
        twin.table = self.table
        twin.by = self.by[:]
        twin.gems = self.gems[:]
        twin.points = self.points[:]
        twin.bonus = self.bonus[:]
        twin.last = self.last
        twin.winners = self.winners
        twin.passed = self.passed
        twin.used = self.used
        twin.off = self.off
        twin.horns = self.horns
        twin.round = self.round
        twin.starter = self.starter
        twin.turn = self.turn
        twin.over = self.over
        twin.idle = self.idle
        twin.stuck = self.stuck
        twin.turned = self.turned
        twin.picks = self.picks
        twin.forces = self.forces
        return twin

    def fields(self) -> dict[str, Any]:
        return {
            "by": self.by[:],
            "gems": self.gems[:],
            "points": self.points[:],
            "bonus": self.bonus[:],
            "last": list(self.last),
            "winners": list(self.winners),
            "passed": self.passed,
            "used": self.used,
            "off": self.off,
            "horns": self.horns,
            "round": self.round,
            "starter": self.starter,
            "turn": self.turn,
            "over": self.over,
            "idle": self.idle,
            "stuck": self.stuck,
            "turned": list(self.turned),
            "picks": list(self.picks),
        }

    def restore(self, data: dict[str, Any]) -> None:
        for name in ("by", "gems", "points", "bonus"):
            values = [int(value) for value in data[name]]
            if len(values) != len(getattr(self, name)):
                raise ValueError(f"{name!r} has {len(values)} entries")
            setattr(self, name, values)
        for name in ("last", "winners", "picks"):
            setattr(self, name, tuple(int(value) for value in data[name]))
        self.turned = tuple(str(leader) for leader in data["turned"])
        for name in ("passed", "used", "off", "horns", "round", "starter", "turn", "idle"):
            setattr(self, name, int(data[name]))
        self.over = bool(data["over"])
        self.stuck = bool(data["stuck"])
        if self.picks:
            self.table = with_decks(self.table, self.config, self.picks)
