"""Journals notice what was cut or edited, and give a game back to be read or played on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sevencats import __version__
from sevencats.kernel import BadData, Run, digest, dump, load, read_journal, replay
from sevencats.kernel.journal import Journal, journal_of, resume
from sevencats.kernel.registry import game
from sevencats.kernel.run import new_run


def play(run: Run, picks: int) -> Run:
    """Make so many picks."""
    for _ in range(picks):
        decision = run.state.pending[0]
        run.commit(run.pick(decision.pick(decision.keys[-1])))
    return run


def played(picks: int = 12) -> Run:
    """A Gwent game, a few picks old."""
    gwent = game("gwent")
    return play(new_run(gwent, gwent.modes["duel"].samples()[1].config, 8), picks)


def lines() -> list[str]:
    """The lines of its journal."""
    return journal_of(played()).text().splitlines()


def edited(number: int, **changes: object) -> str:
    """The journal with one line changed; line 1 is the head."""
    found = lines()
    found[number - 1] = json.dumps({**json.loads(found[number - 1]), **changes})
    return "\n".join(found) + "\n"


def replayed(text: str) -> int:
    """Replay all of it and count the picks, those of chance too."""
    rows = [step.row for step in replay(read_journal(text))]
    return sum((row.kind == "pick") + len(row.chance) for row in rows)


def test_a_whole_journal_replays() -> None:
    text = "\n".join(lines()) + "\n"
    assert replayed(text) == len(lines()) - 2
    assert read_journal(text).text() == text


def test_a_journal_cut_in_a_line_is_noticed() -> None:
    text = "\n".join(lines())
    at = text.index("\n", 20) + 12
    with pytest.raises(BadData, match="line 2 is cut off or is not JSON"):
        read_journal(text[:at])
    with pytest.raises(BadData, match=f"line {len(lines())} is cut off or is not JSON"):
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
def test_bad_journal_is_refused(text: str) -> None:
    with pytest.raises(BadData, match=r"this is not a journal|line 1"):
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
def test_error_names_line_that_is_not_a_pick(line: str) -> None:
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
    number = next(i for i, line in enumerate(lines(), 1) if i > 4 and '"digest"' in line)
    with pytest.raises(BadData, match=f"line {number}: the game after this pick is not the one"):
        replayed(edited(number, digest="0" * 16))


def test_an_edited_chance_outcome_is_noticed() -> None:
    number = next(i for i, line in enumerate(lines(), 1) if '"order:' in line)
    with pytest.raises(BadData, match=f"line {number}: 'order:0' is not an order"):
        replayed(edited(number, pick="order:0"))


def test_an_unknown_seat_is_named() -> None:
    number = next(i for i, line in enumerate(lines(), 1) if '"redraw:' in line)
    with pytest.raises(BadData, match=f"line {number}: there is no seat 'Zoe'"):
        replayed(edited(number, seat="Zoe"))


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
    assert digest(load(journal.snapshot)) == journal.lines[-1].digest


def test_saving_leaves_one_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_text("old", encoding="utf-8")
    journal = journal_of(played())
    journal.save(path)
    assert path.read_text(encoding="utf-8") == journal.text()
    assert [file.name for file in tmp_path.iterdir()] == ["game.journal"]


def test_a_journal_stays_as_it_was_while_the_game_goes_on() -> None:
    run = played()
    journal = journal_of(run)
    text = journal.text()
    play(run, 1)
    assert journal.text() == text


def test_a_line_in_the_middle_of_a_row_needs_no_digest_but_the_last_one_does() -> None:
    """A pick and what chance adds to it are one row, and older files have a digest in each line."""
    found = lines()
    place = next(i for i, line in enumerate(found) if '"order:' in line and '"digest"' in line)
    middle = place - 1
    assert '"digest"' not in found[middle]
    found[middle] = json.dumps({**json.loads(found[middle]), "digest": "0123456789abcdef"})
    assert replayed("\n".join(found)) == len(found) - 2
    data = json.loads(found[place])
    del data["digest"]
    found[place] = json.dumps(data)
    with pytest.raises(BadData, match=f"line {place + 1} needs 'seat', 'pick' and 'digest'"):
        read_journal("\n".join(found))


def test_a_journal_is_played_on_as_if_it_had_never_stopped() -> None:
    run = resume(journal_of(played(12)))
    assert journal_of(play(run, 9)).text() == journal_of(played(21)).text()


def test_a_journal_with_another_seed_is_read_but_not_played_on() -> None:
    with pytest.raises(BadData, match="chance has other results"):
        resume(read_journal(edited(1, seed=999)))


def test_a_game_that_does_not_begin_with_the_deal_carries_its_beginning() -> None:
    start = played(9)
    run = Run(start.game, start.state.copy(), seed=4)
    run.beginning = dump(start.state)
    run.commit(run.start())
    text = journal_of(play(run, 6)).text()
    journal = read_journal(text)
    assert journal.text() == text
    *_, last = replay(journal)
    assert digest(last.state) == digest(run.state)
    again = journal_of(play(resume(journal), 5))
    assert again.start == run.beginning
    assert again.text() == journal_of(play(run, 5)).text()


def test_a_journal_without_a_pick_is_read() -> None:
    empty = Journal(game="toy", config={}, seed=1)
    assert read_journal(empty.text()).lines == []
