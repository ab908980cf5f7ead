"""What the tests of buses share."""

from collections.abc import AsyncIterator, Callable, Iterator
from importlib.util import find_spec

import pytest

from mendax.server.bus.in_process import Exchange, InProcessBus
from mendax.server.bus.interface import Bus
from testbed.valkey import ValkeyProcess, valkey_process

collect_ignore = [] if find_spec("redis") else ["test_valkey.py"]
"""What players' packages alone are not enough for."""


@pytest.fixture(scope="module")
def valkey() -> Iterator[ValkeyProcess]:
    """A Valkey for the tests of a file."""
    with valkey_process() as process:
        yield process


@pytest.fixture(params=["in process", "valkey"])
def bus_maker(request: pytest.FixtureRequest) -> Callable[[], Bus]:
    """Makes the buses of one house."""
    if request.param == "in process":
        exchange = Exchange()
        return lambda: InProcessBus(exchange)
    process: ValkeyProcess = request.getfixturevalue("valkey")
    from mendax.server.bus.valkey import ValkeyBus

    return lambda: ValkeyBus(process.url)


@pytest.fixture
async def buses(bus_maker: Callable[[], Bus]) -> AsyncIterator[tuple[Bus, Bus]]:
    """The buses of two workers of one house."""
    made = bus_maker(), bus_maker()
    yield made
    for bus in made:
        await bus.close()
