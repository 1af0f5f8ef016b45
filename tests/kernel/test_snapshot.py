"""Broken snapshots are refused with a message a person can use."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec
import pytest

from sevencats.kernel import BadData, SevenCatsError, digest, dump, load, settle
from sevencats.kernel.registry import game


def snapshot() -> dict[str, Any]:
    """A Gwent game at its first question, as JSON."""
    gwent = game("gwent")
    state = gwent.new_game(gwent.modes["duel"].samples()[0].config, 3)
    settle(state)
    data = json.loads(json.dumps(dump(state)))
    assert isinstance(data, dict)
    return data


def test_whole_snapshot_loads() -> None:
    data = snapshot()
    state = load(data)
    assert json.loads(json.dumps(dump(state))) == data
    assert digest(state) == digest(load(data))


@pytest.mark.parametrize(
    ("name", "mode"), [("gwent", "duel"), ("gwent", "ffa"), ("oldworld", "base")]
)
def test_a_digest_is_the_hash_of_a_snapshot_in_one_order(name: str, mode: str) -> None:
    """Stored journals hold digests, so their algorithm must not change."""
    rules = game(name)
    for sample in rules.modes[mode].samples()[:3]:
        # A set-up that is read again is another one with the same data.
        for config in (sample.config, rules.config_from(rules.config_data(sample.config))):
            data = dump(state := rules.new_game(config, 3))
            core = (name, data["config"], data["state"])
            text = msgspec.json.encode(core, order="deterministic")
            assert digest(state) == blake2b(text, digest_size=8).hexdigest()


def test_a_snapshot_shares_nothing_with_the_state() -> None:
    gwent = game("gwent")
    state = gwent.new_game(gwent.modes["duel"].samples()[0].config, 3)
    before = digest(state)
    data = dump(state)["state"]
    for zone in data["zones"]:
        zone.append(7)
    data["zones"].append([7])
    data["known"].append(7)
    data["face"].append(7)
    data["fields"].clear()
    assert digest(state) == before


@pytest.mark.parametrize("data", [None, [], "text", 7, {}, {"format": "sevencats-snapshot/999"}])
def test_bad_snapshot_is_refused(data: Any) -> None:
    with pytest.raises(BadData, match="this is not a snapshot: 'format' must be"):
        load(data)


@pytest.mark.parametrize("key", ["game", "config", "state", "rng"])
def test_a_missing_key_is_named(key: str) -> None:
    data = snapshot()
    del data[key]
    with pytest.raises(BadData, match=f"'{key}' is missing"):
        load(data)


@pytest.mark.parametrize("key", sorted(snapshot()["state"]))
def test_a_missing_part_of_the_state_is_named(key: str) -> None:
    data = snapshot()
    del data["state"][key]
    with pytest.raises(BadData, match=f"'{key}' is missing"):
        load(data)


@pytest.mark.parametrize("key", sorted(snapshot()["state"]["fields"]))
def test_a_missing_field_is_named(key: str) -> None:
    data = snapshot()
    del data["state"]["fields"][key]
    with pytest.raises(BadData, match=f"'{key}' is missing"):
        load(data)


def test_an_unknown_game_is_named() -> None:
    data = snapshot()
    data["game"] = "chess"
    with pytest.raises(SevenCatsError, match="no game 'chess'; the games are gwent"):
        load(data)


def _drop_card(state: dict[str, Any]) -> None:
    state["face"].pop()


def _double_card(state: dict[str, Any]) -> None:
    state["face"][0] = state["face"][1]


def _double_sleeve(state: dict[str, Any]) -> None:
    state["zones"][0].append(state["zones"][1][0])


def _lose_sleeve(state: dict[str, Any]) -> None:
    state["zones"][0].pop()


def _far_sleeve(state: dict[str, Any]) -> None:
    state["zones"][0][0] = 10_000


def _negative_sleeve(state: dict[str, Any]) -> None:
    state["zones"][0][0] = -1


def _drop_zone(state: dict[str, Any]) -> None:
    state["zones"].pop()


def _unknown_frame(state: dict[str, Any]) -> None:
    state["stack"][-1][0] = "Nonsense"


def _short_frame(state: dict[str, Any]) -> None:
    state["stack"][-1] = state["stack"][-1][:1]


def _empty_frame(state: dict[str, Any]) -> None:
    state["stack"][-1] = []


def _text_for_number(state: dict[str, Any]) -> None:
    state["fields"]["round"] = "first"


def _list_for_number(state: dict[str, Any]) -> None:
    state["fields"]["turn"] = [1]


def _long_list(state: dict[str, Any]) -> None:
    state["fields"]["gems"] = [2, 2, 2]


def _open_ids(state: dict[str, Any]) -> None:
    state["open"] = []


def _no_object(state: dict[str, Any]) -> None:
    state["fields"] = None


@pytest.mark.parametrize(
    "spoil",
    [
        _drop_card,
        _double_card,
        _double_sleeve,
        _lose_sleeve,
        _far_sleeve,
        _negative_sleeve,
        _drop_zone,
        _unknown_frame,
        _short_frame,
        _empty_frame,
        _text_for_number,
        _list_for_number,
        _long_list,
        _open_ids,
        _no_object,
    ],
)
def test_a_broken_state_is_bad_data(spoil: Callable[[dict[str, Any]], None]) -> None:
    data = snapshot()
    spoil(data["state"])
    with pytest.raises(BadData, match=r"the snapshot is broken: \S+"):
        load(data)


def test_the_wrong_number_of_cards_is_named() -> None:
    data = snapshot()
    data["state"]["face"].pop()
    data["state"]["known"].pop()
    with pytest.raises(BadData, match="number of cards does not fit its set-up"):
        load(data)


def test_a_broken_set_up_is_named() -> None:
    data = snapshot()
    data["config"]["decks"][0]["cards"] = "all of them"
    with pytest.raises(BadData, match="set-up of the game is broken"):
        load(data)
    data = snapshot()
    data["config"]["decks"][0]["cards"]["the_moon"] = 1
    with pytest.raises(BadData, match="there is no card 'the_moon'"):
        load(data)


def test_a_refused_snapshot_is_not_changed() -> None:
    data = snapshot()
    del data["state"]["fields"]["idle"]
    before = json.dumps(data)
    with pytest.raises(BadData):
        load(data)
    assert json.dumps(data) == before
