"""How fast bots answer while people look on: they wait once for each part of a turn."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sevencats.plugin.parts import Part


class BotPace:
    """Remembers, for each seat, the parts of the present turn that it has begun."""

    def __init__(self) -> None:
        self._begun: dict[int, tuple[int, frozenset[str]]] = {}
        self._hurry = asyncio.Event()

    async def wait(self, seconds: float) -> None:
        """Give people time to look on, unless they have seen enough."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), seconds)

    def hurry(self) -> None:
        """Bots that wait go on at once, and none waits until ``rest``."""
        self._hurry.set()

    def rest(self) -> None:
        """Bots wait as before."""
        self._hurry.clear()

    def begins(self, seat: int, part: Part | None) -> bool:
        """Return whether an answer begins a part of a turn; one that belongs to none always does. A
        part
        that is returned to does not begin again, so a turn has at most one pause for each part."""
        if part is None:
            return True
        turn, names = self._begun.get(seat, (part.turn, frozenset()))
        if turn != part.turn:
            names = frozenset()
        self._begun[seat] = (part.turn, names | {part.name})
        return part.name not in names
