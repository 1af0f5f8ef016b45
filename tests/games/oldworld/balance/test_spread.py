"""How often bots come to each story, event and branch: the tables, the recorder and the sums."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.balance.spread import all_cards, kind_shares, set_ups, spread
from sevencats.games.oldworld.balance.spread_report import card_table, summary
from sevencats.games.oldworld.balance.story_recorder import StoryRecorder
from sevencats.games.oldworld.bots.story_knowledge import informed_worths
from sevencats.games.oldworld.lineup import check_config
from sevencats.games.oldworld.packs.model import CardOption
from sevencats.kernel import settle, take

BILL = "story city_bill"


def record(seats: list[dict[str, str]], winner: int, packs: tuple[str, ...] = ()) -> dict[str, Any]:
    """A game in which each seat read cards and took an option of each."""
    taken = [{f"{card}:{letter}": 1 for card, letter in seat.items()} for seat in seats]
    offered = [{f"{card}:{x}": 1 for card in seat for x in "ab"} for seat in seats]
    return {
        "packs": ["base", *packs],
        "seats": len(seats),
        "winners": [winner] if winner >= 0 else [],
        "schools": ["wolf", "ardea" if "mages" in packs else "cat", "bear"][: len(seats)],
        "stories": {
            "read": [dict.fromkeys(seat, 1) for seat in seats],
            **{"offered": offered, "taken": taken, "informed": taken},
            "bands": [{} for _ in seats],
        },
    }


def test_the_tables_cover_all_decks_and_both_kinds_alike() -> None:
    tables = set_ups(40)
    for table in tables:
        check_config(table)
    packs = {pack for table in tables for pack in table.packs}
    assert packs == {"base", "adventure_pack", "skellige", "wild_hunt", "mages"}
    mixed = [table.schools for table in tables if table.schools]
    mages = {"alzur", "ardea", "gekhira", "othar", "philippa"}
    kinds = Counter(school in mages for schools in mixed for school in schools)
    assert kinds[True] == kinds[False], "as many mages as witchers"
    firsts = Counter(schools[0] in mages for schools in mixed)
    assert firsts[True] == firsts[False], "neither kind has the better seats"


def test_every_card_of_every_deck_is_counted() -> None:
    cards = all_cards()
    assert len(cards) == 478 + 50, "cards of the sea have two halves"
    assert {card.name for card in spread([])} == cards.keys()


def test_option_values_come_from_reading_the_card() -> None:
    won = [record([{BILL: "a"}, {BILL: "b"}], 0) for _ in range(8)]
    lost = [record([{BILL: "a"}, {}], 1) for _ in range(2)]
    (card,) = [one for one in spread([*won, *lost]) if one.name == BILL]
    assert (card.games, card.read) == (10, 18)
    a, b = card.branches
    assert (a.name, a.offered, a.taken, a.informed) == ("a", 18, 10, 10)
    assert a.worth and round(a.worth["mean"], 2) == 0.8, "0.8 of those who took it, none of others"
    assert (b.taken, round(b.share, 2)) == (8, 0.44)


def test_options_that_hardly_anybody_takes_are_named() -> None:
    games = [record([{BILL: "a"}, {BILL: "a"}], 0) for _ in range(15)]
    lines = list(summary(len(games), {}, spread(games)))
    assert "taken by less than 5% of those who could: 1" in lines
    assert "  city_bill b: taken 0 of 30 (0%), better 0 times" in lines
    assert any(line.startswith("| `city_bill` | 30, 15 |") for line in card_table(spread(games)))


def test_shares_of_witchers_and_mages() -> None:
    games = [record([{}, {}], winner, ("mages",)) for winner in (0, 0, 0, 1)]
    shares = kind_shares([*games, record([{}, {}], 1), record([{}, {}], -1, ("mages",))])
    assert {kind: share["mean"] for kind, share in shares.items()} == {
        "mage": 0.5,
        "witcher": 1.5,
    }


def test_the_recorder_notes_what_is_read_offered_and_taken() -> None:
    state = GAME.new_game(Config(schools=("wolf", "bear"), first=0), 3)
    recorder = StoryRecorder(2)
    events = settle(state)
    while not recorder.counts["taken"][0] and not recorder.counts["taken"][1]:
        for event in events:
            recorder.note(state, event)
        decision = state.pending[0]
        index = next((i for i, key in enumerate(decision.keys) if key.startswith("explore")), 0)
        events = take(state, decision, index) + settle(state)
    data = recorder.close()
    ((card, _),) = data["read"][0].items()
    ((taken, _),) = data["taken"][0].items()
    assert taken.startswith(f"{card}:") and taken in data["offered"][0]
    assert len(data["informed"][0]) == 1


def test_informed_bot_prefers_better_option() -> None:
    state = GAME.new_game(Config(schools=("wolf", "bear"), first=0), 3)
    settle(state)
    options = state.table.content.stories["city_bill"].options
    worths = informed_worths(state, 0, "story", "city_bill", options)
    assert worths.keys() == options.keys()
    assert all(isinstance(choice, CardOption) for choice in options.values())
    assert len(set(worths.values())) == len(worths), "no two options are worth the same"
