"""The summary of a finished game: curves over its turns, and its great moments."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from sevencats.kernel.run import Step

#: From the steps of a finished game, in order, to a record for the page. Nothing is secret:
#: the game is over.
Chronicle = Callable[[Iterable[Step]], Any]
