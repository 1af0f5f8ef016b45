"""Metrics for Prometheus at /metrics."""

from __future__ import annotations

import msgspec
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from sevencats.server.tables.meter import Meter

registry = CollectorRegistry()
# Processor time, memory and open files of this process, where the system reports them.
ProcessCollector(registry=registry)

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

sockets = Gauge("sevencats_sockets", "Open sockets.", registry=registry)
tables = Gauge("sevencats_tables", "Tables this process owns.", registry=registry)
rows = Counter(
    "sevencats_rows",
    "Journal rows written, by kind and by whom.",
    ["kind", "by"],
    registry=registry,
)
refusals = Counter("sevencats_refusals", "Refused messages.", ["code"], registry=registry)
requests = Counter(
    "sevencats_http_requests", "HTTP requests answered.", ["method", "status"], registry=registry
)
pick_seconds = Histogram(
    "sevencats_pick_seconds",
    "From a pick's arrival to its confirmation.",
    buckets=_FAST,
    registry=registry,
)
commit_seconds = Histogram(
    "sevencats_commit_seconds", "One transaction of the journal.", buckets=_FAST, registry=registry
)
commit_rows = Histogram(
    "sevencats_commit_rows",
    "Rows in one transaction of the journal.",
    buckets=(1, 2, 4, 8, 16, 32, 64),
    registry=registry,
)
bot_seconds = Histogram(
    "sevencats_bot_seconds", "A bot's answer.", buckets=_FAST, registry=registry
)
bot_wait_seconds = Histogram(
    "sevencats_bot_wait_seconds",
    "Time a bot's question waited for a worker.",
    buckets=_FAST,
    registry=registry,
)
review_seconds = Histogram(
    "sevencats_review_seconds",
    "Duration of a review of a finished game.",
    buckets=(0.5, 1, 2.5, 5, 10, 20, 40, 80),
    registry=registry,
)
gc_seconds = Histogram(
    "sevencats_gc_pause_seconds",
    "Pauses for garbage collection, by generation.",
    ["generation"],
    buckets=_FAST,
    registry=registry,
)
takeovers = Counter("sevencats_takeovers", "Tables taken over.", registry=registry)
notices = Counter("sevencats_notices", "Notices sent, by outcome.", ["outcome"], registry=registry)


def committed(count: int, seconds: float) -> None:
    """Record a transaction of the journal."""
    commit_seconds.observe(seconds)
    commit_rows.observe(count)


class PrometheusMeter(Meter):
    """Fills the metrics of tables."""

    def refused(self, code: str) -> None:
        """Count a refusal."""
        refusals.labels(code).inc()

    def wrote(self, kind: str, by: str, count: int) -> None:
        """Count rows."""
        rows.labels(kind, by).inc(count)

    def picked(self, seconds: float) -> None:
        """Note the time of a pick."""
        pick_seconds.observe(seconds)

    def bot_began(self, seconds: float) -> None:
        """Note how long a bot's question waited."""
        bot_wait_seconds.observe(seconds)

    def bot_answered(self, seconds: float) -> None:
        """Note the time of a bot's answer."""
        bot_seconds.observe(seconds)

    def reviewed(self, seconds: float) -> None:
        """Note the time of a review."""
        review_seconds.observe(seconds)


class Figure(msgspec.Struct, frozen=True, rename="camel"):
    """A measured quantity: its count, and its mean in milliseconds."""

    name: str
    count: int
    mean_ms: float


def figures() -> tuple[Figure, ...]:
    """The main figures for an operator: the waiting times."""
    measured = {
        "pick": pick_seconds,
        "commit": commit_seconds,
        "bot": bot_seconds,
        "bot_wait": bot_wait_seconds,
        "review": review_seconds,
        "pause": gc_seconds,
    }
    return tuple(_figure(name, histogram) for name, histogram in measured.items())


def _figure(name: str, histogram: Histogram) -> Figure:
    samples = [sample for metric in histogram.collect() for sample in metric.samples]
    count = sum(sample.value for sample in samples if sample.name.endswith("_count"))
    seconds = sum(sample.value for sample in samples if sample.name.endswith("_sum"))
    return Figure(name, int(count), round(1000 * seconds / count, 2) if count else 0.0)


def text() -> bytes:
    """All metrics in Prometheus' format."""
    return generate_latest(registry)
