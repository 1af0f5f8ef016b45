"""A training run: repeats updates until the time is up, prints a line of progress now and then,
and writes a file from which the next run resumes."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp

from sevencats.games.gwent.learn.master.network import networks_of
from sevencats.games.gwent.learn.train import checkpoint
from sevencats.games.gwent.learn.train.checkpoint import Checkpoint
from sevencats.games.gwent.learn.train.measure import score
from sevencats.games.gwent.learn.train.network import (
    Params,
    Shape,
    count,
    init_critic,
    init_policy,
    widened,
)
from sevencats.games.gwent.learn.train.ppo import (
    Knobs,
    Learner,
    Settings,
    make_update,
    optimiser,
)
from sevencats.games.gwent.learn.train.rollout import new_games
from sevencats.games.gwent.learn.twin.decks import deck_pool
from sevencats.games.gwent.learn.twin.state import Decks, encode_decks
from sevencats.kernel.errors import BadData

#: Seed of the deals on which networks are measured, and the names of the scores.
SEED = jnp.uint32(20_000)
_MEASURED = ("tavern", "tavern_others", "reference", "reference_others")
#: Number of past selves to keep, and of updates between two of them at the start.
PAST, BETWEEN = 4, 40


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainingPlan:
    """The plan of a run: its duration (in seconds, and a maximum of updates), decks and networks,
    and its part of the whole training (``begin`` to ``end``, of 1), on which learning rate and
    entropy depend. It resumes the file of a run (``resume``), or starts with the weights of another
    network, which may be narrower (``start``). With a ``rival`` that network replaces all past
    selves, so the run learns to beat it. Every ``measures`` seconds (0: never) it plays against the
    tavern bot and ``reference``."""

    seconds: float
    out: Path
    resume: Path | None = None
    start: Path | None = None
    rival: Path | None = None
    reference: Path | None = None
    measures: float = 0.0
    updates: int = 1_000_000
    begin: float = 0.0
    end: float = 1.0
    decks: int = 4000
    seed: int = 1
    shape: Shape = field(default_factory=Shape)
    settings: Settings = field(default_factory=Settings)
    every: float = 20.0


def _start(plan: TrainingPlan) -> Checkpoint:
    if plan.resume is not None:
        return checkpoint.load(plan.resume)
    one, two = jax.random.split(jax.random.PRNGKey(plan.seed))
    policy, critic = init_policy(one, plan.shape), init_critic(two, plan.shape)
    past: list[Params] = []
    if plan.start is not None:
        known = weights_of(plan.start)
        policy, critic = widened(known["policy"], policy), widened(known["critic"], critic)
        past = [jax.tree.map(jnp.copy, policy)]
    leaves = jax.tree.leaves(optimiser(plan.settings).init((policy, critic)))
    facts = {"updates": 0, "games": 0, "samples": 0, "seconds": 0.0, "shape": list(plan.shape)}
    return Checkpoint(policy, critic, leaves, past, [], facts)


def weights_of(path: Path) -> Params:
    """Return the networks of a weights file or of a run."""
    return jax.tree.map(jnp.asarray, checkpoint.unflatten(dict(networks_of(path))))


def _knobs(plan: TrainingPlan, seconds: float) -> Knobs:
    """Return learning rate and entropy, which fall over the whole training."""
    done = plan.begin + (plan.end - plan.begin) * min(1.0, seconds / plan.seconds)
    settings = plan.settings
    rate = settings.learning_rate * (settings.final_rate / settings.learning_rate) ** done
    entropy = settings.entropy * (settings.final_entropy / settings.entropy) ** done
    return Knobs(jnp.float32(rate), jnp.float32(entropy))


def train(plan: TrainingPlan, tell: Callable[[str], None] = print) -> Checkpoint:
    """Train until the time is up, and write the file."""
    began = time.monotonic()
    point = _start(plan)
    facts = dict(point.facts)
    if facts["shape"] != list(plan.shape):
        raise BadData(f"the file has a network of {facts['shape']}, not {list(plan.shape)}")
    settings = plan.settings
    decks = jax.tree.map(jnp.asarray, encode_decks(deck_pool(plan.seed, plan.decks)))
    networks = jax.tree.map(jnp.asarray, (point.policy, point.critic))
    opt = checkpoint.restore_optimiser(
        optimiser(settings).init(networks), jax.tree.map(jnp.asarray, point.optimiser)
    )
    seed = jnp.uint32(plan.seed * 1000 + facts["updates"])
    state = jax.jit(new_games, static_argnums=2)(decks, seed, settings.games)
    learner = Learner(networks[0], networks[1], opt, state, jax.random.PRNGKey(int(seed)))
    past = [jax.tree.map(jnp.asarray, old) for old in point.past]
    if plan.rival is not None:
        past = [weights_of(plan.rival)["policy"]]
    measure = _Measure(plan, decks)
    update = make_update(settings)
    tell(f"policy {count(networks[0]):,} parameters, critic {count(networks[1]):,}")
    progress = list(point.progress)
    shown = began
    longest = 0.0
    next_past = facts["updates"] + BETWEEN
    while facts["updates"] < plan.updates:
        before = time.monotonic()
        rival = (
            past[facts["updates"] % len(past)] if past else jax.tree.map(jnp.copy, learner.policy)
        )
        learner, news = update(learner, rival, decks, _knobs(plan, before - began))
        line = {name: float(value) for name, value in news.items()}
        facts["updates"] += 1
        facts["games"] += int(line["ended"])
        facts["samples"] += settings.games * settings.ticks
        if plan.rival is None and facts["updates"] >= next_past:
            past = [*past, jax.tree.map(jnp.copy, learner.policy)][-PAST:]
            next_past = int(facts["updates"] * 1.15) + BETWEEN
        now = time.monotonic()
        longest = max(longest, now - before if facts["updates"] > point.facts["updates"] + 2 else 0)
        facts["seconds"] = point.facts["seconds"] + now - began
        last = now - began + longest > plan.seconds
        if now - shown > plan.every or last:
            shown = now
            line.update(measure(learner.policy, now - began, last))
            progress.append({**line, **{k: float(facts[k]) for k in ("updates", "games")}})
            tell(_line(facts, line, now - before))
            checkpoint.save(plan.out, _point(learner, past, progress, facts))
        if last:
            break
    return _point(learner, past, progress, facts)


class _Measure:
    """Measures the network against fixed rivals now and then."""

    def __init__(self, plan: TrainingPlan, decks: Decks) -> None:
        self.every, self.next = plan.measures, 0.0
        self.decks = decks
        self.rivals: dict[str, Params | None] = {"tavern": None}
        if plan.reference is not None:
            self.rivals["reference"] = weights_of(plan.reference)["policy"]

    def __call__(self, policy: Params, seconds: float, last: bool) -> dict[str, float]:
        """Return the scores if a measurement is due."""
        if not self.every or (seconds < self.next and not last):
            return {}
        self.next = seconds + self.every
        return {
            name + ending: float(score(policy, rival, self.decks, SEED, jnp.bool_(others)))
            for name, rival in self.rivals.items()
            for ending, others in (("", False), ("_others", True))
        }


def _point(learner: Learner, past: list[Params], progress: Any, facts: Any) -> Checkpoint:
    host = jax.device_get((learner.policy, learner.critic, jax.tree.leaves(learner.optimiser)))
    return Checkpoint(host[0], host[1], host[2], jax.device_get(past), progress, facts)


def _line(facts: dict[str, Any], line: dict[str, float], seconds: float) -> str:
    return (
        f"{facts['seconds']:6.0f} s  {facts['updates']:6d} updates  {facts['games']:11,d} games  "
        f"entropy {line['entropy']:.3f}  critic {line['critic']:.3f}  guess {line['guess']:.3f}  "
        f"shift {line['shift']:.4f}  against past selves {line['past']:.3f}  "
        f"scripts {line['scripted']:.3f}  {seconds:.2f} s each"
        + "".join(f"  {name} {line[name]:.4f}" for name in _MEASURED if name in line)
    )
