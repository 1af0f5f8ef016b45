"""The language of a command's output."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from itertools import pairwise

from sevencats.errors import nearest, said
from sevencats.kernel.errors import SevenCatsError
from sevencats.text import FALLBACK, LANGUAGES

#: Environment variables with the system's language, the most important first.
_ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")
VARIABLE = "SEVENCATS_LANG"


def chosen_language(wanted: str) -> str:
    """The value of ``--lang``: checked, or the language of the system where it is empty."""
    if not wanted:
        return system_language(os.environ)
    if wanted not in LANGUAGES:
        near = nearest(wanted, LANGUAGES)
        raise said(SevenCatsError, "error-no-language", lang=wanted, known=LANGUAGES, near=near)
    return wanted


def language_of(args: Sequence[str], env: Mapping[str, str]) -> str:
    """The language for an error about ``args``, which may not even be valid."""
    wanted = [after for word, after in pairwise(args) if word == "--lang"]
    wanted += [word.partition("=")[2] for word in args if word.startswith("--lang=")]
    wanted.append(env.get(VARIABLE, ""))
    return next((word for word in wanted if word in LANGUAGES), system_language(env))


def system_language(env: Mapping[str, str]) -> str:
    """The system's language if it is supported, else English."""
    name = next((env[name] for name in _ENVIRONMENT if env.get(name)), "")
    code = name[:2].lower()
    return code if code in LANGUAGES and not name[2:3].isalnum() else FALLBACK
