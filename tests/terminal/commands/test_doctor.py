"""Tests of ``mendax doctor``: a line for each check, JSON, and the exit code."""

import json
import socket
from pathlib import Path

import pytest

from mendax.server.doctor.examination import CHECKS
from mendax.terminal.cli import run
from mendax.words import LANGUAGES


@pytest.fixture
def options(tmp_path: Path) -> tuple[str, ...]:
    return ("doctor", "--data", str(tmp_path), "--port", "0")


def test_planted_faults_are_marked_and_counted(
    options: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for language in LANGUAGES:
            faults = ("--port", port, "--secure", "--lang", language)
            assert run([*options[:-2], *faults]) == 1
            said = capsys.readouterr().out.splitlines()
            assert len(said) == len(CHECKS) + 1, "all but the pool, and the sum"
            assert {line[:2] for line in said[:-1]} == {"✓ ", "! "}
            marked = [line for line in said if line.startswith("! ")]
            assert len(marked) >= 2
            assert any("--proxy 127.0.0.1" in line for line in marked)
            assert any(port in line and "--port" in line for line in marked)
            assert not any("doctor-" in line or "{" in line for line in said)


def test_json_names_each_check(
    options: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    code = run([*options, "--json", "--lang", "en"])
    found = json.loads(capsys.readouterr().out)
    assert [each["check"] for each in found] == [
        *(name for name in CHECKS if name != "pool"),
        "clock",
    ]
    assert code == (0 if all(each["good"] for each in found) else 1)
    assert all(each["text"].endswith((".", ")", '"')) for each in found)


def test_wrong_settings_are_refused_as_by_serve(
    options: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*options, "--name", "a b"]) == 1
    assert "names" in capsys.readouterr().err
