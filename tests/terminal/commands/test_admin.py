"""``mendax admin`` asks the server of a folder, says what it answers, and says so if none runs."""

import asyncio
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from mendax.server.control.messages import (
    AddBan,
    AnnounceToAll,
    Answered,
    BanListed,
    CloseTable,
    ControlRequest,
    Counted,
    Drain,
    Heard,
    KeyKnown,
    LiftBan,
    ListBans,
    ListPeople,
    ListTables,
    PersonListed,
    TableListed,
    WorkerListed,
)
from mendax.terminal.cli import run
from mendax.terminal.commands.admin import admin

TABLE = TableListed("abcdabcdabcdabcd", "mia", "playing", 3, ("Ann", "[red]Bo"), 0, 2, False)


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[Answered]:
    """What the server is to answer; it keeps what it was asked, and for which folder."""
    given: list[Answered] = []

    def ask(folder: Path, question: ControlRequest) -> Iterator[Answered]:
        asked.append((folder, question))
        yield from given

    monkeypatch.setattr("mendax.server.control.client.ask", ask)
    asked.clear()
    return given


asked: list[tuple[Path, ControlRequest]] = []


def test_keys_are_listed_with_the_day_of_their_last_use(
    answers: list[Answered], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    answers += [KeyKnown("0123456789ab", "bot", "house", None, 1_795_000_000_000)]
    assert run(["admin", "keys", "--data", str(tmp_path), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said == "0123456789ab  bot, of house: for the list, last used on 2026-11-18\n"


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


def test_how_each_worker_is_doing_is_said_in_words(
    answers: list[Answered], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    answers += [
        WorkerListed(1, 4200, "serving", 3, 5, 60),
        WorkerListed(2, 4201, "silent", 0, 0, 61),
    ]
    assert run(["admin", "workers", "--data", str(tmp_path), "--lang", "de"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert "1, Prozess 4200: arbeitet, vor 60 s gestartet (Tische: 3" in first
    assert "2, Prozess 4201: antwortet nicht, vor 61 s" in second


PERSON = PersonListed("0a1b2c3d", "Ann", 1, "192.0.2.7", 2)
EVE = PersonListed("4e5f6a7b", None, None, "192.0.2.8", 1)
BANS = (BanListed("address", "192.0.2.8", None), BanListed("person", "0a1b2c3d", 59.6))


def test_each_order_is_given_and_its_answer_said(
    subtests: pytest.Subtests, answers: list[Answered], capsys: pytest.CaptureFixture[str]
) -> None:
    cases: list[tuple[str, ControlRequest, tuple[Answered, ...], str]] = [
        ("people abcd", ListPeople("abcd"), (PERSON,), "Ann, seat 1, from 192.0.2.7"),
        ("people abcd", ListPeople("abcd"), (EVE,), "watches, from 192.0.2.8"),
        ("close abcd", CloseTable("abcd"), (Counted(3),), "closed: 3"),
        ("close abcd --for 12h", CloseTable("abcd", 43_200), (Counted(1),), "closed: 1"),
        ("ban 192.0.2.8 --for 7d", AddBan("192.0.2.8", 604_800), (Counted(1),), "closed: 1"),
        ("ban 0a1b2c3d", AddBan("0a1b2c3d"), (Counted(0),), "closed: 0"),
        ("bans", ListBans(), BANS, "person 0a1b2c3d, for 60 more seconds"),
        ("bans", ListBans(), (), "Nobody is kept out."),
        ("unban 192.0.2.8", LiftBan("192.0.2.8"), (), "Done."),
        ("announce Tea", AnnounceToAll("Tea"), (Counted(4),), "told: 4"),
        ("announce", AnnounceToAll(""), (Counted(4),), "told: 4"),
        ("drain", Drain(1800, True), (Counted(2),), "still run: 2"),
        ("drain --within 90s", Drain(90, True), (Counted(0),), "still run: 0"),
        ("drain --undo", Drain(1800, False), (Counted(0),), "Done."),
    ]
    for typed, question, answered, said in cases:
        with subtests.test(typed=typed):
            answers[:] = answered
            asked.clear()
            assert run(["admin", *typed.split(), "--lang", "en"]) == 0
            assert asked[0][1] == question
            assert said in capsys.readouterr().out


def test_what_is_watched_is_told_line_by_line(
    answers: list[Answered], capsys: pytest.CaptureFixture[str]
) -> None:
    answers += [Counted(2), Heard(41, "seat1", ("announced 0 61", "turned 1"))]
    assert run(["admin", "watch", "abcd", "--lang", "en"]) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert "as any spectator hears it" in first
    assert lines == ["41 seat1 announced 0 61", "41 seat1 turned 1"]


def test_a_time_that_cannot_be_is_named(
    subtests: pytest.Subtests, answers: list[Answered], capsys: pytest.CaptureFixture[str]
) -> None:
    for given in ["", "7", "d", "0d", "-1h", "7w", "1.5h", "99999d", "7 d"]:
        with subtests.test(given=given):
            assert run(["admin", "drain", f"--within={given}", "--lang", "en"]) == 1
            assert "write it as 90s, 30m, 12h or 7d" in capsys.readouterr().err
            assert asked == []


def test_the_folder_may_be_named_by_the_file_of_settings(
    answers: list[Answered], tmp_path: Path
) -> None:
    file = tmp_path / "mendax.toml"
    file.write_text('data = "/srv/tables"')
    assert run(["admin", "list", "--settings", str(file)]) == 0
    assert asked == [(Path("/srv/tables"), ListTables())]


ROOT = Path(__file__).parents[3]


def test_the_page_names_every_order_and_no_other() -> None:
    text = (ROOT / "docs" / "admin.md").read_text()
    named = re.findall(r"^\| `mendax admin ([a-z]+)", text, re.MULTILINE)
    assert set(named) == {"".join(name) for name in admin if not name.startswith("-")}


async def test_a_real_server_is_asked_and_ended(tmp_path: Path) -> None:
    """From the command line through the socket to the end of the process."""
    environment = os.environ | {"LC_ALL": "C", "MENDAX_PORT": "0", "MENDAX_DATA": str(tmp_path)}
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "mendax.server"),
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    assert server.stdout is not None
    try:
        assert b"Mendax is open at" in await server.stdout.readline()
        for typed in ("list", "bans", "announce Tea", "drain"):
            asking = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "mendax.terminal", "admin", *typed.split()),
                env=environment,
                stdout=asyncio.subprocess.PIPE,
            )
            said, _ = await asking.communicate()
            assert asking.returncode == 0, typed
            assert said
        told = await server.stdout.read()
        assert await server.wait() == 0
        assert told.endswith(b"Mendax is closed. All tables are kept.\n")
    finally:
        if server.returncode is None:
            server.kill()


def test_where_no_server_runs_that_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["admin", "list", "--data", str(tmp_path), "--lang", "en"]) == 1
    assert capsys.readouterr().err.startswith(f"No server is running on the tables in {tmp_path}.")


@pytest.mark.parametrize("order", ["close abcd", "key Robo", "watch abcd", "drain", "unban 0a1b"])
def test_every_order_answers_with_json(
    order: str, answers: list[Answered], capsys: pytest.CaptureFixture[str]
) -> None:
    answers += [Counted(3)]
    assert run(["admin", *order.split(), "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out)
    assert found in ({"is": "counted", "count": 3}, [{"is": "counted", "count": 3}])


def test_every_order_takes_what_all_of_them_take() -> None:
    orders = [name for name in admin if not name.startswith("-")]
    assert len(orders) > 12
    for order in orders:
        names = {n for a in admin[order].assemble_argument_collection() for n in a.names}
        assert {"--json", "--lang", "--data", "--settings"} <= names, order


def test_what_is_watched_comes_a_line_each(
    answers: list[Answered], capsys: pytest.CaptureFixture[str]
) -> None:
    answers += [Heard(7, "seat1", ("announced 0 61",)), Heard(8, "seat2", ())]
    assert run(["admin", "watch", "abcd", "--json"]) == 0
    lines = [msgspec.json.decode(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["number"] for line in lines] == [7, 8]


def test_a_complaint_speaks_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = [
        run(["admin", "list", "--data", str(tmp_path), "--lang", lang]) for lang in ("en", "de")
    ]
    english, german = capsys.readouterr().err.splitlines()
    assert said == [1, 1]
    assert english != german
