"""Steps per second of environments for learners, on one core, with random play in the same run.

The benchmark measures our games as arrays, through OpenSpiel and through PettingZoo, and compares
them with the games of those libraries and of Pgx. A step is one action. In the vectorised
environment with opponents, only the caller's actions count.
"""

import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from gymnasium.vector import AutoresetMode

from bench.kernels import Row, installed
from bench.libraries import aec_games
from bench.open_spiel_steps import steps
from mendax.adapters import pettingzoo
from mendax.environments.mia.vector_env import MiaVectorEnv

SECONDS = 4.0
AIM = 20_000_000
VECTOR = "Mendax MiaVectorEnv"
GAMES = 4096


def vectorised(
    label: str,
    seats: int,
    opponents: Sequence[str] | None,
    copy: bool = True,
    fast: bool = True,
) -> Row:
    """Play random legal actions, with checks; return the best of many portions, because the machine
    is shared."""
    count, mode = GAMES if fast else 64, AutoresetMode.SAME_STEP
    games = MiaVectorEnv(count, "standard", opponents, seats, mode, copy, fast)
    games.reset(seed=1)
    best, began = Row(label, 1, 0, 0), time.process_time()
    while time.process_time() - began < SECONDS:
        ended, before = 0, time.process_time()
        for _ in range(100 if fast else 5):
            ended += int(np.count_nonzero(games.step(games.legal_actions())[2]))
        taken = time.process_time() - before
        portion = Row(label, 1, ended / taken, count * (100 if fast else 5) / taken)
        best = max(best, portion, key=lambda row: row.decisions)
    return best


def ours() -> Iterator[Row]:
    """Yield the rows of the vectorised environment."""
    for seats in (2, 3, 4):
        yield vectorised(f"{VECTOR} `standard`, caller plays all {seats} seats", seats, None)
    label = f"{VECTOR} `standard`, caller plays both seats, `copy=False`"
    yield vectorised(label, 2, None, copy=False)
    for opponents in (["odds"], ["equilibrium"], ["odds", "truthful"]):
        yield vectorised(f"{VECTOR} `standard`, against {' and '.join(opponents)}", 0, opponents)
    yield vectorised("The same in plain Python, caller plays both seats", 2, None, fast=False)


def as_pettingzoo() -> Iterator[Row]:
    """Yield our games as PettingZoo environments, with the same wrappers as PettingZoo's own
    games."""
    for name, seats in (("mia", 2), ("french_poker", 2), ("sword_of_lies", 3)):
        env, best = pettingzoo.env(name, players=seats), Row("", 1, 0, 0)
        env.reset(seed=1)
        began = time.process_time()
        while time.process_time() - began < SECONDS:
            before = time.process_time()
            games, steps = aec_games(env, 5)
            taken = time.process_time() - before
            row = Row(f"PettingZoo `mendax_{name}`, {seats} seats", 1, games / taken, steps / taken)
            best = max(best, row, key=lambda row: row.decisions)
        yield best


def chosen_share() -> float:
    """Return the share of random steps with more than one legal action; the caller has all
    seats."""
    games = MiaVectorEnv(GAMES, "standard", seats=2, autoreset_mode=AutoresetMode.SAME_STEP)
    _, infos = games.reset(seed=1)
    choices = []
    for _ in range(100):
        choices.append(float((infos["action_mask"].sum(axis=1) > 1).mean()))
        *_, infos = games.step(games.legal_actions())
    return float(np.mean(choices))


def measure() -> Iterator[str]:
    """Yield the table, and the ratios."""
    yield "## Environments: steps per second on one core (`./run bench environments`)"
    yield ""
    yield "Random legal actions; per CPU second, the best of many portions, because the machine is"
    yield f"shared (load before: {os.getloadavg()[0]:.1f})."
    yield ""
    yield "| what | games/s | steps/s |"
    yield "|---|---|---|"
    rows, remarks = [], []
    for found in _all():
        if isinstance(found, str):
            remarks.append(found)
        else:
            rows.append(found)
            games = f"{found.games:,.0f}" if found.games else ""
            yield f"| {found.label} | {games} | {found.decisions:,.0f} |"
    yield ""
    for remark in remarks:
        yield remark
        yield ""
    first, shared = (row.decisions for row in (rows[0], rows[3]))
    yield f"Target: {AIM:,} steps per second if the caller plays all seats. Reached:"
    yield f"{first / AIM:.2f} times that, and {shared / AIM:.2f} times if arrays are not copied."
    yield f"In {100 * chosen_share():.0f}% of these steps, there is more than one legal action."
    rivals = [row for row in rows if not row.label.startswith((VECTOR, "The same"))]
    times = "; ".join(f"{first / row.decisions:,.0f} × {row.label}" for row in rivals)
    yield f"Steps per second relative to the others: {times}."
    yield ""


def _all() -> Iterator[Row | str]:
    yield from ours()
    for row in steps():
        yield Row(f"OpenSpiel `{row.label}`", 1, 0, row.steps)
    yield from as_pettingzoo()
    with TemporaryDirectory() as folder:
        yield from installed(Path(folder), "pettingzoo", "rlcard", "pygame-ce")
        yield from installed(Path(folder), "pgx")
