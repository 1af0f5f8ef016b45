"""What the deck builder asks: a deck read, counted and checked by all rule sets at once."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.connection import Request
from litestar.params import JSONBody

from sevencats.kit.decks import DeckSheet, TrioReport
from sevencats.server.games import decks_of
from sevencats.server.web.auth import request_lang
from sevencats.server.web.responses import answers
from sevencats.server.web.types import Body, DeckText, Word

AnyRequest = Request[Any, Any, Any]


class DeckToRead(Body, frozen=True):
    """A share code, or the text of a deck file."""

    game: Word
    deck: DeckText


class DecksToBring(Body, frozen=True):
    """The decks for a tournament."""

    game: Word
    decks: Annotated[tuple[DeckText, ...], msgspec.Meta(max_length=5)]


@post("/api/decks/read", tags=["decks"], status_code=200, responses=answers(400, 403, 404, 429))
async def read_sheet(request: AnyRequest, data: JSONBody[DeckToRead]) -> DeckSheet:
    """The cards of a deck, its counts, and what every rule set says of it."""
    return decks_of(data.game).sheet(data.deck, request_lang(request))


@post(
    "/api/decks/tournament", tags=["decks"], status_code=200, responses=answers(400, 403, 404, 429)
)
async def check_trio(request: AnyRequest, data: JSONBody[DecksToBring]) -> TrioReport:
    """Whether decks may be brought to a tournament together."""
    return decks_of(data.game).trio(data.decks, request_lang(request))


ROUTES = [read_sheet, check_trio]
