"""Skellige in words, on the table, and what bots make of it."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import pytest
from helpers.oldworld.seafaring import HAND, ID, MOUNTAIN, WATER, new_game, position

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.expansions.skellige.bots import action_worth, visit
from sevencats.games.oldworld.expansions.skellige.dagon import shift_dagon
from sevencats.games.oldworld.packs.authored import authored_values
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.page.readings import CardReader
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_script, set_up
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.terminal.lines.table import TableText
from sevencats.games.oldworld.terminal.lookup import describe
from sevencats.games.oldworld.text.log import SILENT, narrate
from sevencats.games.oldworld.text.log_names import Names, names_of
from sevencats.games.oldworld.text.options import describe_option, describe_question
from sevencats.kernel import Decision, Event, observe, redact, take
from sevencats.kernel.engine import settle
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import View
from sevencats.plugin.bots.base import Sight
from sevencats.text import LANGUAGES, Texts

RAW = ("ow-", "log-", "story-", "event-")
CONTENT = load((ID,))


class Seen(NamedTuple):
    """One example of everything that happened or was asked in some games of sailors."""

    events: dict[str, tuple[Event, Names]]
    decisions: dict[tuple[str, str], tuple[Decision, str, View]]


@cache
def seen() -> Seen:
    found = Seen({}, {})
    for seed in range(6):
        seats = seed % 3 + 1
        mode = "solo" if seats == 1 else "base"
        schools = ("wolf", "bear", "cat")[:seats]
        _sail_about(
            Config(mode=mode, seats=seats, schools=schools, packs=("base", ID)), seed, found
        )
    return found


def _sail_about(config: Config, seed: int, found: Seen) -> None:
    """Everybody sails and acts where possible, else does anything."""
    state, rng = GAME.new_game(config, seed), Rng(seed)
    for island in ("hen_inis", "haundre_hevangix", "aenye_ard", "loc_gwen", "pawen_y_crevan"):
        state.extra[f"island.{island}"] = 1
    names = names_of(state)
    events = settle(state)
    for _ in range(500):
        for event in events:
            found.events.setdefault(event.kind, (redact([event], 0)[0], names))
        if not state.pending:
            return
        decision = state.pending[0]
        view = observe(state, decision.seat)
        for key in decision.keys:
            form = key.partition(":")[0]
            found.decisions.setdefault((decision.kind, form), (decision, key, view))
        places = enumerate(decision.keys)
        sails = [place for place, key in places if key == "act" or key.startswith("sail:")]
        wanted = sails if sails and rng.below(4) else range(len(decision.keys))
        events = take(state, decision, wanted[rng.below(len(wanted))]) + settle(state)


def is_raw(text: str) -> bool:
    return not text or any(raw in text for raw in RAW)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_at_sea_has_a_text(lang: str) -> None:
    texts, games = Texts.load(lang), seen()
    wanted = {"sets_sail", "sea_rolled", "sea_safe", "sea_danger", "dagon_rises", "dagon_emerges"}
    assert wanted <= games.events.keys()
    for kind, (event, names) in games.events.items():
        if kind not in SILENT:
            for line in narrate([event], 0, names, texts):
                assert not is_raw(line), (kind, line)
    for (kind, form), (decision, key, view) in games.decisions.items():
        question = describe_question(decision, texts, CONTENT)
        option = describe_option(decision, key, view, texts, CONTENT)
        assert not is_raw(question) and not is_raw(option), (kind, form, question, option)


def view_of(**given: Any) -> tuple[OldWorldState, View]:
    state = set_up(read_position(position(**given))).state
    return state, observe(state, 0)


def test_table_shows_progress_at_sea() -> None:
    texts = Texts.load("en")
    state, view = view_of(islands=["hen_inis"], b={"dagon_trail": True})
    content = state.table.content
    lines = TableText(texts, content, ["Anna", "Bo"]).lines(view)
    assert "Dagon is 3 below the surface; a crossing is safe from 3 on." in lines
    assert "Known islands: Ard Skellig, the Isle of Mists, Eyna and Hen Inis." in lines
    assert "Dagon’s trail: Bo." in lines and "Cidaris: a ship." in lines
    _, up = view_of(dagon=0)
    lines = TableText(texts, content, ["Anna", "Bo"]).lines(up)
    assert "Dagon has emerged: every crossing is dangerous." in lines
    assert up.public.landmarks["dagon"] == "dagons_deep"


def test_sailing_option_names_destination_and_contents() -> None:
    texts = Texts.load("en")
    state, view = view_of()
    (decision,) = state.pending
    said = describe_option(decision, "sail:ard_skellig", view, texts, CONTENT)
    assert said == "Sail to Ard Skellig (mountain; an attribute of your choice +1)"


def test_cards_can_be_looked_up() -> None:
    texts = Texts.load("en")
    assert "level 2" in describe("dagon", texts, CONTENT).lower()
    assert "for each of your trophy cards" in describe("dagon", texts, CONTENT)
    assert "After any of your fights: Dagon moves up 1" in describe("scales", texts, CONTENT)
    assert "an attribute of your choice +1" in describe("ard skellig", texts, CONTENT)
    assert "1: 5-6; 2: 4-6" in describe("sea", texts, CONTENT)


def test_a_half_is_read_like_any_story_and_never_gives_its_results_away() -> None:
    texts, stories = Texts.load("en"), load((ID,)).stories
    assert stories["sea_bell_danger"].half_of == "sea_bell"
    script = ["sail:ard_skellig", f"pay:card.{MOUNTAIN}"]
    run, refusal = play_script(read_position(position(*script, sea=["sea_bell"], chance=[1])))
    assert refusal is None
    view = observe(run.state, 0)
    reading = CardReader(texts, CONTENT).open_card(view)
    assert reading is not None and reading.id == "sea_bell_danger"
    assert reading.title == "The Bell Answers" and [o.key for o in reading.options] == [
        "option:a",
        "option:b",
    ]
    assert "turn_back" not in repr(view), "what comes of an option is not shown"


def test_our_own_values_are_listed_with_their_limits() -> None:
    values = {(v.kind, v.id, v.field): v for v in authored_values([ID])}
    assert ("sea", "sea", "safe") in values and ("sea", "sea", "start") not in values
    assert values["sea", "sea", "safe"].limits.startswith("numbers of a die")
    assert ("dagon_bonus", "tooth", "traits") in values
    assert ("dagon_bonus", "scales", "traits") not in values, "this one is printed"


# -- bots ------------------------------------------------------------------------------------------


def choice(*script: str, **given: Any) -> str:
    run, refused = play_script(read_position(position(*script, **given)))
    assert refused is None
    state = run.state
    assert isinstance(state, OldWorldState)
    (decision,) = state.pending
    return decision.keys[HunterBot(3).choose(Sight(state, decision))[0]]


def test_the_hunter_sails_for_an_attribute_and_comes_back() -> None:
    rich = {"attributes": {"combat": 4, "defense": 4}}
    assert choice(a=rich, dagon=4) == "sail:ard_skellig"
    stranded = {"place": "eyna"}
    assert choice(a=stranded, ships=["eyna", "novigrad"]).startswith("sail:")


def test_the_hunter_sails_where_the_only_monsters_are() -> None:
    """Alone the last monster may live on an island: the game was never won."""
    away = {"forest": {"monster": "harpy", "place": "eyna"}}
    ashore = {"mountain": {"monster": "wyvern", "place": "ard_modron"}}
    assert choice(monsters=away, dagon=4) == "sail:eyna"
    assert choice(monsters={**away, **ashore}, dagon=4) != "sail:eyna"
    lone = {"mode": "solo", "monsters": away, "dagon": 4}
    own = {"school": "wolf", "place": "cidaris", "hand": HAND, "deck": ["dud"] * 6}
    assert choice(**lone, seats={"A": own}) != "sail:eyna", "it could not be fought yet"
    own["trophies"] = ["attribute.combat"]
    assert choice(**lone, seats={"A": own}) == "sail:eyna"


def test_the_hunter_faces_dagon_with_cards_enough() -> None:
    strong = {"deck": ["kill"] * 10 + ["dud"] * 8, "attributes": {"combat": 3}}
    assert choice(a={"hand": [WATER], **strong}, dagon=0) == "sail:dagons_deep"
    assert choice(a={"hand": [WATER], "deck": []}, dagon=0) != "sail:dagons_deep"


def test_the_hunter_takes_the_trail_of_a_monster_first() -> None:
    there = {"a": {"place": "pawen_y_crevan"}, "ships": ["pawen_y_crevan", "novigrad"]}
    prey = {"mountain": {"monster": "wyvern", "place": "ard_modron"}}
    isle = {**there, "moved": True, "islands": ["pawen_y_crevan"], "monsters": prey}
    assert choice("act", **isle) == "terrain:mountain"
    assert choice("act", "terrain:mountain", **isle) != "done", "the others too"


def test_bot_values_of_islands() -> None:
    state = new_game(2)
    place = state.table.place_index
    assert action_worth(state, 0, place["ard_skellig"]) > action_worth(state, 0, place["loc_gwen"])
    assert visit(state, 0, place["loc_gwen"]) == 270 and visit(state, 0, place["vizima"]) == 0
    shift_dagon(state, 9)
    assert action_worth(state, 0, place["dagons_deep"]) == 0
