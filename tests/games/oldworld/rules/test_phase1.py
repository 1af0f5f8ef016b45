"""Movement and actions (W2)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.pinned import PINNED, records

WOLF = {"place": "kaer_morhen", "deck": []}


def seat(*hand: str, **more: Any) -> dict[str, Any]:
    """The wolf at home with these cards."""
    return {**WOLF, "hand": list(hand), **more}


@pytest.mark.rule("W2.1")
def test_a_fitting_card_pays_alone(scene: Any) -> None:
    game = scene(A=seat("oak", "peak"), B={}, records=PINNED)
    game.expect("end", "move:ban_ard", "move:hengfors", "move:vizima")
    game.pick("move:vizima")
    game.expect("pay:card.oak", "pay:card.peak")
    game.pick("pay:card.oak")
    assert game.place() == "vizima"
    assert game.discard() == ["oak"] and game.hand() == ["peak"]


@pytest.mark.rule("W2.1")
def test_any_two_cards_pay(scene: Any) -> None:
    game = scene(A=seat("oak", "peak", "lake"), B={}, records=PINNED)
    game.pick("move:ban_ard", "pay:card.oak")
    game.expect("pay:card.lake", "pay:card.peak")  # no gold, so a second card
    game.pick("pay:card.peak")
    assert game.place() == "ban_ard"
    assert game.discard() == ["oak", "peak"] and game.hand() == ["lake"]


@pytest.mark.rule("W2.1")
def test_any_card_and_a_gold_pay(scene: Any) -> None:
    game = scene(A=seat("oak", "elm", gold=1), B={}, records=PINNED)
    game.pick("move:ban_ard", "pay:card.oak")
    game.expect("pay:card.elm", "pay:gold")
    game.pick("pay:gold")
    assert (game.place(), game.gold(), game.hand()) == ("ban_ard", 0, ["elm"])


@pytest.mark.rule("W2.1")
def test_two_cards_may_pay_where_one_would_do(scene: Any) -> None:
    game = scene(A=seat("oak", "elm", "peak"), B={}, records=PINNED)
    game.pick("move:vizima")
    game.expect("pay:card.elm", "pay:card.oak", "pay:card.peak", "pay:two")
    game.pick("pay:two")
    game.expect("pay:card.elm", "pay:card.oak", "pay:card.peak")
    game.pick("pay:card.elm")
    game.expect("pay:card.oak", "pay:card.peak")
    game.pick("pay:card.oak")
    assert (game.place(), game.hand(), game.discard()) == ("vizima", ["peak"], ["elm", "oak"])


@pytest.mark.rule("W2.1")
def test_a_gold_may_be_paid_with_a_card_that_would_do(scene: Any) -> None:
    game = scene(A=seat("star", gold=1), B={}, records=PINNED)
    game.pick("move:ban_ard")
    game.expect("pay:card.star", "pay:two")
    game.pick("pay:two")  # the only card, then the only gold
    assert (game.place(), game.gold(), game.hand()) == ("ban_ard", 0, [])


@pytest.mark.rule("W2.1")
def test_a_wild_card_pays_alone_everywhere(scene: Any) -> None:
    game = scene(A=seat("star"), B={}, records=PINNED)
    game.expect("end", "move:ban_ard", "move:hengfors", "move:vizima")
    game.pick("move:ban_ard")
    assert (game.place(), game.hand(), game.discard()) == ("ban_ard", [], ["star"])


@pytest.mark.rule("W2.1")
def test_only_affordable_places_are_offered(scene: Any) -> None:
    game = scene(A=seat("oak"), B={}, records=PINNED)
    game.expect("end", "move:vizima")
    game.refuse("move:ban_ard")  # one card that does not fit, no gold
    game.refuse("move:novigrad")  # not connected
    game.refuse("move:atlantis")
    game.refuse("act")


@pytest.mark.rule("W2.1")
def test_two_cards_of_one_id_are_two_cards(scene: Any) -> None:
    game = scene(A=seat("oak", "oak"), B={}, records=PINNED)
    game.pick("move:ban_ard")  # both payments are the only ones
    assert game.place() == "ban_ard" and game.discard() == ["oak", "oak"]


@pytest.mark.rule("W2.1", "W2.2")
def test_any_number_of_moves(scene: Any) -> None:
    game = scene(A=seat("oak", "elm", "peak"), B={}, records=PINNED)
    game.pick("move:vizima", "pay:card.oak", "move:novigrad", "pay:card.elm", "move:hengfors")
    assert game.place() == "hengfors"


@pytest.mark.rule("W2.1")
def test_no_action_before_the_first_move(scene: Any) -> None:
    """Not the action, not poker, not at the witcher's own school."""
    game = scene(A=seat("peak", gold=9), B={"place": "kaer_morhen", "gold": 1}, records=PINNED)
    game.expect("end", "move:ban_ard", "move:hengfors", "move:vizima")
    game.refuse("poker:B")


@pytest.mark.rule("W2.1")
def test_phase_one_may_be_skipped(scene: Any) -> None:
    game = scene(A=seat("peak"), B={}, records=PINNED)
    game.pick("end")
    game.done("phase2")


@pytest.mark.rule("W2.2")
def test_all_actions_open_after_a_move_in_any_order(scene: Any) -> None:
    game = scene(
        A=seat("oak", "elm", gold=3),
        B={"place": "vengerberg", "gold": 1},
        records=PINNED,
        chance=["die:1"] * 10,
    )
    game.pick("move:vizima", "pay:card.oak")
    game.expect(
        "act",
        "end",
        "move:ban_ard",
        "move:beauclair",
        "move:cintra",
        "move:haern_caduch",
        "move:hengfors",
        "move:kaer_morhen",
        "move:novigrad",
        "move:vengerberg",
    )
    game.pick("move:vengerberg", "pay:card.elm")
    assert "poker:B" in game.offered() and "act" not in game.offered()  # no card to exchange
    game.pick("poker:B")
    game.pick("done", seat="B")
    game.pick("done", seat="A")
    game.done("phase2")  # nothing is left to do, and no card to move


@pytest.mark.rule("W2.2")
def test_the_last_card_still_leaves_the_action(scene: Any) -> None:
    game = scene(A=seat("oak"), B={}, monsters={"forest": ("arachas", "novigrad")}, records=PINNED)
    game.pick("move:vizima")
    game.expect("act", "end")
    game.pick("act")
    assert game.gold() == 1
    game.done("phase2")


@pytest.mark.rule("W2.2")
def test_no_cards_left_leads_to_phase_two(scene: Any) -> None:
    game = scene(A=seat("lake"), B={}, records=PINNED, turn={"acted": 1 << 4})
    game.pick("move:ban_ard")
    game.done("phase2")


@pytest.mark.rule("W2.2")
def test_a_card_moves_for_nothing_after_the_last_card(scene: Any) -> None:
    """The horse goes to a forest, once a turn."""
    game = scene(A=seat("lake", gear=["3"]), B={}, records=PINNED)
    game.pick("move:ban_ard")
    game.expect("act", "end", "move:behelt_nar", "move:vengerberg", "move:vizima")
    game.pick("move:vizima")
    game.expect("act", "end")
    assert (game.place(), game.hand(), game.discard()) == ("vizima", [], ["lake"])
    game.done("phase1")


@pytest.mark.rule("W2.3")
def test_an_action_once_a_turn_even_after_leaving(scene: Any) -> None:
    game = scene(A=seat("lake", "peak", "star", "star", place="kaer_morhen"), B={}, records=PINNED)
    game.pick("move:ban_ard", "pay:card.lake", "act")
    assert game.attr("alchemy") == 2
    assert "act" not in game.offered()
    game.refuse("act")
    game.pick("move:kaer_morhen", "pay:card.peak", "move:ban_ard")
    game.pick("pay:card.star")
    game.refuse("act")


@pytest.mark.rule("W2.3")
def test_back_at_the_start_its_action_is_open(scene: Any) -> None:
    game = scene(A=seat("oak", "peak", "star", gold=2), B={}, records=PINNED)
    assert "act" not in game.offered()
    game.pick("move:vizima", "pay:card.oak", "move:kaer_morhen", "pay:card.peak")
    assert "act" in game.offered()
    game.pick("act")
    game.expect("attribute:alchemy", "attribute:combat", "attribute:defense", "attribute:specialty")
    game.pick("attribute:specialty")
    assert (game.attr("specialty"), game.gold()) == (2, 0)


@pytest.mark.rule("W2.3")
def test_other_witchers_do_not_block_actions(scene: Any) -> None:
    game = scene(
        A=seat("lake", "oak"),
        B={"place": "ban_ard"},
        monsters={"water": ("arachas", "ban_ard")},
        records=PINNED,
    )
    game.pick("move:ban_ard", "pay:card.lake")
    assert "act" in game.offered()


@pytest.mark.rule("W2.6")
def test_behelt_nar_is_every_terrain_and_has_no_token(scene: Any) -> None:
    for card in ("oak", "peak", "lake"):
        game = scene(A=seat(card, place="ban_ard"), B={}, records=PINNED)
        assert "move:behelt_nar" in game.offered()
        game.pick("move:behelt_nar")
        assert game.place() == "behelt_nar" and game.discard() == [card]
        game.done("phase2")
    table = game.state.table
    tokens = [table.ident[card] for card, kind in enumerate(table.kind) if kind == "place"]
    assert "behelt_nar" not in tokens and len(tokens) == 18


@pytest.mark.rule("W2.1", "W7.1")
def test_a_companion_may_pay_a_move_once_a_turn(scene: Any) -> None:
    """A trait that gives a free move: once a turn, to its terrain only."""
    free = [{"id": "99", "kept": "companion", "traits": [{"rule": "move:forest", "n": 1}]}]
    game = scene(A=seat(gear=["99"]), B={}, records=records(event=free))
    game.expect("end", "move:vizima")
    game.pick("move:vizima")
    assert game.place() == "vizima"
    assert game.offered("move") == []


@pytest.mark.rule("W7.1")
def test_what_acts_on_entering_acts(scene: Any) -> None:
    guide = [
        {
            "id": "99",
            "kept": "companion",
            "traits": [{"when": "enter", "only": ["at:vizima"], "do": ["gold +1"]}],
        }
    ]
    game = scene(A=seat("oak", "elm", gear=["99"]), B={}, records=records(event=guide))
    game.pick("move:vizima", "pay:card.oak")
    assert game.gold() == 1
    game.pick("move:novigrad", "pay:card.elm")
    assert game.gold() == 1
