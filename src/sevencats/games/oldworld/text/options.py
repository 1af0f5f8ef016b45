"""Questions and options in words. A new kind of decision needs only its message
``ow-question-<kind>``; a new form of option (what stands before the colon) ``ow-option-<form>``, or
``ow-option-<kind>-<form>`` where a kind has other words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Any

from sevencats.games.oldworld.expansion import expansions_of, price_of, terms_of
from sevencats.games.oldworld.language.lines import trait_sources
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import ActionCard, Line
from sevencats.games.oldworld.rules.travel import ANY, WILD
from sevencats.games.oldworld.text import cards as cardtext
from sevencats.games.oldworld.text.lines import band_text, lines_text
from sevencats.games.oldworld.text.places import lesson_prices, printed_at, standing_at
from sevencats.games.oldworld.text.words import (
    attribute_name,
    monster_name,
    place_name,
    school_name,
    trait_name,
)
from sevencats.kernel.decisions import Decision
from sevencats.kernel.views import View
from sevencats.text import Texts

#: Forms whose value is a card, a potion or a monster fight card.
_CARDS = ("discard", "trash", "play", "take", "heal", "recall", "top", "return")
_YES, _NO = "yes", "no"
#: Two things of a kind: a form that is called ``pair.<kind>``.
_PAIR = "pair."


def describe_option(
    decision: Decision,
    key: str,
    view: View,
    texts: Texts,
    content: Content,
    shown: Sequence[str] = (),
) -> str:
    """The words of an option: "Go to Vizima (forest; rumours of a monster)".

    ``shown`` are the players' own names in place of the seats'.
    """
    form, _, value = key.partition(":")
    args: dict[str, object] = {"name": value, "text": ""}
    if form in _CARDS:
        args.update(_card(decision, value, texts, content))
    elif form == "option":
        args.update(_letter(decision, value, texts, content))
    elif form == "act":
        place = view.public.witchers[decision.seat].place
        args["name"] = texts(f"ow-action-{content.locations[place].action}")
        prices = lesson_prices(decision.seat, view, texts, content)
        if prices:
            args.update(form="act_school", text=prices)
    elif form == "pay":
        args.update(_pay(decision, key, view, texts, content))
    elif key == "use:specialty":
        args.update(_specialty(decision.seat, view, texts, content))
    elif form == "choose":
        args["name"] = _branch(decision, value, texts, content)
    elif content.vocabulary.forms.get(form) in _NAMED:
        like = _NAMED[content.vocabulary.forms[form]]
        args.update(like(value, view, texts, content, shown))
    elif content.vocabulary.forms.get(form, "").startswith(_PAIR):
        kind = content.vocabulary.forms[form].removeprefix(_PAIR)
        args.update(_pair(kind, value, texts, content))
    elif form in content.vocabulary.forms:
        args.update(_component(content.vocabulary.forms[form], value, texts, content))
    elif value and form in _NAMED:
        args.update(_NAMED[form](value, view, texts, content, shown))
    if form in ("attribute", "meditate"):
        own = terms_of(content, view.public.witchers[decision.seat].school)
        args["name"] = attribute_name(texts, own.get(value, value))
    if decision.kind == "train":
        args["n"] = view.public.witchers[decision.seat].attributes[value] + 1
    return texts(_message(decision.kind, form, args, texts), **args)


def _message(kind: str, form: str, args: dict[str, object], texts: Texts) -> str:
    own = f"ow-option-{kind}-{form}".replace("_", "-")
    named_form = args.pop("form", form)
    return own if own in texts else f"ow-option-{named_form}".replace("_", "-")


def describe_question(decision: Decision, texts: Texts, content: Content) -> str:
    """The words of a question."""
    kind, source = decision.kind, decision.source
    name = ""
    if kind == "pay":
        name = place_name(texts, content, source)
    elif kind in ("story", "event"):
        name = cardtext.name(texts, content, kind, source)
    elif kind == "may":
        name = _offer(source, texts, content)
    elif source in content.actions:
        name = cardtext.name(texts, content, "action", source)
    return texts(f"ow-question-{kind.replace('_', '-')}", name=name, n=source)


# -- what stands after the colon -------------------------------------------------------------------


def facts(card: ActionCard, texts: Texts, content: Content) -> str:
    """The facts of an action card in a few words: colour, terrain, symbols, extensions, and what
    expansions let it do."""
    words = [
        texts(f"ow-colour-{card.colour}"),
        texts(f"ow-terrain-{card.terrain}"),
        cardtext.effect_text(texts, content, card),
    ]
    for colour, symbols in cardtext.extensions(texts, content, card).items():
        if symbols:
            named = texts(f"ow-colour-{colour}")
            words.append(texts("ow-fact-extension", colour=named, text=symbols))
    followers = cardtext.may_follow(texts, content, card)
    if followers:
        words.append(texts("ow-fact-follow", colours=followers))
    words += [words.rstrip(".") for words in cardtext.abilities(texts, content, card.id)]
    return _in_a_row(words, texts)


def _in_a_row(words: Sequence[str], texts: Texts) -> str:
    """Facts with a semicolon between them: some contain commas."""
    return reduce(lambda left, right: texts("ow-facts", left=left, right=right), words)


def _fight_card_kind(card: str, content: Content) -> str:
    """A fight card of the base game, or its replacement of an expansion."""
    own = (kind for kind, records in content.more.items() if card in records)
    return "fight" if card in content.fight_cards else next(own, "fight")


def _card(decision: Decision, value: str, texts: Texts, content: Content) -> dict[str, object]:
    kind = "potion" if decision.kind == "lose_potion" else "action"
    if kind == "action" and value not in content.actions:
        kind = _fight_card_kind(value, content)
    name = cardtext.name(texts, content, kind, value)
    if kind == "action":
        return {"name": name, "text": facts(content.actions[value], texts, content)}
    return {"name": name, "text": cardtext.text(texts, content, kind, value)}


def _place(
    value: str, view: View, texts: Texts, content: Content, shown: Sequence[str]
) -> dict[str, object]:
    words = printed_at(value, texts, content)
    words += standing_at(value, view, texts, content, shown)
    return {"name": place_name(texts, content, value), "text": _in_a_row(words, texts)}


def _pay(
    decision: Decision, key: str, view: View, texts: Texts, content: Content
) -> dict[str, object]:
    what, _, card = key.partition(":")[2].partition(".")
    if what != "card":
        return {"form": f"pay_{what}"}
    name = cardtext.name(texts, content, "action", card)
    text = facts(content.actions[card], texts, content)
    if pays_alone(decision, key, view, content):
        return {"form": "pay_alone", "name": name, "text": text}
    return {"form": "pay" if view.public.owed else "pay_first", "name": name, "text": text}


def pays_alone(decision: Decision, key: str, view: View, content: Content) -> bool:
    """Return whether this answer alone pays for a move: nothing more is asked for (W2.1)."""
    what, _, card = key.partition(":")[2].partition(".")
    if view.public.owed or what != "card":
        return what == "nothing"
    terrain = content.locations[decision.source].terrain
    return terrain == ANY or content.actions[card].terrain in (terrain, WILD)


def _gain(
    value: str, view: View, texts: Texts, content: Content, shown: Sequence[str]
) -> dict[str, object]:
    place, _, card = value.partition(".")
    more = content.tracks.place_cost[int(place) - 1] if place.isdecimal() else 0
    record = content.actions[card]
    name = cardtext.name(texts, content, "action", card)
    said = {"name": name, "text": facts(record, texts, content)}
    price = price_of(content, card)
    if price:
        return {"form": "gain_for", "price": texts(price), **said}
    return {"n": max(0, record.cost + more), **said}


def _fight(
    value: str, view: View, texts: Texts, content: Content, shown: Sequence[str]
) -> dict[str, object]:
    if value in view.public.seats:
        return _seat(value, view, texts, content, shown)
    record = content.monsters[value]
    name = monster_name(texts, content, value)
    text = cardtext.text(texts, content, "monster", value)
    return {"form": "hunt", "name": name, "level": record.level, "n": record.life, "text": text}


def _seat(
    value: str, view: View, texts: Texts, content: Content, shown: Sequence[str]
) -> dict[str, object]:
    seats = view.public.seats
    if value not in seats:
        return {"form": "wager_none"}
    names = shown or seats
    return {"name": names[seats.index(value)]}


def _potion(
    value: str, view: View, texts: Texts, content: Content, shown: Sequence[str]
) -> dict[str, object]:
    name = cardtext.name(texts, content, "potion", value)
    return {"name": name, "text": cardtext.text(texts, content, "potion", value)}


def _trait(
    value: str, view: View, texts: Texts, content: Content, shown: Sequence[str]
) -> dict[str, object]:
    return {"name": trait_name(texts, content, value), "text": _trait_text(value, texts, content)}


def _specialty(seat: int, view: View, texts: Texts, content: Content) -> dict[str, object]:
    """The specialty of a seat's school, at its present level."""
    witcher = view.public.witchers[seat]
    school, level = witcher.school, witcher.attributes["specialty"]
    name = texts(f"ow-specialty-{content.schools[school].specialty.replace('_', '-')}")
    return {"name": name, "text": cardtext.text(texts, content, "school", school, level)}


def _component(kind: str, value: str, texts: Texts, content: Content) -> dict[str, object]:
    """A component of an expansion."""
    name = cardtext.name(texts, content, kind, value)
    if kind == "action":
        return {"name": name, "text": facts(content.actions[value], texts, content)}
    known = kind in content.more
    return {"name": name, "text": cardtext.text(texts, content, kind, value) if known else ""}


def _trait_text(value: str, texts: Texts, content: Content) -> str:
    """The effect of a trait."""
    kind, _, rest = value.partition(".")
    ident = rest.partition(".")[0]
    if kind in ("trophy", "monster", "attribute", "witcher", "event", *content.more):
        return cardtext.text(texts, content, kind, ident)
    return ""


def _simple(kind: str) -> Any:
    """A value that needs only its name."""

    def name(
        value: str, view: View, texts: Texts, content: Content, shown: Sequence[str]
    ) -> dict[str, object]:
        if kind in ("terrain", "deck"):
            return {"name": texts(f"ow-{kind}-{value}")}
        if kind == "attribute":
            return {"name": attribute_name(texts, value)}
        if kind == "school":
            return {"name": school_name(texts, content, value)}
        return {"name": cardtext.name(texts, content, kind, value)}

    return name


def _pair(kind: str, value: str, texts: Texts, content: Content) -> dict[str, object]:
    """Two things of a kind, one for the other: ``swallow.cat``."""
    one, _, other = value.partition(".")
    return {
        "name": cardtext.name(texts, content, kind, one),
        "other": cardtext.name(texts, content, kind, other),
    }


def _poker_die(
    value: str, view: View, texts: Texts, content: Content, shown: Sequence[str]
) -> dict[str, object]:
    """A die by its position, with its current face."""
    poker = view.public.poker
    if not poker or not value.isdecimal():
        return {"n": value, "text": ""}
    dice = poker.dice
    mine = view.seat == poker.seat
    shown_dice = dice[:5] if mine or len(dice) == 5 else dice[5:]
    return {"n": value, "text": str(shown_dice[int(value) - 1])}


_NAMED: dict[str, Any] = {
    "move": _place,
    "gain": _gain,
    "fight": _fight,
    "poker": _seat,
    "wager": _seat,
    "first": _seat,
    "potion": _potion,
    "use": _trait,
    "reroll": _poker_die,
    "quest": _simple("story"),
    "meditate": _simple("attribute"),
    "attribute": _simple("attribute"),
    "trophy": _simple("attribute"),
    "explore": _simple("deck"),
    "terrain": _simple("terrain"),
    "monster": _simple("monster"),
    "school": _simple("school"),
}


# -- stories and branches --------------------------------------------------------------------------


def _letter(decision: Decision, letter: str, texts: Texts, content: Content) -> dict[str, object]:
    """An option of a story or event: its text and its price, never its result."""
    record = content.stories if decision.kind == "story" else content.events
    key = f"{decision.kind}-{decision.source.replace('_', '-')}-{letter}"
    text = texts(key)
    cost = record[decision.source].options[letter].cost
    price = lines_text(texts, cost)
    name = letter if text == key else text
    return {"name": name, "text": price, **({"form": "option_price"} if price else {})}


def lines_behind(source: str, content: Content) -> Sequence[Line]:
    """The lines of a tree by its name: ``story:<id>:<letter>``, ``event:<n>``, ``potion:<id>``."""
    kind, ident, *rest = source.split(":")
    if kind == "potion":
        return content.potions[ident].do
    if kind in ("story", "event"):
        record = content.stories[ident] if kind == "story" else content.events[ident]
        if rest:
            return record.options[rest[0]].do
        return content.events[ident].do
    for expansion in expansions_of(content.packs):
        if kind in expansion.words.lines:
            return tuple(expansion.words.lines[kind](content, [ident, *rest]))
    if kind == "trait":
        return trait_sources(content)[ident][int(rest[0])].do
    return ()


def _tables(lines: Sequence[Line], word: str) -> Iterator[dict[str, Any]]:
    """The tables of a word in some lines, at any depth."""
    for line in lines:
        if isinstance(line, dict):
            if word in line:
                yield line
            for value in line.values():
                branches = value.values() if isinstance(value, dict) else [value]
                for branch in branches:
                    if isinstance(branch, list | tuple):
                        yield from _tables(branch, word)


def _branch(decision: Decision, letter: str, texts: Texts, content: Content) -> str:
    """A branch of a choice, by its effect."""
    for table in _tables(lines_behind(decision.source, content), "choose"):
        if letter in table["choose"]:
            return lines_text(texts, table["choose"][letter])
    for table in _tables(lines_behind(decision.source, content), "bands"):
        for band, lines in table["bands"].items():
            if band.partition(" ")[2] == letter:
                return band_text(texts, letter, lines)
    return letter


def _offer(source: str, texts: Texts, content: Content) -> str:
    """An offer, by its price and gain."""
    for table in _tables(lines_behind(source, content), "may"):
        return lines_text(texts, [*table.get("cost", ()), *table["may"]])
    return ""
