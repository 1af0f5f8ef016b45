"""Hints for bots about mages: boosts, magic dice, schools to claim, and the value of spells."""

from __future__ import annotations

from collections.abc import Sequence

from sevencats.games.oldworld.bots.hints import Hints, OptionWorth, add_hints
from sevencats.games.oldworld.expansions.mages.casting import Effect, basic, boosted
from sevencats.games.oldworld.expansions.mages.energy import draws
from sevencats.games.oldworld.expansions.mages.model import (
    ID,
    NO_MAGIC,
    Boost,
    Magic,
    Spell,
    index_of,
    is_mage,
    spell_of,
)
from sevencats.games.oldworld.fight.record import BEAST
from sevencats.games.oldworld.fight.sides import foe, opponent, pool_size
from sevencats.games.oldworld.language.lines import trait_sources
from sevencats.games.oldworld.language.traits import has_rule
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import Symbols
from sevencats.games.oldworld.rules.spawn import lair, prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DECK, DISCARD
from sevencats.kernel.decisions import Decision

_NOTHING = Symbols()
#: In hundredths of a point of damage.
_DAMAGE, _ENERGY, _PROTECTION, _DRAW, _BACK, _ANY = 120, 60, 80, 70, 90, 110
#: The energy that a mage is assumed to have, for cards that count by it.
_USUAL_ENERGY = 2
#: The share of a boost's value that counts, as it costs energy and is not always paid.
_BOOST_SHARE = 55
#: The expected damage of an attack: more protection is useless.
_USUAL_ATTACK = 4
#: A rating above all others, for damage that ends the fight.
_KILL = 10_000


# -- cards -----------------------------------------------------------------------------------------


def _magic_worth(magic: Magic) -> int:
    by_energy = (
        _DAMAGE * magic.damage_by_energy
        + _PROTECTION * magic.protection_by_energy
        + _DRAW * magic.draw_by_energy
    )
    return _PROTECTION * magic.protection + _ANY * magic.take_any + _USUAL_ENERGY * by_energy


def _symbols_worth(symbols: Symbols) -> int:
    back = symbols.take_back + symbols.return_card
    return _DAMAGE * symbols.damage + _ENERGY * symbols.shield + _DRAW * symbols.draw + _BACK * back


def card_worth(content: Content, ident: str) -> int:
    """Return the value of a spell besides its symbols, in hundredths of a point of damage."""
    spell = content.column(Spell, "action", ident)
    total = _magic_worth(spell.magic)
    total += sum(_magic_worth(one) * 45 // 100 for one in spell.extension_magic.values())
    if spell.boost:
        gain = _magic_worth(spell.boost.magic) + _symbols_worth(spell.boost.symbols)
        total += max(0, gain - _ENERGY * spell.boost.energy) * _BOOST_SHARE // 100
    return total + (80 if spell.any_colour else 0)


# -- combos ----------------------------------------------------------------------------------------


def _effect_of(spell: Spell, extension: Magic) -> Effect:
    return Effect((), (spell.magic, extension))


def combo_worth(state: OldWorldState, seat: int, faces: Sequence[int]) -> Symbols:
    """Return what a mage's combo gives besides its symbols: magic by the energy there will be, and
    boosts while there is energy for them. Protection counts like a shield."""
    if not is_mage(state, seat):
        return _NOTHING
    table, spells = state.table, index_of(state.table).spells
    energy = state.shield[seat]
    damage = protection = draw = by_energy = 0
    for place, face in enumerate(faces):
        spell = spells[face]
        after = table.colour[faces[place + 1]] if place + 1 < len(faces) else ""
        effect = _effect_of(spell, spell.extension_magic.get(after, NO_MAGIC))
        damage += effect.count("damage_by_energy") * energy
        energy += table.symbols[face].shield
        if after in table.extensions[face]:
            energy += table.extensions[face][after].shield
        protection += effect.count("protection") + effect.count("protection_by_energy") * energy
        draw += effect.count("take_any")
        by_energy += effect.count("draw_by_energy")
        boost = spell.boost
        if boost and energy >= boost.energy:
            energy -= energy if boost.all else boost.energy
            damage += boost.symbols.damage + boost.magic.damage_by_energy * energy
            protection += boost.magic.protection
            draw += boost.symbols.draw + boost.symbols.take_back + boost.symbols.return_card
            draw += boost.magic.take_any
            by_energy += boost.magic.draw_by_energy
            energy += boost.symbols.shield
    draw += by_energy * energy
    return Symbols(damage=damage, shield=min(protection, _USUAL_ATTACK), draw=draw)


# -- questions -------------------------------------------------------------------------------------


def _needed(state: OldWorldState, seat: int) -> int:
    """Return the damage that would end the fight now."""
    other = opponent(state, seat)
    return pool_size(state, other) + (
        state.table.steps.fight_guard(state, other) if other >= 0 else 0
    )


def _boost_worth(state: OldWorldState, seat: int, boost: Boost) -> int:
    effect = boosted(state, seat, boost)
    level = state.shield[seat]
    cost = level if boost.all else boost.energy
    left = level - cost
    after = left + effect.total("shield")
    damage = effect.total("damage") + effect.count("damage_by_energy") * left
    if state.fight.kind and damage >= _needed(state, seat) > 0:
        return _KILL
    expected = _expected_attack(state, seat)
    shelter = effect.count("protection") + effect.count("protection_by_energy") * after
    cards = effect.total("draw") + effect.count("draw_by_energy") * after
    cards += draws(state, seat) * (after - level)
    back = effect.total("take_back") + sum(one.return_card for one in effect.symbols)
    return (
        _DAMAGE * damage
        + _PROTECTION * min(shelter, expected)
        + _DRAW * min(cards, len(state.cards(seat, DECK)))
        + _BACK * back
        + _ANY * min(effect.count("take_any"), len(state.cards(seat, DISCARD)))
        + _ENERGY * (after - level)
    )


def _expected_attack(state: OldWorldState, seat: int) -> int:
    other = opponent(state, seat)
    return _USUAL_ATTACK - 1 + foe(state).level // 2 if other == BEAST else _USUAL_ATTACK


def _later_worth(state: OldWorldState, seat: int, boost: Boost) -> int:
    """Return the value of the energy for the cards that come after this one."""
    frame = state.stack[-1]
    cards = getattr(frame, "cards", ())[getattr(frame, "place", 0) + 1 :]
    left = state.shield[seat]
    best = 0
    for place, card in enumerate(cards):
        after = cards[place + 1] if place + 1 < len(cards) else -1
        colour = state.table.colour[state.face[card]]
        if has_rule(state, seat, f"mute:{colour}"):
            continue
        effect = basic(state, seat, card, after)
        best += _DAMAGE * effect.count("damage_by_energy") * min(left, boost.energy)
        best += _PROTECTION * effect.count("protection_by_energy") * min(left, boost.energy)
        best += _DRAW * effect.count("draw_by_energy") * min(left, boost.energy)
        other = spell_of(state, card).boost
        if other and left < other.energy + boost.energy:
            best = max(best, _boost_worth(state, seat, other))
    return best


def _boost(state: OldWorldState, decision: Decision, option: int) -> int:
    """Rate a boost: energy that would be lost is free, but later cards may need it more."""
    if not decision.args[option]:
        return 0
    boost = spell_of(state, state.stack[-1][1][state.stack[-1][2]]).boost
    assert boost is not None
    return _boost_worth(state, decision.seat, boost) - _later_worth(state, decision.seat, boost)


#: The value of each point of a line of a magic die.
_LINES = {"damage": _DAMAGE, "draw": _DRAW, "energy": _ENERGY, "protection": _PROTECTION}


def _shape(state: OldWorldState, decision: Decision, option: int) -> int:
    """Rate the bands of a magic die; a band that ends the fight comes before all others."""
    _, source, place = decision.source.split(":")
    name = decision.keys[option].partition(":")[2]
    worth = 0
    for line in trait_sources(state.table.content)[source][int(place)].do:
        bands = line["bands"] if isinstance(line, dict) and "bands" in line else {}
        lines = next((do for band, do in bands.items() if band.endswith(f" {name}")), ())
        worth += sum(_line_worth(state, decision.seat, one) for one in lines)
    return worth


def _line_worth(state: OldWorldState, seat: int, line: str) -> int:
    word, number = line.split()
    if word == "take_back":
        return _ANY if state.cards(seat, DISCARD) else 0
    if word == "damage" and int(number) >= _needed(state, seat):
        return _KILL
    return _LINES.get(word, 0) * int(number)


#: The value of a monster and of a road near the start location.
_NEAR, _ROAD = 6, 1


def _claim(state: OldWorldState, decision: Decision, option: int) -> int:
    """Prefer a school near a monster, and one with many roads."""
    place = decision.args[option]
    near = {place, *state.table.paths[place]}
    lairs = [lair(state, terrain) for terrain in range(3) if prey(state, terrain) >= 0]
    return _NEAR * sum(one in near for one in lairs) + _ROAD * len(state.table.paths[place])


def _top(state: OldWorldState, decision: Decision, option: int) -> int:
    """Prefer any card, which is at least as good as the top one."""
    return 1 if decision.keys[option].startswith("use:") else 0


OPTION_WORTHS: dict[str, OptionWorth] = {
    "boost": _boost,
    "shape": _shape,
    "claim": _claim,
    "top_discard": _top,
}

add_hints(ID, Hints(option_worths=OPTION_WORTHS, card_worth=card_worth, combo_worth=combo_worth))
