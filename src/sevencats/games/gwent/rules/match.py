"""The tournament: a match of games above the game (T1 to T4)."""

from __future__ import annotations

from sevencats.games.gwent.rules.frames import Match, Starter
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.table import RESERVE, SEAT_ZONES, build_table, with_decks
from sevencats.kernel.atoms import move_all, tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.handlers import Handler

#: Games that win the match (T2).
GOAL = 2


def box_zone(state: GwentState, seat: int, box: int) -> int:
    """The zone of a deck while it is not in play."""
    return state.table.removed + 1 + seat * state.table.mode.decks + box


def _run_match(state: GwentState, frame: Match) -> list[Decision] | None:
    names = state.table.seating.seats
    if frame.step == "coin":
        keys = tuple(f"first:{name}" for name in names)
        return [Decision(0, CHANCE, "first_pick", "", keys, (0, 1))]
    if frame.step == "pick":
        seat = frame.first if frame.picks[frame.first] < 0 else 1 - frame.first
        if frame.picks[seat] >= 0:
            _start_game(state, frame)
            return None
        free = [box for box in range(state.table.mode.decks) if not frame.locked[seat] >> box & 1]
        keys = tuple(f"deck:{box + 1}" for box in free)
        return [Decision(0, seat, "deck", "", keys, tuple(free))]
    _end_game(state, frame)
    return None


def _answer_match(state: GwentState, frame: Match, decision: Decision, index: int) -> None:
    if decision.kind == "first_pick":
        tell(state, "picks_first", decision.args[index])
        state.stack[-1] = frame._replace(step="pick", first=decision.args[index])
        return
    picks = list(frame.picks)
    picks[decision.seat] = decision.args[index]
    deck = state.config.decks[decision.seat * state.table.mode.decks + picks[decision.seat]]
    tell(state, "picked_deck", decision.seat, picks[decision.seat] + 1, deck.faction, deck.leader)
    state.stack[-1] = frame._replace(picks=tuple(picks))


def _start_game(state: GwentState, frame: Match) -> None:
    """Unpack the chosen decks and start a game from the beginning."""
    state.stack[-1] = frame._replace(step="after")
    state.picks = frame.picks
    state.table = table = with_decks(state.table, state.config, frame.picks)
    for seat, box in enumerate(frame.picks):
        resting = state.zones[box_zone(state, seat, box)]
        reserve = [s for s in resting if table.reserve[state.face[s]]]
        cards = [s for s in resting if not table.reserve[state.face[s]]]
        move_all(state, reserve, seat * SEAT_ZONES + RESERVE, "unpacked", seat)
        move_all(state, cards, table.deck(seat), "unpacked", seat)
    state.gems = [table.mode.gems] * len(state.gems)
    state.passed = state.used = state.off = state.idle = 0
    state.round = 1
    state.dirty = -1
    state.last = state.winners = ()
    state.stack.append(Starter(-1))


def _end_game(state: GwentState, frame: Match) -> None:
    """Count the game, pack up, and go on unless a player has won the match."""
    locked = list(frame.locked)
    first = frame.first
    if len(state.winners) == 1:
        first = state.winners[0]
        state.points[first] += 1
        locked[first] |= 1 << frame.picks[first]
        tell(state, "game_won", first, state.points[first])
    else:
        tell(state, "game_drawn", -1)
    if state.points[first] >= GOAL:
        state.stack.pop()
        state.winners = (first,)
        state.over = True
        tell(state, "match_over", first)
        return
    _pack_up(state)
    state.picks = ()
    state.table = build_table(state.config)
    state.stack[-1] = Match("pick", first, (-1, -1), tuple(locked))


def _pack_up(state: GwentState) -> None:
    """Every card goes back to the box it came from."""
    table = state.table
    boxes = range(table.removed + 1, len(table.layout))
    for zone in range(table.removed + 1):
        for box in boxes:
            owners = [
                s
                for s in state.zones[zone]
                if box_zone(state, table.home[state.face[s]], table.box[state.face[s]]) == box
            ]
            move_all(state, owners, box, "packed", -1)
    state.by = [-1] * len(state.by)


MATCH_FRAMES: dict[type, Handler] = {Match: Handler(_run_match, _answer_match)}
