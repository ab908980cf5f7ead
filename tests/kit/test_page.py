"""Follows the page for authors literally: saves its bots and runs its commands."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from mendax.terminal.cli import run
from tests.test_docs import KIT
from tools.ground import ROOT

PAGE = (ROOT / KIT).read_text()
PROGRAMS = (ROOT / "docs" / "programs.md").read_text()


def blocks(language: str, page: str = PAGE) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with the page's bot and the samples that the page names."""
    monkeypatch.chdir(tmp_path)
    shutil.copytree(ROOT / "examples" / "programs", tmp_path / "examples" / "programs")
    (tmp_path / "mybot.py").write_text(blocks("python")[0])
    return tmp_path


@pytest.mark.proof
def test_every_command_of_the_page_runs(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    assert len(lines) == 7
    for line in lines:
        program, *words = shlex.split(line)
        if program == "mendax":
            assert run([*words, "--lang", "en"]) == 0, capsys.readouterr().out
        else:
            subprocess.run([program, *words], check=True)
    said = capsys.readouterr().out
    assert said.count("No problems found.") == 2
    won = int(re.findall(r"mybot: won (\d+) of 100", said)[0])
    assert won > 10  # a bot that knows the odds wins far more; luck is not fixed


def test_the_class_of_the_page_plays(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "other.py").write_text(blocks("python")[1])
    assert run(["bot", "run", "other.py", "--arena", "mia", "--games", "3", "--lang", "en"]) == 0
    assert run(["bot", "check", "other.py", "--game", "french_poker", "--lang", "en"]) == 0


def test_the_python_of_the_protocols_page_runs(here: Path) -> None:
    (code,) = blocks("python", PROGRAMS)
    space: dict[str, object] = {}
    exec(code, space)
    assert space["run"].result is not None  # type: ignore[attr-defined]


def test_the_helpers_on_the_page_exist() -> None:
    from mendax import kit
    from mendax.kit import french_poker, mia, sword_of_lies

    rooms = {"mia": mia, "french_poker": french_poker, "sword_of_lies": sword_of_lies}
    table = PAGE.partition("| in `mendax.kit` | |")[2].partition("\n\n")[0]
    for row in table.splitlines()[2:]:
        first, says = (cell.strip() for cell in row.strip("|").split("|"))
        name = first.strip("`").partition("(")[0]
        if name in rooms:
            for helper in re.findall(r"`(\w+)`", says):
                assert callable(getattr(rooms[name], helper)), helper
        else:
            assert callable(getattr(kit, name))
