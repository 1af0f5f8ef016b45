"""Guests, accounts, blocks, and a person's data."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Response, delete, get, patch, post, put
from litestar.background_tasks import BackgroundTask
from litestar.connection import Request
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from sevencats.server.asked import types
from sevencats.server.asked.names import clean_name
from sevencats.server.errors import Refusal
from sevencats.server.notices.outgoing import check_address
from sevencats.server.store.channels import Channels
from sevencats.server.store.people import User
from sevencats.server.store.personal import Personal
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.seats.roster import seats_of
from sevencats.server.web.auth import (
    COOKIE,
    find_session,
    find_user,
    hash_password,
    need_user,
    password_fits,
    request_lang,
    session_cookie,
    session_token,
)
from sevencats.server.web.context import Context, address_of, context, need_try
from sevencats.server.web.devices import device_cookie, known_device
from sevencats.server.web.limits import CONFIRMATIONS, GUESTS, SECRET, STRANGER
from sevencats.server.web.passwords import check_password
from sevencats.server.web.reset import check_token, login_of, reset_token
from sevencats.server.web.responses import answers
from sevencats.text import Texts

AnyRequest = Request[Any, Any, Any]

#: Deletes the session cookie.
_NO_COOKIE = Cookie(key=COOKIE, value="", max_age=0, path="/")


def _me(user: User, token: str | None = None, key: str | None = None) -> types.Me:
    return types.Me(
        user.id,
        user.name,
        user.login,
        user.lang,
        user.webhook,
        key,
        token,
        user.operator,
        user.program,
    )


def _signed_in(request: AnyRequest, user: User, token: str, bearer: bool) -> Response[types.Me]:
    """Return a session, as a cookie or (to a program) as a token."""
    if bearer:
        return Response(_me(user, token))
    cookies = [session_cookie(request, token)]
    if user.login is not None:
        cookies.append(device_cookie(request, context(request).secret, user.id))
    return Response(_me(user), cookies=cookies)


@post("/api/session", tags=["people"], responses=answers(400, 403, 429))
async def new_guest(request: AnyRequest, data: JSONBody[types.NewGuest]) -> Response[types.Me]:
    """Create a guest, who plays without an account."""
    here = context(request)
    name = clean_name(data.name)
    await find_user(request, here.people)  # a user who is kept out does not begin again
    if not here.limiter.allow(address_of(request), GUESTS):
        raise Refusal("rate")
    user, token = await here.people.new_guest(name, data.lang, data.program)
    return _signed_in(request, user, token, data.token)


@get("/api/session", tags=["people"], responses=answers(401, 429))
async def who_am_i(request: AnyRequest) -> types.Me:
    """The person of this session."""
    return _me(await need_user(request, context(request).people))


@get("/api/me", tags=["people"], responses=answers(429))
async def visitor(request: AnyRequest) -> types.Me | None:
    """The person of this session, or null: a new visitor has none."""
    user = await find_user(request, context(request).people)
    return None if user is None else _me(user)


@delete("/api/session", tags=["people"], response_cookies=[_NO_COOKIE], responses=answers(403, 429))
async def log_out(request: AnyRequest) -> None:
    """End this session."""
    token = session_token(request)
    await find_user(request, context(request).people)
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
    """Turn a guest into an account, which can be used from anywhere. The guest's sessions end, and
    one of the account begins."""
    here = context(request)
    user = await need_user(request, here.people)
    if user.login is not None:
        raise Refusal("has_account")
    check_password(data.password, data.login)
    await need_try(request)
    hashed = await hash_password(data.password)
    await here.people.add_login(user.id, data.login.lower(), hashed)
    token = await here.people.new_session(user.id)
    account = await here.people.by_session(token)
    assert account is not None
    return _signed_in(request, account, token, data.token or "authorization" in request.headers)


@post("/api/account/login", tags=["people"], status_code=200, responses=answers(400, 401, 403, 429))
async def log_in(request: AnyRequest, data: JSONBody[types.Credentials]) -> Response[types.Me]:
    """Log in to an account."""
    here, login = context(request), data.login.lower()
    await find_user(request, here.people)  # a banned user stays out under other names
    found = await here.people.by_login(login)
    await _need_login_try(request, login, None if found is None else found[0].id)
    if not await password_fits(found[1] if found else None, data.password) or found is None:
        await here.attempts.allow(_guesses_at(login), SECRET.burst, SECRET.per_second)
        raise Refusal("bad_login")
    if found[0].barred:
        raise Refusal("barred")
    token = await here.people.new_session(found[0].id)
    return _signed_in(request, found[0], token, data.token)


def _guesses_at(login: str) -> str:
    return f"login {login}"


async def _need_login_try(request: AnyRequest, login: str, user: str | None) -> None:
    """Refuse one more password after many. Limits are for those who guess: the owner of an account
    that others guess at comes in with a browser used before, or at once from an address that has
    not guessed yet."""
    here = context(request)
    device = None if user is None else known_device(request, here.secret, user)
    if device is not None:
        await need_try(request, f"device {device}")
        return
    await need_try(request)
    if await here.attempts.spent(_guesses_at(login), SECRET.burst, SECRET.per_second):
        await need_try(request, f"login {login} address {address_of(request)}", STRANGER)


@put("/api/account/password", tags=["people"], responses=answers(400, 401, 403, 429))
async def change_password(
    request: AnyRequest, data: JSONBody[types.NewPassword]
) -> Response[types.Me]:
    """Change the password. All sessions end; this client gets a new one."""
    here = context(request)
    user = await need_user(request, here.people)
    check_password(data.new, user.login or "")
    await need_try(request, f"person {user.id}")
    found = await here.people.by_login(user.login) if user.login else None
    if found is None or not await password_fits(found[1], data.old):
        raise Refusal("bad_login")
    await here.people.set_password(user.id, await hash_password(data.new))
    token = await here.people.new_session(user.id)
    bearer = "authorization" in request.headers
    return _signed_in(request, user, token, bearer)


@post(
    "/api/account/forgotten",
    tags=["people"],
    status_code=204,
    responses=answers(400, 403, 409, 429),
)
async def forgotten_password(
    request: AnyRequest, data: JSONBody[types.ForgottenPassword]
) -> Response[None]:
    """Send a link to the confirmed mail address of an account. The answer is the same whether there
    is one."""
    here, login = context(request), data.login.lower()
    if here.senders.mail is None:
        raise Refusal("no_mail")
    await need_try(request)
    await need_try(request, f"reset {login}", CONFIRMATIONS)
    lang = request_lang(request)
    task = BackgroundTask(_send_link, here, login, lang)
    return Response(None, status_code=204, background=task)


async def _send_link(here: Context, login: str, lang: str) -> None:
    found = await here.people.by_login(login)
    channels = [] if found is None else await Channels(here.database).of(found[0].id)
    address = next((one.address for one in channels if one.kind == "mail" and one.confirmed), None)
    if found is None or address is None or here.senders.mail is None:
        return
    token = reset_token(here.secret, login, found[1])
    texts = Texts.load(lang)
    link = f"{here.senders.public_url}/#/me/reset?token={token}"
    words = texts("password-reset-mail", name=found[0].name, login=login, link=link)
    await here.senders.mail.send(address, texts("password-reset-subject"), words)


@post("/api/account/reset", tags=["people"], status_code=200, responses=answers(400, 403, 404, 429))
async def reset_password(
    request: AnyRequest, data: JSONBody[types.ResetPassword]
) -> Response[types.Me]:
    """Choose a new password with a link from a mail. All sessions end, and one begins."""
    here, login = context(request), login_of(data.link)
    await need_try(request)
    found = await here.people.by_login(login)
    if found is None:
        raise Refusal("old_link")
    check_token(data.link, here.secret, login, found[1])
    if found[0].barred:
        raise Refusal("barred")
    check_password(data.password, login)
    await here.people.set_password(found[0].id, await hash_password(data.password))
    token = await here.people.new_session(found[0].id)
    return _signed_in(request, found[0], token, data.token)


async def _need_session(request: AnyRequest) -> User:
    """The person of the session; a banned person has the same right to the data."""
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
    """My tables, active ones first; no lessons, and no abandoned games against bots only."""
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
    """The people I have blocked."""
    here = context(request)
    user = await need_user(request, here.people)
    return [types.Blocked(*row) for row in await here.people.blocked_names(user.id)]


@post("/api/me/blocks", tags=["people"], responses=answers(400, 401, 403, 404, 429))
async def block(request: AnyRequest, data: JSONBody[types.NewBlock]) -> list[types.Blocked]:
    """Block the player of a seat: no phrases from them, no tables with them."""
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
    forgotten_password,
    reset_password,
    export_data,
    erase_data,
    my_tables,
    my_blocks,
    block,
    unblock,
]
