"""The words of Skellige: effect lines, conditions, moments and rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from sevencats.games.oldworld.expansions.skellige import dagon
from sevencats.games.oldworld.expansions.skellige.dagon import Arrive, crossing, shift_dagon
from sevencats.games.oldworld.expansions.skellige.model import deep
from sevencats.games.oldworld.expansions.skellige.ships import at_sea, discover
from sevencats.games.oldworld.language.conditions import Count, Fact
from sevencats.games.oldworld.language.lines import Reader
from sevencats.games.oldworld.language.tables import TableWord
from sevencats.games.oldworld.language.vocabulary import Vocabulary
from sevencats.games.oldworld.language.words import Word, signed
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.rules.ops import number, word
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import HAND, TROPHIES
from sevencats.kernel.effects import Choose, Effect, Node, Op, Repeat, Seq, Switch
from sevencats.kernel.errors import BadData

Run = Callable[[OldWorldState, Effect], None]
#: Trophy kinds; a bonus card is in the trophy zone but is not a trophy.
_TROPHIES = ("monster", "attribute", "witcher")
#: A number of trophies that nobody can exceed: it would take three boxes of monsters.
_MOST = 60


# -- what they do ----------------------------------------------------------------------------------


def _dagon(state: OldWorldState, frame: Effect) -> None:
    shift_dagon(state, number(state, frame))


def _discover(state: OldWorldState, frame: Effect) -> None:
    discover(state, frame.seat, word(state, frame))


def _turn_back(state: OldWorldState, frame: Effect) -> None:
    """Turn back the seat that is on the way to an island."""
    at = crossing(state)
    if at >= 0:
        arrive = state.stack[at]
        assert isinstance(arrive, Arrive)
        state.stack[at] = arrive._replace(turned=True)


OPS: dict[str, Run] = {"dagon": _dagon, "discover": _discover, "turn_back": _turn_back}


def trophies_of(state: OldWorldState, seat: int) -> int:
    """Return the number of trophy cards of a seat."""
    kind, face = state.table.kind, state.face
    return sum(kind[face[card]] in _TROPHIES for card in state.cards(seat, TROPHIES))


def _trophy_cards(state: OldWorldState, frame: Effect) -> int:
    return trophies_of(state, frame.seat)


PREDICATES: dict[str, Callable[[Any, Effect], int]] = {"trophy_cards": _trophy_cards}


def _of_terrain(terrain: str, state: OldWorldState, seat: int) -> list[int]:
    """The cards of a hand that show a terrain."""
    hand = state.cards(seat, HAND)
    return [card for card in hand if state.table.terrain[state.face[card]] == terrain]


@dataclass(frozen=True, slots=True)
class HandOfTerrain:
    """Cards of the hand that show a terrain."""

    terrain: str

    def items(self, state: OldWorldState, frame: Effect) -> Sequence[tuple[str, int]]:
        cards = _of_terrain(self.terrain, state, frame.seat)
        return [(f"discard:{state.ident(card)}", card) for card in cards]


# -- how they are read -----------------------------------------------------------------------------


def _read_dagon(args: list[str], at: str) -> Node | None:
    amount = signed(args[0]) if len(args) == 1 else None
    return None if amount is None else Op("dagon", (amount,))


def _read_discover(args: list[str], at: str) -> Node | None:
    return Op("discover", (args[0],)) if len(args) == 1 else None


def _read_turn_back(args: list[str], at: str) -> Node | None:
    return None if args else Op("turn_back")


def _read_shed(args: list[str], at: str) -> Node | None:
    if len(args) != 1 or args[0] not in TERRAINS:
        return None
    return Choose("discard", HandOfTerrain(args[0]), Op("discard_chosen"))


def _per_trophy(reader: Reader, table: dict[str, Any], at: str) -> Node:
    lines = table["per_trophy"]
    if not isinstance(lines, list | tuple) or not lines:
        raise BadData(f"{at}: 'per_trophy' needs lines")
    once = reader.lines(lines, at)
    again = tuple(Repeat(times, once) for times in range(1, _MOST))
    return Switch("trophy_cards", (), (Seq(()), *again))


# -- conditions ------------------------------------------------------------------------------------


def _on_island(state: OldWorldState, seat: int) -> bool:
    place = state.place[seat]
    return at_sea(state, place) and place != deep(state.table)


def _against_dagon(state: OldWorldState, seat: int) -> bool:
    return dagon.is_dagon(state)


def _held(terrain: str, state: OldWorldState, seat: int) -> int:
    return len(_of_terrain(terrain, state, seat))


def _depth(state: OldWorldState, seat: int) -> int:
    return dagon.spot(state)


VOCABULARY = Vocabulary(
    words={
        "dagon": Word(("dagon +1", "dagon -1"), "Dagon moves up or down its track", _read_dagon),
        "discover": Word(
            ("discover hen_inis",), "an island that was hidden is open to all", _read_discover
        ),
        "turn_back": Word(
            ("turn_back",), "who is sailing to an island does not come there", _read_turn_back
        ),
        "shed_terrain": Word(
            ("shed_terrain water",), "discard a card of the hand of that terrain", _read_shed
        ),
    },
    tables={
        "per_trophy": TableWord(
            ('{per_trophy = ["shield -1"]}',), "once for each trophy card", (), _per_trophy
        )
    },
    counts={
        "depth": Count("spots that Dagon is below its location", _depth),
        "water_cards": Count("water cards of your hand", partial(_held, "water")),
    },
    facts={
        "island": Fact("you are on an island", _on_island, fight=False),
        "against_dagon": Fact("a fight with Dagon", _against_dagon),
    },
    moments={
        "foe_turn": "the monster's fight turn begins",
        "fought": "after a fight, won or lost",
    },
    rules={
        "sea_roll": "n more on the die of a crossing",
        "island_draw": "n more cards in phase III on an island",
    },
    flags={"sea_dice": "you throw two dice for a crossing, and choose"},
    forms={
        **{"sail": "move", "harbour": "place", "sea_fight": "fight"},
        **{"trade": "monster", "buy": "action"},
    },
)
