"""The effect interpreter, on trees of a toy game."""

from __future__ import annotations

import json

import pytest
from helpers.toy import DECK, TABLE, TOY, TREES, with_effect

from sevencats.kernel import CHANCE, apply, digest, dump, load
from sevencats.kernel.effects import Choose, Op, Repeat, merged, node_at, seq


def test_seq_goes_in_order() -> None:
    state = with_effect("seq")
    assert state.score == 3 * 2 + 1
    assert [event.kind for event in state.log] == ["added", "doubled", "added"]
    assert state.pending == () and state.stack == []


def test_repeat_repeats() -> None:
    state = with_effect("repeat")
    assert state.score == 14
    assert with_effect("never").score == 0


def test_choose_asks_the_acting_seat_and_runs_its_choice() -> None:
    state = with_effect("choose")
    (decision,) = state.pending
    assert (decision.seat, decision.kind, decision.source) == (0, "pick", "choose")
    assert decision.keys == tuple(f"card:{n}" for n in range(6))
    apply(state, decision.pick("card:4"))
    assert state.zones[TABLE] == [4] and state.score == 5
    assert state.pending == ()


def test_repeated_choices_see_what_the_first_one_did() -> None:
    state = with_effect("twice")
    apply(state, state.pending[0].pick("card:2"))
    assert "card:2" not in state.pending[0].keys
    apply(state, state.pending[0].pick("card:0"))
    assert state.zones[TABLE] == [2, 0] and state.pending == ()


def test_empty_choice_does_nothing() -> None:
    state = with_effect("void")
    assert state.pending == () and state.score == 5


def test_switch_takes_one_case_or_none() -> None:
    assert with_effect("low").score == 12
    assert with_effect("high").score == 23
    assert with_effect("nowhere").score == 0


def test_a_case_may_ask() -> None:
    state = with_effect("case_asks")
    assert state.pending[0].kind == "pick"
    apply(state, state.pending[0].pick("card:3"))
    assert state.zones[TABLE] == [3] and state.score == 0


def test_another_seat_may_choose() -> None:
    state = with_effect("other")
    assert state.pending[0].seat == 1
    events = apply(state, state.pending[0].pick("card:1"))
    assert events[0].seat == 0, "the effect still belongs to who started it"


def test_chance_may_choose_and_equal_keys_weigh_more() -> None:
    state = with_effect("random")
    (decision,) = state.pending
    assert decision.seat == CHANCE
    assert decision.keys == ("card:0", "card:1") and decision.weights == (3, 3)


def test_a_single_option_is_taken_at_once() -> None:
    state = with_effect("forced")
    assert state.pending == () and state.score == 1
    assert state.zones[TABLE] == [0]


def test_confirm_keeps_a_forced_question() -> None:
    state = with_effect("forced", confirm=True)
    (decision,) = state.pending
    assert decision.keys == ("card:0",) and state.score == 0
    apply(state, decision.pick("card:0"))
    assert state.pending == () and state.score == 1


def test_a_choice_inside_a_choice() -> None:
    state = with_effect("nested", confirm=True)
    apply(state, state.pending[0].pick("card:3"))
    assert state.pending == (), "the hand is empty: the second choice is void"
    assert len(state.zones[DECK]) == 6


@pytest.mark.parametrize("tree", ["choose", "twice", "other", "random", "any_order", "any_nested"])
def test_a_paused_effect_is_saved_and_goes_on(tree: str) -> None:
    state = with_effect(tree)
    loaded = load(json.loads(json.dumps(dump(state))), TOY)
    assert digest(loaded) == digest(state) and loaded.pending == state.pending
    while state.pending:
        key = state.pending[0].keys[-1]
        assert apply(loaded, loaded.pending[0].pick(key)) == apply(
            state, state.pending[0].pick(key)
        )
        assert digest(loaded) == digest(state)
    assert loaded.pending == ()


def test_parts_are_done_in_the_order_that_is_chosen() -> None:
    state = with_effect("any_order")
    (decision,) = state.pending
    assert (decision.seat, decision.kind) == (0, "order")
    assert decision.keys == ("next:one", "next:pick", "next:twice")
    apply(state, decision.pick("next:pick"))
    assert state.pending[0].kind == "pick", "a part may ask"
    apply(state, state.pending[0].pick("card:3"))
    assert state.pending[0].keys == ("next:one", "next:twice") and state.zones[TABLE] == [3]
    apply(state, state.pending[0].pick("next:one"))
    assert state.pending == (), "the last part is not asked for"
    assert state.score == (0 + 1) * 2 + 100


def test_another_order_gives_another_end() -> None:
    state = with_effect("any_order")
    for key in ("next:twice", "next:one", "card:0"):
        apply(state, state.pending[0].pick(key))
    assert state.score == 0 * 2 + 1 + 100


@pytest.mark.parametrize(
    ("keys", "score"),
    [
        (("next:one", "next:x"), (0 + 1) * 2 + 5),
        (("next:one", "next:y"), (0 + 1 + 5) * 2),
        (("next:inner", "next:x"), 0 * 2 + 5 + 1),
        (("next:inner", "next:y"), (0 + 5) * 2 + 1),
    ],
)
def test_an_order_inside_an_order(keys: tuple[str, ...], score: int) -> None:
    state = with_effect("any_nested")
    for key in keys:
        apply(state, state.pending[0].pick(key))
    assert (state.pending, state.score) == ((), score)


def test_paths_lead_to_nodes() -> None:
    assert node_at(TREES["seq"], (1,)) == Op("double")
    assert node_at(TREES["repeat"], (0, 1)) == Op("double")
    assert node_at(TREES["choose"], (0, 0)) == Op("table")
    assert node_at(TREES["nested"], ()) == TREES["nested"]
    with pytest.raises(AssertionError, match="no children"):
        node_at(Op("double"), (0,))


def test_merged_options_are_sorted_and_keep_the_first_of_equals() -> None:
    assert merged([("b", 1), ("a", 2), ("b", 3)]) == (("a", "b"), (2, 1), (1, 2))


def test_trees_are_frozen_values() -> None:
    one = seq(Repeat(2, Op("add", (1,))))
    assert one == seq(Repeat(2, Op("add", (1,)))) and hash(one) == hash(seq(*one.parts))
    assert isinstance(TREES["other"], Choose)
    with pytest.raises(AttributeError):
        one.parts = ()  # type: ignore[misc]
