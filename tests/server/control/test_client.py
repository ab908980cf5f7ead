"""Asking a running server: its answers, its refusals, and that there is none."""

import asyncio
import socket
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from mendax.core.game import MendaxError, Reason
from mendax.server.control.client import ask
from mendax.server.control.control_socket import NAME, ControlSocket
from mendax.server.control.messages import (
    Answered,
    ListTables,
    NoAnswer,
    NotDone,
    Question,
    TableListed,
)
from tests.reasons import because

TABLE = TableListed("abcd", "mia", "playing", 3, ("Ann",), 0, 1, False)


async def _answered(folder: Path, *, refuses: bool = False) -> list[Answered]:
    async def answers(_: Question) -> AsyncGenerator[Answered, None]:
        yield TABLE
        if refuses:
            raise MendaxError(Reason("control-nowhere"))

    made = ControlSocket(folder, answers)
    await made.open()
    try:
        return await asyncio.to_thread(lambda: list(ask(folder, ListTables())))
    finally:
        await made.close()


async def test_the_parts_of_the_answer_are_given(tmp_path: Path) -> None:
    assert await _answered(tmp_path) == [TABLE]


async def test_a_refusal_is_raised_with_its_reason(tmp_path: Path) -> None:
    with pytest.raises(NotDone, check=because("control-nowhere")):
        await _answered(tmp_path, refuses=True)


def test_where_no_server_runs_that_is_said(tmp_path: Path) -> None:
    with pytest.raises(NoAnswer, check=because("control-no-server")):
        list(ask(tmp_path, ListTables()))


async def test_an_answer_that_breaks_off_is_none(tmp_path: Path) -> None:
    async def hangs_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        writer.close()

    listening = await asyncio.start_unix_server(hangs_up, tmp_path / NAME)
    try:
        with pytest.raises(NoAnswer, check=because("control-no-answer")):
            await asyncio.to_thread(lambda: list(ask(tmp_path, ListTables())))
    finally:
        listening.close()


def test_a_system_without_such_sockets_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(socket, "AF_UNIX")
    with pytest.raises(NoAnswer, check=because("control-nowhere")):
        list(ask(tmp_path, ListTables()))
