"""Tests of one request and its answer, from the view of an ASGI application."""

import logging
from pathlib import Path
from typing import Any, cast

import h11
import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mendax.server.socket.exchange import Exchange, Headers, Part
from mendax.server.socket.websocket_protocol import WebSocketProtocol

SOCKET = cast("WebSocketProtocol", object())


class Connection:
    """A connection that records the written bytes."""

    def __init__(self) -> None:
        self.is_lost = False
        self.written: list[list[Part]] = []
        self.accepted: tuple[str | None, Headers] | None = None
        self.ended = ""

    def head(self, status: int, headers: Headers) -> h11.Response:
        return h11.Response(status_code=status, headers=headers)

    async def write(self, *parts: Part) -> None:
        self.written.append(list(parts))

    def accept(self, subprotocol: str | None, headers: Headers) -> WebSocketProtocol:
        self.accepted = subprotocol, headers
        return SOCKET

    def answered(self) -> None:
        self.ended = "answered"

    def fail(self) -> None:
        self.ended = "failed"


async def exchanged(app: ASGIApp, body: bytes = b"", **scope: Any) -> Connection:
    """Return a connection after one exchange."""
    connection, asked = Connection(), {"type": "http", "method": "GET"} | scope
    await Exchange(connection, asked, body).run(app, asked)
    return connection


def answering(*messages: Message) -> ASGIApp:
    """Return an application that sends these messages."""

    async def app(_: Scope, receive: Receive, send: Send) -> None:
        for message in messages:
            await send(message)

    return app


START = {"type": "http.response.start", "status": 200, "headers": [(b"a", b"b")]}


async def test_failing_applications_are_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fails(_: Scope, receive: Receive, send: Send) -> None:
        raise ValueError("secret")

    assert (await exchanged(answering())).ended == "failed"
    assert (await exchanged(answering(START))).ended == "failed"
    assert not caplog.records
    assert (await exchanged(fails)).ended == "failed"
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert record.getMessage().startswith("failed: ValueError in ")
    assert "secret" not in caplog.text


async def test_sending_to_a_client_that_is_gone_is_an_oserror(
    caplog: pytest.LogCaptureFixture,
) -> None:
    connection, scope = Connection(), {"type": "http", "method": "GET"}
    connection.is_lost = True
    raised: list[Exception] = []

    async def app(_: Scope, receive: Receive, send: Send) -> None:
        try:
            await send(START)
        except OSError as error:
            raised.append(error)
            raise

    exchange = Exchange(connection, scope, b"")
    exchange.end()
    await exchange.run(app, scope)
    assert raised
    assert not connection.written
    assert not caplog.records


async def test_asgi_cannot_send_on_an_open_socket(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    connection = await exchanged(
        answering({"type": "websocket.send", "text": "x"}), type="websocket"
    )
    assert connection.ended == "failed"
    assert "RuntimeError" in caplog.text
