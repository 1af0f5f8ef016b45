"""The set-up's sentences in the reader's language. Standard library only.

They are Fluent files of plain messages (``setup_words``), read without the Fluent library, which is
not installed yet.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

_FOLDER = Path(__file__).with_name("setup_words")
LANGUAGES = tuple(sorted(path.stem for path in _FOLDER.glob("*.ftl")))
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)


def language(args: Sequence[str], env: Mapping[str, str] = os.environ) -> str:
    """The language from ``--lang``, or else the system's language if supported, else English."""
    wanted = [after for word, after in pairwise(args) if word == "--lang"]
    wanted += [word.partition("=")[2] for word in args if word.startswith("--lang=")]
    wanted += [env.get(name, "") for name in ("SEVENCATS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")]
    for word in wanted:
        if word[:2].lower() in LANGUAGES:
            return word[:2].lower()
        if word:
            break
    return "en"


def without_language(args: Sequence[str]) -> list[str]:
    """The words after a ``--lang`` that comes first."""
    return list(args[1:] if "=" in args[0] else args[2:])


def say(key: str, lang: str, **values: object) -> str:
    """A message with its values filled in."""
    text = _messages(lang)[key]
    for name, value in values.items():
        text = text.replace(f"{{ ${name} }}", str(value))
    return text


@cache
def _messages(lang: str) -> dict[str, str]:
    text = (_FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")
    return dict(_MESSAGE.findall(text))
