"""Steps 3 and 4 of a witcher's fight turn: resolving the combo and drawing cards (W6.4, W6.6)."""

from __future__ import annotations

from sevencats.games.oldworld.fight.combo import add_up
from sevencats.games.oldworld.fight.damage import deal
from sevencats.games.oldworld.fight.frames import Resolve, Specials
from sevencats.games.oldworld.fight.rounds import end_turn
from sevencats.games.oldworld.fight.sides import note_fight
from sevencats.games.oldworld.fight.witcher_turn import acts_by_itself
from sevencats.games.oldworld.language.traits import fire, rule_values, sum_rule
from sevencats.games.oldworld.packs.model import COLOURS
from sevencats.games.oldworld.rules.atoms import change_shield
from sevencats.games.oldworld.rules.frames import Draw
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import COMBO, DISCARD, HAND
from sevencats.kernel.atoms import move, move_all
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler, never_asks

_NEXT = {
    "combo": "damage",
    "damage": "hit",
    "hit": "shield",
    "shield": "specials",
    "specials": "resolved",
    "resolved": "draw",
    "draw": "end",
}
_TAKE_BACK = -1


def _run(state: OldWorldState, frame: Resolve) -> None:
    seat, stage, before = frame
    if acts_by_itself(state, seat):
        return
    if stage == "end":
        state.stack.pop()
        put_away(state, seat)
        end_turn(state)
        return
    state.stack[-1] = Resolve(seat, _NEXT[stage], before)
    if stage == "combo":
        _look_at_combo(state, seat)
        fire(state, "combo", seat)
    elif stage == "damage":
        _deal(state, seat)
    elif stage == "hit":
        if state.fight.hurt > before:
            fire(state, "hit", seat)
    elif stage == "shield":
        state.table.steps.fight_shield(state, seat)
    elif stage == "specials":
        total = add_up(state, seat)
        state.stack.append(Specials(seat, total.take_back, total.returns))
    elif stage == "resolved":
        fire(state, "resolved", seat)
    else:
        state.stack.append(Draw(seat, state.table.steps.fight_draw(state, seat)))


def _look_at_combo(state: OldWorldState, seat: int) -> None:
    """Record the combo: its cards may leave before everything is resolved."""
    colours = tuple(state.table.colour[state.face[s]] for s in state.cards(seat, COMBO))
    total = add_up(state, seat)
    fight = state.fight
    damage, draw = fight.damage + total.damage, fight.draw + total.draw
    note_fight(state, combo=colours, damage=damage, draw=draw)


def _deal(state: OldWorldState, seat: int) -> None:
    """Deal all damage of the combo at once, as changed by traits."""
    fight = state.fight
    more = sum_rule(state, seat, "damage") if fight.combo else 0
    state.stack[-1] = Resolve(seat, "hit", fight.hurt)
    note_fight(state, adding=False)
    deal(state, seat, state.table.steps.fight_combo_damage(state, seat, fight.damage + more))


def whole_damage(state: OldWorldState, seat: int, damage: int) -> int:
    """Return the damage that a combo deals."""
    return damage


def raise_shield(state: OldWorldState, seat: int) -> None:
    """Add the shield symbols of the combo, up to the defense level."""
    colours = state.fight.combo
    extra = [
        sum_rule(state, seat, f"shield_per:{c}") * colours.count(c) for c in COLOURS if c in colours
    ]
    gain = add_up(state, seat).shield + sum(extra)
    if gain > 0:
        change_shield(state, seat, gain)


def draw_count(state: OldWorldState, seat: int) -> int:
    """Return the number of cards of the draw step: the combat level, changed by the combo and by
    traits; at least 0."""
    instead = rule_values(state, seat, "combat_is")
    combat = min(instead) if instead else state.attr(seat, "combat")
    count = combat + state.table.steps.fight_draw_change(state, seat)
    return max([0, count, *rule_values(state, seat, "draw_floor")])


def draw_change(state: OldWorldState, seat: int) -> int:
    """Return what the combo and traits add to the draw step; may be negative."""
    return state.fight.draw + sum_rule(state, seat, "draw")


def put_away(state: OldWorldState, seat: int) -> None:
    """Put the combo into the discards, its first card lowest."""
    zone = state.table.zone(seat, DISCARD)
    move_all(state, state.cards(seat, COMBO)[:], zone, "put_away", seat)


# -- special effects ------------------------------------------------------------------------------


def _run_specials(state: OldWorldState, frame: Specials) -> list[Decision] | None:
    """Ask for the remaining special effects, as far as the hand has room."""
    seat, take_back, returns = frame
    room = len(state.cards(seat, HAND)) < state.table.tracks.hand_limit
    items = [(f"return:{state.ident(sleeve)}", sleeve) for sleeve in returns]
    if take_back and state.cards(seat, DISCARD):
        items.append(("take_back", _TAKE_BACK))
    if not room or not items:
        state.stack.pop()
        return None
    keys, args, _ = merged(items)
    return [Decision(0, seat, "special", "", keys, args)]


def _answer_specials(state: OldWorldState, frame: Specials, decision: Decision, index: int) -> None:
    seat, take_back, returns = frame
    chosen = decision.args[index]
    if chosen == _TAKE_BACK:
        state.stack[-1] = Specials(seat, take_back - 1, returns)
        state.table.steps.cards_take_back(state, seat)
    else:
        rest = tuple(sleeve for sleeve in returns if sleeve != chosen)
        state.stack[-1] = Specials(seat, take_back, rest)
        move(state, chosen, state.table.zone(seat, HAND), "returned", seat)


RESOLVE_FRAMES: dict[type, Handler] = {
    Resolve: Handler(_run, never_asks),
    Specials: Handler(_run_specials, _answer_specials),
}
