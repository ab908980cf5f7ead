"""No test waits on the wall clock: on a busy machine such a test fails, and on any it is slow.

A clock is handed in, or an event is awaited. ``asyncio.sleep(0)`` waits for nothing and is free,
and so is ``mark.timeout(0)``, which takes a limit away. What is left is counted here with its
reason; a browser has a time of its own, so the tests of the client are no part of this.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.ground import ROOT

TESTS = ROOT / "tests"
CLOCKS = {"sleep", "monotonic", "perf_counter", "wait_for_timeout"}
ALLOWED = {
    "server/coaching/test_solver_client.py": (1, "a process that never answers, ended by the test"),
    "server/guests.py": (1, "how long a message that never comes is waited for"),
    "server/socket/test_connection.py": (1, "a peer that does not read, over a real socket"),
    "server/socket/test_uvicorn_socket.py": (1, "frames that a real socket gets in pieces"),
    "server/store/test_store.py": (1, "a process that is killed in the middle of a commit"),
    "server/test_fuzz.py": (1, "between messages of many sockets at once"),
    "server/test_serving.py": (1, "a server process that does not end"),
    "server/test_settings.py": (1, "a server process that does not end"),
    "server/test_sword_of_lies.py": (1, "between messages of real sockets"),
}
"""How many waits a file may have, and why it has them."""


def waits(source: str) -> Iterator[int]:
    """The lines of calls that read the wall clock, sleep, or end after so many seconds."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        nothing = [isinstance(a, ast.Constant) and a.value in (0, None) for a in node.args]
        if name in CLOCKS | {"timeout"} and not (nothing and all(nothing)):
            yield node.lineno
        for keyword in node.keywords:
            value = keyword.value
            if keyword.arg == "timeout" and not (
                isinstance(value, ast.Constant) and value.value is None
            ):
                yield node.lineno


FILES = [
    file
    for file in sorted(TESTS.rglob("*.py"))
    if file.relative_to(TESTS).parts[0] != "web" and file != Path(__file__)
]


@pytest.mark.parametrize("file", FILES, ids=[str(f.relative_to(TESTS)) for f in FILES])
def test_nobody_waits_on_the_wall_clock(file: Path) -> None:
    found = list(waits(file.read_text("utf-8")))
    most, _ = ALLOWED.get(file.relative_to(TESTS).as_posix(), (0, ""))
    assert len(found) <= most, f"waits in lines {found}"


@pytest.mark.parametrize(
    ("source", "number"),
    [
        ("time.sleep(1)", 1),
        ("await_(asyncio.sleep(0.5))", 1),
        ("asyncio.sleep(0)", 0),
        ("run(timeout=3)", 1),
        ("run(timeout=None)", 0),
        ("mark.timeout(60)", 1),
        ("mark.timeout(0)", 0),
        ("monotonic()", 1),
    ],
)
def test_a_wait_is_seen(source: str, number: int) -> None:
    assert len(list(waits(source))) == number


def test_every_allowance_is_for_a_file_that_is_there() -> None:
    assert [name for name in ALLOWED if not (TESTS / name).exists()] == []
