"""What Old World adds to the benches."""

from __future__ import annotations

from sevencats.cli.bench import AsJson, Rounds, Seconds, print_report


def oldworld(as_json: AsJson = False, rounds: Rounds = 5, seconds: Seconds = 1.0) -> None:
    """Random play of Old World, copies, snapshots and sampled worlds; five seats beside two."""
    from sevencats.kits.oldworld import bench

    print_report(bench.measure(rounds, seconds), bench.PAIRS, as_json)
