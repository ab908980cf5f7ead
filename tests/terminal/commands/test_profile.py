"""Tests of ``mendax profile``."""

import json
import re
import shlex
from pathlib import Path

import pytest

from mendax.measure import played
from mendax.records import writing
from mendax.terminal.cli import run
from tools.ground import ROOT


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("profile") / "games.jsonl.gz"
    with writing(path) as write:
        for row in played("mia", "standard", ["equilibrium", "liar"], 6, "profile"):
            write(row)
    return path


@pytest.mark.parametrize("lang", ["en", "uk", "ru", "de", "da"])
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


def test_a_missing_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["profile", str(tmp_path / "none.jsonl")]) == 1
    assert "none.jsonl" in capsys.readouterr().err


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
