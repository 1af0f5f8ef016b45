"""The pack of special attacks: its data, words, mixes and whole games."""

from __future__ import annotations

import pytest
from helpers.oldworld.large_cards import CONTENT, LEVELS, PACKS, hurt, started

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.bots.odds import odds
from sevencats.games.oldworld.expansions.special_attacks.large_cards import large_card
from sevencats.games.oldworld.packs.check import check_pack
from sevencats.games.oldworld.page.words import OldWorldWords
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_position, set_up
from sevencats.games.oldworld.special.hexes import HEXES
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.terminal.lookup import describe
from sevencats.games.oldworld.terminal.setup import choose_config
from sevencats.kernel.atoms import exchange
from sevencats.kernel.engine import settle, take
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import observe
from sevencats.plugin.bots.base import Sight
from sevencats.text import Texts, over


def test_every_monster_has_its_large_card() -> None:
    assert len(CONTENT.monsters) == 29
    for monster in CONTENT.monsters:
        card = large_card(CONTENT, monster)
        assert len(card.attacks) == 4 and card.passive, monster


def test_every_hex_is_laid_by_some_monster() -> None:
    text = str([large_card(CONTENT, monster) for monster in CONTENT.monsters])
    unused = [name for name in HEXES if f"hex {name}" not in text]
    assert unused == ["no_draw", "owed"] or unused == ["owed"], unused


def test_the_pack_has_no_fault_and_nothing_of_it_is_ours() -> None:
    report = check_pack(CONTENT.folders[-1])
    assert report.faults == [] and report.languages == ("en", "fr", "nl", "de", "pl")
    assert not any(LEVELS[m] and large_card(CONTENT, m).authored for m in CONTENT.monsters)


@pytest.mark.parametrize("lang", ["en", "fr", "nl", "de", "pl"])
def test_pack_components_have_texts(lang: str) -> None:
    texts = over(Texts.load(lang), CONTENT.folders)
    told = [describe(name, texts, CONTENT) for name in [*CONTENT.monsters, "special_1"]]
    assert len(set(told)) == 30 and not any("ow-" in text for text in told)
    assert all(text.count("\n") >= 5 for text in told[:-1])
    state = set_up(read_position(hurt("grave_hag", attack=True, number=2))).state
    words = OldWorldWords(state, texts)
    asked = set()
    for _ in range(30):
        if not state.pending or not state.fight.kind:
            break
        decision = state.pending[0]
        view = observe(state, decision.seat)
        said = [words.question(decision), *(words.option(decision, k, view) for k in decision.keys)]
        asked.add(decision.kind)
        said += words.events([*take(state, decision, 0), *settle(state)], 0).lines
        assert not any("ow-" in line for line in said), said
    assert "choose" in asked


@pytest.mark.parametrize("lang", ["en", "fr", "nl", "de", "pl"])
def test_every_hex_and_event_has_words(lang: str) -> None:
    texts = Texts.load(lang)
    assert all(f"ow-line-hex-{name.replace('_', '-')}" in texts for name in HEXES)
    events = "again buried borrowed dice-on fight-full grown hand-shown hex looked-at passive"
    for kind in f"{events} regrown soaked special-attack warded".split():
        assert f"ow-log-{kind}" in texts


def test_the_hunter_knows_the_attacks() -> None:
    """It gives half a large hand rather than as much damage, and lays a purple card against what a
    wraith ignores."""
    state = set_up(read_position(hurt("grave_hag", attack=True, number=2, hand=["rest"] * 6))).state
    take(state, state.pending[0], 0)
    (decision,) = state.pending
    choice = HunterBot(1).choose(Sight(state, decision))
    assert decision.keys[choice.option] == "choose:cards"
    given = hurt("nightwraith", hand=["hit3", "sign"], pool=["special_1", "special_2", "calm"])
    given["fight"]["turns"] = {"A": 1}
    state = set_up(read_position(given)).state
    take(state, state.pending[0], 0)
    (decision,) = state.pending
    choice = HunterBot(1).choose(Sight(state, decision))
    assert decision.keys[choice.option] == "play:sign"


def test_odds_count_special_attacks() -> None:
    """The same fight is harder with them: the Striga ignores what is left of the damage."""
    state = started(2)
    plain = started(2, packs=("base",))
    chances = []
    for table in (state, plain):
        for seat_card in ("striga",):
            place_monster(table, seat_card)
        chances.append(odds(table, 0, "striga", tries=60, rng=Rng(1)).driven)
    assert chances[0] <= chances[1]


def place_monster(state: OldWorldState, monster: str) -> None:
    """Put a monster in the place of that of the forest."""
    zone = state.table.zone_of["prey.forest"]
    old = state.zones[zone][0]
    new = next(
        s
        for s in range(len(state.face))
        if state.table.types[state.face[s]] == f"monster.{monster}"
    )
    exchange(state, old, new)


@pytest.mark.rule("W0.1")
def test_pack_plays_with_every_other_pack() -> None:
    packs = ("special_attacks", "bombs", "mutagens", "lost_mount", "ciri")
    assert choose_config(2, [], list(packs)).packs[1:] == packs


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_random_games_end_without_fault(seats: int) -> None:
    schools = ("cat", "bear", "wolf")[:seats]
    mode = "solo" if seats == 1 else "base"
    config = Config(mode=mode, seats=seats, packs=PACKS, schools=schools, rounds=8)
    kinds: set[str] = set()
    for seed in range(30):
        if {"special_attack", "passive"} <= kinds:
            break
        state, rng = GAME.new_game(config, seed), Rng(seed)
        settle(state)
        while state.pending:
            events = take(state, state.pending[0], rng.below(len(state.pending[0].keys)))
            kinds |= {event.kind for event in events + settle(state)}
            state.check()
    assert {"special_attack", "passive"} <= kinds


def test_an_old_position_is_played_as_before() -> None:
    """Without the pack nothing of it is there."""
    outcome = play_position({"format": "oldworld-position/1"})
    assert outcome["piles"]["fight_deck"] == 20
