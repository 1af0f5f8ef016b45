"""Hexes: what an attack or ability leaves behind for a fight turn to come, or for the whole fight.

A hex is a handful of traits under a name. It waits for the next fight turn of its side (``next``),
holds in the present one (``now``), or to the end of the fight (``fight``); how often it was laid is
counted in ``extra``, so that two of a kind add up.
"""

from __future__ import annotations

from typing import NamedTuple

from sevencats.games.oldworld.fight.record import BEAST, MONSTER
from sevencats.games.oldworld.packs.model import Trait
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.atoms import tell

#: Everything kept here for the length of a fight begins so.
PREFIX = "special."
NEXT, NOW, FIGHT = "next", "now", "fight"
SPANS = (NEXT, NOW, FIGHT)
#: The prefix of what is recorded for one fight turn.
TURN = f"{PREFIX}turn."


class Hex(NamedTuple):
    """An effect that lasts, as traits; ``beast``: it is for a fight turn of the monster."""

    traits: tuple[Trait, ...]
    beast: bool = False


def _rules(*rules: str, n: int = 0, only: tuple[str, ...] = ()) -> Hex:
    return Hex(tuple(Trait(rule=rule, n=n, only=only) for rule in rules))


def _before_draw(*lines: str | dict[str, object]) -> Hex:
    """Something that comes before the draw step, once for each time it was laid."""
    return Hex((Trait(when="resolved", do=lines),))


HEXES: dict[str, Hex] = {
    # -- the combo
    "combo_1": _rules("combo_cap", n=1),
    "combo_2": _rules("combo_cap", n=2),
    "no_blue": _rules("barred:blue"),
    "no_red": _rules("barred:red"),
    "no_green": _rules("barred:green"),
    "only_blue_yellow": _rules("barred:green", "barred:purple", "barred:red"),
    "blue_first": _rules("starts:blue"),
    "blue_purple_first": _rules("starts:blue", "starts:purple"),
    "strong_first": _rules("first_damage", n=2),
    "random_first": _rules("random_first"),
    "deck_first": Hex(
        (Trait(rule="deck_first"), Trait(rule="random_first", only=("deck=0",))),
    ),
    # -- what counts of it
    "damage_less_2": _rules("damage", n=-2),
    "damage_less_3": _rules("damage", n=-3, only=("no_combo:yellow",)),
    "damage_1": _rules("combo_damage_cap", n=1),
    "dull": _rules("card_damage:red", "card_damage:blue", n=-1),
    "no_damage": _rules("ignore:damage"),
    "no_shield": _rules("ignore:shield"),
    "no_draw": _rules("ignore:draw"),
    "no_extensions": _rules("ignore:extensions"),
    "only_extensions": _rules("ignore:cards"),
    "spikes": Hex((Trait(when="combo", do=("shield_per_card",)),)),
    # -- the draw step
    "draw_less_1": _rules("draw", n=-1),
    "draw_less_2": _rules("draw", n=-2),
    "draw_1": _rules("draw_cap", n=1),
    "draw_0": _rules("draw_cap", n=0),
    "combat_1": _rules("combat_is", n=1),
    # -- before the draw step
    "owed": _before_draw("strike owed"),
    "reflex": _before_draw(
        {
            "per_hex": "reflex",
            "do": [{"if": "shield=0", "then": ["discard 1 random"], "else": ["shield -2"]}],
        }
    ),
    "regrowth": _before_draw({"per_hex": "regrowth", "do": ["grow 1"]}),
    "last_back": _before_draw("return_last"),
    # -- the whole fight
    "poisoned": _rules("shield_gain_cap", n=1),
    "cut": _rules("defense", n=-2),
    # -- the monster's
    "fury": Hex((Trait(rule="attack", n=2),), beast=True),
    "open_attack": Hex((Trait(rule="open_attack"),), beast=True),
}


def lay_hex(state: OldWorldState, name: str, span: str) -> None:
    """A hex is laid on the one who fights the monster, or on the monster."""
    key = f"{PREFIX}{span}.{name}"
    state.extra[key] = state.extra.get(key, 0) + 1
    tell(state, "hex", state.fight.attacker, name)


def times_laid(state: OldWorldState, name: str) -> int:
    """How often a hex holds now."""
    return state.extra.get(f"{PREFIX}{NOW}.{name}", 0)


def roll_on(state: OldWorldState, who: int) -> None:
    """A fight turn begins: what held in the last one is over, what waited for this one holds."""
    held = [key for key in state.extra if key.startswith((f"{PREFIX}{NOW}.", TURN))]
    for key in held:
        del state.extra[key]
    waiting = f"{PREFIX}{NEXT}."
    for key in [key for key in state.extra if key.startswith(waiting)]:
        name = key[len(waiting) :]
        if HEXES[name].beast == (who == BEAST):
            state.extra[f"{PREFIX}{NOW}.{name}"] = state.extra.pop(key)


def forget(state: OldWorldState) -> None:
    """A fight begins or ends: nothing is left of the last one."""
    for key in [key for key in state.extra if key.startswith(PREFIX)]:
        del state.extra[key]


def hex_traits() -> dict[str, tuple[Trait, ...]]:
    """The traits of all hexes by source."""
    return {f"hex.{name}": one.traits for name, one in HEXES.items()}


#: Where the hexes that hold are counted, and the sources that they are. Looked up whole: most of
#: ``extra`` is something else, and every number of a fight asks.
_HELD = {f"{PREFIX}{span}.{name}": f"hex.{name}" for span in (NOW, FIGHT) for name in HEXES}


def hex_sources(state: OldWorldState, seat: int) -> list[str]:
    """The hexes that hold for a seat now, each as often as it was laid."""
    fight = state.fight
    if fight.kind != MONSTER or fight.attacker != seat or not state.extra:
        return []
    sources: list[str] = []
    for key in state.extra:
        if key in _HELD:
            sources += [_HELD[key]] * state.extra[key]
    return sources
