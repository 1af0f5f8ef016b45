"""Static facts of one game, computed once from its config and shared by all copies.

Rules read these tables by card index; state holds only what changes. Card types are numbered in
the order of their ids, so that sorted numbers are sorted option keys.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.flags import (
    AVENGER,
    CLEAR,
    DECOY,
    HORN,
    MARDROEME,
    UNIT,
    WEATHER,
    flags_of,
)
from sevencats.games.gwent.cards.model import (
    NO_FACTION,
    ROW_NAMES,
    ROWS,
    Card,
    DeckList,
    Faction,
)
from sevencats.games.gwent.modes import Mode, Seating, mode_of
from sevencats.games.gwent.rules.abilities import ABILITIES
from sevencats.kernel.errors import BadData
from sevencats.kernel.state import Zone

# Zones of a seat, then of a side, as offsets.
HAND: Final = 0
DECK: Final = 1
RESERVE: Final = 2
ASIDE: Final = 3
SEAT_ZONES: Final = 4
ROW: Final = 0
ROW_SPECIAL: Final = 3
DISCARD: Final = 6
SIDE_ZONES: Final = 7
#: The pool of a seat's hidden reserve, separate from those of hands and decks: its cards are never
#: exchanged with others.
RESERVE_POOL: Final = 50
#: The option of a config made for a seat that does not know all lists (see ``decks/conceal.py``).
CONCEALED = "concealed"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Config:
    """The set-up of a game, fixed before the first card is dealt. Its identity is its key: games of
    one config share a table.

    ``cards`` are inline cards besides the catalogue; ``labels`` names the physical cards in order
    where the default ``id#n`` does not fit (positions); ``options`` are a mode's switches.
    """

    mode: str
    decks: tuple[DeckList, ...]
    cards: tuple[Card, ...] = ()
    labels: tuple[str, ...] = ()
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class GwentTable:
    """The numbers behind a config. Lists run over physical cards, but for ``types``, ``cards`` and
    the keys (card types), ``factions``, ``abilities`` (what their factions can do), ``leaders`` and
    ``active_leader`` (seats), ``layout``, ``sees`` and ``marks`` (zones). ``row_zone`` and
    ``side_seats`` run over sides. ``choosy_types`` are not always playable; ``avengers`` are the
    cards that call another when they fall; ``plain_row`` is the row of units that ask nothing when
    placed (-1: others). ``under`` is the zone below solo Decoys (-1: none), ``shared`` says whether
    mates share sides, ``unused`` that of cards which only might be in a deck (-1: none),
    ``leader_pile`` the solo opponent's leaders, ``box`` the tournament deck."""

    mode: Mode
    seating: Seating
    layout: tuple[Zone, ...]
    weather: int
    removed: int
    under: int
    unused: int
    leader_pile: tuple[str, ...]
    box: tuple[int, ...]
    types: tuple[str, ...]
    cards: tuple[Card, ...]
    type_of: tuple[int, ...]
    names: tuple[str, ...]
    home: tuple[int, ...]
    reserve: tuple[bool, ...]
    labels: tuple[str, ...]
    flags: tuple[int, ...]
    strength: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    on_place: tuple[tuple[str, ...], ...]
    play_key: tuple[str, ...]
    redraw_key: tuple[str, ...]
    factions: tuple[str, ...]
    abilities: tuple[Faction, ...]
    leaders: tuple[str, ...]
    type_index: dict[str, int]
    sees: tuple[int, ...]
    marks: tuple[int, ...]
    choosy_types: frozenset[int]
    avengers: frozenset[int]
    row_zone: tuple[tuple[int, ...], ...]
    plain_row: tuple[int, ...]
    side_seats: tuple[tuple[int, ...], ...]
    active_leader: tuple[bool, ...]
    shared: bool

    def hand(self, seat: int) -> int:
        """The hand zone of a seat."""
        return seat * SEAT_ZONES

    def deck(self, seat: int) -> int:
        """The deck zone of a seat; its top is the end of the list."""
        return seat * SEAT_ZONES + DECK

    def row(self, side: int, row: int) -> int:
        """A row zone of a side."""
        return self.row_zone[side][0] + row

    def row_special(self, side: int, row: int) -> int:
        """The place for specials at a row."""
        return self.row(side, row) + ROW_SPECIAL

    def discard(self, side: int) -> int:
        """The discard pile of a side."""
        return self.row(side, DISCARD)

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats of a side, in order."""
        return self.side_seats[side]

    def mates(self, seat: int) -> int:
        """The bit mask of the seats that see this seat's hand."""
        side_of = self.seating.side_of
        return sum(1 << s for s, d in enumerate(side_of) if d == side_of[seat])


#: Cached tables: enough for all games of a busy server, including those for players who do not know
#: a deck. Each is some 20 KB; building one takes longer than a pick.
KEPT_TABLES = 4096


@lru_cache(KEPT_TABLES)
def public_lists(config: Config) -> tuple[bool, ...]:
    """For each deck, whether everybody knows its list: that of a starter deck in play, of the solo
    opponent (S1), and of a written position."""
    if config.labels or mode_of(config.mode).solo:
        return (True,) * len(config.decks)
    return tuple(map(is_starter, config.decks))


def is_starter(deck: DeckList) -> bool:
    """Return whether a deck is the starter deck of its faction, under its name."""
    starter = base().starters.get(deck.faction)
    return starter is None or (deck.name, deck.cards) == (starter.name, starter.cards)


def lay_out(
    seating: Seating, mode: Mode, open_lists: tuple[bool, ...] = (), concealed: bool = False
) -> tuple[Zone, ...]:
    """The zones of a table, in the order the offsets above expect. The reserve of a deck whose list
    is not open is seen by its own side alone (G2.7)."""
    zones = []
    for seat, name in enumerate(seating.seats):
        side = seating.side_of[seat]
        sees = sum(1 << s for s, d in enumerate(seating.side_of) if d == side)
        hides = not all(open_lists[seat * mode.decks : (seat + 1) * mode.decks])
        zones += [
            Zone(f"{name}.hand", sees, seat),
            Zone(f"{name}.deck", 0, seat),
            Zone(f"{name}.reserve", sees if hides else -1, RESERVE_POOL + seat if hides else -1),
            Zone(f"{name}.aside", sees, seat),
        ]
    for name in seating.sides:
        zones += [Zone(f"{name}.board.{row}", -1, -1) for row in ROW_NAMES]
        zones += [Zone(f"{name}.row_special.{row}", -1, -1) for row in ROW_NAMES]
        zones.append(Zone(f"{name}.discard", -1, -1))
    zones += [Zone("weather", -1, -1), Zone("removed", -1, -1)]
    if mode.solo:
        zones.append(Zone(f"{seating.seats[1]}.under", 0, 1))
    if mode.decks > 1:
        for seat, name in enumerate(seating.seats):
            # A separate pool: decks in a box are not in play.
            zones += [
                Zone(f"{name}.box{box + 1}", 1 << seat, 100 + seat * mode.decks + box)
                for box in range(mode.decks)
            ]
    if concealed:
        zones.append(Zone("unused", 0, -1))
    return tuple(zones)


def find_cards(config: Config) -> dict[str, Card]:
    """Every card the config may name, inline cards first."""
    known = dict(base().cards)
    known.update((card.id, card) for card in config.cards)
    return known


_NO_DECK = DeckList(faction="", leader="", cards={})


@lru_cache(KEPT_TABLES)
def build_table(config: Config) -> GwentTable:
    """Compute the table; raises ``BadData`` naming a card that does not exist."""
    mode = mode_of(config.mode)
    seating = mode.seating(len(config.decks))
    known = find_cards(config)
    physical = _physical_cards(config, mode, seating, known)
    types = tuple(sorted({card[0] for card in physical}))
    index = {card_id: number for number, card_id in enumerate(types)}
    cards = tuple(known[card_id] for card_id in types)
    concealed = CONCEALED in config.options
    layout = lay_out(seating, mode, public_lists(config), concealed)
    weather = len(seating.seats) * SEAT_ZONES + len(seating.sides) * SIDE_ZONES
    # In a tournament nobody has a deck yet: see with_decks.
    in_play = config.decks if mode.decks == 1 else (_NO_DECK,) * len(seating.seats)
    type_of = tuple(index[card[0]] for card in physical)
    return GwentTable(
        mode=mode,
        seating=seating,
        layout=layout,
        weather=weather,
        removed=weather + 1,
        under=weather + 2 if mode.solo else -1,
        unused=len(layout) - 1 if concealed else -1,
        leader_pile=_leader_pile(config) if mode.solo else (),
        box=tuple(card[3] for card in physical),
        types=types,
        cards=cards,
        type_of=type_of,
        names=tuple(cards[t].id for t in type_of),
        home=tuple(card[1] for card in physical),
        reserve=tuple(card[2] for card in physical),
        labels=config.labels or _labels([card[0] for card in physical]),
        flags=tuple(flags_of(cards[t]) for t in type_of),
        strength=tuple(cards[t].strength for t in type_of),
        rows=tuple(cards[t].rows for t in type_of),
        on_place=tuple(_placed_effects(cards[t]) for t in type_of),
        play_key=tuple(f"play:{card_id}" for card_id in types),
        redraw_key=tuple(f"redraw:{card_id}" for card_id in types),
        factions=tuple(deck.faction for deck in in_play),
        abilities=_abilities(in_play),
        leaders=tuple(deck.leader for deck in in_play),
        type_index=index,
        sees=tuple(zone.sees for zone in layout),
        marks=_marks(seating, weather, len(layout)),
        choosy_types=frozenset(
            t for t, card in enumerate(cards) if _is_choosy(flags_of(card), mode)
        ),
        avengers=frozenset(c for c, t in enumerate(type_of) if flags_of(cards[t]) & AVENGER),
        row_zone=_row_zones(seating),
        plain_row=tuple(_plain_row(cards[t]) for t in type_of),
        side_seats=_side_seats(seating),
        active_leader=tuple(
            bool(deck.leader) and not base().leaders[deck.leader].passive for deck in in_play
        ),
        shared=len(seating.sides) < len(seating.seats),
    )


def _physical_cards(
    config: Config, mode: Mode, seating: Seating, known: Mapping[str, Card]
) -> list[tuple[str, int, bool, int]]:
    """The id, home seat, reserve flag and box of every card of all decks."""
    physical: list[tuple[str, int, bool, int]] = []
    for number, deck in enumerate(config.decks):
        seat, box = divmod(number, mode.decks)
        for reserve, pile in ((False, deck.cards), (True, deck.reserve)):
            for card_id, copies in pile.items():
                if card_id not in known:
                    raise BadData(f"{seating.seats[seat]}: there is no card {card_id!r}")
                physical += [(card_id, seat, reserve, box)] * copies
    return physical


def _row_zones(seating: Seating) -> tuple[tuple[int, ...], ...]:
    """The zones of the three rows of each side."""
    return tuple(
        tuple(len(seating.seats) * SEAT_ZONES + side * SIDE_ZONES + row for row in ROWS)
        for side in range(len(seating.sides))
    )


def _side_seats(seating: Seating) -> tuple[tuple[int, ...], ...]:
    """The seats of each side."""
    return tuple(
        tuple(seat for seat, at in enumerate(seating.side_of) if at == side)
        for side in range(len(seating.sides))
    )


def _marks(seating: Seating, weather: int, zones: int) -> tuple[int, ...]:
    """The sides whose strength depends on a zone (bit masks): its own side's, or all for the
    weather."""
    marks = [0] * zones
    first = len(seating.seats) * SEAT_ZONES
    for side in range(len(seating.sides)):
        for zone in range(first + side * SIDE_ZONES, first + side * SIDE_ZONES + DISCARD):
            marks[zone] = 1 << side
    marks[weather] = (1 << len(seating.sides)) - 1
    return tuple(marks)


def _leader_pile(config: Config) -> tuple[str, ...]:
    """Solo: the opponent's leaders, if they take part (S1, S6): all of the faction with the
    option ``leaders``, or just those named by ``leader:<id>``."""
    named = [option.partition(":")[2] for option in config.options if option.startswith("leader:")]
    if named or "leaders" not in config.options:
        return tuple(named)
    faction = config.decks[1].faction
    return tuple(name for name, leader in base().leaders.items() if leader.faction == faction)


def with_decks(table: GwentTable, config: Config, picks: tuple[int, ...]) -> GwentTable:
    """Tournament: the table with the decks picked for a game."""
    chosen = [config.decks[seat * table.mode.decks + box] for seat, box in enumerate(picks)]
    return replace(
        table,
        factions=tuple(deck.faction for deck in chosen),
        abilities=_abilities(chosen),
        leaders=tuple(deck.leader for deck in chosen),
        active_leader=tuple(not base().leaders[deck.leader].passive for deck in chosen),
    )


def _abilities(decks: Iterable[DeckList]) -> tuple[Faction, ...]:
    """The abilities of the factions of these decks."""
    return tuple(base().factions.get(deck.faction, NO_FACTION) for deck in decks)


def _plain_row(card: Card) -> int:
    """The row of a unit that asks nothing when it is placed, or -1."""
    asks = len(card.rows) != 1 or "spy" in card.abilities
    return -1 if asks or card.kind not in ("unit", "hero") else card.rows[0]


def _is_choosy(flags: int, mode: Mode) -> bool:
    """Return whether the card needs a place or a target that may be missing, or is weather in solo,
    which only the opponent plays (S1)."""
    if mode.solo and flags & (WEATHER | CLEAR) == WEATHER:
        return True
    return not flags & UNIT and bool(flags & (DECOY | HORN | MARDROEME))


def _placed_effects(card: Card) -> tuple[str, ...]:
    """The effect trees that start when the unit is placed on its row."""
    if card.kind not in ("unit", "hero"):
        return ()
    return tuple(f"ability:{a}" for a in card.abilities if ABILITIES[a].on_place is not None)


def _labels(ids: list[str]) -> tuple[str, ...]:
    count: dict[str, int] = {}
    labels = []
    for card_id in ids:
        count[card_id] = count.get(card_id, 0) + 1
        labels.append(f"{card_id}#{count[card_id]}")
    return tuple(labels)
