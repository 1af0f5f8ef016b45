"""The weaknesses of Monster Trail (W11.1, W11.3, W11.8, W11.9)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from helpers.oldworld.arena import ATTACKS, CARDS

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.bots.odds import odds
from sevencats.games.oldworld.bots.plans import Planner
from sevencats.games.oldworld.expansions.weaknesses.records import Weakness
from sevencats.games.oldworld.packs.check import check_pack
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.page.words import OldWorldWords
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_position, set_up
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.terminal.lookup import describe
from sevencats.games.oldworld.zones import TROPHIES
from sevencats.kernel.atoms import relocate
from sevencats.kernel.engine import advance, settle, take
from sevencats.kernel.events import redact
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import observe
from sevencats.plugin.bots.base import Sight
from sevencats.text import Texts

PACKS = ("base", "weaknesses")
CONTENT = load(PACKS)
RECORDS = [one for one in CONTENT.more["weakness"].values() if isinstance(one, Weakness)]


def started(seats: int = 3, seed: int = 1, packs: tuple[str, ...] = PACKS) -> OldWorldState:
    schools = ("wolf", "cat", "bear", "griffin", "viper")[:seats]
    mode = "solo" if seats == 1 else "base"
    config = Config(mode=mode, seats=seats, packs=packs, schools=schools)
    state = GAME.new_game(config, seed)
    assert isinstance(state, OldWorldState)
    settle(state)
    while state.pending[0].kind in ("monster_terrain", "raise"):
        take(state, state.pending[0], 0)
        settle(state)
    return state


@pytest.mark.rule("W11.1")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_the_piles_are_shuffled(terrain: str) -> None:
    states = [started(2, seed) for seed in range(4)]
    orders = {tuple(map(state.ident, state.common(f"weakness_pile.{terrain}"))) for state in states}
    assert len(orders) > 1


def on_map(state: OldWorldState) -> dict[str, int]:
    """Where the tokens lie, by terrain."""
    names = [name for name in TERRAINS if f"weakness_{name}" in state.extra]
    return {name: state.extra[f"weakness_{name}"] for name in names}


def tokens(state: OldWorldState, zone: str) -> list[str]:
    return sorted(state.ident(token) for token in state.common(zone))


# -- on the map ------------------------------------------------------------------------------------


@pytest.mark.rule("W11.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_monster_tokens_start_face_down_away_from_witchers(seats: int) -> None:
    for seed in range(4):
        state = started(seats, seed)
        places = on_map(state)
        assert sorted(places) == sorted(TERRAINS)
        for name, place in places.items():
            assert state.table.places[place].terrain == name and place not in state.place
            (token,) = state.common(f"weakness_map.{name}")
            assert state.known[token] == 0 and len(state.common(f"weakness_pile.{name}")) == 5
            assert len(state.common(f"tokens.{name}")) == 5, "location tokens went back"


@pytest.mark.rule("W11.1")
def test_large_cards_are_open_to_all() -> None:
    texts = Texts.load("en")
    told = describe("arachas", texts, CONTENT)
    assert told.count("\nWeakness ") == 6 and "limps" in told


def found(place: str = "vizima", **more: Any) -> dict[str, Any]:
    """A enters a location where a forest token lies."""
    seats = {
        "A": {"school": "wolf", "place": "kaer_morhen", "gold": 4, **more.pop("A", {})},
        "B": {"school": "bear"},
    }
    return {
        "format": "oldworld-position/1",
        "expansions": ["weaknesses", *more.pop("expansions", ())],
        "seats": seats,
        "monsters": {"forest": {"monster": "arachas", "place": "novigrad"}},
        "weakness_tokens": {"forest": {"token": "forest_5", "place": place}},
        **more,
    }


def walk(state: OldWorldState, place: str) -> list[str]:
    """A comes to a location; what was told of it."""
    state.log = []
    state.table.steps.travel_enter(state, 0, state.table.place_index[place])
    state.pending = ()
    advance(state)
    return [event.kind for event in [*state.log, *settle(state)]]


@pytest.mark.rule("W11.3")
def test_entering_finds_the_token_and_another_is_laid() -> None:
    state = set_up(read_position(found())).state
    walk(state, "vizima")
    assert tokens(state, "A.weaknesses") == ["forest_5"]
    (token,) = state.common("A.weaknesses")
    assert state.known[token] & 0b11 == 0b11, "it lies open to all"
    assert len(state.common("weakness_pile.forest")) == 4
    assert on_map(state)["forest"] not in state.place
    walk(state, state.table.places[on_map(state)["forest"]].id)
    assert len(tokens(state, "A.weaknesses")) == 2


@pytest.mark.rule("W11.3")
def test_weakness_token_of_another_terrain_is_not_found() -> None:
    state = set_up(read_position(found())).state
    walk(state, "novigrad")
    assert tokens(state, "A.weaknesses") == [] and "forest" in on_map(state)


@pytest.mark.rule("W11.8")
def test_no_weakness_token_after_the_sixth() -> None:
    five = [f"forest_{n}" for n in (1, 2, 3, 4, 6)]
    state = set_up(read_position(found(A={"weaknesses": five}))).state
    walk(state, "vizima")
    assert len(tokens(state, "A.weaknesses")) == 6 and on_map(state) == {}


@pytest.mark.rule("W11.8")
def test_without_a_location_token_the_right_hand_player_chooses() -> None:
    state = set_up(read_position(found())).state
    pile = state.table.zone_of["tokens.forest"]
    box = state.table.zone_of["box"]
    for token in state.zones[pile][:]:
        relocate(state, token, box)
    walk(state, "vizima")
    (decision,) = state.pending
    forest = {f"weakness_at:{p.id}" for p in state.table.places if p.terrain == "forest"}
    assert (decision.kind, decision.seat) == ("weakness_place", 1) and set(decision.keys) == forest
    take(state, decision, 2)
    assert on_map(state)["forest"] == decision.args[2]


@pytest.mark.rule("W11.3")
@pytest.mark.parametrize("level", [1, 2])
def test_a_monster_that_is_gone_takes_its_tokens_back(level: int) -> None:
    given = found(A={"weaknesses": ["forest_1", "water_2"]})
    given["seats"]["B"]["weaknesses"] = ["forest_3"]
    given["monsters"]["water"] = {"monster": "harpy", "place": "cidaris"}
    state = set_up(read_position(given)).state
    state.log = []
    state.table.steps.spawn_monster(state, 0, level)  # it is driven away, another comes
    state.pending = ()
    advance(state)
    settle(state)
    assert tokens(state, "A.weaknesses") == ["water_2"] and tokens(state, "B.weaknesses") == []
    assert len(state.common("weakness_pile.forest")) == 5
    assert (
        on_map(state)["forest"] not in state.place
        and state.known[state.common("weakness_map.forest")[0]] == 0
    )


@pytest.mark.rule("W11.3", "W11.9")
def test_a_defeated_monster_is_a_trophy_and_the_next_gets_a_token() -> None:
    script = ["fight:moth", "weakness:moth_6", "done", "play:hit5", "trash:rest", "trash:rest"]
    outcome = play_position(fight("moth", ["forest_6"], script, life=1))
    assert outcome["legal"], outcome.get("refused")
    assert outcome["seats"]["A"]["trophies"] == ["monster.moth"]
    assert outcome["weaknesses"]["A"] == [] and list(outcome["weakness_tokens"]) == ["forest"]


def defeat(packs: tuple[str, ...], *, location_tokens: bool = True) -> OldWorldState:
    """The monster of the forest is defeated, with or without location tokens left there."""
    state = started(2, packs=packs)
    state.log = []
    zone_of = state.table.zone_of
    if not location_tokens:
        for token in state.common("tokens.forest")[:]:
            relocate(state, token, zone_of["box"])
    relocate(state, state.common("prey.forest")[-1], state.table.zone(0, TROPHIES))
    state.table.steps.spawn_defeated(state, 0, 1)
    state.pending = ()
    advance(state)
    return state


@pytest.mark.rule("W11.3")
@pytest.mark.parametrize("packs", [PACKS, (*PACKS, "special_attacks")])
def test_the_next_monster_gets_one_token(packs: tuple[str, ...]) -> None:
    """It is laid once, and not laid, taken off and laid again."""
    state = defeat(packs)
    events = Counter(event.kind for event in [*state.log, *settle(state)])
    assert (events["weakness_gone"], events["weakness_laid"]) == (1, 1)


@pytest.mark.rule("W11.8")
@pytest.mark.parametrize("packs", [PACKS, (*PACKS, "special_attacks")])
def test_the_right_hand_player_is_asked_once(packs: tuple[str, ...]) -> None:
    state = defeat(packs, location_tokens=False)
    settle(state)
    (decision,) = state.pending
    assert decision.kind == "weakness_place"
    take(state, decision, 2)
    settle(state)
    assert on_map(state)["forest"] == decision.args[2]
    assert all(one.kind != "weakness_place" for one in state.pending)


@pytest.mark.rule("W11.3")
def test_alone_no_monster_comes_and_no_token() -> None:
    state = started(1)
    state.table.steps.spawn_defeated(state, 0, 1)
    zone = state.table.zone_of["prey.forest"]
    relocate(state, state.zones[zone][-1], state.table.zone(0, TROPHIES))
    state.pending = ()
    advance(state)
    settle(state)
    assert "forest" not in on_map(state) and len(state.common("weakness_pile.forest")) == 6


# -- in a fight ------------------------------------------------------------------------------------

#: A monster with the six printed weaknesses of the Arachas.
PRINTED: list[list[dict[str, Any]]] = [
    [{"rule": "first"}, {"when": "before_pool", "only": ["trail"], "do": ["potion +1"]}],
    [
        {
            "when": "my_turn",
            "may": True,
            "only": ["brews_left", "discard>=1"],
            "cost": ["potion -1"],
            "do": ["brewed", "take_back 1"],
        }
    ],
    [{"when": "before_pool", "do": ["over_shield +1"]}],
    [{"when": "before_pool", "do": ["fetch green"]}],
    [{"when": "before_pool", "do": ["pool -1"]}],
    [{"when": "after_pool", "do": ["draw 1"]}],
]
SIX = [
    {"id": f"moth_{n}", "monster": "moth", "number": n, "traits": traits}
    for n, traits in enumerate(PRINTED, 1)
]


def fight(
    monster: str, held: list[str], script: list[str], life: int = 9, **seat: Any
) -> dict[str, Any]:
    given = {
        "school": "wolf",
        "place": "vizima",
        "hand": ["hit5", "rest"],
        "deck": ["rest"] * 6,
        "weaknesses": held,
        "trails": {"forest": "trail"},
        **seat,
    }
    beast = {"id": "moth", "level": 1, "life": life}
    return {
        "format": "oldworld-position/1",
        "expansions": ["weaknesses"],
        "content": {
            "action": CARDS,
            "fight_card": ATTACKS,
            "monster": [beast],
            "weakness": SIX,
        },
        "seats": {"A": given, "B": {"school": "bear"}},
        "monsters": {"forest": {"monster": monster, "place": "vizima"}},
        "phase": 2,
        "script": script,
    }


def begun(held: list[str], *script: str, **seat: Any) -> dict[str, Any]:
    outcome = play_position(fight("moth", held, ["fight:moth", *script], **seat))
    assert outcome["legal"], outcome.get("refused")
    return outcome


@pytest.mark.rule("W11.3")
def test_all_or_some_are_used_and_kept() -> None:
    held = ["forest_3", "forest_5", "mountain_1"]
    asked = begun(held)
    assert asked["options"] == ["done", "weakness:moth_3", "weakness:moth_5"]
    one = begun(held, "weakness:moth_5", "done", shield=1)
    assert one["fight"]["life"]["moth"] == 8 and one["seats"]["A"]["shield"] == 1
    both = begun(held, "weakness:moth_5", "weakness:moth_3", shield=1)
    assert both["fight"]["life"]["moth"] == 8 and both["seats"]["A"]["shield"] == 2
    none = begun(held, "done", shield=1)
    assert none["fight"]["life"]["moth"] == 9 and none["seats"]["A"]["shield"] == 1
    for outcome in (one, both, none):
        assert outcome["weaknesses"]["A"] == held
    assert begun(["water_3"])["questions"][0]["kind"] == "fight_turn", "of another monster"


@pytest.mark.rule("W11.3")
def test_the_six_printed_weaknesses() -> None:
    first = begun(["forest_1"], "weakness:moth_1", trails={}, potions=[])
    assert first["fight"]["active"] == "A" and first["seats"]["A"]["potions"] == []
    assert begun(["forest_1"], "done", trails={})["fight"]["active"] == "moth"
    brewed = begun(["forest_1"], "weakness:moth_1")
    assert len(brewed["seats"]["A"]["potions"]) == 1, "with its trail a potion"
    over = begun(["forest_3"], "weakness:moth_3", shield=1)
    assert over["seats"]["A"]["shield"] == 2 and over["seats"]["A"]["attributes"]["defense"] == 1
    green = begun(["forest_4"], "weakness:moth_4", deck=["hit", "rest"], discard=["green_link"])
    assert green["options"] == ["take:green_link", "take:rest"]
    taken = begun(["forest_4"], "weakness:moth_4", "take:rest", hand=[], deck=["hit", "rest"])
    assert taken["seats"]["A"]["hand"] == ["rest"] and taken["seats"]["A"]["deck"] == ["hit"]
    assert begun(["forest_5"], "weakness:moth_5")["fight"]["life"]["moth"] == 8
    assert begun(["forest_6"], "weakness:moth_6")["seats"]["A"]["hand_size"] == 3


@pytest.mark.rule("W11.3")
def test_potions_become_cards_and_count_as_used() -> None:
    script = ["weakness:moth_2", "done", "play:hit5", "charge"]
    stock = {"potions": ["swallow", "swallow"], "deck": ["rest"] * 12, "life": 20}
    turn = begun(["forest_2"], *script, **stock)
    assert turn["options"] == ["done", "potion:swallow", "use:weakness.moth_2"]
    used = begun(["forest_2"], *script, "use:weakness.moth_2", "discard:swallow", **stock)
    assert len(used["seats"]["A"]["potions"]) == 1 and used["options"] == ["done"]
    assert used["fight"]["potions"] == [1, 0], "as many as alchemy allows"


@pytest.mark.rule("W11.3")
def test_authored_weaknesses_have_printed_size() -> None:
    """The others are ours: each is one of the shapes the limits allow, and every monster has one
    that shortens its life or shows its cards, and one that gives a card."""
    shapes = Counter(str([t for t in one.traits]) for one in RECORDS)
    assert len(RECORDS) == 174 and len(shapes) >= 15
    for monster in CONTENT.monsters:
        own = [one for one in RECORDS if one.monster == monster]
        assert sorted(one.number for one in own) == [1, 2, 3, 4, 5, 6], monster
        assert len({str(one.traits) for one in own}) == 6, monster
        assert bool(own[0].authored) == (monster != "arachas")


def test_every_weakness_can_be_used_in_a_fight(subtests: pytest.Subtests) -> None:
    for record in RECORDS:
        with subtests.test(weakness=record.id):
            kinds = fought_with(record)
            assert "weakness_used" in kinds and "fight_over" in kinds


def fought_with(record: Weakness) -> list[str]:
    """The events of a random fight against a monster with this weakness."""
    given = {
        **fight(record.monster, [f"forest_{record.number}"], []),
        "script": [],
    }
    del given["content"]["monster"], given["content"]["weakness"]
    given["seats"]["A"] |= {"potions": ["swallow"] * 2, "gold": 3, "discard": ["hit", "guard"]}
    given["seats"]["A"]["deck"] = ["rest", "hit", "hit3", "guard", "sign", "study"] * 2
    state = set_up(read_position(given)).state
    rng = Rng(record.number)
    kinds: list[str] = []
    pick = f"weakness:{record.id}"
    while state.pending and (state.fight.kind or state.pending[0].kind == "phase2"):
        decision = state.pending[0]
        wanted = [k for k in (f"fight:{record.monster}", pick) if k in decision.keys]
        wanted += [k for k in decision.keys if k.startswith(f"use:weakness.{record.id}")]
        index = decision.keys.index(wanted[0]) if wanted else rng.below(len(decision.keys))
        events = [*take(state, decision, index), *settle(state)]
        kinds += [event.kind for event in events]
        state.check()
    return kinds


# -- around them -----------------------------------------------------------------------------------


def test_pack_is_valid_and_marks_authored_values() -> None:
    report = check_pack(CONTENT.folders[-1])
    assert report.faults == [] and report.languages == ("en", "fr", "nl", "de", "pl")
    assert report.counts["weakness"] == (174, 174, 168)


@pytest.mark.parametrize("lang", ["en", "fr", "nl", "de", "pl"])
def test_paragraphs_are_distinct_and_short(lang: str) -> None:
    texts = Texts.load(lang)
    told = [texts(f"ow-weakness-{one.id.replace('_', '-')}-text") for one in RECORDS]
    assert len(set(told)) == 174
    lengths = [len(text.split()) for text in told]
    assert max(lengths) <= 30 and sum(lengths) / len(lengths) > 10
    assert not any(char.isdecimal() for text in told for char in text), "no numbers in the text"
    if lang != "en":
        english = Texts.load("en")
        same = [one.id for one in RECORDS if texts(f"ow-weakness-{one.id.replace('_', '-')}-text")
                == english(f"ow-weakness-{one.id.replace('_', '-')}-text")]  # fmt: skip
        assert same == []


@pytest.mark.parametrize("lang", ["en", "fr", "nl", "de", "pl"])
def test_pack_components_have_texts(lang: str) -> None:
    texts = Texts.load(lang)
    told = [describe(name, texts, CONTENT) for name in CONTENT.monsters]
    assert not any("ow-" in text for text in told)
    assert all(text.count("\n") >= 6 for text in told)
    state = set_up(read_position(fight("arachas", ["forest_4", "forest_2"], []))).state
    words = OldWorldWords(state, texts)
    assert any("4" in line for line in words.table(observe(state, 0)))
    for key in ("fight:arachas", "weakness:arachas_4", "done"):
        decision = state.pending[0]
        view = observe(state, 0)
        said = [words.question(decision), *(words.option(decision, k, view) for k in decision.keys)]
        events = [*take(state, decision, decision.keys.index(key)), *settle(state)]
        said += words.events(events, 0).lines
        assert not any("ow-" in line for line in said), said
    state = set_up(read_position(found())).state
    state.log = []
    state.table.steps.travel_enter(state, 0, state.table.place_index["vizima"])
    state.pending = ()
    advance(state)
    events = redact([*state.log, *settle(state)], 0)
    said = OldWorldWords(state, texts).events(events, 0).lines
    assert not any("ow-" in line for line in said), said
    assert any(texts("ow-weakness-arachas-5-text") in line for line in said)


def test_face_down_cards_are_hidden() -> None:
    state = started(2)
    for seat in (0, 1):
        view = observe(state, seat)
        for name in TERRAINS:
            assert all(card is None for card in view.zones[f"weakness_map.{name}"])
            assert view.public.landmarks[f"weakness_{name}"]


def test_the_hunter_goes_for_tokens_and_uses_them() -> None:
    given = found(A={"place": "kaer_morhen"}, place="vizima")
    state = set_up(read_position(given)).state
    vizima = state.table.place_index["vizima"]
    with_token = Planner(state, 0, lambda place, kept: 0.0).offer(vizima, 0)
    del state.extra["weakness_forest"]
    without = Planner(state, 0, lambda place, kept: 0.0).offer(vizima, 0)
    assert with_token > without
    state = set_up(read_position(fight("moth", ["forest_5"], []))).state
    take(state, state.pending[0], state.pending[0].keys.index("fight:moth"))
    settle(state)
    (decision,) = state.pending
    choice = HunterBot(1).choose(Sight(state, decision))
    assert decision.keys[choice.option] == "weakness:moth_5"


def test_odds_count_weaknesses() -> None:
    chances = []
    for held in ([], ["forest_3", "forest_5", "forest_6"]):
        given = fight("moth", held, [], life=13, hand=["hit3", "hit3", "hit"], deck=["hit"] * 5)
        state = set_up(read_position(given)).state
        chances.append(odds(state, 0, "moth", tries=80, rng=Rng(3)).chance)
    assert chances[0] < chances[1]


@pytest.mark.rule("W11.6")
def test_with_special_attacks_there_are_dimeritium_bombs_and_they_ward() -> None:
    given = fight("arachas", [], [])
    del given["content"]["monster"], given["content"]["weakness"]
    given["expansions"] = ["weaknesses", "special_attacks", "bombs"]
    given["seats"]["A"] |= {"bombs": ["dimeritium_bomb"]}
    given["fight"] = {"against": "arachas", "pool": ["calm", "special_1", *["calm"] * 6]}
    given["fight"]["turn"] = "A"
    given["script"] = ["use:bomb.dimeritium_bomb", "done", "play:hit5"]
    outcome = play_position(given)
    assert outcome["legal"], outcome.get("refused")
    assert [e["kind"] for e in outcome["events"]].count("warded") == 1
    assert outcome["fight"]["life"]["arachas"] == 8 - 1 - 5


@pytest.mark.parametrize("packs", [PACKS, ("base", "weaknesses", "special_attacks", "bombs")])
def test_random_games_end_without_fault(packs: tuple[str, ...]) -> None:
    config = Config(seats=3, packs=packs, schools=("cat", "bear", "wolf"), rounds=8)
    kinds: Counter[str] = Counter()
    for seed in range(3):
        state, rng = GAME.new_game(config, seed), Rng(seed)
        settle(state)
        while state.pending:
            events = take(state, state.pending[0], rng.below(len(state.pending[0].keys)))
            kinds.update(event.kind for event in events + settle(state))
            state.check()
            assert isinstance(state, OldWorldState)
            laid = sum(len(state.common(f"weakness_map.{name}")) for name in TERRAINS)
            assert laid <= 3
    assert kinds["weakness_found"]
