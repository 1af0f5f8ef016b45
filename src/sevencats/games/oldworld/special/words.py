"""The words of special attacks: effect lines, conditions, and rules that hexes bend."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sevencats.games.oldworld.language.conditions import Among, Count, Fact
from sevencats.games.oldworld.language.select import ByChance, Hand
from sevencats.games.oldworld.language.tables import TableWord
from sevencats.games.oldworld.language.trait_words import NamedRule
from sevencats.games.oldworld.language.vocabulary import Vocabulary
from sevencats.games.oldworld.language.words import Word, count
from sevencats.games.oldworld.packs.model import COLOURS
from sevencats.games.oldworld.special.hexes import HEXES, NEXT, SPANS, times_laid
from sevencats.games.oldworld.special.ops import DICE, OWED
from sevencats.games.oldworld.special.picks import chain_starts, of_colours
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import TRAILS
from sevencats.kernel.effects import Choose, Effect, Node, Op, Repeat, Seq, Switch, op_args
from sevencats.kernel.errors import BadData

if TYPE_CHECKING:
    from sevencats.games.oldworld.language.lines import Reader

Build = Callable[[list[str], str], Node | None]
#: The length of the combo that a witcher can be forced into, and the special cards there are: so
#: often at most does something come before one draw step.
CHAIN, _CARDS = 3, 4
#: A hand never has more cards than this.
_WHOLE_HAND = 12
_MANY_DICE = 99


# -- reading ---------------------------------------------------------------------------------------


def _strike(args: list[str], at: str) -> Node | None:
    """``strike 2``, ``strike hand``, ``strike 2 per potion``, ``strike 5 less trails``."""
    if len(args) == 1 and args[0] in ("hand", "dice", "owed"):
        return Op("strike", (0, 1, args[0]))
    amount = count(args[0]) if args else None
    if amount is None or len(args) == 2 or len(args) > 3:
        return None
    if len(args) == 1:
        return Op("strike", (amount, 0, ""))
    sign = {"per": 1, "less": -1}.get(args[1])
    return None if sign is None else Op("strike", (amount, sign, args[2]))


def _counted(name: str, *hows: str) -> Build:
    """A number, and one of some words or none."""

    def build(args: list[str], at: str) -> Node | None:
        amount = count(args[0]) if args else None
        how = args[1] if len(args) == 2 else ""
        if amount is None or len(args) > 2 or (how and how not in hows):
            return None
        return Op(name, (amount, how))

    return build


def _one_of(name: str, *words: str) -> Build:
    """One of some words, or a number where ``1`` is among them."""

    def build(args: list[str], at: str) -> Node | None:
        if len(args) != 1 or not (args[0] in words or ("1" in words and count(args[0]))):
            return None
        return Op(name, (int(args[0]) if args[0].isdecimal() else args[0],))

    return build


def _bare(name: str) -> Build:
    def build(args: list[str], at: str) -> Node | None:
        return None if args else Op(name)

    return build


def _coloured(name: str) -> Build:
    def build(args: list[str], at: str) -> Node | None:
        fits = len(args) == 1 and all(colour in COLOURS for colour in args[0].split("|"))
        return Op(name, (args[0],)) if fits else None

    return build


def _recall_random(args: list[str], at: str) -> Node | None:
    amount = _WHOLE_HAND if args == ["all"] else count(args[0]) if len(args) == 1 else None
    one = Choose("recall", Hand(), Op("recall_chosen"), ByChance())
    return None if amount is None else Repeat(amount, one)


def _show(args: list[str], at: str) -> Node | None:
    if len(args) != 1 or args[0] not in ("damage", "symbols"):
        return None
    by_chance = Choose("discard", Hand(), Op("show_chosen", (args[0],)), ByChance())
    return Switch("if", ("hand>=1",), (by_chance, Op("show_top", (args[0],))))


def _dice(args: list[str], at: str) -> Node | None:
    """``dice +2``, or ``dice +1 1``: at most one."""
    numbers = [int(arg) for arg in args if arg.lstrip("+").isdecimal()]
    if not 1 <= len(args) <= 2 or len(numbers) != len(args) or not args[0].startswith("+"):
        return None
    return Op("dice", (numbers[0], numbers[1] if len(numbers) == 2 else _MANY_DICE))


def _hex(args: list[str], at: str) -> Node | None:
    """``hex combo_1``: in the next fight turn; ``hex cut fight``: to the end of the fight."""
    if not 1 <= len(args) <= 2 or (len(args) == 2 and args[1] not in SPANS):
        return None
    if args[0] not in HEXES:
        raise BadData(f"{at}: there is no hex {args[0]!r}; there are {', '.join(HEXES)}")
    return Op("hex", (args[0], args[1] if len(args) == 2 else NEXT))


def _per_hex(reader: Reader, table: dict[str, Any], at: str) -> Node:
    """The same again for each time a hex was laid."""
    if table["per_hex"] not in HEXES:
        raise BadData(f"{at}: there is no hex {table['per_hex']!r}")
    body = reader.lines(table.get("do", []), at)
    turns = range(1, _CARDS + 1)
    return Seq(tuple(Switch("laid", (table["per_hex"], turn), (body,)) for turn in turns))


def laid(state: OldWorldState, frame: Effect) -> int:
    """0 (go on) if a hex was laid so often, else 1."""
    name, turn = op_args(state, frame)
    return 0 if times_laid(state, str(name)) >= int(turn) else 1


# -- conditions ------------------------------------------------------------------------------------


def _dice_on(state: OldWorldState, seat: int) -> int:
    return state.extra.get(DICE, 0)


def _owed(state: OldWorldState, seat: int) -> int:
    return state.extra.get(OWED, 0)


def _chain(state: OldWorldState, seat: int) -> bool:
    return bool(chain_starts(state, seat, CHAIN))


def _two_trails(state: OldWorldState, seat: int) -> bool:
    """The monster's own trail, and one more."""
    trails = len(state.cards(seat, TRAILS)) - state.trail_quests[seat].bit_count()
    return state.fight.trail and trails > 1


def _holds(state: OldWorldState, seat: int, names: tuple[str, ...]) -> bool:
    return bool(of_colours(state, seat, list(names)))


# -- all of them -----------------------------------------------------------------------------------

_WORDS: dict[str, Word] = {
    "strike": Word(
        ("strike 2", "strike hand", "strike 2 per potion", "strike 5 less trails"),
        "the witcher takes damage of the monster",
        _strike,
    ),
    "wound": Word(("wound 1",), "the monster loses cards of its life pool", _counted("wound")),
    "owe": Word(("owe",), "half of the damage left comes back before the draw step", _bare("owe")),
    "soak": Word(
        ("soak 2", "soak half", "soak all"),
        "the monster ignores damage that is left",
        _one_of("soak", "1", "half", "all"),
    ),
    "again": Word(("again",), "the monster has another fight turn", _bare("again")),
    "mill": Word(
        ("mill 3", "mill 3 random", "mill 3 bottom"),
        "discard off the deck; what it lacks comes from the hand",
        _counted("mill", "random", "bottom"),
    ),
    "lose": Word(
        ("lose 2", "lose 2 random"),
        "discard cards of the hand; what it lacks comes off the deck",
        _counted("lose", "random"),
    ),
    "half": Word(
        ("half down", "half up"), "discard half of the hand", _one_of("half", "down", "up")
    ),
    "lose_per_potion": Word(
        ("lose_per_potion",), "discard a random card for each potion", _bare("lose_per_potion")
    ),
    "shed": Word(
        ("shed green", "shed red|blue"), "discard a card of that colour", _coloured("shed")
    ),
    "shed_all": Word(
        ("shed_all green|yellow",), "discard all cards of these colours", _coloured("shed_all")
    ),
    "drop": Word(
        ("drop cheapest", "drop dearest", "drop linked"),
        "discard a card of the hand: cheapest, dearest, or with the most extensions",
        _one_of("drop", "cheapest", "dearest", "linked"),
    ),
    "bury": Word(("bury 2",), "put cards of the hand under the deck", _counted("bury")),
    "recall_random": Word(
        ("recall_random 2", "recall_random all"),
        "random cards of the hand go back on top of the deck",
        _recall_random,
    ),
    "trash_top": Word(
        ("trash_top 1", "trash_top 3"),
        "trash the top card of the deck, or one of the top cards",
        _counted("trash_top"),
    ),
    "show": Word(
        ("show damage", "show symbols"),
        "a random card of the hand harms its owner by its symbols, and is discarded",
        _show,
    ),
    "return_last": Word(
        ("return_last",), "the last card of the combo returns to the hand", _bare("return_last")
    ),
    "forced_combo": Word(
        ("forced_combo 3",), "lay a combo at once, without its damage", _counted("forced_combo")
    ),
    "shield_per_card": Word(
        ("shield_per_card",), "lose 1 shield for each card of the combo", _bare("shield_per_card")
    ),
    "potions_anew": Word(
        ("potions_anew",), "as many potions as ever may be used again", _bare("potions_anew")
    ),
    "hex": Word(
        ("hex combo_1", "hex cut fight"),
        "something holds in the next fight turn, in this one, or to the end of the fight",
        _hex,
    ),
    "no_draws": Word(
        ("no_draws",), "draw symbols of this turn's combo do not count", _bare("no_draws")
    ),
    "quiet": Word(("quiet",), "no more passive abilities in this fight turn", _bare("quiet")),
    "dice": Word(("dice +1", "dice +1 1"), "put dice on the monster's card", _dice),
    "grow": Word(
        ("grow 1", "grow 1 bottom"),
        "unused fight cards join the life pool",
        _counted("grow", "bottom"),
    ),
    "regrow": Word(
        ("regrow 2", "regrow shield"),
        "random discards of the monster go back on its life pool",
        _one_of("regrow", "1", "shield"),
    ),
    "restore": Word(
        ("restore",), "a discard of the monster goes back on its life pool", _bare("restore")
    ),
}

SPECIAL_VOCABULARY = Vocabulary(
    words=_WORDS,
    fight_words=frozenset({*_WORDS, "recall_chosen", "show_chosen", "show_top"}),
    tables={
        "per_hex": TableWord(
            ('{per_hex = "reflex", do = [...]}',),
            "once for each time a hex was laid",
            ("do",),
            _per_hex,
        )
    },
    counts={
        "dice": Count("dice on the monster's card", _dice_on, fight=True),
        "owed": Count("damage that comes back before the draw step", _owed, fight=True),
    },
    facts={
        "chain": Fact(f"you can lay a combo of {CHAIN} cards", _chain),
        "two_trails": Fact("you have the monster's trail and another", _two_trails),
    },
    among={"holds": Among("you have a card of that colour in hand", "colour", _holds)},
    rules={
        "combo_cap": "at most n cards in a combo",
        "combo_damage_cap": "a combo deals at most n damage",
        "draw_cap": "at most n cards in your draw step",
        "first_damage": "the first card of a combo has at least n damage",
    },
    flags={
        "deck_first": "a combo begins with the top card of the deck",
        "open_attack": "the attack is named after its card is turned up",
    },
    named_rules={
        "barred": NamedRule("cards of that colour may not be laid", COLOURS, False),
        "starts": NamedRule("a combo that begins with another colour has one card", COLOURS, False),
        "card_damage": NamedRule("n more damage of each card of that colour", COLOURS, True),
        "ignore": NamedRule(
            "those symbols of a combo do not count",
            ("damage", "shield", "draw", "extensions", "cards"),
            False,
        ),
    },
)
