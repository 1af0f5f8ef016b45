"""Manticore (W8.6) and Ciri (W8.7): the witchers that go with any game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from helpers.oldworld.cards_fights import dealt, own_turn
from typer.testing import CliRunner

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.packs.check import check_pack
from sevencats.games.oldworld.packs.load import base, load
from sevencats.games.oldworld.page.setup import OldWorldSetup
from sevencats.games.oldworld.positions.runner import play_position
from sevencats.games.oldworld.terminal.commands import app
from sevencats.games.oldworld.terminal.setup import choose_config
from sevencats.kernel.engine import settle, take
from sevencats.kernel.errors import BadData, RulesError
from sevencats.kernel.journal import journal_of, read_journal, replay
from sevencats.kernel.rng import Rng
from sevencats.kernel.run import new_run
from sevencats.plugin.errors import BadChoice, BadSetup

BOTH = ("base", "manticore", "ciri")


def fight(seat: dict[str, Any], *script: str, life: int = 9) -> dict[str, Any]:
    """A fight in which the witcher begins, after a script."""
    trail = {"place": "vizima", "trails": {"forest": "trail"}}
    return play_position(
        {
            "format": "oldworld-position/1",
            "expansions": ["manticore", "ciri"],
            "content": {"monster": [{"id": "beast", "level": 1, "life": life}]},
            "seats": {"A": {**trail, **seat}, "B": {"school": "bear"}},
            "monsters": {"forest": {"monster": "beast", "place": "vizima"}},
            "phase": 2,
            "script": ["fight:beast", *script],
        }
    )


MANTICORE = {
    "school": "manticore",
    "hand": ["manticore_push_1"],
    "deck": ["manticore_aard_1", "manticore_aard_2", "manticore_quen_1"],
}


@pytest.mark.rule("W8.6")
@pytest.mark.parametrize(
    ("level", "potions", "damage", "drawn"),
    [(1, 2, 3, 0), (2, 1, 2, 0), (3, 1, 2, 2), (4, 1, 3, 2), (5, 1, 3, 2)],
)
def test_potions_for_damage(level: int, potions: int, damage: int, drawn: int) -> None:
    held = ["swallow"] * potions
    seat = {**MANTICORE, "potions": held, "attributes": {"specialty": level}}
    outcome = fight(seat, "use:specialty", "done")
    assert outcome["legal"] and outcome["fight"]["life"]["beast"] == 9 - damage
    assert outcome["seats"]["A"]["potions"] == [] and outcome["potion_discard"] == held
    assert outcome["seats"]["A"]["hand_size"] == 1 + drawn
    short = fight({**seat, "potions": held[1:]}, "use:specialty")
    assert not short["legal"], "with a potion less it cannot be used"


@pytest.mark.rule("W8.6")
def test_once_a_fight_and_it_can_end_it() -> None:
    seat = {**MANTICORE, "potions": ["swallow"] * 4}
    again = fight(seat, "use:specialty", "discard:swallow", "discard:swallow")
    assert again["legal"] and "use:specialty" not in again["options"]
    won = fight(seat, "use:specialty", "discard:swallow", "discard:swallow", life=3)
    assert won["seats"]["A"]["trophies"] == ["monster.beast"]


@pytest.mark.rule("W8.6")
def test_the_trophy_of_the_manticore() -> None:
    seat = {"school": "wolf", "hand": ["wolf_push_1"], "trophies": ["witcher.manticore"]}
    outcome = fight({**seat, "potions": ["swallow"]}, "use:witcher.manticore", "done")
    assert outcome["fight"]["life"]["beast"] == 8 and outcome["seats"]["A"]["potions"] == []


CIRI = {"school": "ciri", "hand": ["ciri_quick_slash_1", "ciri_demolishing_blow_2"]}


@pytest.mark.rule("W8.7")
@pytest.mark.parametrize(("level", "more", "drawn"), [(1, 0, 0), (2, 1, 0), (3, 1, 1), (4, 2, 1)])
def test_any_colour_with_symbols_by_level(level: int, more: int, drawn: int) -> None:
    deck = ["ciri_aard_1", "ciri_aard_2", "ciri_quen_1", "ciri_axii_1"]
    seat = {**CIRI, "deck": deck, "attributes": {"specialty": level}}
    steps = ("done", "play:ciri_quick_slash_1", "use:specialty", "play:ciri_demolishing_blow_2")
    outcome = fight(seat, *steps)
    assert outcome["legal"] and outcome["fight"]["life"]["beast"] == 9 - 3 - more
    assert outcome["seats"]["A"]["hand_size"] == 1 + drawn, "combat is 1"


@pytest.mark.rule("W8.7")
def test_only_one_card_a_fight() -> None:
    hand = ["ciri_quick_slash_1", "ciri_demolishing_blow_2", "ciri_demolishing_blow_1"]
    steps = ("done", "play:ciri_quick_slash_1", "use:specialty", "play:ciri_demolishing_blow_2")
    outcome = fight({**CIRI, "hand": hand, "deck": ["ciri_quen_1"]}, *steps)
    assert outcome["questions"][0]["kind"] == "attack", "nothing follows the second card"


@pytest.mark.rule("W8.7", "W11.5")
@pytest.mark.parametrize(("second", "offered"), [("pirouette_1", False), ("ciri_quen_1", True)])
def test_elder_blood_needs_a_card_that_can_follow(second: str, offered: bool) -> None:
    """A grey card matches no extension, not even one of any colour."""
    outcome = own_turn(
        ["ciri_demolishing_blow_1", "pirouette_2", second],
        "play:ciri_demolishing_blow_1",
        expansions=["advanced_cards", "ciri"],
        school="ciri",
        attributes={"specialty": 2},
    )
    asked = outcome["questions"][0]
    assert ("use:specialty" in asked["options"]) == offered
    assert (asked["kind"] == "combo") == offered


@pytest.mark.rule("W8.7")
@pytest.mark.parametrize(
    ("school", "place", "taught"),
    [
        ("ciri", "kaer_morhen", True),
        ("ciri", "stygga", False),
        ("wolf", "kaer_morhen", True),
        ("manticore", "behelt_nar", True),
        ("manticore", "kaer_morhen", False),
    ],
)
def test_a_specialty_is_trained_at_home(school: str, place: str, taught: bool) -> None:
    """Ciri starts and trains at the Wolf school."""
    outcome = play_position(
        {
            "format": "oldworld-position/1",
            "expansions": ["manticore", "ciri"],
            "seats": {"A": {"school": school, "place": place, "gold": 5}},
            "moved": True,
            "script": ["act"],
        }
    )
    assert ("attribute:specialty" in outcome["options"]) == taught
    homes = load(BOTH).schools
    assert homes["ciri"].location == homes["wolf"].location == "kaer_morhen"


@pytest.mark.rule("W8.7")
def test_the_trophy_of_ciri_keeps_what_the_extension_shows() -> None:
    """Igni shows a point of damage on its red extension; a green card follows it all the same. A
    card without extensions has none to bend."""
    seat = {"school": "wolf", "trophies": ["witcher.ciri"]}
    bent = fight(
        {**seat, "hand": ["intensive_igni_3", "wolf_push_1", "wolf_push_2"]},
        *("done", "play:intensive_igni_3", "use:witcher.ciri", "extension:red", "play:wolf_push_1"),
    )
    assert bent["legal"] and bent["fight"]["life"]["beast"] == 9 - 1 - 1
    plain = fight(
        {**seat, "hand": ["wolf_demolishing_blow_2", "wolf_push_1"]},
        *("done", "play:wolf_demolishing_blow_2", "use:witcher.ciri"),
    )
    assert not plain["legal"]


@pytest.mark.rule("W8.7")
@pytest.mark.parametrize(("bent", "damage"), [("blue", 4), ("yellow", 2)])
def test_the_trophy_of_ciri_keeps_what_the_extension_does(bent: str, damage: int) -> None:
    """Sweeping Aard rolls a die where its blue extension is matched: also when it was bent, and a
    red card follows it; not when its yellow one was."""
    outcome = own_turn(
        ["sweeping_aard_1", "retaliation_4"],
        *("play:sweeping_aard_1", "use:witcher.ciri", f"extension:{bent}", "play:retaliation_4"),
        expansions=["advanced_cards", "ciri"],
        trophies=["witcher.ciri"],
        deck=["wolf_push_1", "wolf_push_2"],
        chance=[5] if bent == "blue" else [],
    )
    assert dealt(outcome) == damage


# -- set-ups -------------------------------------------------------------------------------------


@pytest.mark.parametrize("pack", ["manticore", "ciri"])
def test_the_packs_have_no_fault(pack: str) -> None:
    report = check_pack(load(("base", pack)).folders[-1])
    assert report.faults == [] and report.languages == ("en", "fr", "nl", "de", "pl")


def test_the_schools_are_there_where_their_packs_are() -> None:
    assert choose_config(2, ["manticore", "ciri"], ["manticore", "ciri"]).packs == BOTH
    with pytest.raises(RulesError, match="there is no school 'manticore'"):
        choose_config(2, ["manticore", "wolf"], [])
    setup = OldWorldSetup()
    setup.check_choice("base", 0, ["ciri"], ["ciri"], "en")
    with pytest.raises(BadChoice):
        setup.check_choice("base", 0, ["ciri"], ["manticore"], "en")
    offer = next(offer for offer in setup.modes("en") if offer.id == "base")
    assert offer.added["manticore"] == ("manticore",) and offer.added["ciri"] == ("ciri",)
    chosen = setup.config("base", [["ciri"], []], ["ciri"], Rng(4))
    assert chosen.schools[0] == "ciri" and chosen.packs == ("base", "ciri")


def test_the_terminal_lists_what_there_is_and_what_goes_together() -> None:
    listed = CliRunner().invoke(app, ["expansions", "--json"])
    rows = {row["id"]: row for row in json.loads(listed.output)}
    ciri = {"id": "ciri", "names": [], "clashes": [], "choices": []}
    assert rows["ciri"] == ciri
    assert rows["skellige"]["clashes"] == ["wild_hunt"]
    lines = CliRunner().invoke(app, ["expansions", "--lang", "de"]).output.splitlines()
    assert len(lines) == len(rows) and lines[-1].endswith("mutagens, bombs")


@pytest.mark.rule("W0.1")
def test_a_wrong_mix_is_one_sentence_for_the_server_too() -> None:
    setup = OldWorldSetup()
    with pytest.raises(BadSetup, match="skellige and wild_hunt cannot be played together"):
        setup.check_options("base", ["skellige", "wild_hunt"])
    setup.check_options("base", ["manticore", "ciri"])


@pytest.mark.parametrize("packs", [("base",), BOTH])
def test_a_journal_names_its_packs_and_their_content(packs: tuple[str, ...]) -> None:
    config = Config(seats=2, packs=packs, schools=("wolf", "bear"), rounds=1)
    journal = journal_of(new_run(GAME, config, 5))
    assert journal.config["packs"] == list(packs)
    assert journal.content == load(packs).content_hash
    assert (journal.content == base().content_hash) == (packs == ("base",))
    assert len(list(replay(read_journal(journal.text())))) >= 1
    changed = read_journal(journal.text().replace(journal.content, "0" * 16))
    with pytest.raises(BadData, match="with cards 0000"):
        list(replay(changed))


def test_random_games_end_without_fault() -> None:
    config = Config(seats=3, packs=BOTH, schools=("manticore", "ciri", "cat"), rounds=3)
    for seed in range(6):
        state, rng = GAME.new_game(config, seed), Rng(seed)
        settle(state)
        while state.pending:
            take(state, state.pending[0], rng.below(len(state.pending[0].keys)))
            settle(state)
            state.check()
        assert state.over
