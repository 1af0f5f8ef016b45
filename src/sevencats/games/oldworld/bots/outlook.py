"""How likely each seat is to win when a turn is over.

A model of what everybody has: each seat has a score, a weighted sum of its features, and its chance
grows with it (a softmax over the seats). ``WEIGHTS`` were fitted to games of hunters by
``sevencats dev oldworld-outlook``.
"""

from __future__ import annotations

from math import exp

from sevencats.games.oldworld.bots.plans import Planner, distances
from sevencats.games.oldworld.bots.worth import card_worth, towards_trophy
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.games.oldworld.rules.cards import has_trail
from sevencats.games.oldworld.rules.growth import reach_top
from sevencats.games.oldworld.rules.spawn import lair, prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DECK, DISCARD, HAND, POTIONS, TRAILS, TROPHIES

#: The features in their order, with their weights: from 750 games (two of three with two seats,
#: else four), 17,836 starts of turns. On games that were not fitted to, the winner's chance by them
#: was 0.407 in the geometric mean, 0.370 if all had been alike.
WEIGHTS: dict[str, float] = {
    "first_step": 0.5251,
    "second_step": 1.316,
    "third_step": 2.8501,
    "combat": 0.1975,
    "defense": 0.2201,
    "alchemy": 0.0393,
    "specialty": 0.291,
    "towards_trophy": 0.0327,
    "cards": 0.1036,
    "card_worth": 0.1017,
    "hand_worth": 0.0418,
    "gold": 0.0406,
    "potions": 0.0443,
    "trails": 0.1182,
    "trail_tokens": 0.0935,
    "trophies": 0.7063,
    "way_to_prey": -0.0503,
    "offers": 0.025,
    "over_prey": 0.0812,
    "turns_to_wait": -1.2006,
}
#: A game won together or alone, beside what one has: more than a turn can bring.
_VICTORY = 10.0
#: The life of monsters where none is on the board.
_NO_PREY = 20


def features(state: OldWorldState, seat: int) -> tuple[float, ...]:
    """What counts of a seat, in the order of ``WEIGHTS``."""
    hand = state.cards(seat, HAND)
    cards = [*hand, *state.cards(seat, DECK), *state.cards(seat, DISCARD)]
    hunted = [n for n in range(len(TERRAINS)) if prey(state, n) >= 0 and lair(state, n) >= 0]
    monsters = state.table.content.monsters
    lives = [monsters[state.ident(prey(state, terrain))].life for terrain in hunted]
    far = distances(state.table)[state.place[seat]]
    return (
        *_steps(state, seat),
        *[state.attr(seat, name) for name in ATTRIBUTES],
        towards_trophy(state, seat),
        len(cards),
        sum([card_worth(state, card) for card in cards]),
        sum([card_worth(state, card) for card in hand]),
        state.gold[seat],
        len(state.cards(seat, POTIONS)),
        sum([has_trail(state, seat, terrain) for terrain in hunted]),
        len(state.cards(seat, TRAILS)),
        len(state.cards(seat, TROPHIES)),
        min([far[lair(state, terrain)] for terrain in hunted], default=0),
        Planner(state, seat, _nothing).best().worth,
        len(cards) + state.shield[seat] - min(lives, default=_NO_PREY),
        _wait(state, seat),
    )


def outlook(state: OldWorldState, seat: int) -> float:
    """How good the table is for a seat: its chance to win, or where nobody plays against anybody
    else its score."""
    rivals = len(state.track) > 1 and not state.branches
    if rivals and state.table.steps.game_won is reach_top:
        return win_chances(state)[seat]
    return score(state, seat) + (_VICTORY if seat in state.winners else 0.0)


def win_chances(state: OldWorldState) -> list[float]:
    """How likely each seat is to win, by what everybody has when a turn is over: an estimate. When
    the game is over: how it ended."""
    seats = range(len(state.track))
    if state.over:
        return [1 / len(state.winners) if seat in state.winners else 0.0 for seat in seats]
    scores = [score(state, seat) for seat in seats]
    best = max(scores)
    shares = [exp(one - best) for one in scores]
    return [share / sum(shares) for share in shares]


def score(state: OldWorldState, seat: int) -> float:
    """The weighted sum of a seat's features."""
    pairs = zip(WEIGHTS.values(), features(state, seat), strict=True)
    return sum([weight * value for weight, value in pairs])


def _steps(state: OldWorldState, seat: int) -> tuple[int, int, int]:
    """The steps of the trophy track that are done, the one before the top the third. Where its top
    does not win, a step is worth what the first one is."""
    top, track = state.table.tracks.top, state.track[seat]
    if state.table.steps.game_won is not reach_top:
        return min(track, top - 1), 0, 0
    left = top - track
    return left <= 3, left <= 2, left <= 1


def _wait(state: OldWorldState, seat: int) -> float:
    """The share of a round until the seat's next turn."""
    seats = len(state.track)
    return (seat - max(0, state.active)) % seats / seats


def _nothing(place: int, kept: int) -> float:
    """What the end of phase I is worth where only offers of locations are looked at."""
    return 0.0
