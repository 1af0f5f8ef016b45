"""The bombs of Monster Trail (W11.6)."""

from __future__ import annotations

from typing import Any

import pytest

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.packs.check import check_pack
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.page.words import OldWorldWords
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_position, set_up
from sevencats.games.oldworld.terminal.lookup import describe
from sevencats.games.oldworld.terminal.setup import choose_config
from sevencats.kernel.atoms import relocate
from sevencats.kernel.engine import settle, take
from sevencats.kernel.errors import BadData
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import observe
from sevencats.plugin.bots.base import Sight
from sevencats.text import Texts, over

PACKS = ("base", "bombs")
CONTENT = load(PACKS)
ALL = list(CONTENT.more["bomb"])
KNOWN = [name for name in ALL if name != "dimeritium_bomb"]
BREW = "cidaris"


def position(**given: Any) -> dict[str, Any]:
    return {"format": "oldworld-position/1", "expansions": ["bombs"], **given}


def brew(*script: str, **seat: Any) -> dict[str, Any]:
    """A draws a potion if there is any."""
    given = {"school": "wolf", "place": BREW, "gold": 0, **seat}
    content = {"location": [{"id": BREW, "action": "potion"}]}
    seats = {"A": given, "B": {"school": "bear"}}
    return play_position(
        position(content=content, seats=seats, moved=True, script=["act", *script])
    )


# -- drawing one -----------------------------------------------------------------------------------


@pytest.mark.rule("W11.6")
def test_a_bomb_instead_of_a_potion_for_gold_or_a_potion() -> None:
    rich = {"gold": 2, "potions": ["swallow"]}
    assert brew(**rich)["options"] == ["bomb_for:gold", "bomb_for:potion", "potion_drawn"]
    bought = brew("bomb_for:gold", **rich)
    assert bought["legal"] and len(bought["bombs"]["A"]) == 1
    assert bought["seats"]["A"]["gold"] == 1 and bought["seats"]["A"]["potions"] == ["swallow"]
    swapped = brew("bomb_for:potion", "discard:swallow", **rich)
    assert swapped["legal"] and len(swapped["bombs"]["A"]) == 1
    assert swapped["seats"]["A"]["gold"] == 2 and swapped["seats"]["A"]["potions"] == []
    plain = brew("potion_drawn", **rich)
    assert plain["bombs"]["A"] == [] and len(plain["seats"]["A"]["potions"]) == 2


@pytest.mark.rule("W11.6")
def test_witcher_without_gift_draws_potion() -> None:
    outcome = brew()
    assert outcome["questions"][0]["kind"] == "phase1"
    assert len(outcome["seats"]["A"]["potions"]) == 1


@pytest.mark.rule("W11.6")
def test_four_bombs_and_four_potions() -> None:
    held = ["samum", "moon_dust", "samum", "dancing_star"]
    full = {"gold": 1, "bombs": held, "potions": ["swallow"] * 4}
    outcome = brew("bomb_for:gold", **full)
    assert outcome["questions"][0]["kind"] == "lose_bomb"
    outcome = brew("bomb_for:gold", "bomb:moon_dust", **full)
    assert outcome["legal"] and outcome["bomb_discard"] == ["moon_dust"]
    assert len(outcome["bombs"]["A"]) == 4 and len(outcome["seats"]["A"]["potions"]) == 4
    with pytest.raises(BadData, match=r"seats\.A\.bombs: at most 4 may be held, not 5"):
        brew(bombs=[*held, "samum"])


@pytest.mark.rule("W11.6")
def test_no_bomb_replaces_a_missing_potion() -> None:
    given = {"school": "wolf", "place": BREW, "gold": 1}
    empty: dict[str, Any] = {"potion_deck": [], "potion_discard": [], "moved": True}
    content = {"location": [{"id": BREW, "action": "potion"}]}
    seats = {"A": given, "B": {"school": "bear"}}
    outcome = play_position(position(content=content, seats=seats, **empty))
    assert "act" not in outcome["options"]
    trained = {**given, "place": "kaer_morhen", "gold": 2}
    outcome = play_position(
        position(seats={**seats, "A": trained}, script=["act", "attribute:alchemy"], **empty)
    )
    assert outcome["seats"]["A"]["attributes"]["alchemy"] == 2
    assert outcome["questions"][0]["kind"] == "phase1" and outcome["bombs"]["A"] == []


@pytest.mark.rule("W11.6", "W3.3")
def test_all_bombs_and_potions_of_an_effect_are_drawn_before_one_goes() -> None:
    """Two potions by an island, or two bombs in their place."""
    held = ["samum", "moon_dust", "samum", "dancing_star"]
    island = {"id": BREW, "action": "brewery", "do": ["potion +2"]}
    given = {"school": "wolf", "place": BREW, "gold": 2, "bombs": held, "potions": ["cat"] * 4}
    data = {
        "format": "oldworld-position/1",
        "expansions": ["bombs", "skellige"],
        "content": {"location": [island]},
        "seats": {"A": given, "B": {"school": "bear"}},
        "moved": True,
    }

    def drawn(*script: str) -> dict[str, Any]:
        return play_position({**data, "script": ["act", *script]})

    bombs = drawn("bomb_for:gold", "bomb_for:gold")
    assert bombs["questions"][0]["kind"] == "lose_bomb" and len(bombs["bombs"]["A"]) == 6
    both = drawn("bomb_for:gold", "potion_drawn")
    assert both["questions"][0]["kind"] == "lose_potion" and len(both["bombs"]["A"]) == 5
    fewer = drawn("bomb_for:gold", "potion_drawn", "discard:cat", "bomb:samum")
    assert len(fewer["seats"]["A"]["potions"]) == len(fewer["bombs"]["A"]) == 4
    paid = drawn("potion_drawn", "bomb_for:potion", "discard:cat", "bomb:samum")
    assert paid["legal"] and len(paid["seats"]["A"]["potions"]) == 4
    assert paid["questions"][0]["kind"] == "phase1", "the price was one too many"


@pytest.mark.rule("W11.6")
def test_the_dimeritium_bomb_stays_in_the_box_without_special_attacks() -> None:
    state = read_position(position()).state
    deck = [state.ident(card) for card in state.common("bomb_deck")]
    assert sorted(set(deck)) == sorted(KNOWN) and len(deck) == 4 * len(KNOWN)


def test_deck_is_refilled_from_its_discards() -> None:
    given = {"school": "wolf", "place": BREW, "gold": 1}
    content = {"location": [{"id": BREW, "action": "potion"}]}
    run = set_up(read_position(position(content=content, seats={"A": given}, moved=True)))
    state = run.state
    gone = state.table.zone_of["bomb_discard"]
    for card in state.common("bomb_deck")[:]:
        relocate(state, card, gone)
    for key in ("act", "bomb_for:gold"):
        take(state, state.pending[0], state.pending[0].keys.index(key))
        events = settle(state)
    assert "shuffled" in [event.kind for event in events]
    assert len(state.common("A.bombs")) == 1 and len(state.common("bomb_deck")) == 23


# -- throwing one ----------------------------------------------------------------------------------


DECK = ["wolf_aard_1", "wolf_aard_2", "wolf_yrden_1"]


def fight(held: list[str], *script: str, ability: Any = (), **seat: Any) -> dict[str, Any]:
    given = {
        "school": "wolf",
        "place": "vizima",
        "trails": {"forest": "trail"},
        "hand": ["wolf_push_1", "wolf_push_2"],
        "deck": DECK,
        "bombs": held,
        **seat,
    }
    beast = {"id": "beast", "level": 1, "life": 9, "traits": list(ability)}
    return play_position(
        position(
            content={"monster": [beast]},
            seats={"A": given, "B": {"school": "bear"}},
            monsters={"forest": {"monster": "beast", "place": "vizima"}},
            phase=2,
            script=["fight:beast", *script],
        )
    )


@pytest.mark.rule("W11.6")
@pytest.mark.parametrize(
    ("bomb", "damage", "drawn", "shield"),
    [
        ("samum", 3, 0, 0),
        ("dragons_dream", 1, 2, 0),
        ("dancing_star", 2, 1, 0),
        ("northern_wind", 1, 0, 2),
        ("devils_puffball", 2, 0, 1),
    ],
)
def test_bomb_effects(bomb: str, damage: int, drawn: int, shield: int) -> None:
    outcome = fight([bomb], f"use:bomb.{bomb}", shield=0, attributes={"defense": 3})
    assert outcome["legal"], outcome.get("refused")
    assert outcome["fight"]["life"]["beast"] == 9 - damage
    assert outcome["seats"]["A"]["hand_size"] == 2 + drawn
    assert outcome["seats"]["A"]["shield"] == shield
    assert outcome["bombs"]["A"] == [] and outcome["bomb_discard"] == [bomb]


@pytest.mark.rule("W11.6")
def test_moon_dust_scouts() -> None:
    asked = fight(["moon_dust"], "use:bomb.moon_dust")
    assert asked["questions"][0]["kind"] == "scout_discard"
    once = fight(["moon_dust"], "use:bomb.moon_dust", asked["options"][0])
    twice = fight(["moon_dust"], "use:bomb.moon_dust", asked["options"][0], once["options"][0])
    assert twice["fight"]["life"]["beast"] == 7


@pytest.mark.rule("W11.6")
@pytest.mark.parametrize("alchemy", [1, 2])
def test_potions_and_bombs_together_by_alchemy(alchemy: int) -> None:
    stock = {"attributes": {"alchemy": alchemy}, "potions": ["tawny_owl"]}
    bombs = ["samum", "samum"]
    first = fight(bombs, "use:bomb.samum", **stock)
    more = {"potion:tawny_owl", "use:bomb.samum"}
    assert (more <= set(first["options"])) == (alchemy > 1)
    assert bool(more & set(first["options"])) == (alchemy > 1)
    drunk = fight(bombs, "potion:tawny_owl", **stock)
    assert ("use:bomb.samum" in drunk["options"]) == (alchemy > 1)
    both = fight(bombs, "use:bomb.samum", "potion:tawny_owl", **stock)
    assert both["legal"] == (alchemy > 1)


@pytest.mark.rule("W11.6", "W6.4")
def test_level_five_is_five_potions_and_bombs() -> None:
    level = {"attributes": {"alchemy": 5}, "potions": ["tawny_owl"] * 4, "deck": DECK}
    drunk = ["potion:tawny_owl"] * 4
    fifth = fight(["samum", "samum"], *drunk, "use:bomb.samum", **level)
    assert fifth["legal"], fifth.get("refused")
    assert "use:bomb.samum" not in fifth["options"], "a sixth is one too many"
    thrown = fight(["samum", "samum"], "use:bomb.samum", *drunk, **level)
    assert thrown["legal"] and "use:bomb.samum" not in thrown["options"]


@pytest.mark.rule("W11.6")
def test_bombs_do_not_count_as_potions() -> None:
    """A monster that forbids potions forbids no bombs, and a bomb takes no potion's place there."""
    dry = {"ability": [{"rule": "potions", "n": 0}], "potions": ["tawny_owl"]}
    options = fight(["samum"], **dry)["options"]
    assert "use:bomb.samum" in options and "potion:tawny_owl" not in options
    one = {"ability": [{"rule": "potions", "n": 1}], "attributes": {"alchemy": 3}}
    thrown = fight(["samum"], "use:bomb.samum", potions=["tawny_owl"], **one)
    assert "potion:tawny_owl" in thrown["options"]


# -- around them -----------------------------------------------------------------------------------


def test_pack_is_valid_and_marks_authored_values() -> None:
    report = check_pack(CONTENT.folders[-1])
    assert report.faults == [] and report.languages == ("en", "fr", "nl", "de", "pl")
    assert report.counts["bomb"] == (7, 28, 7)


@pytest.mark.parametrize("lang", ["en", "fr", "nl", "de", "pl"])
def test_pack_components_have_texts(lang: str) -> None:
    texts = over(Texts.load(lang), CONTENT.folders)
    told = [describe(name, texts, CONTENT) for name in ALL]
    assert len(set(told)) == 7 and not any("ow-" in text for text in told)
    given = {"school": "wolf", "place": BREW, "gold": 2, "potions": ["swallow"], "bombs": ["samum"]}
    content = {"location": [{"id": BREW, "action": "potion"}]}
    state = set_up(read_position(position(content=content, seats={"A": given}, moved=True))).state
    words = OldWorldWords(state, texts)
    assert any("Samum" in line for line in words.table(observe(state, 0)))
    for key in ("act", "bomb_for:gold"):
        (decision,) = state.pending
        view = observe(state, 0)
        said = [words.question(decision), *(words.option(decision, k, view) for k in decision.keys)]
        said += words.events(take(state, decision, decision.keys.index(key)), 0).lines
        assert not any("ow-" in line for line in said), said
        assert len(set(said)) == len(said)


def test_the_hunter_buys_bombs_with_gold_to_spare() -> None:
    content = {"location": [{"id": BREW, "action": "potion"}]}
    for gold, wanted in ((5, "bomb_for:gold"), (1, "potion_drawn")):
        given = {"school": "wolf", "place": BREW, "gold": gold}
        state = set_up(
            read_position(position(content=content, seats={"A": given}, moved=True))
        ).state
        take(state, state.pending[0], state.pending[0].keys.index("act"))
        (decision,) = state.pending
        assert decision.keys[HunterBot(1).choose(Sight(state, decision)).option] == wanted


@pytest.mark.rule("W0.1")
def test_pack_plays_with_every_other_pack() -> None:
    packs = ("bombs", "mutagens", "lost_mount", "ciri")
    assert choose_config(2, [], list(packs)).packs[1:] == packs


@pytest.mark.parametrize("packs", [PACKS, ("base", "lost_mount", "mutagens", "bombs")])
def test_random_games_end_without_fault(packs: tuple[str, ...]) -> None:
    config = Config(seats=3, packs=packs, schools=("cat", "bear", "wolf"), rounds=5)
    drawn = 0
    for seed in range(5):
        state, rng = GAME.new_game(config, seed), Rng(seed)
        settle(state)
        while state.pending:
            events = take(state, state.pending[0], rng.below(len(state.pending[0].keys)))
            drawn += sum(event.kind == "bomb" for event in events + settle(state))
            state.check()
    assert drawn > 0
