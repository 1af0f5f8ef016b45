"""Bots that do not come with a game: from a file, a module or an installed package.

``my.py:MyBot`` names a file, ``package.module:MyBot`` a module. A package names its bots as entry
points of the group ``sevencats.bots``; their names work wherever a built-in bot's name does.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import TracebackType
from typing import Any

from sevencats.errors import nearest, said
from sevencats.kernel.errors import RulesError
from sevencats.plugin.bots.base import Bot, Choice, Reason, Sight
from sevencats.plugin.modules import load_module

GROUP = "sevencats.bots"
_OWN = Reason("own")


class BotFault(RulesError):
    """A bot from outside raised an error, or gave an answer that is not an option."""


class OutsideBot:
    """Checks the answers of a bot, and names it when it fails.

    The bot may return a ``Choice``, the index of an option, or its key.
    """

    def __init__(self, name: str, bot: Any) -> None:
        self.name = name
        self._bot = bot

    def choose(self, sight: Sight) -> Choice:
        """Return the bot's choice; ``BotFault`` if it is none."""
        try:
            answer = self._bot.choose(sight)
        except Exception as error:
            raise _fault(self.name, sight, error) from error
        keys = sight.decision.keys
        index = answer.option if isinstance(answer, Choice) else answer
        if isinstance(index, str) and index in keys:
            index = keys.index(index)
        if not isinstance(index, int) or isinstance(index, bool) or not 0 <= index < len(keys):
            raise said(
                BotFault,
                "error-bot-answer",
                bot=self.name,
                answer=repr(answer)[:80],
                kind=sight.decision.kind,
                count=len(keys),
            )
        return Choice(index, answer.reason if isinstance(answer, Choice) else _OWN)


def is_outside(name: str) -> bool:
    """Return whether a name is that of a file, a module or the bot of an installed package."""
    return ":" in name or name in installed_bots()


def make_outside(name: str, seed: int) -> Bot:
    """Make a bot by its file, module or entry point. A class or function that takes an argument
    gets the seed."""
    maker = _maker(name)
    try:
        bot = maker(seed) if _takes_seed(maker) else maker()
    except Exception as error:
        raise said(RulesError, "error-bot-start", bot=name, why=_where(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise said(RulesError, "error-not-a-bot", bot=name)
    return OutsideBot(name, bot)


@cache
def installed_bots() -> dict[str, EntryPoint]:
    """The entry points of bots by name."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def _maker(name: str) -> Callable[..., Any]:
    entry = installed_bots().get(name)
    home, _, attribute = (entry.value if entry else name).rpartition(":")
    try:
        module = load_module(home)
    except RulesError:
        raise
    except Exception as error:
        raise said(RulesError, "error-bot-start", bot=name, why=_where(error)) from error
    maker = getattr(module, attribute, None)
    if not callable(maker):
        known = [word for word, value in vars(module).items() if isinstance(value, type)]
        near = nearest(attribute, known)
        raise said(RulesError, "error-no-bot-in", home=home, name=attribute, near=near)
    return maker  # type: ignore[no-any-return]


def _takes_seed(maker: Callable[..., Any]) -> bool:
    try:
        inspect.signature(maker).bind(0)
    except (TypeError, ValueError):
        return False
    return True


def _fault(name: str, sight: Sight, error: Exception) -> BotFault:
    kind = sight.decision.kind
    return said(BotFault, "error-bot-raised", bot=name, kind=kind, why=_where(error))


def _where(error: BaseException) -> str:
    """The error in a line, with the file and line that raised it."""
    words = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    trace: TracebackType | None = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return words
    return f"{words} ({Path(trace.tb_frame.f_code.co_filename).name}, line {trace.tb_lineno})"
