"""What a fight leads to, in the order of the help card (W6.10 to W6.14)."""

from __future__ import annotations

from collections.abc import Callable

from sevencats.kernel.atoms import move_all, push_shuffle, tell
from sevencats.kernel.handlers import Handler, never_asks
from sevencats.oldworld.fight.frames import Outcome
from sevencats.oldworld.fight.pools import return_fight_cards
from sevencats.oldworld.fight.record import BEAST, MONSTER, NO_FIGHT, WITCHER
from sevencats.oldworld.fight.sides import fighters, foe, note_fight
from sevencats.oldworld.fight.wagers import settle_wagers
from sevencats.oldworld.language.traits import fire, rule_values
from sevencats.oldworld.rules.atoms import change_gold, change_shield, shield_cap, update_turn
from sevencats.oldworld.rules.frames import Draw, GainTrail, TakeCard
from sevencats.oldworld.rules.growth import gain_trophy
from sevencats.oldworld.rules.spawn import after_defeat, replace_monster
from sevencats.oldworld.state import OldWorldState
from sevencats.oldworld.zones import COMBO, DECK, DISCARD, HAND, OWN, TROPHIES, USED

#: A part of the outcome: what it does with the result in a word.
Stage = Callable[[OldWorldState, str], None]
#: What the defender draws after a fight between witchers, won and lost (W6.10).
_DREW_WON, _DREW_LOST = 4, 3
#: Cards in phase III after a defeat by a monster (W6.11).
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
    """What comes of a fight, in the order of the help card."""
    return _STAGES


def tidy(state: OldWorldState, result: str) -> None:
    """Fight cards are one deck again; used potions are discarded (W6.20)."""
    tell(state, "fight_over", state.fight.winner, result)
    if state.fight.kind == MONSTER:
        return_fight_cards(state)
    for seat in fighters(state):
        gone = state.table.zone_of["potion_discard"]
        move_all(state, state.cards(seat, USED)[:], gone, "potions_gone", seat)


def shields(state: OldWorldState, result: str) -> None:
    """Shields rise to the defense level."""
    for seat in fighters(state):
        change_shield(state, seat, max(0, shield_cap(state, seat) - state.shield[seat]))


def gather(state: OldWorldState, result: str) -> None:
    """Discards, combo and hand go into the deck; nobody sees what was in the hand."""
    for seat in fighters(state):
        for zone in (DISCARD, COMBO, HAND):
            deck = state.table.zone(seat, DECK)
            move_all(state, state.cards(seat, zone)[:], deck, "gathered", seat)


def trophy(state: OldWorldState, result: str) -> None:
    """A trophy with its step and fatigue. A witcher's only once (W6.10). It comes after the
    victory, so its effects wait for the end of this fight (W6.22)."""
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
    """For a monster a fixed sum; for a witcher what the track says where the loser stands, and
    the wagers with it (W6.13)."""
    fight, tracks = state.fight, state.table.tracks
    if fight.kind == WITCHER:
        loser = fight.rival if result == "attacker" else fight.attacker
        gained = change_gold(state, fight.winner, tracks.gold[state.track[loser]])
        settle_wagers(state, gained)
    elif result != "lost":
        change_gold(state, fight.attacker, tracks.monster_gold)


def traits(state: OldWorldState, result: str) -> None:
    """What a victory brings besides."""
    winner = state.fight.winner
    if winner == BEAST:
        return
    for count in rule_values(state, winner, "draw3_is"):
        update_turn(state, winner, exact=count)
    fire(state, "won", winner)


def cards(state: OldWorldState, result: str) -> None:
    """The loser takes a card of cost 0 (W6.19), and from the monster that beat it a trail."""
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
    """What changes on the board."""
    state.table.steps.fight_aftermath(state, result)


def aftermath(state: OldWorldState, result: str) -> None:
    """A new monster comes for one that is gone; witchers close the tavern (W6.2)."""
    fight = state.fight
    if fight.kind == WITCHER:
        state.tavern = state.place[fight.attacker]
        tell(state, "tavern_closed", -1, state.table.places[state.tavern].id)
    elif fight.terrain < 0:
        return  # it has no place on the board: whoever brought it sees to it
    elif result == "defeated":
        after_defeat(state, fight.terrain, foe(state).level)
    elif result == "driven_away":
        level = state.table.steps.spawn_next(state, foe(state).level, result)
        replace_monster(state, fight.terrain, level)


def shuffle(state: OldWorldState, result: str) -> None:
    """The fighters' decks, with what they have gained."""
    for seat in fighters(state):
        deck = state.table.zone(seat, DECK)
        move_all(state, state.cards(seat, DISCARD)[:], deck, "gathered", seat)
        push_shuffle(state, deck)


def _end(state: OldWorldState, result: str) -> None:
    """The one who was attacked draws at once, the attacker in phase III."""
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
