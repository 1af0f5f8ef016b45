"""A line chart of a win chance as SVG, without a plotting library and readable by a screen
reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 900, 400
LEFT, RIGHT, TOP, BOTTOM = 60, 880, 62, 285
#: Top of the list of marks, and its line height.
LIST, STEP = 346, 20
#: Maximum number of characters in a line of the list.
LONGEST = 108
#: Room between the edges and the first and last turn, and for the name of a round.
INSET, NAME = 14, 68

INK, PALE, LINE, MARK = "#222222", "#d5d5d5", "#1f5fa8", "#b3261e"
STYLE = "font-family: 'DejaVu Sans', Verdana, Arial, sans-serif; font-size: 13px"


class Mark(NamedTuple):
    """A turn of interest, and a note about it."""

    turn: int
    text: str


class Chart(NamedTuple):
    """The content of a chart: points (turn, chance from 0 to 1), the first turn of each round with
    its name and number, marks, and the labels."""

    title: str
    desc: str
    turn_word: str
    points: Sequence[tuple[int, float]]
    rounds: Sequence[tuple[int, str, int]]
    marks: Sequence[Mark]


def draw(chart: Chart) -> str:
    """Return the chart as an SVG document."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="title desc" style="{STYLE}">',
        f'<title id="title">{escape(chart.title)}</title>',
        f'<desc id="desc">{escape(chart.desc)}</desc>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        _text(LEFT, 26, chart.title, extra='font-size="18" font-weight="bold"'),
        *_levels(),
        *_rounds(chart),
        *_turns(chart),
        *_line(chart),
        *_marks(chart),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _last(chart: Chart) -> int:
    return max([2, *(turn for turn, _ in chart.points), *(mark.turn for mark in chart.marks)])


def _x(chart: Chart, turn: float) -> float:
    return LEFT + INSET + (RIGHT - LEFT - 2 * INSET) * (turn - 1) / (_last(chart) - 1)


def _y(chance: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * chance


def _text(x: float, y: float, words: str, anchor: str = "start", extra: str = "") -> str:
    colour = "" if "fill=" in extra else f' fill="{INK}"'
    more = f" {extra}" if extra else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{colour}{more}>{escape(words)}</text>'
    )


def _stroke(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {style}/>'


def _levels() -> list[str]:
    """Grid lines from 0 to 100 percent, with a stronger one at 50."""
    parts = []
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        colour = "#888888" if percent in (0, 50) else PALE
        parts.append(_stroke(LEFT, y, RIGHT, y, f'stroke="{colour}"'))
        parts.append(_text(LEFT - 8, y + 4.5, f"{percent} %", "end"))
    return parts


def _rounds(chart: Chart) -> list[str]:
    """A dashed line before the first turn of a round, with the round's name above it, or its
    number where there is no room for the name."""
    edges = [LEFT - 6.0, *(_x(chart, turn - 0.5) for turn, _, _ in chart.rounds[1:])]
    parts = []
    for (_, name, number), x, end in zip(chart.rounds, edges, [*edges[1:], RIGHT], strict=False):
        if x > LEFT:
            style = 'stroke="#888888" stroke-dasharray="5 4"'
            parts.append(_stroke(x, TOP - 18, x, BOTTOM, style))
        label = name if end - x >= NAME else str(number)
        parts.append(_text(x + 6, TOP - 8, label, extra='fill="#555555"'))
    return parts


def _turns(chart: Chart) -> list[str]:
    """Turn numbers below the chart, as many as fit."""
    last = _last(chart)
    gap = next(gap for gap in (1, 2, 5, 10, 20, 50, last) if last / gap <= 16)
    shown = range(1, last + 1, gap) if gap < 5 else [1, *range(gap, last + 1, gap)]
    parts = [_text(_x(chart, turn), BOTTOM + 18, str(turn), "middle") for turn in shown]
    parts.append(_text((LEFT + RIGHT) / 2, BOTTOM + 36, chart.turn_word, "middle"))
    return parts


def _line(chart: Chart) -> list[str]:
    places = [(_x(chart, turn), _y(chance)) for turn, chance in chart.points]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    parts = [f'<polyline points="{path}" fill="none" stroke="{LINE}" stroke-width="2.5"/>']
    parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{LINE}"/>' for x, y in places]
    return parts


def _marks(chart: Chart) -> list[str]:
    """Numbered discs on the line, with their notes below the chart."""
    parts = []
    for number, mark in enumerate(chart.marks, 1):
        below = LIST + STEP * (number - 1)
        text = mark.text if len(mark.text) <= LONGEST else mark.text[: LONGEST - 1] + "…"
        parts += _disc(_x(chart, mark.turn), _y(_at(chart.points, mark.turn)), number)
        parts += _disc(LEFT + 9, below, number)
        parts.append(_text(LEFT + 26, below + 4.5, text))
    return parts


def _disc(x: float, y: float, number: int) -> list[str]:
    ring = 'stroke="#ffffff" stroke-width="1.5"'
    return [
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="{MARK}" {ring}/>',
        _text(x, y + 4, str(number), "middle", 'fill="#ffffff" font-size="12" font-weight="bold"'),
    ]


def _at(points: Sequence[tuple[int, float]], turn: int) -> float:
    """Return the height of the line at a turn, interpolated where it has no point."""
    before = [point for point in points if point[0] <= turn]
    after = [point for point in points if point[0] >= turn]
    if not points:
        return 0.5
    if not before or not after:
        return (before[-1] if before else after[0])[1]
    (left, low), (right, high) = before[-1], after[0]
    return low if left == right else low + (high - low) * (turn - left) / (right - left)
