"""The fight with the legendary monster (W10.5, W10.6)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.hunting import ID, played, position
from helpers.oldworld.legends import CARDS, COLOURS, CONTENT, against, card

from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_script
from sevencats.games.oldworld.state import OldWorldState

#: Fight cards whose charge is each of the special attacks; ``FOUR`` deals 4, ``OFF`` takes 3 cards.
CLAWS = {1: "claw_4", 2: "claw_1", 3: "claw_11", 4: "claw_7"}
FOUR, OFF = "claw_2", "claw_5"


def fight(*script: Any, monster: str = "ice_giant", **given: Any) -> dict[str, Any]:
    return played(f"legend:{monster}", *script, **against(monster, **given))


def state_after(*script: Any, monster: str = "ice_giant", **given: Any) -> OldWorldState:
    data = position(f"legend:{monster}", *script, **against(monster, **given))
    run, refusal = play_script(read_position(data))
    assert refusal is None, refusal
    return run.state


# -- how it begins --------------------------------------------------------------------------------


@pytest.mark.rule("W10.5")
def test_monster_is_fought_at_its_place() -> None:
    assert "legend:ice_giant" in played(**against())["options"]
    away = against()
    away["beast"] = {"monster": "ice_giant", "place": "novigrad"}
    assert "legend:ice_giant" not in played(**away)["options"]


@pytest.mark.rule("W10.5")
@pytest.mark.parametrize(("tokens", "kind"), [([], "attack"), (["two_gold"], "fight_turn")])
def test_with_a_token_one_starts(tokens: list[str], kind: str) -> None:
    outcome = fight(A={"destruction": tokens})
    assert outcome["questions"][0]["kind"] == kind
    assert outcome["destruction"]["A"] == tokens


@pytest.mark.rule("W10.5")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_its_pool_is_twenty_less_the_tokens(count: int) -> None:
    tokens = ["two_gold", "two_gold", "two_gold"][:count]
    state = state_after(A={"destruction": tokens})
    assert len(state.common("fight_pool")) == 20 - count
    cards = state.common("fight_pool") + state.common("fight_deck")
    kinds = {state.table.kind[state.face[s]] for s in cards}
    assert kinds == {"legend_card"}, "its own deck"
    assert len(state.common("A.destruction")) == count


@pytest.mark.rule("W10.6")
@pytest.mark.parametrize(("count", "life"), [(0, 20), (1, 20), (2, 19), (3, 19)])
def test_alone_two_tokens_are_one_card(count: int, life: int) -> None:
    tokens = ["two_gold", "two_gold", "two_gold"][:count]
    state = state_after(A={"destruction": tokens}, mode="solo", chance=["die:1"])
    assert len(state.common("fight_pool")) + len(state.common("fight_discard")) == life


@pytest.mark.rule("W10.5")
def test_other_monsters_fight_normally() -> None:
    outcome = played(
        *("fight:plain", "charge"),
        content={
            **CONTENT,
            "monster": [{"id": "plain", "level": 1, "life": 9}],
            "fight_card": [{"id": "snap", "charge": {"damage": 3}, "bite": {}, "copies": 20}],
        },
        seats={
            "A": {"school": "novice", "place": "vizima", "shield": 0, "deck": ["green"] * 9},
            "B": {"school": "bear"},
        },
        monsters={"forest": {"monster": "plain", "place": "vizima"}},
        phase=2,
        fight_deck=["snap"] * 9,
    )
    assert outcome["fight"]["life"]["A"] == 9 - 3


# -- protection -----------------------------------------------------------------------------------

FIRST = {"destruction": ["two_gold"]}


@pytest.mark.rule("W10.5")
@pytest.mark.parametrize(
    ("side", "track", "left"),
    [("a", 0, 17), ("a", 1, 16), ("a", 3, 14), ("b", 0, 18), ("b", 3, 15)],
)
def test_protection_is_taken_off_the_damage(side: str, track: int, left: int) -> None:
    """Nineteen cards of life against five damage."""
    state = state_after(
        "done",
        "play:hit5",
        "done",
        A={**FIRST, "track": track, "hand": ["hit5", "green"]},
        expansions=[f"{ID}:{side}"],
    )
    assert len(state.common("fight_pool")) == left


@pytest.mark.rule("W10.5")
def test_it_protects_only_in_the_witchers_fight_turns() -> None:
    """A card that strikes back in the beast's turn deals its point; three are taken off the five
    of the combo."""
    state = state_after(
        *("charge", "done", "play:hit5", "done"),
        monster="imperial_golem",
        A={"deck": ["retaliation_4", *["green"] * 11], "hand": ["hit5", "green"]},
        expansions=[ID, "advanced_cards"],
        legend_deck=[FOUR],
    )
    assert len(state.common("fight_pool")) == 20 - 1 - 1 - (5 - 3)


@pytest.mark.rule("W10.5")
def test_it_is_taken_once_off_all_the_damage_of_a_turn() -> None:
    """A potion of 2 is lost whole; of the combo's 5 only the third point is."""
    one = {**FIRST, "hand": ["hit5", "hit5", "green"], "potions": ["flask"]}
    after_potion = state_after("potion:flask", A=one)
    assert len(after_potion.common("fight_pool")) == 19
    state = state_after("potion:flask", "done", "play:hit5", "done", A=one)
    assert len(state.common("fight_pool")) == 15
    again = state_after(
        *("potion:flask", "done", "play:hit5", "done", "charge", "done", "play:hit5", "done"),
        A=one,
        legend_deck=[FOUR],
    )
    taken = 19 - 1 - len(again.common("fight_pool"))
    assert taken == 4 + 2, "in the next fight turn it protects again"


# -- what its cards do ----------------------------------------------------------------------------


@pytest.mark.rule("W10.5")
@pytest.mark.parametrize(
    ("top", "side", "lost"), [(FOUR, "charge", 4), ("claw_1", "bite", 5), (OFF, "charge", 3)]
)
def test_damage_and_cards_off_the_deck(top: str, side: str, lost: int) -> None:
    """A shield stops damage, and nothing else."""
    for shield in (0, 1):
        one = {"shield": shield, "deck": ["green"] * 12}
        outcome = fight(side, monster="frightener", A=one, legend_deck=[top])
        stopped = shield if top != OFF else 0
        assert outcome["seats"]["A"]["deck_size"] == 12 - lost + stopped
        assert outcome["fight"]["life"]["frightener"] == 19


@pytest.mark.rule("W10.5")
def test_damage_beyond_the_deck_takes_chosen_hand_cards() -> None:
    one = {"deck": ["green"], "hand": ["red", "blue", "yellow"]}
    outcome = fight(
        "charge", "discard:red", "discard:yellow", monster="frightener", A=one, legend_deck=[OFF]
    )
    assert outcome["seats"]["A"]["hand"] == ["blue"] and outcome["seats"]["A"]["deck_size"] == 0


@pytest.mark.rule("W10.5")
def test_the_side_that_is_named_decides() -> None:
    """Claw card 4: the charge is the first special attack, the bite takes three cards."""
    bite = fight("bite", monster="frightener", legend_deck=["claw_4"])
    assert bite["seats"]["A"]["deck_size"] == 9
    charge = fight("charge", monster="frightener", legend_deck=["claw_4"])
    assert charge["seats"]["A"]["deck_size"] == 11
    attacks = [e["args"] for e in charge["events"] if e["kind"] == "beast_attack"]
    assert attacks == [["legend_attack.knockdown"]]


@pytest.mark.rule("W10.5", "W11.6")
def test_knockdown_counts_the_bombs_that_its_card_names() -> None:
    """Two damage for each potion and each bomb."""
    one = {"potions": ["flask"], "bombs": ["samum", "samum"]}
    outcome = fight(
        "charge",
        monster="frightener",
        A=one,
        legend_deck=["claw_4"],
        expansions=[ID, "bombs"],
    )
    assert outcome["seats"]["A"]["deck_size"] == 12 - 2 * 3


#: Monster, special attack, what the witcher has, what of 12 cards in the deck is lost, what is left
#: in the hand (None: not looked at).
ATTACKS: list[tuple[str, int, dict[str, Any], int, list[str] | None]] = [
    ("frightener", 1, {}, 1, None),
    ("frightener", 1, {"potions": ["flask", "flask"]}, 4, None),
    ("frightener", 2, {}, 3, None),
    ("frightener", 3, {"hand": ["green", "red", "green"]}, 0, ["red"]),
    ("frightener", 3, {"hand": ["red"]}, 2, ["red"]),
    ("frightener", 4, {"hand": ["red", "green"]}, 3, ["red"]),
    ("frightener", 4, {"hand": ["red"]}, 7, ["red"]),
    ("imperial_golem", 1, {}, 5, None),
    ("imperial_golem", 2, {}, 4, None),
    ("imperial_golem", 3, {}, 4, None),
    ("imperial_golem", 4, {"hand": ["green", "red"]}, 3, ["green"]),
    ("imperial_golem", 4, {"hand": ["green"]}, 7, ["green"]),
    ("cyclops", 1, {}, 6, None),
    ("cyclops", 2, {"hand": ["red"]}, 5, []),
    ("cyclops", 3, {}, 6, None),
    ("cyclops", 4, {}, 8, None),
    ("cyclops", 4, {"shield": 1}, 3, None),
    ("toad", 1, {"hand": ["red"]}, 3, []),
    ("toad", 2, {}, 4, None),
    ("toad", 3, {"hand": ["red"]}, 7, ["red"]),
    ("toad", 4, {}, 3, None),
    ("unseen_elder", 1, {}, 4, None),
    ("unseen_elder", 2, {}, 3, None),
    ("unseen_elder", 3, {}, 3, None),
    ("unseen_elder", 4, {}, 4, None),
    ("gaunter_odimm", 1, {"hand": ["purple", "red"]}, 3, ["red"]),
    ("gaunter_odimm", 1, {"hand": ["red"]}, 7, ["red"]),
    ("gaunter_odimm", 2, {}, 3, None),
    ("gaunter_odimm", 3, {}, 4, None),
    ("gaunter_odimm", 4, {}, 5, None),
]


#: Attacks that cost a card of a colour if the witcher has one, and deal less damage then.
SHEDS = {("frightener", 4): "green", ("imperial_golem", 4): "red", ("gaunter_odimm", 1): "purple"}


@pytest.mark.rule("W10.5")
@pytest.mark.parametrize(("monster", "claws", "witcher", "lost", "hand"), ATTACKS)
def test_special_attacks(
    monster: str, claws: int, witcher: dict[str, Any], lost: int, hand: list[str] | None
) -> None:
    sheds = [f"discard:{SHEDS[monster, claws]}"] if lost == 3 and (monster, claws) in SHEDS else []
    outcome = fight("charge", *sheds, monster=monster, A=witcher, legend_deck=[CLAWS[claws]])
    assert outcome["seats"]["A"]["deck_size"] == 12 - lost
    if hand is not None:
        assert outcome["seats"]["A"]["hand"] == hand


@pytest.mark.rule("W10.5")
@pytest.mark.parametrize(
    ("claws", "lost", "ruins"),
    [(1, 0, []), (1, 2, ["stygga", "vizima"]), (2, 3, []), (3, 4, []), (4, 5, [])],
)
def test_the_ice_giants_attacks(claws: int, lost: int, ruins: list[str]) -> None:
    """Before its first attack four cards go off the deck; a rock counts the tokens on the map."""
    outcome = fight("charge", legend_deck=[CLAWS[claws]], ruins=ruins)
    assert outcome["seats"]["A"]["deck_size"] == 12 - 4 - lost


@pytest.mark.rule("W10.5")
def test_a_choice_of_the_hand_is_asked() -> None:
    outcome = fight("charge", monster="toad", A={"hand": ["red", "blue"]}, legend_deck=[CLAWS[3]])
    assert outcome["options"] == ["discard:blue", "discard:red"]


# -- what they leave behind -----------------------------------------------------------------------


def next_turn(monster: str, claws: int, *script: str, **witcher: Any) -> OldWorldState:
    """A special attack, then the witcher's fight turn; no protection is left at spot 3."""
    one = {"track": 3, **witcher}
    return state_after("charge", *script, monster=monster, A=one, legend_deck=[CLAWS[claws]])


@pytest.mark.rule("W10.5")
@pytest.mark.parametrize(
    ("monster", "claws", "combo", "dealt"),
    [
        ("frightener", 1, ["hit5"], 5),
        ("frightener", 2, ["hit5"], 3),
        ("ice_giant", 2, ["hit5"], 2),
        ("ice_giant", 4, ["hit5"], 3),
        ("ice_giant", 4, ["hit5", "blue"], 5),
        ("imperial_golem", 3, ["hit5"], 3),
        ("cyclops", 1, ["hit5"], 3),
        ("unseen_elder", 2, ["hit5"], 2),
        ("gaunter_odimm", 3, ["hit5"], 3),
        ("gaunter_odimm", 3, ["hit5", "purple"], 5),
    ],
)
def test_the_next_combo_deals_less(monster: str, claws: int, combo: list[str], dealt: int) -> None:
    hand = [*combo, "yellow"]
    script = ["done", *(f"play:{one}" for one in combo), "done"]
    chance = ["play:hit5"] if monster == "gaunter_odimm" else []
    if chance:
        script.remove("play:hit5")
    one = {"track": 3, "hand": hand}
    state = state_after(
        "charge", *script, monster=monster, A=one, legend_deck=[CLAWS[claws]], chance=chance
    )
    assert len(state.common("fight_pool")) == 19 - dealt


@pytest.mark.rule("W10.5")
def test_combo_limit_lasts_one_fight_turn() -> None:
    hand = ["hit5", "hit5", "yellow"]
    turn = ["done", "play:hit5", "done"]
    state = state_after(
        "charge",
        *turn,
        "charge",
        *turn,
        monster="frightener",
        A={"track": 3, "hand": hand},
        legend_deck=[CLAWS[2], FOUR],
    )
    assert len(state.common("fight_pool")) == 20 - 1 - 3 - 1 - 5


@pytest.mark.rule("W10.5")
@pytest.mark.parametrize(
    ("monster", "claws", "colour"),
    [
        ("ice_giant", 3, "blue"),
        ("cyclops", 3, "purple"),
        ("toad", 4, "yellow"),
        ("unseen_elder", 3, "green"),
        ("gaunter_odimm", 4, "red"),
    ],
)
def test_a_colour_is_forbidden_in_the_next_combo(monster: str, claws: int, colour: str) -> None:
    hand = list(COLOURS)
    chance = ["play:yellow"] if monster == "gaunter_odimm" else []
    one = {"hand": hand}
    state = state_after(
        "charge", "done", monster=monster, A=one, legend_deck=[CLAWS[claws]], chance=chance
    )
    (asked,) = state.pending
    allowed = [
        f"play:{one}" for one in sorted(set(hand) - {colour, *(["yellow"] if chance else [])})
    ]
    assert [key for key in asked.keys if key != "done"] == allowed


@pytest.mark.rule("W10.5")
def test_a_hand_of_a_forbidden_colour_plays_nothing() -> None:
    state = state_after("charge", "done", A={"hand": ["blue"]}, legend_deck=[CLAWS[3]])
    assert state.fight.turns == (1, 2), "the fight goes on with the monster's turn"


@pytest.mark.rule("W10.5")
@pytest.mark.parametrize(
    ("monster", "claws", "drawn"),
    [("imperial_golem", 2, 2), ("unseen_elder", 1, 2), ("gaunter_odimm", 2, 1)],
)
def test_fewer_cards_are_drawn(monster: str, claws: int, drawn: int) -> None:
    one = {"hand": ["yellow"], "attributes": {"combat": 3}}
    chance = ["play:yellow"] if monster == "gaunter_odimm" else []
    script = ["charge", "done"] if chance else ["charge", "done", "play:yellow"]
    state = state_after(*script, monster=monster, A=one, legend_deck=[CLAWS[claws]], chance=chance)
    assert len(state.common("A.hand")) == drawn


@pytest.mark.rule("W10.5")
@pytest.mark.parametrize(
    ("monster", "claws", "shield"),
    [("imperial_golem", 1, 1), ("toad", 2, 0), ("unseen_elder", 3, 2), ("toad", 4, 3)],
)
def test_attack_reduces_shield_gain(monster: str, claws: int, shield: int) -> None:
    guard = {"id": "guard3", "colour": "red", "cost": 1, "copies": 2, "symbols": {"shield": 3}}
    content = {**CONTENT, "action": [*CARDS, guard]}
    one = {"hand": ["guard3", "red"], "attributes": {"defense": 3}}
    state = state_after(
        "charge",
        "done",
        "play:guard3",
        monster=monster,
        A=one,
        legend_deck=[CLAWS[claws]],
        content=content,
    )
    assert state.shield[0] == shield


# -- what holds in the whole fight ----------------------------------------------------------------


@pytest.mark.rule("W10.5")
def test_the_frightener_allows_three_colours() -> None:
    hand = ["red", "red", "blue", "green", "yellow"]
    one = {**FIRST, "hand": hand}
    three = ("done", "play:red", "play:blue", "play:green")
    state = state_after(*three, monster="frightener", A=one)
    assert state.pending[0].keys == ("done", "play:red")
    state = state_after(*three[:3], monster="frightener", A=one)
    assert state.pending[0].keys == ("done", "play:green", "play:red", "play:yellow")


@pytest.mark.rule("W10.5")
def test_the_ice_giant_takes_four_cards_before_its_first_attack_only() -> None:
    one = {"deck": ["green"] * 3, "hand": ["red", "red", "blue"], "destruction": ["two_gold"]}
    turn = ("done", "play:red", "done")
    state = state_after(*turn, A=one)
    assert state.pending[0].kind == "lose_discarded", "deck first, then of the hand by choice"
    more = {**one, "deck": ["green"] * 12}
    state = state_after(*turn, A=more)
    assert state.pending[0].kind == "attack" and len(state.common("A.deck")) == 12 - 1 - 4
    state = state_after(*turn, "charge", *turn, A=more, legend_deck=[FOUR])
    assert len(state.common("A.deck")) == 12 - 1 - 4 - 4 - 1


@pytest.mark.rule("W10.5")
def test_cards_off_the_deck_can_end_the_fight() -> None:
    """Three cards to live on: the Ice Giant takes them before it attacks."""
    outcome = fight(A={"deck": ["green"] * 3, "hand": []})
    assert outcome["fight"] is None and outcome["destruction"]["A"] != []


# -- how it ends ----------------------------------------------------------------------------------


@pytest.mark.rule("W10.5")
def test_killing_it_wins_the_game() -> None:
    one = {**FIRST, "hand": ["hit25"]}
    outcome = fight("done", "play:hit25", A=one)
    assert outcome["game"] == "won" and outcome["winners"] == ["A"]
    assert outcome["seats"]["A"]["track"] == 0


@pytest.mark.rule("W10.5")
def test_the_fourth_trophy_does_not_win() -> None:
    content = {**CONTENT, "monster": [{"id": "moth", "level": 1, "life": 1}]}
    one = {"hand": ["hit5"], "track": 3, "trails": {"water": "trail"}}
    table = against(
        A=one, content=content, monsters={"water": {"monster": "moth", "place": "cidaris"}}
    )
    outcome = played("fight:moth", "done", "play:hit5", **table)
    assert outcome["game"] == "ongoing" and outcome["seats"]["A"]["track"] == 4
    five = {**one, "track": 4}
    table = against(
        A=five, content=content, monsters={"water": {"monster": "moth", "place": "cidaris"}}
    )
    outcome = played("fight:moth", "done", "play:hit5", **table)
    assert (
        outcome["seats"]["A"]["track"] == 4 and "monster.moth" in outcome["seats"]["A"]["trophies"]
    )


@pytest.mark.rule("W10.5")
@pytest.mark.parametrize("mode", ["base", "solo"])
def test_a_lost_fight_gives_a_token_and_nothing_else(mode: str) -> None:
    """Three cards to live on; phase III draws as ever, and the beast is whole again."""
    one = {"deck": ["green"] * 3, "hand": [], "gold": 1}
    attack = ["bite"] if mode == "base" else []
    outcome = fight(
        *attack,
        monster="frightener",
        A=one,
        mode=mode,
        legend_deck=[OFF.replace("5", "4")],
        destruction_pile=["gold_and_card"],
        chance=["die:6"] if mode == "solo" else [],
    )
    assert outcome["fight"] is None and outcome["game"] == "ongoing"
    assert outcome["destruction"]["A"] == ["gold_and_card"] and outcome["seats"]["A"]["gold"] == 2
    seat = outcome["seats"]["A"]
    assert sorted([*seat["hand"], *seat["deck"], *seat["discard"]]) == ["green"] * 3
    assert outcome["turn"]["phase"] == 3 and seat["trails"] == {}
    assert outcome["piles"]["fight_deck"] == 20 and outcome["beast"]["place"] == "cidaris"


@pytest.mark.rule("W10.5")
def test_defeat_leaves_beast_with_any_number_of_cards() -> None:
    """Knocked out with one card left in its pool: a monster would be driven away."""
    content = {**CONTENT, "action": [card("hit17", "red", 17), *CARDS]}
    one = {**FIRST, "hand": ["hit17"], "deck": ["green"] * 3, "track": 3}
    outcome = fight(
        "done",
        "play:hit17",
        "charge",
        "discard:green",
        monster="frightener",
        legend_deck=[OFF],
        A=one,
        content=content,
        destruction_pile=["two_gold"],
    )
    over = [event["args"] for event in outcome["events"] if event["kind"] == "fight_over"]
    assert over == [["lost"]] and len(outcome["destruction"]["A"]) == 2
    assert outcome["seats"]["A"]["gold"] == 2, "by the token, not for driving it away"


@pytest.mark.rule("W10.5")
def test_fight_decks_are_restored_after_beast_fight() -> None:
    state = state_after(monster="ice_giant", A={"deck": ["green"] * 3, "hand": []})
    kinds = {
        zone: {state.table.kind[state.face[s]] for s in state.common(zone)}
        for zone in ("fight_deck", "legend_deck")
    }
    assert kinds == {"fight_deck": {"fight"}, "legend_deck": {"legend_card"}}
    assert not [name for name in state.extra if name.startswith("legend_")]
    assert not any(state.known[s] for s in state.common("legend_deck"))


# -- alone ----------------------------------------------------------------------------------------


@pytest.mark.rule("W10.6")
def test_alone_a_die_names_its_attack_and_killing_it_wins() -> None:
    first = fight(mode="solo", monster="frightener", legend_deck=["claw_2"], chance=["die:3"])
    assert first["seats"]["A"]["deck_size"] == 8
    one = {"hand": ["hit25"], "destruction": ["two_gold"]}
    outcome = fight("done", "play:hit25", mode="solo", A=one)
    assert outcome["game"] == "won" and outcome["winners"] == ["A"] and outcome["rank"] is None


@pytest.mark.rule("W10.6")
def test_alone_the_third_monster_may_be_fought_and_wins_nothing() -> None:
    content = {**CONTENT, "monster": [{"id": "moth", "level": 1, "life": 1}]}
    one = {
        "hand": ["hit5"],
        "trophies": ["monster.drowners_nest", "monster.barghest"],
        "trails": {"water": "trail"},
    }
    table = against(
        A=one,
        content=content,
        mode="solo",
        monsters={"water": {"monster": "moth", "place": "cidaris"}},
    )
    outcome = played("fight:moth", "done", "play:hit5", **table)
    assert outcome["game"] == "ongoing" and len(outcome["seats"]["A"]["trophies"]) == 3
    fourth = {**one, "trophies": [*one["trophies"], "attribute.combat"], "track": 3}
    table = against(
        A=fourth,
        content=content,
        mode="solo",
        monsters={"water": {"monster": "moth", "place": "cidaris"}},
    )
    outcome = played("fight:moth", "done", "play:hit5", **table)
    assert outcome["game"] == "ongoing" and outcome["seats"]["A"]["track"] == 4
