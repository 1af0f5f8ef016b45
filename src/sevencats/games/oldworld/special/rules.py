"""The effects of hexes on a fight: the cards a combo may take, the symbols that count, the draw."""

from __future__ import annotations

from dataclasses import replace

from msgspec.structs import replace as with_fields

from sevencats.games.oldworld.fight.record import BEAST
from sevencats.games.oldworld.language.traits import has_rule, rule_values, sum_rule
from sevencats.games.oldworld.packs.model import COLOURS, Symbols
from sevencats.games.oldworld.special.frames import OpenAttack
from sevencats.games.oldworld.special.hexes import forget, roll_on
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.games.oldworld.zones import COMBO, DECK
from sevencats.kernel.atoms import move

_ENDLESS = 99


def combo_cap(state: OldWorldState, seat: int, first: int) -> int:
    """The most cards of a combo whose first card is ``first``."""
    caps = rule_values(state, seat, "combo_cap")
    starts = [colour for colour in COLOURS if has_rule(state, seat, f"starts:{colour}")]
    if starts and state.table.colour[state.face[first]] not in starts:
        caps.append(1)
    return min([_ENDLESS, *caps])


def may_be_laid(state: OldWorldState, seat: int, card: int, first: bool) -> bool:
    """Tell whether hexes allow a card in a combo, or as its first card."""
    face = state.face[card]
    if has_rule(state, seat, f"barred:{state.table.colour[face]}"):
        return False
    least = max([0, *rule_values(state, seat, "first_damage")]) if first else 0
    return state.table.symbols[face].damage >= least


def _counted(state: OldWorldState, seat: int, card: int, symbols: list[Symbols]) -> list[Symbols]:
    """Return the symbols of a card and of its matched extension that count."""
    own, extensions = symbols[:1], symbols[1:]
    if has_rule(state, seat, "ignore:cards"):
        own = []
    if has_rule(state, seat, "ignore:extensions"):
        extensions = []
    counted = [*own, *extensions]
    for field in ("damage", "shield", "draw"):
        if has_rule(state, seat, f"ignore:{field}"):
            counted = [with_fields(one, **{field: 0}) for one in counted]
    less = sum_rule(state, seat, f"card_damage:{state.table.colour[state.face[card]]}")
    dealt = sum(one.damage for one in counted)
    if less and dealt:
        counted.append(Symbols(damage=max(less, -dealt)))
    return counted


def special_steps(base: Steps) -> Steps:
    """The steps with what hexes change."""

    def prepare(state: OldWorldState, stage: str) -> None:
        if stage == "wagers":
            forget(state)
        base.fight_prepare(state, stage)

    def turn(state: OldWorldState, who: int) -> None:
        roll_on(state, who)
        if who == BEAST and has_rule(state, state.fight.attacker, "open_attack"):
            state.stack.append(OpenAttack(-1, 0))
        else:
            base.fight_turn(state, who)

    def hand(state: OldWorldState, seat: int) -> list[int]:
        cards, laid = base.fight_hand(state, seat), state.cards(seat, COMBO)
        if laid and len(laid) >= combo_cap(state, seat, laid[0]):
            return []
        return [card for card in cards if may_be_laid(state, seat, card, not laid)]

    def lay(state: OldWorldState, seat: int) -> bool:
        deck = state.cards(seat, DECK)
        if deck and has_rule(state, seat, "deck_first"):
            move(state, deck[-1], state.table.zone(seat, COMBO), "played", seat)
            return True
        return base.fight_lay(state, seat)

    def symbols(
        state: OldWorldState, seat: int, card: int, printed: list[Symbols]
    ) -> list[Symbols]:
        return _counted(state, seat, card, base.fight_symbols(state, seat, card, printed))

    def combo_damage(state: OldWorldState, seat: int, damage: int) -> int:
        dealt = base.fight_combo_damage(state, seat, damage)
        return min([dealt, *rule_values(state, seat, "combo_damage_cap")])

    def draw(state: OldWorldState, seat: int) -> int:
        return min([base.fight_draw(state, seat), *rule_values(state, seat, "draw_cap")])

    def outcome(state: OldWorldState, result: str) -> None:
        forget(state)
        base.fight_outcome(state, result)

    return replace(
        base,
        fight_prepare=prepare,
        fight_turn=turn,
        fight_hand=hand,
        fight_lay=lay,
        fight_symbols=symbols,
        fight_combo_damage=combo_damage,
        fight_draw=draw,
        fight_outcome=outcome,
    )
