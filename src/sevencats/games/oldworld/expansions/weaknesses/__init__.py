"""Weaknesses of the monsters (W11.1, W11.3, W11.8, W11.9): tokens on the map that players find on
the way. Each reveals a weakness of the monster of its terrain, for the fights with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from sevencats.games.oldworld.expansion import (
    Component,
    Data,
    Expansion,
    PositionField,
    Positions,
    Rules,
    Words,
    ZoneSpec,
    add_expansion,
)
from sevencats.games.oldworld.expansions.weaknesses.fights import (
    FIGHT_FRAMES,
    FIGHT_OPS,
    FIGHT_VOCABULARY,
    POOL_LESS,
    USED,
    PickWeaknesses,
    shrink_pool,
)
from sevencats.games.oldworld.expansions.weaknesses.records import (
    TOKENS,
    Weakness,
    about_weaknesses,
    check_weakness,
    ident_of,
    number_of,
    own_tokens,
)
from sevencats.games.oldworld.expansions.weaknesses.texts import told
from sevencats.games.oldworld.fight.record import MONSTER
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import TERRAINS, Trait
from sevencats.games.oldworld.positions.cards import Components, place_named
from sevencats.games.oldworld.rules.spawn import prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.kernel.atoms import Shuffle, move, move_all, push_shuffle, tell, uncover
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.errors import BadData
from sevencats.kernel.handlers import Handler, never_asks
from sevencats.kernel.values import mapping

ID = "weaknesses"
#: By terrain: the pile of tokens, the token face down on the map, and in ``extra`` its location.
PILE, ON_MAP, PLACE = "weakness_pile.{}", "weakness_map.{}", "weakness_{}"


class PlaceWeakness(NamedTuple):
    """A token of a terrain is placed face down on a location without witchers."""

    terrain: int


class NewMonster(NamedTuple):
    """A terrain has a new monster: all tokens of the old one go back, and one is placed."""

    terrain: int


# -- on the map ------------------------------------------------------------------------------------


def _run_place(state: OldWorldState, frame: PlaceWeakness) -> list[Decision] | None:
    """Choose the location by the first location token without a witcher; the tokens go back,
    shuffled. If there is none, the right-hand player names any location of the terrain (W11.8)."""
    name = TERRAINS[frame.terrain]
    if not state.common(PILE.format(name)) or prey(state, frame.terrain) < 0:
        state.stack.pop()
        return None
    drawn = state.common(f"tokens.{name}")
    places = [state.table.token_place[state.face[token]] for token in reversed(drawn)]
    free = [place for place in places if place not in state.place]
    if free:
        state.stack.pop()
        push_shuffle(state, state.table.zone_of[f"tokens.{name}"])
        _lay(state, frame.terrain, free[0])
        return None
    table = state.table
    items = [
        (f"weakness_at:{place.id}", at)
        for at, place in enumerate(table.places)
        if place.terrain == name and place.token
    ]
    keys, args, _ = merged(items)
    active = state.active if state.active >= 0 else state.first
    return [Decision(0, table.right(active), "weakness_place", name, keys, args)]


def _answer_place(
    state: OldWorldState, frame: PlaceWeakness, decision: Decision, index: int
) -> None:
    state.stack.pop()
    _lay(state, frame.terrain, decision.args[index])


def _lay(state: OldWorldState, terrain: int, place: int) -> None:
    """Place the top token of the pile on a location, face down."""
    name, zone_of = TERRAINS[terrain], state.table.zone_of
    token = state.common(PILE.format(name))[-1]
    state.extra[PLACE.format(name)] = place
    move(state, token, zone_of[ON_MAP.format(name)], "weakness_laid", -1)
    tell(state, "weakness_placed", -1, state.table.places[place].id)


def _find(state: OldWorldState, seat: int, terrain: int) -> None:
    """Take the token face up, read its paragraph, and place another one (W11.3)."""
    name, table = TERRAINS[terrain], state.table
    del state.extra[PLACE.format(name)]
    state.stack.append(PlaceWeakness(terrain))
    (token,) = state.common(ON_MAP.format(name))
    zone = table.zone_of[TOKENS.format(table.seats[seat])]
    move(state, token, zone, "weakness_found", seat)
    monster = state.ident(prey(state, terrain))
    uncover(state, "weakness_read", seat, monster, number_of(state, token))


def _run_new(state: OldWorldState, frame: NewMonster) -> None:
    """Return the players' tokens and the board's, and shuffle them (W11.3)."""
    name, table = TERRAINS[frame.terrain], state.table
    state.stack[-1] = PlaceWeakness(frame.terrain)
    pile = table.zone_of[PILE.format(name)]
    state.extra.pop(PLACE.format(name), None)
    for seat in range(len(table.seats)):
        back = [token for token in own_tokens(state, seat) if state.ident(token).startswith(name)]
        move_all(state, back, pile, "weaknesses_back", seat)
    move_all(state, state.common(ON_MAP.format(name))[:], pile, "weakness_gone", -1)
    push_shuffle(state, pile)


# -- rules -----------------------------------------------------------------------------------------


def _steps(base: Steps) -> Steps:
    def setup_decks(state: OldWorldState) -> None:
        base.setup_decks(state)
        for name in TERRAINS:
            state.stack.append(Shuffle(state.table.zone_of[PILE.format(name)]))

    def setup_end(state: OldWorldState) -> None:
        """The monsters are on the board and the witchers at their schools."""
        base.setup_end(state)
        state.stack += [PlaceWeakness(terrain) for terrain in reversed(range(len(TERRAINS)))]

    def enter(state: OldWorldState, seat: int, place: int) -> None:
        base.travel_enter(state, seat, place)
        for terrain, name in enumerate(TERRAINS):
            if state.extra.get(PLACE.format(name)) == place and prey(state, terrain) >= 0:
                _find(state, seat, terrain)

    def spawn(state: OldWorldState, terrain: int, level: int) -> None:
        if not any(isinstance(one, NewMonster) and one.terrain == terrain for one in state.stack):
            state.stack.append(NewMonster(terrain))
        base.spawn_monster(state, terrain, level)

    def defeated(state: OldWorldState, terrain: int, level: int) -> None:
        state.stack.append(NewMonster(terrain))
        base.spawn_defeated(state, terrain, level)

    def prepare(state: OldWorldState, stage: str) -> None:
        """Ask which weaknesses the seat uses, before anything else."""
        if stage == "wagers":
            state.extra.pop(USED, None)
            state.extra.pop(POOL_LESS, None)
        base.fight_prepare(state, stage)
        fight = state.fight
        if stage == "wagers" and fight.kind == MONSTER and fight.terrain >= 0:
            state.stack.append(PickWeaknesses(fight.attacker))

    def pool(state: OldWorldState) -> None:
        base.fight_pool(state)
        shrink_pool(state)

    return replace(
        base,
        setup_decks=setup_decks,
        setup_end=setup_end,
        travel_enter=enter,
        spawn_monster=spawn,
        spawn_defeated=defeated,
        fight_prepare=prepare,
        fight_pool=pool,
    )


# -- data ------------------------------------------------------------------------------------------


def _components(content: Content) -> Iterator[Component]:
    printed = sorted({record.number for record in _records(content)})
    for name in TERRAINS:
        for number in printed:
            yield Component("weakness_token", f"{name}_{number}", PILE.format(name))


def _records(content: Content) -> Iterator[Weakness]:
    for record in content.more["weakness"].values():
        assert isinstance(record, Weakness)
        yield record


def _traits(content: Content) -> dict[str, tuple[Trait, ...]]:
    return {f"weakness.{record.id}": record.traits for record in _records(content)}


def _sources(state: OldWorldState, seat: int) -> Iterable[str]:
    """Return the weaknesses that a seat uses in this fight."""
    used = state.extra.get(USED, 0)
    fight = state.fight
    if not used or fight.kind != MONSTER or fight.attacker != seat:
        return ()
    monster = state.ident(fight.monster)
    numbers = range(1, used.bit_length() + 1)
    return [f"weakness.{ident_of(monster, n)}" for n in numbers if used >> (n - 1) & 1]


# -- positions -------------------------------------------------------------------------------------


def _read_own(state: OldWorldState, cards: Components, seat: int, given: Any, where: str) -> None:
    cards.put_all("weakness_token", given, where, TOKENS.format(state.table.seats[seat]))


def _read_laid(state: OldWorldState, cards: Components, seat: int, given: Any, where: str) -> None:
    """``{"forest": {"token": "forest_2", "place": "vizima"}}``"""
    for name, laid in mapping(given, where).items():
        at = f"{where}.{name}"
        if name not in TERRAINS:
            raise BadData(f"{at}: a terrain is one of {', '.join(TERRAINS)}")
        data = mapping(laid, at)
        place = place_named(state.table, data.get("place"), f"{at}.place")
        cards.put("weakness_token", data.get("token"), f"{at}.token", ON_MAP.format(name))
        state.extra[PLACE.format(name)] = place


def _told_own(state: OldWorldState) -> dict[str, list[str]]:
    return {
        name: sorted(state.ident(token) for token in own_tokens(state, seat))
        for seat, name in enumerate(state.table.seats)
    }


def _told_laid(state: OldWorldState) -> dict[str, str]:
    return {
        name: state.table.places[state.extra[PLACE.format(name)]].id
        for name in TERRAINS
        if PLACE.format(name) in state.extra
    }


add_expansion(
    Expansion(
        id=ID,
        rules=Rules(
            steps=_steps,
            frames={
                PlaceWeakness: Handler(_run_place, _answer_place),
                NewMonster: Handler(_run_new, never_asks),
                **FIGHT_FRAMES,
            },
            ops=FIGHT_OPS,
            sources=_sources,
            landmarks=tuple(PLACE.format(name) for name in TERRAINS),
        ),
        data=Data(
            vocabulary=FIGHT_VOCABULARY,
            kinds={"weakness": Weakness},
            checks={Weakness: check_weakness},
            limits={
                "weakness": {
                    "traits": "one thing for this fight: the first turn, a card, a point of "
                    "shield, of damage or of life"
                }
            },
            traits=_traits,
            components=_components,
            zones=(
                *(ZoneSpec(PILE.format(name), False, f"weakness.{name}") for name in TERRAINS),
                *(ZoneSpec(ON_MAP.format(name), False, f"weakness.{name}") for name in TERRAINS),
                ZoneSpec(TOKENS.format("*"), True),
            ),
        ),
        words=Words(
            log={
                "weakness_read": told,
                "weakness_used": told,
                "weakness_gone": None,
                "weakness_laid": None,
            },
            about={"monster": about_weaknesses},
        ),
        positions=Positions(
            fields={
                "weaknesses": PositionField(_read_own, True),
                "weakness_tokens": PositionField(_read_laid),
            },
            outcome={"weaknesses": _told_own, "weakness_tokens": _told_laid},
        ),
    )
)
