"""Which set-ups an environment plays: one that was given, or the samples of a mode in turn."""

from __future__ import annotations

from sevencats.gwent import GAME, Config
from sevencats.gwent.decks.lineup import check_config
from sevencats.gwent.modes import mode_of
from sevencats.gwent.state import GwentState
from sevencats.kernel import RulesError, settle
from sevencats.kernel.rng import Rng


class Setups:
    """The set-ups of one environment; all of them have the same seats."""

    def __init__(self, mode: str, config: Config | None = None, seats: int | None = None) -> None:
        rules = mode_of(mode)
        if config is None:
            wanted = seats or len(rules.seatings[0].seats)
            samples = [sample.config for sample in GAME.modes[mode].samples()]
            fitting = [c for c in samples if len(c.decks) == wanted * rules.decks]
            if not fitting:
                sizes = " or ".join(str(len(seating.seats)) for seating in rules.seatings)
                raise RulesError(f"{mode} has {sizes} seats, not {wanted}")
            self.configs = tuple(fitting)
        else:
            _check(mode, config, seats)
            self.configs = (config,)
        self.seating = rules.seating(len(self.configs[0].decks))
        self.players = self.seating.seats[:-1] if rules.solo else self.seating.seats

    def draw(self, rng: Rng) -> tuple[Config, int]:
        """The set-up and the seed of the next game."""
        return self.configs[rng.below(len(self.configs))], rng.next() >> 1


def _check(mode: str, config: Config, seats: int | None) -> None:
    if config.mode != mode:
        raise RulesError(f"the set-up is for {config.mode}, not for {mode}")
    if config.cards:
        raise RulesError("adapters number the cards of the catalogue; inline cards have no number")
    check_config(config)
    given = len(mode_of(mode).seating(len(config.decks)).seats)
    if seats not in (None, given):
        raise RulesError(f"the set-up has {given} seats, not {seats}")


def start(config: Config, seed: int) -> GwentState:
    """A new game, played on to the first question to a player."""
    state = GAME.new_game(config, seed)
    settle(state)
    return state
