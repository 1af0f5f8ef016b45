"""The wire types, and the views and insight of each game, as JSON Schema: the page's TypeScript is
made from these files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from sevencats.kit import Kit, kits
from sevencats.kit.decks import DeckReport, DeckSheet, TrioReport
from sevencats.kit.lessons import LessonInfo
from sevencats.server.store.matches import MatchState
from sevencats.server.store.operators import (
    OperatorAct,
    OperatorPerson,
    OperatorReport,
    OperatorTable,
)
from sevencats.server.store.people import SavedDeck
from sevencats.server.store.ratings import RatedResult
from sevencats.server.table_view import TableView
from sevencats.server.tables.reviews import Review
from sevencats.server.web import types
from sevencats.server.web.achievement_routes import AchievementInfo
from sevencats.server.web.history_routes import MyHistory
from sevencats.server.web.match_routes import QuickMatch
from sevencats.server.web.operator_routes import OperatorHealth
from sevencats.server.web.puzzle_routes import DailyPuzzle, PuzzleAnswer
from sevencats.server.web.rating_routes import BotStanding, MyRatings
from sevencats.server.web.report_routes import NewReport
from sevencats.server.wire import ClientMessage, ServerMessage

#: Where the page's build finds them, seen from the project's folder.
FILE = Path("web", "protocol.json")
VIEWS = Path("web", "views")
#: The messages that carry a view; those who read them in Python need no more than a dict.
_WITH_VIEW = ("StateMessage", "ReplayStep", "Moment", "DailyPuzzle", "PuzzleStep")

_REF = "#/$defs/{name}"

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
    types.NoticeSettings,
    types.NewDeck,
    types.DeckQuestion,
    DeckReport,
    SavedDeck,
    DeckSheet,
    TrioReport,
    LessonInfo,
    Review,
    RatedResult,
    BotStanding,
    MyRatings,
    QuickMatch,
    MatchState,
    MyHistory,
    AchievementInfo,
    NewReport,
    OperatorTable,
    OperatorPerson,
    OperatorReport,
    OperatorAct,
    OperatorHealth,
    DailyPuzzle,
    PuzzleAnswer,
)


def schema() -> dict[str, Any]:
    """All messages of the socket and the bodies of the requests that the page sends."""
    tops = [ClientMessage, ServerMessage, TableView, *_ANSWERS]
    (client, server, *_), components = msgspec.json.schema_components(tops, ref_template=_REF)
    for name in _WITH_VIEW:
        components[name]["properties"]["view"] = {"$ref": _REF.format(name="TableView")}
    return {
        "title": "Protocol",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
    }


def view_schema(kit: Kit) -> dict[str, Any]:
    """The view of a game as ``View``, its parts, and the other records that its kit sends."""
    types = get_type_hints(TableView)
    types["public"] = kit.game.public_type
    types["private"] = dict.__class_getitem__((str, kit.game.private_type))
    fields = [(field, types[field]) for field in TableView.__struct_fields__]
    view = msgspec.defstruct("View", fields, namespace={"__doc__": TableView.__doc__})
    optional = (kit.insight_type, kit.forecast_type, kit.facts_type, kit.chronicle_type)
    tops = [view, *(record for record in optional if record is not None)]
    _, components = msgspec.json.schema_components(tops, ref_template=_REF)
    return {"title": f"{kit.title} views", "$defs": components}


def files() -> dict[Path, str]:
    """All files as they should be, by their places. A game whose views are plain dicts is shown by
    what all views have in common."""
    texts = {FILE: _text(schema())}
    for kit in kits().values():
        if isinstance(kit.game.public_type, type):
            texts[VIEWS / f"{kit.name}.json"] = _text(view_schema(kit))
    return texts


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def write(root: Path) -> list[Path]:
    """Write the files below ``root`` and return their paths."""
    paths = []
    for place, text in files().items():
        path = root / place
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        paths.append(path)
    return paths
