"""Read the files of a pack into records.

A pack is a folder with a ``pack.toml`` and any number of other TOML files, each with tables named
like the kinds of records: ``[[monster]]``, ``[[action]]`` and so on. A fault is told with the
file, the record and the field.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from sevencats.errors import near_to
from sevencats.games.oldworld.packs.model import (
    ActionCard,
    AttributeTrophy,
    EventCard,
    FightCard,
    Location,
    Manifest,
    Monster,
    Potion,
    Record,
    School,
    Story,
    Tracks,
    marked_field,
)
from sevencats.kernel.errors import BadData

MANIFEST = "pack.toml"
#: The name of a table in a pack, and what its entries are.
KINDS: dict[str, type[Record]] = {
    "action": ActionCard,
    "location": Location,
    "fight_card": FightCard,
    "monster": Monster,
    "school": School,
    "potion": Potion,
    "attribute_trophy": AttributeTrophy,
    "story": Story,
    "event": EventCard,
    "tracks": Tracks,
}
#: Those of the base game; expansions add theirs to ``KINDS``.
BASE_KINDS = tuple(KINDS)
#: Fields that expansions add to records of a kind, by kind and expansion. They are records of a
#: kind of their own (``action.<expansion>``) with the id of the record they belong to.
COLUMNS: dict[str, dict[str, type[Record]]] = {}
_ID = re.compile(r"[a-z0-9]+(?:_[a-z0-9]+)*")
_HEAD = re.compile(r"\s*\[\[?\s*([a-z_]+)\s*\]\]?\s*(?:#.*)?$")
_AT = re.compile(r"(?s)(?P<why>.*?) - at `(?P<path>.*)`")
#: Messages of msgspec, and our wording for them.
_PHRASES = (
    ("Object contains unknown field", "there is no field"),
    ("Object missing required field", "it lacks the field"),
    ("Expected", "expected"),
)


class Entry(NamedTuple):
    """One record as a file gives it, not yet decoded: it may only change an earlier one. It is
    there only where all the packs of ``only_with`` are in play."""

    kind: str
    id: str
    where: str
    data: dict[str, Any]
    only_with: tuple[str, ...] = ()


def read_manifest(folder: Path) -> Manifest:
    """Read the ``pack.toml`` of a folder."""
    path = folder.joinpath(MANIFEST)
    if not path.is_file():
        raise BadData(f"{folder}: not a pack: it has no {MANIFEST}")
    data = _read_toml(path)
    try:
        manifest = msgspec.convert(data, Manifest)
    except msgspec.ValidationError as error:
        raise BadData(f"{MANIFEST}: {in_words(error)}") from error
    if not _ID.fullmatch(manifest.id):
        raise BadData(f"{MANIFEST}: id: {manifest.id!r} is not in lower_snake_case")
    return manifest


def read_entries(folder: Path) -> tuple[list[Entry], list[str]]:
    """Read all records of a pack, file by file; return them and the faults that were found."""
    entries: list[Entry] = []
    faults: list[str] = []
    for path in sorted(folder.glob("*.toml")):
        if path.name == MANIFEST or not path.is_file():
            continue
        try:
            data = _read_toml(path)
        except BadData as error:
            faults.append(str(error))
            continue
        found, wrong = sort_out(data, f"{path.name}: ", _lines_of(path))
        faults += [*wrong, *_twice(entries, found)]
        entries += found
    return entries, faults


def entries_of(data: dict[str, Any], where: str) -> list[Entry]:
    """The entries of decoded tables, ``{"monster": [...], "tracks": {...}}``; raises the first
    fault."""
    entries, faults = sort_out(data, where)
    if faults:
        raise BadData(faults[0])
    return entries


def _lines_of(path: Path) -> dict[tuple[str, int], int]:
    """The line of a file on which each record begins, by its kind and its number in the file."""
    found: dict[tuple[str, int], int] = {}
    counts: dict[str, int] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if head := _HEAD.match(line):
            counts[head[1]] = counts.get(head[1], 0) + 1
            found[head[1], counts[head[1]]] = number
    return found


def sort_out(
    data: dict[str, Any], where: str, lines: Mapping[tuple[str, int], int] = MappingProxyType({})
) -> tuple[list[Entry], list[str]]:
    """The entries of decoded tables, and what is wrong with the rest of them. ``lines`` are the
    lines of their file (see ``_lines_of``)."""
    entries: list[Entry] = []
    faults: list[str] = []
    for kind, given in data.items():
        rows = [given] if isinstance(given, dict) else given
        if kind not in KINDS:
            known = ", ".join(name for name in KINDS if "." not in name)
            near = near_to(kind, KINDS)
            at = _at_line(where, lines.get((kind, 1), 0))
            faults.append(f"{at}there is no kind of record {kind!r}; known: {known}{near}")
        elif not isinstance(rows, list):
            faults.append(f"{where}{kind}: expected a list of records")
        else:
            for number, row in enumerate(rows, 1):
                at = _at_line(where, lines.get((kind, number), 0))
                try:
                    entries += _with_columns(_entry(kind, row, number, at))
                except BadData as error:
                    faults.append(str(error))
    return entries, faults


def _at_line(where: str, line: int) -> str:
    return f"{where.removesuffix(': ')}, line {line}: " if line else where


def _entry(kind: str, row: object, number: int, where: str) -> Entry:
    if not isinstance(row, dict):
        raise BadData(f"{where}{kind} number {number}: expected a table with an id")
    name = "tracks" if kind == "tracks" else row.get("id")
    if not isinstance(name, str) or not _ID.fullmatch(name):
        problem = "has no id" if name is None else f"has the id {name!r}, not in lower_snake_case"
        raise BadData(f"{where}{kind} number {number} {problem}")
    at = f"{where}{kind} {name}"
    data = {**row, "id": name}
    packs = data.pop("only_with", [])
    if not isinstance(packs, list) or not all(isinstance(pack, str) for pack in packs):
        raise BadData(f"{at}: only_with: expected a list of packs")
    return Entry(kind, name, at, data, tuple(packs))


def _with_columns(entry: Entry) -> Iterator[Entry]:
    """The entry without the fields that belong to columns, and an entry for each of these."""
    rest = dict(entry.data)
    authored = rest.get("authored", ())
    found = []
    for expansion, columns in COLUMNS.get(entry.kind, {}).items():
        names = [name for name in columns.__struct_fields__ if name not in ("id", "authored")]
        given = {name: rest.pop(name) for name in names if name in rest}
        ours = [mark for mark in authored if marked_field(mark) in names]
        if ours:
            given["authored"] = ours
            rest["authored"] = [mark for mark in rest["authored"] if mark not in ours]
        if given:
            data = {"id": entry.id, **given}
            kind = f"{entry.kind}.{expansion}"
            found.append(entry._replace(kind=kind, data=data))
    yield entry._replace(data=rest)
    yield from found


def decode(entry: Entry, earlier: Record | None) -> Record:
    """Make the record of an entry. What it does not say stays as the ``earlier`` record has it."""
    data = entry.data
    if earlier is not None:
        data = {**msgspec.to_builtins(earlier), **data}
        if "authored" not in entry.data:
            data["authored"] = _still_authored(earlier, entry.data)
    try:
        return msgspec.convert(data, KINDS[entry.kind])
    except msgspec.ValidationError as error:
        raise BadData(f"{entry.where}: {in_words(error)}") from error


def _still_authored(earlier: Record, given: dict[str, Any]) -> list[str]:
    """The fields of our own that a change leaves alone: what it gives is another author's word."""
    ours: tuple[str, ...] = earlier.authored
    if "*" in ours:
        ours = tuple(f for f in earlier.__struct_fields__ if f not in ("id", "authored"))
    return [mark for mark in ours if marked_field(mark) not in given]


def in_words(error: msgspec.ValidationError) -> str:
    """The message of msgspec with the field first: ``life: expected `int`, got `str```."""
    match = _AT.fullmatch(str(error))
    why, path = (match["why"], match["path"]) if match else (str(error), "")
    path = path.removeprefix("$").removeprefix(".")
    for theirs, ours in _PHRASES:
        why = why.replace(theirs, ours)
    return f"{path}: {why}" if path else why


def _twice(known: list[Entry], found: list[Entry]) -> list[str]:
    places = {(entry.kind, entry.id): entry.where for entry in known}
    faults = []
    for entry in found:
        if (entry.kind, entry.id) in places:
            first = places[entry.kind, entry.id].partition(":")[0]
            faults.append(f"{entry.where}: the id is used twice, first in {first}")
        places[entry.kind, entry.id] = entry.where
    return faults


def _read_toml(path: Path) -> dict[str, Any]:
    try:
        return _parsed(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{path.name}: not readable as TOML: {error}") from error


@lru_cache(maxsize=256)
def _parsed(text: str) -> dict[str, Any]:
    """A file's tables, to be read only. The packs of the program are read again for every set of
    expansions, and reading TOML is most of the time that takes."""
    return tomllib.loads(text)
