"""Tests that ``mendax admin`` asks the server of a folder, shows its answer, and reports a missing
server."""

import asyncio
import os
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mendax.server.running.admin_client import AdminClient
from mendax.server.running.admin_messages import (
    AnnouncementIn,
    Answered,
    BanIn,
    BanListed,
    CloseIn,
    Counted,
    Done,
    DrainIn,
    KeyIn,
    KeyMade,
    PersonListed,
    TableListed,
)
from mendax.terminal.cli import run
from mendax.terminal.commands.admin import admin

ID = "abcdabcdabcdabcd"
TABLE = TableListed(ID, "mia", "playing", 3, ("Ann", "[red]Bo"), 0, 2, False)
Asked = tuple[str, str, Any, dict[str, Any]]


class Server:
    """A server with fixed answers, which records requests that change data."""

    def __init__(self) -> None:
        self.answers: dict[str, Any] = {
            "/admin/tables": (TABLE,),
        }
        self.folders: list[Path] = []
        self.asked: list[Asked] = []

    def ask(
        self, client: AdminClient, kind: Any, method: str, path: str, body: Any, query: Any
    ) -> Any:
        """Return the answer that was set for a path, if it has the requested type."""
        self.folders.append(client.folder)
        if path != "/admin/tables":
            self.asked.append((method, path, body, query))
        return msgspec.json.decode(msgspec.json.encode(self.answers[path]), type=kind)


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Server:
    """Return the server that the command line connects to."""
    server = Server()

    def ask(
        client: AdminClient,
        kind: Any,
        method: str,
        path: str,
        body: Any = None,
        **query: Any,
    ) -> Any:
        return server.ask(client, kind, method, path, body, query)

    monkeypatch.setattr(AdminClient, "ask", ask)
    return server


def test_tables_are_listed_a_line_each(
    server: Server, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["admin", "list", "--data", str(tmp_path), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said == "abcdabcdabcdabcd  mia, playing: Ann, [red]Bo (connections: 2)\n"
    assert set(server.folders) == {tmp_path}


ORDERS = {name for name in admin if not name.startswith("-")}
PERSON = PersonListed("0a1b2c3d", "Ann", 1, "192.0.2.7", 2)
EVE = PersonListed("4e5f6a7b", None, None, "192.0.2.8", 1)
BANS = (BanListed("address", "192.0.2.8", None), BanListed("person", "0a1b2c3d", 59.6))


TABLES = "/admin/tables/abcd"
CASES: list[tuple[str, str, str, Any, Any, str]] = [
    ("people abcd", "GET", f"{TABLES}/people", None, (PERSON,), "Ann, seat 1, from 192.0.2.7"),
    ("people abcd", "GET", f"{TABLES}/people", None, (EVE,), "watches, from 192.0.2.8"),
    ("close abcd", "POST", f"{TABLES}/close", CloseIn(), Counted(3), "closed: 3"),
    ("close abcd --for 12h", "POST", f"{TABLES}/close", CloseIn(43_200), Counted(1), "closed: 1"),
    (
        *("ban 192.0.2.8 --for 7d", "POST", "/admin/bans"),
        *(BanIn("192.0.2.8", 604_800), Counted(1), "closed: 1"),
    ),
    ("ban 0a1b", "POST", "/admin/bans", BanIn("0a1b"), Counted(0), "closed: 0"),
    ("bans", "GET", "/admin/bans", None, BANS, "person 0a1b2c3d, for 60 more seconds"),
    ("bans", "GET", "/admin/bans", None, (), "There are no bans."),
    ("reports", "GET", "/admin/reports", None, (), "There are no reports."),
    ("dismiss 0a1b", "DELETE", "/admin/reports/0a1b", None, Done(), "Done."),
    ("unban 192.0.2.8", "DELETE", "/admin/bans", None, Done(), "Done."),
    (
        "announce Tea",
        "PUT",
        "/admin/announcement",
        AnnouncementIn("Tea"),
        Counted(4),
        "notified: 4",
    ),
    ("announce", "PUT", "/admin/announcement", AnnouncementIn(""), Counted(4), "notified: 4"),
    ("drain", "POST", "/admin/drain", DrainIn(1800), Done(), "still running: 1"),
    ("drain --within 90s", "POST", "/admin/drain", DrainIn(90), Done(), "still running: 1"),
    ("drain --undo", "POST", "/admin/drain", DrainIn(1800, False), Done(), "Done."),
    ("key Robo", "POST", "/admin/keys", KeyIn("Robo"), KeyMade("mendax-1"), "mendax-1"),
    ("keys", "GET", "/admin/keys", None, (), "No program has a key."),
    ("revoke 0a1b", "DELETE", "/admin/keys/0a1b", None, Counted(1), "revoked: 1"),
]


def test_each_order_is_sent_and_its_answer_said(
    subtests: pytest.Subtests, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    for typed, method, path, body, answer, said in CASES:
        with subtests.test(typed=typed):
            server.answers[path] = answer
            server.asked.clear()
            assert run(["admin", *typed.split(), "--lang", "en"]) == 0
            assert [request[:3] for request in server.asked] == [(method, path, body)]
            assert said in capsys.readouterr().out
    assert {typed.split()[0] for typed, *_ in CASES} | {"list"} == ORDERS


def test_the_ban_to_lift_is_named_in_the_query(server: Server) -> None:
    server.answers["/admin/bans"] = Done()
    assert run(["admin", "unban", "192.0.2.8"]) == 0
    assert server.asked == [("DELETE", "/admin/bans", None, {"who": "192.0.2.8"})]


def test_a_time_that_cannot_be_is_named(
    subtests: pytest.Subtests, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    for given in ["", "7", "d", "0d", "-1h", "7w", "1.5h", "99999d", "7 d"]:
        with subtests.test(given=given):
            assert run(["admin", "drain", f"--within={given}", "--lang", "en"]) == 1
            assert "write it as 90s, 30m, 12h or 7d" in capsys.readouterr().err
            assert server.folders == []


ROOT = Path(__file__).parents[3]


def test_the_page_names_every_order_and_no_other() -> None:
    text = (ROOT / "docs" / "admin.md").read_text()
    named = re.findall(r"^\| `mendax admin ([a-z]+)", text, re.MULTILINE)
    assert set(named) == ORDERS


async def test_a_real_server_is_asked_and_ended(tmp_path: Path) -> None:
    """The command goes from the command line through the socket, and the process ends."""
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
        assert told.endswith(b"Mendax has stopped. All tables are kept.\n")
    finally:
        if server.returncode is None:
            server.kill()


def test_a_missing_server_is_reported_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["admin", "list", "--data", str(tmp_path), "--lang", "en"]) == 1
    assert capsys.readouterr().err.startswith(f"No server is running on the tables in {tmp_path}.")


@pytest.mark.parametrize(
    ("order", "path", "answer", "printed"),
    [
        ("close abcd", f"{TABLES}/close", Counted(3), [{"is": "counted", "count": 3}]),
        ("key Robo", "/admin/keys", KeyMade("m"), [{"is": "key-made", "secret": "m"}]),
        ("drain", "/admin/drain", Done(), [{"is": "counted", "count": 1}]),
        ("unban 0a1b", "/admin/bans", Done(), []),
    ],
)
def test_every_order_answers_with_json(
    order: str,
    path: str,
    answer: Answered,
    printed: object,
    server: Server,
    capsys: pytest.CaptureFixture[str],
) -> None:
    server.answers[path] = answer
    assert run(["admin", *order.split(), "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out) == printed
