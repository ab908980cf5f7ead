"""Sends stored calls to push services and webhooks.

Rules of this file
1. A call is reserved in the store before it is sent, and deleted afterwards. A server that dies in
   between sends it again, or another server does, ``HOLD`` milliseconds later.
2. Failed calls are retried ``TRIES`` times, after ever longer waits. A recipient that refuses a
   call is forgotten.
3. At most ``AT_ONCE`` requests run at once, and each of them ends (``outgoing``).
4. The log names the host of a recipient only, because the complete address is a secret.
"""

import asyncio
import logging
from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import Final

import h11

from mendax.server.calling import messages, web_push
from mendax.server.calling.due_calls import CallTold
from mendax.server.calling.outgoing import AddressRefused, Outgoing, OutsideAnswer, permitted
from mendax.server.clock import Clock, Timer
from mendax.server.processes.background_tasks import BackgroundTasks
from mendax.server.settings.settings import ServerSettings
from mendax.server.store import calls
from mendax.server.store.calls import WEBHOOK, PendingCall, Subscription, Webhook
from mendax.server.store.store import Store, StoreError
from mendax.server.wire.messages import decode_body

_log = logging.getLogger("mendax.calls")

EVERY: Final = 15.0
"""Seconds between looks for calls. A player who moves within this time is not called."""
HOLD: Final = 60_000
"""How long a call is reserved, in milliseconds. A request takes at most a sixth of it."""
AT_ONCE: Final = 32
"""The maximum number of concurrent requests."""
TRIES: Final = 6
"""The maximum number of attempts to deliver a call."""
_FIRST_WAIT: Final = 30_000
_LONGEST_WAIT: Final = 6 * 3_600_000
_DAY_MINUTES: Final = 24 * 60
_LIFETIME: Final = 86_400
"""How long a push service keeps a call without a deadline, in seconds."""
_LONGEST_LIFETIME: Final = 28 * 86_400
_AGAIN: Final = (408, 425, 429)
"""The statuses below 500 after which a call is retried."""


class CallSender:
    """Sends the calls of one server."""

    def __init__(
        self,
        store: Store,
        settings: ServerSettings,
        clock: Callable[[], Clock],
        outgoing: Outgoing | None = None,
    ) -> None:
        """Schedule the first look. This requires a running loop."""
        self._store, self._settings, self._clock = store, settings, clock
        self.outgoing = outgoing or Outgoing()
        """Sends the requests. Tests replace it."""
        self._signer: web_push.Signer | None = None
        self._tasks = BackgroundTasks()
        self._timer: Timer = clock().call_later(EVERY, self._begin)

    async def signer(self) -> web_push.Signer | None:
        """Return the signer of requests to push services, or None if this server has no Web Push.

        Raises ``StoreError``.
        """
        if not self._settings.push_services or not web_push.is_installed():
            return None
        if self._signer is None:
            key = await self._store.change(partial(calls.push_key, web_push.new_key()))
            self._signer = web_push.Signer(key, self._contact)
        return self._signer

    @property
    def _contact(self) -> str:
        named = self._settings.contact
        if named or not self._settings.names:
            return f"mailto:{named}" if "@" in named and ":" not in named else named
        return f"https://{self._settings.names[0]}{self._settings.root}"

    def close(self) -> None:
        """Stop sending. A request that is interrupted is sent again after the next start."""
        self._timer.cancel()
        self._tasks.cancel()

    def _begin(self) -> None:
        self._tasks.begin(self._look_and_go_on())

    async def _look_and_go_on(self) -> None:
        try:
            with suppress(StoreError):  # the next look finds the same calls
                await self.look()
        finally:
            self._timer = self._clock().call_later(EVERY, self._begin)

    async def look(self) -> None:
        """Send all calls that are due. Raises ``StoreError``."""
        while await self._store.ask(partial(calls.is_due, self._clock().now())):
            reserve = partial(calls.reserve, self._clock().now(), HOLD, AT_ONCE)
            found = await self._store.change(reserve)
            await asyncio.gather(*map(self._send, found))

    async def _send(self, call: PendingCall) -> None:
        now = self._clock().now()
        if (call.until and call.until <= now) or call.tries > TRIES:
            await self._store.change(partial(calls.done, call))
        elif call.person == WEBHOOK:
            found = await self._store.ask(partial(calls.webhook, call.table))
            await self._settle(call, await self._to_webhook(call, found))
        else:
            browser = await self._store.ask(partial(calls.subscription, call.target))
            if browser is not None and (end := quiet_until(browser, now)):
                await self._store.change(partial(calls.postpone, call, end, False))
            else:
                await self._settle(call, await self._to_browser(call, browser))

    async def _to_webhook(self, call: PendingCall, found: Webhook | None) -> OutsideAnswer | None:
        """Send a call to a webhook, and return the answer, or None without one."""
        if found is None:
            return OutsideAnswer(200, 0)
        told = _told(call)
        body = messages.to_webhook(call, told, found.language, self._settings)
        headers = {"content-type": "application/json"}
        return await self._post(found.url, self._settings.webhooks, headers, body)

    async def _to_browser(
        self, call: PendingCall, found: Subscription | None
    ) -> OutsideAnswer | None:
        """Send a call to a browser, and return the answer, or None without one."""
        signer = await self.signer()
        if found is None or signer is None:
            return OutsideAnswer(200, 0)
        now = self._clock().now()
        told = _told(call)
        message = messages.to_browser(call, told, found.language)
        body = await asyncio.to_thread(web_push.encrypted, message, found.key, found.secret)
        lifetime = (call.until - now) // 1000 if call.until else _LIFETIME
        topic = urlsafe_b64encode(sha256(call.table.encode()).digest()[:24]).decode()
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(max(1, min(lifetime, _LONGEST_LIFETIME))),
            "urgency": "normal",
            "topic": topic,
        }
        host = call.target.removeprefix("https://").partition("/")[0]
        headers["authorization"] = signer.authorization(host, now)
        return await self._post(call.target, self._settings.push_hosts, headers, body)

    async def _post(
        self, url: str, hosts: tuple[str, ...], headers: dict[str, str], body: bytes
    ) -> OutsideAnswer | None:
        try:
            return await self.outgoing.post(permitted(url, hosts), headers, body)
        except AddressRefused as error:
            _log.warning("a recipient of calls is forgotten: %s", error.reason.key)
            return OutsideAnswer(403, 0)
        except (OSError, TimeoutError, h11.RemoteProtocolError) as error:
            _log.info("a call was not delivered: %s", type(error).__name__)
            return None

    async def _settle(self, call: PendingCall, answer: OutsideAnswer | None) -> None:
        """Delete, retry or refuse a call after an attempt."""
        work = partial(calls.done, call)
        if answer is None or answer.status >= 500 or answer.status in _AGAIN:
            if call.tries < TRIES:
                wait = _FIRST_WAIT * 4 ** (call.tries - 1)
                if answer is not None:
                    wait = max(wait, 1000 * answer.retry_after)
                at = self._clock().now() + min(wait, _LONGEST_WAIT)
                work = partial(calls.postpone, call, at, True)
        elif not 200 <= answer.status < 300:
            _log.info("a recipient of calls is forgotten: status %d", answer.status)
            if call.person == WEBHOOK:
                work = partial(calls.remove_webhook, call.table)
            else:
                work = partial(calls.unsubscribe, call.target)
        await self._store.change(work)


def _told(call: PendingCall) -> CallTold:
    told: CallTold = decode_body(call.told.encode(), CallTold)
    return told


def quiet_until(browser: Subscription, now: int) -> int:
    """Return the end of the current quiet hours in milliseconds since 1970, or 0 outside them."""
    minutes, start = now // 60_000, browser.quiet_from
    length = (browser.quiet_to - start) % _DAY_MINUTES
    since = (minutes - start) % _DAY_MINUTES
    return (minutes - since + length) * 60_000 if since < length else 0
