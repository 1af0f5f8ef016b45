"""The loader of the Fluent files: languages, fallback, arguments, broken files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given
from hypothesis import strategies as st

from sevencats.text import LANGUAGES, Texts, count_up, entries, join, over, sources

ENGLISH = """\
hello = Hello
only-english = Only here, { $name }
"""
FRENCH = """\
-cat = chat
hello = Bonjour
    .title = Le titre
cats = { $count ->
    [one] { $count } { -cat }
   *[other] { $count } { -cat }s
}
greet = { hello }, { $name }
"""


@pytest.fixture
def french() -> Texts:
    english = Texts("en", [("a.ftl", ENGLISH)])
    return Texts("fr", [("a.ftl", FRENCH)], english)


def test_own_words_come_before_english(french: Texts) -> None:
    assert french("hello") == "Bonjour"
    assert french("hello.title") == "Le titre"
    assert french("greet", name="Ciri") == "Bonjour, Ciri"


def test_plurals_follow_the_language(french: Texts) -> None:
    assert [french("cats", count=n) for n in (0, 1, 2)] == ["0 chat", "1 chat", "2 chats"]


def test_a_missing_key_falls_back_to_english(french: Texts) -> None:
    assert "only-english" not in french
    assert french("only-english", name="Ves") == "Only here, Ves"


def test_unknown_key_is_its_own_text(french: Texts) -> None:
    assert french("no-such-key") == "no-such-key"
    assert french("no-such-key", name="x") == "no-such-key"
    assert french("hello.no-such-attribute") == "hello.no-such-attribute"


def test_arguments_are_not_wrapped_in_isolation_marks(french: Texts) -> None:
    text = french("greet", name="Ciri")
    assert not set(text) & set("\u2066\u2067\u2068\u2069")


def test_a_call_with_arguments_is_not_remembered(french: Texts) -> None:
    assert french("greet", name="Ciri") == "Bonjour, Ciri"
    assert french("greet", name="Geralt") == "Bonjour, Geralt"


#: Arguments that select a variant, that are inserted, or both, in all of Fluent's syntax.
TRICKY = """\
-cat = { $name } cat
inner = { $name } sees { $what }
    .title = Title of { $name }
plain = { $name }
twice = { $what }, { $name }, { $what }
counted = { $count ->
    [one] { $name } has one { $what }
   *[other] { $name } has { $count } { $what }s
}
    .title = { $more ->
        [cat] Cats
       *[other] { $more }
    }
called = { $name ->
    [Ciri] The child, { $name }
   *[other] { $name }
}
nested = { $count ->
   *[other] { $what ->
        [cat] It is a { $what }
       *[other] { inner }
    }
}
number = { NUMBER($count, minimumFractionDigits: 2) } { $name } { NUMBER(plain) } { NUMBER($what) }
chosen = { NUMBER($count) ->
    [1] one
   *[other] { $count } { $name }
}
outer = "{ inner }" "{ inner.title }" "{ called }" "{ counted.title }" "{ no-such-message }"
literal = { $name } { "{0} \ue000" }
term = { -cat(name: "A") } { -cat } { $name }
circle = { $name } { circle }
lacking = { $name } { $never-given }
"""
ANYTHING = st.one_of(
    st.text("{}0123$%\\\ue000\ue001\ue002 acCiritoner", max_size=6),
    st.sampled_from(["Ciri", "cat", "one", "other", "{0}", "{name}", "\ue000", "x" * 3000]),
    st.integers(-3, 12_345),
    st.sampled_from([0.5, None, ["unhashable"]]),
)


def formatted(texts: Texts, key: str, args: dict[str, object]) -> str:
    """Fluent's own formatting of a message."""
    name, _, attribute = key.partition(".")
    message = texts._bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    return str(texts._bundle.format_pattern(pattern, args)[0])


TRICKY_KEYS = (*Texts("en", [("a.ftl", TRICKY)]).ids(), "inner.title", "counted.title")


@pytest.mark.parametrize("key", TRICKY_KEYS)
def test_a_template_serves_only_what_it_was_made_for(key: str) -> None:
    texts = Texts("en", [("a.ftl", TRICKY)])
    for values in product(("Ciri", "cat", "{0} \ue000", 1, 12_345), repeat=4):
        args: dict[str, object] = dict(zip(("name", "what", "count", "more"), values, strict=True))
        assert texts(key, **args) == formatted(texts, key, args), args


@given(
    st.sampled_from(TRICKY_KEYS),
    st.lists(
        st.dictionaries(st.sampled_from(["name", "what", "count", "more"]), ANYTHING, min_size=1),
        min_size=1,
        max_size=4,
    ),
)
def test_arguments_of_all_kinds_read_as_fluent_formats_them(
    key: str, calls: list[dict[str, object]]
) -> None:
    """Strings with braces and private characters, too long ones, and values that are not
    strings."""
    texts = Texts("en", [("a.ftl", TRICKY)])
    for args in calls:
        assert texts(key, **args) == formatted(texts, key, args)
    over_others = Texts("fr", [("b.ftl", "hello = Bonjour")], texts)
    assert over_others(key, **calls[0]) == formatted(texts, key, calls[0])


def samples(source: str) -> Iterator[dict[str, object]]:
    """Arguments for a message: its own variants and numbers to choose by, all kinds to insert."""
    names = re.findall(r"\$([\w-]+)", source)
    if not names:
        yield {"name": "Ciri"}
        return
    choosing = re.findall(r"\$([\w-]+)\s*->", source)
    for choice in ("Ciri", 0, 1, 2, 12_345, *re.findall(r"\[\s*([\w-]+)\s*\]", source)):
        for value in ("Ciri", "{0} \ue000", 1, 12_345):
            yield {name: choice if name in choosing else value for name in names}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_reads_as_fluent_formats_it(lang: str) -> None:
    texts = Texts.load(lang)
    found = {key: source for _, file in sources(lang) for key, source in entries(file)}
    for key in texts.ids():
        attributes = re.findall(r"^\s+\.([\w-]+) =", found[key], re.MULTILINE)
        for one in (key, *(f"{key}.{name}" for name in attributes)):
            for args in samples(found[key]):
                assert texts(one, **args) == formatted(texts, one, args), (one, args)


def test_a_template_serves_all_names() -> None:
    texts = Texts("en", [("a.ftl", TRICKY)])
    for name in ("Ciri", "Geralt", "Yennefer"):
        texts("counted", name=name, what="cat", count=2)
    assert texts._template.cache_info().currsize == 1


def test_ids_are_the_languages_own_messages(french: Texts) -> None:
    assert french.ids() == ("hello", "cats", "greet")


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="no language 'la': choose from en, fr, nl, de, pl"):
        Texts.load("la")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_is_loaded_once(lang: str) -> None:
    assert Texts.load(lang) is Texts.load(lang)
    assert Texts.load(lang).lang == lang


def test_the_folders_of_the_games_are_found() -> None:
    assert "card-decoy" in Texts.load("de")
    assert Texts.load("de")("card-decoy") == "Finte"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_entries_parsed_one_by_one_are_those_of_the_whole_files(lang: str) -> None:
    """Entries are cut out of the files before they are parsed: none is lost or cut short."""
    parser = FluentParser(with_spans=False)
    for name, source in sources(lang):
        whole = [e for e in parser.parse(source).body if isinstance(e, (ast.Message, ast.Term))]
        cut = [parser.parse_entry(text) for _, text in entries(source)]
        assert len(whole) == len(cut), name
        for one, other in zip(whole, cut, strict=True):
            assert one.equals(other, ignored_fields=["comment"]), f"{name}: {one.id.name}"


def test_an_entry_brings_those_it_refers_to() -> None:
    texts = Texts("en", [("a.ftl", "-cat = Cat\nmany = { one }s\none = { -cat }\n# -dog = x\n")])
    assert texts("many") == "Cats"


def test_line_that_is_not_a_message_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"en/bad\.ftl: not a Fluent message: 'oops'"):
        Texts("en", [("bad.ftl", "good = Good\noops\n")]).check()


def test_a_message_in_two_files_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"'hello' is in a\.ftl and in b\.ftl"):
        Texts("en", [("a.ftl", "hello = One\n"), ("b.ftl", "hello = Two\n")])


def test_the_folders_of_the_packs_are_found() -> None:
    assert Texts.load("de")("ow-school-bear") == "Bär"


def test_texts_of_outside_pack_override_others(tmp_path: Path) -> None:
    """The language's own first, then the pack's English, then what was there."""
    for lang, text in (("en", "ow-school-bear = Ursine\ncow = Cow\n"), ("fr", "cow = Vache\n")):
        (tmp_path / "locales" / lang).mkdir(parents=True)
        (tmp_path / "locales" / lang / "names.ftl").write_text(text, encoding="utf-8")
    french = over(Texts.load("fr"), [tmp_path])
    assert french("cow") == "Vache"
    assert french("ow-school-bear") == "Ursine"
    assert french("ow-school-wolf") == "Loup"
    assert over(Texts.load("en"), [tmp_path])("cow") == "Cow"
    assert over(Texts.load("en"), []) is Texts.load("en")
    assert Texts.load("fr")("ow-school-bear") == "Ours"


def test_words_in_a_row() -> None:
    english = Texts.load("en")
    assert [join(english, list("abc")[:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert join(english, ["a", "b"], "list-or") == "a or b"
    assert count_up(english, ["Ghoul", "Harpy", "Ghoul"]) == "Ghoul ×2 and Harpy"


def test_texts_of_a_pack_hide_no_message_of_the_language(tmp_path: Path) -> None:
    """The entries below still exist, and only those of the language count."""
    folder = tmp_path / "locales" / "de"
    folder.mkdir(parents=True)
    (folder / "own.ftl").write_text("my-word = Wort\n", encoding="utf-8")
    texts = over(Texts.load("de"), [tmp_path])
    assert "my-word" in texts and "play-choice" in texts and "no-such-word" not in texts
    lacking = Texts("de", [("a.ftl", "one = eins")], Texts("en", [("a.ftl", "two = two")]))
    assert "one" in lacking and "two" not in lacking
