"""Tests of the life of a socket of any protocol: greeting deadline, limits, and closing with a
reason."""

import asyncio
from typing import Any

import pytest

from mendax.core.game import MendaxError, Reason
from mendax.server.monitoring.logs import REQUEST
from mendax.server.settings.settings import Rate, Rates, ServerSettings
from mendax.server.socket.open_socket import OpenSocket
from mendax.server.socket.socket_owner import SocketOwner
from mendax.server.wire.messages import decode_page

OFTEN = Rate(100, 1)
RATES = Rates(warnings=Rate(2, 1e9))


def read(text: str) -> str:
    if text == "?":
        raise MendaxError(Reason("unreadable"))
    if text == "!":
        raise ValueError("secret")
    return text


class Line:
    """The connection of a socket, which records sent messages."""

    def __init__(self) -> None:
        self.owner: SocketOwner | None = None
        self.most = 0
        self.told: list[str] = []
        """The reasons and codes that were sent, in order."""
        self.closed = asyncio.Event()

    def attach(self, owner: SocketOwner, most: int) -> None:
        self.owner, self.most = owner, most

    def send(self, *texts: bytes) -> None:
        self.told += [decode_page(text)["reason"]["key"] for text in texts]

    def close(self, code: int, why: str) -> None:
        self.told.append(str(code))
        self.closed.set()


class Kind(OpenSocket):
    """A socket on which any text is a message."""

    def __init__(self, rate: Rate = OFTEN, greeting: float = 1e6) -> None:
        self.line = Line()
        settings = ServerSettings(rates=RATES, greeting=greeting)
        super().__init__(settings, self.line, read, rate, most_waiting=2)
        self.messages: list[str] = []
        self.ended: list[str] = []

    def hear(self, message: str) -> None:
        """Record the message."""
        self._greet()
        self.messages.append(message)

    def gone(self) -> None:
        """Record the end of the socket, and its request id."""
        self.ended.append(REQUEST.get())


async def opened(rate: Rate = OFTEN, greeting: float = 1e6, *texts: str | None) -> Kind:
    """Return an open socket that has received these messages; None is a binary frame."""
    kind = Kind(rate, greeting)
    kind.open(lambda: kind.ended.append("closed"))
    for text in texts:
        kind.heard(text)
    return kind


async def test_a_fault_closes_the_socket_and_says_only_where(
    caplog: pytest.LogCaptureFixture,
) -> None:
    token = REQUEST.set("7-1")
    kind = await opened(OFTEN, 1e6, "!", "one")
    REQUEST.reset(token)
    assert kind.messages == []
    assert kind.line.told == ["1011"]
    (record,) = caplog.records
    about: Any = record
    assert record.getMessage().startswith("socket failed: ValueError in ")
    assert about.request == "7-1"
    assert "secret" not in caplog.text
