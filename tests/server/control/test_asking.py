"""Asking a worker from within a loop: its answers, its refusals, and that there is none."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from mendax.core.game import MendaxError, Reason
from mendax.server.control.asking import answers
from mendax.server.control.control_socket import NAME, ControlSocket
from mendax.server.control.messages import (
    Answered,
    Counted,
    ListTables,
    NoAnswer,
    NotDone,
    Question,
)
from tests.reasons import because


async def _asked(folder: Path) -> list[Answered]:
    return [part async for part in answers(folder, ListTables())]


async def test_all_parts_are_given_or_the_reason_why_not(tmp_path: Path) -> None:
    refuses = False

    async def answered(_: Question) -> AsyncGenerator[Answered, None]:
        yield Counted(1)
        yield Counted(2)
        if refuses:
            raise MendaxError(Reason("control-nowhere"))

    made = ControlSocket(tmp_path, answered)
    await made.open()
    assert await _asked(tmp_path) == [Counted(1), Counted(2)]
    refuses = True
    with pytest.raises(NotDone, check=because("control-nowhere")):
        await _asked(tmp_path)
    await made.close()


async def test_where_nobody_is_that_is_said(tmp_path: Path) -> None:
    with pytest.raises(NoAnswer, check=because("control-no-server")):
        await _asked(tmp_path)


async def test_an_answer_that_breaks_off_is_none(tmp_path: Path) -> None:
    async def hangs_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        writer.close()

    server = await asyncio.start_unix_server(hangs_up, tmp_path / NAME)
    with pytest.raises(NoAnswer, check=because("control-no-answer")):
        await _asked(tmp_path)
    server.close()


async def test_who_asks_no_more_is_hung_up_on(tmp_path: Path) -> None:
    ended = asyncio.Event()

    async def for_ever(_: Question) -> AsyncGenerator[Answered, None]:
        try:
            yield Counted(1)
            await asyncio.Event().wait()
        finally:
            ended.set()

    made = ControlSocket(tmp_path, for_ever)
    await made.open()
    asking = answers(tmp_path, ListTables())
    assert await anext(asking) == Counted(1)
    await asking.aclose()
    await ended.wait()
    await made.close()
