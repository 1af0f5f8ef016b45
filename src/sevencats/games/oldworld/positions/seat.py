"""One witcher of a position file: board, cards, trophies, trails, quests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sevencats.games.oldworld.expansion import PositionField
from sevencats.games.oldworld.language.words import PRICES, count
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS, Line, Location
from sevencats.games.oldworld.positions.cards import Components, place_named
from sevencats.games.oldworld.rules.growth import reach_top
from sevencats.games.oldworld.state import OldWorldState, Quest
from sevencats.kernel.errors import BadData
from sevencats.kernel.values import flag, items, known_keys, mapping, number, word

STARTING = "starting"
KEYS = (
    *("school", "place", "gold", "hand", "deck", "discard", "potions"),
    *("attributes", "level", "shield", "track", "trophies", "trails", "quests", "gear"),
)
_TOP_LEVEL = 5


def school_of(given: dict[str, Any], known: Sequence[str], where: str) -> str:
    """The school a seat names, empty if it names none."""
    school = word(given.get("school"), f"{where}.school")
    if school and school not in known:
        raise BadData(
            f"{where}.school: there is no school {school!r}; the schools are {', '.join(known)}"
        )
    return school


def read_seat(
    state: OldWorldState,
    cards: Components,
    seat: int,
    given: dict[str, Any],
    own: Mapping[str, PositionField],
) -> None:
    """Fill in a seat, and lay its components down; ``own`` are the keys of expansions."""
    table = state.table
    name, tracks = table.seats[seat], table.tracks
    where = f"seats.{name}"
    known_keys(given, (*KEYS, *own), where)
    school = state.school[seat] = table.config.schools[seat]
    home = table.content.schools[school].location
    state.place[seat] = place_named(state.table, given.get("place", home), f"{where}.place")
    state.gold[seat] = number(given.get("gold", 0), f"{where}.gold", 0)
    _read_board(state, seat, given, where)
    _read_cards(cards, name, school, given, where)
    for zone, most in (("hand", tracks.hand_limit), ("potions", tracks.potion_limit)):
        held = len(cards.zones[f"{name}.{zone}"])
        if held > most:
            raise BadData(f"{where}.{zone}: at most {most} may be held, not {held}")
    _read_trophies(state, cards, seat, given, where)
    _read_trails(state, cards, seat, mapping(given.get("trails", {}), f"{where}.trails"), where)
    for index, quest in enumerate(items(given.get("quests", []), f"{where}.quests")):
        _read_quest(state, cards, seat, quest, f"{where}.quests[{index}]")
    for key, field in own.items():
        if key in given:
            field.read(state, cards, seat, given[key], f"{where}.{key}")


def _read_board(state: OldWorldState, seat: int, given: dict[str, Any], where: str) -> None:
    """Attributes, level and shield, each within what the others allow."""
    attributes = mapping(given.get("attributes", {}), f"{where}.attributes")
    known_keys(attributes, ATTRIBUTES, f"{where}.attributes")
    for place, name in enumerate(ATTRIBUTES):
        at = f"{where}.attributes.{name}"
        level = _between(attributes.get(name, 1), at, 1, _TOP_LEVEL)
        state.attrs[seat * len(ATTRIBUTES) + place] = level
    lowest = min(state.attr(seat, name) for name in ATTRIBUTES)
    state.level[seat] = _between(given.get("level", lowest), f"{where}.level", lowest, _TOP_LEVEL)
    cap = state.table.steps.growth_shield_level(state, seat)
    state.shield[seat] = _between(given.get("shield", cap), f"{where}.shield", 0, cap)


def _between(value: Any, where: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadData(f"{where}: must be a whole number from {low} to {high}, not {value!r}")
    return value


def _read_cards(
    cards: Components, name: str, school: str, given: dict[str, Any], where: str
) -> None:
    for zone in ("hand", "discard"):
        cards.put_all("action", given.get(zone, []), f"{where}.{zone}", f"{name}.{zone}")
    deck = given.get("deck", [])
    if deck == STARTING:
        cards.starting(school, f"{name}.deck")
    else:
        cards.put_all("action", deck, f"{where}.deck", f"{name}.deck")
    cards.put_all("potion", given.get("potions", []), f"{where}.potions", f"{name}.potions")
    for index, event in enumerate(items(given.get("gear", []), f"{where}.gear")):
        at = f"{where}.gear[{index}]"
        known = cards.table.content.events.get(str(event))
        if known is not None and not known.kept:
            raise BadData(f"{at}: event {event} is not one that is kept")
        cards.put("event", str(event), at, f"{name}.gear")


def _read_trophies(
    state: OldWorldState, cards: Components, seat: int, given: dict[str, Any], where: str
) -> None:
    zone = f"{state.table.seats[seat]}.trophies"
    for index, trophy in enumerate(items(given.get("trophies", []), f"{where}.trophies")):
        cards.trophy(trophy, f"{where}.trophies[{index}]", zone)
        _check_trophy(state, cards.zones[zone], seat, f"{where}.trophies[{index}]")
    # Where the top of the track does not win, the game goes on there.
    won_there = state.table.steps.game_won is reach_top and not state.table.solo
    top = state.table.tracks.top - won_there
    climbed = min(len(cards.zones[zone]), top)
    state.track[seat] = _between(given.get("track", climbed), f"{where}.track", 0, top)


def _check_trophy(state: OldWorldState, won: list[int], seat: int, where: str) -> None:
    """Nobody has two alike (W4.3, W6.10) or one of the own school."""
    types = [state.table.types[card] for card in won]
    if types[-1] in types[:-1]:
        raise BadData(f"{where}: nobody can have {types[-1]} twice")
    if types[-1] == f"witcher.{state.school[seat]}":
        raise BadData(f"{where}: nobody can have the trophy of the own school")


def _read_trails(
    state: OldWorldState, cards: Components, seat: int, given: dict[str, Any], where: str
) -> None:
    """``trail``, ``quest``, or with a location: ``trail:vizima``, ``quest:vizima``; a location
    alone is a trail quest there."""
    known_keys(given, TERRAINS, f"{where}.trails")
    zone = f"{state.table.seats[seat]}.trails"
    for terrain, value in given.items():
        at = f"{where}.trails.{terrain}"
        kind, _, place = word(value, at).partition(":")
        if kind not in ("trail", "quest"):
            kind, place = "quest", kind
        if not place:
            cards.any_token(terrain, at, zone)
        else:
            place_named(state.table, place, at)
            token = cards.put("place", place, at, zone)
            other = state.table.places[state.table.token_place[token]].terrain
            if other != terrain:
                raise BadData(f"{at}: {place} is a location of {other}, not of {terrain}")
        state.trail_quests[seat] |= (kind == "quest") << TERRAINS.index(terrain)


def _read_quest(state: OldWorldState, cards: Components, seat: int, given: Any, where: str) -> None:
    """A quest by its exploration card and its place; event and price are those of the card."""
    given = mapping(given, where)
    known_keys(given, ("story", "place", "event", "price", "token"), where)
    name = state.table.seats[seat]
    content = state.table.content
    story = given.get("story")
    card = cards.put("story", story, f"{where}.story", f"{name}.quests")
    place = place_named(state.table, given.get("place"), f"{where}.place")
    printed = _printed(content, str(story), state.table.places[place])
    event = str(given.get("event", printed[1]))
    if event not in content.events:
        raise BadData(f"{where}.event: there is no event {event!r}")
    price = word(given.get("price", printed[2]), f"{where}.price")
    for part in price.split():
        what, _, amount = part.partition(":")
        if what not in PRICES or count(amount) is None:
            raise BadData(f"{where}.price: {part!r} is not a price of a quest (say gold:1)")
    ident = state.table.places[place].id
    free = cards.is_free("place", ident)
    by_terrain = not printed[0].startswith("at:")
    token = -1
    if flag(given.get("token", by_terrain and free), f"{where}.token"):
        token = cards.put("place", ident, f"{where}.token", f"{name}.quest_tokens")
    state.spots = (*state.spots, Quest(card, token, place, int(event), price))


def _printed(content: Content, story: str, place: Location) -> tuple[str, str, str]:
    """The quest that the card becomes at a place: one that names it, one of its terrain, or the
    first there is."""
    quests = list(_quest_lines(content, story))
    for wanted in (f"at:{place.id}", place.terrain):
        for quest in quests:
            if quest[0] == wanted:
                return quest
    return quests[0] if quests else ("", "", "")


def _quest_lines(content: Content, story: str) -> Iterator[tuple[str, str, str]]:
    """Place, event and price of the quests an exploration card may become."""
    for choice in content.stories[story].options.values():
        yield from _in_lines(choice.do)


def _in_lines(lines: Sequence[Line]) -> Iterator[tuple[str, str, str]]:
    for line in lines:
        if isinstance(line, str):
            words = line.split()
            if words[0] == "quest":
                yield words[1], words[2], " ".join(words[3:])
        else:
            for value in line.values():
                yield from _in_value(value)


def _in_value(value: Any) -> Iterator[tuple[str, str, str]]:
    """Tables hold lines at any depth."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from _in_value(inner)
    elif isinstance(value, list | tuple):
        yield from _in_lines(value)
