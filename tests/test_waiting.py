"""Tests that no test waits for the wall clock, because such tests are slow and fail on busy
machines.

A test uses its own clock, or awaits an event: a message, the end of a process, a turn of the loop.
Pytest's own limit ends a test whose event never comes. ``asyncio.sleep(0)`` does not wait and is
allowed, and so is ``mark.timeout(0)``, which removes a limit. Programs for child processes that
hang until they are killed may sleep. No test binds a fixed port: two runs at once would fail.

A browser has its own clock. Tests of the client may poll a page at short intervals, but they have
no pauses and no short limits.
"""

import ast
import functools
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from tools.ground import ROOT

TESTS = ROOT / "tests"
CLOCKS = {"monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "wait_for_timeout"}
"""Functions that a test never calls, on any object."""
TIMES_OF_DAY = {"time.time", "time.time_ns", "datetime.datetime.now", "datetime.now"}
"""Functions that read a clock; in a loop, reading a clock is waiting."""
SLEEPS = {"asyncio.sleep", "anyio.sleep", "time.sleep", "trio.sleep"}
LIMITS = {"fail_after", "fail_at", "move_on_after", "move_on_at", "sleep", "timeout", "timeout_at"}
"""Functions that wait or give up after the seconds in their first argument."""
BLOCKING = {"acquire", "exception", "get", "join", "poll", "result", "settimeout", "wait"}
"""Methods that accept a number of seconds without a name."""
LIMITED: dict[str, set[str]] = {
    "httpx2.AsyncClient": {"timeout"},
    "httpx2.Client": {"timeout"},
    "httpx2.get": {"timeout"},
    "httpx2.post": {"timeout"},
    "websockets.asyncio.client.connect": {"open_timeout", "ping_interval", "close_timeout"},
    "websockets.sync.client.connect": {"open_timeout", "ping_interval", "close_timeout"},
}
"""Functions with a built-in limit, and the arguments that turn it off."""
LISTENING = {"bind", "create_datagram_endpoint", "create_server", "listen", "start_server"}
PORT_OPTIONS = ("--port", "MENDAX_PORT")
INTERVAL = 150
"""The maximum number of milliseconds between two checks of a page."""
CLIENT = "tests/web/"
ABSENCE = "tests/web/test_sword_of_lies.py:"
"""This test shows that a message does not arrive, and that has no event to wait for."""
THE_LIMIT = "tests/conftest.py:"
"""The only place with a time limit for a test."""
READ_ONLY = (
    "tests/server/base/test_settings.py",
    "tests/server/base/test_settings_example.py",
    "tests/terminal/commands/test_serve.py",
)
"""Tests that read ports from settings, and listen on none of them."""


class Call(NamedTuple):
    """A call in the source of a test."""

    node: ast.Call
    name: str
    """The dotted name of the function, with imports resolved."""
    handed_in: frozenset[str]
    """The dotted names among its arguments."""
    in_loop: bool

    @property
    def last(self) -> str:
        """The last part of the function's name."""
        return self.name.rpartition(".")[2]


def resolver(tree: ast.AST) -> Callable[[ast.AST], str]:
    """Return a function that returns the dotted name of an expression, with imports resolved."""
    names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            names |= {one.asname or one.name: f"{node.module}.{one.name}" for one in node.names}
        elif isinstance(node, ast.Import):
            names |= {one.asname: one.name for one in node.names if one.asname}

    def full_name(node: ast.AST) -> str:
        first, dot, rest = ast.unparse(node).partition(".")
        return names.get(first, first) + dot + rest

    return full_name


@functools.lru_cache(maxsize=1)
def calls(source: str) -> tuple[Call, ...]:
    """Return every call in a source file."""
    tree = ast.parse(source)
    full_name = resolver(tree)
    loops = (node for node in ast.walk(tree) if isinstance(node, ast.While | ast.For))
    looped = {inner for loop in loops for inner in ast.walk(loop)}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            plain = (value for value in node.args if isinstance(value, ast.Attribute | ast.Name))
            handed_in = frozenset(map(full_name, plain))
            found.append(Call(node, full_name(node.func), handed_in, node in looped))
    return tuple(found)


def is_number(node: ast.AST, above: float = 0) -> bool:
    """Return whether an expression is a literal number above a limit."""
    value = node.value if isinstance(node, ast.Constant) else None
    return isinstance(value, int | float) and not isinstance(value, bool) and value > above


def is_nothing(node: ast.AST) -> bool:
    """Return whether an expression is 0 or None."""
    return isinstance(node, ast.Constant) and node.value in (0, None)


def gives_up(call: Call) -> bool:
    """Return whether a call ends after a number of seconds, or waits that long."""
    given = call.node.args
    if call.name == "expect.set_options":
        return False
    limits = (word.value for word in call.node.keywords if word.arg == "timeout")
    if any(ast.unparse(limit) != "None" for limit in limits):
        return True
    if call.name == "asyncio.wait_for":
        return not all(map(is_nothing, given[1:]))
    if call.name == "select.select":
        return not all(map(is_nothing, given[3:]))
    if call.last in LIMITS:
        return not (given and is_nothing(given[0]))
    if call.last in ("Timer", "call_later"):
        return any(map(is_number, given[:1]))
    blocks = call.last in BLOCKING and isinstance(call.node.func, ast.Attribute)
    if call.last in ("acquire", "get"):  # get(True, 5): elsewhere a number is a key
        blocks = blocks and bool(given) and ast.unparse(given[0]) == "True"
    handed_in = any(name.rpartition(".")[2] in BLOCKING for name in call.handed_in)
    return (blocks or handed_in) and any(map(is_number, given))


def waits(source: str) -> Iterator[int]:
    """Yield the lines that sleep, read the wall clock, or give up after a number of seconds."""
    for call in calls(source):
        reads = call.last in CLOCKS or (call.in_loop and call.name in TIMES_OF_DAY)
        if reads or gives_up(call) or call.handed_in & SLEEPS:
            yield call.node.lineno


def pauses(source: str) -> Iterator[int]:
    """Yield the lines that sleep, and those that let a page wait for longer than ``INTERVAL``."""
    for call in calls(source):
        sleeps = call.name in SLEEPS and not all(map(is_nothing, call.node.args))
        waited = call.node.args if call.last == "wait_for_timeout" else []
        if sleeps or any(is_number(value, INTERVAL) for value in waited):
            yield call.node.lineno


def hidden_limits(source: str) -> Iterator[int]:
    """Yield the lines of calls with a limit that they do not turn off."""
    for call in calls(source):
        off = {word.arg for word in call.node.keywords if ast.unparse(word.value) == "None"}
        if not LIMITED.get(call.name, set()) <= off:
            yield call.node.lineno


def short_limits(source: str) -> Iterator[int]:
    """Yield the lines that limit the wait for a page to less than a minute, by a literal number."""
    for call in calls(source):
        given = [word.value for word in call.node.keywords if word.arg == "timeout"]
        if call.last in ("set_default_timeout", "set_default_navigation_timeout"):
            given += call.node.args
        numbers = [value.value for value in given if isinstance(value, ast.Constant)]
        if any(isinstance(number, int | float) and number < 60_000 for number in numbers):
            yield call.node.lineno


def fixed_ports(source: str) -> Iterator[int]:
    """Yield the lines with a port to listen on, as an argument, an option or a variable."""
    for call in calls(source):
        given: list[ast.AST] = [word.value for word in call.node.keywords if word.arg == "port"]
        if call.last in LISTENING:
            given += [inner for value in call.node.args for inner in ast.walk(value)]
        if any(map(is_number, given)):
            yield call.node.lineno
    if any(option in source for option in PORT_OPTIONS):
        yield from port_options(ast.parse(source))


def port_options(tree: ast.AST) -> Iterator[int]:
    """Yield the lines where a port follows a name of ``PORT_OPTIONS``."""
    for node in ast.walk(tree):
        words: list[ast.expr | None] = []
        if isinstance(node, ast.List | ast.Tuple):
            words += node.elts
        elif isinstance(node, ast.Call):
            words += node.args
        elif isinstance(node, ast.Dict):
            words += [word for pair in zip(node.keys, node.values, strict=True) for word in pair]
        texts = [str(word.value) if isinstance(word, ast.Constant) else "" for word in words]
        for option, value in pairwise(texts):
            if option in PORT_OPTIONS and value.isdecimal() and 0 < int(value) < 65_536:
                yield getattr(node, "lineno", 0)


RULES = (waits, pauses, hidden_limits, short_limits, fixed_ports)


@functools.cache
def found() -> dict[Callable[[str], Iterator[int]], set[str]]:
    """Return the lines that each rule finds in all tests; every file is parsed once."""
    lines: dict[Callable[[str], Iterator[int]], set[str]] = {rule: set() for rule in RULES}
    for path in sorted(TESTS.rglob("*.py")):
        if path != Path(__file__):
            source, place = path.read_text("utf-8"), path.relative_to(ROOT).as_posix()
            for rule in RULES:
                lines[rule] |= {f"{place}:{line}" for line in rule(source)}
    return lines


def outside(lines: set[str], *places: str) -> set[str]:
    """Return the lines outside these files and folders."""
    return {line for line in lines if not line.startswith(places)}


def test_no_test_waits_on_the_wall_clock() -> None:
    assert outside(found()[waits], THE_LIMIT, CLIENT) == set()


def test_no_library_gives_up_on_its_own() -> None:
    """`tests/server/connections.py` shows how to turn the limits off."""
    assert found()[hidden_limits] == set()


def test_no_page_has_less_than_a_minute() -> None:
    """Only an attempt that a loop repeats has a short limit, and that limit is named
    ``ATTEMPT``."""
    assert {line for line in found()[short_limits] if line.startswith(CLIENT)} == set()


def test_no_test_of_the_client_pauses() -> None:
    lines = {line for line in found()[pauses] if line.startswith(CLIENT)}
    assert outside(lines, ABSENCE) == set()


def test_no_test_listens_on_a_fixed_port() -> None:
    assert outside(found()[fixed_ports], *READ_ONLY) == set()


def test_planted_faults_are_found() -> None:
    planted = [
        (waits, "time.sleep(1)", 1),
        (waits, "await_(asyncio.sleep(0.5))", 1),
        (waits, "anyio.sleep(delay)", 1),
        (waits, "asyncio.sleep(0)", 0),
        (waits, "from time import sleep as nap\nnap(1)", 1),
        (waits, "asyncio.to_thread(time.sleep, 1)", 1),
        (waits, "ServerClient(sleep=waited.append)", 0),
        (waits, "run(timeout=3)", 1),
        (waits, "run(timeout=None)", 0),
        (waits, "expect.set_options(timeout=LONGEST)", 0),
        (waits, "asyncio.wait_for(ended, 30)", 1),
        (waits, "asyncio.wait_for(ended, None)", 0),
        (waits, "asyncio.timeout(3)", 1),
        (waits, "anyio.move_on_after(HANGING)", 1),
        (waits, "mark.timeout(60)", 1),
        (waits, "mark.timeout(0)", 0),
        (waits, "monotonic()", 1),
        (waits, "from time import perf_counter_ns as now\nnow()", 1),
        (waits, "while time.time() < end: pass", 1),
        (waits, "clock.advance(time.time() - began)", 0),
        (waits, "process.wait(60)", 1),
        (waits, "process.wait()", 0),
        (waits, "thread.join(0.01)", 1),
        (waits, "', '.join(names)", 0),
        (waits, "queue.get(True, 5)", 1),
        (waits, "counts.get(name, 5)", 0),
        (waits, "to_thread(event.wait, 60)", 1),
        (waits, "select.select([pipe], [], [], 120)", 1),
        (waits, "select.select([pipe], [], [])", 0),
        (waits, "Timer(5, ring)", 1),
        (waits, "Timer(0, ring)", 0),
        (pauses, "time.sleep(delay)", 1),
        (pauses, "page.wait_for_timeout(400)", 1),
        (pauses, "page.wait_for_timeout(60)", 0),
        (hidden_limits, "httpx2.get(address)", 1),
        (hidden_limits, "httpx2.AsyncClient(base_url=base, timeout=9)", 1),
        (hidden_limits, "httpx2.AsyncClient(base_url=base, timeout=None)", 0),
        (hidden_limits, "from websockets.asyncio.client import connect\nconnect(address)", 1),
        (
            hidden_limits,
            "from websockets.sync.client import connect\nconnect(address, open_timeout=None)",
            1,
        ),
        (hidden_limits, "from sqlite3 import connect\nconnect(file)", 0),
        (short_limits, "found.click(timeout=500)", 1),
        (short_limits, "page.set_default_timeout(15_000)", 1),
        (short_limits, "found.click(timeout=ATTEMPT); found.click(timeout=60_000)", 0),
        (fixed_ports, "serving(folder, port=8123)", 1),
        (fixed_ports, "serving(folder, port=0)", 0),
        (fixed_ports, "free.bind(('127.0.0.1', 8123))", 1),
        (fixed_ports, "free.bind(('127.0.0.1', 0))", 0),
        (fixed_ports, "Popen(['mendax', 'serve', '--port', '8123'])", 1),
        (fixed_ports, "Popen(command, env={'MENDAX_PORT': '8123'})", 1),
        (fixed_ports, "Popen(command, env={'MENDAX_PORT': '0'})", 0),
    ]
    seen = [(look, source, len(list(look(source)))) for look, source, _ in planted]
    assert [one for one in seen if one not in planted] == []
