"""A game is a kit: what lies above the games knows none by name, and a part of a kit loads only
what it needs."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from project import ROOT, SRC, Module, game_layers, modules

from sevencats.kit import kits

#: The packages above the games.
ABOVE = frozenset({"bots", "kit", "sim", "adapters", "server", "bench", "cli"})
#: What is built from the page, which has rooms for games.
BUILT = SRC / "sevencats" / "server" / "web" / "static"
#: What only one part of a kit may import: the terminal's commands, the game in numbers, networks
#: and where they are trained, the bench.
PARTS = {
    "commands": {"sevencats.cli", "typer", "rich"},
    "learning": {"sevencats.adapters", "numpy"},
    "master": {"numpy"},
    "twin": {"numpy", "jax"},
    "train": {"numpy", "jax", "optax"},
    "bench": {"sevencats.bench", "rich"},
}
#: What every part of a kit may use of ours, besides its game and itself.
SHARED = {"extras", "kernel", "text", "bots", "kit", "sim"}
#: What must not be loaded with the games: it is heavy, or the upper half of the program.
HEAVY = ("numpy", "jax", "torch", "asyncio", "typer", "rich", "litestar", "sqlalchemy")
UPPER = ("sim", "adapters", "server", "bench", "cli")


def game_names() -> set[str]:
    """Ids and titles of the games, in small letters."""
    return {word.lower() for kit in kits().values() for word in (kit.name, kit.title)}


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
    assert named('from sevencats.gwent import GAME\nx = 1\ny = "oldworld"\n# Gwent') == [1, 3, 4]
    assert any(path.name == "app.py" for path in files_above())


def test_kits_are_found_by_entry_point_only() -> None:
    wrong = [
        f"{module.name}:{line} imports {name}"
        for module in modules()
        for line, name in module.imports()
        if name.startswith("sevencats.kits") and module.layer != "kits"
    ]
    assert wrong == []


def part_of(module: Module) -> tuple[str, str]:
    """The game of a module of ``kits`` and the part of the kit it belongs to."""
    _, _, *rest = module.name.split(".")
    return (*rest, "", "")[0], (*rest, "", "")[1]


def foreign(module: Module) -> list[str]:
    """What a module of a kit imports that its part may not."""
    game, part = part_of(module)
    lazy = lazy_imports(module.tree)
    wrong = []
    for line, name in module.imports():
        top, _, rest = name.partition(".")
        if any(name == one or name.startswith(f"{one}.") for one in PARTS.get(part, ())):
            continue
        if top in set(HEAVY):
            wrong.append(f"{module.name}:{line} imports {name}")
        if top != "sevencats" or not rest:
            continue
        layer = rest.split(".")[0]
        own = layer == game or name.startswith(f"sevencats.kits.{game}")
        if not own and layer not in SHARED:
            wrong.append(f"{module.name}:{line} imports {name}")
        elsewhere = f"sevencats.kits.{game}."
        if name.startswith(elsewhere) and name.removeprefix(elsewhere).split(".")[0] in PARTS:
            if part not in PARTS and line not in lazy:
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


def test_each_part_of_a_kit_imports_only_what_it_is_for() -> None:
    every = [module for module in modules() if module.layer == "kits" and part_of(module)[0]]
    assert {part_of(module)[0] for module in every} == set(kits()) == game_layers()
    assert [line for module in every for line in foreign(module)] == []


def test_kits_load_without_numpy_a_server_or_the_terminal() -> None:
    script = (
        "import sys\n"
        "from sevencats.kit import kits\n"
        "kits()\n"
        f"heavy = {HEAVY!r} + tuple('sevencats.' + part for part in {UPPER!r})\n"
        "print(*[name for name in heavy if name in sys.modules])\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert result.stdout.split() == []
