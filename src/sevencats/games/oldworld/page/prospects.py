"""The fights that a seat can reach: the opponent, the way there, and the odds.

The cards and the gold that the way takes are gone before the fight begins. Opponents that may not
be fought are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sevencats.games.oldworld.bots.odds import Odds, odds, odds_from_here
from sevencats.games.oldworld.expansion import opponents_of
from sevencats.games.oldworld.fight.record import BEAST, SHORT
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.page.ways import Way, ways
from sevencats.games.oldworld.rules.cards import lose_card
from sevencats.games.oldworld.rules.spawn import lair, prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import HAND
from sevencats.kernel import blindfold
from sevencats.kernel.rng import Rng

_NO_WAY = Way((), (), 0, ())


class Rival(NamedTuple):
    """A possible opponent: its name, its location, and the option that begins the fight."""

    name: str
    place: int
    option: str


class Prospect(NamedTuple):
    """A fight: opponent and location, the way there (empty if the seat is there), and its odds;
    None: it is out of reach this turn."""

    name: str
    place: str
    way: Way
    odds: Odds | None


def prospects(state: OldWorldState, seat: int, tries: int, seed: int) -> list[Prospect]:
    """The fights that a seat may reach this turn, or the one it is in, the best first; then those
    out of reach. Based on what the seat may know. Changes nothing."""
    table = blindfold(state, seat)
    assert isinstance(table, OldWorldState)
    if state.fight.kind:
        return _this_fight(table, seat, tries, seed)
    fights = list(_open_fights(table, seat, tries, seed))
    return sorted(fights, key=lambda one: (one.odds is None, -one.odds.won if one.odds else 0))


def rivals_on_board(state: OldWorldState, seat: int) -> list[Rival]:
    """The monsters, the opponents that expansions bring, and the other witchers."""
    monsters = [
        Rival(state.ident(prey(state, terrain)), lair(state, terrain), "fight:")
        for terrain in range(len(TERRAINS))
        if prey(state, terrain) >= 0
    ]
    witchers = [
        Rival(name, state.place[other], "fight:")
        for other, name in enumerate(state.table.seats)
        if other != seat and state.school[other]
    ]
    named = [one._replace(option=f"fight:{one.name}") for one in (*monsters, *witchers)]
    brought = [Rival(name, one.place, one.option) for name, one in opponents_of(state).items()]
    return [*named, *brought]


def _this_fight(table: OldWorldState, seat: int, tries: int, seed: int) -> list[Prospect]:
    fight = table.fight
    if fight.kind == SHORT or seat not in (fight.attacker, fight.rival):
        return []
    if fight.rival == BEAST:
        name = table.ident(fight.monster) if fight.monster >= 0 else ""
    else:
        name = table.table.seats[fight.rival if seat == fight.attacker else fight.attacker]
    estimate = odds_from_here(table, seat, tries=tries, rng=Rng(seed))
    return [Prospect(name, table.table.places[table.place[seat]].id, _NO_WAY, estimate)]


def _open_fights(table: OldWorldState, seat: int, tries: int, seed: int) -> Iterator[Prospect]:
    phase = table.turn[seat].phase
    known = ways(table, seat) if phase == 1 else {}
    for rival in rivals_on_board(table, seat):
        place = table.table.places[rival.place].id if rival.place >= 0 else ""
        # Outside the seat's own turn the odds are for the next one, whose cards nobody knows.
        there = rival.place == table.place[seat] or phase not in (1, 2)
        way = _NO_WAY if there else known.get(place)
        if way is None:
            yield Prospect(rival.name, place, _NO_WAY, None)
            continue
        world = _arrived(table, seat, rival.place, way)
        if rival.option in dict(world.table.steps.phase2_options(world, seat)):
            estimate = odds(world, seat, rival.name, tries=tries, rng=Rng(seed))
            yield Prospect(rival.name, place, way, estimate)


def _arrived(table: OldWorldState, seat: int, place: int, way: Way) -> OldWorldState:
    """The table with the seat at a location after paying for the way."""
    world = table.copy()
    for card in way.cards:
        sleeve = next(one for one in world.cards(seat, HAND) if world.ident(one) == card)
        lose_card(world, seat, sleeve, "discarded")
    world.gold[seat] -= way.gold
    if place >= 0:
        world.place[seat] = place
    return world
