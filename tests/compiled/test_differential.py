"""The compiled build plays the very games that the sources play; and its list of modules is whole.

The compiled build is optional: without an up-to-date one the games are skipped.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
TRAIL = Path(__file__).with_name("trail.py")
SUFFIXES = (".so", ".pyd")


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sevencats_compile", ROOT / "tools/compile.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def start(src: Path) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONPATH": str(src), "PYTHONHASHSEED": "0"}
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, TRAIL], env=env, stdout=pipe, text=True)


def test_the_compiled_build_plays_the_same_games(tool: ModuleType) -> None:
    if not tool.STAMP.is_file():
        pytest.skip("there is no compiled build: make one with 'python3 make.py compile'")
    if not tool.is_fresh(tool.sources_digest()):
        pytest.skip("the compiled build is out of date: run 'python3 make.py compile' again")
    runs = [start(tool.SRC), start(tool.COMPILED_SRC)]
    (where, *plain), (compiled_where, *compiled) = (
        run.communicate()[0].splitlines() or [""] for run in runs
    )
    assert [run.returncode for run in runs] == [0, 0]
    assert Path(where).suffix == ".py"
    assert Path(compiled_where).suffix in SUFFIXES
    assert len(plain) > 50
    assert compiled == plain


def test_every_pattern_names_a_module(tool: ModuleType) -> None:
    """A pattern that matches nothing is a module that was moved and is plain by mistake."""
    package = tool.SRC / "sevencats"
    patterns = [*tool.COMPILED, *(each for group in tool.PLAIN.values() for each in group)]
    assert [pattern for pattern in patterns if not list(package.glob(pattern))] == []
    compiled = tool.module_files()
    assert {"sevencats/kernel/engine.py", "sevencats/games/gwent/rules/turns.py"} <= set(compiled)
    assert {"sevencats/games/oldworld/fight/combo.py", "sevencats/games/oldworld/state.py"} <= set(
        compiled
    )
    assert "sevencats/kernel/journal.py" not in compiled


def test_sources_contain_no_compiled_files(tool: ModuleType) -> None:
    """It would run in place of the source beside it, and hide every later change."""
    assert [path for path in tool.SRC.rglob("*") if path.suffix in SUFFIXES] == []


@pytest.mark.skipif(os.name == "nt", reason="Windows finds its compiler in its own way")
def test_a_missing_compiler_is_told_in_one_sentence(
    tool: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(tool, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(tool, "copy_sources", lambda: pytest.fail("it went on"))
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert tool.main() == 1
    error = capsys.readouterr().err
    assert "there is no C compiler 'no-such-compiler'" in error
    assert error.count("\n") == 1


def test_compiled_copy_contents(tool: ModuleType) -> None:
    text = "from __future__ import annotations\n\n\n@dataclass\nclass Deck:\n    cards: {} = ()\n"
    quoted = tool.quote_annotations(text.format("tuple[int, ...]"))
    assert quoted == text.format("'tuple[int, ...]'")
    assert tool.quote_annotations(text.format("int")) == text.format("int")
    marked = tool.mark_class(text.format("int"), "Deck", "@plain", "import plain\n").splitlines()
    assert marked[1] == "import plain"
    assert marked[4:7] == ["@plain", "@dataclass", "class Deck:"]
    for module, _ in tool.SPECIAL:
        assert f"sevencats/{module}.py" in tool.module_files()


def test_the_copy_needs_no_package_that_is_not_installed(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The copy imports only more of the standard library, or names for mypyc."""
    monkeypatch.setitem(sys.modules, "mypy_extensions", None)
    for _, imports in tool.SPECIAL.values():
        exec(imports, {})


def test_compiled_classes_may_be_extended_where_a_plain_module_does(tool: ModuleType) -> None:
    """A plain class cannot extend a compiled one that does not allow it: the import fails."""
    compiled = set(tool.module_files())
    allowed = {
        f"sevencats/{module}.py:{name}"
        for (module, name), how in tool.SPECIAL.items()
        if "allow_interpreted_subclasses=True" in how[0]
    }
    for path in (tool.SRC / "sevencats").rglob("*.py"):
        if path.relative_to(tool.SRC).as_posix() not in compiled:
            extended = {base for base in _bases(path) if base.partition(":")[0] in compiled}
            assert {base for base in extended if _is_native(tool, base)} <= allowed, path


def _is_native(tool: ModuleType, base: str) -> bool:
    """Return whether mypyc makes a class native: those that extend nothing. Errors, for example,
    are not."""
    file, _, name = base.partition(":")
    tree = ast.parse((tool.SRC / file).read_text(encoding="utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return any(node.name == name and not node.bases for node in classes)


def _bases(path: Path) -> set[str]:
    """The imported classes that a module's classes extend, as ``file:name``."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    origin = {
        alias.asname or alias.name: f"{node.module.replace('.', '/')}.py:{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    names = {base.id for each in classes for base in each.bases if isinstance(base, ast.Name)}
    return {origin[name] for name in names if name in origin}
