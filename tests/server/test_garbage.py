"""When a server looks through its memory: what is in use is put aside while people are here."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from mendax.server.garbage import _DAY, Garbage


class Knot:
    """An object that nobody has but itself, once it is dropped."""

    def __init__(self) -> None:
        self.itself = self


class House:
    """How many are connected."""

    def __init__(self) -> None:
        self.connected = 1
        self.garbage = Garbage(lambda: self.connected)


@pytest.fixture
def house() -> Iterator[House]:
    loop = asyncio.new_event_loop()

    async def made() -> House:
        return House()

    found = loop.run_until_complete(made())
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(asyncio, "get_running_loop", lambda: loop)
        yield found
        found.garbage.close()
    loop.close()


def put_aside() -> "weakref.ref[Knot]":
    """A knot that was in use when everything was looked through, and is not any more."""
    knot = Knot()
    gc.collect()
    return weakref.ref(knot)


def test_what_is_in_use_is_not_looked_through_again_while_people_are_here(house: House) -> None:
    knot = put_aside()
    gc.collect()
    house.garbage.see_whether_time()
    assert knot() is not None
    house.connected = 0
    house.garbage.see_whether_time()
    assert knot() is None


def test_what_is_new_is_looked_through_as_ever(house: House) -> None:
    knot = weakref.ref(Knot())
    gc.collect()
    assert knot() is None


def test_once_a_day_everything_is_looked_through(house: House) -> None:
    knot = put_aside()
    for _ in range(_DAY - 1):
        house.garbage.see_whether_time()
    assert knot() is not None
    house.garbage.see_whether_time()
    assert knot() is None


def test_where_nothing_is_new_nothing_is_looked_through(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []
    house.connected = 0
    monkeypatch.setattr(house.garbage, "look_through", lambda: looks.append(1))
    house.garbage.see_whether_time()
    assert not looks
    put_aside()
    house.garbage.see_whether_time()
    assert looks == [1]


def test_a_server_that_has_ended_leaves_the_interpreter_as_it_was() -> None:
    before = gc.get_threshold(), list(gc.callbacks)

    async def serve() -> None:
        Garbage(lambda: 0).close()

    asyncio.run(serve())
    assert (gc.get_threshold(), gc.callbacks) == before
    assert gc.get_freeze_count() == 0
