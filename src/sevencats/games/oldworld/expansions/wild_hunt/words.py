"""The words of the exploration and event cards of the Wild Hunt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sevencats.games.oldworld.expansions.wild_hunt import board
from sevencats.games.oldworld.expansions.wild_hunt.common import take_votes
from sevencats.games.oldworld.expansions.wild_hunt.model import LEVELS
from sevencats.games.oldworld.expansions.wild_hunt.ride import ride
from sevencats.games.oldworld.expansions.wild_hunt.spawns import lose_hound, new_hound
from sevencats.games.oldworld.language.conditions import Count
from sevencats.games.oldworld.language.lines import Reader, affordable
from sevencats.games.oldworld.language.tables import TableWord
from sevencats.games.oldworld.language.vocabulary import Vocabulary
from sevencats.games.oldworld.language.words import Word, signed
from sevencats.games.oldworld.packs.model import Line
from sevencats.games.oldworld.rules.ops import number
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.effects import Choose, Effect, Node, Op, Seq, Switch
from sevencats.kernel.errors import BadData

# -- for each, for one -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Players:
    """Return the players who can pay a price."""

    cost: tuple[Line, ...]

    def items(self, state: OldWorldState, frame: Effect) -> Sequence[tuple[str, int]]:
        return [
            (f"player:{name}", seat)
            for seat, name in enumerate(state.table.seats)
            if affordable(state, seat, self.cost)
        ]


def _as_seat(frame: Effect, seat: int) -> Effect:
    """Return the body of a table, to be carried out by another seat."""
    return frame._replace(path=(*frame.path, 0), seat=seat)


def _each(state: OldWorldState, frame: Effect) -> int:
    """Let every seat carry out the body; the switch itself leads nowhere."""
    state.stack += [_as_seat(frame, seat) for seat in reversed(range(len(state.table.seats)))]
    return -1


def _the_one(state: OldWorldState, frame: Effect) -> int:
    """Let the chosen seat carry out the body."""
    state.stack.append(_as_seat(frame, frame.chosen))
    return -1


def _together(state: OldWorldState, frame: Effect) -> None:
    """Make the next choice common to all, if there are several options."""
    take_votes(state)


def _read_each(reader: Reader, table: dict[str, Any], at: str) -> Node:
    return Switch("each_player", (), (_body(reader, table["each"], at),))


def _read_one(reader: Reader, table: dict[str, Any], at: str) -> Node:
    cost = reader.cost(table.get("cost", []), at)
    body = Seq((*reader.parts(cost, at), _body(reader, table["one"], at)))
    return Seq((Op("together"), Choose("one", Players(cost), Switch("the_one", (), (body,)))))


def _body(reader: Reader, lines: Any, at: str) -> Node:
    if not isinstance(lines, list | tuple) or not lines:
        raise BadData(f"{at}: it needs lines")
    return reader.lines(lines, at)


# -- the Hunt and its hounds -----------------------------------------------------------------------


def _hunt(state: OldWorldState, frame: Effect) -> None:
    change = number(state, frame)
    if change < 0:
        board.lose_shields(state, -change)
    else:
        board.gain_shields(state, change)


def _hound(state: OldWorldState, frame: Effect) -> None:
    new_hound(state, number(state, frame))


def _hound_leaves(state: OldWorldState, frame: Effect) -> None:
    lose_hound(state)


def _hunt_moves(state: OldWorldState, frame: Effect) -> None:
    ride(state)


def _hunt_halts(state: OldWorldState, frame: Effect) -> None:
    state.extra[board.HALTED] = 1


def _read_hunt(args: list[str], at: str) -> Node | None:
    amount = signed(args[0]) if len(args) == 1 else None
    return None if amount is None else Op("hunt", (amount,))


def _read_hound(args: list[str], at: str) -> Node | None:
    levels = [str(level) for level in LEVELS]
    return Op("hound", (int(args[0]),)) if len(args) == 1 and args[0] in levels else None


def _read_leaves(args: list[str], at: str) -> Node | None:
    return None if args else Op("hound_leaves")


def _read_moves(args: list[str], at: str) -> Node | None:
    if args == ["not"]:
        return Op("hunt_halts")
    return None if args else Op("hunt_moves")


def _shields(state: OldWorldState, seat: int) -> int:
    return board.shields(state)


def _hounds(state: OldWorldState, seat: int) -> int:
    return len(board.hounds(state))


OPS: dict[str, Callable[[Any, Effect], None]] = {
    "together": _together,
    "hunt": _hunt,
    "hound": _hound,
    "hound_leaves": _hound_leaves,
    "hunt_moves": _hunt_moves,
    "hunt_halts": _hunt_halts,
}
PREDICATES: dict[str, Callable[[Any, Effect], int]] = {"each_player": _each, "the_one": _the_one}
VOCABULARY = Vocabulary(
    words={
        "hunt": Word(("hunt -2", "hunt +1"), "the Wild Hunt loses or gains shields", _read_hunt),
        "hound": Word(("hound 1",), "a hound of that level joins the Wild Hunt", _read_hound),
        "hound_leaves": Word(
            ("hound_leaves",), "a hound of the players' choice leaves the game", _read_leaves
        ),
        "hunt_moves": Word(
            ("hunt_moves", "hunt_moves not"),
            "the Wild Hunt moves now, or does not at the end of this round",
            _read_moves,
        ),
    },
    tables={
        "each": TableWord(('{each = ["gold +1"]}',), "every player, one by one", (), _read_each),
        "one": TableWord(
            ('{one = ["gold +1"], cost = [...]}',),
            "one player whom the players choose among those who can pay",
            ("cost",),
            _read_one,
        ),
    },
    counts={
        "hunt_shields": Count("shields of the Wild Hunt", _shields),
        "hounds": Count("hounds on the map", _hounds),
    },
    forms={
        **{"hound": "place", "hound_at": "place", "ride": "place"},
        **{"give": "poker", "fighter": "poker", "player": "poker"},
        **{"gift_potion": "potion", "gift_bomb": "bomb"},
        **{"gift_trail": "terrain", "gift_trail_quest": "terrain"},
        **{"swap_potion": "pair.potion", "swap_bomb": "pair.bomb"},
        **{"swap_trail": "terrain", "swap_trail_quest": "terrain", "swap_trail_quests": "terrain"},
    },
)
