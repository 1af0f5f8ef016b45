"""Guests, accounts, blocks, and what the server knows about a person."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Response, delete, get, patch, post, put
from litestar.connection import Request
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from sevencats.server.errors import Refusal
from sevencats.server.notices.outgoing import check_address
from sevencats.server.store.people import User
from sevencats.server.store.personal import Personal
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.roster import seats_of
from sevencats.server.web import types
from sevencats.server.web.auth import (
    COOKIE,
    clean_name,
    find_session,
    find_user,
    hash_password,
    need_user,
    password_fits,
    request_lang,
    session_cookie,
    session_token,
)
from sevencats.server.web.context import address_of, context, need_try
from sevencats.server.web.limits import GUESTS
from sevencats.server.web.responses import answers

AnyRequest = Request[Any, Any, Any]

#: Takes the session's cookie away.
_NO_COOKIE = Cookie(key=COOKIE, value="", max_age=0, path="/")


def _me(user: User, token: str | None = None, key: str | None = None) -> types.Me:
    return types.Me(
        user.id, user.name, user.login, user.lang, user.webhook, key, token, user.operator
    )


def _signed_in(request: AnyRequest, user: User, token: str, bearer: bool) -> Response[types.Me]:
    """Hand a session over, as a cookie or (to a program) as a token."""
    if bearer:
        return Response(_me(user, token))
    return Response(_me(user), cookies=[session_cookie(request, token)])


@post("/api/session", tags=["people"], responses=answers(400, 403, 429))
async def new_guest(request: AnyRequest, data: JSONBody[types.NewGuest]) -> Response[types.Me]:
    """Begin to play under a name, without an account."""
    here = context(request)
    name = clean_name(data.name)
    if not here.limiter.allow(address_of(request), GUESTS):
        raise Refusal("rate")
    user, token = await here.people.new_guest(name, data.lang)
    return _signed_in(request, user, token, data.token)


@get("/api/session", tags=["people"], responses=answers(401, 429))
async def who_am_i(request: AnyRequest) -> types.Me:
    """The person this session belongs to."""
    return _me(await need_user(request, context(request).people))


@get("/api/me", tags=["people"], responses=answers(429))
async def visitor(request: AnyRequest) -> types.Me | None:
    """The person this session belongs to, or null: whoever comes for the first time has none."""
    user = await find_user(request, context(request).people)
    return None if user is None else _me(user)


@delete("/api/session", tags=["people"], response_cookies=[_NO_COOKIE], responses=answers(403, 429))
async def log_out(request: AnyRequest) -> None:
    """End this session."""
    token = session_token(request)
    if token is not None:
        await context(request).people.end_session(token)


@patch("/api/session", tags=["people"], responses=answers(400, 401, 403, 429))
async def change_profile(request: AnyRequest, data: JSONBody[types.ProfileChange]) -> types.Me:
    """Change name, language or webhook. A new webhook comes with a new key to check notices."""
    here = context(request)
    user = await need_user(request, here.people)
    values: dict[str, Any] = {}
    key = None
    if data.name is not None:
        values["name"] = clean_name(data.name)
    if data.lang is not None:
        values["lang"] = data.lang
    if data.webhook is not None:
        if data.webhook:
            await check_address(data.webhook, here.settings.webhooks)
            key = secrets.token_hex(24)
        values |= {"webhook": data.webhook or None, "webhook_key": key}
    if values:
        await here.people.change(user.id, **values)
    fresh = await need_user(request, here.people)
    return _me(fresh, key=key)


@post("/api/account", tags=["people"], responses=answers(400, 401, 403, 409, 429))
async def new_account(request: AnyRequest, data: JSONBody[types.Credentials]) -> Response[types.Me]:
    """Turn a guest into an account, so that one can come back from anywhere. The guest's sessions
    end, and one of the account begins."""
    here = context(request)
    user = await need_user(request, here.people)
    if user.login is not None:
        raise Refusal("has_account")
    await need_try(request)
    hashed = await hash_password(data.password)
    await here.people.add_login(user.id, data.login.lower(), hashed)
    token = await here.people.new_session(user.id)
    account = await here.people.by_session(token)
    assert account is not None
    return _signed_in(request, account, token, data.token or "authorization" in request.headers)


@post("/api/account/login", tags=["people"], status_code=200, responses=answers(400, 401, 403, 429))
async def log_in(request: AnyRequest, data: JSONBody[types.Credentials]) -> Response[types.Me]:
    """Begin a session of an account."""
    here = context(request)
    # Whatever addresses the guesses come from, and whichever processes they go to.
    await need_try(request, f"login {data.login.lower()}")
    found = await here.people.by_login(data.login.lower())
    if not await password_fits(found[1] if found else None, data.password) or found is None:
        raise Refusal("bad_login")
    if found[0].barred:
        raise Refusal("barred")
    token = await here.people.new_session(found[0].id)
    return _signed_in(request, found[0], token, data.token)


@put("/api/account/password", tags=["people"], responses=answers(400, 401, 403, 429))
async def change_password(
    request: AnyRequest, data: JSONBody[types.NewPassword]
) -> Response[types.Me]:
    """Change the password. All sessions end but this one, which begins anew."""
    here = context(request)
    user = await need_user(request, here.people)
    await need_try(request, f"login {user.login}")
    found = await here.people.by_login(user.login) if user.login else None
    if found is None or not await password_fits(found[1], data.old):
        raise Refusal("bad_login")
    await here.people.set_password(user.id, await hash_password(data.new))
    token = await here.people.new_session(user.id)
    bearer = "authorization" in request.headers
    return _signed_in(request, user, token, bearer)


async def _need_session(request: AnyRequest) -> User:
    """Whose data it is; somebody who is kept out has the same right to it."""
    user = await find_session(request, context(request).people)
    if user is None:
        raise Refusal("no_session")
    return user


@get("/api/me/data", tags=["people"], responses=answers(401, 429))
async def export_data(request: AnyRequest) -> dict[str, Any]:
    """Everything the server knows about me."""
    here = context(request)
    user = await _need_session(request)
    return await Personal(here.database).export(user)


@delete(
    "/api/me/data",
    tags=["people"],
    response_cookies=[_NO_COOKIE],
    responses=answers(401, 403, 429),
)
async def erase_data(request: AnyRequest) -> None:
    """Forget me. Games I sit in go on with a bot in my place."""
    here = context(request)
    user = await _need_session(request)
    personal = Personal(here.database)
    for table in await personal.tables_of(user.id):
        await here.hub.send(table, cmd.Forget(user.id))
    await personal.erase(user.id)


@get("/api/me/tables", tags=["people"], responses=answers(401, 429))
async def my_tables(request: AnyRequest) -> list[types.MyTable]:
    """The tables I sit at, those in use first; no lessons, and no games against bots alone that I
    left long ago."""
    here = context(request)
    user = await need_user(request, here.people)
    lang = request_lang(request)
    records = [r for r in await here.lobby.list_of(user.id, 100) if not r.setup.lesson]
    found = []
    for record, info in zip(records, await here.hub.infos(records, lang), strict=True):
        mine = [seat.seat for seat in seats_of(record, user.id)]
        asked = any(record.asked >> seat & 1 for seat in mine)
        found.append(types.MyTable(info, mine[0], asked))
    return found


@get("/api/me/blocks", tags=["people"], responses=answers(401, 429))
async def my_blocks(request: AnyRequest) -> list[types.Blocked]:
    """Whom I have blocked."""
    here = context(request)
    user = await need_user(request, here.people)
    return [types.Blocked(*row) for row in await here.people.blocked_names(user.id)]


@post("/api/me/blocks", tags=["people"], responses=answers(400, 401, 403, 404, 429))
async def block(request: AnyRequest, data: JSONBody[types.NewBlock]) -> list[types.Blocked]:
    """Block whoever sits at a seat: no phrases from them, no tables with them."""
    here = context(request)
    user = await need_user(request, here.people)
    record = await here.lobby.get(data.table)
    other = record.seats[data.seat].user if data.seat < len(record.seats) else None
    if other is None or other == user.id:
        raise Refusal("not_found", what=str(data.seat))
    await here.people.block(user.id, other)
    return [types.Blocked(*row) for row in await here.people.blocked_names(user.id)]


@delete("/api/me/blocks/{other:str}", tags=["people"], responses=answers(401, 403, 429))
async def unblock(request: AnyRequest, other: FromPath[str]) -> None:
    """Take a block back."""
    here = context(request)
    user = await need_user(request, here.people)
    await here.people.unblock(user.id, other)


ROUTES = [
    new_guest,
    who_am_i,
    visitor,
    log_out,
    change_profile,
    new_account,
    log_in,
    change_password,
    export_data,
    erase_data,
    my_tables,
    my_blocks,
    block,
    unblock,
]
