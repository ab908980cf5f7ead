"""Nobody to tell, or the Valkey that is set; and words for who lacks what leads to it."""

import sys

import pytest

from mendax.server.bus.in_process import InProcessBus
from mendax.server.bus_opening import bus_of
from mendax.server.settings import ServerSettings, SettingsError
from mendax.words import Words

NAME = "mendax.server.bus.valkey"


async def test_usually_there_is_nobody_to_tell() -> None:
    bus = bus_of(ServerSettings())
    assert isinstance(bus, InProcessBus)
    await bus.close()


@pytest.mark.parametrize("scheme", ["redis", "rediss", "valkey"])
async def test_the_valkey_that_is_set_is_used(scheme: str) -> None:
    pytest.importorskip("redis")
    bus = bus_of(ServerSettings(bus=f"{scheme}://127.0.0.1:1"))
    assert type(bus).__module__ == NAME
    assert not bus.well
    await bus.close()


async def test_an_address_that_is_none_is_refused_without_being_shown() -> None:
    pytest.importorskip("redis")
    with pytest.raises(SettingsError) as refused:
        bus_of(ServerSettings(bus="redis://:secret@h:port"))
    assert "secret" not in str(refused.value)
    assert "redis://host:6379" in Words("en").explain(refused.value.reason)


async def test_without_its_package_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, NAME, None)
    with pytest.raises(SettingsError) as refused:
        bus_of(ServerSettings(bus="redis://h"))
    assert "mendax[valkey]" in Words("en").explain(refused.value.reason)
