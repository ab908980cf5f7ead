"""Tests that child processes end with their parent, whatever they do and however it ends."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="POSIX only")


IMPORTED = "from mendax.programs.process.children import *; "


def alone(source: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run([sys.executable, "-c", source], capture_output=True, check=False)


def test_a_busy_child_without_its_parent_ends_too() -> None:
    done = alone(IMPORTED + "watch_parent(-1)\nwhile True: pass")
    assert done.returncode == 0


def test_a_child_is_asked_first_and_has_a_grace() -> None:
    source = IMPORTED + "end_with_parent(-1, 0, {ask}, {grace})"
    print_one = "lambda: print(1, flush=True)"
    assert alone(source.format(ask=print_one, grace=0)).stdout == b"1\n"
    leaves = alone(source.format(ask="lambda: os._exit(7)", grace=3600))
    assert leaves.returncode == 7


POOL = """
import sys, time
from mendax.arena.processes import Pool
import os

def prepare(): pass

if __name__ == "__main__":
    at_work = Pool(1, prepare)
    print(at_work.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="asks /proc")
def test_processes_of_a_pool_end_with_a_killed_parent(tmp_path: Path) -> None:
    script = tmp_path / "pooled.py"
    script.write_text(POOL)
    parent = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE)
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    parent.stdout.close()
    while Path(f"/proc/{pid}").exists():
        os.sched_yield()
