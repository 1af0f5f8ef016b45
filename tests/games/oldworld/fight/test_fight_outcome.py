"""Possible opponents, wagers, and the results of fights (W4.2, W6.2, W6.10 to W6.14)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.arena import HERE, Duel, Hunt
from helpers.oldworld.scenes import Scene

#: A witcher who loses at once: one card, which must be played.
WEAK: dict[str, Any] = {"hand": ["rest"], "deck": []}
STRONG: dict[str, Any] = {"hand": ["hit5", "rest"]}


# -- what may be fought ---------------------------------------------------------------------------


@pytest.mark.rule("W4.2")
def test_a_monster_or_a_witcher_here_may_be_fought(scene: Any) -> None:
    game = scene(
        A={"place": HERE},
        B={"place": HERE},
        C={},
        at=2,
        monsters={"forest": ("harpy", HERE), "water": ("foglet", "cidaris")},
    )
    assert game.offered("fight") == ["fight:B", "fight:harpy"]
    game.refuse("fight:foglet")
    game.refuse("fight:C")
    game.done("phase2")


@pytest.mark.rule("W4.2")
def test_two_monsters_of_a_place_may_both_be_fought(scene: Any) -> None:
    """Only one monster per token, but a witcher may stand with both a monster and two rivals."""
    game = scene(A={"place": HERE}, B={"place": HERE}, C={"place": HERE}, at=2)
    assert game.offered("fight") == ["fight:B", "fight:C"]
    game.done("phase2")


@pytest.mark.rule("W4.2")
def test_no_fight_after_poker_with_that_witcher(scene: Any) -> None:
    here = {"place": HERE}
    game = scene(A=here, B=here, C=here, at=2, turn={"poker": 1 << 1})
    assert game.offered("fight") == ["fight:C"]
    game.done("phase2")


@pytest.mark.rule("W4.2")
@pytest.mark.parametrize("place", ["kaer_morhen", "behelt_nar"])
def test_no_witcher_fight_at_a_school(scene: Any, place: str) -> None:
    game = scene(A={"place": place}, B={"place": place}, at=2)
    assert game.offered("fight") == []
    game.done("phase2")


@pytest.mark.rule("W4.2")
def test_monsters_may_be_fought_at_a_school(scene: Any) -> None:
    game = scene(
        A={"place": "kaer_morhen"}, B={}, at=2, monsters={"mountain": ("harpy", "kaer_morhen")}
    )
    assert game.offered("fight") == ["fight:harpy"]
    game.done("phase2")


@pytest.mark.rule("W4.2", "W6.2")
def test_no_witcher_fight_at_the_closed_tavern(scene: Any) -> None:
    game = scene(A={"place": HERE}, B={"place": HERE}, at=2, tavern=HERE)
    assert game.offered("fight") == []
    game.done("phase2")


@pytest.mark.rule("W6.2")
def test_the_closed_tavern_token_moves_with_the_fights(duel: Duel) -> None:
    game = duel(STRONG, WEAK, tavern="cidaris")
    game.pick("play:hit5", "trash:rest")
    game.pick("take:precise_cut_1", seat="B")
    places = game.state.table.places
    assert places[game.state.tavern].id == HERE
    (told,) = game.events("tavern_closed")
    assert told.args == (HERE,)
    game.done("gain")


@pytest.mark.rule("W6.2")
def test_the_attacker_begins_and_both_alternate(duel: Duel) -> None:
    game = duel({"hand": ["rest", "hit"]}, {"hand": ["rest", "hit"]})
    for seat in "ABAB":
        assert game.asked() == (seat, "combo")
        game.pick("play:rest", seat=seat)
    game.done("combo")


@pytest.mark.rule("W6.1")
def test_both_witchers_shuffle_their_discards_in(duel: Duel) -> None:
    game = duel(
        {"hand": ["rest", "hit"], "deck": ["rest"], "discard": ["guard"]},
        {"deck": ["rest"], "discard": ["study", "study"]},
    )
    assert sorted(game.deck("A")) == ["guard", "rest"]
    assert sorted(game.deck("B")) == ["rest", "study", "study"]
    game.done("combo")


# -- wagers ---------------------------------------------------------------------------------------


@pytest.mark.rule("W6.2", "W6.13")
def test_the_others_may_wager_one_gold_clockwise(duel: Duel) -> None:
    others = {"C": {"gold": 1}, "D": {"gold": 0}, "E": {"gold": 3}}
    game = duel(STRONG, {**WEAK, "track": 2}, others=others)
    assert game.asked() == ("C", "wager")
    game.expect("wager:A", "wager:B", "wager:none")
    game.pick("wager:A")
    assert game.gold("C") == 0
    assert game.asked() == ("E", "wager")  # D has nothing to bet
    game.pick("wager:B")
    game.pick("play:hit5", "trash:rest")
    game.pick("take:precise_cut_1", seat="B")
    assert game.gold("A") == 3
    assert game.gold("C") == 1 + 3
    assert game.gold("E") == 2
    game.done("gain")


@pytest.mark.rule("W6.13")
def test_a_wager_on_the_defender(duel: Duel) -> None:
    others = {"C": {"gold": 1}, "D": {"gold": 1}}
    game = duel({**WEAK, "track": 1}, {}, others=others)
    game.pick("wager:B", "wager:none")
    assert game.gold("B") == 2
    assert game.gold("C") == 1 + 2
    assert game.gold("D") == 1
    game.pick("take:precise_cut_1", seat="A")
    game.done("gain")


@pytest.mark.rule("W6.2")
def test_two_players_have_nobody_to_wager(duel: Duel) -> None:
    game = duel({"hand": ["rest", "hit"], "gold": 3}, {"gold": 3})
    assert game.asked() == ("A", "combo")
    game.done("combo")


@pytest.mark.rule("W6.2")
def test_nobody_wagers_on_a_monster_fight(hunt: Hunt) -> None:
    game = hunt(seats="ABC", hand=["rest"])
    assert game.asked() == ("C", "attack")
    game.done("attack")


# -- witcher against witcher ----------------------------------------------------------------------


@pytest.mark.rule("W6.10", "W6.15", "W6.22")
def test_the_attacker_wins(duel: Duel) -> None:
    game = duel({**STRONG, "shield": 0, "defense": 2}, {**WEAK, "track": 3})
    game.pick("play:hit5")
    assert game.zone("A.trophies") == ["rookie"]
    assert game.zone("B.own_trophies") == []
    assert game.track() == 1
    assert game.asked() == ("A", "lose_trashed")  # fatigue comes before the gold
    assert game.gold("A") == 0
    game.pick("trash:rest")
    assert game.gold("A") == 4
    assert game.asked() == ("B", "take_card")
    assert game.hand("B") == []
    game.pick("take:precise_cut_1")
    assert game.hand("B") == ["precise_cut_1", "rest"]  # all it has: one card, and the new one
    assert game.shield("A") == 2
    assert game.asked() == ("A", "gain")
    assert len(game.hand("A")) == 3
    game.done("gain")


@pytest.mark.rule("W6.10")
def test_the_loser_who_was_attacked_draws_three(duel: Duel) -> None:
    game = duel({"hand": ["hit5", "guard", "hit5"]}, {"hand": [], "deck": ["rest"] * 9})
    game.pick("play:hit5")
    game.pick("play:hit5", "trash:guard")
    game.pick("take:precise_cut_1")
    assert len(game.hand("B")) == 3
    assert len(game.deck("B")) == 9 + 1 - 3
    game.done("gain")


@pytest.mark.rule("W6.10")
def test_a_trophy_of_one_witcher_only_once(duel: Duel) -> None:
    game = duel({**STRONG, "trophies": ["witcher.rookie"], "track": 1}, WEAK, others={"C": {}})
    game.pick("play:hit5")
    assert game.zone("A.trophies") == ["rookie"]
    assert game.track() == 1
    assert game.asked() == ("B", "take_card")  # no fatigue
    assert game.gold("A") == 1
    game.done("take_card")


@pytest.mark.rule("W6.10")
def test_the_defender_wins(duel: Duel) -> None:
    game = duel({**WEAK, "track": 2}, {"hand": ["rest"], "deck": ["rest"] * 5, "discard": ["hit"]})
    assert game.zone("B.trophies") == []
    assert game.track("B") == 0
    assert game.gold("B") == 3
    assert game.asked() == ("A", "take_card")
    game.pick("take:precise_cut_1")
    assert len(game.hand("B")) == 4
    assert len(game.deck("B")) == 3
    assert game.state.turn[0].draw == -1
    assert len(game.hand("A")) == 2
    game.done("gain")


@pytest.mark.rule("W6.10", "W5.2")
def test_a_beaten_attacker_draws_one_less_in_phase_three(duel: Duel) -> None:
    pool = {"hand": ["rest"], "deck": ["rest"] * 5, "shield": 0}
    game = duel(pool, {"hand": ["hit5", "hit5"]})
    game.pick("take:precise_cut_1")
    assert len(game.hand("A")) == 2
    game.done("gain")


@pytest.mark.rule("W6.17", "W6.10")
def test_the_last_step_in_a_fight_wins_at_once(duel: Duel) -> None:
    game = duel({**STRONG, "track": 3}, WEAK)
    game.pick("play:hit5")
    assert game.winners == ["A"]
    assert game.gold("A") == 0


# -- witcher against monster ----------------------------------------------------------------------


@pytest.mark.rule("W6.11", "W6.22")
def test_a_defeated_monster(hunt: Hunt) -> None:
    game = hunt(
        "frail",
        hand=["hit3", "rest"],
        trail=True,
        tops={"monsters.2": ["wyvern"], "tokens.forest": ["dhuwod"]},
    )
    game.pick("play:hit3")
    assert game.zone("A.trophies") == ["frail"]
    assert game.track() == 1
    game.pick("trash:rest")
    assert game.gold() == 2
    assert game.zone("prey.forest") == ["wyvern"]
    assert game.trails() == {}
    assert game.asked() == ("A", "gain")
    assert len(game.hand()) == 3
    game.done("gain")


@pytest.mark.rule("W6.11")
@pytest.mark.parametrize("left,result", [(2, "lost"), (1, "driven_away")])
def test_driven_away_with_one_card_left(hunt: Hunt, left: int, result: str) -> None:
    cards = {2: "hit5", 1: "hit3"}
    more = {"monster": [{"id": "prey", "level": 1, "life": 4 if left == 1 else 7}]}
    game = hunt("prey", hand=[cards[left]], deck=[], trail=True, more=more,
                tops={"monsters.1": ["harpy"]})  # fmt: skip
    assert game.events("fight_over")[0].args == (result,)
    game.pick("take:precise_cut_1")
    if result == "lost":
        assert game.gold() == 0
        assert game.zone("prey.forest") == ["prey"]
        assert game.trails() == {"forest": "vizima"}
    else:
        assert game.gold() == 2
        assert game.zone("prey.forest") == ["harpy"]
        assert game.zone("away.1") == ["prey"]
        assert game.trails() == {}
    assert game.zone("A.trophies") == []
    assert game.track() == 0
    game.done("gain")


@pytest.mark.rule("W6.11", "W6.19")
def test_beaten_by_a_monster(hunt: Hunt) -> None:
    game = hunt(hand=["rest"], deck=["rest"] * 3, shield=0, attacks=["c9b1"])
    game.pick("charge")
    assert game.asked() == ("A", "take_card")
    game.expect("take:precise_cut_1", "take:precise_cut_2")
    game.pick("take:precise_cut_2")
    assert list(game.trails()) == ["forest"]
    assert len(game.hand()) == 2
    assert game.shield() == 1
    assert len(game.zone("fight_pool")) == 0
    game.done("gain")


@pytest.mark.rule("W6.11")
def test_a_trail_quest_becomes_a_trail_by_a_defeat(hunt: Hunt) -> None:
    game = hunt(hand=["rest"], deck=[], shield=0, attacks=["c9b1"],
                trail_quests={"forest": "vizima"})  # fmt: skip
    game.pick("charge")
    game.pick("take:precise_cut_1")
    (place,) = game.trails().values()
    assert not place.endswith("?")
    assert game.gold() == 0, "the gold that lay on it is the bank's"
    game.done("gain")


@pytest.mark.rule("W6.14")
def test_fight_cards_are_one_deck_again(hunt: Hunt) -> None:
    game = hunt("frail", hand=["hit3", "rest"], trail=True)
    before = len(game.zone("fight_deck"))
    game.pick("play:hit3")
    assert len(game.zone("fight_deck")) == before + 2
    assert game.zone("fight_discard") == []
    assert all(game.state.known[s] == 0 for s in game.state.common("fight_deck"))
    game.done("lose_trashed")


@pytest.mark.rule("W6.14")
def test_all_cards_are_gathered_before_fatigue(hunt: Hunt) -> None:
    game = hunt("frail", hand=["hit3", "guard"], deck=["study"], discard=["sign"], trail=True)
    game.pick("play:hit3")
    assert game.hand() == []
    assert game.discard() == []
    game.expect("trash:hit3", "trash:guard", "trash:study", "trash:sign")
    assert game.shield() == 1
    game.done("lose_trashed")


@pytest.mark.rule("W6.14")
def test_a_gathered_hand_is_seen_by_nobody_else(duel: Duel) -> None:
    game = duel({**STRONG, "track": 0}, WEAK)
    game.pick("play:hit5")
    deck = game.state.zones[game.state.table.zone_of["A.deck"]]
    rest = [s for s in deck if game.state.ident(s) == "rest"]
    assert not any(game.state.known[s] & 2 for s in rest)
    game.done("lose_trashed")


@pytest.mark.rule("W6.17")
def test_the_fourth_trophy_in_a_fight_wins_at_once(hunt: Hunt) -> None:
    game = hunt("frail", hand=["hit3", "rest"], trail=True, track=3)
    game.pick("play:hit3")
    assert game.winners == ["A"]


@pytest.mark.rule("W6.20")
def test_used_potions_are_discarded_after_the_fight(hunt: Hunt) -> None:
    game = hunt(
        "frail",
        hand=["rest", "hit"],
        trail=True,
        potions=["thunderbolt", "swallow"],
    )
    game.pick("potion:thunderbolt")
    assert game.zone("A.potions") == ["swallow"]
    assert game.zone("potion_discard") == ["thunderbolt"]
    assert game.zone("A.used") == []
    game.done("lose_trashed")


def to_the_end(game: Scene) -> list[str]:
    """Play the fight to its end with the last option each time; gives all that was shuffled."""
    shuffled: list[str] = []
    for _ in range(40):
        if not game.state.fight.kind:
            return shuffled
        decision = game.state.pending[0]
        game.pick(decision.keys[-1], seat=game.seat_names()[decision.seat])
        shuffled += game.shuffles()
    raise AssertionError("the fight does not end")


@pytest.mark.rule("W6.20")
def test_the_potions_of_both_witchers_are_cleared_after_a_duel(duel: Duel) -> None:
    cards = {"hand": ["rest", "hit"], "potions": ["thunderbolt"], "deck": ["rest"] * 3}
    game = duel(cards, cards)
    game.pick("potion:thunderbolt", "play:rest", seat="A")
    game.pick("potion:thunderbolt", "play:rest", seat="B")
    assert game.zone("A.used") == ["thunderbolt"] == game.zone("B.used")
    to_the_end(game)
    assert game.zone("A.used") == [] == game.zone("B.used")
    assert game.zone("potion_discard") == ["thunderbolt", "thunderbolt"]
    game.done(game.state.pending[0].kind)


@pytest.mark.rule("W6.14")
def test_all_cards_are_shuffled_after_a_fight(hunt: Hunt) -> None:
    game = hunt(hand=["rest", "guard"], deck=["rest", "guard"], attacks=["c9b1"] * 3)
    assert to_the_end(game)[-2:] == ["A.deck", "fight_deck"][::-1]
    game.done(game.state.pending[0].kind)
