"""The content of a view of Old World besides the zones, as it is sent; ``public.py`` fills it in.
The records have their own module because ``public.py`` is compiled and records are not."""

from __future__ import annotations

import msgspec

from sevencats.games.oldworld.rules.explore import Reading


class TurnView(msgspec.Struct, frozen=True):
    """The turn of the active seat (see ``state.Turn``)."""

    seat: int
    phase: int
    moved: bool
    acted: int
    poker: int
    used: tuple[str, ...]
    draw: int
    cap: int
    exact: int


class QuestView(msgspec.Struct, frozen=True):
    """An open quest: its card, where it is solved, the event read there and what it costs."""

    card: str
    place: str
    event: int
    price: str


class WitcherView(msgspec.Struct, frozen=True, kw_only=True):
    """A player's witcher. It has no location before a school is chosen. ``phase`` is that of its
    own turn (0: none now); ``shield_cap`` is the highest shield its defense level allows,
    ``potion_uses`` how many potions it may use in a fight."""

    school: str
    place: str | None
    phase: int
    gold: int
    shield: int
    shield_cap: int
    potion_uses: int
    level: int
    attributes: dict[str, int]
    track: int
    trail_quests: tuple[str, ...]
    quests: tuple[QuestView, ...]


class MonsterView(msgspec.Struct, frozen=True):
    """A monster that can be hunted."""

    id: str
    terrain: str
    place: str
    level: int
    life: int


class FightView(msgspec.Struct, frozen=True, kw_only=True):
    """A fight in progress, field by field as in ``fight.record``, with cards by name."""

    kind: str
    attacker: int
    rival: int
    terrain: int
    monster: str | None
    trail: bool
    pooled: bool
    winner: int
    turns: tuple[int, int]
    potions: tuple[int, int]
    used: tuple[str, ...]
    chooser: int
    wagers: tuple[int, ...]
    active: int
    combo: tuple[str, ...]
    adding: bool
    bridge: str | None
    damage: int
    draw: int
    dealt: int
    hurt: int
    shield_gained: int
    trophy: str | None


class PokerView(msgspec.Struct, frozen=True):
    """A game of dice poker: five dice of ``seat``, then five of the other side (``rival`` -1: the
    locals; -2: nobody). ``chosen`` are the dice to be rerolled, counted from 1; ``turn`` is 0 while
    the other side may reroll, then 1, and 2 for the last throw. ``hands`` names the two hands,
    empty while dice are in the air; ``pot`` is what the winner takes (0: nobody plays against the
    seat)."""

    seat: int
    rival: int
    dice: tuple[int, ...]
    chosen: tuple[int, ...]
    turn: int
    hands: tuple[str, ...]
    pot: int


class OldWorldPublic(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a view that everybody sees. ``monsters`` are listed by terrain; ``extra`` are the
    numbers that expansions keep, ``landmarks`` the things they put on the map, with their
    locations; ``votes`` the option that each seat wants where all decide together; ``owed`` is how
    many cards the asked seat must still give up; ``rank`` is the rank of a solo game, once it is
    won."""

    mode: str
    packs: tuple[str, ...]
    seats: tuple[str, ...]
    first: int
    turns: int
    round: int
    active: int
    turn: TurnView
    witchers: tuple[WitcherView, ...]
    monsters: tuple[MonsterView | None, ...]
    tavern: str | None
    fight: FightView | None
    poker: PokerView | None
    owed: int
    reading: Reading | None
    extra: dict[str, int]
    landmarks: dict[str, str]
    votes: dict[str, str]
    over: bool
    capped: bool
    winners: tuple[int, ...]
    rank: str


class OldWorldPrivate(msgspec.Struct, frozen=True):
    """The part of a view that only one seat knows: its own deck as an unordered list, which it may
    read (W1.9)."""

    deck: tuple[str, ...]
