"""The Old World bots: they answer everything, cannot cheat, and know a good fight."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sevencats.games.oldworld.bots import PLAYERS
from sevencats.games.oldworld.bots.odds import Odds, odds
from sevencats.games.oldworld.config import Config
from sevencats.games.oldworld.game import GAME
from sevencats.games.oldworld.packs.model import ATTRIBUTES
from sevencats.games.oldworld.rules.spawn import prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DECK, TROPHIES
from sevencats.kernel import Decision, RulesError, settle, take
from sevencats.kernel.atoms import relocate
from sevencats.kernel.registry import Sample
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import blindfold, redeterminise
from sevencats.plugin.bots import Bot, Reason, Sight, in_words
from sevencats.text import LANGUAGES, Texts

Player = Callable[[OldWorldState, Decision], int]
SEATS = (1, 2, 3, 4, 5)


def start(seats: int, seed: int, rounds: int = 100) -> OldWorldState:
    """A game with drafted schools."""
    mode = "solo" if seats == 1 else "base"
    state = GAME.new_game(Config(mode=mode, seats=seats, rounds=rounds), seed)
    settle(state)
    return state


def play(state: OldWorldState, bots: list[Bot], stop: int = 10**6) -> OldWorldState:
    """Let bots play, so many questions at most."""
    for _ in range(stop):
        if not state.pending:
            break
        decision = state.pending[0]
        take(state, decision, bots[decision.seat].choose(Sight(state, decision)).option)
        settle(state)
        state.check()
    return state


def table(name: str, seats: int, seed: int) -> list[Bot]:
    return [PLAYERS.make(name, seed + seat) for seat in range(seats)]


@pytest.mark.parametrize("seats", SEATS)
def test_hunters_play_a_game_to_its_end(seats: int) -> None:
    state = play(start(seats, 7), table("hunter", seats, 7))
    assert state.over and not state.capped, "four sensible witchers find a winner"
    assert len(state.winners) == 1


def test_a_hunter_beats_random_players() -> None:
    wins = 0
    for seed in range(6):
        bots = [PLAYERS.make("hunter", seed), PLAYERS.make("random", seed)]
        wins += play(start(2, seed), bots).winners == (0,)
    assert wins >= 5


def test_every_reason_has_a_text_in_every_language() -> None:
    state = start(3, 3)
    bots = table("hunter", 3, 3)
    reasons: set[Reason] = set()
    while state.pending:
        decision = state.pending[0]
        choice = bots[decision.seat].choose(Sight(state, decision))
        assert 0 <= choice.option < len(decision.keys)
        reasons.add(choice.reason)
        take(state, decision, choice.option)
        settle(state)
    keys = {reason.key for reason in reasons}
    assert keys >= {"habit", "plan", "odds", "way-hunt", "way-place"}
    for language in LANGUAGES:
        texts = Texts.load(language)
        for reason in reasons:
            for form in ("reason", "advice"):
                words = in_words(reason, texts, form)
                assert "reason-" not in words and "ow-" not in words, "all is said in words"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_pick_does_not_depend_on_what_the_seat_cannot_see(seats: int) -> None:
    state = start(seats, 5)
    bots = table("hunter", seats, 5)
    rng = Rng(99)
    compared = 0
    for number in range(250):
        if not state.pending:
            break
        decision = state.pending[0]
        if number % 5 == 0:
            there = redeterminise(state, decision.seat, rng)
            pair = [
                PLAYERS.make("hunter", number).choose(Sight(world, decision))
                for world in (state, there)
            ]
            assert pair[0] == pair[1], decision
            compared += 1
        take(state, decision, bots[decision.seat].choose(Sight(state, decision)).option)
        settle(state)
    assert compared > 20


def test_a_bot_of_old_world_is_known_by_name_only_there() -> None:
    with pytest.raises(RulesError, match="no bot 'tavern'"):
        PLAYERS.make("tavern", 1)
    with pytest.raises(RulesError, match="a budget is written search@50ms"):
        PLAYERS.make("random@50ms", 1)
    with pytest.raises(RulesError, match="a number of tried fights, such as hunter@3"):
        PLAYERS.make("hunter@50ms", 1)


# Odds


def known_to(state: OldWorldState, seat: int) -> OldWorldState:
    sight = blindfold(state, seat)
    assert isinstance(sight, OldWorldState)
    return sight


def monsters(state: OldWorldState) -> list[str]:
    found = [prey(state, terrain) for terrain in range(3)]
    return [state.ident(monster) for monster in found if monster >= 0]


def weigh(state: OldWorldState, opponent: str, tries: int = 40) -> Odds:
    return odds(known_to(state, 0), 0, opponent, tries=tries, rng=Rng(1))


def grown(state: OldWorldState, level: int) -> OldWorldState:
    """Seat A with all attributes at a level and the best of the action deck."""
    twin = state.copy()
    twin.attrs[: len(ATTRIBUTES)] = [level] * len(ATTRIBUTES)
    twin.shield[0] = level
    deck = twin.table.zone(0, DECK)
    for sleeve in [s for s in twin.common("action_deck") if twin.table.cost[twin.face[s]] == 2]:
        relocate(twin, sleeve, deck)
    return twin


def first_turn(seats: int = 2, seed: int = 3) -> OldWorldState:
    state = start(seats, seed)
    bots = table("random", seats, seed)
    while state.pending[0].kind != "phase1":
        play(state, bots, stop=1)
    return state


def test_a_beginner_loses_and_a_master_wins() -> None:
    state = first_turn()
    target = monsters(state)[0]
    weak, strong = weigh(state, target), weigh(grown(state, 4), target)
    assert weak.chance < 0.4 < 0.9 < strong.chance
    assert weak.high < strong.low, "the intervals tell them apart"


def test_the_interval_holds_the_chance_and_narrows() -> None:
    state = first_turn()
    few, many = (weigh(state, monsters(state)[0], tries) for tries in (10, 80))
    for found in (few, many):
        assert 0 <= found.low <= found.chance <= found.high <= 1
        assert found.won + found.driven <= found.tried
    assert many.high - many.low < few.high - few.low


def test_odds_between_witchers_and_from_afar() -> None:
    state = grown(first_turn(), 4)
    assert weigh(state, "B").chance > 0.8
    assert state.fight.kind == "", "the real table is not touched"


def test_odds_look_at_nothing_hidden() -> None:
    state = first_turn()
    there = redeterminise(state, 0, Rng(5))
    assert isinstance(there, OldWorldState)
    target = monsters(state)[0]
    assert weigh(state, target) == weigh(there, target)


def test_an_opponent_who_is_not_there_is_refused() -> None:
    state = first_turn()
    with pytest.raises(RulesError, match="no opponent 'dagon'"):
        weigh(state, "dagon")
    with pytest.raises(RulesError, match="no opponent 'A'"):
        weigh(state, "A")


def test_a_hunter_takes_trophies_in_more_than_one_way() -> None:
    """Monsters in any case, and some witcher or attribute trophy over a few games."""
    kinds: set[str] = set()
    for seed in range(4):
        state = play(start(3, 40 + seed), table("hunter", 3, seed))
        for seat in range(3):
            kinds |= {state.table.kind[state.face[s]] for s in state.cards(seat, TROPHIES)}
        if "monster" in kinds and len(kinds) > 1:
            return
    raise AssertionError(f"only {kinds or 'nothing'} in four games")


def test_samples_are_played_by_hunters_too() -> None:
    """Every sample of every mode, cut short: no question is left without an answer."""
    for mode in GAME.modes.values():
        samples: list[Sample] = list(mode.samples())
        for sample in samples[:: max(1, len(samples) // 3)]:
            state = GAME.new_game(sample.config, 2)
            settle(state)
            play(state, table("hunter", 5, 2), stop=40)
            assert state.turns > 0
