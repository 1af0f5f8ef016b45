"""The reader's page: every story and event in one self-contained HTML file."""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib.resources import files
from random import Random
from typing import Any, NamedTuple

from sevencats.games.oldworld.balance.spread import CardSpread
from sevencats.games.oldworld.packs.counts import count_decks
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.stories.data import page_data
from sevencats.text import Texts

#: The page without its data: styles, markup and script in one file.
TEMPLATE = files(__package__).joinpath("page.html")
#: The words of the page itself, each a message ``ow-reader-...``.
WORDS = (
    *("title", "search", "all-decks", "languages", "shown", "price", "leads", "kept-equipment"),
    *("kept-companion", "counts", "cards", "box", "chains", "deck", "contents", "reached-from"),
    *("words", "half-safe", "half-danger", "read", "taken", "top"),
)


class Sample(NamedTuple):
    """How many cards are drawn for a page to read aloud, and the seed that draws them."""

    cards: int
    seed: int

    def draw(self, data: dict[str, Any]) -> dict[str, Any]:
        """Return the data with these cards alone, in their order, and without chains."""
        every: list[Any] = data["cards"]
        places = Random(self.seed).sample(range(len(every)), min(self.cards, len(every)))
        return {**data, "cards": [every[place] for place in sorted(places)], "chains": []}


def page(
    content: Content,
    texts: dict[str, Texts],
    lang: str,
    spreads: Iterable[CardSpread] = (),
    sample: Sample | None = None,
) -> str:
    """Return the page as HTML. ``lang`` is the language of its own words, ``spreads`` the results
    of games by bots; with a ``sample`` it has only some of the cards."""
    own = texts[lang]
    counts = count_decks(content)
    words = {word: own(f"ow-reader-{word}") for word in WORDS}
    words |= {f"deck-{count.deck}": deck_name(own, count.deck) for count in counts}
    effects = counts[0].effects
    words |= {f"effect-{effect}": own(f"ow-reader-effect-{effect}") for effect in effects}
    told = page_data(content, texts, spreads)
    data = {**(sample.draw(told) if sample else told), "words": words, "lang": lang}
    # "</" would end the script element that holds the data.
    embedded = json.dumps(data, ensure_ascii=False).replace("</", "<\\/")
    html = TEMPLATE.read_text(encoding="utf-8")
    return (
        html.replace("%LANG%", lang).replace("%TITLE%", words["title"]).replace("%DATA%", embedded)
    )


def deck_name(texts: Texts, deck: str) -> str:
    """Return the name of a deck; a custom deck is called by its id."""
    key = "ow-reader-events" if deck == "events" else f"ow-deck-{deck.replace('_', '-')}"
    return texts(key) if key in texts else deck
