"""The wire types as one JSON Schema: the page's TypeScript is made from this file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from sevencats.kit.decks import DeckReport, DeckSheet, TrioReport
from sevencats.kit.lessons import LessonInfo
from sevencats.server.store.people import SavedDeck
from sevencats.server.tables.reviews import Review
from sevencats.server.web import types
from sevencats.server.wire import ClientMessage, ServerMessage

#: Where the page's build finds it, seen from the project's folder.
FILE = Path("web", "protocol.json")

_ANSWERS = (
    types.NewGuest,
    types.Me,
    types.NewTable,
    types.MadeTable,
    types.MyTable,
    types.JoinTable,
    types.SeatChange,
    types.FoundTable,
    types.Replay,
    types.GameInfo,
    types.PhraseInfo,
    types.Blocked,
    types.NewDeck,
    types.DeckQuestion,
    DeckReport,
    SavedDeck,
    DeckSheet,
    TrioReport,
    LessonInfo,
    Review,
)


def schema() -> dict[str, Any]:
    """All messages of the socket and the bodies of the requests that the page sends."""
    tops = [ClientMessage, ServerMessage, *_ANSWERS]
    (client, server, *_), components = msgspec.json.schema_components(
        tops, ref_template="#/$defs/{name}"
    )
    return {
        "title": "Protocol",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
    }


def protocol_text() -> str:
    """The file as it should be."""
    return json.dumps(schema(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def write(root: Path) -> Path:
    """Write the file below ``root`` and return its path."""
    path = root / FILE
    path.write_text(protocol_text(), encoding="utf-8")
    return path
