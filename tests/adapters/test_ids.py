"""Every mode of every game has a name, and the libraries' own tests pass for all of them."""

from __future__ import annotations

from typing import Any

import pytest

import sevencats
from sevencats.kernel import RulesError
from sevencats.plugin import plugins

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")
pettingzoo = pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

import sevencats.adapters.pettingzoo  # noqa: E402
from sevencats.adapters.ids import tables  # noqa: E402

quiet = pytest.mark.filterwarnings("ignore::UserWarning")
each_id = pytest.mark.parametrize("ident", list(tables()))


def test_every_mode_of_both_games_has_a_name() -> None:
    assert set(tables()) == {
        f"{game}-{mode}-v0" for game in ("gwent", "oldworld") for mode in plugins()[game].game.modes
    }


@quiet
@each_id
def test_pettingzoo_api_test(ident: str) -> None:
    api_test(pettingzoo.make("aec", f"sevencats/{ident}"), num_cycles=60)
    seed_test(lambda: sevencats.make(ident, "pettingzoo"), num_cycles=60)


@quiet
@each_id
def test_gymnasium_env_checker(ident: str) -> None:
    check_env(sevencats.make(ident, render_mode="ansi").unwrapped)


def chosen(masks: Any, rng: Any) -> Any:
    """A random legal action for each table, 0 where there is none."""
    return np.array([rng.choice(np.flatnonzero(m)) if m.any() else 0 for m in masks])


@pytest.mark.parametrize("ident", ["gwent-duel-v0", "oldworld-solo-v0"])
def test_a_vector_plays_the_games_of_single_tables(ident: str) -> None:
    table = tables()[ident]
    config = plugins()[table.game].game.modes[table.mode].samples()[0].config
    many = sevencats.make(ident, num_envs=2, config=config)
    alone = [sevencats.make(ident, config=config) for _ in range(2)]
    seen, info = many.reset(seed=5)
    expected = [table.reset(seed=5 + number)[0] for number, table in enumerate(alone)]
    assert np.array_equal(seen, expected) and seen.shape == many.observation_space.shape
    rng = np.random.default_rng(1)
    over, ended = [False, False], 0
    for _ in range(250):
        assert np.array_equal(info["action_mask"], many.unwrapped.action_masks())
        actions = chosen(info["action_mask"], rng)
        seen, rewards, terminated, _, info = many.step(actions)
        for number, table in enumerate(alone):
            if over[number]:
                vector, reward, over[number] = table.reset()[0], 0.0, False
            else:
                vector, reward, over[number], _, _ = table.step(actions[number])
            assert np.array_equal(seen[number], vector)
            assert (rewards[number], terminated[number]) == (reward, over[number])
            ended += over[number]
    assert ended


def test_make_refuses_what_it_cannot_make() -> None:
    with pytest.raises(RulesError, match="did you mean gwent-duel-v0"):
        sevencats.make("gwent-dual-v0")
    with pytest.raises(RulesError, match="did you mean gymnasium"):
        sevencats.make("gwent-duel-v0", "gymnasion")
    with pytest.raises(RulesError, match="pettingzoo"):
        sevencats.make("gwent-ffa-v0", "openspiel")
    with pytest.raises(ValueError, match="3 opponents are named for 2 seats"):
        sevencats.make("gwent-ffa-v0", opponent=["random"] * 3)


def test_opponents_are_named_seat_by_seat() -> None:
    table = sevencats.make("gwent-ffa-v0", opponent=["random", "greedy"]).unwrapped
    assert [type(bot).__name__ for bot in table._bots.values()] == ["RandomBot", "GreedyBot"]
