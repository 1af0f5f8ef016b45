"""How many connections a process takes: fewer than it may have files open, so that there are always
some for the database, logs and other processes."""

from __future__ import annotations

import ipaddress
from collections import Counter
from typing import Protocol

from sevencats.server.web.limits import network

#: Connections that the system keeps for us, and that are taken in one go.
BACKLOG = 256
#: Files for everything besides connections.
_RESERVED = 64
#: The fewest connections that are taken, however few files there are.
_LEAST = 16


class Guest(Protocol):
    """A connection that has come in."""

    def cut_off(self) -> None:
        """End it at once."""


def most_connections(files: int | None) -> int | None:
    """How many connections go with a limit of open files; None: no limit is known."""
    return None if files is None else max(_LEAST, files - BACKLOG - _RESERVED)


class Doors:
    """Lets connections in: ``most`` in all, and ``per_address`` of one address that is not a
    proxy's. Where there is no room, one without a request at work, the one that has waited longest,
    has to go."""

    def __init__(self, most: int | None, per_address: int, proxies: str = "") -> None:
        self._most = most
        self._per_address = per_address
        self._proxies = [part.strip() for part in proxies.split(",") if part.strip()]
        self._inside: Counter[str] = Counter()
        self._total = 0
        self._resting: dict[Guest, None] = {}

    def enter(self, peer: str) -> bool:
        """Count a connection in, or refuse it."""
        who = network(peer)
        if self._inside[who] >= self._per_address and not self._is_proxy(peer):
            return False
        if self._most is not None and self._total >= self._most and not self._make_room():
            return False
        self._inside[who] += 1
        self._total += 1
        return True

    def leave(self, peer: str) -> None:
        """Count it out."""
        who = network(peer)
        self._total -= 1
        self._inside[who] -= 1
        if not self._inside[who]:
            del self._inside[who]

    def rest(self, guest: Guest) -> None:
        """It has no request at work."""
        self._resting.setdefault(guest)

    def work(self, guest: Guest) -> None:
        """It has, or is gone."""
        self._resting.pop(guest, None)

    def _make_room(self) -> bool:
        if not self._resting:
            return False
        oldest = next(iter(self._resting))
        del self._resting[oldest]
        oldest.cut_off()
        return True

    def _is_proxy(self, peer: str) -> bool:
        for part in self._proxies:
            if part in ("*", peer):
                return True
            try:
                if ipaddress.ip_address(peer) in ipaddress.ip_network(part):
                    return True
            except ValueError:
                continue
        return False
