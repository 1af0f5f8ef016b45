"""Is what a record says possible? One function for each kind; each yields ``field: what is wrong``.

Only the record itself and what it names are looked at. Effect lines are read where they are made
into trees, by ``language/lines.py``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from sevencats.errors import near_to
from sevencats.games.oldworld.expansion import expansions_of
from sevencats.games.oldworld.language import conditions
from sevencats.games.oldworld.language.trait_words import check_trait
from sevencats.games.oldworld.packs.model import (
    ATTRIBUTES,
    COLOURS,
    LOCATION_ACTIONS,
    TERRAINS,
    ActionCard,
    Attack,
    AttributeTrophy,
    CardOption,
    EventCard,
    FightCard,
    Line,
    Location,
    Monster,
    Potion,
    Record,
    School,
    Story,
    Tracks,
    Trait,
    marked_field,
)
from sevencats.kernel.errors import BadData

if TYPE_CHECKING:
    from sevencats.games.oldworld.packs.load import Content

DECKS = ("city", "wilds")
KEPT = ("", "companion", "equipment")
LEVELS = 5
POOL = 6
POKER_HANDS = 9
#: The costs a card can have, and the levels of monsters.
COSTS, MONSTER_LEVELS = (0, 1, 2), (1, 2, 3)
SEAT_COUNTS = ("2", "3", "4", "5")
#: No card of any box comes more often; a table of a million cards would stop the program.
MOST_COPIES = 40


def check_record(content: Content, record: Record) -> list[str]:
    """All faults of a record of this content."""
    fields = ("*", *record.__struct_fields__)
    marked = [marked_field(mark) for mark in record.authored]
    faults = [f for name in marked for f in _choice("authored", name, fields)]
    check = _CHECKS.get(type(record)) or _expansion_check(content, type(record))
    return faults + (list(check(content, record)) if check else [])


def _expansion_check(
    content: Content, kind: type[Record]
) -> Callable[[Content, Any], Iterable[str]] | None:
    for expansion in expansions_of(content.packs):
        if kind in expansion.data.checks:
            return expansion.data.checks[kind]
    return None


def _choice(field: str, value: object, allowed: Iterable[object]) -> Iterator[str]:
    """A fault if a value is none of those allowed."""
    known = list(allowed)
    if value not in known:
        near = near_to(str(value), map(str, known))
        yield f"{field}: {value!r} is not one of {', '.join(str(word) for word in known)}{near}"


def _named(field: str, what: str, ident: str, known: Iterable[str]) -> Iterator[str]:
    """A fault if a record that is named does not exist."""
    if ident not in known:
        yield f"{field}: there is no {what} {ident!r}{near_to(ident, known)}"


def _at_least(field: str, value: int, least: int) -> Iterator[str]:
    if value < least:
        yield f"{field}: {value} is too small; at least {least}"


def _copies(copies: int) -> Iterator[str]:
    if not 1 <= copies <= MOST_COPIES:
        yield f"copies: {copies} is not between 1 and {MOST_COPIES}"


def _length(field: str, values: tuple[Any, ...], wanted: int) -> Iterator[str]:
    if len(values) != wanted:
        yield f"{field}: {len(values)} values where {wanted} belong"


def _action(content: Content, card: ActionCard) -> Iterator[str]:
    more = [colour for each in expansions_of(content.packs) for colour in each.data.colours]
    yield from _choice("colour", card.colour, (*COLOURS, *more))
    yield from _choice("cost", card.cost, COSTS)
    yield from _choice("terrain", card.terrain, (*TERRAINS, "wild"))
    yield from _copies(card.copies)
    if card.school:
        yield from _named("school", "school", card.school, content.schools)
    for colour in card.extensions:
        yield from _choice("extensions", colour, COLOURS)
    for field, symbols in (("symbols", card.symbols), *_fields("extensions", card.extensions)):
        for name in ("damage", "shield", "take_back"):
            yield from _at_least(f"{field}.{name}", getattr(symbols, name), 0)


def _fields(field: str, values: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for key, value in values.items():
        yield f"{field}.{key}", value


def _location(content: Content, place: Location) -> Iterator[str]:
    yield from _choice("terrain", place.terrain, (*TERRAINS, "any"))
    more = [name for each in expansions_of(content.packs) for name in each.rules.place_actions]
    yield from _choice("action", place.action, (*LOCATION_ACTIONS, *more))
    if place.token and place.terrain == "any":
        yield "token: a place of any terrain has no location token; say token = false"
    if place.school:
        yield from _named("school", "school", place.school, content.schools)
    for other in content.locations.values():
        if other.number == place.number and other is not place:
            yield f"number: {place.number} is the number of {other.id} too"
    yield from _paths(content, place)


def _paths(content: Content, place: Location) -> Iterator[str]:
    for number, end in enumerate(place.paths):
        if end == place.id:
            yield "paths: a path leads from the place to itself"
        elif end in place.paths[:number]:
            yield f"paths: {end!r} is there twice"
        elif end not in content.locations:
            yield f"paths: there is no location {end!r}{near_to(end, content.locations)}"
        elif place.id not in content.locations[end].paths:
            yield f"paths: {end} has no path back to {place.id}"
    for other in content.locations.values():
        if place.id in other.paths and other.id not in place.paths:
            yield f"paths: {other.id} has a path to {place.id}, and here it is missing"


def _fight_card(content: Content, card: FightCard) -> Iterator[str]:
    yield from _copies(card.copies)
    for field, attack in (("charge", card.charge), ("bite", card.bite)):
        yield from _attack(field, attack)


def _attack(field: str, attack: Attack) -> Iterator[str]:
    yield from _choice(f"{field}.attribute", attack.attribute or ATTRIBUTES[0], ATTRIBUTES)
    yield from _choice(f"{field}.lower", attack.lower or ATTRIBUTES[0], ATTRIBUTES)
    for name in ("level", "discard", "trash"):
        yield from _at_least(f"{field}.{name}", getattr(attack, name), 0)


def _monster(content: Content, monster: Monster) -> Iterator[str]:
    yield from _choice("level", monster.level, MONSTER_LEVELS)
    yield from _at_least("life", monster.life, 1)
    cards = sum(card.copies for card in content.fight_cards.values())
    if monster.life > cards:
        yield f"life: {monster.life} cards, and the monster fight deck has only {cards}"
    yield from _traits(content, "traits", monster.traits)
    yield from _traits(content, "trophy", monster.trophy)


def _school(content: Content, school: School) -> Iterator[str]:
    home = content.locations.get(school.location)
    if school.location or not any(more.data.homes for more in expansions_of(content.packs)):
        yield from _named("location", "location", school.location, content.locations)
    if home is not None and home.action != "school":
        yield f"location: {home.id} is no school: its action is {home.action}"
    yield from _length("levels", school.levels, LEVELS)
    for level, traits in enumerate(school.levels, 1):
        yield from _traits(content, f"levels, level {level}", traits)
    yield from _traits(content, "trophy", school.trophy)


def _potion(content: Content, potion: Potion) -> Iterator[str]:
    yield from _copies(potion.copies)
    for word in potion.only:
        try:
            conditions.check(word, content.vocabulary, content.locations)
        except BadData as error:
            yield f"only: {error}"
    yield from _lines(content, "do", potion.do)


def _attribute_trophy(content: Content, trophy: AttributeTrophy) -> Iterator[str]:
    yield from _choice("id", trophy.id, ATTRIBUTES)
    yield from _copies(trophy.copies)
    yield from _traits(content, "trophy", trophy.trophy)


def _story(content: Content, story: Story) -> Iterator[str]:
    more = [deck for each in expansions_of(content.packs) for deck in each.data.decks]
    yield from _choice("deck", story.deck, (*DECKS, *more))
    if story.half_of:
        yield from _named("half_of", "story", story.half_of, content.stories)
    if not story.options:
        yield "options: there is none"
    yield from _options(content, story.options)


def _event(content: Content, event: EventCard) -> Iterator[str]:
    if not re.fullmatch(r"[1-9][0-9]{0,2}", event.id):
        yield f"id: {event.id!r} is no number of an event"
    if _leads_to_itself(content, event.id):
        yield "do: it reads itself again and again"
    yield from _choice("kept", event.kept, KEPT)
    if event.traits and not event.kept:
        yield 'traits: they hold only while the card is kept; say kept = "equipment"'
    yield from _options(content, event.options)
    yield from _lines(content, "do", event.do)
    yield from _traits(content, "traits", event.traits)


def _leads_to_itself(content: Content, start: str) -> bool:
    """Does reading an event lead back to it with nothing to choose and nothing to roll?"""
    seen: list[str] = []
    to_read = [start]
    while to_read:
        event = content.events.get(to_read.pop())
        for line in event.do if event else ():
            if isinstance(line, str) and line.split()[:1] == ["event"]:
                number = line.split()[-1]
                if number == start:
                    return True
                if number not in seen:
                    seen.append(number)
                    to_read.append(number)
    return False


def _options(content: Content, options: dict[str, CardOption]) -> Iterator[str]:
    for letter, choice in options.items():
        if not re.fullmatch(r"[a-z]", letter):
            yield f"options: {letter!r} is no letter; say a, b and so on"
        for word in choice.only:
            yield from _only(content, f"options.{letter}.only", word)
        yield from _lines(content, f"options.{letter}", choice.do)


def _only(content: Content, field: str, word: str) -> Iterator[str]:
    """Faults of what a condition of an option names."""
    try:
        conditions.check(word, content.vocabulary, content.locations)
    except BadData as error:
        yield f"{field}: {error}"
        return
    for school in conditions.named(word, "school", content.vocabulary):
        yield from _named(field, "school", school, content.schools)
    gear = [event.id for event in content.events.values() if event.kept]
    for number in conditions.named(word, "event", content.vocabulary):
        yield from _named(field, "companion or equipment", number, gear)
    for choice in conditions.named(word, "choice", content.vocabulary):
        card, _, letter = choice.partition(".")
        record = content.stories.get(card) or content.events.get(card)
        if record is None or letter not in record.options:
            yield f"{field}: there is no choice {choice!r}; say 'wilds_wick.a' or '57.a'"


def _traits(content: Content, field: str, traits: tuple[Trait, ...]) -> Iterator[str]:
    for number, trait in enumerate(traits, 1):
        try:
            check_trait(trait, f"{field}, trait {number}", content.vocabulary, content.locations)
        except BadData as error:
            yield str(error)
        yield from _lines(content, field, trait.do)


def _lines(content: Content, field: str, lines: Iterable[Line]) -> Iterator[str]:
    """Faults of the places and events that lines name, however deep they stand."""
    for words in _plain_lines(lines):
        match words:
            case ["event", number] | ["quest", _, number, *_]:
                yield from _named(field, "event", number, content.events)
        match words:
            case ["move", place]:
                yield from _named(field, "location", place, content.locations)
            case ["quest", place, *_] if place.startswith("at:"):
                yield from _named(field, "location", place[3:], content.locations)


def _plain_lines(part: object) -> Iterator[list[str]]:
    """The words of every line in a list of lines, through all tables in it."""
    if isinstance(part, list | tuple):
        for line in part:
            if isinstance(line, str):
                yield line.split()
            else:
                yield from _plain_lines(line)
    elif isinstance(part, dict):
        for inner in part.values():
            yield from _plain_lines(inner)


def _tracks(content: Content, tracks: Tracks) -> Iterator[str]:
    for name in ("shield", "level_draw"):
        yield from _length(name, getattr(tracks, name), LEVELS)
    for name in ("fatigue", "gold"):
        yield from _length(name, getattr(tracks, name), tracks.top + 1)
    yield from _length("place_cost", tracks.place_cost, POOL)
    yield from _length("poker_solo", tracks.poker_solo, POKER_HANDS)
    for name in ("top", "hand_limit", "potion_limit"):
        yield from _at_least(name, getattr(tracks, name), 1)
    for players, seats in tracks.setup.items():
        yield from _choice("setup", players, SEAT_COUNTS)
        if players.isdecimal():
            yield from _length(f"setup.{players}", seats, int(players))
    yield from (f"setup: nothing for {n} players" for n in SEAT_COUNTS if n not in tracks.setup)
    turns = [limit for _, limit in tracks.solo_ranks]
    if turns != sorted(set(turns)) or not turns:
        yield "solo_ranks: the numbers of turns have to rise"


_CHECKS: dict[type[Record], Callable[[Content, Any], Iterator[str]]] = {
    ActionCard: _action,
    Location: _location,
    FightCard: _fight_card,
    Monster: _monster,
    School: _school,
    Potion: _potion,
    AttributeTrophy: _attribute_trophy,
    Story: _story,
    EventCard: _event,
    Tracks: _tracks,
}
