"""The log: what happened, told in plain sentences to one seat, in a language.

Events go in redacted (``kernel.redact``), so a card that the seat may not know reads "a card". A
kind of event without a function here needs only a message ``ow-log-<kind>``; it may use the seat,
the names of its cards, and else its first number as ``$n``, the location it names as ``$place``,
the player it names as ``$rival``, and the record of an expansion that it names (``charm.bell``) as
``$what`` with its ``$text``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sevencats.games.oldworld.expansion import log_of, terms_of
from sevencats.games.oldworld.fight.record import BEAST
from sevencats.games.oldworld.rules.poker import DICE
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.text import cards as cardtext
from sevencats.games.oldworld.text.log_names import Names, names_of
from sevencats.games.oldworld.text.words import (
    attribute_name,
    monster_name,
    place_name,
    price_text,
    school_name,
    trait_name,
)
from sevencats.kernel.events import NONE, Event
from sevencats.text import Listener, Narration, Texts, count_up

#: Another event describes it, or it does not matter where a token or a used card goes.
SILENT = frozenset(
    {
        *("appears", "boxed", "fight_cards_back", "gathered"),
        *("own_action", "own_witcher"),
        *("potions_gone", "put_away", "quest", "quest_done", "quest_token", "shuffled"),
        *("story", "story_done", "token_back"),
    }
)


def narrate(
    events: Iterable[Event], seat: int | None, source: OldWorldState | Names, texts: Texts
) -> list[str]:
    """Describe redacted events to ``seat`` (None: to a spectator), a line each."""
    names = source if isinstance(source, Names) else names_of(source)
    return narration(events, seat, names, texts).lines


def narration(events: Iterable[Event], seat: int | None, names: Names, texts: Texts) -> Narration:
    """The same lines, and the seats they are about."""
    teller = _Teller(texts, names, seat)
    return Narration(teller.lines(events), frozenset(teller.listener.about))


class _Teller:
    """Find the words for events, for one reader."""

    def __init__(self, texts: Texts, names: Names, seat: int | None) -> None:
        self.texts = texts
        self.names = names
        self.listener = Listener(texts, names.seats, seat)
        self._own = log_of(names.content.packs)

    def lines(self, events: Iterable[Event]) -> list[str]:
        """A line for each event; cards that move the same way share one."""
        found = []
        for group in _groups(events, self.names):
            line = self._line(group)
            if line:
                found.append(line)
        return found

    def _line(self, group: list[Event]) -> str:
        first = group[0]
        special = _SPECIAL.get(first.kind) or self._own.get(first.kind)
        if special is not None:
            return special(self, first)
        if first.sleeve == NONE:
            numbers = [arg for arg in first.args if isinstance(arg, int)]
            content = self.names.content
            places = [arg for arg in first.args if arg in content.locations]
            place = place_name(self.texts, content, str(places[0])) if places else ""
            what, text = self._record(first)
            number = numbers[0] if numbers else 0
            letters = [str(arg) for arg in first.args if arg in self.names.letters]
            rival = self.other(letters[0]) if letters else ""
            return self.say(
                first.kind,
                first.seat,
                n=number,
                place=place,
                rival=rival,
                what=what,
                text=text,
            )
        return self.say(first.kind, first.seat, cards=self.cards(group))

    def _record(self, event: Event) -> tuple[str, str]:
        """The record of an expansion that an event names (``charm.bell``), and what it says."""
        content = self.names.content
        for arg in event.args:
            kind, _, ident = str(arg).partition(".")
            if ident in content.more.get(kind, {}):
                named = cardtext.name(self.texts, content, kind, ident)
                return named, cardtext.text(self.texts, content, kind, ident)
        return "", ""

    def say(self, kind: str, seat: int, **args: object) -> str:
        """A message about a seat ("you" if it is the reader's own), or about the monster."""
        who = "monster" if seat == BEAST else self.listener.who(seat)
        key = f"ow-log-{kind.replace('_', '-')}"
        return self.texts(key, who=who, name=self.listener.name(seat), **args)

    def cards(self, group: list[Event]) -> str:
        """The cards of a group."""
        if group[0].card == NONE:
            return self.texts("log-hidden", count=len(group))
        return count_up(self.texts, [self.card(event.card) for event in group])

    def card(self, card: int) -> str:
        """The name of a card."""
        names = self.names
        return cardtext.name(self.texts, names.content, names.kinds[card], names.idents[card])

    def other(self, letter: str) -> str:
        """A player by the letter of the seat: "you" if it is the reader."""
        return self.listener.player(self.names.letters.index(letter), "ow-log-you")

    def player(self, seat: int) -> str:
        """A player at the beginning of a line."""
        return self.listener.player(seat)

    def maybe(self, key: str) -> str:
        """A message, or None if there is none."""
        text = self.texts(key)
        return "" if text == key else text


def _groups(events: Iterable[Event], names: Names) -> Iterable[list[Event]]:
    """Events that make one line: neighbours of one kind and seat whose cards move the same way."""
    group: list[Event] = []
    own = log_of(names.content.packs)
    for event in events:
        if event.kind in SILENT or (event.kind in own and own[event.kind] is None):
            continue
        if group and _together(group[-1], event):
            group.append(event)
            continue
        if group:
            yield group
        group = [event]
    if group:
        yield group


def _together(one: Event, two: Event) -> bool:
    return (
        two.sleeve != NONE
        and one.sleeve != NONE
        and one.kind not in _SPECIAL
        and (one.kind, one.seat, one.args[-1]) == (two.kind, two.seat, two.args[-1])
        and (one.card == NONE) == (two.card == NONE)
    )


# -- kinds that need more than their seat, cards and number ----------------------------------------


def _signed(kind: str) -> Callable[[_Teller, Event], str]:
    """A gain or a loss: the message ends in ``-up`` or ``-down``. Where an event names what a board
    has in its place, its message is used."""

    def tell(teller: _Teller, event: Event) -> str:
        change, *own = event.args
        way = "up" if int(change) > 0 else "down"
        return teller.say(f"{own[0] if own else kind}_{way}", event.seat, n=abs(int(change)))

    return tell


def _attribute(teller: _Teller, event: Event) -> str:
    name, change, level, *own = event.args
    way = "up" if int(change) > 0 else "down"
    attribute = attribute_name(teller.texts, str(own[0] if own else name))
    return teller.say(f"attribute_{way}", event.seat, attribute=attribute, level=level)


def _of_attribute(teller: _Teller, event: Event) -> str:
    attribute = attribute_name(teller.texts, str(event.args[0]))
    return teller.say(event.kind, event.seat, attribute=attribute)


def _of_school(teller: _Teller, event: Event) -> str:
    ident, content = str(event.args[0]), teller.names.content
    own = terms_of(content, ident).get("witcher")
    kind = f"{event.kind}_{own}" if own else event.kind
    return teller.say(kind, event.seat, school=school_name(teller.texts, content, ident))


def _of_place(teller: _Teller, event: Event) -> str:
    place = place_name(teller.texts, teller.names.content, str(event.args[0]))
    return teller.say(event.kind, event.seat, place=place)


def _of_player(teller: _Teller, event: Event) -> str:
    return teller.say(event.kind, event.seat, rival=teller.other(str(event.args[0])))


def _in_terrain(teller: _Teller, event: Event) -> str:
    """A monster or its location token, in the terrain that the zone is named after."""
    terrain = teller.names.zones[int(event.args[-1])].partition(".")[2]
    card = teller.card(event.card) if event.card != NONE else teller.texts("log-hidden", count=1)
    return teller.say(
        event.kind, event.seat, terrain=teller.texts(f"ow-terrain-{terrain}"), cards=card
    )


def _sweep(teller: _Teller, event: Event) -> str:
    return teller.say(event.kind, event.seat, count=event.args[2])


def _acts(teller: _Teller, event: Event) -> str:
    place, action = map(str, event.args)
    return teller.say(
        "acts",
        event.seat,
        place=place_name(teller.texts, teller.names.content, place),
        action=teller.texts(f"ow-action-{action}"),
    )


def _none_left(teller: _Teller, event: Event) -> str:
    cost = int(event.args[0])
    return teller.say("none_left" if cost >= 0 else "none_left_any", event.seat, n=cost)


def _poker(teller: _Teller, event: Event) -> str:
    rival = str(event.args[0])
    if rival in teller.names.letters:
        return teller.say("poker", event.seat, rival=teller.other(rival))
    return teller.say("poker_locals" if rival else "poker_alone", event.seat)


def _dice(teller: _Teller, event: Event) -> str:
    rival, *dice = map(int, event.args)
    sides = [(teller.player(event.seat), dice[:DICE])]
    if len(dice) > DICE:
        other = teller.player(rival) if rival >= 0 else teller.texts("ow-log-locals")
        sides.append((other, dice[DICE:]))
    shown = [
        teller.texts("ow-log-dice-side", name=name, dice=" ".join(map(str, sorted(five))))
        for name, five in sides
    ]
    return teller.texts("ow-log-dice", sides=", ".join(shown))


def _hands(teller: _Teller, event: Event) -> str:
    hands = [teller.texts(f"ow-hand-{str(name).replace('_', '-')}") for name in event.args]
    return teller.say(event.kind, event.seat, hand=hands[0], other=hands[-1])


def _story_read(teller: _Teller, event: Event) -> str:
    reader, story = int(event.args[0]), str(event.args[1]).replace("_", "-")
    return teller.say(
        "story_read", reader, title=teller.texts(f"story-{story}"), text=_read(teller, story)
    )


def _read(teller: _Teller, story: str) -> str:
    return teller.maybe(f"story-{story}-intro")


def _story_option(teller: _Teller, event: Event) -> str:
    key = f"story-{str(event.args[0]).replace('_', '-')}-{event.args[1]}"
    return _option(teller, event, key)


def _option(teller: _Teller, event: Event, key: str) -> str:
    chosen = teller.maybe(key) or str(event.args[1])
    line = teller.say("option", event.seat, option=chosen)
    return " ".join([line, teller.maybe(f"{key}-result")]).strip()


def _event_read(teller: _Teller, event: Event) -> str:
    reader, number = int(event.args[0]), str(event.args[1])
    parts = [teller.maybe(f"event-{number}-{part}") for part in ("intro", "result")]
    title = cardtext.name(teller.texts, teller.names.content, "event", number)
    text = " ".join(part for part in parts if part)
    return teller.say("event_read", reader, n=number, title=title, text=text)


def _event_option(teller: _Teller, event: Event) -> str:
    return _option(teller, event, f"event-{event.args[0]}-{event.args[1]}")


def _outcome(teller: _Teller, event: Event) -> str:
    """The result of an event, once its dice or its fight have decided."""
    number, band = event.args
    return teller.maybe(f"event-{number}-band-{band}")


def _branch(teller: _Teller, event: Event) -> str:
    """The end of an option, once its die has decided."""
    kind, ident, letter, band = event.args
    return teller.maybe(f"{kind}-{str(ident).replace('_', '-')}-{letter}-band-{band}")


def _tested(teller: _Teller, event: Event) -> str:
    attribute, die, total = event.args
    name = attribute_name(teller.texts, str(attribute))
    return teller.say("tested", event.seat, attribute=name, die=die, total=total)


def _quest(teller: _Teller, event: Event) -> str:
    content = teller.names.content
    story = cardtext.name(teller.texts, content, "story", str(event.args[0]))
    if event.kind != "quest_at":
        return teller.say(event.kind, event.seat, story=story)
    place = place_name(teller.texts, content, str(event.args[1]))
    price = price_text(teller.texts, str(event.args[3]))
    kind = "quest_at_price" if price else "quest_at"
    return teller.say(kind, event.seat, story=story, place=place, price=price)


def _hunt(teller: _Teller, event: Event) -> str:
    name = monster_name(teller.texts, teller.names.content, str(event.args[0]))
    return teller.say("hunt", event.seat, monster=name)


def _trait(teller: _Teller, event: Event) -> str:
    name = trait_name(teller.texts, teller.names.content, str(event.args[0]))
    return teller.say("trait", event.seat, trait=name)


def _attack(teller: _Teller, event: Event) -> str:
    return teller.texts(f"ow-log-attack-{event.args[0]}")


def _attack_card(teller: _Teller, event: Event) -> str:
    names = teller.names
    kind, ident = names.kinds[event.card], names.idents[event.card]
    text = cardtext.text(teller.texts, names.content, kind, ident)
    return teller.texts("ow-log-attack-card", card=teller.card(event.card), text=text)


def _fight_over(teller: _Teller, event: Event) -> str:
    """The result of a fight; a second word names a fight that has an end of its own."""
    result, *own = (str(word) for word in event.args)
    if own:
        return teller.texts(f"ow-log-fight-{result}-{own[0]}")
    kind = "fight_won" if result in ("attacker", "defender") else f"fight_{result}"
    return teller.say(kind, event.seat)


_SPECIAL: dict[str, Callable[[_Teller, Event], str]] = {
    "gold": _signed("gold"),
    "shield": _signed("shield"),
    "draw3": _signed("draw3"),
    "attribute": _attribute,
    "meditates": _of_attribute,
    "solo_trophy": _of_attribute,
    "board_drawn": _of_school,
    "board": _of_school,
    "moved": _of_place,
    "trail_found": _of_place,
    "tavern_closed": _of_place,
    "wager": _of_player,
    "duel": _of_player,
    "monster": _in_terrain,
    "lair": _in_terrain,
    **dict.fromkeys(
        ("actions_back", "knocked_off", "life_pool", "monsters_back", "potions_back"), _sweep
    ),
    "reshuffled": _sweep,
    "acts": _acts,
    "none_left": _none_left,
    "poker": _poker,
    "dice": _dice,
    "poker_pay": _hands,
    "poker_won": _hands,
    "poker_lost": _hands,
    "story_read": _story_read,
    "story_option": _story_option,
    "event_read": _event_read,
    "event_option": _event_option,
    "outcome": _outcome,
    "branch": _branch,
    "tested": _tested,
    "quest_at": _quest,
    "quest_void": _quest,
    "quest_resolved": _quest,
    "hunt": _hunt,
    "trait": _trait,
    "attack": _attack,
    "attack_card": _attack_card,
    "fight_over": _fight_over,
}
