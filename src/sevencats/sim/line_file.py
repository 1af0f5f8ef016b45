"""The file of a long run: a header line, then one JSON line for each finished piece of work.

A run that was interrupted continues from its file. The header says what decides the run; a file
with another header is never written to.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

from sevencats.kernel.errors import BadData


class LineFile:
    """An open file; ``lines`` are the finished pieces it held already, None for what is none.
    Without a path nothing is kept. ``what`` says in words whose file it is: "an arena run"."""

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
        # A last line that was not written to its end is dropped, and its work done again.
        self._file.truncate(len(whole))
        self._file.seek(len(whole))
        if not text:
            self.add(header)

    def add(self, data: Mapping[str, Any]) -> None:
        """Keep a finished piece of work."""
        if self.path is not None:
            self._file.write(json.dumps(data).encode() + b"\n")
            self._file.flush()

    def close(self) -> None:
        """Close the file."""
        if self.path is not None:
            self._file.close()

    def __enter__(self) -> LineFile:
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
    """A line as data; None if it is none."""
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None
