"""No test waits on the wall clock: on a busy machine such a test fails, and on any it is slow.

A clock is handed in, or an event is awaited: a message, the end of a process, a round of the loop.
What never comes is ended by pytest's own limit of half an hour. ``asyncio.sleep(0)`` waits for
nothing and is free, and so is ``mark.timeout(0)``, which takes a limit away. A browser has a time
of its own, so of the tests of the client only the limits are asked: none may be short.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.ground import ROOT

TESTS = ROOT / "tests"
CLOCKS = {"sleep", "monotonic", "perf_counter", "wait_for_timeout"}
LIMITED: dict[tuple[str | None, str], set[str]] = {
    ("httpx2", "AsyncClient"): {"timeout"},
    ("httpx2", "Client"): {"timeout"},
    ("httpx2", "get"): {"timeout"},
    ("httpx2", "post"): {"timeout"},
    ("websockets.asyncio.client", "connect"): {"open_timeout", "ping_interval", "close_timeout"},
    ("websockets.sync.client", "connect"): {"open_timeout", "ping_interval", "close_timeout"},
}
"""What gives up after seconds of its own if it is not told otherwise, and by which words it is."""


def waits(source: str) -> Iterator[int]:
    """The lines of calls that read the wall clock, sleep, or end after so many seconds."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        nothing = [isinstance(a, ast.Constant) and a.value in (0, None) for a in node.args]
        if name in CLOCKS | {"timeout"} and not (nothing and all(nothing)):
            yield node.lineno
        if ast.unparse(node.func) == "asyncio.wait_for" and not all(nothing[1:]):
            yield node.lineno
        for keyword in node.keywords:
            value = keyword.value
            if ast.unparse(node.func) == "expect.set_options":
                continue
            if keyword.arg == "timeout" and not (
                isinstance(value, ast.Constant) and value.value is None
            ):
                yield node.lineno


def hidden_limits(source: str) -> Iterator[int]:
    """The lines of calls that have a limit which is not written there."""
    tree = ast.parse(source)
    names: dict[str, tuple[str | None, str]] = {
        name.asname or name.name: (node.module, name.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        module, _, name = ast.unparse(node.func).rpartition(".")
        called = (module, name) if module else names.get(name, (None, name))
        unlimited = {
            word.arg
            for word in node.keywords
            if isinstance(word.value, ast.Constant) and word.value.value is None
        }
        if not LIMITED.get(called, set()) <= unlimited:
            yield node.lineno


FILES = [
    file
    for file in sorted(TESTS.rglob("*.py"))
    if file.relative_to(TESTS).parts[0] != "web" and file != Path(__file__)
]


@pytest.mark.parametrize("file", FILES, ids=[str(f.relative_to(TESTS)) for f in FILES])
def test_nobody_waits_on_the_wall_clock(file: Path) -> None:
    found = list(waits(file.read_text("utf-8")))
    assert not found, f"waits in lines {found}"


EVERYWHERE = sorted(TESTS.rglob("*.py"))


@pytest.mark.parametrize("file", EVERYWHERE, ids=[str(f.relative_to(TESTS)) for f in EVERYWHERE])
def test_no_library_gives_up_by_itself(file: Path) -> None:
    found = list(hidden_limits(file.read_text("utf-8")))
    assert not found, (
        f"has a limit of the library's in lines {found}: see tests/server/connections.py"
    )


@pytest.mark.parametrize(
    ("source", "number"),
    [
        ("httpx2.get(address)", 1),
        ("httpx2.AsyncClient(base_url=base, timeout=9)", 1),
        ("httpx2.AsyncClient(base_url=base, timeout=None)", 0),
        ("from websockets.asyncio.client import connect\nconnect(address)", 1),
        ("from websockets.sync.client import connect\nconnect(address, open_timeout=None)", 1),
        ("from sqlite3 import connect\nconnect(file)", 0),
    ],
)
def test_a_hidden_limit_is_seen(source: str, number: int) -> None:
    assert len(list(hidden_limits(source))) == number


def short_limits(source: str) -> Iterator[int]:
    """The lines that give a page less than a minute, by a number written there."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        given = [word.value for word in node.keywords if word.arg == "timeout"]
        if ast.unparse(node.func).endswith(
            ("set_default_timeout", "set_default_navigation_timeout")
        ):
            given += node.args
        numbers = [value.value for value in given if isinstance(value, ast.Constant)]
        if any(isinstance(number, int | float) and number < 60_000 for number in numbers):
            yield node.lineno


PAGES = sorted((TESTS / "web").rglob("*.py"))


@pytest.mark.parametrize("file", PAGES, ids=[file.name for file in PAGES])
def test_no_page_has_less_than_a_minute(file: Path) -> None:
    """But for what is tried again at the next look, which has a limit with a name (``ATTEMPT``)."""
    assert list(short_limits(file.read_text("utf-8"))) == []


def test_a_short_limit_is_seen() -> None:
    assert list(short_limits("found.click(timeout=500)")) == [1]
    assert list(short_limits("page.set_default_timeout(15_000)")) == [1]
    assert list(short_limits("found.click(timeout=ATTEMPT); found.click(timeout=60_000)")) == []


@pytest.mark.parametrize(
    ("source", "number"),
    [
        ("time.sleep(1)", 1),
        ("await_(asyncio.sleep(0.5))", 1),
        ("asyncio.sleep(0)", 0),
        ("run(timeout=3)", 1),
        ("run(timeout=None)", 0),
        ("expect.set_options(timeout=LONGEST)", 0),
        ("asyncio.wait_for(ended, 30)", 1),
        ("asyncio.wait_for(ended, None)", 0),
        ("mark.timeout(60)", 1),
        ("mark.timeout(0)", 0),
        ("monotonic()", 1),
    ],
)
def test_a_wait_is_seen(source: str, number: int) -> None:
    assert len(list(waits(source))) == number
