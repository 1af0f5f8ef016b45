"""The mutable state of a Gwent game."""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

from sevencats.games.gwent.table import Config, Table, with_decks
from sevencats.kernel.decisions import Decision
from sevencats.kernel.handles import Handles
from sevencats.kernel.registry import Game
from sevencats.kernel.state import State, Zone


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

    def __init__(
        self,
        game: Game,
        config: Config,
        stack: list[tuple[Any, ...]],
        zones: list[list[int]],
        where: array[int],
        face: tuple[int, ...],
        known: array[int],
        handles: Handles,
        rng: int,
        asked: int,
        pending: tuple[Decision, ...],
        confirm: bool,
        virtual: int,
        table: Table,
        by: list[int],
        gems: list[int],
        points: list[int],
        bonus: list[int],
        last: tuple[int, ...],
        winners: tuple[int, ...],
        passed: int,
        used: int,
        off: int,
        horns: int,
        round_: int,
        starter: int,
        turn: int,
        over: bool,
        idle: int,
        stuck: bool,
        turned: tuple[str, ...],
        picks: tuple[int, ...],
        dirty: int = -1,
        forces: tuple[Force, ...] = (),
        branches: tuple[tuple[tuple[Any, ...], ...], ...] = (),
    ) -> None:
        # Set here and not by the base class: a copy is made for every node of a search, and a
        # second call would make it a fifth slower.
        self.game = game
        self.config = config
        self.stack = stack
        self.zones = zones
        self.where = where
        self.face = face
        self.known = known
        self.handles = handles
        self.rng = rng
        self.asked = asked
        self.pending = pending
        self.confirm = confirm
        self.sees = table.sees
        self.marks = table.marks
        self.virtual = virtual
        self.trees = game.effects
        self.log = []
        self.dirty = dirty
        self.branches = branches
        self.table = table
        self.by = by
        self.gems = gems
        self.points = points
        self.bonus = bonus
        self.last = last
        self.winners = winners
        self.passed = passed
        self.used = used
        self.off = off
        self.horns = horns
        self.round = round_
        self.starter = starter
        self.turn = turn
        self.over = over
        self.idle = idle
        self.stuck = stuck
        self.turned = turned
        self.picks = picks
        self.forces = forces

    @property
    def layout(self) -> tuple[Zone, ...]:
        return self.table.layout

    def copy(self) -> GwentState:
        return GwentState(
            self.game,
            self.config,
            self.stack[:],
            self.zones[:],
            self.where[:],
            self.face,
            self.known[:],
            self.handles,
            self.rng,
            self.asked,
            self.pending,
            self.confirm,
            self.virtual,
            self.table,
            self.by[:],
            self.gems[:],
            self.points[:],
            self.bonus[:],
            self.last,
            self.winners,
            self.passed,
            self.used,
            self.off,
            self.horns,
            self.round,
            self.starter,
            self.turn,
            self.over,
            self.idle,
            self.stuck,
            self.turned,
            self.picks,
            self.dirty,
            self.forces,
            self.branches,
        )

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
