"""Texts that are read aloud at a table: a card with its choices, and the result of a choice.

A reading never holds what a choice would lead to: a result is read once the choice has been made,
and the result of another choice is never read.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class ReadingOption(msgspec.Struct, frozen=True):
    """A choice: key, words and price in words. ``closed``: the reader cannot take it."""

    key: str
    text: str
    price: str = ""
    closed: bool = False


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """A text to read, in one language. ``choice``: a card whose options are open; ``result``: the
    outcome, after the option that was ``chosen`` (empty where there was no choice) and the
    ``intro`` that was read before. ``seat`` owns the card, ``reader`` reads it (-1: nobody in
    particular)."""

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
