"""The changes that ``mutate.py`` makes: found in the syntax tree of a module, one at a time."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import CodeType
from typing import Any

Function = ast.FunctionDef | ast.AsyncFunctionDef
#: Replacements of a node, with descriptions; some nodes have several.
Change = tuple[str, Callable[[Any], ast.AST | None]]

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_CALCULATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: its place, its description, and a function that makes it. ``text`` is the
    function's own source."""

    id: str
    module: str
    function: str
    line: int
    what: str
    text: str
    source: str
    place: int
    change: Callable[[Any], ast.AST | None]

    def compiled(self, old: CodeType) -> CodeType:
        """The changed code of the function, with the file and names of the old one."""
        tree = ast.parse(self.source)
        _replace(dict(_functions(tree))[self.function], self.place, self.change)
        whole = compile(ast.fix_missing_locations(tree), old.co_filename, "exec")
        for code in _inner_codes(whole):
            if code.co_qualname == old.co_qualname:
                return code
        raise ValueError(f"{old.co_qualname} is not in the changed module")


def _inner_codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _inner_codes(constant)


def mutants_of(module: str, source: str) -> list[Mutant]:
    """All changes of the functions and methods of a module, in the order of the file."""
    tree = ast.parse(source)
    mutants: list[Mutant] = []
    for qualname, function in _functions(tree):
        text = ast.get_source_segment(source, function) or ""
        nodes = list(ast.walk(function))
        for number, (place, what, change) in enumerate(_changes(function)):
            line = getattr(nodes[place], "lineno", function.lineno)
            name = f"{module}:{qualname}:{number}:{what}"
            mutants.append(Mutant(name, module, qualname, line, what, text, source, place, change))
    return mutants


def _functions(tree: ast.Module) -> list[tuple[str, Function]]:
    functions: list[tuple[str, Function]] = []
    for node in tree.body:
        if isinstance(node, Function):
            functions.append((node.name, node))
        elif isinstance(node, ast.ClassDef):
            inner = [one for one in node.body if isinstance(one, Function)]
            functions += [(f"{node.name}.{one.name}", one) for one in inner]
    return functions


def _changes(function: Function) -> Iterator[tuple[int, str, Callable[[Any], ast.AST | None]]]:
    """The changes of a function: the index of the node in ``ast.walk``, the description, and the
    change."""
    skipped = {id(node) for node in _left_alone(function)}
    for place, node in enumerate(ast.walk(function)):
        if id(node) in skipped:
            continue
        for what, change in _changes_of(node):
            yield place, what, change


def _left_alone(function: Function) -> Iterator[ast.AST]:
    """Docstrings, annotations, asserts and error messages, which are not rules."""
    hints = [
        argument.annotation for argument in ast.walk(function) if isinstance(argument, ast.arg)
    ]
    hints += [function.returns]
    hints += [node.annotation for node in ast.walk(function) if isinstance(node, ast.AnnAssign)]
    for node in ast.walk(function):
        if isinstance(node, ast.Assert | ast.Raise):
            yield from ast.walk(node)
    for hint in hints:
        if hint is not None:
            yield from ast.walk(hint)


def _changes_of(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        other = _COMPARED[type(node.ops[0])]
        yield f"{_sign(node.ops[0])} becomes {other.__name__}", _set("ops", lambda: [other()])
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in _CALCULATED:
        new = _CALCULATED[type(node.op)]
        yield f"{_sign(node.op)} becomes {new.__name__}", _set("op", new)
    elif isinstance(node, ast.BoolOp):
        opposite = ast.Or if isinstance(node.op, ast.And) else ast.And
        yield f"{_sign(node.op)} becomes {opposite.__name__}", _set("op", opposite)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not is dropped", lambda one: one.operand
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        value = node.value + 1
        yield f"{node.value} becomes {value}", _set("value", lambda: value)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        flipped = not node.value
        yield f"{node.value} becomes {flipped}", _set("value", lambda: flipped)
    elif isinstance(node, ast.If | ast.IfExp) and not isinstance(node.test, ast.Compare):
        yield "the condition is turned round", _negate
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield f"the call of {_called(node.value)} is dropped", lambda one: ast.Pass()


def _set(name: str, value: Callable[[], Any]) -> Callable[[Any], ast.AST | None]:
    def change(node: Any) -> None:
        setattr(node, name, value())

    return change


def _negate(node: Any) -> None:
    node.test = ast.UnaryOp(op=ast.Not(), operand=node.test)


def _sign(node: ast.AST) -> str:
    return type(node).__name__


def _called(call: ast.Call) -> str:
    return ast.unparse(call.func)


def _replace(function: Function, place: int, change: Callable[[Any], ast.AST | None]) -> None:
    """Change the node at an index of a copied tree, or replace it if the change returns another
    node."""
    node = list(ast.walk(function))[place]
    other = change(node)
    if other is None:
        return
    for parent in ast.walk(function):
        for name, value in ast.iter_fields(parent):
            if value is node:
                setattr(parent, name, other)
            elif isinstance(value, list):
                setattr(parent, name, [other if one is node else one for one in value])
