"""Seven Cats: Gwent and The Witcher: Old World as one engine for players, bots and researchers."""

from __future__ import annotations

__version__ = "0.1.0"
