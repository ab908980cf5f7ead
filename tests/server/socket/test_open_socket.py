"""Tests that a fault of the server closes the socket, and that no part of the message is logged."""

from typing import Any

import pytest

from mendax.server.monitoring.logs import REQUEST
from mendax.server.settings.settings import Rate, ServerSettings
from mendax.server.socket.open_socket import OpenSocket
from mendax.server.socket.socket_owner import SocketOwner


class Line:
    """The connection of a socket, which records the codes with which it is closed."""

    def __init__(self) -> None:
        self.closed: list[int] = []

    def attach(self, owner: SocketOwner, most: int) -> None: ...

    def send(self, *texts: bytes) -> None: ...

    def close(self, code: int, why: str) -> None:
        self.closed.append(code)


class Failing(OpenSocket):
    """A socket on which every message is a fault."""

    def __init__(self, line: Line) -> None:
        super().__init__(ServerSettings(), line, str, Rate(100, 1), most_waiting=2)

    def hear(self, message: str) -> None:
        raise ValueError(message)

    def gone(self) -> None: ...


async def test_a_fault_closes_the_socket_and_says_only_where(
    caplog: pytest.LogCaptureFixture,
) -> None:
    line, token = Line(), REQUEST.set("7-1")
    kind = Failing(line)
    kind.open(lambda: None)
    kind.heard("secret")
    REQUEST.reset(token)
    kind.over()
    assert line.closed == [1011]
    (record,) = caplog.records
    about: Any = record
    assert record.getMessage().startswith("socket failed: ValueError in ")
    assert about.request == "7-1"
    assert "secret" not in caplog.text
