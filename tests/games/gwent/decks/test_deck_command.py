"""``sevencats gwent deck``: what it prints, where, and its exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sevencats.cli import main
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS
from sevencats.games.gwent.decks.code import encode
from sevencats.games.gwent.decks.files import write_deck
from sevencats.text import LANGUAGES

Capture = pytest.CaptureFixture[str]


def run(*args: str) -> int:
    with pytest.raises(SystemExit) as stop:
        main(["gwent", "deck", *args])
    return int(stop.value.code or 0)


@pytest.fixture
def good(tmp_path: Path) -> str:
    path = tmp_path / "good.txt"
    text = write_deck(base().starters["monsters"])
    path.write_text(text.replace("starter_monsters", "Frost and fangs"), encoding="utf-8")
    return str(path)


def test_a_legal_deck_is_one_line(good: str, capsys: Capture) -> None:
    assert run("check", good) == 0
    assert capsys.readouterr() == (
        "Frost and fangs is legal (standard rules): 23 units, 6 special cards, strength 97.\n",
        "",
    )


def test_every_violation_is_a_line_and_the_exit_code_is_2(good: str, capsys: Capture) -> None:
    with open(good, "a", encoding="utf-8") as file:
        file.write("4 decoy\nballista\n")
    assert run("check", good, "--rules", "advanced") == 2
    assert capsys.readouterr() == (
        "G1.2: 4 copies of Decoy: there are only 3.\n"
        "G1.2: Ballista belongs to Northern Realms and may not be in a deck of Monsters.\n"
        "A1: 10 special cards: a deck has at most 5, including weather.\n",
        "",
    )


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("3 ghuol", "line 31: there is no card 'ghuol'; did you mean Ghoul"),
        ("leader: king_bran", "line 31: a deck has one leader, and line 3 has 'eredin_king"),
    ],
)
def test_an_unreadable_file_is_one_line_on_the_error_output(
    good: str, line: str, words: str, capsys: Capture
) -> None:
    with open(good, "a", encoding="utf-8") as file:
        file.write(f"# added\n{line}\n")
    for command in ("check", "show", "code"):
        assert run(command, good) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"sevencats: {good}, {words}")
        assert err.count("\n") == 1


@pytest.mark.parametrize(
    "args", [("nowhere.txt",), ("monsters", "--rules", "easy"), ("monsters", "--lang", "xx")]
)
def test_bad_arguments_are_reported(args: tuple[str, ...], capsys: Capture) -> None:
    assert run("check", *args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("sevencats: ") and err.count("\n") == 1


def test_several_decks_name_the_deck(good: str, capsys: Capture) -> None:
    assert run("check", good, encode(base().starters["skellige"])) == 0
    assert capsys.readouterr().out.count("\n") == 2
    assert run("check", good, "nilfgaard", "--rules", "solo") == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("S1: Frost and fangs: Biting Frost is weather")
    assert lines[-1].startswith("S1: Starter deck of Nilfgaard: ")


def test_check_as_json(capsys: Capture) -> None:
    assert run("check", "nilfgaard", "--rules", "advanced", "--json", "--lang", "de") == 2
    report = json.loads(capsys.readouterr().out)
    assert (report["legal"], report["rules"]) == (False, "advanced")
    assert [violation["clause"] for violation in report["violations"]] == ["A1", "A1"]
    assert report["violations"][0]["args"] == {"count": 6, "limit": 5}
    assert report["violations"][0]["text"].startswith("6 Spezialkarten")
    assert report["decks"][0]["counts"]["units"] == 22


@pytest.mark.rule("T1")
def test_check_for_a_tournament(capsys: Capture) -> None:
    assert run("check", "monsters", "monsters", "--rules", "tournament") == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "T1: 2 decks: a player brings exactly 3 to a tournament."
    assert lines[1].startswith("T1: Starter deck of Monsters (1) and Starter deck of Monsters (2)")


@pytest.mark.rule("P1")
def test_check_for_a_team(capsys: Capture) -> None:
    assert run("check", "monsters", "skellige", "--rules", "team") == 0
    assert run("check", "monsters", "monsters", "--rules", "team") == 2
    assert capsys.readouterr().out.splitlines()[-1].startswith("P1: ")


def test_list_has_a_line_for_each_starter(capsys: Capture) -> None:
    assert run("list") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == list(FACTIONS)
    assert lines[0] == (
        "monsters: Monsters, Eredin – King of the Wild Hunt, 23 units, 6 special cards, strength 97"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("faction", FACTIONS)
def test_show_prints_every_card(faction: str, lang: str, capsys: Capture) -> None:
    assert run("show", f"starter:{faction}", "--lang", lang) == 0
    out = capsys.readouterr().out
    deck = base().starters[faction]
    cards = [line for line in out.splitlines() if line.startswith("  ")]
    assert len(cards) == len(deck.cards) + len(deck.reserve)
    assert sum(int(line.split()[0]) for line in cards) == sum(deck.cards.values()) + sum(
        deck.reserve.values()
    )
    assert encode(deck) in out
    assert "deck-" not in out and "{" not in out


def test_show_in_full(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "small.txt"
    path.write_text(
        "name: Small\nfaction: skellige\nleader: king_bran\n2 young_berserker\nolaf\n"
        "hjalmar\nbirna_bran\nlight_longship\nwar_longship\nmardroeme\n3 clear_weather\n",
        encoding="utf-8",
    )
    assert run("show", str(path)) == 0
    out = capsys.readouterr().out
    assert out.partition("Share code: G1")[0] == (
        "Small\n"
        "Faction: Skellige\n"
        "Leader: King Bran – The Unifier\n"
        "7 units, 4 special cards, strength 38\n"
        "\n"
        "Close combat (1)\n"
        "  1 Birna Bran, strength 2, Medic\n"
        "\n"
        "Ranged combat (4)\n"
        "  1 Hjalmar, strength 10, Hero\n"
        "  1 Light Longship, strength 4, Muster\n"
        "  2 Young Berserker, strength 2, Berserker\n"
        "\n"
        "Close or ranged combat (1)\n"
        "  1 Olaf, strength 12, Agile, Morale Boost\n"
        "\n"
        "Siege (1)\n"
        "  1 War Longship, strength 6, Tight Bond\n"
        "\n"
        "Special cards (1)\n"
        "  1 Mardroeme\n"
        "\n"
        "Weather cards (3)\n"
        "  3 Clear Weather\n"
        "\n"
        "Reserve (2)\n"
        "  2 Transformed Young Vildkaarl, strength 8, Tight Bond\n"
        "\n"
    )


def test_show_as_json(capsys: Capture) -> None:
    assert run("show", "skellige", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    deck = base().starters["skellige"]
    assert (report["cards"], report["reserve"]) == (deck.cards, deck.reserve)
    assert report["code"] == encode(deck)


def test_code_and_back(good: str, capsys: Capture) -> None:
    assert run("code", good) == 0
    code = capsys.readouterr().out.strip()
    assert run("check", code) == 0
    assert capsys.readouterr().out.startswith("Deck without a name is legal")
