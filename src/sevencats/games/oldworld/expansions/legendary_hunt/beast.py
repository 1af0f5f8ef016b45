"""The legendary monster on the map: its location, its steps, and what it leaves behind (W10.2 to
W10.4, W10.6, W10.7)."""

from __future__ import annotations

from typing import NamedTuple

from sevencats.games.oldworld.expansions.legendary_hunt.model import (
    BEAST_ZONE,
    ID,
    MOVES,
    MOVES_GONE,
    MOVES_OUT,
    SIDE,
    SOLO_LEVEL,
    TOKENS,
    HuntSide,
    HuntSolo,
    Legend,
    Movement,
    records,
)
from sevencats.games.oldworld.rules.cards import ask_card, lose_card
from sevencats.games.oldworld.rules.growth import end_game
from sevencats.games.oldworld.rules.travel import distances_to
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import HAND
from sevencats.kernel.atoms import move, move_all, push_shuffle, tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.effects import begin, merged
from sevencats.kernel.handlers import Handler, never_asks

#: In ``extra``: the location of the beast, and a 1 for each location with a destruction token. Face
#: down, tokens are all alike; which token it is shows when it is drawn from the pile.
PLACE, RUIN = "legendary_beast", "destruction.{}"
#: No movement card directs the beast.
FREELY = -1


class ChooseBeast(NamedTuple):
    """Chance chooses the beast."""


class TurnUpMove(NamedTuple):
    """The top movement card is turned up: for ``steps`` steps of the beast, or for none."""

    steps: int


class BeastMove(NamedTuple):
    """The beast makes ``left`` more steps, by a movement card (``FREELY``: to any neighbour);
    ``seat`` decides between equal ways."""

    seat: int
    left: int
    card: int


class Drive(NamedTuple):
    """A seat gives a card of its hand to drive the beast away."""

    seat: int


# -- the choices of the set-up
# ----------------------------------------------------------------------


def protection(state: OldWorldState, seat: int) -> int:
    """Return how much the beast reduces the damage of a seat's fight turn (W10.1)."""
    sides = records(state.table.content, HuntSide)
    return sides[_chosen(state, tuple(sides), SIDE)].protection[state.track[seat]]


def pile_size(state: OldWorldState) -> int:
    """Return the number of movement cards of a solo game (W10.6)."""
    levels = records(state.table.content, HuntSolo)
    return levels[_chosen(state, tuple(levels), SOLO_LEVEL)].cards


def _chosen(state: OldWorldState, known: tuple[str, ...], default: str) -> str:
    return next((word for word in state.table.config.chosen(ID) if word in known), default)


# -- the beast -------------------------------------------------------------------------------------


def the_beast(state: OldWorldState) -> int:
    """Return the card of the legendary monster; -1 before it is chosen."""
    cards = state.common(BEAST_ZONE)
    return cards[0] if cards else -1


def beast_record(state: OldWorldState) -> Legend:
    """Return the record of the beast."""
    return records(state.table.content, Legend)[state.ident(the_beast(state))]


def beast_place(state: OldWorldState) -> int:
    """Return the location of the beast, -1 if it has none."""
    return state.extra.get(PLACE, -1)


def last_player(state: OldWorldState) -> int:
    """Return the seat that moves the beast: the player to the right of the first."""
    return state.table.right(state.first)


def bring_beast(state: OldWorldState) -> None:
    """Put the chosen beast, or a random one, at its start location (W10.1)."""
    state.stack.append(ChooseBeast())


def _run_choose(state: OldWorldState, frame: ChooseBeast) -> list[Decision] | None:
    legends = records(state.table.content, Legend)
    chosen = _chosen(state, tuple(legends), "")
    box = [s for s in state.common("box") if state.table.kind[state.face[s]] == "legend"]
    items = [(f"legend:{state.ident(s)}", s) for s in box if chosen in ("", state.ident(s))]
    keys, args, _ = merged(items)
    return [Decision(0, CHANCE, "legend", "", keys, args)]


def _answer_choose(
    state: OldWorldState, frame: ChooseBeast, decision: Decision, index: int
) -> None:
    state.stack.pop()
    card = decision.args[index]
    move(state, card, state.table.zone_of[BEAST_ZONE], "legend", -1)
    place = beast_record(state).location
    state.extra[PLACE] = state.table.place_index[place]
    tell(state, "beast_starts", -1, place)


# -- movement --------------------------------------------------------------------------------------


def shrink_pile(state: OldWorldState) -> None:
    """Make the small pile of a solo game; the other cards go back to the box unseen (W10.6)."""
    rest = state.common(MOVES)[: -pile_size(state)]
    move_all(state, rest, state.table.zone_of[MOVES_OUT], "boxed", -1)


def end_of_round(state: OldWorldState) -> None:
    """Let the last player turn up a movement card (W10.2)."""
    if beast_place(state) >= 0:
        state.stack.append(TurnUpMove(-1))


def _run_turn_up(state: OldWorldState, frame: TurnUpMove) -> None:
    """Turn up a card. An empty pile loses a solo game (W10.6), and is else remade (W10.7)."""
    table, deck, gone = state.table, state.common(MOVES), state.common(MOVES_GONE)
    if not deck and table.solo:
        tell(state, "beast_escapes", -1)
        end_game(state, ())
        return
    if not deck and gone:
        move_all(state, gone[:], table.zone_of[MOVES], "movements_back", -1)
        push_shuffle(state, table.zone_of[MOVES])
        return
    state.stack.pop()
    if deck:
        card = deck[-1]
        steps = frame.steps if frame.steps >= 0 else _steps(state, card)
        state.stack.append(BeastMove(last_player(state), steps, card))
        move(state, card, table.zone_of[MOVES_GONE], "movement", last_player(state))


def _movement(state: OldWorldState, card: int) -> Movement:
    return records(state.table.content, Movement)[state.ident(card)]


def _steps(state: OldWorldState, card: int) -> int:
    return _movement(state, card).moves[len(state.table.seats) - 1]


def free_neighbours(state: OldWorldState) -> list[int]:
    """Return the neighbours the beast can step to, which are those without destruction tokens."""
    here = beast_place(state)
    return [] if here < 0 else [n for n in state.table.paths[here] if not has_token(state, n)]


def ways(state: OldWorldState, card: int) -> list[int]:
    """Return the possible next locations: the neighbours nearest to the goal or, if these are all
    blocked, any free neighbour (W10.2)."""
    free = free_neighbours(state)
    if card == FREELY or not free:
        return free
    here, index, record = beast_place(state), state.table.place_index, _movement(state, card)
    goal = record.secondary if here == index[record.main] else record.main
    far = distances_to(state.table, index[goal])
    nearest = min(far[place] for place in state.table.paths[here])
    return [place for place in free if far[place] == nearest] or free


def _run_move(state: OldWorldState, frame: BeastMove) -> list[Decision] | None:
    seat, left, card = frame
    if left <= 0:
        state.stack.pop()
        return None
    open_ways = ways(state, card)
    if not open_ways:
        _stuck(state)
    elif len(open_ways) == 1:
        _step(state, frame, open_ways[0])
    else:
        items = [(f"step:{state.table.places[place].id}", place) for place in open_ways]
        keys, args, _ = merged(items)
        return [Decision(0, seat, "beast_step", "", keys, args)]
    return None


def _answer_move(state: OldWorldState, frame: BeastMove, decision: Decision, index: int) -> None:
    _step(state, frame, decision.args[index])


def _stuck(state: OldWorldState) -> None:
    """Skip this and all further steps; in solo this costs one more card (W10.6)."""
    state.stack.pop()
    tell(state, "beast_stuck", -1)
    if state.table.solo:
        state.stack.append(TurnUpMove(0))


def _step(state: OldWorldState, frame: BeastMove, place: int) -> None:
    """Move the beast, leaving a destruction token at its last location."""
    state.stack[-1] = frame._replace(left=frame.left - 1)
    here, places = beast_place(state), state.table.places
    state.extra[PLACE] = place
    tell(state, "beast_moves", -1, places[place].id)
    if tokens_left(state):
        state.extra[RUIN.format(places[here].id)] = 1
        tell(state, "destroyed", -1, places[here].id)


# -- driving it away -------------------------------------------------------------------------------


def may_drive(state: OldWorldState, seat: int) -> bool:
    """Tell whether a seat can drive the beast away: at its location, after a move, with a card to
    give, and only if it has somewhere to go (W10.3)."""
    return (
        state.turn[seat].moved
        and beast_place(state) == state.place[seat]
        and bool(state.cards(seat, HAND))
        and bool(free_neighbours(state))
    )


def _run_drive(state: OldWorldState, frame: Drive) -> list[Decision] | None:
    return ask_card(state, frame.seat, "drive", "discard", state.cards(frame.seat, HAND))


def _answer_drive(state: OldWorldState, frame: Drive, decision: Decision, index: int) -> None:
    state.stack.pop()
    lose_card(state, frame.seat, decision.args[index], "discarded")
    tell(state, "beast_driven", frame.seat)
    alone = BeastMove(frame.seat, 1, FREELY)
    state.stack.append(alone if state.table.solo else TurnUpMove(1))


# -- destruction tokens ----------------------------------------------------------------------------


def held(state: OldWorldState, seat: int) -> list[int]:
    """Return the destruction tokens of a seat, which are open to all."""
    return state.common(f"{state.table.seats[seat]}.destruction")


def has_token(state: OldWorldState, place: int) -> bool:
    """Tell whether a location has a destruction token."""
    return RUIN.format(state.table.places[place].id) in state.extra


def tokens_on_map(state: OldWorldState) -> int:
    """Return the number of tokens on the map."""
    return sum(name.startswith(RUIN.format("")) for name in state.extra)


def tokens_left(state: OldWorldState) -> int:
    """Return the number of tokens that are neither on the map nor with a player."""
    return len(state.common(TOKENS)) - tokens_on_map(state)


def collect(state: OldWorldState, seat: int) -> None:
    """Let a seat that ends phase I on a destruction token take it (W10.4)."""
    if has_token(state, state.place[seat]):
        del state.extra[RUIN.format(state.table.places[state.place[seat]].id)]
        _take_token(state, seat)


def gain_token(state: OldWorldState, seat: int) -> None:
    """Take a token from the pile, if one is left there."""
    if tokens_left(state) > 0:
        _take_token(state, seat)


def _take_token(state: OldWorldState, seat: int) -> None:
    token = state.common(TOKENS)[-1]
    own = state.table.zone_of[f"{state.table.seats[seat]}.destruction"]
    move(state, token, own, "destruction", seat)
    begin(state, f"destruction:{state.ident(token)}", seat, token)


MAP_FRAMES: dict[type, Handler] = {
    ChooseBeast: Handler(_run_choose, _answer_choose),
    TurnUpMove: Handler(_run_turn_up, never_asks),
    BeastMove: Handler(_run_move, _answer_move),
    Drive: Handler(_run_drive, _answer_drive),
}
