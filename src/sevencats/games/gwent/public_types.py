"""The types of Gwent's part of a view besides the zones; ``public.py`` fills them in. Records have
their own module: that one is compiled, and records are not."""

from __future__ import annotations

import msgspec


class MatchView(msgspec.Struct, frozen=True):
    """A tournament: who picks first, the decks picked for this game (-1: not yet), and per seat the
    bits of those that have won."""

    first: int
    picks: tuple[int, ...]
    locked: tuple[int, ...]


class GwentPublic(msgspec.Struct, frozen=True, kw_only=True):
    """The public part of a view. ``horns`` are leader horns (bit ``side * 3 + row``), ``strengths``
    run over rows (``side * 3 + row``) and the cards in them. ``last_round`` holds the totals of the
    last round, then its winner (-1: a tie). ``decks_in_play``: the decks of a tournament game,
    empty while they are being picked. ``played_by``: per open zone, who played each card."""

    mode: str
    seats: tuple[str, ...]
    sides: tuple[str, ...]
    side_of: tuple[int, ...]
    factions: tuple[str, ...]
    leaders: tuple[str, ...]
    public_lists: tuple[bool, ...]
    leader_ready: tuple[bool, ...]
    leader_works: tuple[bool, ...]
    round: int
    turn: int
    starter: int
    passed: tuple[bool, ...]
    gems: tuple[int, ...]
    points: tuple[int, ...]
    horns: int
    strengths: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    played_by: dict[str, list[int]]
    last_round: tuple[int, ...]
    turned_up: tuple[str, ...]
    decks_in_play: tuple[int, ...]
    match: MatchView | None
    over: bool
    winners: tuple[int, ...]


class GwentPrivate(msgspec.Struct, frozen=True):
    """The private part of a seat: its own deck as a list without order, because it brought it."""

    deck: tuple[str, ...]
