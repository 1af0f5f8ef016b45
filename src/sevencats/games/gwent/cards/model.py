"""The printed facts of a card: the typed records that pack files consist of.

Nothing here moves or decides. Names and texts are message keys (``card-<id>``, ``leader-<id>``) in
``locales/``; what an ability does is in ``rules/abilities.py``.
"""

from __future__ import annotations

from dataclasses import dataclass, field

CLOSE, RANGED, SIEGE = 0, 1, 2
ROW_NAMES = ("close", "ranged", "siege")
ROWS = (CLOSE, RANGED, SIEGE)

KINDS = ("unit", "hero", "special", "weather")

#: The factions in the order of share codes; each pack file holds the record of its own.
FACTIONS = ("monsters", "nilfgaard", "northern_realms", "scoiatael", "skellige")
#: Card "factions" that every deck may draw on (G1.2).
SHARED = ("neutral", "special", "weather")


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """One line of the catalogue: the printed facts of a card.

    ``rows`` are the rows that the card may be placed on; a card with both CLOSE and RANGED is
    agile. ``musters``, ``transforms_into`` and ``summons`` name other cards by id. ``reserve``
    marks cards that never start in a deck (G1.3).
    """

    id: str
    faction: str
    kind: str
    strength: int = 0
    rows: tuple[int, ...] = ()
    abilities: tuple[str, ...] = ()
    copies: int = 1
    musters: tuple[str, ...] = ()
    transforms_into: str | None = None
    summons: str | None = None
    reserve: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Leader:
    """A leader card. Its effect is registered under its id in ``rules/leaders.py``."""

    id: str
    faction: str
    passive: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Faction:
    """The abilities of a faction (G8), as the rules ask for them. A new faction needs only a
    record, unless it has an ability that no other has yet.

    ``chooses_starter``: it decides who begins (G2.1). ``wins_ties``: an equal total is a win.
    ``draws_for_win``: a card after a round that was won. ``keeps_unit``: a random unit stays on the
    board at the end of a round. ``returns_units`` random units come back from the discard pile at
    the start of round 3. ``opens_with`` is how many cards the solo opponent plays first after a
    round it won (S5).
    """

    id: str
    chooses_starter: bool = False
    wins_ties: bool = False
    draws_for_win: bool = False
    keeps_unit: bool = False
    returns_units: int = 0
    opens_with: int = 1


#: The faction of a seat without a deck.
NO_FACTION = Faction(id="")


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckList:
    """A deck as its owner brings it: card ids with their number of copies, and the reserve."""

    faction: str
    leader: str
    cards: dict[str, int]
    reserve: dict[str, int] = field(default_factory=dict)
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pack:
    """The contents of one pack file."""

    id: str
    faction: Faction | None = None
    cards: tuple[Card, ...] = ()
    leaders: tuple[Leader, ...] = ()
    starters: tuple[DeckList, ...] = ()
