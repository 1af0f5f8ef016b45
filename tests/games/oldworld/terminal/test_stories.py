"""``sevencats oldworld stories``: the counts of the decks, and the reader's page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from sevencats.games.oldworld.packs.load import base
from sevencats.games.oldworld.stories.data import chains, page_data
from sevencats.text import LANGUAGES, Texts

if TYPE_CHECKING:
    from helpers.cli import Cli

COMMAND = ("oldworld", "stories")
DATA = re.compile(r'<script type="application/json" id="data">(.*?)</script>', re.DOTALL)


def data_of(page: str) -> dict[str, Any]:
    found = DATA.search(page)
    assert found
    data: dict[str, Any] = json.loads(found[1])
    return data


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    return page_data(base(), {lang: Texts.load(lang) for lang in LANGUAGES})


def card(data: dict[str, Any], ident: str) -> dict[str, Any]:
    found: list[dict[str, Any]] = [one for one in data["cards"] if one["id"] == ident]
    assert len(found) == 1
    return found[0]


def test_counts_are_listed_beside_those_of_the_box(cli: Cli) -> None:
    ran = cli(*COMMAND)
    assert (ran.code, ran.err) == (0, "")
    head, cards, gold, *_ = ran.out.splitlines()
    assert head.split() == ["city", "box", "wilds", "box", "events", "box"]
    assert cards.split() == ["cards", "36", "36", "36", "36", "56", "56"]
    assert gold.split()[0::2][0] == "gold"
    assert gold.split()[2] == "61%"


def test_counts_as_data(cli: Cli) -> None:
    counts = json.loads(cli(*COMMAND, "--json").out)
    assert {deck: count["cards"] for deck, count in counts.items()} == {
        **{"city": 36, "wilds": 36},
        "events": 56,
    }
    assert counts["city"]["effects"]["quest"]["box_percent"] == 53


def test_adventure_pack_counts_are_listed_beside_both_boxes(cli: Cli) -> None:
    counts = json.loads(cli(*COMMAND, "--expansions", "adventure_pack", "--json").out)
    assert {deck: (count["cards"], count["box"]) for deck, count in counts.items()} == {
        **{"city": (95, 95), "wilds": (96, 96)},
        "events": (137, 137),
    }
    effects = counts["wilds"]["effects"]
    assert effects["gold"]["box_percent"] == 36  # 15 of 36 and 20 of 60
    assert counts["events"]["effects"]["gold"]["box_percent"] is None, "one box is not known"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_one_file_with_every_card(cli: Cli, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "stories.html"
    ran = cli(*COMMAND, "--html", file, "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    page = file.read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page
    assert not re.search(r"(src|href)=[\"']?(https?:|//)|@import|%[A-Z]+%", page)
    data = data_of(page)
    assert len(data["cards"]) == 36 + 36 + 56
    assert not any(word.startswith("ow-") for word in data["words"].values())


def test_a_card_tells_its_texts_prices_effects_and_leads(data: dict[str, Any]) -> None:
    found = card(data, "city_bill")
    assert found["title"]["de"] == "Die Rechnung"
    intro, option, result, *_ = found["rows"]
    assert intro["texts"].keys() == set(LANGUAGES)
    assert (option["mark"], option["price"]["en"]) == ("a", "gold -1")
    assert result["effect"]["fr"] == "une quête"
    (lead,) = result["leads"]
    assert (lead["event"], lead["where"]["nl"]) == ("21", "berg")


def test_a_quest_tells_its_price(data: dict[str, Any]) -> None:
    *_, result = card(data, "city_pillory")["rows"]
    (lead,) = result["leads"]
    assert (lead["event"], lead["where"]["en"], lead["price"]["en"]) == ("4", "forest", "gold -1")


def test_bands_and_kept_cards(data: dict[str, Any]) -> None:
    bands = [row["mark"] for row in card(data, "37")["rows"] if row["what"] == "band"]
    assert bands == ["3-7", "8-10", "11-13", "14-16"]
    kept = card(data, "22")
    assert kept["kept"] == "companion"
    assert kept["rows"][-1]["effect"]["en"] == "Against a monster: you have the first turn."


def test_every_text_of_the_page_is_there(data: dict[str, Any]) -> None:
    for one in data["cards"]:
        for row in one["rows"]:
            assert all(row["texts"].values()), (one["id"], row["mark"])


def test_chains_hold_what_hangs_together(data: dict[str, Any]) -> None:
    (found,) = [chain for chain in data["chains"] if "city_mila" in chain]
    assert found == ["city_mila", "29", "30"]
    of = {ident for chain in data["chains"] for ident in chain}
    assert of >= {one["id"] for one in data["cards"] if one["deck"] == "events"}


def test_chains_that_share_an_event_are_one() -> None:
    def story(ident: str, *events: str) -> dict[str, Any]:
        return {"id": ident, "rows": [{"leads": [{"event": event} for event in events]}]}

    cards = [
        story("a", "1"),
        story("b", "2"),
        story("c"),
        story("1", "3"),
        story("2", "3"),
        story("3"),
    ]
    assert chains(cards) == [["a", "b", "1", "2", "3"]]


def test_card_text_is_escaped_in_page(cli: Cli, tmp_path: Path) -> None:
    pack = tmp_path / "sly"
    (pack / "locales" / "en").mkdir(parents=True)
    (pack / "pack.toml").write_text('id = "sly"\nlanguages = ["en"]\n', encoding="utf-8")
    (pack / "locales" / "en" / "x.ftl").write_text(
        "story-city-bill = </script><b>Bill</b>\n", encoding="utf-8"
    )
    file = tmp_path / "page.html"
    assert cli(*COMMAND, "--html", file, "--pack", pack).code == 0
    page = file.read_text(encoding="utf-8")
    assert card(data_of(page), "city_bill")["title"]["en"] == "</script><b>Bill</b>"


def test_a_file_that_cannot_be_written_is_one_message(cli: Cli, tmp_path: Path) -> None:
    ran = cli(*COMMAND, "--html", tmp_path / "nowhere" / "page.html")
    assert ran.code == 2
    assert "nowhere" in ran.err
    assert "Traceback" not in ran.err


def test_a_card_of_the_sea_is_one_card_with_both_halves(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    assert cli(*COMMAND, "--html", file, "--expansions", "skellige").code == 0
    cards = data_of(file.read_text(encoding="utf-8"))["cards"]
    sea = [one for one in cards if one["deck"] == "sea"]
    assert len(sea) == 50
    (bell,) = [one for one in sea if one["id"] == "sea_bell"]
    halves = [(row["mark"], row["texts"]["en"]) for row in bell["rows"] if row["what"] == "half"]
    assert [mark for mark, _ in halves] == ["safe", "danger"] and halves[0][1] != halves[1][1]
    assert sum(row["what"] == "intro" for row in bell["rows"]) == 2


def test_the_overview_counts_all_packs(cli: Cli) -> None:
    ran = cli(*COMMAND, "--overview")
    assert ran.code == 0
    *_, every, en, fr, nl, de, pl = ran.out.splitlines()
    assert every.startswith(
        "All: 276 exploration cards and 202 events, with all texts en 478, fr 478"
    )
    assert [line[:2] for line in (en, fr, nl, de, pl)] == list(LANGUAGES)
    chains, knowing = (int(n) for n in re.findall(r"(\d+) (?:chains|cards that know)", every))
    assert chains >= 25 and knowing >= 40
    assert int(re.findall(r"(\d+)% without", every)[0]) >= 85


def test_the_page_shows_how_often_bots_came_to_a_branch(cli: Cli, tmp_path: Path) -> None:
    log, file = tmp_path / "spread.jsonl", tmp_path / "page.html"
    args = ("oldworld", "spread", "--bot", "random", "--rounds", 3, "--games", 4, "--log", log)
    ran = cli(*args)
    assert ran.code == 0 and ran.out.startswith("4 games, ")
    assert cli(*args) == ran, "all is read from the file"
    assert cli(*COMMAND, "--html", file, "--spread", log).code == 0
    rows = [row for one in data_of(file.read_text("utf-8"))["cards"] for row in one["rows"]]
    reads = [row["count"] for row in rows if row["what"] == "intro"]
    options = [row["count"] for row in rows if row["what"] == "option"]
    assert sum(times for times, _ in reads) > 0 and all(of <= 4 for _, of in reads)
    assert 0 < sum(taken for taken, _ in options) <= sum(offered for _, offered in options)
    missing = cli(*COMMAND, "--html", file, "--spread", tmp_path / "none")
    assert missing.code and "there is no such file" in missing.err


def test_a_sample_is_drawn_by_its_seed(cli: Cli, tmp_path: Path) -> None:
    def drawn(seed: int) -> list[str]:
        file = tmp_path / "some.html"
        ran = cli(*COMMAND, "--html", str(file), "--sample", "10", "--seed", str(seed))
        assert (ran.code, ran.err) == (0, "")
        data = data_of(file.read_text(encoding="utf-8"))
        assert data["languages"] == list(LANGUAGES) and data["chains"] == []
        return [card["id"] for card in data["cards"]]

    first = drawn(7)
    assert len(set(first)) == 10
    assert drawn(7) == first != drawn(8)
