"""The values that are our own because the box's are not known, and a pack to put the printed ones
in.

A record says in ``authored`` which of its fields are ours. ``authored_values`` lists them with
their limits; ``write_pack`` writes them as files to fill in, ``read_sheet`` reads a filled sheet.
"""

from __future__ import annotations

import csv
import io
import json
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from sevencats.games.oldworld.packs.catalogue import BASE, folder_of
from sevencats.games.oldworld.packs.limits import limits_of
from sevencats.games.oldworld.packs.load import Records
from sevencats.games.oldworld.packs.model import Record, marked_field
from sevencats.games.oldworld.packs.read import KINDS, decode, read_entries
from sevencats.kernel.errors import BadData

#: The columns of a sheet; the owner of a box writes into the last one.
COLUMNS = ("pack", "kind", "id", "field", "value", "limits", "printed")


class Authored(NamedTuple):
    """A value of ours: where it stands, what it is as TOML, and within which limits a printed one
    has to be."""

    pack: str
    kind: str
    id: str
    field: str
    value: str
    limits: str


class Printed(NamedTuple):
    """A value that an owner has read from the box."""

    kind: str
    id: str
    field: str
    value: str


def authored_values(packs: Sequence[str]) -> list[Authored]:
    """The values of ours in these packs, in the order of their files. Each pack is read on top of
    the base and those before it."""
    records: Records = {kind: {} for kind in KINDS}
    values: list[Authored] = []
    for pack in dict.fromkeys((BASE, *packs)):
        entries, faults = read_entries(folder_of(pack))
        assert not faults, f"the packs of the program are sound: {faults}"
        for entry in entries:
            known = records.setdefault(entry.kind, {})
            earlier = known.get(entry.id)
            record = known[entry.id] = decode(entry, earlier)
            if pack in packs:
                # What an earlier pack has written is that pack's.
                fields = record.__struct_fields__ if earlier is None else tuple(entry.data)
                values += _of_record(pack, entry.kind, record, fields)
    return values


def _of_record(pack: str, kind: str, record: Record, given: Sequence[str]) -> Iterator[Authored]:
    kind = kind.partition(".")[0]  # columns stand with the record they belong to
    every = [name for name in record.__struct_fields__ if name not in ("id", "authored")]
    ours = every if "*" in record.authored else [*map(marked_field, record.authored)]
    for name in (name for name in dict.fromkeys(ours) if name in given):
        value = to_toml(msgspec.to_builtins(getattr(record, name)))
        yield Authored(pack, kind, record.id, name, value, limits_of(kind, name))


# -- TOML ------------------------------------------------------------------------------------------


def to_toml(value: Any) -> str:
    """A value as TOML on one line; what has its default in a table is left out."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(to_toml, value))}]"
    if isinstance(value, dict):
        parts = [f"{_key(key)} = {to_toml(one)}" for key, one in value.items() if _said(one)]
        return f"{{ {', '.join(parts)} }}" if parts else "{}"
    return json.dumps(value, ensure_ascii=False)


def _said(value: Any) -> bool:
    """Tables keep empty tables, which are extensions that only connect, and nothing else empty."""
    return bool(value) or isinstance(value, dict)


def _key(key: str) -> str:
    return key if key.replace("_", "").isalnum() and key.isascii() else json.dumps(key)


def _as_toml(text: str, ours: str) -> str:
    """Return what an author has written into a sheet as a TOML value; empty if it is not one. A
    word needs no quotation marks where ours is a word."""
    if ours.startswith('"') and not text.startswith(('"', "'")):
        return to_toml(text)
    try:
        tomllib.loads(f"value = {text}")
    except tomllib.TOMLDecodeError:
        return ""
    return text


# -- a pack to fill in -----------------------------------------------------------------------------


def write_pack(
    folder: Path, packs: Sequence[str], values: Sequence[Authored], printed: Sequence[Printed]
) -> list[Path]:
    """Write a custom pack: a file for each kind with every value of ours as a comment, and those
    that were printed in their place. Raises ``BadData`` if the folder is not empty."""
    if folder.exists() and any(folder.iterdir()):
        raise BadData(f"{folder}: there is something in it already")
    folder.mkdir(parents=True, exist_ok=True)
    known = {(one.kind, one.id, one.field): one.value for one in printed}
    written = [folder / "pack.toml"]
    written[0].write_text(_manifest(folder.resolve().name, packs), encoding="utf-8")
    for kind in dict.fromkeys(one.kind for one in values):
        path = folder / f"{kind}.toml"
        own = [one for one in values if one.kind == kind]
        path.write_text(_file(kind, own, known), encoding="utf-8")
        written.append(path)
    return written


def _manifest(name: str, packs: Sequence[str]) -> str:
    ident = "".join(letter if letter.isalnum() else "_" for letter in name.lower()).strip("_")
    needs = [pack for pack in packs if pack != BASE]
    lines = [f'id = "{ident or "my_box"}"', 'languages = ["en"]']
    return "\n".join([*lines, *([f"needs = {to_toml(needs)}"] if needs else []), ""])


def _file(kind: str, values: Iterable[Authored], known: dict[tuple[str, str, str], str]) -> str:
    """The records of a kind. What is not known yet is a comment: take away the ``#`` and write what
    your box says."""
    by_id: dict[str, list[Authored]] = {}
    for one in values:
        by_id.setdefault(one.id, []).append(one)
    head = "[tracks]" if kind == "tracks" else f"[[{kind}]]"
    blocks = []
    for ident, own in by_id.items():
        lines = [head] if kind == "tracks" else [head, f'id = "{ident}"']
        for one in own:
            printed = known.get((kind, ident, one.field))
            limits = f"  # {one.limits}" if one.limits else ""
            value = (
                f"# {one.field} = {one.value}" if printed is None else f"{one.field} = {printed}"
            )
            lines.append(f"{value}{limits}")
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"


# -- a sheet ---------------------------------------------------------------------------------------


def write_sheet(values: Iterable[Authored]) -> str:
    """All values as CSV, with an empty column for what the box says."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows([*one, ""] for one in values)
    return out.getvalue()


def read_sheet(path: Path, values: Iterable[Authored]) -> list[Printed]:
    """Read what an owner has written into a sheet, as spreadsheets save it: with commas, semicolons
    or tabs. Raises ``BadData`` with every row that is not of ours or has a value that cannot be
    read."""
    ours = {(one.kind, one.id, one.field): one.value for one in values}
    printed, faults = [], []
    for number, row in enumerate(_rows(path), 2):
        text = (row["printed"] or "").strip()
        if not text:
            continue
        where, key = f"{path.name}, line {number}", (row["kind"], row["id"], row["field"])
        value = _as_toml(text, ours[key]) if key in ours else ""
        if key not in ours:
            faults.append(f"{where}: {' '.join(key)} is no value of ours")
        elif not value:
            faults.append(f"{where}: {text!r} is no value; write it as the column 'value' does")
        else:
            printed.append(Printed(*key, value))
    if faults:
        raise BadData("\n".join(faults))
    return printed


def _rows(path: Path) -> list[dict[str, str]]:
    # Some programs begin a file with a mark of its encoding.
    text = path.read_text(encoding="utf-8-sig")
    head = text.partition("\n")[0]
    separator = max(",;\t", key=head.count)
    rows = list(csv.DictReader(io.StringIO(text), delimiter=separator))
    if rows and not set(COLUMNS) <= set(rows[0]):
        raise BadData(f"{path.name}: the columns are {', '.join(COLUMNS)}")
    return rows
