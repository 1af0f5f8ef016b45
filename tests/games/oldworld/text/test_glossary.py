"""The glossary: a term of the rules is the same word in every text of a language."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files

import pytest

from sevencats.text import LANGUAGES, sources

GLOSSARY = files("sevencats.games.oldworld").joinpath("locales", "glossary.toml")
TERMS = tomllib.loads(GLOSSARY.read_text(encoding="utf-8"))["term"]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@cache
def messages(lang: str) -> dict[str, str]:
    """The Fluent source of every message of Old World, without the names of its arguments."""
    homes = ("oldworld/", "base/", "adventure_pack/", "skellige/", "wild_hunt/")
    parts = [text for place, text in sources(lang) if place.startswith(homes)]
    found = re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", "\n".join(parts), re.MULTILINE)
    return {key: re.sub(r"\$\w+", "", text) for key, text in found}


def says(lang: str, pattern: str, text: str) -> bool:
    """Return whether a text has the word, in German and Dutch also as a part of a longer one."""
    edge = "" if lang in ("de", "nl") else r"\b"
    return re.search(f"{edge}(?:{pattern}){edge}", text, re.IGNORECASE) is not None


def test_every_term_has_a_word_in_every_language() -> None:
    assert len({term["id"] for term in TERMS}) == len(TERMS) >= 30
    for term in TERMS:
        assert term.keys() - {"except"} == {"id", *LANGUAGES}, term["id"]


@pytest.mark.parametrize("lang", OTHERS)
def test_a_term_is_always_the_same_word(lang: str) -> None:
    translated = messages(lang)
    wrong = [
        f"{term['id']} in {key}"
        for term in TERMS
        for key, text in messages("en").items()
        if says("en", term["en"], text)
        and key not in term.get("except", ())
        and not says(lang, term[lang], translated[key])
    ]
    assert wrong == []


def test_every_term_is_used() -> None:
    english = messages("en").values()
    unused = [t["id"] for t in TERMS if not any(says("en", t["en"], text) for text in english)]
    assert unused == []


def test_no_exception_is_stale() -> None:
    english = messages("en")
    stale = [
        f"{term['id']} in {key}"
        for term in TERMS
        for key in term.get("except", ())
        if not says("en", term["en"], english[key])
    ]
    assert stale == []
