"""Games that are begun and played a little, with the program that Python finds: also an older one.

This file runs on its own, outside the package: ``begun.py URL TABLES SEED`` prints the games.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from sevencats.server.client import ApiRefusal, Person, TableSocket
from trials.kinds import KINDS, start_table

#: Picks of a table.
_PICKS = 15
_QUIET_S = 3.0


async def begin(url: str, tables: int, seed: int) -> list[dict[str, Any]]:
    """Begin games of all kinds; returns the kind, the sessions, the seats and the last step."""
    rng, games = Random(seed), []
    for number in range(tables):
        kind = KINDS[number % len(KINDS)]
        people = [await Person.guest(url, "Ann") for _ in range(kind.people)]
        grants = await start_table(kind, people, _call)
        await play(people, grants, rng)
        games.append(
            {
                "kind": kind.name,
                "tokens": [person.token for person in people],
                "grants": grants,
                "step": await last_step(people[0], grants[0]),
            }
        )
    return games


async def _call(person: Person, method: str, path: str, body: Any) -> Any:
    return await person.call(method, path, body)


async def last_step(person: Person, grant: dict[str, Any]) -> int:
    """The number of a game's last step."""
    socket = await person.sit(grant)
    await socket.reach(1)
    await socket.close()
    return socket.n


async def play(people: list[Person], grants: list[dict[str, Any]], rng: Random) -> int:
    """Pick at random; returns the number of picks."""
    pairs = zip(people, grants, strict=True)
    sockets = [await person.sit(grant, insight=True, lang="de") for person, grant in pairs]
    for socket in sockets:
        await socket.reach(1)
    picks = 0
    while picks < _PICKS and not any(socket.over for socket in sockets):
        asked = [socket for socket in sockets if socket.decisions]
        if asked:
            await _pick(rng.choice(asked), rng)
            picks += 1
            for socket in sockets:
                await socket.reach(max(one.n for one in sockets))
        elif not await _hear(sockets):
            break
    for socket in sockets:
        await socket.close()
    return picks


async def _pick(socket: TableSocket, rng: Random) -> None:
    keys = [option["key"] for option in socket.decisions[0]["options"]]
    answer = await socket.pick(rng.choice([key for key in keys if key != "pass"] or keys))
    code = getattr(answer, "code", "")
    if code not in ("", "stale", "illegal"):
        raise ApiRefusal(0, code, "")


async def _hear(sockets: list[TableSocket]) -> bool:
    """Wait for the bots, and return whether they did something."""
    try:
        await asyncio.wait_for(sockets[0].receive(), _QUIET_S)
    except TimeoutError:
        return False
    return True


if __name__ == "__main__":
    print(json.dumps(asyncio.run(begin(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))))
