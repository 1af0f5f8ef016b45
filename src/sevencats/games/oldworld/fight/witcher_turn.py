"""Step 1 of a witcher's fight turn: potions, specialty and effects, in any order (W6.4, W6.20)."""

from __future__ import annotations

from sevencats.games.oldworld.fight.frames import Combo, WitcherTurn
from sevencats.games.oldworld.fight.sides import note_fight, plus_one, side_of
from sevencats.games.oldworld.language import conditions
from sevencats.games.oldworld.language.traits import DONE, automatic, offers, rule_values, use
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import POTIONS, USED
from sevencats.kernel.atoms import move
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import begin
from sevencats.kernel.handlers import Handler

MY_TURN = "my_turn"


def potion_options(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    """Return the potions a seat may use now."""
    if state.fight.potions[side_of(state, seat)] >= state.table.steps.fight_potions(state, seat):
        return []
    potions = state.table.content.potions
    return [
        (f"potion:{state.ident(sleeve)}", sleeve)
        for sleeve in state.cards(seat, POTIONS)
        if all(conditions.holds(state, seat, word) for word in potions[state.ident(sleeve)].only)
    ]


def potion_cap(state: OldWorldState, seat: int) -> int:
    """Return how many potions a seat may use in a fight: by its alchemy, and by what forbids
    more."""
    return min([state.attr(seat, "alchemy"), *rule_values(state, seat, "potions")])


def drink(state: OldWorldState, seat: int, sleeve: int) -> None:
    """Use a potion: it is turned over, and discarded after the fight."""
    note_fight(state, potions=plus_one(state.fight.potions, side_of(state, seat)))
    move(state, sleeve, state.table.zone(seat, USED), "potion_used", seat)
    begin(state, f"potion:{state.ident(sleeve)}", seat, sleeve)


def acts_by_itself(state: OldWorldState, seat: int) -> bool:
    """Let one trait act that needs no choice, at any point of the seat's fight turn (Bear,
    W8.2)."""
    one = automatic(state, seat, MY_TURN)
    if one is None:
        return False
    use(state, seat, one)
    return True


def _run(state: OldWorldState, frame: WitcherTurn) -> list[Decision] | None:
    seat = frame.seat
    if acts_by_itself(state, seat):
        return None
    keys = {DONE, *(key for key, _ in potion_options(state, seat))}
    keys.update(key for key, _ in offers(state, seat, MY_TURN))
    ordered = tuple(sorted(keys))
    return [Decision(0, seat, "fight_turn", "", ordered, tuple(range(len(ordered))))]


def _answer(state: OldWorldState, frame: WitcherTurn, decision: Decision, index: int) -> None:
    seat, key = frame.seat, decision.keys[index]
    if key == DONE:
        note_fight(state, adding=True)
        state.stack[-1] = Combo(seat)
    elif key.startswith("potion:"):
        drink(state, seat, dict(potion_options(state, seat))[key])
    else:
        use(state, seat, dict(offers(state, seat, MY_TURN))[key])


WITCHER_FRAMES: dict[type, Handler] = {WitcherTurn: Handler(_run, _answer)}
