#!/usr/bin/env python3
"""Draw a column of a CSV file over another as an SVG picture: curve.py FILE X Y TITLE OUT."""

from __future__ import annotations

import csv
import sys
from math import log10
from pathlib import Path

from sevencats.games.gwent.learn.train.plot import Curve, draw


def main(path: str, across: str, up: str, title: str, out: str) -> None:
    """Draw; ``log:`` before the name of a column takes its logarithm."""
    with Path(path).open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    points = [(_number(row, across), _number(row, up)) for row in rows]
    text = draw(title, _named(across), [Curve(_named(up), points)])
    Path(out).write_text(text, encoding="utf-8")


def _number(row: dict[str, str], column: str) -> float:
    value = float(row[column.removeprefix("log:")])
    return log10(value) if column.startswith("log:") else value


def _named(column: str) -> str:
    return column.replace("log:", "log10 of ")


if __name__ == "__main__":
    main(*sys.argv[1:])
