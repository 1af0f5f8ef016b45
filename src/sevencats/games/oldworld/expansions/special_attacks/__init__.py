"""Special attacks and passive abilities of the monsters (W11.2, W11.4): four special cards in the
fight deck, and their effects on each monster's large card. The words of these attacks, and their
effects on later fight turns, are in ``oldworld/special``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from sevencats.games.oldworld import special
from sevencats.games.oldworld.expansion import (
    Data,
    Expansion,
    Rules,
    Words,
    ZoneSpec,
    add_expansion,
)
from sevencats.games.oldworld.expansions import weaknesses
from sevencats.games.oldworld.expansions.bombs import WARD
from sevencats.games.oldworld.expansions.special_attacks.large_cards import (
    PASSIVE,
    LargeCard,
    SpecialCard,
    about_card,
    card_lines,
    card_trees,
    check_card,
    check_special,
    has_large_card,
    is_special,
    special_of,
)
from sevencats.games.oldworld.expansions.weaknesses.records import own_tokens
from sevencats.games.oldworld.fight.record import BEAST
from sevencats.games.oldworld.fight.sides import foe
from sevencats.games.oldworld.language.conditions import Count
from sevencats.games.oldworld.language.select import ByChance
from sevencats.games.oldworld.language.vocabulary import Vocabulary
from sevencats.games.oldworld.language.words import Word
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.rules.spawn import TOP_MONSTER, level_of, prey
from sevencats.games.oldworld.special.attack import begin_special
from sevencats.games.oldworld.special.ops import QUIET
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.kernel.atoms import exchange, move_all, push_shuffle, tell
from sevencats.kernel.effects import Choose, Effect, Node, Op, begin
from sevencats.kernel.handlers import Handler, never_asks
from sevencats.kernel.rng import Rng

ID = "special_attacks"
DECK = "fight_deck"
#: Fight cards that join the deck with the first monster of level III, and those that stay out.
ASIDE, UNSEEN = "fight_aside", "fight_unseen"
_ASIDE_CARDS = 4


class SplitDeck(NamedTuple):
    """After the fight deck was shuffled: remove four cards unseen, set four aside, add the special
    ones."""


class FullDeck(NamedTuple):
    """A monster has appeared: with the first of level III the cards set aside join the deck.
    ``level`` is given for a monster that is on no terrain."""

    level: int = 0


# -- the fight deck --------------------------------------------------------------------------------


def _run_split(state: OldWorldState, frame: SplitDeck) -> None:
    """Remove four of the ordinary cards unseen and set four aside; the rest is the deck (W11.2)."""
    state.stack.pop()
    zone_of = state.table.zone_of
    ordinary = [card for card in state.common(DECK) if not is_special(state, card)]
    move_all(state, ordinary[:_ASIDE_CARDS], zone_of[UNSEEN], "fight_unseen", BEAST)
    aside = ordinary[_ASIDE_CARDS : 2 * _ASIDE_CARDS]
    move_all(state, aside, zone_of[ASIDE], "fight_aside", BEAST)
    push_shuffle(state, zone_of[DECK])


def _run_full(state: OldWorldState, frame: FullDeck) -> None:
    state.stack.pop()
    monsters = [prey(state, terrain) for terrain in range(len(TERRAINS))]
    levels = [level_of(state, monster) for monster in monsters if monster >= 0]
    if max(frame.level, *levels, 0) >= TOP_MONSTER and state.common(ASIDE):
        deck = state.table.zone_of[DECK]
        move_all(state, state.common(ASIDE)[:], deck, "fight_full", BEAST)
        push_shuffle(state, deck)


def _repair_hidden(state: OldWorldState, seat: int, rng: Rng | None) -> None:
    """Exchange special cards among those set aside for ordinary ones."""
    content, bit = state.table.content, 1 << seat

    def sleeves(zones: Sequence[str], special: bool) -> list[int]:
        return [
            sleeve
            for zone in zones
            for sleeve in state.common(zone)
            if not state.known[sleeve] & bit
            and (special_of(content, state.ident(sleeve)) > 0) == special
        ]

    astray = sleeves((ASIDE, UNSEEN), True)
    homes = sleeves((DECK, "fight_pool"), False)
    for sleeve in astray:
        home = homes.pop(rng.below(len(homes)) if rng is not None else -1)
        exchange(state, sleeve, home)


# -- attacks and abilities -------------------------------------------------------------------------


def _ward(state: OldWorldState) -> bool:
    """Tell whether a ward (a Dimeritium Bomb) stops the monster's attack or ability; it is then
    spent."""
    if not state.extra.pop(WARD.format(state.fight.attacker), 0):
        return False
    tell(state, "warded", state.fight.attacker)
    return True


def _attack(state: OldWorldState, number: int, more: int) -> None:
    """Carry out a special attack, whichever side was named; a ward cancels all but the fight
    turn."""
    ident = foe(state).id
    tell(state, "special_attack", BEAST, ident, number)
    begin_special(state, "" if _ward(state) else f"special:{ident}:{number}", more)


def _act_passively(state: OldWorldState) -> None:
    """Let the passive ability act before the rest of the damage."""
    if state.extra.get(QUIET):
        return
    ident = foe(state).id
    tell(state, "passive", BEAST, ident)
    if not _ward(state):
        begin(state, f"special:{ident}:{PASSIVE}", state.fight.attacker, -1)


def _steps(base: Steps) -> Steps:
    def setup_decks(state: OldWorldState) -> None:
        state.stack.append(SplitDeck())
        base.setup_decks(state)

    def setup_witchers(state: OldWorldState) -> None:
        """The monsters are on the board by now."""
        base.setup_witchers(state)
        state.stack.append(FullDeck())

    def spawn(state: OldWorldState, terrain: int, level: int) -> None:
        state.stack.append(FullDeck())
        base.spawn_monster(state, terrain, level)

    def appears(state: OldWorldState, monster: int) -> None:
        state.stack.append(FullDeck(level_of(state, monster)))
        base.spawn_appears(state, monster)

    def side(state: OldWorldState, card: int, more: int) -> int:
        """Return the side of a card; a special card has none to name."""
        return 0 if is_special(state, card) else base.fight_side(state, card, more)

    def attack(state: OldWorldState, card: int, side: int, more: int) -> None:
        number = special_of(state.table.content, state.ident(card))
        if number and has_large_card(state.table.content, foe(state).id):
            _attack(state, number, more)
        else:
            base.fight_attack(state, card, side, more)

    def interrupts(state: OldWorldState, who: int) -> bool:
        return who == BEAST or base.fight_interrupts(state, who)

    def damage_card(state: OldWorldState, who: int, card: int) -> None:
        base.fight_damage_card(state, who, card)
        if who != BEAST or not is_special(state, card):
            return
        if has_large_card(state.table.content, foe(state).id):
            _act_passively(state)

    return replace(
        base,
        setup_decks=setup_decks,
        setup_witchers=setup_witchers,
        spawn_monster=spawn,
        spawn_appears=appears,
        fight_side=side,
        fight_attack=attack,
        fight_interrupts=interrupts,
        fight_damage_card=damage_card,
    )


# -- the ability of another ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _OtherCards:
    """Return the large cards of the other monsters of the highest level."""

    def items(self, state: OldWorldState, frame: Effect) -> Sequence[tuple[str, int]]:
        content, own = state.table.content, foe(state).id
        others = [m.id for m in content.monsters.values() if m.level == TOP_MONSTER and m.id != own]
        cards = [ident for ident in sorted(others) if has_large_card(content, ident)]
        return [(f"monster:{ident}", place) for place, ident in enumerate(cards)]


def _borrow_word(args: list[str], at: str) -> Node | None:
    return None if args else Choose("borrow", _OtherCards(), Op("borrow"), ByChance())


def _borrow(state: OldWorldState, frame: Effect) -> None:
    key, _ = _OtherCards().items(state, frame)[frame.chosen]
    ident = key.partition(":")[2]
    tell(state, "borrowed", BEAST, ident)
    begin(state, f"special:{ident}:{PASSIVE}", frame.seat, -1)


def _tokens(state: OldWorldState, seat: int) -> int:
    """Count the tokens of a weakness of the current monster; none without that expansion."""
    if weaknesses.ID not in state.table.config.packs or state.fight.terrain < 0:
        return 0
    name = TERRAINS[state.fight.terrain]
    return sum(state.ident(token).startswith(name) for token in own_tokens(state, seat))


add_expansion(
    Expansion(
        id=ID,
        uses=(special.ID,),
        rules=Rules(
            steps=_steps,
            frames={
                SplitDeck: Handler(_run_split, never_asks),
                FullDeck: Handler(_run_full, never_asks),
            },
            ops={"borrow": _borrow},
            repair_hidden=_repair_hidden,
        ),
        data=Data(
            vocabulary=Vocabulary(
                words={
                    "borrow": Word(
                        ("borrow",),
                        "fights only: the passive ability of a random other monster of level III",
                        _borrow_word,
                    )
                },
                fight_words=frozenset({"borrow"}),
                counts={
                    "weakness": Count("tokens of the monster's weaknesses", _tokens, fight=True)
                },
            ),
            columns={"monster": LargeCard, "fight_card": SpecialCard},
            checks={LargeCard: check_card, SpecialCard: check_special},
            trees=card_trees,
            zones=(ZoneSpec(ASIDE, False, DECK), ZoneSpec(UNSEEN, False, DECK)),
        ),
        words=Words(
            log={"fight_aside": None, "fight_unseen": None},
            about={"monster": about_card},
            lines={"special": card_lines},
        ),
    )
)
