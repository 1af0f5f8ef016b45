"""Tables of Old World that begin in the middle of a scene, as lessons of a server for tests.

As a program it is `sevencats` with these lessons: with `tests` on the path, run
`python -m helpers.oldworld.scene_tables serve --port 8000`.
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from dataclasses import replace
from functools import partial
from typing import Any, cast

from sqlalchemy import select

from helpers.oldworld.scenes import Scene
from sevencats.games.oldworld.config import Config
from sevencats.games.oldworld.game import GAME
from sevencats.games.oldworld.plugin import PLUGIN
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_script
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.state import State
from sevencats.plugin.lessons import Lesson, LessonInfo
from sevencats.server.store.beginnings import begin_at
from sevencats.server.store.db.database import Database
from sevencats.server.store.records import SeatRecord, TableRecord, TableSetup
from sevencats.server.store.schema import users
from sevencats.server.web.routes import lesson as lesson_routes

_DECK = [
    *("wolf_push_1", "wolf_aard_1", "wolf_yrden_1", "wolf_yrden_2", "wolf_quick_slash_1"),
    *("block_4", "cover_1", "rend_6", "intensive_quen_1"),
]
_HAND = ["whirl_2", "melt_armor_1", "precise_blow_1", "wolf_push_2", "exploding_shield_2"]
_WITCHER = {"combat": 2, "defense": 3, "alchemy": 3, "specialty": 2, "shield": 2, "level": 2}


def _hunter(**changes: Any) -> dict[str, Any]:
    return {
        "school": "wolf",
        "place": "novigrad",
        "gold": 3,
        "hand": _HAND,
        "deck": _DECK,
        "potions": ["swallow", "cat", "thunderbolt"],
        **_WITCHER,
        **changes,
    }


def _scene(first: dict[str, Any], **more: Any) -> Scene:
    second = {"school": "griffin", "place": "novigrad", "gold": 4}
    monsters = {"forest": ("foglet", "novigrad")}
    return Scene({"A": first, "B": second}, monsters=monsters, **{"at": 2, **more})


def fight() -> Scene:
    """The first fight turn of A against a foglet."""
    scene = _scene(_hunter())
    scene.pick("fight:foglet")
    return scene


def combo() -> Scene:
    """A lays a combo."""
    scene = fight()
    scene.pick("done")
    return scene


def single() -> Scene:
    """A has one card left for a combo: it is played without a choice."""
    scene = _scene(_hunter(hand=["whirl_2"], potions=["swallow"]))
    scene.pick("fight:foglet")
    return scene


def apart() -> Scene:
    """A has two cards that do not link: after the first nothing can follow."""
    scene = _scene(_hunter(hand=["wolf_push_2", "whirl_2"], potions=["swallow"]))
    scene.pick("fight:foglet")
    return scene


def damage() -> Scene:
    """A loses cards of the hand: the foglet's first attack is worth more than shield and deck."""
    weak = _hunter(shield=0, deck=_DECK[:3], combat=1, potions=[])
    scene = _scene(weak, tops={"fight_deck": ["fight_5"]})
    scene.pick("fight:foglet")
    return scene


def dice() -> Scene:
    """A plays dice with a witcher."""
    throws = [f"die:{face}" for face in (5, 5, 2, 5, 1, 6, 4, 6, 2, 4)]
    scene = _scene(_hunter(), at=1, moved=True, chance=throws)
    scene.pick("poker:B")
    scene.pick("done", seat="B")
    return scene


def story() -> Scene:
    """A reads a card of the wilds: one option costs gold, and there is none."""
    scene = _scene(_hunter(gold=0), tops={"wilds": ["wilds_huntsman"]})
    scene.pick("explore:wilds")
    return scene


def final() -> Scene:
    """A has three trophies and stands before the fight for the fourth."""
    return _scene(_hunter(track=3, potions=[]))


def duel() -> Scene:
    """A has three trophies and meets B, who has little left; C looks on."""
    seats = {
        "A": _hunter(track=3, potions=[]),
        "B": {"school": "griffin", "place": "novigrad", "deck": [], "shield": 0, "gold": 2},
        "C": {"school": "bear", "place": "vizima", "gold": 4},
    }
    return Scene(seats, at=2)


def short() -> Scene:
    """A has three trophies and meets B, who has little left: a game that is nearly over."""
    weak = {"school": "griffin", "place": "novigrad", "deck": [], "shield": 0, "gold": 2}
    return Scene({"A": _hunter(track=3, potions=[]), "B": weak}, at=2)


SCENES: dict[str, Callable[[], Scene]] = {
    "fight": fight,
    "combo": combo,
    "single": single,
    "apart": apart,
    "damage": damage,
    "dice": dice,
    "story": story,
    "final": final,
    "duel": duel,
    "short": short,
}


_ATTRIBUTES = {"combat": 2, "defense": 3, "alchemy": 3, "specialty": 2}
_SCHOOLS = ("wolf", "griffin", "bear", "cat", "viper")


def _witchers(count: int, **first: Any) -> dict[str, dict[str, Any]]:
    """So many witchers, each with the cards of its school; what is given is A's."""
    others = {
        "ABCDE"[seat]: {"school": _SCHOOLS[seat], "place": "stygga", "gold": 3 + seat}
        for seat in range(1, count)
    }
    return {"A": {"school": "wolf", "attributes": _ATTRIBUTES, "shield": 2, **first}, **others}


#: A monster in each terrain; those of Ban Ard and Kaer Morhen stand close together.
_PREY = {
    "forest": {"monster": "griffin", "place": "novigrad"},
    "mountain": {"monster": "noonwraith", "place": "kaer_morhen"},
    "water": {"monster": "foglet", "place": "ban_ard"},
}


def _rivals(place: str, **first: Any) -> dict[str, dict[str, Any]]:
    """Five witchers all over the map, A at ``place``."""
    seats = _witchers(5, place=place, hand=_HAND, deck=_DECK, gold=3, **first)
    for name, at in zip("BCDE", ("stygga", "novigrad", "vizima", "cintra"), strict=True):
        seats[name] = {**seats[name], "place": at, "deck": "starting"}
    return seats


def _at_the_hunt(count: int) -> dict[str, dict[str, Any]]:
    own = {"place": "doldeth", "hand": _HAND, "deck": _DECK, "potions": ["swallow"]}
    seats = _witchers(count, **own).items()
    return {name: {"deck": "starting", **seat, "place": "doldeth"} for name, seat in seats}


#: Tables of expansions as position files, by name.
POSITIONS: dict[str, dict[str, Any]] = {
    "turn": {
        "seats": _rivals("vizima", potions=["swallow", "cat"], trails={"water": "trail"}),
        "monsters": _PREY,
        "tavern": "glenmore",
        "round": 3,
    },
    "place": {
        "seats": _rivals("vengerberg", trails={"forest": "quest:vizima"}),
        "monsters": _PREY,
        "moved": True,
    },
    "draw": {"seats": _rivals("vizima"), "monsters": _PREY, "phase": 3},
    "wagers": {
        "seats": _rivals("stygga"),
        "phase": 2,
        "fight": {"against": "B", "turn": "A", "turns": {"A": 1, "B": 1}, "wagers": {"C": "A"}},
        "script": ["done"],
    },
    "harbour": {
        "expansions": ["skellige"],
        "ships": ["cidaris", "novigrad", "doldeth"],
        "dagon": 2,
        "seats": _witchers(2, place="cidaris", hand=_HAND, deck=_DECK, gold=2),
    },
    "island": {
        "expansions": ["skellige"],
        "ships": ["ard_skellig", "novigrad", "doldeth"],
        "dagon": 1,
        "seats": _witchers(2, place="ard_skellig", hand=_HAND, deck=_DECK, gold=2),
        "moved": True,
    },
    "dagon": {
        "expansions": ["skellige"],
        "ships": ["cidaris", "novigrad", "doldeth"],
        "dagon": 0,
        "seats": _witchers(2, place="cidaris", hand=["wolf_push_2", *_HAND[:3]], deck=_DECK),
        "script": ["sail:dagons_deep", "pay:card.wolf_push_2", "sea_fight:dagon"],
    },
    "legend": {
        "expansions": ["legendary_hunt:b"],
        "beast": {"monster": "ice_giant", "place": "cidaris"},
        "seats": _witchers(
            2, place="cidaris", hand=_HAND, deck=_DECK, destruction=["two_gold", "two_potions"]
        ),
        "phase": 2,
        "script": ["legend:ice_giant"],
    },
    "beast": {
        "expansions": ["legendary_hunt"],
        "beast": {"monster": "toad", "place": "vizima"},
        "seats": _witchers(2, place="novigrad", hand=_HAND, deck=_DECK),
    },
    "mage": {
        "expansions": ["mages"],
        "seats": {
            "A": {
                **{"school": "philippa", "place": "vizima", "home": "stygga", "energy": 2},
                "hand": ["philippa_fireball_1", "philippa_ice_dagger_1", "philippa_fire_wall_1"],
            },
            "B": {"school": "bear"},
        },
        "monsters": {"forest": {"monster": "foglet", "place": "vizima"}},
        "phase": 2,
        "fight": {"against": "foglet", "turn": "A", "turns": {"A": 1, "monster": 1}},
        "script": ["done"],
    },
    "boosts": {
        "expansions": ["mages"],
        "seats": {
            "A": {
                **{"school": "philippa", "place": "vizima", "home": "stygga", "energy": 3},
                "hand": ["rain_of_bolts_6", "water_trap_1", "philippa_ice_dagger_1"],
            },
            "B": {"school": "bear"},
        },
        "monsters": {"forest": {"monster": "foglet", "place": "vizima"}},
        "phase": 2,
        "fight": {"against": "foglet", "turn": "A", "turns": {"A": 1, "monster": 1}},
        "script": ["done"],
    },
    "hunt": {
        "expansions": ["wild_hunt"],
        "hunt": {"place": "doldeth", "shields": 10},
        "hounds": {"novigrad": 2},
        "part": "act",
        "seats": _witchers(3, place="vizima", hand=_HAND, deck=_DECK),
    },
    "quest": {
        "expansions": ["wild_hunt"],
        "hunt": {"place": "doldeth", "shields": 10},
        "part": "act",
        "moved": True,
        "seats": _witchers(
            2,
            place="novigrad",
            hand=_HAND,
            deck=_DECK,
            quests=[{"story": "hunt_1_hens", "place": "novigrad", "event": "401"}],
        ),
    },
    "vote": {
        "expansions": ["wild_hunt"],
        "hunt": {"place": "doldeth", "shields": 10},
        "part": "explore",
        "seats": _witchers(3, place="vizima", hand=_HAND, deck=_DECK),
    },
    "ride": {
        "expansions": ["wild_hunt"],
        "hunt": {"place": "doldeth", "shields": 26},
        "part": "ride",
        "seats": _witchers(3, place="vizima", hand=_HAND, deck=_DECK),
    },
    "last": {
        "expansions": ["wild_hunt:nithral"],
        "hunt": {"place": "doldeth", "shields": 6},
        "last_fight": {"stage": "begin"},
        "seats": _at_the_hunt(5),
    },
}


def state_of(name: str) -> OldWorldState:
    """The state of a scene, with luck of its own."""
    if name in SCENES:
        return SCENES[name]().state
    run, refused = play_script(
        read_position({"format": "oldworld-position/1", **POSITIONS[name]}),
    )
    assert refused is None, refused
    run.state.confirm = False  # a table takes forced moves by itself
    return run.state


def install() -> None:
    """Offer the scenes as lessons `scene-<name>`."""
    lessons = cast("MutableMapping[str, Lesson]", PLUGIN.lessons)
    for name in (*SCENES, *POSITIONS):
        ident = f"scene-{name}"
        info = LessonInfo(ident, "", ())
        begin = partial(state_of, name)
        seats = len(POSITIONS[name]["seats"]) if name in POSITIONS else 2
        lessons[ident] = Lesson(info, "base", seats, PLUGIN.players.standin, begin)


#: Scenes at which people sit: `people-<name>`.
PEOPLE = {"duel": 3, "hunt": 3, "ride": 3, "vote": 3}
_GUESTS = ("Bert", "Cleo")


def install_people() -> None:
    """Offer some scenes as `people-<name>`: those who came last as Bert and Cleo sit at B and C."""
    lessons = cast("MutableMapping[str, Lesson]", PLUGIN.lessons)
    for name, seats in PEOPLE.items():
        info, begin = LessonInfo(f"people-{name}", "", ()), partial(state_of, name)
        lessons[info.id] = Lesson(info, "base", seats, PLUGIN.players.standin, begin)

    async def begin_with_people(
        database: Database, state: State, setup: TableSetup, host: str, seats: list[SeatRecord]
    ) -> TableRecord:
        if setup.lesson.startswith("people-"):
            for seat, name in zip(seats[1:], _GUESTS, strict=True):
                query = select(users.c.id).where(users.c.name == name)
                async with database.read() as tx:
                    found = await tx.execute(query.order_by(users.c.created.desc()).limit(1))
                seat.user, seat.name, seat.generation, seat.bot = found.one()[0], name, 1, ""
        return await begin_at(database, state, setup, host, seats)

    vars(lesson_routes)["begin_at"] = begin_with_people


#: Rounds of a solo game on this server.
SOLO_ROUNDS = 2


def install_short_games() -> None:
    """Start games of two near their end (``short``), and end solo games after some rounds;
    everything else is unchanged."""
    kind, beginning = type(GAME), state_of("short")
    usual = kind.new_game

    def new_game(game: Any, config: Config, seed: int) -> OldWorldState:
        if config.mode == "base" and config.seats == 2:
            return beginning.copy()
        if config.mode == "solo":
            config = replace(config, rounds=SOLO_ROUNDS)
        return usual(game, config, seed)

    cast("Any", kind).new_game = new_game


if __name__ == "__main__":
    from sevencats.cli import main

    install()
    install_people()
    install_short_games()
    main()
