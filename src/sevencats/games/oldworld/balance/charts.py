"""Small charts as SVG: bars with intervals, and curves over rounds. They carry their own colours
for light and dark pages and nothing that a page would have to load."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from xml.sax.saxutils import escape

Point = Mapping[str, Any]

_WIDTH, _LEFT, _RIGHT, _ROW = 640, 190, 60, 22
_HEIGHT, _TOP, _BOTTOM = 260, 40, 36
_COLOURS = ("#3b6ea5", "#b5482f", "#4f8a3c", "#8a5aa3", "#c08a1e")
_STYLE = (
    "<style>text{font:12px sans-serif;fill:#333}.t{font-weight:bold;font-size:14px}"
    ".a{stroke:#999;stroke-width:1}.i{stroke:#333;stroke-width:1.5}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.i{stroke:#ddd}}</style>"
)


def bars(
    title: str, rows: Mapping[str, Point], *, par: float | None = None, percent: bool = False
) -> str:
    """A bar for each row with its interval; ``par`` draws a line to compare with."""
    low: float = min([0.0, *(row["low"] for row in rows.values())])
    high: float = max([par or 0.0, 1e-6, *(row["high"] for row in rows.values())])

    def x(value: float) -> float:
        return _LEFT + (value - low) / (high - low) * (_WIDTH - _LEFT - _RIGHT)

    parts = []
    for place, (label, row) in enumerate(rows.items()):
        y = _TOP + place * _ROW
        start, end = sorted((x(0.0), x(row["mean"])))
        value = f"{row['mean']:.0%}" if percent else f"{row['mean']:.2f}"
        parts += [
            _text(_LEFT - 8, y + 11, label, anchor="end"),
            f'<rect x="{start:.1f}" y="{y}" width="{end - start:.1f}" height="15" '
            f'fill="{_COLOURS[0]}"/>',
            _line(x(row["low"]), y + 7.5, x(row["high"]), y + 7.5, "i"),
            _text(_WIDTH - _RIGHT + 8, y + 11, value),
        ]
    height = _TOP + len(rows) * _ROW + 8
    parts.append(_line(x(0.0), _TOP - 6, x(0.0), height, "a"))
    if par is not None:
        parts.append(_line(x(par), _TOP - 6, x(par), height, "a"))
    return _picture(title, height, parts)


def columns(title: str, counts: Mapping[str, int]) -> str:
    """How often each number came."""
    most = max([1, *counts.values()])
    span = (_WIDTH - 2 * _BOTTOM) / max(1, len(counts))
    parts, floor = [], _HEIGHT - _BOTTOM
    for place, (label, count) in enumerate(counts.items()):
        x, tall = _BOTTOM + place * span, count / most * (floor - _TOP)
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{floor - tall:.1f}" width="{max(1, span - 2):.1f}" '
            f'height="{tall:.1f}" fill="{_COLOURS[0]}"/>'
        )
        if len(counts) <= 26 or place % 2 == 0:
            parts.append(_text(x + span / 2, floor + 16, label, anchor="middle"))
    return _picture(title, _HEIGHT, parts)


def curves(title: str, lines: Mapping[str, Sequence[Point]]) -> str:
    """Means over rounds, a line for each name."""
    points = [point for line in lines.values() for point in line]
    last: int = max([2, *(point["round"] for point in points)])
    high: float = max([1.0, *(point["mean"] for point in points)])
    floor = _HEIGHT - _BOTTOM

    def x(number: float) -> float:
        return _BOTTOM + (number - 1) / (last - 1) * (_WIDTH - _BOTTOM - 110)

    def y(value: float) -> float:
        return floor - value / high * (floor - _TOP)

    parts = [_line(_BOTTOM, floor, x(last), floor, "a"), _line(_BOTTOM, _TOP, _BOTTOM, floor, "a")]
    parts += [_text(x(n), floor + 16, str(n), anchor="middle") for n in _ticks(last)]
    parts += [_text(_BOTTOM - 6, y(v) + 4, f"{v:g}", anchor="end") for v in _ticks(int(high))]
    for (name, line), colour in zip(lines.items(), _COLOURS, strict=False):
        path = " ".join(f"{x(point['round']):.1f},{y(point['mean']):.1f}" for point in line)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        if line:
            end = line[-1]
            parts.append(_text(x(end["round"]) + 6, y(end["mean"]) + 4, name, fill=colour))
    return _picture(title, _HEIGHT, parts)


def _ticks(last: int) -> range:
    step = max(1, last // 8)
    return range(step, last + 1, step)


def _text(x: float, y: float, words: str, anchor: str = "start", fill: str = "") -> str:
    style = f' style="fill:{fill}"' if fill else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _picture(title: str, height: float, parts: Sequence[str]) -> str:
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height:.0f}" '
            f'role="img" aria-label="{escape(title)}">',
            _STYLE,
            f'<text x="8" y="20" class="t">{escape(title)}</text>',
            *parts,
            "</svg>",
            "",
        ]
    )
