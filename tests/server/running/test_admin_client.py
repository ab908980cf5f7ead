"""Tests of the client of the admin operations: no server, unreadable answers, names of tables."""

import asyncio
import socket
from pathlib import Path

import pytest

from mendax.server.running.admin_client import AdminClient
from mendax.server.running.admin_messages import (
    NoAnswer,
)
from mendax.server.running.unix_socket import NAME
from tests.reasons import because


def test_a_system_without_unix_sockets_gets_a_clear_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(socket, "AF_UNIX")
    with pytest.raises(NoAnswer, check=because("control-nowhere")):
        AdminClient(tmp_path).tables()


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
        with pytest.raises(NoAnswer, check=because(key)):
            await asyncio.to_thread(client.tables)
    finally:
        listening.close()
