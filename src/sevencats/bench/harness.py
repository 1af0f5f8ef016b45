"""A small bench harness: probes take turns, and the median round counts.

Every round runs every probe once, in order, so that a busy moment of the machine falls on all of
them alike. A rate is work units per second; a ratio is one median rate over another.
"""

from __future__ import annotations

import gc
import os
import platform
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

Run = Callable[[int], tuple[int, float]]
#: Called before each probe: its name, how many were run, and how many there are.
OnProbe = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Probe:
    """One thing to measure. ``run(seed)`` returns (work units, seconds by ``perf_counter``).

    A probe without ``run`` cannot be measured here; ``note`` then says why.
    """

    name: str
    unit: str
    run: Run | None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Rate:
    """Work units per second of one probe, round by round."""

    unit: str
    samples: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.samples)

    @property
    def low(self) -> float:
        return min(self.samples)

    @property
    def high(self) -> float:
        return max(self.samples)

    @property
    def spread(self) -> float:
        """Highest minus lowest sample, as a share of the median."""
        return (self.high - self.low) / self.median if self.median else 0.0


@dataclass(frozen=True, slots=True)
class Ratio:
    """How many times as fast ``top`` is as ``bottom``.

    ``value`` is median over median; ``low`` and ``high`` are the extremes among single rounds.
    """

    top: str
    bottom: str
    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Report:
    """The outcome of one interleaved run; a rate is ``None`` where the probe was missing."""

    rounds: int
    rates: Mapping[str, Rate | None]
    notes: Mapping[str, str] = field(default_factory=dict)
    how: str = ""

    def ratio(self, top: str, bottom: str) -> Ratio | None:
        """``top`` over ``bottom``, or ``None`` where either was not measured."""
        over, under = self.rates[top], self.rates[bottom]
        if over is None or under is None or not all(under.samples):
            return None
        single = [a / b for a, b in zip(over.samples, under.samples, strict=True)]
        return Ratio(top, bottom, over.median / under.median, min(single), max(single))


def interleave(
    probes: Sequence[Probe],
    rounds: int = 5,
    *,
    seed: int = 0,
    warm_up: bool = True,
    how: str = "",
    progress: OnProbe | None = None,
) -> Report:
    """Run all probes in turn, ``rounds`` times over; each round has its own seed.

    The warm-up is one more round before them, which is not counted.
    """
    if rounds < 1:
        raise ValueError("rounds must be at least 1")
    names = [probe.name for probe in probes]
    if len(set(names)) != len(names):
        raise ValueError("probe names must differ")
    live = [(probe, probe.run) for probe in probes if probe.run is not None]
    samples: dict[str, list[float]] = {probe.name: [] for probe, _ in live}
    turns = rounds + (1 if warm_up else 0)
    for turn in range(turns):
        counted = not warm_up or turn > 0
        for place, (probe, run) in enumerate(live):
            if progress is not None:
                progress(probe.name, turn * len(live) + place, turns * len(live))
            gc.collect()  # garbage of the previous probe is not charged to this one
            units, seconds = run(seed + turn)
            if seconds <= 0:
                raise ValueError(f"probe {probe.name!r} reported no time")
            if counted:
                samples[probe.name].append(units / seconds)
    return Report(
        rounds=rounds,
        rates={
            probe.name: Rate(probe.unit, tuple(samples[probe.name])) if probe.run else None
            for probe in probes
        },
        notes={probe.name: probe.note for probe in probes if probe.note},
        how=how or _how(rounds, warm_up),
    )


def as_json(report: Report, pairs: Sequence[tuple[str, str]] = ()) -> dict[str, object]:
    """The report as plain data; ``pairs`` are the (top, bottom) names of the ratios wanted."""
    rates: dict[str, object] = {}
    for name, rate in report.rates.items():
        rates[name] = rate and {
            "unit": f"{rate.unit}/s",
            "median": _short(rate.median),
            "low": _short(rate.low),
            "high": _short(rate.high),
            "spread": _short(rate.spread),
        }
    ratios: dict[str, object] = {}
    for top, bottom in pairs:
        ratio = report.ratio(top, bottom)
        ratios[f"{top} / {bottom}"] = ratio and {
            "value": _short(ratio.value),
            "low": _short(ratio.low),
            "high": _short(ratio.high),
        }
    return {
        "machine": machine(),
        "rounds": report.rounds,
        "rates": rates,
        "ratios": ratios,
        "notes": dict(report.notes),
        "how": report.how,
    }


def rate_table(report: Report) -> Iterator[str]:
    """Median rates with lowest and highest round; a missing probe shows its note."""
    rows = [("probe", "per second", "lowest", "highest", "unit", "note")]
    for name, rate in report.rates.items():
        note = report.notes.get(name, "")
        if rate is None:
            rows.append((name, "-", "-", "-", "-", note))
        else:
            median, low, high = (_figure(x) for x in (rate.median, rate.low, rate.high))
            rows.append((name, median, low, high, rate.unit, note))
    yield f"Rates, median of {report.rounds}"
    yield from _aligned(rows, "<>>><<")


def ratio_table(report: Report, pairs: Sequence[tuple[str, str]]) -> Iterator[str]:
    """How many times as fast the first of each pair is as the second."""
    rows = [("of", "to", "ratio", "lowest", "highest")]
    for top, bottom in pairs:
        ratio = report.ratio(top, bottom)
        if ratio is None:
            rows.append((top, bottom, "-", "-", "-"))
        else:
            value, low, high = (f"{x:.2f}" for x in (ratio.value, ratio.low, ratio.high))
            rows.append((top, bottom, value, low, high))
    yield "Ratios"
    yield from _aligned(rows, "<<>>>")


def _aligned(rows: Sequence[tuple[str, ...]], sides: str) -> Iterator[str]:
    """Rows as lines with columns of one width; ``sides`` says how each column is aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = zip(row, sides, widths, strict=True)
        yield "  ".join(f"{cell:{side}{width}}" for cell, side, width in cells).rstrip()


def machine() -> dict[str, object]:
    """Where the figures were measured: the Python and the cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cores": cores,
    }


def _how(rounds: int, warm_up: bool) -> str:
    first = "one warm-up round, then " if warm_up else ""
    return (
        f"{first}{rounds} rounds; every round runs every probe once, in order, in one process on "
        "one thread; a rate is the median of the rounds, a ratio one median over another, its low "
        "and high the extremes among single rounds"
    )


def _short(x: float) -> float:
    """Four significant figures: more would suggest too much precision."""
    return float(f"{x:.4g}")


def _figure(x: float) -> str:
    return f"{x:,.0f}" if x >= 100 else f"{x:.3g}"
