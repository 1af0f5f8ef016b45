"""Checks for hand-written files; errors name the place in the file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sevencats.kernel.errors import BadData


def mapping(value: Any, where: str) -> dict[str, Any]:
    """Return an object."""
    if not isinstance(value, dict):
        raise BadData(f"{where}: must be an object, not {_kind(value)}")
    return value


def items(value: Any, where: str) -> list[Any]:
    """Return a list."""
    if not isinstance(value, list):
        raise BadData(f"{where}: must be a list, not {_kind(value)}")
    return value


def word(value: Any, where: str) -> str:
    """Return a text; null counts as an empty one."""
    if value is None:
        return ""
    if not isinstance(value, str):
        raise BadData(f"{where}: must be a text, not {_kind(value)}")
    return value


def words(value: Any, where: str) -> list[str]:
    """Return a list of texts."""
    return [word(item, f"{where}[{index}]") for index, item in enumerate(items(value, where))]


def number(value: Any, where: str, least: int) -> int:
    """Return a whole number of at least ``least``."""
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise BadData(f"{where}: must be a whole number of at least {least}, not {value!r}")
    return value


def flag(value: Any, where: str) -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        raise BadData(f"{where}: must be true or false, not {_kind(value)}")
    return value


def known_keys(given: dict[str, Any], keys: Iterable[str], where: str) -> None:
    """Refuse an unknown key."""
    allowed = tuple(keys)
    for key in given:
        if key not in allowed:
            raise BadData(f"{where}: unknown key {key!r}; the keys are {', '.join(allowed)}")


def _kind(value: Any) -> str:
    names = {dict: "an object", list: "a list", str: "a text", bool: "true or false"}
    return names.get(type(value), "nothing" if value is None else "a number")
