"""The mutagens of Monster Trail (W11.6)."""

from __future__ import annotations

from typing import Any

import pytest

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.packs.check import check_pack
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.page.words import OldWorldWords
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import Run, play_position, set_up
from sevencats.games.oldworld.terminal.lookup import describe
from sevencats.games.oldworld.terminal.setup import choose_config
from sevencats.kernel.engine import settle, take
from sevencats.kernel.errors import BadData
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import observe
from sevencats.plugin.bots.base import Sight
from sevencats.text import Texts, over

PACKS = ("base", "mutagens")
CONTENT = load(PACKS)
ALL = list(CONTENT.more["mutagen"])
#: In a position they lie by id.
TOP = [f"mutagen:{name}" for name in sorted(ALL)[:3]]


def position(**given: Any) -> dict[str, Any]:
    return {"format": "oldworld-position/1", "expansions": ["mutagens"], **given}


def student(**given: Any) -> Run:
    """A needs one lesson for the next level."""
    attributes = {"combat": 2, "defense": 2, "specialty": 2, "alchemy": 1}
    seat = {"place": "kaer_morhen", "gold": 9, "attributes": attributes}
    return set_up(read_position(position(seats={"A": seat}, moved=True, **given)))


# -- a new level -----------------------------------------------------------------------------------


def train(level: int, *script: str, **given: Any) -> dict[str, Any]:
    """A is about to raise its last attribute, and the witcher's level with it."""
    attributes = dict.fromkeys(("combat", "defense", "specialty"), level)
    seat = {
        "place": "kaer_morhen",
        "gold": 9,
        "attributes": {**attributes, "alchemy": level - 1},
        "level": level - 1,
        "hand": [],
        **given,
    }
    seats = {"A": seat, "B": {"school": "bear"}}
    steps = ["act", "attribute:alchemy", *script]
    return play_position(position(seats=seats, moved=True, script=steps))


@pytest.mark.rule("W11.6")
@pytest.mark.parametrize(("level", "times"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_a_new_level_gives_mutagens_and_no_cards(level: int, times: int) -> None:
    outcome = train(level)
    for kept in range(times):
        assert outcome["legal"] and outcome["questions"][0]["kind"] == "mutagen"
        assert len(outcome["options"]) == 3
        chosen = outcome["mutagens"]["A"]
        assert len(chosen) == kept
        names = [f"mutagen:{name}" for name in chosen]
        outcome = train(level, *names, outcome["options"][0])
    assert outcome["questions"][0]["kind"] == "phase1"
    assert len(outcome["mutagens"]["A"]) == times and outcome["seats"]["A"]["hand_size"] == 0


@pytest.mark.rule("W11.6")
def test_three_are_drawn_one_is_kept_the_others_are_shuffled_back() -> None:
    outcome = train(2)
    assert outcome["options"] == TOP
    kept = train(2, TOP[0])
    assert kept["mutagens"] == {"A": [TOP[0].partition(":")[2]], "B": []}
    state = student().state
    for key in ("act", "attribute:alchemy"):
        take(state, state.pending[0], state.pending[0].keys.index(key))
    drawn = state.common("mutagens_drawn")[:]
    take(state, state.pending[0], 0)
    events = settle(state)
    assert "shuffled" in [event.kind for event in events] and len(drawn) == 3
    assert len(state.common("mutagen_deck")) == len(ALL) - 1
    assert all(state.known[card] == 0 for card in drawn[1:]), "nobody knows where they lie now"


@pytest.mark.rule("W11.6")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_fewer_mutagens_left_reduce_the_choice(left: int) -> None:
    attributes = {"combat": 2, "defense": 2, "specialty": 2, "alchemy": 1}
    seat = {"place": "kaer_morhen", "gold": 9, "attributes": attributes, "hand": []}
    taken = ALL[left:]
    seats = {"A": seat, "B": {"school": "bear", "mutagens": taken}}
    data = position(seats=seats, moved=True, script=["act", "attribute:alchemy"])
    outcome = play_position(data)
    if left:
        assert sorted(outcome["options"]) == sorted(f"mutagen:{name}" for name in ALL[:left])
    else:
        assert outcome["questions"][0]["kind"] == "phase1" and outcome["mutagens"]["A"] == []


def test_the_pile_is_hidden_and_shuffled_at_the_setup() -> None:
    config = Config(seats=2, schools=("wolf", "bear"), packs=PACKS)
    orders = []
    for seed in (1, 2):
        state = GAME.new_game(config, seed)
        settle(state)
        orders.append([state.ident(card) for card in state.common("mutagen_deck")])
        assert observe(state, 0).zones["mutagen_deck"] == [None] * len(ALL)
    assert orders[0] != orders[1] and sorted(orders[0]) == sorted(ALL)


# -- in a fight ------------------------------------------------------------------------------------

HAND = ["wolf_quick_slash_1", "wolf_push_1", "wolf_push_2"]
DECK = ["wolf_aard_1", "wolf_aard_2", "wolf_yrden_1", "wolf_yrden_2"]


CLAW = {"id": "claw", "charge": {"damage": 2}, "bite": {"discard": 1}, "copies": 9}


def fight(mutagen: str, *script: str, **seat: Any) -> dict[str, Any]:
    """A begins a fight with a beast of 9, whose every charge deals 2."""
    given = {
        "school": "wolf",
        "place": "vizima",
        "trails": {"forest": "trail"},
        "hand": HAND,
        "deck": DECK,
        "mutagens": [mutagen],
        **seat,
    }
    return play_position(
        position(
            content={"monster": [{"id": "beast", "level": 1, "life": 9}], "fight_card": [CLAW]},
            fight_deck=["claw"] * 9,
            seats={"A": given, "B": {"school": "bear"}},
            monsters={"forest": {"monster": "beast", "place": "vizima"}},
            phase=2,
            script=["fight:beast", *script],
        )
    )


def life(outcome: dict[str, Any]) -> int:
    left: int = outcome["fight"]["life"]["beast"]
    return left


def used(mutagen: str, *script: str, **seat: Any) -> dict[str, Any]:
    """It is used in step 1 of the first fight turn, and cannot be used again."""
    outcome = fight(mutagen, f"use:mutagen.{mutagen}", *script, **seat)
    assert outcome["legal"], outcome.get("refused")
    assert f"use:mutagen.{mutagen}" not in outcome["options"]
    return outcome


@pytest.mark.rule("W11.6")
def test_red_mutagens_strike() -> None:
    assert life(used("rage_gland", shield=0)) == 7
    assert not fight("rage_gland", "use:mutagen.rage_gland", shield=1)["legal"]
    assert life(used("pouncing_heart")) == 8
    bitten = used("hollow_fang", "discard:wolf_push_1")
    assert life(bitten) == 7 and bitten["seats"]["A"]["discard"] == ["wolf_push_1"]
    assert not fight("hollow_fang", "use:mutagen.hollow_fang", hand=[])["legal"]


@pytest.mark.rule("W11.6")
def test_red_mutagens_in_a_combo() -> None:
    slash = ("done", "play:wolf_quick_slash_1")
    assert life(fight("thick_hide", *slash)) == 8
    assert life(fight("venom_sac", *slash, "use:mutagen.venom_sac")) == 7
    assert life(fight("venom_sac", *slash, "done")) == 8
    hand = ["wolf_quick_slash_2", "wolf_quick_slash_1", "wolf_demolishing_blow_2"]
    chain = ("done", *(f"play:{card}" for card in hand))
    assert life(fight("long_sinew", *chain, "use:mutagen.long_sinew", "done", hand=hand)) == 3
    short = fight("long_sinew", "done", "play:wolf_demolishing_blow_2", hand=hand)
    assert short["questions"][0]["kind"] == "attack", "not with a single card"


@pytest.mark.rule("W11.6")
def test_green_mutagens_prevent_knockout() -> None:
    hide = used("thick_hide", shield=0, attributes={"defense": 3})
    assert hide["seats"]["A"]["shield"] == 2
    assert not fight("slow_blood", "use:mutagen.slow_blood")["legal"], "nothing to heal yet"


@pytest.mark.rule("W11.6")
@pytest.mark.parametrize(
    ("mutagen", "steps"),
    [("slow_blood", ("heal:wolf_push_1",)), ("second_stomach", ("discard:swallow", "heal:*"))],
)
def test_green_mutagens_heal(mutagen: str, steps: tuple[str, ...]) -> None:
    """A fang takes a card of the hand first; then there is one to heal, if a potion is there for
    the stomach."""
    fang = ("use:mutagen.hollow_fang", "discard:wolf_push_1", f"use:mutagen.{mutagen}")
    both = {"mutagens": ["hollow_fang", mutagen]}
    healed = [step.replace("*", "wolf_push_1") for step in steps]
    outcome = fight(mutagen, *fang, *healed, **both, potions=["swallow"])
    assert outcome["legal"], outcome["refused"]
    assert outcome["seats"]["A"]["discard"] == [] and outcome["seats"]["A"]["deck_size"] == 5
    if mutagen == "second_stomach":
        assert outcome["potion_discard"] == ["swallow"]
        assert not fight(mutagen, *fang, **both)["legal"], "without a potion it cannot be used"


@pytest.mark.rule("W11.6")
def test_green_mutagens_after_an_attack() -> None:
    """Two points of damage: the shield takes one, the deck the other."""
    struck = ("done", "play:wolf_quick_slash_1", "charge")
    hard = {"attributes": {"defense": 3}, "shield": 1}
    for mutagen in ("stone_marrow", "knitting_bone"):
        plain = fight(mutagen, *struck, **hard)
        assert plain["options"] == ["done", f"use:mutagen.{mutagen}"], plain["questions"]
        assert plain["seats"]["A"]["shield"] == 0
    marrow = fight("stone_marrow", *struck, "use:mutagen.stone_marrow", **hard)
    assert marrow["legal"] and marrow["seats"]["A"]["shield"] == 2
    bone = fight("knitting_bone", *struck, "use:mutagen.knitting_bone", **hard)
    assert bone["legal"] and bone["questions"][0]["kind"] == "heal"
    bone = fight("knitting_bone", *struck, "use:mutagen.knitting_bone", bone["options"][0], **hard)
    assert bone["seats"]["A"]["shield"] == 1


@pytest.mark.rule("W11.6")
def test_blue_mutagens_bring_cards_back_and_more() -> None:
    fang = ("use:mutagen.hollow_fang", "discard:wolf_push_1")
    both = {"mutagens": ["hollow_fang", "old_memory"]}
    back = fight("old_memory", *fang, "use:mutagen.old_memory", "take:wolf_push_1", **both)
    assert "wolf_push_1" in back["seats"]["A"]["hand"]
    slash = ("done", "play:wolf_quick_slash_1")
    drawn = [
        fight("restless_hand", *slash, answer)["seats"]["A"]["hand_size"]
        for answer in ("done", "use:mutagen.restless_hand")
    ]
    assert drawn[1] - drawn[0] == 2


@pytest.mark.rule("W11.6")
def test_blue_mutagens_are_quick() -> None:
    assert used("quick_nerve")["seats"]["A"]["hand_size"] == 4
    assert used("still_mind", hand=HAND[:1])["seats"]["A"]["hand_size"] == 3
    assert not fight("still_mind", "use:mutagen.still_mind")["legal"]
    scouted = fight("third_eyelid", "use:mutagen.third_eyelid")
    assert scouted["legal"] and scouted["questions"][0]["kind"] == "scout_discard"
    assert life(fight("third_eyelid", "use:mutagen.third_eyelid", scouted["options"][0])) == 8


@pytest.mark.rule("W11.6")
@pytest.mark.parametrize("mutagen", ALL)
def test_every_mutagen_acts_once_a_fight_and_on_offer(mutagen: str) -> None:
    (trait,) = CONTENT.more["mutagen"][mutagen].traits  # type: ignore[attr-defined]
    assert trait.once == "fight" and trait.may
    assert not trait.rule, "a number that is bent would hold all the time"


# -- around them -----------------------------------------------------------------------------------


def test_pack_is_valid_and_marks_authored_values() -> None:
    report = check_pack(CONTENT.folders[-1])
    assert report.faults == [] and report.languages == ("en", "fr", "nl", "de", "pl")
    assert report.counts["mutagen"] == (15, 15, 15)


def test_a_mutagen_that_could_be_used_twice_is_refused() -> None:
    trait = {"when": "my_turn", "may": True, "do": ["draw 1"]}
    with pytest.raises(BadData, match="a mutagen is used once a fight"):
        CONTENT.with_records({"mutagen": [{"id": "more", "colour": "red", "traits": [trait]}]})
    with pytest.raises(BadData, match="'mauve' is none of red, green, blue"):
        CONTENT.with_records({"mutagen": [{"id": "quick_nerve", "colour": "mauve"}]})


@pytest.mark.parametrize("lang", ["en", "fr", "nl", "de", "pl"])
def test_pack_components_have_texts(lang: str) -> None:
    texts = over(Texts.load(lang), CONTENT.folders)
    told = [describe(name, texts, CONTENT) for name in ALL]
    assert len(set(told)) == 15 and not any("ow-" in text for text in told)
    run = set_up(read_position(position(seats={"A": {"mutagens": ["thick_hide"]}})))
    words = OldWorldWords(run.state, texts)
    name = texts("ow-mutagen-thick-hide")
    assert any(name in line for line in words.table(observe(run.state, 0)))
    run = student()
    lines = []
    for key in ("act", "attribute:alchemy", TOP[0]):
        (decision,) = run.state.pending
        assert "ow-" not in words.question(decision)
        view = observe(run.state, 0)
        assert all("ow-" not in words.option(decision, k, view) for k in decision.keys)
        lines += words.events(take(run.state, decision, decision.keys.index(key)), 0).lines
    assert texts(f"ow-{TOP[0].replace(':', '-').replace('_', '-')}") in "\n".join(lines)
    assert "ow-" not in "\n".join(lines)


def test_the_hunter_keeps_the_strongest_and_uses_it() -> None:
    run = student()
    for key in ("act", "attribute:alchemy"):
        (decision,) = run.state.pending
        take(run.state, decision, decision.keys.index(key))
    (decision,) = run.state.pending
    kept = decision.keys[HunterBot(1).choose(Sight(run.state, decision)).option]
    assert decision.kind == "mutagen" and kept == "mutagen:long_sinew"


@pytest.mark.rule("W0.1")
def test_they_go_with_everything() -> None:
    packs = ("mutagens", "lost_mount", "adventure_pack", "ciri")
    assert choose_config(2, [], list(packs)).packs[1:] == packs
    assert choose_config(2, [], ["mutagens", "wild_hunt"]).packs[1:] == ("mutagens", "wild_hunt")


@pytest.mark.parametrize("packs", [PACKS, ("base", "lost_mount", "mutagens")])
def test_random_games_end_without_fault(packs: tuple[str, ...]) -> None:
    """Every attribute but one is high, so that levels come early."""
    config = Config(seats=3, packs=packs, schools=("cat", "bear", "wolf"), rounds=4)
    kept = 0
    for seed in range(5):
        state, rng = GAME.new_game(config, seed), Rng(seed)
        state.attrs = [4, 4, 4, 1] * 3
        settle(state)
        while state.pending:
            take(state, state.pending[0], rng.below(len(state.pending[0].keys)))
            settle(state)
            state.check()
        kept += len(ALL) - len(state.common("mutagen_deck"))
    assert kept > 0
