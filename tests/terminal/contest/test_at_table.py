"""Tests that a UDP bot sits down at a running server and plays a game with a person."""

import asyncio
import random
import socket
import threading

import pytest

from mendax.programs.udp.datagrams import dice, text
from mendax.terminal.contest.at_table import at_table
from mendax.terminal.contest.udp_peer import UdpPeer
from mendax.terminal.parameters import spoken
from tests.programs.udp.test_datagram_bot import truthful
from tests.server.conftest import data, kind, served
from tests.server.guests import Served, guests, play
from tests.server.programs.comers import seat_for

__all__ = ["data", "kind", "served"]


def udp_bot(port: int, told: list[str]) -> None:
    """Run the page's bot until a player has no lives left."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as bot:
        bot.connect(("127.0.0.1", port))
        bot.send(b"REGISTER;udpbot")
        while not (told and told[-1].startswith("SCORE;") and ":0" in told[-1]):
            told.append(bot.recv(2048).decode())
            answer = truthful(told[-1])
            if answer is not None:
                bot.send(answer.encode())


async def test_it_plays_with_people(served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    async with guests(served.base, "Ann") as (ann,):
        host = await ann.enter(table := await ann.open(changes={"lives": 2}))
        key = (await seat_for(ann, table))["key"]
        peer, told = UdpPeer("127.0.0.1", 0), list[str]()
        bot = threading.Thread(target=udp_bot, args=(peer.port, told), daemon=True)
        bot.start()
        link = f"{served.base}/t/{table}"
        playing = asyncio.create_task(
            asyncio.to_thread(at_table, spoken("en"), peer, link, key, 60.0, 1)
        )
        await host.until(lambda t: len(t.table["seats"]) > 1 and t.table["seats"][1].get("ready"))
        seat = host.table["seats"][1]
        assert (seat["name"], seat["program"]) == ("udpbot", True)
        assert (await host.do("start"))["reason"] is None
        await play([host], random.Random(2))
        assert await playing == 0
        await asyncio.to_thread(bot.join)
    assert told[0] == "REGISTERED"
    names = [seat["name"] for seat in host.table["seats"]]
    announced = [
        text("ANNOUNCED", names[event["seat"]], dice(event["value"]))
        for event in host.events
        if event["kind"] == "announced"
    ]
    assert announced  # Ann may not get a turn: whether she believes is random
    assert [said for said in told if said.startswith("ANNOUNCED;")] == announced
    assert "udpbot is joining the table." in capsys.readouterr().out
