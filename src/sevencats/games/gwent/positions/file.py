"""Read a position file, a board written by hand (``docs/write/positions.md``).

Everything that is not given has its default. Invalid input is refused with a message that names the
place in the file.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS, ROW_NAMES, Card, DeckList
from sevencats.games.gwent.modes import Mode, Seating, mode_of
from sevencats.games.gwent.positions.cards import inline_cards
from sevencats.games.gwent.table import Config, lay_out
from sevencats.kernel.errors import BadData, RulesError
from sevencats.kernel.values import items, known_keys, mapping, number, word, words

FORMAT = "gwent-position/1"
PHASES = ("start", "redraw", "play")

_TOP_KEYS = (
    *("format", "note", "mode", "cards", "seats", "sides", "weather", "owners"),
    *("round", "turn", "seed", "phase", "script", "options"),
)
_SEAT_KEYS = ("faction", "leader", "leader_used", "passed", "hand", "deck", "reserve")
_SIDE_KEYS = ("board", "row_special", "discard", "gems", "points")


@dataclass(slots=True)
class Placed:
    """A card of the file: its label, zone, and the seat it belongs to."""

    label: str
    zone: str
    owner: int


@dataclass(slots=True)
class Position:
    """A position file, checked and with its defaults filled in. ``placed`` lists the physical
    cards, ``order`` has the order of the file."""

    mode: Mode
    seating: Seating
    config: Config
    placed: list[Placed]
    order: list[str]
    weather_by: dict[str, int]
    gems: list[int]
    points: list[int]
    passed: int
    used: int
    round: int
    turn: int
    seed: int
    phase: str
    script: list[dict[str, Any]] = field(default_factory=list)


def read_position(data: Any) -> Position:
    """Check a decoded position file; raises ``BadData`` naming the place of the first fault."""
    data = mapping(data, "the file")
    if data.get("format") != FORMAT:
        raise BadData(f"format: must be {FORMAT!r}, not {data.get('format')!r}")
    known_keys(data, _TOP_KEYS, "the file")
    try:
        mode = mode_of(word(data.get("mode", "duel"), "mode"))
    except RulesError as error:
        raise BadData(f"mode: {error}") from error
    if mode.decks > 1:
        raise BadData(f"mode: a {mode.id} is a series of games; write the position as a duel")
    seats = mapping(data.get("seats", {}), "seats")
    seating = _seating(mode, list(seats))
    inline = inline_cards(mapping(data.get("cards", {}), "cards"))
    reader = _PositionReader(seating, inline)
    reader.read_seats(seats, mapping(data.get("sides", {}), "sides"), mode)
    reader.read_weather(items(data.get("weather", []), "weather"))
    reader.read_owners(mapping(data.get("owners", {}), "owners"))
    script = _script(data.get("script", []))
    order = [placed.label for placed in reader.placed]
    options = _options(data, reader, mode)
    return Position(
        mode=mode,
        seating=seating,
        config=reader.config(mode, inline, options),
        placed=reader.placed,
        order=order,
        weather_by=reader.weather_by,
        gems=reader.gems,
        points=reader.points,
        passed=reader.passed,
        used=reader.used,
        round=number(data.get("round", 1), "round", 1),
        turn=_turn(data, seating, script),
        seed=number(data.get("seed", 0), "seed", 0),
        phase=_phase(data, script),
        script=script,
    )


def _options(data: dict[str, Any], reader: _PositionReader, mode: Mode) -> tuple[str, ...]:
    """Return the switches of the mode. Solo: a leader of the opponent is in its pile, face down
    (S1)."""
    options = words(data.get("options", []), "options")
    if mode.solo and reader.leaders[1]:
        options.append(f"leader:{reader.leaders[1]}")
        reader.leaders[1] = ""
    return tuple(options)


def _seating(mode: Mode, names: list[str]) -> Seating:
    """Return the seating that has all the named seats; other seats are empty."""
    for seating in mode.seatings:
        if set(names) <= set(seating.seats) and (
            len(mode.seatings) == 1 or len(names) == len(seating.seats)
        ):
            return seating
    fits = " or ".join("/".join(seating.seats) for seating in mode.seatings)
    raise BadData(f"seats: {mode.id} has the seats {fits}, not {'/'.join(names) or 'none'}")


class _PositionReader:
    """Collects the cards of a file and checks that none is in two zones."""

    def __init__(self, seating: Seating, inline: dict[str, Card]) -> None:
        self.seating = seating
        self.known = {**base().cards, **inline}
        self.placed: list[Placed] = []
        self.places: dict[str, str] = {}
        self.weather_by: dict[str, int] = {}
        self.factions = ["" for _ in seating.seats]
        self.leaders = ["" for _ in seating.seats]
        self.gems: list[int] = []
        self.points = [0 for _ in seating.sides]
        self.passed = 0
        self.used = 0

    def read_seats(self, seats: dict[str, Any], sides: dict[str, Any], mode: Mode) -> None:
        self.gems = [mode.gems for _ in self.seating.sides]
        shared = len(self.seating.sides) != len(self.seating.seats)
        for seat, name in enumerate(self.seating.seats):
            where = f"seats.{name}"
            entry = mapping(seats.get(name, {}), where)
            known_keys(entry, _SEAT_KEYS if shared else (*_SEAT_KEYS, *_SIDE_KEYS), where)
            self._seat(seat, entry, where)
            if not shared:
                self._side(seat, entry, where)
        if not shared and sides:
            raise BadData(f"sides: in {mode.id} seats and sides are the same, use 'seats'")
        for name in sides:
            if name not in self.seating.sides:
                raise BadData(f"sides: there is no side {name!r}")
        if shared:
            for side, name in enumerate(self.seating.sides):
                entry = mapping(sides.get(name, {}), f"sides.{name}")
                known_keys(entry, _SIDE_KEYS, f"sides.{name}")
                self._side(side, entry, f"sides.{name}")

    def _seat(self, seat: int, given: dict[str, Any], where: str) -> None:
        name = self.seating.seats[seat]
        faction = word(given.get("faction"), f"{where}.faction")
        leader = word(given.get("leader"), f"{where}.leader")
        if faction and faction not in FACTIONS:
            raise BadData(f"{where}.faction: there is no faction {faction!r}")
        if leader and leader not in base().leaders:
            raise BadData(f"{where}.leader: there is no leader {leader!r}")
        self.factions[seat], self.leaders[seat] = faction, leader
        self.used |= bool(given.get("leader_used")) << seat
        self.passed |= bool(given.get("passed")) << seat
        for zone in ("hand", "deck", "reserve"):
            self._cards(given.get(zone, []), f"{where}.{zone}", f"{name}.{zone}", seat)

    def _side(self, side: int, given: dict[str, Any], where: str) -> None:
        name = self.seating.sides[side]
        self.gems[side] = number(given.get("gems", self.gems[side]), f"{where}.gems", 0)
        self.points[side] = number(given.get("points", 0), f"{where}.points", 0)
        for part in ("board", "row_special"):
            rows = mapping(given.get(part, {}), f"{where}.{part}")
            known_keys(rows, ROW_NAMES, f"{where}.{part}")
            for row, cards in rows.items():
                owner = self.seating.side_of.index(side)
                self._cards(cards, f"{where}.{part}.{row}", f"{name}.{part}.{row}", owner)
        self._cards(
            given.get("discard", []),
            f"{where}.discard",
            f"{name}.discard",
            self.seating.side_of.index(side),
        )

    def _cards(self, labels: Any, where: str, zone: str, owner: int) -> None:
        for index, label in enumerate(items(labels, where)):
            self.place(label, f"{where}[{index}]", zone, self._colour(label, owner))

    def _colour(self, label: Any, seat: int) -> int:
        """Return the owner of a card: on a side that mates share, the seat of the card's
        faction."""
        side = self.seating.side_of[seat]
        card = self.known.get(str(label).partition("#")[0])
        for mate, of_side in enumerate(self.seating.side_of):
            if card is not None and of_side == side and self.factions[mate] == card.faction != "":
                return mate
        return seat

    def place(self, label: Any, where: str, zone: str, owner: int) -> None:
        card_id, sign, copy = str(label).partition("#")
        if not isinstance(label, str) or not sign or not copy.isdigit():
            raise BadData(f"{where}: a card is written id#n (ghoul#1), not {label!r}")
        if card_id not in self.known:
            raise BadData(f"{where}: there is no card {card_id!r}")
        if label in self.places:
            raise BadData(f"{where}: {label} already lies in {self.places[label]}")
        self._fits(self.known[card_id], where, zone)
        self.places[label] = where
        self.placed.append(Placed(label, zone, owner))

    def _fits(self, card: Card, where: str, zone: str) -> None:
        """Check that the card may be in this zone."""
        _, _, rest = zone.partition(".")
        part, _, row = rest.partition(".")
        if part == "board":
            decoy = "decoy" in card.abilities
            if card.kind not in ("unit", "hero") and not decoy:
                raise BadData(f"{where}: {card.id} is a {card.kind} and cannot lie in a row")
            if card.rows and not decoy and ROW_NAMES.index(row) not in card.rows:
                raise BadData(f"{where}: {card.id} cannot lie in the {row} row")
        elif part == "row_special" and (
            card.kind != "special" or not {"commanders_horn", "mardroeme"} & set(card.abilities)
        ):
            raise BadData(f"{where}: {card.id} cannot lie at a row")
        elif zone == "weather" and card.kind != "weather":
            raise BadData(f"{where}: {card.id} is not a weather card")

    def read_weather(self, entries: list[Any]) -> None:
        for index, entry in enumerate(entries):
            where = f"weather[{index}]"
            given = mapping(entry, where)
            known_keys(given, ("card", "by"), where)
            seat = self.seat(given.get("by", self.seating.seats[0]), f"{where}.by")
            self.place(given.get("card"), f"{where}.card", "weather", seat)
            self.weather_by[str(given.get("card"))] = seat

    def read_owners(self, owners: dict[str, Any]) -> None:
        by_label = {placed.label: placed for placed in self.placed}
        for label, name in owners.items():
            if label not in by_label:
                raise BadData(f"owners: {label!r} lies nowhere in the file")
            by_label[label].owner = self.seat(name, f"owners.{label}")

    def seat(self, name: Any, where: str) -> int:
        """Return a seat by name; a side's name stands for its first seat."""
        name = word(name, where)
        if name in self.seating.seats:
            return self.seating.seats.index(name)
        if name in self.seating.sides:
            return self.seating.side_of.index(self.seating.sides.index(name))
        raise BadData(f"{where}: there is no seat {name!r}")

    def config(self, mode: Mode, inline: dict[str, Card], options: tuple[str, ...]) -> Config:
        """Return the config behind the board, and sort ``placed`` into the order of its cards."""
        decks = []
        ordered: list[Placed] = []
        for seat in range(len(self.seating.seats)):
            piles: tuple[dict[str, int], dict[str, int]] = ({}, {})
            mine = [placed for placed in self.placed if placed.owner == seat]
            for reserve in (False, True):
                of_zone = [p for p in mine if p.zone.endswith(".reserve") is reserve]
                groups: dict[str, list[Placed]] = {}
                for placed in of_zone:
                    groups.setdefault(placed.label.partition("#")[0], []).append(placed)
                for card_id, group in groups.items():
                    piles[reserve][card_id] = len(group)
                    ordered += group
            decks.append(
                DeckList(
                    faction=self.factions[seat],
                    leader=self.leaders[seat],
                    cards=piles[0],
                    reserve=piles[1],
                )
            )
        self.placed = ordered
        return Config(
            mode=mode.id,
            decks=tuple(decks),
            cards=tuple(inline.values()),
            labels=tuple(placed.label for placed in ordered),
            options=options,
        )


def _script(given: Any) -> list[dict[str, Any]]:
    steps = []
    for index, step in enumerate(items(given, "script")):
        step = mapping(step, f"script[{index}]")
        do = word(step.get("do"), f"script[{index}].do")
        if do not in STEPS:
            raise BadData(f"script[{index}].do: must be one of {', '.join(STEPS)}, not {do!r}")
        known_keys(step, ("do", *STEPS[step["do"]]), f"script[{index}]")
        steps.append(step)
    return steps


#: Keys by which a step answers the questions it leads to.
ANSWERS = ("row", "target", "to", "revive", "choose")
#: The steps of a script and the keys of each.
STEPS: dict[str, tuple[str, ...]] = {
    "play": ("seat", "card", *ANSWERS),
    "leader": ("seat", *ANSWERS),
    "pass": ("seat", *ANSWERS),
    "pass_all": ANSWERS,
    "redraw": ("seat", "card"),
    "redraw_done": ("seat",),
    "starter": ("seat",),
    "opponent_turn": ("seat", *ANSWERS),
    "choose": ("seat", *ANSWERS),
}


def _turn(data: dict[str, Any], seating: Seating, script: list[dict[str, Any]]) -> int:
    name = data.get("turn")
    if name is None:
        first = script[0] if script else {}
        name = first.get("seat") if first.get("do") in ("play", "pass", "leader") else None
        if first.get("do") == "opponent_turn":
            name = seating.seats[-1]
    if name is None:
        return 0
    name = word(name, "turn")
    if name not in seating.seats:
        raise BadData(f"turn: there is no seat {name!r}")
    return seating.seats.index(name)


def _phase(data: dict[str, Any], script: list[dict[str, Any]]) -> str:
    phase = data.get("phase")
    if phase is None:
        first = script[0]["do"] if script else ""
        needs = {"starter": "start", "redraw": "redraw", "redraw_done": "redraw"}
        return needs.get(first, "play")
    if word(phase, "phase") not in PHASES:
        raise BadData(f"phase: must be one of {', '.join(PHASES)}, not {phase!r}")
    return str(phase)


def zone_names(seating: Seating, mode: Mode) -> dict[str, int]:
    """Return the number of each zone by name."""
    return {zone.name: index for index, zone in enumerate(lay_out(seating, mode))}
