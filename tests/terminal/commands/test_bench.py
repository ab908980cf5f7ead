"""Tests of ``mendax bench``."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from mendax.terminal.cli import run
from tools.ground import ROOT

PAGE = (ROOT / "docs" / "benchmark.md").read_text()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_result_is_shown_and_checked_in_every_language(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, size = str(tmp_path / "result.json.gz"), ["--deals", "1", "--drawn", "0"]
    assert run(["bench", "--bots", "odds", *size, "--to", file, "--plain", "--lang", lang]) == 0
    first = capsys.readouterr().out.splitlines()
    assert first[1].startswith("odds")
    assert run(["bench", "verify", file, "--plain", "--lang", lang]) == 0
    again = capsys.readouterr().out.splitlines()
    assert again[:2] == first
    assert "16" in again[2]


def test_a_wrong_result_is_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "result.json.gz"
    path.write_bytes(b"{}")
    assert run(["bench", "verify", str(path)]) == 1
    assert "no result of the benchmark" in capsys.readouterr().err


def test_the_commands_of_the_page_run_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (block,) = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    lines = [shlex.split(line) for line in block.splitlines()]
    assert lines
    for command, *words in lines:
        assert command == "mendax"
        assert run(words) == 0, capsys.readouterr().err


@pytest.mark.proof
@pytest.mark.parametrize("game", ["mia", "french_poker"])
def test_the_baselines_of_the_page_are_recomputed(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (words,) = re.findall(rf"^mendax (bench --game {game} --bots .*)$", PAGE, re.MULTILINE)
    assert run([*shlex.split(words), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["results"]
    (table,) = re.findall(rf"<!-- {game} -->\n(.*?)\n\n", PAGE, re.DOTALL)
    assert table.splitlines()[2:] == [_row(one) for one in found]


def _row(one: dict[str, Any]) -> str:
    costs = [_cost(one[origin]["mean"]) for origin in ("published", "drawn") if one[origin]]
    won = [f"{100 * one[name]['mean']:.0f}%" for name in ("against_equilibrium", "against_habits")]
    return "| " + " | ".join([f"`{one['player']}`", *costs, *won]) + " |"


def _cost(mean: dict[str, float]) -> str:
    return f"{100 * mean['mean']:.3f} ± {100 * (mean['high'] - mean['mean']):.3f}"
