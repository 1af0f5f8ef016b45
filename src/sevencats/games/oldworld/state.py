"""The mutable state of an Old World game."""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

from sevencats.games.oldworld.config import Config
from sevencats.games.oldworld.fight.record import NO_FIGHT, Fight
from sevencats.games.oldworld.packs.model import ATTRIBUTES
from sevencats.games.oldworld.rules.frames import DrawPotions, PotionLimit
from sevencats.games.oldworld.table import OldWorldTable
from sevencats.games.oldworld.zones import HAND, POTIONS, SEAT_ZONES, TRAILS
from sevencats.kernel.handles import no_handles
from sevencats.kernel.registry import Game
from sevencats.kernel.state import State, Zone, numbers_of

#: No limit on the cards drawn in phase III.
NO_CAP = 99


class Turn(NamedTuple):
    """A seat's turn: its phase (0: none), and what was done in it. ``acted`` and ``poker`` are bit
    masks of locations and seats, ``used`` names the abilities that were used this turn. ``draw``,
    ``cap`` and ``exact`` (-1: unchanged) change the draw of phase III."""

    phase: int = 0
    moved: bool = False
    acted: int = 0
    poker: int = 0
    used: tuple[str, ...] = ()
    draw: int = 0
    cap: int = NO_CAP
    exact: int = -1


class Quest(NamedTuple):
    """An open quest: the sleeves of the card and of its location token (-1 for a fixed place), the
    location, the event to read there, and its price as ``price_lines`` reads it (W4.5)."""

    card: int
    token: int
    place: int
    event: int
    price: str


class OldWorldState(State):
    """A table of Old World.

    ``gold``, ``place`` (a location), ``shield``, ``level``, ``track`` (spots climbed) and
    ``school`` are indexed by seat; ``attrs`` holds four levels per seat. ``trail_quests`` is a bit
    mask of terrains per seat: its token there is still a quest, with one gold on it (W3.7).
    ``spots`` are the open quests with their places. ``tavern`` is the location of the closed tavern
    (-1: none yet). ``turn`` is the record of each seat's turn: in a common phase several seats have
    one. ``active`` is the seat whose turn it is (-1: no single seat). ``turns`` counts the turns
    begun, ``round`` the rounds, ``first`` is the first seat. ``winners`` are the seats that won;
    ``capped``: the game was ended by its limit. ``extra`` holds the numbers that expansions keep,
    under their own names. ``fights`` are the records of fights in branches, where seats act at the
    same time and each may be in a fight: inside a branch, ``fight`` is the fight of that branch.
    """

    __slots__ = (
        "active",
        "attrs",
        "capped",
        "extra",
        "fight",
        "fights",
        "first",
        "gold",
        "level",
        "over",
        "place",
        "round",
        "school",
        "shield",
        "spots",
        "table",
        "tavern",
        "track",
        "trail_quests",
        "turn",
        "turns",
        "winners",
    )

    def __init__(self) -> None:
        """Set nothing: ``begin`` and ``copy`` set all fields."""

    def begin(
        self,
        game: Game,
        config: Config,
        table: OldWorldTable,
        zones: list[list[int]],
        where: array[int],
    ) -> None:
        """Set up the table before the first frame; ``where`` is the zone of each card."""
        State.__init__(
            self,
            game=game,
            config=config,
            stack=[],
            zones=zones,
            where=where,
            face=tuple(range(len(where))),
            known=numbers_of(table.sees[zone] for zone in where),
            handles=no_handles(len(where)),
            rng=0,
            asked=0,
            pending=(),
            confirm=False,
            sees=table.sees,
            marks=table.marks,
            virtual=0,
            trees=table.trees,
        )
        seats = len(table.seats)
        self.table = table
        self.gold = [0] * seats
        self.place = [0] * seats
        self.shield = [1] * seats
        self.level = [1] * seats
        self.attrs = [1] * (seats * len(ATTRIBUTES))
        self.track = [0] * seats
        self.school = [""] * seats
        self.trail_quests = [0] * seats
        self.spots: tuple[Quest, ...] = ()
        self.tavern = -1
        self.turn = (Turn(),) * seats
        self.active = -1
        self.fight = NO_FIGHT
        self.fights: tuple[Fight, ...] = ()
        self.turns = 0
        self.round = 0
        self.first = 0
        self.winners: tuple[int, ...] = ()
        self.over = False
        self.capped = False
        self.extra: dict[str, int] = {}

    @property
    def layout(self) -> tuple[Zone, ...]:
        return self.table.layout

    def copy(self) -> OldWorldState:
        twin = OldWorldState()
        self.copy_into(twin)
        twin.table = self.table
        twin.gold = self.gold[:]
        twin.place = self.place[:]
        twin.shield = self.shield[:]
        twin.level = self.level[:]
        twin.attrs = self.attrs[:]
        twin.track = self.track[:]
        twin.school = self.school[:]
        twin.trail_quests = self.trail_quests[:]
        twin.spots = self.spots
        twin.tavern = self.tavern
        twin.turn = self.turn
        twin.active = self.active
        twin.fight = self.fight
        twin.fights = self.fights
        twin.turns = self.turns
        twin.round = self.round
        twin.first = self.first
        twin.winners = self.winners
        twin.over = self.over
        twin.capped = self.capped
        twin.extra = self.extra.copy()
        return twin

    # -- reading ---------------------------------------------------------------------------------

    def cards(self, seat: int, offset: int) -> list[int]:
        """Return the sleeves of a seat's zone."""
        return self.zones[seat * SEAT_ZONES + offset]

    def common(self, name: str) -> list[int]:
        """Return the sleeves of a common zone."""
        return self.zones[self.table.zone_of[name]]

    def ident(self, sleeve: int) -> str:
        """Return the id of the record in a sleeve."""
        return self.table.ident[self.face[sleeve]]

    def attr(self, seat: int, attribute: str) -> int:
        """Return the level of an attribute."""
        return self.attrs[seat * len(ATTRIBUTES) + ATTRIBUTES.index(attribute)]

    # -- branches --------------------------------------------------------------------------------

    def branches_opened(self) -> None:
        self.fights = (NO_FIGHT,) * len(self.branches)

    def branch_entered(self, number: int) -> None:
        """Swap the branch's fight with the common one; called again when the branch is left."""
        fights = self.fights
        self.fight, outside = fights[number], self.fight
        self.fights = (*fights[:number], outside, *fights[number + 1 :])

    def branch_left(self, number: int) -> None:
        self.branch_entered(number)

    def branches_closed(self) -> None:
        self.fights = ()

    # -- saving ----------------------------------------------------------------------------------

    _LISTS = ("gold", "place", "shield", "level", "attrs", "track", "trail_quests")
    _NUMBERS = ("tavern", "active", "turns", "round", "first")

    def fields(self) -> dict[str, Any]:
        return {
            **{name: getattr(self, name)[:] for name in self._LISTS},
            **{name: getattr(self, name) for name in self._NUMBERS},
            "school": self.school[:],
            "spots": _plain(self.spots),
            "turn": [_plain(turn) for turn in self.turn],
            "fight": _plain(self.fight),
            "winners": list(self.winners),
            "over": self.over,
            "capped": self.capped,
            "extra": self.extra.copy(),
            **({"fights": [_plain(fight) for fight in self.fights]} if self.fights else {}),
        }

    def restore(self, data: dict[str, Any]) -> None:
        for name in self._LISTS:
            values = [int(value) for value in data[name]]
            if len(values) != len(getattr(self, name)):
                raise ValueError(f"{name!r} has {len(values)} entries")
            setattr(self, name, values)
        for name in self._NUMBERS:
            setattr(self, name, int(data[name]))
        self.school = [str(school) for school in data["school"]]
        self.spots = tuple(
            Quest(int(card), int(token), int(place), int(event), str(price))
            for card, token, place, event, price in data["spots"]
        )
        self.turn = tuple(Turn(*map(_frozen, turn)) for turn in data["turn"])
        if len(self.turn) != len(self.table.seats):
            raise ValueError(f"'turn' has {len(self.turn)} entries")
        self.fight = Fight(*map(_frozen, data["fight"]))
        self.fights = tuple(Fight(*map(_frozen, fight)) for fight in data.get("fights", ()))
        self.winners = tuple(int(seat) for seat in data["winners"])
        self.over, self.capped = bool(data["over"]), bool(data["capped"])
        self.extra = {str(name): int(value) for name, value in data["extra"].items()}

    def check(self) -> None:
        """Assert the limits of the game, which hold at every moment."""
        super().check()
        tracks = self.table.tracks
        for seat in range(len(self.table.seats)):
            assert self.gold[seat] >= 0, "gold below zero"
            assert self.shield[seat] >= 0, "shield below zero"
            assert len(self.cards(seat, HAND)) <= tracks.hand_limit, "a hand over its limit"
            held = len(self.cards(seat, POTIONS))
            assert held <= tracks.potion_limit or self._draws_potions(seat), "too many potions"
            terrains = [
                self.table.places[self.table.token_place[self.face[s]]].terrain
                for s in self.cards(seat, TRAILS)
            ]
            assert len(set(terrains)) == len(terrains), "two trails of one terrain"
            assert 0 <= self.track[seat] <= tracks.top, "off the trophy track"
        assert all(1 <= level <= 5 for level in self.attrs), "an attribute off its track"
        assert (self.fight == NO_FIGHT) or self.fight.kind, "half a fight"

    def _draws_potions(self, seat: int) -> bool:
        """Tell whether a seat is drawing potions, or choosing which to discard over the limit
        (W3.3)."""
        frames = (frame for stack in (self.stack, *self.branches) for frame in stack)
        return any(
            isinstance(frame, DrawPotions | PotionLimit) and frame.seat == seat for frame in frames
        )


def _plain(values: tuple[Any, ...]) -> list[Any]:
    return [list(v) if isinstance(v, tuple) else v for v in values]


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
