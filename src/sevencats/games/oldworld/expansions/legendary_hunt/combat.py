"""The fight with the legendary monster: its deck, its protection, its attacks (W10.5, W10.6)."""

from __future__ import annotations

from dataclasses import replace

from sevencats.games.oldworld.expansions.legendary_hunt.beast import (
    beast_record,
    gain_token,
    held,
    protection,
    the_beast,
)
from sevencats.games.oldworld.expansions.legendary_hunt.model import (
    FIGHT_DECK,
    Blow,
    LegendCard,
    records,
)
from sevencats.games.oldworld.fight import outcome
from sevencats.games.oldworld.fight.begin import hunt
from sevencats.games.oldworld.fight.record import BEAST
from sevencats.games.oldworld.language.traits import fire, rule_values
from sevencats.games.oldworld.packs.model import Monster
from sevencats.games.oldworld.rules.growth import end_game
from sevencats.games.oldworld.special.attack import begin_special
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.games.oldworld.zones import COMBO
from sevencats.kernel.atoms import move_all, push_shuffle, tell

#: In ``extra``, during a fight: the damage of this fight turn that the protection has absorbed, and
#: which special attack still applies.
SOAKED, HEX = "legend_soaked", "legend_hex."
#: The beast's level for rules that count it; the number of tokens for one card of its life in solo.
_LEVEL, _SOLO_TOKENS = 3, 2


def is_legendary(state: OldWorldState) -> bool:
    """Tell whether the fight is one with the beast."""
    monster = state.fight.monster
    return monster >= 0 and monster == the_beast(state)


def begin_legendary(state: OldWorldState, seat: int) -> None:
    """Attack the beast. There are no trails for it."""
    hunt(state, seat, the_beast(state), -1, False)


# -- before the first turn, and after the last -----------------------------------------------------


def change_decks(state: OldWorldState) -> None:
    """Exchange its fight cards with those of the monsters for the fight, so that it works like any
    other fight."""
    zone_of = state.table.zone_of
    own, others = state.common(FIGHT_DECK)[:], state.common("fight_deck")[:]
    move_all(state, others, zone_of[FIGHT_DECK], "boxed", BEAST)
    move_all(state, own, zone_of["fight_deck"], "boxed", BEAST)


def _forget(state: OldWorldState) -> None:
    for name in [n for n in state.extra if n == SOAKED or n.startswith(HEX)]:
        del state.extra[name]


def life(state: OldWorldState, seat: int) -> int:
    """Return its life against a seat: all its cards, minus the seat's tokens."""
    tokens = len(held(state, seat))
    cards = len(records(state.table.content, LegendCard))
    return max(1, cards - (tokens // _SOLO_TOKENS if state.table.solo else tokens))


def _put_right(state: OldWorldState, result: str) -> None:
    """Restore the beast, which stays with full life."""
    change_decks(state)
    _forget(state)


# -- its turn --------------------------------------------------------------------------------------


def blow_of(state: OldWorldState, card: int, side: int) -> Blow:
    """Return what is printed on a side of one of its cards."""
    record = records(state.table.content, LegendCard)[state.ident(card)]
    return record.bite if side else record.charge


def strike(state: OldWorldState, card: int, side: int, more: int) -> None:
    """Carry out a side of one of its cards; ``more`` is the damage that traits add."""
    blow = blow_of(state, card, side)
    if not blow.claws:
        begin_special(state, f"legend_blow:{state.ident(card)}:{side}", more)
        return
    attack = beast_record(state).attacks[blow.claws - 1]
    state.extra[f"{HEX}{attack}"] = 1
    tell(state, "beast_attack", BEAST, f"legend_attack.{attack}")
    begin_special(state, f"legend_attack:{attack}", more)


# -- the steps -------------------------------------------------------------------------------------


def _fits(state: OldWorldState, seat: int, card: int) -> bool:
    """Tell whether a card's colour may be played: some beasts allow only so many."""
    colour = state.table.colour[state.face[card]]
    laid = {state.table.colour[state.face[one]] for one in state.cards(seat, COMBO)}
    return all(len(laid | {colour}) <= most for most in rule_values(state, seat, "colours"))


def _soak(state: OldWorldState, seat: int, amount: int) -> int:
    """Take protection off the total damage of a witcher's fight turn (W10.5)."""
    less = min(max(0, amount), state.table.steps.fight_armour(state, seat))
    if less:
        state.extra[SOAKED] = state.extra.get(SOAKED, 0) + less
        tell(state, "beast_protected", BEAST, less)
    return amount - less


def before_fight(base: Steps) -> Steps:
    """The steps up to the first fight turn, and what the fight leads to."""

    def prepare(state: OldWorldState, stage: str) -> None:
        if stage == "wagers" and is_legendary(state):
            _forget(state)
            change_decks(state)
            push_shuffle(state, state.table.zone_of["fight_deck"])
        base.fight_prepare(state, stage)

    def foe(state: OldWorldState) -> Monster:
        if not is_legendary(state):
            return base.fight_foe(state)
        record = beast_record(state)
        lives = life(state, state.fight.attacker)
        return Monster(id=record.id, level=_LEVEL, life=lives, traits=record.traits)

    def first(state: OldWorldState) -> int:
        seat = state.fight.attacker
        return seat if is_legendary(state) and held(state, seat) else base.fight_first(state)

    def ends(state: OldWorldState, result: str) -> None:
        if not is_legendary(state):
            base.fight_outcome(state, result)
        elif result == "defeated":
            tell(state, "fight_over", state.fight.attacker, result)
            end_game(state, (state.fight.attacker,))
        else:
            base.fight_outcome(state, "lost")

    def stages(state: OldWorldState) -> tuple[outcome.Stage, ...]:
        """Return the stages of the outcome: no trophy, gold, card or smaller draw; a lost fight
        gives a token."""
        if not is_legendary(state):
            return base.fight_stages(state)
        return (
            outcome.tidy,
            _put_right,
            outcome.shields,
            outcome.gather,
            outcome.board,
            outcome.shuffle,
        )

    def aftermath(state: OldWorldState, result: str) -> None:
        base.fight_aftermath(state, result)
        if is_legendary(state):
            gain_token(state, state.fight.attacker)

    return replace(
        base,
        fight_prepare=prepare,
        fight_foe=foe,
        fight_first=first,
        fight_outcome=ends,
        fight_stages=stages,
        fight_aftermath=aftermath,
    )


def in_fight(base: Steps) -> Steps:
    """The steps of fight turns."""

    def fight_turn(state: OldWorldState, who: int) -> None:
        """End the effects of an attack when the beast's next fight turn begins."""
        ours = is_legendary(state)
        if ours:
            state.extra.pop(SOAKED, None)
            if who == BEAST:
                _forget(state)
        base.fight_turn(state, who)
        if ours and who == BEAST:
            fire(state, "beast_turn", state.fight.attacker)

    def cards(state: OldWorldState, seat: int) -> list[int]:
        hand = base.fight_hand(state, seat)
        return [c for c in hand if _fits(state, seat, c)] if is_legendary(state) else hand

    def armour(state: OldWorldState, seat: int) -> int:
        if not is_legendary(state):
            return base.fight_armour(state, seat)
        return max(0, protection(state, seat) - state.extra.get(SOAKED, 0))

    def damage(state: OldWorldState, by: int, amount: int) -> int:
        amount = base.fight_damage(state, by, amount)
        ours = by >= 0 and by == state.fight.active and is_legendary(state)
        return _soak(state, by, amount) if ours else amount

    def attack(state: OldWorldState, card: int, side: int, more: int) -> None:
        if state.table.kind[state.face[card]] == "legend_card":
            strike(state, card, side, more)
        else:
            base.fight_attack(state, card, side, more)

    return replace(
        base,
        fight_turn=fight_turn,
        fight_hand=cards,
        fight_armour=armour,
        fight_damage=damage,
        fight_attack=attack,
    )


def sources(state: OldWorldState, seat: int) -> list[str]:
    """Return the sources of traits that special attacks have left for this fight turn."""
    if not is_legendary(state) or seat != state.fight.attacker:
        return []
    names = [name for name in state.extra if name.startswith(HEX)]
    return [f"legend_attack.{name.removeprefix(HEX)}" for name in sorted(names)]
