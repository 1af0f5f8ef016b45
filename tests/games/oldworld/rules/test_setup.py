"""Before the first turn (W1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from helpers.oldworld.pinned import PINNED

from sevencats.games.oldworld.config import Config
from sevencats.games.oldworld.game import GAME
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.decisions import CHANCE
from sevencats.kernel.engine import apply, settle, settle_one
from sevencats.kernel.views import observe

SCHOOLS = ("wolf", "bear", "cat", "griffin", "viper")


def begun(seats: int, seed: int = 1, first: int = 0) -> OldWorldState:
    """A game with chosen boards, up to the first question to a player."""
    state = GAME.new_game(Config(seats=seats, schools=SCHOOLS[:seats], first=first), seed)
    settle(state)
    return state


def answer(state: OldWorldState, key: str) -> None:
    """Answer, then let chance go on."""
    apply(state, state.pending[0].pick(key))
    settle(state)


def costs(state: OldWorldState) -> list[int]:
    return [state.table.cost[state.face[s]] for s in state.common("pool")]


@pytest.mark.rule("W1.1")
def test_the_first_player_is_drawn() -> None:
    state = GAME.new_game(Config(seats=3, schools=SCHOOLS[:3]), 1)
    (decision,) = state.pending
    assert decision.seat == CHANCE and decision.keys == ("first:A", "first:B", "first:C")
    firsts = set()
    for seed in range(30):
        state = GAME.new_game(Config(seats=3, schools=SCHOOLS[:3]), seed)
        settle_one(state)
        firsts.add(state.first)
    assert firsts == {0, 1, 2}


@pytest.mark.rule("W1.2")
@pytest.mark.parametrize("seed", range(12))
def test_the_pool_has_three_free_cards_on_the_right(seed: int) -> None:
    state = begun(3, seed)
    assert len(costs(state)) == 6
    assert costs(state)[3:] == [0, 0, 0]
    assert state.common("action_discard") == []


@pytest.mark.rule("W1.2")
def test_the_left_of_the_pool_is_anything() -> None:
    seen = Counter(cost for seed in range(40) for cost in costs(begun(3, seed))[:3])
    assert set(seen) == {0, 1, 2}


@pytest.mark.rule("W1.2")
def test_the_cards_turned_up_are_shuffled_back(scene: Any) -> None:
    game = scene(A={}, B={}, at="setup", records=PINNED)
    assert game.asked() == ("A", "monster_terrain")
    kinds = [event.kind for event in game.log]
    turned, back = kinds.count("turned_up"), [e for e in game.log if e.kind == "actions_back"]
    assert sum(int(event.args[2]) for event in back) == turned
    game.done("monster_terrain")


@pytest.mark.rule("W1.2", "W1.3", "W1.4")
def test_every_pile_is_shuffled_before_anything_is_drawn(scene: Any) -> None:
    game = scene(A={}, B={}, C={}, at="setup", records=PINNED)
    shuffled = game.shuffles()
    piles = {"potion_deck", "city", "wilds", "fight_deck", "A.deck", "B.deck", "C.deck"}
    piles |= {f"tokens.{terrain}" for terrain in TERRAINS}
    piles |= {f"monsters.{level}" for level in (1, 2, 3)}
    assert {name: shuffled.count(name) for name in piles} == dict.fromkeys(piles, 1)
    assert shuffled.count("action_deck") == 2, "at first, and after the free cards are found"
    assert "events" not in shuffled
    kinds = [event.kind for event in game.log]
    assert kinds.index("lair") > max(
        n
        for n, event in enumerate(game.log)
        if event.kind == "shuffled"
        and game.state.layout[int(event.args[0])].name.startswith(("tokens", "monsters"))
    )
    game.done("phase1")


@pytest.mark.rule("W1.3")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_attribute_trophies_by_players(seats: int, copies: int) -> None:
    state = begun(seats)
    supply = Counter(state.ident(s) for s in state.common("supply"))
    assert supply == dict.fromkeys(ATTRIBUTES, copies)


@pytest.mark.rule("W1.3")
def test_decks_are_shuffled_but_the_events() -> None:
    one, two = begun(3, 1), begun(3, 2)
    for zone in ("potion_deck", "city", "wilds", "fight_deck"):
        assert [one.ident(s) for s in one.common(zone)] != [two.ident(s) for s in two.common(zone)]
        assert all(one.known[s] == 0 for s in one.common(zone)), zone
    assert [one.ident(s) for s in one.common("events")] == [
        two.ident(s) for s in two.common("events")
    ]


@pytest.mark.rule("W1.4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_level_one_monsters_one_a_terrain(seats: int) -> None:
    state = begun(seats)
    monsters = state.table.content.monsters
    for terrain in TERRAINS:
        (token,), (monster,) = state.common(f"lair.{terrain}"), state.common(f"prey.{terrain}")
        place = state.table.places[state.table.token_place[state.face[token]]]
        assert place.terrain == terrain
        assert monsters[state.ident(monster)].level == 1
        assert len(state.common(f"tokens.{terrain}")) == 5


@pytest.mark.rule("W1.4")
def test_two_players_meet_a_level_two_where_the_first_says() -> None:
    state = begun(2, first=1)
    (decision,) = state.pending
    assert (decision.seat, decision.kind) == (1, "monster_terrain")
    assert decision.keys == ("terrain:forest", "terrain:mountain", "terrain:water")
    assert not any(state.common(f"prey.{terrain}") for terrain in TERRAINS)  # still face down
    answer(state, "terrain:mountain")
    monsters = state.table.content.monsters
    levels = [monsters[state.ident(state.common(f"prey.{t}")[0])].level for t in TERRAINS]
    assert levels == [1, 2, 1]


@pytest.mark.rule("W1.5")
def test_boards_are_drafted_counter_clockwise(scene: Any) -> None:
    chance = ["school:bear", "school:wolf"]
    game = scene(A={}, B={}, C={}, first="B", at="setup", drafted=True, chance=chance)
    assert game.asked() == ("A", "board")  # the first player's right
    game.expect("school:bear", "school:wolf")
    game.refuse("school:cat")
    game.chance("school:cat", "school:bear")
    game.pick("school:wolf")  # the bear goes back and may come again
    assert game.asked() == ("C", "board")
    game.expect("school:bear", "school:cat")
    game.chance("school:viper", "school:bear")
    game.pick("school:cat")
    assert game.asked() == ("B", "board")
    game.pick("school:bear")
    assert game.state.school == ["wolf", "bear", "cat"]
    assert game.asked() == ("B", "phase1")


@pytest.mark.rule("W1.5")
def test_the_last_of_five_takes_the_last_board() -> None:
    state = GAME.new_game(Config(seats=5, first=0), 3)
    settle(state)
    while state.pending[0].kind == "board":
        answer(state, state.pending[0].keys[0])
    assert sorted(state.school) == sorted(SCHOOLS)


@pytest.mark.rule("W1.5")
def test_boards_may_be_chosen() -> None:
    assert begun(3).school == ["wolf", "bear", "cat"]


@pytest.mark.rule("W1.6")
def test_a_witcher_starts_at_its_school(scene: Any) -> None:
    game = scene(A={}, B={}, C={}, at="setup")
    state = game.state
    assert [game.place(name) for name in "ABC"] == ["kaer_morhen", "haern_caduch", "stygga"]
    assert state.attrs == [1] * 12 and state.level == [1, 1, 1]
    assert state.shield == [1, 1, 1] and state.track == [0, 0, 0]
    for name, school in zip("ABC", SCHOOLS, strict=False):
        assert game.zone(f"{name}.own_trophies") == [school, school]
        cards = game.zone(f"{name}.deck") + game.hand(name)
        assert len(cards) == 10 and all(card.startswith(school) for card in cards)
    assert "griffin" in {card.partition("_")[0] for card in game.zone("box")}


@pytest.mark.rule("W1.6")
def test_starting_decks_are_shuffled() -> None:
    orders = {
        tuple(state.ident(s) for s in state.zones[1]) for state in (begun(3, n) for n in range(5))
    }
    assert len(orders) > 3
    assert all(known == 0 for known in (begun(3).known[s] for s in begun(3).zones[1]))


GIFTS = {
    2: [(3, 2), (5, 4)],
    3: [(3, 2), (4, 4), (5, 6)],
    4: [(2, 4), (3, 5), (4, 6), (5, 7)],
    5: [(2, 5), (3, 5), (4, 5), (4, 7), (5, 7)],
}


@pytest.mark.rule("W1.7")
@pytest.mark.parametrize("seats", GIFTS)
def test_cards_and_gold_by_the_order_of_play(seats: int) -> None:
    state = begun(seats, first=1)
    while state.pending[0].kind != "phase1":
        keys = state.pending[0].keys
        answer(state, "attribute:combat" if "attribute:combat" in keys else keys[0])
    hands = [len(state.cards(seat, 0)) for seat in range(seats)]
    order = [(1 + place) % seats for place in range(seats)]
    assert [(hands[seat], state.gold[seat]) for seat in order] == GIFTS[seats]
    assert state.active == 1


@pytest.mark.rule("W1.8")
@pytest.mark.parametrize(("seats", "extra"), [(2, 0), (3, 0), (4, 1), (5, 2)])
def test_tokens_set_aside_for_many_players(seats: int, extra: int) -> None:
    state = begun(seats)
    aside = state.common("extra")
    assert len(aside) == extra
    assert all(state.known[s] == 0 for s in aside), "they lie face down"
    assert all(state.table.content.monsters[state.ident(s)].level == 1 for s in aside)


@pytest.mark.rule("W1.8", "W3.2")
def test_many_players_raise_an_attribute_each_clockwise(scene: Any) -> None:
    game = scene(A={}, B={}, C={}, D={}, first="C", at="setup", tops={"potion_deck": ["swallow"]})
    for name, attribute in zip("CDAB", ("alchemy", "defense", "combat", "specialty"), strict=True):
        assert game.asked() == (name, "raise")
        game.expect(*(f"attribute:{attribute}" for attribute in ATTRIBUTES))
        game.pick(f"attribute:{attribute}")
        assert game.attr(attribute, name) == 2
    assert len(game.zone("C.potions")) == 1 and game.shield("D") == 2
    assert game.asked() == ("C", "phase1")


@pytest.mark.rule("W1.9")
def test_discards_are_public_and_trashed_cards_leave(scene: Any) -> None:
    game = scene(
        A={"hand": ["oak", "elm", "lake"], "place": "vengerberg", "deck": []},
        B={},
        moved=True,
        pool=["peak"] * 6,
        records=PINNED,
    )
    game.pick("act", "trash:elm")
    assert game.zone("box").count("elm") == 1 and game.discard() == []
    game.pick("move:vizima", "pay:card.oak")
    assert game.discard() == ["oak"]
    seen = observe(game.state, 1)
    assert seen.zones["A.discard"] == ["oak"]
    assert seen.zones["A.hand"] == [None, "peak"]  # all saw what was taken from the pool


@pytest.mark.rule("W1.9")
def test_an_owner_knows_the_deck_but_not_its_order() -> None:
    state = begun(3)
    mine, others = observe(state, 0), observe(state, 1)
    deck = [state.ident(s) for s in state.zones[state.table.zone_of["A.deck"]]]
    assert mine.private.deck == tuple(sorted(deck))
    assert mine.zones["A.deck"] == [None] * len(deck) == others.zones["A.deck"]
    assert not set(others.private.deck) & set(deck)


@pytest.mark.rule("W1.9")
def test_deck_contents_follow_from_public_cards() -> None:
    """Nothing comes into a witcher's cards or leaves them unseen, so the list tells nothing new."""
    state = begun(3)
    changes = 0
    before = own_cards(state)
    for _ in range(150):
        if not state.pending:
            break
        decision, past = state.pending[0], state.copy()
        apply(state, decision.pick(decision.keys[len(decision.keys) // 2]))
        settle(state)
        after = own_cards(state)
        for seat, (then, now) in enumerate(zip(before, after, strict=True)):
            for card in (then ^ now) if then else ():  # the starting cards are printed on the board
                moments = (past, state)
                assert any(one.known[one.face.index(card)] >> seat & 1 for one in moments)
                changes += 1
        before = after
    assert changes > 5, "somebody gained or lost a card"


def own_cards(state: OldWorldState) -> list[set[int]]:
    """The physical cards of each seat: hand, deck and discards."""
    piles = ("hand", "deck", "discard")
    zone_of = state.table.zone_of
    return [
        {state.face[s] for pile in piles for s in state.zones[zone_of[f"{name}.{pile}"]]}
        for name in state.table.seats
    ]
