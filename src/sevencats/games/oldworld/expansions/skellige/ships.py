"""Ships: their locations, sailing to islands and back, and encounters on the way (W14.1 to
W14.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from sevencats.games.oldworld.expansions.skellige.dagon import (
    SPOT,
    Arrive,
    is_up,
    safe_from,
    shift_dagon,
)
from sevencats.games.oldworld.expansions.skellige.model import (
    BONUSES,
    DECK,
    danger_of,
    deep,
    harbours,
    islands,
    isle_of,
    sea_of,
    start_spot,
)
from sevencats.games.oldworld.language.select import DIE
from sevencats.games.oldworld.language.traits import has_rule, sum_rule
from sevencats.games.oldworld.rules.atoms import update_turn
from sevencats.games.oldworld.rules.explore import read_story
from sevencats.games.oldworld.rules.travel import depart
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.games.oldworld.zones import HAND
from sevencats.kernel.atoms import Shuffle, tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler, never_asks

#: In ``extra``: the ships at a location, and a 1 for each hidden island that was discovered.
SHIP, FOUND = "ship.{}", "island.{}"
#: The marks of a turn: sailed to an island, sailed back, sailed to Dagon, read a card of the sea.
SAILED, BACK, TO_DAGON, SEA_CARD = "sailed", "sailed_back", "sailed_to_dagon", "sea_card"
#: How often a seat may sail back in a turn.
_MOST_BACK = 2


class LayShips(NamedTuple):
    """Chance places this many ships, each at a harbour without one."""

    left: int


class SeaRoll(NamedTuple):
    """The die of a crossing; ``first`` is the first of two dice, if already thrown (0: none)."""

    seat: int
    first: int


class SeaDie(NamedTuple):
    """Two dice were thrown: which of them counts?"""

    seat: int
    dice: tuple[int, int]


# -- ships -----------------------------------------------------------------------------------------


def ships_at(state: OldWorldState, place: int) -> int:
    """Return the number of ships at a location."""
    return state.extra.get(SHIP.format(state.table.places[place].id), 0)


def put_ship(state: OldWorldState, place: int, change: int = 1) -> None:
    """Add a ship to a location, or remove it."""
    name = SHIP.format(state.table.places[place].id)
    left = state.extra.pop(name, 0) + change
    if left:
        state.extra[name] = left


def at_sea(state: OldWorldState, place: int) -> bool:
    """Tell whether a location can only be reached by ship."""
    return state.table.places[place].island


def _run_lay(state: OldWorldState, frame: LayShips) -> list[Decision] | None:
    free = [place for place in harbours(state.table) if not ships_at(state, place)]
    if not frame.left or not free:
        state.stack.pop()
        return None
    keys, args, _ = merged([(f"harbour:{state.table.places[place].id}", place) for place in free])
    return [Decision(0, CHANCE, "harbour", "", keys, args)]


def _answer_lay(state: OldWorldState, frame: LayShips, decision: Decision, index: int) -> None:
    place = decision.args[index]
    state.stack[-1] = LayShips(frame.left - 1)
    put_ship(state, place)
    tell(state, "ship_laid", -1, state.table.places[place].id)


def carry_ship(state: OldWorldState, origin: int, place: int) -> None:
    """Move the ship along with a witcher who crosses the sea. If an effect moves the witcher, the
    nearest ship is used, and a ship that does not arrive at a harbour goes to the first free one.
    """
    table = state.table
    if not (at_sea(state, origin) or at_sea(state, place)):
        return
    full = [harbour for harbour in harbours(table) if ships_at(state, harbour)]
    if at_sea(state, place):
        source = origin if ships_at(state, origin) else next(iter(full), -1)
        if source < 0 or (ships_at(state, place) and place != deep(table)):
            return
        target = place
    else:
        if not ships_at(state, origin):
            return
        free = [harbour for harbour in harbours(table) if harbour not in full]
        source, target = origin, place if place in free else free[0]
    put_ship(state, source, -1)
    put_ship(state, target)


# -- possible crossings ----------------------------------------------------------------------------


def is_open(state: OldWorldState, place: int) -> bool:
    """Tell whether an island is known to all."""
    ident = state.table.places[place].id
    return not isle_of(state.table.content, ident).hidden or FOUND.format(ident) in state.extra


def discover(state: OldWorldState, seat: int, ident: str) -> None:
    """Open an island to all (W14.6)."""
    if FOUND.format(ident) not in state.extra:
        state.extra[FOUND.format(ident)] = 1
        tell(state, "discovered", seat, ident)


def _may_cross(state: OldWorldState, seat: int) -> bool:
    """Tell whether the seat may cross: once a turn, where the turn began or after the harbour's
    action (W14.2)."""
    turn = state.turn[seat]
    ready = not turn.moved or turn.acted >> state.place[seat] & 1
    return bool(ready) and SAILED not in turn.used


def destinations(state: OldWorldState, seat: int) -> list[int]:
    """Return where a seat may sail, whether or not it can pay (W14.2, W14.3, W14.5)."""
    table, here, turn = state.table, state.place[seat], state.turn[seat]
    if at_sea(state, here):
        if turn.used.count(BACK) >= _MOST_BACK:
            return []
        return [place for place in harbours(table) if not ships_at(state, place)]
    if not ships_at(state, here):
        return []
    places = [deep(table)] if is_up(state) else []
    if _may_cross(state, seat):
        taken = {place for other, place in enumerate(state.place) if other != seat}
        places += [
            place
            for place in islands(table)
            if is_open(state, place) and not ships_at(state, place) and place not in taken
        ]
    return places


def sail_options(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    """Return the places a seat can pay for."""
    table = state.table
    return [
        (f"sail:{table.places[place].id}", place)
        for place in destinations(state, seat)
        if table.steps.travel_payments(state, seat, place, 0)
    ]


# -- the crossing ----------------------------------------------------------------------------------


def _used(state: OldWorldState, seat: int, word: str) -> None:
    update_turn(state, seat, used=(*state.turn[seat].used, word))


def set_sail(state: OldWorldState, seat: int, place: int) -> None:
    """Sail after the payment. To an island the die is rolled, unless Dagon is there; a card is
    read."""
    origin = state.place[seat]
    if at_sea(state, origin):
        _used(state, seat, BACK)
        state.table.steps.travel_enter(state, seat, place)
    elif place == deep(state.table):
        _used(state, seat, TO_DAGON)
        state.table.steps.travel_enter(state, seat, place)
        update_turn(state, seat, phase=2)
    else:
        _used(state, seat, SAILED)
        update_turn(state, seat, moved=True)
        tell(state, "sets_sail", seat, state.table.places[place].id)
        state.stack.append(Arrive(seat, place, origin))
        if is_up(state):
            _read(state, seat, safe=False)
        else:
            state.stack.append(SeaRoll(seat, 0))


def _run_roll(state: OldWorldState, frame: SeaRoll) -> list[Decision]:
    keys, args, _ = merged(list(DIE))
    return [Decision(0, CHANCE, "die", "sea", keys, args)]


def _answer_roll(state: OldWorldState, frame: SeaRoll, decision: Decision, index: int) -> None:
    seat, first, die = frame.seat, frame.first, decision.args[index]
    state.stack.pop()
    if first:
        state.stack.append(SeaDie(seat, (first, die)))
    elif has_rule(state, seat, "sea_dice"):
        state.stack.append(SeaRoll(seat, die))
    else:
        _cross(state, seat, die)


def _run_die(state: OldWorldState, frame: SeaDie) -> list[Decision]:
    keys, args, _ = merged([(f"die:{die}", die) for die in frame.dice])
    return [Decision(0, frame.seat, "sea_die", "", keys, args)]


def _answer_die(state: OldWorldState, frame: SeaDie, decision: Decision, index: int) -> None:
    state.stack.pop()
    _cross(state, frame.seat, decision.args[index])


def _cross(state: OldWorldState, seat: int, die: int) -> None:
    """Move Dagon up on a safe crossing; read the half of the card that was due in any case."""
    total = die + sum_rule(state, seat, "sea_roll")
    safe = total >= safe_from(state)
    tell(state, "sea_rolled", seat, total)
    _read(state, seat, safe=safe)
    if safe:
        shift_dagon(state, 1)


def _read(state: OldWorldState, seat: int, *, safe: bool) -> None:
    """Read the upper or the lower half of the top card, if one is left."""
    tell(state, "sea_safe" if safe else "sea_danger", seat)
    deck = state.common(DECK)
    if not deck:
        return
    card = deck[-1]
    _used(state, seat, SEA_CARD)
    half = "" if safe else danger_of(state.table.content).get(state.ident(card), "")
    read_story(state, seat, card, half)


def _run_arrive(state: OldWorldState, frame: Arrive) -> None:
    state.stack.pop()
    moved_elsewhere = state.place[frame.seat] != frame.origin
    if moved_elsewhere or (frame.turned and not frame.risen):
        tell(state, "turned_back", frame.seat, state.table.places[frame.place].id)
    else:
        state.table.steps.travel_enter(state, frame.seat, frame.place)


# -- the steps -------------------------------------------------------------------------------------


def setup_steps(base: Steps) -> Steps:
    """Decks, ships and Dagon at the beginning (W14.1)."""

    def decks(state: OldWorldState) -> None:
        base.setup_decks(state)
        state.stack += [Shuffle(state.table.zone_of[zone]) for zone in (DECK, BONUSES)]

    def end(state: OldWorldState) -> None:
        state.extra[SPOT] = start_spot(state.table)
        base.setup_end(state)
        state.stack.append(LayShips(sea_of(state.table.content).ships))

    return replace(base, setup_decks=decks, setup_end=end)


def travel_steps(base: Steps) -> Steps:
    """Ships among the moves of phase I."""

    def phase1(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
        return [*base.phase1_options(state, seat), *sail_options(state, seat)]

    def pick(state: OldWorldState, seat: int, key: str, value: int) -> None:
        if key.startswith("sail:"):
            depart(state, seat, value)
        else:
            base.phase1_pick(state, seat, key, value)

    def payments(state: OldWorldState, seat: int, place: int, paid: int) -> list[tuple[str, int]]:
        """Return the payments; Dagon costs one card of any terrain, and nothing else (W14.5)."""
        if place != deep(state.table):
            return base.travel_payments(state, seat, place, paid)
        return [(f"pay:card.{state.ident(card)}", card) for card in state.cards(seat, HAND)]

    def free(state: OldWorldState, seat: int, place: int) -> str:
        """Return the rule for a free move; horses cannot cross the sea."""
        if at_sea(state, place) or at_sea(state, state.place[seat]):
            return ""
        return base.travel_free(state, seat, place)

    def paid(state: OldWorldState, seat: int, place: int) -> None:
        if at_sea(state, place) or at_sea(state, state.place[seat]):
            set_sail(state, seat, place)
        else:
            base.travel_paid(state, seat, place)

    def enter(state: OldWorldState, seat: int, place: int) -> None:
        carry_ship(state, state.place[seat], place)
        base.travel_enter(state, seat, place)

    return replace(
        base,
        phase1_options=phase1,
        phase1_pick=pick,
        travel_payments=payments,
        travel_free=free,
        travel_paid=paid,
        travel_enter=enter,
    )


SHIP_FRAMES: dict[type, Handler] = {
    LayShips: Handler(_run_lay, _answer_lay),
    SeaRoll: Handler(_run_roll, _answer_roll),
    SeaDie: Handler(_run_die, _answer_die),
    Arrive: Handler(_run_arrive, never_asks),
}
