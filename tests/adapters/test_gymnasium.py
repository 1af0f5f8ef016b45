"""The Gymnasium environment: its own check, its mask, and the same games as the kernel's."""

from __future__ import annotations

from typing import Any

import pytest

from sevencats.games.gwent import GAME
from sevencats.games.gwent.bots import PLAYERS
from sevencats.games.gwent.state import GwentState
from sevencats.kernel import RulesError, digest, redeterminise, returns, settle, take
from sevencats.kernel.rng import Rng
from sevencats.plugin.bots import bot_index

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from sevencats.adapters.gymnasium import SeatEnv  # noqa: E402
from sevencats.games.gwent.learn.features.features import observation  # noqa: E402


def random_action(mask: Any, rng: Rng) -> int:
    """A random legal action."""
    legal = np.flatnonzero(mask)
    return int(legal[rng.below(len(legal))])


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_gymnasium_env_checker(opponent: str) -> None:
    table = gymnasium.make("sevencats/gwent-duel-v0", opponent=opponent, render_mode="ansi")
    check_env(table.unwrapped)
    table.close()


def play(table: SeatEnv, seed: int) -> tuple[list[int], float]:
    """A random game: the actions and the reward."""
    rng = Rng(seed)
    _, info = table.reset(seed=seed)
    actions, over, reward = [], False, 0.0
    while not over:
        assert table.decision is not None and table.decision.seat == 0
        listed = [table.vocabulary.key(n) for n in np.flatnonzero(info["action_mask"])]
        assert sorted(listed) == sorted(table.decision.keys)
        assert np.array_equal(table.action_masks(), info["action_mask"].astype(bool))
        actions.append(random_action(info["action_mask"], rng))
        seen, reward, over, cut, info = table.step(actions[-1])
        assert table.observation_space.contains(seen)
        assert not cut and (over or reward == 0)
    assert not info["action_mask"].any() and not info["illegal"]
    return actions, reward


def test_games_are_repeatable_and_equal_to_the_kernels() -> None:
    table = SeatEnv("random")
    for seed in range(3):
        actions, reward = play(table, seed)
        end = digest(table.table)
        assert play(table, seed) == (actions, reward)
        assert digest(table.table) == end
        # The kernel plays the same picks; the bot's seed follows the game's in one stream.
        rng = Rng(int(np.random.default_rng(seed).integers(2**63)))
        config, game_seed = table._setups.draw(rng)
        assert (config, game_seed) == (table.config, table.game_seed)
        bot = PLAYERS.make("random", rng.next() >> 1)
        state = GAME.new_game(config, game_seed)
        settle(state)
        left = list(actions)
        while state.pending:
            decision = state.pending[0]
            if decision.seat == 0:
                choice = decision.keys.index(table.vocabulary.key(left.pop(0)))
            else:
                choice = bot_index(bot, state, decision)
            take(state, decision, choice)
            settle(state)
        assert digest(state) == end
        assert reward == returns(state)[0]


def test_an_illegal_action_loses() -> None:
    table = SeatEnv()
    _, info = table.reset(seed=4)
    before = digest(table.table)
    _, reward, over, cut, info = table.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, cut) == (-1.0, True, False)
    assert info["illegal"] and not info["action_mask"].any()
    assert digest(table.table) == before
    with pytest.raises(ValueError, match="reset"):
        table.step(0)


def test_the_observation_is_what_seat_a_knows() -> None:
    table = SeatEnv("random")
    rng = Rng(2)
    seen, info = table.reset(seed=2)
    over = False
    while not over:
        world = redeterminise(table.table, 0, Rng(5))
        assert isinstance(world, GwentState)
        assert np.array_equal(observation(world, 0), seen)
        seen, _, over, _, info = table.step(random_action(info["action_mask"], rng))


def test_render_and_unknown_bots() -> None:
    table = SeatEnv(render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert text is not None and "hand of A:" in text and "hand of B" not in text
    with pytest.raises(RulesError, match="nobody"):
        SeatEnv("nobody")
