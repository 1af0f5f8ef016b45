"""Solo: nothing serves the opponent better than what it does (S4, S8).

Every choice of whole games is made again by trying all options, and all choices they lead to, with
strengths worked out card by card.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

import pytest
from helpers.gwent.mode_tables import Table

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import ROW_NAMES, ROWS, Card
from sevencats.games.gwent.game import GAME
from sevencats.games.gwent.rules.frames import RowSpecial
from sevencats.games.gwent.rules.solo import most_effective, on_trial
from sevencats.games.gwent.rules.strength import explain
from sevencats.games.gwent.samples import samples
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.atoms import relocate
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.engine import advance, settle, take
from sevencats.kernel.rng import Rng

PLAYER, OPPONENT = 0, 1
#: Games of each pair of factions.
GAMES = 12
#: Random boards for each card or leader that leaves a choice.
BOARDS = 150
Chooser = Callable[[GwentState, Decision], int]


def total(state: GwentState, side: int) -> int:
    """A side's total, one card at a time."""
    lying = [s for row in ROWS for s in state.zones[state.table.row(side, row)]]
    return sum(explain(state, sleeve)["result"] for sleeve in lying) + state.bonus[side]


def lead(state: GwentState) -> int:
    return total(state, OPPONENT) - total(state, PLAYER)


class Chooses:
    """Answers the opponent's questions from a given list, then with the first option; those that
    are measured otherwise (``differs``) by brute force."""

    def __init__(
        self, picks: list[int], strength: bool, differs: Callable[[GwentState, Decision], int]
    ) -> None:
        self.picks = picks
        self.strength = strength
        self.differs = differs
        self.sizes: list[int] = []

    def __call__(self, state: GwentState, decision: Decision) -> int:
        if adds_strength(decision) != self.strength:
            return self.differs(state, decision)
        place = len(self.sizes)
        self.sizes.append(len(decision.keys))
        return self.picks[place] if place < len(self.picks) else 0


def adds_strength(decision: Decision) -> bool:
    """A medic and Arnjolf look for what adds most to the own total, not for the best lead."""
    return decision.source in ("ability:medic", "solo:arnjolf_the_patricide")


def best_end(
    state: GwentState, decision: Decision, index: int, use: Callable[[Chooser], None]
) -> tuple[int, int]:
    """The best that this option can end with, over all choices that follow from it: a lead, or a
    total and then a lead."""
    best = None
    picks: list[int] | None = []
    strength = adds_strength(decision)

    def differs(state: GwentState, decision: Decision) -> int:
        chosen = expected(state, decision, use)
        use(chooses)
        return chosen

    while picks is not None:
        chooses = Chooses(picks, strength, differs)
        use(chooses)
        trial = on_trial(state)
        frame = trial.stack[-1]
        trial.game.answers[type(frame)](trial, frame, decision, index)
        advance(trial)
        settle(trial)
        end = (total(trial, OPPONENT), lead(trial)) if strength else (lead(trial), 0)
        best = end if best is None else max(best, end)
        picks = _next_picks(picks, chooses.sizes)
    assert best is not None
    return best


def _next_picks(picks: list[int], sizes: list[int]) -> list[int] | None:
    """Count on to the next way through the choices; None after the last."""
    full = [*picks, *[0] * (len(sizes) - len(picks))][: len(sizes)]
    while full:
        if full[-1] + 1 < sizes[len(full) - 1]:
            full[-1] += 1
            return full
        full.pop()
    return None


def rank(state: GwentState, decision: Decision, index: int) -> tuple[int, ...]:
    """How ties are broken, smallest first: a horn by cards, then the row, then the catalogue."""
    arg = decision.args[index]
    frame = state.stack[-1]
    if decision.kind == "row":
        name = ""
        if isinstance(frame, RowSpecial):
            name = state.game.card_name(state, state.face[frame.sleeve])
        row = state.zones[state.table.row(OPPONENT, arg)]
        return (-len(row) if name == "commanders_horn" else 0, arg)
    card = base().cards[state.game.card_name(state, state.face[arg])]
    return (card.rows[0] if card.rows else 3, list(base().cards).index(card.id))


def expected(state: GwentState, decision: Decision, use: Callable[[Chooser], None]) -> int:
    """The option by brute force."""
    options = range(len(decision.keys))
    ends = [best_end(state, decision, index, use) for index in options]
    top = [index for index in options if ends[index] == max(ends)]
    return min(top, key=lambda index: rank(state, decision, index))


def play_on(state: GwentState, rng: Rng) -> None:
    """A player who passes seldom, so that the boards are full."""
    decision = state.pending[0]
    index = rng.below(len(decision.keys))
    if decision.kind == "turn" and decision.keys[index] == "pass" and rng.below(4):
        index = len(decision.keys) - 1
    take(state, decision, index)
    settle(state)


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> list[Decision]:
    """From now on every choice of the opponent is checked; gives those made so far."""
    made: list[Decision] = []

    def use(chooser: Chooser) -> None:
        monkeypatch.setattr(GAME, "scripted", chooser)

    def check(state: GwentState, decision: Decision) -> int:
        monkeypatch.undo()
        chosen = most_effective(state, decision)
        wanted = expected(state, decision, use)
        assert decision.keys[chosen] == decision.keys[wanted], (decision, state.stack[-1])
        made.append(decision)
        use(check)
        return chosen

    use(check)
    return made


@pytest.mark.rule("S8", "S4")
@pytest.mark.parametrize("number", range(25))
def test_solo_opponent_picks_its_best_option(checked: list[Decision], number: int) -> None:
    for seed in range(GAMES):
        state = GAME.new_game(samples("solo")[number].config, seed)
        settle(state)
        rng = Rng(seed)
        while state.pending:
            play_on(state, rng)
        assert state.over
    assert checked


def random_cards(rng: Rng, count: int, fits: Callable[[Card], bool]) -> list[str]:
    """Cards drawn with all copies in the box; the same one may come again."""
    ids = [card.id for card in base().cards.values() if fits(card) for _ in range(card.copies)]
    return [ids[rng.below(len(ids))] for _ in range(count)]


def random_side(rng: Rng) -> dict[str, Any]:
    """Rows of a few units each, a pile of anything, maybe a horn or a Mardroeme."""
    side: dict[str, Any] = {}
    for row, name in enumerate(ROW_NAMES):
        side[name] = random_cards(rng, rng.below(4), partial(may_lie, row))
    side["discard"] = random_cards(rng, rng.below(7), lambda card: True)
    side["reserve"] = ["transformed_vildkaarl", *["transformed_young_vildkaarl"] * 3]
    for special in ("horn", "mardroeme"):
        side[special] = [name for name in ROW_NAMES if not rng.below(6)]
    return side


def may_lie(row: int, card: Card) -> bool:
    return row in unit_rows(card)


def unit_rows(card: Card) -> tuple[int, ...]:
    return card.rows if card.kind in ("unit", "hero") else ()


CHOICES = ["dun_banner_medic", "birna_bran", "commanders_horn", "mardroeme", "yaevinn", "olaf"]
LEADERS = ["eredin_bringer_of_death", "emhyr_the_relentless", "arnjolf_the_patricide"]
LEADERS += ["harald_an_craite_the_cripple"]


@pytest.mark.rule("S8", "S4", "S7")
@pytest.mark.parametrize("what", [*CHOICES, *LEADERS])
def test_solo_opponent_picks_its_best_option_on_random_boards(
    checked: list[Decision], what: str
) -> None:
    for seed in range(BOARDS):
        rng = Rng(seed)
        weather = random_cards(rng, rng.below(3), lambda card: card.kind == "weather")
        deck = random_cards(rng, 6, lambda card: bool(unit_rows(card)) or card.id == "mardroeme")
        player, opponent = random_side(rng), random_side(rng)
        words: dict[str, Any] = {"turn": "opponent"}
        if what in LEADERS:
            words["turn"] = "player"
            player["close"] = ["draug"] * 40
            opponent |= {"deck": deck, "leader": what}
        else:
            opponent |= {"deck": [what, *deck]}
        g = Table(
            {"player": player | {"hand": ["toruviel"] * 3}, "opponent": opponent},
            mode="solo",
            seed=seed,
            weather=[(card, "player") for card in weather if card != "clear_weather"],
            **words,
        )
        if what in LEADERS:
            g.pick("pass")
    assert len(checked) > BOARDS // 4


@pytest.mark.rule("S8", "S4")
@pytest.mark.parametrize("drawn", ["philippa_eilhart", "ves"])
def test_solo_opponent_does_not_know_what_a_spy_draws(drawn: str) -> None:
    """Two strong cards wait on top of the deck, or two weak ones: the medic leaves the spy."""
    sides = {
        "player": {"hand": ["toruviel"] * 3},
        "opponent": {"deck": ["dun_banner_medic", drawn, drawn], "discard": ["thaler", "ghoul"]},
    }
    g = Table(sides, mode="solo", turn="opponent")
    assert g.discard("opponent") == ["thaler"]
    assert g.row("opponent", "close") == ["ghoul"]


@pytest.mark.rule("S8", "S4")
def test_the_order_of_its_deck_changes_no_choice() -> None:
    """The bruxa (4) musters the first of fleder (4) and katakan (5); the siege expert brings 9."""
    piles = []
    for first, second in (
        ("vampire_katakan", "vampire_fleder"),
        ("vampire_fleder", "vampire_katakan"),
    ):
        opponent = {
            "deck": ["dun_banner_medic", first, second],
            "discard": ["vampire_bruxa", "kaedweni_siege_expert"],
            "siege": ["trebuchet"] * 7,
        }
        player = {"hand": ["toruviel"] * 3}
        g = Table({"player": player, "opponent": opponent}, mode="solo", turn="opponent")
        piles.append(g.discard("opponent"))
    assert piles[0] == piles[1]


@pytest.mark.rule("S4")
@pytest.mark.parametrize("number", [3, 8, 13, 18, 23])
def test_agile_units_end_turn_in_better_row(number: int) -> None:
    state = GAME.new_game(samples("solo")[number].config, number)
    settle(state)
    rng = Rng(number)
    checked = 0
    while state.pending:
        turns = len(state.zones[state.table.deck(OPPONENT)])
        play_on(state, rng)
        moved = len(state.zones[state.table.deck(OPPONENT)]) < turns
        if moved and state.pending and state.pending[0].kind == "turn" and state.round < 3:
            checked += _agile_rows_are_best(state)
    assert checked


def _agile_rows_are_best(state: GwentState) -> bool:
    """Try every row for every agile unit; says whether there was one."""
    assert state.pending[0].seat != CHANCE
    table = state.table
    rows = [table.row(OPPONENT, row) for row in (0, 1)]
    agile = [
        s
        for zone in rows
        for s in state.zones[zone]
        if len(table.rows[state.face[s]]) > 1
        and table.cards[table.type_of[state.face[s]]].kind == "unit"
    ][:8]
    best = total(state, OPPONENT)
    for places in product((0, 1), repeat=len(agile)):
        trial = state.copy()
        for sleeve, place in zip(agile, places, strict=True):
            relocate(trial, sleeve, rows[place])
        trial.dirty = -1
        assert total(trial, OPPONENT) <= best
    return bool(agile)
