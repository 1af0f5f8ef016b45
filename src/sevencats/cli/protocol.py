"""The wire types, and the views and insight of each game, as JSON Schema: the page's TypeScript is
made from these files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from sevencats.plugin import Plugin, plugins
from sevencats.plugin.decks import DeckReport, DeckSheet, TrioReport
from sevencats.plugin.lessons import LessonInfo
from sevencats.server.asked import types
from sevencats.server.asked.daily import DailyPuzzle, PuzzleAnswer
from sevencats.server.asked.types import MyHistory, SavedDeck
from sevencats.server.store.matches import MatchState
from sevencats.server.store.operators import (
    OperatorAct,
    OperatorPerson,
    OperatorReport,
    OperatorTable,
)
from sevencats.server.store.ratings import RatedResult
from sevencats.server.store.rivals import OperatorRivals
from sevencats.server.table_view import TableView
from sevencats.server.tables.history.reviews import Review
from sevencats.server.web.routes.achievement import AchievementInfo
from sevencats.server.web.routes.match import QuickMatch
from sevencats.server.web.routes.operator import OperatorHealth
from sevencats.server.web.routes.rating import BotStanding, MyRatings
from sevencats.server.web.routes.report import NewReport
from sevencats.server.wire import ANSWERED_AT_ONCE, PROTOCOL, ClientMessage, ServerMessage

#: Where the page's build finds them, relative to the project's folder.
FILE = Path("web", "generated", "protocol.json")
VIEWS = Path("web", "generated", "views")
#: The messages that carry a view; Python clients need no more than a dict.
_WITH_VIEW = ("StateMessage", "StepWithView", "DailyPuzzle", "PuzzleStep")

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
    OperatorRivals,
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
        "version": PROTOCOL,
        "answeredAtOnce": ANSWERED_AT_ONCE,
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
    }


def view_schema(plugin: Plugin) -> dict[str, Any]:
    """The view of a game as ``View``, its parts, and the other records that its plugin sends."""
    types = get_type_hints(TableView)
    types["public"] = plugin.game.public_type
    types["private"] = dict.__class_getitem__((str, plugin.game.private_type))
    fields = [(field, types[field]) for field in TableView.__struct_fields__]
    view = msgspec.defstruct("View", fields, namespace={"__doc__": TableView.__doc__})
    optional = (plugin.insight_type, plugin.forecast_type, plugin.facts_type, plugin.chronicle_type)
    tops = [view, *(record for record in optional if record is not None)]
    _, components = msgspec.json.schema_components(tops, ref_template=_REF)
    return {"title": f"{plugin.title} views", "$defs": components}


def files() -> dict[Path, str]:
    """The contents of all files, by path. A game whose views are plain dicts gets the parts common
    to all views."""
    texts = {FILE: _text(schema())}
    for plugin in plugins().values():
        if isinstance(plugin.game.public_type, type):
            texts[VIEWS / f"{plugin.name}.json"] = _text(view_schema(plugin))
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
