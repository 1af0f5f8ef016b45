"""The words of Legendary Hunt: effect lines, conditions, and rules that its attacks bend."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import Choose, Effect, Node, Op
from sevencats.kernel.handlers import Handler
from sevencats.oldworld.expansions.legendary_hunt.beast import tokens_on_map
from sevencats.oldworld.expansions.legendary_hunt.combat import Topple
from sevencats.oldworld.fight.damage import deal
from sevencats.oldworld.fight.record import BEAST, NOBODY
from sevencats.oldworld.language import conditions
from sevencats.oldworld.language.conditions import Count
from sevencats.oldworld.language.select import Attributes
from sevencats.oldworld.language.trait_words import NamedRule
from sevencats.oldworld.language.traits import sum_rule
from sevencats.oldworld.language.vocabulary import Vocabulary
from sevencats.oldworld.language.words import Word, count
from sevencats.oldworld.packs.model import ATTRIBUTES, COLOURS
from sevencats.oldworld.rules.atoms import raise_attribute
from sevencats.oldworld.rules.cards import ask_for_more, lose_card
from sevencats.oldworld.rules.ops import number, word
from sevencats.oldworld.state import OldWorldState
from sevencats.oldworld.zones import HAND, POTIONS

Run = Callable[[OldWorldState, Effect], None]
#: What ``maul_per`` may count.
_COUNTED = ("flasks", "ruins")
#: As many cards of a colour as a hand can have.
_EVERY = 99


class Spill(NamedTuple):
    """Cards of a colour are discarded out of the hand, by choice."""

    seat: int
    left: int
    colour: str


# -- what they do ----------------------------------------------------------------------------------


def _hit(state: OldWorldState, seat: int, amount: int) -> None:
    """Damage by the beast, with what traits add to its attacks."""
    if state.fight.active == BEAST and state.fight.winner == NOBODY and amount > 0:
        deal(state, BEAST, amount + sum_rule(state, seat, "attack"))


def _maul(state: OldWorldState, frame: Effect) -> None:
    _hit(state, frame.seat, number(state, frame))


def _maul_per(state: OldWorldState, frame: Effect) -> None:
    counted = conditions.count(state, frame.seat, word(state, frame, 1))
    _hit(state, frame.seat, max(number(state, frame, 2), number(state, frame) * counted))


def _topple(state: OldWorldState, frame: Effect) -> None:
    state.stack.append(Topple(frame.seat, number(state, frame)))


def of_colour(state: OldWorldState, seat: int, colour: str) -> list[int]:
    """The cards of a hand that have a colour."""
    hand = state.cards(seat, HAND)
    return [card for card in hand if state.table.colour[state.face[card]] == colour]


def _spill(state: OldWorldState, frame: Effect) -> None:
    """Discard cards of a colour: all of them at once, or by choice where there are more."""
    cards, most = of_colour(state, frame.seat, word(state, frame, 1)), number(state, frame)
    if len(cards) > most:
        state.stack.append(Spill(frame.seat, most, word(state, frame, 1)))
        return
    for card in cards:
        lose_card(state, frame.seat, card, "discarded")


def _run_spill(state: OldWorldState, frame: Spill) -> list[Decision] | None:
    cards = of_colour(state, frame.seat, frame.colour)
    return ask_for_more(state, frame.seat, frame.left, "lose_discarded", "discard", cards)


def _answer_spill(state: OldWorldState, frame: Spill, decision: Decision, index: int) -> None:
    state.stack[-1] = frame._replace(left=frame.left - 1)
    lose_card(state, frame.seat, decision.args[index], "discarded")


WORD_FRAMES: dict[type, Handler] = {Spill: Handler(_run_spill, _answer_spill)}


def _learn(state: OldWorldState, frame: Effect) -> None:
    raise_attribute(state, frame.seat, word(state, frame), gifts=False)


def _learn_any(state: OldWorldState, frame: Effect) -> None:
    raise_attribute(state, frame.seat, ATTRIBUTES[frame.chosen], gifts=False)


OPS: dict[str, Run] = {
    "maul": _maul,
    "maul_per": _maul_per,
    "topple": _topple,
    "spill": _spill,
    "learn": _learn,
    "learn_any": _learn_any,
}


# -- how they are read -----------------------------------------------------------------------------


def _read_number(name: str, args: list[str], at: str) -> Node | None:
    amount = count(args[0]) if len(args) == 1 else None
    return None if amount is None else Op(name, (amount,))


def _read_per(args: list[str], at: str) -> Node | None:
    """``maul_per 2 flasks 1``: two for each, at least one."""
    times = count(args[0]) if len(args) in (2, 3) else None
    least = count(args[2]) if len(args) == 3 else 0
    if times is None or least is None or args[1] not in _COUNTED:
        return None
    return Op("maul_per", (times, args[1], least))


def _read_spill(args: list[str], at: str) -> Node | None:
    amount = count(args[0]) if len(args) == 2 else None
    known = amount is not None and args[1] in COLOURS
    return Op("spill", (amount or 0, args[1])) if known else None


def _read_spill_every(args: list[str], at: str) -> Node | None:
    return Op("spill", (_EVERY, args[0])) if len(args) == 1 and args[0] in COLOURS else None


def _read_learn(args: list[str], at: str) -> Node | None:
    if args == ["any"]:
        return Choose("attribute", Attributes(True, "any"), Op("learn_any"))
    return Op("learn", (args[0],)) if len(args) == 1 and args[0] in ATTRIBUTES else None


# -- conditions ------------------------------------------------------------------------------------


def _held(colour: str, state: OldWorldState, seat: int) -> int:
    return len(of_colour(state, seat, colour))


def _flasks(state: OldWorldState, seat: int) -> int:
    """Potions, and bombs where they are played with."""
    bombs = f"{state.table.seats[seat]}.bombs"
    more = len(state.common(bombs)) if bombs in state.table.zone_of else 0
    return len(state.cards(seat, POTIONS)) + more


def _ruins(state: OldWorldState, seat: int) -> int:
    return tokens_on_map(state)


VOCABULARY = Vocabulary(
    words={
        "maul": Word(
            ("maul 3",), "fights only: the beast deals damage", partial(_read_number, "maul")
        ),
        "maul_per": Word(
            ("maul_per 2 flasks 1", "maul_per 1 ruins"),
            "fights only: the beast deals damage for each potion and bomb one has, or for each "
            "destruction token on the map; at least so much",
            _read_per,
        ),
        "topple": Word(
            ("topple 3",),
            "fights only: discard the top cards of the deck; what it lacks, of the hand",
            partial(_read_number, "topple"),
        ),
        "spill": Word(("spill 1 green",), "discard cards of the hand of that colour", _read_spill),
        "spill_every": Word(
            ("spill_every green",),
            "discard all cards of the hand of that colour",
            _read_spill_every,
        ),
        "learn": Word(
            ("learn combat", "learn any"),
            "an attribute rises; a new level that comes of it draws no cards",
            _read_learn,
        ),
    },
    fight_words=frozenset({"maul", "maul_per", "topple"}),
    counts={
        "flasks": Count("one's potions and bombs", _flasks),
        "ruins": Count("destruction tokens on the map", _ruins),
        **{
            f"held_{colour}": Count(f"{colour} cards of one's hand", partial(_held, colour))
            for colour in COLOURS
        },
    },
    moments={"beast_turn": "the legendary monster's fight turn begins"},
    rules={
        "colours": "a combo has cards of at most n colours",
        "blow_cap": "a combo deals at most n damage",
    },
    named_rules={"banned": NamedRule("cards of that colour may not be laid", COLOURS, False)},
    forms={"legend": "legend", "step": "place"},
)
