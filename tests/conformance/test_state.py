"""A state is plain data: saved, copied or replayed at any point, the game continues the same."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from array import array
from os import environ
from pathlib import Path
from typing import Any

from helpers.playouts import Case, cases, each_case, playout, step, trail

from sevencats.kernel import State, digest, dump, load, read_journal, replay
from sevencats.kernel.journal import journal_of
from sevencats.kernel.rng import Rng
from sevencats.kernel.run import new_run

#: Attributes that ``load`` works out again or that never change during a game, and why.
DERIVED = {
    "game": "static",
    "config": "static, saved on its own",
    "table": "static, built from the config",
    "sees": "static, built from the config",
    "virtual": "static, built from the config",
    "_layout": "static, built from the config",
    "where": "the inverse of zones",
    "pending": "asked again by the top frame; its ids are saved",
    "log": "the events of the last call",
    "dirty": "a cache: which parts of it are stale",
    "marks": "static",
    "trees": "static, the effects of the content in play",
    "forces": "a cache",
}
#: Saved, but no part of the digest: a replay takes chance from the journal, and handles change
#: nothing in the game.
NOT_IN_DIGEST = {"rng", "handles"}


def attributes(state: State) -> dict[str, Any]:
    """Everything a state holds, in slots or in its dict."""
    names = list(getattr(state, "__dict__", ()))
    for cls in type(state).__mro__:
        slots = cls.__dict__.get("__slots__", ())
        names += [slots] if isinstance(slots, str) else slots
    return {name: getattr(state, name) for name in names if name != "__dict__"}


def mutated(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, dict):
        return {**value, "new": 1}
    kind = type(value)
    if isinstance(value, array):
        return array(value.typecode, [value[0] + 1, *value[1:]] if value else [1])
    if hasattr(value, "_replace"):  # a record of the state: a named tuple
        return value._replace(**{value._fields[0]: mutated(value[0])})
    assert kind in (list, tuple), f"no plain data: {value!r}"
    if not value:
        return kind([1])
    if isinstance(value[0], tuple):
        return value[:-1]
    return kind([mutated(value[0]), *value[1:]])


@each_case()
def test_a_saved_game_goes_on_the_same(case: Case) -> None:
    state = case.start()
    rng = case.picks()
    for number in playout(state, rng):
        data = dump(state)
        text = json.dumps(data)
        assert json.loads(text) == data, "a dump is pure JSON"
        loaded = load(json.loads(text))
        assert digest(loaded) == digest(state)
        assert loaded.pending == state.pending
        mine, its = attributes(state), attributes(loaded)
        assert mine.keys() == its.keys()
        for name in mine.keys() - {"log", "dirty", "forces", "table", "config", "trees"}:
            assert its[name] == mine[name], name
        assert json.dumps(dump(loaded)) == text
        if number % 9 == 0:
            assert trail(loaded, Rng(rng.value)) == trail(state.copy(), Rng(rng.value))
    final = load(json.loads(json.dumps(dump(state))))
    assert digest(final) == digest(state) and final.pending == ()


@each_case(per_mode=5)
def test_dump_does_not_share_the_live_state(case: Case) -> None:
    """A saved game must not change while the game goes on."""
    state = case.start()
    rng = case.picks()
    for _ in range(30):
        if state.pending:
            data = dump(state)
            text = json.dumps(data)
            step(state, rng)
            assert json.dumps(data) == text


@each_case()
def test_copies_are_independent(case: Case) -> None:
    state = case.start()
    rng = case.picks()
    kept: list[tuple[State, str, int]] = []
    for _ in playout(state, rng):
        kept.append((state.copy(), digest(state), rng.value))
    end = digest(state)
    for twin, then, _ in kept:
        assert digest(twin) == then, "an older copy changed"
    digests = [then for _, then, _ in kept] + [end]
    for index in range(0, len(kept), 9):
        twin, _, value = kept[index]
        assert trail(twin, Rng(value)) == digests[index:]


@each_case(per_mode=3)
def test_copy_and_dump_forget_no_attribute(case: Case) -> None:
    state = case.start()
    rng = case.picks()
    for number in playout(state, rng):
        if number not in (0, 9, 25):
            continue
        for name, value in attributes(state).items():
            if name == "log" or DERIVED.get(name, "").startswith(("static", "a cache", "asked")):
                continue
            changed = state.copy()
            before, there = json.dumps(dump(changed)), digest(changed)
            # Branches are stacks of frames, and a game keeps records for them; an empty one is the
            # smallest difference.
            other = (*value, ()) if name in ("branches", "fights") else mutated(value)
            setattr(changed, name, other)
            twin = attributes(changed.copy())[name]
            assert twin == other, f"copy() forgets {name}"
            assert type(twin) is type(value)
            if isinstance(twin, list | array):
                assert twin is not getattr(changed, name), f"copy() shares {name}"
            if name not in DERIVED:
                assert json.dumps(dump(changed)) != before, f"dump() forgets {name}"
                assert (digest(changed) != there) == (name not in NOT_IN_DIGEST), name
            assert getattr(state, name) == value
        twin = state.copy()
        assert attributes(twin).keys() == attributes(state).keys()
        assert twin.pending == state.pending and digest(twin) == digest(state)


@each_case()
def test_a_journal_replays_and_survives_its_own_text(case: Case) -> None:
    run = new_run(case.game, case.sample.config, case.seed)
    rng = case.picks()
    half = ""
    digests = [digest(run.state)]
    while run.state.pending:
        decision = run.state.pending[rng.below(len(run.state.pending))]
        run.commit(run.pick(decision.pick(decision.keys[rng.below(len(decision.keys))])))
        digests.append(digest(run.state))
        if len(digests) == 8:
            half = journal_of(run).text()
    for text in (half, journal_of(run).text()):
        journal = read_journal(text)
        assert journal.text() == text
        recorded = [line.digest for line in journal.lines if line.digest]
        replayed = [digest(step.state) for step in replay(journal)]
        assert replayed == digests[: len(replayed)]
        assert replayed[-len(recorded) :] == recorded
        assert journal.snapshot is not None
        assert digest(load(journal.snapshot)) == recorded[-1]
    assert len(replayed) == len(digests)


@each_case(per_mode=3)
def test_replayed_events_are_the_played_ones(case: Case) -> None:
    run = new_run(case.game, case.sample.config, case.seed)
    rng = case.picks()
    while run.state.pending:
        decision = run.state.pending[0]
        run.commit(run.pick(decision.pick(decision.keys[rng.below(len(decision.keys))])))
    again = [step.events for step in replay(journal_of(run))]
    assert again == [step.events for step in run.steps]


@each_case(per_mode=3)
def test_global_generator_has_no_effect(case: Case) -> None:
    state = case.start()
    rng = case.picks()
    seen = []
    for number in playout(state, rng):
        random.seed(number)
        seen.append(digest(state))
    random.seed(99)
    assert trail(case.start(), case.picks()) == [*seen, digest(state)]


_TRAILS = """
import sys
sys.path.insert(0, sys.argv[1])
from helpers.playouts import cases, trail
for case in cases(2):
    print(case.mode, case.sample.name, *trail(case.start(), case.picks()))
"""


def test_digests_do_not_depend_on_the_hash_seed() -> None:
    here = str(Path(__file__).parents[1])
    mine = "".join(
        " ".join([case.mode, case.sample.name, *trail(case.start(), case.picks())]) + "\n"
        for case in cases(2)
    )
    for seed in ("1", "4242"):
        result = subprocess.run(
            [sys.executable, "-c", _TRAILS, here],
            env={**environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert result.stdout == mine


@each_case(per_mode=3)
def test_seeds_matter(case: Case) -> None:
    """Another seed is another game, the same seed the same one."""
    ends = {
        trail(case.game.new_game(case.sample.config, seed), case.picks())[-1] for seed in range(5)
    }
    assert len(ends) > 1
    assert trail(case.start(), case.picks()) == trail(case.start(), case.picks())
