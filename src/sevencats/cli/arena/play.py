"""Play the sets of an arena command, with a file, a progress bar, and a message on interruption."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager, nullcontext, redirect_stdout
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import typer

from sevencats.cli.progress import Bar
from sevencats.plugin import default_game
from sevencats.sim.arena import Arena, Job, PlayedSet, in_order, play_set
from sevencats.sim.arena_file import ArenaFile
from sevencats.sim.pool import map_here
from sevencats.sim.ray_pool import map_on_ray
from sevencats.text import Texts

INTERRUPTED = 130


class Options(NamedTuple):
    """The common options of all arena commands."""

    arena: Arena
    workers: int
    out: Path | None
    ray: str
    texts: Texts
    as_json: bool


def play(options: Options, jobs: list[Job]) -> list[PlayedSet]:
    """Play the sets that the file does not hold yet; returns all of them in order."""
    return list(play_in_order(options, jobs))


def play_in_order(options: Options, jobs: list[Job]) -> Generator[PlayedSet, None, None]:
    """Yield the sets in order, from the file or played now; the caller may stop early."""
    with ArenaFile(options.out, options.arena) as file:
        known = [job for job in jobs if job in file.done]
        left = [job for job in jobs if job not in file.done]
        counter = Counter(len(known), len(jobs))
        with _interrupts(options, counter), _bar(options, counter) as tick:
            if known and options.out:
                words = {"done": str(len(known)), "file": str(options.out)}
                typer.echo(options.texts("arena-resumed", **words), err=True)
            with closing(_fresh(options, left, file, tick)) as fresh:
                old = (file.done[job] for job in known)
                yield from in_order(jobs, _both(old, fresh))


def _both(old: Iterator[PlayedSet], fresh: Iterator[PlayedSet]) -> Iterator[PlayedSet]:
    yield from old
    yield from fresh


def _fresh(
    options: Options, jobs: list[Job], file: ArenaFile, tick: Callable[[], None]
) -> Generator[PlayedSet, None, None]:
    """Play sets and save each as it is done."""
    if not jobs:
        return
    # Ray's messages about lost workers go to standard error: the output is the result alone.
    out = redirect_stdout(sys.stderr) if options.ray else nullcontext()
    with out, closing(_source(options, jobs)) as source:
        for one in source:
            file.add(one)
            tick()
            yield one


def _source(options: Options, jobs: list[Job]) -> Generator[PlayedSet, None, None]:
    work = partial(play_set, options.arena)
    if options.ray:
        return map_on_ray(work, jobs, options.ray, options.workers)
    return map_here(work, jobs, options.workers)


class Counter:
    """Counts finished sets."""

    def __init__(self, done: int, total: int) -> None:
        self.before = self.done = done
        self.total = total
        self.began = time.monotonic()

    @property
    def rate(self) -> float:
        """Sets per second."""
        return (self.done - self.before) / max(time.monotonic() - self.began, 1e-6)


@contextmanager
def _bar(options: Options, counter: Counter) -> Iterator[Callable[[], None]]:
    """On a terminal, show a bar with the rate and the time left; call the returned function for
    each set."""
    if not sys.stderr.isatty():
        yield lambda: _count(counter)
        return
    with Bar(options.texts("arena-progress"), counter.total, counter.done) as bar:

        def tick() -> None:
            _count(counter)
            bar.show(counter.done, f"{counter.rate:.1f}/s")

        yield tick


def _count(counter: Counter) -> None:
    counter.done += 1


@contextmanager
def _interrupts(options: Options, counter: Counter) -> Iterator[None]:
    """Ctrl-C ends a run with a message about how to continue."""
    try:
        yield
    except KeyboardInterrupt:
        texts = options.texts
        words = {"done": str(counter.done), "total": str(counter.total)}
        typer.echo(texts("arena-stopped", **words), err=True)
        if options.out is None:
            typer.echo(texts("arena-not-kept"), err=True)
        else:
            typer.echo(texts("arena-go-on", file=str(options.out)), err=True)
        raise typer.Exit(INTERRUPTED) from None


def finish(options: Options, errors: list[dict[str, Any]]) -> None:
    """Report sets that failed; exit code 1 if there are any."""
    arena = options.arena
    for error in errors:
        number = str(error["set"])
        words = {"number": number, "bots": ", ".join(error["bots"]), "error": error["error"]}
        typer.echo(options.texts("arena-error", **words), err=True)
        command = (
            f"sevencats arena run --bots {','.join(error['bots'])} --mode {arena.mode} "
            f"--seed {arena.seed} --start {number} --quadruples 1"
        )
        if arena.game != default_game():
            command += f" --game {arena.game}"
        typer.echo(options.texts("arena-repeat", command=command), err=True)
    if errors:
        raise typer.Exit(1)
