"""A Mäxchen bot at a server's table, which plays as a program among people."""

from rich.console import Console

from mendax.programs.seat.conversation import Conversation, ProgramFault
from mendax.programs.table.at_table import AtTable
from mendax.programs.table.table_link import ServerClient, table_link
from mendax.programs.udp.datagram_bot import DatagramBot
from mendax.terminal import pages
from mendax.terminal.arguments import read_key
from mendax.terminal.contest.udp_peer import UdpPeer
from mendax.terminal.parameters import OK, WRONG
from mendax.words import Words


def at_table(
    spoken: tuple[Console, Words],
    peer: UdpPeer,
    table: str,
    key: str | None,
    answer: float,
    games: int | None = None,
) -> int:
    """Wait for a bot to register, and pass its moves to the table.

    The bot plays ``games`` games, or until Ctrl-C. ``answer`` is its time limit per answer in
    seconds. Raises ``NoTable``.
    """
    console, words = spoken
    link = table_link(table)
    server = ServerClient(link.server, read_key(key))
    try:
        pages.write(console, words.say("maexchen-waits", port=str(peer.port)))
        name = peer.registered()
        server.begin()
        pages.write(console, words.say("maexchen-at-table", name=name))
        seat = AtTable(
            Conversation(DatagramBot(peer, name, answer)),
            lambda: server.connect(link.socket),
            name=name,
        )
        seat.play(games)
    except ProgramFault as fault:
        pages.write(console, words.say("kit-failed", words=words.explain(fault.reason)))
        return WRONG
    finally:
        peer.close()
    return OK
