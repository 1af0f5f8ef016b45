"""The records of the Wild Hunt for the course of a game: difficulties and round tracks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar

from sevencats.games.oldworld.config import SEAT_NAMES
from sevencats.games.oldworld.expansion import SetupChoice
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import Record

ID = "wild_hunt"
MOST_PLAYERS = 5
#: The hounds of the box, and the levels of hounds and monsters.
HOUNDS, LEVELS = 6, (1, 2, 3)
#: The exploration decks by stage, and the zone of the general in play.
DECKS = {1: "hunt_1", 2: "hunt_2"}
GENERAL = "hunt_general"
#: The defaults of the set-up; the youngest player is then in the first seat.
FIRST_GENERAL, USUAL_LEVEL = "nithral", "sword"
YOUNGEST = tuple(f"youngest_{name.lower()}" for name in SEAT_NAMES)
#: The most monsters on the map at the beginning.
_FIRST_MONSTERS = 2


class Setting(NamedTuple):
    """The values of a difficulty for a number of players: levels of the first monsters, and
    shields."""

    monsters: tuple[int, ...]
    shields: int


class HuntLevel(Record, frozen=True, kw_only=True):
    """A difficulty: shields of the Hunt and levels of the monsters that stand on the map at the
    beginning, for one to five players."""

    shields: tuple[int, ...]
    monsters: tuple[tuple[int, ...], ...]

    def setting(self, players: int) -> Setting:
        """Return its values for this number of players."""
        return Setting(self.monsters[players - 1], self.shields[players - 1])


class HuntTrack(Record, frozen=True, kw_only=True):
    """A round track: its numbers of players, the stage of the exploration card of each round, and
    the arrivals of its phase IV (``hound 1``, ``monster 3``). The round after the last of these
    ends with the fight against the Hunt."""

    players: tuple[int, ...]
    stages: tuple[int, ...]
    appear: tuple[tuple[str, ...], ...]

    @property
    def rounds(self) -> int:
        """Return the number of rounds."""
        return len(self.stages) + 1


class HuntTable(Record, frozen=True, kw_only=True):
    """The help card (id ``hunt_table``): what dice pay, from nothing to five of a kind; cards and
    gold of each player at the beginning; the most cards of a life pool."""

    poker: tuple[int, ...]
    cards: int
    gold: int
    most_life: int


KINDS: dict[str, type[Record]] = {
    "hunt_level": HuntLevel,
    "hunt_track": HuntTrack,
    "hunt_table": HuntTable,
}
R = TypeVar("R", bound=Record)


def records(content: Content, name: str, kind: type[R]) -> dict[str, R]:
    """Return all records of a kind, by id."""
    return {ident: one for ident, one in content.more[name].items() if isinstance(one, kind)}


def table_of(content: Content) -> HuntTable:
    """Return the help card."""
    return records(content, "hunt_table", HuntTable)["hunt_table"]


def track_of(content: Content, players: int) -> HuntTrack:
    """Return the round track for this number of players."""
    tracks = records(content, "hunt_track", HuntTrack).values()
    return next(track for track in tracks if players in track.players)


def appearing(entry: str) -> tuple[str, int]:
    """Read ``hound 1`` as a word and a level."""
    word, _, level = entry.partition(" ")
    return word, int(level)


def choices(content: Content) -> list[SetupChoice]:
    """Return the choices of a set-up: the general, the difficulty, the youngest player."""
    generals = tuple(content.more[GENERAL])
    levels = tuple(content.more["hunt_level"])
    return [
        SetupChoice("hunt_general", generals, "hunt-general", usual=FIRST_GENERAL),
        SetupChoice("hunt_level", levels, "hunt-level", usual=USUAL_LEVEL),
        SetupChoice("youngest", YOUNGEST, "hunt", usual=YOUNGEST[0]),
    ]


# -- checks ----------------------------------------------------------------------------------------


def _check_level(content: Content, level: HuntLevel) -> Iterable[str]:
    if len(level.shields) != MOST_PLAYERS or len(level.monsters) != MOST_PLAYERS:
        yield f"shields and monsters: they need an entry for 1 to {MOST_PLAYERS} players"
    if min(level.shields, default=0) < 0:
        yield "shields: below zero"
    for monsters in level.monsters:
        if not 1 <= len(monsters) <= _FIRST_MONSTERS or not set(monsters) <= set(LEVELS):
            yield f"monsters: {list(monsters)} is not one or two levels"


def _check_track(content: Content, track: HuntTrack) -> Iterable[str]:
    if not track.players or not set(track.players) <= set(range(1, MOST_PLAYERS + 1)):
        yield f"players: numbers from 1 to {MOST_PLAYERS}"
    if len(track.stages) != len(track.appear):
        yield f"appear: {len(track.appear)} rounds where stages has {len(track.stages)}"
    if not set(track.stages) <= set(DECKS) or list(track.stages) != sorted(track.stages):
        yield "stages: first 1, then 2"
    for entry in (entry for entries in track.appear for entry in entries):
        try:
            word, level = appearing(entry)
        except ValueError:
            word, level = "", 0
        if word not in ("hound", "monster") or level not in LEVELS:
            yield f"appear: {entry!r}; say 'hound 1' or 'monster 3'"


def _check_table(content: Content, table: HuntTable) -> Iterable[str]:
    hands = len(content.tracks.poker_solo)
    if len(table.poker) != hands or min(table.poker, default=-1) < 0:
        yield f"poker: it needs a number for each of {hands} hands"
    if table.cards > content.tracks.hand_limit or min(table.cards, table.gold, table.most_life) < 0:
        yield "cards, gold, most_life: out of range"


CHECKS: dict[type[Record], Callable[[Content, Any], Iterable[str]]] = {
    HuntLevel: _check_level,
    HuntTrack: _check_track,
    HuntTable: _check_table,
}
