"""The clocks of a table, and the actions that are due when one runs out. Pure functions of numbers:
the caller passes the time.

Each decision has ``move`` seconds, then a seat's ``bank`` is used up. Then (or when a player of a
live table has been gone for the same time as a grace) comes a warning, and after ``grace``
seconds a bot takes the seat. After a restart the open decision starts again: nobody loses time
that the server was not there.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from sevencats.server.store.records import Pace
from sevencats.server.wire import SeatClock

Why = Literal["clock", "offline"]


class Due(NamedTuple):
    """An action that is due because time ran out."""

    seat: int
    what: Literal["warn", "takeover"]
    why: Why
    until: int


class _Waiting:
    """A seat that must answer: since when, and the announced warning."""

    __slots__ = ("decision", "offline", "since", "takeover", "why")

    def __init__(self, decision: int, since: int) -> None:
        self.decision = decision
        self.since = since
        self.offline: int | None = None
        self.takeover: int | None = None
        self.why: Why = "clock"


class Clock:
    """The clocks of one table, in milliseconds."""

    def __init__(self, pace: Pace, seats: int, banks: tuple[int, ...] = ()) -> None:
        self.pace = pace
        self.runs = pace.kind != "untimed"
        self.banks = list(banks) or [pace.bank * 1000] * seats
        self._waiting: dict[int, _Waiting] = {}

    def asked(self, decisions: dict[int, int], now: int, online: set[int], delay: int = 0) -> None:
        """Set the seats that must answer (seat to decision) and those that are connected. The time
        for a new question begins after ``delay``, in which people see the last events."""
        if not self.runs:
            return
        for seat, old in list(self._waiting.items()):
            if decisions.get(seat) != old.decision:
                self._use_bank(seat, now)
                del self._waiting[seat]
        for seat, decision in decisions.items():
            waiting = self._waiting.setdefault(seat, _Waiting(decision, now + delay))
            if seat in online:
                if waiting.offline is not None and waiting.why == "offline":
                    waiting.takeover = None
                waiting.offline = None
            elif waiting.offline is None:
                waiting.offline = now

    def give_back(self, ms: int) -> None:
        """Give back time during which the server was stalled."""
        for waiting in self._waiting.values():
            waiting.since += ms
            if waiting.offline is not None:
                waiting.offline += ms
            if waiting.takeover is not None:
                waiting.takeover += ms

    def banks_after(self, seat: int, now: int) -> tuple[int, ...]:
        """The banks if the seat answers now: they go into the row of that answer."""
        banks = list(self.banks)
        if seat in self._waiting:
            banks[seat] = self._bank_left(seat, now)
        return tuple(banks)

    def _use_bank(self, seat: int, now: int) -> None:
        self.banks[seat] = self._bank_left(seat, now)

    def _bank_left(self, seat: int, now: int) -> int:
        over = now - self._waiting[seat].since - self.pace.move * 1000
        return max(0, self.banks[seat] - max(0, over))

    def _until(self, seat: int) -> int:
        return self._waiting[seat].since + self.pace.move * 1000 + self.banks[seat]

    def _warn_at(self, seat: int) -> tuple[int, Why]:
        """The time to warn a seat. An absent player gets one grace less: at a live table nobody
        wants to wait for an empty chair until all its time is used up."""
        until = self._until(seat)
        gone = self._waiting[seat].offline
        if gone is None or self.pace.kind != "live":
            return until, "clock"
        early = gone + self.pace.grace * 1000
        return (early, "offline") if early < until else (until, "clock")

    def due(self, now: int) -> list[Due]:
        """The actions that are due by now; a warning is given once."""
        actions: list[Due] = []
        for seat, waiting in self._waiting.items():
            if waiting.takeover is not None:
                if now >= waiting.takeover:
                    actions.append(Due(seat, "takeover", waiting.why, waiting.takeover))
                continue
            at, why = self._warn_at(seat)
            if now >= at:
                waiting.takeover = now + self.pace.grace * 1000
                waiting.why = why
                actions.append(Due(seat, "warn", why, waiting.takeover))
        return actions

    def next_due(self) -> int | None:
        """When to ask ``due`` again."""
        times = [
            waiting.takeover if waiting.takeover is not None else self._warn_at(seat)[0]
            for seat, waiting in self._waiting.items()
        ]
        return min(times, default=None)

    def infos(self, now: int) -> tuple[SeatClock, ...]:
        """The clocks as clients see them."""
        return tuple(
            SeatClock(
                seat=seat,
                until=self._until(seat),
                bank=self._bank_left(seat, now),
                takeover=waiting.takeover,
            )
            for seat, waiting in sorted(self._waiting.items())
        )
