"""Reading a position file: a table anyone can write down (``docs/write/positions.md``).

Everything not given has its default. Whatever does not fit is refused with a message that names
the place in the file.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sevencats.games.oldworld.config import BASE, SEAT_NAMES, SOLO, Config
from sevencats.games.oldworld.expansion import PositionField, expansions_of
from sevencats.games.oldworld.game import GAME
from sevencats.games.oldworld.lineup import SEATS, check_config, seat_counts
from sevencats.games.oldworld.packs.catalogue import choices_of, spelled_out
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.positions.cards import Components, place_named
from sevencats.games.oldworld.positions.chance import ScriptedChance, read_chance
from sevencats.games.oldworld.positions.content import inline_records
from sevencats.games.oldworld.positions.fight import read_fight, read_fight_cards
from sevencats.games.oldworld.positions.seat import read_seat, school_of
from sevencats.games.oldworld.rules.frames import (
    PhaseOne,
    PhaseThree,
    PhaseTwo,
    RoundEnd,
    TurnEnd,
)
from sevencats.games.oldworld.state import NO_CAP, OldWorldState, Turn
from sevencats.kernel.errors import BadData, SevenCatsError
from sevencats.kernel.values import flag, items, known_keys, mapping, number, word, words

FORMAT = "oldworld-position/1"

#: Piles and rows of the table: the key in the file, what lies there, the zone.
_PILES: tuple[tuple[str, str, str], ...] = (
    ("pool", "action", "pool"),
    ("action_deck", "action", "action_deck"),
    ("action_discard", "action", "action_discard"),
    ("potion_deck", "potion", "potion_deck"),
    ("potion_discard", "potion", "potion_discard"),
    ("city", "story", "city"),
    ("wilds", "story", "wilds"),
    ("fight_deck", "fight", "fight_deck"),
    ("supply", "attribute", "supply"),
    ("extra", "monster", "extra"),
)
_LEVELS = ("1", "2", "3")
_TURN_KEYS = ("turn", "phase", "moved", "acted", "poker", "draw", "draw_max")
_TOP_KEYS = (
    *("format", "note", "mode", "expansions", "content", "seats", "monsters"),
    *(key for key, _, _ in _PILES),
    *("tokens", "monster_piles", "driven_away", "tavern", "first", "turns", "round", "rounds"),
    *_TURN_KEYS,
    *("fight", "seed", "chance", "script"),
)
_POOL = 6


@dataclass(frozen=True, slots=True)
class Move:
    """A step of a script: the key of an option, and the seat that must choose it (-1: any)."""

    key: str
    seat: int


@dataclass(slots=True)
class Position:
    """A position file, checked: the table it describes, not yet asked anything, and what is to
    happen there."""

    state: OldWorldState
    script: list[Move]
    chance: ScriptedChance
    #: The monster's attack that is named already; empty: it is asked for as usual.
    attack: str = ""


def read_position(data: Any) -> Position:
    """Check a decoded position file; raises ``BadData`` naming the place of the first fault."""
    data = mapping(data, "the file")
    if data.get("format") != FORMAT:
        raise BadData(f"format: must be {FORMAT!r}, not {data.get('format')!r}")
    more = _own_keys(data)
    known_keys(
        data, (*_TOP_KEYS, *(key for key, field in more.items() if not field.seat)), "the file"
    )
    seats = mapping(data.get("seats", {}), "seats")
    config = _config(data, seats)
    state = GAME.blank(config)
    cards = Components(state.table)
    own = {key: field for key, field in more.items() if field.seat}
    _read_monsters(mapping(data.get("monsters", {}), "monsters"), cards)
    for seat, name in enumerate(state.table.seats):
        read_seat(state, cards, seat, mapping(seats.get(name, {}), f"seats.{name}"), own)
    table = {key: field for key, field in more.items() if not field.seat and key in data}
    for key, field in table.items():
        if not field.late:
            field.read(state, cards, -1, data[key], key)
    fight = read_fight_cards(data["fight"], cards) if "fight" in data else None
    _read_piles(data, cards)
    _lay_down(state, cards)
    _read_turn(state, data)
    attack = read_fight(state, fight) if fight is not None else ""
    for key, field in table.items():
        if field.late:
            field.read(state, cards, -1, data[key], key)
    state.rng = number(data.get("seed", 0), "seed", 0)
    state.confirm = True
    return Position(
        state=state,
        script=_script(data.get("script", []), state.table.seats),
        chance=read_chance(data.get("chance", []), state.table.zone_of),
        attack=attack,
    )


def _own_keys(data: dict[str, Any]) -> dict[str, PositionField]:
    """The keys that the expansions of a file bring."""
    packs = spelled_out(words(data.get("expansions", []), "expansions"))
    return {
        key: field for each in expansions_of(packs) for key, field in each.positions.fields.items()
    }


# -- the set-up -----------------------------------------------------------------------------------


def _config(data: dict[str, Any], seats: dict[str, Any]) -> Config:
    mode = word(data.get("mode", BASE), "mode")
    if mode not in SEATS:
        raise BadData(f"mode: there is no mode {mode!r}; the modes are {', '.join(SEATS)}")
    expansions = words(data.get("expansions", []), "expansions")
    packs = ("base", *spelled_out(expansions))
    count = _seats(mode, seats, packs)
    try:
        schools = load(packs).schools
    except SevenCatsError as error:
        raise BadData(f"expansions: {error}") from error
    records = inline_records(data.get("content", {}), packs)
    if records:
        schools = _checked(packs, records)
    config = Config(
        mode=mode,
        seats=count,
        packs=packs,
        schools=_schools(seats, count, list(schools)),
        first=_seat(data.get("first", "A"), SEAT_NAMES[:count], "first"),
        rounds=number(data.get("rounds", 0), "rounds", 0),
        records=records,
        choices=choices_of(expansions),
    )
    check_config(config)
    return config


def _checked(packs: tuple[str, ...], records: str) -> dict[str, Any]:
    """The schools of the content with the file's own records, which have to make sense."""
    try:
        content = load(packs, records)
        GAME.blank(Config(mode=SOLO, seats=1, packs=packs, records=records))
    except SevenCatsError as error:
        raise BadData(f"content: {error}") from error
    return dict(content.schools)


def _seats(mode: str, given: dict[str, Any], packs: tuple[str, ...]) -> int:
    """How many sit at the table: up to the last one named, and as many as the mode needs."""
    most = SEATS[mode][-1]
    for name in given:
        if len(name) != 1 or name not in SEAT_NAMES[:most]:
            there = "A" if most == 1 else f"A to {SEAT_NAMES[most - 1]}"
            raise BadData(f"seats: there is no seat {name!r}; {mode} has {there}")
    last = max((SEAT_NAMES.index(name) + 1 for name in given), default=0)
    return max(last, seat_counts(mode, packs)[0])


def _schools(seats: dict[str, Any], count: int, known: list[str]) -> tuple[str, ...]:
    """The boards by seat; who names none gets the first one that nobody has."""
    named = [
        school_of(mapping(seats.get(name, {}), f"seats.{name}"), known, f"seats.{name}")
        for name in SEAT_NAMES[:count]
    ]
    for seat, school in enumerate(named):
        if school and school in named[:seat]:
            taken = SEAT_NAMES[named.index(school)]
            raise BadData(f"seats.{SEAT_NAMES[seat]}.school: {taken} is the {school} already")
    free = [school for school in known if school not in named]
    if len(free) < named.count(""):
        raise BadData(f"seats: {len(known)} schools are not enough for {count} seats")
    return tuple(school or free.pop(0) for school in named)


def _seat(name: Any, seats: Iterable[str], where: str) -> int:
    names = list(seats)
    if name not in names:
        raise BadData(f"{where}: there is no seat {name!r}; the seats are {', '.join(names)}")
    return names.index(name)


# -- the table ------------------------------------------------------------------------------------


def _read_monsters(given: dict[str, Any], cards: Components) -> None:
    known_keys(given, TERRAINS, "monsters")
    for terrain, entry in given.items():
        where = f"monsters.{terrain}"
        entry = mapping(entry, where)
        known_keys(entry, ("monster", "place"), where)
        cards.put("monster", entry.get("monster"), f"{where}.monster", f"prey.{terrain}")
        place = entry.get("place")
        if place is None:
            cards.any_token(terrain, where, f"lair.{terrain}")
            continue
        card = cards.put("place", place, f"{where}.place", f"lair.{terrain}")
        other = cards.table.places[cards.table.token_place[card]].terrain
        if other != terrain:
            raise BadData(f"{where}.place: {place} is a location of {other}, not of {terrain}")


def _read_piles(data: dict[str, Any], cards: Components) -> None:
    filled = set()
    for key, kind, zone in _PILES:
        if key in data:
            filled.add(zone)
            cards.put_all(kind, data[key], key, zone)
    groups = (
        ("tokens", "place", "tokens", TERRAINS),
        ("monster_piles", "monster", "monsters", _LEVELS),
        ("driven_away", "monster", "away", _LEVELS),
    )
    for key, kind, zone, names in groups:
        group = mapping(data.get(key, {}), key)
        known_keys(group, names, key)
        for name, pile in group.items():
            filled.add(f"{zone}.{name}")
            cards.put_all(kind, pile, f"{key}.{name}", f"{zone}.{name}")
    if len(cards.zones["pool"]) > _POOL:
        raise BadData(f"pool: it has room for {_POOL} cards, not {len(cards.zones['pool'])}")
    cards.fill_up(filled)


def _lay_down(state: OldWorldState, cards: Components) -> None:
    """Put the cards into the state. Piles are written from the top, which is the end there."""
    for index, zone in enumerate(state.layout):
        lying = cards.zones[zone.name]
        _, _, kind = zone.name.rpartition(".")
        row = zone.name in ("pool", "supply", "events", "box") or kind in _ROWS
        state.zones[index] = lying[:] if row else lying[::-1]
        for card in lying:
            state.where[card] = index
            state.known[card] = zone.sees


#: Zones of a seat that are rows, written as they lie.
_ROWS = (
    *("hand", "potions", "trophies", "own_trophies"),
    *("quests", "quest_tokens", "trails", "gear"),
)


# -- the turn -------------------------------------------------------------------------------------


def _read_turn(state: OldWorldState, data: dict[str, Any]) -> None:
    table = state.table
    state.first = table.config.first
    seat = _seat(data.get("turn", table.seats[state.first]), table.seats, "turn")
    phase = data.get("phase", 2 if "fight" in data else 1)
    if isinstance(phase, bool) or phase not in (1, 2, 3):
        raise BadData(f"phase: must be 1, 2 or 3, not {phase!r}")
    if "fight" in data and phase != 2:
        raise BadData("phase: one fights in phase 2")
    state.active = seat
    turn = Turn(
        phase=phase,
        moved=flag(data.get("moved", False), "moved"),
        acted=_mask(data.get("acted", []), table.place_index, "acted", "location"),
        poker=_mask(
            data.get("poker", []), {n: s for s, n in enumerate(table.seats)}, "poker", "seat"
        ),
        draw=_whole(data.get("draw", 0), "draw"),
        cap=number(data.get("draw_max", NO_CAP), "draw_max", 0),
    )
    state.turn = tuple(turn if other == seat else Turn() for other in range(len(table.seats)))
    place = (seat - state.first) % len(table.seats) + 1
    state.turns = number(data.get("turns", place), "turns", 1)
    state.round = number(data.get("round", (state.turns - 1) // len(table.seats) + 1), "round", 1)
    if data.get("tavern"):
        state.tavern = place_named(table, data["tavern"], "tavern")
    frames: dict[int, tuple[Any, ...]] = {
        1: PhaseOne(seat),
        2: PhaseTwo(seat),
        3: PhaseThree(seat, "keep"),
    }
    state.stack = [RoundEnd(), TurnEnd(seat), frames[phase]]


def _mask(given: Any, known: dict[str, int], where: str, what: str) -> int:
    mask = 0
    for index, name in enumerate(words(given, where)):
        if name not in known:
            raise BadData(f"{where}[{index}]: there is no {what} {name!r}")
        mask |= 1 << known[name]
    return mask


def _whole(value: Any, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadData(f"{where}: must be a whole number, not {value!r}")
    return value


def _script(given: Any, seats: tuple[str, ...]) -> list[Move]:
    moves = []
    for index, step in enumerate(items(given, "script")):
        where = f"script[{index}]"
        if isinstance(step, str):
            moves.append(Move(step, -1))
            continue
        step = mapping(step, where)
        known_keys(step, ("seat", "pick"), where)
        key = word(step.get("pick"), f"{where}.pick")
        if not key:
            raise BadData(f"{where}: a step is the key of an option, or has one in 'pick'")
        seat = _seat(step["seat"], seats, f"{where}.seat") if "seat" in step else -1
        moves.append(Move(key, seat))
    return moves
