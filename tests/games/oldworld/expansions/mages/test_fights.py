"""Mages in fights: energy, boosts, protection, specialties (W13.2 to W13.6)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.cards_fights import dealt, played
from helpers.oldworld.huntfights import by, last_fight, seated
from helpers.oldworld.large_cards import position
from helpers.oldworld.outcomes import legal_outcome
from helpers.oldworld.spellcraft import DECK, SPELLS, beast_turn, own_turn, spell

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.expansions.mages.casting import Cast
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.state import OldWorldState

MAGES = ("alzur", "ardea", "gekhira", "othar", "philippa")


def mine(outcome: dict[str, Any]) -> dict[str, Any]:
    seat = outcome["seats"]["A"]
    assert isinstance(seat, dict)
    return seat


def protection(outcome: dict[str, Any]) -> int:
    return int(outcome["protection"].get("A", 0))


# -- energy ----------------------------------------------------------------------------------------


@pytest.mark.rule("W13.2")
def test_energy_may_exceed_wisdom_in_a_fight() -> None:
    outcome = own_turn(["gather", "gather"], "play:gather", "play:gather", energy=1)
    assert mine(outcome)["shield"] == 5


@pytest.mark.rule("W13.2")
def test_energy_is_reset_after_a_fight() -> None:
    for energy, hand in ((4, ["hit"]), (0, ["hit"])):
        won = own_turn(
            hand,
            "play:hit",
            energy=energy,
            attributes={"defense": 2},
            content={"monster": [{"id": "beast", "life": 1}]},
        )
        assert won["seats"]["A"]["trophies"] == ["monster.beast"]
        assert mine(won)["shield"] == 2


@pytest.mark.rule("W13.2", "W13.4")
def test_damage_never_lowers_energy_and_takes_the_deck_then_the_hand() -> None:
    bitten = beast_turn({"damage": 3}, energy=4, hand=["hit", "gather"])
    assert mine(bitten)["shield"] == 4 and mine(bitten)["deck_size"] == 2
    deep = beast_turn({"damage": 6}, "discard:hit", energy=4, hand=["hit", "gather"])
    assert mine(deep)["deck_size"] == 0 and mine(deep)["hand"] == ["gather"]


@pytest.mark.rule("W13.2")
def test_defense_effects_apply_to_wisdom_for_mages() -> None:
    wise: dict[str, Any] = {"attributes": {"defense": 3}, "energy": 3}
    outcome = beast_turn({"attribute": "defense"}, **wise)
    assert mine(outcome)["deck_size"] == 2, "damage equal to wisdom"
    lowered = beast_turn({"lower": "defense"}, **wise)
    assert mine(lowered)["attributes"]["defense"] == 2
    assert mine(lowered)["shield"] == 3, "in a fight energy may be above wisdom"


@pytest.mark.rule("W13.2")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_more_wisdom_is_more_energy_at_level_five_too(level: int) -> None:
    outcome = played(
        ["mages"],
        seats={
            "A": {
                "school": "ardea",
                "place": "kaer_seren",
                "home": "kaer_seren",
                "gold": 9,
                "attributes": {"defense": level},
                "shield": level - 1,
            },
        },
        moved=True,
        script=["act", "attribute:defense"],
    )
    assert mine(outcome)["attributes"]["defense"] == level + 1
    assert mine(outcome)["shield"] == level


@pytest.mark.rule("W13.2")
@pytest.mark.parametrize("energy", [0, 4, 5, 7])
def test_after_a_fight_energy_is_as_high_as_wisdom_at_level_five_too(energy: int) -> None:
    won = own_turn(
        ["hit"],
        "play:hit",
        energy=energy,
        attributes={"defense": 5},
        content={"monster": [{"id": "beast", "life": 1}]},
    )
    assert won["seats"]["A"]["trophies"] == ["monster.beast"]
    assert mine(won)["shield"] == 5


@pytest.mark.rule("W13.2")
def test_outside_a_fight_energy_rises_up_to_the_wisdom_level() -> None:
    tale = {"id": "tale", "deck": "city", "options": {"a": {"do": ["shield +3"]}}}
    outcome = played(
        ["mages"],
        content={"story": [tale]},
        seats={
            "A": {
                "school": "othar",
                "place": "vizima",
                "shield": 3,
                "attributes": {"defense": 5},
            }
        },
        phase=2,
        city=["tale"],
        script=["explore:city", "option:a"],
    )
    assert mine(outcome)["shield"] == 5


@pytest.mark.rule("W13.2")
def test_stories_conditions_and_prices_mean_energy() -> None:
    story = {
        "id": "tale",
        "deck": "city",
        "options": {"a": {"cost": ["shield -1"], "do": ["gold +1"]}, "b": {"do": ["shield +1"]}},
    }
    for energy in (0, 1):  # a price is paid as far as possible
        outcome = played(
            ["mages"],
            content={"story": [story]},
            seats={"A": {"school": "othar", "place": "vizima", "energy": energy}},
            phase=2,
            city=["tale"],
            script=["explore:city", "option:a"],
        )
        assert mine(outcome)["shield"] == 0 and mine(outcome)["gold"] == 1
    gained = played(
        ["mages"],
        content={"story": [story]},
        seats={"A": {"school": "othar", "place": "vizima", "energy": 1}},
        phase=2,
        city=["tale"],
        script=["explore:city", "option:b"],
    )
    assert mine(gained)["shield"] == 1, "outside a fight energy is at most wisdom"


@pytest.mark.rule("W13.2")
def test_a_potion_and_what_a_monster_allows() -> None:
    potion = {"potion": [{"id": "draught", "do": ["shield +3"], "copies": 2}]}
    drunk = own_turn(
        ["wait"], "potion:draught", first="", content=potion, potions=["draught"], energy=1
    )
    assert mine(drunk)["shield"] == 4
    held = [{"rule": "shield_gain_cap", "n": 1}]
    assert mine(own_turn(["gather"], "play:gather", energy=1, ability=held))["shield"] == 2


@pytest.mark.rule("W13.2", "W13.3")
def test_a_short_fight_counts_damage_and_energy_with_boosts() -> None:
    bands = {"0-2": ["gold +1"], "3+": ["gold +3"]}
    event = {"id": "99", "do": [{"fight": {"shield": -1, "draw": 0, "bands": bands}}]}
    story = {"id": "tale", "deck": "city", "options": {"a": {"do": ["event 99"]}}}
    spells = {"action": SPELLS, "event": [event], "story": [story]}
    combo = ["play:gather", "play:bolt"]
    for last, gold, energy in (("boost:bolt", 3, 1), ("done", 1, 1)):
        outcome = played(
            ["mages"],
            content=spells,
            seats={
                "A": {
                    "school": "othar",
                    "place": "vizima",
                    "energy": 1,
                    "hand": ["gather", "bolt"],
                    "deck": DECK,
                }
            },
            phase=2,
            city=["tale"],
            script=["explore:city", "option:a", *combo, last],
        )
        assert mine(outcome)["gold"] == gold and mine(outcome)["shield"] == energy


# -- card by card ----------------------------------------------------------------------------------


@pytest.mark.rule("W13.3")
def test_cards_are_resolved_one_by_one_with_boosts_between() -> None:
    """Energy that a card gives pays for the next one; the first one comes too early for it."""
    late = own_turn(["gather", "bolt"], "play:gather", "play:bolt", energy=0)
    assert late["options"] == ["boost:bolt", "done"] and dealt(late) == 1
    done = own_turn(["gather", "bolt"], "play:gather", "play:bolt", "boost:bolt", energy=0)
    assert dealt(done) == 3 and mine(done)["shield"] == 1
    early = own_turn(["bolt", "gather"], "play:bolt", "play:gather", energy=0)
    assert dealt(early) == 1 and mine(early)["shield"] == 2, "nothing was asked"


@pytest.mark.rule("W13.3")
def test_a_boost_may_be_refused_and_all_energy_may_be_asked_for() -> None:
    refused = own_turn(["bolt"], "play:bolt", "done", energy=1)
    assert dealt(refused) == 1 and mine(refused)["shield"] == 1
    spent = own_turn(["storm"], "play:storm", "boost:storm", energy=4)
    assert dealt(spent) == 4 and mine(spent)["shield"] == 0
    poor = own_turn(["storm"], "play:storm", energy=1)
    assert dealt(poor) == 0 and mine(poor)["shield"] == 1


@pytest.mark.rule("W13.3")
def test_draw_changes_wait_for_the_draw_step() -> None:
    asked = own_turn(["rest", "bolt"], "play:rest", "play:bolt", "boost:rest", energy=2)
    assert asked["options"] == ["boost:bolt", "done"] and mine(asked)["hand"] == []
    drawn = own_turn(["rest", "bolt"], "play:rest", "play:bolt", "boost:rest", "done", energy=2)
    assert mine(drawn)["hand_size"] == 3, "combat and 2 more"


@pytest.mark.rule("W13.3")
def test_a_boost_returns_its_card_before_the_next_one() -> None:
    outcome = own_turn(
        ["loop", "bolt"], "play:loop", "play:bolt", "boost:loop", "return:loop", energy=2
    )
    assert outcome["options"] == ["boost:bolt", "done"] and mine(outcome)["hand"] == ["loop"]


@pytest.mark.rule("W13.3")
def test_limits_hold_for_the_combo_as_a_whole() -> None:
    weak = [{"rule": "damage", "n": -2}]
    cards = ("play:hit", "play:hit", "play:hit")
    assert dealt(own_turn(["hit", "hit", "hit"], *cards, ability=weak, energy=0)) == 1
    strong = [{"rule": "damage", "n": 2}]
    assert dealt(own_turn(["hit"], "play:hit", ability=strong, energy=0)) == 3
    cap = [{"rule": "damage_cap", "n": 2}]
    assert dealt(own_turn(["hit", "hit", "hit"], *cards, ability=cap, energy=0)) == 2


@pytest.mark.rule("W13.3", "W13.6")
def test_a_muted_card_does_nothing_and_has_no_boost() -> None:
    mute = [{"rule": "mute:red"}]
    outcome = own_turn(["bolt", "hit"], "play:bolt", "play:hit", ability=mute, energy=2)
    assert dealt(outcome) == 1 and mine(outcome)["shield"] == 2


@pytest.mark.rule("W13.3")
def test_the_last_card_and_the_killing_blow() -> None:
    beast = {"monster": [{"id": "beast", "life": 3}]}
    won = own_turn(["bolt"], "play:bolt", "boost:bolt", energy=1, content=beast)
    assert mine(won)["trophies"] == ["monster.beast"]


# -- the icons -------------------------------------------------------------------------------------


@pytest.mark.rule("W13.4")
def test_protection_lowers_the_damage_of_the_next_fight_turn_only() -> None:
    outcome = own_turn(["ward", "slot", "bolt"], "play:ward", "play:slot", "play:bolt", energy=0)
    assert protection(outcome) == 3
    bitten = beast_turn({"damage": 4}, protection=3)
    assert mine(bitten)["deck_size"] == 4 and protection(bitten) == 0
    spared = beast_turn({"damage": 1}, protection=3)
    assert mine(spared)["deck_size"] == 5 and protection(spared) == 0, "the rest of it lapses"


@pytest.mark.rule("W13.4")
def test_protection_is_gone_before_a_second_turn_of_the_monster() -> None:
    """The special attack deals 2, and the monster has another turn at once."""
    outcome = legal_outcome(
        position(
            "foglet",
            ["special_4", "c2b5", "calm", "calm"],
            attack="charge",
            expansions=("special_attacks", "mages"),
            school="alzur",
            home="kaer_morhen",
            protection=5,
        )
    )
    assert mine(outcome)["deck_size"] == 6, "2 of the second attack"
    assert protection(outcome) == 0


@pytest.mark.rule("W13.4")
def test_protection_waits_for_the_opponents_turn() -> None:
    """Damage that strikes back in the mage's own turn is not stopped, and uses up no protection."""
    spite = {"name": "spite", "colour": "red", "cost": 0, "terrain": "water", "copies": 1}
    strikes_back = {"when": "lost_to_damage", "do": ["damage 1"]}
    outcome = played(
        ["mages", "advanced_cards"],
        content={
            "action": [
                *SPELLS,
                {"id": "spite", **spite, "symbols": {}, "extensions": {}, "traits": [strikes_back]},
            ]
        },
        seats={
            "A": {
                "school": "alzur",
                "place": "vizima",
                "home": "kaer_morhen",
                "hand": ["ward", "hit"],
                "deck": DECK,
            },
            "B": {
                "school": "bear",
                "place": "vizima",
                "shield": 0,
                "deck": ["spite", "hit", "hit", "hit"],
            },
        },
        phase=2,
        fight={"against": "B", "turn": "A"},
        script=["done", "play:ward", "play:hit"],
    )
    assert mine(outcome)["deck_size"] == len(DECK) - 1 - 1, "1 struck back, 1 drawn"
    assert protection(outcome) == 2


def hunted(*script: Any, stage: str, pack: int = 2, **own: Any) -> dict[str, Any]:
    """The last fight of a mage, A, and witchers; the blow of one of them sets the pack on all."""
    mage = {"school": "alzur", "home": "kaer_morhen", "deck": ["wait"] * 6, **own}
    return last_fight(
        *script,
        stage=stage,
        pool=["calm", "phantom_axe_combat", "calm", "calm"] if stage == "hunt" else AXE,
        where={"pack": pack},
        content={"action": SPELLS},
        more=["mages"],
        chance=["charge"] * 3 if stage == "hunt" else [],
        seats=seated(A=mage, B={"hand": ["hit"]}, C={}),
    )


AXE = ["phantom_axe_combat", "calm", "calm"]


@pytest.mark.rule("W13.4", "W15.7")
def test_protection_is_for_the_hunts_turn_and_not_for_its_pack_before() -> None:
    ward = (*by("A", "turn", "done", "play:ward"), *by("B", "turn", "done", "play:hit"))
    outcome = hunted(*ward, stage="all", hand=["ward"])
    assert mine(outcome)["deck_size"] == 6 - 1 - 2, "1 drawn, 2 for the hounds"
    assert outcome["protection"] == {"A": 2}


@pytest.mark.rule("W13.4", "W15.7")
def test_protection_is_lost_at_the_end_of_the_hunts_turn() -> None:
    after = hunted(stage="hunt", protection=5)
    assert mine(after)["deck_size"] == 6 and after["protection"] == {}
    bitten = hunted(*by("B", "turn", "done", "play:hit"), stage="hunt", protection=5)
    assert mine(bitten)["deck_size"] == 4, "the hounds come in B's turn"


@pytest.mark.rule("W13.4")
def test_protection_is_taken_off_all_the_damage_of_a_fight_turn_together() -> None:
    """A mage deals it card by card: 2 of 3 are stopped."""
    outcome = played(
        ["mages"],
        content={"action": SPELLS},
        seats={
            "A": {
                "school": "alzur",
                "place": "vizima",
                "home": "kaer_morhen",
                "protection": 2,
                "deck": ["wait"] * 5,
            },
            "B": {
                "school": "othar",
                "place": "vizima",
                "home": "stygga",
                "hand": ["hit", "hit", "hit"],
                "deck": ["wait"] * 3,
            },
        },
        phase=2,
        fight={"against": "B", "turn": "B", "turns": {"A": 1, "B": 1}},
        script=["done", "play:hit", "play:hit", "play:hit"],
    )
    assert mine(outcome)["deck_size"] == 4 and protection(outcome) == 0


@pytest.mark.rule("W13.4")
def test_protection_does_not_outlast_the_fight() -> None:
    weak = {"monster": [{"id": "beast", "life": 1}]}
    won = own_turn(["ward", "hit"], "play:ward", "play:hit", energy=0, content=weak)
    assert won["seats"]["A"]["trophies"] == ["monster.beast"] and won["protection"] == {}


@pytest.mark.rule("W13.4")
def test_protection_never_stops_forced_discards() -> None:
    outcome = beast_turn({"discard": 2}, protection=5, hand=["hit", "wait"])
    assert mine(outcome)["hand"] == [] and protection(outcome) == 0
    trashed = beast_turn({"trash": 1}, "trash:hit", protection=5, hand=["hit", "wait"])
    assert mine(trashed)["hand"] == ["wait"]


@pytest.mark.rule("W13.4")
def test_any_card_of_the_discards_and_their_order_is_kept() -> None:
    pile = ["hit", "gather", "ward", "wait"]
    outcome = own_turn(
        ["recall"], "play:recall", "take:ward", discard=pile, deck=["wait", "wait"], energy=0
    )
    assert "ward" in mine(outcome)["hand"]
    assert mine(outcome)["discard"] == ["recall", "hit", "gather", "wait"]


@pytest.mark.rule("W13.4")
def test_damage_protection_and_draw_by_energy() -> None:
    flare = own_turn(["gather", "flare"], "play:gather", "play:flare", energy=1)
    assert dealt(flare) == 3 and mine(flare)["shield"] == 3, "and none of it is spent"
    dome = own_turn(["dome"], "play:dome", energy=2)
    assert protection(dome) == 2
    trance = own_turn(["trance"], "play:trance", energy=2)
    assert mine(trance)["hand_size"] == 3, "combat and 2 more"


@pytest.mark.rule("W13.4", "W13.3")
@pytest.mark.parametrize(
    ("cards", "boost", "energy", "drawn"),
    [
        (["torrent"], [], 1, 2),
        (["trance", "gather"], [], 0, 2),
        (["trance", "bolt"], ["boost:bolt"], 3, 2),
        (["trance", "bolt"], ["done"], 3, 3),
        (["trance", "trance"], [], 1, 2),
    ],
)
def test_draw_by_energy_is_counted_in_the_draw_step(
    cards: list[str], boost: list[str], energy: int, drawn: int
) -> None:
    """The card's own energy counts, and what later cards bring or cost."""
    torrent = spell("torrent", symbols={"shield": 1}, magic={"draw_by_energy": True})
    laid = [f"play:{card}" for card in cards]
    outcome = own_turn(
        cards,
        *laid,
        *boost,
        energy=energy,
        content={"action": [torrent]},
        deck=["wait"] * 6,
    )
    assert mine(outcome)["hand_size"] == 1 + drawn


@pytest.mark.rule("W13.4", "W11.4")
@pytest.mark.parametrize(("top", "drawn"), [("calm", 3), ("special_1", 1)])
def test_draws_by_energy_too_can_be_made_void(top: str, drawn: int) -> None:
    """The Penitent's passive ability acts when its card is uncovered, after the draw counted."""
    outcome = legal_outcome(
        position(
            "penitent",
            [top, *["calm"] * 6],
            expansions=("special_attacks", "mages"),
            more={"action": SPELLS},
            turns={"A": 1, "monster": 1},
            script=["done", "play:trance", "play:hit"],
            school="alzur",
            home="kaer_morhen",
            energy=2,
            hand=["trance", "hit"],
        )
    )
    assert mine(outcome)["hand_size"] == drawn


@pytest.mark.rule("W13.4")
def test_a_draw_by_energy_is_not_kept_for_the_next_turn() -> None:
    outcome = own_turn(
        ["trance"],
        "play:trance",
        "charge",
        "done",
        "play:wait",
        "done",
        energy=2,
        deck=["wait"] * 9,
        content={"fight_card": [{"id": "calm", "charge": {}, "bite": {}, "copies": 20}]},
    )
    assert mine(outcome)["hand_size"] == 3, "3 drawn, 1 laid, 1 drawn"


@pytest.mark.rule("W13.4")
def test_protection_by_energy_counts_the_energy_of_the_same_card() -> None:
    """Its own, and that of its matched extension."""
    own = spell("shell", symbols={"shield": 1}, magic={"protection_by_energy": True})
    assert protection(own_turn(["shell"], "play:shell", energy=1, content={"action": [own]})) == 2
    linked = {**own, "extensions": {"green": {"shield": 2}}}
    outcome = own_turn(
        ["shell", "wait"], "play:shell", "play:wait", energy=1, content={"action": [linked]}
    )
    assert protection(outcome) == 4


@pytest.mark.rule("W13.4")
def test_an_extension_of_any_colour() -> None:
    outcome = own_turn(["prism", "hit", "wait"], "play:prism")
    assert outcome["options"] == ["done", "play:hit", "play:wait"]


# -- specialties -----------------------------------------------------------------------------------


def specialised(mage: str, level: int, *script: str, **given: Any) -> dict[str, Any]:
    attributes = {"specialty": level, "defense": 2, **given.pop("attributes", {})}
    return own_turn(["wait", "hit"], *script, mage=mage, first="", attributes=attributes, **given)


@pytest.mark.rule("W13.5")
@pytest.mark.parametrize(
    ("level", "die", "most"),
    [(1, 1, 0), (1, 6, 2), (2, 3, 1), (2, 6, 3), (3, 1, 1), (3, 5, 3), (4, 4, 3), (5, 2, 2)],
)
def test_alzur_pays_energy_and_rolls_a_die_by_level(level: int, die: int, most: int) -> None:
    """The die changed by level: 0 and 1 nothing, 2 and 3 one, 4 and 5 two, 6 to 8 three."""
    bands = ["choose:miss", "choose:spark", "choose:bolt", "choose:thunderclap"]
    use = ("use:specialty",)
    asked = specialised("alzur", level, *use, chance=[f"die:{die}"], energy=2)
    assert asked["options"] == sorted(bands[: most + 1]) and mine(asked)["shield"] == 1
    for damage in range(most + 1):
        chosen = specialised("alzur", level, *use, bands[damage], chance=[f"die:{die}"], energy=2)
        assert dealt(chosen) == damage, "a lower effect may be chosen"


@pytest.mark.rule("W13.5")
def test_alzur_needs_energy() -> None:
    poor = specialised("alzur", 1, energy=0)
    assert "use:specialty" not in poor["options"]


@pytest.mark.rule("W13.5")
@pytest.mark.parametrize(
    ("level", "energy", "cards"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 2, 2)]
)
def test_ardea_raises_energy_and_draws(level: int, energy: int, cards: int) -> None:
    outcome = specialised("ardea", level, "use:specialty", energy=2)
    assert mine(outcome)["shield"] == 2 + energy
    assert mine(outcome)["hand_size"] == 2 + cards
    assert "use:specialty" not in outcome["options"], "once a fight"


@pytest.mark.rule("W13.5")
@pytest.mark.parametrize(
    ("level", "damage", "energy"), [(1, 1, 0), (2, 2, 0), (3, 2, 1), (4, 3, 1), (5, 3, 1)]
)
def test_gekhira_discards_a_card_for_damage(level: int, damage: int, energy: int) -> None:
    outcome = specialised("gekhira", level, "use:specialty", "discard:wait", energy=0)
    assert dealt(outcome) == damage and mine(outcome)["shield"] == energy
    assert mine(outcome)["hand"] == ["hit"] and mine(outcome)["discard"] == ["wait"]


@pytest.mark.rule("W13.5")
@pytest.mark.parametrize(
    ("level", "shelter", "energy"), [(1, 2, 0), (2, 2, 1), (3, 3, 1), (4, 3, 2), (5, 3, 2)]
)
def test_othar_gathers_protection(level: int, shelter: int, energy: int) -> None:
    outcome = specialised("othar", level, "use:specialty", energy=0)
    assert protection(outcome) == shelter and mine(outcome)["shield"] == energy


@pytest.mark.rule("W13.5")
@pytest.mark.parametrize(
    ("level", "die", "shapes"),
    [
        (1, 2, ["cat"]),
        (1, 3, ["bear", "cat", "wolf"]),
        (2, 4, ["bear", "cat", "owl", "wolf"]),
        (3, 1, ["bear", "cat", "wolf"]),
        (4, 2, ["bear", "cat", "owl", "wolf"]),
        (5, 1, ["bear", "cat", "wolf"]),
    ],
)
def test_philippa_takes_a_shape_that_the_die_reaches(
    level: int, die: int, shapes: list[str]
) -> None:
    given: dict[str, Any] = {"chance": [f"die:{die}"], "energy": 0, "discard": ["ward", "gather"]}
    if len(shapes) > 1:
        asked = specialised("philippa", level, "use:specialty", **given)
        assert asked["options"] == [f"choose:{shape}" for shape in shapes]
    for shape in shapes:
        back = ["take:gather"] if shape == "owl" else []
        script = ["use:specialty", f"choose:{shape}", *back]
        outcome = specialised("philippa", level, *script, **given)
        seat = mine(outcome)
        found = (dealt(outcome), seat["shield"], protection(outcome), seat["hand_size"] - 2)
        assert (
            found
            == {
                "cat": (0, 0, 0, 1),
                "wolf": (1, 1, 0, 0),
                "bear": (0, 0, 1, 1),
                "owl": (0, 0, 0, 1),
            }[shape]
        )


# -- trophies --------------------------------------------------------------------------------------


@pytest.mark.rule("W13.1")
@pytest.mark.parametrize("of", MAGES)
def test_trophies_of_mages_serve_witchers_too(of: str) -> None:
    """Each once a fight, as printed."""
    use = f"use:witcher.{of}"
    given: dict[str, Any] = {"trophies": [f"witcher.{of}"], "shield": 0 if of == "ardea" else 1}
    content = {"action": SPELLS, "monster": [{"id": "beast", "level": 1, "life": 12}]}
    if of == "philippa":
        given["discard"] = ["hit", "ward"]
        memory = {"id": "memory", "colour": "red", "symbols": {"take_back": 1}}
        content["action"] = [*SPELLS, memory]
    scripts = {
        "alzur": [use],
        "ardea": [use],
        "gekhira": [use, "discard:wait"],
        "othar": [use],
        "philippa": ["done", "play:memory", use, "take:ward"],
    }
    hand = ["memory", "wait"] if of == "philippa" else ["wait", "hit"]
    outcome = played(
        ["mages"],
        content=content,
        seats={
            "A": {"school": "wolf", "place": "vizima", "hand": hand, "deck": DECK, **given},
            "B": {"school": "bear"},
        },
        monsters={"forest": {"monster": "beast", "place": "vizima"}},
        phase=2,
        fight={"against": "beast", "turn": "A", "turns": {"A": 1, "monster": 1}},
        chance=["die:6"] if of == "alzur" else [],
        script=scripts[of],
    )
    found = (dealt(outcome), protection(outcome), mine(outcome)["hand_size"])
    assert (
        found
        == {
            "alzur": (2, 0, 2),
            "ardea": (0, 0, 4),
            "gekhira": (2, 0, 1),
            "othar": (0, 2, 2),
            "philippa": (0, 0, 3),
        }[of]
    )


@pytest.mark.rule("W13.6")
def test_colour_effects_apply_to_spells() -> None:
    """A trophy that wants a green card takes a spell of the earth for one."""
    wants = [{"when": "combo", "only": ["combo:green"], "do": ["damage 2"]}]
    assert dealt(own_turn(["wait"], "play:wait", ability=wants, energy=0)) == 2
    assert dealt(own_turn(["hit"], "play:hit", ability=wants, energy=0)) == 1


@pytest.mark.rule("W13.6")
def test_the_deck_has_the_five_colours_of_the_others() -> None:
    content = load(("base", "mages"))
    common = [card for card in content.actions.values() if not card.school]
    for own in (True, False):
        cards = [card for card in common if (card.id in content.more["action.mages"]) == own]
        grid = sorted((card.colour, card.cost) for card in cards for _ in range(card.copies))
        assert len(grid) == 90
        assert {colour for colour, _ in grid} == {"green", "yellow", "purple", "blue", "red"}
        by_cost = ((0, 8), (1, 6), (2, 4))
        assert all(grid.count((c, cost)) == n for c, _ in grid for cost, n in by_cost)


@pytest.mark.rule("W13.3")
def test_draw_symbols_count_from_the_card_whose_benefit_was_had() -> None:
    """An ability that takes a combo's draws away asks in the middle of it, when the card may have
    left the combo."""
    state = GAME.new_game(Config(seats=2, packs=("base", "mages", "special_attacks")), 1)
    assert isinstance(state, OldWorldState)
    state.school[0] = "alzur"
    table = state.table
    sleeve = next(
        sleeve
        for sleeve, face in enumerate(state.face)
        if table.kind[face] == "action" and table.symbols[face].draw
    )
    printed = table.symbols[state.face[sleeve]].draw
    for stage, counted in (("damage", 0), ("rest", 0), ("boost", printed), ("hit", printed)):
        state.stack = [Cast(0, (sleeve,), 0, stage, 0)]
        assert table.steps.fight_draws(state, 0) == counted, stage
