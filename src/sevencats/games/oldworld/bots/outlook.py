"""Each seat's chance to win at the end of a turn.

Each seat has a score, a weighted sum of its features, and its chance grows with the score (a
softmax over the seats). ``WEIGHTS`` were fitted to games of hunters by ``sevencats dev
oldworld-outlook``.
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
#: else four), 17,836 starts of turns. On other games the geometric mean of the winner's chance was
#: 0.407, against 0.370 with equal chances.
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
#: A won game, together or alone, on top of the score: more than a turn can bring.
_VICTORY = 10.0
#: The life of monsters if there are none on the board.
_NO_PREY = 20


def features(state: OldWorldState, seat: int) -> tuple[float, ...]:
    """The features of a seat, in the order of ``WEIGHTS``."""
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
    """The value of the table for a seat: its chance to win, or its score where it has no rivals."""
    rivals = len(state.track) > 1 and not state.branches
    if rivals and state.table.steps.game_won is reach_top:
        return win_chances(state)[seat]
    return score(state, seat) + (_VICTORY if seat in state.winners else 0.0)


def win_chances(state: OldWorldState) -> list[float]:
    """Estimate each seat's chance to win from what everybody has at the end of a turn. After the
    game: its result."""
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
    """The completed steps of the trophy track; the step before the top counts as the third. Where
    the top does not win, a step has the value of the first."""
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
    """The value of the end of phase I where only locations are compared."""
    return 0.0
