"""Imports point one way: kernel, games, bots, tools, command line."""

from __future__ import annotations

import subprocess
import sys

from project import SRC, Module, at, game_layers, modules

#: A layer may import the ones with a smaller number, and itself.
RANKS = {
    "text": 0,
    "extras": 0,
    "kernel": 0,
    "rulebook": 0,
    # games: 1
    "bots": 2,
    "kit": 3,
    "sim": 4,
    "adapters": 4,
    "server": 5,
    "bench": 6,
    "cli": 7,
    "api": 4,
    "author": 4,
    "kits": 8,
    "__main__": 9,
}
#: What the kernel and the games may use from outside the standard library.
RULES_MAY_USE = {"msgspec"}


def rank(layer: str) -> int:
    """The height of a layer; an unknown one has to be given a place here first."""
    if layer in game_layers():
        return 1
    assert layer in RANKS, f"give the layer {layer!r} a rank in this test"
    return RANKS[layer]


def layer_of(imported: str) -> str:
    """The layer an imported name belongs to; empty for names of ``sevencats`` itself."""
    part = imported.split(".")[1] if "." in imported else ""
    return part if (SRC / "sevencats" / part).is_dir() or part in RANKS else ""


def upward(module: Module) -> list[str]:
    """The imports of a module that point upwards or sideways."""
    wrong = []
    for line, imported in module.imports():
        if imported.split(".")[0] != "sevencats":
            continue
        target = layer_of(imported)
        if target and target != module.layer and rank(target) >= rank(module.layer):
            wrong.append(f"{module.path.name}:{line} imports {imported}")
    return wrong


def test_no_import_points_upwards() -> None:
    wrong = [line for module in modules() if module.layer for line in upward(module)]
    assert wrong == []


def test_the_kernel_knows_only_itself() -> None:
    for module in modules():
        if module.layer == "kernel":
            ours = {layer_of(n) for _, n in module.imports() if n.split(".")[0] == "sevencats"}
            assert ours <= {"", "kernel"}, module.name


def test_games_know_the_kernel_and_the_words_only() -> None:
    for module in modules():
        if module.layer in game_layers():
            ours = {layer_of(n) for _, n in module.imports() if n.split(".")[0] == "sevencats"}
            assert ours <= {"", "kernel", "text", module.layer}, module.name


def test_kernel_and_games_need_little_from_outside() -> None:
    wrong = []
    for module in modules():
        if module.layer != "kernel" and module.layer not in game_layers():
            continue
        for line, name in module.imports():
            top = name.split(".")[0]
            if top not in sys.stdlib_module_names and top not in RULES_MAY_USE | {"sevencats"}:
                wrong.append(f"{module.name}:{line} imports {name}")
    assert wrong == []


def test_games_load_without_numpy_or_a_server() -> None:
    """Importing every game brings in nothing heavy, however indirectly."""
    script = (
        "import sys\n"
        "from sevencats.kernel.registry import games\n"
        "games()\n"
        "heavy = ('numpy', 'torch', 'asyncio', 'typer', 'sevencats.cli', 'sevencats.server')\n"
        "print(*[name for name in heavy if name in sys.modules])\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert result.stdout.split() == []


def test_the_scan_itself_sees_imports() -> None:
    """A check that finds nothing must be able to find something."""
    engine = next(m for m in modules() if m.name == "sevencats.kernel.engine")
    assert "sevencats.kernel.rng.Rng" in [name for _, name in engine.imports()]
    assert layer_of("sevencats.kernel.rng.Rng") == "kernel"
    assert layer_of("sevencats.__version__") == ""
    assert at(engine, engine.tree.body[0]).startswith("src")
