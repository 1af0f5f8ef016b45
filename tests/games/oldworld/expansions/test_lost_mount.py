"""Lost Mount (W12.2)."""

from __future__ import annotations

from typing import Any

import pytest

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.packs.check import check_pack
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.page.words import OldWorldWords
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_position, set_up
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.terminal.lookup import describe
from sevencats.games.oldworld.terminal.setup import choose_config
from sevencats.kernel.engine import settle, take
from sevencats.kernel.errors import BadData, RulesError
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import observe
from sevencats.plugin.bots.base import Sight
from sevencats.text import Texts, over

PACKS = ("base", "lost_mount")
#: With a card for the forest.
WALKER = {
    "place": "novigrad",
    "hand": ["wolf_aard_1", "wolf_push_1", "wolf_yrden_1"],
    "deck": ["wolf_quick_slash_1", "wolf_quick_slash_2", "wolf_yrden_2"],
}


def position(**given: Any) -> dict[str, Any]:
    return {"format": "oldworld-position/1", "expansions": ["lost_mount"], **given}


def ride(*script: str, **given: Any) -> dict[str, Any]:
    """A is in Novigrad; the mount stands in Vizima."""
    seats = given.pop("seats", {"A": WALKER, "B": {"school": "bear", "place": "stygga"}})
    return play_position(
        position(**{"seats": seats, "lost_mount": "vizima", "script": list(script), **given})
    )


def walk(*script: str, **given: Any) -> dict[str, Any]:
    """The way there is paid."""
    return ride("move:vizima", "pay:card.wolf_push_1", *script, **given)


# -- placing it -----------------------------------------------------------------------------------


def new_game(seats: int, first: int = 0) -> OldWorldState:
    schools = ("wolf", "bear", "cat", "viper", "griffin")[:seats]
    mode = "solo" if seats == 1 else "base"
    state = GAME.new_game(
        Config(mode=mode, seats=seats, schools=schools, first=first, packs=PACKS), 7
    )
    settle(state)
    while state.pending and state.pending[0].kind not in ("mount_pile", "phase1"):
        take(state, state.pending[0], 0)
        settle(state)
    return state


@pytest.mark.rule("W12.2")
@pytest.mark.parametrize(
    ("seats", "first", "last"), [(3, 0, 2), (3, 1, 0), (2, 1, 0), (5, 0, 4), (1, 0, 0)]
)
def test_the_last_player_places_it_after_the_setup(seats: int, first: int, last: int) -> None:
    state = new_game(seats, first)
    (decision,) = state.pending
    assert (decision.kind, decision.seat) == ("mount_pile", last)
    assert decision.keys == ("terrain:forest", "terrain:mountain", "terrain:water")
    top = [state.ident(token) for token in state.common("tokens.mountain")[-2:]]
    take(state, decision, 1)
    (decision,) = state.pending
    assert decision.seat == last and sorted(decision.keys) == sorted(f"mount:{p}" for p in top)
    place = decision.keys[1].partition(":")[2]
    size = len(state.common("tokens.mountain"))
    take(state, decision, 1)
    settle(state)
    assert observe(state, 0).public.landmarks == {"lost_mount": place}
    assert len(state.common("tokens.mountain")) == size + 2 and not state.common("mount_tokens")
    assert state.pending[0].kind == "phase1" and state.pending[0].seat == first


@pytest.mark.rule("W12.2")
def test_both_tokens_are_shuffled_back() -> None:
    state = new_game(2)
    events = take(state, state.pending[0], 0)
    drawn = state.common("mount_tokens")[:]
    assert [event.kind for event in events] == ["mount_token", "mount_token"]
    take(state, state.pending[0], 0)
    events = settle(state)
    assert "shuffled" in [event.kind for event in events]
    assert all(state.known[token] == 0 for token in drawn), "nobody knows where they lie now"


@pytest.mark.rule("W12.2")
def test_it_is_placed_with_the_tokens_there_are() -> None:
    """A pile with one token offers one place; an empty one is not offered; with none at all the
    mount stays off the map until a phase I ends with a token there."""
    seats = {"A": {"place": "novigrad", "hand": []}, "B": {"school": "bear", "hand": []}}
    one = {"forest": ["vizima"], "mountain": [], "water": []}
    single = play_position(position(seats=seats, tokens=one, script=["end", "terrain:forest"]))
    assert single["legal"] and single["options"] == ["mount:vizima"]
    none: dict[str, list[str]] = {"forest": [], "mountain": [], "water": []}
    outcome = play_position(position(seats=seats, tokens=none, script=["end"]))
    assert outcome["legal"] and outcome["lost_mount"] is None
    assert outcome["questions"][0]["kind"] == "phase2"


# -- finding it -----------------------------------------------------------------------------------


@pytest.mark.rule("W12.2")
@pytest.mark.parametrize(("die", "cards"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 2)])
def test_entering_rolls_for_cards(die: int, cards: int) -> None:
    outcome = walk(chance=[die])
    assert outcome["legal"] and outcome["seats"]["A"]["hand_size"] == 2 + cards
    assert outcome["lost_mount"] is None
    assert outcome["questions"][0]["kind"] == "phase1", "phase I goes on"


@pytest.mark.rule("W12.2")
def test_a_place_without_it_gives_nothing() -> None:
    outcome = walk(lost_mount="cintra", chance=[6])
    assert outcome["seats"]["A"]["hand_size"] == 2 and outcome["lost_mount"] == "cintra"


@pytest.mark.rule("W12.2")
def test_same_player_places_it_again_after_that_phase() -> None:
    outcome = walk("end", chance=[1])
    (question,) = outcome["questions"]
    assert (question["seat"], question["kind"]) == ("A", "mount_pile")
    placed = walk(
        "end", "terrain:water", "mount:cidaris", chance=[1], tokens={"water": ["cidaris"]}
    )
    assert placed["legal"] and placed["lost_mount"] == "cidaris"
    assert placed["questions"][0]["kind"] == "phase2" and placed["questions"][0]["seat"] == "A"


@pytest.mark.rule("W12.2")
def test_it_stays_where_it_is_while_nobody_finds_it() -> None:
    outcome = ride("end")
    assert outcome["lost_mount"] == "vizima" and outcome["questions"][0]["kind"] == "phase2"


@pytest.mark.rule("W12.2")
def test_it_is_placed_again_when_effect_skips_phase_one() -> None:
    skip = {"id": "300", "do": ["phase3"]}
    story = {"id": "shortcut", "deck": "city", "options": {"a": {"do": ["quest at:vizima 300"]}}}
    quest = {"story": "shortcut", "place": "vizima", "event": 300}
    seats = {"A": {**WALKER, "quests": [quest]}, "B": {"school": "bear"}}
    given = {"content": {"event": [skip], "story": [story]}, "seats": seats}
    outcome = walk("quest:shortcut", chance=[1], **given)
    assert outcome["legal"], outcome
    assert outcome["questions"][0]["kind"] == "mount_pile"


@pytest.mark.rule("W12.2")
def test_arriving_in_phase_two_places_it_at_once() -> None:
    story = {"id": "carried", "deck": "city", "options": {"a": {"do": ["move vizima"]}}}
    outcome = ride(
        *("explore:city", "option:a"),
        content={"story": [story]},
        city=["carried"],
        phase=2,
        chance=[5],
    )
    assert outcome["legal"] and outcome["seats"]["A"]["hand_size"] == 4
    assert outcome["questions"][0]["kind"] == "mount_pile"


# -- around it -------------------------------------------------------------------------------------


def test_positions_name_its_place() -> None:
    with pytest.raises(BadData, match="lost_mount: there is no location 'atlantis'"):
        read_position(position(lost_mount="atlantis"))
    with pytest.raises(BadData, match="lost_mount"):
        read_position({**position(lost_mount="vizima"), "expansions": []})


@pytest.mark.parametrize("lang", ["en", "fr", "nl", "de", "pl"])
def test_it_is_told_in_words(lang: str) -> None:
    content = load(PACKS)
    texts = over(Texts.load(lang), content.folders)
    run = set_up(read_position(position(seats={"A": WALKER}, lost_mount="vizima")))
    words = OldWorldWords(run.state, texts)
    name = texts("ow-mount-lost-mount")
    assert any(name in line for line in words.table(observe(run.state, 0)))
    (decision,) = run.state.pending
    assert name in words.option(decision, "move:vizima", observe(run.state, 0))
    assert "ow-" not in describe("lost mount", texts, content)
    assert "4-5: " in describe("lost mount", texts, content)
    state = new_game(2)
    for index in (0, 1):
        (decision,) = state.pending
        assert "ow-" not in words.question(decision)
        events = take(state, decision, index)
        assert events and all("ow-" not in line for line in words.events(events, 0).lines)


def test_the_hunter_goes_out_of_its_way_for_it_and_keeps_it_near() -> None:
    def worth(mount: str, *blind: str) -> float:
        given = position(seats={"A": WALKER}, lost_mount=mount)
        state = read_position(given).state
        return HunterBot(3, blind).planner(state, 0).offer(state.table.place_index["vizima"], 0)

    assert worth("vizima") - worth("stygga") == pytest.approx(0.53)
    assert worth("vizima", "lost_mount") == worth("stygga", "lost_mount")
    tokens = {"forest": ["vizima", "stygga"]}
    seats = {"A": {"place": "novigrad"}, "B": {"school": "bear", "place": "dhuwod"}}
    given = position(seats=seats, tokens=tokens, script=["end", "terrain:forest"])
    run = set_up(read_position(given))
    bot = HunterBot(3)
    run.take(run.state.pending[0], run.state.pending[0].keys.index("end"))
    (decision,) = run.state.pending
    assert decision.kind == "mount_pile" and bot.choose(Sight(run.state, decision)).option >= 0
    run.take(decision, decision.keys.index("terrain:forest"))
    (decision,) = run.state.pending
    assert decision.keys[bot.choose(Sight(run.state, decision)).option] == "mount:vizima"


def test_the_pack_has_no_fault() -> None:
    report = check_pack(load(PACKS).folders[-1])
    assert report.faults == [] and report.languages == ("en", "fr", "nl", "de", "pl")
    assert report.counts["mount"] == (1, 1, 0), "all of it is printed"


@pytest.mark.rule("W0.1")
def test_it_goes_with_all_but_the_wild_hunt() -> None:
    assert choose_config(2, [], ["lost_mount", "manticore", "adventure_pack"]).packs[1:] == (
        *("lost_mount", "manticore", "adventure_pack"),
    )
    with pytest.raises(RulesError, match="lost_mount and wild_hunt cannot be played together"):
        choose_config(2, [], ["lost_mount", "wild_hunt"])


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_random_games_end_without_fault(seats: int) -> None:
    schools = ("cat", "bear", "wolf", "viper", "griffin")[:seats]
    mode = "solo" if seats == 1 else "base"
    config = Config(mode=mode, seats=seats, packs=PACKS, schools=schools, rounds=4)
    for seed in range(4):
        state, rng = GAME.new_game(config, seed), Rng(seed)
        settle(state)
        while state.pending:
            take(state, state.pending[0], rng.below(len(state.pending[0].keys)))
            settle(state)
            state.check()
        assert state.over and not state.common("mount_tokens")
