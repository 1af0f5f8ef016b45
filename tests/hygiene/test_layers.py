"""Imports point one way: kernel, games, bots, tools, command line."""

from __future__ import annotations

import subprocess
import sys

from helpers.project import SRC, Module, at, game_layers, layer_of, modules

#: A layer may import the ones with a smaller number, and itself.
RANKS: dict[str, float] = {
    "text": 0,
    "extras": 0.7,
    "installed": 0,
    "kernel": 0,
    "errors": 0.5,
    "rulebook": 0,
    # games: 1
    "plugin": 3,
    "sim": 4,
    "adapters": 4,
    "server": 5,
    "bench": 6,
    "cli": 7,
    "api": 4,
    "author": 4,
    # rooms of games: 8
    "__main__": 9,
}
#: Packages outside the standard library that the kernel and the games may use.
RULES_MAY_USE = {"msgspec"}


def rank(layer: str) -> float:
    """The height of a layer. Add new layers to the table first."""
    if layer in game_layers():
        return 1
    if layer.startswith("rooms."):
        return 8
    assert layer in RANKS, f"give the layer {layer!r} a rank in this test"
    return RANKS[layer]


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
            assert ours <= {"", "kernel", "errors", "text", module.layer}, module.name


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


#: Libraries of a server that a table does not need.
SERVER_LIBRARIES = (
    "alembic",
    "asyncpg",
    "httptools",
    "litestar",
    "prometheus_client",
    "redis",
    "sqlalchemy",
    "uvicorn",
    "uvloop",
    "websockets",
    "wsproto",
)


def test_tables_load_without_the_servers_libraries() -> None:
    """The code that hosts a table also runs without a web framework, database or process."""
    names = [
        ".".join(path.relative_to(SRC).with_suffix("").parts)
        for folder in ("tables", "offline")
        for path in sorted((SRC / "sevencats" / "server" / folder).rglob("*.py"))
        if path.name != "__init__.py"
    ]
    names += [f"sevencats.server.asked.{name}" for name in ("types", "offers", "daily", "names")]
    script = (
        "import sys\n"
        f"sys.modules.update(dict.fromkeys({SERVER_LIBRARIES!r}))\n"
        "from importlib import import_module\n"
        f"for name in {names!r}:\n"
        "    import_module(name)\n"
        "ours = ('hub', 'metrics', 'process', 'settings', 'workers', 'store.schema', 'web')\n"
        "ours += ('store.db',)\n"
        "print(*[name for name in ours if f'sevencats.server.{name}' in sys.modules])\n"
        "print(*[name for name in ('multiprocessing',) if name in sys.modules])\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.split() == []


def test_the_scan_itself_sees_imports() -> None:
    """A check that finds nothing must be able to find something."""
    engine = next(m for m in modules() if m.name == "sevencats.kernel.engine")
    assert "sevencats.kernel.rng.Rng" in [name for _, name in engine.imports()]
    assert layer_of("sevencats.kernel.rng.Rng") == "kernel"
    assert layer_of("sevencats.__version__") == ""
    assert at(engine, engine.tree.body[0]).startswith("src")
