"""Decks: read, counted and checked for the deck builder; and saved decks."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, post
from litestar.connection import Request
from litestar.params import FromPath, JSONBody

from sevencats.plugin.decks import DeckReport, DeckSheet, TrioReport
from sevencats.server.asked.names import clean_name
from sevencats.server.asked.types import (
    DeckQuestion,
    DecksToBring,
    DeckToRead,
    NewDeck,
    SavedDeck,
)
from sevencats.server.games import decks_of
from sevencats.server.web.auth import need_user, request_lang
from sevencats.server.web.context import context, need_share
from sevencats.server.web.responses import answers

AnyRequest = Request[Any, Any, Any]


def _cost(*texts: str) -> float:
    """The cost of reading decks, in units of ``HEAVY``."""
    return sum(1 + len(text) / 1000 for text in texts)


@post("/api/decks/read", tags=["decks"], status_code=200, responses=answers(400, 403, 404, 429))
async def read_sheet(request: AnyRequest, data: JSONBody[DeckToRead]) -> DeckSheet:
    """The cards of a deck, its counts, and what every rule set says of it."""
    decks = decks_of(data.game)
    await need_share(request, _cost(data.deck))
    return await context(request).heavy.run(decks.sheet, data.deck, request_lang(request))


@post(
    "/api/decks/tournament", tags=["decks"], status_code=200, responses=answers(400, 403, 404, 429)
)
async def check_trio(request: AnyRequest, data: JSONBody[DecksToBring]) -> TrioReport:
    """Check if decks may be brought to a tournament together."""
    decks = decks_of(data.game)
    await need_share(request, _cost(*data.decks))
    return await context(request).heavy.run(decks.trio, data.decks, request_lang(request))


@post("/api/decks/check", tags=["decks"], status_code=200, responses=answers(400, 403, 404, 429))
async def check_deck(request: AnyRequest, data: JSONBody[DeckQuestion]) -> DeckReport:
    """Check if a deck (a share code, or the text of a deck file) may be played in a mode."""
    decks, lang = decks_of(data.game), request_lang(request)
    await need_share(request, _cost(data.deck))
    return await context(request).heavy.run(decks.report, data.mode, data.deck, lang)


@get("/api/me/decks", tags=["decks"], responses=answers(401, 429))
async def my_decks(request: AnyRequest) -> list[SavedDeck]:
    """My saved decks."""
    here = context(request)
    user = await need_user(request, here.people)
    return await here.people.decks(user.id)


@post("/api/me/decks", tags=["decks"], responses=answers(400, 401, 403, 404, 429))
async def save_deck(request: AnyRequest, data: JSONBody[NewDeck]) -> SavedDeck:
    """Save a deck. It need not be legal yet."""
    here = context(request)
    user = await need_user(request, here.people)
    decks = decks_of(data.game)
    await need_share(request, _cost(data.deck))
    code = await here.heavy.run(decks.code, data.deck)
    return await here.people.save_deck(user.id, data.game, clean_name(data.name), code)


@delete("/api/me/decks/{deck:str}", tags=["decks"], responses=answers(401, 403, 404, 429))
async def drop_deck(request: AnyRequest, deck: FromPath[str]) -> None:
    """Delete a saved deck."""
    here = context(request)
    user = await need_user(request, here.people)
    await here.people.drop_deck(user.id, deck)


ROUTES = [read_sheet, check_trio, check_deck, my_decks, save_deck, drop_deck]
