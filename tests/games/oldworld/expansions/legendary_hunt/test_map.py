"""Legendary Hunt on the map: set-up, movement, driving away, destruction tokens (W10)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.hunting import (
    GIANT,
    ID,
    PACKS,
    end_of_round,
    new_game,
    played,
    position,
    refused,
)

from sevencats.games.oldworld import GAME
from sevencats.games.oldworld.expansions.legendary_hunt import beast
from sevencats.games.oldworld.expansions.legendary_hunt.model import (
    Destruction,
    Movement,
    records,
)
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.page.setup import OldWorldSetup
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_script
from sevencats.games.oldworld.terminal.setup import choose_config
from sevencats.kernel.atoms import move
from sevencats.kernel.engine import advance, settle, take
from sevencats.kernel.errors import BadData, RulesError
from sevencats.kernel.rng import Rng

WALKER = {
    "place": "novigrad",
    "hand": ["wolf_aard_1", "wolf_push_1", "wolf_yrden_1"],
    "deck": ["wolf_quick_slash_1", "wolf_quick_slash_2", "wolf_yrden_2"],
}

# -- the set-up -----------------------------------------------------------------------------------


@pytest.mark.rule("W10.1")
@pytest.mark.parametrize("name", ["frightener", "ice_giant", "toad", "gaunter_odimm"])
def test_chosen_beast_starts_at_its_place(name: str) -> None:
    state = new_game(3, name)
    starts = {"frightener": "loc_ichaer", "ice_giant": "cidaris"}
    start = starts.get(name, beast.beast_record(state).location)
    assert state.ident(beast.the_beast(state)) == name
    assert state.table.places[beast.beast_place(state)].id == start
    assert len(state.common("legend_deck")) == 20 and len(state.common("fight_deck")) == 20
    assert len(state.common("movement_deck")) == 12 and not state.common("movement_box")
    assert len(state.common("destruction_pile")) == 24 and beast.tokens_on_map(state) == 0
    others = [s for s in state.common("box") if state.table.kind[state.face[s]] == "legend"]
    assert len(others) == 6


@pytest.mark.rule("W10.1")
def test_without_a_choice_chance_brings_one_of_seven() -> None:
    games = (new_game(2, seed=seed) for seed in range(40))
    assert len({state.ident(beast.the_beast(state)) for state in games}) == 7


@pytest.mark.rule("W10.1")
@pytest.mark.parametrize(
    ("chosen", "protection"),
    [((), [3, 2, 1, 0, 0]), (("a",), [3, 2, 1, 0, 0]), (("b",), [4, 3, 2, 1, 0])],
)
def test_protection_goes_by_side_and_track(chosen: tuple[str, ...], protection: list[int]) -> None:
    state = new_game(2, *chosen)
    numbers = []
    for spot in range(5):
        state.track[1] = spot
        numbers.append(beast.protection(state, 1))
    assert numbers == protection


@pytest.mark.rule("W10.6")
@pytest.mark.parametrize(("level", "cards"), [("easy", 9), ("normal", 8), ("hard", 7), ("", 8)])
def test_the_pile_of_the_solo_game(level: str, cards: int) -> None:
    state = new_game(1, *([level] if level else []))
    assert len(state.common("movement_deck")) == cards
    assert len(state.common("movement_box")) == 12 - cards
    assert not any(state.known[s] for s in state.common("movement_box"))


@pytest.mark.rule("W10.1")
@pytest.mark.parametrize(("seats", "first", "last"), [(3, 0, 2), (3, 1, 0), (2, 0, 1), (5, 4, 3)])
def test_the_last_player_sits_to_the_right_of_the_first(seats: int, first: int, last: int) -> None:
    assert beast.last_player(new_game(seats, first=first)) == last


def test_printed_beast_values() -> None:
    content = load(PACKS)
    moves = records(content, Movement)
    assert moves["hengfors"].moves == (2, 2, 3, 4, 4) and moves["stygga"].secondary == "behelt_nar"
    assert sum(sum(card.moves) for card in moves.values()) == 146
    tokens = records(content, Destruction).values()
    assert sum(token.copies for token in tokens) == 24


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["legendary_hunt:c"], "legendary_hunt: there is no 'c'; there are a, b, frightener"),
        (["mutagens", "legendary_hunt:a"], ""),
        (["mutagens:a"], "mutagens has nothing to choose from"),
        (["legendary_hunt", "wild_hunt"], "legendary_hunt and wild_hunt cannot be played together"),
        (["legendary_hunt:a", "legendary_hunt:b"], "legendary_hunt: choose only one of a, b"),
        (
            ["legendary_hunt:toad", "legendary_hunt:cyclops"],
            "legendary_hunt: choose only one of toad, cyclops",
        ),
        (["legendary_hunt:b", "legendary_hunt:hard"], ""),
    ],
)
def test_a_wrong_set_up_is_one_sentence(words: list[str], message: str) -> None:
    if not message:
        assert choose_config(1, [], words).packs[-1] == ID
        return
    with pytest.raises(RulesError, match=message):
        choose_config(2, [], words)


def test_the_server_takes_its_choices() -> None:
    setup = OldWorldSetup()
    words = [ID, f"{ID}:b", f"{ID}:unseen_elder"]
    setup.check_options("base", words)
    config = setup.config("base", ((), ()), words, Rng(1))
    assert config.packs == PACKS and config.chosen(ID) == ("b", "unseen_elder")


# -- it blocks ------------------------------------------------------------------------------------


@pytest.mark.rule("W10.2")
@pytest.mark.parametrize(("place", "open_to_all"), [("cidaris", False), ("novigrad", True)])
def test_it_blocks_only_the_action_of_its_place(place: str, open_to_all: bool) -> None:
    seats = {
        "A": {"place": "cidaris", "gold": 1, "hand": ["wolf_push_1"]},
        "B": {"place": "cidaris", "gold": 1},
    }
    outcome = played(seats=seats, moved=True, beast={**GIANT, "place": place})
    assert ("act" in outcome["options"]) is open_to_all
    assert "poker:B" in outcome["options"] and "move:novigrad" in outcome["options"]


# -- movement -------------------------------------------------------------------------------------


@pytest.mark.rule("W10.2")
def test_the_last_player_chooses_between_ways_that_are_alike() -> None:
    """Two steps towards Hengfors; Kaer Seren and Novigrad are equally near, Cintra is not."""
    given: dict[str, Any] = {"movement": ["hengfors"]}
    outcome = end_of_round({"seat": "B", "pick": "step:kaer_seren"}, **given)
    assert outcome["beast"] == {"monster": "ice_giant", "place": "hengfors"}
    assert outcome["ruins"] == ["cidaris", "kaer_seren"]
    assert outcome["movement"]["discard"][0] == "hengfors"
    end = {"seats": {"A": {}, "B": {}}, "turn": "B", "phase": 3, "pool": [], **given}
    assert "not an option of B" in refused("step:cintra", **end)


@pytest.mark.rule("W10.2")
@pytest.mark.parametrize(("seats", "steps"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_its_steps_go_by_the_number_of_players(seats: int, steps: int) -> None:
    state = new_game(seats, "ice_giant")
    deck = state.common("movement_deck")
    card = next(s for s in deck if state.ident(s) == "hengfors")
    deck.remove(card)
    deck.append(card)
    state.stack[:] = []
    beast.end_of_round(state)
    advance(state)
    settle(state)
    while state.pending:
        take(state, state.pending[0], 0)
        settle(state)
    assert beast.tokens_on_map(state) == steps


@pytest.mark.rule("W10.2")
def test_at_the_main_location_it_goes_to_the_secondary() -> None:
    """Each step uses the monster's current location."""
    at = {**GIANT, "place": "glenmore"}
    outcome = end_of_round(beast=at, movement=["glenmore"])
    assert outcome["ruins"] == ["glenmore"] and outcome["beast"]["place"] == "cintra"
    other = end_of_round(beast={**GIANT, "place": "cintra"}, movement=["glenmore"])
    assert other["beast"]["place"] == "glenmore"


@pytest.mark.rule("W10.2")
def test_it_does_not_go_onto_tokens() -> None:
    """One of the two nearest is blocked: the other. Both: any free neighbour."""
    outcome = end_of_round(
        movement=["kaer_morhen"], beast={**GIANT, "place": "novigrad"}, ruins=["vizima"]
    )
    assert outcome["beast"]["place"] == "hengfors"
    blocked = end_of_round(
        "step:cintra",
        movement=["kaer_morhen"],
        beast={**GIANT, "place": "novigrad"},
        ruins=["vizima", "hengfors"],
    )
    assert blocked["beast"]["place"] == "cintra"
    assert blocked["ruins"] == ["hengfors", "novigrad", "vizima"]


@pytest.mark.rule("W10.2")
def test_surrounded_by_tokens_it_stays() -> None:
    around = ["kaer_seren", "novigrad", "cintra"]
    outcome = end_of_round(movement=["hengfors"], ruins=around)
    assert outcome["beast"]["place"] == "cidaris" and outcome["ruins"] == sorted(around)
    assert outcome["movement"]["left"] == 0, "with several players it costs no more cards"


@pytest.mark.rule("W10.2")
def test_the_rest_of_its_steps_lapse() -> None:
    """The first step leads into a dead end, the second is lost."""
    outcome = end_of_round(
        movement=["hengfors"],
        beast={**GIANT, "place": "novigrad"},
        ruins=["kaer_seren", "kaer_morhen", "vizima"],
    )
    assert outcome["beast"]["place"] == "hengfors" and "novigrad" in outcome["ruins"]
    stuck = [event for event in outcome["events"] if event["kind"] == "beast_stuck"]
    assert len(stuck) == 1


@pytest.mark.rule("W10.2")
def test_its_way_does_nothing_to_the_players() -> None:
    """It goes through Beauclair to Ard Modron, where witchers stand."""
    at = {"A": {"place": "beauclair", "gold": 2}, "B": {"place": "ard_modron", "deck": []}}
    outcome = end_of_round(beast={**GIANT, "place": "vizima"}, movement=["ard_modron"], at=at)
    assert outcome["beast"]["place"] == outcome["seats"]["B"]["place"] == "ard_modron"
    assert outcome["ruins"] == ["beauclair", "vizima"]
    assert outcome["seats"]["A"]["gold"] == 2 and outcome["destruction"] == {"A": [], "B": []}


@pytest.mark.rule("W10.2")
def test_without_tokens_left_it_leaves_none() -> None:
    state = new_game(2, "ice_giant")
    pile = state.common("destruction_pile")
    own = state.table.zone_of["A.destruction"]
    for token in pile[:-1]:
        move(state, token, own, "destruction", 0)
    state.stack[:] = [beast.BeastMove(1, 2, beast.FREELY)]
    advance(state)
    take(state, state.pending[0], 0)
    take(state, state.pending[0], 0)
    assert beast.tokens_on_map(state) == 1


@pytest.mark.rule("W10.7")
def test_empty_deck_is_reshuffled() -> None:
    top = {"shuffle": "movement_deck", "top": ["hengfors"]}
    outcome = end_of_round("step:novigrad", movement=[], chance=[top])
    assert outcome["beast"]["place"] == "hengfors"
    assert outcome["movement"] == {"left": 11, "discard": ["hengfors"]}


# -- driving it away ------------------------------------------------------------------------------


def drive(*script: Any, **given: Any) -> dict[str, Any]:
    """A walks from Novigrad to Cidaris."""
    seats = given.pop("seats", {"A": WALKER, "B": {"school": "bear", "place": "stygga"}})
    given["content"] = {"location": [{"id": "cidaris", "action": "potion"}]}
    return played("move:cidaris", "pay:card.wolf_aard_1", *script, seats=seats, **given)


@pytest.mark.rule("W10.3")
def test_driving_it_away_costs_a_card_and_opens_the_action() -> None:
    way = {"seat": "B", "pick": "step:kaer_seren"}
    before = drive(movement=["hengfors"])
    assert "act" not in before["options"] and "drive" in before["options"]
    outcome = drive("drive", "discard:wolf_yrden_1", way, movement=["hengfors"])
    assert outcome["beast"]["place"] == "kaer_seren", "one step, whatever the card says"
    assert outcome["ruins"] == ["cidaris"] and outcome["movement"]["left"] == 0
    assert outcome["seats"]["A"]["hand"] == ["wolf_push_1"]
    assert "act" in outcome["options"] and "drive" not in outcome["options"]


@pytest.mark.rule("W10.3")
def test_driving_away_needs_move_place_and_card() -> None:
    there = {**WALKER, "place": "cidaris"}
    assert "drive" not in played(seats={"A": there}, moved=False)["options"]
    assert "drive" in played(seats={"A": there}, moved=True)["options"]
    assert "drive" not in played(seats={"A": WALKER}, moved=True)["options"]
    empty = {**there, "hand": []}
    assert "drive" not in played(seats={"A": empty}, moved=True)["options"]


@pytest.mark.rule("W10.3")
def test_not_when_it_cannot_move() -> None:
    there = {"A": {**WALKER, "place": "cidaris"}}
    ruins = ["kaer_seren", "novigrad", "cintra"]
    assert "drive" not in played(seats=there, moved=True, ruins=ruins)["options"]
    assert "drive" in played(seats=there, moved=True, ruins=ruins[:2])["options"]


# -- destruction tokens ---------------------------------------------------------------------------


def collect(token: str, *script: Any, **witcher: Any) -> dict[str, Any]:
    """A ends phase I on a token at Novigrad."""
    seats = {"A": {**WALKER, **witcher}, "B": {"school": "bear", "place": "stygga"}}
    return played("end", *script, seats=seats, ruins=["novigrad"], destruction_pile=[token])


@pytest.mark.rule("W10.4")
def test_ending_phase_one_on_token_takes_it() -> None:
    outcome = collect("two_gold", gold=1)
    assert outcome["seats"]["A"]["gold"] == 3 and outcome["ruins"] == []
    assert outcome["destruction"] == {"A": ["two_gold"], "B": []}
    assert outcome["turn"]["phase"] == 2
    passing = played(
        "move:cintra",
        "pay:card.wolf_push_1",
        "pay:card.wolf_aard_1",
        "end",
        seats={"A": WALKER},
        ruins=["novigrad"],
    )
    assert passing["ruins"] == ["novigrad"] and passing["destruction"]["A"] == []


@pytest.mark.rule("W10.4")
@pytest.mark.parametrize(
    ("token", "script", "change"),
    [
        ("two_potions", [], {"potions": 2}),
        ("potion_and_card", [], {"potions": 1, "draw": 1}),
        ("gold_and_card", [], {"gold": 1, "draw": 1}),
        ("two_cards", [], {"shield": -1, "draw": 2}),
        ("free_card", ["take:precise_cut_1"], {"discard": 1, "draw": -1}),
        ("combat", [], {"combat": 1, "draw": -1}),
        ("defense", [], {"defense": 1, "shield": 1, "draw": -1}),
        ("alchemy", [], {"alchemy": 1, "potions": 1, "draw": -1}),
        ("specialty", [], {"specialty": 1, "draw": -1}),
        ("any_attribute", ["attribute:combat"], {"combat": 1, "shield": -1}),
    ],
)
def test_destruction_token_benefits(token: str, script: list[str], change: dict[str, int]) -> None:
    seats = {"A": {**WALKER, "shield": 1}, "B": {"school": "bear"}}
    run = position("end", *script, seats=seats, ruins=["novigrad"], destruction_pile=[token])
    run["pool"] = ["block_1", "precise_cut_1"]
    reached, refusal = play_script(read_position(run))
    assert refusal is None
    state = reached.state
    names = ("combat", "defense", "alchemy", "specialty")
    found = {
        "potions": len(state.common("A.potions")),
        "gold": state.gold[0],
        "shield": state.shield[0] - 1,
        "draw": state.turn[0].draw,
        "discard": len(state.common("A.discard")),
        **{name: state.attr(0, name) - 1 for name in names},
    }
    assert {name: n for name, n in found.items() if n} == change


@pytest.mark.rule("W10.4")
@pytest.mark.parametrize("more", [[], ["mutagens"]])
def test_a_level_gained_so_draws_nothing(more: list[str]) -> None:
    """Combat 1 with the others at 2: a token raises the witcher to level 2, and no card comes."""
    high = {"attributes": {"combat": 1, "defense": 2, "alchemy": 2, "specialty": 2}, "hand": []}
    seats = {"A": {**WALKER, **high}, "B": {"school": "bear"}}
    outcome = played(
        "end", seats=seats, ruins=["novigrad"], destruction_pile=["combat"], expansions=[ID, *more]
    )
    assert outcome["seats"]["A"]["level"] == 2 and outcome["seats"]["A"]["hand"] == []
    assert outcome["questions"][0]["kind"] == "phase2"


@pytest.mark.rule("W10.5", "W6.17")
@pytest.mark.parametrize(("track", "after"), [(2, 3), (3, 3)])
def test_a_meditation_gives_no_last_step(track: int, after: int) -> None:
    """The fourth trophy wins nothing here, and still the top of the track is not reached so."""
    one = {**WALKER, "attributes": {"combat": 5}, "track": track}
    seats = {"A": one, "B": {"school": "bear"}}
    outcome = played("end", "meditate:combat", seats=seats, supply=["combat"])
    assert outcome["seats"]["A"]["track"] == after and outcome["game"] == "ongoing"
    assert "attribute.combat" in outcome["seats"]["A"]["trophies"]
    assert (outcome["questions"][0]["kind"] == "lose_trashed") == (after > track), "fatigue"


# -- solo -----------------------------------------------------------------------------------------

ALONE: dict[str, Any] = {"mode": "solo", "phase": 3, "pool": []}


@pytest.mark.rule("W10.6")
def test_alone_an_empty_pile_loses() -> None:
    seats = {"A": {"place": "stygga", "deck": []}}
    last = played("step:novigrad", seats=seats, movement=["ard_modron"], **ALONE)
    assert last["game"] == "ongoing" and last["movement"]["left"] == 0
    outcome = played(seats=seats, movement=[], **ALONE)
    assert outcome["game"] == "lost" and outcome["winners"] == [] and outcome["rank"] is None


@pytest.mark.rule("W10.6")
def test_alone_a_beast_that_cannot_move_costs_a_card() -> None:
    around = ["kaer_seren", "novigrad", "cintra"]
    seats = {"A": {"place": "stygga", "deck": []}}
    cards = ["ard_modron", "stygga", "dhuwod"]
    outcome = played(seats=seats, ruins=around, movement=cards, **ALONE)
    assert outcome["movement"] == {"left": 1, "discard": ["stygga", "ard_modron"]}
    assert outcome["ruins"] == sorted(around)
    lost = played(seats=seats, ruins=around, movement=["ard_modron"], **ALONE)
    assert lost["game"] == "lost"


@pytest.mark.rule("W10.6")
def test_alone_driving_it_away_turns_up_no_card() -> None:
    there = {"A": {**WALKER, "place": "cidaris"}}
    outcome = played(
        "drive",
        "discard:wolf_aard_1",
        "step:cintra",
        mode="solo",
        seats=there,
        moved=True,
        movement=["hengfors"],
    )
    assert outcome["beast"]["place"] == "cintra" and outcome["ruins"] == ["cidaris"]
    assert outcome["movement"]["left"] == 1


# -- positions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"beast": {"monster": "griffin"}}, r"beast\.monster: there is no legend 'griffin'"),
        (
            {"beast": {"monster": "toad", "place": "atlantis"}},
            r"beast\.place: there is no location",
        ),
        ({"ruins": ["cidaris"]}, r"ruins\[0\]: the legendary monster stands at cidaris"),
        ({"movement": ["novigrad"]}, r"movement\[0\]: there is no movement 'novigrad'"),
        ({"seats": {"A": {"destruction": ["gold"]}}}, r"there is no destruction 'gold'"),
    ],
)
def test_positions_say_what_is_wrong(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData, match=message):
        read_position(position(**given))


def test_records_of_its_own_are_checked() -> None:
    content = load(PACKS)
    for kind, record, message in (
        ("legend", {"id": "toad", "location": "nowhere"}, "location: there is no location"),
        ("legend", {"id": "toad", "attacks": ["swallow"]}, "attacks: 1 where 4 belong"),
        ("legend", {"id": "toad", "attacks": ["a"] * 4}, "attacks: there is no legend_attack 'a'"),
        ("legend", {"id": "toad", "traits": [{"rule": "x"}]}, "there is no rule 'x'"),
        ("legend_attack", {"id": "swallow", "next": [{"rule": "x"}]}, "there is no rule 'x'"),
        ("legend_card", {"id": "claw_1", "charge": {}}, "charge: it has one of"),
        ("legend_card", {"id": "claw_1", "bite": {"claws": 5}}, "bite: out of range"),
        ("movement", {"id": "stygga", "main": "x"}, "main: there is no location 'x'"),
        ("movement", {"id": "stygga", "moves": [1]}, "moves: it needs steps"),
        ("destruction", {"id": "combat", "copies": 0}, "copies: 0 is too few"),
        ("hunt_side", {"id": "a", "protection": [1]}, "protection: it needs a number"),
        ("hunt_solo", {"id": "easy", "cards": 13}, "cards: 13 is no number"),
    ):
        with pytest.raises(BadData, match=message):
            content.with_records({kind: [record]})


def test_games_without_pack_are_unchanged() -> None:
    assert "legendary_beast" not in GAME.blank(choose_config(2, [], [])).extra
