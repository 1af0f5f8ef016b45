"""Wire types of the help at a Gwent table; ``insight`` and ``reasons`` fill them in. They have a
module of their own because those two are compiled, and records are not."""

from __future__ import annotations

from typing import Literal

import msgspec

from sevencats.games.gwent.rules.placing import Goal

#: Why it is not the seat's turn, why the leader cannot be used, why a card has no place.
Code = Literal[
    "over",
    "question",
    "passed",
    "turn",
    "leader-none",
    "leader-used",
    "leader-off",
    "leader-passive",
    "no-unit",
    "no-row",
    "no-weather",
]


class Goes(msgspec.Struct, frozen=True, omit_defaults=True):
    """The places for a card of the hand: the kind of place, its rows, and the occupied rows."""

    to: Goal
    rows: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()


class Reasons(msgspec.Struct, frozen=True):
    """``cannot``: card (``*``: every card) or ``leader`` to the reason why it cannot be played.
    ``goes``: during the seat's own turn, where each card of the hand goes."""

    cannot: dict[str, Code]
    goes: dict[str, Goes]


class DeckFace(msgspec.Struct, frozen=True):
    """The visible part of a tournament deck."""

    faction: str
    leader: str


class Steps(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The strength of a card after each step of the rules; ``spy`` only where it applies."""

    printed: int
    spy: int | None = None
    weather: int
    bond: int
    morale: int
    horn: int
    result: int


class CardAt(msgspec.Struct, frozen=True):
    """A card of a zone."""

    zone: str
    card: str


class PlayOutcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """The totals after a play, and the cards it would move, each with the row it leaves or joins:
    ``gone`` lost for the round, ``back`` taken into a hand, ``came`` to the table in addition to
    the played card. ``choice``: the cards that a medic may bring back; one is chosen next."""

    totals: list[int]
    gone: list[CardAt] = []
    back: list[CardAt] = []
    came: list[CardAt] = []
    choice: list[str] = []


class GwentInsight(msgspec.Struct, frozen=True, omit_defaults=True):
    """``why``: per row zone the steps of each card's strength. ``plays``: for the seat's own turn,
    the outcome of each option (with the place that is asked for next:
    ``play:decoy/target:close.vesemir``). ``cannot`` and ``goes``: see ``reasons``.
    ``decks``: per seat the decks brought to a tournament, null for those the viewer has not
    seen."""

    why: dict[str, list[Steps]]
    plays: dict[str, PlayOutcome]
    cannot: dict[str, Code]
    goes: dict[str, Goes]
    decks: list[list[DeckFace | None]] | None = None
