"""Tests of set-up steps: error output, staleness, and one set-up at a time."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tools.ground import SetupError, exclusively, fingerprint, step


def test_fingerprint_sees_names_and_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.ground.ROOT", tmp_path)
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("a")
    two.write_text("a")
    prints = {fingerprint([one]), fingerprint([two]), fingerprint([one, two])}
    one.write_text("b")
    prints |= {fingerprint([one]), fingerprint([one], "more"), fingerprint([])}
    assert len(prints) == 6


def test_a_failed_step_names_step_reason_and_advice(tmp_path: Path) -> None:
    with pytest.raises(SetupError) as failure:
        step("Rolling", ["sh", "-c", "echo the cup; echo leaks >&2; exit 3"], advice="Mend it.")
    assert str(failure.value).splitlines() == [
        "Rolling failed:",
        "    the cup",
        "    leaks",
        "Mend it.",
    ]
    with pytest.raises(SetupError, match="no-such-program"):
        step("Rolling", [tmp_path / "no-such-program"])
    with pytest.raises(SetupError, match=r"after 0\.1 seconds"):
        step("Rolling", ["sleep", "5"], seconds=0.1)


def test_a_step_that_outlives_its_run_keeps_the_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the next `./run` would change the environment while an orphan still does."""
    monkeypatch.setattr("tools.ground.ROOT", tmp_path)
    asks = "import fcntl, sys; fcntl.flock(open(sys.argv[1]), fcntl.LOCK_EX | fcntl.LOCK_NB)"
    again = [sys.executable, "-c", asks, str(tmp_path / ".setup.lock")]
    orphan = "sleep 600 >/dev/null 2>&1 & echo $!"
    with exclusively():
        pid = int(step("Leaving an orphan", ["sh", "-c", orphan]))
    try:
        assert subprocess.run(again, capture_output=True, check=False).returncode
    finally:
        os.kill(pid, signal.SIGKILL)
    with exclusively():
        assert step("Leaving nobody", ["echo", "done"]) == "done\n"
