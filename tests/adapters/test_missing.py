"""Without the libraries the package loads, and an adapter says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest


def run(script: str) -> str:
    """Return the output of a fresh Python."""
    command = [sys.executable, "-c", script]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.parametrize(
    ("module", "library"),
    [
        ("vocabulary", "numpy"),
        ("learning", "numpy"),
        ("pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium"),
        ("openspiel", "pyspiel"),
        ("small", "pyspiel"),
        ("vector", "gymnasium"),
    ],
)
def test_a_missing_library_is_named(module: str, library: str) -> None:
    if library != "numpy":
        pytest.importorskip("numpy")
    if module in ("pettingzoo", "vector"):
        pytest.importorskip("gymnasium")
    text = run(
        f"import sys; sys.modules[{library!r}] = None\n"
        "import sevencats.adapters\n"
        f"try:\n    import sevencats.adapters.{module}\n"
        "except ImportError as error:\n    print(error)\n"
    )
    assert text == f"{library} is not installed: pip install sevencats[adapters]"


def test_the_package_itself_imports_none_of_them() -> None:
    text = run(
        "import sys, sevencats.adapters\n"
        "print(*[n for n in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel') if n in sys.modules])"
    )
    assert text == ""
