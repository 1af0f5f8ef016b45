"""The bots: they answer every question, see only views, and the simple one plays well enough."""

from __future__ import annotations

import pytest

from sevencats.bots import NAMES, Bot, RandomBot, SimpleBot, make_bot
from sevencats.bots.board import Board
from sevencats.gwent import GAME
from sevencats.gwent.state import GwentState
from sevencats.kernel import CHANCE, Decision, RulesError, apply, observe, returns, settle, take
from sevencats.kernel.registry import Sample
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import View

SAMPLES = [
    pytest.param(sample, id=f"{mode.id}-{sample.name}")
    for mode in GAME.modes.values()
    for sample in mode.samples()[::7]
]


def play(sample: Sample, bots: list[Bot], seed: int) -> GwentState:
    state = GAME.new_game(sample.config, seed)
    settle(state)
    while state.pending:
        decision = state.pending[0]
        key = bots[decision.seat].pick(observe(state, decision.seat), decision)
        apply(state, decision.pick(key))
        settle(state)
    return state


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("sample", SAMPLES)
def test_a_bot_plays_every_mode_to_the_end(sample: Sample, name: str) -> None:
    for seed in range(3):
        bots = [make_bot(name, seed + seat) for seat in range(8)]
        state = play(sample, bots, seed)
        assert state.over


def test_a_bot_of_one_seed_plays_one_game() -> None:
    sample = GAME.modes["duel"].samples()[3]

    def run() -> GwentState:
        return play(sample, [make_bot("random", 1), make_bot("simple", 2)], seed=9)

    one, two = run(), run()
    assert one.fields() == two.fields()
    assert one.zones == two.zones


def test_an_unknown_bot_names_the_known_ones() -> None:
    with pytest.raises(RulesError, match="there is no bot 'alpha'; the bots are random, simple"):
        make_bot("alpha", 1)


def test_the_random_bot_takes_every_option_equally_often() -> None:
    decision = Decision(1, 0, "turn", "", ("a", "b", "c"), (0, 1, 2))
    view = View("gwent", 0, {}, {}, {}, (0,), (decision,))
    bot = RandomBot(5)
    picks = [bot.pick(view, decision) for _ in range(3000)]
    assert all(900 < picks.count(key) < 1100 for key in "abc")


def test_the_fast_path_picks_what_the_slow_path_picks() -> None:
    decision = Decision(1, 0, "turn", "", ("a", "b", "c", "d"), (0, 1, 2, 3))
    view = View("gwent", 0, {}, {}, {}, (0,), (decision,))
    fast, slow = RandomBot(5), RandomBot(5)
    assert [decision.keys[fast.index(decision)] for _ in range(50)] == [
        slow.pick(view, decision) for _ in range(50)
    ]


def test_the_simple_bot_beats_the_random_bot() -> None:
    won = lost = 0
    for index, sample in enumerate(GAME.modes["duel"].samples()):
        seat = index % 2
        bots: list[Bot] = [RandomBot(index), RandomBot(index)]
        bots[seat] = SimpleBot(index)
        result = returns(play(sample, bots, index))[seat]
        won += result > 0
        lost += result < 0
    assert won >= 18, f"{won} won, {lost} lost"


@pytest.mark.parametrize("sample", SAMPLES)
def test_the_thinking_board_agrees_with_the_rules(sample: Sample) -> None:
    """The board that the simple bot thinks on gives the totals of the game."""
    rng = Rng(7)
    state = GAME.new_game(sample.config, 7)
    seen = 0
    while state.pending:
        decision = state.pending[0]
        if decision.seat == CHANCE:
            settle(state)
            continue
        view = observe(state, decision.seat)
        totals = [a - b for a, b in zip(view.public["totals"], state.bonus, strict=True)]
        assert Board.of(view).totals() == totals
        seen += sum(totals) > 0
        take(state, decision, rng.below(len(decision.keys)))
    assert seen


# What the simple bot does in plain situations


def duel(one: str, two: str, seed: int = 1) -> GwentState:
    samples = {sample.name: sample.config for sample in GAME.modes["duel"].samples()}
    state = GAME.new_game(samples[f"{one}-{two}"], seed)
    settle(state)
    return state


def to_first_turn(state: GwentState) -> Decision:
    while state.pending[0].kind != "turn":
        decision = state.pending[0]
        take(state, decision, decision.keys.index("done") if "done" in decision.keys else 0)
        settle(state)
    return state.pending[0]


def test_it_passes_when_the_other_has_passed_and_is_behind() -> None:
    state = duel("monsters", "northern_realms")
    first = to_first_turn(state).seat
    own = next(key for key in state.pending[0].keys if _is_plain_unit(state, key))
    apply(state, state.pending[0].pick(own))
    apply(state, state.pending[0].pick("pass"))
    decision = state.pending[0]
    assert decision.seat == first
    assert SimpleBot(1).pick(observe(state, first), decision) == "pass"


def _is_plain_unit(state: GwentState, key: str) -> bool:
    table = state.table
    if not key.startswith("play:"):
        return False
    card = table.cards[table.type_index[key.removeprefix("play:")]]
    return card.kind == "unit" and card.strength > 1 and not card.abilities


def test_it_does_not_pass_first_with_nothing_on_the_table() -> None:
    state = duel("monsters", "northern_realms")
    decision = to_first_turn(state)
    assert SimpleBot(1).pick(observe(state, decision.seat), decision) != "pass"


def test_it_sends_a_spy_early() -> None:
    """In every opening hand with a spy the spy goes first."""
    found = 0
    for seed in range(12):
        state = duel("nilfgaard", "nilfgaard", seed)
        decision = to_first_turn(state)
        cards = {key: key.removeprefix("play:") for key in decision.keys}
        types = state.table
        spies = [
            key
            for key, card in cards.items()
            if card in types.type_index and "spy" in types.cards[types.type_index[card]].abilities
        ]
        if spies:
            found += 1
            assert SimpleBot(1).pick(observe(state, decision.seat), decision) in spies
    assert found


def test_it_exchanges_a_muster_card_that_comes_anyway() -> None:
    found = 0
    for seed in range(12):
        state = duel("monsters", "monsters", seed)
        decision = next(d for d in state.pending if d.kind == "redraw")
        view = observe(state, decision.seat)
        hand = [c for c in view.zones[f"{view.public['seats'][decision.seat]}.hand"] if c]
        if hand.count("nekker") > 1 or hand.count("ghoul") > 1:
            found += 1
            key = SimpleBot(1).pick(view, decision)
            card = state.table.cards[state.table.type_index[key.removeprefix("redraw:")]]
            assert "muster" in card.abilities
    assert found
