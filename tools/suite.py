"""How `./run test` calls pytest, and what `./run test --quick` leaves out.

Quick is broad and not deep: rules, laws on small tables, the table, the server, the terminal and
the documents. What it leaves out proves the same things over more games, or needs a browser, a
compiler or the network.
"""

import os
from collections.abc import Mapping, Sequence
from typing import Final

QUICK: Final = "--quick"
SLOWEST: Final = 30
"""How many of the slowest tests are printed."""
PROOF: Final = "proof"
"""The marker of a test that `--quick` leaves out, in a file that it does not."""
LEFT_OUT: Final[Mapping[str, str]] = {
    "tests/adapters": "OpenSpiel's solvers",
    "tests/arena": "matches and statistics",
    "tests/bots": "bots in whole games, under any rules",
    "tests/coach": "coaching, by solved games",
    "tests/environments": "games as arrays, compiled",
    "tests/kit/test_page.py": "programs of others, as processes",
    "tests/kit/test_situations.py": "programs of others, as processes",
    "tests/programs": "programs of others, as processes",
    "tests/recipes": "recipes, applied to copies of the tree",
    "tests/server/coaching": "coaching, by solved games",
    "tests/server/faults": "servers killed and started again",
    "tests/server/store/postgresql": "a database server of its own",
    "tests/server/test_fuzz.py": "random requests",
    "tests/server/test_restart.py": "servers killed and started again",
    "tests/server/test_sealed_orders.py": "servers killed and started again",
    "tests/solver": "solved games, walked for deviations",
    "tests/terminal/arena": "matches and statistics",
    "tests/terminal/commands/test_bot.py": "programs of others, as processes",
    "tests/terminal/commands/test_coach.py": "coaching, by solved games",
    "tests/terminal/commands/test_exploit.py": "solved games, walked for deviations",
    "tests/terminal/commands/test_explore.py": "solved games, walked for deviations",
    "tests/terminal/commands/test_league.py": "matches and statistics",
    "tests/terminal/commands/test_maexchen.py": "matches and statistics",
    "tests/terminal/commands/test_matches.py": "matches and statistics",
    "tests/terminal/mia/test_policies.py": "solved games, walked for deviations",
    "tests/terminal/mia/test_solving.py": "solved games, walked for deviations",
    "tests/terminal/mia/test_statistics.py": "matches and statistics",
    "tests/terminal/commands/test_solve.py": "solved games, walked for deviations",
    "tests/terminal/commands/test_stats.py": "matches and statistics",
    "tests/test_hosting.py": "services and proxies, as processes",
    "tests/test_hosting_proxies.py": "services and proxies, as processes",
    "tests/test_packages.py": "packages, built and installed",
    "tests/test_platforms.py": "what other systems lack",
    "tests/test_players.py": "the environment that players get",
    "tests/test_training.py": "games as arrays, compiled",
    "tests/testing": "the kit for game authors; its laws are asked of every game",
    "tests/tools/test_checks.py": "`./run lint`",
    "tests/tools/test_client.py": "the client's own checks",
    "tests/tools/test_environment.py": "set-up with the real pip and uv",
    "tests/tools/test_measure_code.py": "the measure of the code",
    "tests/tools/test_kills.py": "servers killed and started again",
    "tests/web": "the client in a browser",
}
"""Folders and files that `--quick` does not even collect, and what is in them."""


def pytest_arguments(arguments: Sequence[str]) -> list[str]:
    """What pytest gets for the arguments of `./run test`; they have the last word."""
    cores = max(2, min(8, os.cpu_count() or 2))
    usual = ["--dist", "worksteal", f"--durations={SLOWEST}"]
    if QUICK not in arguments:
        # One more than there are cores: a good part of a browser's test is spent waiting for bots.
        return ["-n", str(1 + cores), *usual, *arguments]
    # No browser waits here, and every worker collects the tests for itself.
    given = [argument for argument in arguments if argument != QUICK]
    ignored = [f"--ignore={path}" for path in LEFT_OUT]
    chosen = ["--database=sqlite", "-m", f"not {PROOF} and not browser"]
    return ["-n", str(cores), *usual, *ignored, *chosen, *given]


def left_out() -> str:
    """What `--quick` leaves out, for people: one line for each reason."""
    reasons: dict[str, list[str]] = {}
    for path, reason in LEFT_OUT.items():
        reasons.setdefault(reason, []).append(path)
    lines = [f"  {', '.join(paths)}: {reason}" for reason, paths in reasons.items()]
    lines.append("  every test of the server once more, on PostgreSQL")
    lines.append(f"  every test marked {PROOF!r}: the same over more games")
    return "\n".join(["· --quick LEFT OUT:", *lines, "  ./run test runs all of it"])
