"""The catalogue as one JSON file, the page's only source of card facts."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sevencats.games.gwent.bots.faces import FACES
from sevencats.games.gwent.cards.catalogue import Catalogue, base, content_hash
from sevencats.games.gwent.cards.model import FACTIONS, Card
from sevencats.games.gwent.rules.placing import where_it_goes

#: Path of the file, relative to the project's folder.
FILE = Path("web", "generated", "catalogue.json")


def catalogue_text() -> str:
    """Return the content of the file: a line for each card, leader, starter deck and rival."""
    catalogue = base()
    parts = {
        "hash": json.dumps(content_hash(catalogue)),
        "factions": json.dumps(FACTIONS),
        "cards": _lines(_card(card, catalogue) for card in catalogue.cards.values()),
        "leaders": _lines(asdict(leader) for leader in catalogue.leaders.values()),
        "starters": _lines(_starter(deck) for deck in catalogue.starters.values()),
        "faces": _lines(face._asdict() for face in FACES),
    }
    body = ",\n".join(f'"{name}": {text}' for name, text in parts.items())
    return f"{{\n{body}\n}}\n"


def write(root: Path) -> Path:
    """Write the file below ``root`` and return its path."""
    path = root / FILE
    if not path.parent.is_dir():
        raise ValueError(f"no folder {path.parent}: run this in the project's own folder")
    path.write_text(catalogue_text(), encoding="utf-8")
    return path


def _card(card: Card, catalogue: Catalogue) -> dict[str, Any]:
    facts = asdict(card)
    facts["musters"] = sorted(card.musters, key=catalogue.order)
    facts["goes"] = where_it_goes(card)
    return {name: value for name, value in facts.items() if value not in (None, (), [], False)}


def _starter(deck: Any) -> dict[str, Any]:
    return {name: value for name, value in asdict(deck).items() if value}


def _lines(records: Any) -> str:
    lines = (json.dumps(r, ensure_ascii=False, separators=(",", ":")) for r in records)
    return "[\n" + ",\n".join(lines) + "\n]"
