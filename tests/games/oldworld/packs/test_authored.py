"""The values that are ours, and a pack begun with them (``pack authored``, ``pack new``)."""

from __future__ import annotations

import csv
import io
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from sevencats.cli.app import app
from sevencats.games.oldworld.expansions.bombs import Bomb
from sevencats.games.oldworld.packs.authored import (
    COLUMNS,
    authored_values,
    read_sheet,
    to_toml,
    write_pack,
    write_sheet,
)
from sevencats.games.oldworld.packs.catalogue import built_in
from sevencats.games.oldworld.packs.check import check_pack
from sevencats.games.oldworld.packs.load import base, load
from sevencats.games.oldworld.packs.model import Record, marked_field
from sevencats.kernel.errors import BadData
from sevencats.text import Texts


def run(*args: str) -> str:
    result = CliRunner().invoke(app, ["oldworld", "pack", *args])
    assert result.exit_code == 0, result.output
    return result.output


def test_every_field_that_a_record_calls_ours_is_listed() -> None:
    """Counted over the loaded content, column fields with the record they belong to."""
    packs = built_in()
    listed = {(one.kind, one.id, one.field) for one in authored_values(packs)}
    most = tuple(pack for pack in packs[1:] if pack != "wild_hunt")
    for content in (load(most), load(("wild_hunt",))):
        for kind, by_id in content.records().items():
            for record in by_id.values():
                for field in _ours(record):
                    assert (kind.partition(".")[0], record.id, field) in listed
    assert ("potion", "swallow", "do") in listed
    assert ("action", "retaliation_1", "traits") in listed, "a field of an expansion"
    assert not any(one[:2] == ("action", "agility") for one in listed), "printed"


def _ours(record: Record) -> list[str]:
    every = [name for name in record.__struct_fields__ if name not in ("id", "authored")]
    return every if "*" in record.authored else [*map(marked_field, record.authored)]


def test_a_value_has_its_record_its_field_and_its_limits() -> None:
    (life,) = [one for one in authored_values(["base"]) if one[1:4] == ("potion", "swallow", "do")]
    assert life.pack == "base" and tomllib.loads(f"x = {life.value}")["x"]
    assert "damage 1 or 2" in life.limits
    bare = {(one.kind, one.field) for one in authored_values(built_in()) if not one.limits}
    assert not bare, "every kind of value of ours has limits in words"


def test_a_value_is_listed_once_by_the_pack_that_gives_it() -> None:
    """A pack that changes a record of another one does not take over what is ours there."""
    listed = [one[1:4] for one in authored_values(built_in())]
    assert len(set(listed)) == len(listed)
    assert not any(one.pack == "special_attacks" for one in authored_values(["special_attacks"]))


def test_values_are_written_so_that_they_read_the_same() -> None:
    values: tuple[Any, ...] = (
        {"damage": 1, "shield": 0, "return_card": False},
        {"blue": {}, "red": {"damage": 2}},
        [{"roll": {"1-3": ["gold +1"], "4-6": ["draw 2"]}}],
        'a "quoted" word',
        [True, 3],
    )
    for value in values:
        read = tomllib.loads(f"x = {to_toml(value)}")["x"]
        if isinstance(value, dict):
            value = {key: one for key, one in value.items() if one or one == {}}
        assert read == value


def test_the_list_in_words_as_json_and_as_a_sheet() -> None:
    lines = run("authored", "--packs", "bombs").splitlines()
    assert len(lines) == 7 and all(line.startswith("bombs: bomb ") for line in lines)
    rows = json.loads(run("authored", "--packs", "bombs", "--json"))
    assert {row["field"] for row in rows} == {"do"} and len(rows) == 7
    sheet = list(csv.DictReader(io.StringIO(run("authored", "--packs", "bombs", "--csv"))))
    assert tuple(sheet[0]) == COLUMNS and all(row["printed"] == "" for row in sheet)
    kinds = {row["kind"] for row in json.loads(run("authored", "--kind", "tracks", "--json"))}
    assert kinds == {"tracks"}


def test_a_pack_of_comments_changes_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "my_box"
    told = run("new", "--from-authored", str(folder)).splitlines()
    assert str(folder / "pack.toml") in told and str(folder / "tracks.toml") in told
    assert check_pack(folder).faults == []
    mine = load((folder,))
    assert mine.actions == base().actions and mine.tracks == base().tracks
    again = CliRunner().invoke(app, ["oldworld", "pack", "new", "--from-authored", str(folder)])
    assert "there is something in it already" in str(again.exception)


def test_uncommented_values_belong_to_the_owner(tmp_path: Path) -> None:
    folder = tmp_path / "my_box"
    run("new", "--from-authored", str(folder), "--kind", "potion")
    path = folder / "potion.toml"
    text = path.read_text(encoding="utf-8")
    block = text.index('id = "swallow"')
    line = text.index("# do = ", block)
    end = text.index("\n", line)
    path.write_text(text[:line] + 'do = ["draw 3"]' + text[end:], encoding="utf-8")
    assert check_pack(folder).faults == []
    swallow = load((folder,)).potions["swallow"]
    assert swallow.do == ("draw 3",) and "do" not in swallow.authored


def test_a_sheet_that_was_filled_in_becomes_a_pack(tmp_path: Path) -> None:
    values = authored_values(["base", "bombs"])
    rows = list(csv.DictReader(io.StringIO(write_sheet(values))))
    for row in rows:
        if (row["id"], row["field"]) == ("samum", "do"):
            row["printed"] = '["damage 4"]'
    sheet = tmp_path / "sheet.csv"
    with sheet.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()
        writer.writerows(rows)
    folder = tmp_path / "my_box"
    run("new", "--from-authored", str(folder), "--packs", "base,bombs", "--sheet", str(sheet))
    assert check_pack(folder).faults == []
    mine = load(("bombs", folder))
    samum = mine.more["bomb"]["samum"]
    assert isinstance(samum, Bomb) and samum.do == ("damage 4",)


def test_sheet_fault_names_its_line(tmp_path: Path) -> None:
    values = authored_values(["bombs"])
    sheet = tmp_path / "sheet.csv"
    text = write_sheet(values)
    sheet.write_text(text.replace("bombs,bomb,samum,do,", "bombs,bomb,samun,do,", 1))
    rows = list(csv.DictReader(sheet.open(encoding="utf-8")))
    rows[0]["printed"] = '["damage 4"]'
    with sheet.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()
        writer.writerows(rows)
    with pytest.raises(BadData, match=r"sheet\.csv, line 2: bomb samun do is no value of ours"):
        read_sheet(sheet, values)
    sheet.write_text(
        text.replace("bombs,bomb,samum", "x", 1).split("\n")[0] + "\nbombs,bomb,samum,do,x,y,[oops"
    )
    with pytest.raises(BadData, match=r"line 2: '\[oops' is no value"):
        read_sheet(sheet, values)
    sheet.write_text("a,b\n1,2\n")
    with pytest.raises(BadData, match="the columns are pack, kind, id"):
        read_sheet(sheet, values)


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_a_sheet_as_spreadsheets_save_it(tmp_path: Path, separator: str) -> None:
    """With another separator, a mark of the encoding, and words without quotation marks."""
    values = authored_values(["base"])
    rows = list(csv.DictReader(io.StringIO(write_sheet(values))))
    for row in rows:
        if (row["kind"], row["id"]) == ("location", "cintra") and row["field"] == "action":
            row["printed"] = "poker"
        if row["field"] == "fatigue":
            row["printed"] = "[0, 1, 2, 2, 0]"
    sheet = tmp_path / "sheet.csv"
    with sheet.open("w", encoding="utf-8-sig", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, delimiter=separator)
        writer.writeheader()
        writer.writerows(rows)
    folder = tmp_path / "my_box"
    run("new", "--from-authored", str(folder), "--sheet", str(sheet))
    mine = load((folder,))
    assert mine.locations["cintra"].action == "poker"
    assert mine.tracks.fatigue == (0, 1, 2, 2, 0)


def test_sheet_reports_all_faults(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.csv"
    rows = ["bombs,bomb,samun,do,x,y,[]", "bombs,bomb,samum,do,x,y,[oops", "bombs,bomb,x,y,z,w,"]
    sheet.write_text("\n".join([",".join(COLUMNS), *rows]))
    with pytest.raises(BadData) as refused:
        read_sheet(sheet, authored_values(["bombs"]))
    first, second = str(refused.value).splitlines()
    assert "line 2: bomb samun do is no value of ours" in first
    assert "line 3: '[oops' is no value" in second


def test_a_pack_is_never_written_over(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(BadData, match="there is something in it already"):
        write_pack(tmp_path, ["base"], [], [])


def test_check_reports_all_faults(tmp_path: Path) -> None:
    """A bad id hides nothing."""
    (tmp_path / "pack.toml").write_text('id = "mine"\nlanguages = ["en"]\n')
    (tmp_path / "a.toml").write_text(
        '[[potion]]\nid = "Bad Id"\ndo = []\n\n[[potion]]\nid = "swallow"\ndo = ["fly 2"]\n\n'
        '[[wizard]]\nid = "x"\n\n[[monster]]\nlife = 3\n\n'
        '[[monster]]\nid = "arachas"\nlife = "many"\n'
    )
    faults = "\n".join(check_pack(tmp_path).faults)
    for expected in (
        "potion number 1 has the id 'Bad Id'",
        "there is no word 'fly'",
        "there is no kind of record 'wizard'",
        "monster number 1 has no id",
        "monster arachas: life: expected `int`",
    ):
        assert expected in faults, faults


def test_check_knows_words_of_needed_packs(tmp_path: Path) -> None:
    """Records of an expansion are checked like those of the base, and its words are known."""
    (tmp_path / "pack.toml").write_text('id = "mine"\nlanguages = ["en"]\nneeds = ["bombs"]\n')
    (tmp_path / "a.toml").write_text('[[bomb]]\nid = "samum"\ndo = ["boom 2"]\n')
    assert "there is no word 'boom'" in "\n".join(check_pack(tmp_path).faults)
    (tmp_path / "a.toml").write_text('[[bomb]]\nid = "samum"\ndo = ["damage 4"]\n')
    assert check_pack(tmp_path).faults == []


# -- the preview -----------------------------------------------------------------------------------


@pytest.fixture
def ferry(tmp_path: Path) -> Path:
    """A pack with a story and an event, in English whole, in German in part."""
    (tmp_path / "pack.toml").write_text('id = "ferry"\nlanguages = ["en", "de"]\n')
    (tmp_path / "a.toml").write_text(
        '[[story]]\nid = "ferryman"\ndeck = "wilds"\n'
        'options.a = { cost = ["gold -1"], do = ["draw3 +1"] }\n'
        'options.b = { do = ["quest water 951"] }\n\n'
        '[[event]]\nid = "951"\ndo = [{ test = "combat", bands = { "3-9" = ["shield -1"], '
        '"10-16" = ["gold +2"] } }]\n'
    )
    english = tmp_path / "locales" / "en" / "texts.ftl"
    english.parent.mkdir(parents=True)
    english.write_text(
        "story-ferryman = The Ferryman\nstory-ferryman-intro = The ferry lies far away.\n"
        "story-ferryman-a = Throw a coin.\nstory-ferryman-a-result = He catches it.\n"
        "story-ferryman-b = Wade in.\nstory-ferryman-b-result = Something counts your legs.\n"
        "event-951-title = Below\nevent-951-intro = It knows how to spend.\n"
        "event-951-band-1 = You leave mail.\nevent-951-band-2 = It pays.\n"
    )
    german = tmp_path / "locales" / "de" / "texts.ftl"
    german.parent.mkdir(parents=True)
    german.write_text("story-ferryman = Der Fährmann\n", encoding="utf-8")
    return tmp_path


def test_a_preview_in_all_languages_of_the_pack(ferry: Path) -> None:
    shown = run("preview", str(ferry))
    assert "ferryman (wilds), en: “The Ferryman”" in shown
    assert "a. Throw a coin. (Price: gold -1)" in shown
    assert "  He catches it." in shown and "> leads to 951, water" in shown
    assert "951 (events), en: “Below”" in shown
    assert "3-9. You leave mail." in shown and "= shield -1" in shown
    wilds = Texts.load("de")("ow-deck-wilds")
    assert f"ferryman ({wilds}), de: »Der Fährmann«" in shown
    assert "Fehlt in dieser Sprache: story-ferryman-intro, story-ferryman-a," in shown
    assert "Missing in this language" not in shown


def test_a_preview_of_one_card_in_one_language(ferry: Path) -> None:
    shown = run("preview", str(ferry), "--card", "951", "--lang", "fr")
    assert shown.startswith("951 (") and "ferryman (" not in shown
    assert "Manque dans cette langue\u00a0: event-951-title" in shown
    none = CliRunner().invoke(app, ["oldworld", "pack", "preview", str(ferry), "--card", "x"])
    assert "there is no story or event 'x' in this pack" in str(none.exception)
