"""Our own stories and events: how many, what they do, and that each can be played."""

from __future__ import annotations

import re
from typing import Any

import pytest
from helpers.oldworld.scenes import Scene
from helpers.oldworld.tales import POOR, RICH, SEEDS, finish_turn, give_quest, zone_of

from sevencats.games.oldworld.packs.counts import card_lines, flat
from sevencats.games.oldworld.packs.load import base

STORIES = base().stories
EVENTS = base().events
NUMBERS = sorted(EVENTS, key=int)


def lines_of(story: str) -> list[str]:
    return list(card_lines(STORIES[story]))


def share(deck: str, pattern: str) -> float:
    """The share of a deck's cards with a line like this."""
    cards = [story.id for story in STORIES.values() if story.deck == deck]
    return sum(any(re.match(pattern, line) for line in lines_of(c)) for c in cards) / len(cards)


# -- sizes ----------------------------------------------------------------------------------------


def test_as_many_cards_as_in_the_box() -> None:
    decks = [story.deck for story in STORIES.values()]
    assert (decks.count("city"), decks.count("wilds")) == (36, 36)
    assert [str(number) for number in range(1, 57)] == NUMBERS


@pytest.mark.parametrize(
    ("pattern", "city", "wilds"),
    [
        (r"gold", 0.61, 0.42),
        (r"quest", 0.53, 0.58),
        (r"potion", 0.22, 0.47),
        (r"draw3", 0.20, 0.30),
        (r"trail", 0.11, 0.22),
        (r"shield -|shield =", 0.20, 0.20),
        (r"roll", 0.14, 0.14),
    ],
)
def test_rates_are_those_of_the_box(pattern: str, city: float, wilds: float) -> None:
    assert share("city", pattern) == pytest.approx(city, abs=0.07)
    assert share("wilds", pattern) == pytest.approx(wilds, abs=0.07)


def test_gains_and_losses_are_of_the_usual_size() -> None:
    all_lines = [line for story in STORIES for line in lines_of(story)]
    all_lines += [line for event in EVENTS.values() for line in flat(event.do)]
    for line in all_lines:
        words = line.split()
        amount = words[-1].lstrip("+-")
        if words[0] == "gold" and amount.isdecimal():
            assert 1 <= int(amount) <= 4, line
        if words[0] in ("combat", "defense", "alchemy", "specialty", "attribute", "draw3"):
            assert amount == "1", line
        if words[0] in ("potion", "shield") and amount.isdecimal():
            assert 1 <= int(amount) <= 2, line


def test_kinds_of_events() -> None:
    found = [(event, list(flat(event.do))) for event in EVENTS.values()]
    assert sum(event.kept == "equipment" for event, _ in found) >= 3
    assert sum(event.kept == "companion" for event, _ in found) >= 3
    assert sum("test" in lines for _, lines in found) >= 4
    assert sum("fight" in lines for _, lines in found) >= 3
    assert sum("roll" in lines for _, lines in found) >= 3
    chains = [event for event, _ in found if any("event" in line for line in _options(event))]
    assert len(chains) >= 2
    assert all(event.traits for event, _ in found if event.kept)


def _options(event: Any) -> list[str]:
    return [line for choice in event.options.values() for line in flat(choice.do)]


def test_every_event_is_reachable() -> None:
    lines = [line for story in STORIES for line in lines_of(story)]
    lines += [line for event in EVENTS.values() for line in [*flat(event.do), *_options(event)]]
    named = {line.split()[1] for line in lines if line.startswith("event ")}
    named |= {line.split()[2] for line in lines if line.startswith("quest ")}
    assert named == set(EVENTS)


def follows(number: str) -> set[str]:
    """The events that an event reads on at once, or sends its reader to."""
    lines = [*flat(EVENTS[number].do), *_options(EVENTS[number])]
    named = {line.split()[1] for line in lines if line.startswith("event ")}
    return named | {line.split()[2] for line in lines if line.startswith("quest ")}


def test_chains_of_events_end() -> None:
    """An event never leads back to itself; some lead on over three."""

    def length(number: str, above: tuple[str, ...] = ()) -> int:
        assert number not in above, number
        return 1 + max((length(after, (*above, number)) for after in follows(number)), default=0)

    lengths = [length(number) for number in NUMBERS]
    assert sum(n >= 2 for n in lengths) >= 10
    assert max(lengths) == 3


def test_quests_of_all_terrains_and_named_places() -> None:
    places = {
        line.split()[1] for story in STORIES for line in lines_of(story) if line.startswith("quest")
    }
    assert {"forest", "mountain", "water"} < places
    assert any(place.startswith("at:") for place in places)


# -- playing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [RICH, POOR], ids=["rich", "poor"])
def test_every_option_of_every_story_can_be_played(
    seat: dict[str, Any], subtests: pytest.Subtests
) -> None:
    for story in STORIES.values():
        with subtests.test(story=story.id):
            scene = {"A": seat, "B": {}, "C": {}}
            game = Scene(scene, at=2, tops={story.deck: [story.id]}, confirm=True)
            game.pick(f"explore:{story.deck}")
            for letter, choice in story.options.items():
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
    for number in NUMBERS:
        with subtests.test(event=number):
            game = Scene(seats, moved=True, confirm=True)
            give_quest(game, "city_debtor", "at:novigrad", int(number))
            for seed in range(2 * SEEDS):
                state = finish_turn(game.state, "quest:city_debtor", seed)
                kept = EVENTS[number].kept
                assert zone_of(state, "event", number) == ("A.gear" if kept else "events")
