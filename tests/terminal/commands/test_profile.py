"""Tests of ``mendax profile``."""

import json
import re
import shlex
from pathlib import Path

import pytest

from mendax.agents import TextBots
from mendax.measure import played
from mendax.records import writing
from mendax.terminal.cli import run
from testbed.scripted_model import move_in
from tests.terminal.arena.test_page import Tags
from tools.ground import ROOT


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("profile") / "games.jsonl.gz"
    with writing(path) as write:
        for row in played("mia", "standard", ["equilibrium", "liar"], 6, "profile"):
            write(row)
    return path


@pytest.fixture(scope="module")
def believers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file of games with a player that states its beliefs."""
    path = tmp_path_factory.mktemp("profile") / "games.jsonl"
    agent = TextBots(lambda observation: f"belief: 30%\n{move_in(observation)}", "believer")
    with writing(path) as write:
        for row in played("mia", "standard", [agent, "odds"], 4, "profile"):
            write(row)
    return path


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_table_and_the_lines_say_the_same(
    lang: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["profile", str(file), "--plain", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "equilibrium" in lines[1]
    assert "liar" in lines[2]
    assert "p < 0" in lines[3]


def test_the_json_has_every_figure_of_the_chosen_players(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["profile", str(file), "--json", "--players", "liar"]) == 0
    found = json.loads(capsys.readouterr().out)
    (liar,) = found["profiles"]
    assert found["comparisons"] == []
    assert liar["cost"]["mean"]["low"] > 0
    assert liar["lies"]["made"] > liar["lies"]["expected"] + 5
    assert liar["one_of_many"] == 0


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_page_shows_costs_rates_and_beliefs(
    lang: str, believers: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "profile.html"
    asked = ["profile", str(believers), "--page", str(page), "--plain", "--lang", lang]
    assert run(asked) == 0
    lines = capsys.readouterr().out.splitlines()
    html = page.read_text()
    assert html.isascii()
    assert "url(" not in html
    assert "<script" not in html
    read = Tags()
    read.feed(html)
    assert read.open == []
    assert html.count("<svg") == 4
    assert html.count('class="dot"') == 2 + 2 + 2 + 1
    for name in ("believer", "odds"):
        assert name in read.text
    assert all(line in read.text for line in lines[3:])
    assert run(asked) == 1, "it replaces no file"


def test_the_commands_of_the_page_run_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (block,) = re.findall(
        r"```sh\n(.*?)```", (ROOT / "docs" / "measuring.md").read_text(), re.DOTALL
    )
    lines = [shlex.split(line) for line in block.splitlines()]
    assert len(lines) > 3
    for words in lines:
        assert words[0] == "mendax"
        assert run(words[1:]) == 0, words
        assert capsys.readouterr().out
