"""Tests of access to a program's own socket: accepted keys and subprotocols."""

import asyncio
import random
from asyncio.subprocess import PIPE

import pytest
from websockets.exceptions import InvalidStatus

from tests.proof import parametrize
from tests.server import connections
from tests.server.guests import Served, guests, play
from tests.server.programs import socket_session
from tests.server.programs.comers import own_key, seat_for
from tools.ground import ROOT

SAMPLE = ROOT / "examples" / "programs" / "socket_bot.js"


async def test_refused_programs_get_a_reason_before_the_socket(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        table = await ann.open()
        key = (await seat_for(ann, table))["key"]
        other = (await own_key(ann))["key"]
        where = f"/api/tables/{table}/program"
        for offered, status in (
            (["program.1"], 401),
            (["program.1", "mendax-wrong"], 401),
            (["program.1", other], 403),
            (["program.9", key], 400),
        ):
            with pytest.raises(InvalidStatus) as caught:
                await connections.socket(served.base, where, subprotocols=offered)
            assert caught.value.response.status_code == status
        brought = {"authorization": f"Bearer {key}"}
        by_header = await connections.socket(served.base, where, additional_headers=brought)
        assert by_header.subprotocol is None
        await by_header.close()


async def test_the_session_on_the_page_is_reproduced(served: Served) -> None:
    assert socket_session.printed() == await socket_session.session(served)


@parametrize("game", ["mia", "french_poker"], test=["mia"])
async def test_the_sample_plays_with_only_a_websocket(game: str, served: Served) -> None:
    assert len(SAMPLE.read_text().splitlines()) < 80
    changes = {"mia": {"lives": 2}, "french_poker": {"tokens": 2}}[game]
    async with guests(served.base, "Ann") as (ann,):
        host = await ann.enter(table := await ann.open(game=game, changes=changes))
        key = (await seat_for(ann, table))["key"]
        where = f"{served.base.replace('http', 'ws')}/api/tables/{table}/program"
        flag = () if await _has_websocket() else ("--experimental-websocket",)
        words = ("node", "--no-warnings", *flag, str(SAMPLE), where, key, "Sample")
        program = await asyncio.create_subprocess_exec(*words, stdout=PIPE)
        try:
            await host.until(lambda t: t.table["seats"][1].get("ready"))
            assert host.table["seats"][1]["name"] == "Sample"
            assert (await host.do("start"))["reason"] is None
            await play([host], random.Random(1))
            assert host.game
            assert program.stdout
            places = "[ {}, {} ]\n".format(*host.game["places"])
            assert (await program.stdout.readline()).decode() == places
            assert (await host.do("remove", seat=1))["reason"] is None
            assert await program.wait() == 1
            assert b"removed" in await program.stdout.read()
        finally:
            if program.returncode is None:
                program.kill()
                await program.wait()


async def _has_websocket() -> bool:
    asked = await asyncio.create_subprocess_exec("node", "-p", "typeof WebSocket", stdout=PIPE)
    said, _ = await asked.communicate()
    return said.strip() == b"function"
