"""Nothing that a table says depends on what is hidden from the reader; ``tools/trials leaks`` asks
the same of many more messages."""

from __future__ import annotations

from typing import Any

import pytest
from trials import leaks
from trials.leaks import LeakTrial

from sevencats.plugin import find_plugin


@pytest.mark.parametrize(
    ("game", "mode"), [("gwent", "duel"), ("gwent", "tournament"), ("oldworld", "base")]
)
def test_hidden_cards_change_no_message(game: str, mode: str) -> None:
    trial = LeakTrial(1)
    trial.play(find_plugin(game), mode)
    assert trial.report.messages > 10 and trial.report.faults == []
    if game == "oldworld":
        assert trial.report.stories and trial.report.odds


def test_the_trial_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = leaks.told

    def careless(plugin: Any, mode: str, step: Any, *reader: Any) -> bytes:
        state = step.state
        hand = [state.face[sleeve] for sleeve in state.zones[state.table.hand(0)]]
        return plain(plugin, mode, step, *reader) + bytes(hand)

    monkeypatch.setattr(leaks, "told", careless)
    trial = LeakTrial(1)
    trial.play(find_plugin("gwent"), "duel")
    assert trial.report.faults


def test_the_trial_finds_a_leak_to_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints and odds would tell what the bots behind them were given."""
    monkeypatch.setattr(leaks, "blindfold", lambda state, _: state)
    trial = LeakTrial(1)
    trial.play(find_plugin("oldworld"), "base")
    assert any("blindfolded" in fault for fault in trial.report.faults)
