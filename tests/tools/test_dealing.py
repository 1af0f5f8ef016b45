"""Tests that run side by side are all run, each of them once."""

from __future__ import annotations

from itertools import groupby

import pytest
from helpers.dealing import dealt


@pytest.mark.parametrize("workers", [2, 3, 4, 6])
def test_every_test_is_dealt_once_and_modules_begin_together(
    request: pytest.FixtureRequest, workers: int
) -> None:
    items = sorted(request.session.items, key=lambda item: (item.path, item.nodeid))
    order = dealt(items, workers)
    assert len(order) == len(items) and set(order) == set(items)
    parts = [path for path, _ in groupby(order, lambda item: item.path)]
    # A module of short tests may be cut where the run of a process ends, no other one.
    assert len(parts) <= len(set(parts)) + workers
    assert dealt(items, workers) == order, "all processes have to agree"
