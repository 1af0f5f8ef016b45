"""What a table is worth to a seat when its turn is over, in the measure of ``worth.py``."""

from __future__ import annotations

from math import exp

from sevencats.kits.oldworld.bots.plans import distances
from sevencats.kits.oldworld.bots.worth import (
    GOLD,
    POTION,
    QUEST,
    STEP,
    TRAIL,
    card_worth,
    grown_worth,
)
from sevencats.oldworld.packs.model import TERRAINS
from sevencats.oldworld.rules.cards import has_trail
from sevencats.oldworld.rules.growth import reach_top
from sevencats.oldworld.rules.spawn import lair, prey
from sevencats.oldworld.state import OldWorldState
from sevencats.oldworld.zones import DECK, DISCARD, HAND, POTIONS, QUESTS, TROPHIES

#: A game won. One lost is worth as little as this is worth much.
_VICTORY = 4 * STEP
#: A card to live on, and what its worth in a combo adds for the rest of the game.
_CARD, _CARD_WORTH = 0.5, 0.3
#: A card in hand at the end of a turn: it comes to the next fight, or pays a move.
_IN_HAND = 0.6
_SHIELD = 0.5
#: A trophy by what it does, beside the step.
_TROPHY = 1.0
#: A trail or quest is still to be used.
_OPEN = 0.6
#: Each step nearer to a monster.
_NEAR = 0.3
#: Who has so much more than a rival is e times as likely to win: the best fit to the winners of
#: nine games of hunters, 238 starts of turns.
_EVEN = 33.0


def outlook(state: OldWorldState, seat: int) -> float:
    """What the table is worth to a seat. Rivals count by their steps alone: what else they have,
    one's own turn hardly changes."""
    if state.over:
        return _VICTORY if seat in state.winners else -_VICTORY if state.winners else 0.0
    own = own_worth(state, seat)
    rivals = [state.track[other] for other in range(len(state.track)) if other != seat]
    return own - STEP * max(rivals, default=0) / 2


def own_worth(state: OldWorldState, seat: int) -> float:
    """What a seat has, whatever the others have."""
    cards = [card for zone in (HAND, DECK, DISCARD) for card in state.cards(seat, zone)]
    worth = sum(_CARD + _CARD_WORTH * card_worth(state, card) for card in cards)
    worth += _IN_HAND * len(state.cards(seat, HAND)) + _SHIELD * state.shield[seat]
    worth += GOLD * state.gold[seat] + POTION * len(state.cards(seat, POTIONS))
    worth += _OPEN * QUEST * len(state.cards(seat, QUESTS)) + _step_worth(state, seat)
    worth += _TROPHY * len(state.cards(seat, TROPHIES))
    worth += grown_worth(state, seat)
    for terrain in range(len(TERRAINS)):
        if prey(state, terrain) >= 0 and has_trail(state, seat, terrain):
            worth += _OPEN * TRAIL
    return worth - _NEAR * _way_to_prey(state, seat)


def win_chances(state: OldWorldState) -> list[float]:
    """How likely each seat is to win, by what everybody has when a turn is over: an estimate. When
    the game is over: how it ended."""
    seats = range(len(state.track))
    if state.over:
        return [1 / len(state.winners) if seat in state.winners else 0.0 for seat in seats]
    worths = [own_worth(state, seat) for seat in seats]
    best = max(worths)
    shares = [exp((worth - best) / _EVEN) for worth in worths]
    return [share / sum(shares) for share in shares]


def _step_worth(state: OldWorldState, seat: int) -> float:
    """Steps on the trophy track; where its top does not win, the last one helps little."""
    steps = state.track[seat]
    if state.table.steps.game_won is not reach_top:
        steps = min(steps, state.table.tracks.top - 1)
    return STEP * steps


def _way_to_prey(state: OldWorldState, seat: int) -> int:
    steps = distances(state.table)[state.place[seat]]
    ways = [
        steps[lair(state, terrain)]
        for terrain in range(len(TERRAINS))
        if prey(state, terrain) >= 0 and lair(state, terrain) >= 0
    ]
    return min(ways, default=0)
