"""Snapshots: the whole state as JSON, in the middle of any effect; and digests of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec

from sevencats import __version__
from sevencats.kernel import registry
from sevencats.kernel.engine import derive_pending
from sevencats.kernel.errors import BadData, SevenCatsError
from sevencats.kernel.handles import Handles
from sevencats.kernel.state import State, numbers_of

FORMAT = "sevencats-snapshot/1"
#: Cached JSON of set-ups, for the next digest.
_KEPT_CONFIGS = 4096
#: Sorted keys: equal states have equal digests.
_encode = msgspec.json.Encoder(order="deterministic").encode


def dump(state: State) -> dict[str, Any]:
    """The state as JSON-able data; ``load`` gives an equal state back."""
    core = _core(state)
    core.update(zones=[zone[:] for zone in state.zones], face=list(state.face))
    return {
        "format": FORMAT,
        "engine": __version__,
        "game": state.game.name,
        "config": state.game.config_data(state.config),
        "rng": str(state.rng),
        "handles": {"salt": state.handles.salt, "shuffles": list(state.handles.shuffles)},
        "state": core,
    }


def _core(state: State) -> dict[str, Any]:
    """The fields that change in a game. Zones and faces are the state's own lists: a digest only
    reads them."""
    core = {
        "stack": _plain_frames(state.stack),
        "zones": state.zones,
        "face": state.face,
        "known": state.known.tolist(),
        "asked": state.asked,
        "open": [decision.id for decision in state.pending],
        "confirm": state.confirm,
        "fields": state.fields(),
    }
    if state.branches:
        core["branches"] = list(map(_plain_frames, state.branches))
    return core


def _plain_frames(frames: Iterable[tuple[Any, ...]]) -> list[list[Any]]:
    return [[type(frame).__name__, *map(_plain, frame)] for frame in frames]


def digest(state: State) -> str:
    """A short hash of everything but the random generator and the handles, equal on every machine.

    The generator is left out because a replay takes chance from the journal, not from it; handles
    are for viewers and do not affect the game.
    """
    core = (state.game.name, _config_json(state), _core(state))
    return blake2b(_encode(core), digest_size=8).hexdigest()


def _config_json(state: State) -> msgspec.Raw:
    """The JSON of the set-up for digests. It never changes in a game, and may be longer than the
    rest."""
    try:
        return _kept_config(state.game, state.config)
    except TypeError:  # unhashable
        return _encoded_config(state.game, state.config)


def _encoded_config(game: registry.Game, config: Any) -> msgspec.Raw:
    return msgspec.Raw(_encode(game.config_data(config)))


_kept_config = lru_cache(_KEPT_CONFIGS)(_encoded_config)


def load(data: Any, game: registry.Game | None = None) -> State:
    """Read ``dump`` data. A broken snapshot raises ``BadData`` and says what is wrong.

    ``game`` is looked up by name unless given.
    """
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadData(f"this is not a snapshot: 'format' must be {FORMAT!r}")
    try:
        owner = game or registry.game(data["game"])
        config = owner.config_from(data["config"])
        state = owner.blank(config)
        _fill(state, data["state"])
        state.rng = int(data["rng"])
        state.handles = _handles(data["handles"], len(state.face))
        state.check()
        if not derive_pending(state, data["state"]["open"]):
            raise BadData("the snapshot is broken: its questions do not fit its state")
    except SevenCatsError:
        raise
    except KeyError as error:
        raise BadData(f"the snapshot is broken: {error.args[0]!r} is missing or unknown") from error
    except (TypeError, ValueError, IndexError, AttributeError, AssertionError) as error:
        raise BadData(f"the snapshot is broken: {error}") from error
    return state


def _handles(data: dict[str, Any], count: int) -> Handles:
    shuffles = tuple(int(number) for number in data["shuffles"])
    if len(shuffles) != count:
        raise BadData("the snapshot is broken: the number of handles does not fit its cards")
    return Handles(str(data["salt"]), shuffles)


def _fill(state: State, core: dict[str, Any]) -> None:
    state.zones = [[int(s) for s in zone] for zone in core["zones"]]
    state.face = tuple(int(card) for card in core["face"])
    state.known = numbers_of(int(mask) for mask in core["known"])
    if not len(state.face) == len(state.known) == len(state.where):
        raise BadData("the snapshot is broken: the number of cards does not fit its set-up")
    if len(state.zones) != len(state.layout):
        raise BadData("the snapshot is broken: the number of zones does not fit its set-up")
    for index, zone in enumerate(state.zones):
        for sleeve in zone:
            state.where[sleeve] = index
    state.asked = int(core["asked"])
    state.confirm = bool(core["confirm"])
    state.stack = _read_frames(state, core["stack"])
    branches = core.get("branches", ())
    state.branches = tuple(tuple(_read_frames(state, branch)) for branch in branches)
    state.restore(core["fields"])


def _read_frames(state: State, frames: Iterable[list[Any]]) -> list[tuple[Any, ...]]:
    types = state.game.frame_types
    return [types[name](*map(_frozen, values)) for name, *values in frames]


def _plain(value: Any) -> Any:
    return list(map(_plain, value)) if isinstance(value, tuple) else value


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
