"""Refusals of the server: a code for programs, a sentence for people, an HTTP status."""

from __future__ import annotations

from typing import Any

import msgspec

from sevencats.kernel.errors import RulesError
from sevencats.text import Texts

#: All codes with their HTTP status; the sentence is the message ``server-no-<code>``.
CODES: dict[str, int] = {
    "bad_request": 400,
    "bad_message": 400,
    "bad_name": 400,
    "common_password": 400,
    "bad_choice": 400,
    "bad_setup": 400,
    "cannot_rate": 400,
    "bad_login": 401,
    "no_session": 401,
    "not_yours": 403,
    "not_host": 403,
    "foreign_origin": 403,
    "blocked": 403,
    "barred": 403,
    "no_watching": 403,
    "other_seat": 409,
    "no_hints": 403,
    "no_hurry": 403,
    "not_found": 404,
    "old_link": 404,
    "forgotten": 404,
    "method": 405,
    "login_taken": 409,
    "reported": 409,
    "not_offered": 409,
    "not_delivered": 409,
    "no_mail": 409,
    "has_account": 409,
    "seat_taken": 409,
    "not_waiting": 409,
    "closed": 410,
    "not_playing": 409,
    "not_finished": 409,
    "not_ready": 409,
    "not_away": 409,
    "stale": 409,
    "illegal": 409,
    "too_far": 409,
    "no_undo": 409,
    "undo_off": 409,
    "undo_denied": 409,
    "other_rules": 409,
    "no_review": 409,
    "damaged": 409,
    "needs_server": 409,
    "other_tab": 409,
    "too_slow": 408,
    "too_large": 413,
    "old_client": 426,
    "too_many": 429,
    "rate": 429,
    "internal": 500,
    "store_down": 503,
    "busy": 503,
    "moved": 503,
    "storage_full": 507,
}

#: Codes that say nothing about the client: the same request may be accepted a moment later.
_PASSING = frozenset(("busy", "internal", "moved", "rate", "store_down", "too_slow"))


class Refusal(Exception):
    """A refused request. Nothing was changed, except possibly for the code ``store_down``: then a
    retry with the same id tells."""

    def __init__(self, code: str, detail: str = "", **args: Any) -> None:
        assert code in CODES, code
        super().__init__(f"{code}: {detail or args}")
        self.code = code
        self.detail = detail
        self.args_ = args

    @property
    def status(self) -> int:
        """The HTTP status of the code."""
        return CODES[self.code]

    @property
    def passing(self) -> bool:
        """Return whether a retry may succeed."""
        return self.code in _PASSING

    def text(self, lang: str) -> str:
        """The sentence for a person, followed by the detail from the rules, if any."""
        words = Texts.load(lang)(f"server-no-{self.code.replace('_', '-')}", **self.args_)
        return f"{words} {self.detail}".strip()


def refusal_of(error: RulesError) -> Refusal:
    """The refusal for an error of the rules or the game, with its own code and facts."""
    return Refusal(error.code, **error.facts)


class Problem(msgspec.Struct, frozen=True):
    """The body of every refused request."""

    code: str
    message: str
