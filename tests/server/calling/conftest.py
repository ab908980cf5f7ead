"""A push service, and a store with a sender of calls."""

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mendax.server.calling.outgoing import Outgoing
from mendax.server.calling.sender import CallSender
from mendax.server.settings.settings import ServerSettings
from mendax.server.store import calls
from mendax.server.store.calls import CallKind, Calls, PlayerCall, Subscription
from mendax.server.store.store import SqliteStore
from testbed.push_service import HOST, Browser, PushService
from tests.server.hand_clock import HandClock

SETTINGS = ServerSettings(
    push_services=(HOST,), webhooks=("hooks.example.org",), contact="host@example.org"
)
TOLD = '{"game":"mia","address":"t1","names":["Ann"]}'


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    """Yield the only place that a server reaches."""
    made = PushService()
    yield made
    await made.close()


class Sending:
    """A store and a sender, as in one server."""

    def __init__(self, folder: Path, clock: HandClock, service: PushService) -> None:
        self.folder, self.clock = folder, clock
        self.store = SqliteStore(folder, asyncio.get_running_loop())
        outgoing = Outgoing(service.resolve, service.connect)
        self.sender = CallSender(self.store, SETTINGS, lambda: clock, outgoing)

    async def change(self, work: Callable[..., Any], *given: Any) -> Any:
        return await self.store.change(partial(work, *given))

    async def subscribe(self, person: str, browser: Browser, *quiet: int, lang: str = "en") -> None:
        """Subscribe a person's browser, with quiet hours in minutes."""
        keys = (browser.public_key, browser.secret)
        start, end = quiet or (0, 0)
        at = self.clock.now()
        row = Subscription(browser.endpoint, person, *keys, lang, start, end, at)
        await self.change(calls.subscribe, row, 10)

    async def call(
        self, *people: str, kind: CallKind = "turn", until: int = 0, told: str = TOLD
    ) -> None:
        """Record calls that are due now."""
        new = tuple(PlayerCall(person, kind, told, until) for person in people)
        made = Calls(self.clock.now(), new, people, people)
        await self.change(calls.record, "t1", made)

    async def look(self, seconds: float = 0) -> None:
        """Let time pass and send what is due."""
        self.clock.leap(seconds)
        await self.sender.look()

    async def pending(self) -> int:
        """Return the number of stored calls."""

        def count(db: Any) -> Any:
            return db.execute("SELECT count(*) FROM calls").fetchone()[0]

        return int(await self.store.ask(count))

    async def close(self) -> None:
        self.sender.close()
        await self.store.close()


@pytest.fixture
async def sending(tmp_path: Path, service: PushService) -> AsyncIterator[Sending]:
    """Yield a store with a sender, whose clock the test advances."""
    made = Sending(tmp_path / "data", HandClock(), service)
    yield made
    await made.close()
