"""Specialties and trophies of mages, and spells among other cards (W13.5)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.cards_fights import dealt, played
from helpers.oldworld.spellcraft import DECK, SPELLS, mine, own_turn, protection

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.expansions.mages.casting import Cast
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.state import OldWorldState

MAGES = ("alzur", "ardea", "gekhira", "othar", "philippa")


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
