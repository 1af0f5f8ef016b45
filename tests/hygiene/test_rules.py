"""Rules are exact and repeatable: no clock, no foreign chance, no floats, no order of sets."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from helpers.project import Module, at, rules_modules

#: Modules that make a game depend on more than its set-up and picks.
BANNED = {"random", "secrets", "uuid", "time", "datetime", "calendar", "threading", "asyncio"}
#: Functions that keep the order of what they are given.
KEEP_ORDER = ("list", "tuple", "enumerate", "iter", "map", "zip", "reversed", "join")
SET_METHODS = ("union", "intersection", "difference", "symmetric_difference")
#: Loops over sets whose order cannot matter: (module, line of code) to the reason.
ALLOWED = {
    (
        "sevencats.games.gwent.rules.turns",
        "for kind in table.choosy_types.intersection(first):",
    ): "only takes entries out of a dict that is sorted afterwards",
}


def test_no_clock_and_no_foreign_chance() -> None:
    wrong = [
        f"{module.name}:{line} imports {name}"
        for module in rules_modules()
        for line, name in module.imports()
        if name.split(".")[0] in BANNED
    ]
    assert wrong == []


def test_no_hash_and_no_id_decides() -> None:
    """``hash()`` of texts changes from run to run, ``id()`` always."""
    wrong = [
        at(module, node)
        for module in rules_modules()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("hash", "id")
    ]
    assert wrong == []


def floats(tree: ast.AST) -> Iterator[ast.AST]:
    """Float numbers, true divisions and calls of ``float``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
            yield node
        elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
            if not (isinstance(node, ast.BinOp) and _is_path(node)):
                yield node
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "float":
                yield node


def _is_path(node: ast.BinOp) -> bool:
    """``folder / "name"`` joins a path."""
    return any(
        isinstance(side, ast.JoinedStr)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in (node.left, node.right)
    )


def test_no_floats() -> None:
    wrong = [at(module, node) for module in rules_modules() for node in floats(module.tree)]
    assert wrong == []


def is_set(node: ast.AST, names: set[str]) -> bool:
    """Does this expression make a set, as far as the text tells?"""
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Name):
        return node.id in names
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub):
        return is_set(node.left, names) or is_set(node.right, names)
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name):
            return node.func.id in ("set", "frozenset")
        return isinstance(node.func, ast.Attribute) and node.func.attr in SET_METHODS
    return False


def set_names(scope: ast.AST) -> set[str]:
    """The local names that are bound to a set."""
    names: set[str] = set()
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and is_set(node.value, names):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if node.value is not None and is_set(node.value, names):
                names.add(node.target.id)
    return names


def set_loops(scope: ast.AST) -> Iterator[ast.expr]:
    """Places where the order of a set gets out."""
    names = set_names(scope)
    for node in ast.walk(scope):
        if isinstance(node, ast.For | ast.comprehension) and is_set(node.iter, names):
            yield node.iter
        elif isinstance(node, ast.Starred) and is_set(node.value, names):
            yield node
        elif isinstance(node, ast.Call):
            called = node.func
            name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
            if name in KEEP_ORDER and any(is_set(arg, names) for arg in node.args):
                yield node


def scopes(module: Module) -> Iterator[ast.AST]:
    """The functions of a module, and the module."""
    yield module.tree
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef):
            yield node


def unordered(module: Module) -> dict[int, str]:
    """Lines where a set's order gets out, unless it is sorted there or made a set again."""
    inside: set[ast.AST] = set()
    for node in ast.walk(module.tree):
        calm = isinstance(node, ast.SetComp) or (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id
            in ("sorted", "set", "frozenset", "sum", "any", "all", "len", "min", "max")
        )
        if calm:
            inside |= set(ast.walk(node)) - {node}
    lines = module.text.splitlines()
    return {
        node.lineno: lines[node.lineno - 1].strip()
        for scope in scopes(module)
        for node in set_loops(scope)
        if node not in inside
    }


def test_the_order_of_a_set_never_matters() -> None:
    wrong = [
        f"{module.name}:{number}: {line}"
        for module in rules_modules()
        for number, line in unordered(module).items()
        if (module.name, line) not in ALLOWED
    ]
    assert wrong == [], "sort it, or allow it above with a reason"


def test_the_scans_find_what_they_look_for() -> None:
    tree = ast.parse("x = 1.5\ny = a / b\nz = float(1)\np = folder / 'name'\nq = a // b\n")
    assert [getattr(node, "lineno", 0) for node in floats(tree)] == [1, 2, 3]
    text = "s = {1, 2}\nfor a in s: pass\nb = [c for c in set(d)]\nfor e in sorted(s): pass\n"
    module = Module("x", rules_modules()[0].path, text, ast.parse(text))
    assert list(unordered(module)) == [2, 3]


def test_nothing_is_allowed_that_is_gone() -> None:
    lines = {
        (module.name, line) for module in rules_modules() for line in unordered(module).values()
    }
    assert set(ALLOWED) - lines == set()
