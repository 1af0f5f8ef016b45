"""A toy expansion that uses every field of the five records (see ``test_doors.py``).

There is a fair, and charms to be had at it: components of a kind of its own, that lie in zones of
its own and hold traits with words of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from sevencats.games.oldworld.bots.hints import Hints, Prize
from sevencats.games.oldworld.expansion import (
    Component,
    Data,
    Expansion,
    Opponent,
    PositionField,
    Positions,
    Reach,
    Rules,
    SetupChoice,
    Words,
    ZoneSpec,
)
from sevencats.games.oldworld.fight.begin import begin_witcher_fight
from sevencats.games.oldworld.language.conditions import Among, Count, Fact
from sevencats.games.oldworld.language.lines import Reader
from sevencats.games.oldworld.language.tables import TableWord
from sevencats.games.oldworld.language.traits import fire, sum_rule
from sevencats.games.oldworld.language.vocabulary import Vocabulary
from sevencats.games.oldworld.language.words import Word, signed
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import ActionCard, Line, Record, Symbols, Trait
from sevencats.games.oldworld.positions.cards import Components
from sevencats.games.oldworld.public_types import OldWorldPublic
from sevencats.games.oldworld.rules.atoms import change_gold, update_turn
from sevencats.games.oldworld.rules.cards import ask_card
from sevencats.games.oldworld.rules.places import PlaceAction
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.games.oldworld.text.lines import lines_text, trait_text
from sevencats.kernel.atoms import move
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import AnyOrder, Effect, Node, Op, begin, op_args
from sevencats.kernel.errors import BadData
from sevencats.kernel.handlers import Handler
from sevencats.kernel.rng import Rng
from sevencats.kernel.run import Step
from sevencats.kernel.values import number
from sevencats.kernel.views import View
from sevencats.text import Texts

ID = "toy_fair"
HOME = Path(__file__).parent / ID
MUSIC = "toy_music"
DECK, GONE = "charm_deck", "charm_discard"


class Charm(Record, frozen=True, kw_only=True):
    """A charm: what it does when it is taken, and the traits of who wears it."""

    price: int = 0
    do: tuple[Line, ...] = ()
    traits: tuple[Trait, ...] = ()
    copies: int = 1


class Baited(Record, frozen=True, kw_only=True):
    """Fields that the fair adds to monsters."""

    bait: int = 0


class TakeCharm(NamedTuple):
    """A seat takes a charm of its choice."""

    seat: int


# -- the table ------------------------------------------------------------------------------------


def charms(state: OldWorldState, seat: int) -> list[int]:
    return state.common(f"{state.table.seats[seat]}.charms")


def _run_take(state: OldWorldState, frame: TakeCharm) -> list[Decision] | None:
    if not state.common(DECK):
        state.stack.pop()
        return None
    return ask_card(state, frame.seat, "charm", "charm", state.common(DECK))


def _answer_take(state: OldWorldState, frame: TakeCharm, decision: Decision, index: int) -> None:
    state.stack.pop()
    card = decision.args[index]
    zone = state.table.zone_of[f"{state.table.seats[frame.seat]}.charms"]
    move(state, card, zone, "charm", frame.seat)
    if f"charm:{state.ident(card)}" in state.trees:
        begin(state, f"charm:{state.ident(card)}", frame.seat, card)


def _components(content: Content) -> Iterator[Component]:
    for charm in content.more["charm"].values():
        assert isinstance(charm, Charm)
        for _ in range(charm.copies):
            yield Component("charm", charm.id, DECK)


def _sources(state: OldWorldState, seat: int) -> list[str]:
    return [f"charm.{state.ident(card)}" for card in charms(state, seat)]


def _traits(content: Content) -> dict[str, tuple[Trait, ...]]:
    every = content.more["charm"].values()
    return {f"charm.{charm.id}": charm.traits for charm in every if isinstance(charm, Charm)}


def _trees(content: Content, reader: Reader) -> dict[str, Node]:
    return {
        f"charm:{charm.id}": reader.ability(reader.lines(charm.do, charm.id), charm.id)
        for charm in content.more["charm"].values()
        if isinstance(charm, Charm) and charm.do
    }


def _check_charm(content: Content, charm: Charm) -> Iterable[str]:
    if charm.price < 0:
        yield f"price: {charm.price} is below zero"


# -- words ----------------------------------------------------------------------------------------


def _charm_word(args: list[str], at: str) -> Node | None:
    amount = signed(args[0]) if len(args) == 1 else None
    return None if amount is None else Op("charm", (amount,))


def _in_turn(reader: Reader, table: dict[str, Any], at: str) -> Node:
    branches = table["in_turn"]
    if not isinstance(branches, dict):
        raise BadData(f"{at}: 'in_turn' needs branches")
    parts = tuple(reader.lines(lines, f"{at}, {name}") for name, lines in branches.items())
    return AnyOrder("fair_order", tuple(branches), parts)


def _count_charms(state: OldWorldState, seat: int) -> int:
    return len(charms(state, seat))


def _wears(state: OldWorldState, seat: int, names: tuple[str, ...]) -> bool:
    return any(state.ident(card) in names for card in charms(state, seat))


def _lucky(state: OldWorldState, seat: int) -> bool:
    return state.gold[seat] > 0


def _charm_op(state: OldWorldState, frame: Effect) -> None:
    (amount,) = op_args(state, frame)
    assert isinstance(amount, int)
    if amount > 0:
        state.stack += [TakeCharm(frame.seat)] * amount
        return
    for card in charms(state, frame.seat)[:-amount]:
        move(state, card, state.table.zone_of[GONE], "charm_lost", frame.seat)


# -- rules ----------------------------------------------------------------------------------------


def _steps(base: Steps) -> Steps:
    def price(state: OldWorldState, seat: int, place: int) -> int:
        return max(0, base.phase3_price(state, seat, place) - sum_rule(state, seat, "bargain"))

    def options(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
        free = "juggled" not in state.turn[seat].used
        return [*base.phase1_options(state, seat), *([("juggle", 0)] if free else [])]

    def pick(state: OldWorldState, seat: int, key: str, value: int) -> None:
        if key != "juggle":
            base.phase1_pick(state, seat, key, value)
            return
        update_turn(state, seat, used=(*state.turn[seat].used, "juggled"))
        change_gold(state, seat, 1)

    def round_end(state: OldWorldState) -> None:
        base.round_end(state)
        state.extra["fair_days"] = state.extra.get("fair_days", 0) + 1
        for seat in range(len(state.table.seats)):
            fire(state, "fair_end", seat)

    return replace(
        base, phase3_price=price, phase1_options=options, phase1_pick=pick, round_end=round_end
    )


def _fair_open(state: OldWorldState, seat: int) -> bool:
    return bool(state.common(DECK))


def _fair_music(state: OldWorldState, seat: int) -> bool:
    return state.table.config.chosen(ID) == ("large",)


def _visit(state: OldWorldState, seat: int) -> None:
    state.stack.append(TakeCharm(seat))


# -- around the table -----------------------------------------------------------------------------


def _read_days(state: OldWorldState, cards: Components, seat: int, given: Any, where: str) -> None:
    state.extra["fair_days"] = number(given, where, 0)


def _read_swings(
    state: OldWorldState, cards: Components, seat: int, given: Any, where: str
) -> None:
    state.extra["swings"] = state.table.place_index[given]


def _read_charms(
    state: OldWorldState, cards: Components, seat: int, given: Any, where: str
) -> None:
    cards.put_all("charm", given, where, f"{state.table.seats[seat]}.charms")


def _charm_worth(state: OldWorldState, decision: Decision, place: int) -> float:
    return {"charm:clover": 1.0, "charm:bell": 2.0, "charm:drum": 3.0}[decision.keys[place]]


def _juggling_worth(state: OldWorldState, decision: Decision, place: int) -> float:
    return 1000.0


def _visit_worth(state: OldWorldState, seat: int, place: int) -> int:
    return 5000 if state.table.places[place].action == "fair" else 0


def _stay_worth(state: OldWorldState, seat: int, place: int) -> int:
    return 700 if state.table.places[place].id == "cintra" else 0


def _trophy_worth(state: OldWorldState, seat: int, terrain: int) -> int:
    return 2000 + terrain


def _payment(state: OldWorldState) -> int:
    return 10


def _ending(
    texts: Texts, state: OldWorldState, steps: Sequence[Step], names: Sequence[str]
) -> list[str]:
    return [f"The fair is over for {', '.join(names)}."]


def _wrestle(state: OldWorldState, seat: int) -> None:
    begin_witcher_fight(state, seat, 1 - seat)


def _opponents(state: OldWorldState) -> dict[str, Opponent]:
    """The strong man of the fair fights like the other witcher."""
    return {"strong_man": Opponent(state.table.place_index["vizima"], "wrestle", _wrestle)}


def _prizes(state: OldWorldState) -> dict[str, Prize]:
    return {"strong_man": Prize(500)}


def _rained_off(state: OldWorldState, place: int) -> bool:
    return state.table.config.chosen(ID) == ("small",)


def _describe_charm(texts: Texts, content: Content, charm: Charm) -> str:
    worn = " ".join(trait_text(texts, trait) for trait in charm.traits)
    return f"{lines_text(texts, charm.do)}{worn}. Costs {charm.price}."


def _status(
    texts: Texts, content: Content, public: OldWorldPublic, players: Sequence[str]
) -> list[str]:
    return [f"The fair is {public.extra.get('fair_days', 0)} days old."]


def _shouts(state: OldWorldState) -> dict[str, str]:
    """Every player who is asked about a charm has shouted for it."""
    return {
        state.table.seats[one.seat]: one.keys[0] for one in state.pending if one.kind == "charm"
    }


def _motley_price(content: Content, ident: str) -> str:
    return "toy-price-song" if content.actions[ident].colour == "motley" else ""


def _terms(content: Content, school: str) -> dict[str, str]:
    """Griffins hide behind a mask."""
    return (
        {"shield": "mask", "defense": "guile", "witcher": "juggler"} if school == "griffin" else {}
    )


def _card_zone(content: Content, ident: str) -> str:
    return "box" if content.actions[ident].name == "sweets" else ""


def _card_kind(content: Content, ident: str) -> str:
    return "toy-kind-jest" if content.actions[ident].colour == "motley" else ""


def _printed(texts: Texts, content: Content, card: ActionCard, colour: str) -> list[str] | None:
    return [f"a jest{colour and ' on '}{colour}"] if card.colour == "motley" else None


def _boost(texts: Texts, content: Content, ident: str) -> str:
    return "For a song: laughter." if content.actions[ident].colour == "motley" else ""


def _seat_words(texts: Texts, view: View, seat: int) -> list[str]:
    return [f"Days of the fair: {view.public.extra.get('fair_days', 0)}."]


def _card_worth(content: Content, ident: str) -> int:
    return 250 if content.actions[ident].colour == "motley" else 0


def _combo_worth(state: OldWorldState, seat: int, faces: Sequence[int]) -> Symbols:
    """A motley card counts for much on a second card."""
    motley = [state.table.colour[face] == "motley" for face in faces]
    return Symbols(damage=5 if len(faces) > 1 and any(motley) else 0)


def _about_bait(texts: Texts, content: Content, monster: str) -> list[str]:
    bait = content.column(Baited, "monster", monster).bait
    return [f"Bait: {bait}."] if bait else []


def _charm_lines(content: Content, parts: list[str]) -> tuple[Line, ...]:
    charm = content.more["charm"][parts[0]]
    assert isinstance(charm, Charm)
    return charm.do


def _repair_hidden(state: OldWorldState, seat: int, rng: Rng | None) -> None:
    state.extra["fair_dealt"] = 1


def _sizes(content: Content) -> list[SetupChoice]:
    return [SetupChoice("fair_size", ("small", "large"), "fair-size", usual="small")]


#: Code that other expansions could share: it has no pack.
TOY_MUSIC = Expansion(
    id=MUSIC,
    data=Data(
        vocabulary=Vocabulary(facts={"music": Fact("there is music", _fair_music, fight=False)}),
    ),
)


TOY_FAIR = Expansion(
    id=ID,
    folder=HOME,
    uses=(MUSIC,),
    rules=Rules(
        seats={"base": (1,)},
        together=True,
        choices=_sizes,
        steps=_steps,
        frames={TakeCharm: Handler(_run_take, _answer_take)},
        ops={"charm": _charm_op},
        predicates={"fair_lucky": lambda state, frame: int(_lucky(state, frame.seat))},
        place_actions={"fair": PlaceAction(_fair_open, _visit)},
        sources=_sources,
        opponents=_opponents,
        blocked=_rained_off,
        landmarks=("swings", "stall.*"),
        votes=_shouts,
        repair_hidden=_repair_hidden,
    ),
    data=Data(
        vocabulary=Vocabulary(
            words={
                "charm": Word(("charm +1", "charm -1"), "take or lose charms", _charm_word, True)
            },
            tables={
                "in_turn": TableWord(("{in_turn = {a = [...]}}",), "in any order", (), _in_turn)
            },
            counts={
                "charms": Count("your charms", _count_charms),
                "charm": Count("your charms, as a price", _count_charms),
            },
            facts={"lucky": Fact("one has gold", _lucky, fight=False)},
            among={"wears": Among("you have that charm", "charm", _wears, fight=False)},
            moments={"fair_end": "at the end of a round"},
            rules={"bargain": "a new card costs n cards less"},
            forms={"charm": "charm"},
        ),
        kinds={"charm": Charm},
        columns={"monster": Baited},
        checks={Charm: _check_charm},
        limits={"charm": {"price": "a few gold"}},
        trees=_trees,
        traits=_traits,
        components=_components,
        reach=Reach(used=frozenset({"charm"}), cards=("charm",)),
        zones=(
            ZoneSpec(DECK, True),
            ZoneSpec(GONE, True),
            ZoneSpec("booths", False, "booths"),
            ZoneSpec("*.charms", True),
        ),
        card_zone=_card_zone,
        decks=("booths",),
        colours=("motley",),
        starting_cards=1,
        homes=True,
    ),
    words=Words(
        terms=_terms,
        card_kind=_card_kind,
        price=_motley_price,
        printed=_printed,
        boost=_boost,
        describe={"charm": _describe_charm},
        about={"monster": _about_bait},
        lines={"charm": _charm_lines},
        seat_words=_seat_words,
        status=_status,
        ending=_ending,
        log={"charm_lost": None},
    ),
    positions=Positions(
        fields={
            "fair_days": PositionField(_read_days),
            "swings": PositionField(_read_swings),
            "charms": PositionField(_read_charms, True),
        },
        outcome={"fair_days": lambda state: state.extra.get("fair_days", 0)},
    ),
)

TOY_HINTS = Hints(
    option_worths={"charm": _charm_worth, "phase1:juggle": _juggling_worth},
    visit=_visit_worth,
    stay=_stay_worth,
    trophy=_trophy_worth,
    payment=_payment,
    card_worth=_card_worth,
    combo_worth=_combo_worth,
    units={"charm": 3.0},
    prizes=_prizes,
)
