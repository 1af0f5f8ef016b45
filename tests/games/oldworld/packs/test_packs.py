"""Packs: read, put together, refused when they do not fit, and checked with clear messages."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sevencats.games.oldworld.packs.catalogue import (
    BASE,
    HOME,
    built_in,
    check_names,
    expansions,
    sets,
    spelled_out,
)
from sevencats.games.oldworld.packs.check import check_pack
from sevencats.games.oldworld.packs.load import base, inline, load
from sevencats.games.oldworld.terminal.pack import app
from sevencats.kernel.errors import BadData, RulesError

#: W0.1 as it is written: with whom each goes.
TOGETHER = {
    "legendary_hunt": {"mages", "monster_trail", "adventure_pack", "skellige"},
    "monster_trail": {"mages", "legendary_hunt", "adventure_pack", "skellige", "wild_hunt"},
    "mages": {"skellige", "monster_trail", "adventure_pack", "wild_hunt", "legendary_hunt"},
    "skellige": {"mages", "monster_trail", "adventure_pack", "legendary_hunt"},
    "wild_hunt": {"mages", "monster_trail"},
}
ALL_BUT_WILD_HUNT = {"adventure_pack", "lost_mount"}
WITCHERS = {"manticore", "ciri"}


def goes(one: str, other: str) -> bool:
    one, other = (next((s for s, parts in sets().items() if n in parts), n) for n in (one, other))
    if one == other:
        return True
    if {one, other} & WITCHERS:
        return True
    if {one, other} & ALL_BUT_WILD_HUNT:
        return "wild_hunt" not in (one, other)
    return other in TOGETHER[one]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A user's own pack with a manifest and nothing else."""
    return write(tmp_path / "mine", {"pack.toml": 'id = "mine"\nlanguages = ["en"]\n'})


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


# -- expansions -----------------------------------------------------------------------------------


@pytest.mark.rule("W0.1")
@pytest.mark.parametrize(("one", "other"), list(combinations(expansions(), 2)))
def test_a_mix_is_refused_with_both_names_unless_they_go_together(one: str, other: str) -> None:
    for pair in ((one, other), (other, one)):
        if goes(one, other):
            check_names(pair)
            continue
        reason = f"{pair[0]} and {pair[1]} cannot be played together (W0.1)"
        with pytest.raises(RulesError) as refused:
            check_names(pair)
        assert str(refused.value) == reason


def test_one_word_names_all_modules_of_monster_trail() -> None:
    assert spelled_out(["mages", "monster_trail", "bombs"]) == ("mages", *sets()["monster_trail"])
    check_names(["monster_trail"])
    check_names(["wild_hunt", "monster_trail"])


@pytest.mark.rule("W0.1")
def test_clash_is_found_among_many_packs() -> None:
    with pytest.raises(RulesError, match=r"^skellige and wild_hunt cannot"):
        load(("base", "mages", "skellige", "bombs", "wild_hunt"))


def test_an_expansion_that_does_not_exist_is_refused() -> None:
    with pytest.raises(RulesError, match=r"^there is no expansion 'toussaint'; known: .*mages"):
        load(("base", "toussaint"))


@pytest.mark.parametrize("name", ["../gwent", "", "/", "base/locales", "BASE"])
def test_a_name_is_never_a_path(name: str) -> None:
    with pytest.raises(RulesError, match="there is no expansion"):
        load((name,))


# -- loading --------------------------------------------------------------------------------------


def test_the_base_is_implied_and_loaded_once() -> None:
    assert load(("base",)) is base()
    assert base().packs == (BASE,)
    assert built_in()[0] == BASE
    assert load(()).content_hash == base().content_hash
    assert hash(base()) == hash(base())


def test_a_pack_changes_what_it_gives_and_keeps_the_place(folder: Path) -> None:
    write(folder, {"a.toml": '[[monster]]\nid = "fiend"\nlife = 12\n'})
    content = load((folder,))
    assert content.monsters["fiend"].life == 12
    assert content.monsters["fiend"].traits == base().monsters["fiend"].traits
    assert list(content.monsters) == list(base().monsters)
    assert content.packs == (BASE, "mine")
    assert content.content_hash != base().content_hash
    assert base().monsters["fiend"].life == 13


def test_a_pack_inline_is_the_same_content(folder: Path) -> None:
    write(folder, {"a.toml": '[[monster]]\nid = "fiend"\nlife = 12\n[tracks]\ntop = 4\n'})
    assert load(("base",), inline(folder)).content_hash == load((folder,)).content_hash


def test_records_of_a_position_are_laid_over(folder: Path) -> None:
    records = {"monster": [{"id": "imp", "level": 1, "life": 2}, {"id": "fiend", "life": 5}]}
    content = load(("base",), json.dumps(records))
    assert content.monsters["imp"].life == 2
    assert content.monsters["fiend"].life == 5
    assert content.content_hash == base().with_records(records).content_hash
    assert "imp" not in base().monsters


def test_a_place_of_a_position_has_paths_both_ways() -> None:
    place = {"id": "ford", "number": 40, "terrain": "water", "action": "poker"}
    content = base().with_records({"location": [{**place, "paths": ["novigrad", "stygga"]}]})
    assert content.locations["novigrad"].paths[-1] == "ford"
    assert content.locations["stygga"].paths[-1] == "ford"
    alone = base().with_records({"location": [{"id": "cintra", "paths": ["novigrad"]}]})
    assert "cintra" not in alone.locations["glenmore"].paths
    assert "cintra" in alone.locations["novigrad"].paths


@pytest.mark.parametrize(
    ("records", "message"),
    [
        ("[]", "the records of the set-up cannot be read"),
        ('{"dragon": []}', "there is no kind of record 'dragon'; known: action, location"),
        ('{"monster": 3}', "monster: expected a list of records"),
        ('{"monster": ["imp"]}', "monster number 1: expected a table with an id"),
        ('{"monster": [{"level": 1}]}', "monster number 1 has no id"),
        ('{"monster": [{"id": "A b"}]}', "has the id 'A b', not in lower_snake_case"),
        ('{"monster": [{"id": "imp", "level": 1}]}', "monster imp: it lacks the field `life`"),
        ('{"monster": [{"id": "fiend", "eyes": 3}]}', "monster fiend: there is no field `eyes`"),
        ('{"monster": [{"id": "fiend", "life": "x"}]}', "life: expected `int`, got `str`"),
        ('{"monster": [{"id": "fiend", "life": 21}]}', "fight deck has only 20"),
        ('{"location": [{"id": "cintra", "paths": ["hell"]}]}', "there is no location 'hell'"),
        ('{"location": [{"id": "cintra", "school": "dog"}]}', "there is no school 'dog'"),
        ('{"location": [{"id": "cintra", "action": "sing"}]}', "action: 'sing' is not one of"),
        ('{"school": [{"id": "wolf", "location": "cintra"}]}', "cintra is no school"),
        ('{"action": [{"id": "rend_1", "terrain": "sky"}]}', "terrain: 'sky' is not one of"),
        ('{"action": [{"id": "rend_1", "extensions": {"pink": {}}}]}', "'pink' is not one of"),
        ('{"event": [{"id": "1", "kept": "boat"}]}', "kept: 'boat' is not one of"),
        ('{"event": [{"id": "x1", "do": ["gold +1"]}]}', "'x1' is no number of an event"),
        ('{"monster": [{"id": "fiend", "trophy": [{"when": "noon"}]}]}', "'noon' is not a moment"),
    ],
)
def test_bad_records_are_refused(records: str, message: str) -> None:
    with pytest.raises(BadData, match=message.replace("(", r"\(").replace("[", r"\[")):
        load(("base",), records)


@pytest.mark.parametrize("read", [lambda folder: load((folder,)), inline])
def test_folder_without_manifest_is_not_a_pack(
    tmp_path: Path, read: Callable[[Path], object]
) -> None:
    with pytest.raises(BadData, match=r"not a pack: it has no pack\.toml"):
        read(tmp_path)


def test_a_pack_with_a_dangling_path_is_refused(folder: Path) -> None:
    write(folder, {"a.toml": '[[school]]\nid = "wolf"\nlocation = "hell"\n'})
    with pytest.raises(
        BadData, match=r"^a.toml, line 1: school wolf: location: there is no loc.* 'hell'"
    ):
        load((folder,))


def test_packs_that_clash_need_or_repeat_each_other(tmp_path: Path) -> None:
    one = write(tmp_path / "one", {"pack.toml": 'id = "one"\nclashes = ["two"]\n'})
    two = write(tmp_path / "two", {"pack.toml": 'id = "two"\n'})
    three = write(tmp_path / "three", {"pack.toml": 'id = "three"\nneeds = ["two"]\n'})
    with pytest.raises(RulesError, match=r"^two and one cannot be played together$"):
        load((two, one))
    with pytest.raises(RulesError, match=r"^the pack three needs two before it$"):
        load((three, two))
    with pytest.raises(RulesError, match=r"^the pack two is there twice$"):
        load((two, two))
    own = [write(tmp_path / name, {"pack.toml": f'id = "{name}"\n'}) for name in expansions()]
    with pytest.raises(RulesError, match=r"^legendary_hunt and wild_hunt cannot be played"):
        load(tuple(own))
    assert load((two, three)).packs == (BASE, "two", "three")


# -- pack check -----------------------------------------------------------------------------------


def faults(folder: Path) -> list[str]:
    """The faults of a pack, without the lines of its files."""
    return [re.sub(r", line \d+(?=: )", "", fault) for fault in check_pack(folder).faults]


def test_the_base_has_no_fault() -> None:
    assert faults(HOME / BASE) == []


def test_the_command_prints_a_table_or_the_faults(folder: Path) -> None:
    run = CliRunner()
    good = run.invoke(app, ["check", str(HOME / BASE)])
    assert good.exit_code == 0
    assert good.output.startswith("base: no faults; texts in en, fr, nl, de, pl\n")
    assert "monster" in good.output
    bad = run.invoke(app, ["check", str(folder / "nowhere")])
    assert bad.exit_code == 2
    assert "not a pack" in bad.output
    report = json.loads(run.invoke(app, ["check", str(HOME / BASE), "--json"]).output)
    assert report["counts"]["potion"] == [7, 28, 7]
    assert report["faults"] == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[[monster]\n", "a.toml: not readable as TOML: "),
        ('[[monster]]\nid = "fiend"\n[[monster]]\nid = "fiend"\n', "used twice, first in a.toml"),
        ('[[potion]]\nid = "cat"\ncopies = 0\n', "a.toml: potion cat: copies: 0 is not between"),
        ('[[potion]]\nid = "cat"\ncopies = 1000000\n', "copies: 1000000 is not between 1 and 40"),
        ('[[event]]\nid = "90"\ndo = ["event 90"]\n', "event 90: do: it reads itself again"),
        ('[[event]]\nid = "007"\ndo = ["gold +1"]\n', "'007' is no number of an event"),
        (
            '[[story]]\nid = "s"\ndeck = "city"\noptions.yes = { do = ["gold +1"] }\n',
            "story s: options: 'yes' is no letter",
        ),
        (
            '[[event]]\nid = "90"\ndo = ["event 91"]\n[[event]]\nid = "91"\ndo = ["event 90"]\n',
            "event 91: do: it reads itself again",
        ),
        ('[[potion]]\nid = "cat"\ndo = ["fly 1"]\n', "a.toml: potion cat: there is no word 'fly'"),
        ('[[story]]\nid = "s"\ndeck = "sea"\noptions = {}\n', "deck: 'sea' is not one of city"),
        ('[[story]]\nid = "s"\ndeck = "city"\noptions = {}\n', "story s: options: there is none"),
        ("[tracks]\nshield = [1, 2]\n", "a.toml: tracks tracks: shield: 2 values where 5 belong"),
        ("[tracks]\ntop = 5\n", "a.toml: tracks tracks: fatigue: 5 values where 6 belong"),
        ("[tracks.setup]\n2 = [[1, 1]]\n", "tracks tracks: setup.2: 1 values where 2 belong"),
        ('[[location]]\nid = "cintra"\nnumber = 6\n', "number: 6 is the number of novigrad too"),
        (
            '[[action]]\nid = "wolf_push_1"\nschool = "cat"\n',
            "a.toml: school wolf: it has 9 starting cards, not 10",
        ),
        ('[[location]]\nid = "cintra"\npaths = []\n', "cintra: paths: nobody can come here"),
        ('[[monster]]\nid = "fiend"\nauthored = ["lif"]\n', "authored: 'lif' is not one of *, id"),
        ('[[attribute_trophy]]\nid = "luck"\ntrophy = []\n', "id: 'luck' is not one of combat"),
        (
            '[[school]]\nid = "dog"\nlocation = "kaer_morhen"\ncolour = "red"\nspecialty = "bark"\n'
            "levels = [[], [], [], [], []]\n",
            "a.toml: school dog: it has 0 starting cards, not 10",
        ),
        (
            '[[event]]\nid = "90"\ndo = [{ roll = { "1-6" = ["quest at:hell 91"] } }]\n',
            "a.toml: event 90: do: there is no event '91'",
        ),
        (
            '[[event]]\nid = "90"\ndo = [{ roll = { "1-6" = ["quest at:hell 1"] } }]\n',
            "a.toml: event 90: do: there is no location 'hell'",
        ),
    ],
)
def test_fault_names_its_place(folder: Path, text: str, fault: str) -> None:
    found = faults(write(folder, {"a.toml": text}))
    assert any(fault in line for line in found), found


def test_all_faults_are_reported(folder: Path) -> None:
    write(
        folder,
        {
            "a.toml": '[[monster]]\nid = "fiend"\nlevel = 9\nlife = 0\n',
            "b.toml": '[[location]]\nid = "cintra"\nterrain = "lava"\n'
            '[[potion]]\nid = "cat"\nx = 1\n',
        },
    )
    found = faults(folder)
    assert len(found) == 4
    assert [line.partition(":")[0] for line in found] == ["b.toml", "a.toml", "a.toml", "b.toml"]


def test_a_number_that_is_expected_is_counted(folder: Path) -> None:
    manifest = 'id = "mine"\nlanguages = ["en"]\n[expects]\npotion = 3\ndragon = 1\nmonster = 1\n'
    write(folder, {"pack.toml": manifest, "a.toml": '[[monster]]\nid = "fiend"\nlife = 9\n'})
    assert faults(folder) == [
        "pack.toml: expects: 3 of potion, and there are 0",
        "pack.toml: expects: there is no kind 'dragon'",
    ]


def test_a_text_is_asked_for_in_each_language_of_the_pack(folder: Path) -> None:
    imp = '[[monster]]\nid = "imp"\nlevel = 1\nlife = 2\n'
    write(folder, {"pack.toml": 'id = "mine"\nlanguages = ["en", "fr"]\n', "a.toml": imp})
    write(folder, {"locales/fr/a.ftl": "ow-monster-imp = Diablotin\n"})
    assert faults(folder) == [
        "a.toml: monster imp: the text ow-monster-imp is missing in locales/en"
    ]
    write(folder, {"locales/en/a.ftl": "ow-monster-imp = Imp\n"})
    assert faults(folder) == []
    write(folder, {"locales/en/b.ftl": "this is no message\n"})
    assert any("not a Fluent message" in fault for fault in faults(folder))


def test_a_language_has_to_be_known_and_english_among_them(folder: Path) -> None:
    write(folder, {"pack.toml": 'id = "mine"\nlanguages = ["la"]\n'})
    assert faults(folder) == [
        "pack.toml: languages: 'la' is not one of en, fr, nl, de, pl",
        "pack.toml: languages: en is missing, the one for all others",
    ]


def test_a_text_of_the_base_that_is_gone_is_missed(tmp_path: Path) -> None:
    copy = tmp_path / "base"
    shutil.copytree(HOME / BASE, copy)
    names = copy / "locales/de/names.ftl"
    lines = names.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith("ow-monster-fiend")]
    names.write_text("".join(kept), encoding="utf-8")
    assert faults(copy) == [
        "monsters.toml: monster fiend: the text ow-monster-fiend is missing in locales/de"
    ]


def test_a_card_of_the_base_that_is_gone_is_missed(tmp_path: Path) -> None:
    copy = tmp_path / "base"
    shutil.copytree(HOME / BASE, copy)
    cards = copy / "actions.toml"
    text = cards.read_text(encoding="utf-8")
    cut = text.index("[[action]]", text.index("[[action]]") + 1)
    cards.write_text(text[: text.index("[[action]]")] + text[cut:], encoding="utf-8")
    assert faults(copy) == ["pack.toml: expects: 90 of action, and there are 89"]
