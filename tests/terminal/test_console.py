"""Tests that long computations occasionally print their progress without a terminal."""

import ast
import threading
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path
from typing import Final

import pytest

from mendax.arena.french_poker.exploitability import Exploitability
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.terminal import console
from mendax.terminal.analysis import ExploitOptions
from mendax.terminal.console import watched
from mendax.terminal.french_poker import exploiting
from mendax.words import Words


class Heard(StringIO):
    """A standard error stream that is no terminal, and signals when ``wanted`` was written."""

    def __init__(self, wanted: str) -> None:
        super().__init__()
        self.wanted = wanted
        self.said = threading.Event()

    def write(self, text: str) -> int:
        """Take the text, and signal."""
        written = super().write(text)
        if self.wanted in self.getvalue():
            self.said.set()
        return written


@pytest.fixture(autouse=True)
def all_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Print progress without the initial delay."""
    monkeypatch.setattr(console, "FIRST_LINE", 0.0)


def test_progress_is_printed_without_a_terminal() -> None:
    heard = Heard("\n")
    with redirect_stderr(heard), watched("Solving"):
        assert heard.said.wait()
    assert heard.getvalue() == "Solving …\n"


def test_how_far_it_is_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console, "NEXT_LINE", 0.0)
    heard = Heard("Solving: 12 / 36\n")
    with redirect_stderr(heard), watched("Solving") as progress:
        progress(12, 36)
        assert heard.said.wait()


def test_short_work_prints_no_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console, "FIRST_LINE", 10.0**6)
    heard = Heard("\n")
    with redirect_stderr(heard), watched("Solving") as progress:
        progress(1, 1)
    assert heard.getvalue() == ""


def test_weighing_a_bot_is_never_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """The computation takes minutes, and once was silent for 191 seconds."""
    heard = Heard("Odds")

    def weighed(*_: object) -> tuple[Exploitability, None]:
        assert heard.said.wait()
        return Exploitability("odds", 0.0, 0.0, 0.0), None

    monkeypatch.setattr(exploiting, "exact_exploitability", weighed)
    monkeypatch.setattr(exploiting, "opponent_model", lambda *_: None)
    with redirect_stderr(heard):
        exploiting.exploited(
            ExploitOptions(FrenchPokerRules(), ["odds"], None, None, "seed"), Words("en")
        )
    assert heard.getvalue()


SOURCES: Final = sorted(Path(console.__file__).parent.rglob("*.py"))
TITLED: Final = ("Panel", "Rule", "Table")
"""Classes of rich that parse markup in a string title."""


def reads_markup(source: str) -> list[str]:
    """Return the calls that pass a plain string to rich, which would parse markup in it."""
    found = []
    for call in ast.walk(ast.parse(source)):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            continue
        if call.func.id == "Console":
            found.append(ast.unparse(call))
        if call.func.id not in TITLED:
            continue
        handed = [one.value for one in call.keywords if one.arg == "title"]
        handed += call.args[:1] if call.func.id == "Rule" else []
        texts = [isinstance(one, ast.Call) and ast.unparse(one.func) == "Text" for one in handed]
        if not all(texts):
            found.append(ast.unparse(call))
    return found


def test_no_string_reaches_a_title_and_no_console_reads_markup() -> None:
    found = {path.name: reads_markup(path.read_text()) for path in SOURCES}
    assert {name: calls for name, calls in found.items() if calls} == {}
    assert len(SOURCES) > 50


@pytest.mark.parametrize(
    "call", ["Rule(words)", "Panel(x, title=name)", "Table(title='a')", "Console(width=3)"]
)
def test_a_string_in_a_title_is_found(call: str) -> None:
    assert reads_markup(call) == [ast.unparse(ast.parse(call))]
    assert reads_markup("Panel(x, title=Text(name)); Rule(Text(a)); TerminalConsole()") == []
