"""All pauses of an Old World game, as frozen records: what waits on the stack, and for what.

The handler of a frame is in the module named in its section; frames of the set-up are in
``setup_frames.py``. Frames are tuples: two kinds with equal fields compare equal, so tell them
apart by type.
"""

from __future__ import annotations

from typing import NamedTuple

# -- cards.py -----------------------------------------------------------------------------------


class Draw(NamedTuple):
    """A seat draws this many cards. An empty deck is remade from the discards, but not in a fight
    (W5.2, W6.4); drawing stops at the hand limit (W5.4)."""

    seat: int
    left: int


class DrawPotions(NamedTuple):
    """A seat draws potions, then discards down to the limit (W3.3); an empty deck is remade from
    its discards (W1.11)."""

    seat: int
    left: int


class PotionLimit(NamedTuple):
    """A seat chooses potions to discard down to its limit (W3.3)."""

    seat: int


class Lose(NamedTuple):
    """A seat gives up this many cards of its choice. ``how`` is ``discarded`` or ``trashed``;
    ``where`` is ``hand``, ``deck``, ``discard``, or ``any`` for all three (fatigue, W6.15)."""

    seat: int
    left: int
    how: str
    where: str


class LosePotions(NamedTuple):
    """A seat discards this many potions of its choice."""

    seat: int
    left: int


class TakeCard(NamedTuple):
    """A seat takes a card of this printed cost (-1: any) from the pool to its discards (W4.6)."""

    seat: int
    cost: int


class TakeCardBack(NamedTuple):
    """As ``TakeCard``, but cards turned up in the search are shuffled back (W15.12)."""

    seat: int
    cost: int


class Search(NamedTuple):
    """The pool has no card of that cost: cards of the action deck are turned up until one comes.
    The others go to the common discards."""

    seat: int
    cost: int


class SearchBack(NamedTuple):
    """As ``Search``, but the others are shuffled back into the deck."""

    seat: int
    cost: int


class Refill(NamedTuple):
    """The pool of a seat is refilled from the left (W3.9)."""

    seat: int


class GainTrail(NamedTuple):
    """A seat takes a location token as a trail; terrain -1: its choice (W4.6)."""

    seat: int
    terrain: int


# -- explore.py ---------------------------------------------------------------------------------


class Explore(NamedTuple):
    """A seat draws the top card of an exploration deck, and it is read (W4.4)."""

    seat: int
    deck: str


class StoryOption(NamedTuple):
    """An exploration card was read: which option? Its result is still hidden (W4.4)."""

    seat: int
    card: int


class HalfOption(NamedTuple):
    """The other half of an exploration card was read (``half`` names the story): which option?"""

    seat: int
    card: int
    half: str


class StoryEnd(NamedTuple):
    """The result is applied: the card leaves the game unless it became a quest (W4.5)."""

    seat: int
    card: int


class ReadEvent(NamedTuple):
    """A numbered event is read; ``card`` is the exploration card that led to it (W7.1)."""

    seat: int
    event: int
    card: int


class EventOption(NamedTuple):
    """An event was read: which option?"""

    seat: int
    event: int
    card: int


# -- quests.py ----------------------------------------------------------------------------------


class QuestTerrain(NamedTuple):
    """A card becomes a quest, but its terrain has no location token left: which other terrain?"""

    seat: int
    card: int
    event: int
    price: str


class QuestEnd(NamedTuple):
    """A quest is resolved: its token goes back, and its card leaves the game (W7.1), unless the
    event made it a quest again."""

    seat: int
    card: int
    token: int


# -- turn.py ------------------------------------------------------------------------------------


class RoundStart(NamedTuple):
    """Start of a round."""


class RoundEnd(NamedTuple):
    """End of a round, after every seat's turn."""


class TurnStart(NamedTuple):
    """Start of a seat's turn."""

    seat: int


class TurnEnd(NamedTuple):
    """End of a seat's turn; the next turn is clockwise (W1.10)."""

    seat: int


class PhaseOne(NamedTuple):
    """Movement and actions (W2)."""

    seat: int


class PhaseTwo(NamedTuple):
    """Fight, meditate or explore (W4.1)."""

    seat: int


class PhaseThree(NamedTuple):
    """Discard, draw, gain a card (W5): ``stage`` is ``start``, ``keep``, ``draw`` or ``gain``."""

    seat: int
    stage: str


class GainCard(NamedTuple):
    """The cost is paid: the card of the pool goes into the hand (W5.3). ``last``: it was in the
    rightmost place."""

    seat: int
    card: int
    last: bool


# -- travel.py ----------------------------------------------------------------------------------


class Pay(NamedTuple):
    """A seat pays for a move (W2.1): ``paid`` counts the cards given so far (-1: none, but the seat
    chose to give two where a single card would do)."""

    seat: int
    place: int
    paid: int


# A school trains an attribute for gold (W3.6).


class Train(NamedTuple):
    """A school teaches an attribute for gold (W3.6)."""

    seat: int


class Exchange(NamedTuple):
    """A card of the hand is trashed for one of the pool (W3.5); ``cost`` is that of the trashed
    card, -1 before."""

    seat: int
    cost: int


class Alms(NamedTuple):
    """Up to this many cards of the pool may be trashed (W3.8)."""

    seat: int
    left: int


class Rumours(NamedTuple):
    """Which monster are the rumours about (W3.7)?"""

    seat: int


# -- poker.py -----------------------------------------------------------------------------------


class Poker(NamedTuple):
    """A game of dice poker. ``rival`` is a seat, or below zero: the locals, or nobody (solo).
    ``dice`` holds five dice of the active player, then five of the other side; 0 is still to be
    thrown. ``turn`` counts the rerolls offered so far; ``again`` is a bit mask of the five dice
    chosen for the one being offered."""

    seat: int
    rival: int
    dice: tuple[int, ...]
    turn: int
    again: int


# -- spawn.py -----------------------------------------------------------------------------------


class Spawn(NamedTuple):
    """A monster is placed (W6.12): ``stage`` is ``monster``, ``tokens`` or ``lair``."""

    terrain: int
    level: int
    stage: str


# -- growth.py ----------------------------------------------------------------------------------


class GainTrophy(NamedTuple):
    """A seat takes a trophy, climbs the track and suffers fatigue (W6.15); ``fought``: the trophy
    was won in a fight, and may win the game (W6.17)."""

    seat: int
    card: int
    fought: bool


class Regroup(NamedTuple):
    """After fatigue all cards of a seat are shuffled into one deck (W6.15)."""

    seat: int


# -- traits.py ----------------------------------------------------------------------------------


class Moment(NamedTuple):
    """The traits of a seat that apply at a moment; ``done`` names those that have acted."""

    when: str
    seat: int
    done: tuple[str, ...]


# -- fight/short.py -----------------------------------------------------------------------------


class ShortFight(NamedTuple):
    """The short fight of an event: the shield changes, cards are drawn, one combo is played."""

    seat: int
    shield: int
    draw: int
    stage: str = "begin"
