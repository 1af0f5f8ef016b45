"""A second try for tests that drive several real processes.

On a starved machine such a test can miss its time without a fault in the program. It gets one
more try; a fault of the program fails both.
"""

from __future__ import annotations

from typing import Any

import pytest
from _pytest.runner import runtestprotocol

TRIES = 2


def run_with_second_try(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Run a test, once more if it fails, and report the last try. For a conftest's
    ``pytest_runtest_protocol``."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports: list[Any] = []
    for _ in range(TRIES):
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        if not any(report.failed for report in reports):
            break
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True
