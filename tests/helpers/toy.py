"""The smallest game that uses every part of the kernel: two seats, a deck, two hands, a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sevencats.kernel import CHANCE, BadData, Decision, State
from sevencats.kernel.atoms import move, push_shuffle, reveal, tell, uncover
from sevencats.kernel.effects import (
    AnyOrder,
    Choose,
    Effect,
    Node,
    Op,
    Repeat,
    Switch,
    begin,
    op_args,
    seq,
)
from sevencats.kernel.engine import advance
from sevencats.kernel.handlers import Handler
from sevencats.kernel.handles import no_handles
from sevencats.kernel.registry import Game
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import Zone, numbers_of

DECK, HAND_A, HAND_B, TABLE = range(4)
LAYOUT = (
    Zone("deck", 0, 0),
    Zone("a.hand", 0b01, 0),
    Zone("b.hand", 0b10, 0),
    Zone("table", -1, -1),
)
SEES = tuple(zone.sees for zone in LAYOUT)
CARDS = 6


class Toy(State):
    """A toy table; ``score`` is its only field."""

    score: int = 0

    @property
    def layout(self) -> tuple[Zone, ...]:
        return LAYOUT

    def copy(self) -> Toy:
        twin = Toy.__new__(Toy)
        self.copy_into(twin)
        twin.score = self.score
        return twin

    def fields(self) -> dict[str, Any]:
        return {"score": self.score}

    def restore(self, data: dict[str, Any]) -> None:
        self.score = int(data["score"])


def blank(game: Game) -> Toy:
    """All cards in the deck, nobody asked."""
    return Toy(
        game=game,
        config={},
        stack=[],
        zones=[list(range(CARDS)), [], [], []],
        where=numbers_of([DECK] * CARDS),
        face=tuple(range(CARDS)),
        known=numbers_of([0] * CARDS),
        handles=no_handles(CARDS),
        rng=0,
        asked=0,
        pending=(),
        confirm=False,
        sees=SEES,
        marks=(0,) * len(LAYOUT),
        virtual=0,
        trees=TREES,
    )


class Menu(NamedTuple):
    """A seat chooses actions until it ends the game."""

    seat: int


def _run_menu(state: Toy, frame: Menu) -> list[Decision]:
    keys = ("draw", "end", "peek", "play", "read", "roll", "shuffle", "stay", "yield")
    return [Decision(0, frame.seat, "menu", "", keys, tuple(range(len(keys))))]


def _answer_menu(state: Toy, frame: Menu, decision: Decision, index: int) -> None:
    key, deck = decision.keys[index], state.zones[DECK]
    if key == "end":
        state.stack.pop()
    elif key in ("peek", "draw"):
        if deck and key == "peek":
            reveal(state, deck[-1], 1 << frame.seat, "peeked", frame.seat)
        elif deck:
            move(state, deck[-1], HAND_A + frame.seat, "drawn", frame.seat)
    elif key == "play":
        hand = state.zones[HAND_A + frame.seat]
        if hand:
            move(state, hand[-1], TABLE, "played", frame.seat)
    elif key == "read":
        uncover(state, "read", frame.seat)
    elif key == "roll":
        state.stack.append(Roll())
    elif key == "shuffle":
        push_shuffle(state, DECK)
    elif key == "stay":
        tell(state, "stayed", frame.seat)
    else:
        state.stack[-1] = Menu(1 - frame.seat)


class Roll(NamedTuple):
    """A loaded die."""


def _run_roll(state: Toy, frame: Roll) -> list[Decision]:
    return [Decision(0, CHANCE, "die", "", ("1", "2", "3"), (1, 2, 3), (1, 2, 3))]


def _answer_roll(state: Toy, frame: Roll, decision: Decision, index: int) -> None:
    state.stack.pop()
    state.score += decision.args[index]
    tell(state, "rolled", -1, decision.args[index])


class Both(NamedTuple):
    """Both seats answer at the same time, each this many times."""

    left: tuple[int, ...]


def _run_both(state: Toy, frame: Both) -> list[Decision] | None:
    asked = [
        Decision(0, seat, "both", "", ("no", "yes"), (0, 1))
        for seat, left in enumerate(frame.left)
        if left
    ]
    if not asked:
        state.stack.pop()
        return None
    return asked


def _answer_both(state: Toy, frame: Both, decision: Decision, index: int) -> None:
    left = [n - (seat == decision.seat) for seat, n in enumerate(frame.left)]
    state.stack[-1] = Both(tuple(left))
    state.score += decision.args[index]


@dataclass(frozen=True, slots=True)
class InZone:
    """The cards of a zone; ``kinds`` names them alike when it is smaller than their number."""

    zone: int
    kinds: int = CARDS

    def items(self, state: Toy, frame: Effect) -> Sequence[tuple[str, int]]:
        return [(f"card:{state.face[s] % self.kinds}", s) for s in state.zones[self.zone]]


@dataclass(frozen=True, slots=True)
class Asked:
    """A fixed seat chooses."""

    who: int

    def seat(self, state: Toy, frame: Effect) -> int:
        return self.who


def _add(state: Toy, frame: Effect) -> None:
    number = op_args(state, frame)[0]
    assert isinstance(number, int)
    state.score += number
    tell(state, "added", frame.seat, number)


def _double(state: Toy, frame: Effect) -> None:
    state.score *= 2
    tell(state, "doubled", frame.seat)


def _table(state: Toy, frame: Effect) -> None:
    move(state, frame.chosen, TABLE, "played", frame.seat)


def _high(state: Toy, frame: Effect) -> int:
    """0 for a low score, 1 for one of at least the printed number; none below zero."""
    bound = op_args(state, frame)[0]
    assert isinstance(bound, int)
    return -1 if state.score < 0 else int(state.score >= bound)


TO_TABLE = Op("table")
TREES: dict[str, Node] = {
    "seq": seq(Op("add", (3,)), Op("double"), Op("add", (1,))),
    "repeat": Repeat(3, seq(Op("add", (1,)), Op("double"))),
    "never": Repeat(0, Op("add", (1,))),
    "choose": seq(Choose("pick", InZone(DECK), TO_TABLE), Op("add", (5,))),
    "twice": Repeat(2, Choose("pick", InZone(DECK), TO_TABLE)),
    "void": seq(Choose("pick", InZone(TABLE), TO_TABLE), Op("add", (5,))),
    "other": Choose("pick", InZone(DECK), TO_TABLE, Asked(1)),
    "random": Choose("pick", InZone(DECK, 2), TO_TABLE, Asked(CHANCE)),
    "forced": seq(Choose("pick", InZone(DECK, 1), TO_TABLE), Op("add", (1,))),
    "low": seq(Op("add", (2,)), Switch("high", (3,), (Op("add", (10,)), Op("add", (20,))))),
    "high": seq(Op("add", (3,)), Switch("high", (3,), (Op("add", (10,)), Op("add", (20,))))),
    "nowhere": seq(Op("add", (-1,)), Switch("high", (3,), (Op("add", (10,)),)), Op("add", (1,))),
    "case_asks": Switch("high", (0,), (Op("double"), Choose("pick", InZone(DECK), TO_TABLE))),
    "any_order": seq(
        AnyOrder(
            "order",
            ("one", "twice", "pick"),
            (Op("add", (1,)), Op("double"), Choose("pick", InZone(DECK), TO_TABLE)),
        ),
        Op("add", (100,)),
    ),
    "any_nested": AnyOrder(
        "outer",
        ("inner", "one"),
        (AnyOrder("inner", ("x", "y"), (Op("double"), Op("add", (5,)))), Op("add", (1,))),
    ),
    "nested": Choose("first", InZone(DECK), Choose("second", InZone(HAND_A), TO_TABLE)),
}


class ToyGame(Game):
    """The toy behind the kernel's questions."""

    def blank(self, config: Any) -> Toy:
        return blank(self)

    def new_game(self, config: Any, seed: int) -> Toy:
        state = blank(self)
        state.rng = Rng(seed).next()
        state.handles = state.handles.seeded(seed)
        state.stack.append(Menu(0))
        advance(state)
        return state

    def config_data(self, config: Any) -> dict[str, Any]:
        return {}

    def config_from(self, data: dict[str, Any]) -> Any:
        if data:
            raise BadData("a toy has no config")
        return {}

    def seat_names(self, state: State) -> tuple[str, ...]:
        return ("Ann", "Ben")

    def public(self, state: State) -> dict[str, Any]:
        return {}

    def private(self, state: State, seat: int) -> dict[str, Any]:
        return {}

    def card_name(self, state: State, card: int) -> str:
        return f"card{card}"

    def returns(self, state: State) -> tuple[int, ...]:
        return (0, 0)


TOY = ToyGame(
    name="toy",
    modes={},
    frames={
        Menu: Handler(_run_menu, _answer_menu),
        Roll: Handler(_run_roll, _answer_roll),
        Both: Handler(_run_both, _answer_both),
    },
    effects=TREES,
    predicates={"high": _high},
    ops={"add": _add, "double": _double, "table": _table},
    content=lambda config: "toy",
)


def with_effect(tree: str, confirm: bool = False) -> Toy:
    """A toy in which seat 0 just started an effect."""
    state = blank(TOY)
    state.confirm = confirm
    begin(state, tree, 0, -1)
    advance(state)
    return state


def with_frame(frame: tuple[Any, ...]) -> Toy:
    """A toy with one frame on its stack."""
    state = blank(TOY)
    state.stack.append(frame)
    advance(state)
    return state
