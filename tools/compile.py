"""Compile the rules of both games, the searching bots and the server's views of a table with mypyc,
into build/compiled.

`python3 make.py compile` runs this. It copies `src` and compiles the copy; the sources themselves
stay as they are, and the program never needs the compiled build.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.metadata import version
from pathlib import Path

from sevencats.server import compiled

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
HOME = ROOT / "build" / "compiled"
#: The value for PYTHONPATH.
COMPILED_SRC = HOME / "src"
#: Tells a server that the build was made from its own sources.
SOURCES = ROOT / compiled.DIGEST
STAMP = HOME / "stamp"

#: The modules to compile, as patterns below `sevencats`: the hot code of random play, search and a
#: server. New modules in these folders are included automatically.
COMPILED = (
    "kernel/*.py",
    "games/gwent/rules/*.py",
    "games/gwent/cards/flags.py",
    "games/gwent/decks/conceal.py",
    "games/gwent/decks/prior.py",
    "games/gwent/public.py",
    "games/gwent/state.py",
    "games/gwent/table.py",
    "games/gwent/text/cards.py",
    "games/gwent/text/log.py",
    "games/gwent/text/options.py",
    "games/gwent/text/words.py",
    "games/gwent/bots/outlook.py",
    "games/gwent/bots/tavern.py",
    "games/gwent/bots/tavern_answers.py",
    "games/gwent/bots/worth.py",
    "games/gwent/page/insight.py",
    "games/gwent/page/reasons.py",
    "games/gwent/page/words.py",
    "games/oldworld/fight/*.py",
    "games/oldworld/language/*.py",
    "games/oldworld/public.py",
    "games/oldworld/rules/*.py",
    "games/oldworld/special/*.py",
    "games/oldworld/state.py",
    "games/oldworld/bots/fighting.py",
    "games/oldworld/bots/habits.py",
    "games/oldworld/bots/hunter.py",
    "games/oldworld/bots/hunts.py",
    "games/oldworld/bots/odds.py",
    "games/oldworld/bots/option_worth.py",
    "games/oldworld/bots/outlook.py",
    "games/oldworld/bots/plans.py",
    "games/oldworld/bots/stories.py",
    "games/oldworld/bots/worth.py",
    "server/tables/messages.py",
    "server/tables/steps.py",
    "server/tables/views.py",
    "text.py",
)

#: Modules that stay interpreted, with the reason.
PLAIN = {
    "a package's list of names": ("*/__init__.py",),
    "reads and writes by the types of fields, which a compiled class forgets": (
        "kernel/journal.py",
        "kernel/run.py",
        "kernel/snapshot.py",
        "kernel/values.py",
    ),
    "runs once for each game": (
        "kernel/registry.py",
        "games/oldworld/language/tables.py",
        "games/oldworld/language/trait_words.py",
        "games/oldworld/language/vocabulary.py",
        "games/oldworld/language/words.py",
        "games/oldworld/rules/setup.py",
        "games/oldworld/rules/setup_frames.py",
    ),
}

#: Classes that mypyc must treat specially, by module and name: a decorator, and the import it
#: needs. mypyc reads its own decorator and never runs it, so its package need not be installed. A
#: class with any other decorator stays an ordinary one.
_EXTENSIBLE = (
    "@mypyc_attr(allow_interpreted_subclasses=True)",
    "from typing import TYPE_CHECKING\n"
    "if TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr\n",
)
_ORDINARY = ("@update_abstractmethods", "from abc import update_abstractmethods\n")
SPECIAL = {
    # Extended by games that are not compiled.
    ("kernel/state", "State"): _EXTENSIBLE,
    # Extended by searching bots, which are not compiled.
    ("games/oldworld/bots/hunter", "HunterBot"): _EXTENSIBLE,
    # A snapshot is read by the types of its fields, which a native dataclass does not keep.
    ("games/gwent/table", "Config"): _ORDINARY,
}


def main() -> int:
    """Compile, unless the build is up to date; returns the exit code."""
    digest, sources = sources_digest(), compiled.sources_digest(ROOT)
    if is_fresh(digest):
        return 0
    problem = compiler_problem()
    if problem:
        print(f"make.py: {problem}", file=sys.stderr)
        return 1
    print("make.py: compiling, this takes a minute or two", flush=True)
    start = time.monotonic()
    copy_sources()
    prepare_copy()
    log = HOME / "log.txt"
    with log.open("w", encoding="utf-8") as out:
        command = [sys.executable, "-m", "mypyc", *module_files()]
        failed = subprocess.call(command, cwd=COMPILED_SRC, stdout=out, stderr=subprocess.STDOUT)
    if failed:
        print(log.read_text(encoding="utf-8"), file=sys.stderr)
        print("make.py: compiling failed (see above)", file=sys.stderr)
        return 1
    for left_over in ("build", ".mypy_cache"):
        shutil.rmtree(COMPILED_SRC / left_over, ignore_errors=True)
    SOURCES.write_text(sources, encoding="utf-8")
    STAMP.write_text(digest, encoding="utf-8")
    print(f"make.py: compiled in {time.monotonic() - start:.0f} s", flush=True)
    return 0


def module_files() -> list[str]:
    """The files to compile, relative to `src`."""
    package = SRC / "sevencats"
    excluded = [pattern for patterns in PLAIN.values() for pattern in patterns]
    left_out = {path for pattern in excluded for path in package.rglob(pattern)}
    paths = {path for pattern in COMPILED for path in package.glob(pattern)} - left_out
    return sorted(path.relative_to(SRC).as_posix() for path in paths)


def copy_sources() -> None:
    """Copy `src`, and the rule texts beside it, to a folder of its own."""
    shutil.rmtree(HOME, ignore_errors=True)
    # The page is read where it was built; only its folder is called "static".
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static")
    shutil.copytree(SRC, COMPILED_SRC, ignore=ignored)
    shutil.copytree(ROOT / "docs" / "rules", HOME / "docs" / "rules")
    (HOME / ".ignore").write_text("*\n", encoding="utf-8")  # ruff should not check the copy


def prepare_copy() -> None:
    """Add to the copy what mypyc needs and the sources leave out."""
    for name in module_files():
        path = COMPILED_SRC / name
        text = quote_annotations(path.read_text(encoding="utf-8"))
        for (module, cls), how in SPECIAL.items():
            if name == f"sevencats/{module}.py":
                text = mark_class(text, cls, *how)
        path.write_text(text, encoding="utf-8", newline="\n")


def quote_annotations(text: str) -> str:
    """Quote the field annotations that have brackets.

    At run time mypyc would keep only ``tuple`` of ``tuple[int, ...]``, but reading a snapshot needs
    the whole type. It leaves quoted annotations alone.
    """
    lines = text.encode().splitlines(keepends=True)
    for node in ast.walk(ast.parse(text)):
        for field in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(field, ast.AnnAssign) and isinstance(field.annotation, ast.Subscript):
                hint = field.annotation
                assert hint.lineno == hint.end_lineno, "an annotation goes over several lines"
                line = lines[hint.lineno - 1]
                start, end = hint.col_offset, hint.end_col_offset
                quoted = repr(line[start:end].decode()).encode()
                lines[hint.lineno - 1] = line[:start] + quoted + line[end:]
    return b"".join(lines).decode()


def mark_class(text: str, name: str, decorator: str, imports: str) -> str:
    """Add a decorator to a class, with its import."""
    lines = text.splitlines(keepends=True)
    body = ast.parse(text).body
    cls = next(node for node in body if isinstance(node, ast.ClassDef) and node.name == name)
    first = min([cls.lineno, *(one.lineno for one in cls.decorator_list)])
    lines.insert(first - 1, f"{decorator}\n")
    future = lines.index("from __future__ import annotations\n")
    lines.insert(future + 1, imports)
    return "".join(lines)


def is_fresh(digest: str) -> bool:
    """Return whether the compiled build was made from sources with this digest."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == digest


def sources_digest() -> str:
    """A digest of everything that the compiled build is made from."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')}".encode())
    digest.update(Path(__file__).read_bytes())
    digest.update(compiled.sources_digest(ROOT).encode())
    return digest.hexdigest()


def compiler_problem() -> str:
    """Why nothing can be compiled here, or an empty string."""
    if os.name == "nt":
        return ""  # there the compiler is not on the path; setuptools finds it
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(words[0]) is None:
        return (
            f"there is no C compiler {words[0]!r}. Install one (on Debian or Ubuntu: "
            "apt-get install gcc) or name yours in CC. Seven Cats also runs without."
        )
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return (
            "this Python came without its C headers. Install them (on Debian or Ubuntu: "
            "apt-get install python{}.{}-dev). Seven Cats also runs without.".format(
                *sys.version_info
            )
        )
    return ""


if __name__ == "__main__":
    sys.exit(main())
