"""Measure how well the tests protect the code: plant one-line faults, and record what catches each.

Usage: .venv/bin/python -m tools.plant_faults --out FILE [--seed N] [--count N] [--jobs N]
           [--only PREFIX ...] [--until lint|near|test|proof] [--commit COMMIT]

A seeded choice of faults is spread over the packages of `src/mendax` and the client, in
proportion to their lines and at least two each. Each fault stops at the first check that fails
with it and passes without it:

1. lint: ruff on the file and mypy on the tree; eslint on the file and svelte-check.
2. near: the test file of the module, the test files of its folder, the test files that import it;
   for the client, vitest on the related files, then on all. The table counts these under ``test``.
3. test, then proof: the remaining faults are planted together, at most `GROUP` in one copy, and the
   whole selection runs once. Each test that fails is repeated with each fault alone. Faults that
   another fault may have hidden are planted again.

A fault also counts as caught if the tests time out with it and finish in a third of that time
without it. A test that fails without the fault, or fails only once with it, is flaky and ignored.

All of this happens in clones of a commit, never in the checkout; the client's packages, its build
and the environment come from the checkout. Results are written to ``--out`` after each fault. To
continue an interrupted run, repeat the command: the faults in that file take precedence over
``--seed``, ``--count`` and ``--only``.
"""

import argparse
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final

import msgspec

from tools import node, suite
from tools.fault_choice import choose, package_of
from tools.fault_copies import Copy, Outcome, copied
from tools.fault_kinds import Fault
from tools.ground import Command, SetupError, replace_text, say, step

GROUP: Final = 12
"""The maximum number of faults planted together."""
MARKS: Final = {"test": suite.TEST, "proof": suite.PROOF}
CAUGHT_BY: Final = {"lint": "lint", "near": "test", "test": "test", "proof": "proof"}
"""The column of each stage, in the order of the stages."""
NEAR_SECONDS: Final = 900
SUITE_SECONDS: Final = {"test": 2 * 3600, "proof": 6 * 3600}
ONE_TEST: Final = 300
"""The time limit for one test in seconds, many times the duration of the slowest in
`./run test`."""
_ATTEMPTS: Final = 4
_NO_END: Final = "crash or no end"


class Verdict(msgspec.Struct):
    """The verdict on one fault."""

    fault: Fault
    passed: list[str] = []
    """The stages that did not catch the fault."""
    caught: str = ""
    """``lint``, ``test`` or ``proof``."""
    by: str = ""
    seconds: dict[str, float] = {}
    """Seconds of the separate stages."""

    def awaits(self, stage: str) -> bool:
        """Return whether the fault is not caught yet and this stage has not run."""
        return not self.caught and stage not in self.passed


class Report(msgspec.Struct):
    """A measurement, finished or not."""

    commit: str
    verdicts: list[Verdict]
    unsteady: set[str] = set()


class Judge:
    """Decides about faults and keeps the report."""

    def __init__(self, report: Report, file: Path, workers: int) -> None:
        self.report = report
        self._file, self._workers = file, workers
        self._lock = threading.Lock()
        self._clean: set[tuple[str, ...]] = set()

    def save(self) -> None:
        """Write the report."""
        data = msgspec.json.encode(self.report, order="sorted")
        replace_text(self._file, msgspec.json.format(data, indent=1).decode())

    def _note(self, verdict: Verdict, stage: str, by: str) -> None:
        """Record the result of a stage for a fault; ``by`` names the check that caught the fault,
        if any."""
        with self._lock:
            if by:
                verdict.caught, verdict.by = CAUGHT_BY[stage], by
            else:
                verdict.passed.append(stage)
            self.save()
        fault = verdict.fault
        say(f"· {stage}: {fault.file}:{fault.line} ({fault.kind}): {by or 'not caught'}")

    # ── one fault ────────────────────────────────────────────────────────────────────────────────

    def alone(self, copy: Copy, verdict: Verdict, stages: Sequence[str]) -> None:
        """Judge one fault by lint and by nearby tests."""
        for stage, catching in (("lint", self._lint), ("near", self._near)):
            if stage in stages and verdict.awaits(stage):
                start = time.monotonic()
                by = catching(copy, verdict.fault)
                verdict.seconds[stage] = round(time.monotonic() - start, 1)
                self._note(verdict, stage, by)

    def _lint(self, copy: Copy, fault: Fault) -> str:
        return self._check(copy, fault, lint_commands(copy, fault.file))

    def _check(self, copy: Copy, fault: Fault, commands: dict[str, Command]) -> str:
        """Return the first command that fails with the fault and passes without it."""
        web = fault.file.startswith("web/")
        for name, command in commands.items():
            with copy.planted([fault]):
                passed = copy.passes(command, NEAR_SECONDS, web=web)
            if not passed:
                if self._passes_clean(copy, command, web=web):
                    return name
                say(f"· {name} fails without a fault")
        return ""

    def _passes_clean(self, copy: Copy, command: Command, *, web: bool) -> bool:
        key = tuple(map(str, command))
        if key not in self._clean and copy.passes(command, NEAR_SECONDS / 3, web=web):
            self._clean.add(key)
        return key in self._clean

    def _near(self, copy: Copy, fault: Fault) -> str:
        if fault.file.startswith("web/"):
            return self._check(copy, fault, client_tests(fault.file))
        for files in copy.tests_near(fault.file):
            if by := self._catching_test(copy, fault, ["-m", suite.TEST, *files]):
                return by
        return ""

    def _catching_test(self, copy: Copy, fault: Fault, tests: Sequence[str]) -> str:
        for _ in range(_ATTEMPTS):
            with copy.planted([fault]):
                arguments = ["-x", *tests, *self._left_out()]
                found = copy.pytest(arguments, NEAR_SECONDS, ONE_TEST)
                if found.passed:
                    return ""
                repeated = found.failed or arguments
                once = found.failed and copy.pytest(repeated, NEAR_SECONDS, ONE_TEST).passed
            clean = copy.pytest(repeated, NEAR_SECONDS / 3, ONE_TEST)
            if clean.passed and not once:
                return found.failed[0] if found.failed else _NO_END
            if not (unsteady := clean.failed or found.failed):
                return ""
            self._leave_out(unsteady)
        return ""

    def _left_out(self) -> list[str]:
        with self._lock:
            unsteady = sorted(self.report.unsteady)
        return [f"--{'deselect' if '::' in name else 'ignore'}={name}" for name in unsteady]

    def _leave_out(self, tests: Sequence[str]) -> None:
        say(f"· unsteady: {', '.join(tests)}")
        with self._lock:
            self.report.unsteady.update(tests)

    # ── many faults ──────────────────────────────────────────────────────────────────────────────

    def together(self, copy: Copy, stage: str) -> None:
        """Judge all remaining faults with all tests of a stage."""
        waiting = [one for one in self.report.verdicts if one.awaits(stage)]
        while waiting:
            files: dict[str, Verdict] = {}
            for verdict in waiting:
                if len(files) < GROUP:
                    files.setdefault(verdict.fault.file, verdict)
            group = list(files.values())
            rest = [one for one in waiting if one not in group]
            waiting = rest + self._group(copy, stage, group)

    def _group(self, copy: Copy, stage: str, group: list[Verdict]) -> list[Verdict]:
        """Judge a group. Return the faults to plant again, without those that were caught."""
        say(f"· {stage}: {len(group)} faults together")
        found = self._whole(copy, stage, [verdict.fault for verdict in group])
        if not found.passed and not found.failed:
            if len(group) > 1:
                half = len(group) // 2
                parts = (group[:half], group[half:])
                return [one for part in parts for one in self._group(copy, stage, part)]
            self._note(group[0], stage, _NO_END)
            return []
        suspects = self._steady(copy, found.failed)
        caught = False
        for verdict in group if suspects else ():
            if by := self._catching_suspect(copy, verdict.fault, suspects):
                self._note(verdict, stage, by)
                caught = True
        hidden = [verdict for verdict in group if not verdict.caught]
        if caught:
            return hidden
        if suspects:
            say(f"· {stage}: fail with the group, but with no fault alone: {', '.join(suspects)}")
        for verdict in hidden:
            self._note(verdict, stage, "")
        return []

    def _whole(self, copy: Copy, stage: str, faults: Sequence[Fault]) -> Outcome:
        parallel = ["-n", str(self._workers), "--dist", "worksteal"]
        arguments = [*parallel, "-m", MARKS[stage], *self._left_out()]
        try:
            with copy.planted(faults, build=True):
                return copy.pytest(arguments, SUITE_SECONDS[stage], 2 * ONE_TEST)
        except SetupError:  # the client cannot be built
            return Outcome(False, ())

    def _steady(self, copy: Copy, tests: Sequence[str]) -> list[str]:
        """Return the tests that pass without a fault."""
        if not tests:
            return []
        found = copy.pytest(tests, SUITE_SECONDS["test"], ONE_TEST)
        if found.failed:
            self._leave_out(found.failed)
        return [test for test in tests if test not in found.failed]

    def _catching_suspect(self, copy: Copy, fault: Fault, tests: Sequence[str]) -> str:
        try:
            with copy.planted([fault], build=True):
                found = copy.pytest(["-x", *tests], SUITE_SECONDS["test"], ONE_TEST)
        except SetupError:
            return "build"
        return "" if found.passed else (*found.failed, _NO_END)[0]


def lint_commands(copy: Copy, file: str) -> dict[str, Command]:
    """Return the linters for a file, starting with those that check the file alone."""
    if file.startswith("web/"):
        local = file.removeprefix("web/")
        return {
            "eslint": npm("exec", "--no", "--", "eslint", "--max-warnings", "0", local),
            "svelte-check": npm("run", "--silent", "check"),
        }
    programs = copy.root / ".venv/bin"
    # A removed call leaves ``pass``, which is no fault.
    ruff: Command = [programs / "ruff", "check", "--quiet", "--ignore", "PIE790", file]
    return {"ruff": ruff, "mypy": [programs / "mypy", "--no-error-summary"]}


def client_tests(file: str) -> dict[str, Command]:
    """Return the client's tests of a file, then all."""
    vitest = ("exec", "--no", "--", "vitest", "--bail", "1")
    related = npm(*vitest, "related", "--run", file.removeprefix("web/"))
    return {"vitest related": related, "vitest": npm(*vitest, "--run")}


def npm(*arguments: str) -> Command:
    """Return an npm command."""
    return [*node.ensure().npm, *arguments]


# ── the whole measurement ────────────────────────────────────────────────────────────────────────


def measure(judge: Judge, copies: Sequence[Copy], stages: Sequence[str]) -> None:
    """Judge every undecided fault; each copy works on one fault at a time."""
    free: SimpleQueue[Copy] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def alone(verdict: Verdict) -> None:
        copy = free.get()
        try:
            judge.alone(copy, verdict, stages)
        finally:
            free.put(copy)

    with ThreadPoolExecutor(len(copies)) as pool:
        list(pool.map(alone, judge.report.verdicts))
    for stage in MARKS:
        if stage in stages:
            judge.together(copies[0], stage)


def table(verdicts: Sequence[Verdict]) -> Iterator[str]:
    """Yield the lines of the result: packages, then the faults that no check caught."""
    columns = (*dict.fromkeys(CAUGHT_BY.values()), "")
    yield f"{'package':20} planted   lint   test  proof   none"
    packages = sorted({package_of(verdict.fault.file) for verdict in verdicts})
    for name in (*packages, "all"):
        here = [one for one in verdicts if name in (package_of(one.fault.file), "all")]
        counts = [sum(one.caught == column for one in here) for column in columns]
        yield f"{name:20} {len(here):7}" + "".join(f"{count:7}" for count in counts)
    for verdict in verdicts:
        if not verdict.caught:
            fault = verdict.fault
            yield f"\n{fault.file}:{fault.line} ({fault.kind}; passed {', '.join(verdict.passed)})"
            yield f"  - {fault.before.strip()}\n  + {fault.after.strip()}"


def main(arguments: Sequence[str]) -> int:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(prog="python -m tools.plant_faults")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--only", nargs="*", default=[], metavar="PREFIX", help="of files")
    parser.add_argument("--out", type=Path, required=True, help="results, as JSON")
    parser.add_argument("--jobs", type=int, default=2, help="faults at a time")
    parser.add_argument("--until", choices=CAUGHT_BY, default="proof", help="the last stage")
    parser.add_argument("--commit", default="HEAD")
    asked = parser.parse_args(arguments)
    stages = list(CAUGHT_BY)[: list(CAUGHT_BY).index(asked.until) + 1]
    with tempfile.TemporaryDirectory(prefix="mendax-faults-") as folder:
        if asked.out.exists():
            report = msgspec.json.decode(asked.out.read_bytes(), type=Report)
        else:
            commit = step("Finding the commit", ["git", "rev-parse", asked.commit]).strip()
            report = Report(commit, [])
        copies = [copied(Path(folder, str(at)), report.commit) for at in range(asked.jobs)]
        if not report.verdicts:
            faults = choose(copies[0].root, asked.seed, asked.count, asked.only)
            report.verdicts = [Verdict(fault) for fault in faults]
        measure(Judge(report, asked.out, asked.jobs + 1), copies, stages)
    print("\n".join(table(report.verdicts)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
