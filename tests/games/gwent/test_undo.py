"""Undo ends where a player knows more than before: at a drawn card, a card that is turned up,
what a rival draws or decides. A card, a row or a target that was chosen can be taken back."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.gwent.scenario import Duel

from sevencats.games.gwent.decks.lineup import solo_config, whole_deck
from sevencats.games.gwent.game import GAME
from sevencats.kernel import Run, digest
from sevencats.kernel.run import new_run


def pick(run: Run, *keys: str, seat: int = 0) -> None:
    """A seat picks one key after the other."""
    for key in keys:
        asked = next(d for d in run.state.pending if d.seat == seat and key in d.keys)
        run.commit(run.pick(asked.pick(key)))


def playing(**given: Any) -> Run:
    words = {key: given.pop(key) for key in ("phase", "mode", "cards", "turn") if key in given}
    return Run(GAME, Duel(given, **words).state)


def taken_back(run: Run, *keys: str, seat: int = 0) -> None:
    """The seat makes these picks and takes all of them back, then one by one."""
    states = [digest(run.state)]
    for key in keys:
        pick(run, key, seat=seat)
        states.append(digest(run.state))
    for before in reversed(states[:-1]):
        run.commit(run.undo(seat))
        assert digest(run.state) == before
    pick(run, *keys, seat=seat)
    run.commit(run.undo(seat, turn=True))
    assert digest(run.state) == states[0]


# -- what ends it ----------------------------------------------------------------------------------


def test_a_drawn_card_ends_it() -> None:
    run = playing(A=dict(hand=["thaler", "ves"], deck=["roach", "ballista"]), B=dict(hand=["ves"]))
    pick(run, "play:thaler")
    assert run.why_no_undo(0) == "seen"


def test_a_new_card_for_one_that_was_put_back_ends_it() -> None:
    run = playing(A=dict(hand=["ves"], deck=["roach"]), B=dict(hand=["ves"]), phase="redraw")
    pick(run, "redraw:ves")
    assert run.why_no_undo(0) == "seen"


def test_what_a_rival_draws_ends_it() -> None:
    """B wins the round by A's pass and draws a card that A does not see."""
    north = dict(faction="northern_realms", hand=["ves"], close=["ves"], deck=["ballista", "roach"])
    run = playing(A=dict(hand=["roach"]), B={**north, "passed": True})
    pick(run, "pass")
    step = run.steps[-1]
    assert not step.row.chance and any(event.kind == "drawn" for event in step.events)
    assert run.why_no_undo(0) == "seen"


@pytest.mark.parametrize("key", ["pass", "play:ves"])
def test_what_a_rival_decides_ends_it(key: str) -> None:
    """A bot's pass says as much as its card: A does not save its card for that."""
    run = playing(A=dict(hand=["ballista", "roach"]), B=dict(hand=["ves", "roach"]))
    pick(run, "play:ballista")
    assert run.can_undo(0)
    pick(run, key, seat=1)
    assert run.why_no_undo(0) == "other" and run.can_undo(1)


def test_the_next_card_of_the_solo_opponent_ends_it() -> None:
    deck = whole_deck("monsters", "eredin_bringer_of_death")
    run = new_run(GAME, solo_config(deck, "northern_realms"), 1)
    pick(run, "done")
    keys = [key for key in run.state.pending[0].keys if key.startswith("play:")]
    pick(run, keys[0])
    while run.state.pending[0].kind != "turn":
        pick(run, run.state.pending[0].keys[0])
    assert run.why_no_undo(0) in ("seen", "chance")


# -- what does not end it --------------------------------------------------------------------------


def test_a_card_and_its_row_can_be_taken_back() -> None:
    """B has seen the card, which A has shown itself."""
    run = playing(A=dict(hand=["celaeno_harpy", "roach"]), B=dict(hand=["ves"]))
    taken_back(run, "play:celaeno_harpy", "row:ranged")


def test_the_target_of_a_card_can_be_taken_back() -> None:
    run = playing(A=dict(hand=["decoy", "roach"], close=["ves", "fiend"]), B=dict(hand=["ves"]))
    taken_back(run, "play:decoy", "target:close.ves")


def test_a_pass_can_be_taken_back() -> None:
    run = playing(A=dict(hand=["roach"]), B=dict(hand=["ves"]))
    taken_back(run, "pass")
