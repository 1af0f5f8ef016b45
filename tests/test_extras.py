"""The core needs few libraries, and a part whose library is missing says how to install it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from sevencats.extras import EXTRAS, missing_extra

PROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"
#: Packages whose module has another name, and those that nothing imports by name.
MODULES = {"argon2_cffi": "argon2", "open_spiel": "pyspiel"}
UNNAMED = {"sevencats"}
#: Imported by others than the package they come with.
CARRIED = {"cryptography"}

#: Plays without every library of an extra, as a slim install has none of them.
WITHOUT = f"""
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {sorted(m for ms in EXTRAS.values() for m in ms)}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
from sevencats.cli import main
main(sys.argv[1:])
"""


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, *words], capture_output=True, text=True, check=False
    )


def test_every_library_of_an_extra_is_known() -> None:
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    for extra, packages in project["optional-dependencies"].items():
        names = {re.split(r"[<>=\[;]", name)[0].replace("-", "_") for name in packages}
        modules = {MODULES.get(name, name) for name in names} - UNNAMED
        known = {module for one in EXTRAS.values() for module in one}
        assert modules <= known, extra
        assert set(EXTRAS[extra]) - CARRIED <= modules, extra


def test_the_core_stays_slim() -> None:
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    names = {re.split(r"[<>=]", name)[0] for name in project["dependencies"]}
    assert names == {"click", "fluent.runtime", "msgspec", "typer-slim"}


@pytest.mark.parametrize(
    "words",
    [
        ("gwent", "simulate", "--bots", "tavern,search@4", "--games", "1", "--seed", "1"),
        ("oldworld", "simulate", "--seats", "2", "--bots", "random", "--games", "1", "--seed", "1"),
        ("rules", "show", "G4.3"),
        ("--help",),
    ],
    ids=" ".join,
)
def test_the_core_plays_without_any_extra(words: tuple[str, ...]) -> None:
    done = run(*words)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("serve",), "--editable '.[server]'"),
        (("backup", "file"), "--editable '.[server]'"),
        (
            ("gwent", "simulate", "--bots", "master,random", "--games", "1"),
            "this needs numpy: .venv/bin/uv pip install --editable '.[learned]'",
        ),
    ],
)
def test_a_missing_extra_is_named_in_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("sevencats: this needs ")
    assert sentence in done.stderr


def test_unknown_module_is_not_an_extra() -> None:
    assert missing_extra(ModuleNotFoundError("No module named 'x'", name="x")) is None
