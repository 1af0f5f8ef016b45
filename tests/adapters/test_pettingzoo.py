"""The PettingZoo environments: their own checks, and the same games as the kernel's."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from helpers.adapter_games import TABLES, configs, each_table

from sevencats.games.gwent import GAME
from sevencats.kernel import RulesError, apply, digest, returns, settle
from sevencats.kernel.rng import Rng

np = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test  # noqa: E402

from sevencats.adapters.pettingzoo import env, raw_env  # noqa: E402

quiet = pytest.mark.filterwarnings("ignore::UserWarning")


def random_action(table: Any, rng: Rng) -> int:
    """A random legal action of the agent that is to act."""
    legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
    return int(legal[rng.below(len(legal))])


@quiet
@each_table
def test_pettingzoo_api_tests(mode: str, seats: int) -> None:
    api_test(env(mode, seats=seats), num_cycles=200)
    seed_test(lambda: env(mode, seats=seats), num_cycles=200)


@each_table
def test_same_picks_give_the_same_game_as_the_kernel(mode: str, seats: int) -> None:
    table = raw_env(mode, seats=seats)
    for seed in range(3):
        table.reset(seed=seed)
        state = GAME.new_game(table.config, table.game_seed)
        settle(state)
        rng = Rng(seed)
        while table.decision is not None:
            action = random_action(table, rng)
            decision = state.pending[0]
            assert table.agent_selection == state.table.seating.seats[decision.seat]
            apply(state, decision.pick(table.vocabulary.key(action)))
            settle(state)
            table.step(action)
            assert digest(table.table) == digest(state)
        won = returns(state)
        assert list(table.rewards.values()) == list(won[: len(table.agents)])


@each_table
def test_action_mask_matches_options(mode: str, seats: int) -> None:
    table = raw_env(mode, seats=seats, seed=5)
    table.reset()
    rng = Rng(1)
    while table.decision is not None:
        for agent in table.agents:
            mask = table.observe(agent)["action_mask"]
            listed = [table.vocabulary.key(n) for n in np.flatnonzero(mask)]
            asked = agent == table.agent_selection
            assert sorted(listed) == (sorted(table.decision.keys) if asked else [])
        table.step(random_action(table, rng))


def test_mates_share_reward_and_solo_opponent_is_not_an_agent() -> None:
    table = raw_env("teams", seed=1)
    for seed in range(4):
        table.reset(seed=seed)
        rng = Rng(seed)
        while table.decision is not None:
            table.step(random_action(table, rng))
        assert table.rewards["A1"] == table.rewards["A2"]
        assert table.rewards["B1"] == table.rewards["B2"]
    assert env("solo").possible_agents == ["player"]
    assert env("ffa").possible_agents == ["A", "B", "C"]
    assert env("ffa", seats=5).possible_agents == list("ABCDE")


@quiet
@each_table
def test_an_illegal_action_ends_the_game(mode: str, seats: int) -> None:
    table = env(mode, seats=seats, seed=2)
    table.reset()
    agent = table.agent_selection
    mask = table.last()[0]["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(table.terminations.values())
    assert table.rewards[agent] == -1
    for _ in range(len(table.agents)):
        table.step(None)
    assert table.agents == []
    table.reset()
    assert not any(table.terminations.values())


def test_out_of_bounds_wrong_order_and_raw_illegal_actions_are_refused() -> None:
    table = env()
    with pytest.raises(AttributeError):
        table.agents  # noqa: B018
    table.reset(seed=1)
    with pytest.raises(AssertionError):
        table.step(len(table.vocabulary))
    raw = raw_env()
    raw.reset(seed=1)
    before = digest(raw.table)
    with pytest.raises(ValueError, match="not listed"):
        raw.step(raw.vocabulary.number("row:close"))
    assert digest(raw.table) == before


def test_seeds() -> None:
    def starts(table: Any, *seeds: int | None) -> list[str]:
        found = []
        for seed in seeds:
            table.reset(seed=seed)
            found.append(digest(table.table))
        return found

    one, two = env("duel", seed=7), env("duel", seed=7)
    games = starts(one, None, None, None)
    assert games == starts(two, None, None, None)
    assert len(set(games)) == 3
    assert starts(one, 7, None, None) == games
    # Two games can begin with the same question, so without a seed the seeds are compared.
    free = [env("duel"), env("duel")]
    for table in free:
        table.reset()
    assert free[0].game_seed != free[1].game_seed


def test_custom_setup() -> None:
    config = list(configs("duel", 2))[1]
    table = env(config=config)
    table.reset(seed=1)
    assert table.config is config
    for mode, given, seats, word in (
        ("advanced", config, None, "advanced"),
        ("duel", config, 3, "2 seats"),
        ("ffa", None, 6, "seats"),
        ("nothing", None, None, "nothing"),
    ):
        with pytest.raises(RulesError, match=word):
            env(mode, config=given, seats=seats)


@pytest.mark.parametrize("mode", sorted({mode for mode, _ in TABLES}))
def test_render_shows_table_of_asked_player(mode: str) -> None:
    table = env(mode, render_mode="ansi", seed=3)
    table.reset()
    text = table.render()
    agent = table.agent_selection
    assert text.startswith(f"{mode}, round 1")
    assert f"hand of {agent}:" in text
    assert text.count("hand of ") == 1
    assert table.decision.keys[0] in text
    rng = Rng(3)
    while table.decision is not None:
        table.step(random_action(table, rng))
    assert "over, won by" in table.render()
    assert env(mode).unwrapped.render() is None


def test_an_environment_can_be_pickled() -> None:
    table = pickle.loads(pickle.dumps(raw_env("ffa", seats=4, seed=3)))
    table.reset()
    twin = raw_env("ffa", seats=4, seed=3)
    twin.reset()
    assert digest(table.table) == digest(twin.table)
