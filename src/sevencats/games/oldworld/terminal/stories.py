"""The stories command: the exploration and event cards, counted, and as a page to read them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from sevencats.cli.options import AsJson, Lang
from sevencats.cli.play.playing import words_of
from sevencats.games.oldworld.balance.spread import spread
from sevencats.games.oldworld.packs.counts import DeckCount, count_decks
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.packs.own import folder_of_pack
from sevencats.games.oldworld.stories import overview as story_overview
from sevencats.games.oldworld.stories.page import Sample, deck_name, page
from sevencats.games.oldworld.terminal.options import Expansions, PackFolder
from sevencats.sim.games import kept_records
from sevencats.text import LANGUAGES, Texts, over


def stories(
    html: Annotated[
        Path | None, typer.Option("--html", help="Write a page of all cards to this file.")
    ] = None,
    overview: Annotated[
        bool,
        typer.Option(
            "--overview",
            help="All packs: cards by language, chains, what knows an earlier card, lengths.",
        ),
    ] = False,
    spread_log: Annotated[
        Path | None,
        typer.Option(
            "--spread", help="With --html: a file of oldworld spread, to show its counts."
        ),
    ] = None,
    sample: Annotated[
        int, typer.Option("--sample", help="With --html: only so many cards, drawn by --seed.")
    ] = 0,
    seed: Annotated[int, typer.Option(help="With --sample: which cards are drawn.")] = 1,
    expansions: Expansions = "",
    pack: PackFolder = None,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Count the stories and events beside those of the box, or write a page to read them.

    The page shows every card with its branches, in all languages side by side, with prices,
    effects, chains and a search. It is one file and needs no network. It gives all secrets away.
    """
    folders = [folder_of_pack(pack)] if pack else []
    content = load((*words_of(expansions), *folders))
    texts = {code: over(Texts.load(code), folders) for code in LANGUAGES}
    if html is not None:
        spreads = spread(kept_records(spread_log)) if spread_log else ()
        drawn = Sample(sample, seed) if sample else None
        html.write_text(page(content, texts, lang, spreads, drawn), encoding="utf-8")
        typer.echo(texts[lang]("ow-reader-written", file=str(html)))
    elif overview:
        for line in story_overview.lines(texts, texts[lang]):
            typer.echo(line)
    elif as_json:
        counts = {count.deck: _as_data(count) for count in count_decks(content)}
        typer.echo(json.dumps(counts, indent=2))
    else:
        for line in table(count_decks(content), texts[lang]):
            typer.echo(line)


def table(counts: list[DeckCount], texts: Texts) -> list[str]:
    """The counts in columns: for each deck the cards of ours and the share, and the box's."""
    rows = [[""], [texts("ow-reader-cards")]]
    rows += [[texts(f"ow-reader-effect-{effect}")] for effect in counts[0].effects]
    for count in counts:
        head = [deck_name(texts, count.deck), texts("ow-reader-box")]
        cells = [head, [str(count.cards), _or_dash(count.box)]]
        for ours, box in count.effects.values():
            percent = f"{ours / count.cards:.0%}" if count.cards else "-"
            cells.append([percent, "-" if box is None else f"{box}%"])
        for row, cell in zip(rows, cells, strict=True):
            row += cell
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _or_dash(number: int | None) -> str:
    return "-" if number is None else str(number)


def _as_data(count: DeckCount) -> dict[str, Any]:
    effects = {
        effect: {"cards": ours, "box_percent": box} for effect, (ours, box) in count.effects.items()
    }
    return {"cards": count.cards, "box": count.box, "effects": effects}
