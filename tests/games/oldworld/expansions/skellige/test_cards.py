"""The exploration cards and events of Skellige: how many, what they do, that each can be played."""

from __future__ import annotations

import re
from typing import Any

import pytest
from helpers.oldworld.seafaring import FOREST, ID, MOUNTAIN, SHIPS, WATER
from helpers.oldworld.tales import SEEDS, finish_turn, zone_of

from sevencats.games.oldworld.language import conditions
from sevencats.games.oldworld.packs.counts import card_lines, count_decks
from sevencats.games.oldworld.packs.load import base, load
from sevencats.games.oldworld.packs.model import EventCard, Story
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_script
from sevencats.games.oldworld.state import OldWorldState

CONTENT = load((ID,))
HALVES = {i: s for i, s in CONTENT.stories.items() if i not in base().stories}
SAFE = {i: s for i, s in HALVES.items() if not s.half_of}
DANGER = {s.half_of: s for s in HALVES.values() if s.half_of}
EVENTS = {i: e for i, e in CONTENT.events.items() if i not in base().events}
#: A seat that sails: with a card for the crossing, and enough or nothing for prices.
RICH_SAILOR = {
    **{"gold": 5, "shield": 2, "attributes": {"defense": 2, "combat": 2, "alchemy": 2}},
    **{"potions": ["swallow", "cat"], "hand": [WATER, FOREST, MOUNTAIN]},
}
POOR_SAILOR = {"hand": [MOUNTAIN], "shield": 0}


def lines_of(*cards: Story | EventCard) -> list[str]:
    return [line for card in cards for line in card_lines(card)]


def share(cards: list[list[str]], pattern: str) -> float:
    return sum(any(re.match(pattern, line) for line in card) for card in cards) / len(cards)


def test_as_many_cards_as_in_the_box_and_its_numbers() -> None:
    assert (len(SAFE), len(DANGER)) == (50, 50)
    assert {int(number) for number in EVENTS} == set(range(201, 231))
    assert sum(event.kept == "equipment" for event in EVENTS.values()) == 4
    assert sum("fight" in lines_of(event) for event in EVENTS.values()) == 6


def test_the_command_that_counts_takes_two_halves_for_one_card() -> None:
    (sea,) = [count for count in count_decks(CONTENT) if count.deck == "sea"]
    assert (sea.cards, sea.box) == (50, 50)
    assert sea.effects["quest"][0] == 25


def test_every_safe_half_has_a_dangerous_one_and_its_own_name() -> None:
    assert SAFE.keys() == DANGER.keys()
    assert all(DANGER[ident].id == f"{ident}_danger" for ident in SAFE)
    assert all(story.deck == "sea" for story in HALVES.values())


def test_every_event_is_reachable() -> None:
    lines = lines_of(*HALVES.values(), *EVENTS.values())
    named = {line.split()[1] for line in lines if line.startswith("event ")}
    named |= {line.split()[2] for line in lines if line.startswith("quest ")}
    assert named == EVENTS.keys()


def test_event_chains_have_no_cycle() -> None:
    def follow(number: str, above: tuple[str, ...]) -> None:
        assert number not in above, above
        for line in lines_of(EVENTS[number]):
            if line.startswith(("event ", "quest ")):
                follow(line.split()[1 if line.startswith("event ") else 2], (*above, number))

    for number in EVENTS:
        follow(number, ())
    leads_on = [e for e in EVENTS.values() if any(x.startswith("quest ") for x in lines_of(e))]
    assert len(leads_on) >= 8, "chains of two events"


def test_safe_crossings_give_and_dangerous_ones_take() -> None:
    """The box's lower halves are a loss more often than not; half of its cards have a quest."""
    safe = [lines_of(story) for story in SAFE.values()]
    danger = [lines_of(story) for story in DANGER.values()]
    both = [lines_of(SAFE[ident], DANGER[ident]) for ident in SAFE]
    assert share(both, r"quest") == pytest.approx(0.5, abs=0.05)
    assert (
        share(
            safe, r"gold \+|potion \+|draw3 \+|trail|quest|card|(attribute|combat|defense|alchemy)"
        )
        == 1
    )
    assert share(danger, r"(gold|shield|potion|draw3) -|shield =|discard|turn_back|trash") >= 0.9
    assert 0.1 <= share(danger, r"turn_back") <= 0.3
    assert 0.1 <= share(danger, r"dagon \+") <= 0.3


def test_gains_and_losses_are_of_the_usual_size() -> None:
    for line in lines_of(*HALVES.values(), *EVENTS.values()):
        kind, *_, amount = line.split() if " " in line else (line, "1")
        size = amount.lstrip("+-")
        most = {"gold": 4, "potion": 2, "shield": 2, "draw3": 1, "dagon": 1, "discard": 2}
        most |= dict.fromkeys(("combat", "defense", "alchemy", "specialty", "attribute"), 1)
        if kind in most and size.isdecimal():
            assert 1 <= int(size) <= most[kind], line


# -- playing ---------------------------------------------------------------------------------------


def table(sailor: dict[str, Any], *script: str, **given: Any) -> OldWorldState:
    """A seat at Cidaris, beside a ship, after this script."""
    position = {
        **{"format": "oldworld-position/1", "expansions": [ID], "ships": SHIPS, "dagon": 3},
        "seats": {
            "A": {"school": "wolf", "place": "cidaris", **sailor},
            "B": {"school": "bear", "place": "stygga"},
        },
        **{"script": list(script), **given},
    }
    run, refusal = play_script(read_position(position))
    assert refusal is None
    return run.state


def met(ident: str, sailor: dict[str, Any]) -> OldWorldState:
    """A seat that has sailed into this half and is asked what to do."""
    card = HALVES[ident].half_of or ident
    die = 6 if card == ident else 1
    return table(sailor, "sail:ard_skellig", f"pay:card.{MOUNTAIN}", sea=[card], chance=[die])


def sent(number: str, sailor: dict[str, Any], *script: str) -> OldWorldState:
    """A seat that has come to where this event is read."""
    quest = {"story": "city_debtor", "place": "cidaris", "event": number}
    return table({**sailor, "quests": [quest]}, *script, moved=True)


@pytest.mark.rule("W14.2")
@pytest.mark.parametrize("sailor", [RICH_SAILOR, POOR_SAILOR], ids=["rich", "poor"])
def test_every_option_of_every_half_can_be_played(
    sailor: dict[str, Any], subtests: pytest.Subtests
) -> None:
    for ident, half in HALVES.items():
        with subtests.test(half=ident):
            state = met(ident, sailor)
            for letter, choice in half.options.items():
                if choice.only:
                    continue  # played below
                if f"option:{letter}" not in state.pending[0].keys:
                    assert choice.cost and sailor is POOR_SAILOR
                    continue
                for seed in range(SEEDS):
                    after = finish_turn(state, f"option:{letter}", seed)
                    assert zone_of(after, "story", half.half_of or ident) in ("box", "A.quests")


@pytest.mark.rule("W7.1", "W7.2")
@pytest.mark.parametrize("sailor", [RICH_SAILOR, POOR_SAILOR], ids=["rich", "poor"])
def test_every_event_can_be_played(sailor: dict[str, Any], subtests: pytest.Subtests) -> None:
    for number, event in EVENTS.items():
        with subtests.test(event=number):
            start = sent(number, sailor)
            for seed in range(2 * SEEDS):
                state = finish_turn(start, "quest:city_debtor", seed)
                assert zone_of(state, "event", number) == ("A.gear" if event.kept else "events")


ALL_CARDS: list[Story | EventCard] = [*HALVES.values(), *EVENTS.values()]
OPTIONS_FOR_SOME = [
    (card.id, letter)
    for card in ALL_CARDS
    for letter, choice in card.options.items()
    if choice.only
]


def test_every_option_for_some_can_be_played_by_them(
    monkeypatch: pytest.MonkeyPatch, subtests: pytest.Subtests
) -> None:
    monkeypatch.setattr(conditions, "holds", lambda state, seat, word: True)
    for ident, letter in OPTIONS_FOR_SOME:
        with subtests.test(card=ident, option=letter):
            if ident in HALVES:
                state = met(ident, RICH_SAILOR)
            else:
                state = sent(ident, RICH_SAILOR, "quest:city_debtor")
            for seed in range(SEEDS):
                finish_turn(state, f"option:{letter}", seed)


def test_most_cards_need_no_word_beyond_the_first_language() -> None:
    """85 of 100 halves and events use plain lines only; the others ask what the player did or
    has."""
    cards = ALL_CARDS
    plain = [card for card in cards if not any(c.only for c in card.options.values())]
    assert len(plain) >= 0.85 * len(cards)
    asked = [w for card in cards for c in card.options.values() for w in c.only]
    assert sum(word.startswith(("chose:", "with:")) for word in asked) >= 12
