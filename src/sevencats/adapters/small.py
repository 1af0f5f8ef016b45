"""Small games for algorithms that need the whole tree (``Learning.small``), as OpenSpiel games:
importing this module registers them.

The deal is the first chance node, and the only one. ``whole_tree`` gives the same game as one of
OpenSpiel's own, on which CFR and exact exploitability run many times as fast.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sevencats.adapters.held import HeldDuel
from sevencats.adapters.learning import Small, smalls
from sevencats.adapters.missing import missing
from sevencats.adapters.vocabulary import Vocabulary
from sevencats.kernel import State, returns

try:
    import pyspiel  # type: ignore[import-not-found]
except ImportError as error:
    raise missing(error) from error

#: No small game takes longer.
_LONGEST = 100


class Setting:
    """The deals of a game and the numbers of its answers, which all its states share."""

    def __init__(self, small: Small, given: dict[str, Any]) -> None:
        self.small = small
        self.parameters = {**small.parameters, **given}
        self.deals = small.deals(self.parameters)
        self.words = Vocabulary(small.keys, small.keys)
        total = sum(weight for _, weight in self.deals)
        self.chances = [weight / total for _, weight in self.deals]

    def __deepcopy__(self, memo: dict[int, Any]) -> Setting:
        return self


class Dealt:
    """The single attribute of a state: a clone is a deep copy of it. ``duel`` is None before the
    deal."""

    def __init__(self, setting: Setting, duel: HeldDuel | None = None) -> None:
        self.setting, self.duel = setting, duel

    def __deepcopy__(self, memo: dict[int, Any]) -> Dealt:
        return Dealt(self.setting, self.duel and self.duel.__deepcopy__(memo))


class SmallGame(pyspiel.Game):  # type: ignore[misc]
    """A small game."""

    def __init__(self, small: Small, game_type: Any, given: dict[str, Any]) -> None:
        self.setting = Setting(small, given)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.words),
            max_chance_outcomes=len(self.setting.deals),
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(game_type, info, given)

    def new_initial_state(self) -> SmallState:
        """The game before the deal."""
        return SmallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TextObserver:
        """The observer: what a player saw and did, as a text."""
        return TextObserver()


class SmallState(pyspiel.State):  # type: ignore[misc]
    """A small game in progress."""

    def __init__(self, game: SmallGame) -> None:
        super().__init__(game)
        self.held = Dealt(game.setting)

    @property
    def table(self) -> State:
        """The state of the kernel, after the deal."""
        assert self.held.duel is not None
        return self.held.duel.table

    def current_player(self) -> int:
        """The player who is asked; chance deals first."""
        if self.held.duel is None:
            return int(pyspiel.PlayerId.CHANCE)
        if not self.table.pending:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.table.pending[0].seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.setting.words.actions(self.table.pending[0])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely as with shuffled cards."""
        return list(enumerate(self.held.setting.chances))

    def _apply_action(self, action: int) -> None:
        setting = self.held.setting
        if self.held.duel is None:
            deal, _ = setting.deals[action]
            self.held.duel = HeldDuel.of(setting.small.start(setting.parameters, deal))
        else:
            self.held.duel.answer(setting.words, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player < 0 else self.held.setting.words.key(action)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.held.duel is not None and not self.table.pending

    def returns(self) -> list[float]:
        """1 for a win, -1 for a loss."""
        if self.held.duel is None:
            return [0.0, 0.0]
        return [float(value) for value in returns(self.table)]

    def __deepcopy__(self, memo: dict[int, Any]) -> SmallState:
        return self.clone()  # type: ignore[no-any-return]

    def __str__(self) -> str:
        """The numbers of the deal and of all answers."""
        return " ".join(map(str, self.history()))


class TextObserver:
    """All that a player saw and did, as a text; there is no vector."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SmallState, player: int) -> None:
        """Do nothing: there is no vector."""

    def string_from(self, state: SmallState, player: int) -> str:
        """The moves that the player has seen, and the table before it."""
        return "" if state.held.duel is None else state.held.duel.recalled(player)


def whole_tree(game: SmallGame) -> Any:
    """The same game as one of OpenSpiel's own (``efg_game``), with its whole tree in memory."""
    return pyspiel.load_efg_game("\n".join(_tree(game)))


def _tree(game: SmallGame) -> Iterator[str]:
    """The lines of the tree in Gambit's format."""
    seen: list[dict[str, int]] = [{}, {}]
    ends = 0
    setting = game.setting
    yield f'EFG 2 R "{setting.small.title}" {{ "A" "B" }} ""'
    total = sum(weight for _, weight in setting.deals)
    deals = " ".join(f'"{n}" {weight}/{total}' for n, (_, weight) in enumerate(setting.deals))
    yield f'c "" 1 "" {{ {deals} }} 0'
    stack = [game.new_initial_state().child(n) for n in reversed(range(len(setting.deals)))]
    while stack:
        state = stack.pop()
        if state.is_terminal():
            ends += 1
            won, lost = state.returns()
            yield f't "" {ends} "" {{ {won} {lost} }}'
            continue
        player = state.current_player()
        sets = seen[player]
        number = sets.setdefault(state.information_state_string(player), len(sets) + 1)
        actions = state.legal_actions()
        names = " ".join(f'"{setting.words.key(action)}"' for action in actions)
        yield f'p "" {player + 1} {number} "" {{ {names} }} 0'
        stack += [state.child(action) for action in reversed(actions)]


def _register(small: Small) -> None:
    game_type = pyspiel.GameType(
        short_name=small.openspiel,
        long_name=f"Seven Cats: {small.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification=dict(small.parameters),
    )

    class Registered(SmallGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(small, game_type, params or {})

    pyspiel.register_game(game_type, Registered)


for _small in smalls():
    _register(_small)
