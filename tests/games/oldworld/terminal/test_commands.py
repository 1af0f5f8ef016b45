"""``sevencats oldworld play|simulate`` and ``sevencats replay`` on its journals."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sevencats.games.oldworld import GAME
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel import read_journal
from sevencats.sim import runner
from sevencats.text import LANGUAGES, Texts

if TYPE_CHECKING:
    from helpers.cli import Cli

PLAY = ("oldworld", "play", "--bots", "random", "--seed", 3)
SIMULATE = ("oldworld", "simulate")
#: The last option ends a phase or a combo, so such a game goes on quickly.
FIRST = "1\n" * 400


# -- play ------------------------------------------------------------------------------------------


def test_a_game_in_the_terminal(cli: Cli) -> None:
    ran = cli(*PLAY, "--seats", 3, typed=FIRST)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("The Witcher: Old World, base game. The seed of this game is 3.")
    assert "Which witcher do you play?" in ran.out
    assert "Phase I: where do you go, what do you do?" in ran.out
    assert re.search(r"Turn \d+\. It is the turn of Bot [BC]\.", ran.out)
    assert re.search(r"Bot [BC] draws \d cards|Bot [BC] draws a card", ran.out), "hands are hidden"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_a_game_in_every_language(cli: Cli, lang: str, seats: int) -> None:
    """No message id shows where a text should be."""
    typed = "help\nhand\ntable\nlog\nmap\nplaces\nways\ncard 1\n" + "2\n1\n" * 150
    ran = cli(*PLAY, "--seats", seats, "--lang", lang, typed=typed)
    assert ran.code == 0
    assert Texts.load(lang)(f"ow-mode-{'solo' if seats == 1 else 'base'}") in ran.out
    assert not re.search(r"\b(ow|play|log|story|event|list)-[a-z]", ran.out)


def test_a_seed_repeats_a_game(cli: Cli) -> None:
    one, two = (cli(*PLAY, typed=FIRST) for _ in range(2))
    assert one == two


def test_an_option_may_be_named_by_its_key(cli: Cli) -> None:
    ran = cli(*PLAY, "--schools", "wolf,bear", typed="end\nexplore:city\n")
    assert re.search(r"Phase II: .*\n(.*\n)*.*“.+”: what do you do\?", ran.out)


def test_undo(cli: Cli) -> None:
    """A move that only showed own cards can be undone. A story that was read cannot,
    and neither can the choice of an option once its result was read."""
    typed = "undo\nend\nundo\nend\nexplore:city\nundo\n1\nundo\n"
    ran = cli(*PLAY, "--schools", "wolf,bear", typed=typed)
    assert ran.out.count("Taken back.") == 1
    assert "There is nothing to take back: you have not acted yet." in ran.out
    read = "This cannot be taken back: what came of it has been read out."
    assert ran.out.count(read) == 2


def test_the_device_goes_round_and_nobody_sees_anothers_hand(cli: Cli) -> None:
    typed = "end\nexplore:city\n1\n" + "\n" + "hand\n"
    ran = cli(
        *PLAY, "--humans", 2, "--names", "Vesemir,Ivar", "--schools", "wolf,bear", typed=typed
    )
    assert ran.code == 0
    assert re.search(r"Hand the device to (Vesemir|Ivar)\.", ran.out)


def test_people_who_play_together_act_in_any_order(cli: Cli) -> None:
    """One screen says who can still do what; a seat is chosen by its number, and called by it."""
    typed = "9\n2\n\nseats\nend\n1\n\nseat 2\n\nquit\n"
    people = ("--humans", 2, "--names", "Vesemir,Ivar", "--schools", "wolf,bear")
    ran = cli(*PLAY, *people, "--expansions", "wild_hunt", typed=typed)
    assert ran.code == 0
    assert ran.out.count("Who can still act:") == 3
    assert "The seats that can act now: 1, 2." in ran.out
    asked = "Phase I: where do you go, what do you do?"
    assert f"1. Vesemir: at Kaer Morhen, 5 cards in hand. {asked}" in ran.out
    assert "2. Ivar is done, but may still act: at " in ran.out
    assert ran.out.index("Hand the device to Ivar.") < ran.out.index("Hand the device to Vesemir.")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Arachas", "Arachas, level 1, life 10."),
        ("novigrad", "Novigrad: forest; dice poker with the locals. Paths to Kaer Seren"),
        ("Swallow", "Swallow. Shuffle 2 discards"),
        ("whirl_1", "Whirl. "),
        ("unicorn", "There is no card “unicorn”."),
        ("", "Type card and the name of a card"),
    ],
)
def test_cards_monsters_potions_and_places_are_explained(cli: Cli, name: str, words: str) -> None:
    ran = cli(*PLAY, "--schools", "wolf,bear", typed=f"card {name}\n")
    assert words in ran.out


def test_a_hint_names_an_option_and_a_reason(cli: Cli) -> None:
    ran = cli(*PLAY, "--schools", "wolf,bear", typed="hint\n")
    assert re.search(r"Hint: \d+, .+ Why: .+\.", ran.out)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--seats", 6), "seats: W1.1: base is for 2 to 5, not 6"),
        (("--seats", 0), "W1.1"),
        (("--schools", "toad,cat"), "there is no school 'toad'"),
        (("--schools", "cat,cat"), "the board cat is taken"),
        (("--expansions", "atlantis"), "there is no expansion 'atlantis'"),
        (("--bots", "alpha"), "there is no bot 'alpha'; the bots are random"),
        (("--seats", 4, "--bots", "random,random"), "there are 2 bots for 3 seats"),
        (("--humans", 3), "there are 3 people for 2 seats"),
        (("--pack", "nowhere"), "nowhere"),
    ],
)
def test_one_line_for_a_wrong_option(cli: Cli, args: tuple[object, ...], words: str) -> None:
    ran = cli("oldworld", "play", *args)
    assert ran.code == 2
    assert words in ran.err
    assert ran.err.count("\n") == 1


def test_pack_from_outside(cli: Cli, tmp_path: Path) -> None:
    """Its records are in the game, its words in the log, and the journal needs no folder."""
    pack = tmp_path / "barn"
    (pack / "locales" / "en").mkdir(parents=True)
    (pack / "pack.toml").write_text('id = "barn"\n', encoding="utf-8")
    (pack / "places.toml").write_text(
        '[[location]]\nid = "novigrad"\naction = "alms"\n', encoding="utf-8"
    )
    names = "ow-place-novigrad = The Free City\n"
    (pack / "locales" / "en" / "names.ftl").write_text(names, encoding="utf-8")
    file = tmp_path / "game.journal"
    ran = cli(*PLAY, "--pack", pack, "--journal", file, typed="card The Free City\n")
    assert "The Free City: forest; alms." in ran.out
    assert cli("replay", file).code == 0
    config = read_journal(file.read_text(encoding="utf-8")).config
    state = GAME.blank(GAME.config_from(config))
    assert state.table.content.locations["novigrad"].action == "alms"


# -- journals --------------------------------------------------------------------------------------


@pytest.fixture
def journal(cli: Cli, tmp_path: Path) -> Path:
    """A game that was left in the middle."""
    file = tmp_path / "game.journal"
    ran = cli(*PLAY, "--seats", 3, "--journal", file, typed="1\n" * 60)
    assert "The game is not finished." in ran.out
    return file


def test_a_saved_game_goes_on(cli: Cli, journal: Path) -> None:
    before = len(read_journal(journal.read_text(encoding="utf-8")).lines)
    ran = cli(*PLAY, "--seats", 3, "--journal", journal, typed="1\n" * 20)
    assert re.search(r"^Welcome back: round \d+, trophies \d:\d:\d\.$", ran.out, re.M)
    assert len(read_journal(journal.read_text(encoding="utf-8")).lines) > before


def test_a_journal_reads_turn_by_turn(cli: Cli, journal: Path) -> None:
    ran = cli("replay", journal)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "The Witcher: Old World, base game. Seed 3."
    turns = [line for line in lines if re.fullmatch(r"Turn \d+: [ABC]", line)]
    assert [turn.partition(":")[0] for turn in turns[:3]] == ["Turn 1", "Turn 2", "Turn 3"]
    assert re.search(r"^\d+\. [ABC]: Go to .+$", ran.out, re.M)
    assert "The game is not finished." in ran.out
    assert not re.search(r"\b(ow|log|story|event)-[a-z]", ran.out)


def test_a_seat_reads_only_what_it_may_know(cli: Cli, journal: Path) -> None:
    everything, mine = (cli("replay", journal, "--seat", seat).out for seat in ("all", "A"))
    drawn = re.findall(r"B draws (.+)\.", everything)
    assert drawn and not any("card" in cards for cards in drawn)
    assert re.search(r"B draws (a card|\d cards)\.", mine)
    assert "You draw " in mine and "You draw " not in everything


def test_a_snapshot_shows_the_table(cli: Cli, journal: Path) -> None:
    ran = cli("replay", journal, "--snapshot")
    assert ran.code == 0
    assert "The pool, from left to right:" in ran.out
    assert re.search(r"^Hand of A: .+$", ran.out, re.M)
    assert "Hand of B" not in cli("replay", journal, "--snapshot", "--seat", "A").out


def test_a_journal_of_another_game_is_refused(cli: Cli, journal: Path) -> None:
    ran = cli("gwent", "play", "--journal", journal)
    assert ran.code == 2
    assert "this is a game of oldworld, not of gwent" in ran.err


def test_an_edited_journal_is_refused(cli: Cli, journal: Path) -> None:
    lines = journal.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if n > 19 and '"digest"' in line)
    lines[number] = json.dumps({**json.loads(lines[number]), "digest": "0" * 16})
    journal.write_text("\n".join(lines) + "\n", encoding="utf-8")
    ran = cli("replay", journal)
    assert ran.code == 2 and f"journal line {number + 1}:" in ran.err and ran.out == ""


# -- odds ------------------------------------------------------------------------------------------


@pytest.fixture
def hunt(tmp_path: Path) -> Path:
    """A witcher before a weak monster and a strong one."""
    seats = {"A": {"school": "wolf", "place": "vizima", "deck": "starting"}, "B": {}}
    data = {
        "format": "oldworld-position/1",
        "content": {"monster": [{"id": "cow", "life": 1}]},
        "seats": seats,
        "monsters": {
            "forest": {"monster": "cow", "place": "vizima"},
            "water": {"monster": "leshen"},
        },
    }
    file = tmp_path / "hunt.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def test_the_odds_of_a_position(cli: Cli, hunt: Path) -> None:
    ran = cli("oldworld", "odds", hunt, "--tries", 30, "--json")
    assert ran.code == 0
    found = json.loads(ran.out)["odds"]
    assert set(found) == {"cow", "leshen"}
    assert found["cow"]["chance"] > 0.9 > 0.1 > found["leshen"]["chance"]
    for one in found.values():
        assert 0 <= one["low"] <= one["chance"] <= one["high"] <= 1 and one["tried"] == 30
    assert cli("oldworld", "odds", hunt, "--tries", 30, "--json") == ran
    words = cli("oldworld", "odds", hunt, "--tries", 30)
    assert re.match(r"Cow: won \d+% \(\d+ to \d+%\), driven away \d+%", words.out)


def test_odds_against_nobody(cli: Cli, hunt: Path) -> None:
    ran = cli("oldworld", "odds", hunt, "--against", "unicorn")
    assert ran.code == 2 and "there is no opponent 'unicorn'" in ran.err
    ran = cli("oldworld", "odds", hunt, "--seat", "E")
    assert ran.code == 2 and "there is no seat 'E'; choose from A, B" in ran.err


def test_there_are_no_odds_before_a_witcher_is_chosen(cli: Cli) -> None:
    ran = cli(*PLAY, typed="odds\n")
    assert "Your choice: Choose your witcher first: then there are odds.\n" in ran.out
    assert "fights tried" not in ran.out


def test_odds_in_the_terminal(cli: Cli) -> None:
    ran = cli(*PLAY, "--schools", "wolf,bear", typed="odds\n")
    weighed = re.findall(r"^.+: (won \d+% |out of reach)", ran.out, re.M)
    assert len(weighed) == 3, "nobody fights the witcher at a school"


# -- simulate --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_table_under_watch(cli: Cli, seats: int) -> None:
    args = ("--seats", seats, "--bots", "random", "--games", 4, "--rounds", 30, "--debug", "--json")
    ran = cli(*SIMULATE, *args)
    assert ran.code == 0, ran.err
    data = json.loads(ran.out)
    assert (data["games"], data["errors"], data["seats"]) == (4, [], seats)
    assert len(data["wins"]) == len(data["average_trophies"]) == seats
    assert sum(data["wins"].values()) + data["draws"] + data["capped"] == 4
    assert sum(school["games"] for school in data["schools"].values()) == 4 * seats


def test_games_that_the_limit_ended_are_counted_apart(cli: Cli) -> None:
    args = (*SIMULATE, "--games", 5, "--json")
    short = json.loads(cli(*args, "--rounds", 2).out)
    assert (short["games"], short["capped"], short["draws"]) == (5, 5, 0)
    assert short["rounds_per_game"] == 2
    long = json.loads(cli(*args, "--rounds", 200).out)
    assert long["capped"] == 0 and sum(long["wins"].values()) == 5


def test_one_and_two_workers_give_the_same_sums(cli: Cli) -> None:
    args = (*SIMULATE, "--games", 60, "--rounds", 3, "--seed", 7, "--json")
    one, two = cli(*args, "--workers", 1), cli(*args, "--workers", 2)
    assert one == two


def test_a_run_is_the_sum_of_its_parts(cli: Cli) -> None:
    args = (*SIMULATE, "--seed", 4, "--rounds", 5, "--json")
    whole = json.loads(cli(*args, "--games", 7).out)
    first = json.loads(cli(*args, "--games", 3).out)
    rest = json.loads(cli(*args, "--games", 4, "--start", 3).out)
    assert whole["decisions"] == first["decisions"] + rest["decisions"]


def test_the_table_for_people(cli: Cli) -> None:
    ran = cli(*SIMULATE, "--games", 2, "--rounds", 3, "--schools", "wolf,bear")
    assert ran.code == 0
    assert re.search(r"^Ended by the limit of rounds +2$", ran.out, re.M)
    assert re.search(r"^Wolf: wins of 2 games +0 \(0\.0%\)$", ran.out, re.M)


def test_debug_notices_a_broken_state(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    take_one = runner.take_one

    def rob(state: OldWorldState, bots: object) -> object:
        events = take_one(state, bots)  # type: ignore[arg-type]
        state.gold[0] = -1
        return events

    monkeypatch.setattr(runner, "take_one", rob)
    ran = cli(*SIMULATE, "--games", 1, "--debug", "--json")
    assert ran.code == 1
    assert "gold below zero" in json.loads(ran.out)["errors"][0]["error"]
    assert "sevencats oldworld simulate --seats 2 --bots random --seed 1" in ran.err


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--seats", 6), "seats: W1.1: base is for 2 to 5, not 6"),
        (("--bots", "tavern"), "there is no bot 'tavern'; the bots are random"),
        (("--bots", "random,random,random"), "there are 3 bots for 2 seats"),
    ],
)
def test_simulate_refuses_in_one_line(cli: Cli, args: tuple[object, ...], words: str) -> None:
    ran = cli(*SIMULATE, *args)
    assert ran.code == 2
    assert words in ran.err
    assert ran.err.count("\n") == 1
