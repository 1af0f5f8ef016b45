"""A game of Old World in the terminal: what stands above a question, the map, moves, prices, dice,
odds, and what is said at the beginning and at the end."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from sevencats.cli.play.screen import wrap
from sevencats.cli.play.terminal import Terminal
from sevencats.games.oldworld import GAME
from sevencats.games.oldworld.bots import PLAYERS
from sevencats.games.oldworld.page.words import OldWorldWords
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_script
from sevencats.games.oldworld.terminal.terminal import OldWorldTerminalGame
from sevencats.kernel.run import Run
from sevencats.text import LANGUAGES, Texts

if TYPE_CHECKING:
    from helpers.cli import Cli

#: A seat plays a position with these lines typed, in a language; gives what the terminal printed.
Sit = Callable[..., str]

HAND = ["wolf_demolishing_blow_1", "wolf_aard_1", "wolf_yrden_1"]


def _position(seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"format": "oldworld-position/1", "seats": seats, **more}


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    """Sit down at a position: the others are bots."""

    def play(data: dict[str, Any], typed: str, *, lang: str = "en", columns: int = 0) -> str:
        if columns:
            monkeypatch.setenv("COLUMNS", str(columns))
        position, refusal = play_script(read_position(data))
        assert refusal is None
        run = Run(GAME, position.state, seed=5)
        seats = run.seats
        bots = {seat: PLAYERS.make("random", 1) for seat in range(1, len(seats))}
        names = ["Vesemir", *(f"Bot {name}" for name in seats[1:])]
        words = OldWorldWords(position.state, Texts.load(lang), names)
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        Terminal(run, bots, words, game=OldWorldTerminalGame).play()
        return capsys.readouterr().out

    return play


WOLF: dict[str, Any] = {
    "school": "wolf",
    "place": "vizima",
    "gold": 3,
    "shield": 1,
    "hand": HAND,
    "deck": ["wolf_push_1"],
}
BEAR: dict[str, Any] = {"school": "bear", "place": "cintra"}


# -- the status line -------------------------------------------------------------------------------


def test_every_question_has_a_status_line(sit: Sit) -> None:
    shown = sit(_position({"A": WOLF, "B": BEAR}), "end\nexplore:city\n")
    line = "[Phase {}, Vizima: gold 3, shield 1, hand 3, deck 1, trophies 0/4]\n"
    assert line.format("I") + "Phase I: where do you go" in shown
    assert line.format("II") + "Phase II: fight, meditate" in shown
    asked = shown.count("Your choice:")
    assert len(re.findall(r"^\[Phase .+\]$", shown, re.M)) == asked == 3


BEAST = {"monster": [{"id": "barn_beast", "level": 1, "life": 9}]}
SNAP = {"fight_card": [{"id": "snap", "charge": {"damage": 1}, "bite": {}, "copies": 2}]}


def _fight(**wolf: Any) -> dict[str, Any]:
    return _position(
        {"A": {**WOLF, "potions": ["swallow", "cat"], **wolf}, "B": BEAR},
        content={**BEAST, **SNAP},
        monsters={"forest": {"monster": "barn_beast", "place": "vizima"}},
        fight={"against": "barn_beast", "turn": "A", "pool": 6},
    )


def test_a_fight_shows_both_sides_and_the_running_sum(sit: Sit) -> None:
    cards = ["wolf_aard_1", "wolf_yrden_1", "wolf_demolishing_blow_1"]
    shown = sit(_fight(hand=cards), "done\nplay:wolf_yrden_1\n")
    sides = "You: life 4 (hand 3), shield 1, potions 2 (may use 1). Barn beast: life 6.]"
    assert re.search(r"\[Fight, turn \d\. " + re.escape(sides), shown)
    assert re.search(
        r"You: life 3 \(hand 2\).+\n"
        r"\[Combo Yrden: damage 0, shield \+0, draw 1; leaves Barn beast 6\]\n"
        r"Which card comes next",
        shown,
    )


def test_the_running_sum_is_what_is_dealt(sit: Sit) -> None:
    jab = {"name": "jab", "colour": "blue", "terrain": "water", "cost": 0, "copies": 3}
    strike = {"symbols": {"damage": 2}, "extensions": {"blue": {"damage": 1}}}
    data = _fight(hand=["jab", "jab", "jab"])
    data["content"] = {**data["content"], "action": [{"id": "jab", **jab, **strike}]}
    shown = sit(data, "done\nplay:jab\nplay:jab\ndone\n")
    assert "[Combo Jab: damage 2, shield +0, draw 1; leaves Barn beast 4]" in shown
    assert "[Combo Jab + Jab: damage 5, shield +0, draw 1; leaves Barn beast 1]" in shown
    assert "The monster takes 5 damage." in shown


# -- the map ---------------------------------------------------------------------------------------


def _on_the_map() -> dict[str, Any]:
    wolf = {**WOLF, "trails": {"water": "quest:ban_ard"}}
    return _position(
        {"A": wolf, "B": {**BEAR, "place": "haern_caduch"}},
        content=BEAST,
        monsters={"forest": {"monster": "barn_beast", "place": "novigrad"}},
    )


@pytest.mark.parametrize("columns", [80, 130])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_has_every_place_once_within_the_columns(sit: Sit, columns: int, lang: str) -> None:
    shown = sit(_on_the_map(), "map\n", lang=lang, columns=columns)
    drawing = shown[shown.rindex("\n\n", 0, shown.index("▲3 ")) : shown.index("♣ ")]
    assert max(map(len, shown.splitlines())) <= columns
    texts = Texts.load(lang)
    for number, place in enumerate(("behelt-nar", "kaer-seren", "hengfors", "kaer-morhen")):
        assert drawing.count(f"{number} {texts(f'ow-place-{place}')}") == 1
    for number in range(19):
        assert len(re.findall(rf"[♣▲≈*]{number} ", drawing)) == 1
    assert ("·" in drawing) and (texts("ow-action-alms") in drawing) == (columns == 130)


def test_map_shows_witchers_and_prices_of_ways(sit: Sit) -> None:
    shown = sit(_on_the_map(), "map\n", columns=80)
    rows = shown.splitlines()

    def below(place: str) -> str:
        row = next(number for number, line in enumerate(rows) if place in line)
        start = rows[row].index(place)
        return rows[row + 1][max(0, start - 4) : start + len(place) + 4]

    assert "[♣7 Vizima]" in shown and "@You" in below("[♣7 Vizima]")
    assert "!Barn beast I" in below("♣6 Novigrad")
    assert "@Bot B" in below("♣10 Haern Caduch")
    assert "<1♣>" in shown and "<1▲>" in shown


@pytest.mark.parametrize("height", [24, 30, 45])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_low_terminal_gets_a_map_that_fits(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, lang: str, height: int
) -> None:
    monkeypatch.setenv("LINES", str(height))
    shown = sit(_on_the_map(), "map\n", lang=lang, columns=80)
    texts = Texts.load(lang)
    _, answer, rest = shown.partition(texts("play-choice") + " ")
    rows = rest.partition(texts("play-choice"))[0].splitlines()
    # The last row is that of the prompt.
    assert answer and len(rows) + 1 <= height
    assert max(map(len, rows)) <= 80
    for number in range(19):
        assert len(re.findall(rf"[♣▲≈*]{number} ", rest)) == 1
    assert re.search(r"\[♣7 .+\]", rest)
    assert re.search(r"♣6 \S+ !I( |$)", rest, re.M)
    assert re.search(r"♣10 .+? @B( |$)", rest, re.M)
    assert "<1♣>" in rest and "<1▲>" in rest


def test_a_narrow_terminal_gets_the_places_in_words(sit: Sit) -> None:
    shown = sit(_on_the_map(), "map\n", columns=40)
    assert "A map needs 72 columns." in " ".join(shown.split())
    assert "6. Novigrad: forest, dice poker" in " ".join(shown.split())


def test_ways_with_their_prices(sit: Sit) -> None:
    shown = sit(_on_the_map(), "ways\n")
    assert re.search(r"^Haern Caduch: .+\.$", shown, re.M)
    assert re.search(r"^Loc Ichaer by (Haern Caduch|Beauclair): .+ and .+\.$", shown, re.M)


# -- moves, schools, payments ----------------------------------------------------------------------


def test_moves_name_witchers_quests_trails_and_monsters(sit: Sit) -> None:
    data = _on_the_map()
    data["seats"]["A"]["quests"] = [{"story": "city_candles", "place": "cintra"}]
    shown = sit(data, "")
    assert "Go to Haern Caduch (forest; school; Bot B)" in shown
    assert "Go to Ban Ard (water; train alchemy; your trail quest (water))" in shown
    assert "Go to Novigrad (forest; dice poker with the locals; Barn beast, level 1)" in shown
    assert "Go to Cintra (mountain; a potion; your quest “Candle Street”)" in shown


def test_the_school_names_its_prices(sit: Sit) -> None:
    at_home = {**WOLF, "place": "kaer_morhen", "attributes": {"combat": 3}}
    shown = sit(_position({"A": at_home, "B": BEAR}, moved=True), "act\n")
    prices = "Combat 4 gold, Defence 2 gold, Alchemy 2 gold, Specialty 2 gold"
    assert f"Use the location: school ({prices})" in shown
    assert "Combat (4 gold) (you cannot pay for it)" in shown


def test_payment_shows_first_what_is_enough(sit: Sit) -> None:
    shown = sit(_position({"A": WOLF, "B": BEAR}), "move:cintra\n")
    options = re.findall(r"^\d\. (.+)$", shown[shown.index("How do you pay") :], re.M)
    enough = ["enough by itself" in option for option in options]
    assert any(enough) and enough == sorted(enough, reverse=True)
    assert any("and then a second card or 1 gold" in option for option in options)
    other = next(n for n, option in enumerate(options, 1) if "and then a second" in option)
    shown = sit(_position({"A": WOLF, "B": BEAR}), f"move:cintra\n{other}\n")
    second = shown[shown.rindex("How do you pay") :]
    assert "Pay 1 gold" in second
    assert "enough by itself" not in second and "and then a second" not in second


# -- dice ------------------------------------------------------------------------------------------


def _dice(**more: Any) -> dict[str, Any]:
    seats = {"A": {**WOLF, "place": "novigrad"}}
    return _position(seats, mode="solo", moved=True, chance=[4, 4, 2, 6, 1], script=["act"], **more)


def test_dice_are_numbered_by_position(sit: Sit) -> None:
    shown = sit(_dice(), "")
    row = "     1   2   3   4   5\nYou  [4] [4] [2] [6] [1]  a pair\n"
    assert row in shown
    assert "Type their numbers in one answer, such as 1 3 5, or 0 to keep them all." in shown


@pytest.mark.parametrize(
    ("typed", "log"),
    [
        ("3 4 5", "You throw 3 dice again."),
        ("3,5", "You throw 2 dice again."),
        ("5 5", "You throw 1 die again."),
        ("0", "You keep your dice."),
        ("done", "You keep your dice."),
    ],
)
def test_dice_are_taken_in_one_answer(sit: Sit, typed: str, log: str) -> None:
    shown = sit(_dice(), f"{typed}\n")
    assert log in shown
    assert shown.count("Which dice do you throw again?") == 1
    if typed == "3 4 5":
        kept = re.search(r"The dice: You (.+)\.", shown[shown.index(log) :])
        assert kept and kept[1].count("4") >= 2, "those that were not named stay"


@pytest.mark.parametrize("typed", ["6", "1 7", "1 x"])
def test_unknown_dice_are_refused(sit: Sit, typed: str) -> None:
    shown = sit(_dice(), f"{typed}\n")
    assert "Type a number from 0 to 5" in shown
    assert "again." not in shown.partition("Which dice")[2].partition("Your choice")[2]


def test_a_hint_for_all_dice_at_once(sit: Sit) -> None:
    assert re.search(r"Hint: \d( \d)*, You .+\. Why: ", sit(_dice(), "hint\n"))


# -- several numbers -------------------------------------------------------------------------------


def test_several_cards_in_one_answer(sit: Sit) -> None:
    """The numbers are those of the list that was shown."""
    hand = [*HAND, "wolf_push_1", "wolf_quick_slash_1"]
    data = _position({"A": {**WOLF, "hand": hand, "deck": []}, "B": BEAR})
    shown = sit(data, "move:cintra\npay:two\n1 2\n")
    options = re.findall(r"^\d\. Discard (\w+)", shown[shown.rindex("How do you pay") :], re.M)
    for name in options[:2]:
        assert f"You discard {name}" in shown
    assert "You go to Cintra." in shown


# -- odds ------------------------------------------------------------------------------------------


def _hunt(place: str, **more: Any) -> dict[str, Any]:
    beasts = {"monster": [{"id": "cow", "level": 1, "life": 1}]}
    wolf = {**WOLF, "place": "vizima", "deck": "starting", **more.pop("wolf", {})}
    return _position(
        {"A": wolf, **more.pop("others", {"B": BEAR})},
        content=beasts,
        monsters={"forest": {"monster": "cow", "place": place}, **more.pop("monsters", {})},
        **more,
    )


def test_odds_count_what_the_way_takes(sit: Sit) -> None:
    here = sit(_hunt("vizima"), "odds\n")
    assert re.search(r"^.*Cow at Vizima: won \d+% \(\d+ to \d+%\), driven away \d+%", here, re.M)
    near = sit(_hunt("novigrad"), "odds\n")
    assert re.search(r"Cow at Novigrad \(the way takes .+\): won ", near)
    # The whole hand goes for the way: there is nothing left to fight with.
    empty = {"hand": ["wolf_aard_1"], "deck": [], "gold": 1}
    spent = sit(_hunt("novigrad", wolf=empty), "odds\n")
    assert re.search(r"Cow at Novigrad \(the way takes Aard( and 1 gold)?\): won 0%", spent)
    far = sit(_hunt("stygga", wolf=empty), "odds\n")
    assert "Cow at Stygga: out of reach this turn." in far


def test_odds_leave_out_barred_fights(sit: Sit) -> None:
    alone = {"mode": "solo", "others": {}, "phase": 2}
    # The last of three is barred without the attribute trophy (W9.4).
    assert "There is nobody to fight." in sit(_hunt("vizima", **alone), "odds\n")
    second = {"water": {"monster": "harpy", "place": "kaer_seren"}}
    assert "Cow at Vizima: won" in sit(_hunt("vizima", monsters=second, **alone), "odds\n")
    # Nobody fights at a school.
    school = _hunt(
        "stygga", wolf={"place": "kaer_morhen"}, others={"B": {**BEAR, "place": "kaer_morhen"}}
    )
    assert "Bot B at" not in sit(school, "odds\n")


def test_odds_of_current_fight(sit: Sit) -> None:
    shown = sit(_fight(), "odds\n")
    assert re.search(r"Barn beast at Vizima: won \d+%", shown)


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "then green or red may follow"),
        ("fr", "puis vert ou rouge peut suivre"),
        ("nl", "dan mag groen of rood volgen"),
        ("de", "dann darf Grün oder Rot folgen"),
    ],
)
def test_combo_line_shows_what_may_follow(sit: Sit, lang: str, words: str) -> None:
    shown = sit(_position({"A": WOLF, "B": BEAR}), "hand\n", lang=lang)
    assert words in shown
    assert not re.search(r"then \w+: nothing", shown)


def test_text_wraps_and_options_form_a_column(sit: Sit) -> None:
    shown = sit(_position({"A": WOLF, "B": BEAR}), "move:cintra\ncard aard\nhelp\n", columns=60)
    # What is typed does not show here, so that what comes of it stands behind the prompt.
    lines = shown.replace("Your choice: ", "Your choice:\n").splitlines()
    assert max(map(len, lines)) <= 60
    first = next(n for n, line in enumerate(lines) if re.match(r"\d\. Discard .+", line))
    assert re.match(r"   \S", lines[first + 1])


def test_a_wrapped_line_loses_no_word() -> None:
    text = "  The quick brown fox jumps over the lazy dog\n\nand runs on, far out of sight of all"
    lines = wrap(text, 30, 2)
    assert " ".join(" ".join(lines).split()) == " ".join(text.split())
    assert lines[0].startswith("  The") and lines[1].startswith("    ") and "" in lines
    assert wrap(text, 0) == text.split("\n")


# -- beginning and end -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_goal_of_a_solo_game(cli: Cli, lang: str) -> None:
    ran = cli("oldworld", "play", "--seats", 1, "--seed", 3, "--lang", lang)
    texts = Texts.load(lang)
    goal = next(line for line in ran.out.splitlines() if texts("ow-rank-legend") in line)
    assert texts("ow-rank-journeyman") in goal
    assert any(
        texts(f"ow-attribute-{name}") in goal
        for name in ("combat", "defense", "alchemy", "specialty")
    )
    many = cli("oldworld", "play", "--seed", 3, "--lang", lang)
    assert texts("ow-goal-many", n=4) in many.out


def _last_blow(**more: Any) -> dict[str, Any]:
    wolf = {
        **WOLF,
        "hand": ["wolf_demolishing_blow_2", "wolf_aard_1"],
        "trails": {"forest": "trail"},
        "trophies": ["harpy", "foglet", "attribute.combat"],
    }
    return _position(
        {"A": wolf, **more.pop("others", {})},
        content={"monster": [{"id": "beast", "level": 1, "life": 2}]},
        monsters={"forest": {"monster": "beast", "place": "vizima"}},
        phase=2,
        turns=11,
        **more,
    )


def test_the_end_of_a_solo_game_tells_the_rank(sit: Sit) -> None:
    shown = sit(_last_blow(mode="solo"), "fight:beast\ndone\nplay:wolf_demolishing_blow_2\n")
    assert "Your rank, for 11 turns: Master witcher." in shown
    assert "1. You (Wolf): 4 of 4 trophies" in shown
    assert "Trophies: Harpy, Foglet, Attribute trophy: Combat and Beast." in shown
    assert re.search(
        r"^The chronicle:\n  Round \d+: You defeat Beast with \d cards? left\.$", shown, re.M
    )
    assert re.search(r"^  The greatest combo: You, \d damage at once\.$", shown, re.M)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_standings_and_chronicle_in_every_language(sit: Sit, lang: str) -> None:
    typed = "fight:beast\ndone\nplay:wolf_demolishing_blow_2\n" + "1\n" * 9
    shown = sit(_last_blow(others={"B": BEAR}), typed, lang=lang)
    texts = Texts.load(lang)
    assert texts("ow-end-chronicle") in shown
    you, rival = shown.index("\n1. "), shown.index("\n2. Bot B (")
    assert you < rival < shown.index(texts("ow-end-chronicle"))
    assert not re.search(r"\b(ow|play|log|list)-[a-z]", shown)


def test_a_story_that_was_read_can_be_looked_up_and_no_other(sit: Sit) -> None:
    data = _position({"A": WOLF, "B": BEAR}, city=["city_wake"])
    texts = Texts.load("en")
    title = texts("story-city-wake")
    typed = f"end\nexplore:city\ncard {title}\ncard city_bill\noption:b\ncard {title}\n"
    shown = " ".join(sit(data, typed, columns=400).split())
    assert shown.count(f"{title} {texts('story-city-wake-intro')}") >= 2
    assert "There is no card “city_bill”." in shown
    assert texts("story-city-wake-a-result") not in shown
