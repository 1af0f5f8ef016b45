"""Browsers from which a user has logged in before: guesses of strangers do not keep them out."""

from __future__ import annotations

import hmac
import secrets

from litestar.datastructures import Cookie

from sevencats.server.web.auth import AnyConnection

DEVICE_COOKIE = "sevencats_device"
_YEAR_S = 365 * 24 * 3600


def device_cookie(request: AnyConnection, secret: bytes, user: str) -> Cookie:
    """Remember that this browser is one of a user's own. Nothing is stored here."""
    device = secrets.token_hex(8)
    return Cookie(
        key=DEVICE_COOKIE,
        value=f"{device}.{_seal(secret, user, device)}",
        max_age=_YEAR_S,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme in ("https", "wss"),
        path="/api/account",
    )


def known_device(request: AnyConnection, secret: bytes, user: str) -> str | None:
    """The device that a request comes from, if it is one of this person's."""
    device, _, seal = request.cookies.get(DEVICE_COOKIE, "")[:200].partition(".")
    expected = _seal(secret, user, device)
    return device if device and hmac.compare_digest(seal.encode(), expected.encode()) else None


def _seal(secret: bytes, user: str, device: str) -> str:
    return hmac.new(secret, f"device {user} {device}".encode(), "sha256").hexdigest()
