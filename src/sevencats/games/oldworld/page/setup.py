"""How a game of Old World is set up: boards by school, expansions as options."""

from __future__ import annotations

from collections.abc import Sequence

from sevencats.games.oldworld.config import BASE, SEAT_NAMES, SOLO, Config
from sevencats.games.oldworld.expansion import expansions_of
from sevencats.games.oldworld.lineup import SEATS, check_config, seat_counts
from sevencats.games.oldworld.packs.catalogue import (
    built_in,
    check_names,
    choices_of,
    clashes_of,
    expansions,
    sets,
    spelled_out,
    tells_in,
)
from sevencats.games.oldworld.packs.load import load
from sevencats.kernel.errors import RulesError
from sevencats.kernel.rng import Rng
from sevencats.plugin.errors import BadChoice, BadSetup
from sevencats.plugin.setup import ChoiceOffer, ModeOffer, OptionGroup, Setup
from sevencats.text import Texts, over

_BASE_PACK = "base"


class OldWorldSetup(Setup):
    """A seat brings its school. If nobody brings one, the boards are drafted; if only some do, the
    others get what is left."""

    def modes(self, lang: str) -> tuple[ModeOffer, ...]:
        texts = Texts.load(lang)
        return tuple(
            ModeOffer(
                id=mode,
                name=texts(f"ow-mode-{mode}"),
                seats=seats,
                labels=tuple(SEAT_NAMES[: seats[-1]]),
                virtual=(),
                brings=1,
                ready_made=_schools(()),
                options=self.options(mode),
                option_names={name: _short_name(texts, name) for name in self.options(mode)},
                option_groups=tuple(
                    OptionGroup(_name(texts, name), parts) for name, parts in sets().items()
                ),
                option_notes={
                    name: texts("ow-expansion-english")
                    for name in self.options(mode)
                    if not tells_in(name, lang)
                },
                clashes={
                    name: clashes for name in self.options(mode) if (clashes := clashes_of(name))
                },
                added={name: more for name in self.options(mode) if (more := _added(name))},
                choices={
                    name: offers
                    for name in self.options(mode)
                    if (offers := _choices(texts, mode, name))
                },
            )
            for mode, seats in SEATS.items()
        )

    def labels(self, mode: str, seats: int, options: Sequence[str] = ()) -> tuple[str, ...]:
        packs = (_BASE_PACK, *spelled_out(options))
        if mode not in SEATS or seats not in seat_counts(mode, packs):
            known = "; ".join(f"{name}: {', '.join(map(str, n))}" for name, n in SEATS.items())
            raise BadSetup(known)
        return tuple(SEAT_NAMES[:seats])

    def sides(self, mode: str, seats: int, options: Sequence[str] = ()) -> tuple[int, ...]:
        """Each seat is a side of its own, unless an expansion makes all of them one side."""
        together = any(more.rules.together for more in expansions_of(spelled_out(options)))
        return (0,) * seats if together else tuple(range(seats))

    def virtual(self, mode: str) -> frozenset[int]:
        return frozenset()

    def pool(self, mode: str, seats: int, options: Sequence[str] = ()) -> str:
        """One rating ladder for all numbers of players. In solo and cooperative games there are no
        rivals."""
        alone = 1 in seat_counts(mode, (_BASE_PACK, *spelled_out(options)))
        return "" if mode == SOLO or alone or seats < 2 else "all"

    def options(self, mode: str) -> tuple[str, ...]:
        """The expansions, the large ones first; those from outside the program at the end. One that
        seats a single player by its own rules is not played by those of solo."""
        there = [pack for pack in built_in() if pack != _BASE_PACK]
        if mode == SOLO:
            there = [pack for pack in there if 1 not in seat_counts(BASE, (pack,))]
        known = [pack for pack in expansions() if pack in there]
        return (*known, *(pack for pack in there if pack not in known))

    def options_of(self, config: Config) -> tuple[str, ...]:
        return (*(pack for pack in config.packs if pack != _BASE_PACK), *config.choices)

    def check_options(self, mode: str, options: Sequence[str]) -> None:
        """Refuse an expansion that does not exist, two that clash, or a choice that an expansion
        does not have, in one sentence."""
        try:
            check_names(options)
            packs = (_BASE_PACK, *spelled_out(options))
            seats = seat_counts(mode, packs)[0]
            config = Config(mode=mode, seats=seats, packs=packs, choices=choices_of(options))
            check_config(config)
        except RulesError as error:
            raise BadSetup(str(error)) from error

    def check_choice(
        self, mode: str, seat: int, choice: Sequence[str], options: Sequence[str], lang: str
    ) -> None:
        known = _schools(options)
        if choice and (len(choice) != 1 or choice[0] not in known):
            raise BadChoice(", ".join(known))

    def choice_name(self, word: str, lang: str) -> str:
        texts = Texts.load(lang)
        return texts(f"ow-school-{word}") if f"ow-school-{word}" in texts else word

    def config(
        self, mode: str, choices: Sequence[Sequence[str]], options: Sequence[str], rng: Rng
    ) -> Config:
        chosen = [choice[0] if choice else "" for choice in choices]
        if any(chosen):
            left = [school for school in _schools(options) if school not in chosen]
            order = iter(rng.order(len(left)))
            chosen = [school or left[next(order)] for school in chosen]
        config = Config(
            mode=mode,
            seats=len(choices),
            packs=(_BASE_PACK, *spelled_out(options)),
            schools=tuple(chosen) if any(chosen) else (),
            choices=choices_of(options),
        )
        check_config(config)
        return config


def _name(texts: Texts, expansion: str) -> str:
    """Return the name of an expansion; a player's own pack without one has its id."""
    key = f"ow-expansion-{expansion.replace('_', '-')}"
    return texts(key) if key in texts else expansion.replace("_", " ")


def _short_name(texts: Texts, expansion: str) -> str:
    """The name of an expansion; a module without a name has that of its set."""
    groups = [_name(texts, name) for name, parts in sets().items() if expansion in parts]
    name = _name(texts, expansion)
    for group in groups:
        name = name.removeprefix(group).lstrip(": \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}")
    return name


def _choices(texts: Texts, mode: str, expansion: str) -> tuple[ChoiceOffer, ...]:
    """The choices of an expansion in a mode."""
    content = load((_BASE_PACK, expansion), "")
    outside = [more.folder for more in expansions_of((expansion,)) if more.folder]
    named = over(texts, outside)
    return tuple(
        ChoiceOffer(
            name=named(f"ow-choice-{one.kind.replace('_', '-')}"),
            words=tuple(f"{expansion}:{word}" for word in one.words),
            names=tuple(named(f"ow-{one.text}-{word.replace('_', '-')}") for word in one.words),
            usual=one.usual and f"{expansion}:{one.usual}",
            many=one.many,
        )
        for more in expansions_of((_BASE_PACK, expansion))
        for one in more.rules.choices(content)
        if one.mode in ("", mode)
    )


def _added(expansion: str) -> tuple[str, ...]:
    """The schools that an expansion brings."""
    return tuple(school for school in _schools((expansion,)) if school not in _schools(()))


def _schools(expansions: Sequence[str]) -> tuple[str, ...]:
    return tuple(load((_BASE_PACK, *spelled_out(expansions)), "").schools)
