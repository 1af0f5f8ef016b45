"""Commands of the vectorised twin: compare it with the engine, time it, train a network in it."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from sevencats.extras import missing_module

twin = typer.Typer(
    help="The vectorised twin of the duel (pip install sevencats[train]).",
    no_args_is_help=True,
    rich_markup_mode=None,
)


#: A rival so sure of itself always takes the option it likes best.
SURE = 1000.0


def _need_jax() -> None:
    for package in ("jax", "optax"):
        if find_spec(package) is None:
            raise missing_module(package)


@twin.command("verify")
def verify(
    games: Annotated[int, typer.Option(min=1, help="Games of random legal decks.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    batch: Annotated[int, typer.Option(min=1, help="Games side by side.")] = 50,
) -> None:
    """Play the same picks and chance outcomes through engine and twin, and compare after each.

    Exit code 1 where they differ; then both sides of each difference are shown, and the decks,
    the seed and the picks that lead there.
    """
    _need_jax()
    from sevencats.games.gwent.learn.twin.verify import Report, verify

    report = Report()
    for first in range(0, games, batch):
        verify(min(batch, games - first), seed + first, min(batch, games - first), report)
        typer.echo(f"{report.games} games, {report.picks} picks compared")
    for difference in report.differences:
        typer.echo(f"\ngame {difference.game}, after {difference.after} picks:")
        typer.echo("  " + " ".join(difference.picks))
        for line in difference.found:
            typer.echo(f"  {line}")
    typer.echo(f"{len(report.differences)} differences")
    raise typer.Exit(1 if report.differences else 0)


@twin.command("bench")
def bench(
    games: Annotated[int, typer.Option(min=1, help="Games side by side.")] = 1024,
    ticks: Annotated[int, typer.Option(min=1, help="Ticks of each game.")] = 64,
    network: Annotated[bool, typer.Option(help="Let the master's network choose too.")] = False,
) -> None:
    """Moves a second of random play, and of play by the master's network."""
    _need_jax()
    from sevencats.games.gwent.learn.twin.bench import random_play

    typer.echo(json.dumps({"random": random_play(games, ticks)}))
    if network:
        from sevencats.games.gwent.learn.train.bench import network_play

        typer.echo(json.dumps({"network": network_play(games, ticks)}))


@twin.command("strength")
def strength(
    network: Annotated[Path | None, typer.Option(help="Weights, or the master's.")] = None,
    rival: Annotated[Path | None, typer.Option(help="Other weights, or the tavern bot.")] = None,
    games: Annotated[int, typer.Option(min=50, help="Games of each measure.")] = 16384,
    seed: Annotated[int, typer.Option(help="Where deals and random decks begin.")] = 99,
) -> None:
    """How a network scores: with random decks, and with each starter deck against each other.

    Every deal is played twice, with the seats swapped. Training knows the random decks of its own
    seed; those of another are new to the network.
    """
    _need_jax()
    from sevencats.games.gwent.learn.train.strength import measure

    for line in measure(network, rival, games, seed):
        typer.echo(line)


@twin.command("lookahead")
def lookahead(
    worlds: Annotated[int, typer.Option(min=1, help="Worlds for each choice.")] = 64,
    options: Annotated[int, typer.Option(min=2, help="Options that are tried.")] = 4,
    ticks: Annotated[int, typer.Option(min=0, help="Ticks before the critic is asked.")] = 16,
    doubt: Annotated[float, typer.Option(help="Standard errors an option must gain.")] = 1.0,
    habit: Annotated[float, typer.Option(help="What a log-chance counts beside the gain.")] = 0.0,
    belief: Annotated[bool, typer.Option(help="Deal hands by the network's belief.")] = True,
    games: Annotated[int, typer.Option(min=2, help="Games side by side, an even number.")] = 1024,
    seed: Annotated[int, typer.Option(help="Where deals begin.")] = 1,
    random_decks: Annotated[bool, typer.Option(help="Random decks, not starter decks.")] = False,
) -> None:
    """How a look ahead scores against the network alone. Wants an accelerator."""
    _need_jax()
    from sevencats.games.gwent.learn.train.lookahead import Manner, scores

    manner = Manner(ticks, doubt, habit, belief)
    for line in scores(manner, worlds, options, games // 2 * 2, seed, random_decks):
        typer.echo(line)


@twin.command("plot")
def plot(
    run: Annotated[Path, typer.Argument(help="The file of a training run, with measures.")],
    out: Annotated[Path, typer.Option(help="The SVG file to write.")],
    title: Annotated[str, typer.Option(help="What stands above.")] = "Score while learning",
) -> None:
    """Draw how strong a network became over the games of its training."""
    from sevencats.games.gwent.learn.train.plot import curves_of, draw

    out.write_text(draw(title, "million games", curves_of(run)), encoding="utf-8")
    typer.echo(f"wrote {out}")


def train(
    out: Annotated[Path, typer.Option(help="The file of the run; written as it goes on.")],
    minutes: Annotated[float, typer.Option(min=0.1, help="How long to train.")] = 9.0,
    resume: Annotated[Path | None, typer.Option(help="Go on from this file.")] = None,
    begin: Annotated[float, typer.Option(help="Part of the whole training: from")] = 0.0,
    end: Annotated[float, typer.Option(help="to; rate and entropy fall from 0 to 1.")] = 1.0,
    games: Annotated[int, typer.Option(min=2, help="Games side by side.")] = 16384,
    ticks: Annotated[int, typer.Option(min=1, help="Ticks between two updates.")] = 32,
    updates: Annotated[int, typer.Option(min=1, help="Stop after so many updates.")] = 1_000_000,
    width: Annotated[int, typer.Option(min=8, help="The width of the layers.")] = 256,
    start: Annotated[Path | None, typer.Option(help="Begin with these weights.")] = None,
    rival: Annotated[Path | None, typer.Option(help="Learn to beat these weights.")] = None,
    reference: Annotated[Path | None, typer.Option(help="Measure against these weights.")] = None,
    measures: Annotated[float, typer.Option(help="Seconds between two measures.")] = 0.0,
    tavern: Annotated[float, typer.Option(help="The share of games against scripts.")] = 0.0,
    past: Annotated[float, typer.Option(help="The share of games against past selves.")] = 0.2,
    rate: Annotated[float, typer.Option(help="The learning rate at the begin")] = 7e-4,
    final_rate: Annotated[float, typer.Option(help="and at the end.")] = 5e-5,
    entropy: Annotated[float, typer.Option(help="The weight of the entropy at the begin")] = 0.012,
    final_entropy: Annotated[float, typer.Option(help="and at the end.")] = 0.0015,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
) -> None:
    """Train a network by self-play in the twin (PPO). Small numbers run on a CPU.

    With --rival every game is against that network, which always takes the option it likes best.
    """
    _need_jax()
    from sevencats.games.gwent.learn.train.network import Shape
    from sevencats.games.gwent.learn.train.ppo import Settings
    from sevencats.games.gwent.learn.train.run import TrainingPlan, train

    plan = TrainingPlan(
        seconds=60 * minutes,
        out=out,
        resume=resume,
        begin=begin,
        end=end,
        updates=updates,
        seed=seed,
        shape=Shape(width=width, second=width),
        start=start,
        rival=rival,
        reference=reference,
        measures=measures,
        settings=Settings(
            games=games,
            ticks=ticks,
            fresh=max(2, games // 4),
            rival_share=past if rival is None else 1.0,
            scripted_share=tavern if rival is None else 0.0,
            sharpness=1.0 if rival is None else SURE,
            learning_rate=rate,
            final_rate=final_rate,
            entropy=entropy,
            final_entropy=final_entropy,
        ),
    )
    train(plan, typer.echo)


def weights(
    run: Annotated[Path, typer.Argument(help="The file of a training run.")],
    out: Annotated[Path, typer.Argument(help="The weights file to write.")],
) -> None:
    """Take the networks out of a training run, as the master bot reads them."""
    from sevencats.games.gwent.learn.master.network import keep, networks_of

    keep(out, networks_of(run))
    typer.echo(f"wrote {out}, {out.stat().st_size // 1024} KiB")
