"""The log of a game in the terminal, as each person at the keyboard may know it."""

from __future__ import annotations

from collections.abc import Iterable

from sevencats.kernel import Step, redact
from sevencats.plugin import Words


class GameLog:
    """The log of each person, and how far they have read it."""

    def __init__(self, people: Iterable[int], words: Words) -> None:
        self._words = words
        #: The lines of each person, with the number of the step they describe.
        self._lines: dict[int, list[tuple[int, str]]] = {seat: [] for seat in people}
        self._read = dict.fromkeys(self._lines, 0)

    def add_step(self, step: Step) -> None:
        """Add the events of a step, as seen from each seat."""
        for seat, log in self._lines.items():
            lines = self._words.events(redact(list(step.events), seat), seat).lines
            log += [(step.row.n, line) for line in lines]

    def add_line(self, n: int, line: str) -> None:
        """Add a line about step ``n`` for everybody."""
        for log in self._lines.values():
            log.append((n, line))

    def undo_to(self, n: int) -> None:
        """Remove the lines about step ``n`` and later ones, which were undone."""
        for seat, log in self._lines.items():
            log[:] = [item for item in log if item[0] < n]
            self._read[seat] = min(self._read[seat], len(log))

    def catch_up(self, last: int) -> bool:
        """Count all but the last lines as read. Return whether that leaves lines out."""
        for seat, log in self._lines.items():
            self._read[seat] = max(len(log) - last, 0)
        return any(self._read.values())

    def news(self, seat: int) -> list[str]:
        """The lines that a person has not read yet; they are read now."""
        log = self._lines[seat]
        unread = log[self._read[seat] :]
        self._read[seat] = len(log)
        return [line for _, line in unread]

    def lines(self, seat: int) -> list[str]:
        """The whole log of a person."""
        return [line for _, line in self._lines[seat]]
