"""The records of Skellige: the sea, islands, Dagon's bonus cards, and the halves of its stories."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any

from sevencats.games.oldworld.expansion import Component
from sevencats.games.oldworld.language.lines import Reader
from sevencats.games.oldworld.language.trait_words import check_trait
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import Line, Record, Trait
from sevencats.games.oldworld.table import OldWorldTable
from sevencats.kernel.effects import Node
from sevencats.kernel.errors import BadData

ID = "skellige"
#: The exploration deck, and the bonus cards that nobody has yet.
DECK, BONUSES = "sea", "dagon_bonuses"
#: The faces of a die, and the most players for which Dagon has a start.
FACES, MOST_PLAYERS = 6, 5


class Sea(Record, frozen=True, kw_only=True):
    """The board (id ``sea``): the number of ships; the monster there (``monster``) and its location
    (``location``); its track. ``safe`` lists the spots below that location, topmost first: the
    lowest number of the die that is a safe crossing. ``start`` is the spot where it starts with one
    to five players, ``trails`` the trail tokens for it."""

    ships: int
    monster: str
    location: str
    safe: tuple[int, ...]
    start: tuple[int, ...]
    trails: int


class Isle(Record, frozen=True, kw_only=True):
    """The fields that Skellige adds to a location: a ``hidden`` one opens when it is discovered;
    ``do`` is the effect of its action, if lines can express it."""

    hidden: bool = False
    do: tuple[Line, ...] = ()


class DagonBonus(Record, frozen=True, kw_only=True):
    """A card for a player who has driven Dagon away."""

    traits: tuple[Trait, ...]


KINDS: dict[str, type[Record]] = {"sea": Sea, "dagon_bonus": DagonBonus}
COLUMNS: dict[str, type[Record]] = {"location": Isle}


@lru_cache(maxsize=64)
def sea_of(content: Content) -> Sea:
    """The board."""
    sea = content.more["sea"]["sea"]
    assert isinstance(sea, Sea)
    return sea


def isle_of(content: Content, place: str) -> Isle:
    """Return Skellige's record of a location."""
    return content.column(Isle, "location", place)


def bonuses(content: Content) -> list[DagonBonus]:
    """All bonus cards."""
    return [one for one in content.more["dagon_bonus"].values() if isinstance(one, DagonBonus)]


@lru_cache(maxsize=64)
def danger_of(content: Content) -> dict[str, str]:
    """The story that is the dangerous half of each card of the deck, by the card."""
    halves = (story for story in content.stories.values() if story.deck == DECK)
    return {story.half_of: story.id for story in halves if story.half_of}


# -- the map ---------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def islands(table: OldWorldTable) -> tuple[int, ...]:
    """Return the locations that ships reach from harbours, without Dagon's."""
    return tuple(at for at, place in enumerate(table.places) if place.island and at != deep(table))


@lru_cache(maxsize=64)
def harbours(table: OldWorldTable) -> tuple[int, ...]:
    """The harbours of the continent."""
    return tuple(at for at, place in enumerate(table.places) if place.harbour)


@lru_cache(maxsize=64)
def deep(table: OldWorldTable) -> int:
    """Return Dagon's location."""
    return table.place_index[sea_of(table.content).location]


@lru_cache(maxsize=64)
def dagon_card(table: OldWorldTable) -> int:
    """Return the sleeve of Dagon's card, which is in the box and never shuffled."""
    monster = sea_of(table.content).monster
    pairs = zip(table.kind, table.ident, strict=True)
    return next(at for at, pair in enumerate(pairs) if pair == ("monster", monster))


def start_spot(table: OldWorldTable) -> int:
    """Return Dagon's start spot for this number of players (W14.1)."""
    return sea_of(table.content).start[len(table.seats) - 1]


# -- the table -------------------------------------------------------------------------------------


def components(content: Content) -> Iterator[Component]:
    """Return the bonus cards; stories, events, location tokens and Dagon are components of the
    base."""
    for bonus in bonuses(content):
        yield Component("dagon_bonus", bonus.id, BONUSES)


def traits(content: Content) -> dict[str, tuple[Trait, ...]]:
    """Return the traits of bonus cards for their owners."""
    return {f"dagon_bonus.{bonus.id}": bonus.traits for bonus in bonuses(content)}


def trees(content: Content, reader: Reader) -> dict[str, Node]:
    """Return the actions of islands that lines express."""
    effects = {}
    for place in content.locations:
        lines = isle_of(content, place).do
        if lines:
            at = f"location {place}"
            effects[f"isle:{place}"] = reader.ability(reader.lines(lines, at), at)
    return effects


def isle_lines(content: Content, parts: list[str]) -> Iterable[Line]:
    """The lines of an island's action."""
    return isle_of(content, parts[0]).do


# -- checks ----------------------------------------------------------------------------------------


def _check_sea(content: Content, sea: Sea) -> Iterable[str]:
    if sea.monster not in content.monsters:
        yield f"monster: there is no monster {sea.monster!r}"
    place = content.locations.get(sea.location)
    if place is None or not place.island:
        yield f"location: {sea.location!r} is no island"
    if not all(1 < face <= FACES for face in sea.safe) or list(sea.safe) != sorted(
        sea.safe, reverse=True
    ):
        yield "safe: numbers of a die from 2 to 6, falling from the upmost spot on"
    if len(sea.start) != MOST_PLAYERS or not all(1 <= n <= len(sea.safe) for n in sea.start):
        yield f"start: it needs a spot for 1 to {MOST_PLAYERS} players"
    places = sum(place.harbour for place in content.locations.values())
    if not 1 <= sea.ships <= places:
        yield f"ships: {sea.ships} for {places} harbours"
    if sea.trails < MOST_PLAYERS:
        yield f"trails: {sea.trails} are too few"


def _check_bonus(content: Content, bonus: DagonBonus) -> Iterable[str]:
    for number, trait in enumerate(bonus.traits, 1):
        try:
            check_trait(trait, f"traits, trait {number}", content.vocabulary, content.locations)
        except BadData as error:
            yield str(error)


def _check_isle(content: Content, isle: Isle) -> Iterable[str]:
    if isle.hidden and not content.locations[isle.id].island:
        yield "hidden: only an island can be"


CHECKS: dict[type[Record], Callable[[Content, Any], Iterable[str]]] = {
    Sea: _check_sea,
    DagonBonus: _check_bonus,
    Isle: _check_isle,
}
LIMITS: dict[str, dict[str, str]] = {
    "sea": {"safe": "numbers of a die that fall from the upmost spot on; the upmost one is 5"},
    "dagon_bonus": {"traits": "a strong help in the whole fight, and Dagon up after any fight"},
    "location": {"do": "effect lines, see docs/write/stories.md"},
}
