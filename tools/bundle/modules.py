"""Finds the modules that tables in a browser need: all they import, as far as it can be there."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = "sevencats"
#: Other packages that the browser has.
THERE = frozenset({"attr", "attrs", "babel", "fluent", "msgspec", "pytz", "typing_extensions"})
_START = f"{PACKAGE}.server.offline.worker"


class Imports(NamedTuple):
    """The modules that a module imports at once, all that it may import, and whether it imports
    the modules below it by name."""

    at_once: frozenset[str]
    ever: frozenset[str]
    below: bool


def needed_modules(source: Path) -> dict[str, Path]:
    """The modules that play needs, with their files. Left out is what cannot be imported in a
    browser, such as commands and what needs numpy, and what only that needs."""
    files = {_name(path, source): path for path in (source / PACKAGE).rglob("*.py")}
    known = frozenset(files)
    imports = {name: _imports(path, known) for name, path in files.items()}
    missing = _missing(imports)
    games = [name for name in files if name.startswith(f"{PACKAGE}.games.") and _is_plugin(name)]
    found: set[str] = set()
    waiting = [_START, *games]
    while waiting:
        name = waiting.pop()
        if name in found or name in missing or name not in files:
            continue
        found.add(name)
        waiting += _with_parents(imports[name].ever)
        waiting += _with_parents([name])
        if imports[name].below:
            waiting += [one for one in files if one.startswith(f"{name}.")]
    return {name: files[name] for name in sorted(found)}


def _is_plugin(name: str) -> bool:
    return name.count(".") == 3 and name.endswith(".plugin")


def _name(path: Path, source: Path) -> str:
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _missing(imports: dict[str, Imports]) -> set[str]:
    """The modules that a browser cannot import, because of others that are not there."""
    there = sys.stdlib_module_names | THERE | {PACKAGE}
    missing = {
        name
        for name, found in imports.items()
        if any(one.partition(".")[0] not in there for one in found.at_once)
    }
    while True:
        more = {
            name
            for name, found in imports.items()
            if name not in missing
            and not missing.isdisjoint(_with_parents([*found.at_once, *_with_parents([name])]))
        }
        if not more:
            return missing
        missing |= more


def _with_parents(names: Iterable[str]) -> Iterator[str]:
    for name in names:
        parts = name.split(".")
        yield from (".".join(parts[:end]) for end in range(1, len(parts) + 1))


@cache
def _imports(path: Path, known: frozenset[str]) -> Imports:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    at_once: set[str] = set()
    ever: set[str] = set()
    _collect(tree.body, at_once, ever, known)
    below = path.name == "__init__.py" and any(map(_imports_below, ast.walk(tree)))
    return Imports(frozenset(at_once), frozenset(at_once | ever), below)


def _imports_below(node: ast.AST) -> bool:
    """Return whether this is ``import_module(f"{__name__}...")``."""
    if not (isinstance(node, ast.Call) and ast.unparse(node.func) == "import_module"):
        return False
    return any(isinstance(name, ast.Name) and name.id == "__name__" for name in ast.walk(node))


def _collect(
    body: Iterable[ast.AST], at_once: set[str], ever: set[str], known: frozenset[str]
) -> None:
    for node in body:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            _collect(node.orelse, at_once, ever, known)
        elif isinstance(node, ast.Import):
            at_once.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            home = node.module or ""
            names = {f"{home}.{alias.name}" for alias in node.names}
            at_once.update({name if name in known else home for name in names})
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Try):
            # What a function imports, or what may fail, need not be there.
            _collect(ast.iter_child_nodes(node), ever, ever, known)
        else:
            _collect(ast.iter_child_nodes(node), at_once, ever, known)
