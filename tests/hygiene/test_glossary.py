"""One vocabulary: a term of the games is the same word in every text of a language.

The words are in ``glossary.toml`` beside the texts of each language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from helpers.project import ROOT
from helpers.wording import messages, rules, terms, translated

from sevencats.text import LANGUAGES

#: The games whose texts a term is looked for in.
GAMES = {"gwent": ("gwent",), "oldworld": ("oldworld",), "both": ("gwent", "oldworld")}
#: Languages that join words into one, so that a term may be the part of a longer word.
JOINING = ("de", "nl")


def says(lang: str, pattern: str, text: str) -> bool:
    """Return whether a lower-case text has the word, or in some languages a longer one."""
    edge = "" if lang in JOINING else r"\b"
    return re.search(f"{edge}(?:{pattern}){edge}", text) is not None


@cache
def texts(lang: str, game: str, everyday: bool) -> dict[str, str]:
    """The texts of a game in lower case, by key and by clause id."""
    found = {
        key: message.words.lower()
        for key, message in messages(lang, game).items()
        if not (everyday and message.prose)
    }
    return found | {clause: text.lower() for clause, text in rules(lang, game).items()}


@cache
def speaking(ident: str) -> frozenset[str]:
    """The keys of all English texts that say a term."""
    term = terms("en")[ident]
    return frozenset(
        key
        for game in GAMES[term["game"]]
        for key, text in texts("en", game, "everyday" in term).items()
        if says("en", term["says"], text)
    )


def plain_texts(lang: str, ident: str) -> Iterator[tuple[str, str]]:
    """All texts of a term’s game but for stories."""
    for game in GAMES[terms("en")[ident]["game"]]:
        for key, message in (messages(lang, game) | messages(lang, "shared")).items():
            if not message.story:
                yield key, message.words
        yield from rules(lang, game).items()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_has_an_entry(lang: str) -> None:
    assert list(terms(lang)) == list(terms("en"))
    fields = {"id", "word", "says"} | ({"game"} if lang == "en" else {"gender"})
    for term in terms(lang).values():
        assert term.keys() - {"box", "everyday", "never", "except"} == fields, term["id"]
        assert term.get("gender", "-") in ("m", "f", "n", "-"), term["id"]
        assert says(lang, term["says"], term["word"].lower()), term["id"]


@pytest.mark.parametrize("lang", translated())
def test_a_term_is_always_the_same_word(lang: str) -> None:
    wrong = []
    for ident, english in terms("en").items():
        term = terms(lang)[ident]
        excepted = {*english.get("except", ()), *term.get("except", ())}
        other: dict[str, str] = {}
        for game in GAMES[english["game"]]:
            other |= texts(lang, game, "everyday" in english)
        wrong += [
            f"{ident} in {key}"
            for key in sorted(speaking(ident) - excepted)
            if key in other and not says(lang, term["says"], other[key])
        ]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_variant_of_a_term_is_used(lang: str) -> None:
    wrong = [
        f"{found[0]!r} in {key}, instead of {term['word']}"
        for term in terms(lang).values()
        for variant in term.get("never", ())
        for key, text in plain_texts(lang, term["id"])
        if key not in term.get("except", ()) and (found := re.search(variant, text))
    ]
    assert wrong == []


def test_pages_for_players_use_the_words() -> None:
    pages = sorted((ROOT / "docs" / "play").rglob("*.md"))
    wrong = [
        f"{found[0]!r} in {page.relative_to(ROOT)}, instead of {term['word']}"
        for term in terms("en").values()
        for variant in term.get("never", ())
        for page in pages
        if (found := re.search(variant, page.read_text(encoding="utf-8")))
    ]
    assert wrong == []


def test_every_term_is_used_and_no_exception_is_stale() -> None:
    for ident in terms("en"):
        assert speaking(ident), f"no text has the term {ident}"
        for lang in LANGUAGES:
            term = terms(lang)[ident]
            excepted = set(term.get("except", ())) - speaking(ident)
            variants = {
                key
                for key, text in plain_texts(lang, ident)
                if key in excepted and any(re.search(never, text) for never in term["never"])
            }
            assert excepted == variants, f"{lang}: {ident}"
