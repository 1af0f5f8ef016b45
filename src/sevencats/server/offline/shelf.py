"""Storage of a host without a server: texts under keys, written all or none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol


class Shelf(Protocol):
    """Durable storage. ``write`` returns when the texts are durable; it raises ``Refusal`` with
    ``storage_full``, or with ``other_tab`` if another tab has taken the storage over."""

    async def read(self, prefix: str) -> dict[str, str]:
        """The texts whose keys begin with a prefix, sorted by key."""
        ...

    async def write(self, texts: Mapping[str, str], drops: Sequence[str] = ()) -> None:
        """Write texts and drop keys; a key that ends with ``/`` drops all keys below it."""
        ...


class MemoryShelf:
    """A shelf in memory."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def read(self, prefix: str) -> dict[str, str]:
        """The texts whose keys begin with a prefix."""
        return {key: self.texts[key] for key in sorted(self.texts) if key.startswith(prefix)}

    async def write(self, texts: Mapping[str, str], drops: Sequence[str] = ()) -> None:
        """Write texts and drop keys."""
        for drop in drops:
            below = [key for key in self.texts if drop.endswith("/") and key.startswith(drop)]
            for key in (drop, *below):
                self.texts.pop(key, None)
        self.texts.update(texts)
