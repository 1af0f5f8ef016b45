"""Forecasts: the outcome of picks before they are made, in the numbers of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sevencats.kernel.rehearse import Rehearsal

#: From a rehearsal and its seat to a record for the page; None: no forecast. The tables of a
#: rehearsal hold only what the seat knows.
Forecast = Callable[[Rehearsal, int], Any]


def no_forecast(rehearsal: Rehearsal, seat: int) -> None:
    """``Forecast`` of a game without forecasts."""
