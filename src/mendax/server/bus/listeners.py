"""Who listens to which channel in one worker, whatever the messages come by."""

import logging

from mendax.server.bus.interface import Heard
from mendax.server.refusal import where

_log = logging.getLogger("mendax.bus")


class Listeners:
    """Who listens to which channel, in one worker."""

    def __init__(self) -> None:
        self._by_channel: dict[str, list[Heard]] = {}

    @property
    def channels(self) -> tuple[str, ...]:
        """The channels that somebody listens to."""
        return tuple(self._by_channel)

    def add(self, channel: str, heard: Heard) -> bool:
        """One more listener; whether it is the first of its channel."""
        listening = self._by_channel.setdefault(channel, [])
        listening.append(heard)
        return len(listening) == 1

    def remove(self, channel: str, heard: Heard) -> bool:
        """One listener less; whether it was the last of its channel."""
        listening = self._by_channel.get(channel, [])
        if heard in listening:
            listening.remove(heard)
        if listening or channel not in self._by_channel:
            return False
        del self._by_channel[channel]
        return True

    def clear(self) -> None:
        """Nobody listens any more."""
        self._by_channel.clear()

    def hear(self, channel: str, message: bytes) -> None:
        """Calls all who listen to ``channel``."""
        for heard in tuple(self._by_channel.get(channel, ())):
            try:
                heard(message)
            except Exception as error:  # one listener's trouble; the others hear it all the same
                _log.error("not heard: %s in %s", type(error).__name__, where(error))
