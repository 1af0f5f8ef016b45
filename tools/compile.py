"""Compile the rules of both games, the players that search and what a server tells of a table with
mypyc, into build/compiled.

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
#: What to put on PYTHONPATH.
COMPILED_SRC = HOME / "src"
#: Shows a server that the build was made from its own sources.
SOURCES = ROOT / compiled.DIGEST
STAMP = HOME / "stamp"

#: What is compiled, as patterns below `sevencats`: all that random play, search and a server
#: spend their time in. New modules in these folders are included automatically.
COMPILED = (
    "kernel/*.py",
    "gwent/rules/*.py",
    "gwent/cards/flags.py",
    "gwent/decks/conceal.py",
    "gwent/decks/prior.py",
    "gwent/public.py",
    "gwent/state.py",
    "gwent/table.py",
    "gwent/text/cards.py",
    "gwent/text/log.py",
    "gwent/text/options.py",
    "gwent/text/words.py",
    "kits/gwent/bots/outlook.py",
    "kits/gwent/bots/tavern.py",
    "kits/gwent/bots/worth.py",
    "kits/gwent/insight.py",
    "kits/gwent/reasons.py",
    "kits/gwent/words.py",
    "oldworld/fight/*.py",
    "oldworld/language/*.py",
    "oldworld/public.py",
    "oldworld/rules/*.py",
    "oldworld/special/*.py",
    "oldworld/state.py",
    "kits/oldworld/bots/fighting.py",
    "kits/oldworld/bots/habits.py",
    "kits/oldworld/bots/hunter.py",
    "kits/oldworld/bots/hunts.py",
    "kits/oldworld/bots/odds.py",
    "kits/oldworld/bots/option_worth.py",
    "kits/oldworld/bots/outlook.py",
    "kits/oldworld/bots/plans.py",
    "kits/oldworld/bots/stories.py",
    "kits/oldworld/bots/worth.py",
    "server/tables/messages.py",
    "server/tables/views.py",
    "text.py",
)

#: What stays plain all the same, by reason.
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
        "oldworld/language/tables.py",
        "oldworld/language/trait_words.py",
        "oldworld/language/vocabulary.py",
        "oldworld/language/words.py",
        "oldworld/rules/setup.py",
        "oldworld/rules/setup_frames.py",
    ),
}

#: Classes that mypyc has to treat in a way of their own, by module and name.
SPECIAL = {
    # A game that is not compiled extends it.
    ("kernel/state", "State"): "allow_interpreted_subclasses=True",
    # Players that search are not compiled and begin as hunters.
    ("kits/oldworld/bots/hunter", "HunterBot"): "allow_interpreted_subclasses=True",
    # A snapshot is read by the types of its fields, and a native dataclass forgets them.
    ("gwent/table", "Config"): "native_class=False",
}


def main() -> int:
    """Compile, unless what lies there is up to date; returns the exit code."""
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
    """The files to compile, seen from `src`."""
    package = SRC / "sevencats"
    excluded = [pattern for patterns in PLAIN.values() for pattern in patterns]
    left_out = {path for pattern in excluded for path in package.rglob(pattern)}
    paths = {path for pattern in COMPILED for path in package.glob(pattern)} - left_out
    return sorted(path.relative_to(SRC).as_posix() for path in paths)


def copy_sources() -> None:
    """Copy `src`, and the rule texts beside it, to where nothing else is."""
    shutil.rmtree(HOME, ignore_errors=True)
    # The page is read where it was built; "static" is its folder and nobody else's.
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static")
    shutil.copytree(SRC, COMPILED_SRC, ignore=ignored)
    shutil.copytree(ROOT / "docs" / "rules", HOME / "docs" / "rules")
    (HOME / ".ignore").write_text("*\n", encoding="utf-8")  # ruff is not to read the copy


def prepare_copy() -> None:
    """Write into the copy what mypyc needs to know and the sources need not say."""
    for name in module_files():
        path = COMPILED_SRC / name
        text = quote_annotations(path.read_text(encoding="utf-8"))
        for (module, cls), how in SPECIAL.items():
            if name == f"sevencats/{module}.py":
                text = mark_class(text, cls, how)
        path.write_text(text, encoding="utf-8", newline="\n")


def quote_annotations(text: str) -> str:
    """Quote the fields that are annotated with something in brackets.

    Of ``tuple[int, ...]`` mypyc would leave only ``tuple`` for those who ask a class for its types,
    as reading a snapshot does. What is quoted it leaves alone.
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


def mark_class(text: str, name: str, how: str) -> str:
    """Tell mypyc how to treat a class."""
    lines = text.splitlines(keepends=True)
    body = ast.parse(text).body
    cls = next(node for node in body if isinstance(node, ast.ClassDef) and node.name == name)
    first = min([cls.lineno, *(decorator.lineno for decorator in cls.decorator_list)])
    lines.insert(first - 1, f"@mypyc_attr({how})\n")
    future = lines.index("from __future__ import annotations\n")
    lines.insert(future + 1, "from mypy_extensions import mypyc_attr\n")
    return "".join(lines)


def is_fresh(digest: str) -> bool:
    """Whether the compiled build was made from what has this digest."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == digest


def sources_digest() -> str:
    """A digest of all that the compiled build is made from."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')}".encode())
    digest.update(Path(__file__).read_bytes())
    digest.update(compiled.sources_digest(ROOT).encode())
    return digest.hexdigest()


def compiler_problem() -> str:
    """Why nothing can be compiled here, or an empty string."""
    if os.name == "nt":
        return ""  # the compiler is not on the path there; setuptools finds it
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
