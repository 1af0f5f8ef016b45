"""Whole games of the Wild Hunt: any order of acts with saves between, bots, and words."""

from __future__ import annotations

import json
from functools import cache

import pytest
from helpers.oldworld.wildhunt import ID, PACKS, new_game, position
from hypothesis import given, settings
from hypothesis import strategies as st

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.bots import PLAYERS
from sevencats.games.oldworld.expansions.wild_hunt import board
from sevencats.games.oldworld.packs.load import load as load_packs
from sevencats.games.oldworld.page.words import OldWorldWords
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel import IllegalPick, digest, dump, load, observe, redact, settle, take
from sevencats.kernel.engine import advance
from sevencats.kernel.rng import Rng
from sevencats.kernel.run import Run
from sevencats.plugin.account import check_questions
from sevencats.plugin.bots.base import Sight
from sevencats.text import Texts, over

SCHOOLS = ("wolf", "philippa", "cat")
MORE = ("mages", "bombs", "weaknesses")


@cache
def config(seats: int, general: str = "nithral", more: tuple[str, ...] = ()) -> Config:
    """One set-up for equal ones: games of a set-up share their tables."""
    schools = (
        SCHOOLS[:seats] if "mages" in more else ("wolf", "bear", "cat", "viper", "griffin")[:seats]
    )
    packs, choices = (*PACKS, *more), (f"{ID}:{general}", f"{ID}:story")
    return Config(seats=seats, packs=packs, schools=schools, choices=choices, first=0)


@settings(max_examples=6, deadline=None)
@given(st.data(), st.integers(0, 2**32), st.sampled_from([(2, ()), (3, MORE)]))
def test_any_order_of_acts_gives_no_stale_pick(
    data: st.DataObject, seed: int, table: tuple[int, tuple[str, ...]]
) -> None:
    """Each seat answers questions it saw some time ago, when others had not acted yet: its pick is
    refused only when its option is gone. Saves in between change nothing, and the rows of it give
    the same game again."""
    seats, more = table
    setup = config(seats, more=more)
    run = Run(GAME, GAME.new_game(setup, seed), new_ids=True)
    run.commit(run.start())
    seen = {d.id: d for d in run.state.pending}
    for _ in range(data.draw(st.integers(20, 80))):
        if not run.state.pending:
            break
        decision = seen[data.draw(st.sampled_from(sorted(seen)))]
        key = data.draw(st.sampled_from(decision.keys))
        current = next(d for d in run.state.pending if d.id == decision.id)
        if key in current.keys:
            run.commit(run.pick(decision.pick(key)))
            check_questions(run.state)
        else:
            with pytest.raises(IllegalPick):
                run.pick(decision.pick(key))
            seen[current.id] = current
        if data.draw(st.integers(0, 7)) == 0:
            loaded = load(json.loads(json.dumps(dump(run.state))), GAME)
            assert (loaded.pending, digest(loaded)) == (run.state.pending, digest(run.state))
        seen = {d.id: seen.get(d.id, d) for d in run.state.pending}
    again = Run(GAME, GAME.new_game(setup, seed), new_ids=True)
    for step in run.steps:
        again.fold(step.row)
    assert digest(again.state) == digest(run.state)


def crowded(seed: int) -> OldWorldState:
    """Five in phase I who come into each other's way: some exchange cards where others trash those
    of the pool, quests let hounds leave and make the Hunt move, and there are hounds to fight."""
    actions = {"novigrad": "exchange", "cidaris": "alms", "cintra": "rumours", "vizima": "alms"}
    events = [
        {"id": "900", "do": ["hound_leaves"]},
        {"id": "901", "do": ["trail", "hunt_moves"]},
        {"id": "902", "do": ["card 0", "hound 1"]},
    ]
    quests = [
        {"story": f"tale_{number}", "place": place, "event": str(900 + number), "token": False}
        for number, place in enumerate(("novigrad", "cidaris", "cintra"))
    ]
    options: dict[str, object] = {"a": {}, "b": {}}
    stories = [{"id": one["story"], "deck": "hunt_1", "options": options} for one in quests]
    spots = ("novigrad", "cidaris", "vizima", "cintra", "hengfors")
    trails: tuple[dict[str, str], ...]
    trails = ({"forest": "trail:stygga"}, {"water": "trail:glenmore"}, {}, {}, {})
    schools = ("wolf", "bear", "cat", "griffin", "viper")
    seats: dict[str, dict[str, object]] = {
        name: {
            "place": place,
            "school": school,
            "gold": 1,
            "trails": held,
            "hand": [f"{school}_{card}" for card in ("push_1", "aard_1", "yrden_1")],
        }
        for name, place, school, held in zip("ABCDE", spots, schools, trails, strict=True)
    }
    seats["A"]["quests"] = quests
    content = {
        "location": [{"id": place, "action": action} for place, action in actions.items()],
        "event": events,
        "story": stories,
    }
    table = {"seats": seats, "content": content, "pool": ["rend_1", "block_1"], "action_deck": []}
    state = read_position(
        position(part="act", moved=True, hounds={"cintra": 1, "hengfors": 2}, **table)
    ).state
    state.confirm, state.rng = False, seed
    advance(state)
    settle(state)
    return state


#: Answers that bring nobody into another's way.
_DULL = frozenset(
    {"done", "end", "give", "gift", "move", "not_ready", "refuse", "stay_out", "withdraw"}
)


@settings(max_examples=40, deadline=None)
@given(st.data(), st.integers(1, 2**32))
def test_no_question_loses_its_last_option(data: st.DataObject, seed: int) -> None:
    """Every asked player can answer whatever others do in between. Bots prefer acting to moving."""
    state = crowded(seed)
    for _ in range(data.draw(st.integers(20, 60))):
        if not state.pending:
            break
        decision = state.pending[data.draw(st.integers(0, len(state.pending) - 1))]
        acts = [key for key in decision.keys if key.partition(":")[0] not in _DULL]
        key = data.draw(st.sampled_from(acts or decision.keys))
        take(state, decision, decision.keys.index(key))
        settle(state)
        check_questions(state)
        assert any(not one.optional for one in state.pending) or not state.pending


def act(state: OldWorldState, seat: int, key: str) -> None:
    decision = next(d for d in state.pending if d.seat == seat and key in d.keys)
    take(state, decision, decision.keys.index(key))
    settle(state)


@pytest.mark.rule("W15.2")
def test_ready_players_are_not_waited_for() -> None:
    """It is asked all the same, with one answer, whether it goes on."""
    state = new_game(3, seed=11)
    act(state, 0, "end")
    (asked,) = (decision for decision in state.pending if decision.seat == 0)
    assert (asked.kind, asked.keys, asked.optional) == ("ready", ("not_ready",), True)
    assert state.turn[0].phase == 2 and state.pending[-1] == asked


@pytest.mark.rule("W15.2")
def test_independent_acts_commute() -> None:
    """A and C walk and come to rest, B goes for a potion: in whatever order they do."""
    games = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        state = new_game(3, seed=11)
        for seat in order:
            moves = next(d for d in state.pending if d.seat == seat)
            way = next(key for key in moves.keys if key.startswith("move:"))
            act(state, seat, way)
        for seat in order:
            while any(d.seat == seat and d.kind == "pay" for d in state.pending):
                pay = next(d for d in state.pending if d.seat == seat and d.kind == "pay")
                take(state, pay, 0)
                settle(state)
        games.append(state)
    first, *others = games
    for other in others:
        assert (other.place, other.gold, other.zones, other.turn) == (
            first.place,
            first.gold,
            first.zones,
            first.turn,
        )


@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("general", ["nithral", "imlerith", "caranthir", "eredin"])
def test_random_hunt_games_end(general: str, seats: int) -> None:
    state, rng = GAME.new_game(config(seats, general), 5), Rng(seats)
    settle(state)
    while state.pending:
        decision = state.pending[rng.below(len(state.pending))]
        take(state, decision, rng.below(len(decision.keys)))
        settle(state)
        check_questions(state)
    assert state.over and not state.capped
    assert state.winners in ((), tuple(range(seats)))
    assert state.round == board.rounds(state)


@pytest.mark.rule("W15.8")
def test_all_win_or_lose_together() -> None:
    """Without shields and with the cards of a whole deck in every hand some of these are won."""
    results = set()
    for seed in range(6):
        state, rng = new_game(3, "story", seed=seed), Rng(seed)
        state.extra[board.SHIELDS] = 0
        state.round = board.rounds(state)
        state.attrs = [5] * len(state.attrs)
        while state.pending:
            take(state, state.pending[0], rng.below(len(state.pending[0].keys)))
            settle(state)
        results.add((state.winners, GAME.returns(state)))
    assert results <= {((), (-1, -1, -1)), ((0, 1, 2), (1, 1, 1))}


def test_hunters_finish_a_hunt_game() -> None:
    state = GAME.new_game(config(1), 3)
    bots = [PLAYERS.make("hunter", 1)]
    settle(state)
    kinds = set()
    while state.pending:
        decision = state.pending[0]
        assert not decision.optional, "bots are never asked whether they change their minds"
        kinds.add(decision.kind)
        choice = bots[decision.seat].choose(Sight(state, decision))
        take(state, decision, choice.option)
        settle(state)
    assert state.over and {"phase1", "gain", "story", "combo"} <= kinds


@pytest.mark.parametrize("lang", ["en", "fr", "nl", "de", "pl"])
def test_a_game_by_chance_is_told_in_words(lang: str) -> None:
    """Every question, option, line of the log and status has words."""
    texts = over(Texts.load(lang), load_packs((ID,)).folders)
    state, rng = GAME.new_game(config(3, "imlerith"), 8), Rng(3)
    words = OldWorldWords(state, texts)
    told: list[str] = []
    asked: set[tuple[str, tuple[str, ...]]] = set()
    events = settle(state)
    while state.pending:
        decision = state.pending[rng.below(len(state.pending))]
        seat, forms = decision.seat, tuple(sorted({k.partition(":")[0] for k in decision.keys}))
        told += words.events(redact(events, seat), seat).lines
        if (decision.kind, forms) not in asked:
            asked.add((decision.kind, forms))
            view = observe(state, seat)
            told += [words.question(decision), *words.table(view)]
            told += [words.option(decision, key, view) for key in decision.keys]
        events = take(state, decision, rng.below(len(decision.keys))) + settle(state)
    assert [line for line in told if "ow-" in line] == []
    text = "\n".join(told)
    for key in ("ow-landmark-hunt", "ow-landmark-hound", "ow-question-ready"):
        assert texts(key) in text
