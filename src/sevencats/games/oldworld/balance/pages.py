"""The balance report as files: a page in Markdown, its charts, and all of it as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from sevencats.games.oldworld.balance import charts
from sevencats.games.oldworld.balance.targets import Target, targets

Report = Mapping[str, Any]
#: Rows of the long tables: the best and the worst.
_ENDS = 12


def write_pages(folder: Path, report: Report, about: Mapping[str, Any]) -> Path:
    """Write all files; gives the page."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures(report).items():
        (folder / f"{name}.svg").write_text(picture, encoding="utf-8")
    data = {**about, "targets": [target._asdict() for target in targets(report)], **report}
    (folder / "report.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    page = folder / "report.md"
    page.write_text("\n".join(_page(report, about)) + "\n", encoding="utf-8")
    return page


def pictures(report: Report) -> dict[str, str]:
    """The charts by the name of their file; none where only solo games were played."""
    if not report["games"]:
        return {}
    course = report["course"]
    chances = {f"monster {level}": row for level, row in report["odds"]["levels"].items()}
    won = {f"fought, level {level}": row for level, row in report["fights"]["levels"].items()}
    actions = {row["name"]: row["worth"] for row in report["worth"]["actions"] if row["worth"]}
    wealth = {name: course[name] for name in ("gold", "deck", "attributes")}
    growth = {"level": course["level"], "trophies": course["track"]}
    return {
        "rounds": charts.columns("Rounds of a game", report["rounds"]["histogram"]),
        "schools": charts.bars("Wins by school, 1 is par", report["schools"], par=1.0),
        "order": charts.bars("Wins by order of play, 1 is par", report["order"], par=1.0),
        "wealth": charts.curves("Gold, deck and attributes by round", wealth),
        "growth": charts.curves("Witcher level and trophies by round", growth),
        "fights": charts.bars("Odds and fights won by level", {**chances, **won}, percent=True),
        "actions": charts.bars("Worth of location actions in win share", actions, percent=True),
    }


def target_table(rows: Sequence[Target]) -> list[str]:
    """The targets as a table, ticked or with what is short."""
    lines = ["| target | wanted | measured | met |", "| --- | --- | --- | --- |"]
    for row in rows:
        tick = "✓" if row.met else f"✗ {row.short}"
        lines.append(f"| {row.name} | {row.wanted} | {row.measured} | {tick} |")
    return lines


def _page(report: Report, about: Mapping[str, Any]) -> Iterator[str]:
    words = ", ".join(f"{name} {value}" for name, value in about.items())
    yield from ("# Balance of Old World", "", f"{words}.", "", "## Targets", "")
    yield from target_table(targets(report))
    if not report["games"]:
        return
    for name in pictures(report):
        yield from ("", f"![{name}]({name}.svg)")
    yield from ("", "## Rounds", "")
    yield from _table(("seats", "games", "rounds", "95 %"), _length_rows(report))
    yield from ("", "## Fights", "", "By level of monster and witcher, as they were fought.", "")
    yield from _table(
        ("monster", "witcher", "fights", "won", "95 %", "driven away"),
        (
            (row["monster"], row["witcher"], row["n"], *_percent(row), row["driven_away"])
            for row in report["fights"]["by_witcher"]
        ),
    )
    yield from ("", "Odds of all witchers against all monsters on the board, fought or not.", "")
    yield from _table(
        ("monster", "witcher", "trophies", "estimates", "odds", "95 %"),
        (
            (row["monster"], row["level"], row["trophies"], row["n"], *_percent(row))
            for row in report["odds"]["cells"]
        ),
    )
    yield from ("", "## Phase II, of turns", "")
    yield from _table(("what", "share"), ((k, f"{v:.1%}") for k, v in report["phases"].items()))
    for name, rows in report["worth"].items():
        yield from _worth_table(name, rows)
    yield from _tension(report["tension"])


def _length_rows(report: Report) -> Iterator[tuple[object, ...]]:
    lengths = {**report["rounds"]["seats"], "all": report["rounds"]["all"]}
    for seats, row in lengths.items():
        yield seats, row["n"], f"{row['mean']:.1f}", f"{row['low']:.1f} to {row['high']:.1f}"


def _worth_table(name: str, rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """A table of uses and worth; of long lists the two ends."""
    yield from ("", f"## Use and worth: {name}", "")
    known = sorted(
        (row for row in rows if row["worth"]), key=lambda row: -float(row["worth"]["mean"])
    )
    # Nearly everybody did these, or nearly nobody: there is nothing to compare with.
    unknown = [row for row in rows if not row["worth"]] if len(rows) <= _ENDS else []
    if len(known) > 2 * _ENDS:
        yield from (f"{len(known)} in all; the {_ENDS} at each end.", "")
        known = [*known[:_ENDS], *known[-_ENDS:]]
    yield from _table(
        ("name", "uses", "of turns", "seats", "win share", "95 %"),
        (
            (row["name"], row["uses"], f"{row['of_turns']:.1%}", row["seats"], *worth)
            for row, worth in ((row, _signed(row["worth"])) for row in (*known, *unknown))
        ),
    )


def _tension(tension: Mapping[str, Any]) -> Iterator[str]:
    yield from ("", "## Tension", "")
    changes = tension["lead_changes"]
    yield f"- The lead changes {changes['mean']:.1f} times a game."
    yield f"- The winner was behind at some time in {tension['winner_was_behind']['mean']:.0%}, by"
    yield f"  two trophies or more in {tension['winner_was_two_behind']['mean']:.0%}."
    yield f"- A rival was one trophy short at the end in {tension['close_finish']['mean']:.0%}."


def _percent(row: Mapping[str, Any]) -> tuple[str, str]:
    return f"{row['mean']:.0%}", f"{row['low']:.0%} to {row['high']:.0%}"


def _signed(row: Mapping[str, Any] | None) -> tuple[str, str]:
    if row is None:
        return "-", "-"
    return f"{row['mean']:+.1%}", f"{row['low']:+.1%} to {row['high']:+.1%}"


def _table(head: Sequence[str], rows: Any) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"| {' | '.join('---' for _ in head)} |"
    for row in rows:
        yield f"| {' | '.join(map(str, row))} |"
