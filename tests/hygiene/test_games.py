"""Packages above the games name none of them, and each room of a game loads only what it needs."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from helpers.project import ROOT, SRC, Module, layer_of, modules

from sevencats.plugin import plugins

#: The packages above the games.
ABOVE = frozenset({"plugin", "sim", "adapters", "server", "bench", "cli"})
#: Generated for the page, which has rooms for games.
BUILT = SRC / "sevencats" / "server" / "web" / "static"
#: Imports that only one room of a game may have: the terminal's commands, the game in numbers,
#: networks and their training, the benchmarks.
PARTS = {
    "terminal": {"sevencats.cli", "typer"},
    "learn.features": {"sevencats.adapters", "numpy"},
    "learn.mini": {"sevencats.adapters"},
    "learn.master": {"numpy"},
    "learn.outlook_fit": {"numpy"},
    "learn.twin": {"numpy", "jax"},
    "learn.train": {"numpy", "jax", "optax"},
    "bench": {"sevencats.bench"},
}
#: Our own modules that every room may use, besides its game.
SHARED = {"errors", "extras", "kernel", "text", "plugin", "sim"}
#: Modules that must not be loaded with the games: heavy ones, or the upper half of the program.
HEAVY = ("numpy", "jax", "torch", "asyncio", "typer", "rich", "litestar", "sqlalchemy")
UPPER = ("sim", "adapters", "server", "bench", "cli")


def game_names() -> set[str]:
    """Ids and titles of the games, in small letters."""
    return {word.lower() for plugin in plugins().values() for word in (plugin.name, plugin.title)}


def named(text: str) -> list[int]:
    """The lines of a text that name a game."""
    return [
        number
        for number, line in enumerate(text.lower().splitlines(), 1)
        if any(name in line for name in game_names())
    ]


def files_above() -> Iterator[Path]:
    """Every text file of the packages above the games, pages and words included."""
    for layer in sorted(ABOVE):
        for path in sorted((SRC / "sevencats" / layer).rglob("*")):
            if path.is_file() and path.suffix != ".pyc" and BUILT not in path.parents:
                yield path


def test_nothing_above_the_games_names_one() -> None:
    """Not in an import, not in a string, not in a comment."""
    wrong = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in files_above()
        for line in named(path.read_text(encoding="utf-8"))
    ]
    assert wrong == []


def test_the_search_for_names_finds_them() -> None:
    assert named('from sevencats.games.gwent import GAME\nx = 1\ny = "oldworld"\n# Gwent') == [
        1,
        3,
        4,
    ]
    assert any(path.name == "app.py" for path in files_above())


def test_games_are_found_by_entry_point_only() -> None:
    wrong = [
        f"{module.name}:{line} imports {name}"
        for module in modules()
        for line, name in module.imports()
        if name.startswith("sevencats.games.") and home(name) != home(module.name)
    ]
    assert wrong == []


def home(name: str) -> str:
    """The package of the game that a name belongs to."""
    return ".".join(name.split(".")[:3])


def part_of(name: str) -> tuple[str, str]:
    """The game of a module in a game's home, and its room; those of learning have a name each."""
    _, _, game, room, inner, *_ = *name.split("."), "", "", "", "", ""
    return game, f"learn.{inner}" if room == "learn" else room


def foreign(module: Module) -> list[str]:
    """The imports of a module beside a game's rules that its room may not have."""
    game, part = part_of(module.name)
    lazy = lazy_imports(module.tree)
    wrong = []
    for line, name in module.imports():
        top = name.partition(".")[0]
        if any(name == one or name.startswith(f"{one}.") for one in PARTS.get(part, ())):
            continue
        if top in set(HEAVY):
            wrong.append(f"{module.name}:{line} imports {name}")
        if top != "sevencats" or not layer_of(name):
            continue
        own = name.startswith(f"sevencats.games.{game}.")
        if not own and layer_of(name) not in SHARED:
            wrong.append(f"{module.name}:{line} imports {name}")
        heavy = part_of(name)[1] if own else ""
        if heavy.startswith(("learn.", "bench")) and part not in PARTS and line not in lazy:
            wrong.append(f"{module.name}:{line} imports {name} before it is needed")
    return wrong


def lazy_imports(tree: ast.Module) -> set[int]:
    """The lines of imports inside functions."""
    return {
        node.lineno
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    }


def test_each_room_imports_only_what_it_is_for() -> None:
    rooms = [module for module in modules() if module.layer.startswith("rooms.")]
    assert {part_of(module.name)[0] for module in rooms} == set(plugins())
    assert [line for module in rooms for line in foreign(module)] == []


def test_plugins_load_without_numpy_a_server_or_the_terminal() -> None:
    script = (
        "import sys\n"
        "from sevencats.plugin import plugins\n"
        "plugins()\n"
        f"heavy = {HEAVY!r} + tuple('sevencats.' + part for part in {UPPER!r})\n"
        "print(*[name for name in heavy if name in sys.modules])\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert result.stdout.split() == []
