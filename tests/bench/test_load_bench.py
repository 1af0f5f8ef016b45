"""The load bench itself: small, it must run without a fault and measure something."""

from __future__ import annotations

from sevencats.bench.load import LoadPlan, measure
from sevencats.bench.load_report import LoadReport


def test_a_small_load_has_no_faults() -> None:
    report = measure(LoadPlan(tables=3, seconds=1.0))
    assert report.faults == [] and (report.tables, report.sockets) == (3, 15)
    assert report.picks > 0 and report.frames > report.picks
    assert 0 < report.p50_ms <= report.p99_ms and report.echo_per_second > 0
    assert report.clients_late_ms > 0, "whoever sleeps for a while wakes up a little later"
    assert report.as_json()["picks"] == report.picks
    assert any("faults" in line for line in report.lines())


def test_pick_rate_allows_time_to_think() -> None:
    report = measure(LoadPlan(tables=2, seconds=2.0, every=0.5, duels=True))
    assert report.faults == [] and report.sockets == 4, "duels have no spectators"
    assert 0 < report.picks < 2 * 2 / 0.25, "half to one and a half times as long, one at a time"


def test_load_report_lists_faults() -> None:
    assert "oh no" in LoadReport(faults=["oh no"]).lines()
