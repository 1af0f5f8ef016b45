"""Undo ends where a player knows more than before: at what is read out, rolled, turned up or found,
and at a rival's choice. Whatever shows nothing new can be taken back."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.scenes import Scene
from helpers.oldworld.tales import HELD, give_quest, story

from sevencats.games.oldworld.game import GAME
from sevencats.games.oldworld.page.words import OldWorldWords
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import set_up
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel import Run, digest, observe, redact
from sevencats.kernel.rehearse import rehearse
from sevencats.kernel.rng import Rng
from sevencats.text import Texts

TALE = {"id": "tale", "deck": "wilds", "options": {"a": {"do": ["gold +2"]}, "b": {}}}


def playing(state: OldWorldState) -> Run:
    return Run(GAME, state)


def pick(run: Run, *keys: str, seat: int = 0) -> None:
    """A seat picks one key after the other."""
    for key in keys:
        asked = [d for d in run.state.pending if d.seat == seat]
        decision = next(d for d in asked if key in d.keys)
        run.commit(run.pick(decision.pick(key)))


def ended(run: Run, seat: int = 0) -> str:
    """Why a seat cannot take its last pick back; nothing is taken back in one go either."""
    why = run.why_no_undo(seat)
    assert bool(why) != run.can_undo(seat)
    return why


def taken_back(run: Run, *keys: str, seat: int = 0) -> None:
    """The seat makes these picks, one by one, and takes each back."""
    for key in keys:
        before = digest(run.state)
        pick(run, key, seat=seat)
        run.commit(run.undo(seat))
        assert digest(run.state) == before, key
        pick(run, key, seat=seat)


def reading(options: dict[str, Any] | None = None) -> Run:
    """A has drawn a card and is asked for an option."""
    tale = {**TALE, "options": options or TALE["options"]}
    table = {"A": {"hand": HELD, "gold": 3}, "B": {}}
    game = Scene(table, at=2, tops={"wilds": ["tale"]}, records={"story": [tale]})
    run = playing(game.state)
    pick(run, "explore:wilds")
    assert ended(run)
    return run


# -- what ends it ----------------------------------------------------------------------------------


@pytest.mark.parametrize("letter", ["a", "b"])
def test_a_story_whose_result_was_read_is_not_chosen_again(letter: str) -> None:
    run = reading()
    pick(run, f"option:{letter}")
    assert ended(run) == "read"


def test_undo_of_later_pick_stops_at_the_result() -> None:
    """Which card to give is A's own affair; what asked for it has been read."""
    run = reading({"a": {"do": ["discard 1"]}, "b": {}})
    pick(run, "option:a")
    after = digest(run.state)
    taken_back(run, run.state.pending[0].keys[0])
    run.commit(run.undo(0, turn=True))
    assert digest(run.state) == after and ended(run) == "read"


def test_a_result_is_not_rehearsed() -> None:
    """A preview of an option would be as good as an undo of it."""
    run = reading()
    found = rehearse(run.state, 0, run.state.pending[0].id, ["option:a"])
    assert (found.stop, found.tried) == ("hidden", 1)
    assert isinstance(found.after, OldWorldState) and found.after.gold[0] == 3


def test_the_only_option_is_read_as_well() -> None:
    run = reading({"a": {"do": ["gold +2"]}})
    pick(run, "option:a")
    assert ended(run) == "read"


def quest(event: dict[str, Any]) -> Run:
    """A stands where its quest is."""
    records = {"story": [story([])], "event": [{"id": "901", **event}]}
    seats = {"A": {"hand": HELD, "place": "vizima"}, "B": {}}
    game = Scene(seats, moved=True, records=records)
    give_quest(game, "tale", "at:vizima", 901)
    return playing(game.state)


@pytest.mark.parametrize("letter", ["a", "b"])
def test_event_ends_undo_when_read_and_chosen(letter: str) -> None:
    run = quest({"options": {"a": {"do": ["gold +2"]}, "b": {"do": ["gold +1"]}}})
    pick(run, "quest:tale")
    assert ended(run) == "read"
    pick(run, f"option:{letter}")
    assert ended(run) == "read"


def test_an_event_without_a_choice_is_read_too() -> None:
    run = quest({"do": ["gold +2"]})
    pick(run, "quest:tale")
    assert ended(run) == "read"


def test_die_ends_undo() -> None:
    run = reading({"a": {"do": [{"roll": {"1-3": ["gold +1"], "4-6": []}}]}, "b": {}})
    pick(run, "option:a")
    assert run.steps[-1].row.chance and ended(run) == "chance"


@pytest.mark.parametrize("opened", ["option", "event"])
def test_result_of_a_short_fight_ends_undo(opened: str) -> None:
    """No die and no drawn card is in it, and yet another combo would have another result."""
    bands = {"0-2": ["gold +1"], "3+": ["gold +2"]}
    lines: list[Any] = [{"fight": {"shield": 0, "draw": 0, "bands": bands}}]
    if opened == "option":
        run = reading({"a": {"do": lines}, "b": {}})
        pick(run, "option:a")
    else:
        run = quest({"do": lines})
        pick(run, "quest:tale")
    taken_back(run, next(key for key in run.state.pending[0].keys if key.startswith("play:")))
    pick(run, "done")
    assert run.steps[-1].row.chance == () and ended(run) == "read"


def hunting(seats: str = "AB") -> Run:
    """A fights a monster; B is to name the attack."""
    table: dict[str, dict[str, Any]] = {name: {"gold": 2} for name in seats}
    table["A"] = {"hand": HELD, "place": "novigrad"}
    game = Scene(table, at=2, monsters={"forest": ("harpy", "novigrad")})
    return playing(game.state)


def until(run: Run, kind: str) -> None:
    """Everybody takes the first option until this is asked."""
    while run.state.pending[0].kind != kind:
        decision = run.state.pending[0]
        pick(run, decision.keys[0], seat=decision.seat)


def test_fight_card_ends_guess_of_player_who_named_attack() -> None:
    run = hunting()
    pick(run, "fight:harpy")
    until(run, "attack")
    pick(run, "bite", seat=1)
    assert any(event.kind == "attack_card" for event in run.steps[-1].events)
    assert ended(run, 1) in ("seen", "chance")
    assert ended(run) == "other"


def test_found_token_ends_undo() -> None:
    file = {
        "format": "oldworld-position/1",
        "expansions": ["weaknesses"],
        "seats": {
            "A": {"school": "wolf", "place": "novigrad", "gold": 4, "hand": HELD},
            "B": {"school": "bear"},
        },
        "monsters": {"forest": {"monster": "arachas", "place": "novigrad"}},
        "weakness_tokens": {"forest": {"token": "forest_5", "place": "vizima"}},
    }
    run = playing(set_up(read_position(file)).state)
    state = run.state
    assert isinstance(state, OldWorldState)
    pick(run, "move:vizima")
    if run.state.pending[0].kind == "pay":
        pick(run, run.state.pending[0].keys[0])
    assert [event.kind for event in run.steps[-1].events].count("weakness_read") == 1
    assert ended(run) in ("read", "chance")


def test_rivals_choice_ends_undo_for_bots_and_people() -> None:
    """C bets on the fight that A begins: A does not begin another one because of that."""
    table: dict[str, dict[str, Any]] = {
        "A": {"hand": HELD, "place": "novigrad"},
        "B": {"hand": [], "place": "novigrad"},
        "C": {"gold": 2},
    }
    run = playing(Scene(table, at=2).state)
    pick(run, "fight:B")
    until(run, "wager")
    assert run.state.pending[0].seat == 2
    pick(run, "wager:B", seat=2)
    assert ended(run) == "other"


# -- what does not end it --------------------------------------------------------------------------


def test_a_way_and_its_payment_can_be_taken_back() -> None:
    """Others see the card that is paid, which A has shown itself."""
    game = Scene({"A": {"hand": HELD, "place": "novigrad"}, "B": {}})
    run = playing(game.state)
    key = next(key for key in run.state.pending[0].keys if key.startswith("move:"))
    start = digest(run.state)
    taken_back(run, key)
    while run.state.pending[0].kind == "pay":
        taken_back(run, run.state.pending[0].keys[-1])
    run.commit(run.undo(0, turn=True))
    assert digest(run.state) == start


def test_a_combo_that_is_not_laid_to_its_end_can_be_taken_back() -> None:
    run = hunting()
    pick(run, "fight:harpy")
    until(run, "combo")
    hand = [key for key in run.state.pending[0].keys if key.startswith("play:")]
    taken_back(run, hand[0])


# -- all of it -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "viper-wolf-with-all",
        "wolf-griffin-with-skellige",
        "manticore-ciri-wolf-with-manticore-ciri",
        "cat-griffin-wolf-with-wild_hunt",
    ],
)
def test_nothing_that_is_read_aloud_can_be_unread(name: str) -> None:
    """Whatever the page reads to people after a pick, a card or a result, ends undo for all."""
    samples = {sample.name: sample for sample in GAME.modes["base"].samples()}
    run, rng, read = playing(GAME.new_game(samples[name].config, 3)), Rng(7), 0
    run.commit(run.start())
    assert isinstance(run.state, OldWorldState)
    words = OldWorldWords(run.state, Texts.load("en"))
    seats = range(len(run.seats))
    before = None
    for _ in range(400):
        if not run.state.pending:
            break
        decision = run.state.pending[rng.below(len(run.state.pending))]
        step = run.commit(run.pick(decision.pick(decision.keys[rng.below(len(decision.keys))])))
        card = words.reading(observe(run.state, decision.seat))
        results = words.readings(redact(list(step.events), None))
        if results or (card is not None and (before is None or card.id != before.id)):
            read += 1
            assert not any(run.can_undo(seat) for seat in seats), (results, card)
        before = card
    assert read > 3
