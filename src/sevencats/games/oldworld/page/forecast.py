"""The outcome of staged picks at a table of Old World: changes of the player's own numbers, and the
sum of a combo with the cause of every part.

Both tables are blindfolded, so nothing hidden can show. Where the rest of the fight turn needs no
answer, the damage comes from the rules themselves, by playing the combo out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, takewhile
from typing import Literal, NamedTuple

import msgspec

from sevencats.games.oldworld.fight.combo import Sum, add_up
from sevencats.games.oldworld.fight.record import BEAST, NOBODY, SHORT
from sevencats.games.oldworld.fight.sides import note_fight, opponent, pool_size
from sevencats.games.oldworld.language.traits import DONE, conditions_hold, has_rule, held
from sevencats.games.oldworld.packs.model import ATTRIBUTES, Symbols
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import COMBO, DECK, HAND, POTIONS
from sevencats.kernel.atoms import relocate
from sevencats.kernel.decisions import Decision, Pick
from sevencats.kernel.engine import take
from sevencats.kernel.events import Event
from sevencats.kernel.rehearse import Rehearsal

#: The source of a number: a card's own symbols, the slot under the next card, a trait (by its
#: source), a bonus before the combo, the level of combat, or a limit.
What = Literal["card", "slot", "trait", "before", "combat", "limit"]


#: Most choices of boosts to forecast.
_BOOSTED = 32


class Cause(msgspec.Struct, frozen=True):
    """A part of a sum."""

    what: What
    id: str
    n: int


class Total(msgspec.Struct, frozen=True):
    """A sum with all its parts."""

    total: int
    causes: tuple[Cause, ...]


class Boosted(msgspec.Struct, frozen=True):
    """The same combo with boosts: the places of the boosted cards, the damage dealt, the change of
    energy, and the life left to the other side."""

    places: tuple[int, ...]
    damage: int
    shield: int
    life: int | None


class ComboForecast(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The effect of a combo that is being laid if it ended here: damage dealt, the rise of the
    shield, cards drawn (those that exist, if the hand has room); ``life`` is what would be left to
    the other side, null in a short fight. Boosts may be paid for: all numbers are without them, and
    ``boosted`` has those of each choice of boosts that can be paid."""

    cards: tuple[str, ...]
    damage: Total
    shield: Total
    draw: Total
    take_back: int
    returns: tuple[str, ...]
    life: int | None
    other_shield: int
    boosted: tuple[Boosted, ...] = ()


class Change(msgspec.Struct, frozen=True):
    """A number of the player's own before and after: gold, shield, level, an attribute."""

    what: str
    before: int
    after: int


class OldWorldForecast(msgspec.Struct, frozen=True, kw_only=True):
    """The changes that picks would bring to the seat that tries them. ``place`` is its new
    location, empty if it stays; ``given`` are the cards that would leave its hand, ``taken`` those
    that would come there from where the seat sees them; ``potions`` those that it would use up or
    lose."""

    changes: tuple[Change, ...] = ()
    place: str = ""
    given: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()
    potions: tuple[str, ...] = ()
    combo: ComboForecast | None = None


def forecast(rehearsal: Rehearsal, seat: int) -> OldWorldForecast:
    """The outcome of staged picks."""
    before, after = rehearsal.before, rehearsal.after
    assert isinstance(before, OldWorldState) and isinstance(after, OldWorldState)
    last = rehearsal.last
    assert isinstance(last, OldWorldState)
    combo = combo_forecast(_laid(after, seat, rehearsal.unseen), seat) or combo_forecast(last, seat)
    moved = after.place[seat] != before.place[seat]
    return OldWorldForecast(
        changes=tuple(_changes(before, after, seat)),
        place=after.table.places[after.place[seat]].id if moved else "",
        given=_gone(before, after, seat, HAND),
        taken=_gone(after, before, seat, HAND),
        potions=_gone(before, after, seat, POTIONS),
        combo=combo,
    )


def _changes(before: OldWorldState, after: OldWorldState, seat: int) -> list[Change]:
    numbers: dict[str, Callable[[OldWorldState], int]] = {
        "gold": lambda state: state.gold[seat],
        "shield": lambda state: state.shield[seat],
        "level": lambda state: state.level[seat],
        "track": lambda state: state.track[seat],
        "combat": lambda state: state.attr(seat, "combat"),
        "defense": lambda state: state.attr(seat, "defense"),
        "alchemy": lambda state: state.attr(seat, "alchemy"),
        "specialty": lambda state: state.attr(seat, "specialty"),
    }
    assert set(ATTRIBUTES) <= set(numbers)
    every = [Change(what, of(before), of(after)) for what, of in numbers.items()]
    return [change for change in every if change.before != change.after]


def _gone(before: OldWorldState, after: OldWorldState, seat: int, zone: int) -> tuple[str, ...]:
    left = set(after.cards(seat, zone))
    return tuple(before.ident(card) for card in before.cards(seat, zone) if card not in left)


# -- combos ---------------------------------------------------------------------------------------


def _laid(state: OldWorldState, seat: int, unseen: Pick | None) -> OldWorldState:
    """Return the table with the combo's last card, where laying it ends the combo and so reveals
    more than the seat knows."""
    key = unseen.key if unseen is not None else ""
    form, _, card = key.partition(":")
    if form != "play" or not state.fight.kind:
        return state
    world = state.copy()
    sleeve = next(one for one in world.cards(seat, HAND) if world.ident(one) == card)
    relocate(world, sleeve, world.table.zone(seat, COMBO))
    # No question is left: take the damage that the rules deal.
    world.pending = ()
    return world


def combo_forecast(state: OldWorldState, seat: int) -> ComboForecast | None:
    """The effect of the combo that a seat has laid so far, on a blindfolded table; None if there is
    none."""
    laid = state.cards(seat, COMBO)
    if not laid or state.fight.active not in (seat, NOBODY) or not state.fight.kind:
        return None
    state, symbols = state.copy(), add_up(state, seat)
    if state.fight.combo:
        # The combo is complete, and a trait asks before its damage, which is already counted.
        fight = state.fight
        note_fight(
            state, damage=fight.damage - symbols.damage, draw=fight.draw - symbols.draw, combo=()
        )
    world = state.copy()
    colours = tuple(world.table.colour[world.face[sleeve]] for sleeve in laid)
    fight = world.fight
    note_fight(
        world,
        combo=colours,
        damage=fight.damage + symbols.damage,
        draw=fight.draw + symbols.draw,
    )
    damage = _damage(state, world, seat)
    life, other_shield = _left(world, seat, damage.total)
    return ComboForecast(
        cards=tuple(map(state.ident, laid)),
        damage=damage,
        shield=_shield(state, world, seat, symbols),
        draw=_draw(state, world, seat),
        take_back=symbols.take_back,
        returns=tuple(map(state.ident, symbols.returns)),
        life=life,
        other_shield=other_shield,
        boosted=_boosted(state, seat),
    )


def _printed(state: OldWorldState, seat: int, number: Callable[[Symbols], int]) -> list[Cause]:
    """The symbols of the cards laid and of the slots between them, card by card."""
    table, laid = state.table, state.cards(seat, COMBO)
    causes = []
    for place, sleeve in enumerate(laid):
        if has_rule(state, seat, f"mute:{table.colour[state.face[sleeve]]}"):
            continue
        causes.append(Cause("card", state.ident(sleeve), number(table.symbols[state.face[sleeve]])))
        if place + 1 < len(laid):
            slot = table.steps.fight_link(state, seat, sleeve, laid[place + 1])
            causes.append(Cause("slot", state.ident(sleeve), number(slot) if slot else 0))
    return [cause for cause in causes if cause.n]


def _traits(world: OldWorldState, seat: int, rule: str, times: int = 1) -> list[Cause]:
    return [
        Cause("trait", one.source, one.trait.n * times)
        for one in held(world, seat, rule)
        if conditions_hold(world, seat, one)
    ]


def _total(causes: list[Cause], truth: int) -> Total:
    """The parts, and what the rules subtract from their sum or add to it."""
    rest = truth - sum(cause.n for cause in causes)
    limit = [Cause("limit", "", rest)] if rest else []
    return Total(truth, (*causes, *limit))


def _damage(state: OldWorldState, world: OldWorldState, seat: int) -> Total:
    """``state`` is the current table, ``world`` the one on which the combo was examined."""
    causes = _printed(state, seat, lambda symbols: symbols.damage)
    if state.fight.damage:
        causes.insert(0, Cause("before", "", state.fight.damage))
    if state.fight.kind == SHORT:
        return Total(sum(cause.n for cause in causes), tuple(causes))
    causes += _traits(world, seat, "damage")
    added = sum(cause.n for cause in causes)
    dealt = _played_out(state, seat)
    if dealt is None:
        steps, tried = world.table.steps, world.copy()
        dealt = steps.fight_combo_damage(tried, seat, added)
        dealt = max(0, steps.fight_damage(tried, seat, dealt))
    return _total(causes, dealt)


class _Played(NamedTuple):
    """A combo that is played to its end: the table then, the events until another player's fight
    turn begins, whether it has begun, the places of the cards that were boosted, and the first
    place whose card may still be boosted."""

    world: OldWorldState
    events: tuple[Event, ...] = ()
    over: bool = False
    places: tuple[int, ...] = ()
    place: int = 0

    def after(self, pick: Decision, index: int) -> _Played:
        """One more pick."""
        world = self.world.copy()
        events = take(world, pick, index)
        own = tuple(takewhile(lambda one: one.kind != "fight_turn", events))
        over = self.over or len(own) < len(events)
        return self._replace(world=world, events=(*self.events, *own), over=over)

    def damage(self, other: int) -> int:
        """The damage to the other side."""
        dealt = (one for one in self.events if one.kind == "damage" and one.seat == other)
        return sum(int(one.args[0]) for one in dealt)


def _played_out(state: OldWorldState, seat: int) -> int | None:
    """The damage that the rules deal if the combo ends here, without boosts; None if another
    question comes first."""
    played = next(_endings(state, seat), None)
    if played is None or (played.world.fight.adding and played.world.fight.active == seat):
        return None
    return played.damage(opponent(state, seat))


def _boosted(state: OldWorldState, seat: int) -> tuple[Boosted, ...]:
    """The effect of each choice of boosts."""
    found = [played for played in islice(_endings(state, seat), _BOOSTED) if played.places]
    return tuple(
        Boosted(
            one.places,
            damage,
            one.world.shield[seat] - state.shield[seat],
            _left(state, seat, damage)[0],
        )
        for one, damage in ((one, one.damage(opponent(state, seat))) for one in found)
    )


def _endings(state: OldWorldState, seat: int) -> Iterator[_Played]:
    """The combo played to its end, first without boosts, then with each choice of them."""
    asked = next((d for d in state.pending if d.seat == seat and d.kind == "combo"), None)
    if asked is None or DONE not in asked.keys:
        return
    cards = [state.ident(sleeve) for sleeve in state.cards(seat, COMBO)]
    open_ends = [_Played(state).after(asked, asked.keys.index(DONE))]
    while open_ends:
        now = open_ends.pop()
        asked = next((d for d in now.world.pending if d.seat == seat and d.kind == "boost"), None)
        if asked is None:
            yield now
            continue
        place = cards.index(asked.source, now.place)
        for index in (0, 1):  # the last answer is examined first: no boost
            places = now.places if index else (*now.places, place)
            open_ends.append(now.after(asked, index)._replace(places=places, place=place + 1))


def _left(world: OldWorldState, seat: int, damage: int) -> tuple[int | None, int]:
    """The life and shield of the other side after this much damage."""
    if world.fight.kind == SHORT:
        return None, 0
    other = opponent(world, seat)
    life = pool_size(world, other)
    if other == BEAST:
        return max(0, life - damage), 0
    after = world.copy()
    rest = after.table.steps.fight_absorb(after, other, damage) if damage else 0
    return max(0, life - rest), after.shield[other]


def _shield(state: OldWorldState, world: OldWorldState, seat: int, symbols: Sum) -> Total:
    causes = _printed(state, seat, lambda one: one.shield)
    for colour in dict.fromkeys(world.fight.combo):
        causes += _traits(world, seat, f"shield_per:{colour}", world.fight.combo.count(colour))
    if state.fight.kind == SHORT:
        return Total(symbols.shield, tuple(causes))
    after = world.copy()
    after.table.steps.fight_shield(after, seat)
    return _total(causes, after.shield[seat] - world.shield[seat])


def _draw(state: OldWorldState, world: OldWorldState, seat: int) -> Total:
    if state.fight.kind == SHORT:
        return Total(0, ())
    combat = world.attr(seat, "combat")
    causes = [Cause("combat", "", combat), *_printed(state, seat, lambda one: one.draw)]
    if state.fight.draw:
        causes.append(Cause("before", "", state.fight.draw))
    causes += _traits(world, seat, "draw")
    played = next(_endings(state, seat), None)
    if played is not None and played.over:
        drawn = (one for one in played.events if one.kind == "drawn" and one.seat == seat)
        return _total(causes, sum(1 for _ in drawn))
    count = world.table.steps.fight_draw(world, seat)
    room = world.table.tracks.hand_limit - len(world.cards(seat, HAND))
    return _total(causes, max(0, min(count, room, len(world.cards(seat, DECK)))))
