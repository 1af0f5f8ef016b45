"""The people that bots play as."""

from __future__ import annotations

from sevencats.games.gwent.bots import PLAYERS
from sevencats.games.gwent.bots.faces import FACES, face_name
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS


def test_each_level_of_each_faction_is_somebody() -> None:
    known = {(face.faction, face.level) for face in FACES}
    assert known == {(faction, level) for faction in FACTIONS for level in PLAYERS.levels}
    assert len({face.name for face in FACES}) == len({face.picture for face in FACES}) == len(FACES)


def test_a_portrait_is_that_of_a_card_of_the_faction() -> None:
    cards = base().cards
    assert [face for face in FACES if cards[face.picture].faction != face.faction] == []


def test_a_bot_has_its_name_by_level_and_faction() -> None:
    assert face_name("captain", ("nilfgaard",)) == "Sevrin"
    assert face_name("captain", ()) == face_name("random", ("nilfgaard",)) == ""
