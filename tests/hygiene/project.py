"""The source files of the project, read once, for the checks beside this file."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple

from sevencats.kernel.registry import games

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"


class Module(NamedTuple):
    """One module of the package: its dotted name, file, text and syntax tree."""

    name: str
    path: Path
    text: str
    tree: ast.Module

    @property
    def layer(self) -> str:
        """The part of the package it belongs to; empty for ``sevencats`` itself."""
        return self.name.partition(".")[2].partition(".")[0]

    @property
    def package(self) -> str:
        """The package that relative imports start from."""
        return self.name if self.path.name == "__init__.py" else self.name.rpartition(".")[0]

    def imports(self) -> list[tuple[int, str]]:
        """Line and full name of everything it imports, wherever the import stands."""
        found = []
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                found += [(node.lineno, alias.name) for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                above = self.package.split(".")[: len(self.package.split(".")) - node.level + 1]
                start = ".".join(above) if node.level else ""
                origin = ".".join(part for part in (start, node.module or "") if part)
                found += [(node.lineno, f"{origin}.{alias.name}") for alias in node.names]
        return found


@cache
def modules() -> tuple[Module, ...]:
    """Every module of the package."""
    found = []
    for path in sorted((SRC / "sevencats").rglob("*.py")):
        parts = path.relative_to(SRC).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        text = path.read_text(encoding="utf-8")
        found.append(Module(name, path, text, ast.parse(text)))
    return tuple(found)


@cache
def game_layers() -> frozenset[str]:
    """The parts of the package that are games."""
    return frozenset(type(game).__module__.split(".")[1] for game in games().values())


def rules_modules() -> list[Module]:
    """The kernel and the games: what decides how a game goes."""
    return [m for m in modules() if m.layer == "kernel" or m.layer in game_layers()]


def at(module: Module, node: ast.AST) -> str:
    """Where a node stands, for a message."""
    return f"{module.path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
