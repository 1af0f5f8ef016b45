"""The beliefs of bots about hidden cards: legal decks, the right numbers, and nothing but what the
seat could know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from sevencats.games.gwent import GAME, Config
from sevencats.games.gwent.bots import PLAYERS
from sevencats.games.gwent.bots import belief as belief_module
from sevencats.games.gwent.bots.belief import Belief
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.flags import SPY
from sevencats.games.gwent.decks.check import check, rules_of
from sevencats.games.gwent.decks.conceal import Origin, clues_of, deck_of, knows, unknown_decks
from sevencats.games.gwent.decks.prior import Clues, guess, guess_reserve
from sevencats.games.gwent.positions.file import read_position
from sevencats.games.gwent.positions.runner import set_up
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.table import build_table, public_lists, with_decks
from sevencats.kernel import Decision, dump, load, settle, take
from sevencats.kernel.engine import derive_pending
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import observe
from sevencats.plugin.bots import Sight, bot_index

MODES = ("duel", "advanced", "tournament", "ffa", "teams")


def unnamed(config: Config) -> Config:
    """The same decks, but nobody says that they are starter decks."""
    return replace(config, decks=tuple(replace(deck, name="mine") for deck in config.decks))


def positions(mode: str, every: int) -> Iterator[tuple[GwentState, Decision]]:
    """Some questions of a game whose lists are not known."""
    sample = GAME.modes[mode].samples()[-2]
    state = GAME.new_game(unnamed(sample.config), 3)
    bots = [PLAYERS.make("tavern" if seat % 2 else "random", seat) for seat in range(5)]
    settle(state)
    number = 0
    while state.pending:
        for decision in state.pending:
            number += 1
            if number % every == 0:
                yield state, decision
        decision = state.pending[0]
        take(state, decision, bot_index(bots[decision.seat], state, decision))
        settle(state)


def exchanged(state: GwentState, seat: int, rng: Rng) -> GwentState:
    """The game as it would be if the others had brought other cards where ``seat`` saw none."""
    table, config = state.table, state.config
    unknown = unknown_decks(config, seat)
    hidden: dict[Origin, list[int]] = {(d, r): [] for d in unknown for r in (False, True)}
    seen: dict[Origin, Counter[str]] = {origin: Counter() for origin in hidden}
    names = [table.types[table.type_of[card]] for card in state.face]
    for sleeve, card in enumerate(state.face):
        origin = deck_of(table, card), table.reserve[card]
        if origin in hidden:
            if knows(state, seat, sleeve):
                seen[origin][names[sleeve]] += 1
            else:
                hidden[origin].append(sleeve)
    decks = list(config.decks)
    for deck in unknown:
        found = clues_of(config, deck, seen[deck, False], seen[deck, True])
        new = guess(found, rng)
        piles = (new, guess_reserve(found, new))
        for reserve, pile in enumerate(piles):
            for sleeve, name in zip(hidden[deck, bool(reserve)], pile, strict=True):
                names[sleeve] = name
        cards, called = (seen[deck, bool(r)] + Counter(pile) for r, pile in enumerate(piles))
        decks[deck] = replace(decks[deck], cards=dict(cards), reserve=dict(called))
    other = replace(config, decks=tuple(decks))
    world = state.copy()
    world.config, world.table = other, build_table(other)
    free: dict[tuple[int, bool, str], list[int]] = {}
    for card, kind in enumerate(world.table.type_of):
        key = (deck_of(world.table, card), world.table.reserve[card], world.table.types[kind])
        free.setdefault(key, []).append(card)
    world.face = tuple(
        free[deck_of(table, card), table.reserve[card], names[sleeve]].pop()
        for sleeve, card in enumerate(state.face)
    )
    if state.picks:
        world.table = with_decks(world.table, other, state.picks)
    world.dirty, world.forces = -1, ()
    if any(d.seat != seat for d in state.pending):
        assert derive_pending(world, [d.id for d in state.pending])
    return world


# Fairness: cards that nobody has shown change nothing


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", ["random", "greedy", "tavern", "search@8"])
def test_other_cards_in_unknown_decks_change_no_pick(mode: str, name: str) -> None:
    every = 11 if name.startswith("search") else 7
    changed = 0
    for number, (state, decision) in enumerate(positions(mode, every)):
        world = exchanged(state, decision.seat, Rng(number + 1))
        changed += [d.cards for d in state.config.decks] != [d.cards for d in world.config.decks]
        choice = PLAYERS.make(name, number).choose(Sight(state, decision))
        assert PLAYERS.make(name, number).choose(Sight(world, decision)) == choice
    assert changed, "no card was ever exchanged"


def test_concealed_table_does_not_reveal_lists() -> None:
    for number, (state, decision) in enumerate(positions("advanced", 9)):
        world = exchanged(state, decision.seat, Rng(number + 1))
        tables = [dump(Sight(s, decision).table) for s in (state, world)]
        assert tables[0] == tables[1]


@pytest.mark.parametrize("mode", MODES)
def test_the_concealed_table_looks_the_same_to_the_seat(mode: str) -> None:
    for state, decision in positions(mode, 11):
        sight = Sight(state, decision)
        sight.table.check()
        real, shown = (observe(s, decision.seat).to_data() for s in (state, sight.table))
        assert set(shown["zones"].pop("unused")) == {None}
        assert real == shown


def test_a_concealed_table_survives_a_save() -> None:
    for state, decision in positions("advanced", 31):
        table = Sight(state, decision).table
        loaded = load(dump(table))
        assert dump(Sight(loaded, decision).table) == dump(table)


def test_starter_decks_count_as_known_only_under_their_name() -> None:
    config = GAME.modes["duel"].samples()[0].config
    assert public_lists(config)[0] and unknown_decks(config, 0) == ()
    assert unknown_decks(unnamed(config), 0) == (1,)
    state = GAME.new_game(unnamed(config), 1)
    assert GAME.public(state).public_lists == (False, False)
    changed = replace(config.decks[1], cards={**config.decks[1].cards, "decoy": 1})
    assert not public_lists(replace(config, decks=(config.decks[0], changed)))[1]


# The worlds


@pytest.mark.parametrize("mode", ["duel", "advanced", "ffa", "teams"])
def test_imagined_decks_are_legal_and_as_large_as_the_real_ones(mode: str) -> None:
    lists = set()
    for number, (state, decision) in enumerate(positions(mode, 9)):
        table = Sight(state, decision).table
        assert isinstance(table, GwentState)
        world = Belief(table, decision.seat).world(Rng(number))
        world.check()
        for seat, deck in enumerate(state.config.decks):
            if seat == decision.seat:
                continue
            cards = Counter(
                world.table.types[world.table.type_of[card]]
                for sleeve, card in enumerate(world.face)
                if world.table.home[card] == seat
                and not world.table.reserve[card]
                and world.where[sleeve] != world.table.unused
            )
            assert cards.total() == sum(deck.cards.values())
            reserve = Counter(
                world.table.types[world.table.type_of[card]]
                for sleeve, card in enumerate(world.face)
                if world.table.home[card] == seat
                and world.table.reserve[card]
                and world.where[sleeve] != world.table.unused
            )
            imagined = replace(deck, cards=dict(cards), reserve=dict(reserve))
            assert check(imagined, rules_of(state.table.mode.deck_rules)) == []
            lists.add(tuple(sorted(cards.items())))
    assert len(lists) > 1, "it always imagines the same deck"


def clues(**changes: object) -> Clues:
    starter = base().starters["monsters"]
    plain = Clues(
        faction="monsters",
        leader=starter.leader,
        rules="standard",
        size=sum(starter.cards.values()),
        seen=(),
        reserve=(),
        waiting=0,
    )
    return plain._replace(**changes)  # type: ignore[arg-type]


def likeness(found: Clues) -> float:
    """The share of guesses that are the starter deck."""
    starter = Counter(base().starters["monsters"].cards)
    rng = Rng(4)
    made = [Counter(guess(found, rng)) + Counter(dict(found.seen)) for _ in range(200)]
    return sum(one == starter for one in made) / len(made)


def test_a_guess_follows_what_was_seen() -> None:
    fresh = likeness(clues())
    assert 0.2 < fresh < 0.6
    assert likeness(clues(seen=(("ghoul", 1), ("kayran", 1), ("griffin", 1)))) > fresh + 0.1
    assert likeness(clues(seen=(("geralt_of_rivia", 1),))) == 0
    # With a few changes it can come out as the starter deck again, but seldom.
    assert likeness(clues(leader="eredin_bringer_of_death")) < 0.05


CALLERS = ("berserker", "young_berserker", "cow", "kambi")


@pytest.mark.rule("G2.7")
@pytest.mark.parametrize("waiting", [0, 1, 3])
def test_the_size_of_a_reserve_says_how_many_callers_are_in_a_deck(waiting: int) -> None:
    starter = base().starters["skellige"]
    found = clues(faction="skellige", leader=starter.leader, waiting=waiting)
    rng = Rng(2)
    made = [guess(found, rng) for _ in range(40)]
    assert {sum(deck.count(name) for name in CALLERS) for deck in made} == {waiting}
    assert len({tuple(sorted(set(deck) & set(CALLERS))) for deck in made}) > 1 or not waiting
    for deck in made:
        assert Counter(guess_reserve(found, deck)) == Counter(base().reserve_for(Counter(deck)))


@pytest.mark.rule("G2.7")
def test_seen_callers_explain_a_reserve() -> None:
    """The cow has called, the card of the berserker still waits."""
    starter = base().starters["skellige"]
    found = clues(
        faction="skellige",
        leader=starter.leader,
        seen=(("berserker", 1), ("cow", 1)),
        reserve=(("bovine_defense_force", 1),),
        waiting=1,
    )
    made = guess(found, Rng(2))
    assert not set(made) & set(CALLERS)
    assert guess_reserve(found, made) == ["transformed_vildkaarl"]


# What passes and plays tell


def test_belief_rival_who_passed_behind_is_weak() -> None:
    """B has passed and is behind by 5: a strong hand would have gone on."""
    strong = share_of_strong(passed=["B"])
    before = share_of_strong(passed=[])
    assert strong < before - 0.05


def share_of_strong(passed: list[str]) -> float:
    data = {
        "format": "gwent-position/1",
        "turn": "A",
        "seats": {
            "A": {"hand": ["vesemir#1"], "board": {"close": ["ves#1"]}},
            "B": {
                "hand": ["ghoul#1"],
                "deck": ["nekker#1", "ghoul#2", "draug#1", "imlerith#1"],
                **({"passed": True} if passed else {}),
            },
        },
    }
    state = set_up(read_position(data))
    table = Sight(state, state.pending[0]).table
    assert isinstance(table, GwentState)
    rng, strong = Rng(1), 0
    held = Belief(table, 0)
    for _ in range(400):
        world = held.world(rng)
        (card,) = (world.face[s] for s in world.zones[world.table.hand(1)])
        strong += world.table.strength[card] >= 10
    return strong / 400


def test_a_spy_seldom_stays_in_a_hand() -> None:
    state = GAME.new_game(GAME.modes["duel"].samples()[6].config, 5)
    settle(state)
    bots = [PLAYERS.make("random", 1), PLAYERS.make("random", 2)]
    while state.pending and len([by for by in state.by if by == 1]) < 3:
        decision = state.pending[0]
        take(state, decision, bot_index(bots[decision.seat], state, decision))
        settle(state)
    decision = next(d for d in state.pending)
    assert decision.seat == 0
    table = Sight(state, decision).table
    assert isinstance(table, GwentState)
    assert spies(Belief(table, 0)) < spies(Belief(table, 0), telling=False) * 0.8


def spies(held: Belief, telling: bool = True) -> int:
    held.telling = telling
    rng, count = Rng(7), 0
    for _ in range(300):
        world = held.world(rng)
        flags = world.table.flags
        count += sum(bool(flags[world.face[s]] & SPY) for s in world.zones[world.table.hand(1)])
    return count


def test_without_evidence_every_deal_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.new_game(GAME.modes["duel"].samples()[0].config, 5)
    settle(state)
    decision = state.pending[0]
    table = Sight(state, decision).table
    assert isinstance(table, GwentState)

    def never(world: GwentState, rival: int) -> float:
        raise AssertionError("there is nothing to weigh yet")

    monkeypatch.setattr(belief_module, "_explains", never)
    Belief(table, decision.seat).world(Rng(1))
