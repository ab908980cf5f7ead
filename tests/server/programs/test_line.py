"""Tests of the connection of a program: access, and the response to floods."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from mendax.server.store.program_keys import KeyRow
from tests.server.guests import FREELY, Served, guests, serving
from tests.server.hostile import until
from tests.server.programs.comers import hears, listed, online, own_key, seat_for


async def test_a_key_for_a_seat_is_none_for_the_list(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        key = (await seat_for(ann, await ann.open()))["key"]
        for wrong, status in ((key, 403), ("mendax-wrong", 401)):
            with pytest.raises(InvalidStatus) as caught:
                await online(served, wrong)
            assert caught.value.response.status_code == status


async def test_unreadable_messages_are_refused(served: Served) -> None:
    unreadable = ("", "{", '{"type":"act"}', '{"type":"accept","challenge":-1}', "[" * 5000)
    async with guests(served.base, "Coder") as (coder,):
        line = await online(served, (await own_key(coder))["key"])
        await hears(line, "online")
        for text in unreadable:
            heard = len(line.heard)
            await line.send(text)
            assert (await line.refusal(heard))["key"] == "wire-refused-unreadable", text[:40]
            assert len(await listed(coder)) == 1
        await line.close()


async def test_a_line_counts_among_the_sockets_of_its_address(tmp_path: Path) -> None:
    rates = replace(FREELY, sockets_per_address=2)
    async with serving(tmp_path, rates) as served, guests(served.base, "Coder") as (coder,):
        keys = [(await own_key(coder, f"bot {number}"))["key"] for number in range(3)]
        first = await online(served, keys[0], "One")
        await hears(first, "online")
        await hears(await online(served, keys[1], "Two"), "online")
        assert served.context.registry.sockets == 2
        with pytest.raises(InvalidStatus) as caught:
            await online(served, keys[2], "Three")
        assert caught.value.response.status_code == 503
        await first.close()
        await until(lambda: served.context.registry.sockets == 1)
        await hears(await online(served, keys[2], "Three"), "online")


async def test_a_key_revoked_during_the_handshake_is_refused(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(served.base, "Coder") as (coder,):
        made, keys = await own_key(coder), served.context.keys
        used = keys.used

        async def revoked_first(row: KeyRow) -> None:
            await keys.revoke(row.person)
            await used(row)

        monkeypatch.setattr(keys, "used", revoked_first)
        with pytest.raises(InvalidStatus) as caught:
            await online(served, made["key"])
        assert caught.value.response.status_code == 401
        assert await listed(coder) == []
