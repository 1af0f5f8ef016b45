"""Where a seat can go this turn, up to three moves away, and the cards and gold it takes.

The rules themselves say how a move may be paid, on a copy of the table on which hand and gold are
what earlier moves would leave. Things found on the way (a trail, a card drawn) are not counted.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from sevencats.games.oldworld.bots.worth import card_worth
from sevencats.games.oldworld.rules.atoms import update_turn
from sevencats.games.oldworld.rules.travel import ANY, FREE, GOLD, TWO, WILD
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DISCARD, HAND
from sevencats.kernel.atoms import relocate

#: Moves considered.
_MOVES = 3


class Way(msgspec.Struct, frozen=True):
    """A way to a location: the locations on it, the fewest cards and gold it takes, and for each
    move the keys to send, in order. ``pays``, for a neighbour: the possible payments of that move
    (``free``, ``terrain``: a fitting card, ``gold``: any card and a gold, ``two`` cards)."""

    path: tuple[str, ...]
    cards: tuple[str, ...]
    gold: int
    picks: tuple[tuple[str, ...], ...]
    pays: tuple[str, ...] = ()


class _Node(NamedTuple):
    """A table on which a seat has moved, and what that has cost so far."""

    world: OldWorldState
    way: Way
    worth: float

    @property
    def price(self) -> tuple[int, float]:
        return len(self.way.cards) + self.way.gold, self.worth


def ways(state: OldWorldState, seat: int) -> dict[str, Way]:
    """The cheapest way to each location within reach. Changes nothing."""
    start = state.place[seat]
    edge = {start: _Node(state.copy(), Way((), (), 0, ()), 0.0)}
    reached: dict[int, _Node] = {}
    for _ in range(_MOVES):
        edge = _farther(edge, seat, reached, start)
        reached |= edge
    places = state.table.places
    return {places[place].id: node.way for place, node in sorted(reached.items())}


def _farther(
    edge: dict[int, _Node], seat: int, found: dict[int, _Node], start: int
) -> dict[int, _Node]:
    """The ways of one more move, where no way as cheap is known. To a neighbour the way is
    direct."""
    new: dict[int, _Node] = {}
    for node in edge.values():
        table = node.world.table
        for place in table.paths[node.world.place[seat]]:
            known = new.get(place) or found.get(place)
            neighbour = place in found and len(found[place].way.path) == 1
            if place == start or neighbour:
                continue
            there = _move(node, seat, place)
            if there is not None and (known is None or there.price < known.price):
                new[place] = there
    return new


def _move(node: _Node, seat: int, place: int) -> _Node | None:
    """Go to a neighbour as cheaply as possible; None if that cannot be paid."""
    world = node.world.copy()
    table = world.table
    items = table.steps.travel_payments(world, seat, place, 0)
    if not items:
        return None
    terrain = table.places[place].terrain
    fitting = [s for _, s in items if s >= 0 and _fits(world, s, terrain)]
    asked = len(dict(items)) > 1
    paid: tuple[tuple[str, int], ...]
    if any(value == FREE for _, value in items):
        paid = (("pay:nothing", FREE),)
        rule = table.steps.travel_free(world, seat, place)
        update_turn(world, seat, used=(*world.turn[seat].used, rule))
    elif fitting:
        paid = (_item(world, _cheapest(world, fitting, terrain)),)
    else:
        paid = _two(world, seat, place, [s for _, s in items if s >= 0])
    keys = [f"move:{table.places[place].id}"]
    if asked:
        keys.append(paid[0][0])
    _give(world, seat, paid[:1])
    for item in paid[1:]:
        # A payment without a choice is taken without a question.
        if len(dict(table.steps.travel_payments(world, seat, place, 1))) > 1:
            keys.append(item[0])
        _give(world, seat, (item,))
    world.place[seat] = place
    worth = sum(card_worth(world, sleeve) for _, sleeve in paid if sleeve >= 0)
    way = node.way
    pays = _pays(node.world, seat, place, bool(fitting), items) if not way.path else ()
    cards = tuple(world.ident(sleeve) for _, sleeve in paid if sleeve >= 0)
    gold = sum(value == GOLD for _, value in paid)
    path = (*way.path, table.places[place].id)
    here = Way(path, (*way.cards, *cards), way.gold + gold, (*way.picks, tuple(keys)), pays)
    return _Node(world, here, node.worth + worth)


def _two(
    world: OldWorldState, seat: int, place: int, cards: list[int]
) -> tuple[tuple[str, int], ...]:
    """Any card with a gold, or two cards, the least valuable ones."""
    first = _cheapest(world, cards, "")
    if world.gold[seat]:
        return _item(world, first), ("pay:gold", GOLD)
    rest = [sleeve for sleeve in world.cards(seat, HAND) if sleeve != first]
    return _item(world, first), _item(world, _cheapest(world, rest, ""))


def _item(world: OldWorldState, sleeve: int) -> tuple[str, int]:
    return f"pay:card.{world.ident(sleeve)}", sleeve


def _give(world: OldWorldState, seat: int, paid: Iterable[tuple[str, int]]) -> None:
    """Pay on the copied table."""
    for _, value in paid:
        if value == GOLD:
            world.gold[seat] -= 1
        elif value >= 0:
            relocate(world, value, world.table.zone(seat, DISCARD))


def _fits(world: OldWorldState, sleeve: int, terrain: str) -> bool:
    return terrain == ANY or world.table.terrain[world.face[sleeve]] in (terrain, WILD)


def _cheapest(world: OldWorldState, cards: list[int], terrain: str) -> int:
    """The card to give: keep a wild one, then the most useful one in a fight."""
    kind = world.table.terrain

    def keep(sleeve: int) -> tuple[bool, float, str]:
        wild = kind[world.face[sleeve]] == WILD and terrain != WILD
        return wild, card_worth(world, sleeve), world.ident(sleeve)

    return min(cards, key=keep)


def _pays(
    world: OldWorldState, seat: int, place: int, fits: bool, items: list[tuple[str, int]]
) -> tuple[str, ...]:
    hand, gold = len(world.cards(seat, HAND)), world.gold[seat]
    offered = {value for _, value in items}
    possible = {
        "free": FREE in offered,
        "terrain": fits,
        "gold": bool(hand and gold) and (not fits or TWO in offered or hand > 1),
        "two": hand > 1,
    }
    return tuple(kind for kind, open_ in possible.items() if open_)
