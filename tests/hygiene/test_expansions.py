"""No expansion of Old World is named outside its own folders, in Python and on the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from helpers.project import ROOT, SRC, modules

from sevencats.games.oldworld.config import BASE
from sevencats.games.oldworld.expansions import all_expansions
from sevencats.games.oldworld.packs.catalogue import expansions, sets
from sevencats.games.oldworld.packs.load import load

GAME = SRC / "sevencats" / "games" / "oldworld"
PAGE = ROOT / "web" / "src"
#: Where everything is searched, and the homes of expansions in it.
SEARCHED = {SRC / "sevencats": "*.py", PAGE: "*"}
HOMES = (
    *(GAME / "expansions", GAME / "content"),
    GAME / "special",  # shared by the expansions with special attacks
    PAGE / "games" / "oldworld" / "expansions",
)
#: Files that are not searched: what is built, texts in four languages (which name the landmarks
#: and terms of all packs), and another game, in which Skellige is a faction.
LEFT_OUT = (
    *(SRC / "sevencats" / "games" / "gwent", PAGE / "games" / "gwent"),
    *(SRC / "sevencats" / "server" / "web" / "static", PAGE / "games" / "generated"),
)
TEXT = {".py", ".ts", ".svelte", ".css"}
#: Words that are free: kinds of records that are plain English words as well.
PLAIN = {"destruction", "legend", "mount", "movement", "quest_token", "sea"}
#: Exceptions by file: the word that is allowed, and why.
ALLOWED = {
    "src/sevencats/api.py": {"skellige": "the example plays Gwent, which has a faction Skellige"},
    "web/src/shell/rules/rulebook.ts": {"skellige": "the sign of that faction"},
    "web/src/shell/style/tokens.css": {"skellige": "the colours of that faction"},
}
#: Which expansions' code asks about another expansion, and why.
AWARE = {
    ("special_attacks", "bombs"): "a bomb smothers a special attack",
    ("special_attacks", "weaknesses"): "some attacks count the tokens of weaknesses",
    ("wild_hunt", "bombs"): "bombs are given away and exchanged",
    ("wild_hunt", "special_attacks"): "special cards are left out of the last fight",
}


@cache
def pattern() -> re.Pattern[str]:
    """Finds packs and sets of packs in any spelling (``wild_hunt``, ``WildHunt``, "the Wild Hunt"),
    and as whole words the boards, kinds of records and set-aside monsters that they bring."""
    ids = [*expansions(), *sets()]
    spelled = ["[ _-]?".join(name.split("_")) for name in ids]
    base, every = load(()), [load((name,)) for name in expansions()]
    brought = {school for content in every for school in content.schools}
    brought |= {one.id for content in every for one in content.monsters.values() if one.aside}
    brought |= {kind for more in all_expansions() for kind in more.data.kinds}
    brought -= {*base.schools, *PLAIN}
    words = "|".join(sorted(brought))
    return re.compile(
        rf"(?<![a-z])(?:{'|'.join(spelled)})(?![a-z])|(?<!\w)(?:{words})(?!\w)", re.IGNORECASE
    )


def named(text: str) -> list[tuple[int, str]]:
    """The lines of a text that name an expansion or something of one."""
    found = [(match.start(), match.group(0).lower()) for match in pattern().finditer(text)]
    return [(text.count("\n", 0, start) + 1, word) for start, word in found]


def searched() -> Iterator[Path]:
    """All files outside the homes of expansions."""
    for folder, glob in SEARCHED.items():
        for path in sorted(folder.rglob(glob)):
            home = set(path.parents).intersection((*HOMES, *LEFT_OUT))
            if path.suffix in TEXT and not home and "test" not in path.suffixes[:-1]:
                yield path


def test_no_expansion_is_named_outside_its_own_folders() -> None:
    wrong = []
    for path in searched():
        where = path.relative_to(ROOT).as_posix()
        if where.endswith(".test.ts"):
            continue
        for line, word in named(path.read_text(encoding="utf-8")):
            if word not in ALLOWED.get(where, ()):
                wrong.append(f"{where}:{line} names {word!r}")
    assert wrong == []


def test_the_search_finds_every_spelling() -> None:
    text = "_NO_WILD_HUNT = 1\nwildHunt\nthe Wild Hunt\nx = 'hound'\nmonster_trail\nDagon rises"
    assert [line for line, _ in named(text)] == [1, 2, 3, 4, 5, 6]
    assert named("damage, legend, hounded, bombard, foreseas") == []
    found = {path.name for path in searched()}
    assert {"catalogue.py", "tokens.ts", "MapBoard.svelte"} <= found and len(found) > 500


def test_every_exception_is_needed() -> None:
    for where, words in ALLOWED.items():
        said = {word for _, word in named((ROOT / where).read_text(encoding="utf-8"))}
        assert set(words) <= said, where


def test_expansions_ask_about_few_others() -> None:
    """The code of an expansion may import another's; each such pair has a reason."""
    start = "sevencats.games.oldworld.expansions."
    pairs = {
        (module.name.removeprefix(start).split(".")[0], name.removeprefix(start).split(".")[0])
        for module in modules()
        if module.name.startswith(start)
        for _, name in module.imports()
        if name.startswith(start)
    }
    assert {pair for pair in pairs if pair[0] != pair[1] and pair[1] in expansions()} == set(AWARE)


def test_the_page_has_files_only_for_packs_that_exist() -> None:
    folder = HOMES[-1]
    names = {path.stem for path in folder.glob("*.ts") if "." not in path.stem}
    assert names - {"index", "expansion", "offers"} <= {*expansions()} - {BASE}
    assert {path.name for path in folder.iterdir() if path.is_dir()} <= names
