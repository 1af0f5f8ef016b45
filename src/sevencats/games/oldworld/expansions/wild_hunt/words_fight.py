"""The words of the generals: effect lines, and the lasting effects of their cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sevencats.games.oldworld.expansions.wild_hunt.board import (
    add_guard,
    add_marks,
    gain_shields,
    hound_guard,
    hounds,
    hunt_place,
    marks,
    remove_hound,
    witchers_at,
    youngest,
)
from sevencats.games.oldworld.expansions.wild_hunt.common import common_choice
from sevencats.games.oldworld.expansions.wild_hunt.model import HOUNDS
from sevencats.games.oldworld.language.lines import Reader
from sevencats.games.oldworld.language.select import ByChance
from sevencats.games.oldworld.language.vocabulary import Vocabulary
from sevencats.games.oldworld.language.words import Word
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.rules.atoms import change_shield, move_to, shield_cap
from sevencats.games.oldworld.rules.ops import word
from sevencats.games.oldworld.rules.spawn import lair, prey
from sevencats.games.oldworld.special.attack import strike
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import TROPHIES
from sevencats.kernel.atoms import tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import Choose, Effect, Node, Op, begin, merged
from sevencats.kernel.handlers import Handler

Run = Callable[[OldWorldState, Effect], None]
#: In ``extra``: the hounds beside the general's card in the last fight.
PACK = "hunt_pack"
#: The tree that lowers an attribute, once for each token.
_WEAKEN = "hunt_weaken"
_COUNTED = ("players", "trophies")


class GuardHound(NamedTuple):
    """The players choose the hound that gets this many shields."""

    tokens: int


class MarkMonster(NamedTuple):
    """The players choose the monster that gets this many tokens on its card."""

    tokens: int


# -- shields ---------------------------------------------------------------------------------------


def _hunt_per(state: OldWorldState, frame: Effect) -> None:
    """Add shields to the Hunt: one for each player, or for each trophy that players have."""
    seats = range(len(state.table.seats))
    if word(state, frame) == "players":
        gain_shields(state, len(seats))
    else:
        gain_shields(state, sum(len(state.cards(seat, TROPHIES)) for seat in seats))


def _shield_full(state: OldWorldState, frame: Effect) -> None:
    """Raise the shield as far as possible."""
    change_shield(state, frame.seat, shield_cap(state, frame.seat) - state.shield[frame.seat])


# -- hounds ----------------------------------------------------------------------------------------


def _guests(state: OldWorldState) -> int:
    """The witchers where the Hunt is."""
    return len(witchers_at(state, hunt_place(state)))


def _guard_hound(state: OldWorldState, frame: Effect) -> None:
    if hounds(state):
        common_choice(state, GuardHound(_guests(state)))


def _run_guard(state: OldWorldState, frame: GuardHound) -> list[Decision]:
    places = state.table.places
    keys, args, _ = merged([(f"guard:{places[place].id}", place) for place in hounds(state)])
    return [Decision(0, youngest(state), "guard_hound", "", keys, args)]


def _answer_guard(state: OldWorldState, frame: GuardHound, decision: Decision, index: int) -> None:
    state.stack.pop()
    add_guard(state, decision.args[index], frame.tokens)


def _gather_hounds(state: OldWorldState, frame: Effect) -> None:
    """All hounds leave the map for the general's card; shields beside them become the Hunt's."""
    places = hounds(state)
    beside = sum(hound_guard(state, place) for place in places)
    for place in places:
        remove_hound(state, place)
    state.extra[PACK] = len(places)
    tell(state, "hounds_gather", -1, len(places))
    gain_shields(state, beside)


def _pack_attack(state: OldWorldState, frame: Effect) -> None:
    strike(state, frame.seat, state.extra.get(PACK, 0))


def _pack_grows(state: OldWorldState, frame: Effect) -> None:
    """One more hound, as long as there is one."""
    if state.extra.get(PACK, 0) < HOUNDS:
        state.extra[PACK] = state.extra.get(PACK, 0) + 1
        tell(state, "pack_grows", -1, state.extra[PACK])


# -- monsters and quest tokens ---------------------------------------------------------------------


def _mark_monster(state: OldWorldState, frame: Effect) -> None:
    if _marked(state):
        common_choice(state, MarkMonster(_guests(state)))


def _marked(state: OldWorldState) -> list[tuple[str, int]]:
    """The monsters that can be marked."""
    there = [(terrain, prey(state, terrain)) for terrain in range(len(TERRAINS))]
    return [(f"mark:{state.ident(card)}", terrain) for terrain, card in there if card >= 0]


def _run_mark(state: OldWorldState, frame: MarkMonster) -> list[Decision]:
    keys, args, _ = merged(_marked(state))
    return [Decision(0, youngest(state), "mark_monster", "", keys, args)]


def _answer_mark(state: OldWorldState, frame: MarkMonster, decision: Decision, index: int) -> None:
    state.stack.pop()
    terrain = decision.args[index]
    add_marks(state, TERRAINS[terrain], frame.tokens)
    place = lair(state, terrain)
    tell(state, "monster_marked", -1, state.table.places[place].id, frame.tokens)


def quest_tokens(state: OldWorldState) -> int:
    """The quest tokens on the map and on the cards of monsters."""
    return len(state.spots) + sum(marks(state, name) for name in TERRAINS)


def _lower_per_token(state: OldWorldState, frame: Effect) -> None:
    """An attribute of choice falls, once for each quest token."""
    for _ in range(quest_tokens(state)):
        begin(state, _WEAKEN, frame.seat, -1)


# -- swept away ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Tokens:
    """The location tokens that lie face down, by what they show."""

    def items(self, state: OldWorldState, frame: Effect) -> Sequence[tuple[str, int]]:
        table = state.table
        piles = [state.common(f"tokens.{name}") for name in TERRAINS]
        places = [table.token_place[state.face[token]] for pile in piles for token in pile]
        return [(f"place:{table.places[place].id}", place) for place in sorted(places)]


def _swept(state: OldWorldState, frame: Effect) -> None:
    """The token is drawn and goes back; the witcher is there, and nothing comes of it."""
    move_to(state, frame.seat, frame.chosen)


def _read_swept(args: list[str], at: str) -> Node | None:
    return None if args else Choose("swept_away", _Tokens(), Op("swept_away"), ByChance())


# -- all of them -----------------------------------------------------------------------------------


def _bare(name: str) -> Callable[[list[str], str], Node | None]:
    def build(args: list[str], at: str) -> Node | None:
        return None if args else Op(name)

    return build


def _read_per(args: list[str], at: str) -> Node | None:
    return Op("hunt_per", (args[0],)) if len(args) == 1 and args[0] in _COUNTED else None


def trees(content: Content, reader: Reader) -> dict[str, Node]:
    """The tree by which one attribute falls."""
    return {_WEAKEN: reader.lines(["attribute any -1"], _WEAKEN)}


OPS: dict[str, Run] = {
    "hunt_per": _hunt_per,
    "shield_full": _shield_full,
    "guard_hound": _guard_hound,
    "gather_hounds": _gather_hounds,
    "pack_attack": _pack_attack,
    "pack_grows": _pack_grows,
    "mark_monster": _mark_monster,
    "lower_per_token": _lower_per_token,
    "swept_away": _swept,
}

FRAMES: dict[type, Handler] = {
    GuardHound: Handler(_run_guard, _answer_guard),
    MarkMonster: Handler(_run_mark, _answer_mark),
}

VOCABULARY = Vocabulary(
    words={
        "hunt_per": Word(
            ("hunt_per players", "hunt_per trophies"),
            "the Hunt gains a shield for each player, or for each trophy that players have",
            _read_per,
        ),
        "shield_full": Word(
            ("shield_full",), "the shield rises as far as it can", _bare("shield_full")
        ),
        "guard_hound": Word(
            ("guard_hound",),
            "a hound of the players' choice gets a shield for each witcher where the Hunt is",
            _bare("guard_hound"),
        ),
        "gather_hounds": Word(
            ("gather_hounds",),
            "all hounds leave the map for the general's card, and their shields are the Hunt's",
            _bare("gather_hounds"),
        ),
        "pack_attack": Word(
            ("pack_attack",),
            "fights only: damage for each hound beside the general's card",
            _bare("pack_attack"),
        ),
        "pack_grows": Word(
            ("pack_grows",), "another hound comes beside the general's card", _bare("pack_grows")
        ),
        "mark_monster": Word(
            ("mark_monster",),
            "a monster of the players' choice gets a quest token for each witcher where the Hunt "
            "is; who fights it takes as much damage",
            _bare("mark_monster"),
        ),
        "lower_per_token": Word(
            ("lower_per_token",),
            "an attribute of choice falls for each quest token on the map and on monsters",
            _bare("lower_per_token"),
        ),
        "swept_away": Word(
            ("swept_away",),
            "one is put at a random location, and nothing comes of entering it",
            _read_swept,
        ),
    },
    fight_words=frozenset({"pack_attack"}),
    flags={"frozen": "no shield is gained, or by a mage no protection"},
    forms={
        **{"guard": "place", "mark": "monster"},
        **{"hound_token": "hound_token", "hound_bonus": "hound_token"},
    },
)
