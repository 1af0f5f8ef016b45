"""Notification settings, channels, and the links of mails."""

from __future__ import annotations

from typing import Any, Literal

from litestar import delete, get, post, put
from litestar.connection import Request
from litestar.params import FromPath, JSONBody

from sevencats.server.asked import types
from sevencats.server.errors import Refusal
from sevencats.server.notices.outgoing import check_address
from sevencats.server.notices.push import Subscription, check_keys, public_key
from sevencats.server.notices.words import is_link_token, link_token
from sevencats.server.store.channels import Channel, Channels
from sevencats.server.tables.seats.roster import need_waiting, seat_of
from sevencats.server.web.auth import need_user
from sevencats.server.web.context import Context, address_of, context
from sevencats.server.web.limits import CODES, CONFIRMATIONS, INVITATIONS
from sevencats.server.web.responses import answers
from sevencats.text import Texts

AnyRequest = Request[Any, Any, Any]


async def _settings(here: Context, user: str) -> types.NoticeSettings:
    channels = Channels(here.database)
    push, mail = here.senders.push, here.senders.mail
    return types.NoticeSettings(
        wants=await channels.wants(user),
        push_key=None if push is None else public_key(push.key),
        mail=mail is not None,
        channels=tuple(
            types.NoticeChannel(one.id, one.kind, one.address, one.confirmed)
            for one in await channels.of(user)
        ),
    )


@get("/api/me/notices", tags=["people"], responses=answers(401, 429))
async def my_notices(request: AnyRequest) -> types.NoticeSettings:
    """My notification settings and channels."""
    here = context(request)
    user = await need_user(request, here.people)
    return await _settings(here, user.id)


@put("/api/me/notices", tags=["people"], responses=answers(400, 401, 403, 429))
async def set_wishes(
    request: AnyRequest, data: JSONBody[types.NoticeWishes]
) -> types.NoticeSettings:
    """Choose the kinds of notice to get."""
    here = context(request)
    user = await need_user(request, here.people)
    await Channels(here.database).set_wants(user.id, data.wants)
    return await _settings(here, user.id)


@post("/api/me/notices/browsers", tags=["people"], responses=answers(400, 401, 403, 409, 429))
async def add_browser(
    request: AnyRequest, data: JSONBody[types.NewBrowser]
) -> types.NoticeSettings:
    """Send notifications to this browser too."""
    here = context(request)
    user = await need_user(request, here.people)
    if here.senders.push is None:
        raise Refusal("not_offered")
    await check_address(data.endpoint, here.settings.webhooks, "push")
    check_keys(Subscription(data.endpoint, data.p256dh, data.auth))
    keys = {"p256dh": data.p256dh, "auth": data.auth}
    await Channels(here.database).add_browser(user.id, data.endpoint, keys)
    return await _settings(here, user.id)


@delete(
    "/api/me/notices/channels/{channel:str}",
    tags=["people"],
    status_code=200,
    responses=answers(401, 403, 429),
)
async def remove_channel(request: AnyRequest, channel: FromPath[str]) -> types.NoticeSettings:
    """Delete a channel."""
    here = context(request)
    user = await need_user(request, here.people)
    await Channels(here.database).remove(channel, user.id)
    return await _settings(here, user.id)


@put("/api/me/notices/mail", tags=["people"], responses=answers(400, 401, 403, 409, 429))
async def set_mail(request: AnyRequest, data: JSONBody[types.NewMail]) -> types.NoticeSettings:
    """Send mails to this address, once it is confirmed by the link in the first of them."""
    here = context(request)
    user = await need_user(request, here.people)
    mail = here.senders.mail
    if mail is None:
        raise Refusal("not_offered")
    allow = here.limiter.allow
    who = (user.id, address_of(request), f"mail {data.address.lower()}")
    if not all(allow(one, CONFIRMATIONS) for one in who):
        raise Refusal("rate")
    channel = await Channels(here.database).set_mail(user.id, data.address)
    token = link_token(here.senders.secret, "confirm", channel.id, channel.address)
    texts = Texts.load(user.lang)
    link = f"{here.senders.public_url}/#/notices/confirm?token={token}"
    text = texts("notice-confirm-mail", name=user.name, link=link)
    if await mail.send(data.address, texts("notice-confirm-subject"), text) != "sent":
        await Channels(here.database).remove(channel.id)
        raise Refusal("not_delivered")
    return await _settings(here, user.id)


async def _channel_of_link(
    request: AnyRequest, token: str, purpose: Literal["confirm", "unsubscribe"]
) -> Channel:
    """The channel of a mail's link."""
    here = context(request)
    if not here.limiter.allow(f"link {address_of(request)}", CODES):
        raise Refusal("rate")
    channel = await Channels(here.database).get(token.rpartition(".")[0])
    secret = here.senders.secret
    if channel is None or not is_link_token(token, secret, purpose, channel.id, channel.address):
        raise Refusal("not_found", what="")
    return channel


@post(
    "/api/notices/confirm/{token:str}",
    tags=["people"],
    status_code=204,
    responses=answers(403, 404, 429),
)
async def confirm_mail(request: AnyRequest, token: FromPath[str]) -> None:
    """Confirm the address that the link was sent to."""
    channel = await _channel_of_link(request, token, "confirm")
    await Channels(context(request).database).confirm(channel.id)


@post(
    "/api/notices/unsubscribe/{token:str}",
    tags=["people"],
    status_code=204,
    responses=answers(403, 404, 429),
)
async def unsubscribe(request: AnyRequest, token: FromPath[str]) -> None:
    """Stop mails to the address that the link was sent to; mail programs do this too (RFC 8058)."""
    channel = await _channel_of_link(request, token, "unsubscribe")
    await Channels(context(request).database).remove(channel.id)


@post(
    "/api/tables/{table:str}/invitations",
    tags=["tables"],
    status_code=204,
    responses=answers(400, 401, 403, 404, 409, 429),
)
async def invite(
    request: AnyRequest, table: FromPath[str], data: JSONBody[types.NewInvitation]
) -> None:
    """Invite a user to my waiting table. Blocked senders get no error, and their invitation is
    dropped."""
    here = context(request)
    user = await need_user(request, here.people)
    record = await here.lobby.get(table)
    need_waiting(record)
    seat = seat_of(record, user.id)
    if seat is None:
        raise Refusal("not_yours")
    if not here.limiter.allow(user.id, INVITATIONS):
        raise Refusal("rate")
    account = await here.people.by_login(data.login.lower())
    if account is None or account[0].id == user.id:
        raise Refusal("not_found", what=data.login[:40])
    other = account[0].id
    blocked = await here.people.blocked_by(other) | await here.people.blocked_by(user.id)
    if {user.id, other} & blocked or not here.limiter.allow(f"invited {other}", INVITATIONS):
        return
    setup = record.setup
    body = {
        "what": "invited",
        "table": record.id,
        "code": record.code,
        "game": setup.game,
        "mode": setup.mode,
        "others": [seat.name],
    }
    await Channels(here.database).notify([other], body)


ROUTES = [
    my_notices,
    set_wishes,
    add_browser,
    remove_channel,
    set_mail,
    confirm_mail,
    unsubscribe,
    invite,
]
