"""The pace of bots while people watch: they wait once for each part of a turn."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sevencats.plugin.parts import Part


class BotPace:
    """Remembers the parts of the current turn that each seat has begun."""

    def __init__(self) -> None:
        self._begun: dict[int, tuple[int, frozenset[str]]] = {}
        self._hurry = asyncio.Event()

    async def wait(self, seconds: float) -> None:
        """Wait so that people can follow, unless they have skipped ahead."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), seconds)

    def hurry(self) -> None:
        """Let waiting bots continue; none waits until ``rest``."""
        self._hurry.set()

    def rest(self) -> None:
        """Let bots wait again."""
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
