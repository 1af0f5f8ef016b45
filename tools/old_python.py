"""Refuse a Python that is too old, in a sentence of the reader's language.

`make.py` calls this before anything else. Pythons down to 2.7 read both files, so neither has newer
syntax, and this one uses nothing else of ours.
"""

import io
import os
import re
import sys

OLDEST = (3, 11)
_WORDS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "setup_words")
_SETTINGS = ("SEVENCATS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def refuse():  # type: () -> None
    """End the program if this Python is too old."""
    message = problem(sys.version_info[:2], _language())
    if message:
        sys.exit("make.py: " + message)


def problem(version, lang="en"):  # type: (tuple[int, ...], str) -> str
    """Why a Python of this version cannot run Seven Cats, or an empty string if it can."""
    if version >= OLDEST:
        return ""
    path = os.path.join(_WORDS, lang + ".ftl")
    if not os.path.isfile(path):
        path = os.path.join(_WORDS, "en.ftl")
    with io.open(path, encoding="utf-8") as file:  # noqa: UP020
        text = file.read()
    message = re.findall("^old-python = (.+)$", text, re.MULTILINE)[0]
    for name, numbers in (("needed", OLDEST), ("given", version)):
        message = message.replace("{ $%s }" % name, ".".join(map(str, numbers)))  # noqa: UP031
    return str(message if sys.version_info >= (3,) else message.encode("utf-8"))


def _language():  # type: () -> str
    """The language as `setup_text.language` finds it, which no old Python can read."""
    words = sys.argv[1:]
    wanted = [after for word, after in zip(words, words[1:]) if word == "--lang"]  # noqa: B905, RUF007
    wanted += [word[len("--lang=") :] for word in words if word.startswith("--lang=")]
    wanted += [os.environ.get(name, "") for name in _SETTINGS]
    return next((word[:2].lower() for word in wanted if word), "en")
