"""What is said while something takes long: a line now and then where nobody watches."""

import threading
from contextlib import redirect_stderr
from io import StringIO

import pytest

from mendax.arena.french_poker.exploitability import Exploitability
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.terminal import console
from mendax.terminal.analysis import ExploitOptions
from mendax.terminal.console import watched
from mendax.terminal.french_poker import exploiting
from mendax.words import Words


class Heard(StringIO):
    """Standard error that is no terminal, and tells when ``wanted`` was said."""

    def __init__(self, wanted: str) -> None:
        super().__init__()
        self.wanted = wanted
        self.said = threading.Event()

    def write(self, text: str) -> int:
        """Takes the text, and tells."""
        written = super().write(text)
        if self.wanted in self.getvalue():
            self.said.set()
        return written


@pytest.fixture(autouse=True)
def all_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first line comes at once."""
    monkeypatch.setattr(console, "FIRST_LINE", 0.0)


def test_what_takes_long_is_said_though_nobody_watches() -> None:
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


def test_nothing_is_said_of_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console, "FIRST_LINE", 10.0**6)
    heard = Heard("\n")
    with redirect_stderr(heard), watched("Solving") as progress:
        progress(1, 1)
    assert heard.getvalue() == ""


def test_what_goes_wrong_meanwhile_is_not_swallowed() -> None:
    before = threading.active_count()
    with redirect_stderr(Heard("")), pytest.raises(ValueError, match="lost"), watched("Solving"):
        raise ValueError("lost")
    assert threading.active_count() == before


def test_weighing_a_bot_is_never_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes minutes; once it said nothing for 191 seconds."""
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
