"""A state machine: many connections of one server against a small model of each client.

The model says what is answered, which clients may stay, and how many each address may have. Bytes
arrive in pieces of any size, clients stop reading or disconnect, and time passes.
"""

import asyncio
from collections import Counter
from functools import partial
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from mendax.server.settings.settings import Rate, Rates, ServerSettings
from mendax.server.socket.connection_limits import (
    LONGEST_BODY,
    LONGEST_HEAD,
    LONGEST_REST,
    ConnectionLimits,
)
from mendax.server.socket.connections import Connections
from mendax.server.socket.http_protocol import HttpProtocol
from mendax.server.socket.websocket_protocol import INTERVAL, LOOKS, LOST
from tests.proof import parametrize
from tests.server.hand_clock import HandClock
from tests.server.socket.client_model import (
    ADDRESSES,
    BODY,
    HEAD,
    MOST,
    PER_ADDRESS,
    PIECE,
    TOKENS,
    UNREAD,
    App,
    Peer,
    answers_in,
    brief,
)
from tests.server.socket.sent_units import (
    FRAMES,
    KEPT,
    LAST,
    WRONG,
    Asked,
    Frame,
    handshake,
)

requests = st.tuples(
    st.lists(st.sampled_from(KEPT), max_size=4),
    st.lists(st.sampled_from((*LAST, *[handshake()] * 10)), max_size=1),
)
frames = st.one_of(
    st.lists(st.sampled_from(FRAMES), min_size=1, max_size=6),
    st.lists(st.sampled_from((*FRAMES, *WRONG)), min_size=1, max_size=3),
    st.sampled_from(FRAMES).flatmap(
        lambda one: st.integers(2, TOKENS + 5).map(lambda n: [one] * n)
    ),
)
pieces = st.one_of(st.integers(1, 40), st.integers(1, PIECE), st.just(PIECE))
which = st.integers(0, 30)
hosts = st.sampled_from(sorted(ADDRESSES))
any_open = precondition(lambda self: self.one(0) is not None)
any_http = precondition(lambda self: self.one(0, is_socket=False) is not None)
any_socket = precondition(lambda self: self.one(0, is_socket=True) is not None)
any_ending = precondition(lambda self: self.ending)


class Clients(RuleBasedStateMachine):
    """All clients of one server."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.faults: list[dict[str, Any]] = []
        self.loop.set_exception_handler(lambda _, fault: self.faults.append(fault))
        self.clock, self.now, self.peers = HandClock(0), 0, list[Peer]()
        rates = Rates(connections_per_address=PER_ADDRESS, frames=Rate(TOKENS, TOKENS))
        made = ServerSettings(
            rates=rates, proxies=("198.51.100.0/24",), head=HEAD, body=BODY, unread=UNREAD
        )
        self.limits = ConnectionLimits(made, self.clock, MOST)
        self.refusals = Counter[str]()
        self.limits.refused = lambda key, _: self.refusals.update((key,))
        self.app = App()
        self.connections = Connections(self.app, self.limits)
        self.is_sound = True

    def let(self, act: Any, turns: int = 60) -> None:
        """Run an action of a client in the loop, then compare everything."""

        async def run() -> None:
            act()
            for _ in range(turns):
                await asyncio.sleep(0)

        self.is_sound = False
        self.loop.run_until_complete(run())
        for peer in self.peers:
            peer.catch_up(self.now, self.app.released.is_set())
            peer.socket = self.app.owners.get(peer.name[1])
            peer.observe(self.now)
            self.compare(peer)
        self.compare_all()
        self.is_sound = True

    def one(self, number: int, *, is_socket: bool | None = None) -> Peer | None:
        """Return one of the clients that are served."""
        fit = [
            peer
            for peer in self.peers
            if peer.is_open and is_socket in (None, peer.socket is not None)
        ]
        return fit[number % len(fit)] if fit else None

    @property
    def ending(self) -> list[Peer]:
        """The clients that are served no more, and whose connections are not yet lost."""
        return [peer for peer in self.peers if not peer.is_open and not peer.line.is_closing()]

    # ── comparing ────────────────────────────────────────────────────────────────────────────

    def compare(self, peer: Peer) -> None:
        """Compare one client with its model."""
        line = peer.line
        heard, rest = answers_in(bytes(line.heard + line.unread))
        peer.pings = heard.count((9, b""))
        heard = [one for one in heard if one != (9, b"")]
        silence = self.now - peer.last
        if (8, (1011).to_bytes(2)) in heard and peer.is_open:
            assert silence > (LOST - 1) * INTERVAL / LOOKS - 2
            peer.fail(1011, self.now)
        peer.is_cut = peer.is_cut or (line.is_lost and not line.client_reads)
        some = min(len(heard), len(peer.expected))
        assert brief(heard[:some]) == brief(peer.expected[:some])
        if not (line.is_paused or peer.is_cut):
            assert len(heard) == len(peer.expected)
            assert not rest
        if peer.deadline is None:
            assert not line.is_lost
            assert not line.has_ended
        else:
            assert line.is_lost or self.now < peer.deadline
            assert line.has_ended or line.is_closing()
        if peer.socket is None:
            assert len(peer.protocol.unread) <= LONGEST_HEAD + LONGEST_BODY + PIECE
            if peer.stage[1] in ("answer", "reader") and peer.is_open and peer.protocol.unread:
                assert not line.server_reads
        else:
            self.compare_socket(peer, silence)

    def compare_socket(self, peer: Peer, silence: int) -> None:
        """Compare one socket with its model."""
        assert peer.socket is not None
        assert peer.socket.ends == (peer.is_closing or not peer.is_open)
        peer.paused, peer.buffered = peer.line.is_paused, len(peer.line.unread)
        peer.waiting = peer.waiting if peer.paused else 0
        if peer.is_open and not peer.is_closing:
            assert silence <= 2 * INTERVAL
            pinged = peer.pings - peer.pings_before
            assert pinged == 1 or silence <= INTERVAL + 2
            assert pinged == 0 or silence >= INTERVAL - 2

    def compare_all(self) -> None:
        """Compare the limits and the counts of the server with the models."""
        assert self.faults == []
        here = [peer for peer in self.peers if not peer.line.is_lost]
        assert self.limits.open == sum(peer.is_admitted for peer in here)
        assert len(self.connections.open) == len(here)
        assert self.refusals == sum((peer.refusals for peer in self.peers), Counter())

    # ── connecting and sending ───────────────────────────────────────────────────────────────

    @initialize(clients=st.lists(st.tuples(hosts, st.booleans()), min_size=2, max_size=4))
    def begin(self, clients: list[tuple[str, bool]]) -> None:
        """Some clients connect first, and some of them open a socket."""
        for host, opens in clients:
            self.connect(host)
            if opens and self.peers[-1].is_open:
                self.ask(
                    sum(p.is_open and p.socket is None for p in self.peers) - 1,
                    ([handshake()], []),
                    PIECE,
                )

    @rule(host=hosts)
    def connect(self, host: str) -> None:
        """A client connects. It is admitted unless its address or the server has too many."""
        here = [peer for peer in self.peers if peer.is_admitted and not peer.line.is_lost]
        address = ADDRESSES[host]
        own = [peer for peer in here if ADDRESSES[peer.name[0]] == address]
        admitted = len(here) < MOST and (not address or len(own) < PER_ADDRESS)
        name = (host, len(self.peers))

        def act() -> None:
            self.peers.append(Peer(HttpProtocol(self.connections), name, admitted))
            self.peers[-1].since = self.now

        self.let(act)

    @any_http
    @rule(number=which, units=requests, size=pieces)
    def ask(self, number: int, units: tuple[list[Asked], list[Asked]], size: int) -> None:
        """A client begins to send requests."""
        peer = self.one(number, is_socket=False)
        waiting = peer.units[peer.done :] if peer else []
        if peer and not any(
            isinstance(u, Asked) and u.then not in ("keep", "held") for u in waiting
        ):
            peer.add(*units[0], *units[1])
            self.send(number, size, 1, is_socket=False)

    @any_socket
    @rule(number=which, units=frames, size=pieces)
    def talk(self, number: int, units: list[Frame], size: int) -> None:
        """A client sends frames, the last one perhaps in part."""
        if peer := self.one(number, is_socket=True):
            peer.add(*units)
            self.send(number, size, 2000, is_socket=True)

    @any_open
    @rule(number=which, size=pieces, count=st.integers(1, 30))
    def send(self, number: int, size: int, count: int, is_socket: bool | None = None) -> None:
        """A client sends some pieces of what it has begun."""
        peer = self.one(number, is_socket=is_socket)
        while peer and count and peer.sent < len(peer.stream):
            piece = bytes(peer.stream[peer.sent : peer.sent + size])
            peer.sent, count = peer.sent + len(piece), count - 1
            if peer.socket is not None:
                peer.last, peer.pings_before = self.now, peer.pings
            self.let(lambda peer=peer, piece=piece: peer.line.arrive(piece))
            peer = peer if peer.is_open else None

    @any_open
    @rule(number=which)
    def finish_sending(self, number: int) -> None:
        """A client sends all that it has begun."""
        self.send(number, PIECE, 100)

    @any_http
    @rule(number=which)
    def send_too_early(self, number: int) -> None:
        """A client sends a frame before its handshake is answered."""
        peer = self.one(number, is_socket=False)
        if peer and peer.stage[1] == "head" and peer.done == len(peer.units):
            early = handshake().data + FRAMES[0].data
            refused = Asked(early, len(early), 0, 400, b"wire-refused-unreadable", "refuse")
            peer.add(refused)
            peer.sent += len(early)
            self.let(lambda: peer.line.arrive(early))

    @any_ending
    @rule(number=which)
    def go_on_after_the_end(self, number: int) -> None:
        """A client sends without end to a connection that is ending."""
        peer = self.ending[number % len(self.ending)]
        self.let(lambda: peer.line.arrive(b"x" * (LONGEST_REST + 1)))
        assert peer.line.is_lost

    # ── reading ──────────────────────────────────────────────────────────────────────────────

    @any_open
    @rule(number=which)
    def stop_reading(self, number: int) -> None:
        """A client takes no more bytes."""
        if peer := self.one(number):
            peer.line.client_reads = False

    @any_open
    @rule(number=which)
    def read_again(self, number: int) -> None:
        """A client takes all bytes."""
        if peer := self.one(number):
            self.let(peer.line.read)

    @any_open
    @rule(number=which)
    def hang_up(self, number: int) -> None:
        """A client disconnects."""
        if peer := self.one(number):
            peer.end(None, self.now, cut=True)
            self.let(peer.line.hang_up)

    # ── the server ───────────────────────────────────────────────────────────────────────────

    @precondition(lambda self: any(peer.stage[1] == "answer" for peer in self.peers))
    @rule()
    def release(self) -> None:
        """The application answers the requests that it held."""
        self.let(self.app.released.set)
        self.app.released.clear()

    @any_socket
    @rule(number=which, sizes=st.lists(st.sampled_from((1, 200, 30_000, 70_000)), max_size=5))
    def broadcast(self, number: int, sizes: list[int]) -> None:
        """The server sends messages to a socket."""
        peer = self.one(number, is_socket=True)
        if peer and peer.socket is not None:
            texts = [bytes(size) for size in sizes]
            peer.say(self.now, *texts)
            self.let(partial(peer.socket.socket.send, *texts))

    @any_socket
    @rule(number=which)
    def close(self, number: int) -> None:
        """The server closes a socket and waits for the client's answer."""
        peer = self.one(number, is_socket=True)
        if peer and peer.socket is not None and not peer.is_closing:
            peer.tell((8, (4000).to_bytes(2)))
            peer.is_closing, peer.closing_since = True, self.now
            self.let(partial(peer.socket.socket.close, 4000, "bye"))

    @rule(seconds=st.integers(1, 25))
    def pass_time(self, seconds: int) -> None:
        """Time passes."""
        for _ in range(seconds):
            self.now += 1
            for peer in self.peers:
                peer.pass_second(self.now)
                peer.tokens = min(TOKENS, peer.tokens + 1)
            self.let(lambda: self.clock.advance(1), turns=15)

    def teardown(self) -> None:
        """The server ends: requests are answered, sockets closed, and no timer is left."""
        if self.is_sound:
            self.leave()
        self.loop.close()

    def leave(self) -> None:
        """End the server."""
        open_sockets = [p for p in self.peers if p.socket and p.is_open and not p.is_closing]

        async def run() -> None:
            self.connections.is_leaving = True
            for connection in tuple(self.connections.open):
                connection.finish()
            self.app.released.set()
            for peer in self.peers:
                peer.line.read()
            for _ in range(UNREAD + 1):
                for _ in range(15):
                    await asyncio.sleep(0)
                self.clock.advance(1)

        self.loop.run_until_complete(run())
        for peer in open_sockets:
            heard, _ = answers_in(bytes(peer.line.heard))
            assert (8, (1012).to_bytes(2)) in heard or peer.is_cut
        assert all(peer.line.is_lost for peer in self.peers)
        assert self.limits.open == self.clock.pending == 0
        assert not self.connections.exchanges
        assert not self.connections.open
        assert self.faults == []


@parametrize("examples, steps", [(25, 40), (600, 60)], test=[(25, 40)])
def test_every_client_is_served_as_the_model_says(examples: int, steps: int) -> None:
    run_state_machine_as_test(
        Clients,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            derandomize=examples < 100,  # the proof explores
            phases=(Phase.generate,),
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_each_request_and_frame_is_answered_in_any_pieces() -> None:
    units: tuple[Asked | Frame, ...] = (*KEPT, *LAST, *FRAMES, *WRONG)
    for unit in units:
        for size in (PIECE, 1 if len(unit.data) < 200 else 997):
            clients = Clients()
            clients.connect("192.0.2.1")
            if isinstance(unit, Asked):
                clients.ask(0, ([unit], []), size)
            else:
                clients.ask(0, ([handshake()], []), PIECE)
                clients.talk(0, [unit], size)
            clients.send(0, size, 1000)
            clients.teardown()
