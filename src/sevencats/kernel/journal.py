"""Journals: setup + picks + chance outcomes. Saves, replays, undo and bug reports are this file.

One JSON object per line: a header, one line for each pick and each chance outcome, and an end line
with the number of picks and a snapshot. A pick and the chance outcomes after it are one row of the
game (``Row``); its last line has the digest, so a truncated or edited file is detected.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec

from sevencats import __version__
from sevencats.kernel import registry
from sevencats.kernel.engine import recorded_pick
from sevencats.kernel.errors import BadData, RulesError
from sevencats.kernel.run import Row, RowError, Run, Step, lasting
from sevencats.kernel.snapshot import dump, load

FORMAT = "sevencats-journal/1"
CHANCE_NAME = "chance"


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One pick in the file: the seat's name, the option's key, and the digest after it if it is the
    last of its row."""

    seat: str
    pick: str
    digest: str = ""


@dataclass(slots=True)
class Journal:
    """A recorded game."""

    game: str
    config: dict[str, Any]
    seed: int
    engine: str = __version__
    content: str = ""
    lines: list[Line] = field(default_factory=list)
    snapshot: dict[str, Any] | None = None
    #: The snapshot at the start, for a game that does not begin with the deal.
    start: dict[str, Any] | None = None

    def text(self) -> str:
        """The text of the file."""
        head: dict[str, Any] = {
            "format": FORMAT,
            "engine": self.engine,
            "content": self.content,
            "game": self.game,
            "seed": self.seed,
            "config": self.config,
        }
        if self.start is not None:
            head["start"] = self.start
        end = {"end": len(self.lines), "snapshot": self.snapshot}
        return "".join(
            msgspec.json.encode(line).decode() + "\n" for line in (head, *self.lines, end)
        )

    def save(self, path: Path) -> None:
        """Write the file atomically: after a crash it holds the old or the new text."""
        partial = path.with_name(path.name + ".part")
        partial.write_text(self.text(), encoding="utf-8")
        partial.replace(path)


def read_journal(text: str) -> Journal:
    """Read a journal; raises ``BadData`` naming the line that is truncated, broken or missing."""
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            lines.append(msgspec.json.decode(line))
        except msgspec.DecodeError as error:
            raise BadData(f"journal line {number} is cut off or is not JSON: {error}").phrased(
                "error-journal-json", line=number, reason=error
            ) from error
    if not lines or not isinstance(lines[0], dict) or lines[0].get("format") != FORMAT:
        raise BadData(f"this is not a journal: line 1 must have 'format': {FORMAT!r}").phrased(
            "error-journal-none", format=FORMAT
        )
    if len(lines) < 2 or not isinstance(lines[-1], dict) or "end" not in lines[-1]:
        raise BadData(
            f"the journal is cut off after line {len(lines)}: its end line is missing"
        ).phrased("error-journal-cut", line=len(lines))
    head, *body, end = lines
    if end["end"] != len(body):
        raise BadData(
            f"the journal is incomplete: its end line counts {end['end']} picks, "
            f"there are {len(body)}"
        ).phrased("error-journal-count", end=end["end"], picks=len(body))
    picks = [_line(data, number) for number, data in enumerate(body, 2)]
    for number, (pick, after) in enumerate(zip_longest(picks, picks[1:]), 2):
        if not pick.digest and (after is None or after.seat != CHANCE_NAME):
            raise _incomplete(number)
    try:
        return Journal(
            game=str(head["game"]),
            config=head["config"],
            seed=int(head["seed"]),
            engine=str(head["engine"]),
            content=str(head["content"]),
            lines=picks,
            snapshot=end.get("snapshot"),
            start=head.get("start"),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadData(f"journal line 1 is incomplete: {error}").phrased(
            "error-journal-head", reason=error
        ) from error


def _line(data: Any, number: int) -> Line:
    try:
        return msgspec.convert(data, Line)
    except msgspec.ValidationError as error:
        raise _incomplete(number) from error


def _incomplete(number: int) -> BadData:
    return BadData(f"journal line {number} needs 'seat', 'pick' and 'digest'").phrased(
        "error-journal-line", line=number
    )


# -- lines and rows --------------------------------------------------------------------------------


def lines_of(rows: Iterable[Row], seats: Sequence[str]) -> Iterator[Line]:
    """The lines of rows: one for each pick."""
    for row in rows:
        if row.kind not in ("start", "pick"):
            continue
        picks = [(CHANCE_NAME, key) for key in row.chance]
        if row.kind == "pick":
            picks.insert(0, (seats[row.seat], row.key))
        for place, (seat, key) in enumerate(picks, 1):
            yield Line(seat, key, row.digest if place == len(picks) else "")


def _rows_of(lines: Sequence[Line], seats: Sequence[str]) -> Iterator[tuple[int, Row]]:
    """Group lines into rows, with the number of the first line of each: the set-up's chance
    outcomes, then a row for each pick of a seat."""
    starts = [place for place, line in enumerate(lines) if line.seat != CHANCE_NAME]
    ends = [*starts[1:], len(lines)]
    opening = lines[: starts[0] if starts else len(lines)]
    chance = tuple(line.pick for line in opening)
    yield 2, Row(1, "start", -1, "", chance, opening[-1].digest if opening else "")
    for n, (start, end) in enumerate(zip(starts, ends, strict=False), 2):
        line = lines[start]
        if line.seat not in seats:
            raise BadData(f"journal line {start + 2}: there is no seat {line.seat!r}").phrased(
                "error-journal-seat", line=start + 2, seat=line.seat
            )
        chance = tuple(line.pick for line in lines[start + 1 : end])
        seat = seats.index(line.seat)
        yield start + 2, Row(n, "pick", seat, line.pick, chance, lines[end - 1].digest)


def journal_of(run: Run) -> Journal:
    """The journal of a game that was played here from its beginning, up to now."""
    return journal_with(run, lasting([step.row for step in run.steps]))


def journal_with(run: Run, rows: Iterable[Row]) -> Journal:
    """The journal of a game with the given rows."""
    return Journal(
        game=run.game.name,
        config=run.game.config_data(run.state.config),
        seed=run.seed,
        content=run.game.content(run.state.config),
        lines=list(lines_of(rows, run.seats)),
        snapshot=dump(run.state),
        start=run.beginning,
    )


# -- playing a file again --------------------------------------------------------------------------


def _begin(journal: Journal, kept: int | None = None) -> Run:
    """A journal's game before its first row."""
    game = registry.game(journal.game)
    config = game.config_from(journal.config)
    content = game.content(config)
    if (journal.engine, journal.content) != (__version__, content):
        raise BadData(
            f"this journal was written by engine {journal.engine} with cards "
            f"{journal.content or '?'}; this is engine {__version__} with cards "
            f"{content}, which may play it otherwise. It is not replayed; its snapshot "
            "still loads"
        ).phrased(
            "error-journal-engine",
            engine=journal.engine,
            cards=journal.content or "?",
            own=__version__,
            own_cards=content,
        )
    if journal.start is None:
        state = game.new_game(config, journal.seed)
    else:
        state = load(journal.start, game)
    run = Run(game, state, seed=journal.seed, kept=kept)
    run.beginning = journal.start
    return run


def replay(journal: Journal) -> Iterator[Step]:
    """Play a journal through the kernel, checking the digest after every row.

    The first step is the set-up with the chance outcomes before the first question. A journal of
    another engine or other card data is refused: its snapshot still loads
    (``load(journal.snapshot)``).
    """
    run = _begin(journal, kept=1)
    for line, row in _rows_of(journal.lines, run.seats):
        try:
            step = run.fold(row)
        except RowError as error:
            number = line + error.place
            raise BadData(f"journal line {number}: {error}").phrased(
                "error-journal-row", line=number, reason=error
            ) from error
        yield step


def resume(journal: Journal) -> Run:
    """Rebuild the game of a journal so that it can be played on: its picks are made again, and
    chance must have the same outcomes. Raises ``BadData`` if that fails."""
    for _ in replay(journal):
        pass  # for errors that name the line
    run = _begin(journal)
    run.commit(run.start())
    try:
        for line in journal.lines:
            if line.seat != CHANCE_NAME:
                pick = recorded_pick(run.state, run.seats.index(line.seat), line.pick)
                if pick is not None:
                    run.commit(run.pick(pick))
        again = journal_of(run).lines
    except RulesError:
        again = []
    if [(line.seat, line.pick) for line in again] != [(x.seat, x.pick) for x in journal.lines]:
        raise BadData("chance has other results in the journal than the seed gives").phrased(
            "error-journal-chance"
        )
    return run
