"""An expansion whose stories are not written in a language says so, and is read in English."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from sevencats.games.oldworld.packs import catalogue
from sevencats.games.oldworld.packs.check import check_pack
from sevencats.games.oldworld.packs.model import Manifest
from sevencats.games.oldworld.page.setup import OldWorldSetup
from sevencats.text import Texts, over

if TYPE_CHECKING:
    from helpers.cli import Cli

STORY = """
[[story]]
id = "mine"
deck = "city"
[story.options.a]
do = ["gold +1"]
[story.options.b]
do = ["gold +2"]
"""
ENGLISH = """
story-mine = Mine
story-mine-intro = A hole in the ground.
story-mine-a = Look in.
story-mine-a-result = A coin.
story-mine-b = Climb in.
story-mine-b-result = Two coins.
"""


@pytest.fixture
def french_adventures(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Adventure Pack as it would be without French stories."""
    known: dict[str, Manifest] = dict(catalogue.manifests())
    pack = known["adventure_pack"]
    known["adventure_pack"] = msgspec.structs.replace(pack, english_stories=("fr",))
    monkeypatch.setattr(catalogue, "manifests", lambda: known)


@pytest.mark.usefixtures("french_adventures")
def test_the_set_up_says_whose_stories_are_english() -> None:
    notes = {lang: OldWorldSetup().modes(lang)[0].option_notes for lang in ("fr", "de")}
    assert notes["fr"] == {"adventure_pack": "récits en anglais"}
    assert notes["de"] == {}


@pytest.mark.usefixtures("french_adventures")
def test_the_list_of_expansions_says_it_too(cli: Cli) -> None:
    noted = [line for line in cli("oldworld", "expansions", "--lang", "fr").out.splitlines()]
    assert [line.split()[0] for line in noted if "récits en anglais" in line] == ["adventure_pack"]


def test_stories_may_be_missing_there_but_no_other_text(tmp_path: Path) -> None:
    imp = '[[monster]]\nid = "imp"\nlevel = 1\nlife = 2\n'
    files = {
        "pack.toml": 'id = "my_box"\nlanguages = ["en", "fr"]\nenglish_stories = ["fr"]\n',
        "stories.toml": STORY + imp,
        "locales/en/mine.ftl": ENGLISH + "ow-monster-imp = Imp\n",
    }
    for name, text in files.items():
        path = tmp_path / "my_box" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    faults = check_pack(tmp_path / "my_box").faults
    assert [fault.partition("the text ")[2] for fault in faults] == [
        "ow-monster-imp is missing in locales/fr"
    ]
    told = over(Texts.load("fr"), [tmp_path / "my_box"])
    assert told("story-mine-intro") == "A hole in the ground."
