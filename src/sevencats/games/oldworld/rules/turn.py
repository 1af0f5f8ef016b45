"""Turns and rounds, and the first two phases of a turn (W1.10, W2, W4)."""

from __future__ import annotations

from sevencats.games.oldworld.fight.begin import begin_fight, fight_options
from sevencats.games.oldworld.language import traits
from sevencats.games.oldworld.rules import explore, quests
from sevencats.games.oldworld.rules.atoms import set_turn, update_turn
from sevencats.games.oldworld.rules.frames import (
    PhaseOne,
    PhaseThree,
    PhaseTwo,
    RoundEnd,
    RoundStart,
    TurnEnd,
    TurnStart,
)
from sevencats.games.oldworld.rules.growth import end_game, meditate, meditations
from sevencats.games.oldworld.rules.poker import play_witcher, rivals
from sevencats.games.oldworld.rules.travel import depart, destinations
from sevencats.games.oldworld.state import OldWorldState, Turn
from sevencats.kernel.atoms import tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler, never_asks

# -- rounds and turns -----------------------------------------------------------------------------


def _run_round_start(state: OldWorldState, frame: RoundStart) -> None:
    limit = state.table.config.rounds
    if limit and state.round >= limit:
        end_game(state, (), capped=True)
        return
    state.round += 1
    state.stack[-1] = RoundEnd()
    state.table.steps.round_start(state)


def round_start(state: OldWorldState) -> None:
    """Begin the turns, from the first player."""
    state.stack.append(TurnStart(state.first))


def _run_round_end(state: OldWorldState, frame: RoundEnd) -> None:
    state.stack[-1] = RoundStart()
    state.table.steps.round_end(state)


def round_end(state: OldWorldState) -> None:
    """Do nothing: called after everybody's turn, for expansions."""


def _run_turn_start(state: OldWorldState, frame: TurnStart) -> None:
    seat = frame.seat
    state.stack[-1] = TurnEnd(seat)
    state.stack.append(PhaseOne(seat))
    state.active = seat
    set_turn(state, seat, Turn(phase=1))
    state.turns += 1
    tell(state, "turn", seat, state.turns)
    state.table.steps.turn_start(state, seat)


def turn_start(state: OldWorldState, seat: int) -> None:
    """Do nothing: called before phase I, for expansions."""


def _run_turn_end(state: OldWorldState, frame: TurnEnd) -> None:
    after = state.table.left(frame.seat)
    state.stack.pop()
    set_turn(state, frame.seat, Turn())
    if after != state.first:
        state.stack.append(TurnStart(after))
    state.table.steps.turn_end(state, frame.seat)


def turn_end(state: OldWorldState, seat: int) -> None:
    """Do nothing: called after phase III, for expansions."""


# -- phase I --------------------------------------------------------------------------------------


def phase1_options(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    """Return the options of phase I: moves, and after a move also the actions at the location
    (W2.1, W2.2)."""
    items = [("end", 0), *destinations(state, seat)]
    items += [(key, 0) for key, _ in traits.offers(state, seat, "phase1")]
    if state.turn[seat].moved:
        if state.table.steps.place_possible(state, seat):
            items.append(("act", 0))
        items += rivals(state, seat)
        items += quests.quests_here(state, seat)
    return items


def phase1_pick(state: OldWorldState, seat: int, key: str, value: int) -> None:
    """Apply the chosen option; phase I continues after it."""
    word = key.partition(":")[0]
    if word == "move":
        depart(state, seat, value)
    elif word == "act":
        state.table.steps.place_act(state, seat)
    elif word == "poker":
        play_witcher(state, seat, value)
    elif word == "quest":
        quests.resolve(state, seat, value)
    elif word == "use":
        traits.use(state, seat, dict(traits.offers(state, seat, "phase1"))[key])
    else:
        update_turn(state, seat, phase=2)


def phase1_end(state: OldWorldState, seat: int) -> None:
    """Do nothing: called when phase I ends by choice or because an effect skipped its rest."""


def _run_phase1(state: OldWorldState, frame: PhaseOne) -> list[Decision] | None:
    if state.turn[frame.seat].phase > 1:
        state.stack[-1] = PhaseTwo(frame.seat)
        state.table.steps.phase1_end(state, frame.seat)
        return None
    keys, args, _ = merged(state.table.steps.phase1_options(state, frame.seat))
    return [Decision(0, frame.seat, "phase1", "", keys, args)]


def _answer_phase1(state: OldWorldState, frame: PhaseOne, decision: Decision, index: int) -> None:
    key, value = decision.keys[index], decision.args[index]
    state.table.steps.phase1_pick(state, frame.seat, key, value)


# -- phase II -------------------------------------------------------------------------------------


def phase2_options(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    """Return the options of phase II: fight, meditate or explore (W4.1); empty exploration decks
    are left out (W4.9)."""
    decks = [(f"explore:{deck}", 0) for deck in explore.decks_left(state)]
    barred = state.table.steps.phase2_barred(state, seat)
    fights = [] if barred else fight_options(state, seat)
    return [*fights, *meditations(state, seat), *decks]


def phase2_pick(state: OldWorldState, seat: int, key: str, value: int) -> None:
    """Apply the chosen option; phase III follows."""
    word, _, what = key.partition(":")
    if word == "fight":
        begin_fight(state, seat, value)
    elif word == "meditate":
        meditate(state, seat, value)
    else:
        explore.explore(state, seat, what)


def _run_phase2(state: OldWorldState, frame: PhaseTwo) -> list[Decision] | None:
    """Skip phase II if nothing is possible (W4.9)."""
    seat = frame.seat
    over = state.turn[seat].phase > 2
    items = [] if over else state.table.steps.phase2_options(state, seat)
    if not items:
        state.stack[-1] = PhaseThree(seat, "start")
        return None
    keys, args, _ = merged(items)
    return [Decision(0, seat, "phase2", "", keys, args)]


def _answer_phase2(state: OldWorldState, frame: PhaseTwo, decision: Decision, index: int) -> None:
    seat = frame.seat
    state.stack[-1] = PhaseThree(seat, "start")
    state.table.steps.phase2_pick(state, seat, decision.keys[index], decision.args[index])


TURN_FRAMES: dict[type, Handler] = {
    RoundStart: Handler(_run_round_start, never_asks),
    RoundEnd: Handler(_run_round_end, never_asks),
    TurnStart: Handler(_run_turn_start, never_asks),
    TurnEnd: Handler(_run_turn_end, never_asks),
    PhaseOne: Handler(_run_phase1, _answer_phase1),
    PhaseTwo: Handler(_run_phase2, _answer_phase2),
}
