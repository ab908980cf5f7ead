"""The keys that a game is shown with are known, and those that its package lacks are named."""

import shutil
import subprocess
import sys
from pathlib import Path

from mendax.games import BUILT_IN
from mendax.testing.word_keys import word_keys
from tests.one_die import PACKAGE


def test_every_kind_of_key_is_asked_for() -> None:
    keys = set(word_keys(BUILT_IN["mia"]))
    assert {"mia-title", "mia-option-blind-pass-higher", "mia-preset-meyer-help"} <= keys
    assert {"mia-event-announced", "mia-you-announced", "mia-words-doubt", "mia-field-turn"} <= keys
    assert "mia-words-fall" not in keys, "nobody types what chance does"


def test_missing_words_are_named_when_golden_files_are_written(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE / "mendax_one_die", tmp_path / "mendax_one_die")
    words = tmp_path / "mendax_one_die" / "words" / "en" / "one_die.ftl"
    lines = words.read_text("utf-8").splitlines(keepends=True)
    words.write_text("".join(x for x in lines if not x.startswith("one-die-you-shown")), "utf-8")
    command = [sys.executable, "-m", "mendax.testing", "mendax_one_die:OneDie", "golden"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[1:] == ["words/en: one-die-you-shown is missing"]
