"""Packs of players are offered as expansions, from a folder or a zip file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import sevencats
from sevencats import text
from sevencats.games.oldworld.expansion import CODE
from sevencats.games.oldworld.packs.archive import fold
from sevencats.games.oldworld.packs.own import VARIABLE, offer_pack, offer_packs_of_environment
from sevencats.kernel import BadData
from sevencats.plugin import find_plugin
from sevencats.text import Texts


@pytest.fixture
def pack(tmp_path: Path) -> Iterator[Path]:
    """A pack that changes a place; afterwards no pack is offered any more."""
    known, folders = dict(CODE), list(text._MORE)
    home = tmp_path / "our_box"
    (home / "locales/en").mkdir(parents=True)
    (home / "pack.toml").write_text('id = "our_box"\nlanguages = ["en"]\n')
    (home / "a.toml").write_text('[[location]]\nid = "cintra"\naction = "poker"\n')
    (home / "locales/en/a.ftl").write_text("ow-expansion-our-box = Our Box\n")
    try:
        yield home
    finally:
        CODE.clear()
        CODE.update(known)
        text._MORE[:] = folders
        text._load.cache_clear()


def action_of_cintra(*options: str) -> str:
    """The action of the place in a game with these options."""
    state = sevencats.new_game("oldworld", seats=2, options=options, seed=1)
    places = state.table.places  # type: ignore[attr-defined]
    return str(next(place.action for place in places if place.id == "cintra"))


@pytest.mark.parametrize("packed", [False, True])
def test_a_pack_is_played_where_it_is_chosen_and_only_there(pack: Path, packed: bool) -> None:
    path = pack
    if packed:
        path = pack.with_suffix(".zip")
        path.write_bytes(fold(pack))
    offer = find_plugin("oldworld").offer_pack
    assert offer is not None and offer(path) == "our_box"
    assert action_of_cintra("our_box") == "poker" != action_of_cintra()
    mode = find_plugin("oldworld").setup.modes("de")[0]
    assert mode.option_names["our_box"] == "Our Box"


def test_its_journal_names_it_and_tells_when_it_has_changed(pack: Path) -> None:
    offer_pack(pack)
    journal = sevencats.play("oldworld", ["random"], mode="solo", options=["our_box"], seed=1)
    with_pack = sevencats.read_journal(journal.text())
    assert "our_box" in str(with_pack.config)
    plain = sevencats.play("oldworld", ["random"], mode="solo", seed=1)
    assert with_pack.content != plain.content


def test_a_pack_without_a_name_has_its_id(pack: Path) -> None:
    (pack / "locales/en/a.ftl").unlink()
    offer_pack(pack)
    mode = find_plugin("oldworld").setup.modes("en")[0]
    assert mode.option_names["our_box"] == "our box"


def test_faults_are_told_all_at_once_and_nothing_is_offered(pack: Path) -> None:
    (pack / "b.toml").write_text('[[location]]\nid = "novigrad"\naction = "pocker"\n[[x]]\n')
    with pytest.raises(BadData) as refused:
        offer_pack(pack)
    told = str(refused.value).splitlines()
    assert len(told) == 2 and "did you mean poker" in "".join(told)
    assert "our_box" not in CODE


def test_an_id_is_offered_once(pack: Path) -> None:
    offer_pack(pack)
    with pytest.raises(BadData, match="already a pack 'our_box'"):
        offer_pack(pack)
    (pack / "pack.toml").write_text('id = "bombs"\nlanguages = ["en"]\n')
    with pytest.raises(BadData, match="already a pack 'bombs'"):
        offer_pack(pack)


def test_packs_of_the_environment_are_offered_once(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(pack))
    for _ in range(2):
        offer_packs_of_environment()
    assert CODE["our_box"].folder == pack
    assert Texts.load("nl")("ow-expansion-our-box") == "Our Box"
