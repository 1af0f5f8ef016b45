"""The words of Legendary Hunt: effect lines, conditions, and rules that its attacks bend."""

from __future__ import annotations

from collections.abc import Callable

from sevencats.games.oldworld.expansions.legendary_hunt.beast import tokens_on_map
from sevencats.games.oldworld.language import conditions
from sevencats.games.oldworld.language.conditions import Count
from sevencats.games.oldworld.language.select import Attributes
from sevencats.games.oldworld.language.vocabulary import Vocabulary
from sevencats.games.oldworld.language.words import Word, count
from sevencats.games.oldworld.packs.model import ATTRIBUTES
from sevencats.games.oldworld.rules.atoms import raise_attribute
from sevencats.games.oldworld.rules.ops import number, word
from sevencats.games.oldworld.special.attack import strike
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import POTIONS
from sevencats.kernel.effects import Choose, Effect, Node, Op

Run = Callable[[OldWorldState, Effect], None]
#: The things that ``strike_each`` may count.
_COUNTED = ("flasks", "ruins")


# -- what they do ----------------------------------------------------------------------------------


def _strike_each(state: OldWorldState, frame: Effect) -> None:
    counted = conditions.count(state, frame.seat, word(state, frame, 1))
    strike(state, frame.seat, max(number(state, frame, 2), number(state, frame) * counted))


def _learn(state: OldWorldState, frame: Effect) -> None:
    raise_attribute(state, frame.seat, word(state, frame), gifts=False)


def _learn_any(state: OldWorldState, frame: Effect) -> None:
    raise_attribute(state, frame.seat, ATTRIBUTES[frame.chosen], gifts=False)


OPS: dict[str, Run] = {
    "strike_each": _strike_each,
    "learn": _learn,
    "learn_any": _learn_any,
}


# -- how they are read -----------------------------------------------------------------------------


def _read_per(args: list[str], at: str) -> Node | None:
    """Read ``strike_each 2 flasks 1``: two for each, at least one."""
    times = count(args[0]) if len(args) in (2, 3) else None
    least = count(args[2]) if len(args) == 3 else 0
    if times is None or least is None or args[1] not in _COUNTED:
        return None
    return Op("strike_each", (times, args[1], least))


def _read_learn(args: list[str], at: str) -> Node | None:
    if args == ["any"]:
        return Choose("attribute", Attributes(True, "any"), Op("learn_any"))
    return Op("learn", (args[0],)) if len(args) == 1 and args[0] in ATTRIBUTES else None


# -- conditions ------------------------------------------------------------------------------------


def _flasks(state: OldWorldState, seat: int) -> int:
    """Count potions, and bombs if they are in play."""
    bombs = f"{state.table.seats[seat]}.bombs"
    more = len(state.common(bombs)) if bombs in state.table.zone_of else 0
    return len(state.cards(seat, POTIONS)) + more


def _ruins(state: OldWorldState, seat: int) -> int:
    return tokens_on_map(state)


VOCABULARY = Vocabulary(
    words={
        "strike_each": Word(
            ("strike_each 2 flasks 1", "strike_each 1 ruins"),
            "fights only: the beast deals damage for each potion and bomb you have, or for each "
            "destruction token on the map; at least so much",
            _read_per,
        ),
        "learn": Word(
            ("learn combat", "learn any"),
            "an attribute rises; a new level that comes of it draws no cards",
            _read_learn,
        ),
    },
    fight_words=frozenset({"strike_each"}),
    counts={
        "flasks": Count("your potions and bombs", _flasks),
        "ruins": Count("destruction tokens on the map", _ruins),
    },
    moments={"beast_turn": "the legendary monster's fight turn begins"},
    rules={"colours": "a combo has cards of at most n colours"},
    forms={"legend": "legend", "step": "place"},
)
