"""The printed facts of a game for its page: the components of a table and their names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sevencats.text import Texts

#: From the options of a table (checked before) and a language to a record for the page. It holds
#: what is printed on components and nothing of any game that is played.
Facts = Callable[[Sequence[str], Texts], Any]
