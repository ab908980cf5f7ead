"""Tests that an outside bot plays a round of a contest on a real UDP socket of this machine."""

import asyncio
from random import Random
from typing import Any

import pytest

from mendax.arena.contest.contest import Contest, built_in_bots
from mendax.arena.contest.registrations import Address
from mendax.terminal.contest.udp_server import CantListen, serve


class Simple(asyncio.DatagramProtocol):
    """The simplest bot, which joins, rolls, and tells the truth."""

    def __init__(self, port: int) -> None:
        self.server = ("127.0.0.1", port)
        self.heard: list[str] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        for text in (b"\xff", b"", b"REGISTER;simple"):
            self.transport.sendto(text, self.server)  # type: ignore[attr-defined]

    def datagram_received(self, data: bytes, addr: Address) -> None:
        command, *fields = data.decode().split(";")
        self.heard.append(command)
        answer = {
            "ROUND STARTING": lambda: f"JOIN;{fields[0]}",
            "YOUR TURN": lambda: f"ROLL;{fields[0]}",
            "ROLLED": lambda: f"ANNOUNCE;{fields[0]};{fields[1]}",
        }.get(command)
        if answer is not None:
            self.transport.sendto(answer().encode(), self.server)  # type: ignore[attr-defined]


def test_a_bot_plays_by_datagrams_until_the_contest_is_over() -> None:
    contest = Contest(Random(5), built_in_bots(("odds",)), early=True, rounds=3, answer=2.0)
    watched: list[tuple[str, str]] = []

    async def evening() -> Simple:
        listening: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        served = asyncio.create_task(
            serve(
                contest,
                "127.0.0.1",
                0,
                delay=0.05,
                watch=lambda way, _, text: watched.append((way, text.split(";")[0])),
                ready=lambda _, port: listening.set_result(port),
            )
        )
        port = await listening
        _, bot = await asyncio.get_running_loop().create_datagram_endpoint(
            lambda: Simple(port), local_addr=("127.0.0.1", 0)
        )
        await served
        bot.transport.close()
        return bot

    bot = asyncio.run(evening())
    assert contest.played == 3
    assert set(contest.scores) == {"odds", "simple"}
    assert bot.heard[0] == "REGISTERED"
    assert bot.heard.count("ROUND STARTED") >= 2
    assert ("<", "REGISTER") in watched
    assert (">", "SCORE") in watched


def test_a_port_that_is_taken_is_refused_with_its_reason() -> None:
    async def twice() -> None:
        listening: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        first = asyncio.create_task(
            serve(
                Contest(Random(1)),
                "127.0.0.1",
                0,
                ready=lambda _, port: listening.set_result(port),
            )
        )
        with pytest.raises(CantListen) as refused:
            await serve(Contest(Random(1)), "127.0.0.1", await listening, ready=print)
        assert refused.value.reason.key == "maexchen-cant-listen"
        first.cancel()

    asyncio.run(twice())


def test_errors_in_a_contest_are_raised() -> None:
    def nobody(*_: Any) -> Any:
        raise LookupError("no such bot")

    contest = Contest(Random(5), built_in_bots(("odds",)), early=True, rounds=1, seat_bot=nobody)

    async def evening() -> None:
        listening: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        ready = lambda _, port: listening.set_result(port)  # noqa: E731
        served = asyncio.create_task(serve(contest, "127.0.0.1", 0, delay=0.05, ready=ready))
        port = await listening
        _, bot = await asyncio.get_running_loop().create_datagram_endpoint(
            lambda: Simple(port), local_addr=("127.0.0.1", 0)
        )
        try:
            with pytest.raises(LookupError, match="no such bot"):
                await served
        finally:
            bot.transport.close()

    asyncio.run(evening())
