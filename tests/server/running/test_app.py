"""Tests of the server over HTTP: its answers, and a clear problem for every invalid request."""

import re
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from mendax.server.settings.settings import Rate
from tests.server import connections
from tests.server.guests import FREELY, Served, guests, serving


async def _rows(served: Served) -> tuple[int, int]:
    count = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM sessions)"
    (row,) = await served.context.store.change(lambda db: [*db.execute(count)])
    return row[0], row[1]


@pytest.fixture
async def http(served: Served) -> Any:
    async with connections.client(served.base) as client:
        yield client


Http = httpx2.AsyncClient


def _refused(answer: httpx2.Response, status: int, key: str) -> None:
    assert answer.status_code == status, answer.text
    problem = answer.json()
    assert problem["reason"]["key"] == key
    assert problem["text"]
    assert "{" not in problem["text"], "words, not a pattern"


async def test_rules_are_checked_with_the_reason(http: Http) -> None:
    good = await http.post("/api/rules", json={"game": "mia", "changes": {"lives": 5}})
    assert good.status_code == 200
    assert good.json()["changes"] == ["lives=5"]
    for asked, key in (
        ({"game": "mia", "changes": {"lives": 100}}, "rules-out-of-range"),
        ({"game": "mia", "changes": {"lives": True}}, "rules-out-of-range"),
        ({"game": "mia", "changes": {"luck": 1}}, "rules-unknown-option"),
        ({"game": "mia", "preset": "cheats"}, "wire-refused-no-preset"),
        ({"game": "poker"}, "rules-unknown-game"),
        (
            {"game": "mia", "changes": {"joker_32": "toast", "order": "pips"}},
            "mia-contradiction-joker-pips",
        ),
    ):
        _refused(await http.post("/api/rules", json=asked), 422, key)


async def test_a_table_with_illegal_rules_or_bots_is_not_opened(served: Served, http: Http) -> None:
    for asked, key in (
        ({"changes": {"lives": 0}}, "rules-out-of-range"),
        ({"preset": "none"}, "table-refused-preset"),
        ({"bots": ["oracle"]}, "table-refused-bot"),
        ({"bots": ["odds"] * 19 + ["liar"]}, "wire-refused-unreadable"),
    ):
        body = {"game": "mia", "name": "Ann"} | asked
        answer = await http.post("/api/tables", json=body)
        assert answer.status_code == 422, answer.text
        assert answer.json()["reason"]["key"].startswith(key[:14])
    assert (await _rows(served))[0] == 0


async def test_how_to_play_follows_the_rules(http: Http) -> None:
    async def keys(rules: str) -> set[str]:
        told = (await http.get(f"/api/how-to-play/mia?rules={rules}")).json()
        return {line["key"] for section in told for line in (section["heading"], *section["lines"])}

    usual, scored = await keys(""), await keys("scoring=points")
    assert "mia-play-counted-in-lives" in usual - scored
    assert "mia-play-scored-in-points" in scored - usual
    _refused(await http.get("/api/how-to-play/go"), 404, "wire-refused-not-found")
    idle = await http.get("/api/how-to-play/mia?rules=rounds=5")
    _refused(idle, 422, "rules-applies-only-with")


async def test_a_session_is_a_cookie_that_scripts_cannot_read(served: Served, http: Http) -> None:
    first = await http.post("/api/session")
    assert first.json() == {"known": False}
    cookie = first.headers["set-cookie"]
    for mark in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
        assert mark in cookie
    again = await http.post("/api/session")
    assert again.json() == {"known": True}
    assert "set-cookie" not in again.headers
    token = cookie.partition("=")[2].partition(";")[0]
    assert len(token) >= 43, "256 bits"
    kept = "SELECT * FROM sessions"
    stored = await served.context.store.change(lambda db: [*db.execute(kept)])
    assert len(stored) == 1
    assert token.encode() not in b"".join(str(word).encode() for word in stored[0])


async def test_over_https_the_cookie_is_bound_to_it(tmp_path: Path) -> None:
    async with serving(tmp_path, secure=True) as served, guests(served.base, "Ann") as (ann,):
        cookie = (await ann.http.post("/api/session")).headers["set-cookie"]
        assert cookie.startswith("__Host-mendax=")
        assert "; Secure" in cookie


@pytest.mark.parametrize(("secure", "name"), [(False, "mendax-a-b"), (True, "__Secure-mendax-a-b")])
async def test_below_a_path_the_cookie_is_bound_to_it(
    tmp_path: Path, secure: bool, name: str
) -> None:
    async with (
        serving(tmp_path, root_path="/a/b/", secure=secure) as served,
        guests(served.base, "Ann") as (ann,),
    ):
        cookie = (await ann.http.post("/api/session")).headers["set-cookie"]
        assert cookie.startswith(f"{name}=")
        assert "; Path=/a/b;" in f"{cookie};"
        token = cookie.partition("=")[2].partition(";")[0]
        again = await ann.http.post("/api/session", headers={"cookie": f"mendax=x; {name}={token}"})
        assert again.json() == {"known": True}


async def test_an_unknown_table_is_not_created(served: Served, http: Http) -> None:
    for name in ("a" * 16, "x", "A" * 16, "a" * 500, "..", "%00"):
        for rest in ("", "/record/1"):
            answer = await http.get(f"/api/tables/{name}{rest}")
            assert answer.status_code == 404, answer.text
            assert answer.json()["text"]
    assert await _rows(served) == (0, 0)
    assert served.context.registry.tables == 0


async def test_public_facts_of_a_table(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        table = await ann.open(bots=["odds", "odds"], bot_names=["Flora"])
        seen = (await ben.http.get(f"/api/tables/{table}")).json()
        assert [seat["name"] for seat in seen["seats"]] == ["Ann", "Flora", "odds"]
        assert seen["phase"] == "gathering"
        _refused(await ben.http.get(f"/api/tables/{table}/record/1"), 404, "wire-refused-no-record")
        _refused(await ben.http.get(f"/api/tables/{table}/record/0"), 404, "wire-refused-not-found")


FOREIGN = (
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://[::1"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
)


async def test_foreign_pages_are_refused(served: Served, http: Http) -> None:
    for headers in FOREIGN:
        for path, body in (("/api/session", None), ("/api/tables", {"game": "mia", "name": "Ann"})):
            answer = await http.post(path, json=body, headers=headers)
            _refused(answer, 403, "wire-refused-origin")
    assert await _rows(served) == (0, 0)


async def test_bodies_that_are_none(served: Served, http: Http) -> None:
    said = {"content-type": "application/json"}
    for body, status in (
        (b"", 400),
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b'{"game":"\\ud800"}', 400),
        (b"[" * 5000, 422),
        (b"[]", 422),
        (b"null", 422),
        (b'{"game":"mia"}', 422),
        (b'{"game":"mia","name":"A","admin":true}', 422),
        (b'{"game":"mia","name":7}', 422),
        (b'{"game":"mia","name":"A","changes":{"lives":[1]}}', 422),
        (b'{"game":"mia","name":"A","changes":{"lives":1.5}}', 422),
    ):
        answer = await http.post("/api/tables", content=body, headers=said)
        _refused(answer, status, "wire-refused-unreadable")
    long = await http.post("/api/tables", content=b" " * 8193, headers=said)
    _refused(long, 413, "wire-refused-too-long")

    async def drops() -> Any:
        for _ in range(9):
            yield b" " * 1000

    streamed = await http.post("/api/tables", content=drops(), headers=said)
    _refused(streamed, 411, "wire-refused-length")
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        answer = await http.post("/api/tables", content=b"{}", headers={"content-type": kind})
        _refused(answer, 415, f"wire-refused-{'' if kind else 'no-'}media-type")
    assert await _rows(served) == (0, 0)


async def test_addresses_and_methods_that_are_none(http: Http) -> None:
    _refused(await http.get("/api/nothing"), 404, "wire-refused-not-found")
    _refused(await http.get("/api"), 404, "wire-refused-not-found")
    _refused(await http.get("/missing.js"), 404, "wire-refused-not-found")
    wrong = await http.delete("/api/tables")
    _refused(wrong, 405, "wire-refused-method")
    assert wrong.headers["allow"] == "POST"
    _refused(await http.put("/"), 405, "wire-refused-method")


UNKNOWN = (
    *("/metrics/x", "/nothing", "/t", "/t/a/b", "/t/abc/coach/0", "/wp-admin/"),
    *("/rules/mia/x", "/explore/Mia", "/missing.js", "/t/a/coach/1/2"),
)


async def test_an_unknown_address_is_404_in_the_readers_language(http: Http) -> None:
    for path in UNKNOWN:
        _refused(await http.get(path), 404, "wire-refused-not-found")
        for language, words in (("en-GB", "There is nothing"), ("uk-UA,uk;q=0.9", "нічого немає")):
            asked = {"accept": "text/html,*/*;q=0.8", "accept-language": language}
            answer = await http.get(path, headers=asked)
            assert answer.status_code == 404, path
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-store"
            assert words in answer.text
            assert '<a class="button gold" href="/">' in answer.text
            assert "<script" not in answer.text
            assert len(answer.content) < 2000


PAGES = (
    *("/", "/t/abcdefghijkmnpqr", "/t/abcdefghijkmnpqr/coach/12", "/t/abcdefghijkmnpqr/replay/3"),
    *("/me", "/explore", "/explore/mia", "/strength/mia"),
    *("/rules", "/rules/french_poker", "/rules/sword_of_lies/"),
)
NO_TABLES = ("/t/abc/", "/t/abc/coach/12", "/t/%E0%A4%A")
"""Addresses that look like table addresses, but cannot belong to any table."""


async def test_every_page_of_the_client_is_there(http: Http) -> None:
    for status, paths in ((200, PAGES), (404, NO_TABLES)):
        for path in paths:
            answer = await http.get(path)
            assert answer.status_code == status, path
            assert '<div id="app">' in answer.text, path


async def test_every_answer_is_guarded(http: Http) -> None:
    for path in ("/", "/t/abc", "/api/games", "/api/nothing"):
        answer = await http.get(path)
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self';")
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "cross-origin-opener-policy" not in answer.headers
        assert "server" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers


async def test_webassembly_is_for_workers_only(http: Http) -> None:
    page = await http.get("/")
    (script,) = re.findall(r'src="(/assets/[^"]+[.]js)"', page.text)
    answer = await http.get(script)
    (policy,) = answer.headers.get_list("content-security-policy")
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "wasm" not in page.headers["content-security-policy"]


async def test_head_is_get_without_a_body(http: Http) -> None:
    for path in ("/api/games", "/", "/api/nothing"):
        got, headed = await http.get(path), await http.head(path)
        assert headed.status_code == got.status_code
        assert headed.content == b""
        assert headed.headers["content-length"] == got.headers["content-length"]


async def test_too_many_requests_get_a_waiting_time(tmp_path: Path) -> None:
    few = msgspec.structs.replace(FREELY, tables=Rate(2, 60), sessions=Rate(3, 60))
    async with serving(tmp_path, rates=few) as served, guests(served.base, "Ann", "Eve") as people:
        ann, eve = people
        await ann.open()
        await ann.open()
        answer = await ann.http.post("/api/tables", json={"game": "mia", "name": "A"})
        _refused(answer, 429, "wire-refused-too-fast")
        assert int(answer.headers["retry-after"]) == 31, "half a minute, rounded up"
        for _ in range(2):
            eve.http.cookies.clear()
            assert (await eve.http.post("/api/session")).status_code == 200
        eve.http.cookies.clear()
        last = await eve.http.post("/api/session")
        _refused(last, 429, "wire-refused-too-fast")
        spoofed = {"x-forwarded-for": "203.0.113.9"}
        eve.http.cookies.clear()
        last = await eve.http.post("/api/session", headers=spoofed)
        _refused(last, 429, "wire-refused-too-fast")
