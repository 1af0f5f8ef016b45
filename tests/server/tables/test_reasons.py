"""Why a card cannot be played: the codes, against the engine itself in whole games."""

from __future__ import annotations

from itertools import combinations

import pytest

from sevencats.games.gwent import GAME
from sevencats.games.gwent.cards.model import FACTIONS, ROW_NAMES
from sevencats.games.gwent.page.insight import insight
from sevencats.games.gwent.plugin import PLUGIN
from sevencats.games.gwent.public import match_view
from sevencats.games.gwent.state import GwentState
from sevencats.kernel import settle, take
from sevencats.kernel.rng import Rng
from sevencats.plugin import BadChoice


def states(mode: str, seed: int) -> list[GwentState]:
    """Everything a random game of a mode comes by."""
    rng = Rng(seed)
    state = GAME.new_game(GAME.modes[mode].samples()[seed].config, seed=seed)
    settle(state)
    found = [state.copy()]
    while state.pending:
        decision = state.pending[0]
        take(state, decision, rng.next() % len(decision.keys))
        settle(state)
        found.append(state.copy())
    return found


@pytest.fixture(scope="module", params=["duel", "ffa", "teams", "tournament"])
def played(request: pytest.FixtureRequest) -> list[GwentState]:
    return [state for seed in (1, 2, 3) for state in states(request.param, seed)]


def test_exactly_the_cards_that_cannot_be_played_have_a_reason(played: list[GwentState]) -> None:
    for state in played:
        for seat in range(len(state.table.seating.seats)):
            told = insight(state, seat)
            hand = {
                GAME.card_name(state, state.face[s]) for s in state.zones[state.table.hand(seat)]
            }
            turn = next((d for d in state.pending if d.seat == seat and d.kind == "turn"), None)
            if turn is None:
                assert told.cannot["*"] and "leader" in told.cannot and not told.goes
                continue
            keys = set(turn.keys)
            playable = {key.removeprefix("play:") for key in keys if key.startswith("play:")}
            assert set(told.cannot) - {"leader"} == hand - playable
            assert ("leader" in told.cannot) == ("leader" not in keys)
            assert set(told.goes) == hand


def test_the_rows_a_card_goes_to_are_those_the_engine_asks_for(played: list[GwentState]) -> None:
    asked = 0
    for state in played:
        for turn in (d for d in state.pending if d.kind == "turn"):
            goes = insight(state, turn.seat).goes
            for index, key in enumerate(turn.keys):
                if not key.startswith("play:"):
                    continue
                after = state.copy()
                take(after, turn, index)
                rows = [d for d in after.pending if d.kind == "row"]
                if not rows or rows[0].seat != turn.seat or rows[0].source != key[5:]:
                    continue
                names = [f"row:{ROW_NAMES[row]}" for row in goes[key[5:]].rows]
                assert names == list(rows[0].keys), key
                asked += 1
    assert asked > 3


def test_waiting_player_is_told_why() -> None:
    seen = set()
    for state in (s for seed in range(6) for s in states("duel", seed)):
        for seat in (0, 1):
            code = insight(state, seat).cannot.get("*")
            asks = {d.seat: d.kind for d in state.pending}
            if code == "question":
                assert asks[seat] != "turn"
            elif code == "passed":
                assert state.passed >> seat & 1 and seat not in asks
            elif code == "turn":
                assert seat not in asks and not state.passed >> seat & 1
            elif code == "over":
                assert not asks
            else:
                assert code is None and asks[seat] == "turn"
            seen.add(code)
    assert seen == {None, "question", "passed", "turn", "over"}


def test_a_tournament_shows_only_decks_that_were_on_the_table() -> None:
    hidden = shown = 0
    for state in states("tournament", 1):
        for seat in (0, 1):
            decks = insight(state, seat).decks
            assert decks is not None
            mine, theirs = decks[seat], decks[1 - seat]
            assert None not in mine
            match = match_view(state)
            picks = match.picks if match else state.picks
            for box, face in enumerate(theirs):
                won = bool(match and match.locked[1 - seat] >> box & 1)
                assert (face is not None) == (won or picks[1 - seat] == box)
                hidden, shown = hidden + (face is None), shown + (face is not None)
        decks = insight(state, None).decks
        assert decks is not None and len([d for d in decks[0] if d]) <= 2
    assert hidden and shown


def test_any_three_factions_may_go_to_a_tournament_and_no_deck_twice() -> None:
    for trio in combinations(FACTIONS, 3):
        PLUGIN.setup.check_choice("tournament", 0, trio, (), "en")
    with pytest.raises(BadChoice, match="T1"):
        PLUGIN.setup.check_choice("tournament", 0, ("monsters", "monsters", "skellige"), (), "en")
