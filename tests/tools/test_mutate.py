"""The tool that breaks rules: its changes, and a run over a small project."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

TOOLS = Path(__file__).parents[2] / "tools"
SOURCE = '''
def limit(cards: list[int], most: int = 3) -> list[int]:
    """At most so many (W5.4)."""
    assert most > 0, "never changed"
    if not cards or len(cards) <= most:
        return cards
    cards.sort()
    return cards[: most + 1 - 1]
'''


@pytest.fixture
def mutants(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(TOOLS))
    import mutants  # type: ignore[import-not-found,unused-ignore]

    assert isinstance(mutants, ModuleType)
    return mutants


def test_every_kind_of_change_is_found_and_nothing_else(mutants: ModuleType) -> None:
    changes = [one.what for one in mutants.mutants_of("pile", SOURCE)]
    assert sorted(changes) == sorted(
        [
            "3 becomes 4",
            "LtE becomes Lt",
            "Or becomes And",
            "not is dropped",
            "the condition is turned round",
            "the call of cards.sort is dropped",
            "Add becomes Sub",
            "Sub becomes Add",
            "1 becomes 2",
            "1 becomes 2",
        ]
    )


def test_a_change_is_in_the_code_and_nowhere_else(mutants: ModuleType) -> None:
    space: dict[str, object] = {}
    exec(SOURCE, space)
    limit = space["limit"]
    assert callable(limit)
    before = limit.__code__  # type: ignore[attr-defined]
    dropped = next(m for m in mutants.mutants_of("pile", SOURCE) if "sort" in m.what)
    assert limit([4, 3, 2, 1]) == [1, 2, 3]
    limit.__code__ = dropped.compiled(before)  # type: ignore[attr-defined]
    assert limit([4, 3, 2, 1]) == [4, 3, 2]
    limit.__code__ = before  # type: ignore[attr-defined]
    assert limit([4, 3, 2, 1]) == [1, 2, 3]


def run(*words: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOLS / "mutate.py"), *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_run_goes_on_where_it_was_and_reports_by_clause(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    where = [
        "--modules",
        "games/oldworld/rules/poker_hands",
        "--tests",
        "tests/games/oldworld/rules",
    ]
    only = ["--only", "test_poker and not reload", "--out", str(out)]
    first = run("run", *where, *only, "--sample", "3")
    assert first.returncode == 0, first.stderr
    assert out.read_text(encoding="utf-8").count("\n") == 3
    second = run("run", *where, *only, "--sample", "4")
    assert "4 changes, 1 to try" in second.stdout
    report = run("report", out)
    assert "sevencats.games.oldworld.rules.poker_hands" in report.stdout
    assert report.stdout.splitlines()[2].split()[:2] == ["all", "4"]
    assert "no module matches" in run("run", "--modules", "chess/*", *where[2:], *only).stderr
