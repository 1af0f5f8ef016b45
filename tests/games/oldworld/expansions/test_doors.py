"""Every field of the five records of an expansion, used by a toy (``toyfair.py``)."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

import pytest
from helpers.oldworld.toyfair import (
    HOME,
    ID,
    MUSIC,
    TOY_FAIR,
    TOY_HINTS,
    TOY_MUSIC,
    Baited,
    Charm,
    TakeCharm,
)

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.base_steps import BASE_STEPS, steps_of
from sevencats.games.oldworld.bots.fighting import fight_index
from sevencats.games.oldworld.bots.hints import Hints, hints_of
from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.bots.plans import Planner
from sevencats.games.oldworld.bots.worth import card_worth
from sevencats.games.oldworld.expansion import (
    Data,
    Expansion,
    Positions,
    Rules,
    Words,
    expansions_of,
    vocabulary_of,
)
from sevencats.games.oldworld.language.conditions import holds
from sevencats.games.oldworld.language.traits import sum_rule
from sevencats.games.oldworld.language.vocabulary import BASE_VOCABULARY, Vocabulary
from sevencats.games.oldworld.lineup import check_config, mode_for
from sevencats.games.oldworld.packs.catalogue import built_in
from sevencats.games.oldworld.packs.check import check_pack
from sevencats.games.oldworld.packs.limits import limits_of
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_position, set_up
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.terminal.lines.table import TableText
from sevencats.games.oldworld.terminal.lookup import describe
from sevencats.games.oldworld.terminal.odds import estimates, opponents
from sevencats.games.oldworld.terminal.setup import choose_config
from sevencats.games.oldworld.text import cards as cardtext
from sevencats.games.oldworld.text.lines import lines_text
from sevencats.games.oldworld.text.log import narrate
from sevencats.games.oldworld.text.options import describe_option, lines_behind
from sevencats.kernel import dump
from sevencats.kernel import load as load_snapshot
from sevencats.kernel.engine import settle, take
from sevencats.kernel.errors import BadData, RulesError
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import observe, redeterminise
from sevencats.plugin.bots.base import Sight
from sevencats.text import Texts, over

pytestmark = pytest.mark.usefixtures("fair")
PACKS = ("base", ID)
HAND = ["wolf_push_1", "wolf_push_2", "wolf_aard_1", "wolf_aard_2", "wolf_yrden_1"]
PLAIN = {"format": "oldworld-position/1", "expansions": [ID]}


def position(**given: Any) -> dict[str, Any]:
    return {**PLAIN, **given}


def played(**given: Any) -> dict[str, Any]:
    outcome = play_position(position(**given))
    assert outcome["legal"], outcome.get("refused")
    return outcome


def config(**given: Any) -> Config:
    return Config(packs=PACKS, **given)


# -- data ----------------------------------------------------------------------------------------


def test_its_pack_is_found_in_its_folder() -> None:
    assert ID in built_in() and load(PACKS).folders[-1] == HOME
    report = check_pack(HOME)
    assert report.faults == [] and report.counts["charm"] == (3, 4, 0)


def test_toy_record_kind() -> None:
    bell = load(PACKS).more["charm"]["bell"]
    assert isinstance(bell, Charm) and bell.copies == 2
    with pytest.raises(BadData, match=r"charm bell: price: -1 is below zero"):
        load(PACKS).with_records({"charm": [{"id": "bell", "price": -1}]})


def test_toy_columns_on_base_kind() -> None:
    content = load(PACKS)
    assert content.column(Baited, "monster", "harpy").bait == 3
    assert content.column(Baited, "monster", "griffin").bait == 0
    assert content.monsters["harpy"] == load(("base",)).monsters["harpy"]
    changed = content.with_records({"monster": [{"id": "griffin", "bait": 2, "life": 9}]})
    assert changed.column(Baited, "monster", "griffin").bait == 2
    assert changed.monsters["griffin"].life == 9
    with pytest.raises(BadData, match="bait"):
        content.with_records({"monster": [{"id": "griffin", "bait": "worm"}]})


def test_toy_value_limits() -> None:
    assert limits_of("charm", "price") == "a few gold"
    assert limits_of("charm", "name") == "like those of the other records of its kind"


def test_toy_words_need_the_pack() -> None:
    assert vocabulary_of(("base",)) is BASE_VOCABULARY
    assert "charm" in vocabulary_of(PACKS).words and "charm" not in BASE_VOCABULARY.words
    story = {"id": "t", "deck": "city", "options": {"a": {"do": ["charm +1"]}}}
    settled = load(PACKS).with_records({"story": [story]})
    assert settled.stories["t"].options["a"].do == ("charm +1",)
    with pytest.raises(BadData, match="there is no word 'charm'"):
        read_position({**position(content={"story": [story]}), "expansions": []})


def test_two_packs_cannot_mean_different_things_by_a_word() -> None:
    with pytest.raises(AssertionError, match="words: there are two of gold"):
        BASE_VOCABULARY.joined(Vocabulary(words={"gold": BASE_VOCABULARY.words["shield"]}))


# -- the table -----------------------------------------------------------------------------------


def test_toy_components_and_zones() -> None:
    state = read_position(position(seats={"A": {"charms": ["bell"]}})).state
    assert sorted(state.ident(c) for c in state.common("charm_deck")) == ["bell", "clover", "drum"]
    assert [state.ident(c) for c in state.common("A.charms")] == ["bell"]


def test_toy_place_action_frame_and_tree() -> None:
    """The fair asks which charm; a drum makes money at once."""
    at_fair = {"A": {"place": "vizima", "gold": 0}}
    outcome = played(seats=at_fair, moved=True, script=["act", "charm:drum"])
    assert outcome["seats"]["A"]["gold"] == 2
    run = set_up(read_position(position(seats=at_fair, moved=True)))
    run.take(run.state.pending[0], run.state.pending[0].keys.index("act"))
    assert isinstance(run.state.stack[-1], TakeCharm)
    assert observe(run.state, 1).public.votes == {"A": run.state.pending[0].keys[0]}
    again = load_snapshot(dump(run.state), GAME)
    assert again.pending == run.state.pending


def test_words_tables_counts_and_prices_of_a_story() -> None:
    """An option that costs a charm is open without one too (W4.4); parts come in any order."""
    story = {"city": ["fair_day"], "phase": 2}
    look = ["explore:city", "option:b", "charm:clover"]
    poor = played(seats={"A": {"gold": 1}}, **story, script=look)
    assert poor["seats"]["A"]["gold"] == 2, "one charm: the other way of the table"
    rich = {"A": {"gold": 1, "charms": ["bell"]}}
    outcome = played(seats=rich, **story, script=look)
    assert outcome["seats"]["A"]["gold"] == 4
    for last, gold in (("next:swings", 2), ("next:sweets", 0)):
        first = played(seats=rich, **story, script=["explore:city", "option:a", last])
        assert first["seats"]["A"]["gold"] == gold
    without = play_position(position(seats={"A": {}}, **story, script=["explore:city", "option:a"]))
    assert without["legal"]


# -- traits --------------------------------------------------------------------------------------


def test_toy_equipment_rule() -> None:
    """A clover takes a card off the price of a new card."""
    prices = []
    for worn in ([], ["clover"]):
        state = read_position(position(seats={"A": {"charms": worn}})).state
        prices.append(state.table.steps.phase3_price(state, 0, 0))
    assert prices[0] - prices[1] == 1


def test_toy_moment_and_state_numbers() -> None:
    seats = {"A": {}, "B": {"charms": ["clover"], "gold": 1, "hand": [], "deck": []}}
    outcome = played(seats=seats, turn="B", phase=3, fair_days=4, script=["end"], pool=[])
    assert outcome["seats"]["B"]["gold"] == 2 and outcome["fair_days"] == 5


@pytest.mark.parametrize(
    ("worn", "gold", "damage"),
    [
        (["bell", "clover"], 1, 1),
        (["bell", "bell"], 1, 2),
        (["bell", "clover"], 0, 0),
        (["bell"], 1, 0),
    ],
)
def test_toy_conditions(worn: list[str], gold: int, damage: int) -> None:
    """A bell rings with a second charm and gold in the purse."""
    state = read_position(position(seats={"A": {"charms": worn, "gold": gold}})).state
    assert sum_rule(state, 0, "damage") == damage


# -- rules ---------------------------------------------------------------------------------------


def test_replaced_step_may_call_its_base() -> None:
    outcome = played(seats={"A": {"gold": 0}}, script=["juggle"])
    assert outcome["seats"]["A"]["gold"] == 1
    assert "juggle" not in outcome["options"] and "end" in outcome["options"]
    assert steps_of(("base",)) is BASE_STEPS and steps_of(PACKS) != BASE_STEPS


def test_one_seat_mode_may_differ_from_solo() -> None:
    assert mode_for(1, PACKS) == "base" and mode_for(1, ("base",)) == "solo"
    alone = config(seats=1, schools=("wolf",), rounds=2)
    check_config(alone)
    state = GAME.new_game(alone, 3)
    rng = Rng(5)
    settle(state)
    assert not state.table.solo and len(state.common("supply")) == 4
    while state.pending:
        take(state, state.pending[0], rng.below(len(state.pending[0].keys)))
        settle(state)
        state.check()
    assert state.capped and state.round == 2
    with pytest.raises(RulesError, match=r"W1\.1"):
        check_config(Config(seats=1, schools=("wolf",)))


def test_a_choice_and_code_that_is_shared() -> None:
    """The fact ``music`` is of code without a pack, which asks what was chosen of the fair."""
    for chosen, music in (((), False), (("toy_fair:small",), False), (("toy_fair:large",), True)):
        setup = config(seats=2, choices=chosen)
        check_config(setup)
        assert holds(GAME.blank(setup), 0, "music") is music
    with pytest.raises(RulesError, match="toy_fair: there is no 'huge'; there are small, large"):
        check_config(config(seats=2, choices=("toy_fair:huge",)))
    with pytest.raises(RulesError, match="toy_fair has nothing to choose from, or is not in play"):
        check_config(Config(seats=2, choices=("toy_fair:large",)))
    made = choose_config(2, (), ["toy_fair:large", "bombs"])
    assert made.packs == ("base", ID, "bombs") and made.choices == ("toy_fair:large",)


def test_its_functions_are_known_to_the_kernel() -> None:
    assert "charm" in GAME.ops and "fair_lucky" in GAME.predicates
    assert GAME.frame_types["TakeCharm"] is TakeCharm


# -- around the table ----------------------------------------------------------------------------


def test_positions_refuse_its_keys_without_it() -> None:
    with pytest.raises(BadData, match="fair_days"):
        read_position({**position(fair_days=1), "expansions": []})
    with pytest.raises(BadData, match=r"seats\.A\.charms\[0\]: there is no charm 'horn'"):
        read_position(position(seats={"A": {"charms": ["horn"]}}))


def test_texts_of_its_pack() -> None:
    texts, content = over(Texts.load("en"), [HOME]), load(PACKS)
    assert cardtext.name(texts, content, "charm", "bell") == "Bell"
    assert cardtext.text(texts, content, "charm", "bell") == (
        "with 2 or more charms, you have gold, you wear Bell or Clover: damage of your combo +1. "
        "Costs 0."
    )
    assert lines_text(texts, ["charm +1", {"in_turn": {"a": ["gold +1"], "b": ["draw 1"]}}]) == (
        "1 more charms, in any order: gold +1 and draw 1 card"
    )
    run = set_up(read_position(position(seats={"A": {"place": "vizima"}}, moved=True)))
    run.take(run.state.pending[0], run.state.pending[0].keys.index("act"))
    (decision,) = run.state.pending
    said = describe_option(decision, "charm:drum", observe(run.state, 0), texts, content)
    assert said == "Take the Drum (gold +2. Costs 0.)"


def test_bots_use_option_worths() -> None:
    bot = HunterBot(1)
    run = set_up(read_position(position(seats={"A": {"place": "vizima"}}, moved=True)))
    state = run.state
    (decision,) = state.pending
    assert decision.keys[bot.choose(Sight(state, decision)).option] == "juggle"
    run.take(decision, decision.keys.index("act"))
    (decision,) = state.pending
    assert decision.keys[bot.choose(Sight(state, decision)).option] == "charm:drum"


def test_bots_use_visit_worths() -> None:
    """Two steps away, with cards enough to go there."""
    state = read_position(position(seats={"A": {"place": "cidaris", "hand": HAND}})).state
    vizima = state.table.place_index["vizima"]
    plan = Planner(state, 0, lambda place, kept: 0.0).best()
    assert vizima in plan.path and plan.worth > 25


MOTLEY = {
    "id": "jest",
    "name": "jest",
    "colour": "motley",
    "cost": 0,
    "terrain": "wild",
    "extensions": {"green": {}},
}


def test_cards_of_its_own_colour_and_price() -> None:
    content = load(PACKS).with_records({"action": [MOTLEY]})
    with pytest.raises(BadData, match="'motley' is not one of"):
        load(("base",)).with_records({"action": [MOTLEY]})
    texts = over(Texts.load("en"), [HOME])
    assert "cost a song" in cardtext.text(texts, content, "action", "jest")
    state = set_up(
        read_position(
            position(content={"action": [MOTLEY]}, seats={"A": {}}, phase=3, pool=["jest"])
        )
    ).state
    (decision,) = state.pending
    said = describe_option(decision, decision.keys[0], observe(state, 0), texts, content)
    assert said.startswith("Take Jest for a song (")


def test_printed_values_and_places_of_its_cards() -> None:
    jest = {**MOTLEY, "extensions": {"red": {"damage": 1}}}
    sweets = {**MOTLEY, "id": "sweets", "name": "sweets"}
    data = {"action": [jest, sweets]}
    content, texts = load(PACKS).with_records(data), over(Texts.load("en"), [HOME])
    said = cardtext.text(texts, content, "action", "jest")
    assert "(a merry one)" in said and "Effect: a jest." in said
    assert "Followed by red: a jest on red." in said
    (toy,) = (more for more in expansions_of(content.packs) if more.id == ID)
    assert toy.words.boost(texts, content, "jest") == "For a song: laughter."
    assert toy.words.boost(texts, content, "whirl_2") == ""
    state = GAME.blank(config(records=json.dumps(data)))
    piles = {state.ident(s): state.layout[state.where[s]].name for s in range(len(state.where))}
    assert piles["jest"] == "action_deck" and piles["sweets"] == "box"


def test_board_terms_and_missing_home() -> None:
    board = {"id": "clown", "colour": "red", "specialty": "speed", "levels": [[], [], [], [], []]}
    load(PACKS).with_records({"school": [board]})
    with pytest.raises(BadData, match="there is no location ''"):
        load(("base",)).with_records({"school": [board]})
    data = position(seats={"A": {"school": "griffin", "gold": 9}}, moved=True, script=[])
    texts, state = over(Texts.load("en"), [HOME]), set_up(read_position(data)).state
    take(state, state.pending[0], state.pending[0].keys.index("act"))
    (decision,) = state.pending
    view = observe(state, 0)
    said = describe_option(decision, "attribute:defense", view, texts, state.table.content)
    assert said.startswith("Guile")
    events = take(state, decision, decision.keys.index("attribute:defense"))
    told = narrate(events, 0, state, texts)
    assert "Your Guile rises to 2." in told and "Your mask rises by 1." in told
    lines = TableText(texts, state.table.content, ("Ann", "Bo")).lines(observe(state, 0))
    assert any(line.startswith("A juggler, You, ") for line in lines)
    assert "  Days of the fair: 0." in lines


def test_bots_use_card_and_combo_worths() -> None:
    beast = {"monster": [{"id": "beast", "life": 9}], "action": [MOTLEY]}
    data = position(
        content=beast,
        seats={"A": {"place": "vizima", "school": "bear", "hand": ["jest", "bear_push_1"]}},
        monsters={"forest": {"monster": "beast", "place": "vizima"}},
        phase=2,
        fight={"against": "beast", "turn": "A"},
    )
    state = set_up(read_position(data)).state
    jest = next(card for card in state.common("A.hand") if state.ident(card) == "jest")
    assert card_worth(state, jest) >= 2.5
    take(state, state.pending[0], state.pending[0].keys.index("done"))
    (decision,) = state.pending
    assert decision.keys[fight_index(state, decision, Rng(1))] == "play:jest"


def test_bots_use_stay_worths() -> None:
    """And one that is blind to the pack does not."""
    state = read_position(position(seats={"A": {"place": "novigrad", "hand": HAND}})).state
    cintra = state.table.place_index["cintra"]
    worth = {blind: HunterBot(1, blind).ends(state, 0)(cintra, 3) for blind in ((), (ID,))}
    assert worth[()] - worth[ID,] == pytest.approx(7.0)


def test_map_contents_are_told() -> None:
    texts, content = over(Texts.load("en"), [HOME]), load(PACKS)
    state = set_up(read_position(position(seats={"A": {}}, swings="vizima"))).state
    view = observe(state, 0)
    assert view.public.landmarks == {"swings": "vizima"}
    assert "Vizima: swings." in TableText(texts, content, state.table.seats).lines(view)
    seats = {"A": {"place": "vengerberg", "hand": HAND}}
    state = set_up(read_position(position(seats=seats, swings="vizima"))).state
    (decision,) = state.pending
    view = observe(state, 0)
    said = {key: describe_option(decision, key, view, texts, content) for key in decision.keys}
    assert [key for key in said if "swings" in said[key]] == ["move:vizima"]


def test_several_of_a_kind_on_the_map() -> None:
    texts, content = over(Texts.load("en"), [HOME]), load(PACKS)
    state = set_up(read_position(position(seats={"A": {}}))).state
    state.extra |= {"stall.vizima": 1, "stall.cintra": 1}
    view = observe(state, 0)
    assert view.public.landmarks == {"stall.cintra": "cintra", "stall.vizima": "vizima"}
    lines = TableText(texts, content, state.table.seats).lines(view)
    assert {"Vizima: a stall.", "Cintra: a stall."} <= set(lines)


def test_odds_of_toy_opponent() -> None:
    state = read_position(
        position(
            seats={
                "A": {"deck": "starting"},
                "B": {"school": "bear", "deck": ["bear_quick_slash_1"]},
            }
        )
    )
    assert opponents(state.state, 0)[-1] == "strong_man"
    (found,) = estimates(state.state, 0, ["strong_man"], 4, 1).values()
    assert found.won == 4


def test_a_location_that_it_blocks_offers_bots_no_action() -> None:
    worth = {}
    for size in ("small", "large"):
        seats = {"A": {"place": "cidaris", "hand": HAND}}
        given = {**position(seats=seats), "expansions": [f"{ID}:{size}"]}
        state = read_position(given).state
        worth[size] = Planner(state, 0, lambda place, kept: 0.0).offer(state.place[0], 5)
    assert worth["small"] < worth["large"]


def test_toy_about_lines_on_components_and_choices() -> None:
    content, texts = load(PACKS), Texts.load("en")
    assert cardtext.about(texts, content, "monster", "harpy") == ["Bait: 3."]
    assert cardtext.about(texts, content, "monster", "arachas") == []
    assert describe("harpy", texts, content).endswith("\nBait: 3.")
    assert lines_behind("charm:drum", content) == ("gold +2",)


def test_it_repairs_dealt_worlds() -> None:
    state = read_position(position()).state
    assert "fair_dealt" not in state.extra
    world = redeterminise(state, 0, Rng(1))
    assert isinstance(world, OldWorldState) and world.extra["fair_dealt"] == 1


def test_the_digest_covers_it() -> None:
    assert GAME.content(config(seats=2)) == load(PACKS).content_hash
    assert GAME.content(Config(seats=2)) == load(("base",)).content_hash
    assert GAME.content(config(seats=2)) != GAME.content(Config(seats=2))


def test_the_toy_goes_through_every_door() -> None:
    """A field that is added to one of the five records has to be used by the toy."""
    assert (TOY_FAIR.folder, TOY_FAIR.uses) == (HOME, (MUSIC,))
    values: list[Any] = [getattr(TOY_FAIR, each.name) for each in fields(Expansion)]
    records: list[Any] = [value for value in values if hasattr(value, "__dataclass_fields__")]
    pairs = [(one, type(one)()) for one in (*records, TOY_HINTS)]
    assert [type(one) for one, _ in pairs] == [Rules, Data, Words, Positions, Hints]
    unused = [
        f"{type(one).__name__}.{field.name}"
        for one, empty in pairs
        for field in fields(one)
        if getattr(one, field.name) == getattr(empty, field.name)
    ]
    assert unused == []
    assert expansions_of(PACKS) == [TOY_MUSIC, TOY_FAIR] and expansions_of(("base",)) == []
    assert hints_of(PACKS) == [TOY_HINTS] and hints_of(("base",)) == []
