"""Limits on all client input: rate, size, concurrency."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache
from typing import NamedTuple

#: Maximum bytes of a request's body, and of one frame of a socket.
MAX_BODY = 64 * 1024
MAX_FRAME = 8 * 1024
#: Number of addresses to remember.
_MOST = 20_000


@lru_cache(4096)
def network(address: str) -> str:
    """The network of an address: an IPv6 client can choose from a whole /64."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if number.version == 4:
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((number, 64), strict=False))


class Rate(NamedTuple):
    """``burst`` at once, then ``per_second``."""

    burst: float
    per_second: float


READ = Rate(120, 40)
WRITE = Rate(40, 8)
#: For secrets: guessing passwords must be slow.
SECRET = Rate(10, 0.1)
#: Tries that an address has at an account that others are guessing at.
STRANGER = Rate(2, 1 / 1800)
#: For codes of tables, which must not be guessed either.
CODES = Rate(20, 0.2)
FRAMES = Rate(60, 20)
PHRASES = Rate(5, 0.5)
HINTS = Rate(5, 0.5)
#: Odds per person, at all tables: each takes half a second of a worker.
ODDS = Rate(12, 0.5)
#: Picks per person, at all tables, that are tried or sent together: each takes a millisecond or
#: two.
TRIES = Rate(200, 40)
#: Searches for a rival.
MATCHES = Rate(12, 0.1)
#: Work that takes milliseconds, by its amount.
HEAVY = Rate(60, 6)
#: New guests per address, and new tables per address of guests or per account: limits per person
#: must not be avoided by using many names.
GUESTS = Rate(30, 0.05)
TABLES = Rate(30, 0.1)


#: Reports per account, or per address of guests.
REPORTS = Rate(40, 1 / 600)
#: Confirmation mails, by person and by address: they go to strangers.
CONFIRMATIONS = Rate(3, 1 / 1200)
#: Invitations, by sender and by receiver.
INVITATIONS = Rate(10, 1 / 60)


class Bucket:
    """The token bucket of one client."""

    __slots__ = ("left", "rate", "seen")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.seen = time.monotonic()

    def take(self, scale: float = 1.0, cost: float = 1.0) -> bool:
        """Take tokens; False if there are not enough."""
        now = time.monotonic()
        self.left += (now - self.seen) * self.rate.per_second * scale
        self.left = min(self.left, self.rate.burst * scale)
        self.seen = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Limiter:
    """The buckets of all addresses; the least recently used are dropped first."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._buckets: OrderedDict[tuple[str, Rate], Bucket] = OrderedDict()

    def allow(self, who: str, rate: Rate, cost: float = 1.0) -> bool:
        """Return whether an address or a person may do this once more, and count it."""
        key = (who, rate)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate)
            if len(self._buckets) > _MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(self.scale, cost)


class Places:
    """The number of open sockets per address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Take a place; False if all are taken."""
        if self._open.get(address, 0) >= self.most:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def give_back(self, address: str) -> None:
        """Release a place."""
        left = self._open.get(address, 1) - 1
        if left:
            self._open[address] = left
        else:
            self._open.pop(address, None)
