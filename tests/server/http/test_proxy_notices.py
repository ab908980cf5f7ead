"""Tests that missing settings and wrong proxies are logged once, and only if they were observed."""

import logging

import pytest

from mendax.server.http.proxy_notices import ProxyNotices
from mendax.server.settings.settings import ServerSettings

PROXY = {"host": "mendax.example", "x-forwarded-for": "198.51.100.1", "x-forwarded-proto": "https"}
PAGE = {"origin": "https://mendax.example"}


def said(
    caplog: pytest.LogCaptureFixture, *requests: dict[str, str], believed: bool = True, **also: bool
) -> list[str]:
    """Return the log lines for these requests."""
    caplog.set_level(logging.WARNING)
    notices = ProxyNotices(ServerSettings(proxies=("127.0.0.1",), **also))  # type: ignore[arg-type]
    for headers in requests:
        lines = [(name.encode(), value.encode()) for name, value in headers.items()]
        notices.look("127.0.0.1", believed, {"type": "http", "headers": lines})
    return [record.getMessage() for record in caplog.records]


def test_correct_setups_are_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert said(caplog, PROXY, PROXY | PAGE, {"host": "127.0.0.1:8000"}, {}, secure=True) == []


@pytest.mark.parametrize(
    ("headers", "secure", "word"),
    [
        ({"host": "mendax.example"}, True, "X-Forwarded-For"),
        (PROXY, False, "--secure"),
        (PROXY | {"x-forwarded-proto": "http"}, True, "without --secure"),
        (PROXY | PAGE | {"host": "127.0.0.1:8000"}, True, "proxy_set_header Host"),
        (PROXY | {"origin": "https://mendax.example:8443"}, True, "$http_host"),
    ],
)
def test_mistakes_are_logged_once_with_the_fix(
    caplog: pytest.LogCaptureFixture, headers: dict[str, str], secure: bool, word: str
) -> None:
    (told,) = said(caplog, headers, headers, headers, secure=secure)
    assert word in told
    assert "198.51.100.1" not in told


def test_strangers_do_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    notices = ProxyNotices(ServerSettings())
    for number in range(100):
        forged = [(b"x-forwarded-for", b"x"), (b"x-forwarded-proto", b"http")]
        notices.look(f"203.0.113.{number}", False, {"type": "http", "headers": forged})
    assert len(caplog.records) == 16


def test_refused_hosts_are_logged_once_and_not_without_end(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING)
    notices = ProxyNotices(ServerSettings(names=("mendax.example",)))
    for number in (*range(200), *range(200)):
        notices.refused(f"host{number}.example")
    assert len(caplog.records) == 16
    assert "no others are logged" in caplog.records[-1].getMessage()


def test_unreadable_headers_are_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    odd = PROXY | {"host": "[", "origin": "https://[", "x-forwarded-proto": "\xff"}
    assert said(caplog, odd, secure=True) == []
