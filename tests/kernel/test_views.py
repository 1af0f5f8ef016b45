"""Views, redaction and sampled worlds on the toy table."""

from __future__ import annotations

import json

from helpers.toy import DECK, HAND_A, HAND_B, Menu, with_frame

from sevencats.kernel import Event, apply, observe, redact, redeterminise
from sevencats.kernel.rng import Rng


def test_a_seat_sees_its_own_hand() -> None:
    state = with_frame(Menu(0))
    apply(state, state.pending[0].pick("draw"))
    assert observe(state, 0).zones["a.hand"] == ["card5"]
    assert observe(state, 1).zones["a.hand"] == [None]
    assert observe(state, None).zones["a.hand"] == [None]
    assert observe(state, 0).zones["deck"] == [None] * 5


def test_view_holds_only_own_decisions() -> None:
    state = with_frame(Menu(1))
    assert [d.kind for d in observe(state, 1).decisions] == ["menu"]
    assert observe(state, 0).decisions == () and observe(state, 0).asked == (1,)
    data = observe(state, 1).to_data()
    assert json.loads(json.dumps(data)) == data


def test_redaction_hides_card_and_knowledge() -> None:
    event = Event("drawn", 0, 5, 5, 0b01, (DECK, HAND_A))
    assert redact([event], 0) == [Event("drawn", 0, 5, 5, -1, (DECK, HAND_A))]
    for seat in (1, None):
        assert redact([event], seat) == [Event("drawn", 0, 5, -1, 0, (DECK, HAND_A))]
    told = Event("rolled", args=(3,))
    assert redact([told], None) == [told]


def test_sampled_worlds_move_only_what_the_seat_does_not_know() -> None:
    state = with_frame(Menu(0))
    for key in ("draw", "peek", "yield", "draw", "draw", "yield"):
        apply(state, state.pending[0].pick(key))
    mine, seen = state.zones[HAND_A][0], state.zones[HAND_B][0]
    others = set()
    for n in range(40):
        world = redeterminise(state, 0, Rng(n))
        assert world.face[mine] == state.face[mine]
        assert world.face[seen] == state.face[seen], "Ann peeked at it before Ben drew it"
        assert observe(world, 0).to_data() == observe(state, 0).to_data()
        others.add(world.face[state.zones[HAND_B][1]])
    assert others == {0, 1, 2, 3}, "any card Ann has not seen may be Ben's second one"
