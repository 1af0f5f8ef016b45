"""The stories command: the exploration and event cards, counted, and as a page to read them."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import typer

from sevencats.cli.options import AsJson, Lang
from sevencats.cli.playing import words_of
from sevencats.kits.oldworld.commands.options import Expansions, PackFolder
from sevencats.kits.oldworld.commands.story_counts import DeckCount, count_decks
from sevencats.kits.oldworld.commands.story_data import page_data
from sevencats.oldworld.packs.load import Content, load
from sevencats.text import LANGUAGES, Texts, over

#: The page without its data: styles, markup and script in one file.
TEMPLATE = files(__package__).joinpath("stories.html")
#: The words of the page itself, each a message ``ow-reader-...``.
WORDS = (
    *("title", "search", "all-decks", "languages", "shown", "price", "leads", "kept-equipment"),
    *("kept-companion", "counts", "cards", "box", "chains", "deck", "contents", "reached-from"),
    "words",
)


def stories(
    html: Annotated[
        Path | None, typer.Option("--html", help="Write a page of all cards to this file.")
    ] = None,
    expansions: Expansions = "",
    pack: PackFolder = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Count the stories and events beside those of the box, or write a page to read them.

    The page shows every card with its branches, in all languages side by side, with prices,
    effects, chains and a search. It is one file and needs no network. It gives all secrets away.
    """
    folders = [pack] if pack else []
    content = load((*words_of(expansions), *folders))
    texts = {code: over(Texts.load(code), folders) for code in LANGUAGES}
    if html is not None:
        html.write_text(page(content, texts, lang), encoding="utf-8")
        typer.echo(texts[lang]("ow-reader-written", file=str(html)))
    elif as_json:
        counts = {count.deck: _as_data(count) for count in count_decks(content)}
        typer.echo(json.dumps(counts, indent=2))
    else:
        for line in table(count_decks(content), texts[lang]):
            typer.echo(line)


def page(content: Content, texts: dict[str, Texts], lang: str) -> str:
    """The page as HTML. ``lang`` is the language of its own words."""
    own = texts[lang]
    counts = count_decks(content)
    words = {word: own(f"ow-reader-{word}") for word in WORDS}
    words |= {f"deck-{count.deck}": deck_name(own, count.deck) for count in counts}
    effects = counts[0].effects
    words |= {f"effect-{effect}": own(f"ow-reader-effect-{effect}") for effect in effects}
    data = {**page_data(content, texts), "words": words, "lang": lang}
    # "</" would end the script element that holds the data.
    found = json.dumps(data, ensure_ascii=False).replace("</", "<\\/")
    html = TEMPLATE.read_text(encoding="utf-8")
    return html.replace("%LANG%", lang).replace("%TITLE%", words["title"]).replace("%DATA%", found)


def deck_name(texts: Texts, deck: str) -> str:
    """The name of a deck; one of somebody's own is called by its id."""
    key = "ow-reader-events" if deck == "events" else f"ow-deck-{deck}"
    return texts(key) if key in texts else deck


def table(counts: list[DeckCount], texts: Texts) -> list[str]:
    """The counts in columns: for each deck the cards of ours and the share, and the box's."""
    rows = [[""], [texts("ow-reader-cards")]]
    rows += [[texts(f"ow-reader-effect-{effect}")] for effect in counts[0].effects]
    for count in counts:
        head = [deck_name(texts, count.deck), texts("ow-reader-box")]
        cells = [head, [str(count.cards), _or_dash(count.box)]]
        for ours, share in count.effects.values():
            percent = f"{ours / count.cards:.0%}" if count.cards else "-"
            cells.append([percent, "-" if share is None else f"{share:.0%}"])
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
        effect: {"cards": ours, "box_share": share}
        for effect, (ours, share) in count.effects.items()
    }
    return {"cards": count.cards, "box": count.box, "effects": effects}
