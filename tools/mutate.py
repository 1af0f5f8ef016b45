"""Break the rules on purpose and see whether a test notices.

    .venv/bin/python tools/mutate.py run --out FILE \
        --modules 'games/gwent/rules/*' --tests tests/games/gwent
    .venv/bin/python tools/mutate.py report FILE

``run`` changes one thing at a time (a comparison, an operator, a number, a condition, a call that
is dropped), runs the tests that reach the changed function, and writes a line for each change. It
can be stopped and continues where it was. ``report`` counts by module and lists the survivors by
the clauses of the rules they belong to.

It uses no library, because mutmut and cosmic-ray start a new pytest for each change, which costs
seconds where a test of a rule costs milliseconds, and neither drops calls or knows clauses. Here
the tests are collected once; for each change the process forks, puts the changed code into the
functions that are loaded, and runs the tests that came to the changed line before.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import re
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Protocol

import msgspec
import pytest
from mutants import Mutant, mutants_of

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
CLAUSE = re.compile(r"\b[GWTSFP]\d{1,2}(?:\.\d{1,2})?\b")
#: Tests to try for one change, the most specific first, and their time limit (in seconds of
#: processor time: on a busy machine a slow test is not an endless one).
MOST_TESTS = 300
PATIENCE = 60
#: A function's code and a line of it; 0 stands for the whole function.
Spot = tuple[CodeType, int]


class TraceFunction(Protocol):
    """The function for ``sys.settrace``, and the one that it returns for the lines of a
    function."""

    def __call__(self, frame: FrameType, event: str, argument: Any) -> TraceFunction | None: ...


class Result(msgspec.Struct, frozen=True):
    """The result of one change. ``tests`` is the number of tests run, ``clauses`` those they
    prove."""

    id: str
    module: str
    line: int
    what: str
    status: str
    tests: int
    clauses: tuple[str, ...]


class Mutation:
    """The pytest plugin that replaces the ordinary loop over the tests."""

    def __init__(self, modules: list[str], out: Path, sample: int, seed: int) -> None:
        self.out = out
        self.modules = {name: import_module(name) for name in modules}
        self.mutants = [one for name in modules for one in mutants_of(name, self._source(name))]
        random.Random(seed).shuffle(self.mutants)
        self.mutants = self.mutants[: sample or None]
        self.failed = False
        #: The tests that reach a function or a line: indexes into the collected ones.
        self.reach: dict[Spot, set[int]] = defaultdict(set)

    def _source(self, name: str) -> str:
        path = self.modules[name].__file__
        assert path is not None
        return Path(path).read_text(encoding="utf-8")

    # -- hooks -------------------------------------------------------------------------------

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        done = {result.id for result in read_results(self.out)}
        todo = [one for one in self.mutants if one.id not in done]
        print(f"{len(self.mutants)} changes, {len(todo)} to try", flush=True)
        if not todo:
            return True
        self._find_reach(session)
        if self.failed:
            pytest.exit("a test fails before anything is changed", 1)
        start = time.monotonic()
        for number, mutant in enumerate(todo, 1):
            result = self._try(mutant, session)
            with self.out.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")
            spent = time.monotonic() - start
            print(f"{number}/{len(todo)} {spent:.0f} s {result.status} {result.id}", flush=True)
        return True

    # -- which tests reach what ----------------------------------------------------------------

    def _find_reach(self, session: pytest.Session) -> None:
        """Run every test once and note which functions and lines of the modules it reaches."""
        files = {module.__file__ for module in self.modules.values()}
        reached: set[Spot] = set()

        def note_line(frame: FrameType, event: str, argument: Any) -> TraceFunction:
            if event == "line":
                reached.add((frame.f_code, frame.f_lineno))
            return note_line

        def note_call(frame: FrameType, event: str, argument: Any) -> TraceFunction | None:
            if frame.f_code.co_filename not in files:
                return None
            reached.add((frame.f_code, 0))
            return note_line

        for number, item in enumerate(session.items):
            reached.clear()
            sys.settrace(note_call)
            run_item(item)
            sys.settrace(None)
            for spot in reached:
                self.reach[spot].add(number)
        functions = sum(line == 0 for _, line in self.reach)
        print(f"{len(session.items)} tests reach {functions} functions", flush=True)

    def _tests_of(self, function: FunctionType | None, mutant: Mutant) -> set[int]:
        """The tests that reach the changed line; where lines are not traced (the head of a
        function), those that reach the function."""
        if function is None:
            return set()
        code = function.__code__
        return self.reach.get((code, mutant.line)) or self.reach.get((code, 0), set())

    # -- one change ------------------------------------------------------------------------------

    def _try(self, mutant: Mutant, session: pytest.Session) -> Result:
        functions = dict(functions_of(self.modules[mutant.module]))
        function = functions.get(mutant.function)
        reached = self._tests_of(function, mutant)
        breadth = self._breadth(len(session.items))
        chosen = sorted(reached, key=lambda test: (breadth[test], test))[:MOST_TESTS]
        clauses = self._clauses(mutant, [session.items[test] for test in chosen])
        status = "not reached"
        if function is not None and chosen:
            status = self._fork(function, mutant, [session.items[test] for test in chosen])
        return Result(
            mutant.id, mutant.module, mutant.line, mutant.what, status, len(chosen), clauses
        )

    def _breadth(self, tests: int) -> list[int]:
        """The number of functions that each test reaches: a test that reaches few is about them."""
        counts = [0] * tests
        for (_, line), reached in self.reach.items():
            for test in reached if line == 0 else ():
                counts[test] += 1
        return counts

    def _clauses(self, mutant: Mutant, items: list[pytest.Item]) -> tuple[str, ...]:
        """The clauses that the function names itself, or else those of its most specific tests."""
        named = CLAUSE.findall(mutant.text)
        if not named:
            marks = [mark for item in items[:20] for mark in item.iter_markers("rule")]
            counted = Counter(str(clause) for mark in marks for clause in mark.args)
            named = [clause for clause, _ in counted.most_common(3)]
        return tuple(dict.fromkeys(named))

    def _fork(self, function: FunctionType, mutant: Mutant, items: list[pytest.Item]) -> str:
        child = os.fork()
        if child == 0:
            os._exit(self._in_child(function, mutant, items))
        _, code = os.waitpid(child, 0)
        if os.WIFSIGNALED(code):
            return "killed (endless)" if os.WTERMSIG(code) == signal.SIGPROF else "killed (crash)"
        return "survived" if os.WEXITSTATUS(code) == 0 else "killed"

    def _in_child(self, function: FunctionType, mutant: Mutant, items: list[pytest.Item]) -> int:
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        with Path(os.devnull).open("w") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        try:
            function.__code__ = mutant.compiled(function.__code__)
        except ValueError:
            return 2  # a different number of closed-over names: it cannot be replaced
        for item in items:
            run_item(item)
            if self.failed:
                return 1
        return 0


def run_item(item: pytest.Item) -> None:
    """Run one collected test, with its fixtures."""
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def functions_of(module: Any) -> Iterator[tuple[str, FunctionType]]:
    """The functions and methods that a module defines, by qualified name."""
    for value in vars(module).values():
        inner = vars(value).values() if isinstance(value, type) else (value,)
        for function in inner:
            function = getattr(function, "__wrapped__", function)
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                yield function.__qualname__, function


def read_results(path: Path) -> list[Result]:
    """The results of a run so far."""
    if not path.is_file():
        return []
    decoder = msgspec.json.Decoder(Result)
    return [decoder.decode(line) for line in path.read_bytes().splitlines() if line]


def module_names(patterns: list[str]) -> list[str]:
    """The modules below ``sevencats`` that match: ``games/gwent/rules/*``."""
    package = SRC / "sevencats"
    paths = {path for pattern in patterns for path in package.glob(f"{pattern}.py")}
    names = sorted(
        ".".join(path.relative_to(SRC).with_suffix("").parts)
        for path in paths
        if path.name != "__init__.py"
    )
    if not names:
        raise SystemExit(f"mutate: no module matches {', '.join(patterns)}")
    return names


def report(path: Path) -> None:
    """Print the counts by module, then the survivors by clause."""
    results = read_results(path)
    if not results:
        raise SystemExit(f"mutate: {path} holds no results")
    print(f"{'module':44} changes  killed  survived  not reached")
    groups: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        groups[result.module].append(result)
    for name, group in [*sorted(groups.items()), ("all", results)]:
        counts = Counter(result.status.partition(" (")[0] for result in group)
        numbers = [len(group), counts["killed"], counts["survived"], counts["not reached"]]
        print(f"{name:44} {numbers[0]:7} {numbers[1]:7} {numbers[2]:9} {numbers[3]:12}")
    by_clause: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        if not result.status.startswith("killed"):
            by_clause[", ".join(result.clauses) or "no clause"].append(result)
    for clause, group in sorted(by_clause.items()):
        print(f"\n{clause}")
        for result in sorted(group, key=lambda one: (one.module, one.line)):
            print(f"  {result.module}:{result.line} {result.what} ({result.status})")


def main(arguments: list[str]) -> int:
    """Run or report, as the command line says."""
    parser = argparse.ArgumentParser(description="Break the rules and see whether a test notices.")
    commands = parser.add_subparsers(dest="command", required=True)
    running = commands.add_parser("run")
    running.add_argument(
        "--modules", nargs="+", required=True, help="such as 'games/gwent/rules/*'"
    )
    running.add_argument("--tests", nargs="+", required=True)
    running.add_argument("--only", default="", help="tests by name, as pytest's -k")
    running.add_argument("--out", type=Path, required=True)
    running.add_argument("--sample", type=int, default=0, help="this many changes, at random")
    running.add_argument("--seed", type=int, default=1)
    reporting = commands.add_parser("report")
    reporting.add_argument("out", type=Path)
    parsed = parser.parse_args(arguments)
    if parsed.command == "report":
        report(parsed.out)
        return 0
    plugin = Mutation(module_names(parsed.modules), parsed.out, parsed.sample, parsed.seed)
    with contextlib.chdir(ROOT):
        off = [f"no:{name}" for name in ("cacheprovider", "terminal", "xdist")]
        options = [word for name in off for word in ("-p", name)]
        options += ["-k", parsed.only] if parsed.only else []
        return int(pytest.main([*options, *parsed.tests], plugins=[plugin]))


if __name__ == "__main__":
    sys.path.insert(0, str(SRC))
    sys.exit(main(sys.argv[1:]))
