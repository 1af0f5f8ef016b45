"""What Prometheus may read at /metrics."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

registry = CollectorRegistry()
# Time on the processor, memory and open files of this process, where the system tells them.
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
    "How long a bot's question waited before a process took it.",
    buckets=_FAST,
    registry=registry,
)
review_seconds = Histogram(
    "sevencats_review_seconds",
    "A finished game looked back on.",
    buckets=(0.5, 1, 2.5, 5, 10, 20, 40, 80),
    registry=registry,
)
gc_seconds = Histogram(
    "sevencats_gc_pause_seconds",
    "Pauses for garbage collection, by generation; nothing else happens meanwhile.",
    ["generation"],
    buckets=_FAST,
    registry=registry,
)
takeovers = Counter("sevencats_takeovers", "Tables taken over.", registry=registry)
notices = Counter("sevencats_notices", "Notices sent, by outcome.", ["outcome"], registry=registry)


def committed(count: int, seconds: float) -> None:
    """Note a transaction of the journal."""
    commit_seconds.observe(seconds)
    commit_rows.observe(count)


def text() -> bytes:
    """Everything, as Prometheus reads it."""
    return generate_latest(registry)
