"""The pack commands of Old World: check a pack, list the values that are ours, and begin a pack
with them."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from sevencats.cli.play.playing import words_of
from sevencats.cli.play.screen import width, wrap
from sevencats.games.oldworld.packs.archive import fold
from sevencats.games.oldworld.packs.authored import (
    Authored,
    authored_values,
    read_sheet,
    write_pack,
    write_sheet,
)
from sevencats.games.oldworld.packs.catalogue import BASE, built_in, check_names, spelled_out
from sevencats.games.oldworld.packs.check import Report, check_pack, own_texts
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.packs.own import folder_of_pack
from sevencats.games.oldworld.packs.read import read_entries, read_manifest
from sevencats.games.oldworld.stories.preview import preview_lines
from sevencats.kernel import BadData, RulesError
from sevencats.text import LANGUAGES, Texts, over

app = typer.Typer(
    help="Check packs of content, list the values that are ours, begin a pack of your own.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

_Packs = Annotated[
    str, typer.Option("--packs", help="Packs with commas between them; by default all there are.")
]
_Kind = Annotated[str, typer.Option("--kind", help="Only records of this kind, such as monster.")]


@app.command("check")
def check(
    folder: Annotated[
        Path, typer.Argument(metavar="PACK", help="The folder or zip file of the pack.")
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check a pack. Prints every fault in a line of its own; exit code 2 if there is one."""
    report = check_pack(folder_of_pack(folder))
    if as_json:
        typer.echo(json.dumps(asdict(report), indent=2, ensure_ascii=False))
    else:
        for line in report.faults or _summary(report):
            typer.echo(line)
    if report.faults:
        raise typer.Exit(2)


@app.command("authored")
def authored(
    packs: _Packs = "",
    kind: _Kind = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    as_csv: Annotated[
        bool, typer.Option("--csv", help="Print a sheet with a column for what your box says.")
    ] = False,
) -> None:
    """List every value that is ours, the box's being unknown: record, field, value, limits."""
    values = _values(_chosen(packs), kind)
    if as_json:
        typer.echo(json.dumps([one._asdict() for one in values], indent=2, ensure_ascii=False))
    elif as_csv:
        typer.echo(write_sheet(values), nl=False)
    else:
        for one in values:
            limits = f"  ({one.limits})" if one.limits else ""
            typer.echo(f"{one.pack}: {one.kind} {one.id}: {one.field} = {one.value}{limits}")


@app.command("new")
def new(
    folder: Annotated[
        Path,
        typer.Option("--from-authored", metavar="FOLDER", help="Where the new pack shall lie."),
    ],
    packs: Annotated[
        str, typer.Option("--packs", help="The packs whose values it holds, with commas.")
    ] = "base",
    kind: _Kind = "",
    sheet: Annotated[
        Path | None, typer.Option("--sheet", help="A sheet of 'pack authored --csv', filled in.")
    ] = None,
) -> None:
    """Begin a pack of your own: the values that are ours as comments, to be replaced by your box's.

    What a sheet gives is put in its place. Check the pack with 'pack check', play it with --pack.
    """
    chosen = _chosen(packs)
    values = _values(chosen, kind)
    printed = [] if sheet is None else read_sheet(sheet, values)
    for path in write_pack(folder, chosen, values, printed):
        typer.echo(str(path))


@app.command("zip")
def to_zip(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the pack.")],
    out: Annotated[Path | None, typer.Option(help="The file; by default DIR.zip.")] = None,
) -> None:
    """Make one file of a pack without faults, to be given to others."""
    report = check_pack(folder)
    if report.faults:
        raise BadData("\n".join(report.faults))
    path = out or folder.resolve().with_suffix(".zip")
    path.write_bytes(fold(folder))
    typer.echo(str(path))


@app.command("preview")
def preview(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the pack.")],
    card: Annotated[str, typer.Option(help="Only the story or event with this id.")] = "",
    lang: Annotated[
        str, typer.Option(help="Languages with commas; by default those that the pack names.")
    ] = "",
) -> None:
    """Read the stories and events of a pack as players will, with every result, in all languages.

    It gives all secrets away. For a page with all languages side by side: oldworld stories --html.
    """
    folder = folder_of_pack(folder)
    manifest = read_manifest(folder)
    needs = tuple(name for name in spelled_out(manifest.needs) if name != BASE)
    content = load((*needs, folder))
    entries, _ = read_entries(folder)
    cards = [
        (entry.kind, entry.id)
        for entry in entries
        if entry.kind in ("story", "event") and card in ("", entry.id)
    ]
    if not cards:
        named = f"no story or event {card!r}" if card else "no story and no event"
        raise RulesError(f"{folder.name}: there is {named} in this pack")
    codes = words_of(lang) or [code for code in manifest.languages if code in LANGUAGES]
    texts = {code: over(Texts.load(code), [folder]) for code in codes}
    known = {code: {*Texts.load(code).ids(), *own_texts(folder, code).ids()} for code in codes}
    for line in preview_lines(content, cards, texts, known):
        for part in wrap(line, width(), 5):
            typer.echo(part)


def _chosen(packs: str) -> tuple[str, ...]:
    """The named packs, in the order in which they are read."""
    there = built_in()
    named = spelled_out(words_of(packs)) or tuple(there)
    check_names(name for name in named if packs and name != there[0])
    return tuple(name for name in there if name in named)


def _values(packs: tuple[str, ...], kind: str) -> list[Authored]:
    values = authored_values(packs)
    kinds = list(dict.fromkeys(one.kind for one in values))
    if kind and kind not in kinds:
        raise RulesError(f"nothing of ours is of the kind {kind!r}; there are {', '.join(kinds)}")
    return [one for one in values if kind in ("", one.kind)]


def _summary(report: Report) -> list[str]:
    """A table of what the pack holds."""
    rows = [("kind", "records", "cards", "with authored values")]
    rows += [
        (kind, str(records), str(cards), str(ours))
        for kind, (records, cards, ours) in report.counts.items()
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    lines = [f"{report.pack}: no faults; texts in {', '.join(report.languages)}"]
    for kind, *numbers in rows:
        cells = [kind.ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(numbers, widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return lines
