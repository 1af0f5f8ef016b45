"""The texts of notices, and their links."""

from __future__ import annotations

import hmac
from typing import Any, Literal, NamedTuple

from sevencats.text import FALLBACK, LANGUAGES, Texts

Purpose = Literal["confirm", "unsubscribe"]
#: Length of a link's token: too long to guess.
_PROOF = 40


class NoticeText(NamedTuple):
    """The text of a notice, and its link to the page."""

    title: str
    text: str
    path: str


def notice_text(body: dict[str, Any], lang: str) -> NoticeText:
    """The text of a notice."""
    texts = Texts.load(lang if lang in LANGUAGES else FALLBACK)
    what = str(body.get("what", "")).replace("_", "-")
    others = ", ".join(str(name) for name in body.get("others", ()))
    key = f"notice-{what}" if f"notice-{what}" in texts else "notice-your-turn"
    words = texts(key, others=others or texts("notice-bots"), code=str(body.get("code", "")))
    path = f"/#/table/{body.get('table', '')}"
    if what == "invited":
        path = f"/#/join/{body.get('code', '')}"
    return NoticeText("Seven Cats", words, path)


def link_token(secret: bytes, purpose: Purpose, channel: str, address: str) -> str:
    """The token that proves that a user has read one of our mails."""
    words = f"{purpose}:{channel}:{address}".encode()
    return f"{channel}.{hmac.new(secret, words, 'sha256').hexdigest()[:_PROOF]}"


def is_link_token(token: str, secret: bytes, purpose: Purpose, channel: str, address: str) -> bool:
    """Return whether a link's token is valid."""
    return hmac.compare_digest(
        token.encode(), link_token(secret, purpose, channel, address).encode()
    )
