"""The OpenSpiel game: its own test, clones, chance, information states, and the kernel's games."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from sevencats.games.gwent import GAME
from sevencats.kernel import CHANCE, BadData, RulesError, digest, returns, take
from sevencats.kernel.engine import sample
from sevencats.kernel.rng import Rng

np = pytest.importorskip("numpy")
pyspiel = pytest.importorskip("pyspiel")

import sevencats  # noqa: E402
import sevencats.adapters.openspiel  # noqa: E402
from sevencats.games.gwent.learn.features.features import observation  # noqa: E402


def load(**parameters: Any) -> Any:
    """The game."""
    return pyspiel.load_game("python_sevencats_gwent_duel", parameters)


def random_action(state: Any, rng: Rng) -> int:
    """A random action or outcome."""
    legal = state.legal_actions()
    return int(legal[rng.below(len(legal))])


def middle(seed: int = 3, moves: int = 25, **parameters: Any) -> Any:
    """A state in the middle of a game, where a player is asked."""
    state = load(rng_seed=seed, **parameters).new_initial_state()
    rng = Rng(seed)
    while moves > 0 or state.is_chance_node():
        state.apply_action(random_action(state, rng))
        moves -= 1
    assert not state.is_terminal()
    return state


def test_openspiel_random_sim_test() -> None:
    for decks in (("northern_realms", "nilfgaard"), ("scoiatael", "monsters")):
        game = load(deck_a=decks[0], deck_b=decks[1], rng_seed=5, peek=True)
        pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)


def test_openspiel_game_info() -> None:
    game = load()
    kind = game.get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert game.num_players() == 2
    assert game.observation_tensor_shape() == [len(middle().observation_tensor(0))]
    with pytest.raises(BadData):
        load(deck_a="nobody")


def test_same_picks_give_the_same_game_as_the_kernel() -> None:
    for seed in range(3):
        game = load(deck_a="monsters", deck_b="skellige", rng_seed=seed)
        state = game.new_initial_state()
        kernel = GAME.new_game(game.config, Rng(seed).next() >> 1)
        rng = Rng(seed)
        while not state.is_terminal():
            decision = kernel.pending[0]
            player = state.current_player()
            assert player == decision.seat or (decision.seat == CHANCE and state.is_chance_node())
            action = random_action(state, rng)
            if decision.order:
                take(kernel, decision, sample(kernel, decision))
            else:
                key = state.action_to_string(player, action)
                take(kernel, decision, decision.keys.index(key))
            state.apply_action(action)
            assert digest(state.table) == digest(kernel)
        assert state.returns() == list(returns(kernel))


def test_chance_is_explicit_except_shuffles() -> None:
    state = load(deck_a="monsters", deck_b="nilfgaard", rng_seed=1).new_initial_state()
    kinds = set()
    rng = Rng(2)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            kind = state.table.pending[0].kind
            kinds.add(kind)
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert len(outcomes) == 1 if kind == "shuffle" else len(outcomes) > 1
            assert sorted(outcomes) == outcomes
        state.apply_action(random_action(state, rng))
    assert {"coin", "shuffle"} <= kinds


def test_clones_copies_and_pickles_are_independent() -> None:
    state = middle(peek=True)
    rng = Rng(1)
    twins = [
        state.clone(),
        copy.deepcopy(state),
        state.get_game().deserialize_state(state.serialize()),
    ]
    actions = []
    before = str(state)
    while not state.is_terminal():
        actions.append(random_action(state, rng))
        state.apply_action(actions[-1])
    for twin in twins:
        assert str(twin) == before
        for action in actions:
            twin.apply_action(action)
        assert str(twin) == str(state)
        for player in (0, 1):
            mine = state.information_state_string(player)
            assert twin.information_state_string(player) == mine


def test_seeds_are_not_shared_with_clones() -> None:
    def first_hands(game: Any, clones: int) -> list[str]:
        found = []
        for _ in range(2):
            state = game.new_initial_state()
            for _ in range(clones):
                state.clone()
            while state.is_chance_node():
                state.apply_action(state.legal_actions()[0])
            found.append(digest(state.table))
        return found

    games = first_hands(load(rng_seed=4), clones=0)
    assert first_hands(load(rng_seed=4), clones=5) == games
    assert len(set(games)) == 2
    assert first_hands(load(), clones=0) != first_hands(load(), clones=0)


def test_a_fresh_state_and_its_clone_are_the_same_game() -> None:
    state = load(peek=True).new_initial_state()
    twin = state.clone()
    while state.is_chance_node():
        action = state.legal_actions()[0]
        state.apply_action(action)
        twin.apply_action(action)
    assert str(twin) == str(state)


def test_observations_are_the_vector_and_the_view() -> None:
    state = middle()
    for player in (0, 1):
        assert np.array_equal(state.observation_tensor(player), observation(state.table, player))
    mine, theirs = state.observation_string(0), state.observation_string(1)
    assert mine != theirs


def test_a_resampled_state_looks_the_same_and_hides_what_was_hidden() -> None:
    state = middle()
    for player in (0, 1):
        other = 1 - player
        told = state.information_state_string(player)
        worlds = [state.resample_from_infostate(player, rng) for rng in samplers(8)]
        for world in worlds:
            assert world.information_state_string(player) == told
            assert world.observation_string(player) == state.observation_string(player)
            assert world.current_player() == state.current_player()
            past = world.information_state_string(other)
            assert past.splitlines()[:-1] == [
                line for line in past.splitlines()[:-1] if not line.startswith(">")
            ], "what the other player picked is not known"
        assert len({world.information_state_string(other) for world in worlds}) > 1
        rng = Rng(7)
        for world in worlds:
            while not world.is_terminal():
                world.apply_action(random_action(world, rng))


def samplers(count: int) -> list[Any]:
    """Generators of numbers from 0 to 1."""
    return [np.random.RandomState(seed).random_sample for seed in range(count)]


def test_an_information_state_names_no_hidden_card() -> None:
    table = middle().table
    names = [table.game.card_name(table, face) for face in table.face]
    state = middle()
    for player in (0, 1):
        hidden = [
            names[sleeve]
            for sleeve in table.zones[table.table.hand(1 - player)]
            if not table.known[sleeve] >> player & 1 and names.count(names[sleeve]) == 1
        ]
        assert hidden
        assert [c for c in hidden if c in state.information_state_string(player)] == []


def test_their_search_bot_can_play_it() -> None:
    pytest.importorskip("open_spiel.python.algorithms.ismcts")
    from open_spiel.python.algorithms import ismcts, mcts

    state = middle()
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=10,
        random_state=rng,
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["gwent-duel-v0", "oldworld-base-v0"])
def test_searches_with_open_eyes_are_refused(name: str) -> None:
    from open_spiel.python.algorithms import cfr, mcts

    game = sevencats.make(name, "openspiel", rng_seed=1)
    with pytest.raises(RulesError, match="would see them"):
        cfr.CFRSolver(game)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    with pytest.raises(RulesError, match="resample_from_infostate"):
        bot.step(state)
    assert state.legal_actions()


def test_two_witchers_play_in_openspiel() -> None:
    game = sevencats.make("oldworld-base-v0", "openspiel", rounds="2", rng_seed=3, peek=True)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state = game.new_initial_state()
    rng = Rng(2)
    while state.is_chance_node() or state.table.turns < 1:
        state.apply_action(random_action(state, rng))
    for player in (0, 1):
        world = state.resample_from_infostate(player, np.random.RandomState(1).random_sample)
        told = state.information_state_string(player)
        assert world.information_state_string(player) == told
    with pytest.raises(RulesError, match="rounds"):
        sevencats.make("oldworld-base-v0", "openspiel", rounds="many")


def test_an_illegal_action_is_refused() -> None:
    state = middle()
    before = str(state)
    with pytest.raises(ValueError, match="not an answer"):
        state._apply_action(state.get_game().vocabulary.number("starter:A"))
    assert str(state) == before
