"""Measure how well tests protect code, by mutation testing: `./run mutants PATH [PATH ...]`.

Cosmic Ray (the dev set) changes one operator, constant or condition at a time, and runs the tests
on each change. A seeded sample of the changes is tried, in a clone of the last commit. By default,
the tests in the mirrored folder run: those of `src/mendax/games/mia` are in `tests/games/mia`. The
report shows the changes that no test noticed.
"""

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cosmic_ray.work_db import use_db
from cosmic_ray.work_item import WorkerOutcome, WorkResult

from tools.ground import ROOT, VENV, Command, step

LINKED: Final = (".venv", ".node", "web/node_modules", "src/mendax/server/static")
"""Ignored files that a clone shares with the checkout."""
CONFIGURATION: Final = """
[cosmic-ray]
module-path = {modules}
timeout = {seconds}
excluded-modules = []
test-command = "{python} -m pytest -x -q -p no:cacheprovider -m 'not proof' {tests}"
[cosmic-ray.distributor]
name = "local"
[cosmic-ray.filters.operators-filter]
exclude-operators = [
    "core/ReplaceBinaryOperator_BitOr_.*",  # types
    "core/ReplaceComparisonOperator_.*_Is(Not)?",
    "core/RemoveDecorator",
]
"""


def mirrored(path: str) -> str:
    """Return the tests of a module or a package: its file, or the nearest folder."""
    place = Path("tests") / Path(path).relative_to("src/mendax")
    test = place.with_name(f"test_{place.name}")
    return next(str(one) for one in (test, place, *place.parents) if (ROOT / one).exists())


def sampled(paths: Sequence[str], count: int, luck: random.Random) -> list[str]:
    """Return some modules of these files and folders, because listing all changes takes long."""
    every = {file for path in paths for file in [ROOT / path, *(ROOT / path).rglob("*.py")]}
    modules = sorted(str(file.relative_to(ROOT)) for file in every if file.suffix == ".py")
    return luck.sample(modules, min(count, len(modules)))


def keep(session: Path, count: int, luck: random.Random) -> None:
    """Skip all changes but ``count``."""
    with use_db(session) as database:
        jobs = sorted(
            (item.mutations[0].module_path, item.mutations[0].start_pos, item.job_id)
            for item in database.pending_work_items
        )
        luck.shuffle(jobs)
        skipped = WorkResult(worker_outcome=WorkerOutcome.SKIPPED)
        database.set_multiple_results([job for *_, job in jobs[count:]], skipped)


def summary(session: Path) -> str:
    """Return how many of the changes that were tried made a test fail."""
    with use_db(session) as database:
        tried = [result for _, result in database.results if result.test_outcome]
    return f"{sum(result.is_killed for result in tried)} of {len(tried)} changes were noticed."


def copied(folder: Path) -> Path:
    """Return a clone of the last commit, with the environment of the checkout."""
    copy = folder / "copy"
    step("Cloning", ["git", "clone", "-q", ROOT, copy])
    for name in LINKED:
        if (ROOT / name).exists():
            (copy / name).symlink_to(ROOT / name)
    return copy


def main(arguments: Sequence[str]) -> None:
    """Try the changes, and print those that no test noticed."""
    parser = argparse.ArgumentParser(prog="./run mutants", description=__doc__)
    parser.add_argument("path", nargs="+", help="files or folders below src/mendax")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--tests", help="arguments for pytest instead of the mirrored folders")
    parser.add_argument("--seconds", type=int, default=900, help="the time limit for one change")
    asked = parser.parse_args(arguments)
    luck = random.Random(asked.seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy, session, config = copied(folder), folder / "session.sqlite", folder / "config.toml"
        config.write_text(
            CONFIGURATION.format(
                modules=sampled(asked.path, asked.count, luck),
                seconds=asked.seconds,
                python=VENV / "bin" / "python",
                tests=asked.tests or " ".join(sorted({mirrored(path) for path in asked.path})),
            )
        )
        environment = {"PYTHONPATH": os.pathsep.join([str(copy / "src"), str(copy)])}

        def run(program: str, *words: str | Path) -> str:
            command: Command = [VENV / "bin" / program, *words]
            return step(f"Running {program}", command, cwd=copy, env=environment)

        run("cosmic-ray", "init", config, session)
        run("cr-filter-operators", session, config)
        keep(session, asked.count, luck)
        run("cosmic-ray", "baseline", config)
        run("cosmic-ray", "exec", config, session)
        print(run("cr-report", session, "--surviving-only", "--show-diff"))
        print(summary(session))


if __name__ == "__main__":
    main(sys.argv[1:])
