"""The control socket is its owner's alone, answers a line with lines, and ends with the server."""

import asyncio
import os
import socket
import stat
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from mendax.core.game import MendaxError, Reason
from mendax.server.control import control_socket
from mendax.server.control.control_socket import NAME, ControlSocket, reachable
from mendax.server.control.messages import (
    LONGEST_LINE,
    Answered,
    Done,
    ListTables,
    Question,
    RequestFailed,
    TableListed,
    answer,
    line,
)

Answers = Callable[[Question], AsyncGenerator[Answered, None]]

TABLE = TableListed("abcd", "mia", "playing", 3, ("Ann",), 0, 1, False)


@asynccontextmanager
async def opened(folder: Path, answers: Answers) -> AsyncIterator[ControlSocket]:
    made = ControlSocket(folder, answers)
    await made.open()
    try:
        yield made
    finally:
        await made.close()


async def two_tables(question: Question) -> AsyncGenerator[Answered, None]:
    assert question == ListTables()
    yield TABLE
    yield TABLE


async def asked(folder: Path, text: bytes) -> list[Answered]:
    with reachable(folder) as path:
        reader, writer = await asyncio.open_unix_connection(path)
    writer.write(text)
    lines = (await reader.read()).splitlines()
    writer.close()
    return [answer(one) for one in lines]


async def test_a_question_gets_its_answers_and_then_that_it_is_done(tmp_path: Path) -> None:
    async with opened(tmp_path, two_tables):
        assert await asked(tmp_path, line(ListTables())) == [TABLE, TABLE, Done()]


async def test_only_its_owner_may_open_it(tmp_path: Path) -> None:
    async with opened(tmp_path, two_tables):
        mode = (tmp_path / NAME).stat().st_mode
        assert stat.S_ISSOCK(mode)
        assert stat.S_IMODE(mode) == 0o600


async def test_it_is_gone_when_the_server_ends(tmp_path: Path) -> None:
    async with opened(tmp_path, two_tables):
        pass
    assert not (tmp_path / NAME).exists()


async def test_what_a_killed_server_left_behind_makes_room(tmp_path: Path) -> None:
    left = socket.socket(socket.AF_UNIX)
    left.bind(str(tmp_path / NAME))
    left.close()
    async with opened(tmp_path, two_tables):
        assert await asked(tmp_path, line(ListTables())) == [TABLE, TABLE, Done()]


@pytest.mark.skipif(
    not Path("/proc/self/fd").is_dir(), reason="this system has no shorter name for a folder"
)
async def test_a_long_path_is_no_trouble(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 20) / ("longer" * 20)
    folder.mkdir(parents=True)
    async with opened(folder, two_tables):
        assert len(await asked(folder, line(ListTables()))) == 3


async def test_where_it_cannot_be_the_server_goes_on_and_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path / "nowhere", two_tables):
        assert "no control socket" in caplog.text


async def test_what_is_no_question_is_answered_with_the_reason(tmp_path: Path) -> None:
    async with opened(tmp_path, two_tables):
        (failed,) = await asked(tmp_path, b"nonsense\n")
    assert isinstance(failed, RequestFailed)
    assert failed.reason.key == "control-unreadable"


@pytest.mark.parametrize("text", [b"x" * (2 * LONGEST_LINE) + b"\n"])
async def test_a_question_without_end_is_hung_up_on(tmp_path: Path, text: bytes) -> None:
    async with opened(tmp_path, two_tables):
        with pytest.raises((OSError, asyncio.IncompleteReadError, AssertionError)):
            assert await asked(tmp_path, text)
        assert len(await asked(tmp_path, line(ListTables()))) == 3, "others are answered"


async def test_a_question_that_does_not_come_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(control_socket, "PATIENCE", 0.001)
    async with opened(tmp_path, two_tables):
        assert await asked(tmp_path, b'{"ask"') == []


async def test_a_refusal_and_an_error_are_said_without_the_errors_words(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    errors: list[Exception] = [
        MendaxError(Reason("control-nowhere")),
        ValueError("the die shows 6"),
        OSError(28, "the die shows 6"),
    ]

    async def failing(_: Question) -> AsyncGenerator[Answered, None]:
        yield TABLE
        raise errors.pop(0)

    async with opened(tmp_path, failing):
        said = [(await asked(tmp_path, line(ListTables())))[-1] for _ in range(3)]
    assert said == [
        RequestFailed(Reason("control-nowhere")),
        RequestFailed(Reason("control-failed", {"problem": "ValueError"})),
        RequestFailed(Reason("control-failed", {"problem": "OSError"})),
    ]
    assert "ValueError in" in caplog.text
    assert "die" not in caplog.text


async def test_who_hangs_up_ends_what_answers_them(tmp_path: Path) -> None:
    ended = asyncio.Event()

    async def endless(_: Question) -> AsyncGenerator[Answered, None]:
        try:
            yield TABLE
            await asyncio.Event().wait()
        finally:
            ended.set()

    async with opened(tmp_path, endless):
        with reachable(tmp_path) as path:
            reader, writer = await asyncio.open_unix_connection(path)
        writer.write(line(ListTables()))
        await reader.readline()
        assert not ended.is_set()
        writer.close()
        await ended.wait()


async def test_the_end_of_the_server_ends_what_is_answered(tmp_path: Path) -> None:
    async def endless(_: Question) -> AsyncGenerator[Answered, None]:
        yield TABLE
        await asyncio.Event().wait()

    async with opened(tmp_path, endless) as made:
        asking = asyncio.create_task(asked(tmp_path, line(ListTables())))
        while not made._open:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0)
        await made.close()
        assert Done() not in await asking


def test_a_short_path_is_used_as_it_is(tmp_path: Path) -> None:
    with reachable(Path("data")) as path:
        assert path == os.path.join("data", NAME)  # noqa: PTH118
