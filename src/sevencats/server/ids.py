"""Ids, and short codes to read aloud."""

from __future__ import annotations

import secrets

#: No characters that look alike: people read codes aloud.
_CODE_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
_CODE_LENGTH = 6


def new_id() -> str:
    """An id that cannot be guessed: only people who were given a table's link have it."""
    return secrets.token_urlsafe(12)


def new_code() -> str:
    """A short code to read aloud."""
    return "".join(secrets.choice(_CODE_SIGNS) for _ in range(_CODE_LENGTH))
