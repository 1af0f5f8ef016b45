"""The limit on a process's connections: fewer than its open files, so that some are always left for
the database, logs and other processes."""

from __future__ import annotations

import ipaddress
from collections import Counter
from typing import Protocol

from sevencats.server.web.limits import network

#: The backlog of the listening socket.
BACKLOG = 256
#: Files reserved for everything besides connections.
_RESERVED = 64
#: The minimum limit on connections, however few files there are.
_LEAST = 16


class Guest(Protocol):
    """An open connection."""

    def cut_off(self) -> None:
        """Abort it."""


def most_connections(files: int | None) -> int | None:
    """The limit on connections for a limit on open files; None if no limit is known."""
    return None if files is None else max(_LEAST, files - BACKLOG - _RESERVED)


class Doors:
    """Admits connections: at most ``most``, and ``per_address`` from one address that is not a
    proxy's. When full, it closes the connection that has been idle the longest."""

    def __init__(self, most: int | None, per_address: int, proxies: str = "") -> None:
        self._most = most
        self._per_address = per_address
        self._proxies = [part.strip() for part in proxies.split(",") if part.strip()]
        self._inside: Counter[str] = Counter()
        self._total = 0
        self._resting: dict[Guest, None] = {}

    def enter(self, peer: str) -> bool:
        """Register a connection, or refuse it."""
        who = network(peer)
        if self._inside[who] >= self._per_address and not self._is_proxy(peer):
            return False
        if self._most is not None and self._total >= self._most and not self._make_room():
            return False
        self._inside[who] += 1
        self._total += 1
        return True

    def leave(self, peer: str) -> None:
        """Unregister it."""
        who = network(peer)
        self._total -= 1
        self._inside[who] -= 1
        if not self._inside[who]:
            del self._inside[who]

    def rest(self, guest: Guest) -> None:
        """Mark it as idle: no request is being handled."""
        self._resting.setdefault(guest)

    def work(self, guest: Guest) -> None:
        """Mark it as busy or gone."""
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
