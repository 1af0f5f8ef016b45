"""The fighters of phase II (W15.3): each monster is fought at most once a round. Seats say whether
they wish to fight; if several at one location do, they decide together which of them does."""

from __future__ import annotations

from typing import NamedTuple

from sevencats.games.oldworld.expansions.wild_hunt import board
from sevencats.games.oldworld.expansions.wild_hunt.common import common_choice
from sevencats.games.oldworld.expansions.wild_hunt.fights import FOUGHT, ask_support
from sevencats.games.oldworld.fight.begin import begin_monster_fight
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.rules.atoms import update_turn
from sevencats.games.oldworld.rules.spawn import lair, prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.atoms import tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler

_UNSAID, _PASS, _FIGHT = -1, 0, 1


class HuntFights(NamedTuple):
    """The fights of phase II, in any order. ``done`` is a bit mask of terrains whose monster was
    fought or is not fought this round; ``said`` runs over seats: whether each wishes to fight the
    monster at its location."""

    done: int
    said: tuple[int, ...]


class ChooseFighter(NamedTuple):
    """Several seats wish to fight the monster of a terrain, and decide which of them does."""

    terrain: int
    willing: int


def begin_fights(state: OldWorldState) -> None:
    """Start the fights of this round."""
    state.stack.append(HuntFights(0, (_UNSAID,) * len(state.table.seats)))


def candidates(state: OldWorldState, terrain: int) -> list[int]:
    """Return the seats that may fight the monster of a terrain now."""
    monster = prey(state, terrain)
    if monster < 0:
        return []
    return [
        seat
        for seat in board.witchers_at(state, lair(state, terrain))
        if state.turn[seat].phase == 2
        and FOUGHT not in state.turn[seat].used
        and not state.table.steps.phase2_barred(state, seat)
        and state.table.steps.fight_allowed(state, seat, monster)
    ]


def wishes(state: OldWorldState) -> dict[str, str]:
    """Return the wishes of seats at a location: a seat's letter with its option. They are public,
    and can be changed until all there have answered."""
    frame, names = state.stack[-1] if state.stack else None, state.table.seats
    if not isinstance(frame, HuntFights):
        return {}
    return {
        names[seat]: _key(state, terrain) if frame.said[seat] else "pass"
        for terrain in _open(state, frame)
        for seat in candidates(state, terrain)
        if frame.said[seat] != _UNSAID
    }


def _key(state: OldWorldState, terrain: int) -> str:
    return f"fight:{state.ident(prey(state, terrain))}"


def _open(state: OldWorldState, frame: HuntFights) -> list[int]:
    """Return the terrains whose monster may still be fought."""
    terrains = range(len(TERRAINS))
    return [one for one in terrains if not frame.done >> one & 1 and candidates(state, one)]


def _run(state: OldWorldState, frame: HuntFights) -> list[Decision] | None:
    """Ask all seats with a monster at the same time."""
    asked: list[Decision] = []
    for terrain in _open(state, frame):
        here = candidates(state, terrain)
        if _UNSAID not in (frame.said[seat] for seat in here):
            _resolve(state, frame, terrain, [seat for seat in here if frame.said[seat]])
            return None
        keys, args, _ = merged([(_key(state, terrain), _FIGHT), ("pass", _PASS)])
        asked += [
            Decision(0, seat, "phase2", state.ident(prey(state, terrain)), keys, args)._replace(
                deliberate=True, optional=frame.said[seat] != _UNSAID
            )
            for seat in here
        ]
    if not asked:
        state.stack.pop()
        return None
    return sorted(asked, key=lambda decision: decision.optional)


def _answer(state: OldWorldState, frame: HuntFights, decision: Decision, index: int) -> None:
    seat, choice = decision.seat, decision.args[index]
    said = (*frame.said[:seat], choice, *frame.said[seat + 1 :])
    state.stack[-1] = frame._replace(said=said)
    if len(board.witchers_at(state, state.place[seat])) > 1:
        tell(state, "hunt_willing" if choice else "hunt_unwilling", seat)


def _resolve(state: OldWorldState, frame: HuntFights, terrain: int, willing: list[int]) -> None:
    """Decide after all seats there have answered."""
    state.stack[-1] = frame._replace(done=frame.done | 1 << terrain)
    mask = sum(1 << seat for seat in willing)
    if len(willing) > 1:
        common_choice(state, ChooseFighter(terrain, mask), mask)
    elif willing:
        _begin_fight(state, willing[0], terrain)


def _run_choice(state: OldWorldState, frame: ChooseFighter) -> list[Decision]:
    names = state.table.seats
    willing = [seat for seat in range(len(names)) if frame.willing >> seat & 1]
    keys, args, _ = merged([(f"fighter:{names[seat]}", seat) for seat in willing])
    monster = state.ident(prey(state, frame.terrain))
    return [Decision(0, board.youngest(state), "fighter", monster, keys, args)]


def _answer_choice(
    state: OldWorldState, frame: ChooseFighter, decision: Decision, index: int
) -> None:
    state.stack.pop()
    _begin_fight(state, decision.args[index], frame.terrain)


def _begin_fight(state: OldWorldState, seat: int, terrain: int) -> None:
    update_turn(state, seat, used=(*state.turn[seat].used, FOUGHT))
    state.active = seat
    begin_monster_fight(state, seat, terrain)
    if len(board.witchers_at(state, state.place[seat])) > 1:
        ask_support(state, seat)


FIGHTER_FRAMES: dict[type, Handler] = {
    HuntFights: Handler(_run, _answer),
    ChooseFighter: Handler(_run_choice, _answer_choice),
}
