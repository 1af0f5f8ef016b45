"""The value of the abilities of action cards, for bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sevencats.games.oldworld.bots.hints import Hints, OptionWorth, add_hints
from sevencats.games.oldworld.expansions.card_abilities.model import ID, PASSIVE, Ability
from sevencats.games.oldworld.language import conditions
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import COLOURS, Line, Symbols, Trait
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import COMBO, HAND
from sevencats.kernel.decisions import Decision

_NOTHING = Symbols()
#: The symbols that each point of a line gives: damage, shield, cards drawn.
_GIVES = {"damage": (1, 0, 0), "shield": (0, 1, 0), "draw_step": (0, 0, 1), "draw": (0, 0, 1)}
#: The same for words without a number that matters.
_PLAIN = {
    "scout": (1, 0, 0),
    "take_deck": (0, 0, 2),
    "take_other": (0, 0, 2),
    "extension_effect": (1, 0, 0),
    "refresh_potion": (1, 0, 0),
}
#: In hundredths of a point of damage: damage, shield, a card.
_WORTHS = (120, 90, 70)
#: How often, in percent of fights, an ability with a condition, or a passive one, acts.
_CONDITION, _PASSIVE = 20, 15
_DIE = 6


def _sum(lines: Iterable[Line]) -> tuple[int, int, int]:
    """Add up what lines give: damage, shield, cards."""
    total = [0, 0, 0]
    for line in lines:
        gives = _line(line) if isinstance(line, str) else _roll(line)
        total = [old + new for old, new in zip(total, gives, strict=True)]
    return total[0], total[1], total[2]


def _line(line: str) -> tuple[int, int, int]:
    word, *args = line.split()
    if word in _PLAIN:
        return _PLAIN[word]
    number = int(args[0]) if args and args[0].lstrip("+-").isdecimal() else 0
    damage, shield, cards = _GIVES.get(word, (0, 0, 0))
    return damage * number, shield * number, cards * number


def _roll(table: dict[str, object]) -> tuple[int, int, int]:
    """The mean over the faces of a die."""
    bands = table.get("roll")
    total = [0, 0, 0]
    for band, lines in bands.items() if isinstance(bands, dict) else ():
        low, _, high = str(band).partition("-")
        faces = int(high or low) - int(low) + 1
        total = [old + faces * new for old, new in zip(total, _sum(lines), strict=True)]
    return total[0] // _DIE, total[1] // _DIE, total[2] // _DIE


# -- a combo ---------------------------------------------------------------------------------------


def combo_worth(state: OldWorldState, seat: int, faces: Sequence[int]) -> Symbols:
    """Return what a combo of these physical cards gives besides its symbols."""
    table = state.table
    total = [0, 0, 0]
    for place, face in enumerate(faces):
        ability = table.content.column(Ability, "action", table.ident[face])
        lines: list[Line] = []
        for trait in ability.traits:
            if trait.when not in PASSIVE and _holds(state, seat, faces, trait):
                lines += trait.do
        if place + 1 < len(faces):
            lines += ability.extension_lines.get(table.colour[faces[place + 1]], ())
        total = [old + new for old, new in zip(total, _sum(lines), strict=True)]
    return Symbols(damage=total[0], shield=total[1], draw=total[2]) if any(total) else _NOTHING


def _holds(state: OldWorldState, seat: int, faces: Sequence[int], trait: Trait) -> bool:
    """Tell whether the conditions of a trait would hold with these cards in the combo."""
    colours = [state.table.colour[face] for face in faces]
    known = {colour: colours.count(colour) for colour in COLOURS}
    known["combo"] = len(faces)
    known["hand"] = len(state.cards(seat, HAND)) + len(state.cards(seat, COMBO)) - len(faces)
    for word in trait.only:
        alternatives = conditions.parse(word)
        if not any(_one_holds(state, seat, known, one, word) for one in alternatives):
            return False
    return True


def _one_holds(
    state: OldWorldState, seat: int, known: dict[str, int], one: conditions.Condition, word: str
) -> bool:
    if one.kind not in known or not one.how:
        return conditions.holds(state, seat, word)
    value = known[one.kind]
    return (
        value >= one.n if one.how == ">=" else value <= one.n if one.how == "<=" else value == one.n
    )


# -- a card ----------------------------------------------------------------------------------------


def card_worth(content: Content, ident: str) -> int:
    """Return the value that an ability adds to its card, in hundredths of a point of damage."""
    ability = content.column(Ability, "action", ident)
    total = 0
    for trait in ability.traits:
        share = _PASSIVE if trait.when in PASSIVE else _CONDITION if trait.only else 100
        total += share * _weighed(trait.do) // 100
    return total + sum(_CONDITION * _weighed(n) // 100 for n in ability.extension_lines.values())


def _weighed(lines: Iterable[Line]) -> int:
    return sum(n * worth for n, worth in zip(_sum(lines), _WORTHS, strict=True))


# -- the value of options --------------------------------------------------------------------------


def _effect(state: OldWorldState, decision: Decision, option: int) -> int:
    """Prefer damage to anything else."""
    card = state.cards(decision.seat, COMBO)[-1]
    colour = decision.keys[option].partition(":")[2]
    extension = state.table.extensions[state.face[card]][colour]
    points = (
        extension.damage,
        extension.shield,
        extension.draw + extension.take_back + extension.return_card,
    )
    return sum(n * worth for n, worth in zip(points, _WORTHS, strict=True))


def _fetched(state: OldWorldState, decision: Decision, option: int) -> int:
    """Prefer the card with the most symbols."""
    ident = decision.keys[option].partition(":")[2]
    symbols = state.table.content.actions[ident].symbols
    points = (symbols.damage, symbols.shield, symbols.draw + symbols.take_back)
    worth = sum(n * worth for n, worth in zip(points, _WORTHS, strict=True))
    return worth + card_worth(state.table.content, ident)


def _lost(state: OldWorldState, decision: Decision, option: int) -> int:
    """Prefer to lose a card that acts when it is lost."""
    ident = decision.keys[option].partition(":")[2]
    traits = state.table.content.column(Ability, "action", ident).traits
    return 1 if any(trait.when == PASSIVE[0] for trait in traits) else -1


OPTION_WORTHS: dict[str, OptionWorth] = {
    "extension_effect": _effect,
    "take_deck": _fetched,
    "damage:discard": _lost,
}

add_hints(ID, Hints(option_worths=OPTION_WORTHS, card_worth=card_worth, combo_worth=combo_worth))
