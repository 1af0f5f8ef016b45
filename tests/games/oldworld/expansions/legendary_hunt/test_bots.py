"""The hunter in Legendary Hunt: it drives the beast away, takes tokens, fights when it can win."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.hunting import ID, PACKS, position
from helpers.oldworld.legends import CONTENT, against

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.bots.fighting import _Combos
from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.bots.worth import STEP
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_script, set_up
from sevencats.kernel import blindfold
from sevencats.kernel.engine import settle, take
from sevencats.plugin.bots.base import Sight

BLIND = frozenset({ID})


def pick(given: dict[str, Any], blind: frozenset[str] = frozenset()) -> str:
    """The hunter's choice in a position."""
    state = set_up(read_position(given)).state
    (decision,) = state.pending
    table = blindfold(state, decision.seat)
    return decision.keys[HunterBot(3, blind).choose(Sight(table, decision)).option]


def walker(**more: Any) -> dict[str, Any]:
    one = {"school": "novice", "place": "cidaris", "hand": ["red", "blue", "green"], "gold": 0}
    seats = {"A": {**one, **more}, "B": {"school": "bear", "place": "stygga"}}
    return position(seats=seats, content=CONTENT, moved=True)


def test_it_drives_the_beast_away_for_a_token_and_the_action() -> None:
    """Six cards to live on are not enough to fight it."""
    assert pick(walker(deck=["red"] * 3)) == "drive"
    assert pick(walker(deck=["red"] * 3), BLIND) != "drive"


def test_it_does_not_drive_away_what_it_can_kill() -> None:
    strong = walker(hand=["hit25", "hit25", "hit25"], deck=["hit25"] * 12, destruction=["two_gold"])
    assert pick(strong) != "drive"


@pytest.mark.parametrize(("blind", "fights"), [(frozenset(), True), (BLIND, False)])
def test_it_fights_when_it_can_win(blind: frozenset[str], fights: bool) -> None:
    one = {"hand": ["hit25", "hit25"], "deck": ["hit25"] * 12, "destruction": ["two_gold"]}
    given = position(**against(A=one))
    assert (pick(given, blind) == "legend:ice_giant") is fights


def test_bot_does_not_fight_beast_with_few_cards() -> None:
    weak = position(**against(A={"deck": ["green"] * 4, "hand": []}))
    assert pick(weak).startswith("explore:")


def test_solo_bot_fights_when_time_runs_out() -> None:
    """Without damage in its cards it cannot win; but after the last turn the game is lost."""

    def trying(*pile: str) -> float:
        given = position(**against(mode="solo"), movement=list(pile))
        state = set_up(read_position(given)).state
        return HunterBot(1).phase2_worth(state, 0, "legend:ice_giant")

    assert trying() > 2 * STEP > trying("hengfors") > trying("hengfors", "glenmore")
    assert trying("hengfors", "glenmore", "dhuwod") == pytest.approx(4)


def test_solo_bot_stays_near_beast_before_last_turn() -> None:
    seats = {"A": {"school": "novice", "place": "vizima", "hand": ["red"], "deck": ["red"] * 3}}

    def near(*pile: str) -> float:
        """The value of ending two steps from the beast rather than four."""
        given = position(seats=seats, content=CONTENT, mode="solo", movement=list(pile))
        state = read_position(given).state
        ends, index = HunterBot(1).ends(state, 0), state.table.place_index
        return ends(index["vizima"], 1) - ends(index["vengerberg"], 1)

    assert near("hengfors") > near("hengfors", "glenmore") > 0
    assert near("hengfors", "glenmore", "dhuwod") == 0


def test_a_third_trophy_tires_nearly_as_much_as_it_helps() -> None:
    """It costs six cards to live on."""
    one = {"school": "novice", "place": "vizima", "hand": ["hit25"], "deck": ["hit25"] * 12}

    def worth(trophies: int) -> float:
        given = position(
            seats={"A": {**one, "track": trophies}, "B": {"school": "bear", "place": "stygga"}},
            monsters={"forest": {"monster": "arachas", "place": "vizima"}},
            content=CONTENT,
            phase=2,
        )
        state = set_up(read_position(given)).state
        return HunterBot(1).phase2_worth(state, 0, "fight:arachas")

    assert worth(0) == worth(1) > STEP
    assert 0 < worth(2) < STEP / 2


def test_it_ends_phase_one_on_a_token() -> None:
    one = {"school": "novice", "place": "vizima", "hand": ["red"], "deck": ["red"] * 3}
    seats = {"A": one, "B": {"school": "bear", "place": "stygga"}}
    bot = HunterBot(1)
    state = read_position(position(seats=seats, content=CONTENT, ruins=["vengerberg"])).state
    index = state.table.place_index
    there = bot.ends(state, 0)(index["vengerberg"], 3)
    assert there - bot.ends(state, 0)(index["novigrad"], 3) == pytest.approx(4.5)


def test_combo_is_rated_after_protection() -> None:
    """Behind a protection of three the five damage of one card are two."""
    one = {"hand": ["red", "hit5"], "deck": ["green"] * 12, "destruction": ["two_gold"]}
    run, _ = play_script(read_position(position("legend:ice_giant", **against(A=one))))
    state = run.state
    assert state.table.steps.fight_armour(state, 0) == 3
    assert _Combos(state, 0).armour == 3


def test_a_game_of_hunters_ends_with_a_dead_beast() -> None:
    config = Config(
        seats=2, packs=PACKS, schools=("wolf", "viper"), rounds=40, choices=(f"{ID}:frightener",)
    )
    state = GAME.new_game(config, 5)
    bots = [HunterBot(1), HunterBot(2)]
    settle(state)
    while state.pending:
        decision = state.pending[0]
        table = blindfold(state, decision.seat)
        take(state, decision, bots[decision.seat].choose(Sight(table, decision)).option)
        settle(state)
    assert state.winners and not state.capped
