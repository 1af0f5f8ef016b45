"""Effects of special attacks on the next turns of a fight, and passive abilities (W11.4, W11.6)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.large_cards import hurt, played, position, strike, wounded

from sevencats.games.oldworld.expansions.bombs import WARD
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import set_up
from sevencats.kernel.engine import settle, take

# -- what holds in the next fight turn -------------------------------------------------------------


@pytest.mark.rule("W11.4")
@pytest.mark.parametrize(
    ("monster", "number", "hand", "script", "options"),
    [
        ("ghouls_nest", 1, ["link", "hit"], ["done"], ["play:hit", "play:link"]),
        ("arachas", 4, ["link", "link", "hit"], ["done", "play:link"], ["play:hit", "play:link"]),
        ("werewolf", 3, ["hit", "guard"], ["done"], ["play:guard"]),
        ("bruxa", 2, ["hit3", "guard"], ["done"], ["play:guard"]),
        ("penitent", 4, ["hit", "guard", "rest", "sign"], ["done"], ["play:guard", "play:hit"]),
        ("drowners_nest", 4, ["link", "hit"], ["done", "play:link"], ["done", "play:hit"]),
        ("leshen", 3, ["sign", "hit", "hit3"], ["done"], ["play:hit3", "play:sign"]),
        ("troll", 2, ["hit"], ["done"], ["done", "play:hit"]),
    ],
)
def test_hexes_limit_cards_that_may_be_laid(
    monster: str, number: int, hand: list[str], script: list[str], options: list[str]
) -> None:
    deck = ["rest"] * 6 if monster != "troll" else [*["rest"] * 2, "link", *["rest"] * 6]
    outcome = strike(monster, number, *script, hand=hand, deck=deck, shield=0)
    asked = outcome["questions"][0]
    assert asked["kind"] == "combo" and [k for k in asked["options"] if k != "done"] == [
        k for k in options if k != "done"
    ]


@pytest.mark.rule("W11.4")
@pytest.mark.parametrize(
    ("monster", "number", "hand", "first", "cards"),
    [
        ("ghouls_nest", 1, ["link", "hit", "hit"], "link", 1),
        ("arachas", 4, ["link", "link", "hit", "hit"], "link", 2),
        ("drowners_nest", 4, ["yellow_link", "hit"], "yellow_link", 1),
    ],
)
def test_hexes_limit_combo_length(
    monster: str, number: int, hand: list[str], first: str, cards: int
) -> None:
    script = ["done", f"play:{first}", *["play:link"] * (cards - 1)]
    outcome = strike(monster, number, *script, hand=hand, shield=0)
    assert outcome["questions"][0]["kind"] == "attack", "the combo is closed"
    assert outcome["seats"]["A"]["discard"][:cards] == [first] * cards


@pytest.mark.rule("W11.4")
def test_combo_needs_a_strong_card() -> None:
    outcome = strike("leshen", 3, "done", hand=["hit", "rest"], shield=0)
    assert outcome["questions"][0]["kind"] == "attack"
    assert sorted(outcome["seats"]["A"]["hand"])[:2] == ["hit", "rest"]


@pytest.mark.rule("W11.4")
@pytest.mark.parametrize(
    ("monster", "number", "combo", "life", "shield"),
    [
        ("nekkers_nest", 4, ["hit3"], 7, 0),
        ("water_hag", 3, ["hit5"], 6, 0),
        ("water_hag", 3, ["yellow_link", "hit5"], 3, 0),
        ("nightwraith", 1, ["hit5"], 7, 0),
        ("noonwraith", 4, ["link", "hit3"], 6, 0),
        ("noonwraith", 4, ["hit"], 8, 0),
        ("leshen", 2, ["sign"], 8, 1),
        ("foglet", 2, ["sign"], 6, 0),
        ("wyvern", 4, ["green_link", "hit"], 7, 0),
        ("brewess", 3, ["green_link", "hit"], 8, 0),
        ("striga", 1, ["green_link", "hit"], 6, 0),
        ("archespore", 1, ["hit"], 7, 0),
    ],
)
def test_hexes_change_combo_symbols(
    monster: str, number: int, combo: list[str], life: int, shield: int
) -> None:
    script = ["done", *[f"play:{card}" for card in combo]]
    seat: dict[str, Any] = {"hand": combo, "shield": 0, "attributes": {"defense": 2}}
    outcome = strike(monster, number, *script, deck=["rest"] * 9, **seat)
    assert outcome["fight"]["life"][monster] == life and outcome["legal"]
    assert outcome["seats"]["A"]["shield"] == shield


@pytest.mark.rule("W11.4")
@pytest.mark.parametrize(
    ("monster", "number", "drawn"),
    [
        ("troll", 1, 3),
        ("nekkers_nest", 1, 2 - 1),  # its ability: one less without a green card
        ("harpy", 1, 1),
        ("archespore", 4, 1),
        ("barghest", 4, 0),
        ("grave_hag", 1, 1),
        ("wyvern", 3, 3),
    ],
)
def test_hexes_change_the_draw(monster: str, number: int, drawn: int) -> None:
    seat: dict[str, Any] = {
        "hand": ["hit"],
        "deck": ["rest"] * 12,
        "attributes": {"combat": 3},
        "shield": 0,
    }
    outcome = strike(monster, number, "done", "play:hit", turns={"A": 1}, **seat)
    assert outcome["seats"]["A"]["hand_size"] == drawn


@pytest.mark.rule("W11.4")
def test_draw_symbols_are_ignored() -> None:
    seat: dict[str, Any] = {"hand": ["study"], "deck": ["rest"] * 9, "shield": 0}
    assert strike("wyvern", 3, "done", "play:study", **seat)["seats"]["A"]["hand_size"] == 1
    assert strike("wyvern", 4, "done", "play:study", **seat)["seats"]["A"]["hand_size"] == 3


@pytest.mark.rule("W11.4")
def test_hex_durations() -> None:
    seat: dict[str, Any] = {
        "hand": ["guard3", "guard3"],
        "deck": ["rest"] * 14,
        "attributes": {"defense": 3},
    }
    script = ["done", "play:guard3", "charge", "done", "play:guard3"]
    poisoned = strike("arachas", 2, *script, shield=0, **seat)
    assert poisoned["seats"]["A"]["shield"] == 2, "one in each of two turns"
    free = strike("foglet", 2, *script, shield=0, **seat)
    assert free["seats"]["A"]["shield"] == 3, "nothing in the first turn, all in the second"
    cut = strike("manticore", 4, shield=3, attributes={"defense": 3}, deck=["rest"] * 14)
    assert cut["seats"]["A"]["shield"] == 1
    pierced: dict[str, Any] = {"hand": ["link", "hit"], "shield": 3, "attributes": {"defense": 3}}
    spikes = strike("archespore", 1, "done", "play:link", "play:hit", **pierced)
    assert spikes["seats"]["A"]["shield"] == 3 - 1 - 2


@pytest.mark.rule("W11.4")
def test_a_random_first_card() -> None:
    outcome = strike("water_hag", 1, "done", hand=["rest", "hit"], chance=["play:hit"], shield=0)
    assert outcome["seats"]["A"]["combo"] == ["hit"] or outcome["questions"][0]["kind"] == "attack"
    assert "hit" not in outcome["seats"]["A"]["hand"]


@pytest.mark.rule("W11.4")
def test_the_attack_is_named_after_its_card() -> None:
    pool = ["special_1", "c2b5", *["calm"] * 6]
    script = ["done", "play:rest"]
    open_card = strike("noonwraith", 1, *script, hand=["rest"], pool=pool, shield=0)
    assert open_card["questions"][0] == {
        "seat": "B",
        "kind": "attack",
        "options": ["bite", "charge"],
    }
    assert open_card["fight_discard"][0] == "c2b5", "it lies open already"
    given: dict[str, Any] = {"hand": ["rest"], "deck": ["rest"] * 10, "shield": 0}
    bitten = strike("noonwraith", 1, *script, "bite", pool=pool, **given)
    assert bitten["fight"]["life"]["A"] == 10 - 3 - 5
    special = ["special_1", "special_2", *["calm"] * 6]
    no_question = strike("noonwraith", 1, *script, hand=["rest"], pool=special, shield=0)
    assert no_question["questions"][0]["kind"] == "fight_turn"


@pytest.mark.rule("W9.2", "W11.4")
@pytest.mark.parametrize(("face", "damage"), [(3, 2), (4, 5)])
def test_solo_die_names_attack_with_open_card(face: int, damage: int) -> None:
    """Its bite is worse than its charge: the die may say either."""
    given = position(
        "noonwraith",
        ["special_1", "c2b5", *["calm"] * 6],
        hand=["rest"],
        deck=["rest"] * 10,
        turns={"A": 1, "monster": 1},
        script=["done", "play:rest"],
        chance=["die:1", f"die:{face}"],
        shield=0,
    )
    given["fight"]["turn"] = "monster"
    del given["seats"]["B"]
    outcome = played({**given, "mode": "solo"})
    assert outcome["legal"], outcome.get("refused")
    assert outcome["fight"]["life"]["A"] == 10 - 3 - damage


@pytest.mark.rule("W6.3", "W6.7", "W11.4")
@pytest.mark.parametrize(
    ("monster", "kind", "given"),
    [
        ("weavess", "drop", {"hand": ["rest", "guard"]}),
        ("troll", "regrow", {"discard": ["calm", "c2b5"]}),
    ],
)
def test_controller_of_monster_picks_for_it(monster: str, kind: str, given: dict[str, Any]) -> None:
    """The next attack is B's to name; the ability is applied by the player to A's right."""
    outcome = played(before_three(monster, **given))
    assert (outcome["questions"][0]["seat"], outcome["questions"][0]["kind"]) == ("C", kind)


def before_three(monster: str, *, hand: Any = (), discard: Any = ()) -> dict[str, Any]:
    """A of three seats uncovers a special card; the monster has attacked once."""
    given = position(
        monster,
        ["calm", "special_1", *["calm"] * 7],
        hand=["hit5", *hand],
        discard=list(discard),
        turns={"A": 1, "monster": 1},
        script=["done", "play:hit5"],
    )
    given["seats"]["C"] = {"school": "cat"}
    given["fight"]["chooser"] = "B"
    return given


# -- passive abilities -----------------------------------------------------------------------------


@pytest.mark.rule("W11.4")
@pytest.mark.parametrize(
    ("monster", "combo", "life"),
    [
        # Two cards go, the second one acts; then it goes on with what is left of five.
        ("barghest", ["hit5"], 4),
        ("ekimmara", ["hit5"], 6),
        ("ghouls_nest", ["hit5"], 7),  # its ability: two cards in the first turn
        ("werewolf", ["hit5"], 6),
        ("striga", ["hit5"], 7),
        ("archespore", ["hit5"], 6),
        ("archespore", ["sign", "hit5"], 2),
        ("griffin", ["hit5"], 4),
        ("griffin", ["link", "hit"], 7),
        ("yghern", ["hit5"], 4),
        ("nightwraith", ["hit5"], 7),
        ("nightwraith", ["sign", "hit5"], 2),
        ("manticore", ["hit5"], 5),
        ("glustyworp", ["hit5"], 7),
        ("fiend", ["hit5"], 5),
        ("foglet", ["hit5"], 5),
        ("foglet", ["sign", "hit5"], 2),
    ],
)
def test_damage_stops_at_a_special_card(monster: str, combo: list[str], life: int) -> None:
    turns = {"monster": 1} if monster == "ghouls_nest" else {"A": 1, "monster": 1}
    outcome = wounded(monster, *combo, turns=turns)
    assert outcome["fight"]["life"][monster] == life, outcome["questions"]
    assert "passive" in [event["kind"] for event in outcome["events"]]


@pytest.mark.rule("W11.4")
def test_special_card_may_act_several_times_in_a_turn() -> None:
    pool = ["special_1", "special_2", "calm", *["calm"] * 6]
    twice = wounded("ekimmara", "hit5", pool=pool)
    assert twice["fight"]["life"]["ekimmara"] == 9 - 2, "1 off, 2 ignored, 1 off, 1 left ignored"
    hag = wounded("grave_hag", "hit5", pool=pool, hand=["rest"], shield=1)
    assert hag["seats"]["A"]["shield"] == 0 and "rest" in hag["seats"]["A"]["discard"]
    quiet = wounded("arachas", "hit5", pool=pool)
    kinds = [event["kind"] for event in quiet["events"]]
    assert kinds.count("passive") == 1 and quiet["fight"]["life"]["arachas"] == 4


@pytest.mark.rule("W11.4")
def test_only_damage_of_the_witcher_wakes_it() -> None:
    """Neither a card that is scouted away nor one turned up in an attack acts passively."""
    scouted = wounded("ekimmara", "hit", school="viper", attributes={"specialty": 2},
                      pool=["special_1", *["calm"] * 6], before=["use:specialty"])  # fmt: skip
    assert "passive" not in [event["kind"] for event in scouted["events"]]
    assert "passive" not in [event["kind"] for event in strike("ekimmara", 2)["events"]]


@pytest.mark.rule("W11.4")
def test_passive_abilities_that_touch_the_witcher() -> None:
    draw = wounded("barghest", "hit5", attributes={"combat": 4}, deck=["rest"] * 9)
    assert draw["seats"]["A"]["hand_size"] == 2
    potion = wounded("drowners_nest", "hit5", potions=["swallow"])
    assert potion["seats"]["A"]["potions"] == []
    two = wounded("glustyworp", "hit5", turns={"A": 1}, potions_used=1)
    assert len(two["seats"]["A"]["potions"]) == 2 and two["fight"]["potions"] == [0, 0]
    beak = wounded("harpy", "hit5", turns={"A": 1}, shield=0, deck=["rest"] * 9)
    assert beak["fight"]["life"]["A"] == 9 - 1, "half of the three points left"
    lower = wounded("rotfiend", "hit5", attributes={"combat": 2})
    assert lower["seats"]["A"]["attributes"]["combat"] == 1
    shed = wounded("noonwraith", "hit5", hand=["guard"], after=["discard:guard"])
    assert shed["seats"]["A"]["discard"].count("guard") == 1
    milled = wounded("noonwraith", "hit5", hand=["rest"])
    assert milled["seats"]["A"]["discard"].count("rest") == 1
    buried = wounded("water_hag", "hit5", hand=["guard", "sign"], after=["recall:guard"])
    assert buried["seats"]["A"]["deck"][-1] == "sign", "the last one is not asked for"
    linked = wounded("wyvern", "hit5", hand=["link", "rest"])
    assert "link" in linked["seats"]["A"]["discard"]
    symbols = wounded("penitent", "sign", "hit5", turns={"A": 1})
    assert symbols["seats"]["A"]["hand_size"] == 1, "draw symbols are ignored"
    back = wounded("striga", "hit5", turns={"A": 1})
    assert "hit5" in back["seats"]["A"]["hand"]
    dice = wounded("leshen", "hit5", shield=0, deck=["rest"] * 9)
    assert dice["fight"]["life"]["A"] == 9 - 1


@pytest.mark.rule("W11.4")
def test_the_monsters_player_picks() -> None:
    cheap = [{"id": "free", "name": "free", "colour": "red", "cost": 0, "terrain": "forest"}]
    cheap[0]["copies"] = 2
    asked = wounded("weavess", "hit5", hand=["free", "rest"], more={"action": cheap})
    assert "free" in asked["seats"]["A"]["discard"]
    shown = [event for event in asked["events"] if event["kind"] == "hand_shown"]
    assert len(shown) == 2
    troll = wounded("troll", "hit5", turns={"A": 1}, pool=["c2b5", "special_1", *["calm"] * 7])
    assert troll["questions"][0]["kind"] == "regrow" and troll["questions"][0]["seat"] == "B"
    assert troll["options"] == ["top:c2b5", "top:special_1"]


@pytest.mark.rule("W11.4")
def test_a_borrowed_ability_and_a_stronger_attack() -> None:
    borrowed = wounded("bruxa", "hit5", chance=["monster:yghern"])
    assert [e["args"] for e in borrowed["events"] if e["kind"] == "borrowed"] == [["yghern"]]
    assert borrowed["fight"]["life"]["bruxa"] == 4, "a red card is in the combo"
    pool = ["calm", "special_1", *["calm"] * 3, "c2b5", "calm"]
    seat: dict[str, Any] = {"shield": 0, "deck": ["rest"] * 9}
    fury = wounded("brewess", "hit5", pool=pool, after=["charge"], **seat)
    assert fury["fight"]["life"]["A"] == 9 - 4


@pytest.mark.rule("W11.6")
def test_a_ward_stops_the_next_attack_or_ability() -> None:
    """The lasting effect of a Dimeritium Bomb."""
    for named in ("attack", "passive"):
        state = set_up(read_position(hurt("ekimmara", attack=named == "attack"))).state
        state.extra[WARD.format(0)] = 1
        kinds: list[str] = []
        while state.pending and state.fight.kind and "warded" not in kinds:
            decision = state.pending[0]
            wanted = [k for k in decision.keys if k in ("done", "play:hit5", "charge")]
            events = take(state, decision, decision.keys.index(wanted[-1]))
            kinds += [event.kind for event in [*events, *settle(state)]]
        assert kinds.count("warded") == 1 and WARD.format(0) not in state.extra
        lost = len(state.common("fight_discard")), len(state.cards(0, 2))
        assert lost == ((1, 0) if named == "attack" else (5, 1))
