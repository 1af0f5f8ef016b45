"""Hints for bots about special attacks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sevencats.games.oldworld.bots.hints import Hints, add_hints
from sevencats.games.oldworld.expansions.special_attacks import ID
from sevencats.games.oldworld.expansions.special_attacks.large_cards import (
    card_lines,
    is_special,
    large_card,
)
from sevencats.games.oldworld.fight.monster_turn import attack_damage
from sevencats.games.oldworld.fight.sides import foe
from sevencats.games.oldworld.packs.model import Line, Symbols
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import HAND
from sevencats.kernel.decisions import Decision

#: In hundredths of a point of damage: a point, a potion in a fight, and more than any branch of an
#: attack costs.
_POINT, _POTION, _BEST = 100, 80, 10000
_NOTHING = Symbols()


def _absorbs(lines: Sequence[Line], colours: tuple[str, ...], damage: int) -> int:
    """Return the damage that a passive ability takes off a combo of these colours, if it acts. On
    average half of the damage is left by then."""
    total, half = 0, damage * _POINT // 2
    for line in lines:
        if isinstance(line, dict) and str(line.get("if", "")).startswith("no_combo:"):
            against = str(line["if"]).partition(":")[2].split("|")
            if not set(against) & set(colours):
                total += _absorbs(line.get("then", ()), colours, damage)
        elif isinstance(line, str) and line.startswith("soak"):
            amount = line.split()[1]
            total += min(half, _POINT * int(amount)) if amount.isdecimal() else half
    return total


def combo_worth(state: OldWorldState, seat: int, faces: Sequence[int]) -> Symbols:
    """Return what the passive ability may absorb of a combo that lacks the colour against it.
    Nobody knows which cards the monster has left: all unseen cards are equally likely."""
    damage = sum(state.table.symbols[face].damage for face in faces)
    if state.fight.monster < 0 or not damage:
        return _NOTHING
    colours = tuple(state.table.colour[face] for face in faces)
    lost = _absorbs(large_card(state.table.content, foe(state).id).passive, colours, damage)
    if not lost:
        return _NOTHING
    unseen = [*state.common("fight_deck"), *state.common("fight_pool")]
    special = sum(is_special(state, card) for card in unseen)
    likely = min(lost, lost * special * damage // len(unseen))
    return Symbols(damage=-((likely + _POINT // 2) // _POINT))


def choice_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """Rate a branch of an attack by its cost: damage past the shield, cards, potions."""
    kind, _, parts = decision.source.partition(":")
    if kind != "special":
        return 0
    letter = decision.keys[option].partition(":")[2]
    lines = _branch(card_lines(state.table.content, parts.split(":")), letter)
    return _BEST - sum(_line_cost(state, decision.seat, str(line)) for line in lines)


def _branch(lines: Iterable[Line], letter: str) -> Sequence[Line]:
    """Return the branch of a choice, at any depth."""
    for line in lines:
        if isinstance(line, dict):
            if letter in line.get("choose", {}):
                branch: Sequence[Line] = line["choose"][letter]
                return branch
            for inner in (line.get("then", ()), line.get("else", ())):
                branch = _branch(inner, letter)
                if branch:
                    return branch
    return ()


def _line_cost(state: OldWorldState, seat: int, line: str) -> int:
    word, amount = line.split()
    hand = len(state.cards(seat, HAND))
    if word == "strike":
        taken = hand if amount == "hand" else int(amount)
        return _POINT * max(0, taken - state.shield[seat])
    if word == "half":
        return _POINT * ((hand + (amount == "up")) // 2)
    return _POTION * abs(int(amount))


def drop_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """Rate a rival's card: the one that does most goes first."""
    symbols = state.table.symbols[state.face[decision.args[option]]]
    return 2 * symbols.damage + symbols.shield + symbols.draw


def regrow_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """Rate a card that goes back: a special one protects the monster; else the one that hurts
    most."""
    card = decision.args[option]
    attacks = state.table.attacks[state.face[card]]
    harm = max(attack_damage(state, attack) for attack in attacks) if attacks else 0
    return _BEST if is_special(state, card) else harm


add_hints(
    ID,
    Hints(
        option_worths={"choose:choose": choice_worth, "drop": drop_worth, "regrow": regrow_worth},
        combo_worth=combo_worth,
    ),
)
