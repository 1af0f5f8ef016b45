"""A grid of characters to draw on: lines between points, and labels that do not overlap."""

from __future__ import annotations

from collections.abc import Iterator

_BLANK = " "


class Canvas:
    """Points are (column, row) from the left and from above."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self._cells = [[_BLANK] * columns for _ in range(rows)]
        #: Cells that hold words.
        self._words: set[tuple[int, int]] = set()

    def lines(self) -> list[str]:
        """The drawing, row by row, without empty rows above and below."""
        lines = ["".join(row).rstrip() for row in self._cells]
        drawn = [number for number, line in enumerate(lines) if line]
        return lines[drawn[0] : drawn[-1] + 1] if drawn else []

    def line(self, start: tuple[int, int], end: tuple[int, int], mark: str) -> None:
        """Draw a straight line of marks."""
        for column, row in points(start, end):
            self._cells[row][column] = mark

    def fits(self, column: int, row: int, words: list[str]) -> bool:
        """Return whether a block of words fits there, with a free cell on both sides."""
        if row < 0 or row + len(words) > self.rows:
            return False
        return all(
            column >= 0 and column + len(line) <= self.columns and not self._taken(column, at, line)
            for at, line in enumerate(words, row)
        )

    def write(self, column: int, row: int, words: list[str]) -> None:
        """Write a block of words over any lines there."""
        for at, line in enumerate(words, row):
            for place, letter in enumerate(line, column):
                self._cells[at][place] = letter
                self._words.add((place, at))
            for side in (column - 1, column + len(line)):
                if 0 <= side < self.columns and (side, at) not in self._words:
                    self._cells[at][side] = _BLANK

    def _taken(self, column: int, row: int, line: str) -> bool:
        reach = range(column - 1, column + len(line) + 1)
        return any((place, row) in self._words for place in reach)


def points(start: tuple[int, int], end: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The cells of a straight line."""
    (column, row), (last_column, last_row) = start, end
    steps = max(abs(last_column - column), abs(last_row - row), 1)
    for step in range(steps + 1):
        part = step / steps
        yield (
            round(column + (last_column - column) * part),
            round(row + (last_row - row) * part),
        )
