"""The words of effect lines: how each is written, its effect, and its op."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from sevencats.games.oldworld.language.select import Attributes, ByChance, Discards, Hand
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS, Line
from sevencats.kernel.effects import Choose, Node, Op, Repeat
from sevencats.kernel.errors import BadData

#: The prices that ``quest forest 7 gold:1`` may name.
PRICES = ("gold", "potion", "shield", "trash", "discard")

#: Words that exist only in a fight, and those that need a story card.
FIGHT_WORDS: frozenset[str] = frozenset(
    {"damage", "draw_step", "heal", "recall", "scout", "suffer"}
)
STORY_WORDS: frozenset[str] = frozenset({"keep", "quest", "short_fight"})


class Word(NamedTuple):
    """A word of the language: how it is written, its effect, and its parser (``build`` gets the
    arguments and their place in the files; None: not valid). ``price``: a loss of it may be a
    price; where a count of conditions has the same name, a seat needs at least this much."""

    usage: tuple[str, ...]
    does: str
    build: Callable[[list[str], str], Node | None]
    price: bool = False


def signed(text: str) -> int | None:
    """``+2`` or ``-1``; None for anything else."""
    return int(text) if re.fullmatch(r"[+-][1-9]\d?", text) else None


def count(text: str) -> int | None:
    """``2``; None for anything else."""
    return int(text) if re.fullmatch(r"[1-9]\d{0,2}", text) else None


def event_number(text: str) -> int | None:
    """``137``: the events of all expansions run to three digits."""
    return int(text) if re.fullmatch(r"[1-9]\d{0,2}", text) else None


def _gold(args: list[str], at: str) -> Node | None:
    if args == ["-all"]:
        return Op("gold_all")
    return _signed_op("gold", args)


def _signed_op(name: str, args: list[str], *before: str) -> Node | None:
    amount = signed(args[0]) if len(args) == 1 else None
    return None if amount is None else Op(name, (*before, amount))


def _counted_op(name: str, args: list[str]) -> Node | None:
    """An op with one number."""
    amount = count(args[0]) if len(args) == 1 else None
    return None if amount is None else Op(name, (amount,))


def _attribute_named(name: str) -> Callable[[list[str], str], Node | None]:
    def build(args: list[str], at: str) -> Node | None:
        return _signed_op("attribute", args, name)

    return build


def _attribute(args: list[str], at: str) -> Node | None:
    amount = signed(args[1]) if len(args) == 2 else None
    if amount is None or args[0] not in ("any", "lowest", "highest"):
        return None
    up = amount > 0
    one = Choose("attribute", Attributes(up, args[0]), Op("attribute_chosen", (1 if up else -1,)))
    return one if abs(amount) == 1 else Repeat(abs(amount), one)


def _shield(args: list[str], at: str) -> Node | None:
    if args == ["=0"]:
        return Op("shield_all")
    if args == ["-hand"]:
        return Op("shield_per_hand")
    return _signed_op("shield", args)


def _potion(args: list[str], at: str) -> Node | None:
    if args == ["-all"]:
        return Op("potion_all")
    return _signed_op("potion", args)


def _trail(args: list[str], at: str) -> Node | None:
    if not args:
        return Op("trail", (-1,))
    return Op("trail", (TERRAINS.index(args[0]),)) if args[0] in TERRAINS and not args[1:] else None


def _card(args: list[str], at: str) -> Node | None:
    if args == ["any"]:
        return Op("card", (-1,))
    if not args or args[0] not in ("0", "1", "2") or args[1:] not in ([], ["back"]):
        return None
    return Op("card_back" if args[1:] else "card", (int(args[0]),))


def _trash(args: list[str], at: str) -> Node | None:
    if args[1:] == ["any"]:
        return _counted_op("trash_any", args[:1])
    return _counted_op("trash", args)


def _discard(args: list[str], at: str) -> Node | None:
    if args == ["all"]:
        return Op("discard_all")
    amount = count(args[0]) if args else None
    if args[1:] == ["deck"]:
        return _counted_op("discard_deck", args[:1])
    if args[1:] == ["random"] and amount is not None:
        return Repeat(amount, Choose("discard", Hand(), Op("discard_chosen"), ByChance()))
    return _counted_op("discard", args)


def _plain(name: str) -> Callable[[list[str], str], Node | None]:
    def build(args: list[str], at: str) -> Node | None:
        return _counted_op(name, args)

    return build


def _bare(name: str) -> Callable[[list[str], str], Node | None]:
    def build(args: list[str], at: str) -> Node | None:
        return None if args else Op(name)

    return build


def _draw3(args: list[str], at: str) -> Node | None:
    if len(args) == 2 and args[0] == "max":
        return Op("draw3_max", (int(args[1]),)) if args[1].isdecimal() else None
    return _signed_op("draw3", args)


def _draw_step(args: list[str], at: str) -> Node | None:
    return _signed_op("draw_step", args)


def _take_back(args: list[str], at: str) -> Node | None:
    if args == ["any"]:
        return Choose("take_back", Discards(), Op("take_chosen"))
    return _counted_op("take_back", args)


def _scout(args: list[str], at: str) -> Node | None:
    """``scout 3 1``: look at three, discard one; ``scout 2 0`` only looks."""
    seen = count(args[0]) if len(args) == 2 else None
    if seen is None or not args[1].isdecimal():
        return None
    if int(args[1]) > seen:
        raise BadData(f"{at}: 'scout {seen} {args[1]}' discards more than it sees")
    return Op("scout", (seen, int(args[1])))


def _event(args: list[str], at: str) -> Node | None:
    number = event_number(args[0]) if len(args) == 1 else None
    return None if number is None else Op("event", (number,))


def _quest(args: list[str], at: str) -> Node | None:
    """``quest forest 7 gold:1``: the place, the event, and what resolving it costs."""
    if len(args) < 2 or event_number(args[1]) is None:
        return None
    place = args[0]
    if place not in TERRAINS and not place.startswith("at:"):
        raise BadData(f"{at}: a quest is at a terrain or at:<location>, not {place!r}")
    for price in args[2:]:
        word, _, amount = price.partition(":")
        if word not in PRICES or count(amount) is None:
            raise BadData(f"{at}: {price!r} is not a price of a quest (write gold:1)")
    return Op("quest", (place, int(args[1]), " ".join(args[2:])))


def price_lines(prices: str) -> tuple[Line, ...]:
    """``gold:1 discard:2`` as cost lines."""
    pairs = [price.split(":") for price in prices.split()]
    return tuple(f"{w} {n}" if w in ("trash", "discard") else f"{w} -{n}" for w, n in pairs)


def _move(args: list[str], at: str) -> Node | None:
    return Op("move_to", (args[0],)) if len(args) == 1 else None


WORDS: dict[str, Word] = {
    "gold": Word(("gold +2", "gold -1", "gold -all"), "gain or lose gold", _gold, price=True),
    **{
        name: Word(
            (f"{name} +1", f"{name} -1"),
            f"{name} rises or falls",
            _attribute_named(name),
            price=True,
        )
        for name in ATTRIBUTES
    },
    "attribute": Word(
        ("attribute any +1", "attribute lowest +1", "attribute highest -1"),
        "an attribute of choice, or of choice among the lowest or highest, rises or falls",
        _attribute,
        price=True,
    ),
    "shield": Word(
        ("shield +1", "shield -2", "shield =0", "shield -hand"),
        "gain or lose shield (-hand: 1 for each card of the hand)",
        _shield,
        price=True,
    ),
    "potion": Word(
        ("potion +1", "potion -1", "potion -all"),
        "draw potions, or discard potions of choice",
        _potion,
        price=True,
    ),
    "trail": Word(("trail", "trail forest"), "gain a trail, of choice or of a terrain", _trail),
    "card": Word(
        ("card 0", "card 0 back", "card any"),
        "take a card of that cost from the pool to the discards; with 'back', what is turned up in "
        "the search for one is shuffled back",
        _card,
    ),
    "trash": Word(
        ("trash 1", "trash 1 any"),
        "trash cards of choice: of the hand, or of hand, deck and discards",
        _trash,
    ),
    "discard": Word(
        ("discard 1", "discard 1 random", "discard all", "discard 1 deck"),
        "discard cards of the hand; in fights also cards of choice of the deck",
        _discard,
    ),
    "draw": Word(("draw 1",), "draw cards", _plain("draw")),
    "draw3": Word(
        ("draw3 +1", "draw3 -1", "draw3 max 2"),
        "draw more or fewer cards in phase III of this turn, or at most so many",
        _draw3,
        price=True,
    ),
    "draw_step": Word(
        ("draw_step +1", "draw_step -1"),
        "fights only: draw more or fewer cards in the draw step of this fight turn",
        _draw_step,
    ),
    "take_back": Word(
        ("take_back 1", "take_back any"),
        "take the top discards, or one discard of choice, into the hand",
        _take_back,
    ),
    "move": Word(("move novigrad",), "go to a location, for nothing", _move),
    "event": Word(("event 12",), "the right-hand player reads that event now", _event),
    "quest": Word(
        ("quest forest 7", "quest at:novigrad 7", "quest forest 7 gold:1"),
        "the card becomes a quest; the event is read there, for a price if one is given",
        _quest,
    ),
    "keep": Word(("keep",), "the event card stays with the player", _bare("keep")),
    "phase3": Word(("phase3",), "the turn goes on with phase III", _bare("phase3")),
    "damage": Word(("damage 2",), "fights only: the opponent takes damage", _plain("damage")),
    "suffer": Word(("suffer 1",), "fights only: you take damage", _plain("suffer")),
    "heal": Word(
        ("heal 1",), "fights only: shuffle discards of choice back into the deck", _plain("heal")
    ),
    "scout": Word(
        ("scout 3 1",),
        "fights only: look at the top cards of the opponent's deck, discard some, the rest goes "
        "back in any order",
        _scout,
    ),
    "recall": Word(
        ("recall 1",),
        "fights only: put cards of the hand back on top of the deck",
        _plain("recall"),
    ),
}
