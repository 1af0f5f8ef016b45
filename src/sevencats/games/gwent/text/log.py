"""The log: events in plain sentences for one seat, in a language.

Events go in redacted (``kernel.redact``), so a card that the seat may not know reads "a card". A
kind of event without a function here needs only a message ``log-<kind>``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from sevencats.games.gwent.cards.model import ROW_NAMES
from sevencats.games.gwent.modes import Seating
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.text import cards as cardtext
from sevencats.games.gwent.text.options import describe_option, describe_question
from sevencats.games.gwent.text.words import list_cards
from sevencats.kernel.events import NONE, Event
from sevencats.kernel.state import Zone
from sevencats.text import Listener, Narration, Texts, join

__all__ = [
    "Names",
    "Spot",
    "describe_option",
    "describe_question",
    "names_of",
    "narrate",
    "narration",
]


#: A card that waits for its place is logged once it has one.
SILENT = frozenset({"shown"})


class Spot(NamedTuple):
    """A zone for the log: its kind, its owner (a seat or a side), its row."""

    kind: str
    owner: int = NONE
    row: str = ""


class Names(NamedTuple):
    """The parts of a table that a log needs: names as shown, zones, and the cards by number."""

    seats: tuple[str, ...]
    side_of: tuple[int, ...]
    spots: tuple[Spot, ...]
    cards: tuple[str, ...]

    def side(self, side: int, texts: Texts) -> str:
        """The name of a side: those of its seats."""
        mates = [n for n, d in zip(self.seats, self.side_of, strict=True) if d == side]
        return join(texts, mates)


def names_of(state: GwentState, seats: Sequence[str] = ()) -> Names:
    """The names of a table; ``seats`` are the players' own names in place of the seats'."""
    table = state.table
    return Names(
        seats=tuple(seats) or table.seating.seats,
        side_of=table.seating.side_of,
        spots=_spots(table.layout, table.seating),
        cards=table.names,
    )


@lru_cache(maxsize=64)
def _spots(layout: tuple[Zone, ...], seating: Seating) -> tuple[Spot, ...]:
    """The spots of a layout, shared by all tables of a mode."""
    return tuple(_spot(zone.name, seating) for zone in layout)


def _spot(zone: str, seating: Seating) -> Spot:
    owner, _, rest = zone.rpartition(".")
    if not owner:
        return Spot(zone)
    if rest in ROW_NAMES:
        side, _, kind = owner.rpartition(".")
        return Spot(kind, seating.sides.index(side), rest)
    owners = seating.sides if rest == "discard" else seating.seats
    return Spot(rest, owners.index(owner))


def narrate(
    events: Sequence[Event], seat: int | None, source: GwentState | Names, texts: Texts
) -> list[str]:
    """The log lines of redacted events for ``seat`` (None: a spectator), one or two sentences
    each."""
    names = source if isinstance(source, Names) else names_of(source)
    return narration(events, seat, names, texts).lines


def narration(events: Sequence[Event], seat: int | None, names: Names, texts: Texts) -> Narration:
    """The same lines, and the seats they are about."""
    teller = _Teller(texts, names, seat)
    told = [event for event in events if event.kind not in SILENT]
    if len(told) == 1:  # most picks are one event
        lines = [teller.line(told)]
    else:
        lines = [teller.line(list(group)) for _, group in groupby(told, teller.together)]
    return Narration(lines, frozenset(teller.listener.about))


class _Teller:
    """Finds the words for a group of events that make one line."""

    def __init__(self, texts: Texts, names: Names, seat: int | None) -> None:
        self.texts = texts
        self.names = names
        self.listener = Listener(texts, names.seats, seat)

    def together(self, event: Event) -> tuple[object, ...]:
        """A key: consecutive events with equal keys share a line."""
        if event.kind in _ALL_IN_ONE:
            return (event.kind,)
        if event.sleeve == NONE:
            return (event.kind, event.seat, event.args)
        seat = NONE if event.kind in _PASSIVE else event.seat
        origin = self.names.spots[int(event.args[0])].kind
        if origin == "weather":
            return (event.kind, origin)
        return (event.kind, seat, origin, event.args[-1], event.card == NONE)

    def line(self, group: list[Event]) -> str:
        """One line for a group."""
        first = group[0]
        special = _SPECIAL.get(first.kind)
        if special is not None:
            return special(self, group)
        return self.say(f"log-{first.kind.replace('_', '-')}", first.seat, cards=self.cards(group))

    def say(self, key: str, seat: int, **args: object) -> str:
        """A message about a seat: "you" if it is the reader's own."""
        listener = self.listener
        return self.texts(key, who=listener.who(seat), name=listener.name(seat), **args)

    def say_side(self, key: str, side: int, **args: object) -> str:
        """A message about a side."""
        return self.texts(key, who=self.who_side(side), name=self.side(side), **args)

    def who_side(self, side: int) -> str:
        """The variant of a message about a side: ``you`` or ``other``."""
        mates = [seat for seat, of in enumerate(self.names.side_of) if of == side]
        self.listener.about.update(mates)
        return "you" if self.listener.seat in mates else "other"

    def side(self, side: int) -> str:
        """The name of a side."""
        return self.names.side(side, self.texts)

    def label(self, side: int) -> str:
        """A side in a list: "You" for a reader who is alone on it."""
        alone = self.names.side_of.count(side) == 1
        return self.texts("log-you") if alone and self.who_side(side) == "you" else self.side(side)

    def cards(self, group: list[Event]) -> str:
        """The cards of a group, with their row and side if they were placed on one."""
        if group[0].card == NONE:
            return self.texts("log-hidden", count=len(group))
        cards = list_cards(self.texts, [self.names.cards[event.card] for event in group])
        seat, spot = group[0].seat, self.names.spots[int(group[0].args[-1])]
        if not spot.row:
            return cards
        row = self.texts(f"row-{spot.row}")
        if seat >= 0 and self.names.side_of[seat] != spot.owner:
            whose = self.who_side(spot.owner)
            side = self.side(spot.owner)
            return self.texts("log-at-side", cards=cards, row=row, whose=whose, side=side)
        return self.texts("log-at", cards=cards, row=row)


# -- kinds that need more than their seat and cards ----------------------------------------------


def _shuffled(teller: _Teller, group: list[Event]) -> str:
    if len(group) > 1:
        return teller.texts("log-shuffled-all")
    spot = teller.names.spots[int(group[0].args[0])]
    return teller.say("log-shuffled", spot.owner)


def _dealt(teller: _Teller, group: list[Event]) -> str:
    return teller.say(f"log-{group[0].kind}", group[0].seat, count=group[0].args[2])


def _round(teller: _Teller, group: list[Event]) -> str:
    return teller.say("log-round", group[0].seat, round=group[0].args[0])


def _returned(teller: _Teller, group: list[Event]) -> str:
    """Units return to the battlefield by Skellige's ability; Crach returns whole piles to the
    decks."""
    first = group[0]
    if teller.names.spots[int(first.args[1])].kind == "deck":
        return teller.say("log-returned-deck", first.seat, count=len(group))
    return teller.say("log-returned", first.seat, cards=teller.cards(group))


def _discarded(teller: _Teller, group: list[Event]) -> str:
    """A discard from a hand has an author; weather is just cleared."""
    first = group[0]
    if teller.names.spots[int(first.args[0])].kind == "weather":
        return teller.say("log-discarded-weather", NONE, cards=teller.cards(group))
    return teller.say("log-discarded", first.seat, cards=teller.cards(group))


def _burned(teller: _Teller, group: list[Event]) -> str:
    side = teller.names.spots[int(group[0].args[1])].owner
    return teller.say_side("log-burned", side, cards=teller.cards(group))


def _horn(teller: _Teller, group: list[Event]) -> str:
    row = ROW_NAMES[int(group[0].args[1])]
    return teller.say("log-horn", group[0].seat, row=teller.texts(f"row-{row}"))


def _leader(teller: _Teller, group: list[Event]) -> str:
    leader = cardtext.leader_name(teller.texts, str(group[0].args[0]))
    key = f"log-{group[0].kind.replace('_', '-')}"
    return teller.say(key, group[0].seat, leader=leader)


def _picked_deck(teller: _Teller, group: list[Event]) -> str:
    number, faction, leader = group[0].args
    return teller.say(
        "log-picked-deck",
        group[0].seat,
        number=number,
        faction=teller.texts(f"faction-{str(faction).replace('_', '-')}"),
        leader=cardtext.leader_name(teller.texts, str(leader)),
    )


def _bonus(teller: _Teller, group: list[Event]) -> str:
    side, count = map(int, group[0].args)
    return teller.say_side("log-bonus", side, count=count)


def _points(teller: _Teller, group: list[Event]) -> str:
    side, gained, total = map(int, group[0].args)
    return teller.say_side("log-points", side, gained=gained, total=total)


def _game_won(teller: _Teller, group: list[Event]) -> str:
    return teller.say("log-game-won", group[0].seat, count=group[0].args[0])


def _looked_at(teller: _Teller, group: list[Event]) -> str:
    owner = teller.names.spots[int(group[0].args[0])].owner
    return teller.say(
        "log-looked-at",
        group[0].seat,
        cards=teller.cards(group),
        whose=teller.listener.who(owner),
        owner=teller.names.seats[owner],
    )


def _scored(teller: _Teller, group: list[Event]) -> str:
    winner, *totals = map(int, group[0].args)
    scores = ", ".join(
        teller.texts("log-score", name=teller.label(side), total=total)
        for side, total in enumerate(totals)
    )
    if winner < 0:
        return teller.texts("log-scored-tie", scores=scores)
    return teller.say_side("log-scored", winner, scores=scores)


def _gem_lost(teller: _Teller, group: list[Event]) -> str:
    side, left = map(int, group[0].args)
    return teller.say_side("log-gem-lost", side, left=left)


def _game_over(teller: _Teller, group: list[Event]) -> str:
    winners = list(map(int, group[0].args))
    if not winners:
        return teller.texts("log-game-over-draw")
    if len(winners) == 1:
        return teller.say_side("log-game-over", winners[0])
    shared = join(teller.texts, [teller.side(side) for side in winners])
    return teller.texts("log-game-over-shared", names=shared)


def _hidden(teller: _Teller, group: list[Event]) -> str:
    return teller.say("log-hidden-under", group[0].seat)


_SPECIAL: dict[str, Callable[[_Teller, list[Event]], str]] = {
    "shuffled": _shuffled,
    "dealt": _dealt,
    "unpacked": _dealt,
    "round": _round,
    "returned": _returned,
    "discarded": _discarded,
    "burned": _burned,
    "horn": _horn,
    "hidden": _hidden,
    "leader": _leader,
    "turned_up": _leader,
    "picked_deck": _picked_deck,
    "bonus": _bonus,
    "points": _points,
    "game_won": _game_won,
    "looked_at": _looked_at,
    "scored": _scored,
    "gem_lost": _gem_lost,
    "game_over": _game_over,
}
#: Any number of such events makes one line.
_ALL_IN_ONE = ("cleared", "packed", "shuffled")
#: The author of these events does not matter.
_PASSIVE = ("burned",)
