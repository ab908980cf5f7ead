"""The bus by a Valkey (or Redis) that all workers reach: its publish and subscribe.

Rules of this file
1. Telling puts a message into a queue and is done. What Valkey does not take soon is thrown away,
   the oldest first: it would be of no use later.
2. Each worker hears its own beat, told through Valkey like any message. While it does, all is well;
   when it has not for a while, the connections are made anew, whatever they seem to be.
3. Connections are made anew for ever, and nobody waits for them.
4. Nothing of an address is ever said or logged: it may hold a password.
"""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from mendax.core.game import Reason
from mendax.server.bus.interface import Bus, Heard
from mendax.server.bus.listeners import Listeners
from mendax.server.refusal import where
from mendax.server.settings import SettingsError

_log = logging.getLogger("mendax.bus")

_BEAT: Final = 2.0
"""Seconds between two beats of a worker."""
_MISSED: Final = 3
"""Beats that may be missed until the connections count as lost."""
_AGAIN: Final = 0.25
"""Seconds between two tries to connect."""
_PATIENCE: Final = 3.0
"""Seconds for which an answer of Valkey's is waited for."""
_MOST: Final = 10_000
"""Messages that wait to be told."""
_TROUBLE: Final = (RedisError, OSError, TimeoutError)


class ValkeyBus(Bus):
    """The bus of one worker."""

    def __init__(self, url: str) -> None:
        """Made in the running loop; connects by and by. Raises ``SettingsError`` for an address
        that is none."""
        self.worker = secrets.token_hex(8)
        self._name = self.worker.encode()
        self._loop = asyncio.get_running_loop()
        try:
            self._client = _client(url)
            self._client.connection_pool.make_connection()  # type: ignore[no-untyped-call]
        except (ValueError, TypeError, RedisError):
            raise SettingsError(Reason("server-bus-address")) from None
        database = self._client.connection_pool.connection_kwargs.get("db") or 0
        self._prefix = f"mendax/{database}/"  # channels are of the whole Valkey, whatever database
        self._beats = f"worker/{self.worker}"
        self._listeners = Listeners()
        self._waiting: deque[tuple[str, bytes]] = deque(maxlen=_MOST)
        self._something = asyncio.Event()
        """There is something to be told."""
        self._others = asyncio.Event()
        """Other channels are listened to than before."""
        self._beat_told = -float("inf")
        """When the last beat was told, by the loop's clock."""
        self._beat_heard = -float("inf")
        """When the last beat was heard, by the loop's clock."""
        self._closed = False
        self._tasks = [
            self._loop.create_task(self._for_ever(work)) for work in (self._told, self._heard)
        ]

    def tell(self, channel: str, message: bytes) -> None:
        """All other workers that listen to ``channel`` hear ``message``, if all goes well."""
        if not self._closed:
            self._waiting.append((channel, message))
            self._something.set()

    def listen(self, channel: str, heard: Heard) -> Callable[[], object]:
        """From now on ``heard`` is called with what others tell on ``channel``; returns what ends
        that, to be called once."""
        if self._listeners.add(channel, heard):
            self._others.set()

        def end() -> None:
            if self._listeners.remove(channel, heard):
                self._others.set()

        return end

    @property
    def well(self) -> bool:
        """Whether this worker has heard its own beat of late."""
        return self._loop.time() - self._beat_heard < _MISSED * _BEAT

    async def close(self) -> None:
        """Ends it: what waits is not told any more."""
        self._closed = True
        self._listeners.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*_TROUBLE):
            await self._client.aclose()

    # ── what goes on all the time ────────────────────────────────────────────────────────────

    async def _for_ever(self, work: Callable[[], Any]) -> None:
        """Does ``work`` again and again, whatever becomes of it, until the end: connecting may turn
        what cancels it into a lost connection."""
        said = False
        while not self._closed:
            try:
                await work()
                said = False
            except Exception as error:  # whatever it is, the bus must not stay deaf
                if not said:
                    _log.warning("bus: %s in %s", type(error).__name__, where(error))
                said = True
                await asyncio.sleep(_AGAIN)

    async def _told(self) -> None:
        """Tells all that waits as soon as something does, and a beat now and then."""
        try:
            async with asyncio.timeout(_BEAT):
                await self._something.wait()
        except TimeoutError:
            pass
        self._something.clear()
        batch = [*self._waiting]
        self._waiting.clear()
        if self._loop.time() - self._beat_told >= _BEAT or not batch:
            self._beat_told = self._loop.time()
            batch.append((self._beats, b""))
        async with self._client.pipeline(transaction=False) as pipeline:
            for channel, message in batch:
                pipeline.publish(self._prefix + channel, self._name + message)
            await pipeline.execute()

    async def _heard(self) -> None:
        """Hears all that is told, until it has missed some beats. Raises what Valkey raises."""
        pubsub = self._client.pubsub(ignore_subscribe_messages=True)
        changes: asyncio.Task[None] | None = None
        try:
            known = {self._beats, *self._listeners.channels}
            self._others.clear()
            await pubsub.subscribe(*[self._prefix + channel for channel in known])
            changes = self._loop.create_task(self._followed(pubsub, known))
            since = self._loop.time()
            while max(since, self._beat_heard) + _MISSED * _BEAT > self._loop.time():
                self._take(await pubsub.get_message(timeout=_BEAT))
                if changes.done():
                    changes.result()
            raise TimeoutError
        finally:
            if changes is not None:
                changes.cancel()
                await asyncio.gather(changes, return_exceptions=True)
            with suppress(*_TROUBLE):
                await pubsub.aclose()  # type: ignore[no-untyped-call]

    async def _followed(self, pubsub: PubSub, known: set[str]) -> None:
        """Keeps Valkey told which channels are listened to; ``known`` are those it knows of."""
        task = asyncio.current_task()
        while task is None or not task.cancelling():  # which redis-py may swallow
            await self._others.wait()
            self._others.clear()
            now = {self._beats, *self._listeners.channels}
            more, less = now - known, known - now
            known = now
            if more:
                await pubsub.subscribe(*[self._prefix + channel for channel in more])
            if less:
                await pubsub.unsubscribe(*[self._prefix + channel for channel in less])

    def _take(self, message: Any) -> None:
        """A message as Valkey gives it, or None."""
        if message is None or message["type"] != "message":
            return
        text: bytes = message["data"]
        if text.startswith(self._name):
            self._beat_heard = self._loop.time()
            return
        channel: str = message["channel"].decode()
        self._listeners.hear(channel.removeprefix(self._prefix), text[len(self._name) :])


def _client(url: str) -> Redis:
    """A client that says soon when something is wrong, and tries nothing again by itself. Raises
    ``ValueError``."""
    return Redis.from_url(
        url,
        socket_connect_timeout=_PATIENCE,
        socket_timeout=_PATIENCE,
        retry=Retry(NoBackoff(), 0),
        client_name="mendax",
    )
