"""All seats of the Wild Hunt are one side: how its end is counted and told."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from helpers.oldworld.huntfights import HERE, by, position, seated
from helpers.oldworld.wildhunt import new_game

from sevencats.games.oldworld import GAME
from sevencats.games.oldworld.expansions.wild_hunt.last_turns import card_falls
from sevencats.games.oldworld.expansions.wild_hunt.text.ending import deeds_of
from sevencats.games.oldworld.fight.record import BEAST
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.page.setup import OldWorldSetup
from sevencats.games.oldworld.page.words import OldWorldWords
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.terminal.lines.ending import EndingText
from sevencats.games.oldworld.terminal.lines.status import StatusText
from sevencats.kernel.engine import advance, apply, settle
from sevencats.kernel.run import Run
from sevencats.kernel.views import observe
from sevencats.plugin.account import Score
from sevencats.server.tables.history.results import resignation_ends
from sevencats.sim.summary import GameOutcome, Summary
from sevencats.text import Texts, over

SETUP = OldWorldSetup()


def test_all_seats_are_one_side() -> None:
    config = new_game(2).table.config
    assert SETUP.sides("base", 3, ("wild_hunt", "wild_hunt:eredin")) == (0, 0, 0)
    assert SETUP.sides("base", 3, ("mages",)) == (0, 1, 2)
    assert SETUP.sides("base", 2, SETUP.options_of(config)) == (0, 0)


@pytest.mark.parametrize(
    ("options", "people", "gone", "returns"),
    [
        (("wild_hunt",), {0, 1}, set(), None),
        (("wild_hunt",), {0, 1}, {1}, (-1, -1)),
        (("wild_hunt",), {0}, set(), (-1, -1)),
        ((), {0, 1}, set(), (-1, 1)),
    ],
)
def test_nobody_wins_because_another_resigns(
    options: tuple[str, ...], people: set[int], gone: set[int], returns: tuple[int, ...] | None
) -> None:
    """The first seat resigns: the others play on, and the game is lost with the last person."""
    record = SimpleNamespace(
        setup=SimpleNamespace(mode="base", options=options), seats=(None, None)
    )
    table: Any = SimpleNamespace(
        record=record,
        plugin=SimpleNamespace(setup=SETUP),
        run=SimpleNamespace(resigned=gone),
        people=lambda: people,
    )
    result = resignation_ends(table, 0)
    assert (result and result.returns) == returns


def test_shared_win_is_not_a_draw() -> None:
    summary = Summary()
    for number, returns in enumerate([(1, 1), (-1, -1), (-1, -1), (0, 0), (1, -1)]):
        summary.add(GameOutcome(number, 1, returns, 5, Score(("a", "b"), 8)))
    data = summary.common_data(("A", "B"))
    assert (data["won_together"], data["lost_together"], data["draws"]) == (1, 2, 1)
    whole = Summary()
    whole.merge(summary)
    assert whole == summary


# -- the end in words ------------------------------------------------------------------------------


def _last_blow(won: bool) -> Run:
    """A last fight that A ends: by its blow, or by playing its last card."""
    fight: dict[str, Any] = {
        "last_fight": {"stage": "all"},
        "last_pool": ["calm"] * (1 if won else 9),
    }
    deck = ["rest"] if won else []
    hands = seated(A={"hand": ["hit"], "deck": deck}, B={"hand": [], "deck": []})
    state = read_position(position(seats=hands, **fight)).state
    state.confirm = False
    advance(state)
    run = Run(GAME, state)
    run.commit(run.start())
    while run.state.pending:
        decision = run.state.pending[0]
        run.commit(run.pick(decision.pick(decision.keys[-1])))
    return run


@pytest.mark.rule("W15.7")
@pytest.mark.parametrize("lang", ["en", "fr", "nl", "de", "pl"])
@pytest.mark.parametrize("won", [True, False])
def test_end_tells_general_and_deeds_of_each_witcher(won: bool, lang: str) -> None:
    run = _last_blow(won)
    state = run.state
    assert isinstance(state, OldWorldState) and bool(state.winners) is won
    texts = over(Texts.load(lang), load(("base", "wild_hunt")).folders)
    words = OldWorldWords(state, texts)
    log = [line for step in run.steps for line in words.events(list(step.events), 0).lines]
    monster = texts("ow-log-fight-defeated" if won else "ow-log-fight-lost")
    own = texts("ow-log-fight-defeated-last" if won else "ow-log-fight-lost-last")
    assert own in log and monster not in log
    view = observe(state, 1)
    head, first, *_ = EndingText(words.words).lines(state, view, run.steps)
    assert "Nithral" in head and texts("ow-hunt-level-sword") in head
    assert ("1 damage" if won else "1 damage, then out") in first or lang != "en"


@pytest.mark.parametrize("lang", ["en", "fr", "nl", "de", "pl"])
def test_whether_to_fight_a_hound_without_all_is_asked_in_words(lang: str) -> None:
    away = {"place": "cintra", "shields": 9}
    hands = seated(A={"hand": ["hit"] * 3}, B={"hand": ["hit"]})
    script = [*by("A", f"hound:{HERE}"), *by("B", "stay_out")]
    given: dict[str, Any] = {"part": "act", "hounds": {HERE: 1}, "hunt": away, "seats": hands}
    state = read_position(position(**given)).state
    advance(state)
    settle(state)
    for step in script:
        seat = state.table.seats.index(step["seat"])
        asked = next(d for d in state.pending if d.seat == seat and step["pick"] in d.keys)
        apply(state, asked.pick(step["pick"]))
    texts = over(Texts.load(lang), load(("base", "wild_hunt")).folders)
    words, view = OldWorldWords(state, texts), observe(state, 0)
    asked = next(d for d in state.pending if d.kind == "hound_fight")
    said = [words.option(asked, key, view) for key in asked.keys]
    assert said == [texts("ow-option-hound-fight-fight"), texts("ow-option-withdraw")]
    named = OldWorldWords(state, texts, ("Ana", "Bert"))
    acting = texts("ow-status-acting", names="Ana").partition("Ana")[0]
    assert any(line.startswith(acting) and "Ana" in line for line in named.status(view))
    (status,) = StatusText(words.words).lines(state, view)
    assert "[" in status and "/" not in status, "no track, and nobody's turn"


def test_a_hound_counts_for_all_who_have_beaten_it() -> None:
    hands = seated(A={"hand": ["hit3"]}, B={"hand": ["hit3"]}, C={"hand": []})
    given: dict[str, Any] = {
        "part": "act",
        "hounds": {HERE: 1},
        "hunt": {"place": "cintra"},
        "seats": hands,
    }
    state = read_position(position(**given)).state
    state.confirm = False
    advance(state)
    run = Run(GAME, state)
    run.commit(run.start())
    script = (("A", f"hound:{HERE}"), ("B", "join"), ("C", "stay_out"), ("A", "fight"))
    for seat, key in (*script, ("A", "play:hit3"), ("B", "play:hit3")):
        asked = (one for one in run.state.pending if one.seat == "ABC".index(seat))
        decision = next((one for one in asked if key in one.keys), None)
        if decision is not None:  # with a single card nobody is asked
            run.commit(run.pick(decision.pick(key)))
    assert deeds_of(3, run.steps).hounds == [1, 1, 0]


# -- passive sides ---------------------------------------------------------------------------------


@pytest.mark.rule("W15.7")
@pytest.mark.parametrize(("active", "times"), [(0, 1), (BEAST, 0)])
def test_passive_sides_act_in_a_players_turn_only(active: int, times: int) -> None:
    """A witcher's card may discard a card of the Hunt in the Hunt's own turn."""
    fight = {"last_fight": {"stage": "all"}, "last_pool": ["freeze_3", *["calm"] * 5]}
    hands = seated(A={"hand": ["hit"] * 2}, B={"hand": ["hit"] * 2})
    state = read_position(position(seats=hands, general="imlerith", **fight)).state
    advance(state)
    settle(state)
    turn = next(d for d in state.pending if d.seat == 0)
    apply(state, turn.pick("turn"))
    pool = state.common("fight_pool")
    card = next(one for one in pool if state.ident(one) == "freeze_3")
    state.fight = state.fight._replace(active=active)
    card_falls(state, card)
    due = [number for name, number in state.extra.items() if name.startswith("last_due.")]
    assert sum(due) == times
