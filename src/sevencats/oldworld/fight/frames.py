"""The pauses of a fight (see ``rules/frames.py``): what waits on the stack, and for what."""

from __future__ import annotations

from typing import NamedTuple

# -- begin.py, wagers.py ------------------------------------------------------------------------


class FightBegin(NamedTuple):
    """A fight is prepared, stage by stage: wagers, costs, abilities, life pools."""

    stage: str


class Wager(NamedTuple):
    """A seat that does not fight may bet on a fighter (W6.2)."""

    seat: int


# -- rounds.py ----------------------------------------------------------------------------------


class FightRound(NamedTuple):
    """The next fight turn is of this side: a seat, or below zero the monster. While it waits on
    the stack a fight turn is in progress."""

    who: int


# -- witcher_turn.py, combo.py, resolve.py ------------------------------------------------------


class WitcherTurn(NamedTuple):
    """Step 1 of a witcher's fight turn: potions, specialty, effects, in any order (W6.4)."""

    seat: int


class Combo(NamedTuple):
    """A combo is laid card by card (W6.4)."""

    seat: int


class Resolve(NamedTuple):
    """A combo is resolved, stage by stage (W6.4); ``before`` is what the other side had discarded
    by damage before it."""

    seat: int
    stage: str
    before: int


class Specials(NamedTuple):
    """Special effects of a combo in any order (W6.6): top discards to take, cards to return."""

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
    """Random cards of the hand are discarded, then cards off the deck (W6.8)."""

    seat: int
    left: int


# -- monster_turn.py ----------------------------------------------------------------------------


class MonsterTurn(NamedTuple):
    """Charge or bite (W6.7)? ``card`` is the card turned up before that was settled, -1: none;
    ``more`` the damage that traits add to its attack."""

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
    """What a fight leads to, stage by stage (W6.10 to W6.14)."""

    result: str
    stage: int


# -- ops.py -------------------------------------------------------------------------------------


class Scout(NamedTuple):
    """A seat looks at the top cards of the other side's deck: ``lose`` of them are discarded, then
    the rest go back, ``left`` of them still to be put down (-1: not looked yet)."""

    seat: int
    seen: int
    lose: int
    left: int


class Recall(NamedTuple):
    """Cards of the hand go back on top of the deck."""

    seat: int
    left: int


class Heal(NamedTuple):
    """Discards of choice are shuffled back into the deck."""

    seat: int
    left: int
