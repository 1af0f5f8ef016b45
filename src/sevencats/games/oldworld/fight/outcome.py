"""The consequences of a fight, in the order of the help card (W6.10 to W6.14)."""

from __future__ import annotations

from collections.abc import Callable

from sevencats.games.oldworld.fight.frames import Outcome
from sevencats.games.oldworld.fight.pools import return_fight_cards
from sevencats.games.oldworld.fight.record import BEAST, MONSTER, NO_FIGHT, WITCHER
from sevencats.games.oldworld.fight.sides import fighters, foe, note_fight
from sevencats.games.oldworld.fight.wagers import settle_wagers
from sevencats.games.oldworld.language.traits import fire, rule_values
from sevencats.games.oldworld.rules.atoms import (
    change_gold,
    change_shield,
    shield_cap,
    update_turn,
)
from sevencats.games.oldworld.rules.frames import Draw, GainTrail, TakeCard
from sevencats.games.oldworld.rules.growth import gain_trophy
from sevencats.games.oldworld.rules.spawn import after_defeat, replace_monster
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import COMBO, DECK, DISCARD, HAND, OWN, TROPHIES, USED
from sevencats.kernel.atoms import move_all, push_shuffle, tell
from sevencats.kernel.handlers import Handler, never_asks

#: A part of the outcome; it is given the result as a word.
Stage = Callable[[OldWorldState, str], None]
#: The defender's draw after a fight between witchers, won and lost (W6.10).
_DREW_WON, _DREW_LOST = 4, 3
#: Cards drawn in phase III after a defeat by a monster (W6.11).
_BEATEN_DRAW = 2


def _run(state: OldWorldState, frame: Outcome) -> None:
    order = state.table.steps.fight_stages(state)
    if frame.stage == len(order):
        state.stack.pop()
        _end(state, frame.result)
        return
    state.stack[-1] = Outcome(frame.result, frame.stage + 1)
    order[frame.stage](state, frame.result)


def stages(state: OldWorldState) -> tuple[Stage, ...]:
    """Return the stages of the outcome, in the order of the help card."""
    return _STAGES


def tidy(state: OldWorldState, result: str) -> None:
    """Collect fight cards into one deck, and discard used potions (W6.20)."""
    tell(state, "fight_over", state.fight.winner, result)
    if state.fight.kind == MONSTER:
        return_fight_cards(state)
    for seat in fighters(state):
        gone = state.table.zone_of["potion_discard"]
        move_all(state, state.cards(seat, USED)[:], gone, "potions_gone", seat)


def shields(state: OldWorldState, result: str) -> None:
    """Raise shields to the defense level."""
    for seat in fighters(state):
        change_shield(state, seat, max(0, shield_cap(state, seat) - state.shield[seat]))


def gather(state: OldWorldState, result: str) -> None:
    """Put discards, combo and hand into the deck; nobody sees what was in the hand."""
    for seat in fighters(state):
        for zone in (DISCARD, COMBO, HAND):
            deck = state.table.zone(seat, DECK)
            move_all(state, state.cards(seat, zone)[:], deck, "gathered", seat)


def trophy(state: OldWorldState, result: str) -> None:
    """Gain the trophy with its step and fatigue, a witcher's only once (W6.10). It follows the
    victory, so its effects start after this fight (W6.22)."""
    fight = state.fight
    if result == "defeated":
        note_fight(state, trophy=fight.monster)
        gain_trophy(state, fight.attacker, fight.monster)
    elif result == "attacker":
        school = state.school[fight.rival]
        own = state.cards(fight.rival, OWN)
        if own and not _has_trophy_of(state, fight.attacker, school):
            note_fight(state, trophy=own[-1])
            gain_trophy(state, fight.attacker, own[-1])


def _has_trophy_of(state: OldWorldState, seat: int, school: str) -> bool:
    table = state.table
    return any(
        table.kind[card] == "witcher" and table.ident[card] == school
        for card in (state.face[sleeve] for sleeve in state.cards(seat, TROPHIES))
    )


def gold(state: OldWorldState, result: str) -> None:
    """Pay the victory: for a monster a fixed sum; for a witcher the gold at the loser's place on
    the track. Wagers are settled with it (W6.13)."""
    fight, tracks = state.fight, state.table.tracks
    if fight.kind == WITCHER:
        loser = fight.rival if result == "attacker" else fight.attacker
        gained = change_gold(state, fight.winner, tracks.gold[state.track[loser]])
        settle_wagers(state, gained)
    elif result != "lost":
        change_gold(state, fight.attacker, tracks.monster_gold)


def traits(state: OldWorldState, result: str) -> None:
    """Apply traits that act on a victory."""
    winner = state.fight.winner
    if winner == BEAST:
        return
    for count in rule_values(state, winner, "draw3_is"):
        update_turn(state, winner, exact=count)
    fire(state, "won", winner)


def cards(state: OldWorldState, result: str) -> None:
    """Give the loser a card of cost 0 (W6.19), and a trail if it lost to a monster."""
    fight = state.fight
    if result == "lost":
        cap = min(state.turn[fight.attacker].cap, _BEATEN_DRAW)
        update_turn(state, fight.attacker, cap=cap)
        if fight.terrain >= 0:
            state.stack.append(GainTrail(fight.attacker, fight.terrain))
    elif result == "defender":
        update_turn(state, fight.attacker, draw=state.turn[fight.attacker].draw - 1)
    if result != "defeated":
        state.stack.append(TakeCard(fight.rival if result == "attacker" else fight.attacker, 0))


def board(state: OldWorldState, result: str) -> None:
    """Apply the changes on the board."""
    state.table.steps.fight_aftermath(state, result)


def aftermath(state: OldWorldState, result: str) -> None:
    """Replace a monster that is gone; close the tavern after a fight between witchers (W6.2)."""
    fight = state.fight
    if fight.kind == WITCHER:
        state.tavern = state.place[fight.attacker]
        tell(state, "tavern_closed", -1, state.table.places[state.tavern].id)
    elif fight.terrain < 0:
        return  # it is not on the board: the expansion that brought it handles it
    elif result == "defeated":
        after_defeat(state, fight.terrain, foe(state).level)
    elif result == "driven_away":
        level = state.table.steps.spawn_next(state, foe(state).level, result)
        replace_monster(state, fight.terrain, level)


def shuffle(state: OldWorldState, result: str) -> None:
    """Shuffle the fighters' decks, with the cards they gained."""
    for seat in fighters(state):
        deck = state.table.zone(seat, DECK)
        move_all(state, state.cards(seat, DISCARD)[:], deck, "gathered", seat)
        push_shuffle(state, deck)


def _end(state: OldWorldState, result: str) -> None:
    """Let the defender draw at once; the attacker draws in phase III."""
    fight = state.fight
    state.fight = NO_FIGHT
    if fight.kind == WITCHER:
        state.stack.append(Draw(fight.rival, _DREW_WON if result == "defender" else _DREW_LOST))


_STAGES: tuple[Stage, ...] = (
    tidy,
    shields,
    gather,
    trophy,
    gold,
    traits,
    cards,
    board,
    shuffle,
)

OUTCOME_FRAMES: dict[type, Handler] = {Outcome: Handler(_run, never_asks)}
