"""Tests of the client of the admin operations: no server, several workers, and unreadable
answers."""

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mendax.core.game import Reason
from mendax.server.operations.admin_client import AdminClient
from mendax.server.operations.admin_messages import (
    Counted,
    NoAnswer,
    NotDone,
    NotPossible,
    PersonFound,
    State,
    TableListed,
    WorkerListed,
)
from mendax.server.operations.unix_socket import NAME
from tests.reasons import because


def test_where_no_server_runs_that_is_said(tmp_path: Path) -> None:
    with pytest.raises(NoAnswer, check=because("control-no-server")):
        AdminClient(tmp_path).workers()


def test_a_system_without_unix_sockets_gets_a_clear_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(socket, "AF_UNIX")
    with pytest.raises(NoAnswer, check=because("control-nowhere")):
        AdminClient(tmp_path).workers()


OK = b"HTTP/1.1 200 OK\r\ncontent-length: 8\r\n\r\n"


@pytest.mark.parametrize(
    ("said", "key"),
    [
        (b"", "control-no-answer"),
        (b"nonsense", "control-no-answer"),
        (OK + b"1234", "control-no-answer"),
        (OK + b"nonsens\n", "control-unreadable"),
        (OK + b'{"is":1\n', "control-unreadable"),
        (OK.replace(b"200 OK", b"500 No") + b"nonsense", "control-unreadable"),
    ],
)
async def test_an_answer_that_is_none_is_named(tmp_path: Path, said: bytes, key: str) -> None:
    async def answers(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(said)
        writer.close()

    listening = await asyncio.start_unix_server(answers, tmp_path / NAME)
    client = AdminClient(tmp_path)
    try:
        for call in (client.workers, lambda: list(client.lines(Counted, "GET", "/admin/copy"))):
            with pytest.raises(NoAnswer, check=because(key)):
                await asyncio.to_thread(call)
    finally:
        listening.close()


async def test_a_worker_that_does_not_answer_is_given_up(tmp_path: Path) -> None:
    async def is_silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    listening = await asyncio.start_unix_server(is_silent, tmp_path / NAME)
    client = AdminClient(tmp_path)
    try:
        with pytest.raises(NoAnswer, check=because("control-no-answer")):
            await asyncio.to_thread(client.ask, Counted, "GET", "/admin/count", None, 0.01)
    finally:
        listening.close()


def table(id: str) -> TableListed:
    return TableListed(id, "mia", "playing", 1, ("Ann",), 0, 1, False)


class Workers(AdminClient):
    """A client of workers with prepared answers."""

    def __init__(self, *answers: Callable[[str], Any], state: State = "serving") -> None:
        super().__init__(Path())
        self.answers, self.state = answers, state
        self.asked: list[tuple[str, str, Any, Any]] = []

    def ask(
        self,
        kind: Any,
        method: str,
        path: str,
        body: Any = None,
        patience: float | None = None,
        **query: Any,
    ) -> Any:
        if path == "/admin/workers":
            numbers = range(1, 1 + len(self.answers))
            return tuple(WorkerListed(n, n, self.state, 0, 0, 0) for n in numbers)
        self.asked.append((method, path, body, query))
        assert patience
        return self.answers[query["worker"] - 1](path)


def refuses(path: str) -> Any:
    raise NotDone(Reason("control-private"))


def test_each_worker_that_serves_is_asked() -> None:
    client = Workers(lambda _: 1, lambda _: 2)
    assert client.each(int, "PUT", "/admin/x", "body") == [1, 2]
    expected = [("PUT", "/admin/x", "body", {"worker": number}) for number in (1, 2)]
    assert client.asked == expected
    with pytest.raises(NoAnswer, check=because("control-no-workers")):
        Workers(lambda _: 1, state="silent").each(int, "PUT", "/admin/x")


def test_only_refusals_by_all_workers_are_raised() -> None:
    assert Workers(refuses, lambda _: 2).each(int, "PUT", "/admin/x") == [2]
    with pytest.raises(NotDone, check=because("control-private")):
        Workers(refuses, refuses).each(int, "PUT", "/admin/x")


def test_a_table_is_named_by_a_beginning_that_is_one_of_all() -> None:
    client = Workers(lambda _: (table("abcd"),), lambda _: (table("abxy"), table("efgh")))
    assert client.tables() == [table("abcd"), table("abxy"), table("efgh")]
    assert client.table("abx") == "/admin/tables/abxy"
    for beginning in ("ab", "zz"):
        with pytest.raises(NotPossible, check=because("control-which-table")):
            client.table(beginning)


def test_ambiguous_prefixes_are_refused() -> None:
    one, two = (PersonFound("abc1"),), (PersonFound("abc2"),)
    with pytest.raises(NotPossible, check=because("control-which-person")):
        Workers(lambda _: one, lambda _: two).person("abc")
    assert Workers(lambda _: one, lambda _: one).person("abc") == "abc1"
    assert Workers(lambda _: (), lambda _: ()).person("192.0.2.1") == "192.0.2.1"
