"""Every key that occurs has a number, and the numbers stay."""

from __future__ import annotations

from hashlib import blake2b

from helpers.adapter_games import chosen, configs, each_mode, played

from sevencats.games.gwent import GAME
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.learn.features import actions
from sevencats.games.gwent.learn.features.vocabulary import chance_vocabulary, kinds, vocabulary
from sevencats.kernel import CHANCE, take
from sevencats.kernel.engine import sample
from sevencats.kernel.rng import Rng

GAMES = {"solo": 100, "duel": 600}


@each_mode
def test_no_key_and_no_kind_is_missing(mode: str) -> None:
    words, outcomes, asked = vocabulary(mode), chance_vocabulary(mode), set(kinds(mode))
    seen: set[str] = set()
    for number, config in enumerate(configs(mode, GAMES.get(mode, 300))):
        rng = Rng(number)
        state = GAME.new_game(config, number)
        while state.pending:
            decision = state.pending[0]
            if decision.seat == CHANCE:
                assert all(key in outcomes for key in decision.keys), decision
                take(state, decision, sample(state, decision))
                continue
            assert all(key in words for key in decision.keys), decision
            assert decision.kind in asked
            seen.update(key.partition(":")[0] for key in decision.keys)
            take(state, decision, chosen(decision, rng))
    assert {"play", "redraw", "target", "row", "pass", "leader", "done"} <= seen


@each_mode
def test_every_key_has_one_number(mode: str) -> None:
    for words in (vocabulary(mode), chance_vocabulary(mode)):
        used = [n for n, key in enumerate(words.keys) if key]
        assert len({words.key(n) for n in used}) == len(used)
        assert [words.number(words.key(n)) for n in used] == used
        assert "" not in words


def test_players_have_the_same_numbers_in_all_modes() -> None:
    for mode in GAME.modes:
        words = vocabulary(mode)
        assert len(words) == actions.size()
        assert all(words.key(n) in ("", key) for n, key in enumerate(actions.keys()))


def test_the_numbers_of_cards_never_move() -> None:
    """A network is trained on these numbers: new cards go to the end of cards.txt."""
    listed = actions.cards()
    assert set(listed) == set(base().cards)
    assert len(listed) == len(set(listed))
    text = " ".join((*actions.WORDS[:29], *actions.LABELS, *listed[:163]))
    assert blake2b(text.encode(), digest_size=8).hexdigest() == "e8c5bd9b55406808"
    assert actions.card_action("play", "arachas") == actions.numbers()["play:arachas"] == 64
    assert actions.keys()[64 + 8 + 6] == "target:ranged.arachas_behemoth"


def test_a_mask_lists_the_options_and_nothing_else() -> None:
    words = vocabulary("duel")
    for config in configs("duel", 2):
        for state in played(config, 3):
            for decision in state.pending:
                mask = words.mask(decision)
                listed = [words.key(n) for n in range(len(words)) if mask[n]]
                assert sorted(listed) == sorted(decision.keys)
                assert words.actions(decision) == [n for n in range(len(words)) if mask[n]]
                for n in words.actions(decision):
                    assert decision.keys[words.option(decision, n)] == words.key(n)
    assert not words.mask(None).any()


def test_unlisted_key_is_not_an_option() -> None:
    words = vocabulary("duel")
    decision = next(played(next(configs("duel", 1)), 1)).pending[0]
    assert words.option(decision, words.number("row:close")) == -1
    assert words.option(decision, -1) == -1
    assert words.option(decision, len(words)) == -1


def test_some_keys_by_mode() -> None:
    assert "to:E" in vocabulary("ffa") and "to:C" not in vocabulary("duel")
    assert "deck:3" in vocabulary("tournament") and "deck:1" not in vocabulary("advanced")
    assert "starter:B2" in vocabulary("teams")
    for key in ("take:ghoul", "discard:decoy", "target:close.ghoul", "target:biting_frost"):
        assert key in vocabulary("duel")
    assert "target:siege.ghoul" not in vocabulary("duel")
