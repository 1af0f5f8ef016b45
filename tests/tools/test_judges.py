"""The tool that judges the judges of reviews: two turns are enough to see that it works."""

from __future__ import annotations

import re

import judges
import pytest

from sevencats.kernel.rng import Rng


def test_both_judges_are_set_beside_both_long_searches(capsys: pytest.CaptureFixture[str]) -> None:
    judges.main(["--turns", "2", "--worlds", "2"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(judges.JUDGES) * (1 + len(judges.LONG))
    lost = [float(n) for n in re.findall(r"loses ([\d.]+)", "\n".join(lines))]
    assert len(lost) == 4 and all(0 <= share <= 1 for share in lost)


def test_turns_have_options_and_picks_that_exist() -> None:
    for turn in judges.turns(5, Rng(1)):
        assert turn.decision in turn.state.pending
        assert 0 <= turn.pick < len(turn.decision.keys) > 2
