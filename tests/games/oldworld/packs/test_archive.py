"""Forty packs of strangers that mean harm or are broken: each is refused with a sentence, at once
and in little memory, and leaves nothing behind."""

from __future__ import annotations

import io
import stat
import time
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from sevencats.games.oldworld.packs.archive import LARGEST, MOST_FAULTS, fold, read_archive, unpack
from sevencats.games.oldworld.packs.check import check_pack
from sevencats.kernel import BadData

MANIFEST = 'id = "stranger"\nlanguages = ["en"]\n'
VALUES = '[[location]]\nid = "cintra"\naction = "poker"\n'


def packed(
    files: dict[str, str | bytes],
    change: Callable[[zipfile.ZipInfo], None] = lambda entry: None,
    method: int = zipfile.ZIP_DEFLATED,
) -> bytes:
    """A zip file with a manifest and these files; ``change`` is made to the entry of each."""
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w", method) as archive:
        for name, text in {"pack.toml": MANIFEST, **files}.items():
            entry = zipfile.ZipInfo(name)
            entry.compress_type = method
            if name != "pack.toml":
                change(entry)
            archive.writestr(entry, text)
    return found.getvalue()


def twice(name: str, text: str) -> bytes:
    """A zip file with two files of one name."""
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w") as archive, pytest.warns(UserWarning):
        for each in ("pack.toml", name, name):
            archive.writestr(each, MANIFEST if each == "pack.toml" else text)
    return found.getvalue()


def links(entry: zipfile.ZipInfo) -> None:
    """Make the entry a link."""
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16


def pipes(entry: zipfile.ZipInfo) -> None:
    """Make the entry a named pipe."""
    entry.external_attr = (stat.S_IFIFO | 0o666) << 16


def lying() -> bytes:
    """A zip file whose header says that a large file is small."""
    data = bytearray(packed({"big.toml": "#" * 500_000}))
    for mark, place in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        at = data.rfind(mark)
        data[at + place : at + place + 4] = (100).to_bytes(4, "little")
    return bytes(data)


def encrypted() -> bytes:
    """A zip file that says it is encrypted."""
    data = bytearray(packed({"a.toml": VALUES}))
    for mark, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = data.rfind(mark)
        data[at + place] |= 1
    return bytes(data)


def damaged() -> bytes:
    """A zip file with other bytes than were packed."""
    data = bytearray(packed({"a.toml": VALUES * 20}))
    at = data.rfind(b"PK\x03\x04") + 60
    data[at : at + 8] = b"\0" * 8
    return bytes(data)


def message(text: str) -> bytes:
    """A pack with this Fluent file."""
    return packed({"locales/en/a.ftl": text})


def table(text: str) -> bytes:
    """A pack with this TOML file."""
    return packed({"a.toml": text})


LAUGHS = "".join(f"m{n} = {{ m{n - 1} }}{{ m{n - 1} }}\n" for n in range(1, 40))
ELF, PNG = b"\x7fELF" + bytes(100), b"\x89PNG\r\n\x1a\n" + bytes(50)

#: Hostile files by name, each with a word of the sentence that refuses it.
HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    "nothing": (lambda: b"", "not a zip file"),
    "noise": (lambda: bytes(range(256)) * 40, "not a zip file"),
    "half a file": (lambda: packed({"a.toml": VALUES})[:-40], "not a zip file"),
    "other bytes than were packed": (damaged, "not a zip file"),
    "a large file": (lambda: bytes(LARGEST + 1), "at most"),
    "a bomb": (lambda: packed({"a.toml": "#" * 50_000_000}), "larger than"),
    "many small bombs": (
        lambda: packed({f"a{n}.toml": "#" * 390_000 for n in range(20)}),
        "all files together",
    ),
    "a bomb that says it is small": (lying, "not a zip file"),
    "a zip file in a zip file": (lambda: packed({"more.zip": packed({})}), "a pack has"),
    "ten thousand files": (lambda: packed({f"a{n}.toml": "" for n in range(10_000)}), "files"),
    "a way out": (lambda: packed({"../../etc/passwd.toml": ""}), "a pack has"),
    "a way out inside": (lambda: packed({"locales/../../a.toml": ""}), "a pack has"),
    "an absolute path": (lambda: packed({"/tmp/a.toml": ""}), "a pack has"),
    "a path of Windows": (lambda: packed({"C:\\a.toml": ""}), "a pack has"),
    "a long name": (lambda: packed({"a" * 5000 + ".toml": ""}), "a pack has"),
    "a name that turns around": (lambda: packed({"\u202elmot.toml": ""}), "a pack has"),
    "a link": (lambda: packed({"a.toml": "/etc/passwd"}, links), "a link"),
    "a pipe": (lambda: packed({"a.toml": ""}, pipes), "a link or device"),
    "code": (lambda: packed({"rules.py": "import os"}), "a pack has"),
    "a program": (lambda: packed({"a.toml": ELF}), "not a text|not seen"),
    "a page": (lambda: packed({"index.html": "<script>"}), "a pack has"),
    "a broken picture": (lambda: packed({"pictures/a.png": PNG}), "a pack has"),
    "a drawing with a script": (lambda: packed({"a.svg": "<svg onload=x>"}), "a pack has"),
    "a secret": (encrypted, "encrypted"),
    "an unusual packing": (lambda: packed({"a.toml": VALUES}, method=zipfile.ZIP_LZMA), "packed"),
    "one name twice": (lambda: twice("a.toml", VALUES), "two files"),
    "two packs": (lambda: packed({"other/pack.toml": MANIFEST}), "several folders"),
    "a language without end": (lambda: packed({"locales/english/a.ftl": ""}), "a pack has"),
    "brackets in brackets": (lambda: table("a = " + "[" * 5000 + "]" * 5000), "deeper"),
    "tables in tables": (lambda: table("a = " + "{b=" * 400 + "1" + "}" * 400), "deeper"),
    "dots in dots": (lambda: table("[" + ".".join("a" * 3000) + "]"), "deeper"),
    "a number of many digits": (lambda: table("a = " + "9" * 10_000), "number"),
    "a number beyond all": (lambda: table("[[monster]]\nlife = 99999999"), "number beyond"),
    "a billion copies": (lambda: table("[[potion]]\ncopies = 1000000000"), "the most"),
    "a fraction": (lambda: table("[[monster]]\nlife = nan"), "fractions"),
    "records without end": (lambda: table("[[a]]\n" * 3000), "records"),
    "no table": (lambda: table("monster ="), "TOML"),
    "letters that are not": (lambda: packed({"a.toml": b"\xff\xfe\x00"}), "UTF-8"),
    "commands to the terminal": (lambda: message("a = \x1b[2J"), "not seen"),
    "text that turns around": (lambda: message("a = \u202eno\u202c"), "turn the text"),
    "a text of texts": (lambda: message("m0 = lol\n" + LAUGHS), "braces hold"),
    "a text that names itself": (lambda: message("a = { a }"), "braces hold"),
    "a text that calls": (lambda: message("a = { NUMBER(1) }"), "braces hold"),
    "no text": (lambda: message("= nothing"), "Fluent"),
    "choices in choices": (lambda: message("a = " + "{" * 3000), "deeper"),
}


def test_there_are_forty_of_them() -> None:
    assert len(HOSTILE) >= 40


@pytest.mark.parametrize("name", HOSTILE)
def test_it_is_refused_with_a_sentence(name: str, tmp_path: Path) -> None:
    make, word = HOSTILE[name]
    data = make()
    tracemalloc.start()
    begun = time.process_time()
    try:
        with pytest.raises(BadData, match=word) as refused:
            unpack(data, tmp_path)
        spent = time.process_time() - begun
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    told = str(refused.value)
    assert len(told.splitlines()) <= MOST_FAULTS + 1
    assert len(told) < 8_000 and all(c.isprintable() or c == "\n" for c in told)
    assert list(tmp_path.iterdir()) == []
    assert most < 40_000_000
    assert spent < 5


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ('[[monster]]\nid = "x"\nlevel = "high"\nlife = 3\n', "expected"),
        ('[[monstre]]\nid = "x"\n', "did you mean monster"),
        ('[[location]]\nid = "cintra"\naction = "pocker"\n', "did you mean poker"),
        ('[[location]]\nid = "cintra"\npaths = ["novigrd"]\n', "did you mean novigrad"),
        ('[[potion]]\nid = "swallow"\ndo = ["drow 3"]\n', "did you mean draw"),
        ('[[monster]]\nid = "../x"\n', "lower_snake_case"),
        ('[[story]]\nid = "x"\ndeck = "city"\noptions = 3\n', "expected"),
    ],
)
def test_wrong_records_are_told_with_the_nearest_word(text: str, word: str, tmp_path: Path) -> None:
    report = check_pack(unpack(packed({"a.toml": text}), tmp_path))
    assert any(word in fault and fault.startswith("a.toml, line 1: ") for fault in report.faults)


def test_a_pack_comes_out_as_it_went_in(tmp_path: Path) -> None:
    home = tmp_path / "mine"
    (home / "locales/en").mkdir(parents=True)
    (home / "pack.toml").write_text(MANIFEST)
    (home / "a.toml").write_text(VALUES)
    (home / "locales/en/a.ftl").write_text("note = <b>{ $name }</b>\n")
    (home / "secret.txt").write_text("not part of a pack")
    data = fold(home)
    assert data == fold(home)
    folder = unpack(data, tmp_path / "out")
    assert check_pack(folder).faults == []
    files = {name.partition("/")[2]: text for name, text in read_archive(data).items()}
    assert files == {
        name: (home / name).read_bytes() for name in ("pack.toml", "a.toml", "locales/en/a.ftl")
    }
