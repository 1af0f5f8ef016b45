"""Answers requests as the server does, at the same addresses and with the same bodies."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from sevencats.kernel.errors import RulesError
from sevencats.plugin import PluginError
from sevencats.server.errors import Problem, Refusal, refusal_of
from sevencats.server.offline.host import OfflineHost
from sevencats.server.wire import encode
from sevencats.text import FALLBACK, LANGUAGES

_T = TypeVar("_T")

log = logging.getLogger(__name__)


class Answer(NamedTuple):
    """A status, and a body as JSON (or the text of a file)."""

    status: int
    body: bytes


class Asked(NamedTuple):
    """A request: the words of its address, its query, its body, and the reader's language."""

    host: OfflineHost
    words: tuple[str, ...]
    query: Mapping[str, str]
    body: str
    lang: str

    def read(self, kind: type[_T]) -> _T:
        """The body; ``bad_request`` if it is not of this type."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except msgspec.DecodeError as error:
            raise Refusal("bad_request", str(error)[:200]) from None

    def number(self, name: str, default: int) -> int:
        """A number of the query."""
        text = self.query.get(name, "")
        return int(text) if text.isascii() and text.isdigit() else default


#: Answers a request with something to encode; bytes are sent as they are.
Handler = Callable[[Asked], Awaitable[Any]]
_ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Answer requests of a method at a path, in which ``*`` stands for a word."""
    pattern = re.compile(re.escape(path).replace(r"\*", "([^/]+)"))

    def add(handler: Handler) -> Handler:
        _ROUTES.append((method, pattern, handler))
        return handler

    return add


async def answer(host: OfflineHost, method: str, address: str, body: str = "") -> Answer:
    """Answer a request; ``needs_server`` refuses what only a server can do."""
    split = urlsplit(address)
    query = dict(parse_qsl(split.query))
    lang = query.get("lang", "")
    lang = lang if lang in LANGUAGES else FALLBACK
    try:
        for wanted, pattern, handler in _ROUTES:
            found = pattern.fullmatch(split.path)
            if found is not None and wanted == method:
                words = tuple(map(unquote, found.groups()))
                value = await handler(Asked(host, words, query, body, lang))
                return Answer(200, value if isinstance(value, bytes) else encode(value))
        raise Refusal("needs_server")
    except Refusal as refusal:
        return _refused(refusal, lang)
    except (PluginError, RulesError) as error:
        return _refused(refusal_of(error), lang)
    except Exception:
        log.exception("a request failed: %s %s", method, split.path)
        return _refused(Refusal("internal"), lang)


def _refused(refusal: Refusal, lang: str) -> Answer:
    return Answer(refusal.status, encode(Problem(refusal.code, refusal.text(lang))))
