"""Position files of Old World: each is played by the library and by the command, and compared
with what is written beside it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from helpers.position_files import assert_part, decoded, expected, position_files, run_command

from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.packs.read import BASE_KINDS
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_position, play_script, set_up
from sevencats.kernel.errors import BadData
from sevencats.kernel.snapshot import digest

HERE = Path(__file__).parent
FILES = position_files(HERE)


@cache
def played(path: Path) -> dict[str, Any]:
    """The outcome by the library. Two tests look at it, and playing takes most of their time."""
    return play_position(decoded(path))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_oldworld_position_from_command(path: Path) -> None:
    data = decoded(path)
    assert data["note"]
    assert_part(expected(path), played(path))


def test_the_command_prints_one_line_for_each_file_in_order() -> None:
    """Every fourth of them: all are played by the test above, by the same function."""
    files = FILES[::4]
    code, lines = run_command("oldworld", *files)
    assert code == 0
    assert len(lines) == len(files) >= 30
    for path, line in zip(files, lines, strict=True):
        assert_part(expected(path), line, path.stem)
        assert line == json.loads(json.dumps(played(path)))


def test_every_file_has_its_expectation_and_the_reverse() -> None:
    beside = sorted(HERE.glob("*.expect.json"))
    assert beside == sorted(path.with_suffix(".expect.json") for path in FILES)


def test_the_command_reads_standard_input() -> None:
    path = FILES[0]
    code, lines = run_command("oldworld", "-", stdin=path.read_text(encoding="utf-8"))
    assert code == 0
    assert_part(expected(path), lines[0])


# -- what is not given -----------------------------------------------------------------------------


def position(**given: Any) -> dict[str, Any]:
    return {"format": "oldworld-position/1", **given}


def test_an_empty_file_is_a_table_of_two() -> None:
    outcome = play_position(position())
    assert outcome["legal"] is True
    assert list(outcome["seats"]) == ["A", "B"]
    assert [seat["school"] for seat in outcome["seats"].values()] == ["viper", "bear"]
    first = outcome["seats"]["A"]
    assert (first["place"], first["gold"], first["shield"]) == ("gorthur_gvaed", 0, 1)
    assert first["attributes"] == {"combat": 1, "defense": 1, "alchemy": 1, "specialty": 1}
    assert first["hand"] == first["deck"] == first["discard"] == []
    assert outcome["pool"] == [f"block_{n}" for n in range(1, 7)]
    assert outcome["piles"]["fight_deck"] == 20
    assert outcome["supply"] == ["alchemy", "combat", "defense", "specialty"]
    assert outcome["monsters"] == {"forest": None, "mountain": None, "water": None}
    assert outcome["turn"]["seat"] == "A" and outcome["turn"]["phase"] == 1
    assert (outcome["options"], outcome["game"]) == (["end"], "ongoing")


def test_the_seats_go_up_to_the_last_one_named() -> None:
    assert list(play_position(position(seats={"D": {}}))["seats"]) == ["A", "B", "C", "D"]
    assert list(play_position(position(mode="solo"))["seats"]) == ["A"]


def test_the_supply_by_the_number_of_seats() -> None:
    many = play_position(position(seats={"D": {"trophies": ["attribute.combat"]}}))["supply"]
    assert many.count("combat") == 1 and many.count("defense") == 2
    alone = play_position(position(mode="solo"))
    assert alone["supply"] == ["combat"]
    won = play_position(position(mode="solo", seats={"A": {"trophies": ["attribute.defense"]}}))
    assert won["supply"] == []


def test_the_starting_deck_is_the_ten_cards_less_those_named_elsewhere() -> None:
    seat = {"school": "cat", "deck": "starting", "hand": ["cat_aard_1"]}
    outcome = play_position(position(seats={"A": seat}))["seats"]["A"]
    assert outcome["deck_size"] == 9
    assert outcome["deck"] == sorted(outcome["deck"])
    assert all(card.startswith("cat_") for card in outcome["deck"])
    assert "cat_aard_1" not in outcome["deck"]


def test_levels_and_shields_follow_the_attributes() -> None:
    levels = {"combat": 3, "defense": 2, "alchemy": 4, "specialty": 2}
    outcome = play_position(position(seats={"A": {"attributes": levels}}))["seats"]["A"]
    assert (outcome["level"], outcome["shield"]) == (2, 2)


def test_a_quest_takes_event_price_and_token_from_its_card() -> None:
    from sevencats.games.oldworld.packs.load import base

    lines = {
        (story.id, *line.split()[1:])
        for story in base().stories.values()
        for choice in story.options.values()
        for line in choice.do
        if isinstance(line, str) and line.startswith("quest ")
    }
    assert lines
    for story, where, event, *price in sorted(lines):
        place = where.removeprefix("at:") if where.startswith("at:") else _some_place(where)
        seat = {"quests": [{"story": story, "place": place}]}
        (quest,) = play_position(position(seats={"A": seat}))["seats"]["A"]["quests"]
        assert quest == {
            "story": story,
            "place": place,
            "event": event,
            "price": " ".join(price),
            "token": not where.startswith("at:"),
        }


def _some_place(terrain: str) -> str:
    from sevencats.games.oldworld.packs.load import base

    return next(p.id for p in base().locations.values() if p.terrain == terrain)


def test_the_outcome_is_a_position_again() -> None:
    """The outcome of a file can be written into the next one."""
    seat = {
        "school": "wolf",
        "place": "novigrad",
        "gold": 3,
        "hand": ["wolf_push_1"],
        "deck": ["wolf_aard_1", "wolf_push_2"],
        "discard": ["wolf_quick_slash_1", "wolf_quick_slash_2"],
        "potions": ["cat", "swallow"],
        "attributes": {"combat": 2, "defense": 2, "alchemy": 3, "specialty": 5},
        "level": 3,
        "shield": 1,
        "track": 1,
        "trophies": ["monster.griffin", "witcher.bear"],
        "trails": {"forest": "trail:vizima", "water": "quest:cidaris"},
        "gear": ["1"],
    }
    outcome = play_position(position(seats={"A": seat, "B": {"school": "bear"}}))["seats"]["A"]
    assert_part(seat, outcome)


# -- scripts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", [path for path in FILES if expected(path).get("legal") is False], ids=lambda p: p.stem
)
def test_an_illegal_step_leaves_the_position_as_before(path: Path) -> None:
    data = decoded(path)
    outcome = play_position(data)
    step = outcome["refused"]["step"]
    without = play_position({**data, "script": data["script"][: step - 1]})
    assert without["legal"] is True
    for key, value in without.items():
        if key != "legal":
            assert outcome[key] == value, key


WALK = position(
    seats={"A": {"school": "wolf", "place": "cintra", "hand": ["wolf_push_1", "wolf_push_2"]}}
)


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ("move:kaer_morhen", "'move:kaer_morhen' is not an option of A (phase1)"),
        ("act", "'act' is not an option of A (phase1)"),
        ({"seat": "B", "pick": "end"}, "B is not asked, A is (phase1)"),
        ("fight:arachas", "'fight:arachas' is not an option of A (phase1)"),
        ("dance", "the options are end, move:"),
    ],
)
def test_refused_steps_say_why_and_change_nothing(step: Any, reason: str) -> None:
    before = play_position(WALK)
    after = play_position({**WALK, "script": [step, "end"]})
    assert after.pop("legal") is False
    refused = after.pop("refused")
    assert refused["step"] == 1
    assert reason in refused["reason"]
    assert before.pop("legal") is True
    assert after == before
    run, _ = play_script(read_position({**WALK, "script": [step]}))
    assert digest(run.state) == digest(set_up(read_position(WALK)).state)


def test_forced_answers_may_be_left_out_or_named() -> None:
    script = ["move:cidaris", "pay:card.wolf_push_1", "pay:card.wolf_push_2", "end"]
    # Without gold nobody plays there, so that phase I ends by itself.
    walk = {**WALK, "content": {"location": [{"id": "cidaris", "action": "poker"}]}}
    named = play_position({**walk, "script": [*script, "explore:city"]})
    short = [step for step in script if step != "end" and step != "pay:card.wolf_push_2"]
    left_out = play_position({**walk, "script": [*short, "explore:city"]})
    assert named["legal"] and named == left_out
    assert named["questions"][0]["kind"] == "story"


def test_a_forced_question_at_the_end_of_the_script_stays_open() -> None:
    outcome = play_position({**WALK, "script": ["move:cidaris", "pay:card.wolf_push_1"]})
    assert outcome["options"] == ["pay:card.wolf_push_2"]
    assert outcome["seats"]["A"]["place"] == "cintra"


def test_no_pick_is_legal_after_the_game() -> None:
    data = position(rounds=1, turn="B", phase=3, script=["gain:6.block_6", "end"])
    outcome = play_position(data)
    assert (outcome["game"], outcome["winners"], outcome["options"]) == ("capped", [], [])
    assert outcome["refused"] == {"step": 2, "reason": "the game is over"}


# -- chance ----------------------------------------------------------------------------------------

POKER = position(
    seats={
        "A": {"school": "wolf", "place": "novigrad", "gold": 1},
        "B": {"school": "bear"},
    },
    moved=True,
    script=["act"],
)


def dice_of(data: dict[str, Any]) -> list[int]:
    events = [event for event in play_position(data)["events"] if event["kind"] == "dice"]
    return [int(value) for value in events[-1]["args"][1:]]


def test_dice_fall_as_given_and_then_by_the_seed() -> None:
    given = [1, 2, 3, 4, 5, 6, 6, 6, 6, 6]
    assert dice_of({**POKER, "chance": given}) == given
    assert dice_of({**POKER, "chance": [f"die:{n}" for n in given]}) == given
    first, again = (dice_of({**POKER, "chance": [6, 6], "seed": 5}) for _ in range(2))
    assert first == again and first[:2] == [6, 6]
    assert len({tuple(dice_of({**POKER, "seed": seed})) for seed in range(8)}) > 1


def test_a_shuffle_keeps_the_order_or_takes_the_given_one() -> None:
    """Phase III draws from a new deck of the shuffled discards."""
    cards = ["wolf_push_1", "wolf_push_2", "wolf_aard_1", "wolf_quick_slash_1"]
    data = position(seats={"A": {"school": "wolf", "discard": cards}}, phase=3)
    assert play_position(data)["seats"]["A"]["hand"] == sorted(cards[:3])
    top = ["wolf_quick_slash_1", "wolf_aard_1"]
    given = {**data, "chance": [{"shuffle": "A.deck", "top": top}]}
    outcome = play_position(given)
    assert outcome["seats"]["A"]["hand"] == sorted([*top, "wolf_push_1"])
    assert outcome["seats"]["A"]["deck"] == ["wolf_push_2"]
    assert outcome["chance_left"] == 0


def test_unused_scripted_chance_is_reported() -> None:
    assert play_position(position(chance=[1, {"shuffle": "B.deck"}]))["chance_left"] == 2


# -- files that make no sense ----------------------------------------------------------------------


def seat_a(**given: Any) -> dict[str, Any]:
    return position(seats={"A": given})


BROKEN: list[tuple[str, Any, str]] = [
    ("not an object", [], "the file: must be an object"),
    ("no format", {"seats": {}}, "format: must be 'oldworld-position/1'"),
    ("format of Gwent", {"format": "gwent-position/1"}, "format: must be 'oldworld-position/1'"),
    ("unknown key", position(weather=[]), "the file: unknown key 'weather'"),
    ("unknown seat key", seat_a(hnad=[]), "seats.A: unknown key 'hnad'"),
    ("six seats", position(seats={"F": {}}), "seats: there is no seat 'F'; base has A to E"),
    ("two alone", position(mode="solo", seats={"B": {}}), "there is no seat 'B'; solo has A"),
    ("unknown mode", position(mode="chess"), "mode: there is no mode 'chess'"),
    ("unknown expansion", position(expansions=["atlantis"]), "expansions: there is no expansion"),
    ("clashing", position(expansions=["skellige", "wild_hunt"]), "expansions: skellige and wild"),
    ("unknown school", seat_a(school="toad"), "seats.A.school: there is no school 'toad'"),
    (
        "one school twice",
        position(seats={"A": {"school": "cat"}, "C": {"school": "cat"}}),
        "seats.C.school: A is the cat already",
    ),
    ("unknown place", seat_a(place="atlantis"), "seats.A.place: there is no location 'atlantis'"),
    ("unknown card", seat_a(hand=["push_9"]), "seats.A.hand[0]: there is no action card 'push_9'"),
    ("no id", seat_a(hand=[3]), "seats.A.hand[0]: there is no action card 3"),
    (
        "a card twice",
        seat_a(hand=["wolf_push_1"], deck=["wolf_push_1"]),
        "seats.A.deck[0]: there is only one wolf_push_1, and it lies in seats.A.hand[0]",
    ),
    (
        "in the pool too",
        {**seat_a(hand=["block_1"]), "pool": ["block_1"]},
        "pool[0]: there is only one block_1, and it lies in seats.A.hand[0]",
    ),
    (
        "hand of eight",
        seat_a(hand=[f"precise_cut_{n}" for n in range(1, 9)]),
        "at most 7 may be held",
    ),
    ("a fifth potion", seat_a(potions=["cat", "cat", "cat", "cat", "swallow"]), "at most 4 may"),
    ("a fifth cat", seat_a(potions=["cat"] * 5), "seats.A.potions[4]: there is only 4 cat"),
    ("gold", seat_a(gold=-1), "seats.A.gold: must be a whole number of at least 0"),
    ("attribute", seat_a(attributes={"luck": 2}), "seats.A.attributes: unknown key 'luck'"),
    ("attribute 6", seat_a(attributes={"combat": 6}), "attributes.combat: must be a whole number"),
    (
        "level",
        seat_a(attributes={"combat": 2, "defense": 2, "alchemy": 2, "specialty": 2}, level=1),
        "seats.A.level: must be a whole number from 2 to 5, not 1",
    ),
    ("shield", seat_a(shield=2), "seats.A.shield: must be a whole number from 0 to 1, not 2"),
    ("track", seat_a(track=4), "seats.A.track: must be a whole number from 0 to 3, not 4"),
    ("trophy", seat_a(trophies=["unicorn"]), "seats.A.trophies[0]: there is no trophy 'unicorn'"),
    ("which griffin", seat_a(trophies=["griffin"]), "write monster.griffin or witcher.griffin"),
    ("trail", seat_a(trails={"sky": "trail"}), "seats.A.trails: unknown key 'sky'"),
    (
        "trail elsewhere",
        seat_a(trails={"water": "quest:vizima"}),
        "seats.A.trails.water: vizima is a location of forest, not of water",
    ),
    ("gear", seat_a(gear=["99"]), "seats.A.gear[0]: there is no event '99'"),
    ("gear not kept", seat_a(gear=["8"]), "seats.A.gear[0]: event 8 is not one that is kept"),
    (
        "quest",
        seat_a(quests=[{"story": "atlantis", "place": "vizima"}]),
        "seats.A.quests[0].story: there is no exploration card 'atlantis'",
    ),
    (
        "monster",
        position(monsters={"forest": {"monster": "cow"}}),
        "monsters.forest.monster: there is no monster 'cow'",
    ),
    (
        "monster's place",
        position(monsters={"forest": {"monster": "arachas", "place": "cidaris"}}),
        "monsters.forest.place: cidaris is a location of water, not of forest",
    ),
    (
        "two at one place",
        position(
            monsters={"forest": {"monster": "arachas", "place": "vizima"}},
            seats={"A": {"trails": {"forest": "trail:vizima"}}},
        ),
        "seats.A.trails.forest: there is only one vizima, and it lies in monsters.forest.place",
    ),
    (
        "pool of seven",
        position(pool=[f"precise_cut_{n}" for n in range(1, 8)]),
        "pool: it has room",
    ),
    ("pile", position(tokens={"sky": []}), "tokens: unknown key 'sky'"),
    ("level of pile", position(monster_piles={"4": []}), "monster_piles: unknown key '4'"),
    ("turn", position(turn="C"), "turn: there is no seat 'C'"),
    ("first", position(first="Z"), "first: there is no seat 'Z'"),
    ("phase", position(phase=4), "phase: must be 1, 2 or 3, not 4"),
    ("moved", position(moved="yes"), "moved: must be true or false, not a text"),
    ("acted", position(acted=["atlantis"]), "acted[0]: there is no location 'atlantis'"),
    ("poker", position(poker=["Z"]), "poker[0]: there is no seat 'Z'"),
    ("draw", position(draw="x"), "draw: must be a whole number"),
    ("tavern", position(tavern="atlantis"), "tavern: there is no location 'atlantis'"),
    ("seed", position(seed=-1), "seed: must be a whole number of at least 0"),
    ("chance", position(chance=[None]), "chance[0]: must be a number, a key or a shuffle"),
    ("a die of 7", {**POKER, "chance": [7]}, "chance[0]: 7 is not among die:1"),
    (
        "a shuffle of what is not there",
        {
            **seat_a(school="wolf", discard=["wolf_push_1", "wolf_push_2"]),
            "phase": 3,
            "chance": [{"shuffle": "A.deck", "top": ["wolf_aard_1"]}],
        },
        "chance[0].top[0]: 'wolf_aard_1' is not in A.deck",
    ),
    ("step", position(script=[7]), "script[0]: must be an object, not a number"),
    ("step key", position(script=[{"do": "end"}]), "script[0]: unknown key 'do'"),
    ("step without pick", position(script=[{"seat": "A"}]), "script[0]: a step is the key"),
    ("step seat", position(script=[{"seat": "Q", "pick": "end"}]), "script[0].seat: there is no"),
    ("content", position(content={"dragon": []}), "content: unknown key 'dragon'"),
    ("record", position(content={"monster": [{"life": 3}]}), "content.monster[0]: a record needs"),
    (
        "record field",
        position(content={"monster": [{"id": "cow", "milk": 3}]}),
        "content: monster cow: there is no field `milk`",
    ),
    (
        "record type",
        position(content={"monster": [{"id": "cow", "life": "long"}]}),
        "content: monster cow: life: expected `int`, got `str`",
    ),
    (
        "record link",
        position(content={"location": [{"id": "atlantis", "paths": ["lemuria"]}]}),
        "lemuria",
    ),
    (
        "record line",
        position(content={"potion": [{"id": "milk", "do": ["fly 3"]}]}),
        "there is no word 'fly'",
    ),
]


@pytest.mark.parametrize(("data", "message"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN])
def test_a_broken_file_is_refused_and_the_place_is_named(data: Any, message: str) -> None:
    with pytest.raises(BadData) as caught:
        play_position(data)
    assert message in str(caught.value)


def test_the_command_goes_on_after_a_broken_file(tmp_path: Path) -> None:
    good = FILES[0]
    cut = tmp_path / "cut.json"
    cut.write_text(good.read_text(encoding="utf-8")[:40], encoding="utf-8")
    unknown = tmp_path / "unknown.json"
    unknown.write_text(json.dumps(seat_a(place="atlantis")), encoding="utf-8")
    missing = tmp_path / "missing.json"
    code, lines = run_command("oldworld", cut, good, unknown, missing, good)
    assert code == 2
    assert [sorted(line) == ["error"] for line in lines] == [True, False, True, True, False]
    assert "cut.json" in lines[0]["error"] and "not JSON" in lines[0]["error"]
    assert "seats.A.place: there is no location 'atlantis'" in lines[2]["error"]
    assert lines[1] == lines[4]


# -- the user's own content ------------------------------------------------------------------------


def test_every_kind_of_record_may_be_brought_along() -> None:
    content: dict[str, Any] = {
        "action": [{"id": "headbutt", "symbols": {"damage": 9}}],
        "location": [{"id": "atlantis", "terrain": "water", "paths": ["cidaris"]}],
        "fight_card": [{"id": "lick"}],
        "monster": [{"id": "cow"}, {"id": "arachas", "life": 2}],
        "potion": [{"id": "milk", "do": ["gold +1"]}],
        "story": [{"id": "city_milkmaid"}],
        "event": [{"id": "77", "do": ["gold +1"]}],
        "attribute_trophy": [{"id": "combat", "copies": 3}],
        "school": [{"id": "wolf", "location": "behelt_nar"}],
        "tracks": {"hand_limit": 8},
    }
    assert set(content) == set(BASE_KINDS)
    content["location"].append({"id": "cidaris", "paths": ["atlantis"]})
    data = position(
        content=content,
        seats={"A": {"school": "wolf", "hand": ["headbutt"], "potions": ["milk"]}},
        monsters={"water": {"monster": "cow", "place": "atlantis"}},
        city=["city_milkmaid"],
        fight_deck=["lick"],
    )
    outcome = play_position(data)
    assert outcome["seats"]["A"]["place"] == "behelt_nar"
    assert outcome["piles"]["city"] == outcome["piles"]["fight_deck"] == 1
    assert outcome["monsters"]["water"] == {"monster": "cow", "place": "atlantis"}


# -- in the middle of a fight ----------------------------------------------------------------------

MIDDLE: dict[str, Any] = {
    "seats": {
        "A": {"school": "wolf", "place": "vizima", "hand": ["wolf_push_1"]},
        "B": {"school": "bear", "place": "vizima", "hand": ["bear_push_1"]},
        "C": {"school": "cat"},
    },
    "monsters": {"forest": {"monster": "arachas", "place": "vizima"}},
}


def in_fight(**fight: Any) -> dict[str, Any]:
    return position(**MIDDLE, fight={"against": "arachas", **fight})


def test_a_trait_of_the_fight_is_offered_unless_it_is_used_up() -> None:
    data = decoded(HERE / "fight_trait_used_up.json")
    del data["fight"]["used"]
    assert play_position(data)["legal"] is True


def test_without_more_the_fight_begins_as_the_rules_say() -> None:
    outcome = play_position(in_fight())
    life = load(("base",)).monsters["arachas"].life
    assert outcome["fight"]["life"]["arachas"] == life
    assert (outcome["fight"]["active"], outcome["turn"]["phase"]) == ("arachas", 2)
    assert outcome["questions"][0]["kind"] == "attack"
    assert play_position(in_fight(trail=True))["fight"]["active"] == "A"
    assert play_position(in_fight(pool=2))["fight"]["life"]["arachas"] == 2


def test_game_continues_after_position_fight() -> None:
    """The fight is won and phase III comes: nothing is left over of the beginning."""
    data = in_fight(turn="A", pool=1)
    blow = {"id": "blow", "symbols": {"damage": 9}}
    data["content"] = {"action": [blow], "tracks": {"fatigue": [0, 1, 2, 3, 0]}}
    data["seats"] = {
        **MIDDLE["seats"],
        "A": {**MIDDLE["seats"]["A"], "hand": ["blow", "wolf_push_1"]},
    }
    data["script"] = ["play:blow", "trash:wolf_push_1"]
    outcome = play_position(data)
    assert (outcome["legal"], outcome["fight"]) == (True, None)
    assert outcome["seats"]["A"]["trophies"] == ["monster.arachas"]
    assert outcome["turn"]["phase"] == 3


@pytest.mark.parametrize(
    ("fight", "message"),
    [
        ({"against": "fiend"}, "fight.against: 'fiend' is neither on the board nor a seat"),
        ({"against": "A"}, "fight.against: a witcher does not fight itself"),
        ({"against": "B", "pool": 3}, "fight.pool: belongs to a fight with a monster"),
        ({"against": "B", "wagers": {"C": "D"}}, "fight.wagers.C: 'D' does not fight"),
        (
            {"against": "B", "wagers": {"A": "B"}},
            "fight.wagers: 'A' is not a seat outside the fight",
        ),
        ({"wagers": {"C": "A"}}, "fight.wagers: nobody bets on a fight with a monster"),
        ({"turn": "C"}, "fight.turn: 'C' does not fight; the fighters are A, monster"),
        ({"pool": 99}, "fight.pool: there are 20 fight cards, not 99"),
        ({"pool": ["bone"]}, "fight.pool[0]: there is no monster fight card 'bone'"),
        ({"attack": "kick", "turn": "monster"}, "fight.attack: must be charge or bite"),
        ({"attack": "bite", "turn": "A"}, "fight.attack: it is not the monster's fight turn"),
        ({"used": ["luck"]}, "fight.used[0]: 'luck' is not a trait that can be used up"),
        ({"chooser": "E"}, "fight.chooser: there is no seat 'E'"),
        ({"turns": {"B": 1}}, "fight.turns.B: 'B' does not fight"),
        ({"mood": 1}, "fight"),
    ],
)
def test_impossible_fight_is_refused(fight: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData) as refused:
        play_position(in_fight(**fight))
    assert message in str(refused.value)


def test_position_fight_belongs_to_phase_two() -> None:
    with pytest.raises(BadData, match="phase: one fights in phase 2"):
        play_position({**in_fight(), "phase": 3})
