"""How texts are written: quotes, apostrophes and percent signs, and plural forms for counts."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from helpers.project import ROOT
from helpers.wording import HOMES, messages, translated

from sevencats.text import LANGUAGES

#: In all languages: an apostrophe is ’, an ellipsis one character.
_EVERYWHERE = {r"'": "’", r"\.\.\.": "…", "\u202f": "a no-break space (U+00A0)"}
#: By language, what must not occur, and what to write instead.
STYLE = {
    "en": {"[„«»]": "“ and ”", r"\s%": "63%", '"': "“ and ”"},
    "fr": {"[“”„]|«(?!\u00a0)|(?<!\u00a0)»": "«\u00a0 and \u00a0»", r"(?<!\u00a0)%": "63\u00a0%",
           r" [?!;:]": "a no-break space before ? ! ; :", '"': "« and »"},
    "nl": {"[“”„«»]": "‘ and ’", r"\s%": "63%", '"': "‘ and ’"},
    "de": {"[“”„]|«(?=\\w)|\\w»": "» and «", r"(?<!\u00a0)%": "63\u00a0%", '"': "» and «"},
    "pl": {"[“«»]": "„ and ”", r"\s%": "63%", r"\w …": "…", '"': "„ and ”"},
}  # fmt: skip
#: Errors of the command line quote as the program's exceptions do, which say the same in English.
ASCII = ("src/sevencats/locales/en/errors.ftl", "src/sevencats/locales/en/admin.ftl")
#: An argument chooses between two English words that are one word elsewhere.
CHOSEN = frozenset({"new-bot-any"})
#: The syntax of Fluent around the words.
_SYNTAX = re.compile(r"\{[^{}]*\}|\{ [^{}]*->|\}")
_LINT = tomllib.loads(Path(__file__).with_name("uncounted.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang in STYLE])
def test_quotes_apostrophes_and_percent_signs_have_one_style(lang: str) -> None:
    rules = _EVERYWHERE | STYLE[lang]
    wrong = []
    for key, message in messages(lang).items():
        if message.file in ASCII:
            continue
        words = _SYNTAX.sub("\ue000", message.source)
        wrong += [
            f"{key}: {found[0]!r}, instead of {better}"
            for pattern, better in rules.items()
            if (found := re.search(pattern, words))
        ]
    assert wrong == []


@pytest.mark.parametrize("lang", translated())
def test_every_translation_says_what_the_english_text_says(lang: str) -> None:
    """No name, number or time of a message is lost in a language: nobody would see it there."""
    texts = messages(lang)
    lost = {
        key: sorted(missing)
        for key, english in messages("en").items()
        if key in texts and key not in CHOSEN
        if (missing := _arguments(english.source) - _arguments(texts[key].source))
    }
    assert lost == {}


def _arguments(source: str) -> set[str]:
    return set(re.findall(r"\{ \$(\w+)", source))


def counted(
    pattern: ast.Pattern, settled: frozenset[str] = frozenset()
) -> Iterator[tuple[str, str]]:
    """Arguments with the word after them, but for ``settled`` ones, which chose its form."""
    for part, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(part, ast.Placeable):
            continue
        inner = part.expression
        if isinstance(inner, ast.SelectExpression):
            by = inner.selector
            name = by.id.name if isinstance(by, ast.VariableReference) else ""
            for variant in inner.variants:
                yield from counted(variant.value, settled | {name})
        elif isinstance(inner, ast.VariableReference) and isinstance(after, ast.TextElement):
            word = re.match(r"[ \u00a0]([^\W\d_][\w’-]*)", after.value)
            if word and inner.id.name not in settled:
                yield inner.id.name, word[1]


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang in _LINT["words"]])
def test_every_count_has_plural_forms(lang: str) -> None:
    """A number before a noun chooses the form of the noun."""
    allowed = set(_LINT["words"][lang].split())
    words = frozenset(_LINT["arguments"].split())
    parser = FluentParser(with_spans=False)
    wrong = []
    files = {message.file for message in messages(lang).values() if not message.story}
    for file in sorted(files):
        for entry in parser.parse((ROOT / file).read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                values = [entry.value, *(attribute.value for attribute in entry.attributes)]
                wrong += [
                    f"{entry.id.name}: {{ ${name} }} {word}"
                    for value in values
                    if value
                    for name, word in counted(value, words)
                    if word not in allowed
                ]
    assert wrong == []


def test_the_homes_hold_all_texts() -> None:
    """No folder of texts is left out of these tests."""
    known = {message.file for message in messages("en").values()}
    there = {
        path.relative_to(ROOT).as_posix()
        for folder in ("src", "web/src", "web/art", "tools")
        for path in (ROOT / folder).rglob("*.ftl")
        if "/en/" in path.as_posix() or path.name == "en.ftl"
    }
    assert there == known, HOMES
