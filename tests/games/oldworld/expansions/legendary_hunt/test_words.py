"""Legendary Hunt in words, in the terminal and by chance."""

from __future__ import annotations

import json

import pytest
from helpers.oldworld.hunting import GIANT, ID, PACKS, new_game, position
from helpers.oldworld.outcomes import SCHOOLS
from typer.testing import CliRunner

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.packs.check import check_pack
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.page.words import OldWorldWords
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.terminal.commands import app
from sevencats.games.oldworld.terminal.lookup import describe
from sevencats.games.oldworld.terminal.odds import estimates, lines, opponents
from sevencats.kernel import blindfold
from sevencats.kernel.atoms import exchange
from sevencats.kernel.engine import settle, take
from sevencats.kernel.events import redact
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import observe
from sevencats.plugin.bots.base import Sight
from sevencats.text import Texts, over

LANGUAGES = ("en", "fr", "nl", "de", "pl")


def texts_of(lang: str) -> Texts:
    return over(Texts.load(lang), load(PACKS).folders)


def test_legendary_pack_has_no_fault() -> None:
    report = check_pack(load(PACKS).folders[-1])
    assert report.faults == []
    assert report.counts["legend"] == (7, 7, 5) and report.counts["legend_attack"] == (28, 28, 20)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_record_has_a_name_and_a_text(lang: str) -> None:
    texts, content = texts_of(lang), load(PACKS)
    for kind in ("legend", "legend_attack", "legend_card", "movement", "destruction", "hunt_side"):
        for ident in content.more[kind]:
            said = describe(ident, texts, content)
            assert len(said) > 10 and "ow-" not in said, said


def test_ice_giant_text() -> None:
    said = describe("the ice giant", texts_of("en"), load(PACKS))
    assert said.startswith("The Ice Giant. Starts at Cidaris. when its fight turn begins")
    assert "Special attack 2, Ice Armour: take 3 damage; in your next fight turn: " in said
    assert "your combo deals at most 2 damage" in said
    card = describe("claw_4", texts_of("en"), load(PACKS))
    assert "special attack 1" in card and "discard the top 3 cards of your deck" in card


@pytest.mark.parametrize(("lang", "seats"), [("en", 1), ("fr", 1), ("nl", 1), ("de", 1), ("en", 2)])
def test_a_game_by_chance_is_told_in_words(lang: str, seats: int) -> None:
    mode = "solo" if seats == 1 else "base"
    config = Config(mode=mode, seats=seats, packs=PACKS, schools=SCHOOLS[:seats], rounds=6)
    # In the second game a player looks at the beast's fight cards and puts them in order.
    state, rng = GAME.new_game(config, {1: 1, 2: 3}[seats]), Rng(11)
    words = OldWorldWords(state, texts_of(lang))
    events = settle(state)
    told: list[str] = []
    asked: set[tuple[str, int]] = set()
    while state.pending:
        decision = state.pending[0]
        view = observe(state, decision.seat)
        told += words.events(redact(events, decision.seat), decision.seat).lines
        if (decision.kind, len(decision.keys)) not in asked:
            asked.add((decision.kind, len(decision.keys)))
            told += [words.question(decision), *words.table(view)]
            told += [words.option(decision, key, view) for key in decision.keys]
        picked = _curious(decision.keys, rng)
        events = take(state, decision, picked) + settle(state)
        state.check()
    assert [line for line in told if "ow-" in line] == []
    text = "\n".join(told)
    for key in ("ow-landmark-legendary-beast", "ow-landmark-destruction"):
        assert texts_of(lang)(key) in text
    assert seats > 1 or texts_of(lang)("ow-option-drive") in text


def _curious(keys: tuple[str, ...], rng: Rng) -> int:
    """By chance, but a fight with the beast and driving it away whenever there is one."""
    for place, key in enumerate(keys):
        if key == "drive" or key.startswith("legend:"):
            return place
    return rng.below(len(keys))


def test_odds_cover_legendary_monster() -> None:
    seats = {"A": {"deck": "starting"}, "B": {"school": "bear"}}
    state = read_position(position(seats=seats)).state
    assert opponents(state, 0) == ["ice_giant"]
    found = estimates(state, 0, ["ice_giant"], 6, 1)
    assert found["ice_giant"].won == 0
    (line,) = lines(found, texts_of("en"), state.table.content)
    assert line == "the Ice Giant: won 0% (0 to 39%), 6 fights tried."


def test_the_terminal_lists_its_choices() -> None:
    listed = CliRunner().invoke(app, ["expansions", "--json"])
    row = next(row for row in json.loads(listed.output) if row["id"] == ID)
    assert f"{ID}:b" in row["choices"] and f"{ID}:ice_giant" in row["choices"]
    words = ["--games", "1", "--rounds", "2", "--debug", "--json"]
    named = f"{ID}:b,{ID}:toad,mutagens"
    simulated = CliRunner().invoke(app, ["simulate", *words, "--expansions", named])
    assert simulated.exit_code == 0 and not json.loads(simulated.output)["errors"]


def test_only_wizard_bots_see_hidden_cards() -> None:
    """Hidden cards do not change what the hunter does."""
    state = new_game(2, "ice_giant")
    (decision,) = state.pending
    picks = set()
    for seed in range(3):
        table = blindfold(state, decision.seat)
        for zone in ("legend_deck", "movement_deck", "destruction_pile"):
            sleeves = table.zones[state.table.zone_of[zone]]
            order = Rng(seed).order(len(sleeves))
            for sleeve, place in zip(sleeves, order, strict=True):
                exchange(table, sleeve, sleeves[place])
        picks.add(HunterBot(4).choose(Sight(table, decision)).option)
    assert len(picks) == 1


def test_the_view_shows_it_to_all() -> None:
    state = read_position(position(seats={"A": {}}, ruins=["vizima"], beast=GIANT)).state
    for seat in (0, 1, None):
        view = observe(state, seat)
        landmarks = {"legendary_beast": "cidaris", "destruction.vizima": "vizima"}
        assert view.public.landmarks == landmarks
        assert list(view.zones["legend"]) == ["legend.ice_giant"]
        assert not any(view.zones["destruction_pile"]) and not any(view.zones["legend_deck"])
