"""Tables of all kinds: both games, with people, bots and teams, alone, and all at the same time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from sevencats.server.client import Person

#: Picks of a person before giving up: games of random witchers take hours.
_GIVEN_UP_AFTER = 25


class Kind(NamedTuple):
    """A kind of table. Seats without a bot are for people, unless the game plays them."""

    name: str
    game: str
    mode: str
    seats: tuple[dict[str, Any], ...]
    people: int
    options: tuple[str, ...] = ()
    #: A person resigns after this many picks; None: plays to the end.
    patience: int | None = None

    def body(self, **more: Any) -> dict[str, Any]:
        """The request for such a table."""
        return {
            "game": self.game,
            "mode": self.mode,
            "options": list(self.options),
            "seats": list(self.seats),
            "pace": {"kind": "untimed"},
            "botDelay": 0,
            **more,
        }


def _gwent(name: str, mode: str, people: int, bots: int = 0, **more: Any) -> Kind:
    factions = ("monsters", "nilfgaard", "northern_realms", "skellige")
    seats: list[dict[str, Any]] = [{"choice": [faction]} for faction in factions[: people + bots]]
    for seat in seats[people:]:
        seat["bot"] = "recruit"
    return Kind(name, "gwent", mode, tuple(seats), people, **more)


def _oldworld(name: str, mode: str, people: int, bots: int = 0, *options: str) -> Kind:
    seats: tuple[dict[str, Any], ...] = ({},) * people + ({"bot": "random"},) * bots
    return Kind(name, "oldworld", mode, seats, people, options, _GIVEN_UP_AFTER)


_DECKS = ("monsters", "nilfgaard", "northern_realms")
KINDS: tuple[Kind, ...] = (
    _gwent("duel", "duel", 2),
    _oldworld("the Wild Hunt", "base", 3, 0, "wild_hunt"),
    _gwent("duel with a bot", "duel", 1, 1),
    _oldworld("Old World", "base", 2, 0, "mutagens", "bombs", "lost_mount"),
    _gwent("free for all", "ffa", 3, 1),
    _oldworld("Old World alone", "solo", 1),
    _gwent("two against two", "teams", 4),
    _oldworld("Legendary Hunt", "base", 2, 1, "legendary_hunt"),
    _gwent("advanced duel", "advanced", 2),
    _oldworld("the Wild Hunt alone", "base", 1, 0, "wild_hunt", "ciri"),
    Kind("tournament", "gwent", "tournament", ({"choice": list(_DECKS)},) * 2, 2),
    _oldworld("Old World with mages and skellige", "base", 2, 1, "mages", "skellige"),
    Kind("alone", "gwent", "solo", ({"choice": ["skellige"]}, {"choice": ["monsters"]}), 1),
)


#: Sends a request for a person, and returns the answer.
Call = Callable[[Person, str, str, Any], Awaitable[Any]]


async def start_table(
    kind: Kind, people: Sequence[Person], call: Call, **more: Any
) -> list[dict[str, Any]]:
    """Make a table, seat these people and start; returns the rights to their seats."""
    host, *others = people
    made = await call(host, "POST", "/api/tables", kind.body(**more))
    table, grants = made["table"]["id"], [made["seat"]]
    for person in others:
        grants.append(await call(person, "POST", f"/api/tables/{table}/seats", {}))
        seat = f"/api/tables/{table}/seats/{grants[-1]['seat']}"
        await call(person, "PATCH", seat, {"ready": True})
    await call(host, "POST", f"/api/tables/{table}/start", None)
    return grants
