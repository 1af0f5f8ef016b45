"""Passwords that are guessed first: common words with a number, keyboard runs, repetitions."""

from __future__ import annotations

import re
from pathlib import Path

from sevencats.server.errors import Refusal

#: Runs of a keyboard (in all five languages), of the alphabet and of numbers.
_RUNS = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "qsdfghjklm",
    "zxcvbnm",
    "yxcvbnm",
    "wxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn",
    "zaq1xsw2cde3vfr4bgt5nhy6",
    "1q2w3e4r5t6y7u8i9o0p",
    "q1w2e3r4t5y6u7i8o9p0",
    "qazwsxedcrfvtgb",
    "147258369",
    "741852963",
    "789456123",
    "159753",
    "159357",
    "1029384756",
    "112233445566778899",
    "12qwaszx",
)
#: Shorter passwords are not one word or number, with signs before or after it.
_LONG_WORD = 12
_LEET = str.maketrans("013457$@!", "oieastsai")
#: Words that people like to take, alone or with a number.
_WORDS = frozenset(Path(__file__).with_name("common_words.txt").read_text("utf-8").split())


def check_password(password: str, login: str) -> None:
    """Refuse a password that is guessed within the first tries: ``common_password``."""
    if is_common(password, login):
        raise Refusal("common_password")


def is_common(password: str, login: str = "") -> bool:
    """Return whether a password is one of the first that anybody would try."""
    text = password.lower()
    core = re.sub(r"^[\W\d_]{0,4}|[\W\d_]{0,6}$", "", text)
    known = {core, text, *(word.translate(_LEET) for word in (core, text))}
    halves = {word[: len(word) // 2] for word in known if _is_repeated(word)}
    words = _WORDS | {login.lower()} - {""}
    return (
        (len(text) < _LONG_WORD and (core.isalpha() or not core))
        or bool((known | halves) & words)
        or re.fullmatch(r"(.{1,4}?)\1+", text) is not None
        or _is_made_of_runs(text)
    )


def _is_repeated(word: str) -> bool:
    half = len(word) // 2
    return len(word) > 3 and word[:half] == word[half:]


def _is_made_of_runs(text: str) -> bool:
    """Return whether a text is only a few runs, forwards or backwards, or repetitions of a sign."""
    runs = 0
    while text:
        length = max(_run_length(text, run) for run in (*_RUNS, *(r[::-1] for r in _RUNS)))
        same = len(text) - len(text.lstrip(text[0]))
        text = text[max(length, same, 1) :] if max(length, same) >= 3 else text[1:]
        runs += 1 if max(length, same) >= 3 else 2
    return runs <= 4


def _run_length(text: str, run: str) -> int:
    """How many signs at the beginning of a text follow each other in a run."""
    longest = 0
    for start in (at for at, sign in enumerate(run) if sign == text[0]):
        length = 0
        while length < min(len(text), len(run) - start) and text[length] == run[start + length]:
            length += 1
        longest = max(longest, length)
    return longest
