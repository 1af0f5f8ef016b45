"""The bots: they answer every question with a reason, repeat themselves, and cannot cheat."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from sevencats.games.gwent import GAME
from sevencats.games.gwent.bots import PLAYERS
from sevencats.games.gwent.state import GwentState
from sevencats.kernel import Decision, RulesError, settle, take
from sevencats.kernel.registry import Sample
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import redeterminise
from sevencats.plugin.bots import Bot, Choice, RandomBot, Reason, Sight, bot_index

#: The bots with a budget that gives the same moves on every machine.
BOTS = ("random", "greedy", "tavern", "search@8")
SEATS = 5

Player = Callable[[GwentState, Decision], int]


def few(mode: str, count: int) -> list[Sample]:
    """Some samples of a mode, far apart."""
    samples = list(GAME.modes[mode].samples())
    return samples[:: max(1, len(samples) // count)][:count]


def play(sample: Sample, player: Player, seed: int) -> GwentState:
    state = GAME.new_game(sample.config, seed)
    settle(state)
    while state.pending:
        decision = state.pending[0]
        take(state, decision, player(state, decision))
        settle(state)
    return state


def table(name: str, seed: int) -> list[Bot]:
    """A bot for each seat."""
    return [PLAYERS.make(name, seed + seat) for seat in range(SEATS)]


def test_the_names_are_the_bots_tested_here() -> None:
    assert {name.partition("@")[0] for name in BOTS} <= set(PLAYERS.names)


# Every question gets an answer


@pytest.mark.parametrize("mode", list(GAME.modes))
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_every_question_with_a_reason(mode: str, name: str) -> None:
    asked = set()
    for seed, sample in enumerate(few(mode, 1 if name.startswith("search") else 5)):
        bots = table(name, seed)

        def player(state: GwentState, decision: Decision, bots: list[Bot] = bots) -> int:
            choice = bots[decision.seat].choose(Sight(state, decision))
            assert isinstance(choice, Choice)
            assert 0 <= choice.option < len(decision.keys)
            assert isinstance(choice.reason, Reason) and choice.reason.key
            asked.add(decision.kind)
            return choice.option

        assert play(sample, player, seed).over
    assert "turn" in asked


# The same seed, the same picks


def picks(name: str, sample: Sample, seed: int) -> list[int]:
    bots = table(name, seed)
    made: list[int] = []

    def player(state: GwentState, decision: Decision) -> int:
        made.append(bot_index(bots[decision.seat], state, decision))
        return made[-1]

    play(sample, player, seed=9)
    return made


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_of_one_seed_makes_the_same_picks(name: str) -> None:
    sample = GAME.modes["duel"].samples()[3]
    assert picks(name, sample, 1) == picks(name, sample, 1)


def test_another_seed_makes_other_picks() -> None:
    sample = GAME.modes["duel"].samples()[3]
    assert picks("random", sample, 1) != picks("random", sample, 2)


# Fairness: what a seat does not know changes nothing


def positions(mode: str, samples: int) -> Iterator[tuple[GwentState, Decision]]:
    """Every question of some games that random and tavern players play against each other."""
    for seed, sample in enumerate(few(mode, samples)):
        state = GAME.new_game(sample.config, seed + 50)
        bots = [PLAYERS.make("tavern" if seat % 2 else "random", seat) for seat in range(SEATS)]
        settle(state)
        while state.pending:
            # Where several seats are asked at once, all of them may think at the same time.
            for decision in state.pending:
                yield state, decision
            decision = state.pending[0]
            take(state, decision, bot_index(bots[decision.seat], state, decision))
            settle(state)


@pytest.mark.parametrize("mode", list(GAME.modes))
@pytest.mark.parametrize("name", BOTS)
def test_hidden_cards_change_no_pick(mode: str, name: str) -> None:
    search = name.startswith("search")
    checked = moved = 0
    for number, (state, decision) in enumerate(positions(mode, 1 if search else 3)):
        if number % (13 if search else 2):
            continue
        choice = PLAYERS.make(name, number).choose(Sight(state, decision))
        world = redeterminise(state, decision.seat, Rng(number))
        assert PLAYERS.make(name, number).choose(Sight(world, decision)) == choice
        checked += 1
        moved += world.face != state.face
    assert checked >= 2
    assert moved, "no hidden card was ever moved"


def test_a_bot_that_peeks_would_be_noticed() -> None:
    """The check above can fail: the real hands differ from the dealt ones."""
    for state, decision in positions("duel", 1):
        world = redeterminise(state, decision.seat, Rng(1))
        other = state.table.hand(1 - decision.seat)
        if [state.face[s] for s in state.zones[other]] != [
            world.face[s] for s in world.zones[other]
        ]:
            return
    pytest.fail("redeterminise never changed the hand of the other player")


# The random bot, and names


def test_the_random_bot_takes_every_option_equally_often() -> None:
    decision = Decision(1, 0, "turn", "", ("a", "b", "c"), (0, 1, 2))
    bot = RandomBot(5)
    made = [bot.index(decision) for _ in range(3000)]
    assert all(900 < made.count(index) < 1100 for index in range(3))


def test_the_fast_path_picks_what_the_slow_path_picks() -> None:
    state, decision = next(positions("duel", 1))
    fast, slow = RandomBot(5), RandomBot(5)
    sight = Sight(state, decision)
    assert [fast.index(decision) for _ in range(50)] == [
        slow.choose(sight).option for _ in range(50)
    ]


@pytest.mark.parametrize("name", ["alpha", "", "simple", "Random", "alpha@5"])
def test_an_unknown_bot_names_the_known_ones(name: str) -> None:
    with pytest.raises(RulesError, match=rf"there is no bot '{name}'; the bots are random, gree"):
        PLAYERS.make(name, 1)


@pytest.mark.parametrize(
    "name", ["search@x", "search@0", "search@-5", "search@ms", "search@1.5", "tavern@5", "random@9"]
)
def test_a_bad_budget_shows_how_one_is_written(name: str) -> None:
    with pytest.raises(
        RulesError, match=rf"'{name}' is not a bot; a budget is written search@50ms"
    ):
        PLAYERS.make(name, 1)


@pytest.mark.parametrize("name", ["search@1", "search@256", "search@200ms", *PLAYERS.names])
def test_good_names_make_bots(name: str) -> None:
    assert PLAYERS.make(name, 1) is not PLAYERS.make(name, 1)
