"""Texts that are read aloud at a table: a card with its choices, and what came of a choice.

A reading never holds what a choice would lead to: a result is read when the choice has been made,
and the result of another choice is not read at all.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class ReadingOption(msgspec.Struct, frozen=True):
    """A choice: its key, its words and its price in words. ``closed``: the reader cannot take
    it."""

    key: str
    text: str
    price: str = ""
    closed: bool = False


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be read, in one language. ``choice``: a card whose options lie open; ``result``:
    what came of it, after what was ``chosen`` (empty where nothing was to be chosen) and the
    ``intro`` that was read before the choice. ``seat`` is whose card it is, ``reader`` who reads it
    (-1: nobody in particular)."""

    stage: Literal["choice", "result"]
    kind: str
    id: str
    title: str
    text: str
    seat: int
    reader: int = -1
    options: tuple[ReadingOption, ...] = ()
    chosen: str = ""
    intro: str = ""
