"""Check a pack before it is played: every fault in one go, each with file, record and field."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from sevencats.games.oldworld.expansion import expansions_of
from sevencats.games.oldworld.language.lines import trees
from sevencats.games.oldworld.packs.catalogue import BASE, spelled_out
from sevencats.games.oldworld.packs.load import Content, Records, build, load
from sevencats.games.oldworld.packs.model import (
    ActionCard,
    EventCard,
    Location,
    Manifest,
    Record,
    Story,
)
from sevencats.games.oldworld.packs.read import (
    KINDS,
    MANIFEST,
    Entry,
    decode,
    read_entries,
    read_manifest,
)
from sevencats.games.oldworld.packs.refs import check_record
from sevencats.games.oldworld.text.cards import text_keys
from sevencats.kernel.errors import BadData, SevenCatsError
from sevencats.text import FALLBACK, LANGUAGES, Texts

#: So many belong to every school (W1.6).
STARTING_CARDS = 10
#: The other things that ``expects`` may count, besides the kinds of records.
_PARTS = ("starting_action", "city", "wilds")


@dataclass(slots=True)
class Report:
    """The result of a check: the pack's id, its faults, and for each kind of record how many there
    are, how many cards they make, and how many of them hold values of our own (authored)."""

    pack: str
    languages: tuple[str, ...] = ()
    faults: list[str] = field(default_factory=list)
    counts: dict[str, tuple[int, int, int]] = field(default_factory=dict)


def check_pack(folder: Path) -> Report:
    """Read a pack on top of the base (and of what else it needs) and check all it says."""
    try:
        manifest = read_manifest(folder)
        entries, faults = read_entries(folder)
        under = _under(manifest, (pack for entry in entries for pack in entry.only_with))
        records = _beneath(manifest, under)
    except SevenCatsError as error:
        return Report(folder.name, faults=[str(error)])
    report = Report(manifest.id, manifest.languages, faults)
    own: list[tuple[Entry, Record]] = []
    for entry in entries:
        try:
            record = decode(entry, records[entry.kind].get(entry.id))
        except BadData as error:
            report.faults.append(str(error))
        else:
            records[entry.kind][entry.id] = record
            own.append((entry, record))
    report.counts = _counts(own)
    report.faults += _expected(manifest, own)
    try:
        content = build((*under, manifest.id), (folder,), records)
    except BadData as error:
        report.faults.append(str(error))
    else:
        for entry, record in own:
            report.faults += _record_faults(content, entry, record)
        report.faults += _starting_cards(content, own)
    report.faults += _text_faults(manifest, folder, own)
    return report


def _under(manifest: Manifest, only_with: Iterable[str]) -> tuple[str, ...]:
    """The packs of the program that a pack builds on, or has something for."""
    under = dict.fromkeys((*spelled_out(manifest.needs), *only_with))
    return tuple(need for need in under if need not in (BASE, manifest.id))


def _beneath(manifest: Manifest, under: tuple[str, ...]) -> Records:
    """The records of those packs: copies, for the check adds to them."""
    return {kind: {} for kind in KINDS} if manifest.id == BASE else load(under).records()


def _record_faults(content: Content, entry: Entry, record: Record) -> list[str]:
    faults = [f"{entry.where}: {fault}" for fault in check_record(content, record)]
    if isinstance(record, Location) and not record.paths and not record.island:
        faults.append(f"{entry.where}: paths: nobody can come here or leave")
    try:
        trees(_alone(content, entry))
    except BadData as error:
        faults.append(f"{entry.where.partition(':')[0]}: {error}")
    return faults


def _starting_cards(content: Content, own: list[tuple[Entry, Record]]) -> list[str]:
    """Faults of schools whose deck came out wrong, told at the school or at the first card."""
    homes = {entry.id: entry.where for entry, _ in own if entry.kind == "school"}
    files = [entry.where.partition(":")[0] for entry, _ in own if entry.kind == "action"]
    wanted = STARTING_CARDS + sum(more.data.starting_cards for more in expansions_of(content.packs))
    faults = []
    for school in content.schools:
        cards = sum(card.copies for card in content.actions.values() if card.school == school)
        if cards != wanted and (school in homes or files):
            where = homes[school] if school in homes else f"{files[0]}: school {school}"
            faults.append(f"{where}: it has {cards} starting cards, not {wanted}")
    return faults


def _alone(content: Content, entry: Entry) -> Content:
    """The content with this one record, so that a fault of it is told by itself."""
    records: Records = {kind: {} for kind in KINDS}
    records[entry.kind] = {entry.id: content.records()[entry.kind][entry.id]}
    records["tracks"] = {"tracks": content.tracks}
    return build(content.packs, content.folders, records)


def _copies(record: Record) -> int:
    copies = getattr(record, "copies", 1)
    return copies if isinstance(copies, int) else 1


def _counts(own: list[tuple[Entry, Record]]) -> dict[str, tuple[int, int, int]]:
    counts: dict[str, tuple[int, int, int]] = {}
    for entry, record in own:
        if "." in entry.kind:
            continue  # columns of a record that is counted itself
        known, cards, ours = counts.get(entry.kind, (0, 0, 0))
        counts[entry.kind] = (known + 1, cards + _copies(record), ours + bool(record.authored))
    return counts


def _expected(manifest: Manifest, own: list[tuple[Entry, Record]]) -> list[str]:
    """Faults where the pack does not come to the numbers it expects of itself."""
    counts = dict.fromkeys((*KINDS, *_PARTS), 0)
    for entry, record in own:
        counts[_counted_as(entry.kind, record)] += _copies(record)
        if isinstance(record, Story) and record.deck in _PARTS:
            counts[record.deck] += 1
    faults = []
    for kind, number in manifest.expects.items():
        if kind not in counts:
            faults.append(f"{MANIFEST}: expects: there is no kind {kind!r}")
        elif counts[kind] != number:
            faults.append(f"{MANIFEST}: expects: {number} of {kind}, and there are {counts[kind]}")
    return faults


def _counted_as(kind: str, record: Record) -> str:
    return "starting_action" if isinstance(record, ActionCard) and record.school else kind


def _text_faults(manifest: Manifest, folder: Path, own: list[tuple[Entry, Record]]) -> list[str]:
    """A fault for each text that is missing in a language of the pack."""
    faults = [
        f"{MANIFEST}: languages: {lang!r} is not one of {', '.join(LANGUAGES)}"
        for lang in manifest.languages
        if lang not in LANGUAGES
    ]
    if FALLBACK not in manifest.languages:
        faults.append(f"{MANIFEST}: languages: {FALLBACK} is missing, the one for all others")
    for lang in LANGUAGES:
        if lang not in manifest.languages:
            continue
        try:
            texts = own_texts(folder, lang)
        except ValueError as error:
            faults.append(f"locales: {error}")
            continue
        # The base has to bring all its texts; other packs may use the names that are there.
        base_texts = () if manifest.id == BASE else Texts.load(lang)
        wanted: dict[str, str] = {}
        for entry, record in own:
            if lang in manifest.english_stories and isinstance(record, Story | EventCard):
                continue
            for key in text_keys(entry.kind, record):
                wanted.setdefault(key, entry.where)
        for key, where in wanted.items():
            if key not in texts and key not in base_texts:
                faults.append(f"{where}: the text {key} is missing in locales/{lang}")
    return faults


def own_texts(folder: Path, lang: str) -> Texts:
    """The pack's own words of a language, nothing else."""
    home = folder.joinpath("locales", lang)
    files = sorted(home.glob("*.ftl"))
    return Texts(lang, [(path.name, path.read_text(encoding="utf-8")) for path in files]).check()
