"""Bots in the Wild Hunt: hounds and the last fight."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.huntfights import HERE, by, position, seated

from sevencats.games.oldworld.balance.mixes import Piece, Trial, play
from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.bots.odds import odds_from_here
from sevencats.games.oldworld.expansions.wild_hunt.bots.hounds import best_combo, gathering
from sevencats.games.oldworld.page.chances import ODDS
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.engine import advance, apply, settle
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import redeterminise
from sevencats.plugin.bots.base import Sight


def table(*script: Any, **given: Any) -> OldWorldState:
    """A position with its script played."""
    state = read_position(position(**given)).state
    state.confirm = False
    advance(state)
    settle(state)
    for step in script:
        seat = state.table.seats.index(step["seat"])
        asked = next(d for d in state.pending if d.seat == seat and step["pick"] in d.keys)
        apply(state, asked.pick(step["pick"]))
        settle(state)
    return state


def pick(state: OldWorldState, seat: str, kind: str) -> str:
    """The answer of a hunter in that seat to the question of a kind."""
    number = state.table.seats.index(seat)
    asked = next(d for d in state.pending if d.seat == number and d.kind == kind)
    return asked.keys[HunterBot(1).choose(Sight(state, asked)).option]


#: The Hunt is elsewhere.
AWAY = {"place": "cintra", "shields": 9}


def hound(*script: Any, level: int = 1, **seats: dict[str, Any]) -> OldWorldState:
    """A hound where the witchers are, in phase I."""
    return table(*script, part="act", hounds={HERE: level}, hunt=AWAY, seats=seated(**seats))


def test_the_best_combo_of_a_hand_is_found() -> None:
    state = hound(A={"hand": ["link", "hit3", "hit", "guard"]}, B={"place": "cintra"})
    assert best_combo(state, 0) == 4, "a card with extensions, then the hardest hit"


def test_a_hunter_fights_a_hound_that_it_can_beat_and_no_other() -> None:
    strong = hound(A={"hand": ["link", "hit5"], "deck": []}, B={"place": "cintra"})
    assert pick(strong, "A", "phase1") == f"hound:{HERE}"
    weak = hound(A={"hand": ["guard"], "deck": []}, B={"place": "cintra"}, level=3)
    assert pick(weak, "A", "phase1") != f"hound:{HERE}"


def test_a_hunter_joins_where_it_turns_the_fight() -> None:
    call = by("A", f"hound:{HERE}")
    strong = hound(*call, A={"hand": ["hit"] * 3}, B={"hand": ["link", "hit5"]}, level=2)
    assert pick(strong, "B", "hound_join") == "join"
    lone, idle = {"hand": ["hit"], "deck": []}, {"hand": ["guard"] * 5, "deck": []}
    weak = hound(*call, A=lone, B=idle, level=3)
    assert pick(weak, "B", "hound_join") == "stay_out"


def test_bots_choose_meeting_place_from_public_facts() -> None:
    hands: dict[str, Any] = {name: {"hand": ["rest"] * 4} for name in "ABC"}
    state = hound(**hands)
    place, _, party, worth = gathering(state)
    assert state.table.places[place].id == HERE
    assert (party, worth > 0) == ((0, 1, 2), True)


def test_in_the_last_fight_large_hands_go_first() -> None:
    fight = {"last_pool": ["calm"] * 5, "last_fight": {"stage": "all"}, "shields": 3}
    state = table(seats=seated(A={"hand": ["hit"]}, B={"hand": ["hit"] * 3}), **fight)
    assert (pick(state, "A", "hunt_turn"), pick(state, "B", "hunt_turn")) == ("wait", "turn")


def before_a_monster(life: int, *script: Any, **seats: dict[str, Any]) -> OldWorldState:
    """Two witchers before a monster, in phase II."""
    beast = {"id": "ox", "level": 1, "life": life}
    placed = {name: {**given, "place": "vizima"} for name, given in seated(**seats).items()}
    return table(
        *script,
        part="fight",
        hunt=AWAY,
        seats=placed,
        content={"monster": [beast]},
        monsters={"forest": {"monster": "ox", "place": "vizima"}},
    )


def test_the_stronger_of_two_hunters_fights() -> None:
    strong, weak = {"hand": ["hit5"] * 5, "deck": ["hit5"] * 9}, {"hand": ["rest"], "deck": []}
    state = before_a_monster(3, A=weak, B=strong)
    assert pick(state, "B", "phase2") == "fight:ox"
    both = [*by("A", "fight:ox"), *by("B", "fight:ox")]
    state = before_a_monster(3, *both, A=weak, B=strong)
    assert [pick(state, name, "fighter") for name in "AB"] == ["fighter:B", "fighter:B"]


def test_a_hunter_agrees_to_an_exchange() -> None:
    potions = {"A": ["swallow"] * 4, "B": ["cat"] * 4}
    seats = {name: {"place": "cintra", "potions": held} for name, held in potions.items()}
    offer = by("A", "give:B", "swap_potion:swallow.cat")
    state = table(
        *offer, part="act", hunt={"place": "doldeth", "shields": 9}, seats=seated(**seats)
    )
    assert pick(state, "B", "swap") == "swap_potion:cat.swallow"


def test_the_odds_of_the_last_fight() -> None:
    """The first hit beats a pool of one card; behind many shields three cards are soon played."""
    hands = seated(A={"hand": ["hit3", "hit"], "deck": []}, B={"hand": ["hit3"], "deck": []})
    fight = {"last_fight": {"stage": "all"}, "seats": hands}
    for pool, shields, won in ((1, 0, 3), (6, 99, 0)):
        state = table(*by("A", "turn"), last_pool=["calm"] * pool, shields=shields, **fight)
        assert odds_from_here(state, 0, tries=3, rng=Rng(5)).won == won
        for seat in (0, 1):  # all fight, so all may ask
            (general,) = ODDS.against(state, seat)
            assert ODDS.estimate(state, seat, general, 3, Rng(5)).chance == won / 3


def test_a_combo_against_a_hound_is_still_open_in_a_sampled_world() -> None:
    """Only a hand that can go on with the combo is asked: in a world where it could not, the fight
    would be over, and no such world looks the same to the others."""
    hands = {"A": {"hand": ["lead", "hit"], "deck": ["rest"] * 6}, "B": {"hand": ["hit"]}}
    lead = {"id": "lead", "name": "lead", "colour": "blue", "terrain": "water", "cost": 0}
    more = {"action": [{**lead, "symbols": {}, "extensions": {"blue": {}}, "copies": 1}]}
    script = [*by("A", f"hound:{HERE}"), *by("B", "stay_out"), *by("A", "fight", "play:lead")]
    state = table(
        *script, part="act", hounds={HERE: 1}, content=more, hunt=AWAY, seats=seated(**hands)
    )
    asked = [(d.id, d.seat, d.kind) for d in state.pending]
    assert (0, "combo") in [(seat, kind) for _, seat, kind in asked]
    for seed in range(12):
        world = redeterminise(state, 1, Rng(seed))
        assert [(d.id, d.seat, d.kind) for d in world.pending] == asked


@pytest.mark.parametrize(("mix", "game"), [("wild_hunt", 0), ("wild_hunt+mages", 1)])
def test_bots_play_a_game_whose_end_and_whose_branches_are_its_own(mix: str, game: int) -> None:
    """A Hunt is won without a track; a boost against a hound is asked in a branch."""
    trial = Trial((), {}, seed=1, rounds=40)
    played = play(trial, Piece(tuple(mix.split("+")), "hunter@1", game, 1))
    assert played.failed == ()
    assert played.ended == 1


def test_sampled_world_redeals_what_another_hunter_scouted() -> None:
    """All cards of the general are in the pool of the last fight, scouted or not."""
    state = table(
        last_pool=["magic_shock_wave_3", "c2b5"], last_fight={"stage": "all"}, general="caranthir"
    )
    pool = state.table.zone_of["fight_pool"]
    for card in state.zones[pool]:
        state.known[card] = 1 << 1
    kinds = [state.table.kind[state.face[card]] for card in state.zones[pool]]
    for seed in range(12):
        world = redeterminise(state, 0, Rng(seed))
        assert isinstance(world, OldWorldState)
        dealt = [world.table.kind[world.face[card]] for card in world.zones[pool]]
        assert dealt.count("hunt_card") == kinds.count("hunt_card") > 0
