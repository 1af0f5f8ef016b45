"""Old World as numbers: they hold what a view shows and nothing that a seat may not know, and every
answer has one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import pytest

from sevencats.games.oldworld import GAME
from sevencats.games.oldworld.config import Config
from sevencats.games.oldworld.samples import samples
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel import CHANCE, digest, observe, redeterminise, settle, take
from sevencats.kernel.engine import sample
from sevencats.kernel.rng import Rng

np = pytest.importorskip("numpy")

from sevencats.games.oldworld.learn.features import LEARNING, actions, layout  # noqa: E402
from sevencats.games.oldworld.learn.features.features import observation  # noqa: E402
from sevencats.games.oldworld.learn.features.pieces import of_kind, pieces  # noqa: E402


def setups(*, every: int) -> list[Config]:
    """Some samples of both modes: with all expansions that can be combined, and each nth."""
    found = []
    for mode in GAME.modes:
        listed = samples(mode)
        found += [one.config for at, one in enumerate(listed) if one.always or at % every == 0]
    return found


def played(config: Config, seed: int) -> Iterator[OldWorldState]:
    """A random game; yields the state before every question to a player and at the end."""
    rng, state = Rng(seed + 1), GAME.new_game(config, seed)
    settle(state)
    while state.pending:
        yield state
        decision = state.pending[rng.below(len(state.pending))]
        take(state, decision, rng.below(len(decision.keys)))
        settle(state)
    yield state


def test_sampled_worlds_look_the_same() -> None:
    compared = 0
    for number, config in enumerate(setups(every=6)):
        for point, state in enumerate(played(config, number)):
            if point % 25:
                continue
            for seat in range(config.seats):
                world = redeterminise(state, seat, Rng(point))
                assert np.array_equal(observation(world, seat), observation(state, seat))
                compared += world.face != state.face
    assert compared > 50


def test_length_type_and_bounds_are_fixed() -> None:
    for number, config in enumerate(setups(every=9)):
        length = len(layout.names(config.mode))
        assert len(layout.index(config.mode)) == length == len(layout.highs(config.mode))
        for point, state in enumerate(played(config, number)):
            if point % 10:
                continue
            vector = LEARNING.observation(state, 0)
            assert vector.dtype == np.float32 and vector.shape == (length,)
            assert (vector >= 0).all() and (vector <= layout.HIGHEST).all()


def groups(mode: str, vector: Any) -> dict[str, Counter[str]]:
    """The numbers of a vector by group."""
    found: dict[str, Counter[str]] = {}
    for name, at in layout.index(mode).items():
        group, _, item = name.rpartition(".")
        if vector[at]:
            found.setdefault(group, Counter())[item] = int(vector[at])
    return found


def test_the_vector_counts_what_the_view_shows() -> None:
    config = Config(seats=3, rounds=4)
    for point, state in enumerate(played(config, 2)):
        if point % 15:
            continue
        view, public = observe(state, 1), observe(state, 1).public
        found = groups(config.mode, observation(state, 1))
        for place in range(3):
            seat = (1 + place) % 3
            name, witcher = public.seats[seat], public.witchers[seat]
            own = found[f"seat{place}"]
            assert own["gold"] == witcher.gold and own["present"] == 1
            assert own["combat"] == witcher.attributes["combat"]
            for zone in ("hand", "discard"):
                cards = Counter(card for card in view.zones[f"{name}.{zone}"] if card)
                assert found.get(f"seat{place}.{zone}", Counter()) == cards
            assert found.get(f"seat{place}.at", Counter()) == Counter(
                [witcher.place] if witcher.place else []
            )
        assert found.get("seat0.deck", Counter()) == Counter(view.private.deck)
        assert found["pool"] == {card: n for n, card in enumerate(view.zones["pool"], 1)}


def test_every_option_has_a_number_of_its_own() -> None:
    spare = {mode: Counter[bool]() for mode in ("box", "more")}
    for number, config in enumerate(setups(every=3)):
        words, chance = actions.vocabulary(), actions.chance_vocabulary()
        kind = "box" if config.packs == ("base",) else "more"
        state, rng = GAME.new_game(config, number), Rng(number)
        while state.pending:
            decision = state.pending[0]
            if decision.seat == CHANCE:
                numbers = chance.numbered(decision)
                assert len(set(numbers)) == len(decision.keys)
                take(state, decision, sample(state, decision))
                continue
            numbers = words.numbered(decision)
            assert len(set(numbers)) == len(decision.keys)
            assert [words.option(decision, one) for one in numbers] == [*range(len(numbers))]
            assert words.option(decision, -1) == words.option(decision, len(words)) == -1
            assert np.flatnonzero(words.mask(decision)).tolist() == sorted(numbers)
            spare[kind].update(one < actions.SPARE for one in numbers)
            take(state, decision, rng.below(len(decision.keys)))
    assert spare["box"][False] > 1000 and spare["box"][True] == 0
    assert spare["more"][True] < spare["more"][False] / 20


def test_the_pieces_are_those_of_all_packs_and_never_move() -> None:
    """A network is trained on these numbers: new pieces go to the end of pieces.txt."""
    every = {piece for one in setups(every=1) for piece in GAME.blank(one).table.types}
    assert every <= set(pieces())
    assert len(set(pieces())) == len(pieces())
    listed = blake2b(" ".join(pieces()[:1092]).encode(), digest_size=8).hexdigest()
    words = blake2b(" ".join(actions.WORDS[:46]).encode(), digest_size=8).hexdigest()
    assert (listed, words) == ("06295794edb4118e", "67cf7884c7388528")
    assert actions.vocabulary().number("pass") == actions.SPARE
    assert len(actions.WORDS) <= 256 - actions.SPARE
    assert {"cintra", "novigrad"} <= set(of_kind("at"))


def test_an_answer_by_number_plays_the_kernels_game() -> None:
    pytest.importorskip("pettingzoo")
    from sevencats.adapters.pettingzoo import raw_env

    for mode, seats in (("base", 3), ("solo", 1)):
        table = raw_env(mode, seats=seats, game="oldworld")
        table.reset(seed=4)
        state = GAME.new_game(table.config, table.game_seed)
        settle(state)
        rng = Rng(4)
        for _ in range(150):
            decision = state.pending[0]
            mask = table.observe(table.agent_selection)["action_mask"]
            action = int(np.flatnonzero(mask)[rng.below(int(mask.sum()))])
            take(state, decision, table.vocabulary.option(decision, action))
            settle(state)
            table.step(action)
            assert digest(table.table) == digest(state)
