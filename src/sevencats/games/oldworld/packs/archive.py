"""Packs of strangers: one zip file, read with limits on everything.

A pack is data. Whatever is not a text file at its place is refused, all faults at once, before a
single byte is unpacked to disk; sizes are counted while reading, for a header may lie. ``unpack``
writes the files of a pack that has no fault; ``fold`` makes the zip of a folder.
"""

from __future__ import annotations

import io
import re
import stat
import tomllib
import unicodedata
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sevencats.kernel.errors import BadData
from sevencats.text import Texts

#: The largest file that is read at all, all that may be in it, and a single file.
LARGEST, LARGEST_INSIDE, LARGEST_TEXT = 1_000_000, 4_000_000, 400_000
MOST_FILES = 100
MOST_FAULTS = 30
#: Tables in tables, and brackets in brackets.
DEEPEST = 12
MOST_RECORDS = 2_000
#: No printed number is larger; and no card is there more often.
LARGEST_NUMBER, MOST_COPIES = 9_999, 60
_PLACE = re.compile(
    r"(?:[a-z0-9_]{1,40}/)?(?P<kind>pack\.toml|[a-z0-9_]{1,40}\.toml"
    r"|locales/[a-z]{2}/[a-z0-9_]{1,40}\.ftl)"
)
_FILES = "pack.toml, other .toml files, and locales/<language>/<name>.ftl"
_PLACEABLE = re.compile(r"\{([^{}\n]*)")
_SIMPLE = re.compile(r"\s*(?:\$[a-z][a-z0-9-]*\s*(?:->\s*)?$|\"[^\"]{0,20}\"\s*$)")
_BLOCK = 64 * 1024
#: Line breaks and tabs are the only control characters of a text.
_ALLOWED = frozenset("\n\r\t\N{SOFT HYPHEN}\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}")


def unpack(data: bytes, folder: Path) -> Path:
    """Write the files of a zipped pack into an empty folder and return that of the pack.
    ``BadData`` with all faults, in lines, if it is not a pack within the limits."""
    files = read_archive(data)
    for name, content in files.items():
        path = folder.joinpath(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return next(folder.joinpath(name).parent for name in files if name.endswith("pack.toml"))


def fold(folder: Path) -> bytes:
    """Return a pack's folder as one zip file, the same for the same files."""
    found = io.BytesIO()
    paths = [*folder.glob("*.toml"), *folder.glob("locales/*/*.ftl")]
    with zipfile.ZipFile(found, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(paths):
            name = f"{folder.resolve().name}/{path.relative_to(folder).as_posix()}"
            archive.writestr(zipfile.ZipInfo(name), path.read_bytes(), zipfile.ZIP_DEFLATED)
    data = found.getvalue()
    read_archive(data)
    return data


def read_archive(data: bytes) -> dict[str, bytes]:
    """Return the files of a zipped pack by their place in it."""
    if len(data) > LARGEST:
        raise BadData(f"the file has {len(data):,} bytes; a pack has at most {LARGEST:,}")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = archive.infolist()
            faults = list(_place_faults(entries))
            files = {} if faults else _contents(archive, entries)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, ValueError) as error:
        if isinstance(error, BadData):
            raise
        raise BadData(f"this is not a zip file that can be read: {error}") from error
    for name, content in files.items():
        faults += _text_faults(name, content)
    if faults:
        more = len(faults) - MOST_FAULTS
        rest = [f"... and {more} more"] if more > 0 else []
        raise BadData("\n".join([*faults[:MOST_FAULTS], *rest]))
    return files


def _place_faults(entries: list[zipfile.ZipInfo]) -> Iterator[str]:
    """Yield what is wrong with names and kinds of files, without reading any."""
    if len(entries) > MOST_FILES:
        yield f"there are {len(entries)} files; a pack has at most {MOST_FILES}"
        return
    seen: set[str] = set()
    homes: set[str] = set()
    for entry in entries:
        name = _shown(entry.filename)
        mode = entry.external_attr >> 16
        if entry.is_dir():
            continue
        found = _PLACE.fullmatch(entry.filename)
        if stat.S_ISLNK(mode) or (stat.S_IFMT(mode) and not stat.S_ISREG(mode)):
            yield f"{name}: a link or device; a pack has plain files only"
        elif entry.flag_bits & 1:
            yield f"{name}: encrypted; a pack can be read by everybody"
        elif entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            yield f"{name}: packed in a way that is not read; use a plain zip file"
        elif found is None:
            yield f"{name}: a pack has {_FILES}"
        elif entry.filename in seen:
            yield f"{name}: there are two files of this name"
        seen.add(entry.filename)
        if found is not None:
            homes.add(entry.filename.removesuffix(found["kind"]))
    if len(homes) > 1:
        yield "the files lie in several folders; a zip file holds one pack"
    elif not any(name.endswith("pack.toml") for name in seen):
        yield "not a pack: it has no pack.toml"


def _contents(archive: zipfile.ZipFile, entries: list[zipfile.ZipInfo]) -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    total = 0
    for entry in entries:
        if entry.is_dir():
            continue
        parts, size = [], 0
        with archive.open(entry) as file:
            while part := file.read(_BLOCK):
                size, total = size + len(part), total + len(part)
                if size > LARGEST_TEXT or total > LARGEST_INSIDE:
                    raise BadData(
                        f"{entry.filename}: unpacked it is larger than {LARGEST_TEXT:,} bytes, "
                        f"or all files together than {LARGEST_INSIDE:,}"
                    )
                parts.append(part)
        files[entry.filename] = b"".join(parts)
    return files


def _text_faults(name: str, content: bytes) -> Iterator[str]:
    """Yield what is wrong inside a file, apart from what its game says of it."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        yield f"{name}: not a text in UTF-8"
        return
    hidden = sorted({f"U+{ord(c):04X}" for c in text if c not in _ALLOWED and _hides(c)})
    if hidden:
        yield f"{name}: characters that are not seen or turn the text around: {', '.join(hidden)}"
    elif name.endswith(".ftl"):
        yield from _message_faults(name, text)
    else:
        yield from _table_faults(name, text)


def _hides(character: str) -> bool:
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")


def _table_faults(name: str, text: str) -> Iterator[str]:
    if _deepest(text) > DEEPEST:
        yield f"{name}: brackets in brackets, deeper than {DEEPEST}"
        return
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        yield f"{name}: not readable as TOML: {error}"
        return
    except ValueError:
        yield f"{name}: a number in it is too long to be read"
        return
    records = sum(len(rows) if isinstance(rows, list) else 1 for rows in data.values())
    if records > MOST_RECORDS:
        yield f"{name}: {records} records; a file has at most {MOST_RECORDS}"
        return
    yield from _number_faults(name, data, 0)


def _deepest(text: str) -> int:
    """Return how deep brackets and dotted keys of a text may nest, strings counted too."""
    depth = most = 0
    for character in text:
        if character in "[{":
            depth += 1
            most = max(most, depth)
        elif character in "]}":
            depth = max(0, depth - 1)
        elif character == "\n" and depth > DEEPEST:
            break
    dots = max((line.split("=")[0].count(".") for line in text.splitlines()), default=0)
    return max(most, dots)


def _number_faults(where: str, value: Any, depth: int) -> Iterator[str]:
    """Yield numbers out of bounds, and all other kinds of values."""
    if depth > 2 * DEEPEST:
        yield f"{where}: tables in tables, deeper than {DEEPEST}"
    elif isinstance(value, dict):
        for key, part in value.items():
            if key == "copies" and isinstance(part, int) and not 0 <= part <= MOST_COPIES:
                yield f"{where}: copies: {_shown(str(part))}, and {MOST_COPIES} are the most"
            else:
                yield from _number_faults(f"{where}: {_shown(key)}", part, depth + 1)
    elif isinstance(value, list):
        for part in value:
            yield from _number_faults(where, part, depth + 1)
    elif isinstance(value, bool | str):
        return
    elif not isinstance(value, int):
        yield f"{where}: dates and fractions have no place in a pack"
    elif abs(value) > LARGEST_NUMBER:
        yield f"{where}: a number beyond {LARGEST_NUMBER}"


def _message_faults(name: str, text: str) -> Iterator[str]:
    """Yield placeables that are more than a variable, a choice by one, or a letter in quotes. Texts
    that repeat others grow from a few lines into gigabytes."""
    if _deepest(text) > DEEPEST:
        yield f"{name}: brackets in brackets, deeper than {DEEPEST}"
        return
    for found in _PLACEABLE.finditer(text):
        if not _SIMPLE.match(found[1]):
            shown = _shown(found[0])
            yield f"{name}: {shown}: braces hold variables, choices and quotes only; write it out"
    try:
        Texts("en", [(name, text)]).check()
    except ValueError as error:
        yield f"{name}: not readable as Fluent: {_shown(str(error))}"


def _shown(text: str) -> str:
    """Return a stranger's word as it can be printed: short, in one line, nothing hidden."""
    plain = "".join("?" if c in "\r\n" or _hides(c) else c for c in text[:60])
    return plain + ("..." if len(text) > 60 else "")
