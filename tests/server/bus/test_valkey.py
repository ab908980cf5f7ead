"""The bus by a real Valkey: it is killed, stands still, and has other houses' messages."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from redis.asyncio.client import PubSub

from mendax.server.bus import valkey as adapter
from mendax.server.bus.valkey import ValkeyBus
from mendax.server.settings import SettingsError
from testbed.valkey import ValkeyProcess
from tests.proof import parametrize
from tests.server.bus.test_interface import heard_by


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is lost is noticed soon."""
    monkeypatch.setattr(adapter, "_BEAT", 0.05)
    monkeypatch.setattr(adapter, "_MISSED", 20)
    monkeypatch.setattr(adapter, "_AGAIN", 0.01)
    monkeypatch.setattr(adapter, "_PATIENCE", 0.5)


@pytest.fixture
async def pair(valkey: ValkeyProcess) -> AsyncIterator[tuple[ValkeyBus, ValkeyBus]]:
    """Two workers' buses."""
    made = ValkeyBus(valkey.url), ValkeyBus(valkey.url)
    yield made
    for bus in made:
        await bus.close()


async def until(so: Callable[[], object]) -> None:
    """Waits until it is so."""
    while not so():  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0)


async def until_well(bus: ValkeyBus, well: bool = True) -> None:
    """Waits until it is, or is not."""
    await until(lambda: bus.well is well)


async def test_a_killed_valkey_is_missed_and_found_again(
    valkey: ValkeyProcess, pair: tuple[ValkeyBus, ValkeyBus]
) -> None:
    one, other = pair
    await heard_by(one, other, "table/a", b"1")
    await until_well(one)
    heard: list[bytes] = []
    other.listen("table/b", heard.append)
    await asyncio.to_thread(valkey.kill)
    one.tell("table/b", b"nobody hears this, and nobody waits")
    await until_well(one, well=False)
    await until_well(other, well=False)
    other.listen("table/c", heard.append)
    await asyncio.to_thread(valkey.start)
    assert b"2" in await heard_by(one, other, "table/a", b"2")
    await heard_by(one, other, "table/b", b"3")
    await heard_by(one, other, "table/c", b"4")
    assert {b"3", b"4"} <= set(heard), "who listened before, and who came meanwhile"
    await until_well(one)


async def test_one_that_stands_still_holds_nobody_up(
    valkey: ValkeyProcess, pair: tuple[ValkeyBus, ValkeyBus], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    await heard_by(one, other, "table/a", b"1")
    await until_well(one)
    monkeypatch.setattr(adapter, "_MISSED", 4)
    valkey.freeze()
    try:
        for number in range(20_000):
            one.tell("table/a", b"%d" % number)
        await until_well(one, well=False)
        assert len(one._waiting) <= 10_000
    finally:
        valkey.thaw()
    monkeypatch.setattr(adapter, "_MISSED", 20)
    await heard_by(one, other, "table/a", b"again")
    await until_well(one)


async def test_a_connection_that_hears_nothing_and_never_ends_is_made_anew(
    pair: tuple[ValkeyBus, ValkeyBus], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where a network was cut without a word to either end."""
    one, other = pair
    await heard_by(one, other, "table/a", b"1")
    monkeypatch.setattr(adapter, "_MISSED", 4)
    deaf: list[PubSub] = []
    get = PubSub.get_message

    async def hears(self: PubSub, *args: Any, **given: Any) -> Any:
        said = await get(self, *args, **given)
        if not deaf:
            deaf.append(self)
        return None if self is deaf[0] else said

    monkeypatch.setattr(PubSub, "get_message", hears)
    await until(lambda: deaf)
    await until(lambda: not (one.well and other.well))
    monkeypatch.setattr(adapter, "_MISSED", 20)
    await until(lambda: one.well and other.well)


async def test_houses_in_other_databases_of_one_valkey_hear_nothing_of_each_other(
    valkey: ValkeyProcess, pair: tuple[ValkeyBus, ValkeyBus]
) -> None:
    one, other = pair
    stranger = ValkeyBus(f"{valkey.url}?db=1")
    heard: list[bytes] = []
    stranger.listen("table/a", heard.append)
    await until_well(stranger)
    await heard_by(one, other, "table/a", b"1")
    stranger_too = ValkeyBus(f"{valkey.url}?db=1")
    await heard_by(stranger_too, stranger, "table/a", b"2")
    assert set(heard) == {b"2"}
    await stranger.close()
    await stranger_too.close()


async def test_nothing_of_the_address_is_said(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "mendax"):
        bus = ValkeyBus("redis://user:geheim@127.0.0.1:1/0")
        await until(lambda: caplog.records)
        assert not bus.well
        await bus.close()
    assert "geheim" not in caplog.text
    assert "127.0.0.1" not in caplog.text


@pytest.mark.parametrize("address", ["nonsense", "redis://nonsense?nonsense=1"])
async def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(SettingsError) as refused:
        ValkeyBus(address)
    assert refused.value.reason.key == "server-bus-address"
    assert "nonsense" not in str(refused.value)


async def test_whatever_breaks_is_tried_again(
    pair: tuple[ValkeyBus, ValkeyBus], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    broken = iter([True, True])
    take = other._take

    def breaks(message: object) -> None:
        if message is not None and next(broken, False):
            raise AttributeError
        take(message)

    monkeypatch.setattr(other, "_take", breaks)
    assert b"1" in await heard_by(one, other, "table/a", b"1")
    assert next(broken, None) is None


@parametrize("rounds", range(0, 24, 2), test=[0, 6])
async def test_it_ends_whatever_it_is_just_telling_valkey(
    valkey: ValkeyProcess, rounds: int
) -> None:
    """Where what it listens to has changed a moment before, as when a worker ends."""
    bus = ValkeyBus(valkey.url)
    ends = bus.listen("table/a", lambda _: None)
    await until_well(bus)
    ends()
    for _ in range(rounds):
        await asyncio.sleep(0)
    await bus.close()
