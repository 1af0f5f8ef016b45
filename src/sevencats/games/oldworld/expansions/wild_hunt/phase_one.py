"""Phase I together (W15.2): every seat acts in a branch of its own, until all are ready.

Actions alternate and are not divided: while a seat is in the middle of one, the others move and
give, and anything else they could do waits until it is done.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from sevencats.games.oldworld.expansions.wild_hunt import board, hounds
from sevencats.games.oldworld.expansions.wild_hunt.gifts import begin_gift, gift_options
from sevencats.games.oldworld.expansions.wild_hunt.model import table_of
from sevencats.games.oldworld.language.lines import affordable
from sevencats.games.oldworld.language.words import price_lines
from sevencats.games.oldworld.rules.atoms import update_turn
from sevencats.games.oldworld.rules.poker import NOBODY
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.kernel.atoms import tell
from sevencats.kernel.branches import open_branches
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler, never_asks

#: Undivided actions, by the first word of their option: they may use what is common to all.
_UNDIVIDED = frozenset({"act", "hound", "quest", "use"})


class CommonTurn(NamedTuple):
    """A seat acts freely in phase I."""

    seat: int


class Undivided(NamedTuple):
    """A seat is in the middle of an action that the others wait for."""

    seat: int


def begin_phase_one(state: OldWorldState) -> None:
    """Open phase I for all seats."""
    open_branches(state, [[CommonTurn(seat)] for seat in range(len(state.table.seats))])


def all_ready(state: OldWorldState) -> bool:
    """Tell whether everybody has ended phase I."""
    return all(turn.phase > 1 for turn in state.turn)


def _run(state: OldWorldState, frame: CommonTurn) -> list[Decision] | None:
    """Ask a seat in phase I. A seat that is ready may go on while others are not; one that fights a
    hound with another, or whose phase I was ended by an effect, waits."""
    seat = frame.seat
    if all_ready(state):
        state.stack.pop()
        return None
    if board.fighters(state) >> seat & 1 or state.turn[seat].phase > 2:
        return []
    if state.turn[seat].phase == 2:
        asked = Decision(0, seat, "ready", "", ("not_ready",), (0,))
        return [asked._replace(deliberate=True, optional=True)]
    keys, args, _ = merged(state.table.steps.phase1_options(state, seat))
    asked = Decision(0, seat, "phase1", "", keys, args, deliberate=True)
    return [_without_acts(asked) if _another_acts(state, seat) else asked]


def _another_acts(state: OldWorldState, seat: int) -> bool:
    """Tell whether another seat is in the middle of something undivided."""
    others = (branch for number, branch in enumerate(state.branches) if number != seat)
    return any(isinstance(frame, Undivided) for branch in others for frame in branch)


def _without_acts(asked: Decision) -> Decision:
    """Show options that wait for another seat as closed. The game does not wait for a seat that
    might want one: a bot, for example, does not end its phase because of that."""
    options = [option for option in asked.options if option.key.partition(":")[0] in _UNDIVIDED]
    if not options:
        return asked
    left = [option for option in asked.options if option not in options]
    return asked._replace(
        keys=tuple(option.key for option in left),
        args=tuple(option.arg for option in left),
        closed=tuple(option.key for option in options),
        optional=True,
    )


def _run_undivided(state: OldWorldState, frame: Undivided) -> None:
    """Drop the mark: the action is done."""
    state.stack.pop()


def _answer(state: OldWorldState, frame: CommonTurn, decision: Decision, index: int) -> None:
    key, value, seat = decision.keys[index], decision.args[index], frame.seat
    if key == "not_ready":
        update_turn(state, seat, phase=1)
        tell(state, "not_ready", seat)
        return
    if key == "end":
        tell(state, "ready", seat)
    if key.partition(":")[0] in _UNDIVIDED:
        state.stack.append(Undivided(seat))
    state.table.steps.phase1_pick(state, seat, key, value)


def _quests_here(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    """Return the quests at a location, regardless of owner: they are open for all (W15.11)."""
    return [
        (f"quest:{state.ident(quest.card)}", quest.card)
        for quest in state.spots
        if quest.place == state.place[seat] and affordable(state, seat, price_lines(quest.price))
    ]


def phase_one_steps(base: Steps) -> Steps:
    """Return the steps that differ in phase I."""

    def options(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
        """Return the options: no dice with other players; quests of all, hounds and gifts."""
        usual = base.phase1_options(state, seat)
        items = [item for item in usual if item[0].partition(":")[0] not in ("poker", "quest")]
        if state.turn[seat].moved:
            items += _quests_here(state, seat)
        return [*items, *hounds.hound_options(state, seat), *gift_options(state, seat)]

    def pick(state: OldWorldState, seat: int, key: str, value: int) -> None:
        word = key.partition(":")[0]
        if word == "hound":
            hounds.begin_hound_fight(state, seat, value)
        elif word == "give":
            begin_gift(state, seat, value)
        else:
            base.phase1_pick(state, seat, key, value)

    def possible(state: OldWorldState, seat: int) -> bool:
        free = not board.is_blocked(state, state.place[seat])
        return free and base.place_possible(state, seat)

    def opponent(state: OldWorldState, seat: int) -> int:
        """Return no opponent: dice are played for the payouts of the help card."""
        return NOBODY

    def pay(state: OldWorldState, rank: int) -> int:
        return table_of(state.table.content).poker[rank]

    return replace(
        base,
        phase1_options=options,
        phase1_pick=pick,
        place_possible=possible,
        poker_opponent=opponent,
        poker_pay=pay,
    )


PHASE_ONE_FRAMES: dict[type, Handler] = {
    CommonTurn: Handler(_run, _answer),
    Undivided: Handler(_run_undivided, never_asks),
}
