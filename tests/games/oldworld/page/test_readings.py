"""The texts that are read aloud: choices with prices, then the result of the choice, and nothing
else."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from helpers.oldworld.scenes import Scene

from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.page.parts import part
from sevencats.games.oldworld.page.readings import CardReader
from sevencats.games.oldworld.page.words import OldWorldWords
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_script
from sevencats.kernel import Event, redact, take
from sevencats.kernel.views import observe
from sevencats.text import Texts


def story(ident: str, chance: Iterable[str] = (), **seat: object) -> Scene:
    """A scene in which a story has just been read to A."""
    deck = load(("base",), "").stories[ident].deck
    scene = Scene(
        {"A": {"place": "vizima", **seat}, "B": {}}, at=2, tops={deck: [ident]}, chance=chance
    )
    scene.pick(f"explore:{deck}")
    return scene


STORIES = sorted(load(("base",), "").stories)


@pytest.mark.parametrize("ident", STORIES[::6])
def test_a_choice_shows_prices_and_no_result(ident: str) -> None:
    scene = story(ident)
    texts = Texts.load("de")
    words = OldWorldWords(scene.state, texts)
    record = load(("base",), "").stories[ident]
    for seat in (0, 1, None):
        found = words.reading(observe(scene.state, seat))
        assert found is not None and found.stage == "choice"
        assert (found.title, found.seat, found.reader) == (texts(f"story-{_dashed(ident)}"), 0, 1)
        assert [option.key for option in found.options] == [f"option:{x}" for x in record.options]
        for letter, option in zip(record.options, found.options, strict=True):
            assert bool(option.price) == bool(record.options[letter].cost)
            result = texts(f"story-{_dashed(ident)}-{letter}-result")
            assert result not in str(found)
        if seat == 0:
            closed = {option.key for option in found.options if option.closed}
            assert closed == set(scene.state.pending[0].closed)


def _dashed(ident: str) -> str:
    return ident.replace("_", "-")


@pytest.mark.parametrize("ident", STORIES[1::6])
def test_the_result_is_that_of_the_choice(ident: str) -> None:
    scene = story(ident, gold=9, hand=["precise_cut_1", "precise_cut_2"])
    decision = scene.state.pending[0]
    letter = decision.keys[0].partition(":")[2]
    state = scene.state.copy()
    happened = take(state, decision, 0)
    texts = Texts.load("fr")
    words = OldWorldWords(state, texts)
    for seat in (0, 1, None):
        read = words.readings(redact(list(happened), seat))
        assert read[0].stage == "result"
        assert read[0].text == texts(f"story-{_dashed(ident)}-{letter}-result")
        assert read[0].chosen == texts(f"story-{_dashed(ident)}-{letter}")
        for other in load(("base",), "").stories[ident].options:
            if other != letter:
                assert texts(f"story-{_dashed(ident)}-{other}-result") not in str(read)


@pytest.mark.parametrize(("die", "band"), [(1, 1), (3, 2), (6, 3)])
def test_what_the_die_of_an_option_brings_is_read_after_it(die: int, band: int) -> None:
    """W4.4: opposite outcomes have texts of their own, and only that of the die is read."""
    texts = Texts.load("en")
    scene = story("wilds_scarecrow", [f"die:{die}"])
    scene.pick("option:a")
    read = CardReader(texts, scene.state.table.content).results(scene.log)
    key = "story-wilds-scarecrow-a"
    assert [found.text for found in read] == [texts(f"{key}-result"), texts(f"{key}-band-{band}")]
    assert read[1].title == texts("story-wilds-scarecrow")


def test_a_result_comes_with_what_was_read_before_it() -> None:
    texts = Texts.load("en")
    scene = story("wilds_huntsman")
    state = scene.state.copy()
    (result,) = CardReader(texts, state.table.content).results(take(state, state.pending[0], 0))
    assert result.intro == texts("story-wilds-huntsman-intro") and result.chosen and result.text


def test_no_reading_without_a_card() -> None:
    scene = Scene({"A": {"hand": ["precise_cut_1"]}, "B": {}})
    assert OldWorldWords(scene.state, Texts.load("en")).reading(observe(scene.state, 0)) is None


def test_a_turn_has_five_parts_at_most() -> None:
    scene = Scene({"A": {"place": "vizima", "hand": ["precise_cut_1"]}, "B": {}}, moved=True)
    state, decision = scene.state, scene.state.pending[0]
    assert part(state, decision, "move:novigrad").name == "way"
    assert part(state, decision, "act").name == "place"
    assert part(state, decision, "act").turn == state.turns


def test_only_read_cards_can_be_looked_up() -> None:
    texts = Texts.load("en")
    scene = story("wilds_huntsman")
    reader = CardReader(texts, scene.state.table.content)
    title, intro = texts("story-wilds-huntsman"), texts("story-wilds-huntsman-intro")
    opened = [event for event in scene.log if event.kind == "story_read"]
    assert reader.again("wilds huntsman", opened) == [title, intro]
    state = scene.state.copy()
    chosen = take(state, state.pending[0], 0)
    key = f"story-wilds-huntsman-{scene.state.pending[0].keys[0].partition(':')[2]}"
    whole = [title, intro, texts(key), texts(f"{key}-result")]
    assert reader.again(title.upper(), [*opened, *chosen]) == whole
    assert reader.again("wilds_stone", [*opened, *chosen]) == []
    event = Event("event_read", 0, args=(1, 12))
    assert reader.again("12", [event])[:2] == [texts("event-12-title"), texts("event-12-intro")]


def test_a_quest_where_all_act_at_once_is_read_by_its_own_seat() -> None:
    """The Wild Hunt: everybody acts, and nothing is read to the table: who chooses reads alone."""
    quest = {"story": "hunt_1_hens", "place": "novigrad", "event": "401"}
    file = {
        "format": "oldworld-position/1",
        "expansions": ["wild_hunt"],
        "hunt": {"place": "doldeth", "shields": 30},
        "part": "act",
        "moved": True,
        "seats": {"A": {"place": "novigrad", "quests": [quest]}, "B": {"place": "novigrad"}},
        "script": ["quest:hunt_1_hens"],
    }
    run, refused = play_script(read_position(file))
    assert refused is None
    words = OldWorldWords(run.state, Texts.load("en"))
    own = words.reading(observe(run.state, 0))
    assert own is not None and (own.kind, own.id, own.seat, own.reader) == ("event", "401", 0, 0)
    asked = next(decision for decision in run.state.pending if decision.kind == "event")
    assert {option.key for option in own.options if not option.closed} == set(asked.keys)
    assert words.reading(observe(run.state, 1)) is None
