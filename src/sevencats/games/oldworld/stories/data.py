"""Stories and events as plain data for the reader's page: texts of all languages side by side,
prices, effects, and where each branch leads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from sevencats.games.oldworld.balance.spread import CardSpread
from sevencats.games.oldworld.language.words import price_lines
from sevencats.games.oldworld.packs.counts import count_decks, decks_of, flat, whole_cards
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import TERRAINS, CardOption, EventCard, Line, Story
from sevencats.games.oldworld.text.cards import text as card_text
from sevencats.games.oldworld.text.lines import bands_of, condition_text, die_bands, lines_text
from sevencats.text import Texts

#: One text in every language.
Said = dict[str, str]
#: One row of a card: its purpose, its texts, and its result.
Row = dict[str, Any]


class _StoryReader:
    """Builds rows from records, in all languages at once."""

    def __init__(self, content: Content, languages: Mapping[str, Texts]) -> None:
        self.content = content
        self.languages = languages

    def say(self, write: Callable[[Texts], str]) -> Said:
        return {lang: write(texts) for lang, texts in self.languages.items()}

    def told(self, key: str) -> Said:
        """Return a message in every language; a missing one is an empty text."""
        return self.say(lambda texts: "" if texts(key) == key else texts(key))

    def effect(self, lines: Sequence[Line]) -> Said:
        return self.say(lambda texts: lines_text(texts, lines))

    def leads(self, lines: Iterable[Line]) -> list[dict[str, Any]]:
        """Return the events that lines read on or send to, with the place and the price of a
        quest."""
        links: list[dict[str, Any]] = []
        for line in flat(list(lines)):
            word, *args = line.split()
            if word == "event":
                links.append({"event": args[0], "where": {}, "price": {}})
            elif word == "quest":
                price = self.effect(price_lines(" ".join(args[2:])))
                links.append({"event": args[1], "where": self._place(args[0]), "price": price})
        return links

    def _place(self, word: str) -> Said:
        kind = "terrain" if word in TERRAINS else "place"
        return self.told(f"ow-{kind}-{word.removeprefix('at:').replace('_', '-')}")

    def options(self, key: str, options: Mapping[str, CardOption]) -> list[Row]:
        rows: list[Row] = []
        for letter, choice in options.items():
            option = {
                **{"what": "option", "mark": letter, "branch": letter},
                "texts": self.told(f"{key}-{letter}"),
            }
            result = self._result("result", letter, f"{key}-{letter}-result", choice.do)
            rows += [{**option, "price": self._asked(choice)}, result]
            rows += self._bands(f"{key}-{letter}", letter, die_bands(choice.do))
        return rows

    def _asked(self, choice: CardOption) -> Said:
        """Return the condition under which an option is read out, and its price."""

        def write(texts: Texts) -> str:
            only = [condition_text(texts, word) for word in choice.only]
            return "; ".join(filter(None, (*only, lines_text(texts, choice.cost))))

        return self.say(write)

    def _result(self, what: str, mark: str, key: str, lines: Sequence[Line]) -> Row:
        texts, effect = self.told(key), self.effect(lines)
        return {
            **{"what": what, "mark": mark, "texts": texts, "effect": effect},
            "leads": self.leads(lines),
        }

    def _bands(self, key: str, letter: str, bands: Mapping[str, Any]) -> list[Row]:
        """Return the bands of a table, of an event or of an option."""
        return [
            {
                **self._result("band", name, f"{key}-band-{place}", lines),
                **({} if letter else {"branch": str(place)}),
            }
            for place, (name, lines) in enumerate(bands.items(), 1)
        ]

    def outcome(self, key: str, event: EventCard) -> list[Row]:
        """Return the result of an event without options: the bands of its table, or one result."""
        for line in event.do:
            if isinstance(line, dict) and (bands := bands_of(line)):
                return self._bands(key, "", bands)
        row = self._result("result", "", f"{key}-result", event.do)
        if event.traits:
            does = self.say(lambda texts: card_text(texts, self.content, "event", event.id))
            both = {
                lang: " ".join(filter(None, (row["effect"][lang], does[lang]))) for lang in does
            }
            row["effect"] = both
        return [row]

    def story(self, story: Story, half: Story | None = None) -> dict[str, Any]:
        """Return a card; the second half of a split card follows the first, each under its own
        heading."""
        key, rows = _story_key(story), self._story_rows(story)
        if half is not None:
            rows = [
                {"what": "half", "mark": "safe", "texts": self.told(key)},
                *rows,
                {"what": "half", "mark": "danger", "texts": self.told(_story_key(half))},
                *self._story_rows(half),
            ]
        return {"id": story.id, "deck": story.deck, "title": self.told(key), "rows": rows}

    def _story_rows(self, story: Story) -> list[Row]:
        key = _story_key(story)
        rows = [self._intro(key), *self.options(key, story.options)]
        return [{**row, "card": f"story {story.id}"} for row in rows]

    def event(self, event: EventCard) -> dict[str, Any]:
        key = f"event-{event.id}"
        rows = self.options(key, event.options) or self.outcome(key, event)
        test = self.effect(event.do) if rows[0]["what"] == "band" else None
        return {
            **{"id": event.id, "deck": "events", "title": self.told(f"{key}-title")},
            **{"kept": event.kept, "test": test},
            "rows": [{**row, "card": f"event {event.id}"} for row in (self._intro(key), *rows)],
        }

    def _intro(self, key: str) -> Row:
        return {"what": "intro", "mark": "", "texts": self.told(f"{key}-intro")}


def _story_key(story: Story) -> str:
    return f"story-{story.id.replace('_', '-')}"


def page_data(
    content: Content, languages: Mapping[str, Texts], spreads: Iterable[CardSpread] = ()
) -> dict[str, Any]:
    """Return everything the page shows: the cards, the counts of the decks, the chains, and how
    often games by bots reached each branch."""
    reader = _StoryReader(content, languages)
    cards = []
    for deck in decks_of(content).values():
        for first, *halves in whole_cards(deck):
            if isinstance(first, EventCard):
                cards.append(reader.event(first))
            else:
                half = halves[0] if halves else None
                cards.append(reader.story(first, half if isinstance(half, Story) else None))
    add_spread(cards, spreads)
    return {
        "languages": list(languages),
        "packs": list(content.packs),
        "cards": cards,
        "counts": [count._asdict() for count in count_decks(content)],
        "chains": chains(cards),
    }


def add_spread(cards: Iterable[Mapping[str, Any]], spreads: Iterable[CardSpread]) -> None:
    """Add to the rows how often bots reached them: to an intro the readings and the games, to an
    option or band how often it was taken and how often it was available."""
    by_name = {spread.name: spread for spread in spreads}
    for row in (row for card in cards for row in card["rows"]):
        spread = by_name.get(row.get("card", ""))
        if spread is None:
            continue
        if row["what"] == "intro":
            row["count"] = [spread.read, spread.games]
        elif "branch" in row:
            taken = {branch.name: [branch.taken, branch.offered] for branch in spread.branches}
            row["count"] = taken[row["branch"]]


def chains(cards: Sequence[Mapping[str, Any]]) -> list[list[str]]:
    """Return the cards that are connected: every story with the events it leads to, and stories
    that share an event with it. Cards that lead nowhere are left out."""
    leads = {card["id"]: _followers(card) for card in cards}
    groups: list[set[str]] = []
    for ident, after in leads.items():
        group = {ident, *after}
        for other in [one for one in groups if one & group]:
            groups.remove(other)
            group |= other
        groups.append(group)
    order = {card["id"]: place for place, card in enumerate(cards)}
    ordered = [sorted(group, key=lambda ident: order[ident]) for group in groups if len(group) > 1]
    return sorted(ordered, key=lambda group: order[group[0]])


def _followers(card: Mapping[str, Any]) -> list[str]:
    return [lead["event"] for row in card["rows"] for lead in row.get("leads", ())]
