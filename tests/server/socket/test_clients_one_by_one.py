"""Runs of the machine of ``test_connections`` that chance finds rarely: slow, silent and flooding
clients."""

import gc
from itertools import product

import pytest
from websockets.server import ServerProtocol

from tests.server.socket.client_model import ADDRESSES, MOST, PIECE, QUEUE, TOKENS, UNREAD
from tests.server.socket.sent_units import BY_KIND, FRAMES, KEPT, LARGE, LONGEST, handshake
from tests.server.socket.test_connections import Clients


def with_socket() -> Clients:
    """Return a server with one client, which has an open socket."""
    clients = Clients()
    clients.connect("192.0.2.1")
    clients.ask(0, ([handshake()], []), PIECE)
    return clients


def test_clients_that_do_not_read_are_disconnected() -> None:
    for is_socket in (False, True):
        clients = Clients()
        clients.connect("192.0.2.1")
        if is_socket:
            clients.ask(0, ([handshake()], []), PIECE)
        clients.stop_reading(0)
        if is_socket:
            clients.broadcast(0, [70_000])
            clients.talk(0, [FRAMES[0]], PIECE)
            for _ in range(UNREAD):
                clients.pass_time(1)
                if clients.one(0):
                    clients.send(0, PIECE, 1)
        else:
            clients.ask(0, ([unit for unit in KEPT if unit.says == LARGE], []), PIECE)
            clients.pass_time(UNREAD)
        assert clients.peers[0].line.is_lost
        clients.teardown()


def test_the_library_keeps_no_memory_of_a_socket() -> None:
    """The library's protocols are cycles, which only a full garbage collection would free."""
    clients = with_socket()
    clients.talk(0, [unit for unit in FRAMES if unit.kind in ("text", "ping", "begin")][:-1], PIECE)
    assert clients.one(0)
    gc.collect()
    assert not [one for one in gc.get_objects() if type(one) is ServerProtocol]
    clients.teardown()


def test_any_two_frames_are_answered_even_between_fragments() -> None:
    for fragments in ([], [BY_KIND["begin"]]):
        for pair in product([*BY_KIND.values(), LONGEST], repeat=2):
            clients = with_socket()
            clients.talk(0, [*fragments, *pair], PIECE)
            clients.teardown()


def test_silent_clients_are_pinged_and_then_disconnected() -> None:
    clients = with_socket()
    for _ in range(6):
        clients.pass_time(6)
        clients.talk(0, [BY_KIND["text"]], PIECE)
    assert clients.one(0) is not None
    clients.pass_time(25)
    assert clients.one(0) is None
    clients.teardown()


def test_held_requests_are_answered_before_large_ones() -> None:
    held = next(unit for unit in KEPT if unit.then == "held")
    large = next(unit for unit in KEPT if unit.says == LARGE)
    clients = Clients()
    clients.connect("192.0.2.1")
    clients.stop_reading(0)
    clients.ask(0, ([held, held, large, held], []), PIECE)
    clients.release()
    clients.read_again(0)
    clients.release()
    clients.teardown()


def test_few_messages_wait_for_a_slow_client() -> None:
    clients = with_socket()
    for _ in range(2):
        clients.stop_reading(0)
        clients.broadcast(0, [70_000])
        clients.broadcast(0, [1] * QUEUE)
        assert clients.one(0) is not None
        clients.read_again(0)
    for _ in range(0, 2 * UNREAD, 5):
        clients.pass_time(5)
        clients.talk(0, [BY_KIND["text"]], PIECE)
    assert clients.one(0) is not None
    clients.stop_reading(0)
    clients.broadcast(0, [70_000])
    clients.broadcast(0, [1] * (QUEUE + 1))
    assert clients.peers[0].line.is_lost
    clients.teardown()


@pytest.mark.parametrize("host", ADDRESSES)
def test_each_address_has_few_connections_and_a_proxy_many(host: str) -> None:
    clients = Clients()
    for other in (*[host] * (MOST + 1), *ADDRESSES):
        clients.connect(other)
    clients.hang_up(0)
    clients.connect(host)
    clients.teardown()


def test_each_flood_of_frames_closes_the_socket() -> None:
    ping, pong, begin, last = (BY_KIND[kind] for kind in ("ping", "pong", "begin", "last"))
    more, many = next(unit for unit in FRAMES if unit.kind == "more"), TOKENS + 1
    for flood in ([ping] * many, [pong] * many, [begin, last] * many, [begin, *[more] * many]):
        clients = with_socket()
        clients.talk(0, flood, PIECE)
        assert not clients.peers[0].is_open
        clients.teardown()
