"""The last fight (W15.7, W15.13): how it begins, the order of turns, and the rules it changes."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from sevencats.games.oldworld.expansion import terms_of
from sevencats.games.oldworld.expansions.special_attacks import ASIDE, UNSEEN
from sevencats.games.oldworld.expansions.special_attacks.large_cards import is_special
from sevencats.games.oldworld.expansions.wild_hunt.board import (
    general,
    hunt_place,
    lose_shields,
    witchers_at,
)
from sevencats.games.oldworld.expansions.wild_hunt.generals import CARD, CARDS, last_ability
from sevencats.games.oldworld.expansions.wild_hunt.last_record import (
    LAST,
    all_seats,
    hand_fight_to,
    is_last_fight,
    seats_of,
    standing,
)
from sevencats.games.oldworld.expansions.wild_hunt.last_turns import (
    beat_hunt,
    begin_hunt_turn,
    begin_player_turn,
    card_falls,
    finish_turn,
)
from sevencats.games.oldworld.expansions.wild_hunt.model import GENERAL
from sevencats.games.oldworld.fight.record import BEAST, MONSTER, NOBODY, Fight
from sevencats.games.oldworld.fight.sides import note_fight
from sevencats.games.oldworld.language.traits import has_rule
from sevencats.games.oldworld.packs.model import Monster
from sevencats.games.oldworld.rules.atoms import move_to
from sevencats.games.oldworld.rules.growth import end_game
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.kernel.atoms import exchange, move_all, push_shuffle, tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.handlers import Handler
from sevencats.kernel.rng import Rng

#: The ordinary fight cards of the pool, the whole pool, and the level for rules that count it.
_ORDINARY, _LIFE, _LEVEL = 16, 20, 3
#: Before the first turn, in this order.
_PREPARE = ("wagers", "before_pool", "pool", "after_pool")
_TURN, _WAIT = 1, 0


class LastFight(NamedTuple):
    """The last fight. ``left`` are the seats (a bit mask) that still have to act in this stage,
    ``waiting`` those of them that let others go first."""

    stage: str
    left: int = 0
    waiting: int = 0


# -- the beginning ---------------------------------------------------------------------------------


def begin_last_fight(state: OldWorldState) -> None:
    """Start the fight of all players with the Hunt."""
    card = state.common(GENERAL)[0]
    state.fight = Fight(kind=MONSTER, rival=BEAST, monster=card, chooser=state.first)
    tell(state, "last_fight", -1, f"{GENERAL}.{general(state)}")
    state.stack.append(LastFight("ability"))


def make_pool(state: OldWorldState) -> None:
    """Make the pool of sixteen ordinary fight cards and the Hunt's own four. Special cards of
    monsters are taken out, and the ordinary ones set aside for them come in (W15.13)."""
    zone_of = state.table.zone_of
    if ASIDE in zone_of:
        aside = state.common(ASIDE)[:]
        move_all(state, aside, zone_of["fight_deck"], "fight_cards_back", BEAST)
    deck = state.common("fight_deck")
    special = [card for card in deck if is_special(state, card)]
    ordinary = [card for card in deck if card not in special]
    pool = zone_of["fight_pool"]
    move_all(state, special, zone_of["box"], "boxed", BEAST)
    move_all(state, ordinary[:_ORDINARY], pool, "life_pool", BEAST)
    move_all(state, state.common(CARDS)[:], pool, "life_pool", BEAST)
    push_shuffle(state, pool)


def _prepare(state: OldWorldState, frame: LastFight) -> None:
    """Run a stage before the first turn, for one seat after the other. There are no wagers; that
    stage only clears the records of earlier fights, once."""
    if not frame.left:
        later = _PREPARE[_PREPARE.index(frame.stage) + 1 :]
        if later:
            state.stack[-1] = LastFight(later[0], all_seats(state))
            if later[0] == "pool":
                make_pool(state)
        else:
            here = witchers_at(state, hunt_place(state))
            state.stack[-1] = LastFight("here", sum(1 << seat for seat in here))
        return
    seat = seats_of(frame.left)[0]
    left = 0 if frame.stage == "wagers" else frame.left & ~(1 << seat)
    state.stack[-1] = frame._replace(left=left)
    hand_fight_to(state, seat, NOBODY)
    state.table.steps.fight_prepare(state, frame.stage)


# -- whose turn it is ------------------------------------------------------------------------------


def _run(state: OldWorldState, frame: LastFight) -> list[Decision] | None:
    """Continue: first the seats at the Hunt's location act, then all come there; the Hunt acts,
    then all seats, and so on."""
    if frame.stage == "ability":
        state.stack[-1] = LastFight("wagers", all_seats(state))
        last_ability(state)
    elif frame.stage in _PREPARE:
        _prepare(state, frame)
    elif not standing(state):
        tell(state, "fight_over", BEAST, "lost", LAST)
        end_game(state, ())
    elif not state.common("fight_pool"):
        # A seat that was hit between two turns has hit back.
        beat_hunt(state, state.fight.attacker)
    elif frame.stage == "hunt":
        state.stack[-1] = LastFight("all", all_seats(state))
        begin_hunt_turn(state)
    elif frame.left & standing(state):
        return _ask(state, frame)
    else:
        state.stack[-1] = LastFight("hunt")
        _gather(state)
    return None


def _gather(state: OldWorldState) -> None:
    """Move the seats that were elsewhere to the Hunt."""
    for seat, place in enumerate(state.place):
        if place != hunt_place(state):
            move_to(state, seat, hunt_place(state))


def _ask(state: OldWorldState, frame: LastFight) -> list[Decision]:
    """Ask any of them to act next; a seat that lets others go first is asked again after them."""
    left = frame.left & standing(state)
    willing = left & ~frame.waiting or left
    others = willing.bit_count() > 1
    keys, args = (("turn", "wait"), (_TURN, _WAIT)) if others else (("turn",), (_TURN,))
    return [
        Decision(0, seat, "hunt_turn", "", keys, args, deliberate=others)
        for seat in seats_of(willing)
    ]


def _answer(state: OldWorldState, frame: LastFight, decision: Decision, index: int) -> None:
    seat = decision.seat
    if decision.args[index] == _WAIT:
        state.stack[-1] = frame._replace(waiting=frame.waiting | 1 << seat)
        tell(state, "lets_go_first", seat)
        return
    state.stack[-1] = LastFight(frame.stage, frame.left & ~(1 << seat))
    begin_player_turn(state, seat)


FRAMES: dict[type, Handler] = {LastFight: Handler(_run, _answer)}


# -- the rules it changes --------------------------------------------------------------------------


def _frozen(state: OldWorldState, seat: int) -> bool:
    """Tell whether a shield cannot rise now. Other values may: for mages, frost stops protection
    instead."""
    if not is_last_fight(state) or not has_rule(state, seat, "frozen"):
        return False
    return "shield" not in terms_of(state.table.content, state.school[seat])


def steps(base: Steps) -> Steps:
    """The steps of fights."""

    def foe(state: OldWorldState) -> Monster:
        if not is_last_fight(state):
            return base.fight_foe(state)
        return Monster(id=general(state), level=_LEVEL, life=_LIFE)

    def pool(state: OldWorldState) -> None:
        """The pool of the last fight is there by now."""
        if not is_last_fight(state):
            base.fight_pool(state)

    def damage(state: OldWorldState, by: int, amount: int) -> int:
        """Take damage off the shields first, then off the pool. All of it counts as dealt."""
        amount = base.fight_damage(state, by, amount)
        if by < 0 or amount <= 0 or not is_last_fight(state):
            return amount
        taken = lose_shields(state, amount)
        note_fight(state, dealt=state.fight.dealt + taken)
        return amount - taken

    def interrupts(state: OldWorldState, who: int) -> bool:
        return (who == BEAST and is_last_fight(state)) or base.fight_interrupts(state, who)

    def damage_card(state: OldWorldState, who: int, card: int) -> None:
        base.fight_damage_card(state, who, card)
        if who == BEAST and is_last_fight(state):
            card_falls(state, card)

    def card_lost(state: OldWorldState, who: int, card: int) -> None:
        base.fight_card_lost(state, who, card)
        if who == BEAST and is_last_fight(state):
            card_falls(state, card)

    def finish(state: OldWorldState, winner: int) -> None:
        if is_last_fight(state):
            finish_turn(state, winner)
        else:
            base.fight_finish(state, winner)

    def shield_gain(state: OldWorldState, seat: int, change: int) -> int:
        return 0 if _frozen(state, seat) else base.fight_shield_gain(state, seat, change)

    return replace(
        base,
        fight_foe=foe,
        fight_pool=pool,
        fight_damage=damage,
        fight_interrupts=interrupts,
        fight_damage_card=damage_card,
        fight_card_lost=card_lost,
        fight_finish=finish,
        fight_shield_gain=shield_gain,
    )


def repair_hidden(state: OldWorldState, seat: int, rng: Rng | None) -> None:
    """Correct a deal: before the last fight the Hunt's cards are public, and in it all of them are
    in its pool, so a card dealt elsewhere is exchanged with an ordinary one."""
    zone_of, kind = state.table.zone_of, state.table.kind
    out = [zone for zone in ("fight_deck", ASIDE, UNSEEN) if zone in zone_of]
    astray = [card for zone in out for card in state.common(zone) if kind[state.face[card]] == CARD]
    homes = [
        card
        for card in state.common("fight_pool")
        if not state.known[card] & 1 << seat and kind[state.face[card]] != CARD
    ]
    for card in astray:
        exchange(state, card, homes.pop(rng.below(len(homes)) if rng is not None else -1))
