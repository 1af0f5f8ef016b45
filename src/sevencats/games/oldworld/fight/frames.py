"""The pauses of a fight (see ``rules/frames.py``): what waits on the stack, and for what."""

from __future__ import annotations

from typing import NamedTuple

# -- begin.py, wagers.py ------------------------------------------------------------------------


class FightBegin(NamedTuple):
    """A fight is prepared, stage by stage: wagers, costs, abilities, life pools."""

    stage: str


class Wager(NamedTuple):
    """A seat outside the fight may bet on a fighter (W6.2)."""

    seat: int


# -- rounds.py ----------------------------------------------------------------------------------


class FightRound(NamedTuple):
    """The next fight turn belongs to this side: a seat, or a negative number for the monster. While
    this frame waits below others, a fight turn is in progress."""

    who: int


# -- witcher_turn.py, combo.py, resolve.py ------------------------------------------------------


class WitcherTurn(NamedTuple):
    """Step 1 of a witcher's fight turn: potions, specialty, effects, in any order (W6.4)."""

    seat: int


class Combo(NamedTuple):
    """A combo is played card by card (W6.4)."""

    seat: int


class Resolve(NamedTuple):
    """A combo is resolved, stage by stage (W6.4); ``before`` is the number of cards that the other
    side had discarded by damage before it."""

    seat: int
    stage: str
    before: int


class Specials(NamedTuple):
    """Special effects of a combo, in any order (W6.6): top discards to take, cards to return."""

    seat: int
    take_back: int
    returns: tuple[int, ...]


# -- damage.py ----------------------------------------------------------------------------------


class Damage(NamedTuple):
    """A fighter takes damage, ``left`` points more (W6.5)."""

    who: int
    left: int
    hand_first: bool


class RandomDiscards(NamedTuple):
    """Random cards of the hand are discarded, then cards from the deck (W6.8)."""

    seat: int
    left: int


# -- monster_turn.py ----------------------------------------------------------------------------


class MonsterTurn(NamedTuple):
    """Charge or bite (W6.7)? ``card`` is the card if it was turned up first, else -1; ``more`` is
    the damage that traits add to its attack."""

    card: int
    more: int


class Strike(NamedTuple):
    """An attack is carried out, stage by stage (W6.8). ``side`` is 0 for the charge, 1 for the
    bite."""

    card: int
    side: int
    more: int
    stage: str


# -- outcome.py ---------------------------------------------------------------------------------


class Outcome(NamedTuple):
    """The consequences of a fight, stage by stage (W6.10 to W6.14)."""

    result: str
    stage: int


# -- ops.py -------------------------------------------------------------------------------------


class Scout(NamedTuple):
    """A seat looks at the top cards of the other side's deck: ``lose`` of them are discarded, then
    the rest go back, with ``left`` still to be put down (-1: not looked at yet)."""

    seat: int
    seen: int
    lose: int
    left: int


class Recall(NamedTuple):
    """Cards of the hand are put back on top of the deck."""

    seat: int
    left: int


class Heal(NamedTuple):
    """Discards of the seat's choice are shuffled back into the deck."""

    seat: int
    left: int
