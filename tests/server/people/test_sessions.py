"""Tests of the allowed origins of requests, and of retries after a failure of the store."""

import asyncio
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from mendax.core.game import Reason
from mendax.server.people.rate_limits import Limits
from mendax.server.people.sessions import Sessions, foreign
from mendax.server.settings.settings import ServerSettings
from mendax.server.store import persons
from mendax.server.store.persons import Session
from mendax.server.store.store import StoreError
from tests.server.store.stores import store_of

HOST = {"host": "table.example:8000"}


OWN: tuple[dict[str, str], ...] = (
    {},
    {"origin": "http://table.example:8000"},
    {"origin": "https://TABLE.example:8000"},
    {"origin": "https://friend.example"},
    {"sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
    {"origin": "http://table.example:8000", "sec-fetch-site": "cross-site"},
)
FOREIGN = (
    *("https://evil.example", "https://table.example", "https://table.example:8001"),
    *("https://table.example:8000.evil.example", "https://evil.example/table.example:8000"),
    *("https://evil@table.example:8000", "ftp://table.example:8000", "null", ""),
    *("table.example:8000", "https://[", "https://friend.example.evil.example"),
)


def test_our_own_pages_and_programs_are_welcome() -> None:
    friends = ("https://friend.example",)
    assert [headers for headers in OWN if foreign(HOST | headers, friends) is not None] == []


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("a.example", "https://a.example:443"),
        ("a.example:443", "https://a.example"),
        ("a.example", "http://A.example:80"),
        ("A.example.", "https://a.example"),
        ("[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_hosts_and_ports_are_compared_as_normalised(host: str, origin: str) -> None:
    assert foreign({"host": host, "origin": origin}, ()) is None


def test_any_port_of_a_name_of_the_server_is_its_own() -> None:
    headers = {"host": "a.example", "origin": "https://a.example:8443"}
    assert foreign(headers, ()) is not None
    assert foreign(headers, (), ("b.example",)) is not None
    assert foreign(headers, (), ("A.example",)) is None
    for origin in ("ftp://a.example:8443", "https://a.example.evil.example", "https://x@a.example"):
        assert foreign(headers | {"origin": origin}, (), ("a.example",)) is not None, origin


def test_any_other_origin_is_foreign() -> None:
    for origin in FOREIGN:
        reason = foreign(HOST | {"origin": origin}, ("https://friend.example",))
        assert reason is not None, origin
        assert reason.key == "wire-refused-origin", origin


def test_an_origin_without_a_host_to_compare_is_foreign() -> None:
    assert foreign({"origin": "https://"}, ()) is not None


def asking(**headers: str) -> HTTPConnection:
    """Return a request with these headers."""
    given = [(name.encode(), word.encode()) for name, word in headers.items()]
    return HTTPConnection({"type": "http", "headers": given})


async def test_a_token_whose_place_could_not_be_taken_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, settings = store_of("", tmp_path), ServerSettings()
    sessions = Sessions(store, Limits(settings.rates, lambda: 0.0), settings)
    guest, new = await sessions.issue("192.0.2.7"), asking(cookie="mendax=new")
    old, renewed = guest.token_hash, Session(guest.person, 5, guest.token_hash)
    await store.change(lambda db: persons.renew(sha256(b"new").digest(), renewed, 0, db))

    async def gone(*_: object) -> None:
        raise StoreError(Reason("server-not-stored"))

    with monkeypatch.context() as patched:
        patched.setattr(store, "change", gone)
        assert await sessions.person_of(new) == guest.person
    assert await store.ask(lambda db: persons.session(old, db))
    await sessions.person_of(new)
    assert await store.ask(lambda db: persons.session(old, db)) is None
    await store.close()


async def test_a_pending_read_does_not_restore_forgotten_sessions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, settings = store_of("", tmp_path), ServerSettings()
    sessions = Sessions(store, Limits(settings.rates, lambda: 0.0), settings)
    cookie = (await sessions.issue("192.0.2.7")).cookie.partition(";")[0]
    sessions.forget_known()
    ask = store.ask

    async def slow(question: Any) -> Any:
        found = await ask(question)
        monkeypatch.setattr(store, "ask", ask)
        await store.change(lambda db: db.execute("DELETE FROM sessions"))
        sessions.forget_known()
        return found

    monkeypatch.setattr(store, "ask", slow)
    assert await sessions.person_of(asking(cookie=cookie)) is None
    await asyncio.sleep(0)
    await store.close()
