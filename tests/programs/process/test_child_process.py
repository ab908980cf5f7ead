"""Tests that the resources of program processes are limited, and that errors contain the programs'
names.

The clock is the test's: it advances only while no event is pending, so no test waits for a limit.
"""

import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from mendax.programs.process.child_process import ChildProcess, SystemWaiting
from mendax.programs.protocol import LONGEST_LINE
from mendax.programs.seat.conversation import ProgramFault
from tests.reasons import because

LEAVE = 0.05
"""Seconds until a closed program is killed. No test depends on this value."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes can't be waited for")


class Patient(SystemWaiting):
    """Waits for an event without a limit. Without an event, time passes immediately."""

    def __init__(self, *, hurried: bool = False) -> None:
        self.time = 0.0
        self.hurried = hurried
        """True if no other event is expected, so that limits expire."""

    def now(self) -> float:
        return self.time

    def until_ready(
        self, reading: Sequence[int], writing: Sequence[int], seconds: float | None
    ) -> frozenset[int]:
        if self.hurried and seconds is not None:
            self.time += seconds
            return super().until_ready(reading, writing, 0)
        return super().until_ready(reading, writing, None)


@contextmanager
def child(source: str, waiting: Patient | None = None, memory: int = 0) -> Iterator[ChildProcess]:
    running = ChildProcess(
        [sys.executable, "-c", source], waiting=waiting or Patient(), memory=memory, leave=LEAVE
    )
    try:
        yield running
    finally:
        running.close()


def fill(program: ChildProcess) -> None:
    """Write more than any pipe can hold."""
    for _ in range(100):
        program.send(b"x" * 65_536 + b"\n")


def test_lines_are_sent_and_received() -> None:
    with child("import sys\nfor line in sys.stdin: print(line.upper(), end='')") as echo:
        echo.send(b"one\n")
        echo.send("zw\u00f6lf\n".encode())
        assert echo.receive(5) == b"ONE"
        assert echo.receive(5).decode() == "ZWÖLF"


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("raise SystemExit(3)", "program-ended code=3"),
        ("import os; os.abort()", "program-killed signal=SIGABRT"),
        ("import os, time; os.close(1); time.sleep(600)", "program-closed"),
        (f"print('a' * {LONGEST_LINE + 1})", "program-long-line limit=8192"),
        ("import sys\nwhile True: sys.stdout.write('a' * 10**6)", "program-long-line limit=8192"),
    ],
)
def test_errors_have_names(source: str, reason: str) -> None:
    with child(source) as program, pytest.raises(ProgramFault, check=because(reason)):
        program.receive(5)


def test_silence_and_partial_lines_time_out() -> None:
    waiting = Patient()
    source = (
        "import sys, time\nprint('x\\n{', end='', flush=True)\nprint('half', file=sys.stderr)\n"
        "time.sleep(600)"
    )
    with child(source, waiting) as program:
        assert program.receive(5) == b"x"
        while not program.errors():
            time.sleep(0)
        waiting.hurried = True
        with pytest.raises(ProgramFault, check=because("program-half-line")):
            program.receive(5)
    with (
        child("import time; time.sleep(600)", Patient(hurried=True)) as silent,
        pytest.raises(ProgramFault, check=because("program-silent")),
    ):
        silent.receive(5)


def test_a_program_that_does_not_read_is_abandoned() -> None:
    with (
        child("import time; time.sleep(600)", Patient(hurried=True)) as program,
        pytest.raises(ProgramFault, check=because("program-does-not-read")),
    ):
        fill(program)


def test_sending_to_an_ended_program_raises() -> None:
    with child("import sys; sys.stdin.close(); print('gone')") as program:
        assert program.receive(5) == b"gone"
        with pytest.raises(ProgramFault, check=because(r"program-(ended|closed)")):
            fill(program)


def test_a_flood_stays_in_its_pipe() -> None:
    """The program writes lines without end, and says how many, but only some thousands are read."""
    source = "import sys\nfor n in range(10**9): print('{}'); print(n, file=sys.stderr)"
    with child(source) as program:
        assert all(program.receive(5) == b"{}" for _ in range(1000))
        assert 3 * int(program.errors().split()[-1]) <= 4 * 65_536


def test_the_tail_of_standard_error_is_kept() -> None:
    source = "import sys\nsys.stderr.write('e' * 10**6 + 'the end')\nprint('done')"
    with child(source) as program:
        assert program.receive(5) == b"done"
        assert program.errors().endswith("the end")
        assert len(program.errors()) <= 4096


@pytest.mark.skipif(sys.platform != "linux", reason="limits of memory are Linux'")
def test_memory_is_limited() -> None:
    with child("x = bytearray(300 << 20)\nprint('much')", memory=100 << 20) as program:
        with pytest.raises(ProgramFault, check=because("program-ended code=1")):
            program.receive(5)
        assert "MemoryError" in program.errors()


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    words = [sys.executable, "-c", "import sys; print(sys.argv[1])", "$(echo no); ls"]
    running = ChildProcess(words, waiting=Patient())
    assert running.receive(5) == b"$(echo no); ls"
    running.close()
    missing = ChildProcess([str(tmp_path / "nothing")], waiting=Patient())
    with pytest.raises(ProgramFault, check=because("program-ended code=127")):
        missing.receive(5)
    assert "No such file" in missing.errors()
    missing.close()


def test_our_secrets_are_not_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MENDAX_KEY", "secret")
    with child("import os; print(sorted(n for n in os.environ if 'MENDAX' in n))") as program:
        assert program.receive(5) == b"[]"


def ended(pid: int) -> bool:
    """Return whether the process has ended. A zombie counts as ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


@pytest.mark.skipif(sys.platform != "linux", reason="asks /proc")
def test_closing_ends_child_processes() -> None:
    source = (
        "import subprocess, signal, sys, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "p = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        "print(p.pid)\ntime.sleep(600)"
    )
    with child(source) as program:
        grandchild, own = int(program.receive(5)), program.pid
    assert ended(own)
    while not ended(grandchild):
        os.sched_yield()


def test_programs_that_outlive_their_input_are_detected() -> None:
    with child("import sys\nfor line in sys.stdin: pass\nprint('x' * 10**6)") as program:
        assert program.end_input(5)
    with child("import time; time.sleep(600)", Patient(hurried=True)) as program:
        assert not program.end_input(5)
