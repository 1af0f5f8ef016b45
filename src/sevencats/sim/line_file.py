"""The file of a long run: a header line, then one JSON line for each finished piece of work.

An interrupted run continues from its file. The header identifies the run; a file with another
header is never written to.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from sevencats.kernel.errors import BadData

_Piece = TypeVar("_Piece")


class LineFile:
    """An open file; ``lines`` are the finished pieces it already held, None for invalid lines.
    Without a path nothing is saved. ``what`` names the run in messages: "an arena run"."""

    def __init__(self, path: Path | None, header: Mapping[str, Any], what: str) -> None:
        self.path = path
        self.lines: list[dict[str, Any] | None] = []
        if path is None:
            return
        text = path.read_bytes() if path.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        if text:
            first, *rest = whole.splitlines() or [b""]
            _check_header(path, parse_line(first), header, what)
            self.lines = [parse_line(line) for line in rest]
        self._file = path.open("r+b" if text else "wb")
        # An unfinished last line is dropped, and its work done again.
        self._file.truncate(len(whole))
        self._file.seek(len(whole))
        if not text:
            self.write(header)

    def parsed(self, parse: Callable[[dict[str, Any]], _Piece | None], what: str) -> list[_Piece]:
        """The finished pieces; ``BadData`` for a line that is not ``what`` ("a set")."""
        found = []
        for number, line in enumerate(self.lines, 2):
            piece = None if line is None else parse(line)
            if piece is None:
                self.close()
                raise BadData(
                    f"{self.path}: line {number} is not {what} of this run; remove it to go on"
                )
            found.append(piece)
        return found

    def write(self, data: Mapping[str, Any]) -> None:
        """Save a finished piece of work."""
        if self.path is not None:
            self._file.write(json.dumps(data).encode() + b"\n")
            self._file.flush()

    def close(self) -> None:
        """Close the file."""
        if self.path is not None:
            self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _check_header(
    path: Path, header: dict[str, Any] | None, wanted: Mapping[str, Any], what: str
) -> None:
    if header is None or next(iter(wanted)) not in header:
        raise BadData(f"{path} is not the file of {what}: choose another file")
    wrong = [
        f"{name} {_words(header.get(name))} (asked: {_words(value)})"
        for name, value in wanted.items()
        if header.get(name) != value
    ]
    if wrong:
        raise BadData(
            f"{path} belongs to another run, with {', '.join(wrong)}: choose another file, or "
            "the options of that run"
        )


def _words(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def parse_line(line: bytes) -> dict[str, Any] | None:
    """Parse a line; None if it is not JSON."""
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None
