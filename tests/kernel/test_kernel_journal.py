"""Journals notice what was cut or edited, and a session takes back what may be taken back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from toy import TOY

from sevencats import __version__
from sevencats.kernel import (
    BadData,
    Event,
    RulesError,
    Session,
    digest,
    load,
    read_journal,
    replay,
)
from sevencats.kernel.registry import game


def played(picks: int = 12) -> Session:
    """A Gwent game, a few picks old."""
    gwent = game("gwent")
    session = Session(gwent, gwent.modes["duel"].samples()[1].config, 8)
    for _ in range(picks):
        decision = session.state.pending[0]
        session.pick(decision.pick(decision.keys[-1]))
    return session


def lines() -> list[str]:
    """The lines of its journal."""
    return played().journal().text().splitlines()


def edited(number: int, **changes: object) -> str:
    """The journal with one line changed; line 1 is the head."""
    found = lines()
    found[number - 1] = json.dumps({**json.loads(found[number - 1]), **changes})
    return "\n".join(found) + "\n"


def replayed(text: str) -> int:
    """Replay all of it and count the picks."""
    return len([step for step in replay(read_journal(text)) if step.entry is not None])


def test_a_whole_journal_replays() -> None:
    text = "\n".join(lines()) + "\n"
    assert replayed(text) == len(lines()) - 2
    assert read_journal(text).text() == text


def test_a_journal_cut_in_a_line_is_noticed() -> None:
    text = "\n".join(lines())
    at = text.index("\n", 20) + 12
    with pytest.raises(BadData, match="line 2 is cut off or no JSON"):
        read_journal(text[:at])
    with pytest.raises(BadData, match=f"line {len(lines())} is cut off or no JSON"):
        read_journal(text[:-5])


def test_a_journal_cut_between_lines_is_noticed() -> None:
    with pytest.raises(BadData, match="cut off after line 5: its end line is missing"):
        read_journal("\n".join(lines()[:5]))
    with pytest.raises(BadData, match="cut off after line 1"):
        read_journal(lines()[0])


def test_a_missing_pick_is_noticed() -> None:
    found = lines()
    del found[3]
    with pytest.raises(BadData, match=f"counts {len(found) - 1} picks, there are {len(found) - 2}"):
        read_journal("\n".join(found))


@pytest.mark.parametrize("text", ["", "\n", "[]", "7", '{"format": "other"}', "{}"])
def test_what_is_no_journal_is_refused(text: str) -> None:
    with pytest.raises(BadData, match=r"this is no journal|line 1"):
        read_journal(text)


@pytest.mark.parametrize("key", ["game", "config", "seed", "engine", "content"])
def test_an_incomplete_head_is_named(key: str) -> None:
    found = lines()
    head = json.loads(found[0])
    del head[key]
    found[0] = json.dumps(head)
    with pytest.raises(BadData, match=f"line 1 is incomplete.*{key}"):
        read_journal("\n".join(found))


@pytest.mark.parametrize("line", ["{}", "[]", "7", '"text"', "null"])
def test_a_line_that_is_no_pick_is_named(line: str) -> None:
    found = lines()
    found[2] = line
    with pytest.raises(BadData, match="line 3 needs 'seat', 'pick' and 'digest'"):
        read_journal("\n".join(found))


def test_an_edited_pick_is_noticed() -> None:
    number = next(i for i, line in enumerate(lines(), 1) if '"redraw:' in line)
    with pytest.raises(BadData, match=rf"line {number}: 'dance' is not an option"):
        replayed(edited(number, pick="dance"))
    with pytest.raises(BadData, match=rf"line {number}: the game after this pick is not the one"):
        replayed(edited(number, pick="done"))


def test_an_edited_digest_is_noticed() -> None:
    with pytest.raises(BadData, match="line 4: the game after this pick is not the one"):
        replayed(edited(4, digest="0" * 16))


def test_an_edited_chance_outcome_is_noticed() -> None:
    number = next(i for i, line in enumerate(lines(), 1) if '"order:' in line)
    with pytest.raises(BadData, match=f"line {number}: 'order:0' is no order"):
        replayed(edited(number, pick="order:0"))


def test_an_unknown_seat_is_named() -> None:
    with pytest.raises(BadData, match="line 3: there is no seat 'Zoe'"):
        replayed(edited(3, seat="Zoe"))


def test_a_seat_that_is_not_asked_is_named() -> None:
    number = next(i for i, line in enumerate(lines(), 1) if '"redraw:' in line)
    with pytest.raises(BadData, match=f"line {number}: chance is not asked"):
        replayed(edited(number, seat="chance"))


def test_another_seed_needs_no_other_outcome() -> None:
    """Chance comes from the journal, so the seed in the head does not decide."""
    assert replayed(edited(1, seed=999)) == len(lines()) - 2


@pytest.mark.parametrize("change", [{"engine": "0.0.0"}, {"content": "0123456789abcdef"}])
def test_another_engine_is_refused_but_the_snapshot_loads(change: dict[str, str]) -> None:
    journal = read_journal(edited(1, **change))
    with pytest.raises(BadData, match="its snapshot still loads") as caught:
        next(replay(journal))
    assert __version__ in str(caught.value)
    assert journal.snapshot is not None
    assert digest(load(journal.snapshot)) == journal.entries[-1].digest


def test_saving_leaves_one_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_text("old", encoding="utf-8")
    journal = played().journal()
    journal.save(path)
    assert path.read_text(encoding="utf-8") == journal.text()
    assert [file.name for file in tmp_path.iterdir()] == ["game.journal"]


def test_a_journal_stays_as_it_was_while_the_game_goes_on() -> None:
    session = played()
    journal = session.journal()
    text = journal.text()
    decision = session.state.pending[0]
    session.pick(decision.pick(decision.keys[-1]))
    assert journal.text() == text


# -- sessions and undo ------------------------------------------------------------------------


def toy_session() -> Session:
    return Session(TOY, {}, 5)


def do(session: Session, key: str) -> list[Event]:
    """The seat that is asked picks ``key``."""
    return session.pick(session.state.pending[0].pick(key))


def test_a_pick_gives_its_events_and_those_of_chance() -> None:
    session = toy_session()
    assert [event.kind for event in do(session, "roll")] == ["rolled"]
    assert [entry.seat for entry in session.entries] == ["Ann", "chance"]


def test_a_refused_pick_is_not_recorded() -> None:
    session = toy_session()
    before = digest(session.state)
    with pytest.raises(RulesError):
        do(session, "dance")
    assert session.entries == [] and digest(session.state) == before
    with pytest.raises(RulesError, match="you have not acted yet"):
        session.undo(0)


def test_undo_takes_back_the_last_pick() -> None:
    session = toy_session()
    before = digest(session.state)
    do(session, "stay")
    after = digest(session.state)
    do(session, "yield")
    session.undo(0)
    assert digest(session.state) == after and len(session.entries) == 1
    session.undo(0)
    assert digest(session.state) == before and session.entries == []
    assert session.state.pending[0].seat == 0
    do(session, "stay")
    assert digest(session.state) == after


def test_no_undo_without_a_pick() -> None:
    with pytest.raises(RulesError, match="you have not acted yet"):
        toy_session().undo(0)


@pytest.mark.parametrize("key", ["roll", "shuffle"])
def test_no_undo_after_chance(key: str) -> None:
    session = toy_session()
    do(session, key)
    before = digest(session.state)
    with pytest.raises(RulesError, match="chance has spoken"):
        session.undo(0)
    assert digest(session.state) == before and len(session.entries) == 2


@pytest.mark.parametrize("key", ["peek", "draw"])
def test_no_undo_after_a_card_was_revealed(key: str) -> None:
    session = toy_session()
    do(session, key)
    before = digest(session.state)
    with pytest.raises(RulesError, match="a card was revealed"):
        session.undo(0)
    assert digest(session.state) == before and len(session.entries) == 1


def test_no_undo_after_another_seat_acted() -> None:
    session = toy_session()
    do(session, "yield")
    do(session, "stay")
    with pytest.raises(RulesError, match="another player has acted"):
        session.undo(0)
    session.undo(1)
    session.undo(0)
    assert session.entries == []


def test_undo_may_go_over_bots() -> None:
    session = toy_session()
    before = digest(session.state)
    do(session, "yield")
    do(session, "stay")
    do(session, "yield")
    session.undo(0, over=frozenset({1}))
    assert digest(session.state) == before and session.entries == []


def test_a_bots_chance_cannot_be_undone_either() -> None:
    session = toy_session()
    do(session, "yield")
    do(session, "roll")
    with pytest.raises(RulesError, match="chance has spoken"):
        session.undo(0, over=frozenset({1}))


def test_what_only_a_bot_learned_can_be_undone() -> None:
    session = toy_session()
    before = digest(session.state)
    do(session, "yield")
    do(session, "peek")
    session.undo(0, over=frozenset({1}))
    assert digest(session.state) == before
