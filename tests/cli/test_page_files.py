"""The files that the engine and the server write for the page are up to date."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from sevencats.cli import protocol
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.terminal import catalogue

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("path", "text", "command"),
    [
        (catalogue.FILE, catalogue.catalogue_text, "sevencats dev catalogue"),
    ],
)
def test_up_to_date(path: Path, text: Callable[[], str], command: str) -> None:
    assert (ROOT / path).read_text(encoding="utf-8") == text(), f"run {command}"


def test_the_wire_types_and_the_views_of_all_games_are_up_to_date() -> None:
    files = protocol.files()
    assert {path.name for path in files} >= {"protocol.json", "gwent.json", "oldworld.json"}
    for path, text in files.items():
        assert (ROOT / path).read_text(encoding="utf-8") == text, "run sevencats dev protocol"


def test_every_card_says_where_it_goes() -> None:
    cards = {card["id"]: card for card in json.loads(catalogue.catalogue_text())["cards"]}
    assert cards.keys() == base().cards.keys()
    goes = {card["goes"] for card in cards.values()}
    assert goes == {"own", "enemy", "beside", "unit", "weather", "anywhere"}
    assert cards["thaler"]["goes"] == "enemy"
    assert cards["decoy"]["goes"] == "unit"


def test_command_outside_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="project's own folder"):
        catalogue.write(tmp_path)
