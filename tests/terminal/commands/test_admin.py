"""``mendax admin`` asks the server of a folder, says what it answers, and says so if none runs."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from mendax.server.control.messages import Answered, Asked, ListTables, TableListed
from mendax.terminal.cli import run

TABLE = TableListed("abcdabcdabcdabcd", "mia", "playing", 3, ("Ann", "[red]Bo"), 0, 2, False)


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[Answered]:
    """What the server is to answer; it keeps what it was asked, and for which folder."""
    given: list[Answered] = []

    def ask(folder: Path, question: Asked) -> Iterator[Answered]:
        asked.append((folder, question))
        yield from given

    monkeypatch.setattr("mendax.server.control.client.ask", ask)
    asked.clear()
    return given


asked: list[tuple[Path, Asked]] = []


def test_tables_are_listed_a_line_each(
    answers: list[Answered], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    answers += [TABLE]
    assert run(["admin", "list", "--data", str(tmp_path), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said == "abcdabcdabcdabcd  mia, playing: Ann, [red]Bo (connections: 2)\n"
    assert asked == [(tmp_path, ListTables())]


def test_without_tables_that_is_said(
    answers: list[Answered], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MENDAX_DATA", "/srv/tables")
    assert run(["admin", "list", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("No table")
    assert asked == [(Path("/srv/tables"), ListTables())], "the folder of the settings"


def test_programs_get_json(answers: list[Answered], capsys: pytest.CaptureFixture[str]) -> None:
    answers += [TABLE]
    assert run(["admin", "list", "--json"]) == 0
    (read,) = msgspec.json.decode(capsys.readouterr().out)
    assert read["id"] == TABLE.id


def test_where_no_server_runs_that_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["admin", "list", "--data", str(tmp_path), "--lang", "en"]) == 1
    assert capsys.readouterr().err.startswith(f"No server is running on the tables in {tmp_path}.")
