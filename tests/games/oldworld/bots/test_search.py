"""The search bot of Old World: it keeps to its budget, repeats itself and cannot cheat."""

from __future__ import annotations

import pytest

from sevencats.games.oldworld.bots import PLAYERS
from sevencats.games.oldworld.bots.lookahead import Tried, best_of, try_out
from sevencats.games.oldworld.bots.search import SearchBot
from sevencats.games.oldworld.config import Config
from sevencats.games.oldworld.game import GAME
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel import settle, take
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import redeterminise
from sevencats.plugin.bots import Bot, Budget, Sight, in_words
from sevencats.text import LANGUAGES, Texts

SEARCHED = ("phase1", "phase2", "combo", "fight_turn")


def start(seats: int, seed: int) -> OldWorldState:
    mode = "solo" if seats == 1 else "base"
    state = GAME.new_game(Config(mode=mode, seats=seats, rounds=100), seed)
    settle(state)
    return state


@pytest.mark.parametrize("seats", [1, 3])
def test_a_pick_does_not_depend_on_what_the_seat_cannot_see(seats: int) -> None:
    """Hunters play; at some of their questions a search bot is asked as well, in the true world and
    in one that looks the same to the seat."""
    state, rng = start(seats, 5), Rng(99)
    bots: list[Bot] = [PLAYERS.make("hunter", seat) for seat in range(seats)]
    compared: dict[str, int] = dict.fromkeys(SEARCHED, 0)
    for number in range(400):
        if not state.pending or min(compared.values()) >= 2:
            break
        decision = state.pending[0]
        if compared.get(decision.kind, 9) < 3 and len(decision.keys) > 1:
            there = redeterminise(state, decision.seat, rng)
            pair = [
                PLAYERS.make("search@6", number).choose(Sight(world, decision))
                for world in (state, there)
            ]
            assert pair[0] == pair[1], decision
            compared[decision.kind] += 1
        take(state, decision, bots[decision.seat].choose(Sight(state, decision)).option)
        settle(state)
    assert min(compared.values()) >= 2, "every kind of question was compared"


def test_the_same_seed_makes_the_same_moves_and_every_reason_has_words() -> None:
    picks: list[list[int]] = []
    reasons = set()
    for _ in range(2):
        state = start(2, 3)
        bots: list[Bot] = [PLAYERS.make("search@6", seat) for seat in range(2)]
        picks.append([])
        for _ in range(60):
            decision = state.pending[0]
            choice = bots[decision.seat].choose(Sight(state, decision))
            picks[-1].append(choice.option)
            reasons.add(choice.reason)
            take(state, decision, choice.option)
            settle(state)
    assert picks[0] == picks[1]
    for language in LANGUAGES:
        texts = Texts.load(language)
        for reason in reasons:
            assert "reason-" not in in_words(reason, texts)


def test_a_budget_is_read_from_the_name() -> None:
    bot = PLAYERS.make("search@64", 1)
    assert isinstance(bot, SearchBot)
    assert bot.budget == Budget(milliseconds=0, simulations=64)


def test_halving_tries_better_candidates_within_budget() -> None:
    tried: list[int] = []

    def judge(world: OldWorldState, place: int) -> float:
        tried.append(place)
        return float(place) + len(tried) % 2

    state = start(2, 1)
    every = try_out(4, 0, Budget(milliseconds=0, simulations=40), lambda: state, judge)
    assert len(tried) <= 40
    assert len(every[3].results) > len(every[1].results)
    assert best_of(every, 0).place == 3


def test_usual_choice_yields_only_to_clear_gains() -> None:
    usual = Tried(0, [0.0, 1.0, 0.0, 1.0])
    lucky, better = Tried(1, [1.0, 0.0, 1.0, 0.2]), Tried(1, [1.0, 1.0, 1.0, 1.0])
    assert best_of([usual, lucky], 0) is usual
    assert best_of([usual, better], 0) is better


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name(language: str) -> None:
    assert PLAYERS.offered == ("random", "apprentice", "hunter", "veteran")
    texts = Texts.load(language)
    assert all(f"level-{level}" in texts for level in PLAYERS.offered)


def test_apprentice_is_random_in_one_of_three_choices() -> None:
    state = start(2, 4)
    bots = [PLAYERS.make("apprentice", seat) for seat in range(2)]
    reasons = []
    for _ in range(150):
        decision = state.pending[0]
        choice = bots[decision.seat].choose(Sight(state, decision))
        reasons.append(choice.reason.key)
        take(state, decision, choice.option)
        settle(state)
    assert 0.2 < reasons.count("random") / len(reasons) < 0.5
