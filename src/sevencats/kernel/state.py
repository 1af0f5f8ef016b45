"""The state of a game: plain data, copied explicitly, written to JSON in the middle of anything.

Cards lie in sleeves. ``zones[z]`` lists the sleeves of a zone, ``where`` is its inverse,
``face`` says which physical card is in a sleeve and ``known`` which seats know it. A shuffle
permutes faces among the sleeves of a zone and clears their bits, so sleeves carry no memory.

A copy is made for every node of a search, and a game has hundreds of cards, most of which do not
move. So copies share the list of each zone, which is never changed in place: a change puts a new
list in its place (``atoms.py``). They share ``face`` too, which only shuffles change. ``where`` and
``known`` change with every move; they are arrays, which are copied as one block of memory.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from sevencats.kernel.decisions import Decision
    from sevencats.kernel.events import Event
    from sevencats.kernel.handles import Handles
    from sevencats.kernel.registry import Game


def numbers_of(values: Iterable[int]) -> array[int]:
    """Small numbers, one for each sleeve, as an array."""
    return array("h", values)


class Zone(NamedTuple):
    """A place for cards. ``sees``: the seats that know cards entering it; ``pool``: zones with the
    same number may exchange their hidden cards when a world is sampled (-1: no card is hidden)."""

    name: str
    sees: int
    pool: int


class State:
    """The state that all games share. A game adds its own fields in a subclass and extends
    ``copy``, ``fields`` and ``restore`` (a test checks every attribute, so none is forgotten).

    ``branches`` are the stacks of seats that act at the same time (see ``branches.py``). ``log``,
    ``pending`` and ``dirty`` are derived: events since the last call, the open decisions, and the
    parts of a game's cached projections (a bit mask) that no longer hold. ``sees``, ``marks``,
    ``trees`` and ``virtual`` are static: for each zone, the seats that know cards entering it and
    the parts that become dirty when it changes; the effect trees by name; and the seats (a bit
    mask) that the rules play. ``handles`` are the numbers by which viewers follow cards.
    ``confirm`` keeps questions that have a single answer.
    """

    # An instance with more than 30 attributes falls out of CPython's fast layout; slots have no
    # such limit.
    __slots__ = (
        "asked",
        "branches",
        "config",
        "confirm",
        "dirty",
        "face",
        "game",
        "handles",
        "known",
        "log",
        "marks",
        "pending",
        "rng",
        "sees",
        "stack",
        "trees",
        "virtual",
        "where",
        "zones",
    )

    def __init__(
        self,
        game: Game,
        config: Any,
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
        sees: tuple[int, ...],
        marks: tuple[int, ...],
        virtual: int,
        trees: dict[str, Any],
    ) -> None:
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
        self.sees = sees
        self.marks = marks
        self.virtual = virtual
        self.trees = trees
        self.log: list[Event] = []
        self.dirty = -1
        self.branches: tuple[tuple[tuple[Any, ...], ...], ...] = ()

    @property
    def layout(self) -> tuple[Zone, ...]:
        """The zones of this game, in index order."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy; frames, decisions and static tables are shared (frozen)."""
        raise NotImplementedError

    def copy_into(self, twin: State) -> None:
        """Set the fields that all games share in a new state of the same class, for ``copy``."""
        twin.game = self.game
        twin.config = self.config
        twin.stack = self.stack[:]
        twin.zones = self.zones[:]
        twin.where = self.where[:]
        twin.face = self.face
        twin.known = self.known[:]
        twin.handles = self.handles
        twin.rng = self.rng
        twin.asked = self.asked
        twin.pending = self.pending
        twin.confirm = self.confirm
        twin.sees = self.sees
        twin.marks = self.marks
        twin.virtual = self.virtual
        twin.trees = self.trees
        twin.log = []
        twin.dirty = self.dirty
        twin.branches = self.branches

    def fields(self) -> dict[str, Any]:
        """The game's own mutable fields as JSON-able data."""
        raise NotImplementedError

    def restore(self, data: dict[str, Any]) -> None:
        """Set the game's own fields from ``fields()`` data."""
        raise NotImplementedError

    def branches_opened(self) -> None:
        """Called when branches open: make room for the values of each branch."""

    def branch_entered(self, number: int) -> None:
        """Called before a branch runs: put its own values in place."""

    def branch_left(self, number: int) -> None:
        """Called after a branch has run: store its values again."""

    def branches_closed(self) -> None:
        """Called when all branches have ended."""

    def check(self) -> None:
        """Raise AssertionError when an invariant is broken (debug runs and tests)."""
        # This runs after every move of a debug run, so it checks all cards at once, not zone by
        # zone.
        lying = [sleeve for zone in self.zones for sleeve in zone]
        there = [index for index, zone in enumerate(self.zones) for _ in zone]
        where = self.where.tolist()
        if [where[sleeve] for sleeve in lying] != there:
            astray = [s for s, zone in zip(lying, there, strict=True) if where[s] != zone]
            raise AssertionError(f"sleeve {astray[0]} is not in the zone that it names")
        assert len(set(lying)) == len(lying), "a sleeve is in a zone twice"
        assert len(lying) == len(self.face), "a sleeve is in no zone"
        cards = set(self.face)
        last = len(self.face) - 1
        whole = len(cards) == last + 1 and min(cards, default=0) == 0
        assert whole and max(cards, default=last) == last, "a card was lost or duplicated"
