"""Errors of plugins. Terminal and server translate the code and append the detail."""

from __future__ import annotations

from typing import ClassVar

from sevencats.kernel.errors import RulesError


class PluginError(RulesError):
    """A request for something that the game does not have or allow."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail, detail=detail)


class BadSetup(PluginError):
    """A mode, a number of seats or an option that the game does not have."""

    code: ClassVar[str] = "bad_setup"


class BadChoice(PluginError):
    """A choice that a seat may not bring."""

    code: ClassVar[str] = "bad_choice"
