"""Tests of the operations on calls, by rude and by polite people."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from mendax.server.calling import web_push
from mendax.server.calling.outgoing import Outgoing
from mendax.server.calling.sender import CallSender
from mendax.server.settings.settings import Rate, Rates, ServerSettings
from mendax.server.store import calls
from mendax.server.store.calls import Calls, PlayerCall
from mendax.words import Words
from testbed.push_service import HOST, PushService
from tests.server.calling.conftest import SETTINGS
from tests.server.guests import FREELY, Guest, Served, guests, seated, serving
from tests.server.hand_clock import HandClock

ALLOWED: dict[str, Any] = {
    "push_services": (HOST,),
    "webhooks": ("hooks.example.org", "intern.example.org"),
    "database": "",
}
HOOK = "https://hooks.example.org/secret"


@pytest.fixture
async def served(tmp_path: Path, service: PushService) -> AsyncIterator[Served]:
    """Yield a server that reaches only the test's service."""
    async with serving(tmp_path / "data", FREELY, **ALLOWED) as made:
        made.context.calls.outgoing = Outgoing(service.resolve, service.connect)
        yield made


async def post(guest: Guest, where: str, **body: Any) -> tuple[int, str]:
    """Return the status of a request and the key of its refusal, which is a sentence."""
    answer = await guest.http.post(where, json=body)
    if answer.status_code < 300:
        return answer.status_code, ""
    problem = answer.json()
    assert problem["text"] == Words("en").say(
        problem["reason"]["key"], **problem["reason"].get("arguments", {})
    )
    return answer.status_code, problem["reason"]["key"]


def browser(service: PushService, **fields: Any) -> dict[str, Any]:
    return {**service.browser().subscription(), "language": "de", **fields}


async def test_a_stranger_can_subscribe_no_browser(served: Served, service: PushService) -> None:
    async with guests(served.base, "Ann") as (ann,):
        refused = (403, "persons-nobody")
        assert await post(ann, "/api/calls/browser", **browser(service)) == refused
        assert await post(ann, "/api/calls/end", endpoint="https://a/") == refused


@pytest.mark.parametrize(
    ("fields", "refusal"),
    [
        ({"endpoint": "https://127.0.0.1/send/1"}, "calls-host-not-allowed"),
        ({"endpoint": "https://[::ffff:127.0.0.1]/send/1"}, "calls-host-not-allowed"),
        ({"endpoint": "https://localhost/send/1"}, "calls-host-not-allowed"),
        ({"endpoint": f"http://{HOST}/send/1"}, "calls-bad-address"),
        ({"endpoint": f"https://{HOST}:22/send/1"}, "calls-bad-address"),
        ({"endpoint": f"https://{HOST}.evil.net/"}, "calls-host-not-allowed"),
        ({"endpoint": "https://hooks.example.org/"}, "calls-host-not-allowed"),
        ({"endpoint": "https://a/" + "a" * 1_000}, "wire-refused-unreadable"),
        ({"key": "AAAA"}, "calls-bad-key"),
        ({"key": "ä"}, "calls-bad-key"),
        ({"secret": "AAAA"}, "calls-bad-key"),
        ({"quiet_from": 1_440}, "wire-refused-unreadable"),
    ],
)
async def test_a_wrong_subscription_is_refused_in_words(
    served: Served, service: PushService, fields: dict[str, Any], refusal: str
) -> None:
    async with guests(served.base, "Ann") as (ann,):
        await seated([ann])
        status, key = await post(ann, "/api/calls/browser", **browser(service, **fields))
        assert (status, key) == (422, refusal)


@pytest.mark.parametrize(
    ("rate", "sent", "stored"), [(Rates().calls, 1_000, 30), (FREELY.calls, 100, 100)]
)
async def test_a_thousand_subscriptions_are_bounded(
    tmp_path: Path, service: PushService, rate: Rate, sent: int, stored: int
) -> None:
    """The address has a limit, and a person has few browsers even without that limit."""
    async with (
        serving(tmp_path, replace(FREELY, calls=rate), **ALLOWED) as served,
        guests(served.base, "Ann") as (ann,),
    ):
        await seated([ann])
        one = browser(service)
        done = [
            await post(ann, "/api/calls/browser", **one | {"endpoint": f"{one['endpoint']}{n}"})
            for n in range(sent)
        ]
        assert done == [(200, "")] * stored + [(429, "wire-refused-too-fast")] * (sent - stored)
        data = (await ann.http.get("/api/person")).json()["rows"]
        assert len(data["subscriptions"]) == Rates().browsers_per_person
        assert any(one["endpoint"].endswith(f"{stored - 1}") for one in data["subscriptions"])


async def test_without_the_package_there_is_no_push(
    served: Served, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(served.base, "Ann") as (ann,):
        await seated([ann])
        assert (await ann.http.get("/api/calls")).json()["push_key"]
        monkeypatch.setattr(web_push, "is_installed", lambda: False)
        told = (await ann.http.get("/api/calls")).json()
        assert told == {"push_key": None, "webhooks": True}
        assert await post(ann, "/api/calls/browser", **browser(service)) == (403, "calls-off")


@pytest.mark.parametrize(
    ("url", "refusal"),
    [
        ("https://127.0.0.1/", "calls-host-not-allowed"),
        ("https://[::1]/", "calls-host-not-allowed"),
        ("http://hooks.example.org/", "calls-bad-address"),
        ("https://example.com/", "calls-host-not-allowed"),
        ("https://intern.example.org/", "calls-private-address"),
    ],
)
async def test_a_webhook_to_a_private_place_is_refused_in_words(
    served: Served, service: PushService, url: str, refusal: str
) -> None:
    service.names["intern.example.org"] = [("::ffff:192.168.0.1",)]
    async with guests(served.base, "Ann") as (ann,):
        (tab,) = await seated([ann])
        where = f"/api/tables/{tab.table['id']}/webhook"
        assert await post(ann, where, url=url, language="en") == (422, refusal)
        assert service.connected == []


async def test_only_the_host_has_the_webhook_and_no_one_reads_its_address(
    served: Served, service: PushService
) -> None:
    async with guests(served.base, "Ann", "Ben", "Eva") as (ann, ben, eva):
        tabs = await seated([ann, ben])
        table = tabs[0].table["id"]
        where = f"/api/tables/{table}/webhook"
        for guest, refusal in ((ben, "calls-not-host"), (eva, "calls-not-seated")):
            assert await post(guest, where, url=HOOK, language="en") == (403, refusal)
            assert (await guest.http.delete(where)).status_code == 403
        assert await post(ann, where, url=HOOK, language="xx") == (200, "")
        for guest in (ann, ben):
            answer = await guest.http.get(f"/api/tables/{table}/calls")
            assert answer.json() == {
                "muted": False,
                "webhook": "hooks.example.org",
                "host": guest is ann,
            }
            assert "secret" not in answer.text
        assert (await ann.http.delete(where)).status_code == 200
        assert (await ann.http.get(f"/api/tables/{table}/calls")).json()["webhook"] is None


async def test_mistakes_are_called_once_at_their_time(served: Served, service: PushService) -> None:
    where, now = "/api/calls/reminder", served.context.registry.clock.now()
    day, clock = 24 * 3_600_000, HandClock(now)
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        await seated([ann, ben])
        phone = service.browser()
        sent = {**phone.subscription(), "language": "de"}
        assert (await post(ann, "/api/calls/browser", **sent))[0] == 200
        remind = {"endpoint": phone.endpoint, "game": "mia", "at": now + day, "count": 3}
        for guest, changed, refusal in (
            (ben, {}, (403, "calls-no-browser")),
            (ann, {"endpoint": "https://a/"}, (403, "calls-no-browser")),
            (ann, {"game": "chess"}, (422, "practice-refused-game")),
            (ann, {"at": now + 31 * day}, (422, "calls-too-late")),
            (ann, {"at": -1}, (422, "wire-refused-unreadable")),
            (ann, {"count": 61}, (422, "wire-refused-unreadable")),
        ):
            assert await post(guest, where, **remind | changed) == refusal

        async def pending() -> list[dict[str, str]]:
            data = (await ann.http.get("/api/person")).json()
            return list(data["rows"]["calls"])

        for removed in ({"count": 0}, {"at": 1}):
            assert await post(ann, where, **remind) == (200, "")
            assert await post(ben, where, **remind | removed) == (200, "")
            assert await pending() == [{"table": "practice", "kind": "mistakes"}]
            assert await post(ann, where, **remind | removed) == (200, "")
            assert await pending() == []
        for count in (3, 1):  # the second replaces the first
            assert await post(ann, where, **remind | {"count": count}) == (200, "")
        renewed = {**sent, "language": "en"}
        assert (await post(ann, "/api/calls/browser", **renewed))[0] == 200
        outgoing = served.context.calls.outgoing
        sender = CallSender(served.context.store, SETTINGS, lambda: clock, outgoing)
        for seconds, calls_sent in ((86_000, 0), (1_000, 1), (86_400, 1)):
            clock.leap(seconds)
            await sender.look()
            assert len(service.to(phone)) == calls_sent
        sender.close()
        (said,) = service.to(phone)
        assert (said["title"], said["page"]) == ("One mistake is due", "practice/mia/mistakes")
        assert await post(ann, where, **remind) == (200, "")
        assert await post(ann, "/api/calls/end", endpoint=phone.endpoint) == (200, "")
        assert await pending() == []


async def test_all_that_is_stored_is_exported_and_erased(
    served: Served, service: PushService
) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        tabs = await seated([ann, ben])
        table = tabs[0].table["id"]
        person = served.live(table).table.people()[0]
        assert person is not None
        phone, laptop = browser(service, quiet_from=60, quiet_to=300), browser(service)
        for one in (phone, laptop):
            assert (await post(ann, "/api/calls/browser", **one))[0] == 200
        tomorrow = served.context.registry.clock.now() + 86_400_000
        remind = {"endpoint": phone["endpoint"], "game": "mia", "at": tomorrow, "count": 1}
        assert await post(ann, "/api/calls/reminder", **remind) == (200, "")
        reminder = {"table": "practice", "kind": "mistakes"}
        made = Calls(1, (PlayerCall(person, "turn", "{}", 0),), (person,), (person,))
        await served.context.store.change(partial(calls.record, table, made))
        data = (await ann.http.get("/api/person")).json()["rows"]
        quiet = {one["endpoint"]: one["quiet_to"] for one in data["subscriptions"]}
        assert quiet == {phone["endpoint"]: 300, laptop["endpoint"]: 0}
        assert {one["kind"]: one["table"] for one in data["calls"]} == {
            "turn": table,
            "mistakes": "practice",
        }
        assert await post(ben, "/api/calls/end", endpoint=phone["endpoint"]) == (200, "")
        assert await post(ann, "/api/calls/end", endpoint=laptop["endpoint"]) == (200, "")
        assert await post(ann, f"/api/tables/{table}/calls", muted=True) == (200, "")
        data = (await ann.http.get("/api/person")).json()["rows"]
        assert [one["endpoint"] for one in data["subscriptions"]] == [phone["endpoint"]]
        assert data["muted"] == [{"table": table}]
        assert data["calls"] == [reminder], "a muted table does not call"
        assert (await ann.http.delete("/api/person")).status_code == 200

        def left(db: Any) -> int:
            places = ("subscriptions", "muted", "calls")
            return sum(db.execute(f"SELECT count(*) FROM {p}").fetchone()[0] for p in places)

        assert await served.context.store.ask(left) == 0


def test_the_default_settings_name_push_services_only() -> None:
    made = ServerSettings()
    assert made.webhooks == ()
    assert made.push_hosts
    assert all("." in host and "*" not in host.removeprefix("*.") for host in made.push_hosts)
