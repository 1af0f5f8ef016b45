"""The tokens that open seats. A token is bound to the person it was given to."""

from __future__ import annotations

import hmac

from sevencats.server.tables.table import Table


def seat_token(table: Table, seat: int, secret: bytes) -> str:
    """The token of a seat, for the person who sits there."""
    held = table.record.seats[seat]
    words = f"{table.id}:{seat}:{held.user}:{held.generation}"
    return f"{seat}.{hmac.new(secret, words.encode(), 'sha256').hexdigest()}"


def seat_by_token(table: Table, token: str, user: str | None, secret: bytes) -> int | None:
    """The seat that a token opens, or None. A token copied from another browser is useless
    without the session of the person it was given to."""
    number = token.partition(".")[0]
    if user is None or not number.isascii() or not number.isdigit() or len(number) > 2:
        return None
    seat = int(number)
    if seat >= len(table.record.seats) or table.record.seats[seat].user != user:
        return None
    return seat if hmac.compare_digest(token, seat_token(table, seat, secret)) else None
