"""The site command: the page and the engine as files that any web host can carry."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
from pathlib import Path
from typing import Annotated

import typer

from sevencats.cli.language import chosen_language
from sevencats.cli.options import Lang
from sevencats.errors import said
from sevencats.kernel.errors import SevenCatsError
from sevencats.server.compiled import page_folder
from sevencats.text import Texts

_LIST = "engine/bundle.json"
_INDEX = "index.html"
_MARK = '<meta name="sevencats-engine" content="yes" />'
#: Without a server nobody else sets a policy.
_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'"
)
_META = f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}" />'
#: Headers in the form that many hosts read from a file of this name.
_HEADERS = f"""\
/*
  Content-Security-Policy: {_POLICY}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Cache-Control: no-cache
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/assets/pyworker-*
  Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'
/art/*
  Cache-Control: public, max-age=31536000, immutable
/engine/pyodide-*
  Cache-Control: public, max-age=31536000, immutable
/engine/*.gz
  Cache-Control: public, max-age=31536000, immutable
"""


def site(
    folder: Annotated[Path, typer.Argument(help="A new or empty folder.")],
    lang: Lang = "",
) -> None:
    """Write a site that plays without a server: `python -m http.server` can carry it."""
    page = page_folder()
    if not (page / _LIST).is_file():
        raise said(SevenCatsError, "error-no-engine")
    if folder.is_dir() and any(folder.iterdir()):
        raise said(SevenCatsError, "error-folder-full", path=str(folder))
    shutil.copytree(page, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*"))
    _rewrite(folder)
    (folder / "_headers").write_text(_HEADERS, encoding="utf-8")
    texts = Texts.load(chosen_language(lang))
    for name, size, sent in _sizes(folder):
        typer.echo(texts(f"site-{name}", size=f"{size / 1e6:.1f}", sent=f"{sent / 1e6:.1f}"))
    command = f"python -m http.server --directory {folder} 8000"
    typer.echo(texts("site-done", path=str(folder), command=command))


def _rewrite(folder: Path) -> None:
    """Say in the page that there is no server, and set its policy."""
    index = folder / _INDEX
    text = index.read_text(encoding="utf-8")
    text = text.replace(_MARK, f"{_META}\n    {_MARK.replace('yes', 'only')}")
    index.write_text(text, encoding="utf-8")
    data = text.encode()
    listed = json.loads((folder / _LIST).read_text(encoding="utf-8"))
    digest = hashlib.sha256(data).hexdigest()
    entry = next(entry for entry in listed["page"] if entry[0] == f"/{_INDEX}")
    entry[1:] = len(data), digest[: len(entry[2])]
    # Another version: a server's page and a site's are not the same.
    version = hashlib.sha256((listed["version"] + digest).encode()).hexdigest()
    listed["version"] = version[: len(listed["version"])]
    whole = json.dumps(listed, separators=(",", ":"))
    (folder / _LIST).write_text(whole, encoding="utf-8")


def _sizes(folder: Path) -> list[tuple[str, int, int]]:
    """Parts of a site: their bytes, and how many a host sends that compresses what is worth it."""
    listed = json.loads((folder / _LIST).read_text(encoding="utf-8"))
    packs = [entry[0] for name, entry in listed["packs"].items() if not name.startswith("texts-")]
    texts = [entry[0] for name, entry in listed["packs"].items() if name.startswith("texts-")]
    page = [entry[0] for entry in listed["page"]]
    scripts = [name for name in page if name.startswith("/engine/")]
    parts = {
        "engine": packs + scripts,
        "texts": texts,
        "page": [name for name in page if name not in scripts],
        "pictures": [entry[0] for entry in listed["pictures"]],
    }
    return [
        (part, sum(map(len, files)), sum(map(_sent, files)))
        for part, names in parts.items()
        for files in [[(folder / name[1:]).read_bytes() for name in names]]
    ]


def _sent(data: bytes) -> int:
    return min(len(data), len(gzip.compress(data, 6)))
