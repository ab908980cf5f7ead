"""A limit holds for all workers, but for what comes within a second; no address is told."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from mendax.server.access import shared_limits
from mendax.server.access.rate_limits import Limits
from mendax.server.access.shared_limits import EVERY, SharedLimits
from mendax.server.bus.in_process import Exchange, InProcessBus
from mendax.server.refusal import Refused
from mendax.server.settings import Rate
from tests.server.guests import FREELY, Guest
from tests.server.hand_clock import HandClock
from tests.server.neighbours import neighbours

RATES = replace(
    FREELY,
    **{name: Rate(10, 60) for name in ("codes", "moves", "keys", "tables", "stored_per_person")},
)
ADDRESS = "192.0.2.7"


class Workers:
    """Some workers that share their limits, without a store."""

    def __init__(self, count: int = 2) -> None:
        self.exchange, self.clock, self.at = Exchange(self._noted), HandClock(), 0.0
        self.told: list[bytes] = []
        self.limits = [Limits(RATES, lambda: self.at) for _ in range(count)]
        self.shared = [
            SharedLimits(each, InProcessBus(self.exchange), bytes(32), lambda: self.clock)
            for each in self.limits
        ]

    def _noted(self, _: str, message: bytes) -> bool:
        self.told.append(message)
        return True

    async def second(self) -> None:
        """A second passes, and all hear what the others tell."""
        self.clock.advance(EVERY)
        await asyncio.sleep(0)

    def left(self, worker: int, limit: str = "codes") -> int:
        """How many codes may be tried by way of one worker, or the like."""
        for tried in range(100):
            try:
                self.limits[worker].by_name[limit].take(ADDRESS)
            except Refused:
                return tried
        raise AssertionError("no limit")


async def test_what_one_takes_is_taken_from_the_others_within_a_second() -> None:
    house = Workers()
    for _ in range(6):
        house.limits[0].codes.take(ADDRESS)
    assert house.left(1) == 10, "not yet heard"
    await house.second()
    assert [house.left(0), house.left(1)] == [0, 0]


async def test_what_was_taken_within_a_second_is_never_below_empty() -> None:
    house = Workers(4)
    assert [house.left(worker, "tables") for worker in range(4)] == [10] * 4
    await house.second()
    house.at += 60
    assert house.left(0, "tables") == 10, "and not forty that are owed"


@pytest.mark.parametrize("limit", ["codes", "moves", "keys"])
async def test_tries_at_secrets_are_owed_by_all(limit: str) -> None:
    house = Workers(4)
    assert [house.left(worker, limit) for worker in range(4)] == [10] * 4
    await house.second()
    house.at += 180
    assert house.left(0, limit) == 0, "forty were taken, of which thirty are back"
    house.at += 60
    assert house.left(1, limit) == 10


async def test_what_is_stored_is_owed_by_all() -> None:
    house = Workers()
    for limits in house.limits:
        limits.quotas.by_person.spend("ann", 20)
    await house.second()
    assert {limits.quotas.by_person.wait("ann") for limits in house.limits} == {187}


async def test_nothing_is_told_where_nothing_was_taken_and_no_address_ever() -> None:
    house = Workers()
    await house.second()
    assert house.told == []
    house.limits[0].codes.take(ADDRESS)
    await house.second()
    (told,) = house.told
    assert ADDRESS.encode() not in told
    await house.second()
    assert len(house.told) == 1, "what was heard is not told again"


async def test_many_are_told_in_several_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_limits, "MOST", 3)
    house = Workers()
    for number in range(7):
        house.limits[0].codes.take(str(number))
    await house.second()
    assert len(house.told) == 3
    for limits in house.limits:
        assert len(limits.codes.single._buckets) == 7


async def test_what_is_not_known_or_comes_after_the_end_changes_nothing() -> None:
    house = Workers()
    bus = InProcessBus(house.exchange)
    bus.tell("house", b'{"type":"taken","taken":{"later":{"x":1.0}}}')
    bus.tell("house", b'{"type":"at","number":1}')
    await house.second()
    house.shared[1].close()
    house.limits[0].codes.take(ADDRESS)
    await house.second()
    assert house.left(1) == 10


async def test_a_limit_holds_for_a_house_of_two(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_limits, "EVERY", 10_000.0)
    async with neighbours(database, tmp_path, rates=RATES) as (one, two):
        answers = list[int]()
        for served in (one, two):
            guest = Guest(served.base, "Thief")
            answers += [(await guest.http.get("/api/codes/AAAAA")).status_code for _ in range(10)]
            await guest.go()
            assert served.context.shared_limits is not None
            served.context.shared_limits.tell()
            await asyncio.sleep(0)
    assert answers == [404] * 10 + [429] * 10
