"""Limits on everything a client can send: how often, how large, how many at once."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache
from typing import NamedTuple

#: Bytes of a request's body, and of one frame of a socket.
MAX_BODY = 64 * 1024
MAX_FRAME = 8 * 1024
#: Addresses that are remembered.
_MOST = 20_000


@lru_cache(4096)
def network(address: str) -> str:
    """Whom an address belongs to: of IPv6 everybody has a whole /64 to choose from."""
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
#: Guessing passwords must be slow.
SECRET = Rate(10, 0.1)
#: So must guessing codes of tables be.
CODES = Rate(20, 0.2)
FRAMES = Rate(60, 20)
PHRASES = Rate(5, 0.5)
HINTS = Rate(5, 0.5)
#: Odds of a person, at all tables: half a second of a worker each.
ODDS = Rate(12, 0.5)
#: Picks of a person, at all tables, that are tried out or sent together: a millisecond or two each.
TRIES = Rate(200, 40)
#: Searches for a rival that are begun.
MATCHES = Rate(12, 0.1)
#: Work that takes milliseconds, counted by how much there is of it.
HEAVY = Rate(60, 6)
#: New guests of an address, and new tables of an address's guests or of an account: what a person
#: may have must not be had many times over by coming under many names.
GUESTS = Rate(30, 0.05)
TABLES = Rate(30, 0.1)


#: Reports of an account, or of all guests of an address.
REPORTS = Rate(40, 1 / 600)
#: Mails that ask whether an address may be used, by person and by address: they go to strangers.
CONFIRMATIONS = Rate(3, 1 / 1200)
#: Invitations that a person sends, and that a person gets.
INVITATIONS = Rate(10, 1 / 60)


class Bucket:
    """What one client may still do."""

    __slots__ = ("left", "rate", "seen")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.seen = time.monotonic()

    def take(self, scale: float = 1.0, cost: float = 1.0) -> bool:
        """Use some up; False when there is not enough left."""
        now = time.monotonic()
        self.left += (now - self.seen) * self.rate.per_second * scale
        self.left = min(self.left, self.rate.burst * scale)
        self.seen = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Limiter:
    """The buckets of all addresses, the least recently used forgotten first."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._buckets: OrderedDict[tuple[str, Rate], Bucket] = OrderedDict()

    def allow(self, who: str, rate: Rate, cost: float = 1.0) -> bool:
        """Whether an address or a person may do one more thing of this kind."""
        key = (who, rate)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate)
            if len(self._buckets) > _MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(self.scale, cost)


class Places:
    """How many sockets an address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Take a place; False when all are taken."""
        if self._open.get(address, 0) >= self.most:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def give_back(self, address: str) -> None:
        """Free a place."""
        left = self._open.get(address, 1) - 1
        if left:
            self._open[address] = left
        else:
            self._open.pop(address, None)
