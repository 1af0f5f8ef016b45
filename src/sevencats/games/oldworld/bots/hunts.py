"""The expected results of a turn's fights, with the cards that a route would leave in hand."""

from __future__ import annotations

from typing import NamedTuple

from sevencats.games.oldworld.bots.odds import Odds, odds
from sevencats.games.oldworld.packs.model import ATTRIBUTES
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DECK, DISCARD, HAND
from sevencats.kernel.rng import Rng

#: Samples for one estimate: enough to tell a good fight from a bad one.
TRIES = 12
#: Attributes that change the odds so much that they are estimated again in the same turn.
_WEIGHTY = tuple(ATTRIBUTES.index(name) for name in ("combat", "defense"))
#: The loss in the chance to win for each card less in hand. Paid cards are not lost to the fight,
#: for discards are shuffled into the deck before it, but they are not in hand when it begins.
#: Measured over 32 fights from all parts of games, 25 samples each with the whole hand and without
#: it.
CARD_CHANCE = 0.054
#: Skip the estimate with fewer life cards than this for each life of the monster.
_LIFE = 0.75
#: Skip the estimate of an expansion's opponent with fewer cards than this.
_LEAST_LIFE = 8


class FightChance(NamedTuple):
    """The chance to win a fight, and the chance to at least drive the monster away."""

    won: float
    driven: float


class Estimate(NamedTuple):
    """Odds, and the size of the hand that they were sampled with."""

    odds: Odds
    hand: int


class Hunts:
    """The odds of fights, estimated once a turn, and again when combat or defense change."""

    def __init__(self, rng: Rng, tries: int = TRIES) -> None:
        self.rng, self.tries = rng, tries
        self.turn = -1
        self.known: dict[tuple[object, ...], Estimate] = {}

    def chance(
        self, state: OldWorldState, seat: int, opponent: str, kept: int
    ) -> FightChance | None:
        """The chance against an opponent with ``kept`` cards in hand; None if it is hopeless."""
        if _hopeless(state, seat, opponent):
            return None
        estimated, hand = self.estimate(state, seat, opponent)
        less = CARD_CHANCE * max(0, hand - kept)
        return FightChance(max(0.0, estimated.chance - less), estimated.driven / estimated.tried)

    def latest(self, state: OldWorldState, seat: int, opponent: str) -> Odds | None:
        """The odds against an opponent as far as they are known this turn."""
        if state.turns != self.turn:
            return None
        own = [known.odds for key, known in self.known.items() if key[:2] == (seat, opponent)]
        return own[-1] if own else None

    def estimate(self, state: OldWorldState, seat: int, opponent: str) -> Estimate:
        """Estimate the odds with the hand that the seat had when it first asked."""
        if state.turns != self.turn:
            self.turn = state.turns
            self.known.clear()
        key = (seat, opponent, *(state.attrs[len(ATTRIBUTES) * seat + at] for at in _WEIGHTY))
        if key not in self.known:
            estimated = odds(state, seat, opponent, tries=self.tries, rng=self.rng, rough=True)
            self.known[key] = Estimate(estimated, len(state.cards(seat, HAND)))
        return self.known[key]


def _hopeless(state: OldWorldState, seat: int, opponent: str) -> bool:
    if opponent in state.table.seats:
        return False
    monster = state.table.content.monsters.get(opponent)
    life = sum(len(state.cards(seat, zone)) for zone in (HAND, DECK, DISCARD))
    need = _LIFE * monster.life if monster is not None else _LEAST_LIFE
    return life + state.shield[seat] < need
