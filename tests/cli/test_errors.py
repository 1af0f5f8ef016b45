"""Messages for commands that cannot be carried out: one line, in four languages."""

from __future__ import annotations

import errno
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sevencats.cli.language import language_of
from sevencats.errors import Either, in_language, nearest, said, said_all
from sevencats.kernel import BadData, read_journal
from sevencats.kernel.errors import Phrase, RulesError
from sevencats.kernel.registry import game
from sevencats.text import LANGUAGES, Texts

if TYPE_CHECKING:
    from helpers.cli import Cli

SRC = Path(__file__).parents[2] / "src" / "sevencats"

#: Arguments, and what is said about them.
REFUSED = {
    "en": [
        (("gwnt",), "there is no command gwnt; did you mean gwent?"),
        (("gwent", "pley"), "there is no command pley; did you mean play?"),
        (("xyzzy",), "there is no command xyzzy"),
        (("gwent", "play", "--sed", "3"), "there is no option --sed; did you mean --seed?"),
        (("gwent", "play", "--xyzzy"), "there is no option --xyzzy"),
        (("gwent", "play", "--seed"), "the option --seed needs a value"),
        (("gwent", "play", "--reasons=3"), "the option --reasons takes no value"),
        (("gwent", "play", "--seed", "x"), "--seed: 'x' is not a whole number"),
        (("gwent", "play", "--humans", "0"), "--humans: 0 is less than 1"),
        (("serve", "--port", "70000"), "--port: 70000 is more than 65535"),
        (("replay",), "FILE is missing"),
        (("replay", "a", "b", "c"), "these are words too many: b c"),
        (("replay", "nowhere"), "nowhere: there is no such file or folder"),
        (("gwent", "play", "--deck", "nobody"), "'nobody' is not a deck: no file has that name"),
        (("gwent", "play", "--mode", "dual"), "did you mean duel?"),
        (("gwent", "play", "--lang", "eng"), "no language 'eng': choose from en, fr, nl, de"),
    ],
    "de": [
        (("gwnt",), "den Befehl gwnt gibt es nicht; meinst du gwent?"),
        (("gwent", "play", "--sed", "3"), "die Option --sed gibt es nicht; meinst du --seed?"),
        (("gwent", "play", "--humans", "0"), "--humans: 0 ist kleiner als 1"),
        (("gwent", "play", "--deck", "nobody"), "»nobody« ist kein Deck: Keine Datei heißt so"),
        (("oldworld", "play", "--expansions", "cirri"), "meinst du ciri?"),
    ],
    "fr": [
        (("gwnt",), "la commande gwnt n’existe pas ; vouliez-vous dire gwent ?"),
        (
            ("gwent", "play", "--sed", "3"),
            "l’option --sed n’existe pas ; vouliez-vous dire --seed ?",
        ),
        (("replay", "nowhere"), "nowhere: ce fichier ou ce dossier n’existe pas"),
        (
            ("gwent", "play", "--bot", "random,random"),
            "le bot « random,random » n’existe pas",
        ),
        (
            ("oldworld", "play", "--humans", "3"),
            "3 personnes pour 2 places : le compte n’y est pas",
        ),
    ],
    "nl": [
        (("gwnt",), "het commando gwnt bestaat niet; bedoel je gwent?"),
        (("gwent", "play", "--sed", "3"), "de optie --sed bestaat niet; bedoel je --seed?"),
        (("replay", "a", "b"), "dit woord is te veel: b"),
        (("oldworld", "play", "--schools", "cat,wlf"), "B: de school ‘wlf’ bestaat niet; er zijn"),
        (("gwent", "play", "--names", "a,a"), "twee spelers hebben dezelfde naam"),
    ],
}
CASES = [(lang, *case) for lang, cases in REFUSED.items() for case in cases]


@pytest.mark.parametrize(("lang", "args", "words"), CASES)
def test_the_language_of_the_system_holds_for_errors(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, lang: str, args: tuple[str, ...], words: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    ran = cli(*args)
    assert ran.code == 2
    first, *rest = ran.err.splitlines()
    assert first.startswith("sevencats: ")
    assert words in first
    # A command line that was not understood says where its help is.
    assert all("sevencats" in line and line.endswith("--help") for line in rest)
    assert len(rest) <= 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_that_is_asked_for_comes_first(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8" if lang != "nl" else "fr_FR.UTF-8")
    same = Texts.load(lang)("error-same-name")
    for option in (("--lang", lang), (f"--lang={lang}",)):
        assert cli("gwent", "play", "--names", "a,a", *option).err == f"sevencats: {same}\n"
    monkeypatch.setenv("SEVENCATS_LANG", lang)
    assert cli("gwent", "play", "--names", "a,a").err == f"sevencats: {same}\n"


def test_a_game_speaks_the_language_of_the_system(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Die Partie ist nicht zu Ende." in cli("gwent", "play").out


@pytest.mark.parametrize(
    ("args", "env", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "fr"}, "fr"),
        ([], {"LANG": "fr_FR", "LC_MESSAGES": "nl_NL"}, "nl"),
        ([], {"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "deb_DE"}, "en"),
        ([], {"SEVENCATS_LANG": "de", "LC_ALL": "fr_FR"}, "de"),
        (["--lang", "nl"], {"SEVENCATS_LANG": "de"}, "nl"),
        (["--lang=nl"], {}, "nl"),
        (["--lang", "xx"], {"LANG": "fr_FR"}, "fr"),
        (["--lang"], {"LANG": "fr_FR"}, "fr"),
    ],
)
def test_language_is_chosen_by_option_then_system(
    args: list[str], env: dict[str, str], lang: str
) -> None:
    assert language_of(args, env) == lang


# Errors themselves


def test_an_error_says_the_same_in_every_language() -> None:
    error = said(RulesError, "error-bots", bots=3, seats=1)
    assert str(error) == "there are 3 bots for 1 seat"
    assert in_language(error, Texts.load("fr")) == "3 bots pour 1 place : le compte n’y est pas"


def test_several_faults_come_in_one_line() -> None:
    phrases = [Phrase("error-ow-rounds", {"rounds": -1}), Phrase("error-same-name", {})]
    error = said_all(RulesError, phrases)
    assert str(error) == "rounds: -1 is below zero; two players have the same name"
    assert in_language(error, Texts.load("nl")).startswith("rounds: -1 is kleiner dan nul; twee")


def test_an_error_within_an_error_is_translated_too() -> None:
    inner = said(BadData, "error-deck-no-card", name="ghuol", near=("Ghoul", "Ghost"))
    outer = said(BadData, "error-at-line", file="my.deck", line=3, fault=inner)
    assert str(outer) == "my.deck, line 3: there is no card 'ghuol'; did you mean Ghoul or Ghost?"
    assert in_language(outer, Texts.load("de")) == (
        "my.deck, Zeile 3: die Karte »ghuol« gibt es nicht; meinst du Ghoul oder Ghost?"
    )


def test_words_of_which_one_is_to_be_chosen() -> None:
    error = said(RulesError, "error-decks-fit", mode="ffa", sizes=Either("345"), people=1, others=0)
    assert "3, 4 or 5 seats" in str(error)
    assert "3, 4 oder 5 Plätze" in in_language(error, Texts.load("de"))


def test_faults_of_files_are_translated() -> None:
    missing = FileNotFoundError(errno.ENOENT, "No such file or directory", "game.jsonl")
    assert (
        in_language(missing, Texts.load("de"))
        == "game.jsonl: diese Datei oder diesen Ordner gibt es nicht"
    )
    other = OSError(errno.EXDEV, "Invalid cross-device link", "game.jsonl")
    assert in_language(other, Texts.load("de")) == "game.jsonl: Invalid cross-device link"
    assert in_language(ValueError("two\n lines"), Texts.load("de")) == "two lines"


def test_the_nearest_name() -> None:
    assert nearest("Wlf", ("viper", "wolf")) == ("wolf",)
    assert nearest("xyzzy", ("viper", "wolf")) == ()


def broken_journals() -> list[str]:
    """Journals that are broken in every way that is told before the game is played again."""
    keys = {"format": "sevencats-journal/1", "game": "gwent", "seed": 1, "config": {}}
    head = json.dumps({**keys, "engine": "x", "content": ""})
    return [
        "my notes\n",
        '{"format":"other"}\n{"end":0}\n',
        head + "\n",
        head + '\n{"end":5}\n',
        '{"format":"sevencats-journal/1"}\n{"end":0}\n',
        head + '\n{"seat":"A"}\n{"end":1}\n',
    ]


def test_the_kernel_says_in_english_what_the_texts_say() -> None:
    """The kernel knows no texts: its messages are written twice."""
    keys = set()
    for text in broken_journals():
        with pytest.raises(BadData) as caught:
            read_journal(text)
        (phrase,) = caught.value.phrases
        keys.add(phrase.key)
        assert in_language(caught.value, Texts.load("en")) == str(caught.value)
        assert in_language(caught.value, Texts.load("de")) != str(caught.value)
    assert len(keys) == len(broken_journals())
    with pytest.raises(ValueError) as unknown:
        game("chess")
    assert in_language(unknown.value, Texts.load("en")) == str(unknown.value)


def test_every_message_about_an_error_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SRC.rglob("*.py"))
    text = (SRC / "locales" / "en" / "errors.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^(error-[\w-]+) =", text, re.MULTILINE)
    assert len(keys) > 80
    # Some keys are put together from a kind.
    made = {f"error-deck-no-{kind}" for kind in ("card", "leader", "faction")}
    made |= {"error-needs-value", "error-takes-no-value"}
    made |= {f"error-ow-{key}" for key in re.findall(r'_fault\(\s*"([\w-]+)"', code)}
    used = set(re.findall(r"error-[\w-]+", code)) | made
    assert [key for key in keys if key not in used] == []
