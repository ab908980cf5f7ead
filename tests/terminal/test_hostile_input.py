"""Law: no command prints a character of its input that controls the terminal."""

import contextlib
from collections.abc import Callable
from hashlib import sha256
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.table import Table
from rich.text import Text

from mendax.terminal.cli import run
from mendax.terminal.console import TerminalConsole
from tests.outside import HOSTILE, acting
from tests.table.evening import Evening, record_at

NAMED = HOSTILE.replace("\x1b]0;owned", "")
"""A hostile name of a file, which has at most 255 bytes and no slash."""


@pytest.fixture(scope="module")
def record() -> str:
    return record_at(Evening(["lives=1"]).start("taras").play(Random(7)).table, 1, 0)


def with_hashes(lines: list[str]) -> str:
    """Return lines with correct hashes, so that only their content can be wrong."""
    running, text = sha256(), ""
    for line in lines:
        running.update(line.encode() + b"\n")
        text += f"{line} #{running.hexdigest()[:8]}\n"
    return text


def lines_of(record: str) -> list[str]:
    return [line[:-10] for line in record.splitlines()]


def escaped(text: str) -> str:
    """Return text as a word of a record, percent-encoded as a whole."""
    return "".join(f"%{byte:02X}" for byte in text.encode())


FORGERIES: dict[str, Callable[[list[str]], list[str]]] = {
    "raw line": lambda lines: [lines[0], f"place {HOSTILE} -", *lines[2:]],
    "encoded name": lambda lines: [lines[0], f"place {escaped(HOSTILE)} -", *lines[2:]],
    "line ends in a name": lambda lines: [
        lines[0],
        "place a%0A -",
        *lines[2:],
    ],
    "name of a game": lambda lines: [lines[0].replace("mia", escaped(HOSTILE)), *lines[1:]],
    "rules": lambda lines: [lines[0].replace("lives", escaped(HOSTILE)), *lines[1:]],
    "move": lambda lines: [*lines[:8], f"99 0 {HOSTILE}", *lines[8:]],
    "end": lambda lines: [*lines[:-1], f"end {HOSTILE}"],
    "nothing else": lambda _: [HOSTILE],
}
OF_RECORDS = ("verify", "verify --json", "replay", "coach", "records export --to {to}")
OF_FILES = (
    "check", "restore --data {to}", "settings", "serve --settings", "arena mia --bots",
    "bot check", "coach {to} --policy", "exploit mia --bots", "backup",
)  # fmt: skip
WITH_TEXT = (
    "{text}", "rules {text}", "rules mia --lang {text}", "play {text}", "play mia lives={text}",
    "play mia {text}=1", "arena mia --bots {text},random", "solve mia --preset {text}",
    "puzzles mia --theme {text}", "verify {text}", "serve --host {text}", "serve --name {text}",
    "serve --rate {text}", "odds mia --seed {text}", "admin {text}", "bot run --table {text}",
    "bot run {text} --arena mia", "transfer {text} --data {to}", "--{text}",
)  # fmt: skip


def assert_harmless(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Run a command, which may refuse, and check its output."""
    with contextlib.suppress(SystemExit):
        assert run([*words, "--lang", "en"] if "--lang" not in words else words) != 0
    said = capsys.readouterr()
    assert acting(said.out + said.err) == set(), words
    assert said.out + said.err, words


@pytest.mark.parametrize("forgery", FORGERIES)
def test_forged_records_cannot_act(
    forgery: str, record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / NAMED
    path.write_text(with_hashes(FORGERIES[forgery](lines_of(record))), newline="\n")
    for command in OF_RECORDS:
        words = command.format(to=tmp_path / "new.jsonl").split()
        assert_harmless([*words, str(path)], capsys)


def test_hostile_files_cannot_act(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / f"{NAMED}.py"
    path.write_text(f"raise ValueError({HOSTILE!r})\n{HOSTILE}")
    for command in OF_FILES:
        assert_harmless([*command.format(to=tmp_path / "new").split(), str(path)], capsys)


@pytest.mark.parametrize("command", WITH_TEXT)
def test_hostile_arguments_cannot_act(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [word.format(text=HOSTILE, to=tmp_path / "new") for word in command.split()]
    assert_harmless(words, capsys)


def test_columns_have_the_width_of_what_is_shown() -> None:
    table = Table("name", "lives")
    table.add_row(HOSTILE[:8], "3")
    table.add_row(Text(HOSTILE), "4")
    page = StringIO()
    TerminalConsole(file=page, width=300).print(table, Text(HOSTILE), HOSTILE)
    assert acting(page.getvalue()) == set()
    lines = page.getvalue().splitlines()
    assert len({len(line) for line in lines[:4]}) == 1
