"""The source files of the project, read once, for the checks beside this file."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple

from sevencats.kernel.registry import games

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"


#: The rooms of a game beside its rules. They may import the rules, never the other way round. An
#: expansion may have such a room in its own folder: ``expansions/<id>/bots``.
ROOMS = frozenset(
    ["balance", "bench", "bots", "learn", "lessons", "page", "plugin", "stories", "terminal"]
)


def layer_of(name: str) -> str:
    """The layer of a module or of a name in it: ``kernel``, ``games.gwent`` for the rules of a
    game, ``rooms.gwent`` for what the game has beside them."""
    _, layer, game, room, *_ = *name.split("."), "", "", "", ""
    if layer != "games":
        there = SRC / "sevencats" / layer
        return layer if there.is_dir() or there.with_suffix(".py").is_file() else ""
    if not game or not (SRC / "sevencats" / "games" / game).is_dir():
        return ""
    if room == "expansions":
        room = (*name.split("."), "", "")[5]
    return f"rooms.{game}" if room in ROOMS else f"games.{game}"


class Module(NamedTuple):
    """One module of the package: its dotted name, file, text and syntax tree."""

    name: str
    path: Path
    text: str
    tree: ast.Module

    @property
    def layer(self) -> str:
        """The part of the package it belongs to; empty for ``sevencats`` itself."""
        return layer_of(self.name)

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
    return frozenset(layer_of(type(game).__module__) for game in games().values())


def rules_modules() -> list[Module]:
    """The kernel and the rules of games."""
    return [m for m in modules() if m.layer == "kernel" or m.layer in game_layers()]


def at(module: Module, node: ast.AST) -> str:
    """Where a node stands, for a message."""
    return f"{module.path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
