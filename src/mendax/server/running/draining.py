"""Ends a process once no game is running. Until then, the process opens no tables and starts no
games.
"""

from collections.abc import Callable
from typing import Final

from mendax.server.clock import Timer
from mendax.server.running.admin_messages import DrainIn
from mendax.server.tables.registry import TableRegistry
from mendax.server.wire.messages import AnnouncementOut

_LOOK_EVERY: Final = 1.0
"""Seconds between checks for running games."""


class Draining:
    """Starts and cancels the drain of one process."""

    def __init__(self, registry: TableRegistry, stop: Callable[[], None]) -> None:
        """``stop`` ends the process as a signal does."""
        self._registry, self._stop = registry, stop
        self._look: Timer | None = None

    def order(self, order: DrainIn) -> None:
        """Start or cancel the drain."""
        text = self._registry.announcements.announced.text
        self._registry.announce(AnnouncementOut(text, order.on))
        if self._look:
            self._look.cancel()
        clock = self._registry.clock
        if order.on:
            until = clock.now() + 1000 * order.seconds
            self._look = clock.call_later(_LOOK_EVERY, lambda: self._end(until))

    def _end(self, until: float) -> None:
        """End the process if no game is running or the time is up."""
        clock = self._registry.clock
        if not self._is_running() or clock.now() >= until:
            self._stop()
        else:
            self._look = clock.call_later(_LOOK_EVERY, lambda: self._end(until))

    def _is_running(self) -> bool:
        """Return whether a game with a connected client is running."""
        return any(
            live.table.state.lobby.phase == "playing" and live.presence.subscribers
            for live in self._registry.in_memory()
        )
