"""Tests of ``mendax maexchen``: its refusals, and its output after a contest."""

from typing import Any
from unittest.mock import Mock

import pytest

from mendax.terminal.cli import run
from mendax.terminal.commands import maexchen


def test_bots_that_there_are_not_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["maexchen", "--bots", "nobody", "--lang", "en"]) == 2
    assert "nobody" in capsys.readouterr().err
    assert run(["maexchen", "--bots", ",".join(["odds"] * 20), "--lang", "en"]) == 2
    assert "At most 19 built-in bots" in capsys.readouterr().err


def test_defaults_equal_the_published_server(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    contest = Mock(scores={"ann": 3, "b\x1bb": 5}, played=1)
    made = Mock(return_value=contest)

    async def served(*given: Any, **others: Any) -> None:
        asked.append((*given, others["delay"]))
        others["ready"](*given[1:])

    monkeypatch.setattr(maexchen, "Contest", made)
    monkeypatch.setattr(maexchen, "serve", served)
    assert run(["maexchen", "--lang", "en"]) == 0
    assert asked == [(contest, "127.0.0.1", 9000, 0)]
    assert made.call_args.kwargs == {"answer": 0.25, "early": False, "rounds": 0}
    assert capsys.readouterr().out.splitlines() == [
        "A contest over the Mäxchen protocol: UDP, address 127.0.0.1, port 9000. Ctrl-C ends it.",
        "One round was played. Points:",
        "b\\x1bb  5",
        "ann  3",
    ]


def test_control_characters_are_not_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def served(*_: Any, watch: Any, **__: Any) -> None:
        watch("<", ("10.0.0.1", 7), "REGISTER;\x1b[2Jx\n")

    monkeypatch.setattr(maexchen, "serve", served)
    assert run(["maexchen", "--log", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "< 10.0.0.1:7 REGISTER;\\x1b[2Jx\\n\n"


def test_an_unusable_bot_is_reported_before_any_player_joins(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def lacks(*_: Any, **__: Any) -> Any:
        raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

    monkeypatch.setattr("mendax.arena.contest.contest.seated", lacks)
    monkeypatch.setattr(maexchen, "serve", None)
    assert run(["maexchen", "--bots", "odds", "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert "numpy" in said.err
    assert said.out == ""
