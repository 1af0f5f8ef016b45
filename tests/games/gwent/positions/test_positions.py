"""Position files: each is played by the library and by the command, and compared with what is
written beside it (``name.expect.json``, a part of the outcome)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from helpers.position_files import assert_part, decoded, expected, position_files, run_command

from sevencats.games.gwent.positions.file import read_position
from sevencats.games.gwent.positions.runner import play_position, set_up
from sevencats.kernel.errors import BadData
from sevencats.kernel.snapshot import digest

HERE = Path(__file__).parent
FILES = position_files(HERE)


def command(*files: str | Path, stdin: str | None = None) -> tuple[int, list[dict[str, Any]]]:
    return run_command("gwent", *files, stdin=stdin)


@cache
def played(path: Path) -> dict[str, Any]:
    """The outcome by the library. Two tests look at it, and playing takes most of their time."""
    return play_position(decoded(path))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_position(path: Path) -> None:
    data = decoded(path)
    assert data["note"]
    assert_part(expected(path), played(path))


def test_the_command_prints_one_line_for_each_file_in_order() -> None:
    code, lines = command(*FILES)
    assert code == 0
    assert len(lines) == len(FILES) >= 40
    for path, line in zip(FILES, lines, strict=True):
        assert_part(expected(path), line, path.stem)
        assert line == json.loads(json.dumps(played(path)))


def test_every_file_has_its_expectation_and_the_reverse() -> None:
    beside = sorted(HERE.glob("*.expect.json"))
    assert beside == sorted(path.with_suffix(".expect.json") for path in FILES)


def test_the_command_reads_standard_input() -> None:
    path = HERE / "spy_draws_two.json"
    code, lines = command("-", stdin=path.read_text(encoding="utf-8"))
    assert code == 0
    assert_part(expected(path), lines[0])


# -- steps the rules do not allow ---------------------------------------------------------------


@pytest.mark.parametrize(
    "path", [path for path in FILES if expected(path).get("legal") is False], ids=lambda p: p.stem
)
def test_an_illegal_step_leaves_the_position_as_before(path: Path) -> None:
    data = decoded(path)
    outcome = play_position(data)
    step = outcome["refused"]["step"]
    without = play_position({**data, "script": data["script"][: step - 1], **_fixed(data)})
    assert without["legal"] is True
    for key, value in without.items():
        if key != "legal":
            assert outcome[key] == value, key


def _fixed(data: dict[str, Any]) -> dict[str, Any]:
    """Turn and phase follow from the first step unless they are given, so give them."""
    position = read_position(data)
    return {"turn": position.seating.seats[position.turn], "phase": position.phase}


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ({"do": "play", "seat": "B", "card": "roach#1"}, "it is not the turn of B"),
        ({"do": "pass", "seat": "B"}, "it is not the turn of B"),
        ({"do": "play", "seat": "A", "card": "fiend#1"}, "fiend#1 is not in the hand of A"),
        ({"do": "play", "seat": "A", "card": "roach#1"}, "roach#1 is not in the hand of A"),
        ({"do": "play", "seat": "A", "card": "ves#9"}, "there is no card 'ves#9'"),
        ({"do": "play", "seat": "A", "card": "ves#1", "row": "siege"}, "cannot be placed"),
        ({"do": "play", "seat": "A", "card": "decoy#1", "target": "roach#1"}, "no place or target"),
        ({"do": "play", "seat": "A", "card": "ves#1", "revive": ["fiend#1"]}, "nothing was asked"),
        ({"do": "leader", "seat": "A"}, "'leader' is not among"),
        ({"do": "redraw", "seat": "A", "card": "ves#1"}, "it is not the turn of A"),
        ({"do": "starter", "seat": "A"}, "nobody may decide who starts"),
    ],
)
def test_refused_steps_say_why_and_change_nothing(step: Any, reason: str) -> None:
    data = {
        "format": "gwent-position/1",
        "turn": "A",
        "phase": "play",
        "seats": {
            "A": {"hand": ["ves#1", "decoy#1"], "deck": ["fiend#1"]},
            "B": {"hand": ["roach#1"]},
        },
    }
    before = play_position(data)
    after = play_position({**data, "script": [step, {"do": "pass", "seat": "A"}]})
    assert after.pop("legal") is False
    refused = after.pop("refused")
    assert refused["step"] == 1
    assert reason in refused["reason"]
    assert before.pop("legal") is True
    assert after == before
    state = set_up(read_position(data))
    assert digest(state) == digest(set_up(read_position({**data, "script": [step]})))


# -- files that make no sense -------------------------------------------------------------------

BASE = {"format": "gwent-position/1", "seats": {"A": {"hand": ["ves#1"]}, "B": {}}}


def seat_a(**given: Any) -> dict[str, Any]:
    return {**BASE, "seats": {"A": given}}


BROKEN: list[tuple[str, Any, str]] = [
    ("not an object", [], "the file: must be an object"),
    ("no format", {"seats": {}}, "format: must be 'gwent-position/1'"),
    ("unknown key", {**BASE, "colour": 1}, "the file: unknown key 'colour'"),
    ("unknown seat key", seat_a(hnad=[]), "seats.A: unknown key 'hnad'"),
    ("unknown seat", {**BASE, "seats": {"C": {}}}, "seats: duel has the seats A/B"),
    ("unknown mode", {**BASE, "mode": "chess"}, "mode: there is no Gwent mode 'chess'"),
    ("unknown card", seat_a(hand=["vess#1"]), "seats.A.hand[0]: there is no card 'vess'"),
    ("no copy number", seat_a(hand=["ves"]), "seats.A.hand[0]: a card is written id#n"),
    (
        "two zones",
        seat_a(hand=["ves#1"], board={"close": ["ves#1"]}),
        "seats.A.board.close[0]: ves#1 already lies in seats.A.hand[0]",
    ),
    ("row name", seat_a(board={"melee": []}), "seats.A.board: unknown key 'melee'"),
    (
        "wrong row",
        seat_a(board={"siege": ["ves#1"]}),
        "seats.A.board.siege[0]: ves cannot lie in the siege row",
    ),
    ("special in a row", seat_a(board={"close": ["scorch#1"]}), "scorch is a special"),
    ("unit beside a row", seat_a(row_special={"close": ["ves#1"]}), "ves cannot lie at a row"),
    ("no list", seat_a(hand="ves#1"), "seats.A.hand: must be a list, not a text"),
    ("faction", seat_a(faction="elves"), "seats.A.faction: there is no faction 'elves'"),
    ("leader", seat_a(leader="dagon"), "seats.A.leader: there is no leader 'dagon'"),
    ("gems", seat_a(gems=-1), "seats.A.gems: must be a whole number of at least 0"),
    ("round", {**BASE, "round": 0}, "round: must be a whole number of at least 1"),
    ("seed", {**BASE, "seed": "x"}, "seed: must be a whole number"),
    ("turn", {**BASE, "turn": "Z"}, "turn: there is no seat 'Z'"),
    ("phase", {**BASE, "phase": "end"}, "phase: must be one of start, redraw, play"),
    ("weather", {**BASE, "weather": [{"card": "ves#2"}]}, "weather[0].card: ves is not a weather"),
    (
        "weather by",
        {**BASE, "weather": [{"card": "biting_frost#1", "by": "Q"}]},
        "weather[0].by: there is no seat 'Q'",
    ),
    ("owners", {**BASE, "owners": {"fiend#1": "B"}}, "owners: 'fiend#1' lies nowhere"),
    ("sides", {**BASE, "sides": {"A": {}}}, "sides: in duel seats and sides are the same"),
    ("inline kind", {**BASE, "cards": {"x": {"kind": "god"}}}, "cards.x.kind: must be one of"),
    ("inline key", {**BASE, "cards": {"x": {"power": 1}}}, "cards.x: unknown key 'power'"),
    (
        "inline ability",
        {**BASE, "cards": {"x": {"abilities": ["fly"]}}},
        "cards.x.abilities: there is no ability 'fly'",
    ),
    ("inline row", {**BASE, "cards": {"x": {"rows": ["sky"]}}}, "cards.x.rows: there is no row"),
    (
        "inline link",
        {**BASE, "cards": {"x": {"summons": "nobody"}}},
        "cards.x: there is no card 'nobody'",
    ),
    ("step", {**BASE, "script": [{"do": "dance"}]}, "script[0].do: must be one of play, leader"),
    (
        "step key",
        {**BASE, "script": [{"do": "pass", "seat": "A"}, {"do": "pass", "who": "B"}]},
        "script[1]: unknown key 'who'",
    ),
    ("step no object", {**BASE, "script": ["pass"]}, "script[0]: must be an object, not a text"),
]


@pytest.mark.parametrize(("data", "message"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN])
def test_a_broken_file_is_refused_and_the_place_is_named(data: Any, message: Any) -> None:
    with pytest.raises(BadData) as caught:
        play_position(data)
    assert message in str(caught.value)


def test_the_command_goes_on_after_a_broken_file(tmp_path: Path) -> None:
    good = HERE / "game_draw.json"
    truncated = tmp_path / "truncated.json"
    truncated.write_text(good.read_text(encoding="utf-8")[:80], encoding="utf-8")
    unknown = tmp_path / "unknown.json"
    unknown.write_text(json.dumps(seat_a(hand=["vess#1"])), encoding="utf-8")
    missing = tmp_path / "missing.json"
    code, lines = command(truncated, good, unknown, missing, good)
    assert code == 2
    assert [sorted(line) == ["error"] for line in lines] == [True, False, True, True, False]
    assert "truncated.json" in lines[0]["error"] and "not JSON" in lines[0]["error"]
    assert "seats.A.hand[0]: there is no card 'vess'" in lines[2]["error"]
    assert "missing.json" in lines[3]["error"]
    assert lines[1] == lines[4]
    assert lines[1]["game"] == "draw"
