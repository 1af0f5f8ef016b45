"""Mages in words, habits of bots with them, and their unique cards (W11.5, W13)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.cards_fights import dealt, position
from helpers.oldworld.spellcraft import SPELLS, own_turn, spell

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.bots.fighting import fight_index
from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.bots.odds import odds
from sevencats.games.oldworld.packs.authored import authored_values
from sevencats.games.oldworld.packs.check import check_pack
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.page.words import OldWorldWords
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import set_up
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.terminal.lookup import describe
from sevencats.kernel.engine import settle, take
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import observe
from sevencats.plugin.bots.base import Sight
from sevencats.text import LANGUAGES, Texts

BOTH = ["mages", "unique_cards"]
CONTENT = load(("base", *BOTH))
MAGES = ("alzur", "ardea", "gekhira", "othar", "philippa")


def mine(outcome: dict[str, Any]) -> dict[str, Any]:
    seat = outcome["seats"]["A"]
    assert isinstance(seat, dict)
    return seat


# -- unique cards ----------------------------------------------------------------------------------


@pytest.mark.rule("W11.5")
def test_cumulated_power_wants_no_energy_spent() -> None:
    hand = ["cumulated_power", "bolt"]
    lay = ("play:bolt", "play:cumulated_power")
    kept = own_turn(hand, *lay, "done", expansions=BOTH, energy=1)
    assert dealt(kept) == 2 and kept["protection"] == {"A": 3}
    spent = own_turn(hand, *lay, "boost:bolt", expansions=BOTH, energy=1)
    assert dealt(spent) == 3 and spent["protection"] == {"A": 2}


@pytest.mark.rule("W11.5")
def test_implosion_spends_all_energy() -> None:
    alone = own_turn(["implosion"], "play:implosion", expansions=BOTH, mage="ardea", energy=2)
    assert dealt(alone) == 1 and alone["protection"] == {"A": 1}
    script = ("play:implosion", "boost:implosion")
    spent = own_turn(["implosion"], *script, expansions=BOTH, mage="ardea", energy=5)
    assert dealt(spent) == 4 and mine(spent)["shield"] == 0


@pytest.mark.rule("W11.5")
def test_dark_meditation_after_the_specialty() -> None:
    hand = ["dark_meditation", "hit", "wait"]
    given: dict[str, Any] = {"expansions": BOTH, "mage": "gekhira", "first": "", "energy": 0}
    before = own_turn(hand, **given)
    assert "use:action.dark_meditation" not in before["options"]
    use = ("use:specialty", "discard:wait", "use:action.dark_meditation", "take_back")
    played = own_turn(hand, *use, **given)
    assert mine(played)["hand"] == ["hit", "wait"], "the top discard is back"
    assert mine(played)["discard"] == ["dark_meditation"]
    assert "use:action.dark_meditation" not in played["options"]
    drawn = own_turn(hand, *use, "done", "play:hit", "done", **given)
    assert mine(drawn)["hand_size"] == 4, "wait, and one for combat with 2 more"


@pytest.mark.rule("W11.5")
def test_energy_drain_counts_symbols_of_protection() -> None:
    given: dict[str, Any] = {"expansions": BOTH, "mage": "othar", "energy": 0}
    two = own_turn(["ward", "energy_drain"], "play:ward", "play:energy_drain", **given)
    assert mine(two)["shield"] == 0
    three = own_turn(
        ["ward", "guarded", "energy_drain"],
        *("play:guarded", "play:ward", "play:energy_drain"),
        content={"action": [spell("guarded", magic={"protection": 1})]},
        **given,
    )
    assert mine(three)["shield"] == 3


@pytest.mark.rule("W11.5")
@pytest.mark.parametrize(("shape", "follow"), [("cat", True), ("wolf", False), ("owl", True)])
def test_transformation_opens_to_all_colours_as_cat_or_owl(shape: str, follow: bool) -> None:
    back = ["take:gather"] if shape == "owl" else []
    outcome = own_turn(
        ["transformation", "bolt"],
        *("use:specialty", f"choose:{shape}", *back, "done", "play:transformation"),
        expansions=BOTH,
        mage="philippa",
        first="",
        chance=["die:6"],
        discard=["gather"],
        energy=0,
    )
    assert ("play:bolt" in outcome["options"]) == follow


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("pack", ["mages", "unique_cards"])
def test_the_pack_has_no_fault(pack: str) -> None:
    report = check_pack(load(("base", pack)).folders[-1])
    assert report.faults == [] and report.languages == ("en", "fr", "nl", "de", "pl")


def test_authored_values_are_listed_with_limits() -> None:
    ours = authored_values(["mages"])
    assert {value.field for value in ours} >= {"magic", "boost", "levels", "symbols", "any_colour"}
    assert all(value.limits for value in ours)
    printed = {value.field for value in ours if value.id == "ardea_root_armor_1"}
    assert printed == {"colour"}, "the rest of it is known"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_mage_is_told_in_words(lang: str) -> None:
    texts = Texts.load(lang)
    names = [*MAGES, *(card for card in CONTENT.actions if card in CONTENT.more["action.mages"])]
    said = [describe(name, texts, CONTENT) for name in names]
    assert len(said) == 150 and not any("ow-" in line for line in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_options_and_events_are_told_in_words(lang: str) -> None:
    """From the claim of a school through the first fights of a game, each seat in its words."""
    texts = Texts.load(lang)
    config = Config(seats=2, schools=("philippa", "wolf"), packs=("base", *BOTH), rounds=6)
    state, rng = GAME.new_game(config, 12), Rng(4)
    settle(state)
    words, asked = OldWorldWords(state, texts), set()
    while state.pending:
        decision = state.pending[0]
        view = observe(state, decision.seat)
        said = [words.question(decision)]
        said += [words.option(decision, key, view) for key in decision.keys]
        asked.add(decision.kind)
        fights = [i for i, key in enumerate(decision.keys) if key.startswith(("fight:", "use:"))]
        index = fights[0] if fights else rng.below(len(decision.keys))
        events = take(state, decision, index) + settle(state)
        said += [line for seat in (0, 1) for line in words.events(events, seat).lines]
        assert not any("ow-" in line for line in said), said
    assert {"claim", "boost"} <= asked


def test_a_mage_reads_of_wisdom_and_energy() -> None:
    texts = Texts.load("en")
    data = position(
        ["mages"],
        seats={
            "A": {
                "school": "ardea",
                "place": "stygga",
                "home": "stygga",
                "gold": 5,
                "protection": 2,
            }
        },
        moved=True,
    )
    state = set_up(read_position(data)).state
    take(state, state.pending[0], state.pending[0].keys.index("act"))
    words, (decision,) = OldWorldWords(state, texts), state.pending
    assert "Wisdom (2 gold)" in [
        words.option(decision, key, observe(state, 0)) for key in decision.keys
    ]
    events = take(state, decision, decision.keys.index("attribute:defense"))
    told = words.events(events, 0).lines
    assert "Your Wisdom rises to 2." in told and "Your energy rises by 1." in told
    table = words.table(observe(state, 0))
    assert any("wisdom 2" in line for line in table) and "  Protection 2." in table


# -- bots ------------------------------------------------------------------------------------------


def fighting(hand: list[str], *script: str, **seat: Any) -> OldWorldState:
    """A's own fight turn, played so far; a script that begins with a use comes before the combo."""
    given = {"school": "alzur", "place": "vizima", "home": "stygga", "hand": hand, **seat}
    data = position(
        BOTH,
        content={"monster": [{"id": "beast", "life": 12}], "action": SPELLS},
        seats={"A": {"deck": ["wait"] * 5, **given}, "B": {"school": "bear"}},
        monsters={"forest": {"monster": "beast", "place": "vizima"}},
        phase=2,
        fight={"against": "beast", "turn": "A", "turns": {"A": 1, "monster": 1}},
    )
    state = set_up(read_position(data)).state
    for key in script if script[:1] == ("use:specialty",) else ("done", *script):
        take(state, state.pending[0], state.pending[0].keys.index(key))
    return state


def habit(state: OldWorldState) -> str:
    decision = state.pending[0]
    return decision.keys[fight_index(state, decision, Rng(1))]


def test_habit_mage_pays_for_useful_boosts() -> None:
    assert habit(fighting(["bolt"], "play:bolt", energy=1)) == "boost:bolt"
    saved = fighting(["rest", "bolt"], "play:rest", "play:bolt", energy=1)
    assert habit(saved) == "done", "the later card makes more of it"


def test_habit_mage_lays_energy_first() -> None:
    assert habit(fighting(["flare", "gather"], energy=1)) == "play:gather"
    assert habit(fighting(["prism", "hit"], energy=0)) in ("play:prism", "play:hit")


def test_habit_mage_chooses_best_die_result() -> None:
    state = fighting(["wait", "hit"], "use:specialty", "die:6", energy=1)
    assert habit(state) == "choose:bolt"


def test_hunters_claim_a_school_and_know_their_odds() -> None:
    config = Config(seats=2, schools=("alzur", "wolf"), packs=("base", "mages"), first=0)
    state = GAME.new_game(config, 2)
    settle(state)
    if state.pending[0].kind == "monster_terrain":
        take(state, state.pending[0], 0)
        settle(state)
    (decision,) = state.pending
    choice = HunterBot(1).choose(Sight(state, decision))
    assert decision.kind == "claim" and 0 <= choice.option < len(decision.keys)
    take(state, decision, choice.option)
    settle(state)
    while state.pending[0].kind != "phase1":
        take(state, state.pending[0], 0)
        settle(state)
    found = odds(state, 0, "B", tries=2, rng=Rng(1))
    assert found.tried == 2
