"""The stories and events of the Adventure Pack: what they do, and that each can be played."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from helpers.oldworld.scenes import Scene
from helpers.oldworld.tales import POOR, RICH, SEEDS, finish_turn, give_quest, zone_of

from sevencats.games.oldworld.language import conditions
from sevencats.games.oldworld.packs import load as packs
from sevencats.games.oldworld.packs.check import check_pack
from sevencats.games.oldworld.packs.counts import card_lines
from sevencats.games.oldworld.packs.load import base, load
from sevencats.games.oldworld.packs.model import EventCard, Story

PACK = "adventure_pack"
FOLDER = Path(packs.__file__).parents[1] / "content" / PACK
WHOLE = load((PACK,))
STORIES = {i: s for i, s in WHOLE.stories.items() if i not in base().stories}
EVENTS = {i: e for i, e in WHOLE.events.items() if i not in base().events}
#: Its records as a scene takes them: beside those of the base.
RECORDS = {
    kind: [
        record
        for file in sorted(FOLDER.glob("*.toml"))
        for record in tomllib.loads(file.read_text(encoding="utf-8")).get(kind, [])
    ]
    for kind in ("story", "event")
}


def lines_of(card: Any) -> list[str]:
    return list(card_lines(card))


def test_the_pack_has_no_fault() -> None:
    assert check_pack(FOLDER).faults == []


@pytest.mark.rule("W12.1")
def test_as_many_cards_as_in_the_box_and_its_numbers() -> None:
    decks = [story.deck for story in STORIES.values()]
    assert (decks.count("city"), decks.count("wilds")) == (59, 60)
    assert {int(number) for number in EVENTS} == set(range(57, 138))
    assert {record["id"] for record in RECORDS["event"]} == EVENTS.keys()


def test_every_event_is_reachable() -> None:
    lines = [line for card in (*STORIES.values(), *EVENTS.values()) for line in lines_of(card)]
    named = {line.split()[1] for line in lines if line.startswith("event ")}
    named |= {line.split()[2] for line in lines if line.startswith("quest ")}
    assert EVENTS.keys() <= named <= WHOLE.events.keys()


@pytest.mark.parametrize(
    ("pattern", "city", "wilds"),
    [
        (r"gold", 0.54, 0.33),
        (r"quest", 0.45, 0.43),
        (r"potion", 0.17, 0.37),
        (r"draw3", 0.17, 0.23),
        (r"trail", 0.14, 0.28),
        (r"trash", 0.07, 0.17),
        (r"shield -|shield =", 0.15, 0.13),
        (r"roll", 0.02, 0.08),
    ],
)
def test_rates_are_those_of_the_box(pattern: str, city: float, wilds: float) -> None:
    """A few cards more or less may pass: the box's own counts were read by a machine."""
    for deck, box in (("city", city), ("wilds", wilds)):
        cards = [lines_of(story) for story in STORIES.values() if story.deck == deck]
        share = sum(any(re.match(pattern, line) for line in lines) for lines in cards) / len(cards)
        assert share == pytest.approx(box, abs=0.09), deck


@pytest.mark.parametrize("seat", [RICH, POOR], ids=["rich", "poor"])
def test_every_option_of_every_story_can_be_played(
    seat: dict[str, Any], subtests: pytest.Subtests
) -> None:
    for story in STORIES.values():
        with subtests.test(story=story.id):
            scene = {"A": seat, "B": {}, "C": {}}
            game = Scene(scene, at=2, tops={story.deck: [story.id]}, records=RECORDS, confirm=True)
            game.pick(f"explore:{story.deck}")
            for letter, choice in story.options.items():
                if choice.only:
                    continue  # played below
                if f"option:{letter}" not in game.state.pending[0].keys:
                    assert choice.cost and seat is POOR
                    continue
                for seed in range(SEEDS):
                    state = finish_turn(game.state, f"option:{letter}", seed)
                    assert zone_of(state, "story", story.id) in ("box", "A.quests")


@pytest.mark.rule("W7.1", "W7.2")
@pytest.mark.parametrize("seat", [RICH, POOR], ids=["rich", "poor"])
def test_every_event_can_be_played(seat: dict[str, Any], subtests: pytest.Subtests) -> None:
    seats = {"A": {**seat, "place": "novigrad"}, "B": {}, "C": {}}
    for number, event in EVENTS.items():
        with subtests.test(event=number):
            game = Scene(seats, moved=True, records=RECORDS, confirm=True)
            give_quest(game, "city_debtor", "at:novigrad", int(number))
            for seed in range(2 * SEEDS):
                state = finish_turn(game.state, "quest:city_debtor", seed)
                assert zone_of(state, "event", number) == ("A.gear" if event.kept else "events")


OPTIONS_FOR_SOME = [
    (kind, card.id, letter)
    for kind, cards in (("story", STORIES), ("event", EVENTS))
    for card in cards.values()
    for letter, choice in card.options.items()
    if choice.only
]


def test_every_option_for_some_can_be_played_by_them(
    monkeypatch: pytest.MonkeyPatch, subtests: pytest.Subtests
) -> None:
    monkeypatch.setattr(conditions, "holds", lambda state, seat, word: True)
    seats = {"A": {**RICH, "place": "novigrad"}, "B": {}, "C": {}}
    for kind, ident, letter in OPTIONS_FOR_SOME:
        with subtests.test(card=ident, option=letter):
            if kind == "story":
                deck = STORIES[ident].deck
                game = Scene(seats, at=2, tops={deck: [ident]}, records=RECORDS, confirm=True)
                game.pick(f"explore:{deck}")
            else:
                game = Scene(seats, moved=True, records=RECORDS, confirm=True)
                give_quest(game, "city_debtor", "at:novigrad", int(ident))
                game.pick("quest:city_debtor")
            for seed in range(SEEDS):
                finish_turn(game.state, f"option:{letter}", seed)


def test_most_cards_need_no_word_beyond_the_first_language() -> None:
    """85 of 100 cards are told with the lines of the base; the others ask who one is."""
    cards: list[Story | EventCard] = [*STORIES.values(), *EVENTS.values()]
    plain = [card for card in cards if not any(c.only for c in card.options.values())]
    assert len(plain) >= 0.85 * len(cards)
