"""Step 2 of a witcher's fight turn: playing cards to a combo, and adding up the combo (W6.4)."""

from __future__ import annotations

from typing import NamedTuple

from sevencats.games.oldworld.fight.frames import Combo, Resolve
from sevencats.games.oldworld.fight.record import SHORT
from sevencats.games.oldworld.fight.sides import note_fight
from sevencats.games.oldworld.language.traits import DONE, has_rule, offers, use
from sevencats.games.oldworld.packs.model import COLOURS, Symbols
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import COMBO, HAND
from sevencats.kernel.atoms import move
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler

NO_SYMBOLS = Symbols()
LINK = "link"
_STOP = -1
_USE = -2


class Sum(NamedTuple):
    """The sum of all symbols of a combo; ``returns`` are the cards that go back to the hand."""

    damage: int
    shield: int
    draw: int
    take_back: int
    returns: tuple[int, ...]


# -- laying ---------------------------------------------------------------------------------------


def playable(state: OldWorldState, seat: int) -> list[int]:
    """Return the cards of the hand that may be played next."""
    hand, laid = state.table.steps.fight_hand(state, seat), state.cards(seat, COMBO)
    if not laid:
        return hand
    link = state.table.steps.fight_link
    return [sleeve for sleeve in hand if link(state, seat, laid[-1], sleeve) is not None]


def whole_hand(state: OldWorldState, seat: int) -> list[int]:
    """Return the cards that may be played if their colour fits: all cards of the hand."""
    return state.cards(seat, HAND)[:]


def lay_nothing(state: OldWorldState, seat: int) -> bool:
    """Play no card without a question: in the base game the player chooses every card."""
    return False


def extension(state: OldWorldState, seat: int, under: int, over: int) -> Symbols | None:
    """Return the symbols of the extension by which a card follows another; None if it cannot."""
    if under == state.fight.bridge:
        return NO_SYMBOLS  # the trait that granted it does what its extension shows
    table = state.table
    return table.extensions[state.face[under]].get(table.colour[state.face[over]])


def matched_colour(state: OldWorldState, seat: int, under: int, over: int) -> str:
    """Return the printed colour of the extension by which a card follows another; a bridge has
    none."""
    return "" if under == state.fight.bridge else state.table.colour[state.face[over]]


def _run(state: OldWorldState, frame: Combo) -> list[Decision] | None:
    seat = frame.seat
    laid = state.cards(seat, COMBO)
    if not laid and state.table.steps.fight_lay(state, seat):
        return None
    items = [(f"play:{state.ident(sleeve)}", sleeve) for sleeve in playable(state, seat)]
    bridged = bool(laid) and laid[-1] == state.fight.bridge
    if laid and not bridged and _has_colour(state, seat):
        items += [(key, _USE) for key, _ in offers(state, seat, LINK)]
    if not items:
        _close(state, seat)
        return None
    if not laid and has_rule(state, seat, "random_first"):
        keys, args, weights = merged(items)
        return [Decision(0, CHANCE, "first_card", "", keys, args, weights)]
    if laid and not bridged:
        items.append((DONE, _STOP))
    keys, args, _ = merged(items)
    return [Decision(0, seat, "combo", "", keys, args)]


def _has_colour(state: OldWorldState, seat: int) -> bool:
    """Tell whether a card of the hand has a colour and could follow a wild extension; a grey card
    has none."""
    table = state.table
    hand = table.steps.fight_hand(state, seat)
    return any(table.colour[state.face[sleeve]] in COLOURS for sleeve in hand)


def _answer(state: OldWorldState, frame: Combo, decision: Decision, index: int) -> None:
    sleeve = decision.args[index]
    seat = frame.seat
    if sleeve == _STOP:
        _close(state, seat)
    elif sleeve == _USE:
        note_fight(state, bridge=state.cards(seat, COMBO)[-1])
        use(state, seat, dict(offers(state, seat, LINK))[decision.keys[index]])
    else:
        move(state, sleeve, state.table.zone(seat, COMBO), "played", seat)


def _close(state: OldWorldState, seat: int) -> None:
    state.stack.pop()
    if state.fight.kind != SHORT:
        state.table.steps.fight_resolve(state, seat)


def begin_resolving(state: OldWorldState, seat: int) -> None:
    """Start resolving the whole combo."""
    state.stack.append(Resolve(seat, "combo", 0))


# -- adding up ------------------------------------------------------------------------------------


def add_up(state: OldWorldState, seat: int) -> Sum:
    """Add up the symbols of all cards in the combo, and of each extension that is matched. A muted
    card keeps its place in the combo but adds nothing."""
    laid = state.cards(seat, COMBO)
    table, link = state.table, state.table.steps.fight_link
    colours = {table.colour[state.face[sleeve]] for sleeve in laid}
    muted = {colour for colour in colours if has_rule(state, seat, f"mute:{colour}")}
    damage = shield = draw = take_back = 0
    returns = []
    for place, sleeve in enumerate(laid):
        if table.colour[state.face[sleeve]] in muted:
            continue
        shown = [table.symbols[state.face[sleeve]]]
        if place + 1 < len(laid):
            matched = link(state, seat, sleeve, laid[place + 1])
            assert matched is not None, "a combo hangs together"
            shown.append(matched)
        shown = table.steps.fight_symbols(state, seat, sleeve, shown)
        for symbols in shown:
            damage += symbols.damage
            shield += symbols.shield
            draw += symbols.draw
            take_back += symbols.take_back
        if any(symbols.return_card for symbols in shown):
            returns.append(sleeve)
    return Sum(damage, shield, draw, take_back, tuple(returns))


def printed_symbols(
    state: OldWorldState, seat: int, sleeve: int, symbols: list[Symbols]
) -> list[Symbols]:
    """Return the symbols of a card in the combo: its own, and those of its matched extension."""
    return symbols


COMBO_FRAMES: dict[type, Handler] = {Combo: Handler(_run, _answer)}


def draw_symbols(state: OldWorldState, seat: int) -> int:
    """Return the draw symbols of the combo added up so far."""
    return add_up(state, seat).draw
