"""Tests that every call arrives, at most those in flight twice, and that recipients are bounded."""

import asyncio
import json
import shutil
from collections.abc import Sequence
from contextlib import closing
from itertools import pairwise, product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from mendax.server.calling import outgoing
from mendax.server.calling.due_calls import CallTold
from mendax.server.calling.messages import to_webhook
from mendax.server.calling.sender import HOLD, TRIES, quiet_until
from mendax.server.settings.settings import ServerSettings
from mendax.server.store import calls
from mendax.server.store.calls import WEBHOOK, PendingCall, Subscription, Webhook
from mendax.server.store.schema import connected_to_read
from mendax.words import LANGUAGES
from testbed.push_service import HOST, Browser, PushService, answer
from tests.server.calling.conftest import TOLD, Sending
from tests.server.hand_clock import HandClock

HOOK = "https://hooks.example.org/secret"


def path(browser: Browser) -> str:
    return browser.endpoint.removeprefix(f"https://{HOST}")


async def test_a_call_is_encrypted_signed_and_in_the_language_of_its_browser(
    sending: Sending, service: PushService
) -> None:
    until = sending.clock.now() + 3_600_000
    browsers = {language: service.browser() for language in LANGUAGES}
    for language, browser in browsers.items():
        await sending.subscribe("ann", browser, lang=language)
    other = service.browser()
    await sending.subscribe("ben", other)
    await sending.call("ann", until=until)
    await sending.look()
    assert service.to(other) == []
    titles = set()
    for language, browser in browsers.items():
        (said,) = service.to(browser)
        assert (said["language"], said["table"], said["until"]) == (language, "t1", until)
        assert "%until%" in said["body"]
        titles.add(said["title"])
    assert len(titles) == len(LANGUAGES)
    headers = service.received[0].headers
    assert headers["ttl"] == "3600"
    assert len(headers["topic"]) == 32
    assert "t1" not in headers["topic"]
    assert await sending.pending() == 0


async def test_a_kill_at_any_moment_loses_no_call(tmp_path: Path, service: PushService) -> None:
    """The files are copied before and after each request and each change, as a kill leaves them.

    Another server starts on each copy. Together, both deliver every call, and only a call that was
    in flight is delivered twice.
    """
    clock = HandClock()
    first = Sending(tmp_path / "data", clock, service)
    browsers = {name: service.browser() for name in ("ann", "ben", "eva")}
    for person, browser in browsers.items():
        await first.subscribe(person, browser)
    await first.change(calls.set_webhook, Webhook("t1", HOOK, "en"))
    copies: list[tuple[Path, list[str], set[str]]] = []
    in_flight: set[str] = set()

    def delivered() -> list[str]:
        return [one.path for one in service.received]

    def copy() -> None:
        kept = tmp_path / f"copy{len(copies)}"
        kept.mkdir()
        for file in first.folder.glob("mendax.sqlite3*"):
            shutil.copy(file, kept)
        copies.append((kept, delivered(), set(in_flight)))

    post, change = first.sender.outgoing.post, first.store.change

    async def posted(
        address: outgoing.OutsideAddress, headers: dict[str, str], body: bytes
    ) -> object:
        in_flight.add(address.target)
        copy()
        answered = await post(address, headers, body)
        copy()
        return answered

    async def changed(work: object) -> object:
        done = await change(work)  # type: ignore[arg-type,var-annotated]
        still = {path(b) for b in browsers.values()} | {"/secret"}
        in_flight.intersection_update(still - settled(first))
        copy()
        return done

    def settled(one: Sending) -> set[str]:
        with closing(connected_to_read(one.folder / "mendax.sqlite3")) as db:
            left = {row[0] for row in db.execute("SELECT target FROM calls")}
        return {p for p in in_flight if not any(target.endswith(p) for target in left)}

    await first.call("ann", "ben", "eva", WEBHOOK)
    first.sender.outgoing.post = posted  # type: ignore[method-assign,assignment]
    first.store.change = changed  # type: ignore[method-assign,assignment]
    await first.look()
    first.store.change = change  # type: ignore[method-assign]
    await first.close()
    assert len(copies) > 10
    everyone = {path(browser) for browser in browsers.values()} | {"/secret"}
    for folder, before, flying in copies:
        clock.leap(HOLD / 1000)
        service.received.clear()
        second = Sending(folder, clock, service)
        await second.look()
        both = before + delivered()
        assert set(both) == everyone, "no call is lost"
        twice = {one for one in both if both.count(one) > 1}
        assert twice <= flying
        assert max(map(both.count, both)) <= 2
        assert await second.pending() == 0
        await second.close()


async def test_two_servers_send_each_call_once(sending: Sending, service: PushService) -> None:
    browsers = [service.browser() for _ in range(40)]
    for number, browser in enumerate(browsers):
        await sending.subscribe(f"p{number}", browser)
    await sending.call(*(f"p{number}" for number in range(40)))
    await asyncio.gather(*(sending.sender.look() for _ in range(3)))
    assert [len(service.to(browser)) for browser in browsers] == [1] * 40


@pytest.mark.parametrize("how", ["never", "503", "429", "nonsense", "no name"])
async def test_failures_are_retried_ever_later_and_then_given_up(
    sending: Sending, service: PushService, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, times = service.browser(), list[int]()
    await sending.subscribe("ann", browser)
    answers = {
        "503": answer(503),
        "429": answer(429, "retry-after: 7200"),
        "nonsense": b"\0\r\n\r\n",
    }
    service.answers[path(browser)] = [answers.get(how, b"")] * (TRIES + 1)
    if how == "never":
        monkeypatch.setattr(outgoing, "LIMIT", 0)
    if how == "no name":
        service.names[HOST] = [()]
    resolve = service.resolve

    async def noted(host: str) -> Sequence[str]:
        times.append(sending.clock.now() // 1000)
        return await resolve(host)

    sending.sender.outgoing = outgoing.Outgoing(noted, service.connect)
    await sending.call("ann")
    for _ in range(2_000):
        await sending.look(30)
    waits = [after - before for before, after in pairwise(times)]
    shortest = 7_200 if how == "429" else 30
    assert len(times) == TRIES
    assert waits == sorted(waits)
    assert waits[0] >= shortest
    assert waits[-1] >= 7_000
    assert await sending.pending() == 0
    assert await sending.store.ask(lambda db: calls.of_person("ann", db)), "it is not forgotten"


@pytest.mark.parametrize("status", [301, 307, 400, 403, 404, 410])
async def test_a_recipient_that_refuses_is_forgotten(
    sending: Sending, service: PushService, status: int
) -> None:
    gone, kept = service.browser(), service.browser()
    for browser in (gone, kept):
        await sending.subscribe("ann", browser)
    await sending.change(calls.set_webhook, Webhook("t1", HOOK, "en"))
    service.answers = {
        p: [answer(status, "location: https://127.0.0.1/")] for p in (path(gone), "/secret")
    }
    await sending.call("ann", WEBHOOK)
    await sending.look()
    await sending.call("ann", WEBHOOK)
    await sending.look()
    assert len(service.to(kept)) == 2
    assert service.to(gone) == []
    assert len(service.connected) == 4
    assert await sending.store.ask(lambda db: calls.webhook("t1", db)) is None
    assert await sending.pending() == 0


async def test_a_webhook_whose_name_turns_private_is_forgotten(
    sending: Sending, service: PushService
) -> None:
    await sending.change(calls.set_webhook, Webhook("t1", HOOK, "en"))
    service.names["hooks.example.org"] = [("10.0.0.1",)]
    await sending.call(WEBHOOK)
    await sending.look()
    assert service.connected == []
    assert await sending.store.ask(lambda db: calls.webhook("t1", db)) is None


async def test_a_webhook_receives_a_harmless_sentence(
    sending: Sending, service: PushService
) -> None:
    await sending.change(calls.set_webhook, Webhook("t1", HOOK, "en"))
    told = '{"game":"french_poker","address":"t1","names":["@everyone","<!channel>"]}'
    await sending.call(WEBHOOK, told=told)
    await sending.look()
    (said,) = service.received
    assert (said.host, said.path) == ("hooks.example.org", "/secret")
    assert said.said == {
        "text": "French poker is waiting for ＠everyone, ‹!channel›.",
        "content": "French poker is waiting for ＠everyone, ‹!channel›.",
        "kind": "turn",
        "game": "french_poker",
        "names": ["＠everyone", "‹!channel›"],
        "until": 0,
        "url": None,
        "allowed_mentions": {"parse": []},
    }


def test_a_webhook_links_only_to_a_named_server_with_https() -> None:
    call, told = (
        PendingCall("t1", HOOK, WEBHOOK, "turn", "", 0, 0, 1),
        CallTold("mia", "a1", ("Ann",)),
    )
    for names, secure in product(((), ("m.example",)), (False, True)):
        said = json.loads(to_webhook(call, told, "en", ServerSettings(names=names, secure=secure)))
        link = "https://m.example/t/a1" if names and secure else None
        assert (said["url"], said["text"].endswith(f" {link}")) == (link, link is not None)


async def test_a_late_call_and_an_answered_call_are_not_sent(
    sending: Sending, service: PushService
) -> None:
    browser = service.browser()
    await sending.subscribe("ann", browser)
    await sending.call("ann", until=sending.clock.now() + 1_000)
    await sending.look(1)
    await sending.call("ann")
    await sending.call()
    await sending.look()
    assert service.to(browser) == []
    assert await sending.pending() == 0


MINUTES = some.integers(0, 1439)


@given(start=MINUTES, end=MINUTES, now=some.integers(0, 3 * 1440))
def test_quiet_hours_end_at_their_end(start: int, end: int, now: int) -> None:
    browser = Subscription("", "ann", b"", b"", "en", start, end, 0)
    day, minute = divmod(now, 1440)
    quiet = start <= minute < end if start <= end else not end <= minute < start
    later = [m for m in range(now, now + 1441) if m % 1440 == end]
    assert quiet_until(browser, now * 60_000) == (later[0] * 60_000 if quiet else 0), day


async def test_a_call_waits_for_the_end_of_quiet_hours(
    sending: Sending, service: PushService
) -> None:
    """A newer call replaces it in the meantime."""
    asleep, awake = service.browser(), service.browser()
    minute = sending.clock.now() // 60_000 % 1440
    await sending.subscribe("ann", asleep, minute, (minute + 480) % 1440)
    await sending.subscribe("ann", awake)
    for address in ("t1", "t2"):
        await sending.call("ann", told=TOLD.replace("t1", address))
        await sending.look(3_600)
    assert (len(service.to(asleep)), len(service.to(awake))) == (0, 2)
    await sending.look(6 * 3_600)
    assert [said["table"] for said in service.to(asleep)] == ["t2"]
