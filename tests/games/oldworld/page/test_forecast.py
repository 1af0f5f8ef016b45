"""Forecasts: what a combo adds up to before is what the log says after."""

from __future__ import annotations

import pytest
from helpers.oldworld.scenes import Scene

from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.game import GAME
from sevencats.games.oldworld.page.forecast import OldWorldForecast, forecast
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_script
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.engine import settle, take
from sevencats.kernel.rehearse import rehearse
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import redeterminise
from sevencats.plugin.bots.base import bot_index


def tried(state: OldWorldState, *keys: str) -> OldWorldForecast:
    decision = state.pending[0]
    return forecast(rehearse(state, decision.seat, decision.id, keys), decision.seat)


@pytest.mark.rule("W6.4")
def test_forecast_damage_matches_log() -> None:
    """Whole games of the hunter: every combo is foretold, then played, in dealt worlds too."""
    combos, rng = 0, Rng(4)
    for sample in (0, 2, 3):
        state = GAME.new_game(GAME.modes["base"].samples()[sample].config, 11 + sample)
        settle(state)
        bots = [HunterBot(seat) for seat in range(len(state.table.seats))]
        for _ in range(1200):
            if not state.pending:
                break
            decision = state.pending[0]
            if decision.kind == "combo" and "done" in decision.keys:
                found = tried(state, "done").combo
                assert found is not None
                _compare(state, found.damage.total, found.shield.total)
                other = redeterminise(state, decision.seat, rng)
                assert isinstance(other, OldWorldState)
                assert tried(other, "done").combo == found
                combos += 1
            choice = bot_index(bots[decision.seat], state, decision)
            take(state, decision, choice)
            settle(state)
    assert combos > 20


def _compare(state: OldWorldState, damage: int, shield: int) -> None:
    after, decision = state.copy(), state.pending[0]
    seat = decision.seat
    events = take(after, decision, decision.keys.index("done"))
    if any(event.kind == "trait" for event in events) or state.fight.kind == "short":
        return  # it asks on the way
    if after.pending and after.pending[0].kind == "trait":
        return
    dealt = [e.args[0] for e in events if e.kind == "damage" and e.seat != seat]
    assert damage == (dealt[0] if dealt else 0)
    if after.pending and after.pending[0].kind == "damage":
        return  # a rival says first which cards of its hand it loses
    turn = events[: next((i for i, e in enumerate(events) if e.kind == "fight_turn"), None)]
    if not any(event.kind == "fight_over" for event in turn):
        assert shield == sum(int(e.args[0]) for e in turn if e.kind == "shield" and e.seat == seat)


def fight(**seat: object) -> Scene:
    """A fight with a monster, in which it is the witcher's turn."""
    scene = Scene(
        {
            "A": {"place": "vizima", "trails": {"forest": "novigrad"}, **seat},
            "B": {"place": "cintra"},
        },
        at=2,
        monsters={"forest": ("barghest", "vizima")},
    )
    scene.pick("fight:barghest")
    return scene


def test_causes_add_up_to_the_total() -> None:
    scene = fight(hand=["precise_cut_1", "precise_cut_2"], shield=1)
    found = tried(scene.state, "play:precise_cut_1").combo
    assert found is not None
    assert found.damage.total == sum(cause.n for cause in found.damage.causes) == 1
    assert found.damage.causes[0].id == "precise_cut_1"
    assert found.draw.total == sum(cause.n for cause in found.draw.causes)
    assert found.life == 11 - 1


def test_the_last_card_of_a_combo_counts_though_it_ends_it() -> None:
    scene = fight(hand=["precise_cut_1", "precise_cut_2"], shield=1)
    found = tried(scene.state, "play:precise_cut_1", "play:precise_cut_2").combo
    assert found is not None and found.cards == ("precise_cut_1", "precise_cut_2")
    assert found.damage.total == 2
    assert found.life == 11 - 2


def test_a_combo_counts_once_where_a_trait_asks_before_its_damage() -> None:
    """The last card ends the combo, and the Wolf is asked for swordsmanship at once."""
    hand = ["whirl_2", "melt_armor_1", "precise_blow_1", "wolf_push_2"]
    wolf = {"school": "wolf", "place": "novigrad", "hand": hand, "specialty": 2, "combat": 2}
    scene = Scene({"A": wolf, "B": {}}, at=2, monsters={"forest": ("foglet", "novigrad")})
    scene.pick("fight:foglet")
    found = tried(scene.state, *(f"play:{card}" for card in hand[:3])).combo
    assert found is not None
    assert (found.damage.total, sum(cause.n for cause in found.damage.causes)) == (9, 9)
    assert found.draw.total == 3


def test_forecast_shows_payment() -> None:
    scene = Scene(
        {"A": {"place": "vizima", "hand": ["precise_cut_2", "precise_cut_1"], "gold": 1}, "B": {}}
    )
    found = tried(scene.state, "move:novigrad", "pay:card.precise_cut_2", "pay:gold")
    assert found.place == "novigrad" and found.given == ("precise_cut_2",)
    assert [(c.what, c.before, c.after) for c in found.changes] == [("gold", 1, 0)]
    assert found.combo is None


def test_forecast_shows_each_boost_of_a_mage() -> None:
    """Every choice of boosts: what it is said to deal is what it deals."""
    position = {
        "format": "oldworld-position/1",
        "expansions": ["mages"],
        "seats": {
            "A": {
                **{"school": "philippa", "place": "vizima", "home": "stygga", "energy": 3},
                "hand": ["rain_of_bolts_6", "water_trap_1", "philippa_ice_dagger_1"],
            },
            "B": {"school": "bear"},
        },
        "monsters": {"forest": {"monster": "foglet", "place": "vizima"}},
        "phase": 2,
        "fight": {"against": "foglet", "turn": "A", "turns": {"A": 1, "monster": 1}},
        "script": ["done", "play:rain_of_bolts_6", "play:water_trap_1"],
    }
    run, refused = play_script(read_position(position))
    assert refused is None
    found = tried(run.state, "done").combo
    assert found is not None
    assert (found.damage.total, sum(cause.n for cause in found.damage.causes)) == (2, 2)
    assert {one.places for one in found.boosted} == {(0,), (1,), (0, 1)}
    for one in found.boosted:
        after, dealt = run.state.copy(), 0
        keys = ["done", *("boost" if place in one.places else "done" for place in (0, 1))]
        for key in keys:
            decision = after.pending[0]
            index = next(i for i, full in enumerate(decision.keys) if full.startswith(key))
            for event in take(after, decision, index):
                dealt += int(event.args[0]) if event.kind == "damage" else 0
        assert (dealt, after.shield[0] - run.state.shield[0]) == (one.damage, one.shield)
        assert one.life == 10 - dealt


@pytest.mark.rule("W13.4")
def test_a_mages_draw_by_energy_is_foretold() -> None:
    """With the energy there is in the draw step: 2, and 1 by the card itself."""
    position = {
        "format": "oldworld-position/1",
        "expansions": ["mages"],
        "seats": {
            "A": {
                **{"school": "ardea", "place": "vizima", "home": "stygga", "energy": 2},
                "hand": ["magic_torrent_2", "water_trap_1"],
                "deck": "starting",
            },
            "B": {"school": "bear"},
        },
        "monsters": {"forest": {"monster": "foglet", "place": "vizima"}},
        "phase": 2,
        "fight": {"against": "foglet", "turn": "A", "turns": {"A": 1, "monster": 1}},
        "script": ["done", "play:magic_torrent_2"],
    }
    run, refused = play_script(read_position(position))
    assert refused is None
    found = tried(run.state, "done").combo
    assert found is not None
    assert found.draw.total == sum(cause.n for cause in found.draw.causes) == 1 + 3
