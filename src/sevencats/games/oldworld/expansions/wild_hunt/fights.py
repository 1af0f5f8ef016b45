"""The fights of phase II (W15.3): support, and the differences of a fight with a monster; then
meditation. ``fighters.py`` chooses the fighters."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

import msgspec

from sevencats.games.oldworld.expansions.wild_hunt import board
from sevencats.games.oldworld.expansions.wild_hunt.model import table_of
from sevencats.games.oldworld.fight.frames import MonsterTurn
from sevencats.games.oldworld.fight.monster_turn import SIDES, turn_up
from sevencats.games.oldworld.fight.record import BEAST, MONSTER
from sevencats.games.oldworld.fight.rounds import knocked_out
from sevencats.games.oldworld.fight.sides import foe
from sevencats.games.oldworld.language.traits import has_rule, sum_rule
from sevencats.games.oldworld.packs.model import Monster
from sevencats.games.oldworld.rules.cards import lose_card
from sevencats.games.oldworld.rules.frames import Draw
from sevencats.games.oldworld.rules.growth import meditate, meditations
from sevencats.games.oldworld.rules.spawn import lair
from sevencats.games.oldworld.special.frames import OpenAttack
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.games.oldworld.zones import HAND, OWN, TROPHIES
from sevencats.kernel.atoms import move, tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler

#: The mark in ``Turn.used`` of a seat that has fought a monster this round.
FOUGHT = "hunt fought"
_PASS, _DONE = -1, -1


class Support(NamedTuple):
    """The others at a fighter's location may discard cards for it; ``given`` runs over seats,
    ``done`` is the bit mask of those that have finished."""

    fighter: int
    given: tuple[int, ...]
    done: int


class Meditations(NamedTuple):
    """Seats that did not fight may meditate; ``done`` is the bit mask of those that have chosen."""

    done: int


class TokenFlip(NamedTuple):
    """A monster's fight turn: its card is turned up, then a token decides between charge and
    bite."""

    card: int
    more: int


# -- support ---------------------------------------------------------------------------------------


def ask_support(state: OldWorldState, fighter: int) -> None:
    """Ask the others there for support at the beginning of a fight."""
    state.stack.append(Support(fighter, (0,) * len(state.table.seats), 0))


def _run_support(state: OldWorldState, frame: Support) -> list[Decision] | None:
    """Ask seats with cards in hand for support, as long as the pool has more than one card."""
    full = sum(frame.given) + 1 >= pool_life(state, state.fight.monster, state.fight.terrain)
    asked = [
        _ask_support(state, seat)
        for seat in board.witchers_at(state, state.place[frame.fighter])
        if seat != frame.fighter and not frame.done >> seat & 1 and state.cards(seat, HAND)
    ]
    if not asked or full:
        state.stack.pop()
        _supported(state, frame)
        return None
    return asked


def _ask_support(state: OldWorldState, seat: int) -> Decision:
    items = [(f"discard:{state.ident(card)}", card) for card in state.cards(seat, HAND)]
    return _question(seat, "support", state.ident(state.fight.monster), [("done", _DONE), *items])


def _question(seat: int, kind: str, source: str, items: list[tuple[str, int]]) -> Decision:
    keys, args, _ = merged(items)
    return Decision(0, seat, kind, source, keys, args, deliberate=True)


def _answer_support(state: OldWorldState, frame: Support, decision: Decision, index: int) -> None:
    seat, card = decision.seat, decision.args[index]
    if card == _DONE:
        state.stack[-1] = frame._replace(done=frame.done | 1 << seat)
        return
    lose_card(state, seat, card, "discarded")
    given = (*frame.given[:seat], frame.given[seat] + 1, *frame.given[seat + 1 :])
    state.stack[-1] = frame._replace(given=given)


def _supported(state: OldWorldState, frame: Support) -> None:
    """Shrink the pool by the cards given; each supporter gets the fighter's trophy, once."""
    if sum(frame.given):
        state.extra[board.SUPPORT] = sum(frame.given)
    for seat, given in enumerate(frame.given):
        if not given:
            continue
        tell(state, "supports", seat, state.table.seats[frame.fighter], given)
        own = state.cards(frame.fighter, OWN)
        if own and not _has_trophy_of(state, seat, state.school[frame.fighter]):
            move(state, own[-1], state.table.zone(seat, TROPHIES), "trophy", seat)


def _has_trophy_of(state: OldWorldState, seat: int, school: str) -> bool:
    table = state.table
    faces = [state.face[sleeve] for sleeve in state.cards(seat, TROPHIES)]
    return any(table.kind[face] == "witcher" and table.ident[face] == school for face in faces)


# -- the fight -------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _with_life(monster: Monster, life: int) -> Monster:
    return msgspec.structs.replace(monster, life=life)


def pool_life(state: OldWorldState, monster: int, terrain: int) -> int:
    """Return the life of a terrain's monster, with Hunt and hounds beside it, without support."""
    life, place = state.table.content.monsters[state.ident(monster)].life, lair(state, terrain)
    more = board.near(state, place) if place >= 0 else 0
    return min(table_of(state.table.content).most_life, life + more)


def _run_flip(state: OldWorldState, frame: TokenFlip) -> list[Decision] | None:
    if knocked_out(state):
        return None
    if frame.card < 0:
        more = sum_rule(state, state.fight.attacker, "attack")  # the card still counts as life
        state.stack[-1] = TokenFlip(turn_up(state), more)
        return None
    if has_rule(state, state.fight.attacker, "worst_attack"):
        side = state.table.steps.fight_side(state, frame.card, frame.more)
        if side >= 0:
            _strike(state, frame, side)
            return None
    return [Decision(0, CHANCE, "attack", "", ("bite", "charge"), (1, 0))]


def _answer_flip(state: OldWorldState, frame: TokenFlip, decision: Decision, index: int) -> None:
    _strike(state, frame, decision.args[index])


def _strike(state: OldWorldState, frame: TokenFlip, side: int) -> None:
    tell(state, "attack", BEAST, SIDES[side])
    state.stack.pop()
    state.table.steps.fight_attack(state, frame.card, side, frame.more)


def fight_steps(base: Steps) -> Steps:
    """Return the steps that differ in a fight with a monster."""

    def the_foe(state: OldWorldState) -> Monster:
        monster = base.fight_foe(state)
        if state.fight.kind != MONSTER or state.fight.terrain < 0:
            return monster
        life = pool_life(state, state.fight.monster, state.fight.terrain)
        return _with_life(monster, max(1, life - state.extra.get(board.SUPPORT, 0)))

    def prepare(state: OldWorldState, stage: str) -> None:
        base.fight_prepare(state, stage)
        drawn = state.extra.get(board.SUPPORT, 0)
        if stage == "after_pool" and drawn:
            state.stack.append(Draw(state.fight.attacker, drawn))

    def turn(state: OldWorldState, who: int) -> None:
        base.fight_turn(state, who)
        if isinstance(state.stack[-1], MonsterTurn | OpenAttack):
            state.stack[-1] = TokenFlip(-1, 0)

    def aftermath(state: OldWorldState, result: str) -> None:
        """Take shields off the Hunt for a monster killed or driven away (W15.3)."""
        fight, level = state.fight, foe(state).level if state.fight.kind == MONSTER else 0
        base.fight_aftermath(state, result)
        state.extra.pop(board.SUPPORT, None)
        if fight.kind == MONSTER and fight.terrain >= 0 and result != "lost":
            board.lose_shields(state, level)

    def duel(state: OldWorldState, seat: int, rival: int) -> bool:
        """Never: players do not fight each other."""
        return False

    def following(state: OldWorldState, level: int, result: str) -> int:
        """Return 0: no monster replaces a dead one."""
        return 0

    def trophy(state: OldWorldState, seat: int, card: int, fought: bool) -> None:
        """Give a trophy without track and fatigue (W15.1)."""
        move(state, card, state.table.zone(seat, TROPHIES), "trophy", seat)

    return replace(
        base,
        fight_duel=duel,
        fight_foe=the_foe,
        fight_prepare=prepare,
        fight_turn=turn,
        fight_aftermath=aftermath,
        spawn_next=following,
        growth_trophy=trophy,
    )


# -- meditation ------------------------------------------------------------------------------------


def begin_meditations(state: OldWorldState) -> None:
    """Let seats that did not fight meditate."""
    state.stack.append(Meditations(0))


def _run_meditations(state: OldWorldState, frame: Meditations) -> list[Decision] | None:
    asked = []
    for seat, turn in enumerate(state.turn):
        if turn.phase != 2 or FOUGHT in turn.used or frame.done >> seat & 1:
            continue
        items = meditations(state, seat)
        if items:
            asked.append(_question(seat, "phase2", "", [*items, ("pass", _PASS)]))
    if not asked:
        state.stack.pop()
        return None
    return asked


def _answer_meditations(
    state: OldWorldState, frame: Meditations, decision: Decision, index: int
) -> None:
    state.stack[-1] = Meditations(frame.done | 1 << decision.seat)
    if decision.args[index] != _PASS:
        meditate(state, decision.seat, decision.args[index])


FIGHT_FRAMES: dict[type, Handler] = {
    Support: Handler(_run_support, _answer_support),
    Meditations: Handler(_run_meditations, _answer_meditations),
    TokenFlip: Handler(_run_flip, _answer_flip),
}
