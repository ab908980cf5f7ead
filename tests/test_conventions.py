"""Tests of conventions that no linter knows.

Tests wait for events, never for a clock, because tests that wait are slow and fail on busy
machines. A test uses its own clock, or awaits a message, the end of a process, or a turn of the
loop; ``sleep(0)`` and ``mark.timeout(0)`` do not wait. Tests of the client may poll a page at short
intervals. No test binds a fixed port or replaces a private name. Files and functions are short,
core and games have no side effects, and every name in prose exists.
"""

import ast
import functools
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tools.ground import ROOT

FOLDERS = ("src", "tests", "testbed", "tools", "bench")
LONGEST_FILE = 500
LONGEST_FUNCTION = 60

Found = Iterator[tuple[int, str]]
"""The lines that break a rule, each with the reason."""


def number(node: ast.AST | None) -> float:
    """Return the value of a literal number, or 0 for another expression."""
    value = node.value if isinstance(node, ast.Constant) else 0
    return value if isinstance(value, int | float) and not isinstance(value, bool) else 0


def last_name(node: ast.AST) -> str:
    """Return the last part of a dotted name."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


@functools.lru_cache(1)
def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    """Return all nodes of a file. They are kept for the next rule, because walking is slow."""
    return tuple(ast.walk(tree))


@functools.lru_cache(1)
def calls(tree: ast.AST) -> tuple[tuple[ast.Call, str], ...]:
    """Return every call with the last part of the function's name."""
    return tuple((node, last_name(node.func)) for node in nodes(tree) if isinstance(node, ast.Call))


# ── waiting ──────────────────────────────────────────────────────────────────────────────────────

CLOCKS = {"monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "wait_for_timeout"}
LIMITS = {"fail_after", "fail_at", "move_on_after", "move_on_at", "sleep", "timeout", "timeout_at"}
BLOCKING = {"Timer", "acquire", "call_later", "join", "poll", "result", "settimeout", "wait"}
UNLIMITED = {
    **{f"httpx2.{name}": {"timeout"} for name in ("AsyncClient", "Client", "get", "post")},
    "connect": {"open_timeout", "ping_interval", "close_timeout"},
}
"""Functions of httpx2 and websockets with a built-in limit, and the arguments that turn it off."""
NAMES = {key.rpartition(".")[2] for key in UNLIMITED}
LISTENING = {"bind", "create_datagram_endpoint", "create_server", "listen", "start_server"}
PORT = re.compile(r"[\"'](?:--port|MENDAX_PORT)[\"'][,:]\s*[\"'][1-9]\d{0,3}[\"']")


def waits(tree: ast.Module) -> Found:
    """Find calls that sleep, read the wall clock, or give up after a number of seconds."""
    for call, name in calls(tree):
        given, words = call.args, {word.arg: ast.unparse(word.value) for word in call.keywords}
        first = ast.unparse(given[0]) if given else ""
        limited = name != "set_options" and words.get("timeout", "None") != "None"
        limited |= name in LIMITS and first not in ("0", "None")
        limited |= name == "wait_for" and any(ast.unparse(one) != "None" for one in given[1:])
        limited |= name in BLOCKING and any(number(one) > 0 for one in given[:1])
        if limited or name in CLOCKS or any(last_name(one) == "sleep" for one in given):
            yield call.lineno, "waits for the clock"


def hidden_limits(tree: ast.Module) -> Found:
    """Find calls of libraries whose limit is not turned off."""
    of_websockets = any(
        isinstance(node, ast.ImportFrom)
        and (node.module or "").startswith("websockets")
        and any(one.name == "connect" for one in node.names)
        for node in nodes(tree)
    )
    for call, name in calls(tree):
        limits = UNLIMITED.get(ast.unparse(call.func), set()) if name in NAMES else set()
        off = {word.arg for word in call.keywords if ast.unparse(word.value) == "None"}
        if not limits <= off and (name != "connect" or of_websockets):
            yield call.lineno, "gives up after a hidden limit"


def pauses(tree: ast.Module) -> Found:
    """Find pauses of a browser test, and limits below a minute that are literal numbers."""
    for call, name in calls(tree):
        first = call.args[0] if call.args else None
        pause = name == "sleep" and ast.unparse(first or call) != "0"
        if pause or (name == "wait_for_timeout" and number(first) > 150):
            yield call.lineno, "pauses"
        limits = [word.value for word in call.keywords if word.arg == "timeout"]
        limits += [first] if name.startswith("set_default_") and first else []
        if any(0 < number(limit) < 60_000 for limit in limits):
            yield call.lineno, "gives up within a minute"


def fixed_ports(tree: ast.Module) -> Found:
    """Find ports to listen on, as arguments, options or variables."""
    for call, name in calls(tree):
        ports: list[ast.AST] = [word.value for word in call.keywords if word.arg == "port"]
        if name in LISTENING:
            ports += [inner for value in call.args for inner in ast.walk(value)]
        if any(number(port) > 0 for port in ports):
            yield call.lineno, "listens on a fixed port"
    named = {node.value for node in nodes(tree) if isinstance(node, ast.Constant)}
    if named & {"--port", "MENDAX_PORT"} and PORT.search(ast.unparse(tree)):
        yield 0, "listens on a fixed port"


# ── private names ────────────────────────────────────────────────────────────────────────────────


def private_replacements(tree: ast.Module) -> Found:
    """Find private names that ``setattr`` replaces. Ruff finds those that are read."""
    for call, name in calls(tree):
        named = [one.value for one in call.args[:2] if isinstance(one, ast.Constant)]
        if name == "setattr" and any(re.search(r"(^|\.)_[^_]", str(one)) for one in named):
            yield call.lineno, "replaces a private name"


# ── structure ────────────────────────────────────────────────────────────────────────────────────

SIDE_EFFECTS = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"}


def long_functions(tree: ast.Module) -> Found:
    """Find functions that are too long."""
    functions = ast.FunctionDef | ast.AsyncFunctionDef
    for node in (node for node in nodes(tree) if isinstance(node, functions)):
        if (node.end_lineno or 0) - node.lineno >= LONGEST_FUNCTION:
            yield node.lineno, f"{node.name} is too long"


def unpacked(tree: ast.Module) -> Found:
    """Find calls that unpack a written tuple: type checkers do not see its values."""
    for call, _ in calls(tree):
        for given in call.args:
            if isinstance(given, ast.Starred) and isinstance(given.value, ast.Tuple | ast.List):
                yield given.lineno, "unpacks a written tuple in a call"


def side_effects(tree: ast.Module) -> Found:
    """Find calls of built-in functions with side effects."""
    for call, name in calls(tree):
        if isinstance(call.func, ast.Name) and name in SIDE_EFFECTS:
            yield call.lineno, f"calls {name}"


def dynamic_imports(tree: ast.Module) -> Found:
    """Find modules of this project that ``import_module`` loads, because the import contracts do
    not see them."""
    for call, name in calls(tree):
        named = ast.unparse(call.args[0]) if call.args else ""
        if name == "import_module" and re.match(r"f?[\"']mendax\b", named):
            yield call.lineno, f"imports {named}"


# ── the files ────────────────────────────────────────────────────────────────────────────────────

Rule = Callable[[ast.Module], Found]
RULES: dict[Rule, tuple[str | tuple[str, ...], tuple[str, ...]]] = {
    waits: (
        "tests/",
        (
            "tests/conftest.py",  # one limit for all tests
            "tests/web/",
            # Real servers and databases are stopped for a time, and send no event for it.
            "tests/server/faults/kills.py",
            "tests/server/faults/persons.py",
        ),
    ),
    hidden_limits: ("tests/", ()),
    # The absence of a message has no event to wait for.
    pauses: ("tests/web/", ("tests/web/test_sword_of_lies.py",)),
    fixed_ports: (
        "tests/",
        # These read ports from settings and listen on none.
        (
            "tests/server/settings/test_settings.py",
            "tests/server/settings/test_settings_example.py",
            "tests/terminal/commands/test_serve.py",
        ),
    ),
    private_replacements: ("tests/", ("tests/arena/sword_of_lies/test_exploiter_gains.py",)),
    long_functions: ("src/", ()),
    unpacked: ("src/", ()),
    side_effects: (("src/mendax/core/", "src/mendax/games/"), ()),
    dynamic_imports: ("src/", ("src/mendax/practice/generating.py",)),  # the same layer
}
"""The folder of each rule, and the files in it that are exempt."""


def findings() -> dict[str, list[str]]:
    """Return what each rule finds, for the rules that find anything."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")):
        place, text = path.relative_to(ROOT).as_posix(), path.read_text("utf-8")
        if place.startswith("src/") and text.count("\n") > LONGEST_FILE:
            found["long_files"].append(place)
        rules = [rule for rule, (folder, _) in RULES.items() if place.startswith(folder)]
        tree = ast.parse(text) if rules and path != Path(__file__) else ast.Module([], [])
        for rule in rules:
            if not place.startswith(RULES[rule][1]):
                for line, why in rule(tree):
                    found[rule.__name__].append(f"{place}:{line} {why}")
    return found


def test_no_file_breaks_a_rule() -> None:
    assert findings() == {}


@pytest.mark.parametrize(
    ("rule", "right", "wrong"),
    [
        (waits, "asyncio.sleep(0)", "asyncio.sleep(0.5)"),
        (waits, "ServerClient(sleep=waited.append)", "asyncio.to_thread(time.sleep, 1)"),
        (waits, "run(timeout=None)", "run(timeout=3)"),
        (waits, "expect.set_options(timeout=LONGEST)", "anyio.move_on_after(HANGING)"),
        (waits, "asyncio.wait_for(ended, None)", "asyncio.wait_for(ended, 30)"),
        (waits, "mark.timeout(0)", "mark.timeout(60)"),
        (waits, "process.wait()", "process.wait(60)"),
        (waits, "', '.join(names)", "thread.join(0.01)"),
        (waits, "Timer(0, ring)", "Timer(5, ring)"),
        (waits, "time()", "monotonic()"),
        (hidden_limits, "httpx2.get(place, timeout=None)", "httpx2.get(place)"),
        (hidden_limits, "httpx2.Client(timeout=None)", "httpx2.Client(timeout=9)"),
        (hidden_limits, "connect(file)", "from websockets.sync.client import connect\nconnect(a)"),
        (pauses, "page.wait_for_timeout(60)", "page.wait_for_timeout(400)"),
        (pauses, "found.click(timeout=ATTEMPT)", "found.click(timeout=500)"),
        (pauses, "page.set_default_timeout(60_000)", "page.set_default_timeout(15_000)"),
        (fixed_ports, "serving(folder, port=0)", "serving(folder, port=8123)"),
        (fixed_ports, "free.bind(('127.0.0.1', 0))", "free.bind(('127.0.0.1', 8123))"),
        (fixed_ports, "Popen(['serve', '--port', '0'])", "Popen(['serve', '--port', '8123'])"),
        (fixed_ports, "env = {'MENDAX_PORT': '0'}", "env = {'MENDAX_PORT': '8123'}"),
        (private_replacements, "setattr(bots, 'KEPT', 2)", "setattr(bots, '_KEPT', 2)"),
        (private_replacements, "setattr('a.__doc__', f)", "patched.setattr('a.b._c', f)"),
        (long_functions, "def f():" + "\n  f()" * 59, "def f():" + "\n  f()" * 60),
        (unpacked, "f(a, *b)", "f(*(a, b))"),
        (side_effects, "book.open(1)", "open(1)"),
        (dynamic_imports, "import_module('numba')", "import_module('mendax.words')"),
    ],
)
def test_planted_faults_are_found(rule: Rule, right: str, wrong: str) -> None:
    assert [bool(list(rule(ast.parse(source)))) for source in (right, wrong)] == [False, True]
