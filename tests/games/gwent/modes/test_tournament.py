"""The tournament (T1 to T4): picks, who picks first, which decks are left, and the match."""

from __future__ import annotations

import pytest
from helpers.gwent.mode_tables import Build, Table

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.game import GAME
from sevencats.games.gwent.samples import advanced_deck, samples
from sevencats.games.gwent.table import Config
from sevencats.kernel.engine import settle, take
from sevencats.kernel.rng import Rng

#: No Nilfgaard (it would win a tie) and no Scoia'tael (it would be asked) unless a test wants one.
ONE = ("monsters", "northern_realms", "skellige")
TWO = ("skellige", "monsters", "northern_realms")


def pick_decks(g: Table, *picks: tuple[str, int]) -> None:
    for seat, deck in picks:
        assert g.asked() == (seat, "deck")
        g.pick(f"deck:{deck}")


def begin(g: Table) -> None:
    """Past the redraw."""
    for seat in "AB":
        g.pick("done", seat=seat)


def quiet_unit(g: Table) -> str:
    """A card of the open turn that only adds strength."""
    cards = base().cards
    for key in g.options():
        card = cards.get(key.partition(":")[2])
        if card and card.kind in ("unit", "hero") and card.strength and "spy" not in card.abilities:
            return key
    raise AssertionError("no unit in hand")


def win(g: Table, winner: str) -> None:
    """Play a game: the winner plays a unit each round, the other passes."""
    games = sum(g.points)
    while not g.over and sum(g.points) == games and g.asked()[1] != "deck":
        seat, kind = g.asked()
        if kind != "turn":
            g.pick(g.options()[0])
        elif seat == winner and g.total(winner) <= g.total("B" if winner == "A" else "A"):
            g.pick(quiet_unit(g))
        else:
            g.pick("pass")


def draw(g: Table) -> None:
    """Two rounds in which nobody plays."""
    g.pick("pass", "pass", "pass", "pass")


@pytest.mark.rule("T2")
def test_a_coin_says_who_picks_first(tournament: Build) -> None:
    decks = tuple(advanced_deck(faction) for faction in (*ONE, *TWO))
    coin = GAME.new_game(Config(mode="tournament", decks=decks), 1).pending[0]
    assert (coin.kind, coin.keys) == ("first_pick", ("first:A", "first:B"))
    assert len(set(coin.weights)) <= 1
    for first, second in ("AB", "BA"):
        g = tournament(ONE, TWO, chance=[f"first:{first}"])
        assert g.asked() == (first, "deck")
        g.expect("deck:1", "deck:2", "deck:3")
        g.pick("deck:2")
        assert g.asked() == (second, "deck")
        g.expect("deck:1", "deck:2", "deck:3")
        g.pick("deck:3")
        g.done("redraw")


@pytest.mark.rule("T2")
def test_the_second_to_pick_has_seen_the_first_pick(tournament: Build) -> None:
    g = tournament(ONE, TWO, chance=["first:B"])
    g.pick("deck:3")
    told = g.events("picked_deck")[0]
    assert (told.seat, told.args) == (1, (3, "northern_realms", "foltest_king_of_temeria"))
    g.pick("deck:1")
    g.done("redraw")


@pytest.mark.rule("T2")
def test_the_picked_decks_are_played(tournament: Build) -> None:
    g = tournament(ONE, TWO, chance=["first:A", "starter:B"])
    pick_decks(g, ("A", 2), ("B", 1))
    assert g.state.table.factions == ("northern_realms", "skellige")
    assert g.state.table.leaders == ("foltest_king_of_temeria", "crach_an_craite")
    cards = sorted([*g.hand("A"), *g.deck("A")])
    chosen = advanced_deck("northern_realms").cards
    assert cards == sorted(card for card, n in chosen.items() for _ in range(n))
    assert g.zone("A.box2") == []
    assert len(g.zone("A.box1")) == sum(advanced_deck("monsters").cards.values())
    assert sorted(g.zone("B.reserve")) == ["transformed_vildkaarl", "transformed_young_vildkaarl"]
    begin(g)
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("T2", "T3")
def test_the_winner_picks_first_and_must_change(tournament: Build) -> None:
    g = tournament(ONE, TWO, chance=["first:A"])
    pick_decks(g, ("A", 1), ("B", 1))
    begin(g)
    win(g, "B")
    assert g.points == [0, 1]
    assert g.asked() == ("B", "deck")
    g.expect("deck:2", "deck:3")
    g.refuse("deck:1")
    g.pick("deck:3")
    assert g.asked() == ("A", "deck")
    g.expect("deck:1", "deck:2", "deck:3")
    g.pick("deck:1")
    g.done("redraw")


@pytest.mark.rule("T2")
@pytest.mark.parametrize("kept", [1, 2, 3])
def test_the_loser_keeps_or_changes(tournament: Build, kept: int) -> None:
    g = tournament(ONE, TWO, chance=["first:A"])
    pick_decks(g, ("A", 1), ("B", 1))
    begin(g)
    win(g, "A")
    pick_decks(g, ("A", 2), ("B", kept))
    assert g.state.table.factions == ("northern_realms", TWO[kept - 1])
    g.done("redraw")


@pytest.mark.rule("T2")
def test_two_wins_end_the_match(tournament: Build) -> None:
    g = tournament(ONE, TWO, chance=["first:A"])
    pick_decks(g, ("A", 1), ("B", 1))
    begin(g)
    win(g, "A")
    assert not g.over
    pick_decks(g, ("A", 3), ("B", 1))
    begin(g)
    win(g, "A")
    assert g.over
    assert g.points == [2, 0]
    assert g.winner == "A"
    assert g.returns == (1, -1)
    assert g.state.pending == ()


@pytest.mark.rule("T2", "T3")
def test_third_game_decides_without_winning_decks(tournament: Build) -> None:
    g = tournament(ONE, TWO, chance=["first:B"])
    pick_decks(g, ("B", 2), ("A", 3))
    begin(g)
    win(g, "A")
    g.expect("deck:1", "deck:2")
    pick_decks(g, ("A", 1), ("B", 2))
    begin(g)
    win(g, "B")
    assert g.points == [1, 1]
    assert g.asked() == ("B", "deck")
    g.expect("deck:1", "deck:3")
    g.refuse("deck:2")
    g.pick("deck:1")
    assert g.asked() == ("A", "deck")
    g.expect("deck:1", "deck:2")
    g.refuse("deck:3")
    g.pick("deck:1")
    begin(g)
    win(g, "B")
    assert g.winner == "B"
    assert g.points == [1, 2]


@pytest.mark.rule("T4")
def test_a_drawn_game_is_played_again_with_new_picks(tournament: Build) -> None:
    g = tournament(ONE, TWO, chance=["first:B"])
    pick_decks(g, ("B", 1), ("A", 1))
    begin(g)
    draw(g)
    assert g.points == [0, 0]
    assert not g.over
    assert [event.kind for event in g.events("game_drawn")] == ["game_drawn"]
    assert g.asked() == ("B", "deck")
    g.expect("deck:1", "deck:2", "deck:3")
    g.pick("deck:1")
    g.expect("deck:1", "deck:2", "deck:3")
    g.pick("deck:2")
    begin(g)
    win(g, "A")
    assert g.points == [1, 0]
    g.expect("deck:1", "deck:3")
    g.done("deck")


@pytest.mark.rule("T4", "T3")
def test_a_draw_does_not_free_a_deck_that_has_won(tournament: Build) -> None:
    g = tournament(ONE, TWO, chance=["first:A"])
    pick_decks(g, ("A", 1), ("B", 1))
    begin(g)
    win(g, "A")
    for _ in range(3):
        g.expect("deck:2", "deck:3")
        pick_decks(g, ("A", 2), ("B", 3))
        begin(g)
        draw(g)
        assert g.points == [1, 0]
    g.expect("deck:2", "deck:3")
    g.done("deck")


@pytest.mark.rule("T2", "G2.2", "G2.3", "G2.5")
def test_each_game_resets_gems_hands_and_leaders(tournament: Build) -> None:
    g = tournament(ONE, TWO, chance=["first:A", "starter:A"])
    pick_decks(g, ("A", 2), ("B", 1))
    begin(g)
    g.expect("leader", "pass", *[key for key in g.options() if key.startswith("play:")])
    g.pick("leader")
    g.pick("leader")
    win(g, "A")
    assert g.points == [1, 0]
    for seat in "AB":
        for zone in ("hand", "deck", "discard", "reserve", "aside", "board.close"):
            assert g.zone(f"{seat}.{zone}") == []
    assert g.zone("weather") == []
    for seat, factions in (("A", ONE), ("B", TWO)):
        for box, faction in enumerate(factions, 1):
            deck = advanced_deck(faction)
            held = [
                c for pile in (deck.cards, deck.reserve) for c, n in pile.items() for _ in range(n)
            ]
            assert sorted(g.zone(f"{seat}.box{box}")) == sorted(held)
    g.chance("starter:B")
    pick_decks(g, ("A", 1), ("B", 1))
    assert g.state.gems == [2, 2]
    assert (g.round, g.state.last, g.state.horns, g.state.bonus) == (1, (), 0, [0, 0])
    assert [g.hand_size(seat) for seat in "AB"] == [10, 10]
    begin(g)
    assert g.asked() == ("B", "turn")
    assert "leader" in g.options()
    g.pick("pass")
    assert "leader" in g.options()


@pytest.mark.rule("T2", "G2.1")
def test_each_game_has_its_own_coin(tournament: Build) -> None:
    g = tournament(ONE, TWO, chance=["first:A", "starter:A"])
    pick_decks(g, ("A", 1), ("B", 1))
    begin(g)
    assert g.asked() == ("A", "turn")
    win(g, "A")
    g.chance("starter:B")
    pick_decks(g, ("A", 2), ("B", 1))
    begin(g)
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("T2", "G8.4")
def test_scoiatael_decides_in_the_games_it_plays(tournament: Build) -> None:
    factions = ("scoiatael", "monsters", "skellige")
    g = tournament(factions, TWO, chance=["first:A"])
    pick_decks(g, ("A", 1), ("B", 1))
    assert g.asked() == ("A", "starter")
    g.expect("starter:A", "starter:B")
    g.pick("starter:B")
    begin(g)
    win(g, "B")
    g.chance("starter:A")
    pick_decks(g, ("B", 2), ("A", 2))
    begin(g)
    assert g.asked() == ("A", "turn")


@pytest.mark.rule("T2", "G8.2")
def test_nilfgaard_wins_a_game_of_ties(tournament: Build) -> None:
    g = tournament(("nilfgaard", "monsters", "skellige"), TWO, chance=["first:A"])
    pick_decks(g, ("A", 1), ("B", 1))
    begin(g)
    draw(g)
    assert g.points == [1, 0]
    assert g.asked() == ("A", "deck")
    g.expect("deck:2", "deck:3")
    g.done("deck")


@pytest.mark.rule("T2")
def test_nobody_sees_the_boxes_of_the_other(tournament: Build) -> None:
    g = tournament(ONE, TWO, chance=["first:A"])
    for box in ("A.box1", "A.box2", "A.box3"):
        assert set(g.seen("B", box)) == {None}
        assert set(g.seen(None, box)) == {None}
        assert None not in g.seen("A", box)
    g.done("deck")


@pytest.mark.rule("G2.7", "T1")
def test_reserve_stays_hidden_until_called(tournament: Build) -> None:
    g = tournament(ONE, TWO, chance=["first:A"])
    boxes = ("A.box3", "B.box1")
    for watcher, shown in (("A", "A.box3"), ("B", "B.box1"), (None, "")):
        assert [None not in g.seen(watcher, box) for box in boxes] == [
            box == shown for box in boxes
        ]
    pick_decks(g, ("A", 3), ("B", 1))
    begin(g)
    for watcher in ("A", None):
        assert set(g.seen(watcher, "B.reserve")) == {None}
    assert None not in g.seen("B", "B.reserve")


@pytest.mark.rule("T2", "T3")
@pytest.mark.parametrize("seed", range(4))
def test_random_matches_end_with_two_wins(seed: int) -> None:
    sample = samples("tournament")[seed]
    state = GAME.new_game(sample.config, seed)
    rng = Rng(seed)
    settle(state)
    won: list[set[int]] = [set(), set()]
    picked = [-1, -1]
    before = [0, 0]
    while state.pending:
        decision = state.pending[0]
        if state.points != before:
            winner = next(seat for seat in (0, 1) if state.points[seat] != before[seat])
            won[winner].add(picked[winner])
            before = state.points[:]
        index = rng.below(len(decision.keys))
        if decision.kind == "deck":
            assert not won[decision.seat] & set(decision.args)
            picked[decision.seat] = decision.args[index]
        take(state, decision, index)
        settle(state)
    assert state.over
    assert max(state.points) == 2
    assert state.points[state.winners[0]] == 2
