"""Who asks: sessions by cookie or bearer token, names, passwords, and the page it comes from."""

from __future__ import annotations

import asyncio
import unicodedata
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
MAX_NAME = 24

_hasher = PasswordHasher()
#: Checked when there is no such account, so that the answer takes as long as for a wrong password.
_NOBODY = _hasher.hash("nobody")


def session_token(request: AnyConnection) -> str | None:
    """The session a request belongs to. A program sends it as a bearer token."""
    header = request.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip()[:200]
    cookie = request.cookies.get(COOKIE)
    return cookie[:200] if cookie else None


async def find_session(request: AnyConnection, people: People) -> User | None:
    """Whose session it is, if anybody's; also of somebody who is kept out."""
    token = session_token(request)
    return None if token is None else await people.by_session(token)


async def find_user(request: AnyConnection, people: People) -> User | None:
    """Whose request it is, if anybody's; ``barred`` for somebody whom an operator keeps out."""
    user = await find_session(request, people)
    if user is not None and user.barred:
        raise Refusal("barred")
    return user


async def find_with_blocks(
    request: AnyConnection, people: People
) -> tuple[User | None, frozenset[str]]:
    """``find_user``, and whom that person blocked."""
    token = session_token(request)
    person = None if token is None else await people.with_blocks(token)
    if person is None:
        return None, frozenset()
    if person[0].barred:
        raise Refusal("barred")
    return person


async def need_user(request: AnyConnection, people: People) -> User:
    """Whose request it is; ``no_session`` if nobody's."""
    user = await find_user(request, people)
    if user is None:
        raise Refusal("no_session")
    return user


def session_cookie(request: AnyConnection, token: str) -> Cookie:
    """The cookie of a session: no script may read it, no other site may send it along."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=SESSION_MS // 1000,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme in ("https", "wss"),
        path="/",
    )


def clean_name(name: str) -> str:
    """A name for people to read: one line, no signs that hide or turn text round."""
    characters = []
    for sign in unicodedata.normalize("NFC", name):
        category = unicodedata.category(sign)
        characters.append(" " if category[0] == "Z" or category == "Cc" else sign)
    text = "".join(sign for sign in characters if unicodedata.category(sign)[0] != "C")
    text = " ".join(text.split())
    if not 1 <= len(text) <= MAX_NAME:
        raise Refusal("bad_name", limit=MAX_NAME)
    return text


def pick_lang(asked: str | None, header: str) -> str:
    """The language to answer in: as asked for, else what the browser likes best of ours."""
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
    """Refuse pages of other sites. A program that is no browser sends no origin, and has no
    cookies that it did not get from us."""
    if origin is None or origin in allowed:
        return
    if urlsplit(origin).netloc.lower() != host.lower():
        raise Refusal("foreign_origin")


async def hash_password(password: str) -> str:
    """An argon2 hash; made in a thread, for it is slow on purpose."""
    return await asyncio.to_thread(_hasher.hash, password)


async def password_fits(hashed: str | None, password: str) -> bool:
    """Whether a password is the right one; takes the same time if there is no account."""

    def verify() -> bool:
        try:
            return _hasher.verify(hashed or _NOBODY, password) and hashed is not None
        except (VerificationError, InvalidHashError):
            return False

    return await asyncio.to_thread(verify)
