"""Which tests prove which clause.

The tests are read, never run: ``pytest.mark.rule("G4.3")`` is found in decorators, in
``pytestmark`` and in ``pytest.param(..., marks=...)``. A test that is also marked skip, skipif or
xfail proves nothing, so its markers do not count.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

_NO_PROOF = frozenset({"skip", "skipif", "xfail"})

_Function = ast.FunctionDef | ast.AsyncFunctionDef
#: The values of names assigned at the top of a module.
_Names = dict[str, ast.expr]


@dataclass(slots=True)
class Coverage:
    """The result of a scan.

    ``tests`` maps each clause id to the tests that prove it (``test_file.py::test_name``, paths
    relative to the scanned folder, sorted). ``errors`` are the markers that name no known clause,
    each as one line with file and line number.
    """

    tests: dict[str, list[str]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Mark:
    """A mark as written in a test file, e.g. ``rule`` with its clause ids, or ``skip``."""

    name: str
    clauses: tuple[str, ...] = ()


def scan(folder: Path, known: Collection[str]) -> Coverage:
    """Read every test file under ``folder``. ``known`` are the clause ids a marker may name.

    ValueError if the folder does not exist or a test file cannot be parsed.
    """
    if not folder.is_dir():
        raise ValueError(f"no folder of tests at {folder}")
    proofs: dict[str, set[str]] = {}
    result = Coverage()
    for path in sorted({*folder.rglob("test_*.py"), *folder.rglob("*_test.py")}):
        place = path.relative_to(folder).as_posix()
        try:
            module = ast.parse(path.read_bytes())
        except (SyntaxError, ValueError) as error:
            raise ValueError(f"{path}: not readable as Python: {error}") from error
        names = _top_level_names(module)
        result.errors += [f"{path}:{line}: {why}" for line, why in _mistakes(module, names, known)]
        for test, ids in _tests(module, names):
            for clause in ids:
                if clause in known:
                    proofs.setdefault(clause, set()).add(f"{place}::{test}")
    result.tests = {clause: sorted(tests) for clause, tests in sorted(proofs.items())}
    return result


def _top_level_names(module: ast.Module) -> _Names:
    return dict(pair for statement in module.body for pair in _assigned(statement))


def _mistakes(
    module: ast.Module, names: _Names, known: Collection[str]
) -> Iterator[tuple[int, str]]:
    """Line and reason for each rule marker that names no known clause."""
    for node in ast.walk(module):
        if not isinstance(node, ast.Call) or _mark_name(node.func, names) != "rule":
            continue
        if not node.args or node.keywords:
            yield node.lineno, "a rule marker takes clause ids and nothing else"
        for argument in node.args:
            match argument:
                case ast.Constant(value=str(clause)):
                    if clause not in known:
                        yield argument.lineno, f"there is no clause {clause}"
                case _:
                    yield argument.lineno, "write the clause id of a rule marker as a plain string"


def _tests(module: ast.Module, names: _Names) -> Iterator[tuple[str, set[str]]]:
    """Each test of a module, as ``Class::test_name``, with the clauses it proves."""
    yield from _tests_in(module.body, "", _own_marks(module.body, names), names)


def _tests_in(
    body: list[ast.stmt], prefix: str, inherited: list[_Mark], names: _Names
) -> Iterator[tuple[str, set[str]]]:
    for node in body:
        match node:
            case ast.ClassDef(name=name) if name.startswith("Test"):
                marks = [
                    *inherited,
                    *_marks(node.decorator_list, names),
                    *_own_marks(node.body, names),
                ]
                params = _param_clauses(node.decorator_list, names) if _counts(marks) else set()
                for test, ids in _tests_in(node.body, f"{prefix}{name}::", marks, names):
                    yield test, ids | params
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                if name.startswith("test"):
                    yield f"{prefix}{name}", _proven(node, inherited, names)


def _proven(node: _Function, inherited: list[_Mark], names: _Names) -> set[str]:
    marks = [*inherited, *_marks(node.decorator_list, names)]
    if not _counts(marks):
        return set()
    return _clauses_of(marks) | _param_clauses(node.decorator_list, names)


def _param_clauses(decorators: Iterable[ast.expr], names: _Names) -> set[str]:
    """Clauses named by the ``pytest.param`` cases of parametrize decorators."""
    clauses: set[str] = set()
    for decorator in decorators:
        if not isinstance(decorator, ast.Call):
            continue
        if _mark_name(decorator.func, names) != "parametrize":
            continue
        for values in [*decorator.args, *(keyword.value for keyword in decorator.keywords)]:
            for node in _walk(values, names):
                if isinstance(node, ast.Call) and _last_name(node.func) == "param":
                    given = [word.value for word in node.keywords if word.arg == "marks"]
                    marks = list(_marks(given, names))
                    if _counts(marks):
                        clauses |= _clauses_of(marks)
    return clauses


def _own_marks(body: list[ast.stmt], names: _Names) -> list[_Mark]:
    """The marks that a ``pytestmark`` in this body gives to every test of it."""
    return [
        mark
        for statement in body
        for target, value in _assigned(statement)
        if target == "pytestmark"
        for mark in _marks([value], names)
    ]


def _assigned(statement: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            yield name, value
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
            yield name, value


def _marks(nodes: Iterable[ast.expr], names: _Names) -> Iterator[_Mark]:
    """The marks an expression stands for: one mark, a list of marks, or a name for either."""
    for node in nodes:
        node = _resolved(node, names)
        match node:
            case ast.List(elts=parts) | ast.Tuple(elts=parts) | ast.Set(elts=parts):
                yield from _marks(parts, names)
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                yield from _marks([left, right], names)
            case ast.Starred(value=value):
                yield from _marks([value], names)
            case ast.Call(func=func, args=args):
                if name := _mark_name(func, names):
                    yield _Mark(name, tuple(_strings(args)))
            case _:
                if name := _mark_name(node, names):
                    yield _Mark(name)


def _strings(nodes: Iterable[ast.expr]) -> Iterator[str]:
    for node in nodes:
        match node:
            case ast.Constant(value=str(text)):
                yield text


def _mark_name(node: ast.expr, names: _Names) -> str | None:
    """``rule`` for ``pytest.mark.rule`` or ``mark.rule``, also under a name of the module's own."""
    node = _resolved(node, names)
    if isinstance(node, ast.Attribute) and _last_name(node.value) == "mark":
        return node.attr
    return None


def _resolved(node: ast.expr, names: _Names) -> ast.expr:
    seen: set[str] = set()
    while isinstance(node, ast.Name) and node.id in names and node.id not in seen:
        seen.add(node.id)
        node = names[node.id]
    return node


def _walk(node: ast.expr, names: _Names) -> Iterator[ast.AST]:
    """All nodes of an expression, and those of the names in it."""
    waiting: list[ast.AST] = [node]
    followed: set[str] = set()
    while waiting:
        for part in ast.walk(waiting.pop()):
            yield part
            if isinstance(part, ast.Name) and part.id in names and part.id not in followed:
                followed.add(part.id)
                waiting.append(names[part.id])


def _last_name(node: ast.expr) -> str | None:
    match node:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return None


def _counts(marks: Iterable[_Mark]) -> bool:
    return not any(mark.name in _NO_PROOF for mark in marks)


def _clauses_of(marks: Iterable[_Mark]) -> set[str]:
    return {clause for mark in marks if mark.name == "rule" for clause in mark.clauses}
