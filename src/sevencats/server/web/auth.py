"""Authentication: sessions by cookie or bearer token, names, passwords, and origins."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from sevencats.server.errors import Refusal
from sevencats.server.store.people import SESSION_MS, People, User
from sevencats.text import FALLBACK, LANGUAGES

AnyConnection = ASGIConnection[Any, Any, Any, Any]

COOKIE = "sevencats_session"

_hasher = PasswordHasher()
#: Verified if there is no such account, so that the answer takes as long as for a wrong password.
_NOBODY = _hasher.hash("nobody")


def session_token(request: AnyConnection) -> str | None:
    """The session token of a request. Programs send it as a bearer token."""
    header = request.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip()[:200]
    cookie = request.cookies.get(COOKIE)
    return cookie[:200] if cookie else None


async def find_session(request: AnyConnection, people: People) -> User | None:
    """The session of a request, if any; also of a banned person."""
    token = session_token(request)
    return None if token is None else await people.by_session(token)


async def find_user(request: AnyConnection, people: People) -> User | None:
    """The user of a request, if any; ``barred`` for a banned person."""
    user = await find_session(request, people)
    if user is not None and user.barred:
        raise Refusal("barred")
    return user


async def find_with_blocks(
    request: AnyConnection, people: People
) -> tuple[User | None, frozenset[str]]:
    """``find_user``, and the people they have blocked."""
    token = session_token(request)
    person = None if token is None else await people.with_blocks(token)
    if person is None:
        return None, frozenset()
    if person[0].barred:
        raise Refusal("barred")
    return person


async def need_user(request: AnyConnection, people: People) -> User:
    """The user of a request; ``no_session`` if there is none."""
    user = await find_user(request, people)
    if user is None:
        raise Refusal("no_session")
    return user


def session_cookie(request: AnyConnection, token: str) -> Cookie:
    """The cookie of a session: hidden from scripts, and not sent by other sites."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=SESSION_MS // 1000,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme in ("https", "wss"),
        path="/",
    )


def pick_lang(asked: str | None, header: str) -> str:
    """The language of the answer: the requested one, or else the browser's preferred one of
    ours."""
    if asked in LANGUAGES:
        return str(asked)
    for part in header.split(",")[:20]:
        lang = part.partition(";")[0].strip().lower().partition("-")[0]
        if lang in LANGUAGES:
            return lang
    return FALLBACK


def request_lang(request: AnyConnection) -> str:
    """The language of a request."""
    return pick_lang(request.query_params.get("lang"), request.headers.get("accept-language", ""))


def check_origin(origin: str | None, host: str, allowed: tuple[str, ...]) -> None:
    """Refuse pages of other sites. Programs other than browsers send no origin, and have no cookies
    that they did not get from us."""
    if origin is None or origin in allowed:
        return
    if urlsplit(origin).netloc.lower() != host.lower():
        raise Refusal("foreign_origin")


async def hash_password(password: str) -> str:
    """An argon2 hash; computed in a thread, because it is deliberately slow."""
    return await asyncio.to_thread(_hasher.hash, password)


async def password_fits(hashed: str | None, password: str) -> bool:
    """Return whether a password is right; takes the same time if there is no account."""

    def verify() -> bool:
        try:
            return _hasher.verify(hashed or _NOBODY, password) and hashed is not None
        except (VerificationError, InvalidHashError):
            return False

    return await asyncio.to_thread(verify)
