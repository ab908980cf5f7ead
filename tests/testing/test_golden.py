"""Tests that golden files are written and read back, and show any change of the game as a
difference."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from mendax.testing import GoldenTests
from mendax.testing.golden import check_perft, check_playthrough, write_golden
from mendax.testing.playthrough import GoldenDiffers
from tests.core.showdown import Deal, Showdown


class Larger(Showdown):
    """A game with four cards instead of three."""

    def chance_outcomes(self, state: Any) -> Any:
        outcomes = super().chance_outcomes(state)
        return (*outcomes, (Deal(len(outcomes)), outcomes[0][1]))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder of the game's golden files."""
    write_golden(Showdown(), tmp_path / "golden")
    return tmp_path / "golden"


def test_written_golden_files_pass(folder: Path) -> None:
    assert sorted(file.name for file in folder.iterdir()) == ["showdown.perft", "showdown.txt"]

    class Tests(GoldenTests):
        game = Showdown()

    tests = Tests()
    tests.folder = folder  # type: ignore[misc]  # a class of tests has it from the start
    tests.test_the_golden_playthrough_is_unchanged()
    tests.test_the_perft_counts_are_unchanged()


def test_a_changed_game_is_reported_with_the_difference(folder: Path) -> None:
    text = (folder / "showdown.txt").read_text("utf-8")
    (folder / "showdown.txt").write_text(text.replace("ended", "finished", 1), "utf-8")
    with pytest.raises(GoldenDiffers, match=r"(?s)-finished.*\+ended"):
        check_playthrough(Showdown(), folder)


def test_a_game_with_other_moves_has_other_counts(folder: Path) -> None:
    with pytest.raises(GoldenDiffers, match="became"):
        check_perft(Larger(), folder)


def test_a_preset_that_is_not_counted_is_named(folder: Path) -> None:
    class Another(Showdown):
        presets: Mapping[str, Any] = MappingProxyType({**Showdown.presets, "quick": None})

    with pytest.raises(GoldenDiffers, match="quick"):
        check_perft(Another(), folder)


def test_without_files_it_says_how_they_are_written(tmp_path: Path) -> None:
    for check in (check_playthrough, check_perft):
        with pytest.raises(GoldenDiffers, match="write it with write_golden"):
            check(Showdown(), tmp_path)


def test_the_command_writes_them_and_says_how_it_is_used(folder: Path, tmp_path: Path) -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "mendax.testing", *words]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    done = run("tests.core.showdown:Showdown", str(tmp_path / "new"))
    assert done.stdout.startswith("showdown: written"), done.stderr
    for name in ("showdown.txt", "showdown.perft"):
        assert (tmp_path / "new" / name).read_text("utf-8") == (folder / name).read_text("utf-8")
    assert "usage" in run("mia").stderr
