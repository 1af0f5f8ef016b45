"""The outcome of picks, in the numbers of a game, before they are made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sevencats.kernel.rehearse import Rehearsal

#: From picks that a seat has tried out, and the seat, to a record for the page; None: there is
#: none. The tables of a rehearsal hold only what the seat knows.
Forecast = Callable[[Rehearsal, int], Any]


def no_forecast(rehearsal: Rehearsal, seat: int) -> None:
    """For a game without forecasts."""
