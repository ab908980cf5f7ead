"""What holds for every bus."""

import asyncio
from itertools import count

from mendax.server.bus.interface import Bus


async def heard_by(teller: Bus, listener: Bus, channel: str, message: bytes) -> list[bytes]:
    """All that ``listener`` hears on a channel until ``message``, which is told until it is heard:
    a bus may lose what is told while it connects."""
    heard: list[bytes] = []
    came = asyncio.Event()

    def hear(text: bytes) -> None:
        heard.append(text)
        if text == message:
            came.set()

    end = listener.listen(channel, hear)
    for turn in count():
        if came.is_set():
            break
        if turn % 1_000 == 0:
            teller.tell(channel, message)
        await asyncio.sleep(0)
    end()
    return heard


async def test_what_one_tells_the_other_hears(buses: tuple[Bus, Bus]) -> None:
    one, other = buses
    own: list[bytes] = []
    one.listen("table/a", own.append)
    for message in (b"\x00 any bytes \xff", b"", b"x" * 100_000):
        assert message in await heard_by(one, other, "table/a", message)
    assert own == []
    assert one.worker != other.worker
    assert one.well


async def test_nothing_is_heard_on_another_channel(buses: tuple[Bus, Bus]) -> None:
    one, other = buses
    heard: list[bytes] = []
    other.listen("table/b", heard.append)
    await heard_by(one, other, "table/a", b"1")
    await heard_by(one, other, "table/bb", b"2")
    assert heard == []
    assert await heard_by(one, other, "table/b", b"3")
    assert set(heard) == {b"3"}


async def test_messages_of_one_come_in_their_order(buses: tuple[Bus, Bus]) -> None:
    one, other = buses
    await heard_by(one, other, "table/a", b"begun")
    heard: list[bytes] = []
    other.listen("table/a", heard.append)
    await heard_by(one, other, "table/a", b"listening")
    for number in range(500):
        one.tell("table/a", b"%d" % number)
    await heard_by(one, other, "table/a", b"end")
    assert [text for text in heard if text.isdigit()] == [b"%d" % number for number in range(500)]


async def test_who_ended_listening_hears_nothing(buses: tuple[Bus, Bus]) -> None:
    one, other = buses
    gone: list[bytes] = []
    end = other.listen("table/a", gone.append)
    stays: list[bytes] = []
    other.listen("table/a", stays.append)
    await heard_by(one, other, "table/a", b"1")
    assert set(gone) == {b"1"}
    end()
    gone.clear()
    await heard_by(one, other, "table/a", b"2")
    assert gone == []
    assert b"2" in stays


async def test_telling_after_the_end_harms_nobody(buses: tuple[Bus, Bus]) -> None:
    one, other = buses
    await other.close()
    one.tell("table/a", b"1")
    other.tell("table/a", b"2")
