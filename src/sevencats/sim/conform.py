"""Checks that a game keeps the promises on which terminal, server, page and bots rely.

Random games of every sample are played; each check looks at all open points of a game. The tests of
Seven Cats check more; these need no source tree, and short games are welcome.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import NamedTuple

from sevencats.kernel import (
    CHANCE,
    RulesError,
    SevenCatsError,
    State,
    apply,
    digest,
    dump,
    load,
    observe,
    read_journal,
    redeterminise,
    registry,
    replay,
    returns,
)
from sevencats.kernel.engine import settle_one
from sevencats.kernel.journal import journal_of
from sevencats.kernel.registry import Game, Sample
from sevencats.kernel.rng import Rng
from sevencats.kernel.run import new_run
from sevencats.plugin import Plugin
from sevencats.plugin.modules import load_module

#: A random game that takes more answers than this is taken for one that cannot end.
LONGEST = 20_000


class Case(NamedTuple):
    """A random game: its mode, set-up and seed."""

    game: Game
    mode: str
    sample: Sample
    seed: int

    def start(self) -> State:
        """Return a new game."""
        return self.game.new_game(self.sample.config, self.seed)


class Fault(NamedTuple):
    """A promise that is not kept, in the first game that shows it."""

    check: str
    where: str
    message: str


def find_game(name: str) -> Game:
    """Return a game by its name, or the one (or its plugin) that ``FILE.py:GAME`` names."""
    home, colon, attribute = name.rpartition(":")
    if not colon:
        return registry.game(name)
    found = getattr(load_module(home), attribute, None)
    found = found.game if isinstance(found, Plugin) else found
    if not isinstance(found, Game):
        raise SevenCatsError(f"{home} has no game {attribute!r}")
    registry.games().setdefault(found.name, found)  # a journal finds its game by name
    return found


def conform(game: Game, seeds: int = 3) -> Iterator[tuple[str, Fault | None]]:
    """Run every check over ``seeds`` random games of each sample; yield its first fault."""
    cases = [
        Case(game, mode, sample, seed)
        for mode, info in game.modes.items()
        for sample in info.samples()
        for seed in range(1, seeds + 1)
    ]
    for name, check in CHECKS.items():
        yield name, next((fault for case in cases if (fault := _run(name, check, case))), None)


def _run(name: str, check: Callable[[Case], None], case: Case) -> Fault | None:
    try:
        check(case)
    except Exception as error:
        words = str(error) if isinstance(error, AssertionError) else ""
        message = words or f"{type(error).__name__}: {error}"
        return Fault(name, f"{case.mode}, {case.sample.name}, seed {case.seed}", message)
    return None


def _need(holds: bool, message: str) -> None:
    if not holds:
        raise AssertionError(message)


def _step(state: State, rng: Rng) -> None:
    """Answer a random open question, or let chance answer."""
    if state.pending[0].seat == CHANCE:
        settle_one(state)
        return
    decision = state.pending[rng.below(len(state.pending))]
    apply(state, decision.pick(decision.keys[rng.below(len(decision.keys))]))


def _points(case: Case) -> Iterator[State]:
    """The open points of a random game; the last is its end."""
    state, rng = case.start(), Rng(case.seed)
    for _ in range(LONGEST):
        yield state
        if not state.pending:
            return
        _step(state, rng)
    raise AssertionError(f"the game is still open after {LONGEST} random answers")


def _questions(case: Case) -> None:
    seats = range(len(case.game.seat_names(case.start())))
    for state in _points(case):
        state.check()
        for decision in state.pending:
            at = f"the question {decision.kind!r}"
            _need(decision.seat == CHANCE or decision.seat in seats, f"{at} is asked of no seat")
            if decision.order:
                continue
            keys = decision.keys
            _need(bool(keys), f"{at} has no options")
            _need(list(keys) == sorted(set(keys)), f"the options of {at} are not sorted and unique")
            _need(len(decision.args) == len(keys), f"{at} has not one argument for each option")


def _refusals(case: Case) -> None:
    for state in _points(case):
        before = digest(state)
        for decision in state.pending:
            try:
                apply(state, decision.pick("no such key"))
            except RulesError:
                pass
            else:
                raise AssertionError(f"{decision.kind!r} accepts a key that is not an option")
        _need(digest(state) == before, "a refused pick changes the state")


def _saves(case: Case) -> None:
    for state in _points(case):
        data = dump(state)
        text = json.dumps(data)
        _need(json.loads(text) == data, "a saved state is not plain JSON")
        loaded = load(json.loads(text), case.game)
        _need(digest(loaded) == digest(state), "a loaded state is not the one that was saved")
        _need(loaded.pending == state.pending, "a loaded state asks something else")


def _copies(case: Case) -> None:
    kept: list[tuple[State, str]] = []
    for state in _points(case):
        kept.append((state.copy(), digest(state)))
    for twin, then in kept:
        _need(digest(twin) == then, "a copy changes when the game goes on: they share something")


def _journals(case: Case) -> None:
    run, rng = new_run(case.game, case.sample.config, case.seed), Rng(case.seed)
    digests = [digest(run.state)]
    while run.state.pending:
        decision = run.state.pending[rng.below(len(run.state.pending))]
        run.commit(run.pick(decision.pick(decision.keys[rng.below(len(decision.keys))])))
        digests.append(digest(run.state))
    journal = read_journal(journal_of(run).text())
    _need(
        [digest(step.state) for step in replay(journal)] == digests, "a journal replays otherwise"
    )


def _secrets(case: Case) -> None:
    for number, state in enumerate(_points(case)):
        for seat in range(len(case.game.seat_names(state))):
            if state.virtual >> seat & 1:
                continue
            world = redeterminise(state, seat, Rng(number))
            shown = [json.dumps(observe(each, seat).to_data()) for each in (state, world)]
            _need(shown[0] == shown[1], f"the view of seat {seat} shows a card it cannot know")
            asked = [[d for d in each.pending if d.seat == seat] for each in (state, world)]
            _need(asked[0] == asked[1], f"a question to seat {seat} depends on a hidden card")


def _end(case: Case) -> None:
    for state in _points(case):
        values = returns(state)
        _need(len(values) == len(case.game.seat_names(state)), "returns has not one value a seat")
        _need(set(values) <= {-1, 0, 1}, "returns has values other than -1, 0 and 1")
        _need(not state.pending or not any(values), "somebody has won before the end")
    _need(not state.stack, "frames are left at the end")


#: The checks by the promise they hold a game to.
CHECKS: dict[str, Callable[[Case], None]] = {
    "every question has sorted, unique options": _questions,
    "a refused pick changes nothing": _refusals,
    "a saved game goes on the same": _saves,
    "copies are independent": _copies,
    "a journal replays to the same digests": _journals,
    "nobody sees what is hidden": _secrets,
    "a game ends, with a result for each seat": _end,
}
