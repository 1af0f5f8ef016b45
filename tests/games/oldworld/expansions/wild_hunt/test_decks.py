"""The exploration cards and events of the Wild Hunt: what they do, and that each can be played."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from sevencats.games.oldworld.language.conditions import CHOSEN
from sevencats.games.oldworld.packs.counts import card_lines
from sevencats.games.oldworld.packs.load import base, load
from sevencats.games.oldworld.packs.model import EventCard, Story
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import set_up
from sevencats.games.oldworld.rules.frames import EventOption, ReadEvent, StoryEnd, StoryOption
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.engine import apply, derive_pending, settle, take
from sevencats.kernel.rng import Rng

WHOLE = load(("wild_hunt",))
STORIES = {i: s for i, s in WHOLE.stories.items() if i not in base().stories}
EVENTS = {i: e for i, e in WHOLE.events.items() if i not in base().events}
#: The words that the cards of the Hunt need beside those of the base: six.
OWN = ("each", "one", "hunt", "hound", "hound_leaves", "hunt_moves")
#: A round in which a card of the stage is read, with two and three players.
ROUNDS = {"hunt_1": 1, "hunt_2": 5}
RICH = {"gold": 5, "shield": 2, "attributes": {"defense": 2, "combat": 2, "alchemy": 2}}
HANDS: tuple[tuple[str, list[str]], ...] = (
    ("wolf", ["wolf_quick_slash_1", "wolf_push_1", "wolf_aard_1"]),
    ("bear", ["bear_push_1"]),
    ("cat", []),
)
#: How many play, when they are rich and when they are poor.
COUNTS = {True: (1, 3), False: (2,)}
CARDS: list[Story | EventCard] = [*STORIES.values(), *EVENTS.values()]
#: More picks than any card asks for.
MANY = 120


def lines_of(card: Story | EventCard) -> list[str]:
    return list(card_lines(card))


def led_to(card: Story | EventCard) -> set[str]:
    """The events that a card leads to."""
    words = [line.split() for line in lines_of(card)]
    return {w[1] for w in words if w[0] == "event"} | {w[2] for w in words if w[0] == "quest"}


# -- what they are ---------------------------------------------------------------------------------


@pytest.mark.rule("W15.1")
def test_as_many_cards_as_in_the_box() -> None:
    decks = [story.deck for story in STORIES.values()]
    assert (decks.count("hunt_1"), decks.count("hunt_2")) == (20, 15)
    assert {int(number) for number in EVENTS} == set(range(401, 436))


def test_every_event_is_reachable_and_kept_events_by_one_chain() -> None:
    roads = [number for card in CARDS for number in led_to(card)]
    assert set(roads) == EVENTS.keys()
    for number, event in EVENTS.items():
        assert not event.kept or roads.count(number) == 1, number


def test_there_are_chains() -> None:
    """A story, its event, and what that leads to."""
    chains = [s for s, story in STORIES.items() if any(led_to(EVENTS[n]) for n in led_to(story))]
    assert len(chains) >= 8


def test_cards_know_earlier_choices() -> None:
    knowing = [
        card.id
        for card in CARDS
        if any(w.startswith(("chose:", "with:")) for c in card.options.values() for w in c.only)
    ]
    assert len(knowing) >= 12


def test_quests_and_shields_are_as_frequent_as_in_the_box() -> None:
    """13 of 20 and 5 of 15 exploration cards have a quest; 16 of 35 events touch the shields."""
    for deck, most in (("hunt_1", 13), ("hunt_2", 6)):
        cards = [story for story in STORIES.values() if story.deck == deck]
        assert sum(bool(led_to(story)) for story in cards) == most
    shields = [e for e in EVENTS.values() if any(x.startswith("hunt ") for x in lines_of(e))]
    assert 14 <= len(shields) <= 24


def test_stories_say_for_whom_they_are() -> None:
    """Everything that concerns players stands in ``each`` or ``one``; the rest is for the table."""
    for story in STORIES.values():
        for letter, choice in story.options.items():
            bare = [line.split()[0] for line in choice.do if isinstance(line, str)]
            assert set(bare) <= {"quest", *OWN[2:]}, (story.id, letter)
            assert not choice.cost, (story.id, letter)


# -- that they can be played -----------------------------------------------------------------------


def seats(count: int, rich: bool) -> dict[str, Any]:
    plain = {"place": "novigrad", **(RICH if rich else {})}
    return {
        name: {"school": school, "hand": hand if rich else [], **plain}
        for name, (school, hand) in zip("ABC"[:count], HANDS, strict=False)
    }


def scene(ident: str, count: int, rich: bool) -> OldWorldState:
    """A card on top of its deck, and the part of the round in which it is read; or the first event
    of the Hunt as a quest of A's at Novigrad, where all are."""
    file: dict[str, Any] = {"format": "oldworld-position/1", "expansions": ["wild_hunt"]}
    file |= {"hunt": {"place": "doldeth", "shields": 30}, "hounds": {"dhuwod": 1}}
    at_table = seats(count, rich)
    if ident in STORIES:
        deck = STORIES[ident].deck
        file |= {deck: [ident], "round": ROUNDS[deck], "part": "explore"}
    else:
        quest = {"story": "hunt_1_hens", "place": "novigrad", "event": ident}
        at_table["A"]["quests"] = [quest]
        file |= {"part": "act", "moved": True}
    if rich and ident == "hunt_2_horse":
        at_table["A"]["gear"] = ["412"]
    state: OldWorldState = set_up(read_position({**file, "seats": at_table})).state
    return state


def known(state: OldWorldState, card: Story | EventCard) -> OldWorldState:
    """The same table, at which everything was chosen that the card asks for."""
    state = state.copy()
    asked = [word for choice in card.options.values() for word in choice.only]
    for choice in [c for word in asked if word.startswith("chose:") for c in word[6:].split("|")]:
        for seat in range(len(state.table.seats)):
            state.extra[CHOSEN.format(seat, choice)] = 1
    derive_pending(state, [decision.id for decision in state.pending])
    return state


def reading(state: OldWorldState) -> bool:
    """Return whether a card that was read is still being carried out."""
    stacks = [state.stack, *state.branches]
    waiting = (StoryEnd, StoryOption, ReadEvent, EventOption)
    return any(
        isinstance(frame, waiting) or frame.__class__.__name__ == "Effect"
        for stack in stacks
        for frame in stack
    )


def play(start: OldWorldState, wanted: Sequence[str], seed: int) -> OldWorldState:
    """Everybody picks these keys where they are asked for, and at random otherwise."""
    state, rng = start.copy(), Rng(seed)
    state.rng = rng.next()
    for _ in range(MANY):
        open_ones = [d for d in state.pending if set(wanted) & set(d.keys) and not d.optional]
        if open_ones:
            decision = open_ones[0]
            apply(state, decision.pick(next(key for key in decision.keys if key in wanted)))
        elif reading(state):
            decision = next(d for d in state.pending if not d.optional)
            take(state, decision, rng.below(len(decision.keys)))
        else:
            return state
        settle(state)
        state.check()
    raise AssertionError("it does not end")


@pytest.mark.rule("W15.3")
@pytest.mark.parametrize("rich", [True, False], ids=["rich", "poor"])
def test_every_option_of_every_story_can_be_played(rich: bool, subtests: pytest.Subtests) -> None:
    for story, count in product(STORIES.values(), COUNTS[rich]):
        with subtests.test(story=story.id, players=count):
            start = known(scene(story.id, count, rich), story)
            for letter, choice in story.options.items():
                offered = f"option:{letter}" in start.pending[0].keys
                assert offered or (not rich and choice.only == ("with:412",))
                if not offered:
                    continue
                dice = any(isinstance(line, dict) and "one" in line for line in choice.do)
                for seed in range(3 if dice else 1):
                    state = play(start, [f"option:{letter}"], seed)
                    quest = any(str(line).startswith("quest ") for line in choice.do)
                    assert len(state.spots) == quest


@pytest.mark.rule("W15.11")
@pytest.mark.parametrize("rich", [True, False], ids=["rich", "poor"])
def test_every_event_can_be_played(rich: bool, subtests: pytest.Subtests) -> None:
    for (number, event), count in product(EVENTS.items(), COUNTS[rich]):
        with subtests.test(event=number, players=count):
            start = known(scene(number, count, rich), event)
            assert "quest:hunt_1_hens" in start.pending[0].keys
            for letter in event.options or ("",):
                keys = ["quest:hunt_1_hens", *([f"option:{letter}"] if letter else [])]
                for seed in range(1 if letter else 4):
                    state = play(start, keys, seed)
                    gear = [state.ident(card) for card in state.common("A.gear")]
                    assert (number in gear) == bool(event.kept)
                    goes_on = any(line.startswith("quest ") for line in lines_of(event))
                    assert goes_on or not state.spots
