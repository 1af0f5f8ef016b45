"""Training curves as an SVG picture, without a plotting library and without JAX."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import ceil, floor, log10
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

import numpy as np

from sevencats.kernel.errors import BadData

_WIDTH, _HEIGHT = 720, 320
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 530, 44, 272
_COLOURS = ("#3b6ea5", "#b5482f", "#4f8a3c", "#8a5aa3", "#c08a1e")
_STYLE = (
    "<style>text{font:12px sans-serif;fill:#333}.t{font-weight:bold;font-size:14px}"
    ".a{stroke:#9996;stroke-width:1}@media(prefers-color-scheme:dark){text{fill:#ddd}}</style>"
)
#: Minimum distance between the names of two curves.
_LINE = 15
#: The scores that a run measures, and their names in the plot.
_SCORES = {
    "tavern": "tavern, starter decks",
    "tavern_others": "tavern, random decks",
    "reference": "reference, starter decks",
    "reference_others": "reference, random decks",
}


class Curve(NamedTuple):
    """A name and the points of a line."""

    name: str
    points: Sequence[tuple[float, float]]


def curves_of(run: Path) -> list[Curve]:
    """Return the scores of a run over its games, in millions."""
    with np.load(run) as data:
        if "about" not in data:
            raise BadData(f"{run} is not a file of a training run")
        progress: list[dict[str, Any]] = json.loads(data["about"].tobytes())["progress"]
    curves = [
        Curve(words, [(line["games"] / 1e6, line[name]) for line in progress if name in line])
        for name, words in _SCORES.items()
    ]
    measured = [curve for curve in curves if curve.points]
    if not measured:
        raise BadData(f"{run} has no scores: train with --measures")
    return measured


def draw(title: str, across: str, curves: Sequence[Curve]) -> str:
    """Return the curves as an SVG document; ``across`` is the name of the x axis."""
    places = [place for curve in curves for place, _ in curve.points]
    values = [value for curve in curves for _, value in curve.points]
    columns, rows = _ticks(min(places), max(places)), _ticks(min(values), max(values))

    def x(place: float) -> float:
        return _LEFT + (place - columns[0]) / (columns[-1] - columns[0]) * (_RIGHT - _LEFT)

    def y(value: float) -> float:
        return _BOTTOM - (value - rows[0]) / (rows[-1] - rows[0]) * (_BOTTOM - _TOP)

    parts = []
    for row in rows:
        parts.append(
            f'<line x1="{_LEFT}" y1="{y(row):.1f}" x2="{_RIGHT}" y2="{y(row):.1f}" class="a"/>'
        )
        parts.append(_text(_LEFT - 8, y(row) + 4, f"{row:.4g}", anchor="end"))
    parts += [_text(x(place), _BOTTOM + 18, f"{place:.4g}", "middle") for place in columns]
    parts.append(_text((_LEFT + _RIGHT) / 2, _BOTTOM + 38, across, "middle"))
    for curve, colour, height in zip(curves, _COLOURS, _name_heights(curves, y), strict=False):
        path = " ".join(f"{x(place):.1f},{y(value):.1f}" for place, value in curve.points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(_text(_RIGHT + 10, height + 4, curve.name, fill=colour))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
            f'role="img" aria-label="{escape(title)}">',
            _STYLE,
            f'<text x="{_LEFT}" y="22" class="t">{escape(title)}</text>',
            *parts,
            "</svg>\n",
        ]
    )


def _name_heights(curves: Sequence[Curve], y: Any) -> list[float]:
    """Return the heights of the names: at the end of their curves, without overlaps."""
    heights = [0.0] * len(curves)
    lowest = 0.0
    for at in sorted(range(len(curves)), key=lambda n: y(curves[n].points[-1][1])):
        lowest = heights[at] = max(y(curves[at].points[-1][1]), lowest + _LINE)
    return heights


def _ticks(low: float, high: float) -> list[float]:
    """Return round numbers that span ``low`` to ``high``."""
    span = max(high - low, 1e-9)
    step = 10.0 ** floor(log10(span))
    step = next(step * part for part in (0.1, 0.2, 0.5, 1.0, 2.0) if span / (step * part) <= 8)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [step * number for number in range(first, max(last, first + 1) + 1)]


def _text(x: float, y: float, words: str, anchor: str = "start", fill: str = "") -> str:
    style = f' style="fill:{fill}"' if fill else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(words)}</text>'
