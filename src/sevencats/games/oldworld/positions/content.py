"""Content a position file brings along: records as in a pack, with defaults for new ones."""

from __future__ import annotations

from typing import Any

import msgspec

from sevencats.games.oldworld.packs.load import Content, load
from sevencats.games.oldworld.packs.read import KINDS
from sevencats.kernel.errors import BadData
from sevencats.kernel.values import items, mapping, word

#: The default values of a new record of each kind.
_DEFAULTS: dict[str, dict[str, Any]] = {
    "action": {"colour": "blue", "cost": 0, "terrain": "wild"},
    "fight_card": {"charge": {}, "bite": {}},
    "monster": {"level": 1, "life": 5},
    "location": {"terrain": "forest", "action": "alms", "paths": []},
    "potion": {"do": []},
    "story": {"deck": "city", "options": {"a": {}, "b": {}}},
}


def inline_records(given: Any, packs: tuple[str, ...]) -> str:
    """The records of a file as JSON text for a set-up; empty if there are none.

    A record of a known id changes that one, a new one takes the defaults of its kind.
    """
    tables = mapping(given, "content")
    content = load(packs)
    known = content.records()
    checked: dict[str, Any] = {}
    for kind, rows in tables.items():
        # Fields of an expansion stand in the records they belong to, not in tables of their own.
        kinds = [known for known in KINDS if "." not in known]
        if kind not in kinds:
            raise BadData(f"content: unknown key {kind!r}; the keys are {', '.join(kinds)}")
        if kind == "tracks":
            checked[kind] = mapping(rows, "content.tracks")
            continue
        checked[kind] = [
            _filled(kind, mapping(row, f"content.{kind}[{index}]"), index, known[kind], content)
            for index, row in enumerate(items(rows, f"content.{kind}"))
        ]
    return msgspec.json.encode(checked).decode() if checked else ""


def _filled(
    kind: str, row: dict[str, Any], index: int, known: dict[str, Any], content: Content
) -> dict[str, Any]:
    name = word(row.get("id"), f"content.{kind}[{index}].id")
    if not name:
        raise BadData(f"content.{kind}[{index}]: a record needs an 'id'")
    if name in known:
        return row
    more = dict(_DEFAULTS.get(kind, {}))
    if kind == "action":
        more["name"] = name
    if kind == "location":
        more["number"] = len(content.locations) + index
    return {**more, **row}
