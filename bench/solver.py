"""Seconds to solve Mia, and the gain of a deviation from the solution."""

import time
from collections.abc import Iterator

from mendax.games.mia.rules import PRESETS
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.positions import Span
from mendax.solver.mia.proof.table_deviation import gains

_TABLES: tuple[tuple[str, int, Span], ...] = (
    ("standard", 2, "round"),
    ("standard", 2, "match"),
    ("classic", 2, "match"),
    ("meyer", 2, "match"),
    ("standard", 3, "match"),
)


def measure() -> Iterator[str]:
    """Yield a table; compiled code is warmed up first."""
    yield "## Solving Mia (`./run bench solver`)"
    yield ""
    yield "CPU seconds to the solution, and the largest gain of one seat that deviates from it."
    yield ""
    yield "| preset | seats | what | seconds | gain | value of the opener |"
    yield "|---|---|---|---|---|---|"
    solve(PRESETS["standard"], 2, "round")
    for preset, seats, span in _TABLES:
        began = time.process_time()
        policy = solve(PRESETS[preset], seats, span).policy
        seconds = time.process_time() - began
        gain = max(gains(policy))
        value = policy.values[0]
        yield f"| {preset} | {seats} | {span} | {seconds:.3f} | {gain:.1e} | {value:.9f} |"
    yield ""
