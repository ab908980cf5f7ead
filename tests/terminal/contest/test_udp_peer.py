"""Tests that one bot on a UDP socket can register, others are rejected, and odd messages are
ignored."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from mendax.terminal.contest.udp_peer import UdpPeer
from mendax.terminal.contest.udp_server import CantListen


@contextmanager
def client(peer: UdpPeer) -> Iterator[socket.socket]:
    """Yield a bot's socket that sends to ``peer``."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as bot:
        bot.connect(("127.0.0.1", peer.port))
        yield bot


@pytest.fixture
def peer() -> Iterator[UdpPeer]:
    made = UdpPeer("127.0.0.1", 0)
    yield made
    made.close()


def test_the_first_to_register_is_the_bot_others_are_rejected(peer: UdpPeer) -> None:
    with client(peer) as bot, client(peer) as other:
        for said in (b"REGISTER;a b", b"JOIN;x", b"REGISTER_SPECTATOR;eve", b"REGISTER;ann"):
            bot.send(said)
        assert peer.registered() == "ann"
        answers = [bot.recv(100) for _ in range(3)]
        rejected = [b"REJECTED;INVALID_NAME", b"REJECTED;TOO_MANY_PLAYERS"]
        assert answers == [*rejected, b"REGISTERED"]
        other.send(b"REGISTER;ben")
        other.send(b"ROLL;token")
        bot.send(b"x" * 2000)
        bot.send(b"ROLL;token")
        said_by_bot = peer.receive(60)
        assert said_by_bot is not None
        assert (said_by_bot.command, said_by_bot.fields) == ("ROLL", ("token",))
        assert other.recv(100) == b"REJECTED;TOO_MANY_PLAYERS"


def test_it_may_register_again_from_another_port(peer: UdpPeer) -> None:
    with client(peer) as bot, client(peer) as again:
        bot.send(b"REGISTER;ann")
        assert peer.registered() == "ann"
        again.send(b"REGISTER;ann")
        again.send(b"SEE;1")
        said = peer.receive(60)
        assert said is not None
        peer.send("YOUR TURN;2")
        assert [again.recv(100) for _ in range(2)] == [b"REGISTERED", b"YOUR TURN;2"]


def test_silence_is_waited_for_as_long_as_it_may_last() -> None:
    times = iter([0.0, 0.0, 2.0])
    peer = UdpPeer("127.0.0.1", 0, now=lambda: next(times))
    threading.Timer(0, peer.send, ("nobody is there",)).start()
    with client(peer) as bot:
        bot.send(b"ROLL;unknown")  # from an unregistered sender
        assert peer.receive(1.0) is None
    peer.close()


def test_an_unusable_address_is_reported() -> None:
    with pytest.raises(CantListen):
        UdpPeer("192.0.2.1", 9)
