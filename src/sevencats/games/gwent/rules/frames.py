"""Every pause of a Gwent game, as a frozen record.

The code of a frame is in the module named in its section.
"""

from __future__ import annotations

from typing import NamedTuple

# -- placing.py ---------------------------------------------------------------------------------


class Place(NamedTuple):
    """A unit waits for its side and row. ``how`` says why it comes: played, revived, mustered,
    summoned, transformed or returned. ``side`` and ``row`` are -1 until known."""

    sleeve: int
    seat: int
    side: int
    row: int
    how: str


class RowSpecial(NamedTuple):
    """A horn or Mardroeme waits for its row."""

    sleeve: int
    seat: int


# -- ops.py -------------------------------------------------------------------------------------


class Muster(NamedTuple):
    """Cards called by a muster come one after the other; some may be gone by then."""

    seat: int
    sleeves: tuple[int, ...]


class Look(NamedTuple):
    """A seat looks at random cards of a hand, ``left`` more."""

    seat: int
    target: int
    left: int
    seen: tuple[int, ...]


# -- colours.py ---------------------------------------------------------------------------------


class Colour(NamedTuple):
    """A card was chosen and others of its name and of other colours are in the same place: which
    one is it (P4)? ``act`` is the action, ``source`` the card that causes it (-1: none)."""

    seat: int
    act: str
    source: int
    sleeve: int


# -- agile.py -----------------------------------------------------------------------------------


class Arrange(NamedTuple):
    """Agile units go to their best rows; ``close`` and ``ranged`` are those whose player has chosen
    between two that are equally good (G9.20)."""

    seat: int
    close: tuple[int, ...]
    ranged: tuple[int, ...]


# -- setup.py -----------------------------------------------------------------------------------


class Starter(NamedTuple):
    """The choice of the first seat (G2.1). ``decider`` is the Scoia'tael seat that
    chooses, -1 while unknown."""

    decider: int


class Deal(NamedTuple):
    """The decks are shuffled: draw the opening hands (G2.2; G9.0 for Daisy's extra card)."""


class Redraw(NamedTuple):
    """Everybody may exchange cards at the same time (G2.2); ``left`` runs over the seats,
    ``changed`` is the seat whose hand changed last (-1: none)."""

    left: tuple[int, ...]
    changed: int = -1


# -- turns.py -----------------------------------------------------------------------------------


class Turn(NamedTuple):
    """Turns go round until all have passed; ``seat`` is next (G3.1, G3.2, P2)."""

    seat: int


# -- rounds.py ----------------------------------------------------------------------------------


class RoundStart(NamedTuple):
    """A round begins; in the third, Skellige's units return first (G8.5)."""


class Return(NamedTuple):
    """Random units of the discard pile come back: drawn first, then put down together."""

    seat: int
    left: int
    drawn: tuple[int, ...]


class RoundEnd(NamedTuple):
    """The round is over: score, keep (G8.1), clear (G7.2). ``seat`` is the next one that may keep
    a unit, ``kept`` the sleeves that stay."""

    step: str
    seat: int
    kept: tuple[int, ...]


# -- solo.py ------------------------------------------------------------------------------------


class OpponentTurn(NamedTuple):
    """The automatic opponent's turn (S3); ``first`` of its round."""

    first: bool


class OpponentCard(NamedTuple):
    """The opponent plays the top card of its deck (S2)."""


class OpponentMoves(NamedTuple):
    """The opponent's agile units may move for free (S4)."""


class OpponentWeighs(NamedTuple):
    """Below an effect that the opponent only tries out (S8): unseen cards are not played on top of
    it. Never part of a real game."""


class OpponentLeader(NamedTuple):
    """The leader variant: the player is ahead, a leader is turned up (S6)."""


# -- match.py -----------------------------------------------------------------------------------


class Match(NamedTuple):
    """A tournament above its games (T1 to T4). ``first`` picks first, ``picks`` are the decks
    chosen for this game so far (-1: not yet), ``locked`` the bit masks of decks that have won."""

    step: str
    first: int
    picks: tuple[int, ...]
    locked: tuple[int, ...]
