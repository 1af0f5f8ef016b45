"""Errors of kits. Terminal and server translate the code; the detail follows."""

from __future__ import annotations

from typing import ClassVar

from sevencats.kernel.errors import RulesError


class KitError(RulesError):
    """Something a person asked of a game that it does not have or allow."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail, detail=detail)


class BadSetup(KitError):
    """A mode, a number of seats or an option that the game does not have."""

    code: ClassVar[str] = "bad_setup"


class BadChoice(KitError):
    """Something that a seat may not bring."""

    code: ClassVar[str] = "bad_choice"
