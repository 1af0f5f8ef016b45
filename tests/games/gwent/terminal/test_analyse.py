"""``sevencats gwent analyse``, and the hints and reasons of the terminal game."""

from __future__ import annotations

import io
import json
import re
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import pytest

from sevencats.cli import main
from sevencats.games.gwent.bots import PLAYERS
from sevencats.text import LANGUAGES, Texts

if TYPE_CHECKING:
    from helpers.cli import Cli

FEW = ("--simulations", "20")
SVG = "{http://www.w3.org/2000/svg}"
#: A loses unless it plays its hero.
POSITION: dict[str, Any] = {
    "format": "gwent-position/1",
    "round": 3,
    "seats": {
        "A": {"gems": 1, "hand": ["geralt_of_rivia#1"]},
        "B": {"gems": 1, "hand": ["roach#1"], "board": {"close": ["draug#1"]}},
    },
    "script": [{"do": "pass", "seat": "B"}],
}


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION, indent=1), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of a person who always takes the first option against a captain."""
    path = tmp_path_factory.mktemp("game") / "game.jsonl"
    play = ["gwent", "play", "--seed", "3", "--bot", "captain", "--journal", str(path)]
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(io.StringIO()):
        patch.setattr(sys, "stdin", io.StringIO("1\n" * 200))
        with pytest.raises(SystemExit):
            main(play)
    return path


def test_a_position_as_a_table(cli: Cli, position: Path) -> None:
    ran = cli("gwent", "analyse", position, *FEW)
    assert (ran.code, ran.err) == (0, "")
    assert "Round 3, A to choose." in ran.out
    lines = ran.out.splitlines()
    head = next(number for number, line in enumerate(lines) if line.startswith("Chance"))
    # B has passed and the round decides, so nothing is left to luck.
    assert "solved by trying every line of play" in ran.out
    assert re.match(r" *100%  100 to 100% +\d+  Play Geralt of Rivia", lines[head + 1])
    assert re.match(r" +0% +0 to 0% +\d+  Pass", lines[head + 2])
    assert "A: Play Geralt of Rivia" in ran.out


def test_a_position_as_json(cli: Cli, position: Path) -> None:
    ran = cli("gwent", "analyse", position, "--seat", "A", "--json", *FEW)
    data = json.loads(ran.out)
    assert (data["seat"], data["round"], data["kind"]) == ("A", 3, "turn")
    assert [value["option"] for value in data["options"]] == ["play:geralt_of_rivia", "pass"]
    assert all(v["low"] <= v["chance"] <= v["high"] for v in data["options"])
    assert all(v["solved"] for v in data["options"])
    assert data["line"][0] == {"seat": "A", "pick": "play:geralt_of_rivia"}
    assert cli("gwent", "analyse", position, "--seat", "A", "--json", *FEW) == ran


def test_a_game_with_a_plot(cli: Cli, journal: Path, tmp_path: Path) -> None:
    plot = tmp_path / "game.svg"
    ran = cli("gwent", "analyse", journal, "--seat", "B", "--plot", plot, *FEW)
    assert ran.code == 0
    assert ran.err == f"The chart is in {plot}.\n"
    points = re.findall(r"^\d\. Round \d, turn \d+, [AB]: .+, \d+%\. Better: .+", ran.out, re.M)
    assert len(points) == 3
    root = ElementTree.parse(plot).getroot()
    assert (root.tag, root.get("width"), root.get("height")) == (f"{SVG}svg", "900", "400")
    assert root.findtext(f"{SVG}title") == "Win chance of B"
    assert "The win chance of B over" in (root.findtext(f"{SVG}desc") or "")
    words = [node.text or "" for node in root.iter(f"{SVG}text")]
    assert {"Round 1", "1", "2", "3", "Turn"} <= set(words)
    assert sum("Better" in text for text in words) == 3


def test_a_game_as_json(cli: Cli, journal: Path) -> None:
    ran = cli("gwent", "analyse", journal, "--json", *FEW)
    data = json.loads(ran.out)
    assert data["seat"] == "A"
    assert len(data["turning_points"]) == 3
    assert data["curve"][-1]["turn"] == len(data["moves"]) + 1
    assert cli("gwent", "analyse", journal, "--json", *FEW, "--seed", 1) == ran
    assert cli("gwent", "analyse", journal, "--json", *FEW, "--seed", 2) != ran


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language(cli: Cli, journal: Path, position: Path, tmp_path: Path, lang: str) -> None:
    plot = tmp_path / "plot.svg"
    few = ("--simulations", 1, "--lang", lang)
    ran = cli("gwent", "analyse", journal, "--plot", plot, *few)
    shown = ran.out + ran.err + plot.read_text(encoding="utf-8")
    shown += cli("gwent", "analyse", position, *few).out
    assert Texts.load(lang)("analysis-line") in shown
    assert not re.search(r"\b(analysis|chart|mode|option|play)-[a-z]", shown)
    assert "{ $" not in shown


# What is refused


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "neither a position"),
        ("{}", "neither a position"),
        ("no JSON", "neither a position"),
        ('{"format": "gwent-position/1", "rounds": 3}', "rounds"),
        ('{"format": "sevencats-journal/1"}', "end line is missing"),
        (
            '{"format": "gwent-position/1", "script": [{"do": "play", "card": "x#1"}]}',
            r"script\[0\]: there is no card 'x#1'",
        ),
    ],
)
def test_a_bad_file(cli: Cli, tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    ran = cli("gwent", "analyse", path)
    assert (ran.code, ran.out) == (2, "")
    assert re.search(message, ran.err) and str(path) in ran.err
    assert ran.err.count("\n") == 1


def test_other_bad_input(cli: Cli, journal: Path, position: Path, tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe")
    over = tmp_path / "over.json"
    script = [*POSITION["script"], {"do": "pass", "seat": "A"}]
    over.write_text(json.dumps({**POSITION, "script": script}), encoding="utf-8")
    for args, message in (
        ((binary,), "neither a position"),
        ((tmp_path / "none",), "there is no such file"),
        ((journal, "--seat", "Z"), "there is no seat 'Z'; choose from A, B"),
        ((position, "--seat", "B"), "B has nothing to choose in this position; it is up to A"),
        ((position, "--plot", "x.svg"), "--plot draws a whole game"),
        ((journal, "--plot", "x.pdf"), "a chart is saved as .svg or .png"),
        ((over,), "the game is over"),
        ((journal, "--lang", "la"), "no language 'la'"),
    ):
        ran = cli("gwent", "analyse", *args)
        assert (ran.code, ran.out) == (2, ""), args
        assert message in ran.err


def test_a_png_needs_a_package(
    cli: Cli, journal: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cairosvg", None)
    ran = cli("gwent", "analyse", journal, "--plot", tmp_path / "x.png", *FEW)
    assert ran.code == 2
    assert "a .png needs the package cairosvg, which is not here; use .svg" in ran.err


# The terminal game


PLAY = ("gwent", "play", "--deck", "monsters", "--against", "nilfgaard", "--seed", 6)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hint_and_reasons(cli: Cli, lang: str) -> None:
    texts = Texts.load(lang)
    typed = "help\nhint\n" + "1\n" * 4 + "hint\n1\n1\n"
    ran = cli(*PLAY, "--bot", "brawler", "--reasons", "--lang", lang, typed=typed)
    assert ran.code == 0
    assert texts("play-help-hint") in ran.out
    assert texts("play-level", level=texts("level-brawler")) in ran.out
    assert ran.out.count(texts("play-hint", number="", option="", reason="").split()[0]) >= 2
    name = texts("play-name-bot")
    assert texts("play-reason", name=name, reason=texts("reason-gain", gain=1)) in ran.out
    assert not re.search(r"\b(play|reason|level)-[a-z]", ran.out)


def test_bots_are_silent_unless_asked(cli: Cli) -> None:
    ran = cli(*PLAY, "--bot", "brawler", typed="1\n" * 200)
    assert "Why Bot" not in ran.out
    assert "The game is over." in ran.out


def test_a_hint_changes_nothing_and_names_an_option(cli: Cli) -> None:
    plain = cli(*PLAY, typed="1\n" * 200)
    asked = cli(*PLAY, typed="hint\n" * 2 + "1\nhint\n" + "1\n" * 200)
    hints = re.findall(r"Hint: (\d+), (.+)\. Why: .+\.\n", asked.out)
    assert len(hints) == 3 and hints[0] == hints[1]
    for number, option in hints:
        assert f"\n{number}. {option}\n" in asked.out
    without = re.sub(r"Hint: .+\nYour choice: ", "", asked.out)
    assert without == plain.out


def test_undo_leaves_the_reasons_of_the_bot(cli: Cli) -> None:
    """The log after an undo is the log before the move, reasons and all."""
    moves = "done\n" + "1\n" * 6  # To the last one the bot answers with a pass.
    plain, undone = (
        cli(*PLAY, "--bot", "brawler", "--reasons", typed=typed)
        for typed in (f"{moves}log\n", f"{moves}1\nundo\nlog\n")
    )
    assert "Taken back." in undone.out
    logs = [ran.out.split("Your choice: ")[-2] for ran in (plain, undone)]
    assert logs[0] == logs[1] and "Why Bot" in logs[0]


@pytest.mark.parametrize("level", PLAYERS.offered)
def test_the_help_names_the_levels(cli: Cli, level: str) -> None:
    assert level in cli("gwent", "play", "--help").out
