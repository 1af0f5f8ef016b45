"""Content: packs put together into one catalogue.

``base()`` is the box, ``load(...)`` the box with more packs. A pack may add records and may change
those of the packs before it: a record of the same id takes over what it says and leaves the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec

from sevencats.games.oldworld.expansion import vocabulary_of
from sevencats.games.oldworld.language.vocabulary import Vocabulary
from sevencats.games.oldworld.packs.catalogue import (
    BASE,
    HOME,
    check_names,
    check_together,
    folder_of,
)
from sevencats.games.oldworld.packs.model import (
    ActionCard,
    AttributeTrophy,
    EventCard,
    FightCard,
    Location,
    Monster,
    Potion,
    Record,
    School,
    Story,
    Tracks,
)
from sevencats.games.oldworld.packs.read import (
    BASE_KINDS,
    COLUMNS,
    KINDS,
    Entry,
    decode,
    entries_of,
    read_entries,
    read_manifest,
)
from sevencats.games.oldworld.packs.refs import check_record
from sevencats.kernel.errors import BadData

Records = dict[str, dict[str, Record]]
R = TypeVar("R", bound=Record)


@dataclass(frozen=True, slots=True, eq=False)
class Content:
    """All records of some packs, by id, in the order of the packs. Treat the dicts as read-only.

    Two contents are equal only if they are the same object; ``content_hash`` compares facts.
    ``folders`` are the packs' folders, whose ``locales`` hold the texts. ``more`` are the records
    of kinds that expansions bring, ``vocabulary`` the words that effects and traits may use.
    """

    packs: tuple[str, ...]
    folders: tuple[Path, ...]
    actions: dict[str, ActionCard]
    locations: dict[str, Location]
    fight_cards: dict[str, FightCard]
    monsters: dict[str, Monster]
    schools: dict[str, School]
    potions: dict[str, Potion]
    attribute_trophies: dict[str, AttributeTrophy]
    stories: dict[str, Story]
    events: dict[str, EventCard]
    tracks: Tracks
    more: Records
    vocabulary: Vocabulary
    content_hash: str

    def records(self) -> Records:
        """All records by kind, under the names their tables have in a pack; a kind that became
        known after this content was loaded is there too, empty."""
        return {
            **{kind: {} for kind in KINDS},
            "action": {**self.actions},
            "location": {**self.locations},
            "fight_card": {**self.fight_cards},
            "monster": {**self.monsters},
            "school": {**self.schools},
            "potion": {**self.potions},
            "attribute_trophy": {**self.attribute_trophies},
            "story": {**self.stories},
            "event": {**self.events},
            "tracks": {"tracks": self.tracks},
            **{kind: {**by_id} for kind, by_id in self.more.items()},
        }

    def column(self, columns: type[R], kind: str, ident: str) -> R:
        """The fields that an expansion adds to a record (see ``Expansion.columns``); with their
        defaults where no pack gives any."""
        for expansion, known in COLUMNS.get(kind, {}).items():
            if known is columns:
                record = self.more.get(f"{kind}.{expansion}", {}).get(ident)
                return cast("R", record) if record is not None else columns(id=ident)
        raise KeyError(f"{columns.__name__} adds no fields to {kind}")

    def with_records(self, data: Mapping[str, Any]) -> Content:
        """This content with the records of ``data`` added or changed: tables as in a pack.

        A position brings its own cards, monsters and places along in this way. A path that is
        given at one end is there at both.
        """
        records = self.records()
        every = entries_of(dict(data), "")
        entries = [entry for entry in every if set(entry.only_with) <= set(self.packs)]
        add(records, entries)
        for entry in entries:
            if entry.kind == "location" and "paths" in entry.data:
                _open_paths(records["location"], entry.id)
        return _checked(build(self.packs, self.folders, records), entries)


def base() -> Content:
    """The content of the box."""
    return load((BASE,))


@lru_cache(maxsize=64)
def load(packs: tuple[str | Path, ...], records: str = "") -> Content:
    """Load the base with these packs after it, in this order, and with ``records`` (JSON) last.

    A word is the name of a built-in pack, a path the folder of a custom one. Packs that do not
    exist or cannot be combined are refused with one message.
    """
    if records:
        return load(packs).with_records(_tables(records))
    check_names([pack for pack in packs if isinstance(pack, str)])
    folders = [HOME.joinpath(BASE), *(folder_of(pack) for pack in packs if pack != BASE)]
    manifests = [read_manifest(folder) for folder in folders]
    check_together(manifests)
    there = {manifest.id for manifest in manifests}
    merged: Records = {kind: {} for kind in KINDS}
    foreign: list[Entry] = []
    for folder in folders:
        entries, faults = read_entries(folder)
        if faults:
            raise BadData(f"{folder.name}/{faults[0]}")
        entries = [entry for entry in entries if there.issuperset(entry.only_with)]
        add(merged, entries)
        if folder.parent != HOME:
            foreign += entries
    content = build(tuple(manifest.id for manifest in manifests), tuple(folders), merged)
    return _checked(content, foreign)


def inline(folder: Path) -> str:
    """The records of a pack as JSON text, for a set-up that has to do without its folder."""
    read_manifest(folder)
    entries, faults = read_entries(folder)
    if faults:
        raise BadData(f"{folder.name}/{faults[0]}")
    tables: dict[str, list[dict[str, Any]]] = {}
    for entry in entries:
        only = {"only_with": list(entry.only_with)} if entry.only_with else {}
        tables.setdefault(entry.kind, []).append({**entry.data, **only})
    return msgspec.json.encode(tables).decode()


def add(records: Records, entries: Iterable[Entry]) -> None:
    """Put entries into the records: new ones at the end, known ones changed in their place."""
    for entry in entries:
        kind = records.setdefault(entry.kind, {})
        kind[entry.id] = decode(entry, kind.get(entry.id))


def build(packs: tuple[str, ...], folders: tuple[Path, ...], records: Records) -> Content:
    """Make the content of records by kind."""
    tracks = records["tracks"].get("tracks")
    if not isinstance(tracks, Tracks):
        raise BadData("there is no [tracks] in any pack")
    return Content(
        packs=packs,
        folders=folders,
        actions=_of(records["action"], ActionCard),
        locations=_of(records["location"], Location),
        fight_cards=_of(records["fight_card"], FightCard),
        monsters=_of(records["monster"], Monster),
        schools=_of(records["school"], School),
        potions=_of(records["potion"], Potion),
        attribute_trophies=_of(records["attribute_trophy"], AttributeTrophy),
        stories=_of(records["story"], Story),
        events=_of(records["event"], EventCard),
        tracks=tracks,
        more={kind: by_id for kind, by_id in records.items() if kind not in BASE_KINDS},
        vocabulary=vocabulary_of(packs),
        content_hash=_hash(records),
    )


def _checked(content: Content, entries: Iterable[Entry]) -> Content:
    """The content, or the first fault of these entries; the packs of the program have tests."""
    records = content.records()
    for entry in entries:
        for fault in check_record(content, records[entry.kind][entry.id]):
            raise BadData(f"{entry.where}: {fault}")
    return content


def _open_paths(places: dict[str, Record], ident: str) -> None:
    """Let the other places have just those paths to a place that it has to them."""
    changed = places[ident]
    assert isinstance(changed, Location)
    for other in list(places.values()):
        if isinstance(other, Location) and other is not changed:
            if (other.id in changed.paths) != (ident in other.paths):
                paths = [path for path in other.paths if path != ident]
                if other.id in changed.paths:
                    paths.append(ident)
                places[other.id] = msgspec.structs.replace(other, paths=tuple(paths))


def _of(records: dict[str, Record], kind: type[R]) -> dict[str, R]:
    """The same dict under its right type: ``decode`` made every record of its kind."""
    return cast("dict[str, R]", dict(records))


def _hash(records: Records) -> str:
    """A short fingerprint of all facts: equal facts in equal order, equal fingerprint."""
    facts = {kind: list(by_id.values()) for kind, by_id in records.items() if by_id}
    dump = msgspec.json.encode(facts, order="deterministic")
    return blake2b(dump, digest_size=8).hexdigest()


def _tables(records: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(records, type=dict[str, Any])
    except msgspec.MsgspecError as error:
        raise BadData(f"the records of the set-up cannot be read: {error}") from error
