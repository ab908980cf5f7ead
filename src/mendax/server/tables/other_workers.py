"""What other workers tell of one table: that they have stored lines, and who is there by them.

Rules of this file
1. Each tells who is there when that changes, to whoever asks, and now and then: what is lost is
   told again, and a worker that has been silent for long is forgotten.
   While the bus is not well nobody is: who is there is not known then (``are_known``).
2. Nothing here decides anything about a game: that is the log's.
3. The worker with the smallest name of those that have somebody at the table leads: that is a hint,
   by which bots think once and clocks fire once.
4. Whoever has been at the table the longest knows when it woke up, and so how long its turn lasts.
   The others take that over.
"""

import asyncio
from collections.abc import Callable, Mapping
from itertools import count
from typing import Final, NamedTuple, Protocol

from mendax.server.bus.messages import HereAt, channel_of, encode, table_message
from mendax.server.tables.clock import Clock, Timer
from mendax.server.tables.stored_hints import StoredHints
from mendax.table.log import Person

BEAT: Final = 3.0
"""Seconds after which a worker tells again who is there, while others are too."""
_MISSED: Final = 3
"""As many may be missed until a worker is forgotten."""
_SLEPT: Final = 4.0
"""Seconds without a look at all this after which the process must have slept."""
_SELDOM: Final = 30.0
"""Seconds after which it is told again at a table that no other worker has spoken of."""
_COUNTS: Final = count(1)
"""Numbers of messages, of this process: a table that is let go and loaded again goes on with them,
as others know this worker by its name."""
_ANSWER: Final = 0.25
"""Seconds of the loop for which an answer is waited for, of whoever may be there: what a message
takes goes by no other clock."""


class HereNow(NamedTuple):
    """Who is at a table by way of this worker, and what it knows of the time (``HereAt``)."""

    devices: tuple[Person, ...] = ()
    screens: tuple[Person, ...] = ()
    monitors: int = 0
    awake: int = 0
    moved: tuple[int, int] | None = None
    waits: Mapping[int, int] = {}

    @property
    def anybody(self) -> bool:
        """Whether somebody is connected, or looks on."""
        return bool(self.devices or self.screens or self.monitors)


class Speaker(Protocol):
    """A table in memory, as what other workers say concerns it."""

    def here_now(self) -> HereNow:
        """Who is here."""

    def behind(self, number: int) -> None:
        """Others have stored lines up to this."""

    def others_changed(self) -> None:
        """Somebody came or went elsewhere, or what they know of the time has changed."""


class OtherWorkers:
    """The other workers at one table."""

    def __init__(
        self, hints: StoredHints | None, table: str, clock: Clock, speaker: Speaker
    ) -> None:
        """``hints``: None where there are no others."""
        self._hints, self._bus = hints, hints.bus if hints else None
        self.can_be = hints is not None
        """Whether there may be any: else there is nothing to tell, and nobody else leads."""
        self._channel, self._clock, self._speaker = channel_of(table), clock, speaker
        self._told: dict[str, HereAt] = {}
        """By worker, who is there; of those where anybody is."""
        self._counts: dict[str, int] = {}
        """The last message of each worker."""
        self._heard: dict[str, int] = {}
        """When each worker of ``_told`` was heard last."""
        self._said = HereNow()
        """What this worker told last."""
        self._beats, self._pause = 0, BEAT
        """When the next beat is due, and after how many seconds the one after it."""
        self._looked = clock.now()
        self._were_known = True
        """Whether they were, when it was looked last."""
        self._asking: Timer | None = None
        self._when_known: list[Callable[[], object]] = []
        self._stored = 0
        """The last line that this worker has stored, since it has the table in memory."""
        self._ends: list[Callable[[], object]] = []
        if hints:
            self._ends.append(hints.bus.listen(self._channel, self._hear))
            self._ends.append(hints.listen(self._channel, self._hear_stored))

    # ── what is known of them ────────────────────────────────────────────────────────────────

    @property
    def are_known(self) -> bool:
        """Whether it is known who is connected elsewhere: not while nobody can tell."""
        return self._bus is None or self._bus.well

    @property
    def anybody(self) -> bool:
        """Whether somebody is connected elsewhere."""
        return bool(self._peopled)

    @property
    def _peopled(self) -> list[str]:
        """The workers that have somebody connected."""
        return [worker for worker, one in self._told.items() if one.devices or one.screens]

    @property
    def devices(self) -> frozenset[Person]:
        """Of those who are connected elsewhere."""
        return frozenset([device for one in self._told.values() for device in one.devices])

    @property
    def screens(self) -> tuple[Person, ...]:
        """Devices elsewhere that show the table to all."""
        return tuple([device for one in self._told.values() for device in one.screens])

    @property
    def monitors(self) -> int:
        """How many look on elsewhere who run the house."""
        return sum([one.monitors for one in self._told.values()])

    @property
    def ends(self) -> dict[int, int]:
        """Until when people are waited for, as others have it: the first moment of each seat."""
        ends: dict[int, int] = {}
        for one in self._told.values():
            for seat, at in one.waits.items():
                ends[seat] = min(at, ends.get(seat, at))
        return ends

    @property
    def longest(self) -> HereAt | None:
        """The one that knows of the table being awake for the longest."""
        there = [one for one in self._told.values() if one.awake]
        return min(there, key=lambda one: (one.awake, one.worker), default=None)

    @property
    def leads(self) -> bool:
        """Whether this worker does what happens at the table by itself."""
        return self._bus is None or all(self._bus.worker < other for other in self._peopled)

    @property
    def leader_is_well(self) -> bool:
        """Whether another leads, and has been heard a moment ago."""
        if self.leads:
            return False
        return self._clock.now() - self._heard[min(self._peopled)] < 1500 * BEAT

    # ── what is told ─────────────────────────────────────────────────────────────────────────

    def stored(self, number: int) -> None:
        """Who has somebody at the table hears that this worker has stored lines up to this."""
        self._stored = number
        if self._hints is not None and self._told:
            self._hints.tell(self._told, self._channel, number)

    def tell(self) -> None:
        """Others hear who is here, if that has changed."""
        if self._bus is not None:
            now = self._speaker.here_now()
            if now != self._said:
                self._tell(now)

    def ask(self) -> None:
        """Others are asked who is there: somebody comes here, the first for this worker."""
        if self._bus is None or self._asking is not None:
            return
        self._tell(self._speaker.here_now(), asks=True)
        self._pause = 1.0
        self._beats = self._clock.now() + 1000
        self._asking = asyncio.get_running_loop().call_later(_ANSWER, self._known)

    def when_known(self, call: Callable[[], object]) -> None:
        """Calls ``call`` when others have answered what they were asked, or are late with that."""
        if self._asking is None or self.anybody:
            call()
        else:
            self._when_known.append(call)

    def beat(self) -> None:
        """To be called about once a second: tells who is here if that is due, and forgets who has
        been silent for long."""
        if self._bus is None:
            return
        now, said = self._clock.now(), self._said
        slept, self._looked = now - self._looked > 1000 * _SLEPT, now
        if slept or not self.are_known:  # what others told meanwhile has still to be heard
            self._heard = dict.fromkeys(self._heard, now)
        late = [w for w, at in self._heard.items() if now - at > 1000 * BEAT * _MISSED]
        for worker in late:
            self._forget(worker)
        if late or self.are_known is not self._were_known:
            self._were_known = self.are_known
            self._speaker.others_changed()
        if said.anybody and (slept or now >= self._beats):
            self._pause = BEAT if self._told else min(2 * self._pause, _SELDOM)
            self._beats = now + round(1000 * self._pause)
            self._tell(self._speaker.here_now(), asks=not self._told or slept)

    def close(self) -> None:
        """The table is let go: nothing is heard any more."""
        for end in self._ends:
            end()
        if self._ends and self._said.anybody:
            self._tell(HereNow())
        self._ends = []

    def _tell(self, now: HereNow, asks: bool = False) -> None:
        assert self._bus is not None
        self._said = now
        told = HereAt(self._bus.worker, next(_COUNTS), *now[:5], dict(now.waits), asks)
        self._bus.tell(self._channel, encode(told))

    # ── what is heard ────────────────────────────────────────────────────────────────────────

    def _hear(self, message: bytes) -> None:
        told = table_message(message)
        worker = told.worker
        if told.count <= self._counts.get(worker, 0):
            return
        self._counts[worker] = told.count
        before = self._told.get(worker)
        if told.devices or told.screens or told.monitors:
            self._told[worker] = told
            self._heard[worker] = self._clock.now()
        else:
            self._forget(worker)
        comes = before is None and worker in self._told
        if (told.asks or comes) and self._said.anybody:
            self._tell(self._speaker.here_now())
        if comes and self._stored and self._hints is not None:
            self._hints.tell((worker,), self._channel, self._stored)
        if _content(before) != _content(self._told.get(worker)):
            self._speaker.others_changed()
        if self.anybody:
            self._known()

    def _hear_stored(self, worker: str, number: int) -> None:
        if worker not in self._told:  # it is here, and has not said so: asked at the next beat
            self._beats = min(self._beats, self._clock.now())
        self._speaker.behind(number)

    def _forget(self, worker: str) -> None:
        self._told.pop(worker, None)
        self._heard.pop(worker, None)

    def _known(self) -> None:
        """Others have answered, or it was waited for long enough."""
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None
        calls, self._when_known = self._when_known, []
        for call in calls:
            call()


def _content(told: HereAt | None) -> object:
    return told and (told.devices, told.screens, told.monitors, told.awake, told.moved, told.waits)
