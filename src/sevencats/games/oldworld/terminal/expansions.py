"""The list of expansions: what each is, and what it cannot be played with."""

from __future__ import annotations

import json
from typing import Any

import typer

from sevencats.cli.options import AsJson, Lang
from sevencats.games.oldworld.expansion import expansions_of
from sevencats.games.oldworld.packs.catalogue import clashes_of, sets, tells_in
from sevencats.games.oldworld.packs.catalogue import expansions as listed
from sevencats.games.oldworld.packs.load import load
from sevencats.text import Texts


def expansions(as_json: AsJson = False, lang: Lang = "") -> None:
    """List the expansions for --expansions, and which of them cannot be played together (W0.1)."""
    rows = _rows()
    if as_json:
        typer.echo(json.dumps(rows, indent=2))
        return
    texts = Texts.load(lang)
    width = max(len(row["id"]) for row in rows)
    for row in rows:
        name = texts(f"ow-expansion-{row['id'].replace('_', '-')}")
        notes = []
        if row["names"]:
            notes.append(texts("ow-expansion-names", names=", ".join(row["names"])))
        if row["clashes"]:
            notes.append(texts("ow-expansion-clashes", names=", ".join(row["clashes"])))
        if row["id"] not in sets() and not tells_in(row["id"], texts.lang):
            notes.append(texts("ow-expansion-english"))
        if row["choices"]:
            notes.append(texts("ow-expansion-choices", names=", ".join(row["choices"])))
        typer.echo(f"{row['id'].ljust(width)}  {'; '.join([name, *notes])}")


def _rows() -> list[dict[str, Any]]:
    every = [
        {
            "id": name,
            "names": [],
            "clashes": list(clashes_of(name)),
            "choices": _choices(name),
        }
        for name in listed()
    ]
    groups = [
        {
            "id": name,
            "names": list(parts),
            "clashes": [],
            "choices": [],
        }
        for name, parts in sets().items()
    ]
    return every + groups


def _choices(name: str) -> list[str]:
    """The choices of an expansion."""
    offers = [one for more in expansions_of([name]) for one in more.rules.choices(load((name,)))]
    words = [word for one in offers for word in one.words]
    return [f"{name}:{word}" for word in words]
