"""The small choices of the hunter: payments, cards, stories, decks and dice."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.scenes import Scene
from helpers.oldworld.tales import story

from sevencats.games.oldworld.bots.habits import pay
from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.bots.stories import amounts, option_worths
from sevencats.games.oldworld.bots.worth import level_worth
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import set_up
from sevencats.plugin.bots import Sight


def card(ident: str, terrain: str, damage: int, cost: int = 1) -> dict[str, Any]:
    """An action card that deals damage and leads on to nothing."""
    named = {"id": ident, "name": ident, "colour": "blue", "terrain": terrain, "cost": cost}
    return {**named, "symbols": {"damage": damage}, "extensions": {}, "copies": 12}


RECORDS = {
    "action": [
        card("cut", "forest", 1),
        card("slash", "mountain", 2),
        card("strong", "forest", 4),
        card("idle", "water", 0, cost=0),
        card("dear", "water", 5, cost=2),
    ]
}


def table(a: dict[str, Any], b: dict[str, Any] | None = None, **more: Any) -> Scene:
    seats = {"A": {"deck": ["cut"] * 6, **a}, "B": b or {}}
    return Scene(seats, records={**RECORDS, **more.pop("records", {})}, **more)


def answer(scene: Scene, seed: int = 1) -> str:
    """The hunter's answer to the open question."""
    decision = scene.state.pending[0]
    return decision.keys[HunterBot(seed).choose(Sight(scene.state, decision)).option]


@pytest.mark.parametrize(("later", "given"), [((), "cut"), (("vengerberg",), "slash")])
def test_a_move_is_paid_with_what_is_needed_least(later: tuple[str, ...], given: str) -> None:
    """The weaker card, unless a later move of the way needs it."""
    scene = table({"place": "beauclair", "hand": ["cut", "slash"]})
    scene.pick("move:behelt_nar")
    (decision,) = scene.state.pending
    index = scene.state.table.place_index
    key = decision.keys[pay(scene.state, decision, tuple(index[one] for one in later))]
    assert key == f"pay:card.{given}"


@pytest.mark.parametrize(("deck", "key"), [("strong", "discard:idle"), ("idle", "done")])
def test_a_card_is_given_up_for_a_better_deck_only(deck: str, key: str) -> None:
    scene = table({"hand": ["idle", "strong"], "deck": [deck] * 6}, at=3)
    assert answer(scene) == key


def test_the_exchange_gives_the_card_for_which_most_is_to_be_had() -> None:
    pool = ["idle", "idle", "idle", "dear", "idle", "idle"]
    scene = table({"place": "vengerberg", "hand": ["idle", "cut"]}, moved=True, pool=pool)
    scene.pick("act")
    assert answer(scene) == "trash:cut", "for the other one the dear card is not to be had"


@pytest.mark.parametrize("place", [1, 3])
def test_alms_make_a_good_card_cheaper(place: int) -> None:
    """In the second place from the left a card costs one more; in the fourth it does not."""
    pool = ["idle"] * 6
    pool[place] = "dear"
    scene = table({"place": "loc_ichaer", "hand": ["cut"]}, moved=True, pool=pool)
    scene.pick("act")
    assert (answer(scene) == "trash:idle") == (place == 1)


def test_a_story_is_chosen_by_price_and_never_by_its_result() -> None:
    """The average result of options with a price leaves out the card that is read."""
    worths = []
    for lines in (["gold +9"], ["gold -all"]):
        records = {"story": [story(lines, cost=["potion -1"])]}
        scene = table({"potions": ["swallow"]}, records=records)
        worths.append(option_worths(scene.state, 0, "story", "tale"))
    assert worths[0] == worths[1]
    assert worths[0]["a"] != worths[0]["b"], "the price counts"


def test_what_lines_bring_is_added_up() -> None:
    roll = {"roll": {"1-3": ["gold +2"], "4-6": ["shield -2", "card 1"]}}
    assert amounts(["gold +1", roll, "draw3 -1", "quest forest 7", "gold -all"]) == {
        "gold": 0.0,
        "shield": -1.0,
        "card 1": 0.5,
        "draw": -1.0,
        "quest": 1.0,
    }


def test_both_decks_are_explored() -> None:
    scene = table({"place": "novigrad"}, at=2)
    assert {answer(scene, seed) for seed in range(12)} == {"explore:city", "explore:wilds"}


def test_dice_are_played_with_a_witcher_whom_it_does_not_want_to_fight() -> None:
    strong = {"place": "novigrad", "gold": 2, "combat": 5, "shield": 4}
    weak = {"place": "novigrad", "gold": 2, "deck": ["idle"], "hand": [], "shield": 0}
    me = {"place": "novigrad", "gold": 2, "hand": []}
    turn = {"acted": 1 << table(me).state.place[0]}
    assert answer(table(me, strong, moved=True, turn=turn)) == "poker:B"
    assert answer(table(me, weak, moved=True, turn=turn)) == "end", "it fights him instead"


def test_the_attribute_that_keeps_a_witcher_from_the_next_level_is_worth_more() -> None:
    last = table({"combat": 2, "defense": 2, "alchemy": 2})
    assert level_worth(last.state, 0, "specialty") > level_worth(table({}).state, 0, "specialty")


@pytest.mark.parametrize(
    ("does", "key"),
    [
        (["take_back 1", "discard 2"], "done"),
        (["take_back 1", "discard 1"], "use:specialty"),
        (["take_back any"], "use:specialty"),
        (["discard 2", "damage 1"], "use:specialty"),
        (["take_back 1", "discard all"], "use:specialty"),
    ],
)
def test_an_effect_that_takes_more_cards_than_it_brings_is_left(does: list[str], key: str) -> None:
    trait = {"when": "my_turn", "may": True, "once": "fight", "do": does}
    griffin = {"school": "griffin", "place": "vizima", "hand": ["cut", "cut"], "discard": ["slash"]}
    position = {
        "format": "oldworld-position/1",
        "content": {**RECORDS, "school": [{"id": "griffin", "levels": [[trait]] * 5}]},
        "seats": {"A": griffin, "B": {"school": "bear"}},
        "monsters": {"forest": {"monster": "barghest", "place": "vizima"}},
        "phase": 2,
        "fight": {"against": "barghest", "turn": "A", "turns": {"A": 1, "monster": 1}},
    }
    state = set_up(read_position(position)).state
    (decision,) = state.pending
    assert decision.keys[HunterBot(1).choose(Sight(state, decision)).option] == key
