"""``sevencats rules``: which clauses have a test, and how mistakes are told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

import sevencats
from sevencats.cli import main
from sevencats.rulebook.coverage import scan

KNOWN = {"G1.1", "G1.2", "G2.1", "G4.3", "T1"}

Write = Callable[[str, str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a test file into a folder of its own and return the folder."""

    def _write(name: str, text: str) -> Path:
        path = tmp_path / "tests" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("import pytest\n" + dedent(text), encoding="utf-8")
        return tmp_path / "tests"

    return _write


def run(*args: str) -> int:
    with pytest.raises(SystemExit) as stop:
        main(list(args))
    return int(stop.value.code or 0)


def test_decorators_of_functions_and_classes_count(write: Write) -> None:
    write(
        "test_a.py",
        """
        @pytest.mark.rule("G1.1", "G1.2")
        def test_one(): ...

        @pytest.mark.rule("G2.1")
        class TestGroup:
            @pytest.mark.rule("G4.3")
            async def test_two(self): ...
            def test_three(self): ...
            def helper(self): ...

        @pytest.mark.rule("T1")
        def not_a_test(): ...
        """,
    )
    folder = write("deep/b_test.py", '@pytest.mark.rule("G1.1")\ndef test_four(): ...\n')
    found = scan(folder, KNOWN)
    assert found.errors == []
    assert found.tests == {
        "G1.1": ["deep/b_test.py::test_four", "test_a.py::test_one"],
        "G1.2": ["test_a.py::test_one"],
        "G2.1": ["test_a.py::TestGroup::test_three", "test_a.py::TestGroup::test_two"],
        "G4.3": ["test_a.py::TestGroup::test_two"],
    }


@pytest.mark.parametrize(
    "value",
    [
        'pytest.mark.rule("G1.1")',
        '[pytest.mark.rule("G1.1"), pytest.mark.slow]',
        '(pytest.mark.slow,) + (pytest.mark.rule("G1.1"),)',
        "[*SHARED]",
        "SHARED",
        "PROVES",
        'rule("G1.1")',
    ],
)
def test_pytestmark_counts_for_every_test_of_its_module_or_class(write: Write, value: str) -> None:
    names = """
        rule = pytest.mark.rule
        PROVES = pytest.mark.rule("G1.1")
        SHARED = [PROVES]
        """
    write("test_a.py", f"{dedent(names)}\npytestmark = {value}\ndef test_one(): ...\n")
    folder = write(
        "test_b.py",
        f"{dedent(names)}\nclass TestIt:\n    pytestmark = {value}\n    def test_two(self): ...\n",
    )
    found = scan(folder, KNOWN)
    assert found.tests == {"G1.1": ["test_a.py::test_one", "test_b.py::TestIt::test_two"]}


def test_cases_of_parametrize_count(write: Write) -> None:
    folder = write(
        "test_a.py",
        """
        MORE = [pytest.param(3, marks=[pytest.mark.slow, pytest.mark.rule("G2.1")])]

        @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("G1.1")), 2, *MORE])
        def test_one(x): ...

        @pytest.mark.parametrize("x", argvalues=MORE)
        class TestGroup:
            def test_two(self, x): ...
        """,
    )
    assert scan(folder, KNOWN).tests == {
        "G1.1": ["test_a.py::test_one"],
        "G2.1": ["test_a.py::TestGroup::test_two", "test_a.py::test_one"],
    }


@pytest.mark.parametrize(
    "text",
    [
        '@pytest.mark.skip\n@pytest.mark.rule("G1.1")\ndef test_one(): ...',
        '@pytest.mark.rule("G1.1")\n@pytest.mark.xfail(strict=True)\ndef test_one(): ...',
        '@pytest.mark.rule("G1.1")\n@pytest.mark.skipif(True, reason="")\ndef test_one(): ...',
        'pytestmark = pytest.mark.skip\n@pytest.mark.rule("G1.1")\ndef test_one(): ...',
        'later = pytest.mark.skip("later")\n@later\n@pytest.mark.rule("G1.1")\ndef test_a(): ...',
        '@pytest.mark.skip\nclass TestA:\n    @pytest.mark.rule("G1.1")\n    def test_a(self): ...',
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=[pytest.mark.rule("G1.1"),'
        " pytest.mark.xfail])])\ndef test_one(x): ...",
        '@pytest.mark.skip\n@pytest.mark.parametrize("x", [pytest.param(1,'
        ' marks=pytest.mark.rule("G1.1"))])\ndef test_one(x): ...',
    ],
)
def test_a_test_that_may_not_run_or_may_fail_does_not_count(write: Write, text: str) -> None:
    found = scan(write("test_a.py", text), KNOWN)
    assert found.tests == {}
    assert found.errors == []


def test_markers_that_name_no_clause_are_errors_with_file_and_line(write: Write) -> None:
    folder = write(
        "test_a.py",
        """
        @pytest.mark.rule("G1.1", "G99.1")
        def test_one(): ...

        @pytest.mark.skip
        @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("Q1"))])
        def test_two(x): ...

        @pytest.mark.rule()
        def test_three(): ...

        @pytest.mark.rule(f"G{1}.1")
        def test_four(): ...
        """,
    )
    place = folder / "test_a.py"
    assert sorted(scan(folder, KNOWN).errors) == sorted(
        [
            f"{place}:3: there is no clause G99.1",
            f"{place}:7: there is no clause Q1",
            f"{place}:10: a rule marker takes clause ids and nothing else",
            f"{place}:13: write the clause id of a rule marker as a plain string",
        ]
    )


def test_coverage_lists_the_clauses_without_a_test(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write("test_a.py", '@pytest.mark.rule("T1", "T3")\ndef test_one(): ...\n')
    assert run("rules", "coverage", "--tests", str(folder)) == 0
    output = capsys.readouterr().out
    lines = output.splitlines()
    assert lines[:4] == [
        "Clauses without a test:",
        "",
        "Golden rule",
        "G0 Where the text of a card goes against these rules, the card wins.",
    ]
    assert lines[-1] == "2 of 239 clauses have a test"
    assert re.findall(r"^T\d\S*", output, re.MULTILINE) == ["T2", "T4"]
    assert max(map(len, lines)) <= 100


def test_only_and_strict(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    text = '@pytest.mark.rule("T1", "T2", "T3", "T4")\ndef test_one(): ...\n'
    args = ["rules", "coverage", "--tests", str(write("test_a.py", text)), "--strict"]
    assert run(*args) == 1
    assert run(*args, "--only", "A") == 1
    capsys.readouterr()
    assert run(*args, "--only", "T") == 0
    assert capsys.readouterr().out == "4 of 4 clauses have a test\n"
    assert run(*args, "--only", "Q") == 2
    assert capsys.readouterr().err == "sevencats: no clause starts with 'Q'\n"


def test_coverage_as_json(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    folder = write("test_a.py", '@pytest.mark.rule("T1")\ndef test_one(): ...\n')
    assert run("rules", "coverage", "--tests", str(folder), "--only", "T", "--json") == 0
    assert json.loads(capsys.readouterr().out) == {
        "games": ["gwent", "oldworld"],
        "clauses": 4,
        "tested": 1,
        "missing": ["T2", "T3", "T4"],
        "tests": {"T1": ["test_a.py::test_one"], "T2": [], "T3": [], "T4": []},
    }


def test_an_unknown_clause_in_a_test_fails_the_command(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write("test_a.py", '@pytest.mark.rule("G99")\ndef test_one(): ...\n')
    assert run("rules", "coverage", "--tests", str(folder)) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err == f"sevencats: {folder / 'test_a.py'}:2: there is no clause G99\n"


def test_error_names_file_that_is_not_python(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write("test_a.py", "def test_one(:\n")
    assert run("rules", "coverage", "--tests", str(folder)) == 2
    assert str(folder / "test_a.py") in capsys.readouterr().err


def test_the_projects_own_markers_name_existing_clauses() -> None:
    assert run("rules", "coverage", "--tests", str(Path(__file__).parent)) == 0


def test_show_prints_a_clause_a_group_or_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "show", "g4.3") == 0
    only = capsys.readouterr().out
    assert only.startswith("G4.3 (Strength) Tight Bond: ")
    assert run("rules", "show", "G4") == 0
    group = capsys.readouterr().out
    assert only in group
    assert len(group.splitlines()) == 7
    assert run("rules", "show") == 0
    assert "\nTwo against two\nP1 " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["rules", "show", "G99"], "there is no clause G99"),
        (["rules", "show", "W2.1", "--game", "gwent"], "there is no clause W2.1 of gwent"),
        (["rules", "show", "--game", "chess"], "no rules for a game named 'chess'"),
        (["rules", "coverage", "--tests", "nowhere"], "no folder of tests at nowhere"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(
    args: list[str],
    message: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("SEVENCATS_DEBUG", raising=False)
    assert run(*args) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(f"sevencats: {message}")
    assert output.err.count("\n") == 1


def test_debug_keeps_the_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENCATS_DEBUG", "1")
    with pytest.raises(ValueError, match="no clause G99"):
        main(["rules", "show", "G99"])


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--version") == 0
    assert capsys.readouterr().out == f"sevencats {sevencats.__version__}\n"


def test_a_clause_of_any_game_is_shown_by_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "show", "G4.3") == 0
    assert run("rules", "show", "W2.1") == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("G4.3 (Strength)")
    assert second.startswith("W2.1 (Phase I: movement and actions)")
