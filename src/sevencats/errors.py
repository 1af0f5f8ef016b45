"""Errors in the reader's language.

Code deep inside does not know the reader's language. It raises an error whose message is one of the
Fluent files (``said``), and the command line asks for it in that language (``in_language``).
"""

from __future__ import annotations

import errno
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, TypeVar

from sevencats.kernel.errors import Phrase, SevenCatsError
from sevencats.text import FALLBACK, Texts, join


class Either(tuple[str, ...]):
    """An argument of a message: alternatives, of which the message names one."""


E = TypeVar("E", bound=SevenCatsError)

#: The argument that lists what the user may have meant.
NEAR = "near"
#: Longer words are not compared: the cost grows with the length, and no name is longer.
_LONGEST = 60
#: Faults of files that have a message of their own.
_FILE_FAULTS = {
    errno.ENOENT: "error-no-file",
    errno.EACCES: "error-no-access",
    errno.EISDIR: "error-is-folder",
    errno.ENOTDIR: "error-no-file",
    errno.ENOSPC: "error-disk-full",
    errno.EADDRINUSE: "error-address-in-use",
}


def said(kind: type[E], key: str, /, **values: Any) -> E:
    """An error with a message of the Fluent files. ``near``: names that may have been meant."""
    return said_all(kind, [Phrase(key, values)])


def said_all(kind: type[E], phrases: Iterable[Phrase]) -> E:
    """An error about several faults at once."""
    found = tuple(phrases)
    error = kind("; ".join(phrase_text(phrase, Texts.load(FALLBACK)) for phrase in found))
    error.phrases = found
    return error


def in_language(error: Exception, texts: Texts) -> str:
    """The message of an error as one line, in the language of ``texts`` where it is translated."""
    if isinstance(error, SevenCatsError) and error.phrases:
        words = "; ".join(phrase_text(phrase, texts) for phrase in error.phrases)
    elif isinstance(error, OSError) and error.strerror:
        words = _file_fault(error, texts)
    else:
        words = str(error)
    return " ".join(words.split()) or type(error).__name__


def nearest(word: str, known: Iterable[str]) -> tuple[str, ...]:
    """The known name most similar to ``word``, if any is similar enough."""
    return tuple(get_close_matches(word.lower()[:_LONGEST], list(known), n=1))


def near_to(word: str, known: Iterable[str]) -> str:
    """The end of an English message that names the most similar known name; empty if there is
    none."""
    near = nearest(word, known)
    return f"; did you mean {near[0]}?" if near else ""


def phrase_text(phrase: Phrase, texts: Texts) -> str:
    """A message with its arguments filled in."""
    values = {name: _value(value, texts) for name, value in phrase.values.items() if name != NEAR}
    words = texts(phrase.key, **values)
    near: Sequence[str] = phrase.values.get(NEAR, ())
    return words + texts("error-near", names=join(texts, near, "list-or")) if near else words


def _value(value: Any, texts: Texts) -> Any:
    if isinstance(value, Exception):
        return in_language(value, texts)
    if isinstance(value, Phrase):
        return phrase_text(value, texts)
    if isinstance(value, Either):
        return join(texts, value, "list-or")
    if isinstance(value, (tuple, list)):
        return ", ".join(map(str, value))
    return value if isinstance(value, (int, str)) else str(value)


def _file_fault(error: OSError, texts: Texts) -> str:
    key = _FILE_FAULTS.get(error.errno or 0, "")
    words = texts(key) if key else str(error.strerror)
    return words if error.filename is None else f"{error.filename}: {words}"
