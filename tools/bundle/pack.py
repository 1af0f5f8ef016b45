"""Compile and pack the folders of /stage into /out. Run by ``pack.mjs`` inside Pyodide."""

from __future__ import annotations

import ast
import importlib.util
import json
import marshal
import zipfile
from pathlib import Path

#: The same date everywhere, so that the same files give the same packs.
_DATE = (2020, 1, 1, 0, 0, 0)
#: Marks a compiled module that is never compared with its source.
_UNCHECKED = (1).to_bytes(4, "little") + bytes(8)
#: Parts of Python's library that no table uses; some are large.
_NAMES = """
    _aix_support _android_support _apple_support _ios_support _osx_support _pydatetime
    _pydecimal _pyio _pylong _pyrepl _strptime argparse bdb cProfile cmd code compileall
    configparser curses dbm doctest ensurepip filecmp fileinput ftplib getopt getpass graphlib
    html http idlelib imaplib lib2to3 mailbox mimetypes modulefinder multiprocessing netrc
    optparse pdb pickletools plistlib poplib profile pstats pty py_compile pyclbr pydoc
    pydoc_data quopri rlcompleter sched shelve smtplib socketserver sqlite3 stringprep symtable
    tabnanny tarfile test this timeit tkinter trace tracemalloc tty turtle turtledemo unittest
    venv wave webbrowser wsgiref xml xmlrpc zipapp
"""
_UNUSED = frozenset(_NAMES.split())
_UNUSED_PATHS = (
    "asyncio/windows_",
    "encodings/mac_",
    "encodings/iso",
    "encodings/cp1",
    "encodings/cp7",
    "encodings/cp8",
    "encodings/cp9",
    "encodings/koi8",
    "logging/config",
    "logging/handlers",
    "urllib/request",
    "urllib/robotparser",
)


def compiled(source: str, name: str) -> bytes:
    """A module without its docstrings, as the bytes of a .pyc."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                # Empty, it keeps its place: a body needs a statement.
                first.value.value = ""
    code = compile(tree, name, "exec", dont_inherit=True)
    return importlib.util.MAGIC_NUMBER + _UNCHECKED + marshal.dumps(code)


def pack(folder: Path) -> None:
    """Pack a folder of the stage: a line of JSON with names and sizes, then the files."""
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            name, data = path.relative_to(folder).as_posix(), path.read_bytes()
            if name.endswith(".py"):
                name, data = f"{name}c", compiled(data.decode(), name)
            files[name] = data
    index = json.dumps([(name, len(data)) for name, data in files.items()])
    Path(f"/out/{folder.name}.pack").write_bytes(b"".join([index.encode(), b"\n", *files.values()]))


def pack_library() -> None:
    """Pack Python's own library, without what no table uses, as the zip that Python begins with."""
    with (
        zipfile.ZipFile("/lib/python314.zip") as whole,
        zipfile.ZipFile("/out/library.zip", "w") as archive,
    ):
        for name in sorted(whole.namelist()):
            top = name.partition("/")[0].removesuffix(".py")
            if top not in _UNUSED and not name.startswith(_UNUSED_PATHS) and name.endswith(".py"):
                data = compiled(whole.read(name).decode(), name)
                archive.writestr(zipfile.ZipInfo(f"{name}c", _DATE), data)


for found in sorted(Path("/stage").iterdir()):
    pack(found)
pack_library()
