"""``sevencats gwent play``: whole games, undo, wrong input, saved games, several people."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sevencats.games.gwent import GAME
from sevencats.games.gwent.state import GwentState
from sevencats.kernel import read_journal, replay
from sevencats.text import LANGUAGES, Texts

if TYPE_CHECKING:
    from helpers.cli import Cli

PLAY = ("gwent", "play", "--deck", "monsters", "--against", "northern_realms")
#: Always the first option: cards come first, so such a game ends.
ALWAYS_FIRST = "1\n" * 200


def test_a_whole_game(cli: Cli) -> None:
    ran = cli(*PLAY, "--seed", 3, typed=ALWAYS_FIRST)
    assert (ran.code, ran.err) == (0, "")
    assert "The seed of this game is 3." in ran.out
    assert "You: Monsters, leader Eredin – King of the Wild Hunt." in ran.out
    assert "Round 1 begins." in ran.out
    assert "Round 2 begins." in ran.out
    assert "The game is over." in ran.out
    won = re.search(r"You win the game|The game goes to Bot|The game is a draw", ran.out)
    assert won


def test_a_seed_repeats_a_game(cli: Cli) -> None:
    one, two = (cli("gwent", "play", "--seed", 8, typed=ALWAYS_FIRST) for _ in range(2))
    assert one == two
    other = cli("gwent", "play", "--seed", 9, typed=ALWAYS_FIRST)
    assert other.out != one.out


def test_no_option_asks_nothing_and_tells_its_seed(cli: Cli) -> None:
    ran = cli("gwent", "play")
    assert ran.code == 0
    seed = re.search(r"The seed of this game is (\d+)\.", ran.out)
    assert seed
    again = cli("gwent", "play", "--seed", seed[1])
    assert again.out == ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_every_language(cli: Cli, lang: str) -> None:
    """No message id shows where a text should be."""
    ran = cli(*PLAY, "--seed", 4, "--lang", lang, typed="help\nhand\ntable\nlog\n" + ALWAYS_FIRST)
    assert ran.code == 0
    assert Texts.load(lang)("play-finished") in ran.out
    assert not re.search(r"\b(play|table|log|option|question|card|row|why)-[a-z]", ran.out)


def test_a_game_in_a_folder_that_has_no_such_language(cli: Cli) -> None:
    ran = cli(*PLAY, "--lang", "la")
    assert ran.code == 2
    assert ran.err == "sevencats: no language 'la': choose from en, fr, nl, de, pl\n"


# Answers


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no option 99. Type a number from 1 to "),
        ("0", "There is no option 0. Type a number from 1 to "),
        ("jump", "I do not understand “jump”. Type a number from 1 to "),
        ("", "Type a number from 1 to "),
        ("why", "Type why and a number"),
        ("why 99", "Type why and a number"),
        ("explain moon", "Type why and a number"),
        ("explain close", "This row is empty."),
        ("card", "Type card and the name of a card"),
        ("card ghool", "There is no card “ghool”. Did you mean Ghoul"),
        ("card xyzzyx", "There is no card “xyzzyx”."),
        ("card ghoul", "Ghoul. Unit, close combat, strength 1. Muster: "),
        ("card scorch", "Scorch. Special card. "),
        ("undo", "There is nothing to take back: you have not acted yet."),
        ("save", "Type save and the name of a file."),
        ("save no/such/folder/game", "This file cannot be written: "),
    ],
)
def test_bad_answer_repeats_the_question(cli: Cli, typed: str, answer: str) -> None:
    ran = cli(*PLAY, "--seed", 3, typed=f"{typed}\n")
    assert ran.code == 0
    assert f"Your choice: {answer}" in ran.out
    after = ran.out.partition(answer)[2]
    assert "\nYour choice: " in after


def test_options_by_number_by_key_and_by_name(cli: Cli) -> None:
    def first_turn(typed: str) -> bool:
        return "Round 1 begins." in cli(*PLAY, "--seed", 3, typed=f"{typed}\n").out

    out = cli(*PLAY, "--seed", 3).out
    keep = re.search(r"(\d+)\. Keep this hand", out)
    assert keep
    assert first_turn("done")
    assert first_turn("DONE")
    assert first_turn(keep[1])
    assert not first_turn("close")


def test_pass_wants_a_yes(cli: Cli) -> None:
    no = cli(*PLAY, "--seed", 3, typed="done\npass\nno\n")
    assert "You have not passed." in no.out
    assert "You pass." not in no.out
    yes = cli(*PLAY, "--seed", 3, typed="done\npass\nyes\n")
    assert "You pass." in yes.out


def test_pass_wants_a_yes_in_the_language(cli: Cli) -> None:
    ran = cli(*PLAY, "--seed", 3, "--lang", "fr", typed="done\npass\noui\n")
    assert "Vous passez." in ran.out


def test_table_why_and_explain(cli: Cli) -> None:
    """Whatever lies on the table has a number, and why tells its strength."""
    ran = cli(*PLAY, "--seed", 3, typed="done\n1\n1\n1\n1\n1\n1\n1\ntable\nwhy 1\nexplain close\n")
    first = re.search(
        r"^Your choice: .*\n(?:.*\n)*?1\. (You|Bot), [\w ]+: (.+) (\d+)$", ran.out, re.M
    )
    assert first
    name, strength = re.escape(first[2]), first[3]
    assert re.search(rf"{name}: printed \d+.*\. Strength {strength}\.", ran.out)


def test_the_end_of_the_input_is_a_polite_end(cli: Cli) -> None:
    ran = cli(*PLAY, "--seed", 3, typed="done\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("use --seed 3 with the same options.\n")
    assert "To continue it: python3 make.py play resume." in ran.out


def test_quit(cli: Cli) -> None:
    ran = cli(*PLAY, "--seed", 3, typed="quit\n1\n")
    assert ran.code == 0
    assert "The game is not finished." in ran.out


# Undo


def test_undo_of_a_card_that_waits_for_its_row(cli: Cli) -> None:
    """Before the row is chosen nothing has happened: the card goes back to the hand."""
    undone = 0
    for seed in range(30):
        ran = cli(*PLAY, "--seed", seed, typed="done\nplay:celaeno_harpy\nundo\nlog\n")
        if "Which row for Celaeno Harpy?" in ran.out:
            undone += 1
            after = ran.out.partition("Taken back.")[2]
            assert "Play Celaeno Harpy (2, close combat or ranged combat)" in after
            assert "You play Celaeno Harpy" not in after
    assert undone


def test_undo_is_refused_once_a_card_was_drawn(cli: Cli) -> None:
    ran = cli(*PLAY, "--seed", 3, typed="1\nundo\n")
    assert "This cannot be taken back: a hidden card has been seen since." in ran.out
    assert "Taken back." not in ran.out


def test_undo_is_refused_after_a_bot_acts(cli: Cli) -> None:
    ran = cli(*PLAY, "--seed", 3, typed="1\ndone\nundo\n")
    assert "There is nothing to take back: another player has acted since." in ran.out
    assert "Taken back." not in ran.out


# Saved games


def test_a_journal_is_kept_and_goes_on(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.journal"
    args = (*PLAY, "--seed", 3, "--journal", file)
    first = cli(*args, typed="done\n1\n1\n")
    assert f"run the same command again with --journal {file}" in first.out
    kept = len(read_journal(file.read_text()).lines)
    second = cli(*args, typed=ALWAYS_FIRST)
    assert re.search(r"^Welcome back: round 1, \d+:\d+\.$", second.out, re.M)
    assert "The game is over." in second.out
    journal = read_journal(file.read_text())
    assert len(journal.lines) > kept
    end = list(replay(journal))[-1].state
    assert isinstance(end, GwentState) and end.over
    # It is the game that would have been played in one go.
    whole = cli(*PLAY, "--seed", 3, typed="done\n" + ALWAYS_FIRST)
    result = "The round is over: .*"
    assert re.findall(result, second.out) == re.findall(result, whole.out)


def test_a_broken_journal_is_not_overwritten(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.journal"
    file.write_text("my notes\n")
    ran = cli(*PLAY, "--journal", file)
    assert ran.code == 2
    assert "journal line 1 is cut off or is not JSON" in ran.err
    assert file.read_text() == "my notes\n"


def test_save(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "saved"
    ran = cli(*PLAY, "--seed", 3, typed=f"done\nsave {file}\n")
    assert f"Saved in {file}." in ran.out
    journal = read_journal(file.read_text())
    assert (journal.game, journal.seed) == ("gwent", 3)


# Several people


def test_two_people_at_one_keyboard(cli: Cli) -> None:
    args = (*PLAY, "--seed", 3, "--humans", 2, "--names", "Ciri,Geralt")
    ran = cli(*args, typed="done\n\ndone\n")
    before, hand_over, after = ran.out.partition("Hand the device to Geralt.\nGeralt, press Enter")
    assert hand_over
    assert before.count("Exchange") == after.count("Exchange") > 5
    assert "Ciri is dealt 10 cards." in after
    assert "You are dealt 10 cards." in after


def test_nobody_sees_the_hand_of_another(cli: Cli) -> None:
    """After the device went to Geralt no card that only Ciri knows is named."""
    ran = cli(*PLAY, "--seed", 3, "--humans", 2, "--names", "Ciri,Geralt", typed="1\n1\n\n")
    before, _, after = ran.out.partition("Hand the device to Geralt.")
    drawn = re.findall(r"You (?:put|draw) (.+?)(?: aside)?\.", before)
    assert drawn
    assert "Ciri draws a card." in after
    assert not any(re.search(rf"(puts|draws) {re.escape(name)}", after) for name in drawn)


def test_undo_stops_at_another_person(cli: Cli) -> None:
    typed = "done\n\ndone\n" + "1\n\n" * 2 + "undo\n" * 3
    ran = cli(*PLAY, "--seed", 3, "--humans", 2, typed=typed)
    assert re.search(
        "another player has acted|you have not acted|a hidden card has been seen", ran.out
    )
    assert "Taken back." not in ran.out.partition("Round 1 begins.")[0]


# What does not fit


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--bot", "alpha"), "there is no bot 'alpha'; the bots are random, greedy"),
        (("--mode", "chess"), "there is no Gwent mode 'chess'; the modes are "),
        (("--deck", "nobody"), "'nobody' is not a deck"),
        (("--humans", "9"), "duel is played by 2 seats"),
        (("--names", "a,b,c"), "there are 3 names for 2 seats"),
        (("--names", "a,a"), "two players have the same name"),
        (("--against", "monsters,monsters"), "duel is played by 2 seats"),
    ],
)
def test_one_line_for_a_wrong_option(cli: Cli, args: tuple[str, ...], words: str) -> None:
    ran = cli("gwent", "play", *args)
    assert ran.code == 2
    assert ran.err.startswith("sevencats: ")
    assert words in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("mode", sorted(GAME.modes))
def test_every_mode_is_played_to_the_end(cli: Cli, mode: str) -> None:
    ran = cli("gwent", "play", "--mode", mode, "--seed", 2, typed=ALWAYS_FIRST * 3)
    assert ran.code == 0
    assert "The game is over." in ran.out
