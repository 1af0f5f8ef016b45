"""Links that let a user choose a new password, sent by mail: valid once, and for an hour."""

from __future__ import annotations

import hmac

from sevencats.server.errors import Refusal
from sevencats.server.now import now_ms

_VALID_MS = 3600 * 1000


def reset_token(secret: bytes, login: str, password: str, now: int | None = None) -> str:
    """The token of a link; ``password`` is the hash that the account has until then."""
    until = (now or now_ms()) + _VALID_MS
    return f"{login}.{until}.{_seal(secret, login, password, until)}"


def login_of(token: str) -> str:
    """The account that a token is for, if it is one."""
    return token.rpartition(".")[0].rpartition(".")[0]


def check_token(token: str, secret: bytes, login: str, password: str) -> None:
    """Refuse a token that is wrong, used or too old."""
    _, until, seal = token.rsplit(".", 2)
    if not until.isascii() or not until.isdecimal() or len(until) > 16 or int(until) < now_ms():
        raise Refusal("old_link")
    expected = _seal(secret, login, password, int(until))
    if not hmac.compare_digest(seal.encode(), expected.encode()):
        raise Refusal("old_link")


def _seal(secret: bytes, login: str, password: str, until: int) -> str:
    words = f"reset {login} {password} {until}".encode()
    return hmac.new(secret, words, "sha256").hexdigest()[:40]
