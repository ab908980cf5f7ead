"""A slow game of three over "a day each", of which one plays in a real browser and is called there.

The Chromium of the tests has no push service. The subscription is therefore made by a stub of
``PushManager`` with real keys, and the push service of the test decrypts what the browser would
receive. The page, the server and the encryption are the real ones.

The last test needs a whole Chromium, as in ``CHROMIUM=chromium``: its service worker receives a
message and shows the notification. The headless shell refuses notifications.
``web/sw.test.js`` tests the service worker in any case.
"""

import asyncio
import json
import random
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from mendax.server.calling.outgoing import Outgoing
from mendax.server.store import calls
from mendax.server.tables.slow_tables import SlowTables
from testbed.evening import attempts, open_table, play_on, start
from testbed.push_service import HOST, Browser, PushService
from tests.server.guests import FREELY, Guest, Served, any_action, serving
from tests.server.hand_clock import HandClock
from tests.web.conftest import WITH_SERVICE_WORKER, Arrive

pytestmark = pytest.mark.proof

T = TypeVar("T")
DAY = 86_400
SUBSCRIBES = """(own) => {
  const bytes = (text) => Uint8Array.from(
    atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0)).buffer;
  const made = (key) => ({
    endpoint: own.endpoint,
    options: { applicationServerKey: bytes(key) },
    toJSON: () => ({ endpoint: own.endpoint, keys: { p256dh: own.key, auth: own.secret } }),
    unsubscribe: async () => (localStorage.removeItem("subscribed"), true),
  });
  PushManager.prototype.getSubscription = async () => {
    const key = localStorage.getItem("subscribed");
    return key && made(key);
  };
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey: key }) => {
    if (!userVisibleOnly) throw new Error("Chromium refuses silent messages");
    localStorage.setItem("subscribed", key);
    return made(key);
  };
}"""

SHOWN = """() => navigator.serviceWorker.ready
  .then((registration) => registration.getNotifications())
  .then((all) => all.map(({ title, body }) => ({ title, body })))"""


class Slow:
    """A server in another thread, whose clock the test advances."""

    def __init__(self, folder: Path) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever)
        self._thread.start()
        self._stack = AsyncExitStack()
        self.clock = HandClock()
        self.service = PushService()
        self.served: Served = self.run(self._opened(folder))

    async def _opened(self, folder: Path) -> Served:
        given: dict[str, Any] = {"database": "", "push_services": (HOST,)}
        made = await self._stack.enter_async_context(serving(folder, FREELY, **given))
        registry = made.context.registry
        registry.clock = self.clock
        registry.slow_tables.close()
        registry.slow_tables = SlowTables(made.context.store, self.clock, registry.wake)
        registry.slow_tables.close()
        made.context.calls.outgoing = Outgoing(self.service.resolve, self.service.connect)
        return made

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Return the result of ``work``, which runs in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(120)

    async def pass_time(self, seconds: int) -> None:
        """Let time pass, wake slow games and send calls."""
        registry = self.served.context.registry
        self.clock.leap(seconds)
        await registry.slow_tables.look()
        for live in registry.in_memory():
            await live.settled()
        await self.served.context.calls.look()

    def close(self) -> None:
        self.run(self.service.close())
        self.run(self._stack.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Slow]:
    """Yield a server for slow games."""
    made = Slow(tmp_path)
    yield made
    made.close()


class Called:
    """A browser whose push messages the test delivers."""

    def __init__(self, page: Page, browser: Browser, slow: Slow) -> None:
        self._slow, self._browser = slow, browser
        self.context: BrowserContext = page.context
        self.page = page
        own = json.dumps(browser.subscription())
        self.context.add_init_script(f"({SUBSCRIBES})({own})")

    def received(self) -> list[dict[str, Any]]:
        """Return the messages that the push service has decrypted for this browser."""
        return list(self._slow.service.to(self._browser))


async def moved(guest: Guest, table: str, luck: random.Random) -> None:
    """Look at the table, make all moves that are due, and leave."""
    tab = await guest.enter(table)
    while tab.game and tab.game["offers"]:
        answer = await tab.act(**any_action(tab.game["offers"], luck))
        await tab.reaches(answer["number"])
    await tab.close()


async def sat(guest: Guest, table: str) -> None:
    tab = await guest.enter(table, sit=True)
    await tab.close()


def test_a_player_is_called_to_a_closed_page(slow: Slow, visitor: Callable[..., Page]) -> None:
    luck, base = random.Random(2), slow.served.base
    page = visitor(locale="en-GB", permissions=["notifications"], **WITH_SERVICE_WORKER)
    called = Called(page, slow.service.browser(), slow)
    page.goto(base)
    open_table(page, "mia", changes={"turn_clock": DAY, "lives": 3}, name="Ann")
    table = page.url.rpartition("/")[2]
    others = [Guest(base, "Ben"), Guest(base, "Eva")]
    for guest in others:
        slow.run(sat(guest, table))
    start(page)
    offer = page.get_by_role("complementary", name="even if this page is closed")
    live = slow.served.live(table)

    def has_moved() -> bool:
        """Let the others move until the player has moved, which leads to the offer."""
        asked = live.table.to_act().deadline
        if asked is None or asked.seats == (0,):
            return False
        if any(actor == 0 for _, actor, _ in live.table.state.running().moves):
            return True
        for guest in others:
            slow.run(moved(guest, table, luck))
        return False

    play_on([page], has_moved)
    offer.get_by_role("button", name="Yes, notify me").click()
    expect(offer).to_be_hidden()
    person = live.table.people()[0]
    assert person is not None
    subscribed = slow.served.context.store.ask(partial(calls.of_person, person))
    assert len(slow.run(subscribed)) == 1
    page.goto("about:blank")
    shown: list[dict[str, Any]] = []
    for _ in attempts("the player's turn"):
        for guest in others:
            slow.run(moved(guest, table, luck))
        slow.run(slow.pass_time(20))
        if shown := called.received():
            break
    (call,) = shown
    assert call["title"] == "Your turn: Mia"
    assert call["body"] == "Until %until%. Then the server plays for you."
    assert call["until"] > slow.clock.now()
    back = called.context.new_page()
    back.goto(f"{base}/t/{call['table']}")
    expect(back.get_by_text("is played for you")).to_be_visible()
    for guest in others:
        slow.run(guest.go())


def test_a_browser_shows_a_call(guest: Arrive) -> None:
    page = guest(permissions=["notifications"], timezone_id="UTC", **WITH_SERVICE_WORKER)
    if page.evaluate("Notification.permission") != "granted":
        pytest.skip("the headless shell refuses notifications")
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    devtools.send("ServiceWorker.enable")
    for _ in attempts("the service worker"):
        if found:
            break
        page.wait_for_timeout(60)
    origin = page.evaluate("location.origin")
    call = {"table": "m" * 16, "until": 1_900_000_000_000, "language": "en-GB", "body": "%until%."}
    for title in ("Your turn: Mia", "The game is over"):
        told = json.dumps(call | {"title": title})
        message = {"origin": origin, "registrationId": found[0], "data": told}
        devtools.send("ServiceWorker.deliverPushMessage", message)
        for _ in attempts(title):
            if page.evaluate(SHOWN) == [{"title": title, "body": "Sun 17:46."}]:
                break
            page.wait_for_timeout(60)
