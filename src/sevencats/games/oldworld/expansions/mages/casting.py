"""A mage's combo: its cards are resolved one by one, each with its boost (W13.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from msgspec.structs import replace as with_fields

from sevencats.games.oldworld.expansions.mages import energy
from sevencats.games.oldworld.expansions.mages.discards import (
    DISCARD_FRAMES,
    TOP_DISCARD,
    TakeAny,
    TakeTop,
)
from sevencats.games.oldworld.expansions.mages.model import (
    NO_MAGIC,
    Boost,
    Magic,
    is_mage,
    spell_of,
)
from sevencats.games.oldworld.fight.combo import NO_SYMBOLS
from sevencats.games.oldworld.fight.damage import deal
from sevencats.games.oldworld.fight.frames import Resolve, Specials
from sevencats.games.oldworld.fight.record import SHORT
from sevencats.games.oldworld.fight.sides import note_fight
from sevencats.games.oldworld.fight.witcher_turn import acts_by_itself
from sevencats.games.oldworld.language import conditions
from sevencats.games.oldworld.language.traits import DONE, fire, has_rule, offers, sum_rule
from sevencats.games.oldworld.packs.model import COLOURS, Symbols
from sevencats.games.oldworld.rules.atoms import change_shield
from sevencats.games.oldworld.rules.cards import lose_card
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.games.oldworld.zones import COMBO
from sevencats.kernel.decisions import Decision
from sevencats.kernel.handlers import Handler

#: The values that hexes may cancel, and the fields of magic that go with them.
_BY_ENERGY = {"damage": "damage_by_energy", "draw": "draw_by_energy"}


class Cast(NamedTuple):
    """A card of a mage's combo is being resolved: its ``place`` among ``cards``, and the stage.
    Boosted, the stages run a second time. ``before`` is what the other side had discarded before
    the combo; ``early``: the card is played by itself, before the combo."""

    seat: int
    cards: tuple[int, ...]
    place: int
    stage: str
    before: int
    early: bool = False


# -- what a card does ------------------------------------------------------------------------------


class Effect(NamedTuple):
    """The effects that count of a card, of its matched extension, or of its boost."""

    symbols: tuple[Symbols, ...]
    magic: tuple[Magic, ...]

    def total(self, field: str) -> int:
        """Add up a symbol."""
        return sum(getattr(one, field) for one in self.symbols)

    def count(self, field: str) -> int:
        """Add up a symbol of magic."""
        return sum(getattr(one, field) for one in self.magic)


def link_magic(state: OldWorldState, under: int, over: int) -> Magic:
    """Return the magic of the extension by which a card follows another."""
    colour = state.table.colour[state.face[over]]
    return spell_of(state, under).extension_magic.get(colour, NO_MAGIC)


def basic(state: OldWorldState, seat: int, card: int, after: int) -> Effect:
    """Return the effect of a card, with the extension that the card ``after`` it matches (-1:
    none)."""
    symbols, magic = [state.table.symbols[state.face[card]]], [spell_of(state, card).magic]
    if has_rule(state, seat, "ignore:cards"):
        magic = []
    if after >= 0:
        matched = state.table.steps.fight_link(state, seat, card, after)
        assert matched is not None, "a combo hangs together"
        symbols.append(matched)
        if not has_rule(state, seat, "ignore:extensions"):
            magic.append(link_magic(state, card, after))
    counted = state.table.steps.fight_symbols(state, seat, card, symbols)
    return Effect(tuple(counted), tuple(_counted_magic(state, seat, one) for one in magic))


def boosted(state: OldWorldState, seat: int, boost: Boost) -> Effect:
    """Return the effect of a boost."""
    symbols = boost.symbols
    for field in ("damage", "shield", "draw"):
        if has_rule(state, seat, f"ignore:{field}"):
            symbols = with_fields(symbols, **{field: 0})
    return Effect((symbols,), (_counted_magic(state, seat, boost.magic),))


def _counted_magic(state: OldWorldState, seat: int, magic: Magic) -> Magic:
    for word, field in _BY_ENERGY.items():
        if getattr(magic, field) and has_rule(state, seat, f"ignore:{word}"):
            magic = with_fields(magic, **{field: False})
    return magic


def draws_so_far(state: OldWorldState, seat: int) -> int:
    """Return the draw symbols of the cards of a combo resolved so far: a mage's combo is resolved
    card by card, and some cards may have left."""
    for frame in state.stack:
        if isinstance(frame, Cast) and frame.seat == seat and not frame.early:
            had = frame.place + (frame.stage in ("boost", "boosted", "next"))
            had = len(frame.cards) if frame.stage in ("hit", "last") else had
            past = [frame._replace(place=place) for place in range(had)]
            return sum(_basic(state, one).total("draw") for one in past if not _muted(state, one))
    return 0


# -- casting ---------------------------------------------------------------------------------------


def _run(state: OldWorldState, frame: Cast) -> list[Decision] | None:
    seat, stage = frame.seat, frame.stage
    if state.fight.kind != SHORT and not frame.early and acts_by_itself(state, seat):
        return None
    if stage == "boost":
        boost = _boost_of(state, frame)
        if boost is not None:
            card = state.ident(frame.cards[frame.place])
            keys = (f"boost:{card}", DONE)
            return [Decision(0, seat, "boost", card, keys, (1, 0))]
        _go_on(state, frame)
        return None
    _STAGES[stage](state, frame)
    return None


def _answer(state: OldWorldState, frame: Cast, decision: Decision, index: int) -> None:
    if not decision.args[index]:
        _go_on(state, frame)
        return
    boost = _boost_of(state, frame)
    assert boost is not None
    seat = frame.seat
    energy.spend(state, seat, state.shield[seat] if boost.all else boost.energy)
    state.stack[-1] = frame._replace(stage="boosted")
    _strike(state, frame, boosted(state, seat, boost))


def _combo(state: OldWorldState, frame: Cast) -> None:
    """Record the combo; traits may add to its damage."""
    seat = frame.seat
    colours = tuple(state.table.colour[state.face[card]] for card in frame.cards)
    note_fight(state, combo=colours)
    state.stack[-1] = frame._replace(stage="open")
    fire(state, "combo", seat)


def _open(state: OldWorldState, frame: Cast) -> None:
    """Deal what traits add before the first card, or take it off the damage of the cards."""
    seat, fight = frame.seat, state.fight
    stage = "damage" if frame.cards else "hit"
    state.stack[-1] = frame._replace(stage=stage, before=fight.hurt)
    more = fight.damage + (sum_rule(state, seat, "damage") if frame.cards else 0)
    note_fight(state, adding=False, damage=0)
    _deal(state, seat, more)


def _damage(state: OldWorldState, frame: Cast) -> None:
    if _muted(state, frame):
        _go_on(state, frame)
        return
    state.stack[-1] = frame._replace(stage="rest")
    _strike(state, frame, _basic(state, frame))


def _rest(state: OldWorldState, frame: Cast) -> None:
    state.stack[-1] = frame._replace(stage="boost")
    _benefit(state, frame, _basic(state, frame))


def _boosted(state: OldWorldState, frame: Cast) -> None:
    boost = spell_of(state, frame.cards[frame.place]).boost
    assert boost is not None
    state.stack[-1] = frame._replace(stage="next")
    _benefit(state, frame, boosted(state, frame.seat, boost))


def _basic(state: OldWorldState, frame: Cast) -> Effect:
    place = frame.place
    after = frame.cards[place + 1] if place + 1 < len(frame.cards) else -1
    return basic(state, frame.seat, frame.cards[place], after)


def _muted(state: OldWorldState, frame: Cast) -> bool:
    colour = state.table.colour[state.face[frame.cards[frame.place]]]
    return has_rule(state, frame.seat, f"mute:{colour}")


def _boost_of(state: OldWorldState, frame: Cast) -> Boost | None:
    """Return the boost that may be paid now."""
    boost = spell_of(state, frame.cards[frame.place]).boost
    if boost is None or state.shield[frame.seat] < boost.energy:
        return None
    return None if has_rule(state, frame.seat, "ignore:cards") else boost


def _strike(state: OldWorldState, frame: Cast, effect: Effect) -> None:
    by_energy = effect.count("damage_by_energy") * state.shield[frame.seat]
    amount = effect.total("damage") + by_energy
    if frame.early:
        deal(state, frame.seat, amount)
    else:
        _deal(state, frame.seat, amount)


def _deal(state: OldWorldState, seat: int, amount: int) -> None:
    """Deal the part of the combo's damage so far that the rules allow and that was not dealt yet:
    limits apply to a combo as a whole."""
    before = state.fight.damage
    note_fight(state, damage=before + amount)
    if state.fight.kind == SHORT:
        return
    limit = state.table.steps.fight_combo_damage
    more = max(0, limit(state, seat, before + amount)) - max(0, limit(state, seat, before))
    if more > 0:
        deal(state, seat, more)


def _benefit(state: OldWorldState, frame: Cast, effect: Effect) -> None:
    """Apply energy, protection, later draws and special effects. In a short fight only energy
    counts."""
    seat = frame.seat
    gain = effect.total("shield")
    if gain:
        change_shield(state, seat, gain)
    if state.fight.kind == SHORT:
        return
    by_energy = effect.count("protection_by_energy") * state.shield[seat]
    energy.protect(state, seat, effect.count("protection") + by_energy)
    energy.draw_later(state, seat, effect.count("draw_by_energy"))
    draw = effect.total("draw")
    if draw:
        note_fight(state, draw=state.fight.draw + draw)
    state.stack += [TakeAny(seat)] * effect.count("take_any")
    card = frame.cards[frame.place]
    back = any(one.return_card for one in effect.symbols) and not frame.early
    lies = state.where[card] == state.table.zone(seat, COMBO)
    if back or effect.total("take_back"):
        returns = (card,) if back and lies else ()
        state.stack.append(Specials(seat, effect.total("take_back"), returns))


def _go_on(state: OldWorldState, frame: Cast) -> None:
    """Go on to the next card, or to the stage after the last one."""
    if frame.place + 1 < len(frame.cards):
        state.stack[-1] = frame._replace(place=frame.place + 1, stage="damage")
    elif frame.early:
        state.stack.pop()
        lose_card(state, frame.seat, frame.cards[0], "discarded")
    else:
        state.stack[-1] = frame._replace(stage="hit")


def _hit(state: OldWorldState, frame: Cast) -> None:
    state.stack[-1] = frame._replace(stage="last")
    if state.fight.kind != SHORT and state.fight.hurt > frame.before:
        fire(state, "hit", frame.seat)


def _last(state: OldWorldState, frame: Cast) -> None:
    """Run the draw step as for witchers; a short fight has none."""
    seat = frame.seat
    if state.fight.kind == SHORT:
        state.stack.pop()
        energy.lose_surplus(state, seat)
        return
    colours = state.fight.combo
    gain = sum(sum_rule(state, seat, f"shield_per:{c}") * colours.count(c) for c in COLOURS)
    state.stack[-1] = Resolve(seat, "resolved", frame.before)
    if gain > 0:
        change_shield(state, seat, gain)


_STAGES = {
    "combo": _combo,
    "open": _open,
    "damage": _damage,
    "rest": _rest,
    "boosted": _boosted,
    "next": _go_on,
    "hit": _hit,
    "last": _last,
}


def play_early(state: OldWorldState, seat: int, card: int) -> None:
    """Play a card by itself, before the combo."""
    state.stack.append(Cast(seat, (card,), 0, "damage", 0, early=True))


# -- the steps -------------------------------------------------------------------------------------


def _opens_to_all(state: OldWorldState, seat: int, card: int) -> bool:
    """Tell whether a card has an extension of any colour now."""
    spell = spell_of(state, card)
    return spell.any_colour and all(
        conditions.holds(state, seat, word) for word in spell.any_colour_only
    )


def cast_steps(base: Steps) -> Steps:
    """The steps by which a mage's combo is laid and resolved."""

    def link(state: OldWorldState, seat: int, under: int, over: int) -> Symbols | None:
        matched = base.fight_link(state, seat, under, over)
        if matched is not None or state.table.colour[state.face[over]] not in COLOURS:
            return matched
        return NO_SYMBOLS if _opens_to_all(state, seat, under) else None

    def resolve(state: OldWorldState, seat: int) -> None:
        if is_mage(state, seat):
            state.stack.append(Cast(seat, tuple(state.cards(seat, COMBO)), 0, "combo", 0))
        else:
            base.fight_resolve(state, seat)

    def short(state: OldWorldState, seat: int) -> None:
        laid = tuple(state.cards(seat, COMBO))
        if not is_mage(state, seat):
            base.fight_short(state, seat)
        elif laid:
            state.stack.append(Cast(seat, laid, 0, "damage", 0))

    def take_back(state: OldWorldState, seat: int) -> None:
        if offers(state, seat, TOP_DISCARD):
            state.stack.append(TakeTop(seat))
        else:
            base.cards_take_back(state, seat)

    def draws(state: OldWorldState, seat: int) -> int:
        return draws_so_far(state, seat) if is_mage(state, seat) else base.fight_draws(state, seat)

    return replace(
        base,
        fight_link=link,
        fight_draws=draws,
        fight_resolve=resolve,
        fight_short=short,
        cards_take_back=take_back,
    )


CAST_FRAMES: dict[type, Handler] = {
    Cast: Handler(_run, _answer),
    **DISCARD_FRAMES,
}
