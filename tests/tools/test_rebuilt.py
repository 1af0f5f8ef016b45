"""The trial of rebuilt tables, with a few games of each; ``tools/trials rebuilt`` plays 1,000."""

from __future__ import annotations

import pytest
from trials import rebuilt

from sevencats.kernel import State


@pytest.mark.parametrize(("game", "games"), [("gwent", 8), ("oldworld", 2)])
def test_a_program_gets_what_the_server_asks(game: str, games: int) -> None:
    report = rebuilt.run_games(game, games, seed=1)
    assert report.games == games and report.questions > 100 and report.deals > 10
    assert report.faults == []


def test_a_table_with_open_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def seeing(state: State, seat: int) -> State:
        return state.copy()

    monkeypatch.setattr(rebuilt, "blindfold", seeing)
    assert any("the deal can be told" in one for one in rebuilt.run_games("gwent", 1, 1).faults)
