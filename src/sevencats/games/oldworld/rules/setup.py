"""The set-up before the first turn (W1), for several players and for solo (W9.1)."""

from __future__ import annotations

from collections.abc import Callable

from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.games.oldworld.rules.atoms import change_gold, raise_attribute
from sevencats.games.oldworld.rules.cards import remake_actions
from sevencats.games.oldworld.rules.frames import Draw, Refill, RoundStart
from sevencats.games.oldworld.rules.setup_frames import (
    Draft,
    LayMonsters,
    LayPool,
    RaiseAny,
    Setup,
)
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps, TableStep
from sevencats.games.oldworld.zones import DECK, OWN
from sevencats.kernel.atoms import Shuffle, move, move_all, push_shuffle, tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler, never_asks

#: Number of cards of cost 0 on the right of the first pool.
_CHEAP = 3
#: Number of boards drawn, of which one is kept.
_BOARDS = 2


# -- who is first ---------------------------------------------------------------------------------


def _run_setup(state: OldWorldState, frame: Setup) -> list[Decision] | None:
    table = state.table
    if frame.stage < 0:
        if 0 <= table.config.first < len(table.seats):
            _begin(state, table.config.first)
            return None
        keys = tuple(f"first:{name}" for name in table.seats)
        return [Decision(0, CHANCE, "first", "", keys, tuple(range(len(keys))))]
    state.stack.pop()
    order = stages(table.steps)
    if frame.stage < len(order):
        state.stack.append(Setup(frame.stage + 1))
        order[frame.stage](state)
    else:
        state.stack.append(RoundStart())
    return None


def _answer_setup(state: OldWorldState, frame: Setup, decision: Decision, index: int) -> None:
    _begin(state, decision.args[index])


def _begin(state: OldWorldState, first: int) -> None:
    state.first = first
    state.stack[-1] = Setup(0)
    tell(state, "first", first)


def in_order(state: OldWorldState) -> list[int]:
    """Return the seats clockwise from the first."""
    count = len(state.table.seats)
    return [(state.first + place) % count for place in range(count)]


# -- the board ------------------------------------------------------------------------------------


def decks(state: OldWorldState) -> None:
    """Shuffle all piles except the events (W1.3)."""
    zone_of = state.table.zone_of
    piles = ["potion_deck", "city", "wilds", "fight_deck"]
    piles += [f"tokens.{terrain}" for terrain in TERRAINS]
    piles += [f"monsters.{level}" for level in (1, 2, 3)]
    for name in piles:
        state.stack.append(Shuffle(zone_of[name]))


def lay_pool(state: OldWorldState) -> None:
    """Lay three cards of cost 0 on the right, three of any cost beside them (W1.2)."""
    lay_pool_of(state, state.first)


def lay_pool_of(state: OldWorldState, seat: int) -> None:
    """Lay the pool that a seat draws from."""
    piles = state.table.steps.cards_piles(state, seat)
    state.stack.append(LayPool(seat))
    state.stack.append(Shuffle(state.table.zone_of[piles.deck]))


def _run_pool(state: OldWorldState, frame: LayPool) -> None:
    """Turn up cards in deck order, which is random."""
    table, piles = state.table, state.table.steps.cards_piles(state, frame.seat)
    deck = state.common(piles.deck)
    if len(state.common(piles.pool)) < _CHEAP and deck:
        if table.steps.cards_cost(state, deck[-1]) == 0:
            move(state, deck[-1], table.zone_of[piles.pool], "revealed", -1, 0)
        else:
            move(state, deck[-1], table.zone_of[piles.gone], "turned_up", -1)
        return
    state.stack[-1] = Refill(frame.seat)
    remake_actions(state, piles)


def lay_monsters(state: OldWorldState) -> None:
    """Draw one location token for each terrain, and a monster for each (W1.4); set tokens aside for
    four and five players (W1.8)."""
    table = state.table
    for terrain in TERRAINS:
        token = state.common(f"tokens.{terrain}")[-1]
        move(state, token, table.zone_of[f"lair.{terrain}"], "lair", -1)
    levels = (3, 2, 1) if table.solo else (2, 1, 1) if len(table.seats) == 2 else (1, 1, 1)
    for sleeve in state.common("monsters.1")[: max(0, len(table.seats) - 3)]:
        move(state, sleeve, table.zone_of["extra"], "set_aside", -1)
    state.stack.append(LayMonsters(levels, tuple(range(len(TERRAINS)))))


def _run_monsters(state: OldWorldState, frame: LayMonsters) -> list[Decision] | None:
    """Place level I monsters in the random order they are drawn. The first player places a level II
    monster; in solo, chance places each level."""
    levels, free = frame
    if not levels:
        state.stack.pop()
        return None
    if len(set(levels)) > 1:
        keys, args, _ = merged([(f"terrain:{TERRAINS[terrain]}", terrain) for terrain in free])
        seat = CHANCE if state.table.solo else state.first
        return [Decision(0, seat, "monster_terrain", str(levels[0]), keys, args)]
    _lay_monster(state, frame, free[0])
    return None


def _answer_monsters(
    state: OldWorldState, frame: LayMonsters, decision: Decision, index: int
) -> None:
    _lay_monster(state, frame, decision.args[index])


def _lay_monster(state: OldWorldState, frame: LayMonsters, terrain: int) -> None:
    levels, free = frame
    state.stack[-1] = LayMonsters(levels[1:], tuple(t for t in free if t != terrain))
    pile = state.common(f"monsters.{levels[0]}")
    move(state, pile[-1], state.table.zone_of[f"prey.{TERRAINS[terrain]}"], "monster", -1)


# -- the witchers ---------------------------------------------------------------------------------


def choose_boards(state: OldWorldState) -> None:
    """Assign the chosen boards, or draft them counter-clockwise from the first player's right
    (W1.5)."""
    if state.table.config.schools:
        for seat, school in enumerate(state.table.config.schools):
            state.table.steps.setup_witcher(state, seat, school)
    else:
        state.stack.append(Draft(tuple(in_order(state)[::-1]), ()))


def _run_draft(state: OldWorldState, frame: Draft) -> list[Decision] | None:
    waiting, drawn = frame
    if not waiting:
        state.stack.pop()
        return None
    left = [s for s in state.table.content.schools if s not in state.school and s not in drawn]
    chance = left and len(drawn) < _BOARDS
    keys = tuple(sorted(f"school:{school}" for school in (left if chance else drawn)))
    seat = CHANCE if chance else waiting[0]
    return [Decision(0, seat, "board", "", keys, tuple(range(len(keys))))]


def _answer_draft(state: OldWorldState, frame: Draft, decision: Decision, index: int) -> None:
    waiting, drawn = frame
    school = decision.keys[index].partition(":")[2]
    if decision.seat == CHANCE:
        state.stack[-1] = Draft(waiting, (*drawn, school))
        tell(state, "board_drawn", waiting[0], school)
    else:
        state.stack[-1] = Draft(waiting[1:], ())
        state.table.steps.setup_witcher(state, waiting[0], school)


def take_board(state: OldWorldState, seat: int, school: str) -> None:
    """Put a witcher at its school, with its starting cards and trophies (W1.6)."""
    table = state.table
    state.school[seat] = school
    state.place[seat] = table.steps.place_home(state, seat)
    tell(state, "board", seat, school)
    own = [s for s in state.common("box") if table.home[state.face[s]] == school]
    for kind, offset in (("action", DECK), ("witcher", OWN)):
        cards = [s for s in own if table.kind[state.face[s]] == kind]
        move_all(state, cards, table.zone(seat, offset), f"own_{kind}", seat)
    push_shuffle(state, table.zone(seat, DECK))


def deal(state: OldWorldState) -> None:
    """Deal cards and gold by the order of play (W1.7); with four and five players one attribute
    each (W1.8)."""
    table = state.table
    seats = in_order(state)
    if len(seats) > 3:
        state.stack += [RaiseAny(seat) for seat in reversed(seats)]
    shares = table.steps.setup_gifts(state)
    for seat, (cards, gold) in reversed(list(zip(seats, shares, strict=True))):
        change_gold(state, seat, gold)
        state.stack.append(Draw(seat, cards))


def gifts(state: OldWorldState) -> tuple[tuple[int, int], ...]:
    """Return cards and gold by the order of play. A single seat gets as much when an expansion
    seats one player without the solo rules."""
    tracks = state.table.tracks
    return tracks.setup.get(str(len(state.table.seats)), (tracks.solo_setup,))


def _run_raise(state: OldWorldState, frame: RaiseAny) -> list[Decision] | None:
    keys, args, _ = merged([(f"attribute:{name}", at) for at, name in enumerate(ATTRIBUTES)])
    return [Decision(0, frame.seat, "raise", "", keys, args)]


def _answer_raise(state: OldWorldState, frame: RaiseAny, decision: Decision, index: int) -> None:
    state.stack.pop()
    raise_attribute(state, frame.seat, ATTRIBUTES[decision.args[index]])


def stages(steps: Steps) -> tuple[TableStep, ...]:
    """Return the stages of the set-up in order."""
    return (
        steps.setup_decks,
        steps.setup_pool,
        steps.setup_trophies,
        steps.setup_monsters,
        steps.setup_witchers,
        steps.setup_end,
    )


_HANDLERS: dict[type, tuple[Callable[..., list[Decision] | None], Callable[..., None]]] = {
    Setup: (_run_setup, _answer_setup),
    LayMonsters: (_run_monsters, _answer_monsters),
    Draft: (_run_draft, _answer_draft),
    RaiseAny: (_run_raise, _answer_raise),
}
SETUP_FRAMES: dict[type, Handler] = {
    LayPool: Handler(_run_pool, never_asks),
    **{frame: Handler(run, answer) for frame, (run, answer) in _HANDLERS.items()},
}
