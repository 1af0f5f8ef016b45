"""Mages before the first turn, and on the map: decks, pools, schools (W13.1, W13.7)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from helpers.oldworld.cards_fights import played
from helpers.oldworld.spellcraft import SPELLS

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.rules.places import lessons
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.terminal.lines.table import TableText
from sevencats.games.oldworld.zones import DECK, HAND, OWN
from sevencats.kernel.decisions import Decision
from sevencats.kernel.engine import settle, take
from sevencats.kernel.views import observe
from sevencats.text import Texts

SPELL_IDS = frozenset(load(("base", "mages")).more["action.mages"])
SCHOOLS = ["behelt_nar", "gorthur_gvaed", "haern_caduch", "kaer_morhen", "kaer_seren", "stygga"]


def begun(*boards: str, first: int = 0, packs: tuple[str, ...] = ("mages",)) -> OldWorldState:
    mode = "solo" if len(boards) == 1 else "base"
    config = Config(
        mode=mode, seats=len(boards), schools=boards, packs=("base", *packs), first=first
    )
    state = GAME.new_game(config, 5)
    settle(state)
    return state


def until(state: OldWorldState, kind: str) -> Iterator[Decision]:
    """The questions before one of that kind, answered by their first option."""
    while state.pending[0].kind != kind:
        yield state.pending[0]
        take(state, state.pending[0], 0)
        settle(state)


def idents(state: OldWorldState, zone: str) -> list[str]:
    return [state.ident(card) for card in state.common(zone)]


def costs(state: OldWorldState, zone: str) -> list[int]:
    return [state.table.cost[state.face[card]] for card in state.common(zone)]


# -- decks and pools -------------------------------------------------------------------------------


@pytest.mark.rule("W13.1")
@pytest.mark.parametrize("boards", [("alzur", "ardea"), ("gekhira",)])
def test_only_mages_play_with_their_cards_in_place_of_the_others(boards: tuple[str, ...]) -> None:
    state = begun(*boards)
    list(until(state, "phase1"))
    pool, deck = idents(state, "pool"), idents(state, "action_deck")
    assert len(pool) == 6 and len(deck) == 84 and set(pool + deck) <= SPELL_IDS
    assert costs(state, "pool")[3:] == [0, 0, 0]
    assert not state.common("mage_deck") and not state.common("mage_pool")
    box = [c for c in state.common("box") if state.table.kind[state.face[c]] == "action"]
    assert sum(not state.table.home[state.face[c]] for c in box) == 90, "the witchers' cards"


@pytest.mark.rule("W13.1")
@pytest.mark.parametrize("first", [0, 1])
def test_mixed_games_have_two_decks_and_two_pools(first: int) -> None:
    state = begun("wolf", "othar", first=first)
    list(until(state, "phase1"))
    for pool, deck, spells in (("pool", "action_deck", 0), ("mage_pool", "mage_deck", 90)):
        cards = idents(state, pool) + idents(state, deck)
        assert len(state.common(pool)) == 6 and len(cards) == 90
        assert len(SPELL_IDS.intersection(cards)) == spells
        assert costs(state, pool)[3:] == [0, 0, 0], "three of cost 0 on the right"


@pytest.mark.rule("W13.1")
def test_without_a_mage_at_the_table_their_cards_stay_in_the_box() -> None:
    state = begun("wolf", "bear")
    list(until(state, "phase1"))
    assert not state.common("mage_deck") and len(idents(state, "action_deck")) == 84
    assert SPELL_IDS.isdisjoint(idents(state, "action_deck") + idents(state, "pool"))


@pytest.mark.rule("W13.1")
def test_mage_setup_otherwise_unchanged() -> None:
    state = begun("wolf", "othar")
    list(until(state, "phase1"))
    own = [state.ident(c) for zone in (HAND, DECK) for c in state.cards(1, zone)]
    assert len(own) == 10 and all(name.startswith("othar_") for name in own)
    assert len(state.cards(1, HAND)) == 5 and state.gold[1] == 4
    assert state.attrs[4:8] == [1, 1, 1, 1] and state.shield[1] == 1
    assert [state.table.types[state.face[c]] for c in state.cards(1, OWN)] == ["witcher.othar"]


@pytest.mark.rule("W13.1")
def test_boards_of_both_kinds_are_drafted() -> None:
    state = GAME.new_game(Config(seats=5, packs=("base", "mages")), 3)
    settle(state)
    list(until(state, "phase1"))
    kinds = {
        school in ("alzur", "ardea", "gekhira", "othar", "philippa") for school in state.school
    }
    assert kinds == {True, False}
    assert len({state.table.steps.place_home(state, seat) for seat in range(5)}) == 5


# -- schools ---------------------------------------------------------------------------------------


@pytest.mark.rule("W13.1")
def test_mages_claim_schools_the_last_of_them_first() -> None:
    state = begun("alzur", "wolf", "ardea", "othar", first=2)
    asked = [(d.seat, d.keys) for d in until(state, "raise") if d.kind == "claim"]
    assert [seat for seat, _ in asked] == [0, 3, 2], "the last of the mages, counter-clockwise"
    free = [place for place in SCHOOLS if place != "kaer_morhen"]
    for number, (_, keys) in enumerate(asked):
        assert list(keys) == [f"claim:{place}" for place in free[number:]], "not the wolf's"
    assert [state.table.places[state.place[seat]].id for seat in (0, 3, 2)] == free[:3]


@pytest.mark.rule("W13.1")
def test_mage_without_school_has_no_place() -> None:
    state = begun("alzur", "wolf")
    list(until(state, "claim"))
    view = observe(state, 0)
    assert state.pending[0].kind == "claim" and view.public.witchers[0].place is None
    lines = TableText(Texts.load("en"), state.table.content, ("Ann", "Bo")).lines(view)
    assert any("Alzur: at -" in line for line in lines)


@pytest.mark.rule("W13.1")
def test_a_mage_trains_its_specialty_at_its_school_only() -> None:
    state = begun("alzur", "wolf")
    list(until(state, "claim"))
    take(state, state.pending[0], state.pending[0].keys.index("claim:stygga"))
    settle(state)
    place = state.table.place_index
    assert state.place[0] == place["stygga"] and 3 in lessons(state, 0)
    state.place[0] = place["kaer_seren"]
    assert 3 not in lessons(state, 0)
    assert observe(state, 1).public.landmarks == {"claimed.stygga": "stygga"}


@pytest.mark.rule("W13.1")
def test_with_unique_cards_a_mage_has_eleven() -> None:
    for mage, card in (
        ("alzur", "cumulated_power"),
        ("ardea", "implosion"),
        ("gekhira", "dark_meditation"),
        ("othar", "energy_drain"),
        ("philippa", "transformation"),
    ):
        state = begun(mage, packs=("mages", "unique_cards"))
        list(until(state, "phase1"))
        own = [state.ident(c) for zone in (HAND, DECK) for c in state.cards(0, zone)]
        assert len(own) == 11 and card in own


# -- whose pool ------------------------------------------------------------------------------------

POOLS = {
    "pool": [f"rend_{n}" for n in range(1, 7)],
    "mage_pool": [f"fire_embers_{n}" for n in range(1, 7)],
}


@pytest.mark.rule("W13.7")
def test_seats_take_cards_of_their_own_pool() -> None:
    seats = {
        "A": {"school": "alzur", "place": "vizima", "home": "stygga", "hand": ["wait"]},
        "B": {"school": "bear", "hand": ["bear_push_1"]},
    }
    for turn, other in (("A", "fire_embers_6"), ("B", "rend_6")):
        outcome = played(
            ["mages"],
            content={"action": SPELLS},
            seats=seats,
            turn=turn,
            phase=3,
            script=["done", f"gain:6.{other}"],
            **POOLS,
        )
        assert other in outcome["seats"][turn]["hand"]
    assert outcome["mage_pool"] == POOLS["mage_pool"] and "rend_6" not in outcome["pool"]


@pytest.mark.rule("W13.7")
def test_effects_and_the_exchange_mean_the_own_pool() -> None:
    story = {"id": "tale", "deck": "city", "options": {"a": {"do": ["card 0"]}}}
    mage = {"school": "alzur", "place": "vengerberg", "home": "stygga", "hand": ["wait"]}
    told = played(
        ["mages"],
        content={"action": SPELLS, "story": [story]},
        seats={"A": mage, "B": {"school": "bear"}},
        phase=2,
        city=["tale"],
        script=["explore:city", "option:a", "take:fire_embers_1"],
        **POOLS,
    )
    assert told["seats"]["A"]["discard"] == ["fire_embers_1"] and len(told["mage_pool"]) == 6
    traded = played(
        ["mages"],
        content={"action": SPELLS},
        seats={"A": mage, "B": {"school": "bear"}},
        moved=True,
        script=["act", "trash:wait", "take:fire_embers_2"],
        **POOLS,
    )
    assert traded["seats"]["A"]["hand"] == ["fire_embers_2"]
