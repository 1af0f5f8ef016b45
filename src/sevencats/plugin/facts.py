"""Facts: what is printed on the components of a table, for the game's page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sevencats.text import Texts

#: From the options of a table (checked before) and a language to a record for the page. It holds
#: only what is printed on components, nothing of any game that is played.
Facts = Callable[[Sequence[str], Texts], Any]
